//===- traced_elsewhere.h - Kernels that real JAX traced --------*- C++ -*-===//
//
// Reports and diagnostics from a TracedScript, made by the same predicates,
// words and places as those of the evaluator's kernels. JAX's verdict stands:
// what it lowered has no refusal, what it refused has one, in our words where
// the predicates know the refusal and else in JAX's.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/jaxpr_source.h"
#include "analysis/kernel/legality.h"
#include "analysis/query/analysis.h"
#include "analysis/query/workspace.h"

namespace pallasd::query {

/// Adds the kernels of `traced` that the evaluator has not followed, in place of
/// its own reports of them.
void addTraced(Workspace &workspace, const kernel::TracedScript &traced, const kernel::Legality &legality,
               FileAnalysis &analysis);

} // namespace pallasd::query
