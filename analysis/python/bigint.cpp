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
  Integer magnitude = value < 0 ? Integer(-value) : value;
  std::string digits = magnitude.str(0, base == 8 ? std::ios_base::oct : std::ios_base::hex);
  if (base == 2) {
    std::string bits;
    for (char c : digits) {
      int nibble = c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
      for (int bit = 3; bit >= 0; --bit)
        bits += char('0' + (nibble >> bit & 1));
    }
    digits = bits.substr(std::min(bits.find('1'), bits.size() - 1));
  }
  for (char &c : digits)
    c = char(tolower(c));
  return value < 0 ? "-" + digits : digits;
}

} // namespace pallasd::python
