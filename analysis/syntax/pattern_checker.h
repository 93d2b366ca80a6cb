//===- pattern_checker.h - Refusals in match statements ---------*- C++ -*-===//
//
// Part of checker.h.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/scopes.h"

#include <vector>

namespace pallasd::syntax {

/// Appends what Python refuses in the patterns of `match`.
void checkPatterns(const Match &match, std::vector<ScopeError> &errors);

} // namespace pallasd::syntax
