//===- pallas_specs.cpp - Specs, spaces and parameters ---------------------===//
//
// The description side of jax.experimental.pallas and .tpu: BlockSpec and block
// dimensions, grid specs, buffering, compiler parameters, memory spaces, meshes.
// Constructors check what JAX's constructors check; the rest is checked by the
// call (analysis/kernel).
//
//===----------------------------------------------------------------------===//
#include "analysis/facts/chip.h"
#include "analysis/jax/pallas_trace.h"
#include "analysis/python/known_index.h"

#include <algorithm>

namespace pallasd::jax::pallas {

using python::intern;
using python::ModuleBuilder;
using python::Native;

//===----------------------------------------------------------------------===//
// Grid specs
//===----------------------------------------------------------------------===//

static bool isNoBlockSpec(Interp &interp, Value value) { return value.identical(singleton(interp, "no_block_spec")); }

static Value listToTuple(Interp &interp, Value value) {
  auto *list = value.as<python::List>();
  return list ? interp.tuple(list->items) : value;
}

static bool isGridEntry(Interp &, Value entry) {
  if (entry.isInt() || entry.isBool() || asArray(entry) || entry.as<python::Unknown>())
    return true;
  auto *native = entry.as<Native>();
  auto *scalar = native ? dynamic_cast<python::numpy::NpScalar *>(native) : nullptr;
  return scalar && (isInteger(scalar->dtype) || scalar->dtype == DType::Bool);
}

/// The grid as a tuple of sizes; names of a named grid go to `names`.
static Value canonicalGrid(Interp &interp, Value grid, Value *names) {
  if (grid.as<python::Unknown>())
    return grid;
  if (grid.isInt() || grid.isBool())
    return interp.tuple({grid});
  if (isGridEntry(interp, grid) && !asArray(grid))
    return interp.tuple({grid});
  Values entries = interp.toVector(grid);
  if (!entries.empty() && entries[0].as<python::Tuple>()) {
    Values sizes, labels;
    for (Value entry : entries) {
      labels.push_back(interp.getItem(entry, Value::integer(0)));
      sizes.push_back(interp.getItem(entry, Value::integer(1)));
    }
    *names = interp.tuple(std::move(labels));
    return interp.tuple(std::move(sizes));
  }
  for (Value entry : entries)
    if (!isGridEntry(interp, entry))
      refuseHere(interp, "ValueError", "grid",
                 "the grid has a " + interp.typeName(entry) + " entry, " + interp.repr(entry) + ".",
                 "a grid is a tuple of integers, or of traced scalars for bounds known only at run time");
  return interp.tuple(std::move(entries));
}

static void checkInSpecs(Interp &interp, Value &specs) {
  specs = listToTuple(interp, specs);
  if (isNoBlockSpec(interp, specs) || specs.as<python::Tuple>() || specs.as<python::Unknown>() ||
      specs.as<python::Str>())
    return;
  refuseHere(interp, "ValueError", "specs-mismatch",
             "`in_specs` is a " + interp.typeName(specs) + "; it takes a list or tuple with one entry an operand.",
             "specs are matched to the operands by position, even if there is only one");
}

/// Values: grid, in_specs, out_specs, scratch_shapes, then grid_names.
static void checkGridSpec(Interp &interp, Values &values, size_t first) {
  checkInSpecs(interp, values[first + 1]);
  values[first + 2] = listToTuple(interp, values[first + 2]);
  Value names = Value::none();
  values[first] = canonicalGrid(interp, values[first], &names);
  values.back() = names;
}

/// Defaults of grid, in_specs, out_specs, scratch_shapes.
static void fillGridSpec(Interp &interp, Values &values, size_t first) {
  Value empty = interp.tuple({}), none = singleton(interp, "no_block_spec");
  const Value defaults[] = {empty, none, none, empty};
  for (size_t i = 0; i < 4; ++i)
    if (values[first + i].isUndefined())
      values[first + i] = defaults[i];
}

//===----------------------------------------------------------------------===//
// jax.experimental.pallas
//===----------------------------------------------------------------------===//

static void checkCost(Interp &interp, Values &values) {
  static const char *const names[] = {"flops", "transcendentals", "bytes_accessed", "remote_bytes_transferred"};
  for (size_t i = 0; i < values.size(); ++i)
    if (!values[i].isInt() && !values[i].isBool() && !values[i].as<python::Unknown>())
      refuseHere(interp, "ValueError", "cost-estimate",
                 std::string("`") + names[i] + "` of the cost estimate is a " + interp.typeName(values[i]) + ".",
                 "a cost estimate counts in whole operations and bytes");
}

static void addBlockDims(ModuleBuilder &module) {
  defRecord(module, "Blocked(block_size)");
  defRecord(module, "Element(block_size, padding=...?)", true, [](Interp &interp, Values &values) {
    if (values[1].isUndefined())
      values[1] = interp.tuple({Value::integer(0), Value::integer(0)});
  });
  defRecord(module, "BoundedSlice(block_size)");
  defRecord(module, "Indirect(block_size)");
  defRecord(module, "Squeezed()");
  module.set("squeezed", makeRecord(module.interp, "Squeezed", {}));
}

static void addSpecs(ModuleBuilder &module) {
  Interp &interp = module.interp;
  defRecord(module, "BlockSpec(block_shape=None, index_map=None, pipeline_mode=None, *, memory_space=None)", false);
  defRecord(module, "Buffered(buffer_count, use_lookahead=False, revisit=None, prefetched_count=0)");
  defRecord(module, "CostEstimate(flops, transcendentals, bytes_accessed, remote_bytes_transferred=0)", true,
            checkCost);
  defRecord(module, "NoBlockSpec()");
  Value &none = singleton(interp, "no_block_spec");
  if (none.isUndefined())
    none = makeRecord(interp, "NoBlockSpec", {});
  module.set("no_block_spec", none);
  defEnum(module, "RevisitMode", {{"IMMEDIATE", "immediate"}, {"ANY", "any"}});
  defEnum(module, "DeviceIdType", {{"MESH", "mesh"}, {"LOGICAL", "logical"}});
  auto checked = [](Interp &in, Values &values) {
    fillGridSpec(in, values, 0);
    checkGridSpec(in, values, 0);
  };
  defRecord(module, "GridSpec(grid=...?, in_specs=...?, out_specs=...?, scratch_shapes=...?, grid_names=None)", false,
            checked);
}

static void addSpaces(ModuleBuilder &module, std::initializer_list<MemorySpace> spaces) {
  Interp &interp = module.interp;
  for (MemorySpace space : spaces) {
    Value value = spaceValue(interp, space);
    Class *cls = value.as<Native>()->pyClass(interp);
    cls->attributes.set(intern(interp.toStr(interp.getAttr(value, "name"))), value);
    module.set("MemorySpace", cls);
  }
}

static void populatePallas(ModuleBuilder &module) {
  Interp &interp = module.interp;
  addBlockDims(module);
  addSpecs(module);
  addSpaces(module, {MemorySpace::Any, MemorySpace::Default, MemorySpace::Error, MemorySpace::Index, MemorySpace::Key});
  module.set("ANY", spaceValue(interp, MemorySpace::Any));
  module.set("HOST", spaceValue(interp, MemorySpace::Host));
  module.set("MemoryRef", classFor(interp, "jax.experimental.pallas", "MemoryRef"));
  module.set("semaphore", classFor(interp, "jax.experimental.pallas", "semaphore"));
}

//===----------------------------------------------------------------------===//
// jax.experimental.pallas.tpu: parameters
//===----------------------------------------------------------------------===//

static const char *const kCompilerParams =
    "CompilerParams(dimension_semantics=None, allow_input_fusion=None, vmem_limit_bytes=None, collective_id=None, "
    "has_side_effects=False, flags=None, internal_scratch_in_bytes=None, serialization_format=1, "
    "disable_bounds_checks=False, disable_semaphore_checks=False, skip_device_barrier=False, "
    "allow_collective_id_without_custom_barrier=False, shape_invariant_numerics=True, use_tc_tiling_on_sc=None, "
    "needs_layout_passes=True, fuse_transposed_lhs_in_matmul=False, opt_level=None)";

static const char *const kInterpretParams =
    "InterpretParams(detect_races=False, on_race='raise', out_of_bounds_reads='raise', skip_floating_point_ops=False, "
    "uninitialized_memory='nan', num_cores_or_threads=1, vector_clock_size=None, logging_mode=None, "
    "dma_execution_mode='on_wait', random_seed=None, grid_point_recorder=None, "
    "allow_hbm_allocation_in_run_scoped=False, buffer_bounds='logical')";

static void addParams(ModuleBuilder &module) {
  defRecord(module, kCompilerParams, true, [](Interp &interp, Values &values) {
    for (size_t i = 0; i < 2; ++i)
      if (!values[i].isNone() && !values[i].as<python::Unknown>())
        values[i] = interp.tuple(interp.toVector(values[i]));
  });
  defRecord(module, kInterpretParams);
  defEnum(module, "GridDimensionSemantics",
          {{"PARALLEL", "parallel"},
           {"CORE_PARALLEL", "core_parallel"},
           {"SUBCORE_PARALLEL", "subcore_parallel"},
           {"ARBITRARY", "arbitrary"}});
  for (const char *name : {"PARALLEL", "CORE_PARALLEL", "SUBCORE_PARALLEL", "ARBITRARY"})
    module.set(name, singleton(module.interp, std::string("GridDimensionSemantics.") + name));
  defEnum(module, "CoreType",
          {{"TC", "tc"}, {"SC_SCALAR_SUBCORE", "sc_scalar_subcore"}, {"SC_VECTOR_SUBCORE", "sc_vector_subcore"}});
  defEnum(
      module, "SideEffectType",
      {{"PURE", "pure"}, {"DATAFLOW_SIDE_EFFECTING", "dataflow_side_effecting"}, {"SIDE_EFFECTING", "side_effecting"}});
  defEnum(module, "Tiling", {{"COMPACT", "compact"}, {"SPARSE_CORE", "sparse_core"}});
}

static void addPrefetchGridSpec(ModuleBuilder &module) {
  Interp &interp = module.interp;
  Class *base = classFor(interp, "jax.experimental.pallas", "GridSpec");
  auto checked = [](Interp &in, Values &values) {
    fillGridSpec(in, values, 1);
    checkGridSpec(in, values, 1);
  };
  defRecord(module,
            "PrefetchScalarGridSpec(num_scalar_prefetch, grid=...?, in_specs=...?, out_specs=...?, "
            "scratch_shapes=...?, grid_names=None)",
            false, checked, {base});
}

//===----------------------------------------------------------------------===//
// The chip
//===----------------------------------------------------------------------===//

static const facts::ChipInfo *chipOf(Interp &interp) { return facts::chipInfo(interp.world.chip); }

int64_t coresPerDevice(Interp &interp) {
  if (interp.world.coresPerDevice > 0)
    return interp.world.coresPerDevice;
  const facts::ChipInfo *chip = chipOf(interp);
  return chip ? chip->coresPerDevice : 1;
}

static Value sparseCoreRecord(Interp &interp, const facts::ChipInfo &chip) {
  if (!chip.sparseCore)
    return Value::none();
  const facts::SparseCoreInfo &core = *chip.sparseCore;
  return makeRecord(interp, "SparseCoreInfo",
                    {Value::integer(core.cores), Value::integer(core.subcores), Value::integer(core.lanes),
                     Value::integer(core.vmemBytes), Value::integer(core.dmaGranuleBytes)});
}

static Value chipVersion(Interp &interp, const facts::ChipInfo &chip) {
  std::string member = "TPU_" + chip.version;
  for (char &c : member)
    c = char(std::toupper(static_cast<unsigned char>(c)));
  return singleton(interp, "ChipVersion." + member);
}

static Value tpuInfo(Interp &interp, const facts::ChipInfo *chip, int64_t cores) {
  if (!chip)
    return interp.unknown(python::Reason::World, "chip " + interp.world.chip);
  Values values = {chipVersion(interp, *chip)};
  for (int64_t number : {chip->generation, cores, chip->lanes, chip->sublanes, chip->mxuColumns, chip->mxus,
                         chip->accumulators, chip->vmemBytes, chip->cmemBytes, chip->smemBytes, chip->hbmBytes,
                         chip->bandwidth, chip->bf16Ops, chip->int8Ops, chip->fp8Ops, chip->int4Ops})
    values.push_back(Value::integer(number));
  values.push_back(sparseCoreRecord(interp, *chip));
  values.push_back(Value::boolean(chip->lite));
  values.push_back(Value::boolean(cores == 1 && chip->physicalCores > 1));
  values.push_back(Value::boolean(cores > 1));
  return makeRecord(interp, "TpuInfo", std::move(values));
}

static Value sublaneTiling(Interp &interp, std::span<const Value> args) {
  auto dtype = python::numpy::toDType(interp, args[1]);
  const facts::ChipInfo *chip = chipOf(interp);
  if (!dtype || !chip)
    return interp.unknown(python::Reason::World, "get_sublane_tiling");
  int64_t bits = bitWidth(dtype->dtype);
  bool packed = chip->generation >= 7 || (bits != 16 && bits != 32);
  return Value::integer(packed ? chip->sublanes * (32 / bits) : chip->sublanes);
}

static Value matmulSupported(Interp &interp, std::span<const Value> args) {
  auto lhs = python::numpy::toDType(interp, args[1]), rhs = python::numpy::toDType(interp, args[2]);
  const facts::ChipInfo *chip = chipOf(interp);
  if (!lhs || !rhs || !chip)
    return interp.unknown(python::Reason::World, "is_matmul_supported");
  std::string pair = std::string(jax::name(lhs->dtype)) + " x " + std::string(jax::name(rhs->dtype));
  bool listed = std::find(chip->nativeMatmul.begin(), chip->nativeMatmul.end(), pair) != chip->nativeMatmul.end();
  return Value::boolean(listed);
}

static void addChip(ModuleBuilder &module) {
  Interp &interp = module.interp;
  defEnum(module, "ChipVersion",
          {{"TPU_V2", "v2"},
           {"TPU_V3", "v3"},
           {"TPU_V4I", "v4i"},
           {"TPU_V4", "v4"},
           {"TPU_V5E", "v5e"},
           {"TPU_V5P", "v5p"},
           {"TPU_V6E", "v6e"},
           {"TPU_7", "7"},
           {"TPU_7X", "7x"},
           {"TPU_8I", "8i"},
           {"TPU_8T", "8t"}});
  defRecord(module,
            "SparseCoreInfo(*, num_cores, num_subcores, num_lanes, vmem_capacity_bytes, dma_granule_size_bytes)");
  auto info = defRecord(
      module, "TpuInfo(*, chip_version, generation, num_cores, num_lanes, num_sublanes, mxu_column_size, "
              "num_mxus, num_accumulators, vmem_capacity_bytes, cmem_capacity_bytes, smem_capacity_bytes, "
              "hbm_capacity_bytes, mem_bw_bytes_per_second, bf16_ops_per_second, int8_ops_per_second, "
              "fp8_ops_per_second, int4_ops_per_second, sparse_core=None, is_lite=False, is_split_chip=False, "
              "is_megacore=False)");
  interp.defMethod(info->cls, "get_sublane_tiling(self, dtype)", sublaneTiling);
  interp.defMethod(info->cls, "is_matmul_supported(self, lhs_dtype, rhs_dtype)", matmulSupported);
  module.def("get_tpu_info()",
             [](Interp &in, std::span<const Value>) { return tpuInfo(in, chipOf(in), coresPerDevice(in)); });
  module.def("get_tpu_info_for_chip(chip_version, num_tensor_cores_per_logical_device)",
             [](Interp &in, std::span<const Value> args) -> Value {
               EnumMember *version = asEnum(args[0], "ChipVersion");
               if (!version)
                 return in.unknown(python::Reason::Internal, "get_tpu_info_for_chip");
               return tpuInfo(in, facts::chipInfo(version->value), python::knownIndex(in, args[1]));
             });
  module.def("is_tpu_device()", [](Interp &, std::span<const Value>) { return Value::boolean(true); });
}

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

static void addMeshes(ModuleBuilder &module) {
  defRecord(module, "TensorCoreMesh(*, axis_name, num_cores=None)", true, [](Interp &interp, Values &values) {
    if (values[1].isNone())
      values[1] = Value::integer(coresPerDevice(interp));
  });
  Class *mesh = classFor(module.interp, "jax.experimental.pallas.tpu", "TensorCoreMesh");
  module.interp.defProperty(mesh, "shape", [](Interp &interp, std::span<const Value> args) {
    Value shape = interp.dict();
    Record *record = asRecord(args[0]);
    interp.setItem(shape, record->field("axis_name"), record->field("num_cores"));
    return shape;
  });
  module.def("create_tensorcore_mesh(axis_name, devices=None, num_cores=None)",
             [](Interp &interp, std::span<const Value> args) -> Value {
               if (!args[1].isNone() && !args[2].isNone())
                 interp.raise("ValueError", "cannot specify both devices and num_cores");
               Value cores = args[2].isNone() ? Value::integer(coresPerDevice(interp)) : args[2];
               return makeRecord(interp, "TensorCoreMesh", {args[0], cores});
             });
}

std::optional<MeshInfo> toMesh(Interp &interp, Value value) {
  Record *record = asRecord(value);
  if (!record)
    return std::nullopt;
  const std::string &name = *record->type->cls->name;
  MeshInfo mesh;
  auto axis = [&](const char *nameField, const char *sizeField) {
    Value size = record->field(sizeField);
    if (size.isInt())
      mesh.axes.emplace_back(interp.toStr(record->field(nameField)), size.asInt());
    return size.isInt();
  };
  if (name == "TensorCoreMesh" && axis("axis_name", "num_cores")) {
    mesh.coreType = "tc";
    return mesh;
  }
  if (name == "ScalarSubcoreMesh" && axis("axis_name", "num_cores")) {
    mesh.coreType = "sc_scalar_subcore";
    return mesh;
  }
  if (name == "VectorSubcoreMesh" && axis("core_axis_name", "num_cores") && axis("subcore_axis_name", "num_subcores")) {
    mesh.coreType = "sc_vector_subcore";
    return mesh;
  }
  return std::nullopt;
}

static void populateTpu(ModuleBuilder &module) {
  Interp &interp = module.interp;
  interp.importModule("jax.experimental.pallas");
  addSpaces(module, {MemorySpace::Vmem, MemorySpace::VmemShared, MemorySpace::Smem, MemorySpace::Cmem,
                     MemorySpace::Semaphore, MemorySpace::Hbm});
  module.set("VMEM", spaceValue(interp, MemorySpace::Vmem));
  module.set("VMEM_SHARED", spaceValue(interp, MemorySpace::VmemShared));
  module.set("SMEM", spaceValue(interp, MemorySpace::Smem));
  module.set("CMEM", spaceValue(interp, MemorySpace::Cmem));
  module.set("SEMAPHORE", spaceValue(interp, MemorySpace::Semaphore));
  module.set("HBM", spaceValue(interp, MemorySpace::Hbm));
  if (!releaseAtLeast(interp, "0.10.0"))
    module.set("ANY", spaceValue(interp, MemorySpace::Any));
  if (!releaseAtLeast(interp, "0.11.2"))
    module.set("HOST", spaceValue(interp, MemorySpace::Host));
  Class *semaphores = classFor(interp, "jax.experimental.pallas.tpu", "SemaphoreType");
  semaphores->attributes.set(intern("REGULAR"), semaphoreKind(interp, DType::Semaphore));
  semaphores->attributes.set(intern("DMA"), semaphoreKind(interp, DType::DmaSemaphore));
  semaphores->attributes.set(intern("BARRIER"), semaphoreKind(interp, DType::BarrierSemaphore));
  module.set("SemaphoreType", semaphores);
  addParams(module);
  addPrefetchGridSpec(module);
  addChip(module);
  addMeshes(module);
}

} // namespace pallasd::jax::pallas

PALLASD_MODULE("jax.experimental.pallas", module) { pallasd::jax::pallas::populatePallas(module); }
PALLASD_MODULE("jax.experimental.pallas.tpu", module) { pallasd::jax::pallas::populateTpu(module); }
