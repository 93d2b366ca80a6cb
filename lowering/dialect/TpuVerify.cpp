// See the header.
#include "lowering/dialect/TpuVerify.h"

#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/raw_ostream.h"

namespace pallasd::tpu {

std::string shapeText(llvm::ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '(';
  llvm::interleaveComma(shape, os);
  os << ')';
  return text;
}

llvm::LogicalResult checkIndexCount(mlir::Operation *op, mlir::MemRefType base, size_t indices) {
  if (static_cast<int64_t>(indices) != base.getRank())
    return op->emitOpError() << "has " << indices << " indices into a ref of rank " << base.getRank();
  return mlir::success();
}

llvm::LogicalResult checkVmem(mlir::Operation *op, mlir::MemRefType base) {
  if (base.getMemorySpace() && !isIn(base, MemorySpace::Vmem))
    return op->emitOpError() << "reaches only VMEM, but the ref is in " << base.getMemorySpace();
  return mlir::success();
}

llvm::LogicalResult checkSameElement(mlir::Operation *op, mlir::ShapedType ref, mlir::ShapedType vector) {
  if (ref.getElementType() != vector.getElementType())
    return op->emitOpError() << "moves " << vector.getElementType() << " elements through a ref of "
                             << ref.getElementType();
  return mlir::success();
}

llvm::LogicalResult checkPositions(mlir::Operation *op, size_t sources, llvm::ArrayRef<int32_t> positions,
                                   int64_t ratio) {
  if (sources == 0)
    return op->emitOpError("needs a source to pack");
  if (sources != positions.size())
    return op->emitOpError() << "packs " << sources << " sources into " << positions.size() << " positions";
  llvm::SmallSet<int32_t, 8> seen;
  for (int32_t position : positions) {
    if (position < 0 || position >= ratio)
      return op->emitOpError() << "position " << position << " is outside of [0, " << ratio << ")";
    if (!seen.insert(position).second)
      return op->emitOpError() << "position " << position << " is given twice";
  }
  return mlir::success();
}

unsigned bitsOf(mlir::Type element) { return element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0; }

} // namespace pallasd::tpu
