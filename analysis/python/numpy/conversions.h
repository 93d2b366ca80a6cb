//===- conversions.h - What numpy makes of values that are not its own -*- C++ -*-===//
//
// Where numpy makes an element of a given integer dtype of a Python integer, one
// beyond the dtype's range is an OverflowError (numpy 2; int4 and its kin alike).
// An object that is no array is asked for one; those of a library may refuse.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/dtype.h"
#include "analysis/python/interp.h"

namespace pallasd::python::numpy {

using jax::DType;

/// Raises OverflowError if `number` is a Python integer that `dtype`, an integer type, cannot hold.
void requireInRange(Interp &interp, Value number, DType dtype);

/// What `value.__array__()` raises, where the model of its class has one.
void askForArray(Interp &interp, Value value);

} // namespace pallasd::python::numpy
