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

bool checkDerivative(Interp &interp, const KernelCall &call, const DeferredInstance &deferred,
                     const KernelInstance &instance, std::vector<std::shared_ptr<const python::Reason>> &gaps) {
  const std::optional<DerivativeUse> &use = deferred.use.derivative;
  if (!use)
    return true;
  Verdict verdict = deferred.interpret || !instance.body ? Verdict{} : verdictOf(instance, use->reverse);
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
