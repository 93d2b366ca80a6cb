//===- anchoring.h - From findings to diagnostics ---------------*- C++ -*-===//
//
// A finding's places are relative to syntax items; a diagnostic's are absolute
// in the present text. A finding whose place is gone is dropped: it belongs to
// text that is no longer there.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/finding.h"
#include "analysis/python/interp.h"
#include "analysis/query/analysis.h"
#include "analysis/query/workspace.h"

#include <optional>
#include <vector>

namespace pallasd::query {

std::optional<Diagnostic> anchor(Workspace &workspace, const kernel::Finding &finding);

/// The innermost frame of `path` in a stack, or the innermost frame at all if
/// none is; nullopt for an empty stack.
std::optional<Location> placeInFile(Workspace &workspace, const std::vector<python::Position> &stack,
                                    const std::string &path);
std::optional<Location> placeInFile(Workspace &workspace, jax::SourceStack stack, const std::string &path);

/// One diagnostic for each (rule, place): kernels and instances are joined.
/// Ordered by place.
std::vector<Diagnostic> mergeByPlace(std::vector<Diagnostic> diagnostics);

} // namespace pallasd::query
