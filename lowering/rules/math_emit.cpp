//===- math_emit.cpp - exp, log, tanh, pow, erf_inv, sign ... -------------===//
//
// Mostly one op of the math dialect. integer_pow, erf_inv, sign and nextafter
// are stated through other primitives. Facts: lowering section 3.
//
//===----------------------------------------------------------------------===//
#include "lowering/broadcast.h"
#include "lowering/legal/release.h"
#include "lowering/proxy.h"

#include <array>
#include <limits>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;

mlir::LogicalResult checkAccuracy(EqnContext &c) {
  const jax::Param *accuracy = c.eqn.param("accuracy");
  if (!accuracy || accuracy->isNone())
    return mlir::success();
  return c.e.refuse(
      refuse("accuracy", "NotImplementedError", "Not implemented: accuracy").fact("primitive", c.eqn.prim->name));
}

/// The same type in and out. A literal operand is no MLIR value for JAX's exp2
/// rule either, but jnp and lax make arrays of it first.
template <const char *Name> Result unary(EqnContext &c) {
  if (mlir::failed(checkAccuracy(c)))
    return mlir::failure();
  return Vals{c.e.value(Name, c.value(0).getType(), c.value(0))};
}

constexpr char kExp[] = "math.exp", kExp2[] = "math.exp2", kLog[] = "math.log", kLog1p[] = "math.log1p",
               kLog2[] = "math.log2", kSin[] = "math.sin", kCos[] = "math.cos", kTan[] = "math.tan",
               kTanh[] = "math.tanh", kErf[] = "math.erf", kSqrt[] = "math.sqrt", kRsqrt[] = "math.rsqrt",
               kFloor[] = "math.floor", kCeil[] = "math.ceil", kClz[] = "math.ctlz", kLogistic[] = "tpu.logistic";

/// Older releases: 1 / (1 + exp(-x)), of scalars too.
Result logistic(EqnContext &c) {
  if (!writes(c.e.instance, "expanded-logistic"))
    return unary<kLogistic>(c);
  if (mlir::failed(checkAccuracy(c)))
    return mlir::failure();
  mlir::Type type = c.value(0).getType();
  mlir::Value opposite = c.e.value("arith.negf", type, c.value(0));
  mlir::Value power = c.e.value("math.exp", type, opposite);
  mlir::Value one = c.e.floatConstant(1.0, c.e.memoryElementType(c.in(0).dtype));
  if (one.getType() != type)
    one = c.e.value("vector.broadcast", type, one);
  mlir::Value sum = c.e.value("arith.addf", type, {one, power});
  return Vals{c.e.value("arith.divf", type, {one, sum})};
}

Result atan2(EqnContext &c) {
  if (mlir::failed(checkAccuracy(c)))
    return mlir::failure();
  Operands operands = broadcastOperands(c);
  return Vals{c.e.value("math.atan2", operands.x.getType(), {operands.x, operands.y})};
}

Result round(EqnContext &c) {
  const jax::Param *method = c.eqn.param("rounding_method");
  std::optional<int64_t> number = method ? method->asInt() : std::nullopt;
  bool away = number == 0 || c.textParam("rounding_method").find("AWAY_FROM_ZERO") != std::string_view::npos;
  bool even = number == 1 || c.textParam("rounding_method").find("TO_NEAREST_EVEN") != std::string_view::npos;
  if (!away && !even)
    return c.e.refuse("rounding", "NotImplementedError", "Unsupported rounding method:");
  return Vals{c.e.value(away ? "math.round" : "math.roundeven", c.value(0).getType(), c.value(0))};
}

Result populationCount(EqnContext &c) {
  if (c.out().shape.empty())
    return c.e.refuse("popcount-scalar", "ValueError", "Population count is not supported on scalars");
  return Vals{c.e.value("math.ctpop", c.value(0).getType(), c.value(0))};
}

Result reciprocal(EqnContext &c) {
  if (c.in(0).shape.empty())
    return c.e.refuse("reciprocal-scalar", "AttributeError", "has no attribute 'element_type'");
  if (c.in(0).dtype != DType::Float32 && c.in(0).dtype != DType::BFloat16)
    return c.e.refuse(refuse("reciprocal-dtype", "ValueError", "Only float32 and bfloat16 are supported.")
                          .fact("dtype", std::string(jax::name(c.in(0).dtype))));
  return Vals{c.e.value("tpu.reciprocal", c.value(0).getType(), c.value(0),
                        {c.e.attr("approx", c.e.b.getBoolAttr(c.boolParam("approx"))),
                         c.e.attr("full_range", c.e.b.getBoolAttr(c.boolParam("full_range", true)))})};
}

