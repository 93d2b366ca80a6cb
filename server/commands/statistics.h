//===- statistics.h - How many findings of which rule -----------*- C++ -*-===//
#pragma once

#include "server/commands/formats/format.h"

namespace pallasd::commands {

/// A line for each rule, the most frequent first: count, how many have a safe fix, severity, rule, summary.
std::string statisticsText(const LintReport &report);
/// [{"rule", "severity", "count", "fixable", "summary"}] in the same order.
std::string statisticsJson(const LintReport &report);

} // namespace pallasd::commands
