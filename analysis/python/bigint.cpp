//===- bigint.cpp - Integers beyond 64 bits ---------------------*- C++ -*-===//
//
// Conversions between the inline integers, big ones, doubles and text.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"

#include "analysis/python/interp.h"

#include <algorithm>
#include <cmath>

namespace pallasd::python {

Value makeInt(Interp &interp, const Integer &value, SymId sym) {
  if (value >= INT64_MIN && value <= INT64_MAX)
    return Value::integer(value.convert_to<int64_t>(), sym);
  return interp.heap.make<BigInt>(value);
}

Integer toInteger(Value value) {
  if (auto *big = value.as<BigInt>())
    return big->value;
  return Integer(value.asInt());
}

double integerToDouble(const Integer &value) {
  bool negative = value < 0;
  Integer magnitude = negative ? Integer(-value) : value;
  if (magnitude == 0)
    return 0.0;
  size_t bits = msb(magnitude) + 1;
  if (bits > 1024)
    return negative ? -HUGE_VAL : HUGE_VAL;
  double result;
  if (bits <= 64) {
    result = double(magnitude.convert_to<uint64_t>());
  } else {
    // 64 leading bits with a sticky last one round as the whole number does.
    size_t drop = bits - 64;
    uint64_t head = Integer(magnitude >> drop).convert_to<uint64_t>();
    if (lsb(magnitude) < drop)
      head |= 1;
    result = std::ldexp(double(head), int(drop));
  }
  return negative ? -result : result;
}

Integer integerFromDouble(double value) {
  int exponent;
  double fraction = std::frexp(value, &exponent);
  Integer result = int64_t(std::ldexp(fraction, 53));
  exponent -= 53;
  if (exponent >= 0)
    return result << exponent;
  return result < 0 ? Integer(-(Integer(-result) >> -exponent)) : Integer(result >> -exponent);
}

std::string integerText(const Integer &value, unsigned base) {
  if (base == 10)
    return value.str();
  bool negative = value < 0;
  Integer rest = negative ? Integer(-value) : value;
  std::string digits;
  unsigned shift = base == 2 ? 1 : base == 8 ? 3 : 4;
  do {
    digits += "0123456789abcdef"[Integer(rest & (base - 1)).convert_to<unsigned>()];
    rest >>= shift;
  } while (rest != 0);
  if (negative)
    digits += '-';
  std::reverse(digits.begin(), digits.end());
  return digits;
}

} // namespace pallasd::python
