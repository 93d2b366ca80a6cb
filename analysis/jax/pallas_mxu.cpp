//===- pallas_mxu.cpp - Doors to the matrix unit, ref annotations ----------===//
//
// pltpu.ACC and the primitives that push to, accumulate in and pop from the
// matrix units; pltpu.annotate; Pallas keys made of other keys.
//
//===----------------------------------------------------------------------===//
#include "analysis/facts/chip.h"
#include "analysis/jax/pallas_trace.h"
#include "analysis/python/known_index.h"

namespace pallasd::jax::pallas {

using python::ModuleBuilder;
using Args = std::span<const Value>;

//===----------------------------------------------------------------------===//
// Accumulators
//===----------------------------------------------------------------------===//

namespace {
/// pltpu.ACC(mxu_id): callable with shape and dtype.
struct AccSpace : python::Native {
  int32_t mxu;
  explicit AccSpace(int32_t mxu) : mxu(mxu) {}
  python::Class *pyClass(Interp &interp) const override {
    return classFor(interp, "jax.experimental.pallas.tpu", "ACC");
  }
  std::optional<Value> call(Interp &, const python::CallArgs &) override;
  std::string repr(Interp &) override { return "ACC(mxu_id=" + std::to_string(mxu) + ")"; }
  uint64_t contentHash(Interp &) const override { return mixHash(71, uint64_t(mxu)); }
};
} // namespace

static const char *const kAccWhy = "accumulators are rows of the matrix unit's own memory, one matrix unit wide";

static void checkAccumulator(Interp &interp, const Shape &shape, DType dtype, int32_t mxu) {
  if (shape.size() < 2)
    refuseHere(interp, "ValueError", "accumulator", "the accumulator has fewer than two dimensions.", kAccWhy);
  if (dtype != DType::Float32 && dtype != DType::Int32)
    refuseHere(interp, "ValueError", "accumulator",
               "the accumulator is " + std::string(jax::name(dtype)) + "; it is float32 or int32.", kAccWhy);
  const facts::ChipInfo *chip = facts::chipInfo(interp.world.chip);
  if (!chip)
    return;
  if (!chip->accumulators)
    refuseHere(interp, "ValueError", "accumulator",
               "the chip " + interp.world.chip + " has no accumulators to address.",
               "accumulators can be addressed from TPU7 on", {{"chip", interp.world.chip}});
  if (mxu < 0 || mxu >= chip->mxus)
    refuseHere(interp, "ValueError", "accumulator",
               "the accumulator names matrix unit " + std::to_string(mxu) + " of " + std::to_string(chip->mxus) + ".",
               kAccWhy);
  if (shape.back() != chip->mxuColumns)
    refuseHere(interp, "ValueError", "accumulator",
               "the accumulator has " + std::to_string(shape.back()) + " columns; a matrix unit has " +
                   std::to_string(chip->mxuColumns) + ".",
               kAccWhy);
  int64_t rows = elementCount(shape) / shape.back();
  if (rows <= 0 || rows % chip->sublanes)
    refuseHere(interp, "ValueError", "accumulator",
               "the accumulator has " + std::to_string(rows) + " rows; they are a multiple of " +
                   std::to_string(chip->sublanes) + ".",
               kAccWhy);
}

std::optional<Value> AccSpace::call(Interp &interp, const python::CallArgs &args) {
  static const auto signature = python::Signature::parse("ACC(shape, dtype)");
  Values bound = signature->bind(interp, args);
  Value unknown;
  std::optional<Shape> shape = toShape(interp, bound[0], &unknown);
  auto dtype = python::numpy::toDType(interp, bound[1]);
  if (!shape || !dtype)
    return interp.unknown(python::Reason::Internal, "pltpu.ACC");
  checkAccumulator(interp, *shape, dtype->dtype, mxu);
  Aval ref = Aval::ref(dtype->dtype, *shape, MemorySpace::Acc);
  ref.mxuId = mxu;
  return Value(interp.heap.make<MemoryType>(std::move(ref)));
}

//===----------------------------------------------------------------------===//
// Pushing, accumulating, popping
//===----------------------------------------------------------------------===//

static int64_t number(Interp &interp, Value value) { return python::knownIndex(interp, value); }

/// None or an integer, but no bool.
static Param stagedRegister(Interp &interp, Value value, bool boolRefused) {
  if (value.isNone())
    return {};
  if (value.isBool() && boolRefused)
    refuseHere(interp, "TypeError", "accumulator", "`load_staged_rhs` is a bool.",
               "it names a staging register: an integer");
  return Param(number(interp, value));
}

static Value pushRhs(Interp &interp, Args args) {
  ParamDict params;
  params.emplace_back("mxu_index", number(interp, args[2]));
  params.emplace_back("staging_register", number(interp, args[1]));
  params.emplace_back("transpose", interp.isTrue(args[3]));
  jax::bind(interp, primitive("matmul_push_rhs"), args.first(1), std::move(params), {}, true);
  return Value::none();
}

static RefSurface &accumulator(Interp &interp, Value value) {
  RefSurface *ref = asRef(value);
  if (ref && ref->seen().space == MemorySpace::Acc)
    return *ref;
  refuseHere(interp, "ValueError", "accumulator", "a ref that is no accumulator is given where one is due.", kAccWhy);
}

static Value accLhs(Interp &interp, Args args) {
  Param staged = stagedRegister(interp, args[2], true);
  RefSurface &acc = accumulator(interp, args[0]);
  Aval lhs = requireAval(interp, args[1], "matmul_acc_lhs", 1);
  const Shape &shape = acc.seen().shape;
  int64_t rows = shape.empty() ? 0 : elementCount(shape) / shape.back();
  if (shape.size() != 2 || lhs.shape.empty() || rows != lhs.shape[0])
    refuseHere(interp, "ValueError", "accumulator",
               "the accumulator has " + std::to_string(rows) + " rows for a left side of " +
                   std::to_string(lhs.shape.empty() ? 0 : lhs.shape[0]) + ".",
               "each row of the left side has a row of the accumulator");
  Values operands = {acc.base(), args[1]};
  ParamDict params;
  params.emplace_back("acc_transforms_tree", Param::transforms(flattenTransforms(interp, acc.transforms(), operands)));
  params.emplace_back("load_staged_rhs", staged);
  jax::bind(interp, primitive("matmul_acc_lhs"), operands, std::move(params), {}, true);
  return Value::none();
}

static Value pop(Interp &interp, Args args) {
  RefSurface &acc = accumulator(interp, args[0]);
  Values operands = {acc.base()};
  ParamDict params;
  params.emplace_back("acc_transforms_tree", Param::transforms(flattenTransforms(interp, acc.transforms(), operands)));
  return jax::bind(interp, primitive("matmul_pop"), operands, std::move(params), {acc.seen().pointee()}, true)[0];
}

static Value lhsFifo(Interp &interp, Args args) {
  ParamDict params;
  params.emplace_back("load_staged_rhs", stagedRegister(interp, args[2], false));
  params.emplace_back("mxu_index", number(interp, args[1]));
  jax::bind(interp, primitive("matmul_lhs_fifo"), args.first(1), std::move(params), {}, true);
  return Value::none();
}

static Value popFifo(Interp &interp, Args args) {
  Value unknown;
  std::optional<Shape> shape = toShape(interp, args[0], &unknown);
  auto dtype = python::numpy::toDType(interp, args[1]);
  if (!shape || !dtype)
    return interp.unknown(python::Reason::Internal, "pltpu.matmul_pop_fifo");
  if (dtype->dtype != DType::Float32 && dtype->dtype != DType::Int32)
    refuseHere(interp, "ValueError", "accumulator",
               "a result of the matrix unit is asked for as " + std::string(jax::name(dtype->dtype)) + ".",
               "results are float32 or int32");
  ParamDict params;
  params.emplace_back("dtype", dtype->dtype);
  params.emplace_back("mxu_index", number(interp, args[2]));
  params.emplace_back("shape", Param::shape(*shape));
  return jax::bind(interp, primitive("matmul_pop_fifo"), {}, std::move(params), {Aval::array(dtype->dtype, *shape)},
                   true)[0];
}

//===----------------------------------------------------------------------===//
// Annotations and keys
//===----------------------------------------------------------------------===//

static Value annotate(Interp &interp, Args args) {
  static const char *const names[] = {"no_store", "no_bank_conflict", "no_hazard", "no_hazard_no_deps"};
  RefSurface *ref = asRef(args[0]);
  if (!ref)
    refuseHere(interp, "TypeError", "ref-as-array", "`pltpu.annotate` gets a value; it takes a ref.",
               "what is assumed is assumed of memory");
  LiveTransform transform;
  transform.kind = RefTransform::Annotate;
  for (size_t i = 0; i < 4; ++i)
    transform.flags[names[i]] = interp.isTrue(args[i + 1]);
  bool hazard = transform.flags["no_hazard"] || transform.flags["no_hazard_no_deps"];
  if (transform.flags["no_store"] && hazard)
    refuseHere(interp, "ValueError", "ref-transform",
               "the ref is assumed never to be stored to and to be free of hazards.",
               "without stores there are no hazards to speak of");
  if (hazard && ref->seen().space != MemorySpace::Vmem)
    refuseHere(interp, "ValueError", "ref-transform", "hazards are assumed away for a ref outside VMEM.",
               "the assumption is about stores to VMEM followed by loads");
  LiveTransforms applied = ref->transforms();
  applied.push_back(std::move(transform));
  return interp.heap.make<RefView>(ref->base(), std::move(applied), ref->seen());
}

static void populate(ModuleBuilder &module) {
  python::Class *acc = classFor(module.interp, "jax.experimental.pallas.tpu", "ACC");
  acc->construct = [](Interp &interp, const python::CallArgs &args) -> Value {
    static const auto signature = python::Signature::parse("ACC(mxu_id)");
    return interp.heap.make<AccSpace>(int32_t(number(interp, signature->bind(interp, args)[0])));
  };
  module.set("ACC", acc);
  module.def("matmul_push_rhs(rhs, staging_register, mxu_index, *, transpose=False)", pushRhs);
  module.def("matmul_acc_lhs(acc, lhs, load_staged_rhs=None)", accLhs);
  module.def("matmul_pop(acc)", pop);
  module.def("matmul_lhs_fifo(lhs, mxu_index, *, load_staged_rhs=None)", lhsFifo);
  module.def("matmul_pop_fifo(shape, dtype, mxu_index)", popFifo);
  module.def("annotate(ref, *, no_store=False, no_bank_conflict=False, no_hazard=False, no_hazard_no_deps=False)",
             annotate);
}

} // namespace pallasd::jax::pallas

PALLASD_MODULE("jax.experimental.pallas.tpu", module) { pallasd::jax::pallas::populate(module); }
