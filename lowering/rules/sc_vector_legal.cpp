//===- sc_vector_legal.cpp - Which vector operations a subcore has --------===//
//
// Registers of a vector subcore have one dimension, of as many lanes as the
// chip's subcores have. Facts: lowering section 11, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Eqn;

/// Nullopt if the chip is unknown.
std::optional<int64_t> lanesOf(const LegalContext &context) {
  if (!context.chip || !context.chip->sparseCore)
    return std::nullopt;
  return context.chip->sparseCore->lanes;
}

std::optional<Refusal> iota(const LegalContext &context, const Eqn &eqn) {
  std::optional<int64_t> lanes = lanesOf(context);
  if (!lanes || context.out(eqn, 0).shape == jax::Shape{*lanes})
    return std::nullopt;
  return refuse("sc-iota", "ValueError", "Unsupported iota shape for SC vector subcore.")
      .fact("lanes", std::to_string(*lanes));
}

/// Maxima and minima of signed integers are those of unsigned ones with the
/// sign bit flipped, which exists for 32 bits.
std::optional<Refusal> scanType(DType dtype, bool isSum) {
  if (!jax::isFloat(dtype) && !jax::isInteger(dtype))
    return refuse("sc-scan-dtype", "NotImplementedError", "Unsupported dtype:")
        .fact("dtype", std::string(jax::name(dtype)));
  if (isSum || !jax::isSigned(dtype) || jax::bitWidth(dtype) == 32)
    return std::nullopt;
  return refuse("sc-scan-width", "NotImplementedError",
                "Only 32-bit signed integers are supported for signed reductions.");
}

std::optional<Refusal> reduce(const LegalContext &context, const Eqn &eqn) {
  if (intsParam(eqn, "axes") != std::vector<int64_t>{0})
    return refuse("sc-reduce-axes", "NotImplementedError", "reductions require axes to be (0,)");
  return scanType(context.in(eqn, 0).dtype, eqn.prim->name == "reduce_sum");
}

std::optional<Refusal> maskedScan(const LegalContext &context, const Eqn &eqn) {
  return scanType(context.in(eqn, 0).dtype, eqn.prim->name == "masked_cumsum");
}

std::optional<Refusal> cumsum(const LegalContext &context, const Eqn &eqn) {
  bool forwards = intParam(eqn, "axis") == 0 && !boolParam(eqn, "reverse");
  if (forwards && context.in(eqn, 0).shape.size() == 1)
    return std::nullopt;
  return refuse("sc-cumsum", "NotImplementedError", "SC cumsum:");
}

std::optional<Refusal> sort(const LegalContext &context, const Eqn &eqn) {
  int64_t dimension = intParam(eqn, "dimension");
  if (dimension != 0 && dimension != -1)
    return refuse("sc-sort-dimension", "ValueError", "Unsupported dimension:");
  if (intParam(eqn, "num_keys", 1) != 1)
    return refuse("sc-sort-keys", "NotImplementedError", "Multiple sort keys not supported");
  std::optional<int64_t> lanes = lanesOf(context);
  for (size_t i = 0; lanes && i < eqn.in.size(); ++i)
    if (context.in(eqn, i).shape != jax::Shape{*lanes})
      return refuse("sc-sort-shape", "NotImplementedError", "Unsupported shape for operand");
  return std::nullopt;
}

std::optional<Refusal> rev(const LegalContext &, const Eqn &eqn) {
  if (intsParam(eqn, "dimensions") == std::vector<int64_t>{0})
    return std::nullopt;
  return refuse("sc-rev", "NotImplementedError", "Invalid dimensions for SC lax.rev:");
}

std::optional<Refusal> debugPrint(const LegalContext &, const Eqn &eqn) {
  auto refused = [](const char *words) { return refuse("sc-print", "NotImplementedError", words); };
  if (boolParam(eqn, "ordered"))
    return refused("pl.debug_print() does not support ordered print");
  if (boolParam(eqn, "has_placeholders"))
    return refused("pl.debug_print() does not support placeholders");
  return eqn.in.size() > 1 ? std::optional(refused("pl.debug_print() does not support multiple inputs")) : std::nullopt;
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::Vector, "iota", iota);
  table.add(Cores::Vector, {"reduce_sum", "reduce_max", "reduce_min"}, reduce);
  table.add(Cores::Sparse, {"masked_cumsum", "masked_cummax", "masked_cummin"}, maskedScan);
  table.add(Cores::Sparse, "cumsum", cumsum);
  table.add(Cores::Vector, "sort", sort);
  table.add(Cores::Vector, "rev", rev);
  table.add(Cores::Sparse, "debug_print", debugPrint);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
