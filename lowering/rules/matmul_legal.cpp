//===- matmul_legal.cpp - Which products the matrix unit takes ------------===//
//
// dot_general, convolution and the matrix unit's doors, each with its checks in
// JAX's order: the rule's own before those of MLIR's verifier. Facts: lowering
// section 7, matrix of dtype pairs, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"
#include "lowering/legal/release.h"

#include <algorithm>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Eqn;
using jax::Param;
using Ints = std::vector<int64_t>;

std::optional<Refusal> unsignedOperand(const LegalContext &context, const Eqn &eqn, std::string_view rule) {
  for (size_t i = 0; i < 2; ++i)
    if (DType dtype = context.in(eqn, i).dtype; jax::isUnsigned(dtype))
      return refuse(rule, "NotImplementedError", "Unsigned integer dtype")
          .fact("dtype", dtypeName(dtype))
          .fact("operand", std::to_string(i));
  return std::nullopt;
}

Refusal noResult(DType dtype) {
  return refuse("dot-result", "NotImplementedError", jax::name(dtype)).fact("dtype", dtypeName(dtype));
}

/// A product starts from a zero of the result's type.
std::optional<Refusal> accumulatorType(DType dtype) {
  constexpr DType kFloats[] = {DType::BFloat16, DType::Float32, DType::Float8E5M2, DType::Float8E4M3FN,
                               DType::Float8E4M3B11FNUZ};
  bool known = std::find(std::begin(kFloats), std::end(kFloats), dtype) != std::end(kFloats);
  if (known || jax::isInteger(dtype) || dtype == DType::Bool)
    return std::nullopt;
  return noResult(dtype);
}

//===----------------------------------------------------------------------===//
// Precision
//===----------------------------------------------------------------------===//

std::optional<Refusal> precisionName(const LegalContext &context, std::string_view name, bool convolution) {
  bool known = name.empty() || name.ends_with(".DEFAULT") || name.ends_with(".HIGHEST");
  if (name.ends_with(".HIGH") && !convolution && writes(context.instance, "dot-precision-high"))
    return refuse("dot-precision-high", "NotImplementedError", "Unsupported dot precision: HIGH");
  if (known || (name.ends_with(".HIGH") && !convolution))
    return std::nullopt;
  return refuse(convolution ? "conv-precision" : "dot-precision", "NotImplementedError",
                convolution ? "Unsupported conv precision:" : "Unsupported dot precision:");
}

std::optional<Refusal> precision(const LegalContext &context, const Eqn &eqn, bool convolution) {
  const Param *param = eqn.param("precision");
  if (!param || param->isNone())
    return std::nullopt;
  if (!param->asList())
    return convolution ? precisionName(context, symbolText(param), convolution)
                       : refuse("dot-algorithm", "TypeError", "'DotAlgorithmPreset' object is not subscriptable");
  std::string_view left = symbolText(itemAt(param, 0)), right = symbolText(itemAt(param, 1));
  if (left != right)
    return refuse(convolution ? "conv-precision-mixed" : "dot-precision-mixed", "NotImplementedError",
                  convolution ? "Per-operand conv precision unsupported" : "Per-operand dot precision unsupported");
  return precisionName(context, left, convolution);
}

//===----------------------------------------------------------------------===//
// dot_general
//===----------------------------------------------------------------------===//

Ints contracting(const Eqn &eqn, size_t operand) {
  const Param *dims = itemAt(itemAt(eqn.param("dimension_numbers"), 0), operand);
  return dims ? dims->asInts().value_or(Ints()) : Ints();
}

bool isMatrixVector(const Aval &lhs, const Aval &rhs, const Eqn &eqn) {
  return contracting(eqn, 0) == Ints{1} && contracting(eqn, 1) == Ints{1} && lhs.shape.size() == 2 &&
         rhs.shape.size() == 2 && rhs.shape[0] == 1 && (lhs.dtype != DType::Float32 || rhs.dtype != DType::Float32);
}

