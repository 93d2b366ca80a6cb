//===- compose.h - Puts the layers together ---------------------*- C++ -*-===//
#pragma once

#include "analysis/query/analysis.h"

#include <memory>

namespace pallasd::commands {

/// An Analyzer that asks the lowering's predicates whether JAX lowers a kernel.
std::unique_ptr<query::Analyzer> makeAnalyzer(const query::Options &options);

} // namespace pallasd::commands
