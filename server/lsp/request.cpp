#include "server/lsp/request.h"

#include <algorithm>

namespace pallasd::lsp {

//===----------------------------------------------------------------------===//
// Late answers
//===----------------------------------------------------------------------===//

LateAnswer::~LateAnswer() { respond(ResponseError{InternalError, "the work ended without an answer", {}}); }

void LateAnswer::respond(const RequestResult &result) {
  {
    std::lock_guard guard(mutex);
    if (std::exchange(answered, true))
      return;
  }
  client->respond(id, result);
}

void LateAnswer::onCancel(std::function<void()> callback) {
  {
    std::lock_guard guard(mutex);
    if (!cancelled) {
      stop = std::move(callback);
      return;
    }
  }
  callback();
}

bool LateAnswer::isCancelled() const {
  std::lock_guard guard(mutex);
  return cancelled;
}

void LateAnswer::cancel() {
  std::function<void()> callback;
  {
    std::lock_guard guard(mutex);
    if (std::exchange(cancelled, true))
      return;
    callback = std::move(stop);
  }
  if (callback)
    callback();
}

//===----------------------------------------------------------------------===//
// Registries
//===----------------------------------------------------------------------===//

namespace {

template <typename Entry> std::vector<Entry> &table() {
  static std::vector<Entry> entries;
  return entries;
}

} // namespace

RequestRegistration::RequestRegistration(const char *method, RequestHandler handle, AddCapabilities capabilities) {
  table<Request>().push_back({method, handle, capabilities});
}

const std::vector<Request> &allRequests() { return table<Request>(); }

const Request *findRequest(const std::string &method) {
  const auto &requests = allRequests();
  auto found = std::find_if(requests.begin(), requests.end(), [&](const Request &r) { return method == r.method; });
  return found == requests.end() ? nullptr : &*found;
}

ResultListenerRegistration::ResultListenerRegistration(ResultListener listener) {
  table<ResultListener>().push_back(listener);
}

SaveListenerRegistration::SaveListenerRegistration(SaveListener listener) { table<SaveListener>().push_back(listener); }

const std::vector<SaveListener> &allSaveListeners() { return table<SaveListener>(); }

const std::vector<ResultListener> &allResultListeners() { return table<ResultListener>(); }

} // namespace pallasd::lsp
