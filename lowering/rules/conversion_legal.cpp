//===- conversion_legal.cpp - Which conversions lower ---------------------===//
//
// The order of the checks is JAX's: 64-bit targets, then the pair of types.
// Facts: lowering section 4 and the matrix of all dtype pairs, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"

#include <algorithm>

namespace pallasd::lowering {

using jax::DType;
using jax::Eqn;

/// No single op converts between different floats of one width.
static bool pairExists(DType from, DType to) {
  bool number = jax::isFloat(from) || jax::isInteger(from);
  if (jax::isFloat(from) && jax::isFloat(to))
    return jax::bitWidth(from) != jax::bitWidth(to);
  if (from == DType::Bool)
    return jax::isFloat(to) || jax::isInteger(to);
  return number && (jax::isFloat(to) || jax::isInteger(to) || to == DType::Bool);
}

std::optional<Refusal> castRefusal(DType from, DType to) {
  if (from == to)
    return std::nullopt;
  if (jax::itemSize(to) == 8)
    return refuse("cast-64", "NotImplementedError", "64-bit types are not supported").fact("to", dtypeName(to));
  if (pairExists(from, to))
    return std::nullopt;
  return refuse("cast-pair", "NotImplementedError", "Unsupported cast:")
      .fact("from", dtypeName(from))
      .fact("to", dtypeName(to));
}

static std::optional<Refusal> convertElementType(const LegalContext &context, const Eqn &eqn) {
  return castRefusal(context.in(eqn, 0).dtype, context.out(eqn, 0).dtype);
}

static bool changesWidth(const LegalContext &context, const Eqn &eqn) {
  return jax::bitWidth(context.in(eqn, 0).dtype) != jax::bitWidth(context.out(eqn, 0).dtype);
}

static std::optional<Refusal> bitcastConvertType(const LegalContext &context, const Eqn &eqn) {
  if (!changesWidth(context, eqn))
    return std::nullopt;
  return refuse("bitcast-width", "NotImplementedError", "Changing bitwidths not supported.");
}

/// pltpu.bitcast: only the second-minor dimension can hold packed elements.
static std::optional<Refusal> bitcast(const LegalContext &context, const Eqn &eqn) {
  int64_t last = int64_t(context.in(eqn, 0).shape.size()) - 2;
  bool secondMinor = intParam(eqn, "dim", last) == last;
  if (secondMinor || !changesWidth(context, eqn))
    return std::nullopt;
  return refuse("pltpu-bitcast-minor", "NotImplementedError", "Bitcasting along the minormost dimension");
}

static std::optional<Refusal> stochasticRound(const LegalContext &context, const Eqn &eqn) {
  constexpr DType kTargets[] = {DType::BFloat16,          DType::Float8E5M2,   DType::Float8E4M3FN,
                                DType::Float8E4M3B11FNUZ, DType::Float4E2M1FN, DType::Int4};
  if (context.in(eqn, 0).dtype != DType::Float32)
    return refuse("sround-in", "ValueError", "Only float32 input is supported.");
  const jax::Param *param = eqn.param("target_dtype");
  const DType *given = param ? param->as<DType>() : nullptr;
  DType target = given ? *given : context.out(eqn, 0).dtype;
  if (std::find(std::begin(kTargets), std::end(kTargets), target) != std::end(kTargets))
    return std::nullopt;
  return refuse("sround-out", "ValueError", "Unsupported target dtype:").fact("to", dtypeName(target));
}

static void addRules(LegalTable &table) {
  table.add(Cores::All, "convert_element_type", convertElementType);
  table.add(Cores::All, "bitcast_convert_type", bitcastConvertType);
  table.add(Cores::Tensor, "bitcast", bitcast);
  table.add(Cores::Tensor, "stochastic_round", stochasticRound);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
