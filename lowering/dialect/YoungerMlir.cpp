// Folds that jaxlib 0.12.0.1's MLIR has and MLIR 22 lacks, found by giving both
// the same random modules. There they are folders of `arith` and `vector`; here
// they are rewrites that the dialect registers for the canonicaliser.
#include "lowering/dialect/TpuBase.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

namespace pallasd::tpu {

namespace {

using mlir::OpRewritePattern;
using mlir::PatternRewriter;
namespace arith = mlir::arith;

llvm::LogicalResult replaceByConstant(PatternRewriter &rewriter, mlir::Operation *op, mlir::TypedAttr value) {
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, value);
  return mlir::success();
}

mlir::TypedAttr zero(PatternRewriter &rewriter, mlir::Type type) {
  return llvm::cast<mlir::TypedAttr>(rewriter.getZeroAttr(type));
}

//===--- Conversions --------------------------------------------------------//

// Converting an extended integer converts the narrow one, by the sign that it
// was extended with.
struct ConvertSignedNarrow : OpRewritePattern<arith::SIToFPOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(arith::SIToFPOp op, PatternRewriter &rewriter) const override {
    if (auto extended = op.getIn().getDefiningOp<arith::ExtSIOp>())
      rewriter.replaceOpWithNewOp<arith::SIToFPOp>(op, op.getType(), extended.getIn());
    else if (auto extended = op.getIn().getDefiningOp<arith::ExtUIOp>())
      rewriter.replaceOpWithNewOp<arith::UIToFPOp>(op, op.getType(), extended.getIn());
    else
      return mlir::failure();
    return mlir::success();
  }
};

struct ConvertUnsignedNarrow : OpRewritePattern<arith::UIToFPOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(arith::UIToFPOp op, PatternRewriter &rewriter) const override {
    auto extended = op.getIn().getDefiningOp<arith::ExtUIOp>();
    if (!extended)
      return mlir::failure();
    rewriter.replaceOpWithNewOp<arith::UIToFPOp>(op, op.getType(), extended.getIn());
    return mlir::success();
  }
};

// There and back again is nothing, unless the way leads over a narrower type.
template <typename Cast> struct IndexCastBack : OpRewritePattern<Cast> {
  using OpRewritePattern<Cast>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Cast op, PatternRewriter &rewriter) const override {
    auto inner = op.getIn().template getDefiningOp<Cast>();
    if (!inner || inner.getIn().getType() != op.getType())
      return mlir::failure();
    auto bits = [](mlir::Type type) {
      mlir::Type element = mlir::getElementTypeOrSelf(type);
      return element.isIndex() ? mlir::IndexType::kInternalStorageBitWidth : element.getIntOrFloatBitWidth();
    };
    if (bits(inner.getType()) < bits(op.getType()))
      return mlir::failure();
    rewriter.replaceOp(op, inner.getIn());
    return mlir::success();
  }
};

//===--- Integers -----------------------------------------------------------//

// x % x is 0.
template <typename Remainder> struct TrivialRemainder : OpRewritePattern<Remainder> {
  using OpRewritePattern<Remainder>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Remainder op, PatternRewriter &rewriter) const override {
    if (op.getLhs() != op.getRhs())
      return mlir::failure();
    return replaceByConstant(rewriter, op, zero(rewriter, op.getType()));
  }
};

// x / x is 1, 0 / x is 0.
template <typename Quotient> struct TrivialQuotient : OpRewritePattern<Quotient> {
  using OpRewritePattern<Quotient>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Quotient op, PatternRewriter &rewriter) const override {
    if (op.getLhs() == op.getRhs())
      return replaceByConstant(rewriter, op, llvm::cast<mlir::TypedAttr>(rewriter.getOneAttr(op.getType())));
    if (mlir::matchPattern(op.getLhs(), mlir::m_Zero()))
      return replaceByConstant(rewriter, op, zero(rewriter, op.getType()));
    return mlir::failure();
  }
};

// x >> x and 0 >> x are 0.
template <typename Shift> struct TrivialShift : OpRewritePattern<Shift> {
  using OpRewritePattern<Shift>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Shift op, PatternRewriter &rewriter) const override {
    if (op.getLhs() != op.getRhs() && !mlir::matchPattern(op.getLhs(), mlir::m_Zero()))
      return mlir::failure();
    return replaceByConstant(rewriter, op, zero(rewriter, op.getType()));
  }
};

// a - (a - b) is b.
struct DifferenceOfDifference : OpRewritePattern<arith::SubIOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(arith::SubIOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getRhs().getDefiningOp<arith::SubIOp>();
    if (!inner || inner.getLhs() != op.getLhs())
      return mlir::failure();
    rewriter.replaceOp(op, inner.getRhs());
    return mlir::success();
  }
};

//===--- Shapes -------------------------------------------------------------//

// A broadcast that only adds dimensions of size 1 is a change of shape.
struct BroadcastOfSameSize : OpRewritePattern<mlir::vector::BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(mlir::vector::BroadcastOp op, PatternRewriter &rewriter) const override {
    auto source = llvm::dyn_cast<mlir::VectorType>(op.getSourceType());
    mlir::VectorType result = op.getResultVectorType();
    if (!source || source == result || source.getNumElements() != result.getNumElements())
      return mlir::failure();
    rewriter.replaceOpWithNewOp<mlir::vector::ShapeCastOp>(op, result, op.getSource());
    return mlir::success();
  }
};

} // namespace

void TpuDialect::getCanonicalizationPatterns(mlir::RewritePatternSet &patterns) const {
  patterns.add<ConvertSignedNarrow, ConvertUnsignedNarrow, DifferenceOfDifference, BroadcastOfSameSize,
               IndexCastBack<arith::IndexCastOp>, IndexCastBack<arith::IndexCastUIOp>,
               TrivialRemainder<arith::RemSIOp>, TrivialRemainder<arith::RemUIOp>,
               TrivialQuotient<arith::DivSIOp>, TrivialQuotient<arith::DivUIOp>, TrivialShift<arith::ShRSIOp>, TrivialShift<arith::ShRUIOp>>(patterns.getContext());
}

} // namespace pallasd::tpu
