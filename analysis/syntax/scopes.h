//===- scopes.h - Where every name lives ------------------------*- C++ -*-===//
//
// Python's scoping rules (Language Reference 4.2, PEPs 227, 3104, 572, 695) over
// one top-level statement: fills in every Scope and Binding of the tree and
// mangles private names of classes. An item resolves without the rest of its
// module, since module names are looked up when they are used.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"

#include <string>
#include <vector>

namespace pallasd::syntax {

struct ScopeError {
  Range range;
  std::string message;
};

/// `global name` at module level, refused if another statement mentions `name` before.
struct ModuleGlobal {
  Name name;
  Range range;
};

struct Resolution {
  std::vector<Name> moduleNames;    ///< bound at module level by this statement, in order of first binding
  std::vector<Name> moduleMentions; ///< bound or used at module level
  std::vector<ModuleGlobal> moduleGlobals;
  std::vector<ScopeError> errors;
};

Resolution resolveItem(Stmt &stmt);
/// An expression of its own: free names are globals.
Resolution resolveExpression(Expr &expr);

} // namespace pallasd::syntax
