//===- entered.cpp - Which inner jaxprs the lowering enters ---------------===//
//
// An integer is Varying when the lowering makes an op for it that JAX's folding
// doesn't see through, Known when it folds to a number, else it may be either.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/entered.h"

#include "lowering/legal/predicates.h"

#include <algorithm>
#include <array>

namespace pallasd::lowering {

using jax::Atom;
using jax::Eqn;
using jax::Jaxpr;

namespace {

struct Folded {
  enum Kind : uint8_t { Varying, Unclear, Known } kind = Unclear;
  int64_t value = 0;
};

Folded fold(const LegalContext &context, const Atom &atom);

Folded foldLiteral(const jax::Literal &literal) {
  if (auto *number = std::get_if<int64_t>(&literal.value))
    return {Folded::Known, *number};
  return {};
}

/// max, min and clamp fold if all of their operands do.
Folded foldExtremum(const LegalContext &context, const Eqn &eqn) {
  std::vector<int64_t> values;
  Folded::Kind least = Folded::Known;
  for (const Atom &operand : eqn.in) {
    Folded folded = fold(context, operand);
    if (folded.kind == Folded::Varying)
      return folded;
    least = std::min(least, folded.kind);
    values.push_back(folded.value);
  }
  if (least != Folded::Known)
    return {};
  if (eqn.prim->name == "clamp" && values.size() == 3)
    return {Folded::Known, std::min(std::max(values[0], values[1]), values[2])};
  if (values.size() != 2)
    return {};
  bool isMax = eqn.prim->name == "max";
  return {Folded::Known, isMax ? std::max(values[0], values[1]) : std::min(values[0], values[1])};
}

Folded foldResult(const LegalContext &context, const Eqn &eqn) {
  static constexpr std::array<std::string_view, 11> varying{"get", "masked_load", "program_id",    "axis_index",
                                                            "add", "sub",         "mul",           "rem",
                                                            "div", "select_n",    "semaphore_read"};
  std::string_view name = eqn.prim->name;
  if (std::find(varying.begin(), varying.end(), name) != varying.end())
    return {Folded::Varying, 0};
  if (name == "convert_element_type" && context.in(eqn, 0).dtype == jax::DType::Bool)
    return {Folded::Varying, 0};
  if (name == "platform_index")
    if (std::optional<size_t> chosen = mosaicPlatform(eqn))
      return {Folded::Known, int64_t(*chosen)};
  if (name == "max" || name == "min" || name == "clamp")
    return foldExtremum(context, eqn);
  return {};
}

Folded fold(const LegalContext &context, const Atom &atom) {
  if (atom.isLiteral)
    return foldLiteral(context.jaxpr->literals[atom.index]);
  for (const Eqn &eqn : context.jaxpr->eqns)
    if (std::find(eqn.out.begin(), eqn.out.end(), atom.index) != eqn.out.end())
      return foldResult(context, eqn);
  bool may = atom.index < context.mayBeConstant.size() && context.mayBeConstant[atom.index];
  return {may ? Folded::Unclear : Folded::Varying, 0};
}

/// Only 32-bit integers choose branches.
bool isIndex(const jax::Aval &aval) { return !aval.isRef && aval.shape.empty() && aval.dtype == jax::DType::Int32; }

/// Every step is lowered in a row, its index a constant.
bool isUnrolled(const Eqn &eqn) {
  int64_t unroll = intParam(eqn, "unroll", 1);
  return unroll == 0 || unroll == intParam(eqn, "length", -1);
}

} // namespace

static bool suitsMosaic(const jax::Param &platforms) {
  const jax::ParamList *names = platforms.asList();
  return platforms.isNone() || (names && std::any_of(names->begin(), names->end(), [](const jax::Param &name) {
                                  auto *text = name.as<std::string>();
                                  return text && *text == "mosaic";
                                }));
}

std::optional<size_t> mosaicPlatform(const Eqn &eqn) {
  const jax::Param *platforms = eqn.param("platforms");
  const jax::ParamList *list = platforms ? platforms->asList() : nullptr;
  for (size_t i = 0; list && i < list->size(); ++i)
    if (suitsMosaic((*list)[i]))
      return i;
  return std::nullopt;
}

std::vector<InnerJaxpr> enteredJaxprs(const LegalContext &context, const Eqn &eqn) {
  std::string_view name = eqn.prim->name;
  if (name == "scan" && intParam(eqn, "length", 1) <= 0)
    return {};
  std::vector<InnerJaxpr> inner = innerJaxprs(eqn);
  if (name != "cond" || inner.size() < 2)
    return inner;
  Folded index = fold(context, eqn.in[0]);
  if (index.kind == Folded::Varying)
    return inner;
  if (index.kind == Folded::Unclear || index.value < 0 || size_t(index.value) >= inner.size())
    return {};
  return {inner[inner.size() - 1 - size_t(index.value)]}; // the last branch comes first
}

static jax::VarId argumentOf(const InnerJaxpr &inner, size_t i) {
  size_t numConsts = inner.jaxpr->constvars.size();
  return i < numConsts ? inner.jaxpr->constvars[i] : inner.jaxpr->invars[i - numConsts];
}

std::vector<std::optional<BlockShape>> blockShapesWithin(const LegalContext &context, const Eqn &eqn,
                                                         const InnerJaxpr &inner) {
  std::vector<std::optional<BlockShape>> shapes(inner.jaxpr->vars.size());
  for (size_t i = 0; i < inner.operandOfArgument.size(); ++i) {
    int operand = inner.operandOfArgument[i];
    if (operand >= 0 && !eqn.in[size_t(operand)].isLiteral)
      shapes[argumentOf(inner, i)] = context.blockShapes[eqn.in[size_t(operand)].index];
  }
  return shapes;
}

std::vector<bool> constantArguments(const LegalContext &context, const Eqn &eqn, const InnerJaxpr &inner) {
  std::vector<bool> may(inner.jaxpr->vars.size());
  std::string_view name = eqn.prim->name;
  int firstCarry = int(eqn.in.size());
  if (name == "while")
    firstCarry = int(intParam(eqn, "cond_nconsts", 0) + intParam(eqn, "body_nconsts", 0));
  else if (name == "scan" && !isUnrolled(eqn))
    firstCarry = int(intParam(eqn, "num_consts", 0));
  bool unrolled = name == "scan" && isUnrolled(eqn);
  for (size_t i = 0; i < inner.operandOfArgument.size(); ++i) {
    int operand = inner.operandOfArgument[i];
    if (operand < 0 || operand >= firstCarry || !isIndex(context.in(eqn, size_t(operand))))
      continue;
    bool carried = unrolled && operand >= intParam(eqn, "num_consts", 0);
    may[argumentOf(inner, i)] = carried || fold(context, eqn.in[size_t(operand)]).kind != Folded::Varying;
  }
  return may;
}

} // namespace pallasd::lowering
