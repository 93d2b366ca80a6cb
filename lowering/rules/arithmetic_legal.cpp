//===- arithmetic_legal.cpp - Which element types arithmetic takes --------===//
//
// The ops exist for floats and integers. JAX refuses what is neither when it
// picks the op. Facts: lowering section 3, matrix of elementwise primitives,
// JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"

namespace pallasd::lowering {
namespace {

using jax::DType;
using jax::Eqn;

std::optional<Refusal> numeric(std::string_view primitive, DType dtype) {
  if (jax::isFloat(dtype) || jax::isInteger(dtype))
    return std::nullopt;
  return refuse("op-dtype", "NotImplementedError", jax::name(dtype))
      .fact("primitive", std::string(primitive))
      .fact("dtype", std::string(jax::name(dtype)));
}

std::optional<Refusal> numericResult(const LegalContext &context, const Eqn &eqn) {
  return numeric(eqn.prim->name, context.out(eqn, 0).dtype);
}

std::optional<Refusal> mul(const LegalContext &context, const Eqn &eqn) {
  const jax::Param *outType = eqn.param("out_dtype");
  const DType *wanted = outType ? outType->as<DType>() : nullptr;
  if (!wanted)
    return numericResult(context, eqn);
  for (size_t i = 0; i < 2; ++i)
    if (std::optional<Refusal> refusal = castRefusal(context.in(eqn, i).dtype, *wanted))
      return refusal;
  return std::nullopt;
}

std::optional<Refusal> mulhi(const LegalContext &context, const Eqn &eqn) {
  DType dtype = context.out(eqn, 0).dtype;
  if (dtype == DType::UInt32 || dtype == DType::Int32)
    return std::nullopt;
  return refuse("mulhi-dtype", "NotImplementedError", "Unsupported dtype for mulhi:")
      .fact("dtype", std::string(jax::name(dtype)));
}

/// The maximum comes first, then the minimum.
std::optional<Refusal> clamp(const LegalContext &context, const Eqn &eqn) {
  return numeric("max", context.out(eqn, 0).dtype);
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::All, {"add", "sub", "div", "rem", "max", "min", "neg", "abs"}, numericResult);
  table.add(Cores::Tensor, "add_any", numericResult);
  table.add(Cores::All, "mul", mul);
  table.add(Cores::All, "mulhi", mulhi);
  table.add(Cores::All, "clamp", clamp);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