/// A product with one row on the right is an elementwise product and a sum, in
/// floats: operands are broadcast in the result's type, then widened to float32.
std::optional<Refusal> matrixVector(const LegalContext &context, const Eqn &eqn) {
  const Aval &lhs = context.in(eqn, 0), &rhs = context.in(eqn, 1);
  const Param *given = eqn.param("preferred_element_type");
  const DType *preferred = given ? given->as<DType>() : nullptr;
  DType wanted = preferred ? *preferred : lhs.dtype, out = context.out(eqn, 0).dtype;
  bool widens = lhs.dtype != wanted || rhs.dtype != wanted;
  if (widens && wanted != DType::Float32)
    return refuse("dot-matvec-type", "NotImplementedError", "Unsupported preferred_element_type=")
        .fact("dtype", dtypeName(wanted));
  if (lhs.shape != rhs.shape && (lhs.dtype != out || rhs.dtype != out))
    return refuseAtVerify("dot-matvec-bcast", "'vector.broadcast' op failed to verify");
  if (!jax::isFloat(lhs.dtype) || !jax::isFloat(rhs.dtype))
    return refuseAtVerify("dot-matvec-integer", "op operand #0 must be floating-point-like")
        .fact("dtype", dtypeName(jax::isFloat(lhs.dtype) ? rhs.dtype : lhs.dtype));
  return std::nullopt;
}

std::optional<Refusal> dotGeneral(const LegalContext &context, const Eqn &eqn) {
  const Aval &out = context.out(eqn, 0);
  if (std::optional<Refusal> refusal = unsignedOperand(context, eqn, "dot-unsigned"))
    return refusal;
  if (out.shape.empty())
    return refuse("dot-1d-1d", "AssertionError", "");
  if (out.dtype == DType::Float16 || out.dtype == DType::Float64)
    return noResult(out.dtype);
  if (isMatrixVector(context.in(eqn, 0), context.in(eqn, 1), eqn))
    return matrixVector(context, eqn);
  if (std::optional<Refusal> refusal = precision(context, eqn, /*convolution=*/false))
    return refusal;
  if (contracting(eqn, 0).empty())
    return refuse("dot-no-contract", "MLIRError", "Unable to parse attribute");
  if (std::optional<Refusal> refusal = accumulatorType(out.dtype))
    return refusal;
  if (jax::bitWidth(out.dtype) == 32)
    return std::nullopt;
  return refuseAtVerify("dot-acc", "'tpu.matmul' op Expected matmul acc to be 32-bit")
      .fact("dtype", dtypeName(out.dtype));
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

std::optional<Refusal> conv(const LegalContext &context, const Eqn &eqn) {
  if (std::optional<Refusal> refusal = unsignedOperand(context, eqn, "conv-unsigned"))
    return refusal;
  bool ownAccumulator = eqn.in.size() <= 2;
  if (ownAccumulator)
    if (std::optional<Refusal> refusal = accumulatorType(context.out(eqn, 0).dtype))
      return refusal;
  return precision(context, eqn, /*convolution=*/true);
}

//===----------------------------------------------------------------------===//
// The matrix unit's doors
//===----------------------------------------------------------------------===//

std::optional<Refusal> accumulatorRef(const LegalContext &context, const Eqn &eqn, const char *transformsRefused) {
  const Param *param = eqn.param("acc_transforms_tree");
  const jax::RefTransforms *transforms = param ? param->asTransforms() : nullptr;
  if (transforms && !transforms->empty())
    return refuse("acc-transforms", "NotImplementedError", transformsRefused);
  if (context.in(eqn, 0).space != jax::MemorySpace::Acc)
    return refuse("acc-ref", "ValueError", "Expected an accumulator ref");
  return std::nullopt;
}

std::optional<Refusal> matrixResult(const Aval &aval) {
  if (aval.shape.size() == 2)
    return std::nullopt;
  return refuseAtVerify("acc-pop-rank", "op result #0 must be vector of any non-token type values of ranks 2");
}

std::optional<Refusal> accLhs(const LegalContext &context, const Eqn &eqn) {
  return accumulatorRef(context, eqn, "Transforms not supported for matmul_acc_lhs.");
}

std::optional<Refusal> pop(const LegalContext &context, const Eqn &eqn) {
  if (std::optional<Refusal> refusal = accumulatorRef(context, eqn, "Transforms not supported for matmul_pop."))
    return refusal;
  return matrixResult(context.in(eqn, 0));
}

std::optional<Refusal> popFifo(const LegalContext &context, const Eqn &eqn) {
  return matrixResult(context.out(eqn, 0));
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::Tensor, "dot_general", dotGeneral);
  table.add(Cores::Tensor, {"conv_general_dilated", "conv"}, conv);
  table.add(Cores::Tensor, "matmul_acc_lhs", accLhs);
  table.add(Cores::Tensor, "matmul_pop", pop);
  table.add(Cores::Tensor, "matmul_pop_fifo", popFifo);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
