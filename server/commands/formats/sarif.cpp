// `--format sarif`: SARIF 2.1.0 in the shape that GitHub's code scanning takes:
// rules with their pages, results with fingerprints that survive edits above
// them, related places, and fixes as replacements. Columns are code points, and
// paths are relative to the repository (%SRCROOT%).

#include "analysis/kernel/rules.h"
#include "server/commands/formats/format.h"
#include "server/lint/fingerprint.h"
#include "server/lint/json.h"
#include "server/lint/paths.h"
#include "server/lsp/uri.h"
#include "support/version.h"

#include <map>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

namespace {

using Json = nlohmann::json;

std::string_view levelName(query::Severity severity) {
  switch (severity) {
  case query::Severity::Error:
    return "error";
  case query::Severity::Warning:
    return "warning";
  default:
    return "note";
  }
}

Json artifact(const std::string &path) {
  std::string name = lint::repositoryPath(path);
  if (name.starts_with('/'))
    return {{"uri", lsp::uriOfPath(name)}};
  // A relative reference keeps its escapes, not the scheme.
  return {{"uri", lsp::uriOfPath("/" + name).substr(std::string_view("file:///").size())}, {"uriBaseId", "%SRCROOT%"}};
}

Json region(const query::Location &where) {
  return {{"startLine", where.line},
          {"startColumn", where.column},
          {"endLine", where.endLine},
          {"endColumn", where.endColumn}};
}

Json physicalLocation(const query::Location &where) {
  return {{"artifactLocation", artifact(where.path)}, {"region", region(where)}};
}

std::string description(const kernel::Rule &rule) {
  std::string text(rule.summary);
  return text.empty() || text.ends_with('.') ? text : text + '.';
}

Json ruleJson(const kernel::Rule &rule) {
  std::string page(kernel::rulePage(rule.name));
  Json json = {{"id", rule.name},
               {"shortDescription", {{"text", description(rule)}}},
               {"fullDescription", {{"text", description(rule)}}},
               {"defaultConfiguration", {{"level", levelName(rule.severity)}}},
               {"properties",
                {{"tags", {"pallas", "tpu"}},
                 {"stage", rule.stage},
                 {"releases", rule.releases},
                 {"problem.severity", rule.severity == query::Severity::Error ? "error" : "warning"}}}};
  if (!page.empty())
    json["help"] = {{"text", page}, {"markdown", page}};
  return json;
}

Json fixJson(const query::Fix &fix) {
  std::map<std::string, Json> byFile;
  for (const query::TextEdit &edit : fix.edits) {
    Json &change = byFile[edit.where.path];
    if (change.is_null())
      change = {{"artifactLocation", artifact(edit.where.path)}, {"replacements", Json::array()}};
    change["replacements"].push_back(
        {{"deletedRegion", region(edit.where)}, {"insertedContent", {{"text", edit.newText}}}});
  }
  Json changes = Json::array();
  for (auto &[_, change] : byFile)
    changes.push_back(std::move(change));
  return {{"description", {{"text", fix.title}}}, {"artifactChanges", std::move(changes)}};
}

std::string resultMessage(const query::Diagnostic &diagnostic) {
  std::string text = messageText(diagnostic);
  if (!diagnostic.why.empty())
    text += "\n" + diagnostic.why;
  return text.ends_with('.') ? text : text + '.';
}

Json properties(const query::Diagnostic &diagnostic) {
  Json json = {{"stage", diagnostic.stage}, {"kernels", diagnostic.kernels}};
  if (!diagnostic.jaxException.empty())
    json["jaxException"] = diagnostic.jaxException;
  if (diagnostic.shapesFrom)
    json["shapesFrom"] = kernel::name(*diagnostic.shapesFrom);
  return json;
}

Json resultJson(const query::Diagnostic &diagnostic, const lint::Fingerprint &fingerprint) {
  Json json = {{"ruleId", diagnostic.rule},
               {"level", levelName(diagnostic.severity)},
               {"message", {{"text", resultMessage(diagnostic)}}},
               {"locations", {{{"physicalLocation", physicalLocation(diagnostic.where)}}}},
               {"partialFingerprints", {{"primaryLocationLineHash", fingerprint.text()}}},
               {"properties", properties(diagnostic)}};
  for (const query::Related &related : diagnostic.related)
    json["relatedLocations"].push_back({{"id", json["relatedLocations"].size() + 1},
                                        {"physicalLocation", physicalLocation(related.where)},
                                        {"message", {{"text", related.message}}}});
  for (const query::Fix &fix : diagnostic.fixes)
    if (!fix.edits.empty())
      json["fixes"].push_back(fixJson(fix));
  return json;
}

Json driver(const std::vector<const kernel::Rule *> &rules) {
  Json list = Json::array();
  for (const kernel::Rule *rule : rules)
    list.push_back(ruleJson(*rule));
  return {{"name", "pallasd"}, {"version", version()}, {"semanticVersion", version()}, {"rules", std::move(list)}};
}

std::string render(const LintReport &report) {
  std::vector<const kernel::Rule *> rules = kernel::allRules();
  std::map<std::string_view, size_t> indices;
  for (size_t i = 0; i < rules.size(); ++i)
    indices[rules[i]->name] = i;
  Json results = Json::array();
  for (const lint::LintedFile &file : report.files) {
    auto prints = lint::fingerprints(file, lint::repositoryPath(file.path), report.texts);
    for (size_t i = 0; i < file.diagnostics.size(); ++i) {
      results.push_back(resultJson(file.diagnostics[i], prints[i]));
      if (auto index = indices.find(file.diagnostics[i].rule); index != indices.end())
        results.back()["ruleIndex"] = index->second;
    }
  }
  std::string root = lsp::uriOfPath(lint::repositoryRoot(lint::absolutePath("."))) + "/";
  Json run = {{"tool", {{"driver", driver(rules)}}},
              {"invocations", {{{"executionSuccessful", true}}}},
              {"originalUriBaseIds", {{"%SRCROOT%", {{"uri", root}}}}},
              {"columnKind", "unicodeCodePoints"},
              {"results", std::move(results)}};
  return jsonText({{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", {run}}},
                  1);
}

const LintFormatRegistration sarif({"sarif", "SARIF 2.1.0, for code scanning", render});

} // namespace

} // namespace pallasd::commands
