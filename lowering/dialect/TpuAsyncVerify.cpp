// What jaxlib 0.12.0.1 refuses of the ops in TpuAsyncOps.td.
#include "lowering/dialect/TpuAsyncOps.h"
#include "lowering/dialect/TpuVerify.h"

namespace pallasd::tpu {

namespace {

mlir::MemRefType refOf(mlir::Value value) { return llvm::cast<mlir::MemRefType>(value.getType()); }

llvm::LogicalResult checkScalar(mlir::Operation *op, mlir::Value semaphore) {
  if (refOf(semaphore).getRank() != 0)
    return op->emitOpError() << "takes a single semaphore, not " << semaphore.getType();
  return mlir::success();
}

// The core that the ref's memory space names, else `otherwise`.
CoreType coreOf(mlir::Value ref, CoreType otherwise) {
  MemorySpaceAttr space = memorySpaceOf(refOf(ref));
  return space && space.getCore() ? *space.getCore() : otherwise;
}

//===--- DMA ----------------------------------------------------------------//

template <typename Dma> llvm::LogicalResult checkTransfer(Dma op) {
  mlir::MemRefType source = refOf(op.getSource()), target = refOf(op.getTarget());
  if (source.getElementType() != target.getElementType())
    return op.emitOpError() << "copies " << source.getElementType() << " to " << target.getElementType();
  if (source.getShape() != target.getShape())
    return op.emitOpError() << "copies the shape " << shapeText(source.getShape()) << " to "
                            << shapeText(target.getShape());
  bool remote = op.getDeviceId() || op.getCoreId();
  if (op.getPriority() > 1 || (remote && op.getPriority() != 0))
    return op.emitOpError() << "has priority " << static_cast<int32_t>(op.getPriority())
                            << "; it is 0 or 1, and 0 for a transfer to another core or device";
  return mlir::success();
}

template <typename Dma> llvm::LogicalResult checkSemaphores(Dma op) {
  mlir::Value source = op.getSourceSemaphore(), target = op.getTargetSemaphore();
  for (mlir::Value semaphore : {source, target})
    if (semaphore && mlir::failed(checkScalar(op, semaphore)))
      return mlir::failure();
  if (source && target && refOf(source).getElementType() != refOf(target).getElementType())
    return op.emitOpError("signals two kinds of semaphores");
  auto isTensorCoreSmem = [](mlir::Value ref) {
    return isIn(refOf(ref), MemorySpace::Smem) && memorySpaceOf(refOf(ref)).getCore() == CoreType::Tc;
  };
  bool plain = (target && llvm::isa<SemaphoreType>(refOf(target).getElementType())) ||
               (source && llvm::isa<SemaphoreType>(refOf(source).getElementType()));
  if (plain && (isTensorCoreSmem(op.getSource()) || isTensorCoreSmem(op.getTarget())))
    return op.emitOpError("signals a DMA semaphore when it reaches SMEM");
  return mlir::success();
}

template <typename Dma> llvm::LogicalResult checkCores(Dma op) {
  CoreType issuer = issuingCore(op);
  if (mlir::Value source = op.getSourceSemaphore(); source && coreOf(source, issuer) != issuer)
    return op.emitOpError() << "signals a source semaphore of " << stringifyCoreType(coreOf(source, issuer)) << " from "
                            << stringifyCoreType(issuer);
  mlir::Value semaphore = op.getTargetSemaphore();
  CoreType target = semaphore ? coreOf(semaphore, issuer) : issuer;
  if (target != issuer && !op.getCoreId())
    return op.emitOpError() << "goes from " << stringifyCoreType(issuer) << " to " << stringifyCoreType(target)
                            << " without a core_id";
  if (op.getSubcoreId() && target != CoreType::ScVectorSubcore)
    return op.emitOpError() << "names a subcore of " << stringifyCoreType(target);
  if (op.getStrictOrdering() && issuer == CoreType::Tc)
    return op.emitOpError("is strictly ordered on a TensorCore");
  return mlir::success();
}

template <typename Dma> bool isRemote(Dma op) { return op.getDeviceId() || op.getCoreId(); }

// A SparseCore's own memory: SMEM of the scalar subcore, VMEM of a vector one.
bool isLocal(mlir::Value ref, CoreType core) {
  MemorySpace own = core == CoreType::ScScalarSubcore ? MemorySpace::Smem : MemorySpace::Vmem;
  return isIn(refOf(ref), own) && coreOf(ref, core) == core;
}

// What the TensorCore's DMAs need of semaphores. `awaited` is the one that is
// signalled or waited for in the end.
template <typename Dma> llvm::LogicalResult checkTensorCoreDma(Dma op, mlir::Value awaited, bool reachesTarget) {
  if (!awaited)
    return op.emitOpError() << "has no " << (reachesTarget ? "target" : "source") << " semaphore";
  // A source semaphore counts what has left for another core or device.
  if (reachesTarget && op.getSourceSemaphore() && !isRemote(op))
    return op.emitOpError("has a source semaphore, but no device or core to send to");
  return mlir::success();
}

// A SparseCore knows when its own memory has been read, and not when another
// has been; `tellsSource` is whether the DMA says that its source was read.
template <typename Dma> llvm::LogicalResult checkSparseCoreDma(Dma op, CoreType core, bool tellsSource) {
  for (mlir::Value ref : {op.getSource(), op.getTarget()})
    if (!refOf(ref).getMemorySpace())
      return op.emitOpError() << "needs refs that name their memory space on " << stringifyCoreType(core);
  if (tellsSource && !isRemote(op) && !isLocal(op.getSource(), core) && isLocal(op.getTarget(), core))
    return op.emitOpError() << "cannot tell when " << memorySpaceOf(refOf(op.getSource())) << " has been read on "
                            << stringifyCoreType(core);
  return mlir::success();
}

template <typename Dma> llvm::LogicalResult checkDma(Dma op) {
  if (mlir::failed(checkTransfer(op)) || mlir::failed(checkSemaphores(op)))
    return mlir::failure();
  return checkCores(op);
}

} // namespace

llvm::LogicalResult EnqueueDmaOp::verify() {
  CoreType issuer = issuingCore(*this);
  bool tellsSource = static_cast<bool>(getSourceSemaphore());
  if (mlir::failed(issuer == CoreType::Tc ? checkTensorCoreDma(*this, getTargetSemaphore(), true)
                                          : checkSparseCoreDma(*this, issuer, tellsSource)))
    return mlir::failure();
  if (isRemote(*this) && !getSourceSemaphore())
    return emitOpError("goes to another core or device without a source semaphore");
  return checkDma(*this);
}

llvm::LogicalResult WaitDmaOp::verify() {
  CoreType issuer = issuingCore(*this);
  mlir::Value awaited = getWaitTarget() ? getTargetSemaphore() : getSourceSemaphore();
  if (mlir::failed(issuer == CoreType::Tc ? checkTensorCoreDma(*this, awaited, getWaitTarget())
                                          : checkSparseCoreDma(*this, issuer, !getWaitTarget())) ||
      mlir::failed(checkDma(*this)))
    return mlir::failure();
  if (awaited && coreOf(awaited, issuer) != issuer)
    return emitOpError() << "waits on " << stringifyCoreType(issuer) << " for a semaphore of "
                         << stringifyCoreType(coreOf(awaited, issuer));
  return mlir::success();
}

llvm::LogicalResult WaitDma2Op::verify() {
  CoreType issuer = issuingCore(*this);
  if (coreOf(getSemaphore(), issuer) != issuer)
    return emitOpError() << "waits on " << stringifyCoreType(issuer) << " for a semaphore of "
                         << stringifyCoreType(coreOf(getSemaphore(), issuer));
  return checkScalar(*this, getSemaphore());
}

//===--- Indirect DMA -------------------------------------------------------//

namespace {

// A memory that rows are picked from or scattered into; the other end of an
// indirect transfer is VMEM.
bool holdsRows(MemorySpaceAttr space) {
  switch (space.getValue()) {
  case MemorySpace::Hbm:
  case MemorySpace::VmemShared:
    return true;
  case MemorySpace::Vmem:
    return space.getCore() == CoreType::Tc;
  default:
    return false;
  }
}

llvm::LogicalResult checkIndirect(mlir::Operation *op, mlir::Value source, mlir::Value target, bool &gathers) {
  if (issuingCore(op) != CoreType::ScVectorSubcore)
    return op->emitOpError() << "exists on a vector subcore, not on " << stringifyCoreType(issuingCore(op));
  MemorySpaceAttr from = memorySpaceOf(refOf(source)), to = memorySpaceOf(refOf(target));
  if (!from || !to)
    return op->emitOpError("needs refs that name their memory space");
  gathers = holdsRows(from) && to.getValue() == MemorySpace::Vmem;
  if (!gathers && !(from.getValue() == MemorySpace::Vmem && holdsRows(to)))
    return op->emitOpError() << "moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from " << from
                             << " to " << to;
  return mlir::success();
}

// `rows` is gathered from or scattered into; `window` is the other ref. The
// window's leading dimensions are the offsets', the rest is one row.
llvm::LogicalResult checkRows(mlir::Operation *op, llvm::ArrayRef<int64_t> rows, llvm::ArrayRef<int64_t> window,
                              llvm::ArrayRef<int64_t> offsets) {
  bool isLine = offsets.size() == 1 || (offsets.size() == 2 && offsets[0] == 1);
  if (!isLine)
    return op->emitOpError() << "takes offsets of shape (n) or (1, n), not " << shapeText(offsets);
  if (window.size() < offsets.size() || window.take_front(offsets.size()) != offsets)
    return op->emitOpError() << "has offsets of shape " << shapeText(offsets) << " for " << shapeText(window);
  llvm::ArrayRef<int64_t> row = window.drop_front(offsets.size());
  if (rows.size() <= row.size())
    return op->emitOpError() << "has a ref of shape " << shapeText(rows) << " for rows of shape " << shapeText(row);
  if (rows.take_back(row.size()) != row)
    return op->emitOpError() << "moves rows of shape " << shapeText(row) << " of a ref of shape " << shapeText(rows);
  llvm::ArrayRef<int64_t> sample = rows.drop_back(row.size());
  bool fits = sample.size() == offsets.size() && (sample.size() == 1 || sample[0] == 1);
  if (!fits)
    return op->emitOpError() << "picks rows by offsets of shape " << shapeText(offsets) << " out of "
                             << shapeText(sample);
  return mlir::success();
}

} // namespace

llvm::LogicalResult EnqueueIndirectDmaOp::verify() {
  mlir::MemRefType source = refOf(getSource()), target = refOf(getTarget());
  bool gathers = false;
  if (mlir::failed(checkIndirect(*this, getSource(), getTarget(), gathers)))
    return mlir::failure();
  if (source.getElementType() != target.getElementType())
    return emitOpError() << "copies " << source.getElementType() << " to " << target.getElementType();
  auto offsets = llvm::cast<mlir::ShapedType>(getOffsets().getType());
  if (auto ref = llvm::dyn_cast<mlir::MemRefType>(offsets); ref && !isIn(ref, MemorySpace::Vmem))
    return emitOpError("takes offsets in VMEM");
  if (mlir::failed(checkScalar(*this, getSemaphore())))
    return mlir::failure();
  mlir::MemRefType rows = gathers ? source : target, window = gathers ? target : source;
  return checkRows(*this, rows.getShape(), window.getShape(), offsets.getShape());
}

llvm::LogicalResult WaitIndirectDmaOp::verify() {
  bool gathers = false;
  if (mlir::failed(checkScalar(*this, getSemaphore())))
    return mlir::failure();
  return checkIndirect(*this, getSrc(), getDst(), gathers);
}

//===--- Semaphores ---------------------------------------------------------//

llvm::LogicalResult SemBarrierOp::verify() { return checkScalar(*this, getSemaphore()); }
llvm::LogicalResult SemWaitOp::verify() { return checkScalar(*this, getSemaphore()); }

llvm::LogicalResult SemSignalOp::verify() {
  if (mlir::failed(checkScalar(*this, getSemaphore())))
    return mlir::failure();
  CoreType issuer = issuingCore(*this), target = coreOf(getSemaphore(), issuer);
  if (!getDeviceId() && !getCoreId() && target != issuer)
    return emitOpError() << "signals a semaphore of " << stringifyCoreType(target) << " from "
                         << stringifyCoreType(issuer) << " without a device_id or a core_id";
  if (getSubcoreId() && target != CoreType::ScVectorSubcore)
    return emitOpError() << "names a subcore of " << stringifyCoreType(target);
  return mlir::success();
}

} // namespace pallasd::tpu
