#include "server/lint/result.h"

namespace pallasd::lint {

namespace {

LintedKernel toLinted(const query::KernelReport &report) {
  LintedKernel kernel;
  kernel.name = report.name;
  kernel.line = report.definition.line;
  kernel.callLine = report.call.line;
  kernel.core = "tc";
  kernel.status = report.status;
  kernel.reasons = report.reasons;
  kernel.shapesFrom = report.shapesFrom;
  kernel.shapes = report.shapes;
  kernel.reachesTpu = report.reachesTpu;
  if (report.instance) {
    kernel.core = kernel::name(report.instance->core);
    if (report.instance->body)
      kernel.primitives = jax::primitiveCounts(*report.instance->body);
  }
  return kernel;
}

} // namespace

void Totals::add(const LintedFile &file) {
  ++files;
  kernels += file.kernels.size();
  for (const LintedKernel &kernel : file.kernels)
    followed += kernel.followed();
  for (const query::Diagnostic &diagnostic : file.diagnostics)
    ++bySeverity[size_t(diagnostic.severity)];
}

LintedFile withoutJaxprs(query::FileAnalysis analysis) {
  LintedFile file;
  file.path = std::move(analysis.path);
  file.diagnostics = std::move(analysis.diagnostics);
  for (const query::KernelReport &report : analysis.kernels)
    file.kernels.push_back(toLinted(report));
  return file;
}

} // namespace pallasd::lint
