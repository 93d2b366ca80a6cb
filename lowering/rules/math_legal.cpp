//===- math_legal.cpp - Which elementary functions lower ------------------===//
//
// The ops of the math dialect take scalars and vectors of every float; the TPU
// dialect's own (logistic, reciprocal, reduce_precision) take vectors only.
// Facts: lowering section 3, matrix of elementwise primitives, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"
#include "lowering/legal/release.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Eqn;

std::optional<Refusal> accuracy(const LegalContext &, const Eqn &eqn) {
  const jax::Param *given = eqn.param("accuracy");
  if (!given || given->isNone())
    return std::nullopt;
  return refuse("accuracy", "NotImplementedError", "Not implemented: accuracy").fact("primitive", eqn.prim->name);
}

std::optional<Refusal> logistic(const LegalContext &context, const Eqn &eqn) {
  if (std::optional<Refusal> refusal = accuracy(context, eqn))
    return refusal;
  if (!context.in(eqn, 0).shape.empty() || writes(context.instance, "expanded-logistic"))
    return std::nullopt;
  return refuseAtVerify("logistic-scalar", "'tpu.logistic' op operand #0 must be vector");
}

std::optional<Refusal> round(const LegalContext &, const Eqn &eqn) {
  const jax::Param *method = eqn.param("rounding_method");
  std::optional<int64_t> number = method ? method->asInt() : std::nullopt;
  std::string_view text = symbolText(method);
  bool known = number == 0 || number == 1 || text.find("AWAY_FROM_ZERO") != std::string_view::npos ||
               text.find("TO_NEAREST_EVEN") != std::string_view::npos;
  if (known)
    return std::nullopt;
  return refuse("rounding", "NotImplementedError", "Unsupported rounding method:");
}

std::optional<Refusal> populationCount(const LegalContext &context, const Eqn &eqn) {
  if (!context.out(eqn, 0).shape.empty())
    return std::nullopt;
  return refuse("popcount-scalar", "ValueError", "Population count is not supported on scalars");
}

bool isFloat32OrBFloat16(DType dtype) { return dtype == DType::Float32 || dtype == DType::BFloat16; }

std::optional<Refusal> reciprocal(const LegalContext &context, const Eqn &eqn) {
  const Aval &in = context.in(eqn, 0);
  if (in.shape.empty())
    return refuse("reciprocal-scalar", "AttributeError", "has no attribute 'element_type'");
  if (in.dtype == DType::BFloat16 && writes(context.instance, "reciprocal-of-bfloat16"))
    return refuse("reciprocal-of-bfloat16", "ValueError", "Only float32 is supported.")
        .fact("dtype", dtypeName(in.dtype));
  if (isFloat32OrBFloat16(in.dtype))
    return std::nullopt;
  return refuse("reciprocal-dtype", "ValueError", "Only float32 and bfloat16 are supported.")
      .fact("dtype", dtypeName(in.dtype));
}

std::optional<Refusal> reducePrecision(const LegalContext &context, const Eqn &eqn) {
  const Aval &in = context.in(eqn, 0);
  if (!in.shape.empty() && isFloat32OrBFloat16(in.dtype))
    return std::nullopt;
  return refuseAtVerify(in.shape.empty() ? "reduce-precision-scalar" : "reduce-precision-dtype",
                        "'tpu.reduce_precision' op operand #0 must be vector of 32-bit float or bfloat16 type")
      .fact("dtype", dtypeName(in.dtype));
}

std::optional<Refusal> isFinite(const LegalContext &context, const Eqn &eqn) {
  DType dtype = context.in(eqn, 0).dtype;
  if (dtype == DType::Float32)
    return std::nullopt;
  return refuseAtVerify("isfinite-dtype", "'tpu.weird' op Input type must be F32").fact("dtype", dtypeName(dtype));
}

/// An integer exponent is converted by an op, which takes no literal.
std::optional<Refusal> pow(const LegalContext &context, const Eqn &eqn) {
  if (!jax::isInteger(context.in(eqn, 1).dtype) || !context.literal(eqn, 1))
    return std::nullopt;
  return refuse("pow-literal-exponent", "ValueError", "Operand 0 of operation \"arith.");
}

std::optional<Refusal> nextafter(const LegalContext &context, const Eqn &eqn) {
  DType dtype = context.in(eqn, 0).dtype;
  if (dtype == DType::Float32)
    return std::nullopt;
  return refuse("nextafter", "ValueError", "`nextafter` only supports float32 and float64")
      .fact("dtype", dtypeName(dtype));
}

std::optional<Refusal> erfInv(const LegalContext &context, const Eqn &eqn) {
  DType dtype = context.in(eqn, 0).dtype;
  if (dtype == DType::Float32)
    return std::nullopt;
  return refuse("erf-inv", "NotImplementedError", "erf_inv_lowering_helper not implemented for")
      .fact("dtype", dtypeName(dtype));
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::All, "exp", accuracy);
  table.add(Cores::TensorAndVector, {"log", "log2", "tanh", "sqrt", "rsqrt"}, accuracy);
  table.add(Cores::Tensor, {"exp2", "log1p", "sin", "cos", "tan", "erf", "floor", "ceil", "clz", "atan2"}, accuracy);
  table.add(Cores::Tensor, "logistic", logistic);
  table.add(Cores::TensorAndVector, "round", round);
  table.add(Cores::Tensor, "population_count", populationCount);
  table.add(Cores::Tensor, "reciprocal", reciprocal);
  table.add(Cores::Tensor, "reduce_precision", reducePrecision);
  table.add(Cores::Tensor, "is_finite", isFinite);
  table.add(Cores::Tensor, "pow", pow);
  table.add(Cores::Tensor, "nextafter", nextafter);
  table.add(Cores::Tensor, "erf_inv", erfInv);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
