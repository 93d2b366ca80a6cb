//===- elements_test.cpp - Packed elements read as what was put in --------===//
#include "analysis/python/numpy/elements.h"

#include <catch2/catch_test_macros.hpp>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using pallasd::python::numpy::Element;
using pallasd::python::numpy::Elements;

namespace {

void checkKept(const std::vector<Element> &wanted, bool real) {
  Elements elements;
  for (Element element : wanted)
    elements.push_back(element);
  auto check = [&](const Elements &read) {
    REQUIRE(read.size() == wanted.size());
    for (size_t i = 0; i < wanted.size(); ++i)
      REQUIRE(read[i].i == wanted[i].i);
  };
  check(elements);
  elements.pack(real);
  check(elements);
  Elements copy = elements;
  check(copy);
  if (!wanted.empty())
    copy.wide()[0].i = wanted[0].i + 1;
  check(elements);
  elements.push_back(Element{.i = 77});
  REQUIRE(elements.size() == wanted.size() + 1);
  REQUIRE(elements[wanted.size()].i == 77);
}

std::vector<Element> integers(size_t count, int64_t from, int64_t by) {
  std::vector<Element> all;
  all.reserve(count);
  for (size_t i = 0; i < count; ++i)
    all.push_back({.i = int64_t(uint64_t(from) + i * uint64_t(by))});
  return all;
}

std::vector<Element> reals(size_t count, double (*at)(size_t)) {
  std::vector<Element> all;
  all.reserve(count);
  for (size_t i = 0; i < count; ++i)
    all.push_back({.d = at(i)});
  return all;
}

} // namespace

TEST_CASE("Elements read as what was put in", "[numpy]") {
  for (size_t count : {0, 1, 2, 3, 63, 64, 1000}) {
    checkKept(integers(count, 0, 1), false);
    checkKept(integers(count, 5, 0), false);
    checkKept(integers(count, std::numeric_limits<int64_t>::max() - 3, 7), false);
    checkKept(reals(count, [](size_t) { return 0.1; }), true);
    checkKept(reals(count, [](size_t i) { return double(i) * 0.1; }), true);
    checkKept(reals(count, [](size_t i) { return double(float(std::sin(double(i)))); }), true);
    checkKept(reals(count, [](size_t i) { return std::sin(double(i)); }), true);
    checkKept(reals(count, [](size_t i) { return i % 3 ? std::nan("") : -0.0; }), true);
  }
}

TEST_CASE("Elements of every width", "[numpy]") {
  std::mt19937_64 random(1);
  for (int bits : {1, 7, 8, 15, 16, 31, 32, 63}) {
    std::vector<Element> all;
    all.reserve(500);
    for (int i = 0; i < 500; ++i)
      all.push_back({.i = int64_t(random()) >> (63 - bits)});
    checkKept(all, false);
  }
}
