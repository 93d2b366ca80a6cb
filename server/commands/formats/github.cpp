// `--format github`: workflow commands, which GitHub Actions shows beside the
// changed lines. A step shows ten annotations of each kind and drops the rest
// without a word, so from the tenth on they are counted in one annotation, and
// the log has a plain line for each.

#include "server/commands/formats/format.h"
#include "server/lint/paths.h"

#include <fmt/format.h>
#include <map>

namespace pallasd::commands {

namespace {

constexpr size_t annotationsOfKind = 10;

enum Kind : uint8_t { Error, Warning, Notice, Kinds };
constexpr std::string_view commandNames[] = {"error", "warning", "notice"};

Kind kindOf(query::Severity severity) {
  switch (severity) {
  case query::Severity::Error:
    return Error;
  case query::Severity::Warning:
    return Warning;
  default:
    return Notice;
  }
}

std::string escaped(std::string_view text, bool property) {
  std::string result;
  for (char c : text) {
    bool escape = c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ','));
    if (escape)
      result += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    else
      result += c;
  }
  return result;
}

std::string message(const query::Diagnostic &diagnostic) {
  std::string text = messageText(diagnostic);
  if (!diagnostic.why.empty())
    text += "\nwhy: " + diagnostic.why;
  for (const query::Fix &fix : diagnostic.fixes)
    text += "\nfix: " + fix.title;
  return text;
}

std::string annotation(const query::Diagnostic &diagnostic) {
  const query::Location &where = diagnostic.where;
  std::string place = fmt::format("file={},line={}", escaped(lint::repositoryPath(where.path), true), where.line);
  // Columns are only allowed within one line.
  if (where.endLine == where.line)
    place += fmt::format(",endLine={},col={},endColumn={}", where.endLine, where.column, where.endColumn);
  else
    place += fmt::format(",endLine={}", where.endLine);
  return fmt::format("::{} {},title={}::{}\n", commandNames[kindOf(diagnostic.severity)], place,
                     escaped(fmt::format("pallasd ({})", diagnostic.rule), true), escaped(message(diagnostic), false));
}

/// "14 more errors: block-shape 10, float-iota 4; the log lists them".
std::string remainder(Kind kind, const std::vector<const query::Diagnostic *> &hidden) {
  std::map<std::string, size_t> rules;
  for (const query::Diagnostic *diagnostic : hidden)
    ++rules[diagnostic->rule];
  std::string counts;
  for (const auto &[rule, count] : rules)
    counts += fmt::format("{}{} {}", counts.empty() ? "" : ", ", rule, count);
  std::string text = fmt::format("{} more {}s: {}; the log lists them", hidden.size(), commandNames[kind], counts);
  std::string lines = fmt::format("::{} title=pallasd::{}\n", commandNames[kind], escaped(text, false));
  for (const query::Diagnostic *diagnostic : hidden)
    lines += conciseLine(*diagnostic) + '\n';
  return lines;
}

std::string render(const LintReport &report) {
  std::vector<const query::Diagnostic *> byKind[Kinds];
  for (const lint::LintedFile &file : report.files)
    for (const query::Diagnostic &diagnostic : file.diagnostics)
      byKind[kindOf(diagnostic.severity)].push_back(&diagnostic);
  std::string text;
  for (Kind kind : {Error, Warning, Notice}) {
    const auto &all = byKind[kind];
    size_t shown = all.size() <= annotationsOfKind ? all.size() : annotationsOfKind - 1;
    for (size_t i = 0; i < shown; ++i)
      text += annotation(*all[i]);
    if (shown < all.size())
      text += remainder(kind, {all.begin() + ptrdiff_t(shown), all.end()});
  }
  return text;
}

const LintFormatRegistration github({"github", "workflow commands of GitHub Actions", render});

} // namespace

} // namespace pallasd::commands
