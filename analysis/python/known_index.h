//===- known_index.h - Integers that models need to know --------*- C++ -*-===//
//
// A size, an axis or a bound that is Unknown makes the call that asked for it
// Unknown: there is no number to go on with.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

namespace pallasd::python {

/// `__index__` as a number of 64 bits; raises UnknownUse where it isn't known,
/// OverflowError where it is beyond 64 bits.
inline int64_t knownIndex(Interp &interp, Value value) {
  Value index = interp.toIndex(value);
  if (auto *unknown = index.as<Unknown>())
    throw UnknownUse{unknown->reason};
  if (!index.isInt())
    interp.raise("OverflowError", "Python int too large to convert to C long");
  return index.asInt();
}

} // namespace pallasd::python
