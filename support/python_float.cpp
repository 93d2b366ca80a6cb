//===- python_float.cpp - Floating-point numbers as Python writes them ------===//
//
// std::to_chars yields the shortest digits in scientific form; they are laid
// out again by Python's rule, which places the point by the decimal exponent.
//
//===----------------------------------------------------------------------===//
#include "support/python_float.h"
#include "support/numbers.h"

#include <charconv>
#include <cmath>
#include <cstdlib>

namespace pallasd {

namespace {

/// `digits` with the point after `exponent + 1` of them.
std::string placePoint(std::string digits, int exponent) {
  if (exponent < 0)
    return "0." + std::string(size_t(-exponent - 1), '0') + digits;
  size_t whole = size_t(exponent) + 1;
  if (digits.size() <= whole)
    return digits + std::string(whole - digits.size(), '0') + ".0";
  return digits.insert(whole, ".");
}

std::string withExponent(std::string digits, int exponent) {
  if (digits.size() > 1)
    digits.insert(1, ".");
  int magnitude = std::abs(exponent);
  return digits + "e" + (exponent < 0 ? "-" : "+") + (magnitude < 10 ? "0" : "") + std::to_string(magnitude);
}

} // namespace

std::string pythonRepr(double value) {
  if (std::isnan(value))
    return "nan";
  std::string sign = std::signbit(value) ? "-" : "";
  value = std::fabs(value);
  if (std::isinf(value))
    return sign + "inf";
  if (value == 0)
    return sign + "0.0";
  char buffer[32];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr;
  std::string text(buffer, end), digits;
  size_t mark = text.find('e');
  int exponent = parseNumber(std::string_view(text).substr(mark + 1)).value_or(0);
  for (char c : text.substr(0, mark))
    if (c != '.')
      digits += c;
  return sign + (exponent < -4 || exponent >= 16 ? withExponent(digits, exponent) : placePoint(digits, exponent));
}

} // namespace pallasd
