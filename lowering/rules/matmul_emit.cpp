//===- matmul_emit.cpp - dot_general, convolution, the matrix unit's doors ===//
//
// Facts: lowering section 7, matrix of dtype pairs.
//
//===----------------------------------------------------------------------===//
#include "lowering/emitter.h"
#include "lowering/legal/predicates.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using Ints = std::vector<int64_t>;

/// A zero accumulator of the result's type, or failure for the other dtypes.
mlir::FailureOr<mlir::Value> zeroAccumulator(EqnContext &c, mlir::Type type) {
  switch (c.out().dtype) {
  case DType::BFloat16:
  case DType::Float32:
  case DType::Float8E5M2:
  case DType::Float8E4M3FN:
  case DType::Float8E4M3B11FNUZ:
    return c.e.splat(type, 0.0);
  default:
    break;
  }
  if (jax::isInteger(c.out().dtype) || c.out().dtype == DType::Bool)
    return c.e.splatInt(type, 0);
  return c.e.refuse(
      refuse("dot-result", "NotImplementedError", jax::name(c.out().dtype)).fact("dtype", dtypeName(c.out().dtype)));
}

mlir::LogicalResult checkSigned(EqnContext &c, std::string_view rule) {
  for (size_t i = 0; i < 2; ++i)
    if (jax::isUnsigned(c.in(i).dtype))
      return c.e.refuse(refuse(rule, "NotImplementedError", "Unsigned integer dtype")
                            .fact("dtype", dtypeName(c.in(i).dtype))
                            .fact("operand", std::to_string(i)));
  return mlir::success();
}

//===----------------------------------------------------------------------===//
// Dimension numbers and precision
//===----------------------------------------------------------------------===//

struct DotDims {
  Ints lhsContracting, rhsContracting, lhsBatch, rhsBatch;
};

Ints intsAt(const jax::Param *param, size_t i) {
  const jax::ParamList *list = param ? param->asList() : nullptr;
  return list && i < list->size() ? (*list)[i].asInts().value_or(Ints()) : Ints();
}

const jax::Param *at(const jax::Param *param, size_t i) {
  const jax::ParamList *list = param ? param->asList() : nullptr;
  return list && i < list->size() ? &(*list)[i] : nullptr;
}

DotDims dotDims(EqnContext &c) {
  const jax::Param *numbers = c.eqn.param("dimension_numbers");
  const jax::Param *contracting = at(numbers, 0), *batch = at(numbers, 1);
  return {intsAt(contracting, 0), intsAt(contracting, 1), intsAt(batch, 0), intsAt(batch, 1)};
}

Ints remaining(size_t rank, const Ints &a, const Ints &b) {
  Ints rest;
  for (int64_t i = 0; i < int64_t(rank); ++i)
    if (!llvm::is_contained(a, i) && !llvm::is_contained(b, i))
      rest.push_back(i);
  return rest;
}

std::string bracketed(const Ints &dims) {
  std::string text = "[";
  for (size_t i = 0; i < dims.size(); ++i)
    text += (i ? ", " : "") + std::to_string(dims[i]);
  return text + "]";
}

/// Result order: batch, lhs rest, rhs rest, as (operand, dimension) pairs.
std::string dotDimsText(EqnContext &c, const DotDims &dims) {
  Ints lhsRest = remaining(c.in(0).shape.size(), dims.lhsContracting, dims.lhsBatch);
  Ints rhsRest = remaining(c.in(1).shape.size(), dims.rhsContracting, dims.rhsBatch);
  Ints order;
  for (const auto &[operand, list] : {std::pair(0, dims.lhsBatch), std::pair(0, lhsRest), std::pair(1, rhsRest)})
    for (int64_t dim : list)
      order.insert(order.end(), {operand, dim});
  std::string text = "#tpu.dot_dimension_numbers<";
  const Ints *parts[] = {&dims.lhsContracting, &dims.rhsContracting, &lhsRest, &rhsRest, &order,
                         &dims.lhsBatch,       &dims.rhsBatch};
  for (size_t i = 0; i < std::size(parts); ++i)
    text += (i ? "," : "") + bracketed(*parts[i]);
  return text + ">";
}

