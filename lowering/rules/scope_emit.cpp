//===- scope_emit.cpp - run_scoped and empty_ref --------------------------===//
//
// Allocations are the first ops of a tpu.region, in order; accumulators are
// addresses and emit nothing. Facts: lowering sections 7 and 9.
//
//===----------------------------------------------------------------------===//
#include "lowering/emitter.h"

#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"
#include "llvm/ADT/STLExtras.h"

#include <limits>
#include <numeric>

namespace pallasd::lowering {
namespace {

using jax::Aval;

/// NaN, or the smallest integer, everywhere.
void poison(Emitter &e, mlir::Value memref) {
  auto type = mlir::cast<mlir::MemRefType>(memref.getType());
  mlir::Type element = type.getElementType();
  mlir::Value value =
      mlir::isa<mlir::FloatType>(element)
          ? e.floatConstant(std::numeric_limits<double>::quiet_NaN(), element)
          : e.intConstant(element.isInteger(1) ? 1 : int64_t(1) << (element.getIntOrFloatBitWidth() - 1), element);
  if (type.getRank() == 0) {
    e.op("memref.store", {}, {value, memref});
    return;
  }
  mlir::Value vector = e.value("vector.broadcast", e.vectorType(type.getShape(), element), value);
  llvm::SmallVector<mlir::Value, 6> operands{vector, memref};
  operands.append(size_t(type.getRank()), e.indexConstant(0));
  e.op("vector.store", {}, operands);
}

mlir::FailureOr<Val> allocateAccumulator(EqnContext &c, const Aval &aval) {
  Emitter &e = c.e;
  if (!e.chip || e.chip->accumulators == 0)
    return e.refuse("acc-none", "ValueError", "Accumulators are not available on TPU");
  e.accumulatorOffsets.resize(size_t(e.chip->mxus));
  int64_t rows = std::accumulate(aval.shape.begin(), aval.shape.end() - 1, int64_t(1), std::multiplies<>());
  int64_t entries = rows / e.chip->sublanes;
  size_t mxu = size_t(aval.mxuId);
  if (mxu >= e.accumulatorOffsets.size())
    return e.refuse("acc-mxu", "ValueError", "mxu_id must be in");
  if (e.accumulatorOffsets[mxu] + entries > e.chip->accumulators)
    return e.refuse("acc-overflow", "ValueError", "Accumulator space overflow while attempting to allocate");
  auto accumulator = std::make_shared<Accumulator>();
  accumulator->baseAddress = e.accumulatorOffsets[mxu] * (e.chip->mxuColumns / e.chip->lanes);
  accumulator->shape = aval.shape;
  accumulator->dtype = aval.dtype;
  accumulator->mxu = aval.mxuId;
  e.accumulatorOffsets[mxu] += entries;
  Val val;
  val.accumulator = std::move(accumulator);
  return val;
}

mlir::FailureOr<Val> allocate(EqnContext &c, const Aval &aval) {
  Emitter &e = c.e;
  if (aval.space == jax::MemorySpace::Acc)
    return allocateAccumulator(c, aval);
  if (isSemaphore(aval.dtype)) {
    mlir::Type type =
        e.memrefType(aval.shape, e.elementType(aval.dtype), e.memorySpace(jax::MemorySpace::Semaphore, aval.mesh));
    return Val(e.value("tpu.sem_alloc", type, {}));
  }
  mlir::Value memref = e.value("memref.alloca", e.type(aval), {}, e.segments({0, 0}));
  if (e.flags.poisonBuffers)
    poison(e, memref);
  return Val(memref);
}

BlockShape allocationShape(const Aval &aval) {
  BlockShape shape = blockShapeOf(aval.shape);
  for (int64_t size : physicalElementShape(aval.dtype))
    shape.push_back({size, false});
  return shape;
}

mlir::LogicalResult fillRegion(EqnContext &c, const jax::Jaxpr &body) {
  llvm::SmallVector<Val, 8> arguments(c.operands);
  llvm::SmallVector<OptBlockShape, 8> shapes(c.blockShapes);
  shapes.resize(arguments.size());
  size_t numConsts = body.constvars.size();
  for (size_t i = c.numOperands(); i < numConsts + body.invars.size(); ++i) {
    const Aval &aval = body.vars[i < numConsts ? body.constvars[i] : body.invars[i - numConsts]];
    mlir::FailureOr<Val> made = allocate(c, aval);
    if (mlir::failed(made))
      return mlir::failure();
    arguments.push_back(std::move(*made));
    shapes.push_back(allocationShape(aval));
  }
  Result result = c.e.jaxpr(body, arguments, shapes);
  if (mlir::failed(result))
    return mlir::failure();
  llvm::SmallVector<mlir::Value, 4> yielded;
  for (const Val &val : *result)
    yielded.push_back(val.value);
  c.e.op("tpu.yield", {}, yielded);
  return mlir::success();
}

Result runScoped(EqnContext &c) {
  Emitter &e = c.e;
  const jax::Param *axes = c.eqn.param("collective_axes"), *jaxprParam = c.eqn.param("jaxpr");
  if (axes && axes->asList() && !axes->asList()->empty())
    return e.refuse("scoped-collective", "NotImplementedError", "run_scoped lowering does not support collective axes");
  jax::JaxprPtr body = jaxprParam ? jaxprParam->asJaxpr() : nullptr;
  if (!body)
    return e.refuse("malformed", "", "run_scoped without a jaxpr");
  if (!e.chip)
    return e.refuse("tpu-kind", "ValueError", "Unsupported TPU device kind:");
  llvm::SmallVector<mlir::Type, 4> types;
  for (size_t i = 0; i < c.eqn.out.size(); ++i)
    types.push_back(e.type(c.out(i)));
  mlir::Operation *region = e.op("tpu.region", types, {}, {}, 1);
  std::vector<int64_t> offsets = e.accumulatorOffsets;
  {
    mlir::OpBuilder::InsertionGuard guard(e.b);
    e.b.createBlock(&region->getRegion(0));
    if (mlir::failed(fillRegion(c, *body)))
      return mlir::failure();
  }
  e.accumulatorOffsets = std::move(offsets);
  Vals results;
  for (mlir::Value value : region->getResults())
    results.push_back(value);
  return results;
}

Result emptyRef(EqnContext &c) {
  mlir::FailureOr<Val> made = allocate(c, c.out());
  if (mlir::failed(made))
    return mlir::failure();
  return Vals{*made};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kAllCores, "run_scoped", runScoped, Raw::No, Cached::No);
  table.add(kAllCores, "empty_ref", emptyRef);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
