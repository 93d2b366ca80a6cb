//===- guards.h - Handlers around what is being evaluated -------*- C++ -*-===//
//
// While a `try` with handlers, or a `with` that expects an exception
// (pytest.raises, assertRaises), is being evaluated, what a model raises may be
// taken. Models that could put off their work look here and do it at once.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

namespace pallasd::python {

/// Interp extension.
struct ExceptionGuards {
  int depth = 0;
};

/// Scope guard.
struct GuardedScope {
  GuardedScope(Interp &interp, bool on) : guards(interp.extension<ExceptionGuards>()), on(on) { guards.depth += on; }
  ~GuardedScope() { guards.depth -= on; }
  GuardedScope(const GuardedScope &) = delete;

private:
  ExceptionGuards &guards;
  bool on;
};

} // namespace pallasd::python
