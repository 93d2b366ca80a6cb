// What jaxlib 0.12.0.1 refuses of the ops in TpuMemoryOps.td.
#include "lowering/dialect/TpuMemoryOps.h"
#include "lowering/dialect/TpuVerify.h"

namespace pallasd::tpu {

namespace {

mlir::MemRefType refOf(mlir::Value base) { return llvm::cast<mlir::MemRefType>(base.getType()); }
mlir::VectorType vectorOf(mlir::Value value) { return llvm::cast<mlir::VectorType>(value.getType()); }

//===--- Masks --------------------------------------------------------------//

// Sizes agree from the minor end, or are 1 in the mask.
bool broadcasts(llvm::ArrayRef<int64_t> mask, llvm::ArrayRef<int64_t> shape) {
  if (mask.size() > shape.size())
    return false;
  llvm::ArrayRef<int64_t> covered = shape.take_back(mask.size());
  for (size_t i = 0; i < mask.size(); ++i)
    if (mask[i] != 1 && mask[i] != covered[i])
      return false;
  return true;
}

llvm::LogicalResult checkMaskBroadcasts(mlir::Operation *op, mlir::Value mask, mlir::VectorType result) {
  if (!broadcasts(vectorOf(mask).getShape(), result.getShape()))
    return op->emitOpError() << "cannot broadcast its mask of shape " << shapeText(vectorOf(mask).getShape()) << " to "
                             << shapeText(result.getShape());
  return mlir::success();
}

llvm::LogicalResult checkMaskShape(mlir::Operation *op, mlir::Value mask, mlir::VectorType value) {
  if (vectorOf(mask).getShape() != value.getShape())
    return op->emitOpError() << "has a mask of shape " << shapeText(vectorOf(mask).getShape()) << " for values of "
                             << shapeText(value.getShape());
  return mlir::success();
}

} // namespace

//===--- Register loads and stores ------------------------------------------//

namespace {

llvm::LogicalResult checkShuffle(mlir::Operation *op, mlir::MemRefType base, size_t indices, mlir::VectorType value,
                                 llvm::ArrayRef<bool> mask, llvm::ArrayRef<int32_t> offsets) {
  if (mlir::failed(checkIndexCount(op, base, indices)))
    return mlir::failure();
  auto sublanes = static_cast<size_t>(value.getDimSize(0));
  if (mask.size() != sublanes || offsets.size() != sublanes)
    return op->emitOpError() << "needs a mask and an offset for each of " << sublanes << " sublanes";
  return mlir::success();
}

} // namespace

llvm::LogicalResult ShuffledLoadOp::verify() {
  return checkShuffle(*this, refOf(getBase()), getIndices().size(), vectorOf(getResult()), getSublaneMask(),
                      getSublaneOffsets());
}

llvm::LogicalResult ShuffledStoreOp::verify() {
  mlir::VectorType value = vectorOf(getValueToStore());
  if (value.getRank() != refOf(getBase()).getRank())
    return emitOpError() << "stores a value of rank " << value.getRank() << " into a ref of rank "
                         << refOf(getBase()).getRank();
  return checkShuffle(*this, refOf(getBase()), getIndices().size(), value, getSublaneMask(), getSublaneOffsets());
}

//===--- Vector loads and stores --------------------------------------------//

namespace {

// JAX writes `strides` and leaves it empty: no strides are implemented.
llvm::LogicalResult checkVectorAccess(mlir::Operation *op, mlir::MemRefType base, size_t indices,
                                      llvm::ArrayRef<int32_t> strides, mlir::VectorType value, mlir::Value mask) {
  if (mlir::failed(checkIndexCount(op, base, indices)) || mlir::failed(checkVmem(op, base)) ||
      mlir::failed(checkSameElement(op, base, value)))
    return mlir::failure();
  if (!strides.empty())
    return op->emitOpError("has no strides; use the strided op");
  if (mask && bitsOf(value.getElementType()) != 32)
    return op->emitOpError() << "masks 32-bit elements, not " << value.getElementType();
  return mlir::success();
}

llvm::LogicalResult checkStridedAccess(mlir::Operation *op, mlir::MemRefType base, size_t indices,
                                       llvm::ArrayRef<int32_t> strides, mlir::VectorType value, int32_t least) {
  if (mlir::failed(checkIndexCount(op, base, indices)))
    return mlir::failure();
  if (static_cast<int64_t>(strides.size()) != base.getRank() || value.getRank() != base.getRank())
    return op->emitOpError() << "has " << strides.size() << " strides and a value of rank " << value.getRank()
                             << " for a ref of rank " << base.getRank();
  for (int32_t stride : strides)
    if (stride < least)
      return op->emitOpError() << "has the stride " << stride << ", below " << least;
  return mlir::success();
}

} // namespace

llvm::LogicalResult VectorLoadOp::verify() {
  mlir::VectorType result = vectorOf(getResult());
  if (mlir::failed(checkVectorAccess(*this, refOf(getBase()), getIndices().size(), getStrides(), result, getMask())))
    return mlir::failure();
  return getMask() ? checkMaskBroadcasts(*this, getMask(), result) : mlir::success();
}

llvm::LogicalResult VectorStoreOp::verify() {
  mlir::VectorType value = vectorOf(getValueToStore());
  if (mlir::failed(checkVectorAccess(*this, refOf(getBase()), getIndices().size(), getStrides(), value, getMask())))
    return mlir::failure();
  return getMask() ? checkMaskShape(*this, getMask(), value) : mlir::success();
}

llvm::LogicalResult StridedLoadOp::verify() {
  return checkStridedAccess(*this, refOf(getBase()), getIndices().size(), getStrides(), vectorOf(getResult()), 0);
}

llvm::LogicalResult StridedStoreOp::verify() {
  return checkStridedAccess(*this, refOf(getBase()), getIndices().size(), getStrides(), vectorOf(getValueToStore()), 1);
}

//===--- Indexed loads and stores -------------------------------------------//

namespace {

llvm::LogicalResult checkIndexedAccess(mlir::Operation *op, mlir::MemRefType base, mlir::ValueRange indices,
                                       mlir::VectorType value) {
  if (mlir::failed(checkIndexCount(op, base, indices.size())) || mlir::failed(checkVmem(op, base)) ||
      mlir::failed(checkSameElement(op, base, value)))
    return mlir::failure();
  for (mlir::Value index : indices)
    if (vectorOf(index).getShape() != value.getShape())
      return op->emitOpError() << "has indices of shape " << shapeText(vectorOf(index).getShape()) << " for values of "
                               << shapeText(value.getShape());
  return mlir::success();
}

} // namespace

llvm::LogicalResult VectorLoadIdxOp::verify() {
  mlir::VectorType value = vectorOf(getValue());
  if (mlir::failed(checkIndexedAccess(*this, refOf(getBase()), getIndices(), value)))
    return mlir::failure();
  return getMask() ? checkMaskBroadcasts(*this, getMask(), value) : mlir::success();
}

llvm::LogicalResult VectorStoreIdxOp::verify() {
  mlir::VectorType value = vectorOf(getValueToStore());
  if (mlir::failed(checkIndexedAccess(*this, refOf(getBase()), getIndices(), value)))
    return mlir::failure();
  return getMask() ? checkMaskShape(*this, getMask(), value) : mlir::success();
}

//===--- Compressing stores, expanding loads --------------------------------//

namespace {

llvm::LogicalResult checkPackedAccess(mlir::Operation *op, mlir::MemRefType base, size_t indices,
                                      mlir::VectorType value) {
  if (mlir::failed(checkIndexCount(op, base, indices)) || mlir::failed(checkVmem(op, base)))
    return mlir::failure();
  return checkSameElement(op, base, value);
}

// `dimension` is the one along which masked-out elements are skipped.
llvm::LogicalResult checkCompressed(mlir::Operation *op, mlir::MemRefType base, size_t indices, mlir::VectorType value,
                                    mlir::Value mask, int32_t dimension) {
  if (mlir::failed(checkPackedAccess(op, base, indices, value)))
    return mlir::failure();
  if (value.getRank() != base.getRank())
    return op->emitOpError() << "moves a value of rank " << value.getRank() << " through a ref of rank "
                             << base.getRank();
  if (dimension < 0 || dimension >= value.getRank())
    return op->emitOpError() << "dimension " << dimension << " is outside of [0, " << value.getRank() << ")";
  for (int64_t i = 0; i < value.getRank(); ++i)
    if (i != dimension && !base.isDynamicDim(i) && value.getDimSize(i) > base.getDimSize(i))
      return op->emitOpError() << "moves " << value.getDimSize(i) << " elements of dimension " << i
                               << " through a ref of " << base.getDimSize(i);
  return checkMaskShape(op, mask, value);
}

// One mask bit a row of the register.
llvm::LogicalResult checkRegisterMask(mlir::Operation *op, mlir::MemRefType base, size_t indices,
                                      mlir::VectorType value, mlir::Value mask) {
  if (mlir::failed(checkPackedAccess(op, base, indices, value)))
    return mlir::failure();
  if (value.getDimSize(0) != vectorOf(mask).getDimSize(0))
    return op->emitOpError() << "has a mask of " << vectorOf(mask).getDimSize(0) << " for " << value.getDimSize(0)
                             << " rows";
  return mlir::success();
}

} // namespace

llvm::LogicalResult VectorCompressStoreOp::verify() {
  return checkCompressed(*this, refOf(getBase()), getIndices().size(), vectorOf(getValueToStore()), getMask(),
                         getCompressDim());
}

llvm::LogicalResult VectorExpandLoadOp::verify() {
  return checkCompressed(*this, refOf(getBase()), getIndices().size(), vectorOf(getResult()), getMask(),
                         getExpandDim());
}

llvm::LogicalResult CompressStoreVregOp::verify() {
  return checkRegisterMask(*this, refOf(getBase()), getIndices().size(), vectorOf(getValueToStore()), getMask());
}

llvm::LogicalResult ExpandLoadVregOp::verify() {
  return checkRegisterMask(*this, refOf(getBase()), getIndices().size(), vectorOf(getResult()), getMask());
}

//===--- Atomics ------------------------------------------------------------//

llvm::LogicalResult FetchAndAddSyncOp::verify() {
  mlir::MemRefType base = refOf(getBase());
  if (mlir::failed(checkIndexCount(*this, base, getIndices().size())))
    return mlir::failure();
  MemorySpaceAttr space = memorySpaceOf(base);
  CoreType core = space && space.getCore() ? *space.getCore() : issuingCore(*this);
  if (core != CoreType::ScVectorSubcore)
    return emitOpError() << "reaches the memory of a vector subcore, not of " << stringifyCoreType(core);
  return mlir::success();
}

} // namespace pallasd::tpu
