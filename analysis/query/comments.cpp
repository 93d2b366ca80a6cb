#include "analysis/query/comments.h"

#include "support/text.h"

#include <algorithm>
#include <optional>

namespace pallasd::query {

namespace {

constexpr std::string_view marker = "pallasd:";

std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
    text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
    text.remove_suffix(1);
  return text;
}

/// Byte offset of the `#` that begins the comment of a line that begins outside of strings.
std::optional<size_t> commentAfterCode(std::string_view line) {
  char quote = 0;
  for (size_t i = 0; i < line.size(); ++i) {
    char c = line[i];
    if (quote) {
      if (c == '\\')
        ++i;
      else if (c == quote)
        quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '#') {
      return i;
    }
  }
  return std::nullopt;
}

/// The same for any line. One with a single triple quote is taken for the end of a string that began above: what
/// stands above is not looked at, so that an open quote there changes nothing here.
std::optional<size_t> commentStart(std::string_view line) {
  for (std::string_view triple : {"\"\"\"", "'''"}) {
    size_t first = line.find(triple);
    if (first == std::string_view::npos || line.find(triple, first + 3) != std::string_view::npos)
      continue;
    size_t behind = first + triple.size();
    if (auto found = commentAfterCode(line.substr(behind)))
      return behind + *found;
  }
  return commentAfterCode(line);
}

/// Names between brackets after `keyword`; nullopt if the text is something else.
std::optional<std::set<std::string>> bracketedNames(std::string_view text, std::string_view keyword) {
  if (!text.starts_with(keyword))
    return std::nullopt;
  text = trim(text.substr(keyword.size()));
  if (text.empty())
    return std::set<std::string>();
  if (text.front() != '[' || text.find(']') == std::string_view::npos)
    return std::nullopt;
  text = text.substr(1, text.find(']') - 1);
  std::set<std::string> names;
  while (!text.empty()) {
    size_t comma = text.find(',');
    std::string_view name = trim(text.substr(0, comma));
    if (!name.empty())
      names.emplace(name);
    text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
  }
  return names;
}

bool isBlankOrComment(std::string_view line) {
  line = trim(line);
  return line.empty() || line.front() == '#';
}

class Reader {
public:
  explicit Reader(std::string_view text) : text(text), index(text) {}

  /// Only lines that hold the marker are looked at.
  Comments read() {
    for (size_t at = text.find(marker); at < text.size();) {
      auto line = size_t(index.position(at, text::Encoding::Utf8).line);
      readLine(line);
      at = text.find(marker, index.lineStart(line + 1));
    }
    return std::move(comments);
  }

private:
  void readLine(size_t number) {
    std::string_view line = index.line(number);
    std::optional<size_t> start = commentStart(line);
    if (!start)
      return;
    for (size_t hash = *start; hash < line.size();) {
      size_t end = std::min(line.find('#', hash + 1), line.size());
      std::string_view comment = trim(line.substr(hash + 1, end - hash - 1));
      if (comment.starts_with(marker) && readComment(number, trim(comment.substr(marker.size())), hash, end))
        return;
      hash = end;
    }
  }

  /// False if what stands behind the marker may belong to the comment before it.
  bool readComment(size_t number, std::string_view comment, size_t hash, size_t end) {
    if (auto names = bracketedNames(comment, "ignore-file"))
      addIgnore(number, hash, end, true, std::move(*names));
    else if (auto names = bracketedNames(comment, "ignore"))
      addIgnore(number, hash, end, false, std::move(*names));
    else if (trim(index.line(number).substr(0, hash)).empty())
      addDirective(number, trim(index.line(number).substr(comment.data() - index.line(number).data())));
    else
      return false;
    return true;
  }

  int32_t column(size_t number, size_t byte) const {
    return text::unitsOf(index.line(number).substr(0, byte), text::Encoding::Utf32) + 1;
  }

  void addIgnore(size_t number, size_t hash, size_t end, bool wholeFile, std::set<std::string> rules) {
    std::string_view line = index.line(number);
    size_t blanks = hash;
    while (blanks > 0 && (line[blanks - 1] == ' ' || line[blanks - 1] == '\t'))
      --blanks;
    comments.ignores.push_back({int32_t(number) + 1, column(number, blanks), column(number, hash), column(number, end),
                                end < line.size(), wholeFile, std::move(rules)});
  }

  void addDirective(size_t number, std::string_view arguments) {
    Directive directive;
    directive.line = int32_t(number) + 1;
    std::string_view line = index.line(number);
    directive.column = text::unitsOf(line.substr(0, arguments.data() - line.data()), text::Encoding::Utf32) + 1;
    directive.arguments = arguments;
    size_t target = number + 1;
    while (target < index.lineCount() && isBlankOrComment(index.line(target)))
      ++target;
    directive.target = int32_t(target) + 1;
    comments.directives.push_back(std::move(directive));
  }

  std::string_view text;
  text::LineIndex index;
  Comments comments;
};

} // namespace

bool Comments::silences(const std::string &rule, int32_t firstLine, int32_t lastLine) const {
  return std::any_of(ignores.begin(), ignores.end(),
                     [&](const IgnoreComment &comment) { return comment.covers(rule, firstLine, lastLine); });
}

Comments readComments(std::string_view text) {
  return text.find(marker) == std::string_view::npos ? Comments() : Reader(text).read();
}

} // namespace pallasd::query
