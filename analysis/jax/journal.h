//===- journal.h - The tracer's state in the heap's journal -----*- C++ -*-===//
//
// What a program changes outside its objects (configuration, registered
// pytrees, the caches of jit) goes back with them when the heap does: each such
// place has an object in the heap that stands for it.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

#include <unordered_map>

namespace pallasd::jax {

using python::Interp;

/// Stands for the T at `place`; a copy made by saveState owns its state.
template <typename T> class JournalledPlace final : public python::Native {
public:
  explicit JournalledPlace(T &place) : place(&place) {}
  python::Class *pyClass(Interp &interp) const override { return interp.builtinClass("object"); }
  std::string repr(Interp &) override { return "<state of the tracer>"; }
  std::unique_ptr<python::Obj> saveState() const override {
    auto copy = std::make_unique<JournalledPlace>(*place);
    copy->saved = *place;
    return copy;
  }
  void swapState(python::Obj &other) override { std::swap(*place, static_cast<JournalledPlace &>(other).saved); }

private:
  T *place;
  T saved{};
};

/// Interp extension: the objects that stand for places.
struct Journal {
  std::unordered_map<const void *, python::Obj *> places;
};

/// `place`, which lives as long as `interp`, about to be changed.
template <typename T> T &changing(Interp &interp, T &place) {
  python::Obj *&object = interp.extension<Journal>().places[&place];
  if (!object) {
    python::Heap::Permanent permanent(interp.heap);
    object = interp.heap.make<JournalledPlace<T>>(place);
  }
  interp.heap.willWrite(object);
  return place;
}

} // namespace pallasd::jax
