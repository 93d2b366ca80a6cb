//===- reduction_legal.cpp - Which reductions lower -----------------------===//
//
// The TensorCore reduces floats of any width and int32; a full reduction ends
// in a scalar register, which holds 32-bit elements only. Facts: lowering
// section 5, matrix of reductions, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Eqn;

std::string dtypeName(DType dtype) { return std::string(jax::name(dtype)); }

std::optional<Refusal> scalarResult(const Aval &operand) {
  if (jax::itemSize(operand.dtype) == 4)
    return std::nullopt;
  return refuse("squeeze-scalar", "ValueError", "Only arrays with 32-bit element types can be converted to scalars")
      .fact("dtype", dtypeName(operand.dtype));
}

/// A full sum goes through jnp.sum, which widens small integers and bool to
/// int32: the reduction itself is accepted then.
bool isWidenedSum(const LegalContext &context, const Eqn &eqn, DType dtype) {
  bool narrow = dtype == DType::Bool || (jax::isSigned(dtype) && jax::bitWidth(dtype) < 32);
  return narrow && eqn.prim->name == "reduce_sum" && context.out(eqn, 0).shape.empty();
}

std::optional<Refusal> reduce(const LegalContext &context, const Eqn &eqn) {
  const Aval &operand = context.in(eqn, 0);
  DType dtype = operand.dtype;
  if (isWidenedSum(context, eqn, dtype))
    return std::nullopt;
  if (!jax::isFloat(dtype) && dtype != DType::Int32) {
    bool isUnsigned = jax::isUnsigned(dtype);
    return refuse(isUnsigned ? "reduce-unsigned" : "reduce-dtype", "NotImplementedError",
                  isUnsigned ? "Reductions over unsigned integers not implemented." : "Reductions over")
        .fact("primitive", eqn.prim->name)
        .fact("dtype", dtypeName(dtype));
  }
  return context.out(eqn, 0).shape.empty() ? scalarResult(operand) : std::nullopt;
}

std::optional<Refusal> reduceIndex(const LegalContext &context, const Eqn &eqn) {
  DType dtype = context.in(eqn, 0).dtype, index = context.out(eqn, 0).dtype;
  bool known = (dtype == DType::Float32 && index == DType::Int32) ||
               (dtype == DType::BFloat16 && (index == DType::Int16 || index == DType::Int32));
  if (!known)
    return refuse("reduce-index-dtype", "NotImplementedError", "Unsupported combination of input dtype")
        .fact("dtype", dtypeName(dtype))
        .fact("index_dtype", dtypeName(index));
  const jax::Param *axes = eqn.param("axes");
  if (axes && axes->asInts() && axes->asInts()->size() != 1)
    return refuse("reduce-index-axes", "NotImplementedError", "Only single axis reduction supported");
  return std::nullopt;
}

} // namespace

void addReductionLegal(LegalTable &table) {
  table.add(Cores::Tensor, {"reduce_sum", "reduce_max", "reduce_min"}, reduce);
  table.add(Cores::Tensor, {"argmax", "argmin"}, reduceIndex);
}

} // namespace pallasd::lowering
