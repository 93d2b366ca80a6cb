//===- scope_legal.cpp - Which allocations a kernel may make --------------===//
//
// Memory and semaphores always; accumulators where the chip has them and as far
// as they last. What enclosing scopes hold is not counted, so that an overflow
// over several scopes is missed. Facts: lowering sections 7 and 9.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"

#include <functional>
#include <numeric>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::Eqn;
using MaybeRefusal = std::optional<Refusal>;

/// Takes an accumulator from those in use, by MXU.
MaybeRefusal allocate(const facts::ChipInfo &chip, const Aval &aval, std::vector<int64_t> &used) {
  if (aval.space != jax::MemorySpace::Acc)
    return std::nullopt;
  if (chip.accumulators == 0)
    return refuse("acc-none", "ValueError", "Accumulators are not available on TPU");
  used.resize(size_t(chip.mxus));
  auto mxu = size_t(aval.mxuId);
  if (mxu >= used.size())
    return refuse("acc-mxu", "ValueError", "mxu_id must be in");
  if (aval.shape.empty())
    return std::nullopt;
  used[mxu] +=
      std::accumulate(aval.shape.begin(), aval.shape.end() - 1, int64_t(1), std::multiplies<>()) / chip.sublanes;
  if (used[mxu] > chip.accumulators)
    return refuse("acc-overflow", "ValueError", "Accumulator space overflow while attempting to allocate");
  return std::nullopt;
}

MaybeRefusal runScoped(const LegalContext &context, const Eqn &eqn) {
  const jax::Param *axes = eqn.param("collective_axes"), *param = eqn.param("jaxpr");
  if (axes && axes->asList() && !axes->asList()->empty())
    return refuse("scoped-collective", "NotImplementedError", "run_scoped lowering does not support collective axes");
  jax::JaxprPtr body = param ? param->asJaxpr() : nullptr;
  if (!body || !context.chip)
    return std::nullopt;
  std::vector<int64_t> used;
  size_t numConsts = body->constvars.size();
  for (size_t i = eqn.in.size(); i < numConsts + body->invars.size(); ++i) {
    const Aval &aval = body->vars[i < numConsts ? body->constvars[i] : body->invars[i - numConsts]];
    if (MaybeRefusal refusal = allocate(*context.chip, aval, used))
      return refusal;
  }
  return std::nullopt;
}

MaybeRefusal emptyRef(const LegalContext &context, const Eqn &eqn) {
  std::vector<int64_t> used;
  return context.chip ? allocate(*context.chip, context.out(eqn, 0), used) : std::nullopt;
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::All, "run_scoped", runScoped);
  table.add(Cores::All, "empty_ref", emptyRef);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
