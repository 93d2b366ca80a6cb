//===- report.h - Analysis results as JSON and text -------------*- C++ -*-===//
#pragma once

#include "analysis/query/analysis.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace pallasd::commands {

/// One entry of `diagnostics` in the lint contract (design.md).
nlohmann::json toJson(const query::Diagnostic &diagnostic);
/// One entry of `kernels` in the lint contract.
nlohmann::json toJson(const query::KernelReport &kernel);
/// `{"start": ...}`-free location fields: line, column, end_line, end_column.
nlohmann::json toJson(const query::Location &location);
/// Writes to standard output, bytes that are not UTF-8 replaced.
void printJson(const nlohmann::json &json);
/// "path:12:8: error[block-shape]: message" and what belongs under it.
std::string toText(const query::Diagnostic &diagnostic);

} // namespace pallasd::commands
