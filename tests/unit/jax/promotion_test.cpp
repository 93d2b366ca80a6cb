//===- promotion_test.cpp - Type promotion, held to JAX's measured tables ---===//
//
// tests/data/promotion.txt holds the result for every pair of dtypes
// (tests/oracle/measure_promotion.py writes it and says how it is laid out).
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/promotion.h"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace pallasd::jax;

namespace {

std::vector<std::string> words(const std::string &line) {
  std::istringstream stream(line);
  std::vector<std::string> result;
  for (std::string word; stream >> word;)
    result.push_back(word);
  return result;
}

TypedOperand operand(const std::string &text) {
  bool weak = text[0] == '~';
  return {dtypeFromName(text.substr(weak)).value(), weak};
}

std::string textOf(std::optional<TypedOperand> result) {
  return result ? (result->weak ? "~" : "") + std::string(name(result->dtype)) : "!";
}

std::string resultFor(const std::vector<std::string> &title, const std::string &a, const std::string &b) {
  PromotionMode mode{title[2] == "x64", title[1] == "strict"};
  if (title[0] == "lattice")
    return textOf(promote(std::vector{operand(a), operand(b)}, mode));
  auto dtype = promoteTypes(operand(a).dtype, operand(b).dtype, mode);
  return dtype ? std::string(name(*dtype)) : "!";
}

void checkRow(const std::vector<std::string> &title, const std::string &line) {
  for (const std::string &entry : words(line)) {
    size_t colon = entry.find(':');
    DType dtype = operand(entry.substr(0, colon)).dtype;
    INFO(entry);
    CHECK(name(title[0] == "to_inexact" ? toInexact(dtype) : canonicalize(dtype, title[1] == "x64")) ==
          entry.substr(colon + 1));
  }
}

} // namespace

TEST_CASE("promotion of every pair of dtypes is JAX's", "[promotion]") {
  std::ifstream file("tests/data/promotion.txt");
  std::string line;
  REQUIRE(std::getline(file, line));
  size_t pairs = 0;
  while (std::getline(file, line)) {
    auto title = words(line);
    std::getline(file, line);
    if (title.size() < 3) {
      checkRow(title, line);
      continue;
    }
    auto columns = words(line);
    for (size_t row = 0; row < columns.size(); ++row) {
      std::getline(file, line);
      auto results = words(line);
      for (size_t column = 0; column < columns.size(); ++column, ++pairs) {
        INFO(title[0] << ' ' << title[1] << ' ' << title[2] << ": " << results[0] << " with " << columns[column]);
        CHECK(resultFor(title, results[0], columns[column]) == results[column + 1]);
      }
    }
  }
  CHECK(pairs > 10000);
}

TEST_CASE("result types of weak operands are the defaults of their kinds", "[promotion]") {
  std::vector<TypedOperand> weakInts{{DType::Int32, true}, {DType::Int32, true}};
  CHECK(resultType(weakInts, {}) == DType::Int32);
  CHECK(resultType(weakInts, {true, false}) == DType::Int64);
  std::vector<TypedOperand> mixed{{DType::BFloat16, false}, {DType::Float32, true}};
  CHECK(resultType(mixed, {}) == DType::BFloat16);
  std::vector<TypedOperand> keys{{DType::KeyFry, false}, {DType::KeyFry, false}};
  CHECK(resultType(keys, {}) == DType::KeyFry);
}
