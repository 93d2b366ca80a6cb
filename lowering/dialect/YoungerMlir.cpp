// Folds that jaxlib 0.12.0.1's MLIR has and MLIR 22 lacks, found by giving both
// the same random modules. There they are folders of `arith`, `math` and
// `vector`; here they are rewrites that the dialect registers for the canonicaliser.
#include "lowering/dialect/TpuBase.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

#include <cmath>
#include <type_traits>
#include <utility>

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

// x % x and 0 % x are 0.
template <typename Remainder> struct TrivialRemainder : OpRewritePattern<Remainder> {
  using OpRewritePattern<Remainder>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Remainder op, PatternRewriter &rewriter) const override {
    if (op.getLhs() == op.getRhs())
      return replaceByConstant(rewriter, op, zero(rewriter, op.getType()));
    if (!mlir::matchPattern(op.getLhs(), mlir::m_Zero()))
      return mlir::failure();
    rewriter.replaceOp(op, op.getLhs());
    return mlir::success();
  }
};

// 0 / x is 0, any other x / x is 1.
template <typename Quotient> struct TrivialQuotient : OpRewritePattern<Quotient> {
  using OpRewritePattern<Quotient>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Quotient op, PatternRewriter &rewriter) const override {
    if (mlir::matchPattern(op.getLhs(), mlir::m_Zero())) {
      rewriter.replaceOp(op, op.getLhs());
      return mlir::success();
    }
    if (op.getLhs() != op.getRhs())
      return mlir::failure();
    return replaceByConstant(rewriter, op, llvm::cast<mlir::TypedAttr>(rewriter.getOneAttr(op.getType())));
  }
};

// (x % y) / y is 0.
template <typename Quotient, typename Remainder> struct QuotientOfRemainder : OpRewritePattern<Quotient> {
  using OpRewritePattern<Quotient>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Quotient op, PatternRewriter &rewriter) const override {
    auto remainder = op.getLhs().template getDefiningOp<Remainder>();
    if (!remainder || remainder.getRhs() != op.getRhs())
      return mlir::failure();
    return replaceByConstant(rewriter, op, zero(rewriter, op.getType()));
  }
};

// x >> x is 0; a shifted 0 stays, and so does -1 when its sign comes in.
template <typename Shift> struct TrivialShift : OpRewritePattern<Shift> {
  using OpRewritePattern<Shift>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Shift op, PatternRewriter &rewriter) const override {
    constexpr bool isLeft = std::is_same_v<Shift, arith::ShLIOp>;
    constexpr bool isSigned = std::is_same_v<Shift, arith::ShRSIOp>;
    if (!isLeft && op.getLhs() == op.getRhs())
      return replaceByConstant(rewriter, op, zero(rewriter, op.getType()));
    llvm::APInt constant;
    bool stays = mlir::matchPattern(op.getLhs(), mlir::m_ConstantInt(&constant)) &&
                 (constant.isZero() || (isSigned && constant.isAllOnes()));
    if (!stays)
      return mlir::failure();
    rewriter.replaceOp(op, op.getLhs());
    return mlir::success();
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

// Constants of two equal bitwise ops come together: (x & 4) & 3 is x & 0.
template <typename Bitwise> struct BitwiseConstants : OpRewritePattern<Bitwise> {
  using OpRewritePattern<Bitwise>::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(Bitwise op, PatternRewriter &rewriter) const override {
    auto inner = op.getLhs().template getDefiningOp<Bitwise>();
    mlir::Attribute first, second;
    bool areConstant = inner && mlir::matchPattern(inner.getRhs(), mlir::m_Constant(&first)) &&
                       mlir::matchPattern(op.getRhs(), mlir::m_Constant(&second));
    if (!areConstant)
      return mlir::failure();
    // The op on two constants is folded on the way in.
    mlir::Value both = rewriter.createOrFold<Bitwise>(op.getLoc(), inner.getRhs(), op.getRhs());
    rewriter.replaceOpWithNewOp<Bitwise>(op, inner.getLhs(), both);
    return mlir::success();
  }
};

// (x | y) | y is x | y.
struct OrAgain : OpRewritePattern<arith::OrIOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(arith::OrIOp op, PatternRewriter &rewriter) const override {
    for (auto [left, right] : {std::pair(op.getLhs(), op.getRhs()), std::pair(op.getRhs(), op.getLhs())}) {
      auto inner = left.getDefiningOp<arith::OrIOp>();
      if (inner && (inner.getLhs() == right || inner.getRhs() == right)) {
        rewriter.replaceOp(op, left);
        return mlir::success();
      }
    }
    return mlir::failure();
  }
};

