#include "analysis/query/anchoring.h"

#include "analysis/kernel/queue.h"

#include <algorithm>
#include <tuple>

namespace pallasd::query {

namespace {

std::vector<Fix> anchorFixes(Workspace &workspace, const std::vector<kernel::FixProposal> &proposals) {
  std::vector<Fix> fixes;
  for (const kernel::FixProposal &proposal : proposals) {
    Fix fix;
    fix.title = proposal.title;
    fix.safety = proposal.safety;
    bool whole = true;
    for (const kernel::Edit &edit : proposal.edits) {
      auto where = workspace.locate(edit.where);
      whole = whole && where;
      if (where)
        fix.edits.push_back({*where, edit.newText});
    }
    if (whole)
      fixes.push_back(std::move(fix));
  }
  return fixes;
}

void join(std::vector<std::string> &into, const std::vector<std::string> &from) {
  for (const std::string &name : from)
    if (std::find(into.begin(), into.end(), name) == into.end())
      into.push_back(name);
}

auto placeKey(const Diagnostic &d) {
  return std::tie(d.where.path, d.where.line, d.where.column, d.where.endLine, d.where.endColumn, d.rule);
}

/// Frames of a stack, innermost first, until one lies in the file.
struct PlaceInFile {
  PlaceInFile(Workspace &workspace, const std::string &path) : workspace(workspace), path(path) {}

  /// True if no frame farther out can be better.
  bool found(const jax::SourceFrame &frame) {
    auto place = workspace.locate(frame);
    if (place && (!best || place->path == path))
      best = place;
    return place && place->path == path;
  }

  Workspace &workspace;
  const std::string &path;
  std::optional<Location> best;
};

} // namespace

std::optional<Diagnostic> anchor(Workspace &workspace, const kernel::Finding &finding) {
  auto where = workspace.locate(finding.where);
  if (!where)
    return std::nullopt;
  Diagnostic diagnostic;
  diagnostic.rule = finding.rule->name;
  diagnostic.severity = finding.severity;
  diagnostic.message = finding.message;
  diagnostic.why = finding.why;
  diagnostic.where = *where;
  diagnostic.stage = finding.stage;
  diagnostic.jaxException = finding.jaxException;
  for (const auto &[frame, message] : finding.related)
    if (auto place = workspace.locate(frame))
      diagnostic.related.push_back({*place, message});
  diagnostic.fixes = anchorFixes(workspace, finding.fixes);
  diagnostic.data = finding.data;
  diagnostic.chips = finding.chips;
  return diagnostic;
}

std::optional<Location> placeInFile(Workspace &workspace, const std::vector<python::Position> &stack,
                                    const std::string &path) {
  PlaceInFile place(workspace, path);
  for (const python::Position &position : stack)
    if (place.found(kernel::frameOf(position)))
      break;
  return place.best;
}

std::optional<Location> placeInFile(Workspace &workspace, jax::SourceStack stack, const std::string &path) {
  PlaceInFile place(workspace, path);
  for (; stack && !place.found(*stack); stack = stack->caller)
    ;
  return place.best;
}

std::vector<Diagnostic> mergeByPlace(std::vector<Diagnostic> diagnostics) {
  std::stable_sort(diagnostics.begin(), diagnostics.end(),
                   [](const Diagnostic &a, const Diagnostic &b) { return placeKey(a) < placeKey(b); });
  std::vector<Diagnostic> merged;
  for (Diagnostic &diagnostic : diagnostics) {
    if (merged.empty() || placeKey(merged.back()) != placeKey(diagnostic)) {
      merged.push_back(std::move(diagnostic));
      continue;
    }
    Diagnostic &kept = merged.back();
    join(kept.kernels, diagnostic.kernels);
    join(kept.chips, diagnostic.chips);
    kept.firstError |= diagnostic.firstError;
    kept.severity = std::min(kept.severity, diagnostic.severity);
    if (kept.instance.empty())
      kept.instance = diagnostic.instance;
  }
  return merged;
}

} // namespace pallasd::query
