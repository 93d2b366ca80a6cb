//===- process.h - Child processes that end when they are told to -*- C++ -*-===//
//
// User code runs in children only. Each gets a supervisor, a fork of this
// process that execs nothing: it makes itself the reaper of everything below it
// (PR_SET_CHILD_SUBREAPER), so that no descendant can leave its tree by forking
// twice or by starting a session, and kills that whole tree when the program has
// ended, when its time is over, or when this process closes the control pipe,
// which the kernel does for it if it dies. Linux only.
//
// The program inherits no file descriptor but its three streams, starts with
// default signals, and sees the environment that it is given, nothing added.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace pallasd::device {

struct ProcessLimits {
  std::chrono::milliseconds time{0}; ///< of the wall clock; 0: none
  uint64_t memoryBytes = 0;          ///< writable private memory of each process (RLIMIT_DATA); 0: none
};

struct ProcessOptions {
  std::vector<std::string> arguments;                  ///< the first is the program: a path, or a name on PATH
  std::string folder;                                  ///< to work in; empty: this process's
  std::optional<std::vector<std::string>> environment; ///< "NAME=value"; absent: this process's
  ProcessLimits limits;
  enum class Input : uint8_t { None, Inherit, Pipe } input = Input::None;
};

/// How a program ended.
struct ProcessEnd {
  int exitCode = -1; ///< -1: by a signal, or never started
  int signal = 0;
  bool timedOut = false, cancelled = false;
  std::string error; ///< not empty: it never started
};

enum class Stream : uint8_t { Output, Error };
using OutputSink = std::function<void(Stream, std::string_view)>;

/// A running program. Destroying it kills its tree and waits for that.
class Process {
public:
  explicit Process(const ProcessOptions &options);
  ~Process();
  Process(const Process &) = delete;
  Process &operator=(const Process &) = delete;

  /// Writes to the program's input (Input::Pipe); false if it reads no more, or
  /// if `until` answers true while it does not read.
  bool write(std::string_view text, const std::function<bool()> &until = {});
  void closeInput();
  /// Hands on what the program writes, as it writes it, until it has ended or
  /// `until` answers true (asked after each piece and every 20 ms). True: ended.
  bool pump(const OutputSink &sink, const std::function<bool()> &until);
  /// Kills the tree; returns when nothing of it is left.
  void kill();
  const ProcessEnd &end() const { return result; }

private:
  void start(const ProcessOptions &options);
  bool drain(int &descriptor, Stream stream, const OutputSink &sink);
  void readEnd();

  pid_t supervisor = -1;
  int input = -1, output = -1, error = -1, status = -1, control = -1;
  ProcessEnd result;
};

/// Runs a program to its end, or until `cancelled`.
ProcessEnd runProcess(const ProcessOptions &options, const OutputSink &sink,
                      const std::atomic<bool> *cancelled = nullptr);

/// The program's path: itself if it has a slash, else where PATH has it; empty
/// if nothing there can be executed.
std::string findProgram(const std::string &name);

} // namespace pallasd::device
