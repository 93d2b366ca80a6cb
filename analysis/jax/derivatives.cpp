//===- derivatives.cpp - What depends on what a derivative is taken of -----===//
//
// Facts (JAX 0.12.0.1): results of integer type and of stop_gradient have no
// tangent; a function with custom_jvp or custom_vjp is not looked into.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/derivatives.h"

#include "analysis/jax/batching.h"
#include "analysis/jax/differentiate.h"
#include "analysis/jax/effects.h"
#include "analysis/jax/jit.h"
#include "analysis/jax/lax.h"

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

bool isTracedContent(Interp &interp, Value value) {
  Tracer *tracer = asTracer(value);
  if (!tracer)
    return false;
  if (auto content = eagerContent(interp, *tracer))
    throw UnknownUse{content->as<Unknown>()->reason};
  return true;
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
        within.reserve(inner.operands.size());
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

//===----------------------------------------------------------------------===//
// Within kernels: equation by equation
//===----------------------------------------------------------------------===//

/// What jax.vjp keeps of a function that it has run.
struct PullBack final : Native {
  std::shared_ptr<Linear> linear;
  std::vector<Tangent> outputs;
  std::vector<Aval> inputs;
  Class *pyClass(Interp &interp) const override { return interp.builtinClass("object"); }
  std::string repr(Interp &) override { return "<pull-back>"; }
};

bool inKernel(Interp &interp) {
  return std::ranges::any_of(traceContext(interp).builders, [](const auto &builder) {
    const Jaxpr &jaxpr = builder->jaxpr();
    return std::ranges::any_of(jaxpr.invars, [&](VarId var) { return jaxpr.vars[var].isRef; });
  });
}

/// `body(*leaves)` with derivatives; nullopt if a part of it has none that is known.
std::optional<std::vector<DerivedValue>> derive(Interp &interp, Linear &linear, Value body, const Values &leaves,
                                                const Values &tangents, TreeDef &tree) {
  std::vector<TraceInput> inputs;
  for (size_t i = 0; i < leaves.size(); ++i) {
    if (leaves[i].isUnknown() || (!linear.backwards && tangents[i].isUnknown()))
      return std::nullopt;
    inputs.push_back({requireAval(interp, leaves[i], "grad", i), ""});
  }
  TraceResult traced = trace(interp, callableName(interp, body), inputs,
                             [&](const Values &tracers) { return interp.call(body, CallArgs{tracers, {}}); });
  if (!traced.jaxpr || !traced.incomplete.empty())
    return std::nullopt;
  tree = traced.outTree;
  std::vector<DerivedValue> operands;
  for (Value value : traced.consts)
    operands.push_back({value, {}});
  for (size_t i = 0; i < leaves.size(); ++i)
    operands.push_back({leaves[i], isFloat(inputs[i].aval.dtype)
                                       ? linear.input(inputs[i].aval, linear.backwards ? Value() : tangents[i])
                                       : Tangent()});
  return runDerived(linear, *traced.jaxpr, operands);
}

Value zerosOf(Interp &interp, const Aval &aval) { return lax::full(interp, aval.shape, Value::real(0), aval.dtype); }

/// linearized(body, leaves): (what `body(*leaves)` gives, a pull-back), or None if that is not known.
Value linearized(Interp &interp, std::span<const Value> args) {
  Values leaves = interp.toVector(args[1]);
  auto *kept = interp.heap.make<PullBack>();
  kept->linear = std::make_shared<Linear>(interp, true);
  TreeDef tree;
  auto derived = derive(interp, *kept->linear, args[0], leaves, {}, tree);
  if (!derived)
    return Value::none();
  Values outputs;
  for (const DerivedValue &one : *derived) {
    outputs.push_back(one.value);
    kept->outputs.push_back(one.tangent);
  }
  for (Value leaf : leaves)
    kept->inputs.push_back(*avalOf(interp, leaf));
  return interp.tuple({unflatten(interp, tree, outputs), Value(kept)});
}

/// pull_back(kept, cotangents): of the inputs, for cotangents of the first outputs.
Value pullBack(Interp &interp, std::span<const Value> args) {
  auto *kept = dynamic_cast<PullBack *>(args[0].as<Native>());
  Values given = interp.toVector(args[1]);
  std::vector<std::pair<Tangent, Value>> outputs;
  for (size_t i = 0; i < given.size() && i < kept->outputs.size(); ++i) {
    if (given[i].isUnknown())
      return given[i];
    outputs.emplace_back(kept->outputs[i], given[i]);
  }
  Values found = kept->linear->pullBack(outputs), results;
  for (size_t next = 0; const Aval &aval : kept->inputs) {
    Value cotangent = isFloat(aval.dtype) ? found[next++] : Value();
    results.push_back(cotangent.isUndefined() ? zerosOf(interp, aval) : cotangent);
  }
  return interp.list(std::move(results));
}

/// derived(body, leaves, tangents): what `body(*leaves)` gives and its derivative, or None if that is not known.
Value derived(Interp &interp, std::span<const Value> args) {
  Linear linear(interp, false);
  TreeDef tree;
  auto results = derive(interp, linear, args[0], interp.toVector(args[1]), interp.toVector(args[2]), tree);
  if (!results)
    return Value::none();
  Values outputs, tangents;
  for (const DerivedValue &one : *results) {
    const Aval aval = lax::aval(interp, one.value);
    if (!isFloat(aval.dtype))
      return Value::none();
    outputs.push_back(one.value);
    tangents.push_back(one.tangent.zero ? zerosOf(interp, aval) : one.tangent.value);
  }
  return interp.tuple({unflatten(interp, tree, outputs), unflatten(interp, tree, tangents)});
}

} // namespace

PALLASD_MODULE("_pallasd", b) {
  b.def("derive_call(body, leaves, reverse)", deriveCall, true);
  b.def("in_kernel()", [](Interp &i, std::span<const Value>) { return Value::boolean(inKernel(i)); });
  b.def("linearized(body, leaves)", linearized, true);
  b.def("pull_back(kept, cotangents)", pullBack, true);
  b.def("derived(body, leaves, tangents)", derived, true);
}

} // namespace pallasd::jax
