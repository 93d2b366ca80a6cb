//===- kernels.h - From queued kernels to verdicts --------------*- C++ -*-===//
//
// Traces the kernels that an evaluation queued, asks whether JAX lowers them,
// and turns what comes out into findings with the severity that the way to the
// kernel allows (policies.md A).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/finding.h"
#include "analysis/kernel/legality.h"
#include "analysis/query/analysis.h"
#include "analysis/query/evaluation.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::query {

/// What is known of one kernel instance, before places are made absolute.
struct KernelResult {
  std::shared_ptr<const kernel::TracedInstance> traced;
  std::vector<kernel::Finding> findings; ///< in JAX's order; the first is what JAX raises
  std::optional<LowerError> error;       ///< without place
  std::optional<jax::SourceFrame> errorPlace;
  KernelStatus status = KernelStatus::Unknown;
  std::set<const syntax::Item *> executed; ///< items whose code the trace ran
  std::vector<python::Interp::Gap> gaps;   ///< that the trace met
  kernel::LaterUse use;                    ///< as it was then
  bool cancelled = false;
};

/// True if an edit of `item` may change the result: the trace ran it, or a place that is reported lies in it.
bool dependsOn(const KernelResult &result, const syntax::Item &item);

/// `moduleFailed`: statements before failed, so that a name may be unbound for that reason alone.
KernelResult traceAndCheck(python::Interp &interp, kernel::DeferredInstance &deferred, const kernel::Legality &legality,
                           bool moduleFailed);

/// Reports of one queued kernel: one for each mesh, or one.
std::vector<KernelReport> reportsOf(Workspace &workspace, const kernel::DeferredInstance &deferred,
                                    const KernelResult &result, kernel::ShapesFrom shapesFrom, const std::string &path);

/// "x=f32[512,512], y=bf16[8,128]": operands by the names that the user gave.
std::string shapesText(const kernel::DeferredInstance &deferred);

} // namespace pallasd::query
