#include "server/lsp/places.h"

#include <algorithm>
#include <fmt/format.h>

namespace pallasd::lsp {

using query::KernelReport;
using query::KernelStatus;
using query::Location;

bool covers(const Location &range, const Location &at) {
  auto key = [](int32_t line, int32_t column) { return std::pair(line, column); };
  return range.path == at.path && key(range.line, range.column) <= key(at.line, at.column) &&
         key(at.line, at.column) <= key(range.endLine, range.endColumn);
}

bool shareLines(const Location &a, const Location &b) {
  return a.path == b.path && a.line <= b.endLine && b.line <= a.endLine;
}

const KernelReport *kernelAt(const query::FileAnalysis &analysis, const Location &at) {
  const KernelReport *best = nullptr;
  auto consider = [&](const Location KernelReport::*place) {
    for (const KernelReport &kernel : analysis.kernels) {
      bool better = !best || (!best->instance && kernel.instance);
      if (better && covers(kernel.*place, at))
        best = &kernel;
    }
  };
  consider(&KernelReport::function);
  if (!best)
    consider(&KernelReport::call);
  return best;
}

std::vector<std::vector<const KernelReport *>> kernelsByFunction(const query::FileAnalysis &analysis) {
  std::vector<std::vector<const KernelReport *>> groups;
  for (const KernelReport &kernel : analysis.kernels) {
    if (kernel.definition.path != analysis.path)
      continue;
    auto same = [&](const auto &group) { return group.front()->definition == kernel.definition; };
    auto found = std::find_if(groups.begin(), groups.end(), same);
    if (found == groups.end())
      groups.push_back({&kernel});
    else
      found->push_back(&kernel);
  }
  std::stable_sort(groups.begin(), groups.end(), [](const auto &a, const auto &b) {
    const Location &x = a.front()->definition, &y = b.front()->definition;
    return std::pair(x.line, x.column) < std::pair(y.line, y.column);
  });
  return groups;
}

std::string_view shapesSource(kernel::ShapesFrom from) {
  switch (from) {
  case kernel::ShapesFrom::Call:
    return "from a call";
  case kernel::ShapesFrom::Directive:
    return "from a directive";
  case kernel::ShapesFrom::Annotation:
    return "from annotations";
  case kernel::ShapesFrom::Configuration:
    return "from the configuration";
  case kernel::ShapesFrom::Symbolic:
    return "symbolic";
  case kernel::ShapesFrom::Worker:
    return "traced by JAX";
  }
  return "";
}

std::string stateOf(const KernelReport &kernel) {
  if (kernel.status == KernelStatus::Refused)
    return fmt::format("refused: {}", kernel.error ? kernel.error->rule : "");
  if (kernel.status != KernelStatus::Complete)
    return fmt::format("not followed: {}", kernel.reasons.empty() ? "no reason recorded" : kernel.reasons.front());
  return fmt::format("{} · {}", kernel.shapes.empty() ? "no operands" : kernel.shapes, shapesSource(kernel.shapesFrom));
}

} // namespace pallasd::lsp
