//===- jnp_core.cpp - Promotion, ufuncs, where ----------------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): a ufunc converts each operand to the common type in
// order of arguments (numbers become literals), then broadcasts only if ranks
// above 0 differ. jnp.where is a jit equation named _where whose inner jaxpr
// converts and broadcasts.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jnp.h"

#include <algorithm>
#include <unordered_map>

namespace pallasd::jax::jnp {

using namespace python;
namespace np = python::numpy;
using lax::refusal;

PromotionMode promotionMode(Interp &interp) {
  const TraceConfig &config = traceContext(interp).config;
  return {config.x64, config.dtypePromotion == "strict"};
}

TypedOperand resultType(Interp &interp, std::span<const Value> values) {
  std::vector<TypedOperand> operands;
  for (Value value : values) {
    Aval aval = lax::aval(interp, value);
    operands.push_back({aval.dtype, aval.weakType});
  }
  if (auto common = promote(operands, promotionMode(interp)))
    return *common;
  std::string all;
  for (const TypedOperand &operand : operands)
    all += (all.empty() ? "" : ", ") + lax::dtypeText(operand.dtype);
  raiseJaxError(interp, "TypePromotionError", "operand-dtype", "no common dtype for " + all);
}

void checkArrayLike(Interp &interp, std::string_view function, std::span<const Value> values) {
  for (size_t i = 0; i < values.size(); ++i) {
    auto aval = avalOf(interp, values[i]);
    if (aval && aval->isRef)
      interp.refuse("TypeError", refusal("ref-as-array", std::string(function) + " takes an array, but argument " +
                                                             std::to_string(i) + " is a Ref; read it with ref[...]"));
    if (!aval)
      interp.refuse("TypeError",
                    refusal("not-an-array", std::string(function) + " takes arrays and numbers, but argument " +
                                                std::to_string(i) + " is of type " + interp.typeName(values[i])));
    checkIntArgument(interp, values[i]);
  }
}

Values promoteDTypes(Interp &interp, std::span<const Value> values, Promotion promotion) {
  if (values.size() < 2 && promotion == Promotion::Any)
    return {lax::asArrayValue(interp, values[0])};
  TypedOperand common = resultType(interp, values);
  if (promotion == Promotion::Inexact)
    common.dtype = canonicalDType(interp, toInexact(common.dtype));
  if (promotion == Promotion::Numeric && common.dtype == DType::Bool)
    common.dtype = defaultInt(promotionMode(interp).x64);
  Values result;
  for (Value value : values)
    result.push_back(lax::convertElementType(interp, value, common.dtype, common.weak));
  return result;
}

Values promoteShapes(Interp &interp, std::span<const Value> values) {
  Values result;
  std::vector<Shape> shapes;
  size_t rank = 0;
  bool differ = false;
  for (Value value : values) {
    shapes.push_back(lax::aval(interp, value).shape);
    size_t own = shapes.back().size();
    differ = differ || (own && rank && own != rank);
    rank = std::max(rank, own);
    result.push_back(lax::asArrayValue(interp, value));
  }
  if (!differ)
    return result;
  if (traceContext(interp).config.rankPromotion == "raise")
    lax::valueError(interp, "operands have different ranks, which jax_numpy_rank_promotion='raise' forbids");
  size_t full = lax::numpyBroadcast(interp, shapes).size();
  for (Value &value : result)
    value = lax::broadcastToRank(interp, value, full);
  return result;
}

Values promoteArgs(Interp &interp, std::string_view function, std::span<const Value> values, Promotion promotion) {
  checkArrayLike(interp, function, values);
  return promoteShapes(interp, promoteDTypes(interp, values, promotion));
}

//===----------------------------------------------------------------------===//
// Ufuncs
//===----------------------------------------------------------------------===//

namespace {

struct Ufunc {
  std::string_view prim;
  Promotion promotion = Promotion::Any;
  std::string_view boolPrim = {}; ///< what it is on booleans
};

const std::unordered_map<std::string_view, Ufunc> &binaryUfuncs() {
  static const std::unordered_map<std::string_view, Ufunc> table = {
      {"add", {"add", Promotion::Any, "or"}},
      {"subtract", {"sub"}},
      {"multiply", {"mul", Promotion::Any, "and"}},
      {"true_divide", {"div", Promotion::Inexact}},
      {"divide", {"div", Promotion::Inexact}},
      {"maximum", {"max"}},
      {"minimum", {"min"}},
      {"bitwise_and", {"and"}},
      {"bitwise_or", {"or"}},
      {"bitwise_xor", {"xor"}},
      {"left_shift", {"shift_left", Promotion::Numeric}},
      {"bitwise_left_shift", {"shift_left", Promotion::Numeric}},
      {"equal", {"eq"}},
      {"not_equal", {"ne"}},
      {"less", {"lt"}},
      {"less_equal", {"le"}},
      {"greater", {"gt"}},
      {"greater_equal", {"ge"}},
      {"arctan2", {"atan2", Promotion::Inexact}},
      {"float_power", {"pow", Promotion::Inexact}},
      {"nextafter", {"nextafter", Promotion::Inexact}},
  };
  return table;
}

const std::unordered_map<std::string_view, Ufunc> &unaryUfuncs() {
  static const std::unordered_map<std::string_view, Ufunc> table = {
      {"negative", {"neg"}},
      {"sign", {"sign"}},
      {"invert", {"not"}},
      {"bitwise_not", {"not"}},
      {"bitwise_invert", {"not"}},
      {"square", {"square", Promotion::Numeric}},
      {"fabs", {"abs", Promotion::Inexact}},
      {"exp", {"exp", Promotion::Inexact}},
      {"exp2", {"exp2", Promotion::Inexact}},
      {"log", {"log", Promotion::Inexact}},
      {"log2", {"log2", Promotion::Inexact}},
      {"log1p", {"log1p", Promotion::Inexact}},
      {"expm1", {"expm1", Promotion::Inexact}},
      {"sin", {"sin", Promotion::Inexact}},
      {"cos", {"cos", Promotion::Inexact}},
      {"tan", {"tan", Promotion::Inexact}},
      {"arcsin", {"asin", Promotion::Inexact}},
      {"arccos", {"acos", Promotion::Inexact}},
      {"arctan", {"atan", Promotion::Inexact}},
      {"sinh", {"sinh", Promotion::Inexact}},
      {"cosh", {"cosh", Promotion::Inexact}},
      {"arcsinh", {"asinh", Promotion::Inexact}},
      {"tanh", {"tanh", Promotion::Inexact}},
      {"arctanh", {"atanh", Promotion::Inexact}},
      {"sqrt", {"sqrt", Promotion::Inexact}},
      {"cbrt", {"cbrt", Promotion::Inexact}},
  };
  return table;
}

Value toBool(Interp &interp, Value x) {
  if (lax::aval(interp, x).dtype == DType::Bool)
    return x;
  // The zero beside an array of rank > 0 is strong even if the array is weak.
  Aval in = lax::aval(interp, x);
  Value zero = lax::convertElementType(interp, Value::integer(0), in.dtype, in.weakType && in.shape.empty());
  return lax::binary(interp, "ne", x, zero);
}

std::string_view logicalPrim(std::string_view name) {
  return name == "logical_and" ? "and" : name == "logical_or" ? "or" : name == "logical_xor" ? "xor" : "";
}

Value shiftRight(Interp &interp, Value x, Value y) {
  Value operands[] = {x, y};
  Values promoted = promoteArgs(interp, "right_shift", operands, Promotion::Numeric);
  bool logical = isUnsigned(lax::aval(interp, promoted[0]).dtype);
  return lax::binary(interp, logical ? "shift_right_logical" : "shift_right_arithmetic", promoted[0], promoted[1]);
}

} // namespace

/// jnp's functions are jitted, and inlined: a trace captures their operands in order, before one of them is converted.
static void captureInOrder(Interp &interp, std::span<const Value> operands) {
  JaxprBuilder *builder = traceContext(interp).current();
  for (Value operand : operands)
    if (Tracer *tracer = asTracer(operand); builder && tracer && tracer->builder.get() != builder)
      builder->atomOf(interp, operand);
}

bool isBinary(std::string_view name) {
  return binaryUfuncs().contains(name) || !logicalPrim(name).empty() || name == "right_shift" ||
         name == "bitwise_right_shift";
}
bool isUnary(std::string_view name) {
  return unaryUfuncs().contains(name) || name == "absolute" || name == "abs" || name == "logical_not" ||
         name == "floor" || name == "ceil" || name == "positive";
}

Value binary(Interp &interp, std::string_view name, Value x, Value y) {
  if (Value unknown = lax::anyUnknown({x, y}); !unknown.isUndefined())
    return unknown;
  Value operands[] = {x, y};
  captureInOrder(interp, operands);
  if (name == "right_shift" || name == "bitwise_right_shift")
    return shiftRight(interp, x, y);
  if (auto prim = logicalPrim(name); !prim.empty()) {
    Values promoted = promoteArgs(interp, name, operands);
    Value left = toBool(interp, promoted[0]);
    return lax::binary(interp, prim, left, toBool(interp, promoted[1]));
  }
  const Ufunc &ufunc = binaryUfuncs().at(name);
  Values promoted = promoteArgs(interp, name, operands, ufunc.promotion);
  bool boolean = !ufunc.boolPrim.empty() && lax::aval(interp, promoted[0]).dtype == DType::Bool;
  return lax::binary(interp, boolean ? ufunc.boolPrim : ufunc.prim, promoted[0], promoted[1]);
}

Value unary(Interp &interp, std::string_view name, Value x) {
  if (x.as<python::Unknown>())
    return x;
  Value operands[] = {x};
  checkArrayLike(interp, name, operands);
  DType dtype = lax::aval(interp, x).dtype;
  if (name == "positive")
    return lax::asArrayValue(interp, x);
  if (name == "absolute" || name == "abs")
    return dtype == DType::Bool || isUnsigned(dtype) ? lax::asArrayValue(interp, x)
                                                     : lax::unary(interp, "abs", lax::asArrayValue(interp, x));
  if (name == "floor" || name == "ceil") {
    if (isInteger(dtype) || dtype == DType::Bool)
      return lax::asArrayValue(interp, x);
    return lax::unary(interp, name, promoteDTypes(interp, operands, Promotion::Inexact)[0]);
  }
  if (name == "logical_not")
    return lax::unary(interp, "not", toBool(interp, lax::asArrayValue(interp, x)));
  const Ufunc &ufunc = unaryUfuncs().at(name);
  return lax::unary(interp, ufunc.prim, promoteDTypes(interp, operands, ufunc.promotion)[0]);
}

//===----------------------------------------------------------------------===//
// where
//===----------------------------------------------------------------------===//

namespace {

Value whereBody(Interp &interp, Value condition, Value x, Value y) {
  condition = lax::asArrayValue(interp, condition);
  if (lax::aval(interp, condition).dtype != DType::Bool)
    condition = lax::binary(interp, "ne", condition, lax::constantLike(interp, condition, Value::integer(0)));
  Value cases[] = {x, y};
  Values promoted = promoteDTypes(interp, cases);
  Values operands = promoted;
  if (!lax::aval(interp, condition).shape.empty())
    operands.insert(operands.begin(), condition);
  std::vector<Shape> shapes;
  for (Value operand : operands)
    shapes.push_back(lax::aval(interp, operand).shape);
  bool same = std::ranges::all_of(shapes, [&](const Shape &s) { return s == shapes[0]; });
  if (!same) {
    Shape shape = lax::numpyBroadcast(interp, shapes);
    for (Value &operand : operands)
      operand = lax::broadcastTo(interp, operand, shape);
  }
  if (operands.size() == 3)
    condition = operands[0];
  return lax::select(interp, condition, operands[operands.size() - 2], operands.back());
}

} // namespace

Value where(Interp &interp, Value condition, Value x, Value y) {
  if (Value unknown = lax::anyUnknown({condition, x, y}); !unknown.isUndefined())
    return unknown;
  Value operands[] = {condition, x, y};
  checkArrayLike(interp, "where", operands);
  return jitted(interp, "_where", operands, "_where",
                [&](const Values &in) { return whereBody(interp, in[0], in[1], in[2]); })[0];
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

std::optional<DType> dtypeArgument(Interp &interp, Value value) {
  if (value.isNone() || value.isUndefined())
    return std::nullopt;
  auto like = np::toDType(interp, value);
  if (!like)
    interp.refuse("TypeError", refusal("bad-dtype", interp.repr(value) + " is not a dtype"));
  return canonicalDType(interp, like->dtype);
}

int64_t canonicalAxis(Interp &interp, int64_t axis, size_t rank) {
  if (axis < -int64_t(rank) || axis >= int64_t(rank))
    lax::valueError(interp,
                    "axis " + std::to_string(axis) + " is out of bounds for an array of rank " + std::to_string(rank));
  return axis < 0 ? axis + int64_t(rank) : axis;
}

std::optional<Ints> intsArgument(Interp &interp, Value value) {
  if (value.as<python::Unknown>())
    return std::nullopt;
  bool sequence = value.as<Tuple>() || value.as<List>() || value.as<Range>() ||
                  (value.as<Native>() && dynamic_cast<np::NdArray *>(value.as<Native>()));
  Ints result;
  for (Value item : sequence ? interp.toVector(value) : Values{value}) {
    Value index = interp.toIndex(item);
    if (index.as<python::Unknown>())
      return std::nullopt;
    result.push_back(index.asInt());
  }
  return result;
}

Ints knownInts(Interp &interp, Value value) {
  if (auto known = intsArgument(interp, value))
    return *known;
  auto *unknown = value.as<python::Unknown>();
  throw python::UnknownUse{unknown ? unknown->reason
                                   : interp.unknown(Reason::Content, "sizes").as<python::Unknown>()->reason};
}

Ints axesArgument(Interp &interp, Value axis, size_t rank) {
  Ints axes;
  if (axis.isNone() || axis.isUndefined()) {
    for (size_t i = 0; i < rank; ++i)
      axes.push_back(int64_t(i));
    return axes;
  }
  for (int64_t each : knownInts(interp, axis))
    axes.push_back(canonicalAxis(interp, each, rank));
  return axes;
}

Shape toShape(const Ints &ints) { return Shape(ints.begin(), ints.end()); }

Value function(Interp &interp, std::string_view name) { return interp.getAttr(interp.importModule("jax.numpy"), name); }

} // namespace pallasd::jax::jnp
