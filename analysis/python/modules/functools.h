//===- functools.h - functools.partial --------------------------*- C++ -*-===//
//
// Other layers look through partials; they go by `func`, `args` and `keywords`.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

namespace pallasd::python {

struct Partial : Native {
  Value func;
  Values args;
  std::vector<std::pair<Name, Value>> keywords;
  Namespace attributes; ///< set by the program
  Class *cls;
  Partial(Class *cls, Value func) : func(func), cls(cls) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Partial>(*this); }
  void swapState(Obj &o) override { std::swap(attributes, static_cast<Partial &>(o).attributes); }
  Class *pyClass(Interp &) const override { return cls; }
  std::optional<Value> getAttr(Interp &, Name) override;
  bool setAttr(Interp &, Name, Value) override;
  std::optional<Value> call(Interp &, const CallArgs &) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};

} // namespace pallasd::python
