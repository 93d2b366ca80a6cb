//===- releases.h - Releases of Python packages as numbers ------*- C++ -*-===//
#pragma once

#include <string_view>
#include <vector>

namespace pallasd {

/// "0.12.0.1" as numbers; what follows the leading numbers is left out ("0.12.0rc1" is 0.12.0).
std::vector<int> releaseNumbers(std::string_view version);
/// As versions are compared: missing numbers are 0.
int compareReleases(std::string_view left, std::string_view right);

} // namespace pallasd
