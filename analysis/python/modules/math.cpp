//===- math.cpp - math ------------------------------------------*- C++ -*-===//
//
// As CPython computes them with the C library.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"

#include <cmath>
#include <numbers>

namespace pallasd::python {

namespace {

double real(Interp &interp, Value value) {
  Value number = interp.call(interp.builtinClass("float"), {value});
  if (auto reason = reasonOf(number))
    throw UnknownUse{reason};
  return number.asFloat();
}

Integer integer(Interp &interp, Value value) {
  Value index = interp.toIndex(value);
  if (auto reason = reasonOf(index))
    throw UnknownUse{reason};
  return toInteger(index);
}

using RealFunction = double (*)(double);

/// Raises as CPython does: NaN from a number is a domain error, infinity from a
/// finite number a range error (or a pole).
template <RealFunction F, bool CanOverflow> Value apply(Interp &interp, const CallArgs &a) {
  double x = real(interp, a.pos[0]), result = F(x);
  if (std::isnan(result) && !std::isnan(x))
    interp.raise("ValueError", "math domain error");
  if (std::isinf(result) && std::isfinite(x)) {
    if (CanOverflow)
      interp.raise("OverflowError", "math range error");
    interp.raise("ValueError", "math domain error");
  }
  return Value::real(result);
}

double logOf(Interp &interp, Value value, RealFunction log, double scale) {
  Value plain = Interp::Impl::base(value);
  if (auto *big = plain.as<BigInt>()) {
    if (big->value <= 0)
      interp.raise("ValueError", "math domain error");
    // m * 2^e: the logarithm of each.
    size_t bits = msb(big->value);
    if (bits > 1000) {
      size_t drop = bits - 64;
      return log(integerToDouble(big->value >> drop)) + double(drop) * scale;
    }
    return log(integerToDouble(big->value));
  }
  double x = real(interp, value);
  if (x <= 0)
    interp.raise("ValueError", "math domain error");
  return log(x);
}

double natural(double x) { return std::log(x); }
double binaryLog(double x) { return std::log2(x); }
double decimalLog(double x) { return std::log10(x); }

template <int Mode> Value toWhole(Interp &interp, const CallArgs &a) {
  Value plain = Interp::Impl::base(a.pos[0]);
  if (isIntLike(plain))
    return plain.isBool() ? Value::integer(plain.asBool()) : plain;
  if (!plain.isFloat() && (plain.as<Instance>() || plain.as<Native>())) {
    Name name = Mode == 0 ? names().floor : Mode == 1 ? names().ceil : names().trunc;
    if (Value *method = interp.typeOf(plain)->lookup(name))
      return interp.impl().callSpecial(*method, plain, {});
  }
  double x = real(interp, a.pos[0]);
  if (std::isnan(x))
    interp.raise("ValueError", "cannot convert float NaN to integer");
  if (std::isinf(x))
    interp.raise("OverflowError", "cannot convert float infinity to integer");
  double whole = Mode == 0 ? std::floor(x) : Mode == 1 ? std::ceil(x) : std::trunc(x);
  return std::fabs(whole) < 9e18 ? Value::integer(int64_t(whole)) : makeInt(interp, integerFromDouble(whole));
}

Integer greatestCommon(Integer a, Integer b) {
  a = abs(a);
  b = abs(b);
  while (b != 0) {
    Integer r = a % b;
    a = b;
    b = r;
  }
  return a;
}

Value sumExactly(Interp &interp, Value iterable) {
  // Shewchuk's partial sums: exact, rounded once.
  std::vector<double> partials;
  double special = 0;
  for (Value item : interp.toVector(iterable)) {
    double x = real(interp, item);
    if (!std::isfinite(x)) {
      special += x;
      continue;
    }
    size_t kept = 0;
    for (double y : partials) {
      if (std::fabs(x) < std::fabs(y))
        std::swap(x, y);
      double high = x + y, low = y - (high - x);
      if (low != 0)
        partials[kept++] = low;
      x = high;
    }
    partials.resize(kept);
    partials.push_back(x);
  }
  if (special != 0 || std::isnan(special))
    return Value::real(special);
  Integer scaled = 0;
  constexpr int shift = 1100;
  for (double part : partials) {
    int exponent;
    double fraction = std::frexp(part, &exponent);
    Integer mantissa = integerFromDouble(std::ldexp(fraction, 53));
    scaled += mantissa << unsigned(exponent - 53 + shift);
  }
  if (scaled == 0)
    return Value::real(0);
  Integer magnitude = abs(scaled);
  size_t bits = msb(magnitude) + 1, drop = bits > 64 ? bits - 64 : 0;
  Integer head = magnitude >> drop;
  if (drop && lsb(magnitude) < drop)
    head |= 1;
  double value = std::ldexp(integerToDouble(head), int(drop) - shift);
  return Value::real(scaled < 0 ? -value : value);
}

bool isClose(Interp &interp, std::span<const Value> a) {
  double x = real(interp, a[0]), y = real(interp, a[1]), relative = real(interp, a[2]), absolute = real(interp, a[3]);
  if (relative < 0 || absolute < 0)
    interp.raise("ValueError", "tolerances must be non-negative");
  if (x == y)
    return true;
  if (std::isinf(x) || std::isinf(y))
    return false;
  double difference = std::fabs(x - y);
  return difference <= std::fabs(relative * y) || difference <= std::fabs(relative * x) || difference <= absolute;
}

Value factorial(Interp &interp, Value value) {
  Integer n = integer(interp, value);
  if (n < 0)
    interp.raise("ValueError", "factorial() not defined for negative values");
  if (n > 20000)
    return interp.impl().budgetUnknown("a factorial with too many digits");
  Integer result = 1;
  for (unsigned i = 2, last = n.convert_to<unsigned>(); i <= last; ++i) {
    interp.step();
    result *= i;
  }
  return makeInt(interp, result);
}

/// n! / (n-k)!, divided by k! if `choose`.
Value selections(Interp &interp, Value nValue, Value kValue, bool choose) {
  Integer n = integer(interp, nValue), k = kValue.isNone() ? n : integer(interp, kValue);
  if (n < 0 || k < 0)
    interp.raise("ValueError", std::string(n < 0 ? "n" : "k") + " must be a non-negative integer");
  if (k > n)
    return Value::integer(0);
  if (choose && k > n - k)
    k = n - k;
  if (k > 20000)
    return interp.impl().budgetUnknown("a binomial with too many digits");
  Integer result = 1;
  for (unsigned i = 0, last = k.convert_to<unsigned>(); i < last; ++i) {
    interp.step();
    result *= n - i;
    if (choose)
      result /= i + 1;
  }
  return makeInt(interp, result);
}

template <RealFunction F, bool CanOverflow> void one(ModuleBuilder &m, const char *name) {
  auto *made = m.raw(name, [name](Interp &interp, const CallArgs &a) {
    checkArity(interp, a, name, 1, 1);
    return apply<F, CanOverflow>(interp, a);
  });
  made->pure = true;
}

} // namespace

PALLASD_MODULE("math", m) {
  m.set("pi", Value::real(std::numbers::pi));
  m.set("e", Value::real(std::numbers::e));
  m.set("tau", Value::real(2 * std::numbers::pi));
  m.set("inf", Value::real(HUGE_VAL));
  m.set("nan", Value::real(std::nan("")));
  one<std::sqrt, false>(m, "sqrt");
  one<std::cbrt, false>(m, "cbrt");
  one<std::exp, true>(m, "exp");
  one<std::exp2, true>(m, "exp2");
  one<std::expm1, true>(m, "expm1");
  one<std::log1p, false>(m, "log1p");
  one<std::sin, false>(m, "sin");
  one<std::cos, false>(m, "cos");
  one<std::tan, false>(m, "tan");
  one<std::asin, false>(m, "asin");
  one<std::acos, false>(m, "acos");
  one<std::atan, false>(m, "atan");
  one<std::sinh, true>(m, "sinh");
  one<std::cosh, true>(m, "cosh");
  one<std::tanh, false>(m, "tanh");
  one<std::asinh, false>(m, "asinh");
  one<std::acosh, false>(m, "acosh");
  one<std::atanh, false>(m, "atanh");
  one<std::erf, false>(m, "erf");
  one<std::erfc, false>(m, "erfc");
  one<std::tgamma, true>(m, "gamma");
  one<std::lgamma, true>(m, "lgamma");
  one<std::fabs, false>(m, "fabs");
  auto pure = [&](std::string_view signature, NativeFn fn) { m.def(signature, std::move(fn))->pure = true; };
  for (auto [name, fn] : std::initializer_list<std::pair<const char *, Interp::Impl::Raw>>{
           {"floor", toWhole<0>}, {"ceil", toWhole<1>}, {"trunc", toWhole<2>}})
    m.raw(name, [fn = fn, name = name](Interp &interp, const CallArgs &a) {
       checkArity(interp, a, name, 1, 1);
       return fn(interp, a);
     })->pure = true;
  pure("log(x, base=...?, /)", [](Interp &in, std::span<const Value> a) -> Value {
    double top = logOf(in, a[0], natural, std::numbers::ln2);
    if (a[1].isUndefined())
      return Value::real(top);
    double bottom = logOf(in, a[1], natural, std::numbers::ln2);
    if (bottom == 0)
      in.raise("ZeroDivisionError", "float division by zero");
    return Value::real(top / bottom);
  });
  pure("log2(x, /)", [](Interp &in, std::span<const Value> a) { return Value::real(logOf(in, a[0], binaryLog, 1)); });
  pure("log10(x, /)", [](Interp &in, std::span<const Value> a) {
    return Value::real(logOf(in, a[0], decimalLog, std::numbers::ln2 / std::numbers::ln10));
  });
  pure("pow(x, y, /)", [](Interp &in, std::span<const Value> a) -> Value {
    double x = real(in, a[0]), y = real(in, a[1]), result = std::pow(x, y);
    if (std::isnan(result) && !std::isnan(x) && !std::isnan(y))
      in.raise("ValueError", "math domain error");
    if (std::isinf(result) && std::isfinite(x) && std::isfinite(y))
      in.raise(x == 0 ? "ValueError" : "OverflowError", x == 0 ? "math domain error" : "math range error");
    return Value::real(result);
  });
  pure("atan2(y, x, /)",
       [](Interp &in, std::span<const Value> a) { return Value::real(std::atan2(real(in, a[0]), real(in, a[1]))); });
  pure("fmod(x, y, /)", [](Interp &in, std::span<const Value> a) -> Value {
    double x = real(in, a[0]), y = real(in, a[1]);
    if (y == 0 || std::isinf(x))
      in.raise("ValueError", "math domain error");
    return Value::real(std::fmod(x, y));
  });
  pure("remainder(x, y, /)", [](Interp &in, std::span<const Value> a) {
    return Value::real(std::remainder(real(in, a[0]), real(in, a[1])));
  });
  pure("copysign(x, y, /)",
       [](Interp &in, std::span<const Value> a) { return Value::real(std::copysign(real(in, a[0]), real(in, a[1]))); });
  pure("nextafter(x, y, /)", [](Interp &in, std::span<const Value> a) {
    return Value::real(std::nextafter(real(in, a[0]), real(in, a[1])));
  });
  pure("hypot(*coordinates)", [](Interp &in, std::span<const Value> a) -> Value {
    double total = 0;
    for (Value item : a[0].as<Tuple>()->items)
      total = std::hypot(total, real(in, item));
    return Value::real(total);
  });
  pure("dist(p, q, /)", [](Interp &in, std::span<const Value> a) -> Value {
    Values p = in.toVector(a[0]), q = in.toVector(a[1]);
    double total = 0;
    for (size_t i = 0; i < p.size() && i < q.size(); ++i)
      total = std::hypot(total, real(in, p[i]) - real(in, q[i]));
    return Value::real(total);
  });
  pure("degrees(x, /)",
       [](Interp &in, std::span<const Value> a) { return Value::real(real(in, a[0]) * (180.0 / std::numbers::pi)); });
  pure("radians(x, /)",
       [](Interp &in, std::span<const Value> a) { return Value::real(real(in, a[0]) * (std::numbers::pi / 180.0)); });
  pure("isnan(x, /)", [](Interp &in, std::span<const Value> a) { return Value::boolean(std::isnan(real(in, a[0]))); });
  pure("isinf(x, /)", [](Interp &in, std::span<const Value> a) { return Value::boolean(std::isinf(real(in, a[0]))); });
  pure("isfinite(x, /)",
       [](Interp &in, std::span<const Value> a) { return Value::boolean(std::isfinite(real(in, a[0]))); });
  pure("isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0)",
       [](Interp &in, std::span<const Value> a) { return Value::boolean(isClose(in, a)); });
  pure("frexp(x, /)", [](Interp &in, std::span<const Value> a) -> Value {
    int exponent = 0;
    double fraction = std::frexp(real(in, a[0]), &exponent);
    return in.tuple({Value::real(fraction), Value::integer(exponent)});
  });
  pure("ldexp(x, i, /)", [](Interp &in, std::span<const Value> a) {
    return Value::real(std::ldexp(real(in, a[0]), int(in.toIndex(a[1]).asInt())));
  });
  pure("modf(x, /)", [](Interp &in, std::span<const Value> a) -> Value {
    double whole, fraction = std::modf(real(in, a[0]), &whole);
    return in.tuple({Value::real(fraction), Value::real(whole)});
  });
  pure("fsum(seq, /)", [](Interp &in, std::span<const Value> a) { return sumExactly(in, a[0]); });
  pure("prod(iterable, /, *, start=1)", [](Interp &in, std::span<const Value> a) -> Value {
    Value total = a[1];
    for (Value item : in.toVector(a[0])) {
      in.step();
      total = in.binary(ast::Operator::Mult, total, item);
    }
    return total;
  });
  pure("sumprod(p, q, /)", [](Interp &in, std::span<const Value> a) -> Value {
    Values p = in.toVector(a[0]), q = in.toVector(a[1]);
    Value total = Value::integer(0);
    for (size_t i = 0; i < p.size() && i < q.size(); ++i)
      total = in.binary(ast::Operator::Add, total, in.binary(ast::Operator::Mult, p[i], q[i]));
    return total;
  });
  pure("gcd(*integers)", [](Interp &in, std::span<const Value> a) -> Value {
    Integer result = 0;
    for (Value item : a[0].as<Tuple>()->items)
      result = greatestCommon(result, integer(in, item));
    return makeInt(in, result);
  });
  pure("lcm(*integers)", [](Interp &in, std::span<const Value> a) -> Value {
    Integer result = 1;
    for (Value item : a[0].as<Tuple>()->items) {
      Integer n = integer(in, item);
      if (n == 0)
        return Value::integer(0);
      result = abs(result / greatestCommon(result, n) * n);
    }
    return makeInt(in, result);
  });
  pure("isqrt(n, /)", [](Interp &in, std::span<const Value> a) -> Value {
    Integer n = integer(in, a[0]);
    if (n < 0)
      in.raise("ValueError", "isqrt() argument must be nonnegative");
    return makeInt(in, sqrt(n));
  });
  pure("factorial(n, /)", [](Interp &in, std::span<const Value> a) { return factorial(in, a[0]); });
  pure("comb(n, k, /)", [](Interp &in, std::span<const Value> a) { return selections(in, a[0], a[1], true); });
  pure("perm(n, k=None, /)", [](Interp &in, std::span<const Value> a) { return selections(in, a[0], a[1], false); });
}

} // namespace pallasd::python
