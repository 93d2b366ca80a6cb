// `--format json` and `--format json-lines`: the contract of design.md, at once
// or one finding a line.

#include "server/lint/json.h"

#include "server/commands/formats/format.h"
#include "server/lint/paths.h"

#include <nlohmann/json.hpp>

namespace pallasd::commands {

namespace {

std::string renderWhole(const LintReport &report) {
  nlohmann::json files = nlohmann::json::array();
  for (const lint::LintedFile &file : report.files)
    files.push_back(lint::toJson(file, lint::displayPath));
  return jsonText({{"schema", 1}, {"jax", report.jax}, {"chips", report.chips}, {"files", std::move(files)}}, 1);
}

std::string renderLines(const LintReport &report) {
  std::string text;
  for (const lint::LintedFile &file : report.files) {
    for (const query::Diagnostic &diagnostic : file.diagnostics) {
      nlohmann::json json = lint::toJson(diagnostic, lint::displayPath);
      json["path"] = lint::displayPath(diagnostic.where.path);
      text += jsonText(json, -1);
    }
  }
  return text;
}

const LintFormatRegistration whole({"json", "findings and kernels as one JSON object", renderWhole});
const LintFormatRegistration lines({"json-lines", "one JSON object a finding, each on a line", renderLines});

} // namespace

} // namespace pallasd::commands
