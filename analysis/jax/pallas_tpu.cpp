//===- pallas_tpu.cpp - jax.experimental.pallas.tpu: functions -------------===//
//
// Copies and their descriptors, rolls, bitcasts, the chip's random numbers,
// packing, the matrix unit's doors. What is composed of these (sync_copy,
// core_barrier ...) is in the prelude.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/pallas_trace.h"
#include "analysis/jax/release.h"
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
// Asynchronous copies
//===----------------------------------------------------------------------===//

namespace {
/// What make_async_copy and make_async_remote_copy give.
struct CopyDescriptor : Native {
  Value source, target, targetSem, sourceSem, deviceId;
  std::string deviceIdType = "MESH";
  bool used = false;
  python::Position made;
  python::Class *pyClass(Interp &interp) const override {
    return classFor(interp, "jax.experimental.pallas.tpu", "AsyncCopyDescriptor");
  }
  std::optional<Value> getAttr(Interp &, python::Name) override;
  std::string repr(Interp &) override { return "AsyncCopyDescriptor"; }
  bool isRemote() const { return !deviceId.isNone(); }
};
} // namespace

static void checkCopySemaphore(Interp &interp, Value value, const char *which) {
  if (value.isNone())
    return;
  RefSurface *ref = asRef(value);
  if (!ref)
    refuseHere(interp, "ValueError", "dma",
               std::string("the ") + which + " semaphore of the copy is a " + interp.typeName(value) + ", not a ref.",
               "a copy signals a semaphore from scratch memory: `pltpu.SemaphoreType.DMA`");
  const Shape &shape = ref->seen().shape;
  if (!shape.empty())
    refuseHere(interp, "ValueError", "dma",
               std::string("the ") + which + " semaphore of the copy is an array of " +
                   std::to_string(elementCount(shape)) + " semaphores.",
               "a copy signals one semaphore; one of an array is named with `.at[i]`");
}

static Param optionalRef(Interp &interp, Value ref, Values &operands) {
  return ref.isNone() ? Param() : flattenRef(interp, ref, operands);
}

static void checkCopyEnds(Interp &interp, Value source, Value target) {
  for (Value end : {source, target})
    if (!asRef(end))
      refuseHere(interp, "ValueError", "dma", "the copy has a " + interp.typeName(end) + " where it takes a ref.",
                 "a copy moves memory: source and target are refs, or parts of them through `.at[...]`");
}

static ParamDict copyTree(Interp &interp, const CopyDescriptor &copy, bool swapped, Values &operands) {
  Value first = swapped ? copy.target : copy.source, second = swapped ? copy.source : copy.target;
  Value firstSem = swapped ? copy.sourceSem : copy.targetSem, secondSem = swapped ? copy.targetSem : copy.sourceSem;
  ParamList tree = {flattenRef(interp, first, operands), flattenRef(interp, second, operands),
                    optionalRef(interp, firstSem, operands), optionalRef(interp, secondSem, operands)};
  tree.push_back(deviceIdOperands(interp, copy.deviceId, operands));
  ParamDict params;
  params.emplace_back("device_id_type", Symbol{"DeviceIdType." + copy.deviceIdType});
  params.emplace_back("tree", Param::list(std::move(tree)));
  return params;
}

