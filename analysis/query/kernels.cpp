#include "analysis/query/kernels.h"

#include "analysis/kernel/whole_program.h"
#include "analysis/kernel/wording.h"
#include "analysis/query/anchoring.h"
#include "analysis/query/failures.h"

#include <algorithm>
#include <fmt/format.h>

namespace pallasd::query {

using kernel::DeferredInstance;
using kernel::Finding;
using kernel::KernelInstance;
using kernel::Reach;
using kernel::Refusal;

namespace {

/// All refusals of a traced instance, in JAX's order.
std::vector<Refusal> loweringRefusals(const kernel::TracedInstance &traced, const kernel::Verdict &verdict) {
  std::vector<Refusal> all = traced.lowering;
  all.insert(all.end(), verdict.refusals.begin(), verdict.refusals.end());
  return all;
}

LowerError toLowerError(const Finding &finding) {
  return {finding.jaxException, finding.stage, finding.message, std::string(finding.rule->name), std::nullopt};
}

/// What may be said about a refusal, given how the call is reached.
bool admits(const DeferredInstance &deferred, const Finding &finding) {
  if (finding.stage == "trace")
    return !deferred.guarded;
  return !deferred.loweringGuarded && deferred.use.reach != Reach::Traced;
}

Finding softened(const DeferredInstance &deferred, Finding finding) {
  bool onlyOnTpu = deferred.use.reach == Reach::Interpreted && finding.stage != "trace";
  if (onlyOnTpu && finding.severity < Severity::Information) {
    finding.severity = Severity::Information;
    finding.message = "This would be refused on a TPU: " + finding.message;
  }
  return finding;
}

void addFinding(KernelResult &result, const DeferredInstance &deferred, Finding finding) {
  if (!result.error) {
    result.error = toLowerError(finding);
    result.errorPlace = finding.where;
    result.status = KernelStatus::Refused;
  }
  if (admits(deferred, finding))
    result.findings.push_back(softened(deferred, std::move(finding)));
}

/// JAX lowers the kernel: what the compiler says of the module leaves its status.
void addCompilerFinding(KernelResult &result, const DeferredInstance &deferred, Finding finding) {
  if (admits(deferred, finding))
    result.findings.push_back(softened(deferred, std::move(finding)));
}

/// Exceptions without a refusal are the program's own (`raise` keeps its class)
/// or Python's; see pythonErrorIsCertain.
bool isCertain(python::World &world, const kernel::TraceRefusal &refusal, bool moduleFailed) {
  if (refusal.info)
    return true;
  bool unbound = refusal.exceptionClass == "NameError";
  return !(unbound && moduleFailed) &&
         pythonErrorIsCertain(world, refusal.traceback, refusal.exceptionClass, refusal.text);
}

} // namespace

/// Traces with a record of what ran; what the trace notes goes to the result,
/// so that it goes when the result does. A kernel called in a kernel's body is
/// an equation of that body, not one more to lower.
static void traceRecorded(python::Interp &interp, DeferredInstance &deferred, KernelResult &result) {
  python::Interp::ReadSet reads;
  auto &queue = kernel::instanceQueue(interp).instances;
  size_t known = interp.gaps.size(), queued = queue.size();
  python::Interp::ReadSet *outer = std::exchange(interp.recorder, &reads);
  try {
    result.traced = kernel::traceInstance(interp, deferred);
  } catch (const python::Cancelled &) {
    result.cancelled = true;
  } catch (const python::BudgetError &error) {
    auto traced = std::make_shared<kernel::TracedInstance>();
    traced->gaps.push_back(error.reason);
    result.traced = traced;
  }
  interp.recorder = outer;
  result.use = deferred.use;
  result.executed = std::move(reads.items);
  result.gaps.assign(interp.gaps.begin() + ptrdiff_t(known), interp.gaps.end());
  interp.gaps.resize(known);
  queue.resize(queued);
}

KernelResult traceAndCheck(python::Interp &interp, DeferredInstance &deferred, const kernel::Legality &legality,
                           bool moduleFailed) {
  kernel::Sources sources(interp.world);
  KernelResult result;
  traceRecorded(interp, deferred, result);
  if (result.cancelled)
    return result;
  const kernel::TracedInstance &traced = *result.traced;
  bool followed = traced.gaps.empty() && !deferred.unknown;
  if (traced.refusal) {
    if (followed && isCertain(interp.world, *traced.refusal, moduleFailed))
      addFinding(result, deferred, kernel::wordTraceRefusal(deferred, *traced.refusal, &sources));
    return result;
  }
  if (!followed) {
    result.status = traced.instances.empty() ? KernelStatus::Unknown : KernelStatus::Partial;
    return result;
  }
  result.status = traced.instances.empty() ? KernelStatus::Unknown : KernelStatus::Complete;
  for (const auto &instance : traced.instances) {
    kernel::Verdict verdict = legality.check(*instance, kernel::isWholeProgram(interp, deferred));
    std::vector<Refusal> refusals = loweringRefusals(traced, verdict);
    if (!refusals.empty() && !instance->deviceMesh.empty()) {
      // Shard sizes rest on the number of devices, which is assumed (policies.md B).
      result.status = KernelStatus::Partial;
      continue;
    }
    for (const Refusal &refusal : refusals)
      addFinding(result, deferred, kernel::wordRefusal(*instance, refusal, &sources, verdict.body.get()));
    if (refusals.empty() && instance->deviceMesh.empty())
      for (const Refusal &refusal : verdict.ofCompiler)
        addCompilerFinding(result, deferred, kernel::wordRefusal(*instance, refusal, &sources, verdict.body.get()));
  }
  return result;
}

static bool liesIn(const jax::SourceFrame &place, const syntax::Item &item) {
  for (const jax::SourceFrame *frame = &place; frame; frame = frame->caller.get())
    if (frame->item == item.id)
      return true;
  return false;
}

static bool mentions(const Finding &finding, const syntax::Item &item) {
  auto relatedLiesIn = [&](const auto &related) { return liesIn(related.first, item); };
  auto editLiesIn = [&](const kernel::Edit &edit) { return liesIn(edit.where, item); };
  auto fixLiesIn = [&](const kernel::FixProposal &fix) {
    return std::any_of(fix.edits.begin(), fix.edits.end(), editLiesIn);
  };
  return liesIn(finding.where, item) || std::any_of(finding.related.begin(), finding.related.end(), relatedLiesIn) ||
         std::any_of(finding.fixes.begin(), finding.fixes.end(), fixLiesIn);
}

bool dependsOn(const KernelResult &result, const syntax::Item &item) {
  auto mentionsItem = [&](const Finding &finding) { return mentions(finding, item); };
  return result.executed.contains(&item) || (result.errorPlace && liesIn(*result.errorPlace, item)) ||
         std::any_of(result.findings.begin(), result.findings.end(), mentionsItem);
}

std::string shapesText(const DeferredInstance &deferred) {
  std::string text;
  for (size_t i = 0; i < deferred.inAvals.size(); ++i) {
    std::string name = i < deferred.operandNames.size() ? deferred.operandNames[i] : "";
    text += fmt::format("{}{}{}", text.empty() ? "" : ", ", name.empty() ? "" : name + "=",
                        jax::shortText(deferred.inAvals[i]));
  }
  return text;
}

std::vector<KernelReport> reportsOf(Workspace &workspace, const DeferredInstance &deferred, const KernelResult &result,
                                    kernel::ShapesFrom shapesFrom, const std::string &path) {
  KernelReport base;
  base.name = deferred.name;
  base.status = result.status;
  base.shapesFrom = shapesFrom;
  base.shapes = shapesText(deferred);
  base.reachesTpu = deferred.use.reach == Reach::Lowered && !deferred.loweringGuarded;
  base.call = placeInFile(workspace, deferred.source, path).value_or(Location{path});
  auto inKernel = [&](const syntax::Range &range) {
    auto place = workspace.locate(kernel::frameOf({deferred.kernel->module, deferred.kernel->item, range}));
    return place.value_or(base.call);
  };
  bool isFunction = deferred.kernel && deferred.kernel->def;
  base.definition = isFunction ? inKernel(deferred.kernel->def->nameRange) : base.call;
  base.function = isFunction ? inKernel(deferred.kernel->def->range) : base.call;
  base.error = result.error;
  if (base.error && result.errorPlace)
    base.error->innermost = workspace.locate(*result.errorPlace);
  auto addReason = [&](const python::Reason &reason) {
    base.reasons.push_back(reason.what);
    if (reason.kind == python::Reason::Unmodelled)
      base.unmodelled.push_back(reason.what);
  };
  if (deferred.unknown)
    addReason(*deferred.unknown);
  for (const auto &gap : result.traced->gaps)
    addReason(*gap);

  std::vector<KernelReport> reports;
  for (const auto &instance : result.traced->instances) {
    reports.push_back(base);
    reports.back().instance = instance;
    reports.back().name = instance->name;
  }
  if (reports.empty())
    reports.push_back(std::move(base));
  return reports;
}

} // namespace pallasd::query
