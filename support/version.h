//===- version.h - The release of pallasd itself ----------------*- C++ -*-===//
#pragma once

#include <string_view>

namespace pallasd {

/// Printed by `pallasd --version` and sent in `serverInfo`.
std::string_view version();

} // namespace pallasd
