//===- generators.h - Generators on stacks of their own ---------*- C++ -*-===//
//
// A generator function runs on a fiber; `yield` switches back to whoever asked.
// A generator expression needs none: it is a walk over nested cursors. Neither
// can be copied, so a journalled generator that is restored to an earlier state
// is one of which nothing is known (until the roll-back is undone).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/value.h"

namespace pallasd::python {

struct GeneratorState;

struct Generator : Obj {
  static bool classof(const Obj *o) { return o->kind == ObjKind::Generator; }
  std::shared_ptr<GeneratorState> state; ///< null: lost by a roll-back
  explicit Generator(std::shared_ptr<GeneratorState> state) : Obj(ObjKind::Generator), state(std::move(state)) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Generator>(nullptr); }
  void swapState(Obj &o) override { state.swap(static_cast<Generator &>(o).state); }
};

} // namespace pallasd::python
