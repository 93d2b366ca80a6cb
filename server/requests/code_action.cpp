// textDocument/codeAction: the fixes that findings carry. Titles state what
// changes in meaning; only what keeps the numbers is preferred (messages.md).
// Sketches are shown without an edit, as disabled actions with the reason.
//
// Two stages: a client that resolves edits gets actions without them, and asks
// for the one that the user chose (codeAction/resolve).

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

bool resolvesEdits(const Session &session) {
  Json properties = session.clientCapabilities->value("/textDocument/codeAction/resolveSupport/properties"_json_pointer,
                                                      Json::array());
  return std::find(properties.begin(), properties.end(), "edit") != properties.end();
}

/// `data` says which fix of which result an action is.
Json action(const Session &session, const Document &document, size_t number, size_t fixNumber) {
  const query::Diagnostic &diagnostic = document.analysis->diagnostics[number];
  const query::Fix &fix = diagnostic.fixes[fixNumber];
  Json json = {{"title", fix.title},
               {"kind", "quickfix"},
               {"diagnostics", {toDiagnostic(session, diagnostic)}},
               {"isPreferred", fix.safety == query::FixSafety::Safe},
               {"data",
                {{"uri", document.uri},
                 {"version", document.version},
                 {"diagnostic", number},
                 {"fix", fixNumber},
                 {"safety", query::name(fix.safety)}}}};
  if (fix.edits.empty())
    json["disabled"] = {{"reason", "a sketch: it shows the way, the edit is yours"}};
  else if (!resolvesEdits(session))
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
  for (size_t i = 0; i < analysis->diagnostics.size(); ++i) {
    const query::Diagnostic &diagnostic = analysis->diagnostics[i];
    if (!overlaps(call.session.range(diagnostic.where), call.params.at("range")))
      continue;
    for (size_t fix = 0; fix < diagnostic.fixes.size(); ++fix)
      if (!diagnostic.fixes[fix].edits.empty() || showsDisabled)
        actions.push_back(action(call.session, *document, i, fix));
  }
  return actions;
}

RequestResult resolve(RequestCall &call) {
  const Json &data = call.params.at("data");
  Document *document = call.session.find(data.at("uri"));
  auto analysis = document ? call.session.analysis(*document, call.cancelled) : nullptr;
  size_t number = data.at("diagnostic"), fix = data.at("fix");
  bool stands = analysis && document->version == data.at("version") && number < analysis->diagnostics.size() &&
                fix < analysis->diagnostics[number].fixes.size();
  if (!stands)
    return ResponseError{ContentModified, "the document changed since the fix was offered"};
  Json action = call.params;
  action["edit"] = workspaceEdit(call.session, analysis->diagnostics[number].fixes[fix]);
  return action;
}

void capabilities(Json &server, const ClientInfo &) {
  server["codeActionProvider"] = {{"codeActionKinds", {"quickfix"}}, {"resolveProvider", true}};
}

const RequestRegistration registration("textDocument/codeAction", codeAction, capabilities);
const RequestRegistration resolveRegistration("codeAction/resolve", resolve);

} // namespace

} // namespace pallasd::lsp
