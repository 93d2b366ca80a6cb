//===- derivatives.cpp - What depends on what a derivative is taken of -----===//
//
// Facts (JAX 0.12.0.1): results of integer type and of stop_gradient have no
// tangent; a function with custom_jvp or custom_vjp is not looked into.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/derivatives.h"

#include "analysis/jax/batching.h"
#include "analysis/jax/effects.h"
#include "analysis/jax/jit.h"

#include <algorithm>

namespace pallasd::jax {

using namespace python;

void noteEagerTrace(Interp &interp) {
  auto &builders = traceContext(interp).builders;
  auto &eager = interp.extension<EagerTraces>().builders;
  if (builders.size() == 1 || eager.contains(builders[builders.size() - 2].get()))
    eager.insert(builders.back().get());
}

bool runsEagerly(Interp &interp) {
  const JaxprBuilder *current = traceContext(interp).current();
  return !current || interp.extension<EagerTraces>().builders.contains(current);
}

std::optional<Value> eagerContent(Interp &interp, const Tracer &tracer) {
  if (!interp.extension<EagerTraces>().builders.contains(tracer.builder.get()))
    return std::nullopt;
  return interp.unknown(Reason::Content, "the contents of an array");
}

namespace {

bool hasTangent(const Aval &aval) { return isFloat(aval.dtype) || isComplex(aval.dtype); }

/// Which variables of a jaxpr depend on active ones; reports kernels on the way.
class Activity {
public:
  Activity(Interp &interp, bool reverse) : interp(interp), reverse(reverse) {}

  std::vector<bool> follow(const Jaxpr &jaxpr, const std::vector<bool> &inputs) {
    std::vector<bool> active(jaxpr.vars.size());
    size_t next = 0;
    for (const auto *vars : {&jaxpr.constvars, &jaxpr.invars})
      for (VarId var : *vars)
        active[var] = next < inputs.size() && inputs[next] && hasTangent(jaxpr.vars[var]), ++next;
    auto isActive = [&](const Atom &atom) { return !atom.isLiteral && active[atom.index]; };
    for (const Eqn &eqn : jaxpr.eqns) {
      if (!std::ranges::any_of(eqn.in, isActive) || eqn.prim == stopGradient)
        continue;
      if (eqn.prim == pallasCall || eqn.prim == meshCall)
        reportKernel(eqn);
      for (VarId var : eqn.out)
        active[var] = hasTangent(jaxpr.vars[var]);
      if (eqn.prim == customJvp || eqn.prim == customVjp)
        continue;
      for (const InnerJaxpr &inner : innerJaxprs(eqn)) {
        std::vector<bool> within;
        for (uint32_t operand : inner.operands)
          within.push_back(operand != kNoOperand && isActive(eqn.in[operand]));
        follow(*inner.jaxpr, within);
      }
    }
    return active;
  }

private:
  void reportKernel(const Eqn &eqn) {
    if (const auto &hook = interp.extension<DerivativeHook>().kernel)
      hook(interp, eqn, reverse);
  }

  Interp &interp;
  bool reverse;
  const Primitive *stopGradient = primitive("stop_gradient"), *pallasCall = primitive("pallas_call"),
                  *meshCall = primitive("mpmd_map"), *customJvp = primitive("custom_jvp_call"),
                  *customVjp = primitive("custom_vjp_call");
};

/// derive_call(body, leaves, reverse): `body(*leaves)`, kernels on which the
/// derivative with respect to the leaves depends reported.
Value deriveCall(Interp &interp, std::span<const Value> args) {
  Values leaves = interp.toVector(args[1]);
  std::vector<TraceInput> inputs;
  for (size_t i = 0; i < leaves.size(); ++i) {
    if (leaves[i].as<python::Unknown>())
      return leaves[i];
    inputs.push_back({requireAval(interp, leaves[i], "grad", i), ""});
  }
  TraceResult traced = trace(interp, callableName(interp, args[0]), inputs, [&](const Values &tracers) {
    noteEagerTrace(interp);
    return interp.call(args[0], CallArgs{tracers, {}});
  });
  if (!traced.jaxpr)
    return interp.unknown(traced.incomplete.front());
  std::vector<bool> active(traced.consts.size(), false);
  active.insert(active.end(), leaves.size(), true);
  Activity(interp, interp.isTrue(args[2])).follow(*traced.jaxpr, active);
  MappedValues operands;
  for (Value value : traced.consts)
    operands.push_back({value});
  for (Value value : leaves)
    operands.push_back({value});
  Values results;
  for (const Mapped &result : runBatched(interp, *traced.jaxpr, operands, 0))
    results.push_back(result.value);
  return unflatten(interp, traced.outTree, results);
}

} // namespace

PALLASD_MODULE("_pallasd", b) { b.def("derive_call(body, leaves, reverse)", deriveCall, true); }

} // namespace pallasd::jax
