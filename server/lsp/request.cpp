#include "server/lsp/request.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace pallasd::lsp {

RequestResult::RequestResult(const Json &result) : value(std::make_shared<const Json>(result)) {}
const Json &RequestResult::result() const { return *std::get<std::shared_ptr<const Json>>(value); }

namespace {

std::vector<Request> &table() {
  static std::vector<Request> requests;
  return requests;
}

} // namespace

RequestRegistration::RequestRegistration(const char *method, RequestHandler handle,
                                         void (*capabilities)(Json &, const Json &)) {
  table().push_back({method, handle, capabilities});
}

const std::vector<Request> &allRequests() { return table(); }

const Request *findRequest(const std::string &method) {
  auto found = std::find_if(table().begin(), table().end(), [&](const Request &r) { return method == r.method; });
  return found == table().end() ? nullptr : &*found;
}

} // namespace pallasd::lsp
