#include "server/commands/formats/format.h"

#include "server/lint/paths.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

namespace {

std::map<std::string_view, LintFormat> &registry() {
  static std::map<std::string_view, LintFormat> formats;
  return formats;
}

} // namespace

LintFormatRegistration::LintFormatRegistration(const LintFormat &format) { registry().emplace(format.name, format); }

std::vector<LintFormat> lintFormats() {
  std::vector<LintFormat> formats;
  for (const auto &[_, format] : registry())
    formats.push_back(format);
  return formats;
}

const LintFormat *findLintFormat(std::string_view name) {
  auto found = registry().find(name);
  return found == registry().end() ? nullptr : &found->second;
}

std::string jsonText(const nlohmann::json &json, int indent) {
  return json.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

std::string messageText(const query::Diagnostic &diagnostic) {
  std::string text = diagnostic.message;
  if (!diagnostic.instance.empty())
    text += fmt::format(" (for {})", diagnostic.instance);
  return text;
}

std::string conciseLine(const query::Diagnostic &diagnostic) {
  const query::Location &where = diagnostic.where;
  return printable(fmt::format("{}:{}:{}: {}[{}]: {}", lint::displayPath(where.path), where.line, where.column,
                               query::name(diagnostic.severity), diagnostic.rule, messageText(diagnostic)));
}

std::string printable(std::string_view text) {
  std::string shown;
  for (char c : text) {
    auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F)
      shown += c == '\t' ? "    " : "·";
    else
      shown += c;
  }
  return shown;
}

} // namespace pallasd::commands
