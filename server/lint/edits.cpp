#include "server/lint/edits.h"

#include "analysis/query/comments.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pallasd::lint {

namespace {

/// Bytes [begin, end) become `text`.
struct Edit {
  size_t begin, end;
  std::string text;
};

bool overlap(const Edit &a, const Edit &b) { return a.begin == b.begin || (a.begin < b.end && b.begin < a.end); }

std::string applied(std::string_view text, std::vector<Edit> edits) {
  std::sort(edits.begin(), edits.end(), [](const Edit &a, const Edit &b) { return a.begin < b.begin; });
  std::string result;
  size_t at = 0;
  for (const Edit &edit : edits) {
    result.append(text, at, edit.begin - at);
    result += edit.text;
    at = edit.end;
  }
  return result.append(text, at, text.size() - at);
}

class Fixer {
public:
  Fixer(const std::vector<LintedFile> &files, const Texts &texts) : texts(texts) {
    for (const LintedFile &file : files)
      allowed.insert(file.path);
  }

  void take(const query::Diagnostic &diagnostic) {
    for (const query::Fix &fix : diagnostic.fixes) {
      if (fix.safety != query::FixSafety::Safe || fix.edits.empty())
        continue;
      fixes += add(fix);
      return; // the first safe fix is the preferred one
    }
  }

  Fixed result() {
    Fixed fixed;
    for (auto &[path, list] : edits)
      fixed.texts[path] = applied(texts.text(path), std::move(list));
    fixed.fixes = fixes;
    return fixed;
  }

private:
  bool add(const query::Fix &fix) {
    std::map<std::string, std::vector<Edit>> fresh;
    for (const query::TextEdit &edit : fix.edits) {
      if (!allowed.contains(edit.where.path))
        return false;
      text::LineIndex lines(texts.text(edit.where.path));
      auto offset = [&](int32_t line, int32_t column) {
        return lines.offset({line - 1, column - 1}, text::Encoding::Utf32);
      };
      fresh[edit.where.path].push_back(
          {offset(edit.where.line, edit.where.column), offset(edit.where.endLine, edit.where.endColumn), edit.newText});
    }
    for (const auto &[path, list] : fresh)
      for (const Edit &edit : list)
        for (const Edit &taken : edits[path])
          if (overlap(edit, taken))
            return false;
    for (auto &[path, list] : fresh)
      std::move(list.begin(), list.end(), std::back_inserter(edits[path]));
    return true;
  }

  const Texts &texts;
  std::set<std::string> allowed;
  std::map<std::string, std::vector<Edit>> edits;
  size_t fixes = 0;
};

/// Scans strings and comments of a Python text.
class LineScanner {
public:
  explicit LineScanner(std::string_view text) : text(text) {}

  std::set<int32_t> scan() {
    for (; at < text.size(); ++at) {
      char c = text[at];
      if (c == '\n')
        ++line;
      else if (c == '#')
        at = std::min(text.find('\n', at), text.size()) - 1;
      else if (c == '\\' && isLineEnd(at + 1))
        without.insert(line);
      else if (c == '"' || c == '\'')
        skipString(c);
    }
    return std::move(without);
  }

private:
  bool isLineEnd(size_t place) const {
    return text.substr(place).starts_with('\n') || text.substr(place).starts_with("\r\n");
  }

  /// Leaves `at` on the last quote, or before the end of the line that ends a plain string.
  void skipString(char quote) {
    bool triple = text.substr(at).starts_with(std::string(3, quote));
    size_t closing = triple ? 3 : 1;
    for (at += closing; at < text.size(); ++at) {
      if (text[at] == '\\') {
        ++at;
        if (at < text.size() && text[at] == '\n')
          without.insert(line++);
      } else if (text[at] == '\n') {
        if (!triple) {
          --at;
          return;
        }
        without.insert(line++);
      } else if (text.substr(at).starts_with(std::string(closing, quote))) {
        at += closing - 1;
        return;
      }
    }
  }

  std::string_view text;
  size_t at = 0;
  int32_t line = 0;
  std::set<int32_t> without;
};

/// Comments for one file.
class IgnoreWriter {
public:
  IgnoreWriter(const LintedFile &file, const Texts &texts)
      : text(texts.text(file.path)), lines(text), without(linesWithoutComment(text)),
        comments(query::readComments(text)) {}

  /// False if no line of the finding can end in a comment.
  bool take(const query::Diagnostic &diagnostic) {
    for (int32_t line = diagnostic.where.line; line <= std::max(diagnostic.where.line, diagnostic.where.endLine);
         ++line)
      if (!without.contains(line - 1)) {
        rules[line].insert(diagnostic.rule);
        return true;
      }
    return false;
  }

  size_t size() const { return rules.size(); }

  std::string write() const {
    std::vector<Edit> edits;
    edits.reserve(rules.size());
    for (const auto &[line, names] : rules)
      edits.push_back(edit(line, names));
    return applied(text, std::move(edits));
  }

private:
  Edit edit(int32_t line, std::set<std::string> names) const {
    size_t start = lines.lineStart(size_t(line) - 1);
    std::string_view content = lines.line(size_t(line) - 1);
    for (const query::IgnoreComment &comment : comments.ignores) {
      if (comment.line != line || comment.wholeFile)
        continue;
      names.insert(comment.rules.begin(), comment.rules.end());
      size_t hash = text::byteOfColumn(content, comment.hash - 1, text::Encoding::Utf32);
      size_t bracket = content.find(']', hash);
      size_t end = bracket == std::string_view::npos ? content.size() : bracket + 1;
      return {start + hash, start + end, commentFor(names)};
    }
    size_t end = content.find_last_not_of(" \t\r\f") + 1;
    return {start + end, start + content.size(), "  " + commentFor(names)};
  }

  static std::string commentFor(const std::set<std::string> &names) {
    return fmt::format("# pallasd: ignore[{}]", fmt::join(names, ", "));
  }

  std::string_view text;
  text::LineIndex lines;
  std::set<int32_t> without;
  query::Comments comments;
  std::map<int32_t, std::set<std::string>> rules;
};

} // namespace

Fixed applySafeFixes(const std::vector<LintedFile> &files, const Texts &texts) {
  Fixer fixer(files, texts);
  for (const LintedFile &file : files)
    for (const query::Diagnostic &diagnostic : file.diagnostics)
      fixer.take(diagnostic);
  return fixer.result();
}

Ignored addIgnores(const std::vector<LintedFile> &files, const Texts &texts) {
  Ignored result;
  for (const LintedFile &file : files) {
    IgnoreWriter writer(file, texts);
    for (const query::Diagnostic &diagnostic : file.diagnostics)
      if (diagnostic.severity <= query::Severity::Warning && !writer.take(diagnostic))
        result.impossible.push_back(diagnostic);
    if (writer.size() > 0)
      result.texts[file.path] = writer.write();
    result.comments += writer.size();
  }
  return result;
}

std::set<int32_t> linesWithoutComment(std::string_view text) { return LineScanner(text).scan(); }

} // namespace pallasd::lint
