//===- failures.h - Statements that ended early -----------------*- C++ -*-===//
#pragma once

#include "analysis/query/evaluation.h"

#include <optional>
#include <string>

namespace pallasd::query {

/// The diagnostic of a failed statement: JAX's refusal, the program's own
/// exception, or a budget that ran out. nullopt if its place is not in a file
/// that can be shown.
std::optional<Diagnostic> describeFailure(Workspace &workspace, const Failure &failure, const std::string &path);

/// "unmodelled", "world", "budget" … as explain-gaps names them.
std::string reasonKind(const python::Reason &reason);

} // namespace pallasd::query
