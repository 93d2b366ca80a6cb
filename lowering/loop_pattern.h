//===- loop_pattern.h - Which scans and whiles are counted loops *- C++ -*-===//
//
// JAX recognises a body that ends its first carry with `add carry 1`: that
// equation goes, the induction variable takes its place. Facts: lowering
// section 8.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/jaxpr.h"

namespace pallasd::lowering {

/// The body without the increment and without the counter among its results,
/// or null if the first carry is no counter.
jax::JaxprPtr countedScanBody(const jax::Jaxpr &body, size_t numConsts, size_t numCarry);

/// The body of `while i < n: ...; i += 1` as a function of consts, i and the
/// other carries (n is gone), or null.
jax::JaxprPtr countedWhileBody(const jax::Jaxpr &condition, size_t numCondConsts, const jax::Jaxpr &body,
                               size_t numBodyConsts);

} // namespace pallasd::lowering
