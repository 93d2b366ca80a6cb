//===- literals.cpp - Number literals ---------------------------*- C++ -*-===//
//
// Integers beyond 64 bits become decimal text, in limbs of nine digits.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/item_parser.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace pallasd::syntax {
namespace {

/// CPython refuses to convert longer decimal texts (sys.int_info.default_max_str_digits).
constexpr size_t maxDecimalDigits = 4300;

unsigned digitValue(char c) { return isDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10; }

class DecimalNumber {
public:
  void multiplyAdd(uint32_t factor, uint32_t summand) {
    uint64_t carry = summand;
    for (uint32_t &limb : limbs) {
      carry += static_cast<uint64_t>(limb) * factor;
      limb = static_cast<uint32_t>(carry % limbBase);
      carry /= limbBase;
    }
    if (carry)
      limbs.push_back(static_cast<uint32_t>(carry));
  }

  std::string text() const {
    std::string result = limbs.empty() ? "0" : std::to_string(limbs.back());
    for (size_t i = limbs.size(); i-- > 1;) {
      std::string part = std::to_string(limbs[i - 1]);
      result.append(9 - part.size(), '0').append(part);
    }
    return result;
  }

private:
  static constexpr uint32_t limbBase = 1'000'000'000;
  std::vector<uint32_t> limbs; ///< least significant first
};

ConstantValue parseInteger(std::string_view digits, int base) {
  int64_t small = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), small, base);
  if (error == std::errc() && end == digits.data() + digits.size())
    return small;
  if (base == 10) {
    size_t first = digits.find_first_not_of('0');
    return BigIntConst{std::string(digits.substr(first))};
  }
  DecimalNumber number;
  for (char digit : digits)
    number.multiplyAdd(base, digitValue(digit));
  return BigIntConst{number.text()};
}

double parseFloat(std::string_view digits) {
  double value = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc::result_out_of_range)
    return value;
  // Out of range: too large, or too small to be told from zero.
  size_t exponent = digits.find_first_of("eE");
  bool tiny = exponent != std::string_view::npos && digits.substr(exponent + 1).starts_with('-');
  return tiny || digits.front() == '.' ? 0.0 : std::numeric_limits<double>::infinity();
}

} // namespace

Expr *ItemParser::parseNumber() {
  const Token token = advance();
  std::string digits;
  for (char c : spelling(token))
    if (c != '_')
      digits += c;
  auto *constant = arena.make<Constant>();
  char kind = digits.size() > 1 && digits[0] == '0' ? static_cast<char>(digits[1] | 0x20) : '\0';
  if (kind == 'x' || kind == 'o' || kind == 'b') {
    constant->value = parseInteger(std::string_view(digits).substr(2), kind == 'x' ? 16 : kind == 'o' ? 8 : 2);
  } else if ((digits.back() | 0x20) == 'j') {
    constant->value = ImaginaryConst{parseFloat(std::string_view(digits).substr(0, digits.size() - 1))};
  } else if (digits.find_first_of(".eE") != std::string::npos) {
    constant->value = parseFloat(digits);
  } else {
    if (digits.size() > maxDecimalDigits)
      fail(token, "this integer has more digits than Python converts from decimal");
    constant->value = parseInteger(digits, 10);
  }
  return finish(constant, token);
}

} // namespace pallasd::syntax
