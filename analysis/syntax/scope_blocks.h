//===- scope_blocks.h - What a walk finds out about scopes ------*- C++ -*-===//
//
// Shared by the walk (scope_walk.cpp) and the resolution (scopes.cpp).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/scopes.h"

#include <deque>
#include <unordered_map>
#include <utility>
#include <vector>

namespace pallasd::syntax {

struct Symbol {
  Name name = nullptr;
  bool bound = false, parameter = false, used = false, annotated = false;
  bool declaredGlobal = false, declaredNonlocal = false;
  bool iterationVariable = false; ///< of a comprehension
  Range declaration;              ///< of the global or nonlocal statement
  Binding::Kind kind = Binding::Unresolved;
  int32_t slot = -1;
};

struct Block {
  enum Kind : uint8_t { Module, Function, Comprehension, Class, TypeParameters } kind = Module;
  Block *parent = nullptr;
  Scope *scope = nullptr;
  Name privateClass = nullptr; ///< of the innermost class, for mangling
  std::vector<Symbol> symbols; ///< in order of first mention
  std::unordered_map<Name, size_t> index;
  std::unordered_map<Name, int32_t> captureIndex;
  std::vector<std::pair<Binding *, Name>> waiting;
  int32_t classCellSlot = -1;
  bool inIterable = false; ///< the iterable of a comprehension is walked right now

  bool isFunctionLike() const { return kind == Function || kind == Comprehension || kind == TypeParameters; }
  Symbol &symbol(Name name);
  const Symbol *find(Name name) const;
};

struct ScopeWalk {
  std::deque<Block> blocks; ///< outer before inner; the first is the module's
  std::vector<ScopeError> errors;
  Scope moduleScope; ///< of the one item; only its names are of use
};

void walkScopes(Stmt &stmt, ScopeWalk &walk);
void walkScopes(Expr &expr, ScopeWalk &walk);

/// `__name` as it is spelled inside the class `cls` (null: outside of classes).
Name mangle(Name cls, Name name);

} // namespace pallasd::syntax
