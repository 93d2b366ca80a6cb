#include "server/config/patterns.h"

namespace pallasd::config {

namespace {

/// Whether `c` is in the set that begins at pattern[1]; `length` becomes that of the set with its brackets, 0 if it
/// does not end.
bool inSet(std::string_view pattern, char c, size_t &length) {
  size_t at = 1;
  bool negated = at < pattern.size() && (pattern[at] == '!' || pattern[at] == '^'), found = false;
  at += negated;
  for (bool first = true; at < pattern.size() && (first || pattern[at] != ']'); first = false) {
    bool range = at + 2 < pattern.size() && pattern[at + 1] == '-' && pattern[at + 2] != ']';
    found |= range ? pattern[at] <= c && c <= pattern[at + 2] : pattern[at] == c;
    at += range ? 3 : 1;
  }
  length = at < pattern.size() ? at + 1 : 0;
  return found != negated;
}

} // namespace

bool matchesGlob(std::string_view pattern, std::string_view text) {
  while (!pattern.empty()) {
    if (pattern.starts_with("**/") && matchesGlob(pattern.substr(3), text))
      return true; // no folder at all
    bool crossing = pattern.starts_with("**");
    if (crossing || pattern.front() == '*') {
      std::string_view rest = pattern.substr(crossing ? 2 : 1);
      for (size_t taken = 0; taken <= text.size(); ++taken) {
        if (matchesGlob(rest, text.substr(taken)))
          return true;
        if (taken < text.size() && text[taken] == '/' && !crossing)
          return false;
      }
      return false;
    }
    if (text.empty())
      return false;
    size_t length = 1;
    bool same = pattern.front() == '?' ? text.front() != '/' : pattern.front() == text.front();
    if (pattern.front() == '[') {
      bool found = inSet(pattern, text.front(), length);
      same = length == 0 ? text.front() == '[' : found && text.front() != '/';
      length = length == 0 ? 1 : length;
    }
    if (!same)
      return false;
    pattern.remove_prefix(length);
    text.remove_prefix(1);
  }
  return text.empty();
}

bool isGlob(std::string_view text) { return text.find_first_of("*?[") != std::string_view::npos; }

bool matchesPath(std::string_view pattern, std::string_view path) {
  while (pattern.size() > 1 && pattern.ends_with('/'))
    pattern.remove_suffix(1);
  bool anchored = pattern.find('/') != std::string_view::npos;
  while (pattern.starts_with("./"))
    pattern.remove_prefix(2);
  if (anchored)
    return matchesGlob(pattern, path);
  size_t slash = path.rfind('/');
  return matchesGlob(pattern, slash == std::string_view::npos ? path : path.substr(slash + 1));
}

bool covers(std::string_view pattern, std::string_view path) {
  for (size_t end = path.find('/');; end = path.find('/', end + 1)) {
    if (matchesPath(pattern, path.substr(0, end)))
      return true;
    if (end == std::string_view::npos)
      return false;
  }
}

} // namespace pallasd::config
