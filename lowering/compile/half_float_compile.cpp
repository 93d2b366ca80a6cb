//===- half_float_compile.cpp - Loads and stores of float16 ---------------===//
//
// JAX lowers float16 like any float; libtpu has neither its loads nor its packing.
// Family `float16` of tests/data/compile.
//
//===----------------------------------------------------------------------===//
#include "lowering/compile/compile.h"

#include "lowering/legal/ref_shape.h"

namespace pallasd::lowering {

static std::optional<Refusal> access(const CompileContext &context, const jax::Eqn &eqn) {
  const jax::Aval &ref = context.in(eqn, 0);
  if (ref.dtype != jax::DType::Float16 || !ref.isRef || memoryOf(context.core, ref) != RefMemory::Vmem)
    return std::nullopt;
  bool loads = eqn.prim->name == "get";
  if (!loads && !isRunTime(context.value(eqn, 1)))
    return std::nullopt;
  return refuseAtCompile("compile-float16", loads ? "JaxRuntimeError" : "MosaicError",
                         loads ? "Invalid vector type for load" : "failed to legalize operation");
}

static void addRules(CompileTable &table) { table.add({"get", "swap"}, access); }

static const CompileFamily family(addRules);

} // namespace pallasd::lowering
