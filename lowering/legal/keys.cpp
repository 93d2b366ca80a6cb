// See keys.h.

#include "lowering/legal/keys.h"

#include <algorithm>
#include <string_view>

namespace pallasd::lowering {

namespace {

bool isKey(const jax::Aval &aval) { return !aval.isRef && aval.dtype == jax::DType::KeyPallas; }

bool isAmong(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

} // namespace

std::optional<Refusal> checkKeys(const jax::Jaxpr &jaxpr, const jax::Eqn &eqn) {
  bool given = std::ranges::any_of(eqn.in, [&](const jax::Atom &in) { return isKey(jaxpr.aval(in)); });
  bool made = std::ranges::any_of(eqn.out, [&](jax::VarId out) { return isKey(jaxpr.vars[out]); });
  if (!given && !made)
    return std::nullopt;
  std::string_view name = eqn.prim->name;
  if (isAmong(name, {"scan", "while"}))
    return made ? std::optional(refuse("key-carry", "AttributeError", "'KeyScalarBundle' object has no attribute"))
                : std::nullopt;
  if (isAmong(name, {"cond", "run_scoped"}))
    return made ? std::optional(refuse("key-result", "ValueError", "Operand ")) : std::nullopt;
  if (name == "select_n")
    return refuse("key-result", "ValueError", "Operand ");
  bool takes =
      name.starts_with("random_") || name.starts_with("prng_") ||
      isAmong(name, {"get", "swap", "jit", "eval_jaxpr", "custom_jvp_call", "custom_vjp_call", "stop_gradient"});
  return takes ? std::nullopt : std::optional(refuse("not-modelled", "", "a key as an operand"));
}

} // namespace pallasd::lowering
