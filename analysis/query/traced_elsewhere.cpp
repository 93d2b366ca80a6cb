#include "analysis/query/traced_elsewhere.h"

#include "analysis/kernel/instance_json.h"
#include "analysis/kernel/wording.h"
#include "analysis/query/anchoring.h"
#include "analysis/syntax/visit.h"

#include <algorithm>
#include <fmt/format.h>

namespace pallasd::query {

using kernel::DumpedKernel;
using kernel::Finding;
using kernel::KernelInstance;

namespace {

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// The item that a 1-based line of a file belongs to; null before the first.
const syntax::PlacedItem *itemAt(const syntax::Module &module, int32_t line) {
  const syntax::PlacedItem *found = nullptr;
  for (const syntax::PlacedItem &placed : module.items)
    if (placed.firstLine < line)
      found = &placed;
  return found;
}

/// Makes an absolute frame relative to the item that it stands in, as the
/// evaluator's are.
void anchorFrame(Workspace &workspace, jax::SourceFrame &frame) {
  const syntax::SourceFile *file = workspace.file(frame.file);
  auto module = file ? file->lastGoodModule() : nullptr;
  const syntax::PlacedItem *placed = module ? itemAt(*module, frame.line) : nullptr;
  if (!placed)
    return;
  frame.item = placed->item->id;
  frame.line -= placed->firstLine;
  frame.endLine -= placed->firstLine;
}

/// The function that begins at a line of its item: at its first decorator, if it has one.
const syntax::FunctionDef *functionAt(const syntax::Node &node, int32_t line) {
  if (syntax::FunctionDef::classof(node.kind)) {
    auto &def = static_cast<const syntax::FunctionDef &>(node);
    int32_t first = def.decorators.empty() ? def.range.line : def.decorators.front()->range.line;
    if (first == line)
      return &def;
  }
  const syntax::FunctionDef *found = nullptr;
  auto visit = [&](const syntax::Node &child) {
    if (!found)
      found = functionAt(child, line);
  };
  syntax::forEachChild(node, visit);
  return found;
}

/// The name in a kernel's definition; its first line, if that is no def.
Location definitionOf(Workspace &workspace, const std::string &path, int32_t line) {
  const syntax::SourceFile *file = workspace.file(path);
  auto module = file ? file->lastGoodModule() : nullptr;
  const syntax::PlacedItem *placed = module ? itemAt(*module, line) : nullptr;
  const syntax::FunctionDef *def =
      placed && placed->item->stmt ? functionAt(*placed->item->stmt, line - 1 - placed->firstLine) : nullptr;
  if (!def)
    return {path, line, 1, line, 1};
  const syntax::Range &range = def->nameRange;
  return workspace.location(path, placed->firstLine + range.line, range.column, placed->firstLine + range.endLine,
                            range.endColumn);
}

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

std::string lastComponent(const std::string &name) { return name.substr(name.rfind('.') + 1); }

/// JAX's own refusal, for one that the predicates don't know.
Finding quoted(const DumpedKernel &kernel, const std::string &release) {
  Finding finding;
  finding.rule = kernel::findRule("lowering-refused");
  finding.severity = finding.rule->severity;
  finding.stage = kernel.stage;
  finding.jaxException = kernel.errorClass;
  finding.message = fmt::format("JAX {} refuses `{}` when it {}.", release, kernel.name,
                                kernel.stage == "trace" ? "traces it" : "lowers it for the TPU");
  finding.why = fmt::format("It raises {}: {}", kernel.errorClass, kernel.errorText);
  if (kernel.errorSource)
    finding.where = *kernel.errorSource;
  else if (kernel.callSource)
    finding.where = *kernel.callSource;
  return finding;
}

/// Findings of a kernel that JAX refused.
std::vector<Finding> refusals(Workspace &workspace, const DumpedKernel &kernel, const KernelInstance *instance,
                              const kernel::Legality &legality, const std::string &release) {
  if (kernel.verdict != "error")
    return {};
  std::vector<Finding> findings;
  if (instance) {
    kernel::Sources sources(workspace);
    kernel::Verdict verdict = legality.check(*instance);
    for (const kernel::Refusal &refusal : verdict.refusals)
      findings.push_back(kernel::wordRefusal(*instance, refusal, &sources, verdict.body.get()));
  }
  bool same = !findings.empty() && lastComponent(findings.front().jaxException) == lastComponent(kernel.errorClass);
  return same ? findings : std::vector<Finding>{quoted(kernel, release)};
}

std::string shapesText(const KernelInstance &instance) {
  std::string text;
  for (const jax::Aval &aval : instance.inAvals)
    text += (text.empty() ? "" : ", ") + jax::shortText(aval);
  return text;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

struct Traced {
  KernelReport report;
  std::vector<Diagnostic> diagnostics;
};

class Reporter {
public:
  Reporter(Workspace &workspace, const kernel::Legality &legality, const std::string &path, std::string release)
      : workspace(workspace), legality(legality), path(path), release(std::move(release)) {}

  std::vector<Traced> of(DumpedKernel &kernel) {
    std::vector<Traced> all;
    all.reserve(kernel.instances.size());
    for (size_t i = 0; i < kernel.instances.size(); ++i)
      all.push_back(report(kernel, std::make_shared<const KernelInstance>(std::move(kernel.instances[i])),
                           kernel.definitions[i]));
    if (all.empty() && kernel.definition.second)
      all.push_back(report(kernel, nullptr, kernel.definition));
    return all;
  }

private:
  Traced report(const DumpedKernel &kernel, const std::shared_ptr<const KernelInstance> &instance,
                const DumpedKernel::Definition &definition) {
    Traced traced;
    KernelReport &report = traced.report;
    report.name = kernel.name;
    report.shapesFrom = kernel::ShapesFrom::Worker;
    report.tracedBy = "JAX " + release;
    report.call = placeInFile(workspace, kernel.callSource, path).value_or(Location{path});
    report.definition = definitionOf(workspace, definition.first, definition.second);
    report.shapes = instance ? shapesText(*instance) : "";
    report.instance = instance;
    std::vector<Finding> findings = refusals(workspace, kernel, instance.get(), legality, release);
    report.status = !findings.empty() ? KernelStatus::Refused
                    : instance        ? KernelStatus::Complete
                                      : KernelStatus::Unknown;
    if (!kernel.unspelled.empty())
      report.reasons.push_back("JAX's jaxpr has no spelling: " + kernel.unspelled);
    if (!findings.empty()) {
      const Finding &first = findings.front();
      report.error = LowerError{kernel.errorClass, kernel.stage, kernel.errorText, std::string(first.rule->name),
                                workspace.locate(first.where)};
    }
    for (const Finding &finding : findings)
      if (auto diagnostic = anchor(workspace, finding)) {
        diagnostic->firstError = traced.diagnostics.empty();
        traced.diagnostics.push_back(complete(std::move(*diagnostic), report));
      }
    return traced;
  }

  Diagnostic complete(Diagnostic diagnostic, const KernelReport &report) const {
    if (diagnostic.where.path != path) {
      diagnostic.related.insert(diagnostic.related.begin(), {diagnostic.where, "in the kernel"});
      diagnostic.where = report.call;
      diagnostic.fixes.clear();
    }
    diagnostic.kernels = {report.name};
    diagnostic.shapesFrom = report.shapesFrom;
    diagnostic.instance = report.shapes;
    return diagnostic;
  }

  Workspace &workspace;
  const kernel::Legality &legality;
  const std::string &path;
  std::string release;
};

bool isFollowed(const KernelReport &report) {
  return report.status == KernelStatus::Complete || report.status == KernelStatus::Refused;
}

bool isSameKernel(const KernelReport &a, const KernelReport &b) {
  return a.name == b.name && a.definition.path == b.definition.path && a.definition.line == b.definition.line;
}

} // namespace

void addTraced(Workspace &workspace, const kernel::TracedScript &script, const kernel::Legality &legality,
               FileAnalysis &analysis) {
  kernel::Dump dump =
      kernel::dumpFromJson(script.json, [&](jax::SourceFrame &frame) { anchorFrame(workspace, frame); });
  Reporter reporter(workspace, legality, analysis.path, dump.jax);
  std::vector<KernelReport> own = analysis.kernels;
  auto isServed = [&](const KernelReport &traced) {
    return std::any_of(own.begin(), own.end(),
                       [&](const KernelReport &report) { return isFollowed(report) && isSameKernel(report, traced); });
  };
  for (DumpedKernel &kernel : dump.kernels) {
    if (kernel.stage == "interpret")
      continue;
    for (Traced &traced : reporter.of(kernel)) {
      if (isServed(traced.report))
        continue;
      std::erase_if(analysis.kernels, [&](const KernelReport &report) {
        return report.tracedBy.empty() && !isFollowed(report) && isSameKernel(report, traced.report);
      });
      analysis.kernels.push_back(std::move(traced.report));
      std::move(traced.diagnostics.begin(), traced.diagnostics.end(), std::back_inserter(analysis.diagnostics));
    }
  }
}

} // namespace pallasd::query
