// Folders: what an op becomes by looking at its own operands. Which ops fold,
// and how far, follows jaxlib 0.12.0.1; an op without a folder has none there.
#include "lowering/dialect/TpuComputeOps.h"
#include "lowering/dialect/TpuConversionOps.h"
#include "lowering/dialect/TpuMemrefOps.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

namespace pallasd::tpu {

//===--- Shape --------------------------------------------------------------//

mlir::OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (getSource().getType() == getResult().getType())
    return getSource();
  if (auto inner = getSource().getDefiningOp<ReshapeOp>()) {
    getSourceMutable().assign(inner.getSource());
    return getResult();
  }
  if (auto constant = llvm::dyn_cast_or_null<mlir::DenseElementsAttr>(adaptor.getSource()))
    return constant.reshape(llvm::cast<mlir::ShapedType>(getResult().getType()));
  return {};
}

namespace {

bool isIdentity(llvm::ArrayRef<int64_t> permutation) {
  for (auto [i, dimension] : llvm::enumerate(permutation))
    if (static_cast<int64_t>(i) != dimension)
      return false;
  return true;
}

} // namespace

mlir::OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (isIdentity(getPermutation()))
    return getVector();
  if (auto inner = getVector().getDefiningOp<TransposeOp>()) {
    llvm::SmallVector<int64_t> composed;
    for (int64_t dimension : getPermutation())
      composed.push_back(inner.getPermutation()[dimension]);
    if (isIdentity(composed))
      return inner.getVector();
  }
  auto constant = llvm::dyn_cast_or_null<mlir::SplatElementsAttr>(adaptor.getVector());
  return constant ? mlir::OpFoldResult(constant.reshape(llvm::cast<mlir::ShapedType>(getResult().getType())))
                  : mlir::OpFoldResult();
}

llvm::LogicalResult UnrollVectorsOp::fold(FoldAdaptor, llvm::SmallVectorImpl<mlir::OpFoldResult> &results) {
  auto roll = getInput().getDefiningOp<RollVectorsOp>();
  if (!roll || roll.getInput().getTypes() != getResultTypes())
    return mlir::failure();
  llvm::append_range(results, roll.getInput());
  return mlir::success();
}

//===--- Conversion ---------------------------------------------------------//

namespace {

// The constant in another float type, if every element has the same value there.
mlir::Attribute convertExactly(mlir::Attribute constant, mlir::Type to) {
  auto element = llvm::cast<mlir::FloatType>(mlir::getElementTypeOrSelf(to));
  auto convert = [&](llvm::APFloat value) -> std::optional<llvm::APFloat> {
    bool loses = false;
    auto status = value.convert(element.getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven, &loses);
    if (loses || status != llvm::APFloat::opOK)
      return std::nullopt;
    return value;
  };
  if (auto scalar = llvm::dyn_cast_or_null<mlir::FloatAttr>(constant)) {
    auto value = convert(scalar.getValue());
    return value ? mlir::FloatAttr::get(element, *value) : mlir::Attribute();
  }
  auto dense = llvm::dyn_cast_or_null<mlir::DenseFPElementsAttr>(constant);
  if (!dense)
    return {};
  llvm::SmallVector<llvm::APFloat> values;
  size_t count = dense.isSplat() ? 1 : dense.getNumElements();
  for (const llvm::APFloat &before : llvm::make_range(dense.begin(), dense.begin() + count)) {
    auto value = convert(before);
    if (!value)
      return {};
    values.push_back(*value);
  }
  return mlir::DenseElementsAttr::get(llvm::cast<mlir::ShapedType>(to), values);
}

} // namespace

mlir::OpFoldResult ExtFOp::fold(FoldAdaptor adaptor) { return convertExactly(adaptor.getIn(), getOut().getType()); }

mlir::OpFoldResult TruncFOp::fold(FoldAdaptor adaptor) { return convertExactly(adaptor.getIn(), getOut().getType()); }

mlir::OpFoldResult BitcastVregOp::fold(FoldAdaptor) {
  if (getInput().getType() == getOutput().getType())
    return getInput();
  if (auto inner = getInput().getDefiningOp<BitcastVregOp>()) {
    getInputMutable().assign(inner.getInput());
    return getOutput();
  }
  return {};
}

mlir::OpFoldResult UnpackSubelementsOp::fold(FoldAdaptor) {
  auto pack = getSource().getDefiningOp<PackSubelementsOp>();
  bool isInteger = llvm::isa<mlir::IntegerType>(mlir::getElementTypeOrSelf(getOutput().getType()));
  if (!pack || !isInteger || getIntegerExtended() || pack.getPackFormat() != getPackFormat())
    return {};
  for (auto [position, packed] : llvm::zip_equal(pack.getPositions(), pack.getSources()))
    if (position == static_cast<int32_t>(getIndex()) && packed.getType() == getOutput().getType())
      return packed;
  return {};
}

//===--- Refs ---------------------------------------------------------------//

mlir::OpFoldResult MemRefSliceOp::fold(FoldAdaptor) {
  bool startsAtZero =
      llvm::all_of(getBaseIdx(), [](mlir::Value index) { return mlir::matchPattern(index, mlir::m_Zero()); });
  auto type = llvm::cast<mlir::MemRefType>(getResult().getType());
  if (startsAtZero && type == getMemRef().getType() && type.hasStaticShape())
    return getMemRef();
  return {};
}

mlir::OpFoldResult MemRefBitcastOp::fold(FoldAdaptor) {
  return getInput().getType() == getResult().getType() ? mlir::OpFoldResult(getInput()) : mlir::OpFoldResult();
}

// Decided when the ref names its memory space, and its owner if asked for.
mlir::OpFoldResult MemRefMemorySpaceIsOp::fold(FoldAdaptor) {
  MemorySpaceAttr actual = memorySpaceOf(llvm::cast<mlir::MemRefType>(getSource().getType()));
  MemorySpaceAttr asked = getMemorySpace();
  if (!actual || actual.getValue() == MemorySpace::Any)
    return {};
  if (actual.getValue() != asked.getValue())
    return mlir::BoolAttr::get(getContext(), false);
  if (asked.getCore() && !actual.getCore())
    return {};
  return mlir::BoolAttr::get(getContext(), !asked.getCore() || asked.getCore() == actual.getCore());
}

} // namespace pallasd::tpu
