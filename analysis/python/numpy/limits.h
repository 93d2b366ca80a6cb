//===- limits.h - np.finfo and np.iinfo ---------------------------*- C++ -*-===//
#pragma once

#include "analysis/python/numpy/ndarray.h"

namespace pallasd::python::numpy {

/// np.finfo(dtype), jnp.finfo(dtype): raises ValueError for integers. Limits are
/// numpy scalars of the dtype; bits, nmant, nexp, maxexp, minexp are ints.
Value floatInfo(Interp &interp, DType dtype);
/// np.iinfo(dtype), jnp.iinfo(dtype): min, max, bits as Python ints.
Value intInfo(Interp &interp, DType dtype);

} // namespace pallasd::python::numpy
