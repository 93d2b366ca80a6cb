// textDocument/diagnostic: a client that has this capability pulls, and nothing
// is pushed to it (diagnostics.cpp). The result id is a hash of what was sent,
// so an edit that changes nothing is answered with "unchanged". What a client
// pulled and what an edit elsewhere made stale it is asked to pull again.

#include "server/lsp/session.h"
#include "support/hash.h"

#include <fmt/format.h>

namespace pallasd::lsp {

namespace {

/// What each document's client has, by URI.
struct Pulled {
  struct Report {
    int64_t version = 0;
    std::string resultId;
  };
  std::map<std::string, Report> byUri;
};

std::string idOf(const Json &diagnostics) { return fmt::format("{:016x}", hashBytes(diagnostics.dump())); }

RequestResult pull(RequestCall &call) {
  Document *document = call.session.find(call.params.at("textDocument").at("uri"));
  if (!document)
    return Json{{"kind", "full"}, {"items", Json::array()}};
  auto analysis = call.session.analysis(*document, call.cancelled);
  if (!analysis)
    return ResponseError{ServerCancelled, "the document changed meanwhile", {{"retriggerRequest", true}}};
  Json items = toDiagnostics(call.session, *analysis);
  std::string id = idOf(items);
  call.session.extension<Pulled>().byUri[document->uri] = {document->version, id};
  if (call.params.value("previousResultId", "") == id)
    return Json{{"kind", "unchanged"}, {"resultId", id}};
  return Json{{"kind", "full"}, {"resultId", id}, {"items", std::move(items)}};
}

/// An edit of another file may have changed what this one's client has; its own
/// edits it follows up itself.
void askAgain(Session &session, Document &document) {
  auto &pulled = session.extension<Pulled>().byUri;
  auto known = pulled.find(document.uri);
  if (known == pulled.end() || known->second.version != document.version)
    return;
  std::string id = idOf(toDiagnostics(session, *document.analysis));
  if (id == known->second.resultId)
    return;
  known->second.resultId = id;
  if (session.clientHas("/workspace/diagnostics/refreshSupport"))
    session.client->request("workspace/diagnostic/refresh", nullptr);
}

void capabilities(Json &server, const ClientInfo &client) {
  if (client.capabilities.contains("/textDocument/diagnostic"_json_pointer))
    server["diagnosticProvider"] = {
        {"identifier", "pallasd"}, {"interFileDependencies", true}, {"workspaceDiagnostics", false}};
}

const RequestRegistration registration("textDocument/diagnostic", pull, capabilities);
const ResultListenerRegistration staleness(askAgain);

} // namespace

} // namespace pallasd::lsp
