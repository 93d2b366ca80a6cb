//===- selection.h - Which findings are shown, and how severe ---*- C++ -*-===//
#pragma once

#include "analysis/query/analysis.h"
#include "server/config/config.h"

#include <string>
#include <vector>

namespace pallasd::lint {

/// Drops what the configuration does not select and gives the rest the severity that it asks for. A rule that is named
/// wins over `all`, and `ignore` over `select`.
void applySelection(std::vector<query::Diagnostic> &diagnostics, const std::string &path,
                    const config::Loaded &configuration);

} // namespace pallasd::lint