Result reducePrecision(EqnContext &c) {
  return Vals{c.e.value(
      "tpu.reduce_precision", c.value(0).getType(), c.value(0),
      {c.e.i32("exponent_bits", c.intParam("exponent_bits")), c.e.i32("mantissa_bits", c.intParam("mantissa_bits"))})};
}

Result isFinite(EqnContext &c) {
  mlir::Type type = c.e.type(c.out());
  mlir::Value weird = c.e.value("tpu.weird", type, c.value(0));
  mlir::Value ones = c.e.splatInt(type, -1);
  return Vals{c.e.value("arith.xori", type, {weird, ones})};
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

bool isTwo(const Val &base) {
  const double *value = base.literal ? std::get_if<double>(&base.literal->value) : nullptr;
  return value && *value == 2.0;
}

Result pow(EqnContext &c) {
  mlir::Type outType = c.e.type(c.out());
  Val x = c.operands[0], y = c.operands[1];
  Aval yAval = c.in(1);
  if (jax::isInteger(yAval.dtype)) {
    if (y.literal)
      return c.e.refuse("pow-literal-exponent", "ValueError", "Operand 0 of operation \"arith.");
    y = c.e.value(jax::isUnsigned(yAval.dtype) ? "arith.uitofp" : "arith.sitofp", outType, y.value);
  }
  if (isTwo(x) && y.value)
    return Vals{c.e.value("math.exp2", y.value.getType(), y.value)};
  Operands operands = broadcastOperands(c.e, x, y, c.in(0), yAval, c.out());
  return Vals{c.e.value("math.powf", operands.x.getType(), {operands.x, operands.y})};
}

Traced fullLike(Proxy &proxy, const Traced &x, double value) {
  Traced literal = proxy.integer(int64_t(value), x.aval.dtype);
  return x.aval.shape.empty() ? literal : proxy.broadcast(literal, x.aval.shape);
}

/// Repeated squaring; the accumulator is the first factor.
Result integerPow(EqnContext &c) {
  int64_t exponent = c.intParam("y");
  Proxy proxy(c);
  Traced x = proxy.operand(0);
  if (exponent == 0)
    return proxy.result(fullLike(proxy, x, 1));
  std::optional<Traced> accumulator;
  for (int64_t rest = std::abs(exponent); rest > 0;) {
    if (rest & 1)
      accumulator = accumulator ? proxy.binary("mul", *accumulator, x) : x;
    rest >>= 1;
    if (rest > 0)
      x = proxy.binary("mul", x, x);
  }
  if (exponent > 0)
    return proxy.result(*accumulator);
  Traced one = fullLike(proxy, *accumulator, 1);
  return proxy.result(proxy.binary("div", one, *accumulator));
}

//===----------------------------------------------------------------------===//
// sign, nextafter
//===----------------------------------------------------------------------===//

/// +-1 with the operand's sign bit where |x| > 0, else x: keeps NaN and zeros.
Traced floatSign(Proxy &proxy, const Traced &x, DType bits, int64_t signBit, int64_t one) {
  DType dtype = x.aval.dtype;
  Traced raw = proxy.bitcast(x, bits);
  Traced sign = proxy.binary("and", raw, proxy.integer(signBit, bits));
  Traced value = proxy.bitcast(proxy.binary("or", proxy.integer(one, bits), sign), dtype);
  Traced nonZero = proxy.compare("gt", proxy.unary("abs", x), proxy.number(0, dtype));
  return proxy.where(nonZero, value, x);
}

Result signOfFloat(EqnContext &c) {
  Proxy proxy(c);
  DType dtype = c.in(0).dtype;
  bool nativeBf16 = c.e.chip && c.e.chip->generation >= 4;
  if (dtype == DType::BFloat16 && nativeBf16)
    return proxy.result(floatSign(proxy, proxy.operand(0), DType::UInt16, 0x8000, 0x3F80));
  Traced wide = proxy.convert(proxy.operand(0), DType::Float32);
  Traced result = floatSign(proxy, wide, DType::UInt32, 0x80000000, 0x3F800000);
  if (dtype != DType::BFloat16)
    return proxy.result(proxy.convert(result, dtype));
  Traced high =
      proxy.binary("shift_right_logical", proxy.bitcast(result, DType::UInt32), proxy.integer(16, DType::UInt32));
  return proxy.result(proxy.bitcast(proxy.convert(high, DType::UInt16), DType::BFloat16));
}

Result sign(EqnContext &c) {
  DType dtype = c.in(0).dtype;
  if (!c.e.chip)
    return c.e.refuse("tpu-kind", "ValueError", "Unsupported TPU device kind:");
  if (jax::isFloat(dtype))
    return signOfFloat(c);
  Proxy proxy(c);
  Traced x = proxy.operand(0);
  if (jax::isUnsigned(dtype))
    return proxy.result(proxy.convert(proxy.compare("ne", x, proxy.integer(0, dtype)), dtype));
  Traced positive = proxy.convert(proxy.compare("gt", x, proxy.integer(0, dtype)), dtype);
  Traced negative = proxy.convert(proxy.compare("lt", x, proxy.integer(0, dtype)), dtype);
  return proxy.result(proxy.binary("sub", positive, negative));
}

Traced isNan(Proxy &proxy, const Traced &x) { return proxy.compare("ne", x, x); }

/// Steps the magnitude of the bit pattern by one; zero, equality and NaN are
/// selected afterwards.
Result nextafter(EqnContext &c) {
  if (c.in(0).dtype != DType::Float32)
    return c.e.refuse(refuse("nextafter", "ValueError", "`nextafter` only supports float32 and float64")
                          .fact("dtype", std::string(jax::name(c.in(0).dtype))));
  constexpr DType kBits = DType::UInt32;
  Proxy proxy(c);
  Traced x = proxy.operand(0), y = proxy.operand(1);
  // A scalar goes through a register of one element, unlike in other bitcasts.
  auto bitcast = [&](Traced v, DType dtype) {
    bool scalar = v.aval.shape.empty();
    Traced cast = proxy.bitcast(scalar ? proxy.broadcast(v, {1}) : v, dtype);
    return scalar ? proxy.reshape(cast, {}) : cast;
  };
  Traced xBits = bitcast(x, kBits), yBits = bitcast(y, kBits);
  Traced xIsNan = isNan(proxy, x), yIsNan = isNan(proxy, y);
  Traced nan = proxy.binary("or", xIsNan, yIsNan);
  auto full = [&](int64_t value) {
    Traced number = proxy.integer(value, kBits);
    return x.aval.shape.empty() ? number : proxy.broadcast(number, x.aval.shape);
  };
  Traced nanResult = full(0x7FC00000);
  auto mask = [&](const Traced &v, int64_t bits) { return proxy.binary("and", v, proxy.integer(bits, kBits)); };
  Traced noSign = proxy.unary("not", proxy.integer(0x80000000, kBits));
  Traced xMagnitude = proxy.binary("and", xBits, noSign), yMagnitude = proxy.binary("and", yBits, noSign);
  Traced equal = proxy.compare("eq", x, y);
  Traced zero = full(0);
  Traced xIsZero = proxy.compare("eq", xMagnitude, zero), yIsZero = proxy.compare("eq", yMagnitude, zero);
  Traced xSign = mask(xBits, 0x80000000), ySign = mask(yBits, 0x80000000);
  Traced one = full(1);
  Traced smallest = proxy.binary("or", ySign, one);
  Traced disagree = proxy.compare("ne", xSign, ySign);
  Traced larger = proxy.compare("gt", xMagnitude, yMagnitude);
  Traced shrinks = proxy.binary("or", larger, disagree);
  Traced minusOne = full(0xFFFFFFFF);
  Traced step = proxy.where(shrinks, minusOne, one);
  Traced result = proxy.binary("add", xBits, step);
  result = proxy.where(xIsZero, proxy.where(yIsZero, yBits, smallest), result);
  result = proxy.where(equal, yBits, result);
  result = proxy.where(nan, nanResult, result);
  return proxy.result(bitcast(result, DType::Float32));
}

//===----------------------------------------------------------------------===//
// erf_inv
//===----------------------------------------------------------------------===//

/// Giles' single-precision approximation: polynomials in w for w < 5 and above.
constexpr std::array<double, 9> kErfInvBelow = {2.81022636e-08,  3.43273939e-07, -3.5233877e-06,
                                                -4.39150654e-06, 0.00021858087,  -0.00125372503,
                                                -0.00417768164,  0.246640727,    1.50140941};
constexpr std::array<double, 9> kErfInvAbove = {-0.000200214257, 0.000100950558, 0.00134934322,
                                                -0.00367342844,  0.00573950773,  -0.0076224613,
                                                0.00943887047,   1.00167406,     2.83297682};

Traced erfInvArgument(Proxy &proxy, const EmitFlags &flags, const Traced &x) {
  constexpr DType kFloat = DType::Float32;
  if (!flags.accurateErfInv) {
    Traced squared = proxy.binary("mul", x, proxy.unary("neg", x));
    return proxy.unary("neg", proxy.unary("log1p", squared));
  }
  Traced below = proxy.binary("sub", proxy.number(1, kFloat), x);
  Traced above = proxy.binary("add", proxy.number(1, kFloat), x);
  return proxy.unary("neg", proxy.unary("log", proxy.binary("mul", below, above)));
}

Result erfInv(EqnContext &c) {
  constexpr DType kFloat = DType::Float32;
  if (c.in(0).dtype != kFloat)
    return c.e.refuse(refuse("erf-inv", "NotImplementedError", "erf_inv_lowering_helper not implemented for")
                          .fact("dtype", std::string(jax::name(c.in(0).dtype))));
  Proxy proxy(c);
  auto number = [&](double value) { return proxy.number(value, kFloat, true); };
  Traced x = proxy.operand(0);
  Traced w = erfInvArgument(proxy, c.e.flags, x);
  Traced below = proxy.compare("lt", w, number(5));
  Traced small = proxy.binary("sub", w, number(2.5));
  Traced large = proxy.binary("sub", proxy.unary("sqrt", w), number(3));
  w = proxy.where(below, small, large);
  auto coefficient = [&](size_t i) {
    Traced p = proxy.where(below, number(kErfInvBelow[i]), number(kErfInvAbove[i]));
    return p;
  };
  Traced p = coefficient(0);
  for (size_t i = 1; i < kErfInvBelow.size(); ++i) {
    Traced next = coefficient(i);
    p = proxy.binary("add", next, proxy.binary("mul", p, w));
  }
  Traced edge = proxy.compare("eq", proxy.unary("abs", x), number(1));
  Traced infinite = proxy.binary("mul", number(std::numeric_limits<double>::infinity()), x);
  Traced finite = proxy.binary("mul", p, x);
  return proxy.result(proxy.where(edge, infinite, finite));
}

} // namespace

