//===- numbers.cpp - Arithmetic of the builtin numbers ----------*- C++ -*-===//
//
// bool, int, float and complex as CPython computes them: floor division and
// modulo follow the divisor's sign, int / int rounds once, powers move to float
// or complex where Python's do. Results of symbolic operands carry the symbolic
// expression.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"
#include "analysis/python/symbols.h"

#include <cmath>
#include <complex>

namespace pallasd::python {

using enum ast::Operator;

namespace {

/// Beyond this many bits a result is not computed.
constexpr uint64_t kMaxBits = 1 << 18;

enum class Kind : uint8_t { None, Int, Big, Float, Complex };

Kind kindOf(Value value) {
  switch (value.tag()) {
  case Tag::Bool:
  case Tag::Int:
    return Kind::Int;
  case Tag::Float:
    return Kind::Float;
  case Tag::Object:
    return value.as<BigInt>() ? Kind::Big : value.as<Complex>() ? Kind::Complex : Kind::None;
  default:
    return Kind::None;
  }
}

double toDouble(Interp &interp, Value value, Kind kind) {
  if (kind == Kind::Float)
    return value.asFloat();
  if (kind == Kind::Int)
    return double(value.asInt());
  double result = integerToDouble(value.as<BigInt>()->value);
  if (std::isinf(result))
    interp.raise("OverflowError", "int too large to convert to float");
  return result;
}

std::complex<double> toComplex(Interp &interp, Value value, Kind kind) {
  if (auto *complex = value.as<Complex>())
    return {complex->re, complex->im};
  return toDouble(interp, value, kind);
}

uint64_t bitLength(const Integer &value) { return value == 0 ? 0 : msb(value < 0 ? Integer(-value) : value) + 1; }

/// Rounds once, as CPython's int / int does.
double trueDivide(Interp &interp, const Integer &a, const Integer &b) {
  bool negative = (a < 0) != (b < 0);
  Integer top = a < 0 ? Integer(-a) : a, bottom = b < 0 ? Integer(-b) : b;
  int64_t shift = int64_t(bitLength(bottom)) - int64_t(bitLength(top)) + 66;
  if (shift > 0)
    top <<= shift;
  else
    bottom <<= -shift;
  Integer quotient = top / bottom;
  // Bits beyond the quotient only matter for ties.
  if (quotient * bottom != top)
    quotient |= 1;
  double result = std::ldexp(integerToDouble(quotient), int(-shift));
  if (std::isinf(result))
    interp.raise("OverflowError", "integer division result too large for a float");
  return negative ? -result : result;
}

Integer floorDivide(const Integer &a, const Integer &b) {
  Integer quotient = a / b;
  if ((a < 0) != (b < 0) && quotient * b != a)
    --quotient;
  return quotient;
}

struct DivMod {
  double quotient, remainder;
};
DivMod floatDivMod(double a, double b) {
  double remainder = std::fmod(a, b);
  double quotient = (a - remainder) / b;
  if (remainder != 0) {
    if ((b < 0) != (remainder < 0)) {
      remainder += b;
      quotient -= 1.0;
    }
  } else {
    remainder = std::copysign(0.0, b);
  }
  if (quotient != 0) {
    double floored = std::floor(quotient);
    quotient = quotient - floored > 0.5 ? floored + 1.0 : floored;
  } else {
    quotient = std::copysign(0.0, a / b);
  }
  return {quotient, remainder};
}

Value intPower(Interp &interp, const Integer &base, const Integer &exponent) {
  uint64_t bits = bitLength(base);
  if (bits <= 1 || exponent == 0) { // -1, 0, 1
    if (exponent == 0)
      return Value::integer(1);
    return Value::integer(base == -1 ? ((exponent & 1) != 0 ? -1 : 1) : base.convert_to<int64_t>());
  }
  if (exponent > kMaxBits || bits * exponent.convert_to<uint64_t>() > kMaxBits)
    return interp.impl().budgetUnknown("a power with millions of digits");
  uint64_t limbs = bits * exponent.convert_to<uint64_t>() / 64;
  interp.charge(limbs * limbs / 64);
  return makeInt(interp, boost::multiprecision::pow(base, exponent.convert_to<unsigned>()));
}

/// By length and angle, as CPython does.
std::complex<double> polarPower(std::complex<double> a, std::complex<double> b) {
  double length = std::pow(std::hypot(a.real(), a.imag()), b.real());
  double angle = std::atan2(a.imag(), a.real()), phase = angle * b.real();
  if (b.imag() != 0) {
    length *= std::exp(-angle * b.imag());
    phase += b.imag() * std::log(std::hypot(a.real(), a.imag()));
  }
  return {length * std::cos(phase), length * std::sin(phase)};
}

Value floatPower(Interp &interp, double base, double exponent) {
  if (base == 0 && exponent < 0)
    interp.raise("ZeroDivisionError", "0.0 cannot be raised to a negative power");
  if (base < 0 && std::isfinite(base) && std::isfinite(exponent) && exponent != std::floor(exponent)) {
    auto result = polarPower(base, exponent);
    return interp.heap.make<Complex>(result.real(), result.imag());
  }
  double result = std::pow(base, exponent);
  if (std::isinf(result) && std::isfinite(base) && std::isfinite(exponent))
    interp.raise("OverflowError", "(34, 'Numerical result out of range')");
  return Value::real(result);
}

Value shift(Interp &interp, bool left, Value a, Value b) {
  Integer value = toInteger(a), count = toInteger(b);
  if (count < 0)
    interp.raise("ValueError", "negative shift count");
  if (!left) {
    if (count > kMaxBits)
      return Value::integer(value < 0 ? -1 : 0);
    unsigned by = count.convert_to<unsigned>();
    // cpp_int shifts the magnitude; Python's shift rounds down.
    if (value < 0)
      return makeInt(interp, -(((-value - 1) >> by) + 1));
    return makeInt(interp, value >> by);
  }
  if (value == 0)
    return Value::integer(0);
  if (count > kMaxBits)
    return interp.impl().budgetUnknown("an integer with millions of digits");
  return makeInt(interp, value << count.convert_to<unsigned>());
}

/// Two's complement operations on signed magnitudes of any size.
Integer bitwise(ast::Operator op, const Integer &a, const Integer &b) {
  if (a >= 0 && b >= 0)
    return op == BitAnd ? Integer(a & b) : op == BitOr ? Integer(a | b) : Integer(a ^ b);
  size_t bits = std::max(bitLength(a), bitLength(b)) + 1;
  Integer modulus = Integer(1) << bits;
  Integer x = a < 0 ? Integer(modulus + a) : a, y = b < 0 ? Integer(modulus + b) : b;
  Integer result = op == BitAnd ? Integer(x & y) : op == BitOr ? Integer(x | y) : Integer(x ^ y);
  return bit_test(result, bits - 1) ? Integer(result - modulus) : result;
}

[[noreturn]] void divisionByZero(Interp &interp, ast::Operator op, bool isFloat) {
  if (op == Div)
    interp.raise("ZeroDivisionError", isFloat ? "float division by zero" : "division by zero");
  if (isFloat)
    interp.raise("ZeroDivisionError", op == Mod ? "float modulo" : "float floor division by zero");
  interp.raise("ZeroDivisionError", op == Mod ? "integer modulo by zero" : "integer division or modulo by zero");
}

Value intArithmetic(Interp &interp, ast::Operator op, Value left, Value right) {
  if ((op == Div || op == FloorDiv || op == Mod) && !right.isObject() && right.asInt() == 0)
    divisionByZero(interp, op, false);
  if (!left.isObject() && !right.isObject()) {
    int64_t a = left.asInt(), b = right.asInt(), r;
    switch (op) {
    case Add:
      if (!__builtin_add_overflow(a, b, &r))
        return Value::integer(r);
      break;
    case Sub:
      if (!__builtin_sub_overflow(a, b, &r))
        return Value::integer(r);
      break;
    case Mult:
      if (!__builtin_mul_overflow(a, b, &r))
        return Value::integer(r);
      break;
    case FloorDiv:
      if (b != -1)
        return Value::integer(a / b - (a % b != 0 && (a < 0) != (b < 0)));
      break;
    case Mod:
      if (b == -1)
        return Value::integer(0);
      r = a % b;
      return Value::integer(r != 0 && (r < 0) != (b < 0) ? r + b : r);
    case Div:
      if (std::abs(a) <= (int64_t(1) << 53) && std::abs(b) <= (int64_t(1) << 53) && a != INT64_MIN && b != INT64_MIN)
        return Value::real(double(a) / double(b));
      break;
    case BitAnd:
    case BitOr:
    case BitXor:
      r = op == BitAnd ? a & b : op == BitOr ? a | b : a ^ b;
      return left.isBool() && right.isBool() ? Value::boolean(r) : Value::integer(r);
    case LShift:
      if (b >= 0 && b < 62 && a >= 0 && a < (int64_t(1) << (62 - b)))
        return Value::integer(a << b);
      break;
    case RShift:
      if (b >= 0)
        return Value::integer(a >> std::min<int64_t>(b, 63));
      break;
    case Pow:
    case MatMult:
      break;
    }
  }
  if (op == LShift || op == RShift)
    return shift(interp, op == LShift, left, right);
  Integer a = toInteger(left), b = toInteger(right);
  // Long multiplication and division are quadratic; a few of them must not outlast the budget.
  if (uint64_t work = bitLength(a) / 64 * (bitLength(b) / 64); work > 64)
    interp.charge(work / 64);
  switch (op) {
  case Add:
    return makeInt(interp, a + b);
  case Sub:
    return makeInt(interp, a - b);
  case Mult:
    if (bitLength(a) + bitLength(b) > kMaxBits)
      return interp.impl().budgetUnknown("an integer with millions of digits");
    return makeInt(interp, a * b);
  case FloorDiv:
    return makeInt(interp, floorDivide(a, b));
  case Mod:
    return makeInt(interp, a - floorDivide(a, b) * b);
  case Div:
    return Value::real(trueDivide(interp, a, b));
  case Pow:
    if (b < 0) {
      if (a == 0)
        interp.raise("ZeroDivisionError", "0.0 cannot be raised to a negative power");
      return floatPower(interp, toDouble(interp, left, kindOf(left)), toDouble(interp, right, kindOf(right)));
    }
    return intPower(interp, a, b);
  case BitAnd:
  case BitOr:
  case BitXor:
    return makeInt(interp, bitwise(op, a, b));
  default:
    return Value::notImplemented();
  }
}

Value floatArithmetic(Interp &interp, ast::Operator op, double a, double b) {
  if ((op == Div || op == FloorDiv || op == Mod) && b == 0)
    divisionByZero(interp, op, true);
  switch (op) {
  case Add:
    return Value::real(a + b);
  case Sub:
    return Value::real(a - b);
  case Mult:
    return Value::real(a * b);
  case Div:
    return Value::real(a / b);
  case FloorDiv:
    return Value::real(floatDivMod(a, b).quotient);
  case Mod:
    return Value::real(floatDivMod(a, b).remainder);
  case Pow:
    return floatPower(interp, a, b);
  default:
    return Value::notImplemented();
  }
}

Value complexArithmetic(Interp &interp, ast::Operator op, std::complex<double> a, std::complex<double> b) {
  std::complex<double> result;
  switch (op) {
  case Add:
    result = a + b;
    break;
  case Sub:
    result = a - b;
    break;
  case Mult:
    result = {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
    break;
  case Div:
    if (b == 0.0)
      interp.raise("ZeroDivisionError", "complex division by zero");
    result = a / b;
    break;
  case Pow:
    if (b == 0.0)
      result = 1.0;
    else if (a == 0.0 && (b.imag() != 0 || b.real() < 0))
      interp.raise("ZeroDivisionError", "0.0 to a negative or complex power");
    else if (b.imag() == 0 && b.real() == std::floor(b.real()) && std::abs(b.real()) <= 100) {
      // Repeated multiplication, as exact as CPython's for small powers.
      result = 1.0;
      std::complex<double> factor = a;
      for (unsigned n = unsigned(std::abs(b.real())); n; n >>= 1, factor *= factor)
        if (n & 1)
          result *= factor;
      if (b.real() < 0)
        result = 1.0 / result;
    } else
      result = polarPower(a, b);
    break;
  default:
    return Value::notImplemented();
  }
  return interp.heap.make<Complex>(result.real(), result.imag());
}

Value withSymbol(Value value, SymId sym) {
  switch (value.tag()) {
  case Tag::Bool:
    return Value::boolean(value.asBool(), sym);
  case Tag::Int:
    return Value::integer(value.asInt(), sym);
  case Tag::Float:
    return Value::real(value.asFloat(), sym);
  default:
    return value;
  }
}

} // namespace

Value Interp::Impl::arithmetic(ast::Operator op, Value left, Value right) {
  Kind a = kindOf(left), b = kindOf(right);
  if (a == Kind::None || b == Kind::None)
    return Value::notImplemented();
  Value result;
  if (a == Kind::Complex || b == Kind::Complex)
    result = complexArithmetic(in, op, toComplex(in, left, a), toComplex(in, right, b));
  else if (a == Kind::Float || b == Kind::Float)
    result = op >= LShift && op <= BitAnd ? Value::notImplemented()
                                          : floatArithmetic(in, op, toDouble(in, left, a), toDouble(in, right, b));
  else
    result = intArithmetic(in, op, left, right);
  if ((left.sym() | right.sym()) && !result.isNotImplemented()) {
    std::string_view text = op == Pow ? "**" : operatorText(op);
    return withSymbol(result, in.extension<SymbolTable>().binary(text, left, right));
  }
  return result;
}

Value Interp::Impl::builtinUnary(ast::UnaryOperator op, Value operand) {
  using enum ast::UnaryOperator;
  Value result = Value::notImplemented();
  switch (kindOf(operand)) {
  case Kind::Int: {
    int64_t i = operand.asInt();
    result = op == UAdd       ? Value::integer(i)
             : op == Invert   ? Value::integer(~i)
             : i == INT64_MIN ? makeInt(in, -Integer(i))
                              : Value::integer(-i);
    break;
  }
  case Kind::Big: {
    const Integer &i = operand.as<BigInt>()->value;
    return op == UAdd ? operand : makeInt(in, op == Invert ? Integer(-i - 1) : Integer(-i));
  }
  case Kind::Float:
    if (op == Invert)
      return Value::notImplemented();
    result = Value::real(op == UAdd ? operand.asFloat() : -operand.asFloat());
    break;
  case Kind::Complex: {
    auto *c = operand.as<Complex>();
    if (op == Invert)
      return Value::notImplemented();
    return op == UAdd ? operand : Value(heap.make<Complex>(-c->re, -c->im));
  }
  case Kind::None:
    return result;
  }
  if (operand.sym()) {
    static const char *const text[] = {"~", "not ", "+", "-"};
    return withSymbol(result, in.extension<SymbolTable>().unary(text[size_t(op)], operand));
  }
  return result;
}

} // namespace pallasd::python
