//===- run.h - Running a user's script --------------------------*- C++ -*-===//
//
// The script runs under the workspace's own Python and JAX, in a child, on a TPU
// if JAX finds one and else in JAX's TPU interpret mode
// (device/python/pallasd_runner.py), here or on a host that ssh reaches. What the
// script writes is handed on as it comes. docs/run.md says what users are promised.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "device/process.h"

#include <atomic>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::device {

struct RunRequest {
  std::string path;                     ///< of the script, absolute
  std::string kernel;                   ///< only what reaches this kernel; empty: everything
  std::vector<std::string> arguments;   ///< for the script
  std::string python;                   ///< the setting; empty: look for one
  bool races = false;                   ///< detect races (interpret mode only)
  std::string chip = "v5e";             ///< whose figures interpret mode answers with
  int64_t cores = 0;                    ///< per device; 0: the chip's
  std::string folder;                   ///< to work in; empty: this process's
  bool inheritInput = false;            ///< the script reads this process's standard input
  ProcessLimits limits;                 ///< of memory: here only
  std::string host;                     ///< "ssh://…"; empty: here
  std::string remotePython;             ///< there; empty: look for one
  std::vector<std::string> sshCommand;  ///< empty: ssh
  std::vector<std::string> importRoots; ///< folders whose modules are copied to a host if the script imports them
};

struct TracebackFrame {
  std::string path, function;
  int32_t line = 0, column = 0, endLine = 0, endColumn = 0; ///< 1-based code points, end exclusive; column 0: unknown
};

struct RunResult {
  ProcessEnd end;
  std::string where; ///< "TPU v5e" or "CPU, TPU interpret mode"; empty: it never came so far
  std::string jax, python;
  std::string errorClass, message;    ///< of the exception that ended the script
  std::vector<TracebackFrame> frames; ///< of the user's files, innermost last
  std::string problem;                ///< why it could not run, and what to do about it
  int leftOut = 0;                    ///< statements that only serve other kernels
};

enum class RunStream : uint8_t { Output, Error, Pallasd }; ///< Pallasd: a line of ours about the run
using RunSink = std::function<void(RunStream, std::string_view)>;

RunResult runScript(const RunRequest &request, const RunSink &sink, const std::atomic<bool> *cancelled = nullptr);

} // namespace pallasd::device
