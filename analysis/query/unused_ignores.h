//===- unused_ignores.h - Comments that silence nothing ---------*- C++ -*-===//
//
// A comment is only called useless where its line was looked at: the file was
// followed in full and the function around the line ran. Even so another chip or
// a branch that no call takes may need it, so this is a hint; a name that is no
// rule is a warning.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/analysis.h"
#include "analysis/query/comments.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace pallasd::query {

/// Removes what comments silence and records by which comment: `used[i]` are the rules that ignores[i] silenced.
std::vector<std::set<std::string>> silence(const Comments &comments, std::vector<Diagnostic> &diagnostics);

/// `wasLookedAt` answers for a 1-based line.
std::vector<Diagnostic> unusedIgnores(const Comments &comments, const std::vector<std::set<std::string>> &used,
                                      const std::string &path, const std::function<bool(int32_t)> &wasLookedAt);

} // namespace pallasd::query
