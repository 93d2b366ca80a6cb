// From a query::Diagnostic to the protocol's: code and codeDescription are the
// rule, related places carry where numbers came from, `data` carries what
// programs and code actions need.

#include "server/lsp/session.h"
#include "server/lsp/uri.h"

#include <nlohmann/json.hpp>

namespace pallasd::lsp {

namespace {

/// What the client was last sent, so that other documents of an edit are not sent again.
struct Published {
  std::map<std::string, Json> byUri;
};

constexpr const char *pullCapability = "/textDocument/diagnostic";

int severityCode(query::Severity severity) { return int(severity) + 1; }

/// The message as editors show it: our sentence, the reason below it.
std::string shownMessage(const query::Diagnostic &diagnostic) {
  std::string text = diagnostic.message;
  if (!diagnostic.instance.empty())
    text += " (for " + diagnostic.instance + ")";
  if (!diagnostic.why.empty())
    text += "\n" + diagnostic.why;
  return text;
}

Json relatedInformation(const Session &session, const query::Diagnostic &diagnostic) {
  Json list = Json::array();
  for (const query::Related &related : diagnostic.related)
    list.push_back({{"location", {{"uri", uriOfPath(related.where.path)}, {"range", session.range(related.where)}}},
                    {"message", related.message}});
  return list;
}

} // namespace

Json toDiagnostic(const Session &session, const query::Diagnostic &diagnostic) {
  Json json = {{"range", session.range(diagnostic.where)},
               {"severity", severityCode(diagnostic.severity)},
               {"code", diagnostic.rule},
               {"codeDescription", {{"href", "pallasd:/rules/" + diagnostic.rule}}},
               {"source", "pallasd"},
               {"message", shownMessage(diagnostic)}};
  if (!diagnostic.related.empty())
    json["relatedInformation"] = relatedInformation(session, diagnostic);
  Json data = {{"rule", diagnostic.rule}, {"stage", diagnostic.stage}, {"kernels", diagnostic.kernels}};
  if (!diagnostic.jaxException.empty())
    data["jax_exception"] = diagnostic.jaxException;
  if (diagnostic.shapesFrom)
    data["shapes_from"] = kernel::name(*diagnostic.shapesFrom);
  if (!diagnostic.chips.empty())
    data["chips"] = diagnostic.chips;
  if (diagnostic.firstError)
    data["first_error"] = true;
  json["data"] = std::move(data);
  return json;
}

Json toDiagnostics(const Session &session, const query::FileAnalysis &analysis) {
  Json list = Json::array();
  for (const query::Diagnostic &diagnostic : analysis.diagnostics)
    list.push_back(toDiagnostic(session, diagnostic));
  return list;
}

void announce(Session &session, Document &document, const query::FileAnalysis &analysis) {
  document.announced = true;
  if (session.clientHas(pullCapability))
    return;
  Json params = {
      {"uri", document.uri}, {"version", document.version}, {"diagnostics", toDiagnostics(session, analysis)}};
  auto &published = session.extension<Published>().byUri[document.uri];
  if (published != params)
    session.client->notify("textDocument/publishDiagnostics", published = std::move(params));
}

void forgetDiagnostics(Session &session, const std::string &uri) {
  session.extension<Published>().byUri.erase(uri);
  if (!session.clientHas(pullCapability))
    session.client->notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}});
}

} // namespace pallasd::lsp
