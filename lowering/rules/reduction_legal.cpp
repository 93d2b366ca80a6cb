//===- reduction_legal.cpp - Which reductions lower -----------------------===//
//
// The TensorCore reduces floats of any width and int32; a full reduction ends
// in a scalar register, which holds 32-bit elements only. Facts: lowering
// section 5, matrix of reductions, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"
#include "lowering/legal/release.h"

#include <algorithm>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Eqn;

std::optional<Refusal> scalarResult(const Aval &operand) {
  if (jax::itemSize(operand.dtype) == 4)
    return std::nullopt;
  return refuse("squeeze-scalar", "ValueError", "Only arrays with 32-bit element types can be converted to scalars")
      .fact("dtype", dtypeName(operand.dtype));
}

/// Whether an equation of that name takes the first result.
bool isOperandOf(const LegalContext &context, const Eqn &eqn, std::string_view user, size_t position) {
  jax::VarId result = eqn.out[0];
  return std::any_of(context.jaxpr->eqns.begin(), context.jaxpr->eqns.end(), [&](const Eqn &other) {
    return other.prim->name == user && other.in.size() > position && !other.in[position].isLiteral &&
           other.in[position].index == result;
  });
}

/// A scalar of another type than the jaxpr says, which no broadcast takes.
std::optional<Refusal> broadcastOfOtherType(const LegalContext &context, const Eqn &eqn, std::string_view name) {
  if (!isOperandOf(context, eqn, "broadcast_in_dim", 0))
    return std::nullopt;
  return refuseAtVerify(name, "source operand and result have same element type")
      .fact("dtype", dtypeName(context.in(eqn, 0).dtype));
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
    return context.out(eqn, 0).dtype == dtype && dtype != DType::Bool
               ? broadcastOfOtherType(context, eqn, "reduce-sum-widened")
               : std::nullopt;
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
  if (dtype == DType::BFloat16 && writes(context.instance, "reduce-index-of-bfloat16"))
    return refuse("reduce-index-of-bfloat16", "NotImplementedError", "Only float32 is supported");
  const jax::Param *axes = eqn.param("axes");
  if (axes && axes->asInts() && axes->asInts()->size() != 1)
    return refuse("reduce-index-axes", "NotImplementedError", "Only single axis reduction supported");
  return std::nullopt;
}

/// Of integers the ops give a bool where the jaxpr has an integer, which no ref
/// of integers takes.
std::optional<Refusal> reduceBool(const LegalContext &context, const Eqn &eqn) {
  if (context.out(eqn, 0).dtype == DType::Bool)
    return std::nullopt;
  if (context.out(eqn, 0).shape.empty())
    return broadcastOfOtherType(context, eqn, "reduce-or-int");
  if (!isOperandOf(context, eqn, "swap", 1))
    return std::nullopt;
  return refuseAtVerify("reduce-or-int", "Expected base and valueToStore element type to match")
      .fact("dtype", dtypeName(context.in(eqn, 0).dtype));
}

//===----------------------------------------------------------------------===//
// top_k
//===----------------------------------------------------------------------===//

/// Rounds of arg-reductions and maxima; of a row each maximum is a scalar.
std::optional<Refusal> rounds(const Aval &operand, int64_t k) {
  return k > 0 && operand.shape.size() == 1 ? scalarResult(operand) : std::nullopt;
}

std::optional<Refusal> comparable(const LegalContext &context, DType dtype, bool approximate) {
  if (dtype != DType::Float32 && dtype != DType::BFloat16)
    return refuse(approximate ? "approx-topk-dtype" : "topk-dtype", "NotImplementedError",
                  approximate ? "Pallas approx_top_k only supports float32 and bfloat16"
                              : "Pallas top_k only supports float32 and bfloat16")
        .fact("dtype", dtypeName(dtype));
  int needed = dtype == DType::Float32 ? 4 : 6;
  if (!context.chip || context.chip->generation >= needed)
    return std::nullopt;
  return refuse("topk-gen", "NotImplementedError", dtype == DType::Float32 ? "float32 " : "bfloat16 ")
      .fact("dtype", dtypeName(dtype))
      .fact("chip", std::string(context.chip->version));
}

std::optional<Refusal> topK(const LegalContext &context, const Eqn &eqn) {
  const Aval &operand = context.in(eqn, 0);
  if (std::optional<Refusal> refusal = comparable(context, operand.dtype, /*approximate=*/false))
    return refusal;
  if (boolParam(eqn, "is_stable"))
    return refuse("topk-stable", "NotImplementedError", "is_stable=True is not supported in Pallas top_k");
  return rounds(operand, intParam(eqn, "k"));
}

std::optional<Refusal> approxTopK(const LegalContext &context, const Eqn &eqn) {
  const Aval &operand = context.in(eqn, 0);
  if (std::optional<Refusal> refusal = comparable(context, operand.dtype, /*approximate=*/true))
    return refusal;
  if (!boolParam(eqn, "is_max_k", true))
    return refuse("approx-topk-min", "NotImplementedError", "is_max_k=False (approx_min_k) is not supported");
  if (!boolParam(eqn, "aggregate_to_topk", true))
    return refuse("approx-topk-aggregate", "NotImplementedError", "aggregate_to_topk=False is not supported");
  return rounds(operand, intParam(eqn, "k"));
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::Tensor, {"reduce_sum", "reduce_max", "reduce_min"}, reduce);
  table.add(Cores::Tensor, {"argmax", "argmin"}, reduceIndex);
  table.add(Cores::All, {"reduce_and", "reduce_or"}, reduceBool);
  table.add(Cores::Tensor, "top_k", topK);
  table.add(Cores::Tensor, "approx_top_k", approxTopK);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
