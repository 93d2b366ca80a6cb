//===- supervisor.h - The process between us and user code ------*- C++ -*-===//
//
// Internal to process.cpp. What runs in the fork is restricted to what POSIX
// allows after a fork of a process with threads: system calls, no allocation.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>

namespace pallasd::device {

/// Written once to the status pipe.
struct SupervisorReport {
  int32_t startError = 0; ///< errno of what failed before the program ran
  int32_t waitStatus = 0; ///< as waitpid gives it
  uint8_t timedOut = 0, cancelled = 0;
};

struct SupervisorPlan {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *folder; ///< null: stay
  int input, output, error, status, control;
  int64_t timeMilliseconds; ///< 0: none
  uint64_t memoryBytes;     ///< 0: none
};

/// Starts the program, waits, cleans up and exits.
[[noreturn]] void supervise(const SupervisorPlan &plan);

} // namespace pallasd::device
