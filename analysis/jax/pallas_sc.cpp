//===- pallas_sc.cpp - jax.experimental.pallas.tpu_sc ----------------------===//
//
// The meshes of SparseCore subcores and what a program asks about them; the
// loads and stores of subcores (expanded, compressed, by index), their loop. On a
// chip without SparseCores making a mesh is refused, as JAX does. What works on
// values alone is in prelude/pallas_sc.py.
//
// Facts (JAX 0.12.0.1): `load` and `swap` take a Ref with an indexer even where
// all of it is meant, `gather` and `scatter` take it as it is; both pairs share
// names with primitives of the TensorCore.
//
//===----------------------------------------------------------------------===//
#include "analysis/facts/chip.h"
#include "analysis/jax/control_flow.h"
#include "analysis/jax/effects.h"
#include "analysis/jax/pallas_trace.h"
#include "analysis/python/known_index.h"
#include "analysis/python/plain_errors.h"

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

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

using Args = std::span<const Value>;

static RefSurface &requireRef(Interp &interp, Value value, const char *function) {
  if (RefSurface *ref = asRef(value))
    return *ref;
  if (auto *unknown = value.as<python::Unknown>())
    throw python::UnknownUse{unknown->reason};
  python::raisePlain(interp, "TypeError", std::string(function) + ": ref must be a Ref, got " + interp.typeName(value));
}

/// A Ref's transforms, a whole Ref seen through an indexer of all of it.
static LiveTransforms indexed(Interp &interp, Value value, RefSurface &ref, Aval &type) {
  LiveTransforms transforms = ref.transforms();
  type = ref.seen();
  if (transforms.empty()) {
    transforms.push_back(indexerFor(interp, Value::ellipsis(), type, value));
    type = transformedType(interp, transforms.back(), type);
  }
  return transforms;
}

static void checkMask(Interp &interp, Value mask, const Shape &shape) {
  Aval aval = requireAval(interp, mask, "mask", 0);
  if (aval.dtype != DType::Bool)
    python::raisePlain(interp, "TypeError", "Mask must be a boolean array, got " + std::string(jax::name(aval.dtype)));
  if (aval.shape != shape)
    python::raisePlain(interp, "ValueError", "Mask must have the shape of the ref, got " + shortText(aval));
}

/// load_expanded(ref, *, mask)
static Value loadExpanded(Interp &interp, Args args) {
  RefSurface &ref = requireRef(interp, args[0], "load_expanded");
  Aval type;
  LiveTransforms transforms = indexed(interp, args[0], ref, type);
  Values operands{ref.base()};
  Param tree = Param::transforms(flattenTransforms(interp, transforms, operands));
  checkMask(interp, args[1], type.shape);
  operands.push_back(args[1]);
  return jax::bind(interp, primitive("load"), operands, {{"has_mask", true}, {"tree", tree}}, {type.pointee()})[0];
}

static Value storeVector(Interp &interp, Value target, Value x, Value mask, bool add, bool compress) {
  RefSurface &ref = requireRef(interp, target, "store");
  Aval type;
  LiveTransforms transforms = indexed(interp, target, ref, type);
  Aval value = requireAval(interp, x, "store", 1);
  Values operands{ref.base(), x};
  Param tree = Param::transforms(flattenTransforms(interp, transforms, operands));
  if (!mask.isNone()) {
    checkMask(interp, mask, type.shape);
    operands.push_back(mask);
  }
  if (value.dtype != type.dtype)
    python::raisePlain(interp, "TypeError",
                       "Ref and value must have the same dtype, got " + std::string(jax::name(type.dtype)) + " and " +
                           std::string(jax::name(value.dtype)));
  if (value.shape != type.shape)
    python::raisePlain(interp, "ValueError", "Value must have the shape of the ref, got " + shortText(value));
  ParamDict params{{"add", add}};
  if (releaseAtLeast(interp, "0.12.0"))
    params.emplace_back("compress", compress);
  params.emplace_back("has_mask", !mask.isNone());
  params.emplace_back("tree", tree);
  jax::bind(interp, primitive("swap", "sc"), operands, std::move(params), {value}, true);
  return Value::none();
}

