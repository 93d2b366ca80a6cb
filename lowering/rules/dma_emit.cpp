//===- dma_emit.cpp - Asynchronous copies of the TensorCore ---------------===//
//
// Operands are sliced right before the op: the source semaphore first, then the
// target's, the target, the source. A choice among Refs (pl.select_ref) becomes
// a cascade of scf.if around all that follows. Facts: lowering section 9.
//
//===----------------------------------------------------------------------===//
#include "lowering/ref_access.h"
#include "lowering/rules/device_id.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"
#include "llvm/ADT/STLExtras.h"

#include <array>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::RefUse;

enum Slot : size_t { Source, Target, TargetSemaphore, SourceSemaphore, NumSlots };

/// The four Refs of a copy; null where absent.
using Slots = std::array<const RefUse *, NumSlots>;

struct Copy {
  Slots slots{};
  bool wait = false, waitsForSource = false;
  int64_t priority = 0;
  DeviceId id;
};

const RefUse *refAt(EqnContext &c, size_t entry) {
  const jax::Param *param = treeEntry(c, "tree", entry);
  return param ? param->asRefUse() : nullptr;
}

/// The innermost Ref operand's aval, for its memory space and mesh.
const Aval &avalOf(EqnContext &c, const RefUse &use) {
  return use.choices.empty() ? c.in(use.operand) : avalOf(c, use.choices.front());
}

/// Transforms that wait until all choices are made.
struct Pending {
  size_t slot;
  const jax::RefTransforms *transforms;
};

class CopyEmitter {
public:
  CopyEmitter(EqnContext &c, const Copy &copy) : c_(c), e_(c.e), copy_(copy) {}

  mlir::LogicalResult emit() { return resolve(0, copy_.slots[0], {}); }

private:
  /// Walks the slots in order; `use` is what is left to look at in `slot`.
  mlir::LogicalResult resolve(size_t slot, const RefUse *use, llvm::SmallVector<Pending, 6> pending) {
    if (use && !use->transforms.empty())
      pending.push_back({slot, &use->transforms});
    if (use && !use->choices.empty())
      return choose(slot, *use, 0, e_.materialize(choiceIndex(*use), Aval::array(jax::DType::Int32, {})).value, pending);
    if (use)
      refs_[slot] = {c_.value(use->operand), c_.in(use->operand), blockShapeOf(c_.in(use->operand).shape)};
    if (slot + 1 < NumSlots)
      return resolve(slot + 1, copy_.slots[slot + 1], std::move(pending));
    return finish(pending);
  }

  Val choiceIndex(const RefUse &use) {
    if (use.choice.isStatic)
      return e_.i32Constant(use.choice.value);
    return c_.operands[use.choice.operand];
  }

  mlir::LogicalResult branch(mlir::Region &region, llvm::function_ref<mlir::LogicalResult()> body) {
    mlir::OpBuilder::InsertionGuard guard(e_.b);
    e_.b.createBlock(&region);
    auto saved = refs_;
    if (mlir::failed(body()))
      return mlir::failure();
    refs_ = std::move(saved);
    e_.op("scf.yield", {}, {});
    return mlir::success();
  }

  mlir::LogicalResult choose(size_t slot, const RefUse &use, size_t first, mlir::Value index,
                             const llvm::SmallVector<Pending, 6> &pending) {
    mlir::Value zero = e_.intConstant(0, index.getType());
    mlir::Value isFirst = e_.value("arith.cmpi", e_.b.getI1Type(), {index, zero},
                                   e_.attr("predicate", e_.b.getI64IntegerAttr(0)));
    mlir::Operation *ifOp = e_.op("scf.if", {}, isFirst, {}, 2);
    if (mlir::failed(branch(ifOp->getRegion(0), [&] { return resolve(slot, &use.choices[first], pending); })))
      return mlir::failure();
    return branch(ifOp->getRegion(1), [&] {
      if (first + 2 == use.choices.size())
        return resolve(slot, &use.choices[first + 1], pending);
      mlir::Value one = e_.intConstant(1, index.getType());
      mlir::Value rest = e_.value("arith.subi", index.getType(), {index, one});
      return choose(slot, use, first + 1, rest, pending);
    });
  }

