//===- pallas_primitives.cpp - jax.experimental.pallas: functions ----------===//
//
// What a kernel body calls: grid indices, slices, scoped allocation,
// semaphores, prints. pl.when, pl.loop and other compositions are in the
// prelude; specs in pallas_specs.cpp; pallas_call in analysis/kernel.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/effects.h"
#include "analysis/jax/pallas_trace.h"
#include "analysis/python/known_index.h"
#include "analysis/python/plain_errors.h"

#include <algorithm>

namespace pallasd::jax::pallas {

using python::CallArgs;
using python::intern;
using python::ModuleBuilder;
using python::Native;
using Args = std::span<const Value>;

//===----------------------------------------------------------------------===//
// The grid
//===----------------------------------------------------------------------===//

static std::string gridText(const std::vector<int64_t> &grid) {
  std::string text = "(";
  for (size_t i = 0; i < grid.size(); ++i)
    text += (i ? ", " : "") + (grid[i] == kDynamicDim ? std::string("traced") : std::to_string(grid[i]));
  return text + (grid.size() == 1 ? ",)" : ")");
}

/// The grid position that `axis` names, counted over all dimensions.
static size_t gridAxis(Interp &interp, Value axisValue, const char *function) {
  std::vector<PallasTrace::Grid> &grids = pallasTrace(interp).grids;
  if (grids.empty())
    refuseHere(interp, "AssertionError", "grid-axis", std::string("`") + function + "` is called outside a kernel.",
               "only a kernel and its index maps have a grid");
  const std::vector<int64_t> &sizes = grids.back().sizes;
  int64_t axis = python::knownIndex(interp, axisValue), rank = int64_t(sizes.size());
  int64_t position = axis < 0 ? axis + rank : axis;
  if (position < 0 || position >= rank)
    refuseHere(interp, "ValueError", "grid-axis",
               std::string("`") + function + "(" + std::to_string(axis) + ")` asks for axis " + std::to_string(axis) +
                   " of a grid of " + std::to_string(rank) + (rank == 1 ? " dimension." : " dimensions."),
               "the grid of the call is " + gridText(sizes));
  return size_t(position);
}

static Value programId(Interp &interp, Args args) {
  size_t position = gridAxis(interp, args[0], "pl.program_id");
  const PallasTrace::Grid &grid = pallasTrace(interp).grids.back();
  if (!grid.indices.empty())
    return grid.indices[position];
  ParamDict params;
  params.emplace_back("axis", python::knownIndex(interp, args[0]));
  return bind1(interp, "program_id", {}, std::move(params), Aval::array(DType::Int32, {}));
}

static Value numPrograms(Interp &interp, Args args) {
  size_t axis = gridAxis(interp, args[0], "pl.num_programs");
  const PallasTrace::Grid &grid = pallasTrace(interp).grids.back();
  if (!grid.dimensions.empty())
    return grid.dimensions[axis];
  int64_t size = pallasTrace(interp).grids.back().sizes[axis];
  if (size != kDynamicDim)
    return Value::integer(size);
  ParamDict params;
  params.emplace_back("axis", python::knownIndex(interp, args[0]));
  return bind1(interp, "num_programs", {}, std::move(params), Aval::array(DType::Int32, {}));
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

/// A number that JAX keeps as static: Python and numpy integers and known arrays.
static Value staticIfKnown(Interp &interp, Value value) {
  auto *native = value.as<Native>();
  bool number = native && (dynamic_cast<python::numpy::NpScalar *>(native) || asJArray(value));
  if (!number)
    return value.isBool() ? Value::integer(value.asInt()) : value;
  Value index = interp.toIndex(value);
  return index.isInt() ? index : value;
}

static Value dslice(Interp &interp, Args args) {
  if (args[0].isNone())
    return interp.slice(Value::none(), Value::none(), Value::none());
  int64_t stride = args[2].isNone() ? 1 : python::knownIndex(interp, args[2]);
  Value start = staticIfKnown(interp, args[0]), size = args[1];
  if (size.isUndefined()) {
    if (!start.isInt())
      python::raisePlain(interp, "ValueError", "Non-static `dslice`");
    size = start;
    start = Value::integer(0);
  }
  if (stride < 0)
    python::raisePlain(interp, "ValueError", "`stride` must be >= 0.");
  return interp.heap.make<SliceValue>(start, staticIfKnown(interp, size), stride);
}

static Value multipleOf(Interp &interp, Args args) {
  Value x = asTraceScalar(interp, args[0]);
  Aval aval = requireAval(interp, x, "multiple_of", 0);
  std::vector<int64_t> values;
  if (args[1].isInt())
    values.push_back(args[1].asInt());
  else
    for (Value item : interp.toVector(args[1]))
      values.push_back(python::knownIndex(interp, item));
  ParamDict params;
  params.emplace_back("values", Param::ints(values));
  return bind1(interp, "multiple_of", {x}, std::move(params), aval);
}

//===----------------------------------------------------------------------===//
// run_scoped
//===----------------------------------------------------------------------===//

/// A run_scoped stays though unused if it touches more than what it allocates.
static bool hasOutsideEffects(const Jaxpr &jaxpr) {
  Effects effects = effectsOf(jaxpr);
  for (size_t i = 0; i < jaxpr.constvars.size() && i < effects.onInput.size(); ++i)
    if (effects.onInput[i] & Effects::Write)
      return true;
  return effects.lasting;
}

static Aval scopedAval(Interp &interp, Value type) {
  if (auto ref = toRefAval(type))
    return *ref;
  refuseHere(
      interp, "AttributeError", "scratch-type",
      "`pl.run_scoped` gets a " + interp.typeName(type) + " where a type of memory is due.",
      "scratch is described as `pltpu.VMEM(shape, dtype)`, `pltpu.SMEM(shape, dtype)` or a `pltpu.SemaphoreType`");
}

static bool anyUnknown(const Values &values, Value *which) {
  for (Value value : values)
    if (value.as<python::Unknown>()) {
      *which = value;
      return true;
    }
  return false;
}

static ParamList axisNames(Interp &interp, Value axes) {
  ParamList names;
  if (axes.isUndefined() || axes.isNone())
    return names;
  for (Value axis : axes.as<python::Str>() ? Values{axes} : interp.toVector(axes))
    names.push_back(interp.toStr(axis));
  return names;
}

Value runScoped(Interp &interp, Value callable, const CallArgs &types, Value collectiveAxes) {
  Values positional(types.pos.begin(), types.pos.end());
  Value dict = interp.dict();
  for (const auto &[name, value] : types.kw)
    interp.setItem(dict, interp.str(*name), value);
  Flat flat = flatten(interp, interp.tuple({interp.tuple(positional), dict}));
  Value unknown;
  if (anyUnknown(flat.leaves, &unknown)) {
    if (JaxprBuilder *builder = traceContext(interp).current())
      builder->markIncomplete(unknown.as<python::Unknown>()->reason);
    return unknown;
  }
  std::vector<TraceInput> inputs;
  for (Value leaf : flat.leaves)
    inputs.push_back({scopedAval(interp, leaf), {}});
  TraceResult result = trace(interp, callableName(interp, callable), inputs, [&](const Values &refs) -> Value {
    Value both = unflatten(interp, flat.tree, refs);
    Values args = interp.toVector(interp.getItem(both, Value::integer(0)));
    std::vector<std::pair<python::Name, Value>> kwargs;
    Value kwDict = interp.getItem(both, Value::integer(1));
    for (const auto &[name, value] : types.kw)
      kwargs.emplace_back(name, interp.getItem(kwDict, interp.str(*name)));
    return interp.call(callable, CallArgs{args, kwargs});
  });
  ParamDict params;
  ParamList axes = axisNames(interp, collectiveAxes), transforms(inputs.size(), Param::transforms({}));
  params.emplace_back("collective_axes", Param::list(std::move(axes)));
  if (!result.jaxpr)
    return interp.unknown(result.incomplete.front());
  params.emplace_back("jaxpr", result.jaxpr);
  params.emplace_back("ref_transforms", Param::list(std::move(transforms)));
  bool effects = hasOutsideEffects(*result.jaxpr);
  Values outs =
      jax::bind(interp, jax::primitive("run_scoped"), result.consts, std::move(params), result.outAvals, effects);
  if (JaxprBuilder *builder = traceContext(interp).current())
    for (const auto &reason : result.incomplete)
      builder->markIncomplete(reason);
  return unflatten(interp, result.outTree, outs);
}

static Value runScopedCall(Interp &interp, const CallArgs &args) {
  if (args.pos.empty())
    interp.raise("TypeError", "run_scoped() missing 1 required positional argument: 'f'");
  Value axes;
  std::vector<std::pair<python::Name, Value>> kwargs;
  for (const auto &entry : args.kw) {
    if (*entry.first == "collective_axes")
      axes = entry.second;
    else
      kwargs.push_back(entry);
  }
  return runScoped(interp, args.pos[0], CallArgs{args.pos.subspan(1), kwargs}, axes);
}

//===----------------------------------------------------------------------===//
// Semaphores
//===----------------------------------------------------------------------===//

static void checkSemaphore(Interp &interp, Value value, const char *verb) {
  RefSurface *ref = asRef(value);
  if (!ref)
    refuseHere(interp, "ValueError", "semaphore",
               std::string("`pl.semaphore_") + verb + "` gets a value, not a semaphore.",
               "semaphores are refs from scratch memory or `pltpu.get_barrier_semaphore()`");
  const Aval &seen = ref->seen();
  if (!seen.shape.empty())
    refuseHere(interp, "ValueError", "semaphore",
               std::string("`pl.semaphore_") + verb + "` gets an array of " + std::to_string(elementCount(seen.shape)) +
                   " semaphores; it takes one.",
               "one semaphore of an array is named with `.at[i]`");
  if (seen.dtype != DType::Semaphore && seen.dtype != DType::BarrierSemaphore)
    refuseHere(interp, "ValueError", "semaphore",
               std::string("`pl.semaphore_") + verb + "` gets a " +
                   (seen.dtype == DType::DmaSemaphore ? "DMA semaphore" : std::string(jax::name(seen.dtype)) + " ref") +
                   "; it takes a regular or barrier semaphore.",
               "a DMA semaphore counts bytes of copies and is waited for through the copy's own `.wait()`");
}

/// JAX keeps the Ref and its transforms apart in these equations.
static void appendRefAndTransforms(Interp &interp, Value ref, ParamList &tree, Values &operands) {
  RefSurface *surface = asRef(ref);
  operands.push_back(surface->base());
  RefUse use;
  use.operand = uint32_t(operands.size() - 1);
  tree.push_back(Param::refUse(std::move(use)));
  tree.push_back(Param::transforms(flattenTransforms(interp, surface->transforms(), operands)));
}

/// A device id: None, a number, a tuple, or {axis: number} in order of names.
static Param deviceIdParam(Interp &interp, Value id, Values &operands) {
  if (id.isNone() || id.isUndefined())
    return {};
  Flat flat = flatten(interp, id);
  if (auto *dict = id.as<python::Dict>(); dict) {
    ParamDict entries;
    for (size_t i = 0; i < flat.leaves.size(); ++i) {
      Value key = flat.tree.keys[i];
      std::string name = key.as<python::Str>() ? key.as<python::Str>()->text : std::string();
      if (auto *tuple = key.as<python::Tuple>())
        for (Value part : tuple->items)
          name += (name.empty() ? "" : ",") + interp.toStr(part);
      entries.emplace_back(name, operandParam(asTraceScalar(interp, flat.leaves[i]), operands));
    }
    return Param::dict(std::move(entries));
  }
  if (flat.tree.kind == TreeDef::Leaf)
    return operandParam(asTraceScalar(interp, id), operands);
  ParamList items;
  for (Value leaf : flat.leaves)
    items.push_back(operandParam(asTraceScalar(interp, leaf), operands));
  return Param::list(std::move(items));
}

Param deviceIdOperands(Interp &interp, Value id, Values &operands) { return deviceIdParam(interp, id, operands); }

static Value asInt32(Interp &interp, Value value) {
  if (value.isInt() || value.isBool())
    return asTraceValue(interp, value, DType::Int32);
  return callModule(interp, "jax.numpy", "asarray", {value, python::numpy::dtypeObject(interp, DType::Int32)});
}

static Param deviceIdType(Interp &, Value type) {
  EnumMember *member = asEnum(type, "DeviceIdType");
  return Symbol{"DeviceIdType." + (member ? member->name : "MESH")};
}

static Value semaphoreSignal(Interp &interp, Args args) {
  checkSemaphore(interp, args[0], "signal");
  Values operands;
  ParamList tree;
  appendRefAndTransforms(interp, args[0], tree, operands);
  tree.push_back(operandParam(asInt32(interp, args[1]), operands));
  tree.push_back(deviceIdParam(interp, args[2], operands));
  tree.push_back(args[4].isNone() ? Param() : operandParam(asTraceScalar(interp, args[4]), operands));
  ParamDict params;
  params.emplace_back("args_tree", Param::list(std::move(tree)));
  params.emplace_back("device_id_type", deviceIdType(interp, args[3]));
  jax::bind(interp, jax::primitive("semaphore_signal"), operands, std::move(params), {}, true);
  return Value::none();
}

static Value semaphoreWait(Interp &interp, Args args) {
  checkSemaphore(interp, args[0], "wait");
  Values operands;
  ParamList tree;
  appendRefAndTransforms(interp, args[0], tree, operands);
  tree.push_back(operandParam(asInt32(interp, args[1]), operands));
  tree.push_back(operandParam(asTraceScalar(interp, args[2]), operands));
  ParamDict params;
  params.emplace_back("args_tree", Param::list(std::move(tree)));
  jax::bind(interp, jax::primitive("semaphore_wait"), operands, std::move(params), {}, true);
  return Value::none();
}

static Value semaphoreRead(Interp &interp, Args args) {
  if (!asRef(args[0]))
    python::raisePlain(interp, "TypeError", "semaphore_read takes a semaphore");
  Values operands;
  ParamList tree;
  appendRefAndTransforms(interp, args[0], tree, operands);
  ParamDict params;
  params.emplace_back("args_tree", Param::list(std::move(tree)));
  return jax::bind(interp, jax::primitive("semaphore_read"), operands, std::move(params),
                   {Aval::array(DType::Int32, {})})[0];
}

/// pl.debug_check, of the negated condition. JAX keeps what it says in a tree that its text doesn't show.
static Value failIf(Interp &interp, Args args) {
  if (!releaseAtLeast(interp, "0.11.2"))
    throw python::UnknownUse{
        interp.unknown(python::Reason::Unmodelled, "pl.debug_check before JAX 0.11.2").as<python::Unknown>()->reason};
  Value code = Value::integer(0);
  code = releaseAtLeast(interp, "0.12.0") ? asTraceValue(interp, code, DType::Int32) : asTraceScalar(interp, code);
  const Value operands[] = {args[0], code};
  ParamDict params;
  params.emplace_back("debug", true);
  if (auto *message = args[1].as<python::Str>())
    params.emplace_back("_message", message->text);
  jax::bind(interp, jax::primitive("check"), operands, std::move(params), {}, true);
  return Value::none();
}

static Value delay(Interp &interp, Args args) {
  Value nanos = asTraceScalar(interp, args[0]);
  jax::bind(interp, jax::primitive("delay"), std::span(&nanos, 1), {}, {}, true);
  return Value::none();
}

//===----------------------------------------------------------------------===//
// Prints, masked access
//===----------------------------------------------------------------------===//

static bool hasPlaceholders(const std::string &format) {
  for (size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '{')
      continue;
    if (i + 1 < format.size() && format[i + 1] == '{')
      ++i;
    else
      return true;
  }
  return false;
}

static Value debugPrint(Interp &interp, Args args) {
  auto *format = args[0].as<python::Str>();
  if (!format)
    return interp.unknown(python::Reason::Internal, "pl.debug_print with a computed format");
  Values operands;
  ParamList positions;
  for (Value arg : interp.toVector(args[1])) {
    if (asRef(arg))
      requireAval(interp, arg, "debug_print", positions.size());
    positions.push_back(operandParam(asTraceScalar(interp, arg), operands));
  }
  ParamDict params;
  params.emplace_back("fmt", format->text);
  params.emplace_back("has_placeholders", hasPlaceholders(format->text));
  params.emplace_back("in_tree", Param::list({Param::list(std::move(positions)), Param::dict({})}));
  params.emplace_back("ordered", false);
  params.emplace_back("partitioned", false);
  params.emplace_back("static_args", Param::list({}));
  jax::bind(interp, jax::primitive("debug_print"), operands, std::move(params), {}, true);
  return Value::none();
}

/// The indexer of `pl.load(ref, idx)`; None or absent: the whole.
static void appendIndexed(Interp &interp, Value ref, Value key, ParamList &tree, Values &operands, Aval *type) {
  RefSurface *surface = asRef(ref);
  if (!surface)
    refuseHere(interp, "ValueError", "ref-as-array", "a value is given where a ref is read or written.",
               "loads and stores go through refs");
  LiveTransforms transforms = surface->transforms();
  *type = surface->seen();
  bool whole = key.isNone() || key.tag() == python::Tag::Ellipsis ||
               (key.as<python::Tuple>() && key.as<python::Tuple>()->items.empty());
  if (!whole) {
    LiveTransform indexer = indexerFor(interp, key, *type, ref);
    *type = transformedType(interp, indexer, *type);
    transforms.push_back(std::move(indexer));
  }
  operands.push_back(surface->base());
  RefUse use;
  use.operand = uint32_t(operands.size() - 1);
  tree.push_back(Param::refUse(std::move(use)));
  tree.push_back(Param::transforms(flattenTransforms(interp, transforms, operands)));
}

/// pl.load(ref, idx, mask, other, cache_modifier, eviction_policy, volatile).
Value maskedLoad(Interp &interp, Value ref, Value key, Value mask, Value other) {
  Values operands;
  ParamList tree;
  Aval type;
  appendIndexed(interp, ref, key, tree, operands, &type);
  tree.push_back(mask.isNone() ? Param() : operandParam(mask, operands));
  tree.push_back(other.isNone() ? Param() : operandParam(asTraceScalar(interp, other), operands));
  ParamDict params;
  params.emplace_back("args_tree", Param::list(std::move(tree)));
  params.emplace_back("cache_modifier", Param());
  params.emplace_back("eviction_policy", Param());
  params.emplace_back("is_volatile", false);
  return jax::bind(interp, jax::primitive("masked_load"), operands, std::move(params), {type.pointee()})[0];
}

/// pl.store(ref, idx, value, mask): JAX casts nothing here.
Value maskedSwap(Interp &interp, Value ref, Value key, Value value, Value mask) {
  Values operands;
  ParamList tree;
  Aval type;
  appendIndexed(interp, ref, key, tree, operands, &type);
  checkStore(interp, type, requireAval(interp, value, "swap", 2), ref, "masked_swap");
  tree.push_back(operandParam(asTraceScalar(interp, value), operands));
  tree.push_back(mask.isNone() ? Param() : operandParam(mask, operands));
  ParamDict params;
  params.emplace_back("args_tree", Param::list(std::move(tree)));
  params.emplace_back("eviction_policy", Param());
  return jax::bind(interp, jax::primitive("masked_swap"), operands, std::move(params), {type.pointee()}, true)[0];
}

static void addLoadStore(ModuleBuilder &module) {
  if (releaseAtLeast(module.interp, "0.9.2"))
    return;
  module.def("load(ref, idx, *, mask=None, other=None, cache_modifier=None, eviction_policy=None, volatile=False)",
             [](Interp &in, Args a) { return maskedLoad(in, a[0], a[1], a[2], a[3]); });
  module.def("store(ref, idx, val, *, mask=None, eviction_policy=None)", [](Interp &in, Args a) {
    maskedSwap(in, a[0], a[1], a[2], a[3]);
    return Value::none();
  });
  module.def("swap(ref, idx, val, *, mask=None, eviction_policy=None)",
             [](Interp &in, Args a) { return maskedSwap(in, a[0], a[1], a[2], a[3]); });
}

static Value selectRef(Interp &interp, Args args) {
  Values refs = interp.toVector(args[1]);
  if (refs.size() <= 1)
    python::raisePlain(interp, "ValueError", "At least two refs are required for pl.select_ref.");
  for (Value ref : refs)
    if (!asRef(ref))
      python::raisePlain(interp, "TypeError", "pl.select_ref selects from refs");
  auto *view = interp.heap.make<RefView>(Value(), LiveTransforms(), asRef(refs[0])->seen());
  view->choices = refs;
  view->selector = asTraceScalar(interp, args[0]);
  return view;
}

static void populatePallas(ModuleBuilder &module) {
  installRefs(module.interp);
  classFor(module.interp, module.module.name, "Slice")->construct = [](Interp &interp, const CallArgs &args) -> Value {
    static const auto signature = python::Signature::parse("Slice(start, size, stride=1)");
    Values bound = signature->bind(interp, args);
    return dslice(interp, bound);
  };
  module.set("Slice", classFor(module.interp, module.module.name, "Slice"));
  module.def("program_id(axis)", programId);
  module.def("num_programs(axis)", numPrograms);
  module.def("ds(start, size=...?, stride=None)", dslice);
  module.def("dslice(start, size=...?, stride=None)", dslice);
  module.def("multiple_of(x, values)", multipleOf);
  module.raw("run_scoped", runScopedCall, true);
  module.def("semaphore_signal(sem_or_view, inc=1, device_id=None, device_id_type=None, core_index=None)",
             semaphoreSignal);
  module.def("semaphore_wait(sem_or_view, value=1, decrement=True)", semaphoreWait);
  module.def("semaphore_read(sem_or_view)", semaphoreRead);
  module.def("delay(nanos)", delay);
  module.def("_pallasd_fail_if(condition, message)", failIf);
  module.def("debug_print(fmt, *args)", debugPrint);
  module.def("select_ref(idx, *refs)", selectRef);
  addLoadStore(module);
}

} // namespace pallasd::jax::pallas

PALLASD_MODULE("jax.experimental.pallas", module) { pallasd::jax::pallas::populatePallas(module); }

PALLASD_MODULE("_pallasd", module) {
  using namespace pallasd;
  module.def("in_kernel()", [](python::Interp &interp, std::span<const python::Value>) {
    return python::Value::boolean(!jax::pallas::pallasTrace(interp).grids.empty());
  });
  module.def("is_ref(x)", [](python::Interp &, std::span<const python::Value> args) {
    return python::Value::boolean(jax::pallas::asRef(args[0]) != nullptr);
  });
  module.def("ref_space(ref)", [](python::Interp &interp, std::span<const python::Value> args) {
    auto *ref = jax::pallas::asRef(args[0]);
    if (!ref)
      interp.raise("AttributeError", "'" + interp.typeName(args[0]) + "' object has no attribute 'memory_space'");
    const jax::Aval &aval = ref->seen();
    return aval.space == jax::MemorySpace::None ? python::Value::none()
                                                : jax::pallas::spaceValue(interp, aval.space, aval.mesh);
  });
  module.def("is_tracing()", [](python::Interp &interp, std::span<const python::Value>) {
    return python::Value::boolean(jax::traceContext(interp).current() != nullptr);
  });
}
