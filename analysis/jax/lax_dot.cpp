//===- lax_dot.cpp - dot_general -----------------------------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): the result's dtype is the operand dtype that is complex,
// has the larger exponent, then the longer mantissa, then more bits, then a sign;
// preferred_element_type overrides it and may not be narrower than an integer
// result; precision prints as a pair unless it is an algorithm.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/lax.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace pallasd::jax::lax {

using namespace python;

namespace {

struct FloatFormat {
  int maxExponent, mantissa;
};

FloatFormat floatFormat(DType dtype) {
  switch (dtype) {
  case DType::Float64:
    return {1024, 52};
  case DType::Float32:
    return {128, 23};
  case DType::BFloat16:
    return {128, 7};
  case DType::Float16:
    return {16, 10};
  case DType::Float8E5M2:
  case DType::Float8E5M2FNUZ:
    return {16, 2};
  case DType::Float8E4M3FN:
    return {9, 3};
  case DType::Float8E4M3:
  case DType::Float8E4M3FNUZ:
    return {8, 3};
  case DType::Float8E4M3B11FNUZ:
    return {5, 3};
  case DType::Float8E3M4:
    return {4, 4};
  case DType::Float8E8M0FNU:
    return {128, 0};
  case DType::Float4E2M1FN:
    return {3, 1};
  default:
    return {-1, -1};
  }
}

auto order(DType dtype) {
  bool complex = isComplex(dtype);
  DType part = dtype == DType::Complex64 ? DType::Float32 : dtype == DType::Complex128 ? DType::Float64 : dtype;
  FloatFormat format = floatFormat(part);
  return std::tuple(complex, format.maxExponent, format.mantissa, part == DType::Bool ? 1u : bitWidth(part),
                    !isUnsigned(part));
}

bool isAlgorithm(const Param &precision) { return precision.as<Symbol>() != nullptr; }

DType resultDType(Interp &interp, DType lhs, DType rhs, std::optional<DType> preferred, const Param &precision) {
  auto left = order(lhs), right = order(rhs);
  if (left == right && lhs != rhs)
    interp.refuse("TypeError", refusal("operand-dtype",
                                       "dot_general does not multiply " + dtypeText(lhs) + " by " + dtypeText(rhs)));
  DType result = left > right ? lhs : rhs;
  if (!preferred || *preferred == result)
    return result;
  if (!isAlgorithm(precision) && !isFloat(result) && bitWidth(*preferred) < bitWidth(result))
    interp.refuse("TypeError", refusal("operand-dtype", "preferred_element_type " + dtypeText(*preferred) +
                                                            " is narrower than the product's " + dtypeText(result)));
  return *preferred;
}

bool distinct(Ints values) {
  std::ranges::sort(values);
  return std::ranges::adjacent_find(values) == values.end();
}

void checkSide(Interp &interp, const char *side, const Aval &in, const Ints &contract, const Ints &batch) {
  Ints all = contract;
  all.insert(all.end(), batch.begin(), batch.end());
  for (int64_t dim : all)
    if (dim < 0 || dim >= int64_t(in.shape.size()))
      typeError(interp, std::string("dot_general: dimension ") + std::to_string(dim) + " of the " + side +
                            " does not exist in shape " + shapeText(in.shape));
  if (!distinct(all))
    typeError(interp,
              std::string("dot_general: contracting and batch dimensions of the ") + side + " must be distinct");
}

Shape sizes(const Aval &in, const Ints &dims) {
  Shape shape;
  for (int64_t dim : dims)
    shape.push_back(in.shape[size_t(dim)]);
  return shape;
}

void appendFree(Shape &out, const Aval &in, const Ints &contract, const Ints &batch) {
  for (size_t i = 0; i < in.shape.size(); ++i)
    if (std::ranges::find(contract, int64_t(i)) == contract.end() &&
        std::ranges::find(batch, int64_t(i)) == batch.end())
      out.push_back(in.shape[i]);
}

std::optional<std::string> precisionName(std::string_view text) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 10> names{{{"highest", "HIGHEST"},
                                                                                        {"float32", "HIGHEST"},
                                                                                        {"high", "HIGH"},
                                                                                        {"bfloat16_3x", "HIGH"},
                                                                                        {"tensorfloat32", "HIGH"},
                                                                                        {"default", "DEFAULT"},
                                                                                        {"bfloat16", "DEFAULT"},
                                                                                        {"fastest", "DEFAULT"},
                                                                                        {"HIGHEST", "HIGHEST"},
                                                                                        {"DEFAULT", "DEFAULT"}}};
  for (auto [spelling, member] : names)
    if (text == spelling)
      return "Precision." + std::string(member);
  return std::nullopt;
}

