//===- comments.h - What users tell pallasd in comments ---------*- C++ -*-===//
//
//   x = f(y)  # pallasd: ignore[block-shape]    findings of this line; may follow or precede another comment
//   # pallasd: ignore-file[float-iota]          findings of the file
//   # pallasd: x=f32[512,512], causal=True      an instance of the def below
//
// A comment is found by its text, so that it works in a file that does not parse.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::query {

struct Directive {
  int32_t line = 0;      ///< 1-based line of the comment
  int32_t column = 0;    ///< 1-based code point of its text after "pallasd:"
  std::string arguments; ///< "x=f32[512,512], causal=True"
  int32_t target = 0;    ///< 1-based line of the next line that is neither blank nor comment
};

/// `ignore[…]` or `ignore-file[…]`; columns are 1-based code points, end exclusive.
struct IgnoreComment {
  int32_t line = 0;
  int32_t column = 0;      ///< of the blanks before its `#`
  int32_t hash = 0;        ///< of its `#`
  int32_t endColumn = 0;   ///< of the end of the line or the next `#`
  bool isFollowed = false; ///< by another comment
  bool wholeFile = false;
  std::set<std::string> rules; ///< empty: all

  /// Whether it is meant for a finding over these lines.
  bool covers(const std::string &rule, int32_t firstLine, int32_t lastLine) const {
    return (wholeFile || (firstLine <= line && line <= lastLine)) && (rules.empty() || rules.contains(rule));
  }
};

struct Comments {
  std::vector<IgnoreComment> ignores; ///< in the order of lines
  std::vector<Directive> directives;

  bool silences(const std::string &rule, int32_t firstLine, int32_t lastLine) const;
};

Comments readComments(std::string_view text);

} // namespace pallasd::query
