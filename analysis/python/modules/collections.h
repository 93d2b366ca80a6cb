//===- collections.h - Making namedtuples -----------------------*- C++ -*-===//
//
// Used by collections.namedtuple and typing.NamedTuple.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

namespace pallasd::python {

/// `defaults` are those of the last fields.
Value makeNamedTuple(Interp &interp, Name name, const std::vector<Name> &fields, const Values &defaults,
                     std::string module);

} // namespace pallasd::python
