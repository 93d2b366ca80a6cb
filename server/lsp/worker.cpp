#include "server/lsp/worker.h"

#include <algorithm>
#include <chrono>
#include <spdlog/spdlog.h>

namespace pallasd::lsp {

namespace {

/// How long children have to end with the session, in milliseconds.
constexpr int endDelay = 3000;
/// With nothing to do for so long, the thread prepares for what may come.
constexpr auto idleDelay = std::chrono::milliseconds(50);
/// From then on the client may have been told that an analysis runs (server.cpp waits a little longer).
constexpr int toldDelay = 200;

ResponseError cancelledByClient() { return {RequestCancelled, "cancelled by the client"}; }

} // namespace

Worker::Worker(std::unique_ptr<Session> session, Busy busy)
    : session(std::move(session)), client(this->session->client), mailbox(std::make_shared<Mailbox>()),
      busy(std::move(busy)) {
  mailbox->worker = this;
  this->session->post = [mailbox = mailbox](std::function<void(Session &)> change) {
    std::lock_guard guard(mailbox->mutex);
    if (mailbox->worker)
      mailbox->worker->edit(std::move(change));
  };
  thread = std::thread([this] { loop(); });
}

Worker::~Worker() {
  {
    std::lock_guard guard(mailbox->mutex);
    mailbox->worker = nullptr;
  }
  {
    std::lock_guard guard(mutex);
    stopping = true;
    interruptAnalysis = true;
    if (runningCancelled)
      *runningCancelled = true;
  }
  wake.notify_all();
  thread.join();
  endLateAnswers();
  for (const Task &task : tasks)
    if (task.id)
      client->respond(*task.id, cancelledByClient());
}

void Worker::endLateAnswers() {
  for (const auto &answer : late)
    if (auto open = answer.lock())
      open->cancel();
  auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(endDelay);
  auto allEnded = [&] { return std::all_of(late.begin(), late.end(), [](const auto &a) { return a.expired(); }); };
  while (!allEnded() && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

std::shared_ptr<LateAnswer> Worker::makeLate(const Json &id) {
  auto answer = std::make_shared<LateAnswer>(id, client);
  std::lock_guard guard(mutex);
  std::erase_if(late, [](const auto &ended) { return ended.expired(); });
  late.push_back(answer);
  return answer;
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
  std::shared_ptr<LateAnswer> running;
  {
    std::lock_guard guard(mutex);
    if (runningId && *runningId == id)
      *runningCancelled = true;
    for (Task &task : tasks)
      if (task.id && *task.id == id)
        *task.cancelled = true;
    for (const auto &answer : late)
      if (auto open = answer.lock(); open && open->id == id)
        running = open;
  }
  if (running)
    running->cancel();
}

void Worker::loop() {
  std::unique_lock lock(mutex);
  bool prepared = false;
  while (!stopping) {
    if (!tasks.empty()) {
      Task task = std::move(tasks.front());
      tasks.pop_front();
      runningId = task.id;
      runningCancelled = task.cancelled;
      modifiedMeanwhile =
          std::any_of(tasks.begin(), tasks.end(), [](const Task &waiting) { return bool(waiting.change); });
      lock.unlock();
      perform(task);
      lock.lock();
      prepared = false;
      runningId = nullptr;
      runningCancelled = nullptr;
      continue;
    }
    if (session->nextDirty()) {
      analyseNextDirty(lock);
      continue;
    }
    if (!prepared) {
      // The next file to be opened finds the models loaded; what the client is about to ask for goes first.
      if (wake.wait_for(lock, idleDelay) == std::cv_status::no_timeout)
        continue;
      prepared = true;
      lock.unlock();
      session->analyzer().prepare();
      lock.lock();
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
  RequestResult result = *task.cancelled ? RequestResult(cancelledByClient()) : handle(task);
  if (!result.isLater())
    client->respond(*task.id, result);
}

RequestResult Worker::handle(Task &task) {
  if (modifiedMeanwhile)
    *task.cancelled = true; // an edit waits: what needs no new analysis is answered, the rest is outdated
  auto later = [&] { return makeLate(*task.id); };
  RequestCall call{*session, *task.id, *task.params, *task.cancelled, later};
  try {
    RequestResult result = task.request->handle(call);
    bool interrupted = *task.cancelled && result.error() && result.error()->code == RequestCancelled;
    if (interrupted && modifiedMeanwhile)
      return ResponseError{ContentModified, "the document changed meanwhile"};
    return result;
  } catch (const Json::exception &error) {
    return ResponseError{InvalidParams, std::string("the parameters of ") + task.request->method +
                                            " are not those of the specification: " + error.what()};
  }
}

void Worker::analyseNextDirty(std::unique_lock<std::mutex> &lock) {
  interruptAnalysis = false;
  Document *document = session->nextDirty();
  lock.unlock();
  busy(true, document->path);
  auto begin = std::chrono::steady_clock::now();
  auto analysis = session->analysis(*document, interruptAnalysis);
  busy(false, document->path);
  session->statusWithdrawn |= std::chrono::steady_clock::now() - begin > std::chrono::milliseconds(toldDelay);
  if (analysis) {
    announce(*session, *document, *analysis);
    for (ResultListener listener : allResultListeners())
      listener(*session, *document);
  } else {
    spdlog::debug("analysis of {} interrupted", document->path);
  }
  lock.lock();
}

} // namespace pallasd::lsp
