//===- json.h - Results as JSON and back ------------------------*- C++ -*-===//
//
// One shape for everybody: the entries of `diagnostics` and `kernels` in the lint
// contract (design.md). Reports write paths as users see them; the cache writes
// the same with absolute paths and reads it back.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lint/result.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace pallasd::lint {

/// How an absolute path is written.
using PathNaming = std::function<std::string(const std::string &)>;

/// Fields line, column, end_line, end_column.
nlohmann::json toJson(const query::Location &location);
nlohmann::json toJson(const query::Diagnostic &diagnostic, const PathNaming &naming);
nlohmann::json toJson(const LintedKernel &kernel);
nlohmann::json toJson(const LintedFile &file, const PathNaming &naming);

/// What toJson with absolute paths wrote; nullopt for anything else.
std::optional<LintedFile> linted(const nlohmann::json &json);

std::optional<query::Severity> severityOf(std::string_view name);

} // namespace pallasd::lint
