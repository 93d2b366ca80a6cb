//===- comments.h - What users tell pallasd in comments ---------*- C++ -*-===//
//
//   x = f(y)  # pallasd: ignore[block-shape]    findings of this line
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

struct Comments {
  /// By 1-based line: rules that are ignored there; an empty set ignores all.
  std::map<int32_t, std::set<std::string>> ignored;
  std::set<std::string> ignoredInFile;
  bool wholeFileIgnored = false;
  std::vector<Directive> directives;

  bool ignores(const std::string &rule, int32_t firstLine, int32_t lastLine) const;
};

Comments readComments(std::string_view text);

} // namespace pallasd::query
