//===- scopes.h - Which name stands at a place ------------------*- C++ -*-===//
//
// For questions of editors about one place: the identifier there, and the
// function that binds it by Python's rules, so that a use and the assignments of
// the same variable can be told from those of its namesakes.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/workspace.h"

#include <optional>
#include <string>

namespace pallasd::query {

/// The variable or parameter at a position (`at`'s start); nullopt where there is none.
std::optional<NameUse> nameAt(Workspace &workspace, const Location &at);

} // namespace pallasd::query
