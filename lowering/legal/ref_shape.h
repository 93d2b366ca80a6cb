//===- ref_shape.h - What transforms make of a Ref, as shapes ---*- C++ -*-===//
//
// The predicates' counterpart of ref_access.h: the same walk over `.at[...]`,
// `.bitcast`, `.reshape`, without memory references. Facts: lowering section 2
// (transforms), section 9 (DMA operands).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/legal/legal.h"

#include <span>

namespace pallasd::lowering {

/// A Ref after its transforms. Sizes that only the kernel knows are kDynamicDim.
struct RefShape {
  jax::Aval aval;   ///< its shape is kept where a transform needs it
  BlockShape shape; ///< of its memory
};

enum class RefMemory : uint8_t { Vmem, Smem, Any, Other };
RefMemory memoryOf(kernel::CoreType core, const jax::Aval &ref);

/// A transforms parameter; empty if it is absent.
std::span<const jax::RefTransform> transformsIn(const jax::Param *param);
/// Entry `i` of a list parameter (an operand tree); null if it is absent or None.
const jax::Param *treeParam(const jax::Eqn &eqn, std::string_view name, size_t i);
/// Operand number of a tree entry that is one operand, or nullopt.
std::optional<uint32_t> operandNumber(const jax::Param *param);

/// A size as far as it is known.
int64_t knownSize(const LegalContext &context, const jax::Eqn &eqn, const jax::IndexOperand &size);

/// Applies transforms left to right, or says why JAX would not.
std::optional<Refusal> applyTransforms(const LegalContext &context, const jax::Eqn &eqn, RefShape &ref,
                                       std::span<const jax::RefTransform> transforms);

} // namespace pallasd::lowering
