//===- compare_legal.cpp - Which comparisons and choices lower ------------===//
//
// Comparisons of bools are boolean algebra, in which one side is complemented
// before it has the result's shape. Facts: lowering section 3, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"

namespace pallasd::lowering {
namespace {

using jax::DType;
using jax::Eqn;

std::optional<Refusal> sameType(const LegalContext &context, const Eqn &eqn) {
  DType x = context.in(eqn, 0).dtype, y = context.in(eqn, 1).dtype;
  if (x == y)
    return std::nullopt;
  return refuse("cmp-mixed", "ValueError", "Mixed dtype operands in cmp:")
      .fact("x", std::string(jax::name(x)))
      .fact("y", std::string(jax::name(y)));
}

/// The complemented side's own shape counts, though its value is broadcast.
template <size_t Complemented> std::optional<Refusal> order(const LegalContext &context, const Eqn &eqn) {
  if (std::optional<Refusal> refusal = sameType(context, eqn))
    return refusal;
  bool isBool = context.in(eqn, 0).dtype == DType::Bool;
  if (!isBool || context.in(eqn, Complemented).shape == context.out(eqn, 0).shape)
    return std::nullopt;
  return refuseAtVerify("cmp-bool-literal", "'arith.xori' op requires the same type");
}

std::optional<Refusal> selectN(const LegalContext &, const Eqn &eqn) {
  if (eqn.in.size() <= 3)
    return std::nullopt;
  return refuse("select-n", "NotImplementedError", "select_n only supported with <= 2 arguments");
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::All, {"eq", "ne"}, sameType);
  table.add(Cores::All, {"lt", "le"}, order<0>);
  table.add(Cores::All, {"gt", "ge"}, order<1>);
  table.add(Cores::All, "select_n", selectN);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
