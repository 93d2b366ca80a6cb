// textDocument/codeAction: the fixes that findings carry. Titles state what
// changes in meaning; only what keeps the numbers is preferred (messages.md).
// Sketches are shown without an edit, as disabled actions with the reason.

#include "server/lsp/request.h"
#include "server/lsp/session.h"
#include "server/lsp/uri.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace pallasd::lsp {

namespace {

bool overlaps(const Json &a, const Json &b) {
  auto key = [](const Json &position) { return std::pair(position.value("line", 0), position.value("character", 0)); };
  return key(a["start"]) <= key(b["end"]) && key(b["start"]) <= key(a["end"]);
}

Json workspaceEdit(const Session &session, const query::Fix &fix) {
  Json changes = Json::object();
  for (const query::TextEdit &edit : fix.edits)
    changes[uriOfPath(edit.where.path)].push_back({{"range", session.range(edit.where)}, {"newText", edit.newText}});
  return {{"changes", std::move(changes)}};
}

Json action(const Session &session, const query::Diagnostic &diagnostic, const query::Fix &fix) {
  Json json = {{"title", fix.title},
               {"kind", "quickfix"},
               {"diagnostics", {toDiagnostic(session, diagnostic)}},
               {"isPreferred", fix.safety == query::FixSafety::Safe}};
  if (fix.edits.empty())
    json["disabled"] = {{"reason", "a sketch: it shows the way, the edit is yours"}};
  else
    json["edit"] = workspaceEdit(session, fix);
  return json;
}

bool wantsQuickFixes(const Json &params) {
  Json only = params.value("/context/only"_json_pointer, Json::array());
  return only.empty() || std::find(only.begin(), only.end(), "quickfix") != only.end();
}

RequestResult codeAction(RequestCall &call) {
  Document *document = call.session.find(call.params.at("textDocument").at("uri"));
  if (!document || !wantsQuickFixes(call.params))
    return Json::array();
  auto analysis = call.session.analysis(*document, call.cancelled);
  if (!analysis)
    return ResponseError{RequestCancelled, "cancelled"};
  bool showsDisabled =
      call.session.clientCapabilities->value("/textDocument/codeAction/disabledSupport"_json_pointer, false);
  Json actions = Json::array();
  for (const query::Diagnostic &diagnostic : analysis->diagnostics) {
    if (!overlaps(call.session.range(diagnostic.where), call.params.at("range")))
      continue;
    for (const query::Fix &fix : diagnostic.fixes)
      if (!fix.edits.empty() || showsDisabled)
        actions.push_back(action(call.session, diagnostic, fix));
  }
  return actions;
}

void capabilities(Json &server, const ClientInfo &) {
  server["codeActionProvider"] = {{"codeActionKinds", {"quickfix"}}};
}

const RequestRegistration registration("textDocument/codeAction", codeAction, capabilities);

} // namespace

} // namespace pallasd::lsp