Param pairOf(const std::string &first, const std::string &second) {
  return Param::list({Symbol{first}, Symbol{second}});
}

/// "Precision.HIGHEST" or "DotAlgorithmPreset.X" of an enum member or string.
std::optional<std::string> oneSymbol(Interp &interp, Value value) {
  if (auto *text = value.as<Str>())
    return precisionName(text->text);
  Value name = interp.getAttrOr(value, intern("name"));
  std::string cls = interp.typeName(value);
  if (auto *member = name.as<Str>(); member && (cls == "Precision" || cls == "DotAlgorithmPreset"))
    return cls + "." + member->text;
  return std::nullopt;
}

} // namespace

Param precisionParam(Interp &interp, Value precision) {
  if (precision.isNone() || precision.isUndefined()) {
    const std::string &configured = traceContext(interp).config.matmulPrecision;
    if (configured.empty())
      return {};
    if (auto symbol = precisionName(configured))
      return pairOf(*symbol, *symbol);
    return Symbol{"DotAlgorithmPreset." + configured};
  }
  if (precision.as<Tuple>() || precision.as<List>()) {
    Values items = interp.toVector(precision);
    if (items.size() == 2) {
      auto first = oneSymbol(interp, items[0]), second = oneSymbol(interp, items[1]);
      if (first && second)
        return pairOf(*first, *second);
    }
  } else if (auto symbol = oneSymbol(interp, precision)) {
    return symbol->starts_with("Precision.") ? pairOf(*symbol, *symbol) : Param(Symbol{*symbol});
  }
  valueError(interp,
             "precision is None, a precision's name, a lax.Precision, a pair of these or a dot algorithm, got " +
                 interp.repr(precision));
}

Value dotGeneral(Interp &interp, Value lhs, Value rhs, const DotDims &dims, Param precision,
                 std::optional<DType> preferred) {
  if (Value unknown = anyUnknown({lhs, rhs}); !unknown.isUndefined())
    return unknown;
  Aval left = aval(interp, lhs), right = aval(interp, rhs);
  checkSide(interp, "left operand", left, dims.lhsContract, dims.lhsBatch);
  checkSide(interp, "right operand", right, dims.rhsContract, dims.rhsBatch);
  if (sizes(left, dims.lhsBatch) != sizes(right, dims.rhsBatch))
    typeError(interp, "dot_general: batch dimensions have sizes " + shapeText(sizes(left, dims.lhsBatch)) + " and " +
                          shapeText(sizes(right, dims.rhsBatch)));
  if (sizes(left, dims.lhsContract) != sizes(right, dims.rhsContract))
    typeError(interp, "dot_general: contracting dimensions have sizes " + shapeText(sizes(left, dims.lhsContract)) +
                          " and " + shapeText(sizes(right, dims.rhsContract)));
  DType dtype = resultDType(interp, left.dtype, right.dtype, preferred, precision);
  Shape shape = sizes(left, dims.lhsBatch);
  appendFree(shape, left, dims.lhsContract, dims.lhsBatch);
  appendFree(shape, right, dims.rhsContract, dims.rhsBatch);
  Param numbers = Param::list({Param::list({Param::ints(dims.lhsContract), Param::ints(dims.rhsContract)}),
                               Param::list({Param::ints(dims.lhsBatch), Param::ints(dims.rhsBatch)})});
  ParamDict params{{"dimension_numbers", std::move(numbers)},
                   {"precision", std::move(precision)},
                   {"preferred_element_type", preferred ? Param(*preferred) : Param()}};
  bool weak = !preferred && left.weakType && right.weakType;
  return bind1(interp, "dot_general", {lhs, rhs}, std::move(params), Aval::array(dtype, shape, weak));
}

} // namespace pallasd::jax::lax
