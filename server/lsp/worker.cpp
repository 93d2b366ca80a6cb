#include "server/lsp/worker.h"

#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

namespace pallasd::lsp {

Worker::Worker(std::unique_ptr<Session> session, Outgoing outgoing)
    : session(std::move(session)), outgoing(std::move(outgoing)), thread([this] { loop(); }) {}

Worker::~Worker() {
  {
    std::lock_guard guard(mutex);
    stopping = true;
    interruptAnalysis = true;
    if (runningCancelled)
      *runningCancelled = true;
  }
  wake.notify_all();
  thread.join();
}

void Worker::edit(std::function<void(Session &)> change) {
  {
    std::lock_guard guard(mutex);
    tasks.push_back({std::move(change), nullptr, nullptr, nullptr, nullptr});
    interruptAnalysis = true;
    if (runningCancelled) {
      modifiedMeanwhile = true;
      *runningCancelled = true;
    }
  }
  wake.notify_all();
}

void Worker::request(Json id, const Request &request, Json params) {
  {
    std::lock_guard guard(mutex);
    tasks.push_back({nullptr, &request, std::make_shared<Json>(std::move(id)),
                     std::make_shared<Json>(std::move(params)), std::make_shared<std::atomic<bool>>(false)});
  }
  wake.notify_all();
}

void Worker::cancel(const Json &id) {
  std::lock_guard guard(mutex);
  if (runningId && *runningId == id)
    *runningCancelled = true;
  for (Task &task : tasks)
    if (task.id && *task.id == id)
      *task.cancelled = true;
}

void Worker::loop() {
  std::unique_lock lock(mutex);
  while (!stopping) {
    if (!tasks.empty()) {
      Task task = std::move(tasks.front());
      tasks.pop_front();
      runningId = task.id;
      runningCancelled = task.cancelled;
      modifiedMeanwhile = false;
      lock.unlock();
      perform(task);
      lock.lock();
      runningId = nullptr;
      runningCancelled = nullptr;
      continue;
    }
    if (session->nextDirty()) {
      analyseNextDirty(lock);
      continue;
    }
    wake.wait(lock);
  }
}

void Worker::perform(Task &task) {
  if (task.change) {
    try {
      task.change(*session);
    } catch (const Json::exception &error) {
      spdlog::warn("notification of the wrong form: {}", error.what());
    }
    return;
  }
  if (*task.cancelled) {
    outgoing.respond(*task.id, ResponseError{RequestCancelled, "cancelled by the client"});
    return;
  }
  RequestCall call{*session, *task.params, *task.cancelled};
  RequestResult result = ResponseError{InternalError, "no result"};
  try {
    result = task.request->handle(call);
  } catch (const Json::exception &error) {
    result = ResponseError{InvalidParams, std::string("the parameters of ") + task.request->method +
                                              " are not those of the specification: " + error.what()};
  }
  if (*task.cancelled && result.error())
    result = modifiedMeanwhile ? ResponseError{ContentModified, "the document changed meanwhile"}
                               : ResponseError{RequestCancelled, "cancelled by the client"};
  outgoing.respond(*task.id, result);
}

void Worker::analyseNextDirty(std::unique_lock<std::mutex> &lock) {
  interruptAnalysis = false;
  Document *document = session->nextDirty();
  lock.unlock();
  outgoing.busy(true, document->path);
  auto analysis = session->analysis(*document, interruptAnalysis);
  outgoing.busy(false, document->path);
  if (analysis)
    outgoing.notify("textDocument/publishDiagnostics", publishParams(*session, *document, *analysis));
  else
    spdlog::debug("analysis of {} interrupted", document->path);
  lock.lock();
}

} // namespace pallasd::lsp