static void sortParams(ParamDict &params) {
  std::sort(params.begin(), params.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
}

static void startCopy(Interp &interp, CopyDescriptor &copy, int64_t priority, bool add) {
  copy.used = true;
  if (priority < 0)
    refuseHere(interp, "ValueError", "dma", "the copy's priority is " + std::to_string(priority) + ".",
               "priorities count from 0");
  checkCopyEnds(interp, copy.source, copy.target);
  checkCopySemaphore(interp, copy.targetSem, "target");
  checkCopySemaphore(interp, copy.sourceSem, "source");
  Values operands;
  ParamDict params = copyTree(interp, copy, false, operands);
  params.emplace_back("add", add);
  params.emplace_back("priority", priority);
  sortParams(params);
  jax::bind(interp, jax::primitive("dma_start"), operands, std::move(params), {}, true);
}

static void waitCopy(Interp &interp, CopyDescriptor &copy, bool forSource) {
  copy.used = true;
  checkCopyEnds(interp, copy.source, copy.target);
  Value awaited = forSource ? copy.sourceSem : copy.targetSem;
  if (RefSurface *sem = asRef(awaited); sem && sem->seen().dtype != DType::DmaSemaphore)
    refuseHere(interp, "ValueError", "dma",
               "the copy is waited for on a " +
                   std::string(sem->seen().dtype == DType::Semaphore ? "regular" : "barrier") + " semaphore.",
               "copies signal DMA semaphores: `pltpu.SemaphoreType.DMA`");
  if (!awaited.isNone() && !asRef(awaited))
    checkCopySemaphore(interp, awaited, forSource ? "source" : "target");
  Values operands;
  ParamDict params = copyTree(interp, copy, forSource, operands);
  // JAX before 0.12.0 named what the lowering makes of a wait for a send, before 0.11.1 nothing else.
  if (!releaseAtLeast(interp, "0.12.0"))
    params.emplace_back("insert_dummy_device", forSource);
  if (releaseAtLeast(interp, "0.11.1"))
    params.emplace_back("is_wait_send", forSource);
  sortParams(params);
  jax::bind(interp, jax::primitive("dma_wait"), operands, std::move(params), {}, true);
}

static void waitForSend(Interp &interp, CopyDescriptor &copy) {
  if (!copy.isRemote())
    refuseHere(interp, releaseAtLeast(interp, "0.12.0") ? "RuntimeError" : "ValueError", "dma",
               "`wait_send` is called on a copy within the device.",
               "only a remote copy has a sending side; `wait` and `wait_write` await a local one");
  waitCopy(interp, copy, true);
}

static void waitWhole(Interp &interp, CopyDescriptor &copy) {
  if (!copy.sourceSem.isNone())
    waitCopy(interp, copy, true);
  waitCopy(interp, copy, false);
}

std::optional<Value> CopyDescriptor::getAttr(Interp &interp, python::Name name) {
  Value self = this;
  auto method = [&](const char *signature, auto body) {
    return interp.builtin(signature, [self, body](Interp &inner, Args args) -> Value {
      body(inner, *static_cast<CopyDescriptor *>(self.object()), args);
      return Value::none();
    });
  };
  if (*name == "start")
    return method("start(priority=0, *, add=False)", [](Interp &in, CopyDescriptor &copy, Args args) {
      startCopy(in, copy, python::knownIndex(in, args[0]), in.isTrue(args[1]));
    });
  if (*name == "wait")
    return method("wait()", [](Interp &in, CopyDescriptor &copy, Args) { waitWhole(in, copy); });
  if (*name == "wait_recv" || (*name == "wait_write" && releaseAtLeast(interp, "0.12.0")))
    return method("wait_write()", [](Interp &in, CopyDescriptor &copy, Args) { waitCopy(in, copy, false); });
  if (*name == "wait_read" && releaseAtLeast(interp, "0.12.0"))
    return method("wait_read()", [](Interp &in, CopyDescriptor &copy, Args) { waitCopy(in, copy, true); });
  if (*name == "wait_send")
    return method("wait_send()", [](Interp &in, CopyDescriptor &copy, Args) { waitForSend(in, copy); });
  if (*name == "is_remote")
    return Value::boolean(isRemote());
  if (*name == "src_ref")
    return source;
  if (*name == "dst_ref")
    return target;
  return std::nullopt;
}

static CopyDescriptor *makeCopy(Interp &interp, Value source, Value target, Value targetSem, Value sourceSem) {
  auto *copy = interp.heap.make<CopyDescriptor>();
  copy->source = source;
  copy->target = target;
  copy->targetSem = targetSem;
  copy->sourceSem = sourceSem;
  copy->deviceId = Value::none();
  copy->made = interp.position();
  return copy;
}

/// Arguments: src_ref, dst_ref, send_sem, recv_sem, device_id, device_id_type.
static CopyDescriptor *makeRemoteCopy(Interp &interp, Args args) {
  if (args[4].isNone())
    refuseHere(interp, "ValueError", "dma", "the remote copy has no `device_id`.",
               "a remote copy names its target device");
  if (args[2].isNone() || args[3].isNone())
    refuseHere(interp, "ValueError", "dma", "the remote copy lacks one of its two semaphores.",
               "both sides of a remote copy signal: `send_sem` here, `recv_sem` on the target");
  CopyDescriptor *copy = makeCopy(interp, args[0], args[1], args[3], args[2]);
  copy->deviceId = args[4];
  if (EnumMember *type = asEnum(args[5], "DeviceIdType"))
    copy->deviceIdType = type->name;
  return copy;
}

/// Before JAX 0.12.0 a local copy had to name its semaphore.
static void requireSemaphore(Interp &interp, Value semaphore) {
  if (semaphore.isNone() && !releaseAtLeast(interp, "0.12.0"))
    refuseHere(interp, "TypeError", "dma", "the copy has no semaphore; before JAX 0.12.0 it is a required argument.",
               "a copy signals its semaphore when it is done");
}

static void addCopies(ModuleBuilder &module) {
  module.def("make_async_copy(src_ref, dst_ref, sem=None, *, src_sem=None)", [](Interp &in, Args a) -> Value {
    requireSemaphore(in, a[2]);
    return makeCopy(in, a[0], a[1], a[2], a[3]);
  });
  module.def("async_copy(src_ref, dst_ref, sem=None, *, src_sem=None, priority=0, add=False)",
             [](Interp &in, Args a) -> Value {
               requireSemaphore(in, a[2]);
               CopyDescriptor *copy = makeCopy(in, a[0], a[1], a[2], a[3]);
               startCopy(in, *copy, python::knownIndex(in, a[4]), in.isTrue(a[5]));
               return copy;
             });
  module.def("make_async_remote_copy(src_ref, dst_ref, send_sem, recv_sem, device_id, device_id_type=None)",
             [](Interp &in, Args a) -> Value { return makeRemoteCopy(in, a); });
  module.def("async_remote_copy(src_ref, dst_ref, send_sem, recv_sem, device_id, device_id_type=None)",
             [](Interp &in, Args a) -> Value {
               CopyDescriptor *copy = makeRemoteCopy(in, a);
               startCopy(in, *copy, 0, false);
               return copy;
             });
}

static Value barrierSemaphore(Interp &interp, Args args) {
  ParamDict params;
  if (releaseAtLeast(interp, "0.11.2"))
    params.emplace_back("tag", args[0].isNone() ? Param() : Param(interp.toStr(args[0])));
  return bind1(interp, "get_barrier_semaphore", {}, std::move(params),
               Aval::ref(DType::BarrierSemaphore, {}, MemorySpace::Semaphore));
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static int64_t axisOf(Interp &interp, Value value) { return python::knownIndex(interp, value); }

/// Arguments: x, shift, axis, stride, stride_axis.
static Value roll(Interp &interp, Args args) {
  Aval x = requireAval(interp, args[0], "roll", 0);
  int64_t rank = int64_t(x.shape.size()), axis = axisOf(interp, args[2]);
  const char *why = "the rotation of the vector unit goes one way, along one axis";
  if (args[1].isInt() && args[1].asInt() < 0)
    refuseHere(interp, "ValueError", "roll",
               "`pltpu.roll` has the negative shift " + std::to_string(args[1].asInt()) + ".", why);
  if (axis < 0 || axis >= rank)
    refuseHere(interp, "ValueError", "roll",
               "`pltpu.roll` has axis " + std::to_string(axis) + " for a value of " + std::to_string(rank) +
                   " dimensions.",
               why);
  if (args[3].isNone() != args[4].isNone())
    refuseHere(interp, "ValueError", "roll", "`pltpu.roll` has only one of `stride` and `stride_axis`.", why);
  ParamDict params;
  params.emplace_back("axis", axis);
  params.emplace_back("stride", args[3].isNone() ? Param() : Param(axisOf(interp, args[3])));
  params.emplace_back("stride_axis", args[4].isNone() ? Param() : Param(axisOf(interp, args[4])));
  return bind1(interp, "roll", {args[0], asTraceScalar(interp, args[1])}, std::move(params), x);
}

/// Arguments: x, ty, dim.
static Value bitcastValue(Interp &interp, Args args) {
  Aval x = requireAval(interp, args[0], "bitcast", 0);
  auto type = python::numpy::toDType(interp, args[1]);
  if (!type)
    python::raisePlain(interp, "TypeError", "Cannot interpret '" + interp.repr(args[1]) + "' as a data type");
  int64_t rank = int64_t(x.shape.size()), dim = axisOf(interp, args[2]);
  if (dim == -2 && rank < 2)
    refuseHere(interp, "ValueError", "bitcast", "`pltpu.bitcast` gets a value of one dimension without `dim=-1`.",
               "elements are packed along the second-last dimension unless `dim` says otherwise");
  int64_t axis = dim < 0 ? dim + rank : dim;
  if (axis < 0 || axis >= rank || axis < rank - 2)
    refuseHere(interp, "ValueError", "bitcast", "`pltpu.bitcast` has dimension " + std::to_string(dim) + ".",
               "elements are packed along one of the last two dimensions");
  int64_t bits = x.shape[size_t(axis)] * bitWidth(x.dtype), to = bitWidth(type->dtype);
  if (bits % to)
    refuseHere(interp, "ValueError", "bitcast",
               "`pltpu.bitcast` packs a dimension of " + std::to_string(x.shape[size_t(axis)]) + " " +
                   std::string(jax::name(x.dtype)) + " elements into " + std::string(jax::name(type->dtype)) +
                   ", which doesn't come out even.",
               "the bits of the dimension make whole elements");
  Aval out = Aval::array(type->dtype, x.shape);
  out.shape[size_t(axis)] = bits / to;
  ParamDict params;
  if (releaseAtLeast(interp, "0.12.0"))
    params.emplace_back("dim", axis);
  params.emplace_back("ty", type->dtype);
  return bind1(interp, "bitcast", {args[0]}, std::move(params), out);
}

static Value prngSeed(Interp &interp, Args args) {
  Values seeds;
  for (Value seed : interp.toVector(args[0]))
    seeds.push_back(asTraceScalar(interp, seed));
  jax::bind(interp, jax::primitive("prng_seed"), seeds, {}, {}, true);
  return Value::none();
}

static Value prngRandomBits(Interp &interp, Args args) {
  Value unknown;
  std::optional<Shape> shape = toShape(interp, args[0], &unknown);
  if (!unknown.isUndefined())
    return unknown;
  ParamDict params;
  params.emplace_back("shape", Param::shape(*shape));
  return jax::bind(interp, jax::primitive("prng_random_bits"), {}, std::move(params),
                   {Aval::array(DType::Int32, *shape)})[0];
}

static Value stochasticRound(Interp &interp, Args args) {
  Aval x = requireAval(interp, args[0], "stochastic_round", 0),
       bits = requireAval(interp, args[1], "stochastic_round", 1);
  auto target = python::numpy::toDType(interp, args[2]);
  if (!target)
    return interp.unknown(python::Reason::Internal, "stochastic_round");
  const char *why = "every element is rounded with 32 random bits of its own";
  if (bits.shape != x.shape)
    refuseHere(interp, "ValueError", "stochastic-round", "the random bits have another shape than the value.", why);
  if (bits.dtype != DType::UInt32)
    refuseHere(interp, "ValueError", "stochastic-round",
               "the random bits are " + std::string(jax::name(bits.dtype)) + "; they are due as uint32.", why);
  ParamDict params;
  params.emplace_back("target_dtype", target->dtype);
  return bind1(interp, "stochastic_round", {args[0], args[1]}, std::move(params), Aval::array(target->dtype, x.shape));
}

static DType unsignedOfWidth(unsigned bits) {
  return bits == 8 ? DType::UInt8 : bits == 16 ? DType::UInt16 : bits == 4 ? DType::UInt4 : DType::UInt32;
}

/// Arguments: xs, packed_dtype.
static Value packElementwise(Interp &interp, Args args) {
  Values xs = interp.toVector(args[0]);
  auto packed = python::numpy::toDType(interp, args[1]);
  const char *why = "narrow elements are packed pairwise (or by more) into words of the width of the sources";
  if (xs.empty())
    refuseHere(interp, "ValueError", "pack", "`pltpu.pack_elementwise` gets no source.", why);
  if (!packed)
    return interp.unknown(python::Reason::Internal, "pack_elementwise");
  Aval first = requireAval(interp, xs[0], "pack_elementwise", 0);
  for (size_t i = 1; i < xs.size(); ++i) {
    Aval other = requireAval(interp, xs[i], "pack_elementwise", i);
    if (other.shape != first.shape || other.dtype != first.dtype)
      refuseHere(interp, "ValueError", "pack", "the sources of `pltpu.pack_elementwise` differ in shape or dtype.",
                 why);
  }
  bool toBfloat = first.dtype == DType::Float32 && packed->dtype == DType::BFloat16;
  if (!toBfloat && !(isInteger(first.dtype) && isInteger(packed->dtype)))
    refuseHere(interp, "ValueError", "pack",
               "`pltpu.pack_elementwise` packs " + std::string(jax::name(first.dtype)) + " into " +
                   std::string(jax::name(packed->dtype)) +
                   "; it packs float32 into bfloat16 and integers into integers.",
               why);
  unsigned wide = bitWidth(first.dtype), narrow = bitWidth(packed->dtype);
  if (wide % narrow || xs.size() != wide / narrow)
    refuseHere(interp, "ValueError", "pack",
               "`pltpu.pack_elementwise` gets " + std::to_string(xs.size()) + " sources for a packing factor of " +
                   std::to_string(wide / narrow) + ".",
               why);
  ParamDict params;
  params.emplace_back("packed_dtype", packed->dtype);
  return jax::bind(interp, jax::primitive("pack_elementwise"), xs, std::move(params),
                   {Aval::array(unsignedOfWidth(wide), first.shape)})[0];
}

/// Arguments: x, index, packed_dtype, unpacked_dtype.
static Value unpackElementwise(Interp &interp, Args args) {
  Aval x = requireAval(interp, args[0], "unpack_elementwise", 0);
  auto packed = python::numpy::toDType(interp, args[2]), unpacked = python::numpy::toDType(interp, args[3]);
  if (!packed || !unpacked)
    return interp.unknown(python::Reason::Internal, "unpack_elementwise");
  int64_t index = axisOf(interp, args[1]), factor = bitWidth(unpacked->dtype) / std::max(1u, bitWidth(packed->dtype));
  const char *why = "narrow elements are packed pairwise (or by more) into words of the width of the result";
  if (bitWidth(x.dtype) != bitWidth(unpacked->dtype))
    refuseHere(interp, "ValueError", "pack",
               "`pltpu.unpack_elementwise` gives elements of another width than its words.", why);
  if (index < 0 || index >= factor)
    refuseHere(interp, "ValueError", "pack",
               "`pltpu.unpack_elementwise` asks for element " + std::to_string(index) + " of " +
                   std::to_string(factor) + " in a word.",
               why);
  ParamDict params;
  params.emplace_back("index", index);
  params.emplace_back("packed_dtype", packed->dtype);
  params.emplace_back("unpacked_dtype", unpacked->dtype);
  return bind1(interp, "unpack_elementwise", {args[0]}, std::move(params), Aval::array(unpacked->dtype, x.shape));
}

static Value reciprocal(Interp &interp, Args args) {
  Aval x = requireAval(interp, args[0], "reciprocal", 0);
  ParamDict params;
  params.emplace_back("approx", interp.isTrue(args[1]));
  params.emplace_back("full_range", interp.isTrue(args[2]));
  return bind1(interp, "reciprocal", {args[0]}, std::move(params), x);
}

static Value touch(Interp &interp, Args args) {
  Flat flat = flatten(interp, args[0]);
  for (Value leaf : flat.leaves) {
    if (auto *unknown = leaf.as<python::Unknown>())
      throw python::UnknownUse{unknown->reason};
    // A number has no variable that an effect could name, and goes by without a word.
    if (!asRef(leaf) && !jax::asArray(leaf) && jax::requireAval(interp, leaf, "touch", 0).shape.empty())
      continue;
    if (!asRef(leaf))
      refuseHere(interp, "ValueError", "lowering-refused", "`pltpu.touch` gets a value; it takes refs.",
                 "a value has no contents that something could depend on");
    Value ref = asRef(leaf)->base();
    jax::bind(interp, jax::primitive("add_dependency"), std::span(&ref, 1), {}, {}, true);
  }
  return Value::none();
}

static Value traceValue(Interp &interp, Args args) {
  Value value = asTraceScalar(interp, args[1]);
  Aval aval = requireAval(interp, value, "trace_value", 1);
  const char *why = "a trace event carries one 32-bit number";
  if (!aval.shape.empty())
    refuseHere(interp, "ValueError", "trace-value", "`pltpu.trace_value` gets an array; it takes a scalar.", why);
  if (aval.dtype != DType::Int32 && aval.dtype != DType::Float32)
    refuseHere(interp, "ValueError", "trace-value",
               "`pltpu.trace_value` gets a " + std::string(jax::name(aval.dtype)) + "; it takes int32 or float32.",
               why);
  ParamDict params;
  params.emplace_back("label", interp.toStr(args[0]));
  jax::bind(interp, jax::primitive("trace_value"), std::span(&value, 1), std::move(params), {}, true);
  return Value::none();
}

static Value hasMemorySpace(Interp &interp, Args args) {
  RefSurface *ref = asRef(args[0]);
  auto space = toSpace(args[1]);
  if (!ref || !space)
    return interp.unknown(python::Reason::Internal, "has_memory_space");
  if (ref->seen().space != MemorySpace::Any)
    refuseHere(interp, "ValueError", "memory-space-access",
               "`" + refName(interp, args[0]) + "` is in memory space " + std::string(jax::name(ref->seen().space)) +
                   "; only a ref in ANY can be asked for its space.",
               "where an ANY operand lies is decided when the program runs");
  ParamDict params;
  params.emplace_back("memory_space", Symbol{std::string(jax::name(space->first))});
  return bind1(interp, "has_memory_space", {ref->base()}, std::move(params), Aval::array(DType::Bool, {}));
}

static Value constrainSpace(Interp &interp, Args args) {
  auto space = toSpace(args[1]);
  if (!space)
    return interp.unknown(python::Reason::Internal, "with_memory_space_constraint");
  if (space->first == MemorySpace::Any)
    return args[0];
  static const MemorySpace allowed[] = {MemorySpace::Hbm, MemorySpace::Vmem, MemorySpace::Smem, MemorySpace::Host};
  if (std::find(std::begin(allowed), std::end(allowed), space->first) == std::end(allowed))
    python::raisePlain(interp, "NotImplementedError",
                       "with_memory_space_constraint only supports HBM, VMEM, SMEM, and HOST.");
  Aval aval = requireAval(interp, args[0], "with_memory_space_constraint", 0);
  aval.space = space->first;
  ParamDict params;
  params.emplace_back("memory_space", Symbol{std::string(jax::name(space->first))});
  return bind1(interp, "with_memory_space_constraint", {args[0]}, std::move(params), aval);
}

static void addValues(ModuleBuilder &module) {
  module.def("roll(x, shift, axis, *, stride=None, stride_axis=None)", roll);
  module.def("bitcast(x, ty, dim=-2)", bitcastValue);
  module.def("prng_seed(*seeds)", prngSeed);
  module.def("prng_random_bits(shape)", prngRandomBits);
  module.def("stochastic_round(x, random_bits, *, target_dtype)", stochasticRound);
  module.def("pack_elementwise(xs, *, packed_dtype)", packElementwise);
  module.def("unpack_elementwise(x, *, index, packed_dtype, unpacked_dtype)", unpackElementwise);
  module.def("reciprocal(x, *, approx=False, full_range=True)", reciprocal);
  module.def("touch(ref)", touch);
  module.def("with_memory_space_constraint(x, memory_space)", constrainSpace);
  module.def("trace_value(label, value)", traceValue);
  module.def("has_memory_space(ref, memory_space)", hasMemorySpace);
  module.def("get_barrier_semaphore(tag=None)", barrierSemaphore);
  module.def("load(ref, *, mask=None)",
             [](Interp &in, Args a) { return maskedLoad(in, a[0], Value::none(), a[1], Value::none()); });
  module.def("store(ref, val, *, mask=None)", [](Interp &in, Args a) {
    maskedSwap(in, a[0], Value::none(), a[1], a[2]);
    return Value::none();
  });
}

} // namespace pallasd::jax::pallas

PALLASD_MODULE("jax.experimental.pallas.tpu", module) {
  pallasd::jax::pallas::addCopies(module);
  pallasd::jax::pallas::addValues(module);
}
