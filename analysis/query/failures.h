//===- failures.h - Statements that ended early -----------------*- C++ -*-===//
#pragma once

#include "analysis/query/evaluation.h"

#include <optional>
#include <string>

namespace pallasd::query {

/// The diagnostic of a failed statement: JAX's refusal or the program's own
/// exception. nullopt if its place is not in a file
/// that can be shown.
std::optional<Diagnostic> describeFailure(Workspace &workspace, const Failure &failure, const std::string &path);

/// The information that the evaluation ended for want of steps, depth or memory;
/// nullopt for any other reason.
std::optional<Diagnostic> describeBudget(Workspace &workspace, const python::Reason &reason, const std::string &path);

/// Whether an exception that neither the program raises nor a model words as
/// JAX's refusal is sure to happen. What a model raises in passing may be the
/// model's own gap; a missing name of a release, a wrong number of arguments and
/// an unbound name are facts of the program's text; but not of a name that is bound under a condition in the file where
/// it was raised: that the condition fails may be due to what is only assumed of the surroundings (environment
/// variables, the platform).
bool pythonErrorIsCertain(python::World &world, const std::vector<python::Position> &traceback,
                          const std::string &exceptionClass, const std::string &text);

/// "unmodelled", "world", "budget" … as explain-gaps names them.
std::string reasonKind(const python::Reason &reason);

} // namespace pallasd::query