/// Null attribute for the default.
mlir::FailureOr<mlir::Attribute> precision(EqnContext &c, bool convolution) {
  const jax::Param *param = c.eqn.param("precision");
  if (!param || param->isNone())
    return mlir::Attribute();
  if (!param->asList() && !convolution)
    return c.e.refuse("dot-algorithm", "TypeError", "'DotAlgorithmPreset' object is not subscriptable");
  if (param->asList() && symbolText(at(param, 0)) != symbolText(at(param, 1)))
    return c.e.refuse(convolution ? "conv-precision-mixed" : "dot-precision-mixed", "NotImplementedError",
                      convolution ? "Per-operand conv precision unsupported" : "Per-operand dot precision unsupported");
  std::string_view name = symbolText(param->asList() ? at(param, 0) : param);
  if (name.empty() || name.ends_with(".DEFAULT"))
    return mlir::Attribute();
  if (name.ends_with(".HIGHEST"))
    return c.e.parsed("#tpu.contract_precision<fp32>");
  if (name.ends_with(".HIGH") && !convolution)
    return c.e.parsed("#tpu.contract_precision<bf16x3>");
  return c.e.refuse(convolution ? "conv-precision" : "dot-precision", "NotImplementedError",
                    convolution ? "Unsupported conv precision:" : "Unsupported dot precision:");
}

//===----------------------------------------------------------------------===//
// dot_general
//===----------------------------------------------------------------------===//

DType preferredType(EqnContext &c) {
  const jax::Param *param = c.eqn.param("preferred_element_type");
  const DType *preferred = param ? param->as<DType>() : nullptr;
  return preferred ? *preferred : c.in(0).dtype;
}

bool isMatrixVector(EqnContext &c, const DotDims &dims) {
  const Aval &lhs = c.in(0), &rhs = c.in(1);
  return dims.lhsContracting == Ints{1} && dims.rhsContracting == Ints{1} && rhs.shape[0] == 1 &&
         lhs.shape.size() == 2 && rhs.shape.size() == 2 && (lhs.dtype != DType::Float32 || rhs.dtype != DType::Float32);
}

jax::Shape broadcastShapes(const jax::Shape &a, const jax::Shape &b) {
  jax::Shape shape = a;
  for (size_t i = 0; i < shape.size() && i < b.size(); ++i)
    shape[i] = std::max(shape[i], b[i]);
  return shape;
}

mlir::FailureOr<mlir::Value> widened(EqnContext &c, size_t operand, mlir::Value value) {
  const Aval &aval = c.in(operand);
  DType wanted = preferredType(c);
  if (aval.dtype == wanted)
    return value;
  if (wanted != DType::Float32)
    return c.e.refuse(refuse("dot-matvec-type", "NotImplementedError", "Unsupported preferred_element_type=")
                          .fact("dtype", dtypeName(wanted)));
  return c.e.value("arith.extf", c.e.vectorType(aval.shape, c.e.elementType(wanted)), value);
}

/// A product with one row on the right is an elementwise product and a sum.
Result matrixVector(EqnContext &c, mlir::Type outType) {
  mlir::Value x = c.value(0), y = c.value(1);
  const Aval &lhs = c.in(0);
  if (lhs.shape != c.in(1).shape) {
    mlir::Type wide = c.e.vectorType(broadcastShapes(lhs.shape, c.out().shape), c.e.elementType(c.out().dtype));
    x = c.e.value("vector.broadcast", wide, x);
    y = c.e.value("vector.broadcast", wide, y);
  }
  mlir::FailureOr<mlir::Value> left = widened(c, 0, x);
  mlir::FailureOr<mlir::Value> right = mlir::failed(left) ? left : widened(c, 1, y);
  if (mlir::failed(right))
    return mlir::failure();
  mlir::Type sums = c.e.vectorType({lhs.shape[0]}, c.e.elementType(preferredType(c)));
  mlir::Value zero = jax::isFloat(preferredType(c)) ? c.e.splat(sums, 0.0) : c.e.splatInt(sums, 0);
  mlir::Value product = c.e.value("arith.mulf", (*left).getType(), {*left, *right});
  mlir::Value sum = c.e.value(
      "vector.multi_reduction", sums, {product, zero},
      {c.e.attr("kind", c.e.parsed("#vector.kind<add>")), c.e.attr("reduction_dims", c.e.b.getDenseI64ArrayAttr({1}))});
  return Vals{c.e.value("vector.shape_cast", outType, sum)};
}

