//===- semaphore_emit.cpp - Signals, waits, barriers, delays --------------===//
//
// Facts: lowering section 9.
//
//===----------------------------------------------------------------------===//
#include "lowering/ref_access.h"
#include "lowering/rules/device_id.h"

namespace pallasd::lowering {
namespace {

/// Operand tree: semaphore, its transforms, then what the primitive adds.
mlir::FailureOr<mlir::Value> semaphore(EqnContext &c) {
  std::optional<uint32_t> operand = operandOf(treeEntry(c, "args_tree", 0));
  if (!operand)
    return c.e.refuse("malformed", "", "no semaphore operand");
  const jax::Aval &aval = c.in(*operand);
  mlir::FailureOr<RefValue> ref =
      transformRef(c, {c.value(*operand), aval, blockShapeOf(aval.shape)}, transformsOf(treeEntry(c, "args_tree", 1)));
  if (mlir::failed(ref))
    return mlir::failure();
  return ref->memref;
}

std::string_view semaphoreMesh(EqnContext &c) {
  std::optional<uint32_t> operand = operandOf(treeEntry(c, "args_tree", 0));
  return operand ? std::string_view(c.in(*operand).mesh) : std::string_view();
}

Result read(EqnContext &c) {
  mlir::FailureOr<mlir::Value> sem = semaphore(c);
  if (mlir::failed(sem))
    return mlir::failure();
  return Vals{c.e.value("tpu.sem_read", c.e.b.getI32Type(), *sem)};
}

Result signal(EqnContext &c) {
  mlir::FailureOr<mlir::Value> sem = semaphore(c);
  std::optional<uint32_t> amount = operandOf(treeEntry(c, "args_tree", 2));
  if (mlir::failed(sem) || !amount)
    return mlir::failure();
  DeviceId id;
  std::string_view mesh = semaphoreMesh(c);
  const jax::Param *deviceId = treeEntry(c, "args_tree", 3);
  if (deviceId || (!mesh.empty() && mesh != kernel::name(c.e.core))) {
    mlir::FailureOr<DeviceId> resolved = resolveDeviceId(c, deviceId, mesh);
    if (mlir::failed(resolved))
      return mlir::failure();
    id = *resolved;
  }
  if (std::optional<uint32_t> core = operandOf(treeEntry(c, "args_tree", 4))) {
    if (id.core)
      return c.e.refuse("sem-core-twice", "ValueError", "Cannot specify both `core_index` and the core axis");
    id.core = c.value(*core);
  }
  llvm::SmallVector<mlir::Value, 5> operands{*sem, c.value(*amount)};
  llvm::SmallVector<int32_t, 5> segments{1, 1};
  for (mlir::Value part : {id.device, id.core, id.subcore}) {
    segments.push_back(part ? 1 : 0);
    if (part)
      operands.push_back(part);
  }
  c.e.op("tpu.sem_signal", {}, operands, c.e.segments(segments));
  return Vals{};
}

Result wait(EqnContext &c) {
  mlir::FailureOr<mlir::Value> sem = semaphore(c);
  std::optional<uint32_t> amount = operandOf(treeEntry(c, "args_tree", 2));
  if (mlir::failed(sem) || !amount)
    return mlir::failure();
  c.e.op("tpu.sem_wait", {}, {*sem, c.value(*amount)});
  return Vals{};
}

Result barrierSemaphore(EqnContext &c) { return Vals{c.e.value("tpu.sem_barrier", c.e.type(c.out()), {})}; }

Result delay(EqnContext &c) {
  c.e.op("tpu.delay", {}, c.value(0));
  return Vals{};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kAllCores, "semaphore_read", read);
  table.add(kAllCores, "semaphore_signal", signal);
  table.add(kAllCores, "semaphore_wait", wait);
  table.add(kAllCores, "get_barrier_semaphore", barrierSemaphore);
  table.add(kAllCores, "delay", delay);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
