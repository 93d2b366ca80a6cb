//===- scalar_operands.h - Scalars that a mesh kernel closes over -*- C++ -*-===//
//
// A scalar argument of a mesh kernel's body (pl.kernel, core_map) is passed in
// memory: the TensorCore reads it from a (1,) Ref in SMEM; SparseCore subcores
// get a (1,) Ref in HBM and copy it to their own memory first. Facts: module
// section 9.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance.h"

namespace pallasd::lowering {

/// What JAX lowers of the instance's body: pallas_call's after dead-code
/// elimination, a mesh kernel's with its scalars in memory.
jax::JaxprPtr loweredBody(const kernel::KernelInstance &instance);

} // namespace pallasd::lowering
