//===- jobs.h - Work that a session does on threads of its own --*- C++ -*-===//
//
// Children that execute the workspace's code run for as long as they like; the
// analysis thread only starts them. A job ends soon after its flag is set, which
// the end of the session does for all of them.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lsp/request.h"

#include <atomic>
#include <functional>
#include <list>
#include <memory>
#include <thread>

namespace pallasd::lsp {

/// Session extension; the analysis thread's.
class Jobs {
public:
  ~Jobs();
  using Flag = std::shared_ptr<std::atomic<bool>>;
  void start(Flag cancelled, std::function<void()> work);

private:
  struct Job {
    Flag cancelled, ended;
    std::thread thread;
  };
  std::list<Job> jobs;
};

/// A command that answers when its child has ended: progress, output, cancel.
class CommandJob {
public:
  /// Takes over the answer of the request and begins its progress.
  CommandJob(RequestCall &call, const std::string &title);
  /// Runs on a thread of its own; the result is what `work` returns, unless the
  /// client cancels it.
  static void start(RequestCall &call, const std::shared_ptr<CommandJob> &job,
                    std::function<RequestResult(CommandJob &)> work);

  void output(const char *stream, std::string_view text);
  void report(const std::string &message);
  const std::atomic<bool> *cancelled() const { return flag.get(); }

private:
  void progress(const Json &value);

  std::shared_ptr<LateAnswer> answer;
  Json progressToken; ///< null: the client wants none
  Json token;         ///< of the output
  Jobs::Flag flag = std::make_shared<std::atomic<bool>>(false);
  std::string held[3]; ///< by stream: bytes of a character that is not whole yet
};

} // namespace pallasd::lsp
