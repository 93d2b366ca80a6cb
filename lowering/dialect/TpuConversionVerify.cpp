// What jaxlib 0.12.0.1 refuses of the ops in TpuConversionOps.td.
#include "lowering/dialect/TpuConversionOps.h"
#include "lowering/dialect/TpuVerify.h"

namespace pallasd::tpu {

//===--- Number formats -----------------------------------------------------//

llvm::LogicalResult StochasticConvertElementwiseOp::verify() {
  mlir::Type to = getDstType();
  bool supported =
      to.isBF16() || to.isInteger(4) ||
      llvm::isa<mlir::Float8E5M2Type, mlir::Float8E4M3FNType, mlir::Float8E4M3B11FNUZType, mlir::Float4E2M1FNType>(to);
  if (!supported)
    return emitOpError() << "rounds to bf16, f8E5M2, f8E4M3FN, f8E4M3B11FNUZ, f4E2M1FN or i4, not to " << to;
  return mlir::success();
}

//===--- Bit casts ----------------------------------------------------------//

llvm::LogicalResult BitcastOp::verify() {
  auto input = llvm::cast<mlir::VectorType>(getInput().getType());
  auto output = llvm::cast<mlir::VectorType>(getOutput().getType());
  unsigned from = bitsOf(input.getElementType()), to = bitsOf(output.getElementType());
  if (from == 0 || to == 0)
    return emitOpError("casts elements of known width");
  if (from == to) {
    if (input.getShape() != output.getShape())
      return emitOpError() << "keeps the shape " << shapeText(input.getShape()) << " when the width stays";
    return mlir::success();
  }
  if (input.getRank() < 2 || output.getRank() < 2)
    return emitOpError("between widths needs rank 2 or more");
  // The second-minor dimension holds the packed elements.
  llvm::SmallVector<int64_t> before(input.getShape()), after(output.getShape());
  before[before.size() - 2] *= from;
  after[after.size() - 2] *= to;
  if (before != after)
    return emitOpError() << "turns " << input << " into no " << output
                         << ": only the second-minor dimension changes, with the width";
  return mlir::success();
}

//===--- Packing ------------------------------------------------------------//

namespace {

// Narrow values are packed into elements of the wide type's width: f32 as
// bf16, integers as narrower integers.
llvm::LogicalResult checkPackable(mlir::Operation *op, mlir::Type wide, mlir::Type narrow) {
  bool integers = wide.isSignlessInteger() && narrow.isSignlessInteger();
  if (!integers && !(wide.isF32() && narrow.isBF16()))
    return op->emitOpError() << "packs f32 as bf16 and integers as integers, not " << wide << " as " << narrow;
  return mlir::success();
}

} // namespace

llvm::LogicalResult PackElementwiseOp::verify() {
  if (getSources().empty())
    return emitOpError("needs a source to pack");
  mlir::Type source = llvm::cast<mlir::VectorType>(getSources().front().getType()).getElementType();
  mlir::Type output = llvm::cast<mlir::VectorType>(getOutput().getType()).getElementType();
  mlir::Type target = getTargetType();
  if (mlir::failed(checkPackable(*this, source, target)))
    return mlir::failure();
  if (!output.isSignlessInteger())
    return emitOpError() << "gives signless integers, not " << output;
  if (bitsOf(source) != bitsOf(output))
    return emitOpError() << "keeps the width of " << source << ", but gives " << output;
  if (unsigned ratio = bitsOf(source) / bitsOf(target); getSources().size() != ratio)
    return emitOpError() << "packs " << ratio << " vectors of " << target << " into one of " << output << ", not "
                         << getSources().size();
  return mlir::success();
}

llvm::LogicalResult UnpackElementwiseOp::verify() {
  mlir::Type output = llvm::cast<mlir::VectorType>(getOutput().getType()).getElementType();
  if (mlir::failed(checkPackable(*this, output, getSourceType())))
    return mlir::failure();
  // The index is compared as an unsigned number.
  uint32_t index = getIndex(), ratio = bitsOf(output) / bitsOf(getSourceType());
  if (index >= ratio)
    return emitOpError() << "index " << index << " is outside of [0, " << ratio << ")";
  return mlir::success();
}

namespace {

// What the minor dimension of a packed vector grows by, where the dimensions
// before it are the same: from (8, 128) to (8, 128, 2) by 2, from (8, 128, 2)
// to (8, 128, 4) by 2. 0 when the shapes are no such pair.
int64_t packingRatio(llvm::ArrayRef<int64_t> source, llvm::ArrayRef<int64_t> result) {
  if (result.empty() || source.size() > result.size() || source.size() + 1 < result.size())
    return 0;
  if (source.take_front(result.size() - 1) != result.drop_back())
    return 0;
  int64_t packed = source.size() == result.size() ? source.back() : 1;
  return packed == 0 || result.back() % packed != 0 ? 0 : result.back() / packed;
}

} // namespace

llvm::LogicalResult PackSubelementsOp::verify() {
  auto output = llvm::cast<mlir::VectorType>(getOutput().getType());
  if (getSources().empty())
    return emitOpError("needs a source to pack");
  auto source = llvm::cast<mlir::VectorType>(getSources().front().getType());
  unsigned from = bitsOf(source.getElementType()), to = bitsOf(output.getElementType());
  if (from == 0 || to == 0)
    return emitOpError("packs elements of known width");
  int64_t ratio = packingRatio(source.getShape(), output.getShape());
  if (ratio == 0 || ratio != from / to)
    return emitOpError() << "packs no " << source << " into " << output;
  return checkPositions(*this, getSources().size(), getPositions(), ratio);
}

llvm::LogicalResult UnpackSubelementsOp::verify() {
  mlir::Type source = llvm::cast<mlir::VectorType>(getSource().getType()).getElementType();
  mlir::Type output = llvm::cast<mlir::VectorType>(getOutput().getType()).getElementType();
  if (bitsOf(source) == 0 || bitsOf(output) == 0)
    return emitOpError("unpacks elements of known width");
  // The index is compared as an unsigned number.
  uint32_t index = getIndex(), ratio = bitsOf(output) / bitsOf(source);
  if (index >= ratio)
    return emitOpError() << "index " << index << " is outside of [0, " << ratio << ")";
  if (getUnsignedIntegers() && !source.isSignlessInteger())
    return emitOpError() << "reads unsigned values from integers, not from " << source;
  return mlir::success();
}

llvm::LogicalResult PackMaskOp::verify() {
  if (getSources().empty())
    return emitOpError("needs a source to pack");
  auto source = llvm::cast<mlir::VectorType>(getSources().front().getType());
  auto output = llvm::cast<mlir::VectorType>(getOutput().getType());
  int64_t ratio = packingRatio(source.getShape(), output.getShape());
  if (ratio == 0)
    return emitOpError() << "packs no " << source << " into " << output;
  return checkPositions(*this, getSources().size(), getPositions(), ratio);
}

} // namespace pallasd::tpu
