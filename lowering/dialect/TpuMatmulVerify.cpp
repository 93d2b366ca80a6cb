// What jaxlib 0.12.0.1 refuses of the ops in TpuMatmulOps.td.
#include "lowering/dialect/TpuMatmulOps.h"
#include "lowering/dialect/TpuVerify.h"

#include "llvm/ADT/SmallBitVector.h"

namespace pallasd::tpu {

namespace {

mlir::VectorType vectorOf(mlir::Value value) { return llvm::cast<mlir::VectorType>(value.getType()); }

//===--- Matmul -------------------------------------------------------------//

// Contracted, kept and batch dimensions of one operand name each of its
// dimensions once, the kept ones in order.
llvm::LogicalResult checkOperand(mlir::Operation *op, llvm::StringRef name, mlir::VectorType type,
                                 llvm::ArrayRef<int64_t> contracting, llvm::ArrayRef<int64_t> kept,
                                 llvm::ArrayRef<int64_t> batch) {
  int64_t rank = type.getRank();
  if (static_cast<int64_t>(contracting.size() + kept.size() + batch.size()) != rank)
    return op->emitOpError() << "names " << contracting.size() + kept.size() + batch.size() << " of the " << rank
                             << " dimensions of its " << name;
  if (!llvm::is_sorted(kept))
    return op->emitOpError() << "keeps the dimensions " << shapeText(kept) << " of its " << name << " out of order";
  llvm::SmallBitVector seen(rank);
  for (llvm::ArrayRef<int64_t> list : {contracting, kept, batch})
    for (int64_t dimension : list) {
      if (dimension < 0 || dimension >= rank)
        return op->emitOpError() << "dimension " << dimension << " of its " << name << " is outside of [0, " << rank
                                 << ")";
      if (seen.test(dimension))
        return op->emitOpError() << "names dimension " << dimension << " of its " << name << " twice";
      seen.set(dimension);
    }
  return mlir::success();
}

llvm::LogicalResult checkPairs(mlir::Operation *op, llvm::StringRef what, mlir::VectorType lhs, mlir::VectorType rhs,
                               llvm::ArrayRef<int64_t> left, llvm::ArrayRef<int64_t> right) {
  if (left.size() != right.size())
    return op->emitOpError() << "pairs " << left.size() << " with " << right.size() << " " << what << " dimensions";
  for (auto [l, r] : llvm::zip_equal(left, right))
    if (lhs.getDimSize(l) != rhs.getDimSize(r))
      return op->emitOpError() << "pairs " << what << " dimensions of sizes " << lhs.getDimSize(l) << " and "
                               << rhs.getDimSize(r);
  return mlir::success();
}

// The result's dimensions: batch, then what the lhs keeps, then what the rhs keeps.
llvm::SmallVector<int64_t> resultOrder(DotDimensionNumbersAttr numbers) {
  llvm::SmallVector<int64_t> order;
  for (int64_t dimension : numbers.getLhsBatchDims())
    order.append({0, dimension});
  for (int64_t dimension : numbers.getLhsNonContractingDims())
    order.append({0, dimension});
  for (int64_t dimension : numbers.getRhsNonContractingDims())
    order.append({1, dimension});
  return order;
}

llvm::LogicalResult checkNumbers(mlir::Operation *op, DotDimensionNumbersAttr numbers, mlir::VectorType lhs,
                                 mlir::VectorType rhs) {
  if (numbers.getLhsContractingDims().empty())
    return op->emitOpError("contracts no dimension");
  if (mlir::failed(checkOperand(op, "lhs", lhs, numbers.getLhsContractingDims(), numbers.getLhsNonContractingDims(),
                                numbers.getLhsBatchDims())) ||
      mlir::failed(checkOperand(op, "rhs", rhs, numbers.getRhsContractingDims(), numbers.getRhsNonContractingDims(),
                                numbers.getRhsBatchDims())) ||
      mlir::failed(
          checkPairs(op, "contracted", lhs, rhs, numbers.getLhsContractingDims(), numbers.getRhsContractingDims())) ||
      mlir::failed(checkPairs(op, "batch", lhs, rhs, numbers.getLhsBatchDims(), numbers.getRhsBatchDims())))
    return mlir::failure();
  if (numbers.getOutputDimOrder() != llvm::ArrayRef(resultOrder(numbers)))
    return op->emitOpError() << "orders the result as " << shapeText(numbers.getOutputDimOrder()) << ", not as "
                             << shapeText(resultOrder(numbers));
  return mlir::success();
}

} // namespace

llvm::LogicalResult MatmulOp::verify() {
  mlir::VectorType acc = vectorOf(getAcc());
  if (acc != vectorOf(getResult()))
    return emitOpError() << "adds into " << acc << ", but gives " << getResult().getType();
  if (bitsOf(acc.getElementType()) != 32)
    return emitOpError() << "accumulates in 32 bits, not in " << acc.getElementType();
  if (getTransposeLhs())
    return emitOpError("transposes no lhs; use dimension_numbers");
  if (auto numbers = getDimensionNumbersAttr())
    return checkNumbers(*this, numbers, vectorOf(getLhs()), vectorOf(getRhs()));
  return mlir::success();
}

//===--- Convolution --------------------------------------------------------//

namespace {

// Which dimension of a convolution's operand means what.
struct ConvOperand {
  llvm::StringRef name;
  mlir::VectorType type;
  int64_t first;  // batch; input features of the kernel
  int64_t second; // features; output features of the kernel
  llvm::ArrayRef<int64_t> spatial;
};

llvm::LogicalResult checkConvOperand(mlir::Operation *op, const ConvOperand &operand, size_t spatial) {
  int64_t rank = operand.type.getRank();
  if (operand.spatial.size() != spatial)
    return op->emitOpError() << "has " << operand.spatial.size() << " spatial dimensions in its " << operand.name
                             << ", " << spatial << " in its lhs";
  if (rank != static_cast<int64_t>(spatial) + 2)
    return op->emitOpError() << "has a " << operand.name << " of rank " << rank << " for " << spatial
                             << " spatial dimensions";
  llvm::SmallVector<int64_t> all{operand.first, operand.second};
  llvm::append_range(all, operand.spatial);
  llvm::sort(all);
  for (int64_t i = 0; i < rank; ++i)
    if (all[i] != i)
      return op->emitOpError() << "does not name each dimension of its " << operand.name << " once";
  return mlir::success();
}

llvm::LogicalResult checkWindow(ConvOp op, size_t spatial) {
  bool counted = op.getWindowStrides().size() == spatial && op.getPadding().size() == 2 * spatial &&
                 op.getLhsDilation().size() == spatial && op.getRhsDilation().size() == spatial &&
                 op.getWindowReversal().size() == spatial;
  if (!counted)
    return op.emitOpError() << "needs a stride, two paddings, two dilations and a reversal for each of " << spatial
                            << " spatial dimensions";
  auto positive = [](int64_t value) { return value > 0; };
  if (!llvm::all_of(op.getWindowStrides(), positive) || !llvm::all_of(op.getLhsDilation(), positive) ||
      !llvm::all_of(op.getRhsDilation(), positive))
    return op.emitOpError("has a stride or a dilation below 1");
  return mlir::success();
}

llvm::LogicalResult checkGroups(ConvOp op, const ConvOperand &lhs, const ConvOperand &rhs, const ConvOperand &acc) {
  int64_t features = op.getFeatureGroupCount(), batches = op.getBatchGroupCount();
  if (features <= 0 || batches <= 0 || (features > 1 && batches > 1))
    return op.emitOpError() << "has " << features << " feature groups and " << batches
                            << " batch groups; both are positive and one of them is 1";
  int64_t lhsFeatures = lhs.type.getDimSize(lhs.second), lhsBatch = lhs.type.getDimSize(lhs.first);
  int64_t inputFeatures = rhs.type.getDimSize(rhs.first), outputFeatures = rhs.type.getDimSize(rhs.second);
  if (lhsFeatures % features != 0 || lhsFeatures / features != inputFeatures)
    return op.emitOpError() << "has " << lhsFeatures << " features in " << features << " groups for a kernel of "
                            << inputFeatures;
  if (lhsBatch % batches != 0 || lhsBatch / batches != acc.type.getDimSize(acc.first))
    return op.emitOpError() << "has a batch of " << lhsBatch << " in " << batches << " groups for a result of "
                            << acc.type.getDimSize(acc.first);
  if (outputFeatures % (features * batches) != 0 || outputFeatures != acc.type.getDimSize(acc.second))
    return op.emitOpError() << "has a kernel of " << outputFeatures << " output features for a result of "
                            << acc.type.getDimSize(acc.second);
  return mlir::success();
}

// Elements that `size` of them span when `dilation - 1` holes lie between any two.
int64_t dilated(int64_t size, int64_t dilation) { return size == 0 ? 0 : (size - 1) * dilation + 1; }

llvm::LogicalResult checkSpatial(ConvOp op, const ConvOperand &lhs, const ConvOperand &rhs, const ConvOperand &acc) {
  for (size_t i = 0; i < lhs.spatial.size(); ++i) {
    int64_t padding = op.getPadding()[2 * i] + op.getPadding()[2 * i + 1];
    int64_t input = dilated(lhs.type.getDimSize(lhs.spatial[i]), op.getLhsDilation()[i]) + padding;
    int64_t kernel = dilated(rhs.type.getDimSize(rhs.spatial[i]), op.getRhsDilation()[i]);
    if (input < kernel)
      return op.emitOpError() << "has a kernel of " << kernel << " over an input of " << input
                              << " in spatial dimension " << i;
    int64_t output = (input - kernel) / op.getWindowStrides()[i] + 1;
    if (acc.type.getDimSize(acc.spatial[i]) != output)
      return op.emitOpError() << "gives size " << output << " in spatial dimension " << i << ", not "
                              << acc.type.getDimSize(acc.spatial[i]);
  }
  return mlir::success();
}

} // namespace

llvm::LogicalResult ConvOp::verify() {
  ConvDimensionNumbersAttr numbers = getDimensionNumbers();
  ConvOperand lhs{"lhs", vectorOf(getLhs()), numbers.getInputBatchDimension(), numbers.getInputFeatureDimension(),
                  numbers.getInputSpatialDimensions()};
  ConvOperand rhs{"rhs", vectorOf(getRhs()), numbers.getKernelInputFeatureDimension(),
                  numbers.getKernelOutputFeatureDimension(), numbers.getKernelSpatialDimensions()};
  ConvOperand acc{"acc", vectorOf(getAcc()), numbers.getOutputBatchDimension(), numbers.getOutputFeatureDimension(),
                  numbers.getOutputSpatialDimensions()};
  if (acc.type != vectorOf(getResult()))
    return emitOpError() << "adds into " << acc.type << ", but gives " << getResult().getType();
  size_t spatial = lhs.spatial.size();
  for (const ConvOperand &operand : {lhs, rhs, acc})
    if (mlir::failed(checkConvOperand(*this, operand, spatial)))
      return mlir::failure();
  if (mlir::failed(checkWindow(*this, spatial)) || mlir::failed(checkGroups(*this, lhs, rhs, acc)))
    return mlir::failure();
  return checkSpatial(*this, lhs, rhs, acc);
}

} // namespace pallasd::tpu
