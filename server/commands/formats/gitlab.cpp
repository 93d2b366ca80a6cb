// `--format gitlab`: GitLab's Code Quality report, an array of issues whose
// fingerprints are unique and survive edits above them.

#include "server/commands/formats/format.h"
#include "server/lint/fingerprint.h"
#include "server/lint/paths.h"

#include <nlohmann/json.hpp>

namespace pallasd::commands {

namespace {

std::string_view severityName(query::Severity severity) {
  switch (severity) {
  case query::Severity::Error:
    return "critical";
  case query::Severity::Warning:
    return "major";
  case query::Severity::Information:
    return "minor";
  case query::Severity::Hint:
    return "info";
  }
  return "info";
}

nlohmann::json issue(const query::Diagnostic &diagnostic, const std::string &fingerprint) {
  const query::Location &where = diagnostic.where;
  return {{"description", messageText(diagnostic)},
          {"check_name", diagnostic.rule},
          {"fingerprint", fingerprint},
          {"severity", severityName(diagnostic.severity)},
          {"location",
           {{"path", lint::repositoryPath(where.path)},
            {"positions",
             {{"begin", {{"line", where.line}, {"column", where.column}}},
              {"end", {{"line", where.endLine}, {"column", where.endColumn}}}}},
            {"lines", {{"begin", where.line}, {"end", where.endLine}}}}}};
}

std::string render(const LintReport &report) {
  nlohmann::json issues = nlohmann::json::array();
  for (const lint::LintedFile &file : report.files) {
    auto prints = lint::fingerprints(file, lint::repositoryPath(file.path), report.texts);
    for (size_t i = 0; i < file.diagnostics.size(); ++i)
      issues.push_back(issue(file.diagnostics[i], prints[i].text()));
  }
  return jsonText(issues, 1);
}

const LintFormatRegistration gitlab({"gitlab", "Code Quality report of GitLab", render});

} // namespace

} // namespace pallasd::commands