/// Indices as JAX flattens them, and the shape that they give.
static Param flattenIndices(Interp &interp, Value indices, const Aval &type, Values &operands, Shape &shape) {
  Values items = interp.toVector(indices);
  if (items.size() != type.shape.size())
    python::raisePlain(interp, "ValueError", "The number of indices does not match the rank of the ref");
  ParamList list;
  for (Value index : items) {
    Aval aval = requireAval(interp, index, "indices", 0);
    if (aval.shape.size() != 1)
      python::raisePlain(interp, "ValueError",
                         "Indices must be a 1-D array, got an index with shape " + shortText(aval));
    if (!shape.empty() && shape != aval.shape)
      python::raisePlain(interp, "ValueError", "Indices must have the same size");
    shape = aval.shape;
    list.push_back(operandParam(index, operands));
  }
  return Param::list(std::move(list));
}

/// The Ref itself, then its transforms, as the tree of gather and scatter has them.
static Value startTree(Interp &interp, Value target, const char *function, ParamList &tree, Values &operands,
                       Aval &type) {
  RefSurface &ref = requireRef(interp, target, function);
  type = ref.seen();
  if (type.dtype != DType::Int32 && type.dtype != DType::Float32)
    python::raisePlain(interp, "TypeError",
                       "ref.dtype=" + std::string(jax::name(type.dtype)) + " must be int32 or float32");
  operands.push_back(ref.base());
  tree.push_back(Param::refUse(RefUse{0, {}, {}, {}}));
  tree.push_back(Param::transforms(flattenTransforms(interp, ref.transforms(), operands)));
  return ref.base();
}

/// load_gather(ref, indices, *, mask)
static Value loadGather(Interp &interp, Args args) {
  Values operands;
  ParamList tree;
  Aval type;
  startTree(interp, args[0], "load_gather", tree, operands, type);
  Shape shape;
  tree.push_back(flattenIndices(interp, args[1], type, operands, shape));
  if (!args[2].isNone())
    checkMask(interp, args[2], shape);
  tree.push_back(args[2].isNone() ? Param() : operandParam(args[2], operands));
  return jax::bind(interp, primitive("gather", "sc"), operands, {{"tree", Param::list(std::move(tree))}},
                   {Aval::array(type.dtype, shape)})[0];
}

static Value scatterInto(Interp &interp, Args args, const char *function, bool add) {
  Values operands;
  ParamList tree;
  Aval type;
  startTree(interp, args[0], function, tree, operands, type);
  Shape shape;
  tree.push_back(flattenIndices(interp, args[1], type, operands, shape));
  Aval value = requireAval(interp, args[2], function, 2);
  if (value.shape != shape)
    python::raisePlain(interp, "ValueError",
                       "the value does not have the shape of the indices, got " + shortText(value));
  if (value.dtype != type.dtype)
    python::raisePlain(interp, "TypeError", "the value's dtype is not the ref's, got " + shortText(value));
  tree.push_back(operandParam(args[2], operands));
  if (!args[3].isNone())
    checkMask(interp, args[3], shape);
  tree.push_back(args[3].isNone() ? Param() : operandParam(args[3], operands));
  jax::bind(interp, primitive("scatter", "sc"), operands, {{"add", add}, {"tree", Param::list(std::move(tree))}}, {},
            true);
  return Value::none();
}

/// fetch_and_add(x_ref, value, *, subcore_id)
static Value fetchAndAdd(Interp &interp, Args args) {
  RefSurface &ref = requireRef(interp, args[0], "fetch_and_add");
  LiveTransforms transforms = ref.transforms();
  Values operands{ref.base(), asTraceValue(interp, args[1], DType::Int32)};
  if (transforms.empty()) {
    for (size_t i = 0; i < ref.seen().shape.size(); ++i)
      operands.push_back(asTraceValue(interp, Value::integer(0), DType::Int32));
  } else {
    for (const LiveDim &dim : transforms[0].dims) {
      if (dim.kind != DimIndexer::Index || transforms.size() != 1)
        python::raisePlain(interp, "ValueError", "fetch_and_add only supports refs indexed with non-slice indices");
      operands.push_back(asTraceValue(interp, dim.start, DType::Int32));
    }
  }
  operands.push_back(asTraceValue(interp, args[2], DType::Int32));
  return jax::bind(interp, primitive("sc_fetch_and_add"), operands, {}, {Aval::array(DType::Int32, {})}, true)[0];
}

