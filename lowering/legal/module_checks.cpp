//===- module_checks.cpp - What JAX refuses of a kernel as a whole --------===//
//
// The order of the checks is JAX's.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/module_checks.h"

#include "lowering/legal/legal.h"

#include <algorithm>

namespace pallasd::lowering {

using jax::Jaxpr;
using jax::MemorySpace;
using kernel::KernelInstance;

static bool hasParam(const KernelInstance &instance, std::string_view name) {
  const auto &other = instance.compilerParams.other;
  return std::any_of(other.begin(), other.end(), [&](const auto &entry) { return entry.first == name; });
}

static size_t numOperands(const KernelInstance &instance) {
  size_t count = instance.body->invars.size();
  return count - std::min(count, instance.scratch.size());
}

static std::optional<Refusal> checkMesh(const KernelInstance &instance) {
  if (!instance.compilerParams.dimensionSemantics.empty())
    return refuse("mesh-semantics", "ValueError", "mpmd_map does not support dimension_semantics=");
  if (instance.core != kernel::CoreType::TensorCore)
    return std::nullopt;
  int64_t cores = 1;
  for (const auto &axis : instance.mesh->axes)
    cores *= axis.second;
  for (size_t i = 0; cores > 1 && i < numOperands(instance); ++i)
    if (instance.body->vars[instance.body->invars[i]].space == MemorySpace::Vmem)
      return refuse("mesh-vmem", "NotImplementedError", "TensorCoreMesh does not support VMEM inputs/outputs")
          .fact("cores", std::to_string(cores))
          .fact("operand", std::to_string(i));
  return std::nullopt;
}

std::optional<Refusal> checkKernelSetup(const KernelInstance &instance) {
  if (instance.mesh)
    if (std::optional<Refusal> refusal = checkMesh(instance))
      return refusal;
  for (jax::VarId var : instance.body->invars) {
    const jax::Aval &aval = instance.body->vars[var];
    if (aval.isRef && aval.space == MemorySpace::Acc)
      return refuse("acc-scratch", "NotImplementedError", "Invalid memory space: AccMemorySpace");
    if (jax::isComplex(aval.dtype))
      return refuse("complex", "MLIRError", "Invalid type").fact("dtype", std::string(jax::name(aval.dtype)));
  }
  return std::nullopt;
}

namespace {

struct Barriers {
  bool any = false, tagged = false;
};

void findBarriers(const Jaxpr &jaxpr, Barriers &barriers) {
  for (const jax::Eqn &eqn : jaxpr.eqns) {
    if (eqn.prim->name == "get_barrier_semaphore") {
      barriers.any = true;
      const jax::Param *tag = eqn.param("tag");
      barriers.tagged |= tag && !tag->isNone();
    }
    for (const InnerJaxpr &inner : innerJaxprs(eqn))
      findBarriers(*inner.jaxpr, barriers);
  }
}

} // namespace

std::optional<Refusal> checkCustomCall(const KernelInstance &instance, const Jaxpr &body) {
  if (instance.core == kernel::CoreType::TensorCore && hasParam(instance, "use_tc_tiling_on_sc"))
    return refuse("params-tiling", "ValueError", "use_tc_tiling_on_sc= is not supported for TC kernels");
  Barriers barriers;
  findBarriers(body, barriers);
  bool hasId = instance.compilerParams.collectiveId.has_value();
  bool isAssigned = hasParam(instance, "auto_assign_collective_ids"); // by JAX's configuration, not by the call
  if (barriers.any && !barriers.tagged && !hasId && !isAssigned)
    return refuse("barrier-id", "ValueError", "collective_id has to be specified when using a custom barrier");
  if (!barriers.any && hasId && !hasParam(instance, "allow_collective_id_without_custom_barrier"))
    return refuse("barrier-unused", "ValueError", "collective_id has to be unspecified or None");
  return std::nullopt;
}

} // namespace pallasd::lowering
