//===- report.h - What commands print ---------------------------*- C++ -*-===//
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace pallasd::commands {

/// Writes to standard output, bytes that are not UTF-8 replaced.
void printJson(const nlohmann::json &json);

} // namespace pallasd::commands
