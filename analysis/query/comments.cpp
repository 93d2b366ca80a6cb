#include "analysis/query/comments.h"

#include "support/text.h"

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

/// Byte offset of the `#` that begins the comment of a line; strings within the
/// line are skipped, strings over several lines are not known here.
std::optional<size_t> commentStart(std::string_view line) {
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
    std::optional<size_t> hash = commentStart(line);
    if (!hash)
      return;
    std::string_view comment = trim(line.substr(*hash + 1));
    if (!comment.starts_with(marker))
      return;
    comment = trim(comment.substr(marker.size()));
    if (auto names = bracketedNames(comment, "ignore-file")) {
      comments.wholeFileIgnored |= names->empty();
      comments.ignoredInFile.merge(*names);
    } else if (auto names = bracketedNames(comment, "ignore")) {
      ignore(int32_t(number) + 1, *names);
    } else if (isBlankOrComment(line.substr(0, *hash))) {
      addDirective(number, comment);
    }
  }

  void ignore(int32_t line, std::set<std::string> &names) {
    auto [entry, fresh] = comments.ignored.try_emplace(line);
    if (names.empty())
      entry->second.clear();
    else if (fresh || !entry->second.empty())
      entry->second.merge(names);
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

bool Comments::ignores(const std::string &rule, int32_t firstLine, int32_t lastLine) const {
  if (wholeFileIgnored || ignoredInFile.contains(rule))
    return true;
  for (auto it = ignored.lower_bound(firstLine); it != ignored.end() && it->first <= lastLine; ++it)
    if (it->second.empty() || it->second.contains(rule))
      return true;
  return false;
}

Comments readComments(std::string_view text) {
  return text.find(marker) == std::string_view::npos ? Comments() : Reader(text).read();
}

} // namespace pallasd::query
