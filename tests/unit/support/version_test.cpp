//===- version_test.cpp - The release text -----------------------*- C++ -*-===//
#include "support/version.h"

#include <algorithm>

#include <catch2/catch_test_macros.hpp>

TEST_CASE("the version has three numbers", "[support]") {
  std::string_view text = pallasd::version();
  CHECK(std::count(text.begin(), text.end(), '.') == 2);
  CHECK(text.find_first_not_of("0123456789.") == std::string_view::npos);
}
