//===- builtins.h - Shared pieces of the builtin types ----------*- C++ -*-===//
//
// What the models of library types (collections, enum …) use of them.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/generators.h"
#include "analysis/python/interp.h"

#include <algorithm>

namespace pallasd::python {

/// `self` as a method of `owner` written in C++ takes it: an instance of a Python
/// subclass gives the modelled object that it wraps. Raises TypeError for objects
/// of other types, UnknownUse for a subclass that wraps nothing.
Value checkedSelf(Interp &interp, Class *owner, Value self);
/// The dict of a dict or of an instance of a subclass; TypeError otherwise.
Dict *selfDict(Interp &interp, Value value);
/// dict.update and dict's constructor.
void updateDict(Interp &interp, Dict *dict, const CallArgs &args);
/// list.sort and sorted. Throws UnknownUse where the order is not known.
void sortValues(Interp &interp, Values &items, Value key, bool reverse);
/// round(number, digits) of a builtin number.
Value roundNumber(Interp &interp, Value value, Value digits);

} // namespace pallasd::python
