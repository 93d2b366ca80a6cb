//===- lax_elementwise.cpp - Elementwise primitives ---------------*- C++ -*-===//
//
// One table says for each primitive which kinds of element it takes, what it
// returns and which parameters it prints. Operands of a binary primitive have
// one dtype and either equal ranks (sizes equal or 1) or rank 0.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/lax.h"
#include "analysis/jax/release.h"

#include "analysis/jax/fold.h"
#include "analysis/python/numpy/conversions.h"

#include <algorithm>
#include <unordered_map>

namespace pallasd::jax::lax {

using namespace python;
namespace np = python::numpy;

namespace {

/// Kinds of dtypes, as bits.
constexpr uint8_t kBool = 1, kSigned = 2, kUnsigned = 4, kFloat = 8, kComplex = 16;
constexpr uint8_t kInteger = kSigned | kUnsigned;
constexpr uint8_t kInexact = kFloat | kComplex;
constexpr uint8_t kNumber = kInteger | kInexact;
constexpr uint8_t kReal = kBool | kInteger | kFloat;
constexpr uint8_t kAny = kBool | kNumber;

enum class Out : uint8_t { Same, Bool, RealPart, MakeComplex };
enum class Params : uint8_t { None, Accuracy, OutDType };

struct Rule {
  std::string_view name;
  uint8_t operands;
  Out out = Out::Same;
  Params params = Params::None;
  bool narrowIntegers = true; ///< those of two and four bits
};

constexpr Rule kUnary[] = {
    {"neg", kNumber},
    {"sign", kNumber},
    {"floor", kFloat},
    {"ceil", kFloat},
    {"is_finite", kFloat, Out::Bool},
    {"exp", kInexact, Out::Same, Params::Accuracy},
    {"exp2", kInexact, Out::Same, Params::Accuracy},
    {"log", kInexact, Out::Same, Params::Accuracy},
    {"log2", kInexact, Out::Same, Params::Accuracy},
    {"log1p", kInexact, Out::Same, Params::Accuracy},
    {"expm1", kInexact, Out::Same, Params::Accuracy},
    {"tanh", kInexact, Out::Same, Params::Accuracy},
    {"logistic", kInexact, Out::Same, Params::Accuracy},
    {"sin", kInexact, Out::Same, Params::Accuracy},
    {"cos", kInexact, Out::Same, Params::Accuracy},
    {"tan", kInexact, Out::Same, Params::Accuracy},
    {"asin", kInexact},
    {"acos", kInexact},
    {"atan", kInexact},
    {"sinh", kInexact},
    {"cosh", kInexact},
    {"asinh", kInexact},
    {"acosh", kInexact},
    {"atanh", kInexact},
    {"real", kComplex, Out::RealPart},
    {"imag", kComplex, Out::RealPart},
    {"abs", kSigned | kInexact, Out::RealPart, Params::None, false},
    {"sqrt", kInexact, Out::Same, Params::Accuracy},
    {"rsqrt", kInexact, Out::Same, Params::Accuracy},
    {"cbrt", kFloat, Out::Same, Params::Accuracy},
    {"square", kNumber},
    {"not", kBool | kInteger},
    {"population_count", kInteger},
    {"clz", kInteger},
    {"erf", kFloat},
    {"erfc", kFloat, Out::Same, Params::Accuracy},
    {"erf_inv", kFloat},
    {"lgamma", kFloat},
    {"digamma", kFloat},
    {"bessel_i0e", kFloat},
    {"bessel_i1e", kFloat},
};

constexpr Rule kBinary[] = {
    {"add", kNumber},
    {"sub", kNumber},
    {"mul", kNumber, Out::Same, Params::OutDType},
    {"div", kNumber},
    {"rem", kInteger | kFloat},
    {"max", kAny},
    {"min", kAny},
    {"and", kBool | kInteger},
    {"or", kBool | kInteger},
    {"xor", kBool | kInteger},
    {"shift_left", kInteger},
    {"shift_right_logical", kInteger},
    {"shift_right_arithmetic", kInteger},
    {"eq", kAny, Out::Bool},
    {"ne", kAny, Out::Bool},
    {"lt", kReal, Out::Bool},
    {"le", kReal, Out::Bool},
    {"gt", kReal, Out::Bool},
    {"ge", kReal, Out::Bool},
    {"pow", kInexact},
    {"atan2", kInexact},
    {"nextafter", kFloat},
    {"igamma", kFloat},
    {"igammac", kFloat},
    {"complex", kFloat, Out::MakeComplex},
};

template <size_t N> const Rule &find(const Rule (&table)[N], std::string_view name) {
  static const auto index = [&] {
    std::unordered_map<std::string_view, const Rule *> map;
    for (const Rule &rule : table)
      map[rule.name] = &rule;
    return map;
  }();
  return *index.at(name);
}

uint8_t kindBit(DType dtype) {
  switch (kind(dtype)) {
  case DTypeKind::Bool:
    return kBool;
  case DTypeKind::Signed:
    return kSigned;
  case DTypeKind::Unsigned:
    return kUnsigned;
  case DTypeKind::Float:
    return kFloat;
  case DTypeKind::Complex:
    return kComplex;
  case DTypeKind::Extended:
    return 0;
  }
  return 0;
}

std::string kindsText(uint8_t kinds) {
  std::string text;
  auto add = [&](uint8_t bits, const char *word) {
    if ((kinds & bits) == bits)
      text += (text.empty() ? "" : ", ") + std::string(word);
  };
  add(kBool, "bool");
  if ((kinds & kInteger) == kInteger)
    add(kInteger, "integer");
  else
    add(kSigned, "signedinteger");
  add(kFloat, "floating");
  add(kComplex, "complexfloating");
  return text;
}

void checkKind(Interp &interp, const Rule &rule, DType dtype) {
  if (!rule.narrowIntegers && isInteger(dtype) && bitWidth(dtype) < 8)
    interp.refuse("TypeError", refusal("operand-dtype", std::string(rule.name) + " does not accept dtype " +
                                                            dtypeText(dtype) + ", an integer of less than a byte"));
  bool partOfComplex = rule.out != Out::MakeComplex || dtype == DType::Float32 || dtype == DType::Float64;
  if (!(kindBit(dtype) & rule.operands) || !partOfComplex)
    interp.refuse("TypeError",
                  refusal("operand-dtype", std::string(rule.name) + " does not accept dtype " + dtypeText(dtype) +
                                               "; it takes " + kindsText(rule.operands)));
}

DType outDType(const Rule &rule, DType dtype) {
  switch (rule.out) {
  case Out::Same:
    return dtype;
  case Out::Bool:
    return DType::Bool;
  case Out::RealPart:
    return dtype == DType::Complex64 ? DType::Float32 : dtype == DType::Complex128 ? DType::Float64 : dtype;
  case Out::MakeComplex:
    return dtype == DType::Float64 ? DType::Complex128 : DType::Complex64;
  }
  return dtype;
}

ParamDict paramsOf(const Rule &rule) {
  switch (rule.params) {
  case Params::None:
    return {};
  case Params::Accuracy:
    return {{"accuracy", Param()}};
  case Params::OutDType:
    return {{"out_dtype", Param()}};
  }
  return {};
}

/// The public spelling in JAX's own messages: lax.mul, jnp.multiply.
void checkSameDType(Interp &interp, const Rule &rule, const Aval &x, const Aval &y) {
  bool integerExponent = rule.name == "pow" && isInteger(y.dtype);
  if (x.dtype != y.dtype && !integerExponent)
    interp.refuse("TypeError",
                  refusal("operand-dtype", "lax." + std::string(rule.name) + " needs operands of one dtype, got " +
                                               dtypeText(x.dtype) + " and " + dtypeText(y.dtype)));
}

} // namespace

//===----------------------------------------------------------------------===//
// Shared helpers
//===----------------------------------------------------------------------===//

RefusalInfo refusal(std::string rule, std::string message) {
  RefusalInfo info;
  info.rule = std::move(rule);
  info.message = std::move(message);
  return info;
}

void typeError(Interp &interp, std::string message) {
  interp.refuse("TypeError", refusal("operand-mismatch", std::move(message)));
}
void valueError(Interp &interp, std::string message) {
  interp.refuse("ValueError", refusal("operand-mismatch", std::move(message)));
}

std::string shapeText(const Shape &shape) {
  std::string text = "(";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + (shape.size() == 1 ? ",)" : ")");
}

std::string dtypeText(DType dtype) { return std::string(name(dtype)); }

Aval aval(Interp &interp, Value value) { return requireAval(interp, value, currentPublicName(interp), 0); }

Value anyUnknown(std::initializer_list<Value> values) {
  for (Value value : values)
    if (value.as<python::Unknown>())
      return value;
  return {};
}

Shape broadcastShape(Interp &interp, std::string_view name, std::span<const Aval> avals) {
  const Shape *first = nullptr;
  Shape result;
  for (const Aval &aval : avals) {
    if (aval.shape.empty())
      continue;
    if (!first) {
      first = &aval.shape;
      result = aval.shape;
      continue;
    }
    if (aval.shape.size() != result.size())
      typeError(interp, std::string(name) + " needs arrays of one rank, got shapes " + shapeText(*first) + " and " +
                            shapeText(aval.shape));
    for (size_t i = 0; i < result.size(); ++i) {
      if (result[i] == 1)
        result[i] = aval.shape[i];
      else if (aval.shape[i] != 1 && aval.shape[i] != result[i])
        typeError(interp, std::string(name) + " got shapes that do not go together: " + shapeText(*first) + " and " +
                              shapeText(aval.shape));
    }
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Unary and binary
//===----------------------------------------------------------------------===//

Value unary(Interp &interp, std::string_view prim, Value x, Param accuracy) {
  if (Value unknown = anyUnknown({x}); !unknown.isUndefined())
    return unknown;
  const Rule &rule = find(kUnary, prim);
  Aval in = aval(interp, x);
  checkKind(interp, rule, in.dtype);
  Aval out = Aval::array(outDType(rule, in.dtype), in.shape, in.weakType);
  if (auto folded = fold(interp, prim, {x}, out))
    return *folded;
  ParamDict params = paramsOf(rule);
  if (rule.params == Params::Accuracy)
    params[0].second = std::move(accuracy);
  if (prim == "erfc" && !releaseAtLeast(interp, "0.12.0"))
    params.clear();
  return bind1(interp, prim, {x}, std::move(params), std::move(out));
}

Value binary(Interp &interp, std::string_view prim, Value x, Value y) {
  if (Value unknown = anyUnknown({x, y}); !unknown.isUndefined())
    return unknown;
  const Rule &rule = find(kBinary, prim);
  Aval avals[2] = {aval(interp, x), aval(interp, y)};
  checkSameDType(interp, rule, avals[0], avals[1]);
  checkKind(interp, rule, avals[0].dtype);
  Aval out = Aval::array(outDType(rule, avals[0].dtype), broadcastShape(interp, prim, avals),
                         avals[0].weakType && avals[1].weakType);
  if (auto folded = fold(interp, prim, {x, y}, out))
    return *folded;
  return bind1(interp, prim, {x, y}, paramsOf(rule), std::move(out));
}

Value integerPow(Interp &interp, Value x, int64_t exponent) {
  if (Value unknown = anyUnknown({x}); !unknown.isUndefined())
    return unknown;
  Aval in = aval(interp, x);
  if (!(kindBit(in.dtype) & kNumber))
    typeError(interp, "integer_pow does not accept dtype " + dtypeText(in.dtype));
  if (isInteger(in.dtype) && exponent < 0)
    typeError(interp, "integers cannot be raised to the negative power " + std::to_string(exponent));
  Value arguments[] = {x, Value::integer(exponent)};
  if (auto folded = fold(interp, "pow", arguments, in))
    return *folded;
  return bind1(interp, "integer_pow", {x}, {{"y", exponent}}, in);
}

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

Value selectN(Interp &interp, Value which, std::span<const Value> cases) {
  Aval predicate = aval(interp, which);
  if (predicate.dtype != DType::Bool && predicate.dtype != DType::Int32)
    typeError(interp, "select needs a bool or int32 predicate, got " + dtypeText(predicate.dtype));
  Values operands{which};
  Aval first = aval(interp, cases[0]);
  bool weak = true;
  for (Value value : cases) {
    Aval in = aval(interp, value);
    if (in.shape != first.shape)
      typeError(interp,
                "select needs cases of one shape, got " + shapeText(first.shape) + " and " + shapeText(in.shape));
    if (in.dtype != first.dtype)
      interp.refuse("TypeError", refusal("operand-dtype", "select needs cases of one dtype, got " +
                                                              dtypeText(first.dtype) + " and " + dtypeText(in.dtype)));
    weak = weak && in.weakType;
    operands.push_back(value);
  }
  if (!predicate.shape.empty() && predicate.shape != first.shape)
    typeError(interp, "the predicate of select is scalar or has the shape of the cases, got " +
                          shapeText(predicate.shape) + " and cases of " + shapeText(first.shape));
  first.weakType = weak;
  if (auto folded = fold(interp, "select_n", operands, first))
    return *folded;
  return bind(interp, primitive("select_n"), operands, {}, {first})[0];
}

Value select(Interp &interp, Value predicate, Value onTrue, Value onFalse) {
  if (Value unknown = anyUnknown({predicate, onTrue, onFalse}); !unknown.isUndefined())
    return unknown;
  Value cases[] = {onFalse, onTrue};
  return selectN(interp, predicate, cases);
}

Value clamp(Interp &interp, Value low, Value x, Value high) {
  if (Value unknown = anyUnknown({low, x, high}); !unknown.isUndefined())
    return unknown;
  Aval in = aval(interp, x), lowAval = aval(interp, low), highAval = aval(interp, high);
  for (const Aval &bound : {lowAval, highAval}) {
    if (bound.dtype != in.dtype)
      interp.refuse("TypeError", refusal("operand-dtype", "clamp needs operands of one dtype, got " +
                                                              dtypeText(in.dtype) + " and " + dtypeText(bound.dtype)));
    if (!bound.shape.empty() && bound.shape != in.shape)
      typeError(interp, "the bounds of clamp are scalar or have the operand's shape " + shapeText(in.shape) + ", got " +
                            shapeText(bound.shape));
  }
  in.weakType = in.weakType && lowAval.weakType && highAval.weakType;
  return bind1(interp, "clamp", {low, x, high}, {}, in);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

Value asArrayValue(Interp &interp, Value x) {
  if (asArray(x) || x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  if (auto literal = in.shape.empty() ? literalOf(x, in) : std::nullopt)
    return literalValue(interp, std::move(*literal));
  auto *array = dynamic_cast<np::NdArray *>(x.as<Native>());
  if (!array || !array->contents)
    return interp.heap.make<JArray>(std::move(in));
  auto contents = std::make_shared<np::Contents>(*array->contents);
  if (contents->dtype != in.dtype)
    for (np::Element &element : contents->elements.wide())
      element = np::castElement(element, contents->dtype, in.dtype);
  contents->dtype = in.dtype;
  contents->elements.pack(isFloat(in.dtype));
  auto *made = interp.heap.make<JArray>(std::move(in), std::move(contents));
  made->origin = array;
  return made;
}

Value convertElementType(Interp &interp, Value x, DType dtype, bool weak) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  Aval out = Aval::array(dtype, in.shape, weak);
  if (in.dtype == dtype && in.weakType == weak && (asArray(x) || !in.shape.empty()))
    return asArrayValue(interp, x);
  if (isExtended(in.dtype) || isExtended(dtype))
    return interp.unknown(Reason::Unmodelled, "convert_element_type of an extended dtype");
  if (!asArray(x) && !in.shape.empty())
    x = asArrayValue(interp, x);
  if (in.shape.empty()) {
    if (const Literal *literal = literalOfTracer(x)) {
      if (auto element = elementOf(*literal))
        return literalValue(interp, literalFromElement(out, *element, literal->aval.dtype));
    } else if (auto literal = asArray(x) ? std::nullopt : literalOf(x, out)) {
      return literalValue(interp, std::move(*literal));
    }
  }
  if (auto folded = fold(interp, "convert_element_type", {x}, out))
    return *folded;
  ParamDict params{{"new_dtype", dtype}, {"weak_type", weak}};
  return bind1(interp, "convert_element_type", {x}, std::move(params), std::move(out));
}

Value constantLike(Interp &interp, Value like, Value constant) {
  Aval in = aval(interp, like);
  if (!in.weakType)
    np::requireInRange(interp, constant, in.dtype);
  return convertElementType(interp, constant, in.dtype, in.weakType);
}

Value bitcastConvertType(Interp &interp, Value x, DType dtype) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  auto bitsOf = [](DType type) { return type == DType::Bool ? 8u : bitWidth(type); };
  unsigned from = bitsOf(in.dtype), to = bitsOf(dtype);
  if (isExtended(in.dtype) || isExtended(dtype))
    return interp.unknown(Reason::Unmodelled, "bitcast_convert_type of an extended dtype");
  Shape shape = in.shape;
  if (from > to) {
    shape.push_back(from / to);
  } else if (from < to) {
    if (shape.empty() || shape.back() * int64_t(from) != int64_t(to))
      valueError(interp, "bitcast from " + dtypeText(in.dtype) + " to " + dtypeText(dtype) +
                             " needs a last dimension of " + std::to_string(to / from) + ", got shape " +
                             shapeText(in.shape));
    shape.pop_back();
  }
  auto isOpaque = [](DType type) { return type == DType::Bool || kind(type) == DTypeKind::Complex; };
  if (in.dtype != dtype && (isOpaque(in.dtype) || isOpaque(dtype)))
    typeError(interp,
              "lax.bitcast_convert_type does not go between " + dtypeText(in.dtype) + " and " + dtypeText(dtype));
  return bind1(interp, "bitcast_convert_type", {x}, {{"new_dtype", dtype}}, Aval::array(dtype, shape));
}

} // namespace pallasd::jax::lax
