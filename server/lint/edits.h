//===- edits.h - Changes of source texts ------------------------*- C++ -*-===//
//
// `--fix` applies fixes that are certain to keep the program's numbers and
// nothing else; a fix is a set of edits that happen together or not at all, and
// one that overlaps with another waits for the next round. `--add-ignore` writes
// comments at the ends of lines.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lint/result.h"
#include "server/lint/texts.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace pallasd::lint {

/// New texts by path.
using NewTexts = std::map<std::string, std::string>;

struct Fixed {
  NewTexts texts;
  size_t fixes = 0; ///< how many were applied
};
/// Applies as many safe fixes as don't overlap; only files of the list are changed.
Fixed applySafeFixes(const std::vector<LintedFile> &files, const Texts &texts);

struct Ignored {
  NewTexts texts;
  size_t comments = 0;                       ///< lines that got or extended one
  std::vector<query::Diagnostic> impossible; ///< no line of theirs can end in a comment
};
/// A `# pallasd: ignore[rule]` for each error and warning.
Ignored addIgnores(const std::vector<LintedFile> &files, const Texts &texts);

/// Which lines of a Python text (0-based) cannot end in a comment: those that a string goes on behind, and those that
/// end in a backslash.
std::set<int32_t> linesWithoutComment(std::string_view text);

} // namespace pallasd::lint
