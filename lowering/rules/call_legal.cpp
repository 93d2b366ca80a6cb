//===- call_legal.cpp - Which calls lower ---------------------------------===//
//
// Calls are inlined; only custom derivatives over constants are not. Facts:
// lowering section 1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"

namespace pallasd::lowering {
namespace {

using jax::Eqn;

std::optional<Refusal> customJvp(const LegalContext &, const Eqn &eqn) {
  if (boolParam(eqn, "symbolic_zeros") || intParam(eqn, "num_consts"))
    return refuse("custom-jvp", "NotImplementedError", "");
  return std::nullopt;
}

std::optional<Refusal> customVjp(const LegalContext &, const Eqn &eqn) {
  if (intParam(eqn, "num_consts"))
    return refuse("custom-vjp", "NotImplementedError", "");
  return std::nullopt;
}

std::optional<Refusal> broadcastTo(const LegalContext &, const Eqn &) {
  return refuse("broadcast-to", "RuntimeError", "`broadcast_to` is a Triton-specific primitive.");
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::Tensor, "custom_jvp_call", customJvp);
  table.add(Cores::Tensor, "custom_vjp_call", customVjp);
  table.add(Cores::Tensor, "broadcast_to", broadcastTo);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