  mlir::LogicalResult finish(const llvm::SmallVector<Pending, 6> &pending) {
    for (const Pending &step : llvm::reverse(pending)) {
      mlir::FailureOr<RefValue> ref = transformRef(c_, refs_[step.slot], *step.transforms);
      if (mlir::failed(ref))
        return mlir::failure();
      refs_[step.slot] = std::move(*ref);
    }
    llvm::SmallVector<mlir::Value, 7> operands;
    llvm::SmallVector<int32_t, 7> segments;
    auto add = [&](mlir::Value value) {
      segments.push_back(value ? 1 : 0);
      if (value)
        operands.push_back(value);
    };
    for (size_t slot : {Source, SourceSemaphore, Target, TargetSemaphore})
      add(copy_.slots[slot] ? refs_[slot].memref : mlir::Value());
    add(copy_.id.device);
    add(copy_.id.core);
    add(copy_.id.subcore);
    if (copy_.wait)
      e_.op("tpu.wait_dma", {}, operands,
            {e_.segments(segments), e_.attr("wait_target", e_.b.getBoolAttr(!copy_.waitsForSource))});
    else
      e_.op("tpu.enqueue_dma", {}, operands, {e_.segments(segments), e_.i32("priority", copy_.priority)});
    return mlir::success();
  }

  EqnContext &c_;
  Emitter &e_;
  const Copy &copy_;
  std::array<RefValue, NumSlots> refs_;
};

Copy copyOf(EqnContext &c) {
  Copy copy;
  for (size_t slot = 0; slot < NumSlots; ++slot)
    copy.slots[slot] = refAt(c, slot);
  return copy;
}

std::string_view meshTag(EqnContext &c, const Copy &copy) {
  return copy.slots[TargetSemaphore] ? std::string_view(avalOf(c, *copy.slots[TargetSemaphore]).mesh)
                                     : std::string_view();
}

mlir::LogicalResult resolveId(EqnContext &c, Copy &copy, const jax::Param *id) {
  mlir::FailureOr<DeviceId> resolved = resolveDeviceId(c, id, meshTag(c, copy));
  if (mlir::failed(resolved))
    return mlir::failure();
  copy.id = *resolved;
  return mlir::success();
}

bool isOtherCore(EqnContext &c, std::string_view tag) { return !tag.empty() && tag != kernel::name(c.e.core); }

Result dmaStart(EqnContext &c) {
  if (c.boolParam("add"))
    return c.e.refuse("dma-add", "NotImplementedError", "DMA with add=True is not supported.");
  Copy copy = copyOf(c);
  copy.priority = c.intParam("priority");
  if (!copy.slots[TargetSemaphore])
    return c.e.refuse("dma-sem", "NotImplementedError", "Local DMA semaphore cannot be None on TensorCore.");
  const jax::Param *id = treeEntry(c, "tree", 4);
  bool crosses = isOtherCore(c, meshTag(c, copy));
  if (!id && !crosses && copy.slots[SourceSemaphore])
    return c.e.refuse("dma-src-sem", "NotImplementedError", "Source semaphore (`src_sem`) on a local copy");
  if ((id || crosses) && mlir::failed(resolveId(c, copy, id)))
    return mlir::failure();
  if (mlir::failed(CopyEmitter(c, copy).emit()))
    return mlir::failure();
  return Vals{};
}

Result dmaWait(EqnContext &c) {
  Copy copy = copyOf(c);
  copy.wait = true;
  copy.waitsForSource = c.boolParam("is_wait_send");
  const jax::Param *id = treeEntry(c, "tree", 4);
  if (copy.waitsForSource && !id)
    return c.e.refuse("dma-wait-read", "NotImplementedError", "`wait_read` on a local copy");
  if (!copy.slots[TargetSemaphore])
    return c.e.refuse("dma-sem", "NotImplementedError", "DMA semaphore cannot be None on TensorCore.");
  if (copy.waitsForSource) {
    // The equation has the operands swapped; the op wants them as enqueued.
    std::swap(copy.slots[Source], copy.slots[Target]);
    std::swap(copy.slots[TargetSemaphore], copy.slots[SourceSemaphore]);
  }
  if (id && mlir::failed(resolveId(c, copy, id)))
    return mlir::failure();
  if (mlir::failed(CopyEmitter(c, copy).emit()))
    return mlir::failure();
  return Vals{};
}

} // namespace

void addDmaEmit(EmitTable &table) {
  table.add(kTensor, "dma_start", dmaStart);
  table.add(kTensor, "dma_wait", dmaWait);
}

} // namespace pallasd::lowering
