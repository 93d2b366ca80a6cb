//===- checker.h - What the grammar accepts and Python refuses --*- C++ -*-===//
//
// The refusals of CPython's compiler (3.13) that its grammar doesn't make: where
// `return`, `break`, `await` … may stand, starred expressions without a list
// around them, repeated keywords, patterns that bind twice, future imports. Scoping
// errors are scopes.h's.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/scopes.h"

#include <vector>

namespace pallasd::syntax {

/// Refusals in one resolved top-level statement, in the order of the text.
std::vector<ScopeError> checkItem(const Stmt &stmt);

/// Whether `stmt` is `from __future__ import …`.
bool isFutureImport(const Stmt &stmt);
/// Whether `stmt` is a string alone: a docstring if it is a module's first statement.
bool isDocstring(const Stmt &stmt);

} // namespace pallasd::syntax