// Choosing one of two compared integers is their minimum or maximum.
struct SelectExtremum : OpRewritePattern<arith::SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(arith::SelectOp op, PatternRewriter &rewriter) const override {
    auto compared = op.getCondition().getDefiningOp<arith::CmpIOp>();
    if (!compared)
      return mlir::failure();
    mlir::Value left = compared.getLhs(), right = compared.getRhs();
    bool isStraight = op.getTrueValue() == left && op.getFalseValue() == right;
    bool isSwapped = op.getTrueValue() == right && op.getFalseValue() == left;
    if (!isStraight && !isSwapped)
      return mlir::failure();
    switch (compared.getPredicate()) {
    case arith::CmpIPredicate::slt:
    case arith::CmpIPredicate::sle:
      return choose<arith::MinSIOp, arith::MaxSIOp>(rewriter, op, isStraight, left, right);
    case arith::CmpIPredicate::sgt:
    case arith::CmpIPredicate::sge:
      return choose<arith::MaxSIOp, arith::MinSIOp>(rewriter, op, isStraight, left, right);
    case arith::CmpIPredicate::ult:
    case arith::CmpIPredicate::ule:
      return choose<arith::MinUIOp, arith::MaxUIOp>(rewriter, op, isStraight, left, right);
    case arith::CmpIPredicate::ugt:
    case arith::CmpIPredicate::uge:
      return choose<arith::MaxUIOp, arith::MinUIOp>(rewriter, op, isStraight, left, right);
    default:
      return mlir::failure();
    }
  }

private:
  template <typename Straight, typename Swapped>
  static llvm::LogicalResult choose(PatternRewriter &rewriter, arith::SelectOp op, bool isStraight, mlir::Value left,
                                    mlir::Value right) {
    if (isStraight)
      rewriter.replaceOpWithNewOp<Straight>(op, left, right);
    else
      rewriter.replaceOpWithNewOp<Swapped>(op, left, right);
    return mlir::success();
  }
};

//===--- Floats -------------------------------------------------------------//

// -x + y is y - x, and so is y + -x.
struct AddNegated : OpRewritePattern<arith::AddFOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(arith::AddFOp op, PatternRewriter &rewriter) const override {
    for (auto [left, right] : {std::pair(op.getLhs(), op.getRhs()), std::pair(op.getRhs(), op.getLhs())})
      if (auto negated = left.getDefiningOp<arith::NegFOp>()) {
        rewriter.replaceOpWithNewOp<arith::SubFOp>(op, right, negated.getOperand(), op.getFastmathAttr());
        return mlir::success();
      }
    return mlir::failure();
  }
};

// -0 - x is -x.
struct SubtractFromZero : OpRewritePattern<arith::SubFOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(arith::SubFOp op, PatternRewriter &rewriter) const override {
    if (!mlir::matchPattern(op.getLhs(), mlir::m_NegZeroFloat()))
      return mlir::failure();
    rewriter.replaceOpWithNewOp<arith::NegFOp>(op, op.getRhs(), op.getFastmathAttr());
    return mlir::success();
  }
};

// Of constants, in the precision of f32; other types stay.
struct RsqrtOfConstant : OpRewritePattern<mlir::math::RsqrtOp> {
  using OpRewritePattern::OpRewritePattern;
  llvm::LogicalResult matchAndRewrite(mlir::math::RsqrtOp op, PatternRewriter &rewriter) const override {
    llvm::APFloat operand(0.0F);
    bool isKnown = mlir::getElementTypeOrSelf(op.getType()).isF32() &&
                   mlir::matchPattern(op.getOperand(), mlir::m_ConstantFloat(&operand)) &&
                   (operand.isZero() || !operand.isNegative());
    if (!isKnown)
      return mlir::failure();
    llvm::APFloat result(1.0F / std::sqrt(operand.convertToFloat()));
    mlir::TypedAttr value = rewriter.getFloatAttr(rewriter.getF32Type(), result);
    if (auto vector = llvm::dyn_cast<mlir::VectorType>(op.getType()))
      value = mlir::DenseElementsAttr::get(vector, result);
    return replaceByConstant(rewriter, op, value);
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
  patterns.add<ConvertSignedNarrow, ConvertUnsignedNarrow, IndexCastBack<arith::IndexCastOp>,
               IndexCastBack<arith::IndexCastUIOp>>(patterns.getContext());
  patterns.add<DifferenceOfDifference, TrivialRemainder<arith::RemSIOp>, TrivialRemainder<arith::RemUIOp>,
               TrivialQuotient<arith::DivSIOp>, TrivialQuotient<arith::DivUIOp>, TrivialQuotient<arith::CeilDivSIOp>,
               TrivialQuotient<arith::CeilDivUIOp>, TrivialQuotient<arith::FloorDivSIOp>,
               QuotientOfRemainder<arith::DivSIOp, arith::RemSIOp>, QuotientOfRemainder<arith::DivUIOp, arith::RemUIOp>,
               TrivialShift<arith::ShLIOp>, TrivialShift<arith::ShRSIOp>, TrivialShift<arith::ShRUIOp>,
               BitwiseConstants<arith::AndIOp>, BitwiseConstants<arith::OrIOp>, BitwiseConstants<arith::XOrIOp>,
               OrAgain, SelectExtremum>(patterns.getContext());
  patterns.add<AddNegated, SubtractFromZero, RsqrtOfConstant, BroadcastOfSameSize>(patterns.getContext());
}

} // namespace pallasd::tpu
