//===- differentiated_call.cpp - A kernel under jax.grad -------------------===//
//
// JAX differentiates a pallas_call forwards, if its grid is static, nothing is
// prefetched or aliased and the kernel doesn't ask for its place in the grid. It
// never does so in reverse: no part of the differentiated kernel is known before
// cotangents are (measured, JAX 0.12.0.1: classes in that order of checks).
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/differentiated_call.h"

#include "analysis/jax/derivatives.h"
#include "analysis/jax/differentiate.h"

#include <algorithm>
#include <string_view>

namespace pallasd::kernel {

static bool asksForPlace(const jax::Eqn &eqn) {
  return eqn.prim->name == "program_id" || eqn.prim->name == "num_programs";
}

/// Primitives that have a derivative, as far as they have been measured.
static bool isDifferentiable(const jax::Eqn &eqn) {
  static constexpr std::string_view names =
      " get swap add sub mul div neg max min exp exp2 log log1p tanh sqrt rsqrt logistic sin cos abs sign square "
      "integer_pow pow erf select_n eq ne lt le gt ge and or not iota broadcast_in_dim reshape squeeze transpose "
      "concatenate slice dot_general reduce_sum reduce_max reduce_min convert_element_type floor round ";
  return names.find(" " + eqn.prim->name + " ") != std::string_view::npos;
}

namespace {
struct Verdict {
  const char *cls = nullptr; ///< null: not known
  std::string because;
};
} // namespace

static Verdict verdictOf(const KernelInstance &instance, bool reverse) {
  if (std::ranges::find(instance.grid, jax::kDynamicDim) != instance.grid.end())
    return {"NotImplementedError", "its grid is known only when it runs"};
  if (instance.numScalarPrefetch)
    return {"NotImplementedError", "it has scalar-prefetch operands"};
  if (!instance.aliases.empty())
    return {"NotImplementedError", "its operands are aliased to results"};
  for (const jax::Eqn &eqn : instance.body->eqns) {
    if (asksForPlace(eqn))
      return {"AssertionError", "it asks for its place in the grid"};
    if (!isDifferentiable(eqn))
      return {};
  }
  return reverse ? Verdict{"ValueError", "JAX has no reverse derivative of a kernel"} : Verdict{};
}

/// Kernels of one operand, so that there is no question which ones have a tangent.
static bool isFollowedForwards(const KernelInstance &instance) {
  const jax::Jaxpr &body = *instance.body;
  return instance.numInputs == 1 && instance.scratch.empty() && !instance.mesh && body.constvars.empty() &&
         body.invars.size() == instance.blocks.size() &&
         std::ranges::all_of(body.invars, [&](jax::VarId var) { return jax::isFloat(body.vars[var].dtype); });
}

/// What JAX makes of a kernel forwards: each ref and each block twice, primals before tangents, inputs before results.
static bool differentiateForwards(Interp &interp, KernelInstance &instance) {
  const jax::JaxprPtr body = instance.body;
  size_t count = body->invars.size();
  std::vector<jax::TraceInput> inputs;
  for (size_t i = 0; i < 2 * count; ++i)
    inputs.push_back({body->vars[body->invars[i % count]], ""});
  bool known = false;
  jax::TraceResult traced = jax::trace(interp, body->functionName, inputs, [&](const python::Values &refs) {
    jax::Linear linear(interp, false, true);
    std::vector<jax::DerivedValue> operands;
    for (size_t i = 0; i < count; ++i)
      operands.push_back({refs[i], {false, refs[count + i], 0, inputs[i].aval}});
    known = jax::runDerived(linear, *body, operands).has_value();
    return interp.list({});
  });
  if (!known || !traced.jaxpr || !traced.consts.empty())
    return false;
  auto ordered = std::make_shared<jax::Jaxpr>(*traced.jaxpr);
  auto twice = [](auto &list, size_t inputs) {
    auto old = list;
    list.assign(old.begin(), old.begin() + long(inputs));
    list.insert(list.end(), old.begin(), old.begin() + long(inputs));
    list.insert(list.end(), old.begin() + long(inputs), old.end());
    list.insert(list.end(), old.begin() + long(inputs), old.end());
  };
  const std::vector<jax::VarId> vars = traced.jaxpr->invars;
  ordered->invars = {vars[0], vars[count]};
  ordered->invars.insert(ordered->invars.end(), vars.begin() + 1, vars.begin() + long(count));
  ordered->invars.insert(ordered->invars.end(), vars.begin() + long(count) + 1, vars.end());
  instance.body = ordered;
  twice(instance.blocks, 1);
  twice(instance.inAvals, instance.inAvals.size());
  twice(instance.outAvals, 0);
  instance.numInputs = 2;
  return true;
}

bool checkDerivative(Interp &interp, const KernelCall &call, const DeferredInstance &deferred, KernelInstance &instance,
                     std::vector<std::shared_ptr<const python::Reason>> &gaps) {
  const std::optional<DerivativeUse> &use = deferred.use.derivative;
  if (!use)
    return true;
  bool lowered = !deferred.interpret && instance.body;
  Verdict verdict = lowered ? verdictOf(instance, use->reverse) : Verdict{};
  if (lowered && !verdict.cls && !use->reverse && isFollowedForwards(instance) &&
      differentiateForwards(interp, instance))
    return true;
  if (!verdict.cls) {
    gaps.push_back(std::make_shared<python::Reason>(
        python::Reason{python::Reason::Unmodelled, "the derivative of a kernel", {}, -1, 0}));
    return false;
  }
  python::RefusalInfo info;
  info.rule = "derivative";
  info.message = "`" + deferred.name + "` is differentiated, but " + verdict.because + ".";
  info.why = "A wrapper states its derivative with `jax.custom_vjp`; the backward function may call kernels too";
  info.primary = call.made;
  info.related.emplace_back(use->place, "the derivative is asked for here");
  interp.refuse(verdict.cls, std::move(info));
}

/// Runs when jax.grad and its like meet a call of a kernel on their way.
static void noteDerivative(Interp &interp, const jax::Eqn &eqn, bool reverse) {
  const jax::Param *id = eqn.param("instance");
  DeferredInstance *deferred = id && id->asInt() ? instanceQueue(interp).find(uint32_t(*id->asInt())) : nullptr;
  if (deferred && !deferred->use.derivative)
    deferred->use.derivative = DerivativeUse{reverse, interp.position()};
}

static void installHook(python::ModuleBuilder &module) {
  module.interp.extension<jax::DerivativeHook>().kernel = noteDerivative;
}

} // namespace pallasd::kernel

PALLASD_MODULE("jax.experimental.pallas", module) { pallasd::kernel::installHook(module); }