/// The part of shared memory that belongs to a subcore.
static Value sliceFromShared(Interp &interp, Args args) {
  requireRef(interp, args[0], "slice_subcore_vmem_from_shared");
  return interp.unknown(python::Reason::Unmodelled, "plsc.slice_subcore_vmem_from_shared");
}

//===----------------------------------------------------------------------===//
// parallel_loop
//===----------------------------------------------------------------------===//

/// _parallel_loop(body, lower, upper, step, unroll, carry)
static Value parallelLoop(Interp &interp, Args args) {
  Value body = args[0], carry = args[5];
  Flat flat = flatten(interp, carry);
  std::vector<TraceInput> inputs{{Aval::array(DType::Int32, {}), ""}};
  std::vector<Aval> outs;
  for (size_t i = 0; i < flat.leaves.size(); ++i) {
    outs.push_back(requireAval(interp, flat.leaves[i], "parallel_loop", i));
    inputs.push_back({outs.back(), ""});
  }
  TraceResult traced = trace(interp, "parallel_loop", inputs, [&](const Values &tracers) -> Value {
    if (carry.isNone()) {
      interp.call(body, {tracers[0]});
      return interp.list({});
    }
    Value result = interp.call(body, {tracers[0], unflatten(interp, flat.tree, std::span(tracers).subspan(1))});
    Flat given = flatten(interp, result);
    if (!equal(interp, given.tree, flat.tree))
      python::raisePlain(interp, "ValueError", "parallel_loop: body result should have same structure as carry");
    return interp.list(given.leaves);
  });
  if (!traced.jaxpr)
    return carry.isNone() ? Value::none() : interp.unknown(traced.incomplete.front());
  JaxprPtr jaxpr = constvarsToInvars(traced.jaxpr);
  Values operands;
  ParamList tree;
  for (size_t i = 1; i <= 3; ++i)
    tree.push_back(operandParam(asTraceScalar(interp, args[i]), operands));
  ParamList consts, carries;
  for (Value value : traced.consts)
    consts.push_back(asRef(value) ? flattenRef(interp, value, operands) : operandParam(value, operands));
  for (Value value : flat.leaves)
    carries.push_back(operandParam(value, operands));
  tree.push_back(Param::list(std::move(consts)));
  tree.push_back(Param::list(std::move(carries)));
  ParamDict params{
      {"jaxpr", jaxpr}, {"tree", Param::list(std::move(tree))}, {"unroll", python::knownIndex(interp, args[4])}};
  Values results =
      jax::bind(interp, primitive("parallel_loop"), operands, std::move(params), std::move(outs), hasEffects(*jaxpr));
  return carry.isNone() ? Value::none() : unflatten(interp, flat.tree, results);
}

static void addMemory(ModuleBuilder &module) {
  module.def("load_expanded(ref, *, mask)", loadExpanded);
  module.def("store_compressed(ref, x, *, mask)",
             [](Interp &in, Args a) { return storeVector(in, a[0], a[1], a[2], false, true); });
  module.def("addupdate(ref, x)",
             [](Interp &in, Args a) { return storeVector(in, a[0], a[1], Value::none(), true, false); });
  module.def("addupdate_compressed(ref, x, *, mask)",
             [](Interp &in, Args a) { return storeVector(in, a[0], a[1], a[2], true, true); });
  module.def("load_gather(ref, indices, *, mask=None)", loadGather);
  module.def("store_scatter(ref, indices, x, *, mask=None)",
             [](Interp &in, Args a) { return scatterInto(in, a, "store_scatter", false); });
  module.def("addupdate_scatter(ref, indices, x, *, mask=None)",
             [](Interp &in, Args a) { return scatterInto(in, a, "addupdate_scatter", true); });
  module.def("fetch_and_add(x_ref, value, *, subcore_id)", fetchAndAdd);
  module.def("slice_subcore_vmem_from_shared(ref)", sliceFromShared);
  module.def("subcore_barrier()", [](Interp &in, Args) {
    jax::bind(in, primitive("barrier"), {}, {}, {}, true);
    return Value::none();
  });
  module.def("_parallel_loop(body, lower, upper, step, unroll, carry)", parallelLoop, true);
}

static void populate(ModuleBuilder &module) {
  addMemory(module);
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