static void addRules(EmitTable &table) {
  constexpr unsigned kTensorAndVector = kTensor | kVectorSubcore;
  table.add(kAllCores, "exp", unary<kExp>);
  table.add(kTensor, "exp2", unary<kExp2>);
  table.add(kTensorAndVector, "log", unary<kLog>);
  table.add(kTensor, "log1p", unary<kLog1p>);
  table.add(kTensorAndVector, "log2", unary<kLog2>);
  table.add(kTensor, "sin", unary<kSin>);
  table.add(kTensor, "cos", unary<kCos>);
  table.add(kTensor, "tan", unary<kTan>);
  table.add(kTensorAndVector, "tanh", unary<kTanh>);
  table.add(kTensor, "erf", unary<kErf>);
  table.add(kTensorAndVector, "sqrt", unary<kSqrt>);
  table.add(kTensorAndVector, "rsqrt", unary<kRsqrt>);
  table.add(kTensor, "floor", unary<kFloor>);
  table.add(kTensor, "ceil", unary<kCeil>);
  table.add(kTensor, "clz", unary<kClz>);
  table.add(kTensor, "logistic", logistic);
  table.add(kTensor, "atan2", atan2, Raw::Yes);
  table.add(kTensorAndVector, "round", round);
  table.add(kTensor, "population_count", populationCount);
  table.add(kTensor, "reciprocal", reciprocal);
  table.add(kTensor, "reduce_precision", reducePrecision);
  table.add(kTensor, "is_finite", isFinite);
  table.add(kTensor, "pow", pow, Raw::Yes);
  table.add(kTensor, "integer_pow", integerPow);
  table.add(kAllCores, "sign", sign);
  table.add(kTensor, "nextafter", nextafter);
  table.add(kTensor, "erf_inv", erfInv);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