Result matmul(EqnContext &c, const DotDims &dims, mlir::Type outType, mlir::Attribute precisionAttr) {
  if (dims.lhsContracting.empty())
    return c.e.refuse("dot-no-contract", "MLIRError", "Unable to parse attribute");
  mlir::FailureOr<mlir::Value> accumulator = zeroAccumulator(c, outType);
  if (mlir::failed(accumulator))
    return mlir::failure();
  bool transposed = llvm::is_contained(dims.lhsContracting, int64_t(c.in(0).shape.size()) - 2);
  llvm::SmallVector<mlir::NamedAttribute, 5> attributes{
      c.e.attr("dimension_numbers", c.e.parsed(dotDimsText(c, dims))),
      c.e.attr("transpose_lhs", c.e.b.getBoolAttr(false)), c.e.attr("transpose_rhs", c.e.b.getBoolAttr(false)),
      c.e.attr("transpose_lhs_hint", c.e.b.getBoolAttr(c.e.flags.fuseTransposedLhs && transposed))};
  if (precisionAttr)
    attributes.push_back(c.e.attr("precision", precisionAttr));
  return Vals{c.e.value("tpu.matmul", outType, {c.value(0), c.value(1), *accumulator}, attributes)};
}

Result dotGeneral(EqnContext &c) {
  if (mlir::failed(checkSigned(c, "dot-unsigned")))
    return mlir::failure();
  if (c.out().shape.empty())
    return c.e.refuse("dot-1d-1d", "AssertionError", "");
  mlir::Type outType = c.e.type(c.out());
  if (c.out().dtype == DType::Float16 || c.out().dtype == DType::Float64)
    return c.e.refuse(
        refuse("dot-result", "NotImplementedError", jax::name(c.out().dtype)).fact("dtype", dtypeName(c.out().dtype)));
  DotDims dims = dotDims(c);
  if (isMatrixVector(c, dims))
    return matrixVector(c, outType);
  mlir::FailureOr<mlir::Attribute> wanted = precision(c, /*convolution=*/false);
  if (mlir::failed(wanted))
    return mlir::failure();
  return matmul(c, dims, outType, *wanted);
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

Ints dictInts(const jax::Param *param, std::string_view name) {
  if (const jax::ParamDict *dict = param ? param->asDict() : nullptr)
    for (const auto &[key, value] : *dict)
      if (key == name)
        return value.asInts().value_or(Ints());
  return {};
}

std::string convDimsText(const jax::Param *numbers) {
  Ints lhs = dictInts(numbers, "lhs_spec"), rhs = dictInts(numbers, "rhs_spec"), out = dictInts(numbers, "out_spec");
  auto spatial = [](const Ints &spec) { return bracketed(Ints(spec.begin() + 2, spec.end())); };
  auto number = [](int64_t value) { return std::to_string(value); };
  return "#tpu.conv_dimension_numbers<" + number(lhs[0]) + ", " + number(lhs[1]) + ", " + spatial(lhs) + ", " +
         number(rhs[1]) + ", " + number(rhs[0]) + ", " + spatial(rhs) + ", " + number(out[0]) + ", " + number(out[1]) +
         ", " + spatial(out) + ">";
}

Ints flattenedPadding(EqnContext &c, size_t numSpatial) {
  Ints flat;
  const jax::Param *padding = c.eqn.param("padding");
  const jax::ParamList *pairs = padding ? padding->asList() : nullptr;
  if (!pairs)
    return Ints(numSpatial * 2, 0);
  for (const jax::Param &pair : *pairs)
    for (int64_t side : pair.asInts().value_or(Ints{0, 0}))
      flat.push_back(side);
  return flat;
}

Result conv(EqnContext &c) {
  if (mlir::failed(checkSigned(c, "conv-unsigned")))
    return mlir::failure();
  mlir::Type outType = c.e.type(c.out());
  mlir::FailureOr<mlir::Value> accumulator =
      c.numOperands() > 2 ? mlir::FailureOr<mlir::Value>(c.value(2)) : zeroAccumulator(c, outType);
  if (mlir::failed(accumulator))
    return mlir::failure();
  const jax::Param *numbers = c.eqn.param("dimension_numbers");
  if (dictInts(numbers, "lhs_spec").size() < 2)
    return c.e.refuse("malformed", "", "convolution without dimension numbers");
  mlir::FailureOr<mlir::Attribute> wanted = precision(c, /*convolution=*/true);
  if (mlir::failed(wanted))
    return mlir::failure();
  size_t numSpatial = dictInts(numbers, "lhs_spec").size() - 2;
  auto perDimension = [&](const char *name) {
    Ints values = c.intsParam(name);
    return c.e.attr(name, c.e.b.getDenseI64ArrayAttr(values.empty() ? Ints(numSpatial, 1) : values));
  };
  llvm::SmallVector<bool> reversal(numSpatial, false);
  Ints given = c.intsParam("window_reversal");
  for (size_t i = 0; i < given.size() && i < numSpatial; ++i)
    reversal[i] = given[i] != 0;
  llvm::SmallVector<mlir::NamedAttribute, 10> attributes{
      c.e.attr("dimension_numbers", c.e.parsed(convDimsText(numbers))),
      perDimension("window_strides"),
      c.e.attr("padding", c.e.b.getDenseI64ArrayAttr(flattenedPadding(c, numSpatial))),
      perDimension("lhs_dilation"),
      perDimension("rhs_dilation"),
      c.e.attr("window_reversal", c.e.b.getDenseBoolArrayAttr(reversal)),
      c.e.attr("feature_group_count", c.e.b.getI64IntegerAttr(c.intParam("feature_group_count", 1))),
      c.e.attr("batch_group_count", c.e.b.getI64IntegerAttr(c.intParam("batch_group_count", 1)))};
  if (*wanted)
    attributes.push_back(c.e.attr("precision", *wanted));
  return Vals{c.e.value("tpu.conv", outType, {c.value(0), c.value(1), *accumulator}, attributes)};
}

//===----------------------------------------------------------------------===//
// The matrix unit's doors (7x and later; the FIFO on older chips too)
//===----------------------------------------------------------------------===//

Result pushRhs(EqnContext &c) {
  c.e.op("tpu.matmul_push_rhs", {}, c.value(0),
         {c.e.i32("mxu_index", c.intParam("mxu_index")), c.e.i32("staging_register", c.intParam("staging_register")),
          c.e.attr("transpose", c.e.b.getBoolAttr(c.boolParam("transpose")))});
  return Vals{};
}

void addStagedRhs(EqnContext &c, llvm::SmallVectorImpl<mlir::NamedAttribute> &attributes) {
  const jax::Param *staged = c.eqn.param("load_staged_rhs");
  if (staged && staged->asInt())
    attributes.push_back(c.e.i32("load_staged_rhs", *staged->asInt()));
}

bool hasTransforms(EqnContext &c) {
  const jax::Param *param = c.eqn.param("acc_transforms_tree");
  const jax::RefTransforms *transforms = param ? param->asTransforms() : nullptr;
  return transforms && !transforms->empty();
}

mlir::LogicalResult checkAccumulator(EqnContext &c, const char *transformsRefused) {
  if (hasTransforms(c))
    return c.e.refuse("acc-transforms", "NotImplementedError", transformsRefused);
  if (!c.operands[0].accumulator)
    return c.e.refuse("acc-ref", "ValueError", "Expected an accumulator ref");
  return mlir::success();
}

Result accLhs(EqnContext &c) {
  if (mlir::failed(checkAccumulator(c, "Transforms not supported for matmul_acc_lhs.")))
    return mlir::failure();
  const Accumulator &accumulator = *c.operands[0].accumulator;
  llvm::SmallVector<mlir::NamedAttribute, 3> attributes{c.e.i32("acc", accumulator.baseAddress),
                                                        c.e.i32("mxu_index", accumulator.mxu)};
  addStagedRhs(c, attributes);
  c.e.op("tpu.matmul_acc_lhs", {}, c.value(1), attributes);
  return Vals{};
}

Result pop(EqnContext &c) {
  if (mlir::failed(checkAccumulator(c, "Transforms not supported for matmul_pop.")))
    return mlir::failure();
  const Accumulator &accumulator = *c.operands[0].accumulator;
  return Vals{c.e.value("tpu.matmul_pop", c.e.vectorType(accumulator.shape, c.e.elementType(accumulator.dtype)), {},
                        {c.e.i32("acc", accumulator.baseAddress), c.e.i32("mxu_index", accumulator.mxu)})};
}

Result lhsFifo(EqnContext &c) {
  llvm::SmallVector<mlir::NamedAttribute, 2> attributes{c.e.i32("mxu_index", c.intParam("mxu_index"))};
  addStagedRhs(c, attributes);
  c.e.op("tpu.matmul_lhs_fifo", {}, c.value(0), attributes);
  return Vals{};
}

Result popFifo(EqnContext &c) {
  return Vals{c.e.value("tpu.matmul_pop_fifo", c.e.type(c.out()), {}, c.e.i32("mxu_index", c.intParam("mxu_index")))};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kTensor, "dot_general", dotGeneral);
  table.add(kTensor, "conv_general_dilated", conv);
  table.add(kTensor, "conv", conv);
  table.add(kTensor, "matmul_push_rhs", pushRhs);
  table.add(kTensor, "matmul_acc_lhs", accLhs);
  table.add(kTensor, "matmul_pop", pop);
  table.add(kTensor, "matmul_lhs_fifo", lhsFifo);
  table.add(kTensor, "matmul_pop_fifo", popFifo);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
