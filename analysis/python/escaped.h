//===- escaped.h - Classes that unknown code was given ----------*- C++ -*-===//
//
// A call of what isn't known may register a class that it gets: with a tree of
// containers, a type system, a serialiser. What such a class is to those, nobody
// here knows, so that models that would refuse its instances look here first.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

#include <unordered_set>

namespace pallasd::python {

/// Interp extension.
struct EscapedClasses {
  std::unordered_set<const Class *> classes;
  bool contains(const Class &cls) const {
    for (const Class *base : cls.mro)
      if (classes.contains(base))
        return true;
    return false;
  }
};

} // namespace pallasd::python
