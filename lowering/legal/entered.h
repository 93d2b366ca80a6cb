//===- entered.h - Which inner jaxprs the lowering enters -------*- C++ -*-===//
//
// JAX lowers only one branch of a cond whose index it knows as a constant
// (platform_index, literals, max and min of those), and no body of a loop of no
// steps. What isn't lowered isn't refused. Facts: lowering section 8.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/legal/legal.h"

namespace pallasd::lowering {

/// Inner jaxprs that are lowered for certain, in JAX's order.
std::vector<InnerJaxpr> enteredJaxprs(const LegalContext &context, const jax::Eqn &eqn);

/// What platform_index gives: the first entry that names "mosaic" or is the
/// default (None).
std::optional<size_t> mosaicPlatform(const jax::Eqn &eqn);

/// By VarId of the inner jaxpr: LegalContext::blockShapes of its arguments.
std::vector<std::optional<BlockShape>> blockShapesWithin(const LegalContext &context, const jax::Eqn &eqn,
                                                         const InnerJaxpr &inner);

/// By VarId of the inner jaxpr: LegalContext::mayBeConstant of its arguments.
std::vector<bool> constantArguments(const LegalContext &context, const jax::Eqn &eqn, const InnerJaxpr &inner);

} // namespace pallasd::lowering
