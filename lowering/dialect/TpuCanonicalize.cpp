// Rewrites of this dialect's ops that canonicalisation applies. They are
// registered with the ops, so that the stock canonicaliser finds them.
#include "lowering/dialect/TpuDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

namespace pallasd::tpu {

namespace {

using mlir::OpRewritePattern;
using mlir::PatternRewriter;

//===--- Compute ------------------------------------------------------------//

// Gathering along dimensions of size 1 has nothing to choose from.
struct GatherOfOne : OpRewritePattern<DynamicGatherOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(DynamicGatherOp op, PatternRewriter &rewriter) const override {
    auto source = llvm::cast<mlir::VectorType>(op.getSource().getType());
    for (int32_t dimension : op.getDimensions())
      if (source.getDimSize(dimension) != 1)
        return mlir::failure();
    rewriter.replaceOpWithNewOp<mlir::vector::BroadcastOp>(op, op.getOutput().getType(), op.getSource());
    return mlir::success();
  }
};

// The conversion itself can round.
struct ConvertRounded : OpRewritePattern<FPToSIOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(FPToSIOp op, PatternRewriter &rewriter) const override {
    auto rounded = op.getIn().getDefiningOp<mlir::math::RoundEvenOp>();
    if (!rounded)
      return mlir::failure();
    rewriter.replaceOpWithNewOp<FPToSIOp>(op, op.getOutput().getType(), rounded.getOperand(),
                                          RoundingMode::ToNearestEven);
    return mlir::success();
  }
};

// Bits above the packed width need no value when only packing reads them.
struct UnpackForPacking : OpRewritePattern<UnpackSubelementsOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(UnpackSubelementsOp op, PatternRewriter &rewriter) const override {
    mlir::Type element = llvm::cast<mlir::VectorType>(op.getSource().getType()).getElementType();
    if (!op.getIntegerExtended() || !llvm::isa<mlir::IntegerType>(element))
      return mlir::failure();
    unsigned width = element.getIntOrFloatBitWidth();
    for (mlir::Operation *user : op->getUsers()) {
      auto pack = llvm::dyn_cast<PackSubelementsOp>(user);
      if (!pack || llvm::cast<mlir::VectorType>(pack.getOutput().getType()).getElementTypeBitWidth() > width)
        return mlir::failure();
    }
    rewriter.modifyOpInPlace(op, [&] { op.setIntegerExtended(false); });
    return mlir::success();
  }
};

//===--- Memory -------------------------------------------------------------//

bool countsUp(llvm::ArrayRef<int32_t> offsets) {
  for (auto [i, offset] : llvm::enumerate(offsets))
    if (static_cast<int64_t>(i) != offset)
      return false;
  return true;
}

struct LoadInOrder : OpRewritePattern<ShuffledLoadOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(ShuffledLoadOp op, PatternRewriter &rewriter) const override {
    if (!countsUp(op.getSublaneOffsets()))
      return mlir::failure();
    rewriter.replaceOpWithNewOp<LoadOp>(op, op.getResult().getType(), op.getBase(), op.getIndices(),
                                        op.getSublaneMask());
    return mlir::success();
  }
};

struct StoreInOrder : OpRewritePattern<ShuffledStoreOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(ShuffledStoreOp op, PatternRewriter &rewriter) const override {
    if (!countsUp(op.getSublaneOffsets()))
      return mlir::failure();
    rewriter.replaceOpWithNewOp<StoreOp>(op, op.getValueToStore(), op.getBase(), op.getIndices(), op.getSublaneMask(),
                                         mlir::Value());
    return mlir::success();
  }
};

//===--- Refs ---------------------------------------------------------------//

mlir::MemRefType withShape(mlir::MemRefType type, llvm::ArrayRef<int64_t> shape) {
  return mlir::MemRefType::get(shape, type.getElementType(), type.getLayout(), type.getMemorySpace());
}

// Dynamic sizes that are positive constants become static; a cast keeps the type.
struct SliceOfConstantSize : OpRewritePattern<MemRefSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(MemRefSliceOp op, PatternRewriter &rewriter) const override {
    auto type = llvm::cast<mlir::MemRefType>(op.getResult().getType());
    llvm::SmallVector<int64_t> shape(type.getShape());
    llvm::SmallVector<mlir::Value> dynamicSizes;
    size_t next = 0;
    for (int64_t &size : shape) {
      if (!mlir::ShapedType::isDynamic(size))
        continue;
      mlir::Value given = op.getDynamicSizes()[next++];
      llvm::APInt constant;
      if (mlir::matchPattern(given, mlir::m_ConstantInt(&constant)) && constant.isStrictlyPositive())
        size = constant.getSExtValue();
      else
        dynamicSizes.push_back(given);
    }
    if (dynamicSizes.size() == op.getDynamicSizes().size())
      return mlir::failure();
    auto slice = MemRefSliceOp::create(rewriter, op.getLoc(), withShape(type, shape), op.getMemRef(), op.getBaseIdx(),
                                       dynamicSizes);
    rewriter.replaceOpWithNewOp<mlir::memref::CastOp>(op, type, slice);
    return mlir::success();
  }
};

