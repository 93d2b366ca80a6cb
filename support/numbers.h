//===- numbers.h - Whole numbers in text -----------------------------------===//
//
// Says whether a text is a number at all, which atoi() and its kin don't.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace pallasd {

/// The decimal number that all of `text` is, with or without a sign; none if it is anything else or does not fit.
template <std::integral Number = int> std::optional<Number> parseNumber(std::string_view text) {
  if (text.starts_with('+') && !text.starts_with("+-"))
    text.remove_prefix(1);
  Number value{};
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size())
    return std::nullopt;
  return value;
}

} // namespace pallasd
