//===- copy_emit.cpp - One asynchronous copy, its Refs and their choices --===//
//
// See the header. The walk over the four operands goes from the source on;
// transforms are put off until all choices are made and applied in reverse.
//
//===----------------------------------------------------------------------===//
#include "lowering/rules/copy.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"
#include "llvm/ADT/STLExtras.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::RefUse;

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
      return choose(slot, *use, 0, e_.materialize(choiceIndex(*use), Aval::array(jax::DType::Int32, {})).value,
                    pending);
    if (use)
      refs_[slot] = {c_.value(use->operand), c_.in(use->operand), blockShapeOf(c_.in(use->operand).shape)};
    if (slot + 1 < NumCopySlots)
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
    mlir::Value isFirst =
        e_.value("arith.cmpi", e_.b.getI1Type(), {index, zero}, e_.attr("predicate", e_.b.getI64IntegerAttr(0)));
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
    if (copy_.isOlderWait)
      return waitInOlderForm();
    llvm::SmallVector<mlir::Value, 7> operands;
    llvm::SmallVector<int32_t, 7> segments;
    auto add = [&](mlir::Value value) {
      segments.push_back(value ? 1 : 0);
      if (value)
        operands.push_back(value);
    };
    for (size_t slot : {Source, SourceSemaphore, Target, TargetSemaphore}) {
      bool named = slot != SourceSemaphore || copy_.namesSourceSemaphore;
      add(copy_.slots[slot] && named ? refs_[slot].memref : mlir::Value());
    }
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

  /// The semaphore that is waited for, then the copy as the equation has it: from the side that waits.
  mlir::LogicalResult waitInOlderForm() {
    llvm::SmallVector<mlir::Value, 5> operands{refs_[TargetSemaphore].memref, refs_[Source].memref,
                                               refs_[Target].memref};
    for (mlir::Value id : {copy_.id.device, copy_.id.core})
      if (id)
        operands.push_back(id);
    e_.op("tpu.wait_dma2", {}, operands,
          {e_.segments({1, 1, 1, copy_.id.device ? 1 : 0, copy_.id.core ? 1 : 0}),
           e_.attr("strict_ordering", e_.b.getBoolAttr(false))});
    return mlir::success();
  }

  EqnContext &c_;
  Emitter &e_;
  const Copy &copy_;
  std::array<RefValue, NumCopySlots> refs_;
};

} // namespace

Copy copyOf(EqnContext &c) {
  Copy copy;
  for (size_t slot = 0; slot < NumCopySlots; ++slot)
    if (const jax::Param *param = treeEntry(c, "tree", slot))
      copy.slots[slot] = param->asRefUse();
  return copy;
}

const jax::Param *copyDeviceId(EqnContext &c) { return treeEntry(c, "tree", 4); }

const Aval &innermostAval(EqnContext &c, const RefUse &use) {
  return use.choices.empty() ? c.in(use.operand) : innermostAval(c, use.choices.front());
}

void swapDirection(Copy &copy) {
  std::swap(copy.slots[Source], copy.slots[Target]);
  std::swap(copy.slots[TargetSemaphore], copy.slots[SourceSemaphore]);
}

mlir::LogicalResult resolveCopyDevice(EqnContext &c, Copy &copy) {
  const RefUse *semaphore = copy.slots[TargetSemaphore];
  std::string_view mesh = semaphore ? std::string_view(innermostAval(c, *semaphore).mesh) : std::string_view();
  mlir::FailureOr<DeviceId> resolved = resolveDeviceId(c, copyDeviceId(c), mesh);
  if (mlir::failed(resolved))
    return mlir::failure();
  copy.id = *resolved;
  return mlir::success();
}

Result emitOlderWait(EqnContext &c, Copy copy) {
  copy.isOlderWait = true;
  copy.slots[SourceSemaphore] = nullptr;
  if (c.boolParam("insert_dummy_device"))
    copy.id.device = copy.id.core = c.e.i32Constant(0);
  else if (copyDeviceId(c) && mlir::failed(resolveCopyDevice(c, copy)))
    return mlir::failure();
  return emitCopy(c, copy);
}

Result emitCopy(EqnContext &c, const Copy &copy) {
  if (mlir::failed(CopyEmitter(c, copy).emit()))
    return mlir::failure();
  return Vals{};
}

} // namespace pallasd::lowering
