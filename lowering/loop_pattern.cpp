//===- loop_pattern.cpp - Which scans and whiles are counted loops --------===//
//
// Both patterns look for one equation: `out = add counter 1`, with the counter
// on the left and a literal on the right.
//
//===----------------------------------------------------------------------===//
#include "lowering/loop_pattern.h"

namespace pallasd::lowering {

using jax::Aval;
using jax::DType;
using jax::Jaxpr;
using jax::JaxprPtr;
using jax::VarId;

static bool isIntegerScalar(const Aval &aval) {
  return !aval.isRef && aval.shape.empty() && (aval.dtype == DType::Int32 || aval.dtype == DType::Int64);
}

static bool isOne(const jax::Literal &literal) {
  if (auto *number = std::get_if<int64_t>(&literal.value))
    return *number == 1;
  auto *number = std::get_if<uint64_t>(&literal.value);
  return number && *number == 1;
}

/// Arguments in order: constvars, then invars.
static VarId argument(const Jaxpr &jaxpr, size_t i) {
  return i < jaxpr.constvars.size() ? jaxpr.constvars[i] : jaxpr.invars[i - jaxpr.constvars.size()];
}

static bool isVar(const jax::Atom &atom, VarId var) { return !atom.isLiteral && atom.index == var; }

static std::optional<size_t> findIncrement(const Jaxpr &body, VarId counter, const jax::Atom &result) {
  for (size_t i = 0; i < body.eqns.size(); ++i) {
    const jax::Eqn &eqn = body.eqns[i];
    if (eqn.prim == jax::primitive("add") && isVar(eqn.in[0], counter) && eqn.in[1].isLiteral &&
        isOne(body.literals[eqn.in[1].index]) && isVar(result, eqn.out[0]))
      return i;
  }
  return std::nullopt;
}

static std::shared_ptr<Jaxpr> without(const Jaxpr &body, size_t eqn, size_t numResults) {
  auto rest = std::make_shared<Jaxpr>(body);
  rest->eqns.erase(rest->eqns.begin() + ptrdiff_t(eqn));
  rest->outvars.erase(rest->outvars.begin(), rest->outvars.begin() + ptrdiff_t(numResults));
  return rest;
}

JaxprPtr countedScanBody(const Jaxpr &body, size_t numConsts, size_t numCarry) {
  if (numCarry == 0)
    return nullptr;
  VarId counter = argument(body, numConsts);
  if (!isIntegerScalar(body.vars[counter]))
    return nullptr;
  std::optional<size_t> increment = findIncrement(body, counter, body.outvars.front());
  return increment ? without(body, *increment, 1) : nullptr;
}

static bool isLessThanBound(const Jaxpr &condition) {
  if (condition.constvars.size() + condition.invars.size() < 2 || condition.eqns.size() != 1)
    return false;
  VarId counter = argument(condition, 0), bound = argument(condition, 1);
  const jax::Eqn &eqn = condition.eqns.front();
  return isIntegerScalar(condition.vars[counter]) && isIntegerScalar(condition.vars[bound]) &&
         eqn.prim == jax::primitive("lt") && isVar(eqn.in[0], counter) && isVar(eqn.in[1], bound) &&
         isVar(condition.outvars.front(), eqn.out[0]);
}

JaxprPtr countedWhileBody(const Jaxpr &condition, size_t numCondConsts, const Jaxpr &body, size_t numBodyConsts) {
  if (numCondConsts || !isLessThanBound(condition) || body.outvars.size() < 2)
    return nullptr;
  VarId counter = argument(body, numBodyConsts), bound = argument(body, numBodyConsts + 1);
  if (!isVar(body.outvars[1], bound))
    return nullptr;
  std::optional<size_t> increment = findIncrement(body, counter, body.outvars.front());
  if (!increment)
    return nullptr;
  std::shared_ptr<Jaxpr> counted = without(body, *increment, 2);
  size_t position = numBodyConsts + 1;
  bool isConst = position < counted->constvars.size();
  auto &list = isConst ? counted->constvars : counted->invars;
  list.erase(list.begin() + ptrdiff_t(isConst ? position : position - counted->constvars.size()));
  return counted;
}

} // namespace pallasd::lowering
