// What jaxlib 0.12.0.1 refuses of the ops in TpuComputeOps.td.
#include "lowering/dialect/TpuComputeOps.h"
#include "lowering/dialect/TpuVerify.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SmallBitVector.h"

namespace pallasd::tpu {

//===--- Arithmetic ---------------------------------------------------------//

llvm::LogicalResult ReciprocalOp::verify() {
  mlir::Type element = llvm::cast<mlir::VectorType>(getInput().getType()).getElementType();
  if (!element.isF32() && !element.isBF16())
    return emitOpError() << "exists for f32 and bf16, not for " << element;
  return mlir::success();
}

llvm::LogicalResult WeirdOp::verify() {
  auto holds = [](mlir::Type type, auto &&isElement) {
    auto vector = llvm::dyn_cast<mlir::VectorType>(type);
    return isElement(vector ? vector.getElementType() : type);
  };
  if (!holds(getInput().getType(), [](mlir::Type type) { return type.isF32(); }))
    return emitOpError() << "tests f32 numbers, not " << getInput().getType();
  if (!holds(getOutput().getType(), [](mlir::Type type) { return type.isInteger(1); }))
    return emitOpError() << "gives i1, not " << getOutput().getType();
  return mlir::success();
}

llvm::LogicalResult AssumeMultipleOp::verify() {
  // The attribute is read as an unsigned number: only 0 is too small.
  int64_t multiple = static_cast<uint32_t>(getMultiple());
  if (multiple == 0)
    return emitOpError("can assume no multiple of 0");
  llvm::APInt constant;
  if (mlir::matchPattern(getValue(), mlir::m_ConstantInt(&constant)) && constant.getSExtValue() % multiple != 0)
    return emitOpError() << "assumes a multiple of " << multiple << ", but the operand is " << constant.getSExtValue();
  return mlir::success();
}

//===--- Reductions ---------------------------------------------------------//

namespace {

bool isArg(ReductionKind kind) { return kind == ReductionKind::ArgMax || kind == ReductionKind::ArgMin; }

// `max` and `min` have a symbol and no op that takes them: the order is named
// by the element type instead.
llvm::LogicalResult checkOrder(mlir::Operation *op, ReductionKind kind, mlir::Type element) {
  switch (kind) {
  case ReductionKind::Max:
  case ReductionKind::Min:
    return op->emitOpError() << "kind " << stringifyReductionKind(kind)
                             << " is retired; name the order: maxf, maxsi, maxui, minf, minsi or minui";
  case ReductionKind::MaxF:
  case ReductionKind::MinF:
    if (!llvm::isa<mlir::FloatType>(element))
      return op->emitOpError() << stringifyReductionKind(kind) << " orders floats, not " << element;
    return mlir::success();
  case ReductionKind::MaxSI:
  case ReductionKind::MinSI:
  case ReductionKind::MaxUI:
  case ReductionKind::MinUI:
    if (!llvm::isa<mlir::IntegerType>(element))
      return op->emitOpError() << stringifyReductionKind(kind) << " orders integers, not " << element;
    return mlir::success();
  default:
    return mlir::success();
  }
}

// An index of a reduced dimension has as many bits as an input element.
llvm::LogicalResult checkArg(mlir::Operation *op, mlir::VectorType input, mlir::VectorType output, int64_t dimension) {
  mlir::Type element = input.getElementType();
  if (!element.isF32() && !element.isBF16())
    return op->emitOpError() << "finds indices of f32 and bf16, not of " << element;
  unsigned bits = element.getIntOrFloatBitWidth();
  if (!output.getElementType().isInteger(bits))
    return op->emitOpError() << "gives i" << bits << " indices for " << element << ", not " << output.getElementType();
  if (dimension < 0 || dimension >= input.getRank())
    return op->emitOpError() << "dimension " << dimension << " is outside of [0, " << input.getRank() << ")";
  if (input.getDimSize(dimension) > (int64_t(1) << bits))
    return op->emitOpError() << input.getDimSize(dimension) << " elements have no " << bits << "-bit index";
  return mlir::success();
}

} // namespace

llvm::LogicalResult AllReduceOp::verify() {
  auto input = llvm::cast<mlir::VectorType>(getInput().getType());
  auto output = llvm::cast<mlir::VectorType>(getOutput().getType());
  mlir::Type element = input.getElementType();
  bool countsMask = getKind() == ReductionKind::Sum || getKind() == ReductionKind::FindFirstSet;
  if (element.isInteger(1)) {
    if (!countsMask)
      return emitOpError("of a mask is a sum or finds the first set element");
    if (!output.getElementType().isInteger(32))
      return emitOpError() << "of a mask gives i32, not " << output.getElementType();
    return mlir::success();
  }
  if (getKind() == ReductionKind::FindFirstSet)
    return emitOpError() << "finds the first set element of masks, not of " << element;
  if (isArg(getKind())) {
    if (input.getShape() != output.getShape())
      return emitOpError("keeps the shape");
    return checkArg(*this, input, output, getDim());
  }
  if (mlir::failed(checkOrder(*this, getKind(), element)))
    return mlir::failure();
  if (input != output)
    return emitOpError() << "keeps the type " << input << ", but gives " << output;
  return mlir::success();
}

llvm::LogicalResult ReduceOp::verify() {
  auto input = llvm::cast<mlir::VectorType>(getInput().getType());
  auto output = llvm::cast<mlir::VectorType>(getOutput().getType());
  if (isArg(getKind()) || getKind() == ReductionKind::FindFirstSet)
    return emitOpError() << "does not do " << stringifyReductionKind(getKind());
  if (mlir::failed(checkOrder(*this, getKind(), input.getElementType())))
    return mlir::failure();
  if (input.getElementType() != output.getElementType())
    return emitOpError("keeps the element type");
  if (input.getRank() != output.getRank())
    return emitOpError("keeps the rank");
  llvm::SmallBitVector reduced(input.getRank());
  for (int64_t dimension : getDimensions()) {
    if (dimension < 0 || dimension >= input.getRank())
      return emitOpError() << "dimension " << dimension << " is outside of [0, " << input.getRank() << ")";
    if (reduced.test(dimension))
      return emitOpError() << "dimension " << dimension << " is given twice";
    reduced.set(dimension);
  }
  for (int64_t i = 0; i < input.getRank(); ++i)
    if (int64_t size = reduced.test(i) ? 1 : input.getDimSize(i); output.getDimSize(i) != size)
      return emitOpError() << "leaves size " << size << " in dimension " << i << ", not " << output.getDimSize(i);
  return mlir::success();
}

llvm::LogicalResult ReduceIndexOp::verify() {
  auto input = llvm::cast<mlir::VectorType>(getInput().getType());
  auto output = llvm::cast<mlir::VectorType>(getOutput().getType());
  if (!isArg(getKind()))
    return emitOpError() << "finds arg_max or arg_min, not " << stringifyReductionKind(getKind());
  if (input.getRank() < 2)
    return emitOpError("needs an input of rank 2 or more");
  int32_t axis = getAxis();
  if (axis < 0 || axis >= input.getRank())
    return emitOpError() << "axis " << axis << " is outside of [0, " << input.getRank() << ")";
  llvm::SmallVector<int64_t> rest(input.getShape());
  rest.erase(rest.begin() + axis);
  if (output.getShape() != llvm::ArrayRef(rest))
    return emitOpError() << "leaves the shape " << shapeText(rest) << ", not " << shapeText(output.getShape());
  return checkArg(*this, input, output, axis);
}

//===--- Scans and sorts ----------------------------------------------------//

llvm::LogicalResult ScanOp::verify() {
  auto input = llvm::cast<mlir::VectorType>(getInput().getType());
  auto output = llvm::cast<mlir::VectorType>(getOutput().getType());
  mlir::Type element = input.getElementType();
  int64_t dimension = getDimension();
  if (dimension < 0 || dimension >= input.getRank())
    return emitOpError() << "dimension " << dimension << " is outside of [0, " << input.getRank() << ")";
  if (input.getShape() != output.getShape())
    return emitOpError() << "keeps the shape " << shapeText(input.getShape());
  if (isArg(getKind()) || getKind() == ReductionKind::FindFirstSet)
    return emitOpError() << "does not do " << stringifyReductionKind(getKind());
  if (element.isInteger(1)) {
    if (getMask())
      return emitOpError("of a mask takes no other mask");
    if (getKind() != ReductionKind::Sum)
      return emitOpError("of a mask is a sum");
    if (!output.getElementType().isInteger(32))
      return emitOpError() << "of a mask gives i32, not " << output.getElementType();
    return mlir::success();
  }
  if (mlir::failed(checkOrder(*this, getKind(), element)))
    return mlir::failure();
  if (element != output.getElementType())
    return emitOpError("keeps the element type");
  if (getMask()) {
    int64_t length = llvm::cast<mlir::VectorType>(getMask().getType()).getDimSize(0);
    if (length != input.getDimSize(dimension))
      return emitOpError() << "has a mask of " << length << " for " << input.getDimSize(dimension) << " elements";
  }
  return mlir::success();
}

void ScanCountOp::getAsmResultNames(mlir::OpAsmSetValueNameFn setName) {
  setName(getOutMask(), "out_mask");
  setName(getCounts(), "counts");
}

llvm::LogicalResult SortOp::verify() {
  auto shapeOf = [](mlir::Value value) { return llvm::cast<mlir::VectorType>(value.getType()).getShape(); };
  llvm::ArrayRef<int64_t> shape = shapeOf(getKeys());
  if (shapeOf(getValues()) != shape || shapeOf(getOutputMask()) != shape || (getMask() && shapeOf(getMask()) != shape))
    return emitOpError("has keys, values and masks of one shape");
  if (getKeys().getType() != getSortedKeys().getType() || getValues().getType() != getSortedValues().getType())
    return emitOpError("keeps the types of keys and values");
  return mlir::success();
}

void SortOp::getAsmResultNames(mlir::OpAsmSetValueNameFn setName) {
  setName(getOutputMask(), "output_mask");
  setName(getSortedKeys(), "sorted_keys");
  setName(getSortedValues(), "sorted_values");
}

//===--- Shape --------------------------------------------------------------//

namespace {

// Distinct dimensions inside of [0, rank).
llvm::LogicalResult checkDimensions(mlir::Operation *op, llvm::ArrayRef<int32_t> dimensions, int64_t rank) {
  llvm::SmallBitVector seen(rank);
  for (int32_t dimension : dimensions) {
    if (dimension < 0 || dimension >= rank)
      return op->emitOpError() << "dimension " << dimension << " is outside of [0, " << rank << ")";
    if (seen.test(dimension))
      return op->emitOpError() << "dimension " << dimension << " is given twice";
    seen.set(dimension);
  }
  return mlir::success();
}

} // namespace

llvm::LogicalResult IotaOp::verify() {
  return checkDimensions(*this, getDimensions(), llvm::cast<mlir::VectorType>(getOutput().getType()).getRank());
}

llvm::LogicalResult ReshapeOp::verify() {
  auto source = llvm::cast<mlir::VectorType>(getSource().getType());
  auto result = llvm::cast<mlir::VectorType>(getResult().getType());
  if (source.getElementType() != result.getElementType())
    return emitOpError("keeps the element type");
  if (source.getNumElements() != result.getNumElements())
    return emitOpError() << "turns " << source.getNumElements() << " elements into " << result.getNumElements();
  return mlir::success();
}

llvm::LogicalResult TransposeOp::verify() {
  auto source = llvm::cast<mlir::VectorType>(getVector().getType());
  auto result = llvm::cast<mlir::VectorType>(getResult().getType());
  if (source.getElementType() != result.getElementType())
    return emitOpError("keeps the element type");
  llvm::ArrayRef<int64_t> permutation = getPermutation();
  int64_t rank = permutation.size();
  if (source.getRank() != rank || result.getRank() != rank)
    return emitOpError() << "permutes " << rank << " dimensions of " << source << " into " << result;
  llvm::SmallBitVector seen(rank);
  for (int64_t i = 0; i < rank; ++i) {
    if (permutation[i] < 0 || permutation[i] >= rank || seen.test(permutation[i]))
      return emitOpError() << shapeText(permutation) << " is no permutation";
    seen.set(permutation[i]);
    if (result.getDimSize(i) != source.getDimSize(permutation[i]))
      return emitOpError() << "moves size " << source.getDimSize(permutation[i]) << " to dimension " << i << " of "
                           << result;
  }
  return mlir::success();
}

llvm::LogicalResult ConcatenateOp::verify() {
  if (getSources().size() < 2)
    return emitOpError("joins two or more vectors");
  auto first = llvm::cast<mlir::VectorType>(getSources().front().getType());
  int32_t dimension = getDimension();
  if (dimension < 0 || dimension >= first.getRank())
    return emitOpError() << "dimension " << dimension << " is outside of [0, " << first.getRank() << ")";
  llvm::SmallVector<int64_t> joined(first.getShape());
  joined[dimension] = 0;
  for (mlir::Value source : getSources()) {
    auto type = llvm::cast<mlir::VectorType>(source.getType());
    if (type.getElementType() != first.getElementType())
      return emitOpError() << "joins " << first.getElementType() << " and " << type.getElementType();
    // A vector of lower rank passes when the sizes that it has agree.
    if (type.getRank() > first.getRank() || dimension >= type.getRank())
      return emitOpError() << "joins no " << first << " and " << type;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (i != dimension && type.getDimSize(i) != first.getDimSize(i))
        return emitOpError() << first << " and " << type << " differ outside of dimension " << dimension;
    joined[dimension] += type.getDimSize(dimension);
  }
  auto expected = mlir::VectorType::get(joined, first.getElementType());
  if (getOutput().getType() != expected)
    return emitOpError() << "gives " << expected << ", not " << getOutput().getType();
  return mlir::success();
}

//===--- Permutation --------------------------------------------------------//

llvm::LogicalResult DynamicGatherOp::verify() {
  auto source = llvm::cast<mlir::VectorType>(getSource().getType());
  auto indices = llvm::cast<mlir::VectorType>(getIndices().getType());
  auto output = llvm::cast<mlir::VectorType>(getOutput().getType());
  if (indices.getShape() != output.getShape())
    return emitOpError("gives one element an index");
  if (source.getElementType() != output.getElementType())
    return emitOpError("keeps the element type");
  if (source.getRank() != output.getRank())
    return emitOpError("keeps the rank");
  if (mlir::failed(checkDimensions(*this, getDimensions(), source.getRank())))
    return mlir::failure();
  for (int64_t i = 0; i < source.getRank(); ++i)
    if (!llvm::is_contained(getDimensions(), i) && source.getDimSize(i) != output.getDimSize(i))
      return emitOpError() << "does not gather along dimension " << i << ", where " << source.getDimSize(i)
                           << " becomes " << output.getDimSize(i);
  return mlir::success();
}

llvm::LogicalResult DynamicRotateOp::verify() {
  if (getValue().getType() != getResult().getType())
    return emitOpError("keeps the type");
  int64_t rank = llvm::cast<mlir::VectorType>(getValue().getType()).getRank();
  auto inRange = [&](int64_t dimension) { return dimension >= 0 && dimension < rank; };
  if (!inRange(getDimensionAttr().getSInt()))
    return emitOpError() << "dimension " << getDimensionAttr().getSInt() << " is outside of [0, " << rank << ")";
  if (getStrideAttr() && getStrideAttr().getSInt() < 0)
    return emitOpError("has a negative stride");
  if (static_cast<bool>(getStrideAttr()) != static_cast<bool>(getStrideDimensionAttr()))
    return emitOpError("needs a stride and its dimension, or neither");
  if (getStrideDimensionAttr() && !inRange(getStrideDimensionAttr().getSInt()))
    return emitOpError() << "stride dimension " << getStrideDimensionAttr().getSInt() << " is outside of [0, " << rank
                         << ")";
  return mlir::success();
}

llvm::LogicalResult SublaneShuffleOp::verify() {
  auto type = llvm::cast<mlir::VectorType>(getLhs().getType());
  if (type.getRank() != 2 && type.getRank() != 3)
    return emitOpError() << "shuffles registers of rank 2 or 3, not " << type;
  int64_t sublanes = type.getDimSize(0);
  if (static_cast<int64_t>(getPattern().size()) != sublanes)
    return emitOpError() << "has a pattern of " << getPattern().size() << " for " << sublanes << " sublanes";
  for (int32_t sublane : getPattern())
    if (sublane < 0 || sublane >= 2 * sublanes)
      return emitOpError() << "sublane " << sublane << " is outside of [0, " << 2 * sublanes << ")";
  return mlir::success();
}

//===--- Masks --------------------------------------------------------------//

llvm::LogicalResult MaskCastOp::verify() {
  llvm::ArrayRef<int64_t> input = llvm::cast<mlir::VectorType>(getInput().getType()).getShape();
  llvm::ArrayRef<int64_t> result = llvm::cast<mlir::VectorType>(getResult().getType()).getShape();
  size_t shorter = std::min(input.size(), result.size());
  if (std::max(input.size(), result.size()) - shorter > 1)
    return emitOpError("changes the rank by more than 1");
  // Of two shapes of one rank the last dimension is the packing.
  size_t leading = input.size() == result.size() ? shorter - 1 : shorter;
  if (input.take_front(leading) != result.take_front(leading))
    return emitOpError() << "keeps the leading dimensions of " << shapeText(input) << ", but gives "
                         << shapeText(result);
  return mlir::success();
}

} // namespace pallasd::tpu
