// `--format full` (also called text, the default): findings with the lines that
// they are about, a caret under what they mean, the reason, and titles of fixes.
//
//   error[float-iota]: `lax.broadcasted_iota(…)` makes a float iota; TPU iota is integer only.
//     --> examples/refused/float_iota.py:10:39
//      |
//   10 |     counts = lax.broadcasted_iota(jnp.float32, (8, 128), 1)
//      |                                   ^^^^^^^^^^^
//      = why: the op counts in integers
//      = fix (safe): Count in int32, then convert

#include "server/commands/formats/format.h"
#include "server/lint/json.h"
#include "server/lint/paths.h"

#include <fmt/format.h>
#include <llvm/Support/Unicode.h>

namespace pallasd::commands {

namespace {

struct Colours {
  std::string_view severity, margin, bold, reset;
};

Colours coloursOf(query::Severity severity, bool on) {
  if (!on)
    return {};
  constexpr std::string_view bySeverity[] = {"\x1b[1;31m", "\x1b[1;33m", "\x1b[1;36m", "\x1b[1;32m"};
  return {bySeverity[size_t(severity)], "\x1b[34m", "\x1b[1m", "\x1b[0m"};
}

/// Columns that a terminal takes for `text`, bytes that are no UTF-8 counting one each.
size_t widthOf(std::string_view text) {
  int width = llvm::sys::unicode::columnWidthUTF8(llvm::StringRef(text));
  return width < 0 ? text.size() : size_t(width);
}

/// `line` up to 1-based code point `column`.
std::string_view before(std::string_view line, int32_t column) {
  return line.substr(0, text::byteOfColumn(line, column - 1, text::Encoding::Utf32));
}

class Writer {
public:
  Writer(const LintReport &report, const query::Diagnostic &diagnostic)
      : texts(report.texts), diagnostic(diagnostic), colours(coloursOf(diagnostic.severity, report.colours)) {
    int32_t last = lastShown(diagnostic.where);
    for (const query::Related &related : diagnostic.related)
      last = std::max(last, lastShown(related.where));
    gutter = std::to_string(last).size();
  }

  std::string write() {
    text += fmt::format("{}{}[{}]{}: {}{}{}\n", colours.severity, query::name(diagnostic.severity), diagnostic.rule,
                        colours.reset, colours.bold, printable(diagnostic.message), colours.reset);
    addExcerpt("-->", diagnostic.where, '^', colours.severity, "");
    for (const query::Related &related : diagnostic.related)
      addExcerpt(":::", related.where, '-', colours.margin, related.message);
    if (!diagnostic.why.empty())
      addNote("why", diagnostic.why);
    if (!diagnostic.instance.empty())
      addNote("for", diagnostic.instance);
    for (const query::Fix &fix : diagnostic.fixes)
      addNote(fmt::format("fix ({})", query::name(fix.safety)), fix.title);
    return text + '\n';
  }

private:
  static int32_t lastShown(const query::Location &where) { return std::max(where.line, where.endLine); }

  void addMargin(std::string_view number, std::string_view sign) {
    text += fmt::format("{}{:>{}} {}{}", colours.margin, number, gutter, sign, colours.reset);
  }

  void addNote(std::string_view label, std::string_view note) {
    addMargin("", "=");
    text += fmt::format(" {}{}{}: {}\n", colours.bold, label, colours.reset, printable(note));
  }

  void addExcerpt(std::string_view arrow, const query::Location &where, char mark, std::string_view colour,
                  std::string_view label) {
    text += fmt::format("{}{:>{}}{}{} {}:{}:{}\n", colours.margin, "", gutter, arrow, colours.reset,
                        printable(lint::displayPath(where.path)), where.line, where.column);
    if (texts.line(where.path, where.line).empty()) {
      if (!label.empty())
        addNote("note", label);
      return;
    }
    addMargin("", "|");
    text += '\n';
    bool oneLine = where.endLine <= where.line;
    addLine(where, where.line, where.column, oneLine ? where.endColumn : 0, mark, colour, oneLine ? label : "");
    if (oneLine)
      return;
    if (where.endLine > where.line + 1) {
      text += fmt::format("{}...{}\n", colours.margin, colours.reset);
    }
    addLine(where, where.endLine, 1, where.endColumn, mark, colour, label);
  }

  /// One source line with `mark` under [begin, end); end 0: to the end of the line.
  void addLine(const query::Location &where, int32_t number, int32_t begin, int32_t end, char mark,
               std::string_view colour, std::string_view label) {
    std::string_view line = texts.line(where.path, number);
    if (begin == 1 && end != 1) // of a range over several lines: not under the indentation
      begin = int32_t(std::min(line.find_first_not_of(" \t"), line.size())) + 1;
    addMargin(std::to_string(number), "|");
    text += ' ' + printable(line) + '\n';
    size_t from = widthOf(printable(before(line, begin)));
    size_t to = widthOf(printable(end == 0 ? line : before(line, end)));
    addMargin("", "|");
    std::string marks(std::max<size_t>(1, to - std::min(from, to)), mark);
    text += fmt::format(" {}{}{}{}{}{}\n", std::string(from, ' '), colour, marks, label.empty() ? "" : " ",
                        printable(label), colours.reset);
  }

  const lint::Texts &texts;
  const query::Diagnostic &diagnostic;
  Colours colours;
  size_t gutter = 1;
  std::string text;
};

std::string render(const LintReport &report) {
  std::string text;
  for (const lint::LintedFile &file : report.files)
    for (const query::Diagnostic &diagnostic : file.diagnostics)
      text += Writer(report, diagnostic).write();
  return text;
}

const LintFormatRegistration full({"full", "findings with source lines, reasons and fixes", render});
const LintFormatRegistration text({"text", "the same as full", render});

} // namespace

} // namespace pallasd::commands