struct DimOfSlice : OpRewritePattern<mlir::memref::DimOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(mlir::memref::DimOp op, PatternRewriter &rewriter) const override {
    auto slice = op.getSource().getDefiningOp<MemRefSliceOp>();
    std::optional<int64_t> index = op.getConstantIndex();
    if (!slice || !index)
      return mlir::failure();
    auto type = llvm::cast<mlir::MemRefType>(slice.getResult().getType());
    bool isDynamic = *index >= 0 && *index < type.getRank() && type.isDynamicDim(*index);
    if (!isDynamic)
      return mlir::failure();
    mlir::Value size = slice.getDynamicSizes()[type.getDynamicDimIndex(*index)];
    rewriter.replaceOpWithNewOp<mlir::arith::IndexCastOp>(op, op.getType(), size);
    return mlir::success();
  }
};

// For every dimension that a squeeze keeps, its number in the source. Matched
// from the minor end, as the verifier does.
llvm::SmallVector<int64_t> keptDimensions(MemRefSqueezeOp op) {
  llvm::ArrayRef<int64_t> source = llvm::cast<mlir::MemRefType>(op.getInput().getType()).getShape();
  llvm::ArrayRef<int64_t> result = llvm::cast<mlir::MemRefType>(op.getResult().getType()).getShape();
  llvm::SmallVector<int64_t> kept(result.size());
  size_t left = result.size();
  for (size_t i = source.size(); i-- > 0 && left > 0;)
    if (source[i] == result[left - 1])
      kept[--left] = static_cast<int64_t>(i);
  return kept;
}

struct DimOfSqueeze : OpRewritePattern<mlir::memref::DimOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(mlir::memref::DimOp op, PatternRewriter &rewriter) const override {
    auto squeeze = op.getSource().getDefiningOp<MemRefSqueezeOp>();
    std::optional<int64_t> index = op.getConstantIndex();
    if (!squeeze || !index)
      return mlir::failure();
    llvm::SmallVector<int64_t> kept = keptDimensions(squeeze);
    if (*index < 0 || *index >= static_cast<int64_t>(kept.size()))
      return mlir::failure();
    rewriter.replaceOpWithNewOp<mlir::memref::DimOp>(op, squeeze.getInput(), kept[*index]);
    return mlir::success();
  }
};

// A cast that only forgets sizes moves behind the squeeze.
struct SqueezeOfCast : OpRewritePattern<MemRefSqueezeOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(MemRefSqueezeOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getInput().getDefiningOp<mlir::memref::CastOp>();
    if (!cast || !mlir::memref::CastOp::canFoldIntoConsumerOp(cast))
      return mlir::failure();
    auto source = llvm::cast<mlir::MemRefType>(cast.getSource().getType());
    auto type = llvm::cast<mlir::MemRefType>(op.getResult().getType());
    llvm::SmallVector<int64_t> shape;
    for (int64_t dimension : keptDimensions(op))
      shape.push_back(source.getDimSize(dimension));
    auto squeeze = MemRefSqueezeOp::create(rewriter, op.getLoc(), withShape(type, shape), cast.getSource());
    rewriter.replaceOpWithNewOp<mlir::memref::CastOp>(op, type, squeeze);
    return mlir::success();
  }
};

//===--- Matmul -------------------------------------------------------------//

// What is added to a product is what it accumulates into. Only the left operand
// is looked at, and only +0 stands for "nothing yet".
template <typename Add> struct AddToMatmul : OpRewritePattern<Add> {
  using OpRewritePattern<Add>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Add op, PatternRewriter &rewriter) const override {
    auto matmul = op.getLhs().template getDefiningOp<MatmulOp>();
    if (!matmul || !matmul->hasOneUse())
      return mlir::failure();
    bool startsAtZero = mlir::matchPattern(matmul.getAcc(), mlir::m_PosZeroFloat()) ||
                        mlir::matchPattern(matmul.getAcc(), mlir::m_Zero());
    if (!startsAtZero)
      return mlir::failure();
    auto sum = llvm::cast<MatmulOp>(rewriter.clone(*matmul));
    sum.getAccMutable().assign(op.getRhs());
    rewriter.replaceOp(op, sum);
    return mlir::success();
  }
};

} // namespace

void DynamicGatherOp::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns, mlir::MLIRContext *context) {
  patterns.add<GatherOfOne>(context);
}

void FPToSIOp::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns, mlir::MLIRContext *context) {
  patterns.add<ConvertRounded>(context);
}

void UnpackSubelementsOp::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns, mlir::MLIRContext *context) {
  patterns.add<UnpackForPacking>(context);
}

void ShuffledLoadOp::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns, mlir::MLIRContext *context) {
  patterns.add<LoadInOrder>(context);
}

void ShuffledStoreOp::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns, mlir::MLIRContext *context) {
  patterns.add<StoreInOrder>(context);
}

void MemRefSliceOp::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns, mlir::MLIRContext *context) {
  patterns.add<SliceOfConstantSize, DimOfSlice>(context);
}

void MemRefSqueezeOp::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns, mlir::MLIRContext *context) {
  patterns.add<SqueezeOfCast, DimOfSqueeze>(context);
}

void MatmulOp::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns, mlir::MLIRContext *context) {
  patterns.add<AddToMatmul<mlir::arith::AddFOp>, AddToMatmul<mlir::arith::AddIOp>>(context);
}

} // namespace pallasd::tpu
