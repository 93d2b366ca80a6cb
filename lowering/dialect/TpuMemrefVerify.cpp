// What jaxlib 0.12.0.1 refuses of the ops in TpuMemrefOps.td.
#include "lowering/dialect/TpuLayout.h"
#include "lowering/dialect/TpuMemrefOps.h"
#include "lowering/dialect/TpuVerify.h"

namespace pallasd::tpu {

namespace {

mlir::MemRefType refOf(mlir::Value value) { return llvm::cast<mlir::MemRefType>(value.getType()); }

llvm::LogicalResult checkSameSpace(mlir::Operation *op, mlir::MemRefType source, mlir::MemRefType result) {
  if (source.getMemorySpace() != result.getMemorySpace())
    return op->emitOpError() << "keeps the memory space of " << source << ", but gives " << result;
  return mlir::success();
}

llvm::LogicalResult checkSameElementType(mlir::Operation *op, mlir::MemRefType source, mlir::MemRefType result) {
  if (source.getElementType() != result.getElementType())
    return op->emitOpError() << "keeps " << source.getElementType() << " elements, but gives "
                             << result.getElementType();
  return mlir::success();
}

TiledLayoutAttr tiledLayout(mlir::MemRefType type) { return llvm::dyn_cast<TiledLayoutAttr>(type.getLayout()); }

llvm::LogicalResult checkBothTiled(mlir::Operation *op, mlir::MemRefType source, mlir::MemRefType result) {
  if (static_cast<bool>(tiledLayout(source)) != static_cast<bool>(tiledLayout(result)))
    return op->emitOpError() << "has a tiled layout on both sides or on neither, but turns " << source << " into "
                             << result;
  return mlir::success();
}

size_t tiledRank(TiledLayoutAttr layout) {
  return layout && !layout.getTiles().empty() ? layout.getTiles().front().size() : 0;
}

} // namespace

//===--- Slices -------------------------------------------------------------//

llvm::LogicalResult MemRefSliceOp::verify() {
  mlir::MemRefType source = refOf(getMemRef()), result = refOf(getResult());
  if (source.getRank() != result.getRank())
    return emitOpError() << "keeps the rank of " << source << ", but gives " << result;
  if (mlir::failed(checkIndexCount(*this, source, getBaseIdx().size())) ||
      mlir::failed(checkSameSpace(*this, source, result)))
    return mlir::failure();
  if (getDynamicSizes().size() != result.getNumDynamicDims())
    return emitOpError() << "has " << getDynamicSizes().size() << " dynamic sizes for " << result;
  bool isSemaphore = llvm::isa<SemaphoreType, DmaSemaphoreType>(source.getElementType());
  if (isIn(source, MemorySpace::SemaphoreMem) && !isSemaphore)
    return emitOpError() << "finds " << source.getElementType() << " in semaphore memory";
  if (mlir::failed(checkBothTiled(*this, source, result)))
    return mlir::failure();
  if (static_cast<size_t>(source.getRank()) < tiledRank(tiledLayout(source)))
    return emitOpError() << "has a tile of rank " << tiledRank(tiledLayout(source)) << " over a ref of rank "
                         << source.getRank();
  return mlir::success();
}

llvm::LogicalResult SharedMemRefSliceOp::verify() {
  if (issuingCore(*this) != CoreType::ScVectorSubcore)
    return emitOpError() << "exists on a vector subcore, not on " << stringifyCoreType(issuingCore(*this));
  mlir::MemRefType source = refOf(getMemRef()), result = refOf(getResult());
  if (!isIn(source, MemorySpace::VmemShared))
    return emitOpError("slices a ref in VMEM_SHARED");
  MemorySpaceAttr space = memorySpaceOf(result);
  bool isLocal = space && space.getValue() == MemorySpace::Vmem &&
                 space.getCore().value_or(CoreType::ScVectorSubcore) == CoreType::ScVectorSubcore;
  if (!isLocal)
    return emitOpError("gives a ref in the VMEM of a vector subcore");
  if (mlir::failed(checkSameElementType(*this, source, result)))
    return mlir::failure();
  if (source.getRank() == 0 || source.getRank() != result.getRank())
    return emitOpError() << "keeps the rank, 1 or more, but turns " << source << " into " << result;
  if (source.getShape().drop_back() != result.getShape().drop_back())
    return emitOpError() << "cuts the minor dimension only, but turns " << source << " into " << result;
  int64_t whole = source.getShape().back(), part = result.getShape().back();
  bool isCut = !mlir::ShapedType::isDynamic(whole) && !mlir::ShapedType::isDynamic(part) && whole > 0 && part > 0 &&
               whole % part == 0;
  if (!isCut)
    return emitOpError() << "cuts the minor dimension into equal parts, but turns " << source << " into " << result;
  return mlir::success();
}

//===--- Shape --------------------------------------------------------------//

namespace {

// Which dimensions of size 1 disappear, matched from the minor end; no value
// when more than that changes.
std::optional<llvm::SmallVector<size_t>> squeezedDimensions(llvm::ArrayRef<int64_t> source,
                                                            llvm::ArrayRef<int64_t> result) {
  llvm::SmallVector<size_t> squeezed;
  size_t left = result.size();
  for (size_t i = source.size(); i-- > 0;) {
    if (left > 0 && source[i] == result[left - 1])
      --left;
    else if (source[i] == 1)
      squeezed.push_back(i);
    else
      return std::nullopt;
  }
  if (left > 0)
    return std::nullopt;
  return squeezed;
}

llvm::LogicalResult checkSqueezedTiles(mlir::Operation *op, TiledLayoutAttr layout, int64_t rank,
                                       llvm::ArrayRef<size_t> squeezed) {
  size_t tiled = tiledRank(layout);
  size_t untiled = tiled > static_cast<size_t>(rank) ? 0 : rank - tiled;
  for (size_t dimension : squeezed) {
    if (dimension < untiled)
      continue;
    if (layout.getTiles().size() > 1)
      return op->emitOpError() << "removes dimension " << dimension << ", which several levels of tiles cover";
    if (layout.getTiles().front()[dimension - untiled] != 1)
      return op->emitOpError() << "removes dimension " << dimension << ", which has tiles of size "
                               << layout.getTiles().front()[dimension - untiled];
  }
  return mlir::success();
}

} // namespace

llvm::LogicalResult MemRefSqueezeOp::verify() {
  mlir::MemRefType source = refOf(getInput()), result = refOf(getResult());
  if (mlir::failed(checkSameSpace(*this, source, result)) || mlir::failed(checkSameElementType(*this, source, result)))
    return mlir::failure();
  auto squeezed = squeezedDimensions(source.getShape(), result.getShape());
  if (!squeezed)
    return emitOpError() << "removes dimensions of size 1, but turns " << shapeText(source.getShape()) << " into "
                         << shapeText(result.getShape());
  if (mlir::failed(checkBothTiled(*this, source, result)))
    return mlir::failure();
  if (TiledLayoutAttr layout = tiledLayout(source))
    return checkSqueezedTiles(*this, layout, source.getRank(), *squeezed);
  return mlir::success();
}

namespace {

// A dynamic dimension is a single one that keeps its size.
llvm::LogicalResult checkElementCount(mlir::Operation *op, mlir::MemRefType source, mlir::MemRefType result) {
  auto staticElements = [](mlir::MemRefType type) {
    int64_t count = 1;
    for (int64_t size : type.getShape())
      count *= mlir::ShapedType::isDynamic(size) ? 1 : size;
    return count;
  };
  if (source.getNumDynamicDims() > 1 || result.getNumDynamicDims() > 1)
    return op->emitOpError() << "keeps one dynamic dimension at most, but turns " << source << " into " << result;
  if (staticElements(source) != staticElements(result))
    return op->emitOpError() << "keeps the number of elements, but turns " << source << " into " << result;
  return mlir::success();
}

llvm::LogicalResult checkTiledReshape(mlir::Operation *op, mlir::MemRefType source, mlir::MemRefType result) {
  if (!isContiguous(source.getShape(), tiledLayout(source)))
    return op->emitOpError() << "has no rule for a ref with gaps, " << source;
  TiledLayoutAttr expected = reshapedLayout(source, result.getShape());
  if (!expected)
    return op->emitOpError() << "has no rule to turn " << source << " into the shape " << shapeText(result.getShape());
  if (result.getLayout() != mlir::MemRefLayoutAttrInterface(expected))
    return op->emitOpError() << "gives the layout " << expected << ", not " << result.getLayout();
  return mlir::success();
}

} // namespace

llvm::LogicalResult MemRefReshapeOp::verify() {
  mlir::MemRefType source = refOf(getInput()), result = refOf(getResult());
  if (mlir::failed(checkSameSpace(*this, source, result)) || mlir::failed(checkSameElementType(*this, source, result)))
    return mlir::failure();
  if (source.hasStaticShape() != result.hasStaticShape())
    return emitOpError() << "has a static shape on both sides or on neither, but turns " << source << " into "
                         << result;
  if (mlir::failed(checkElementCount(*this, source, result)))
    return mlir::failure();
  for (mlir::MemRefType type : {source, result})
    if (!tiledLayout(type) && !type.getLayout().isIdentity())
      return emitOpError() << "knows tiled and plain layouts, not " << type.getLayout();
  if (tiledLayout(source))
    return checkTiledReshape(*this, source, result);
  return checkBothTiled(*this, source, result);
}

//===--- Types --------------------------------------------------------------//

llvm::LogicalResult MemRefBitcastOp::verify() {
  mlir::MemRefType source = refOf(getInput()), result = refOf(getResult());
  unsigned from = bitsOf(source.getElementType()), to = bitsOf(result.getElementType());
  if (from == 0 || to == 0)
    return emitOpError() << "casts elements of known width, but turns " << source << " into " << result;
  llvm::SmallVector<int64_t> shape(source.getShape());
  if (from != to) {
    if (shape.size() < 2)
      return emitOpError("between widths needs rank 2 or more");
    int64_t &secondMinor = shape[shape.size() - 2];
    if (mlir::ShapedType::isDynamic(secondMinor))
      return emitOpError("between widths needs a static second-minor dimension");
    if (secondMinor * from % to != 0)
      return emitOpError() << "cannot divide " << secondMinor * from << " bits of the second-minor dimension by " << to;
    secondMinor = secondMinor * from / to;
  }
  mlir::MemRefLayoutAttrInterface layout = bitcastLayout(source, from, to);
  if (!layout)
    return emitOpError() << "has no rule to turn " << source.getLayout() << " from " << from << " to " << to << " bits";
  auto expected = mlir::MemRefType::get(shape, result.getElementType(), layout, source.getMemorySpace());
  if (result != expected)
    return emitOpError() << "gives " << expected << ", not " << result;
  return mlir::success();
}

llvm::LogicalResult EraseMemRefLayoutOp::verify() {
  if (!refOf(getResult()).getLayout().isIdentity())
    return emitOpError() << "leaves no layout, but gives " << getResult().getType();
  return checkSameSpace(*this, refOf(getOperand()), refOf(getResult()));
}

llvm::LogicalResult ReinterpretCastOp::verify() {
  mlir::MemRefType result = refOf(getResult());
  if (mlir::failed(checkSameSpace(*this, refOf(getInput()), result)))
    return mlir::failure();
  if (getDynamicSizes().size() != result.getNumDynamicDims())
    return emitOpError() << "has " << getDynamicSizes().size() << " dynamic sizes for " << result;
  TiledLayoutAttr layout = tiledLayout(result);
  if (!layout)
    return mlir::success();
  auto dynamic = llvm::count(layout.getTileStrides(), mlir::ShapedType::kDynamic);
  if (static_cast<int64_t>(getDynamicStrides().size()) != dynamic)
    return emitOpError() << "has " << getDynamicStrides().size() << " dynamic strides for " << result;
  return mlir::success();
}

//===--- Questions and promises ---------------------------------------------//

llvm::LogicalResult MemRefMemorySpaceIsOp::verify() {
  if (getMemorySpace().getValue() == MemorySpace::Any)
    return emitOpError("asks for one memory space; no ref is in `any`");
  return mlir::success();
}

llvm::LogicalResult TileSizeOp::verify() {
  int32_t index = getIndex();
  if (index < 0 || index >= refOf(getSource()).getRank())
    return emitOpError() << "index " << index << " is outside of [0, " << refOf(getSource()).getRank() << ")";
  return mlir::success();
}

llvm::LogicalResult AnnotateOp::verify() {
  if (getNoStore() + getNoHazard() + getNoHazardNoDeps() > 1)
    return emitOpError("promises one of no_store, no_hazard and no_hazard_no_deps at most");
  bool overridesHazards = getNoHazard() || getNoHazardNoDeps();
  if (overridesHazards && !isIn(refOf(getOperand()), MemorySpace::Vmem))
    return emitOpError("overrides hazards of refs in VMEM only");
  return mlir::success();
}

} // namespace pallasd::tpu
