//===- worker.h - The analysis thread ---------------------------*- C++ -*-===//
#pragma once

#include "server/lsp/request.h"
#include "server/lsp/session.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace pallasd::lsp {

class Worker {
public:
  /// A long analysis begins (true) or ends.
  using Busy = std::function<void(bool running, const std::string &path)>;

  Worker(std::unique_ptr<Session> session, Busy busy);
  /// Cancels what runs and what waits; gives late answers a moment to end.
  ~Worker();

  /// An edit or other state change; interrupts a running analysis.
  void edit(std::function<void(Session &)> change);
  void request(Json id, const Request &request, Json params);
  /// Drops a waiting request or stops a running one.
  void cancel(const Json &id);

private:
  struct Task {
    std::function<void(Session &)> change; ///< an edit, or
    const Request *request = nullptr;      ///< a request
    std::shared_ptr<Json> id, params;
    std::shared_ptr<std::atomic<bool>> cancelled;
  };

  void loop();
  void perform(Task &task);
  RequestResult handle(Task &task);
  void analyseNextDirty(std::unique_lock<std::mutex> &lock);
  std::shared_ptr<LateAnswer> makeLate(const Json &id);
  void endLateAnswers();

  /// What other threads hold on to; empty once this object ends.
  struct Mailbox {
    std::mutex mutex;
    Worker *worker;
  };

  std::unique_ptr<Session> session;
  std::shared_ptr<Client> client;
  std::shared_ptr<Mailbox> mailbox;
  Busy busy;
  std::mutex mutex;
  std::condition_variable wake;
  std::deque<Task> tasks;
  std::vector<std::weak_ptr<LateAnswer>> late; ///< requests that go on without this thread
  std::shared_ptr<Json> runningId;
  std::shared_ptr<std::atomic<bool>> runningCancelled;
  std::atomic<bool> interruptAnalysis{false};
  std::atomic<bool> modifiedMeanwhile{false}; ///< an edit arrived while a request ran
  bool stopping = false;
  std::thread thread;
};

} // namespace pallasd::lsp
