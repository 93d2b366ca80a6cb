//===- pallas_sc.cpp - jax.experimental.pallas.tpu_sc: meshes --------------===//
//
// The meshes of SparseCore subcores and what a program asks about them. On a
// chip without SparseCores making one is refused, as JAX does.
//
//===----------------------------------------------------------------------===//
#include "analysis/facts/chip.h"
#include "analysis/jax/pallas_trace.h"

namespace pallasd::jax::pallas {

using python::ModuleBuilder;

static const facts::SparseCoreInfo &sparseCore(Interp &interp) {
  const facts::ChipInfo *chip = facts::chipInfo(interp.world.chip);
  if (chip && chip->sparseCore)
    return *chip->sparseCore;
  refuseHere(interp, "RuntimeError", "sparse-core", "the chip " + interp.world.chip + " has no SparseCore.",
             "v5p, v6e and later chips have SparseCores", {{"chip", interp.world.chip}});
}

static void checkCount(Interp &interp, Value &count, int64_t available, const char *what) {
  if (count.isNone())
    count = Value::integer(available);
  if (count.isInt() && count.asInt() > available)
    refuseHere(interp, "ValueError", "sparse-core",
               "the mesh has " + std::to_string(count.asInt()) + " " + what + "; " + interp.world.chip + " has " +
                   std::to_string(available) + ".",
               "a mesh takes at most what the chip has", {{"chip", interp.world.chip}});
}

static Value coreInfo(Interp &interp, std::span<const Value>) {
  const facts::SparseCoreInfo &core = sparseCore(interp);
  return makeRecord(interp, "SparseCoreInfo",
                    {Value::integer(core.cores), Value::integer(core.subcores), Value::integer(core.lanes),
                     Value::integer(core.vmemBytes), Value::integer(core.dmaGranuleBytes)});
}

static void populate(ModuleBuilder &module) {
  module.interp.importModule("jax.experimental.pallas.tpu");
  defRecord(module, "ScalarSubcoreMesh(*, axis_name, num_cores=None)", true,
            [](Interp &interp, Values &values) { checkCount(interp, values[1], sparseCore(interp).cores, "cores"); });
  defRecord(module, "VectorSubcoreMesh(*, core_axis_name, subcore_axis_name, num_cores=None, num_subcores=None)", true,
            [](Interp &interp, Values &values) {
              checkCount(interp, values[2], sparseCore(interp).cores, "cores");
              checkCount(interp, values[3], sparseCore(interp).subcores, "subcores");
            });
  module.def("get_sparse_core_info()", coreInfo);
}

} // namespace pallasd::jax::pallas

PALLASD_MODULE("jax.experimental.pallas.tpu_sc", module) { pallasd::jax::pallas::populate(module); }
