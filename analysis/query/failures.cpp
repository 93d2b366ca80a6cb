#include "analysis/query/failures.h"

#include "analysis/kernel/queue.h"
#include "analysis/query/anchoring.h"
#include "analysis/syntax/visit.h"

#include <algorithm>
#include <fmt/format.h>

namespace pallasd::query {

namespace {

Diagnostic fromRefusal(Workspace &workspace, const Failure &failure, const Location &fallback) {
  const python::RefusalInfo &info = *failure.refusal;
  Diagnostic diagnostic;
  diagnostic.rule = info.rule;
  diagnostic.message = info.message;
  diagnostic.why = info.why;
  diagnostic.stage = info.stage;
  diagnostic.jaxException = failure.exceptionClass;
  diagnostic.where = fallback;
  auto place = info.primary.module ? workspace.locate(kernel::frameOf(info.primary)) : std::nullopt;
  if (place && place->path == fallback.path)
    diagnostic.where = *place;
  else if (place) // in a file that this one imports: it ends there, on the way of this file's statement
    diagnostic.related.push_back({*place, "raised here"});
  for (const auto &[position, message] : info.related)
    if (auto place = workspace.locate(kernel::frameOf(position)))
      diagnostic.related.push_back({*place, message});
  diagnostic.data = info.facts;
  return diagnostic;
}

bool isRaiseOrAssert(Workspace &workspace, const Location &place) {
  std::string_view line = workspace.lines(place.path).line(place.line - 1);
  line.remove_prefix(std::min(line.size(), text::byteOfColumn(line, place.column - 1, text::Encoding::Utf32)));
  return line.starts_with("raise") || line.starts_with("assert");
}

/// What the program raises itself is its own verdict (policies.md A5); what
/// Python raises for it ends the program just as surely as a refusal.
std::optional<Diagnostic> fromException(Workspace &workspace, const Failure &failure, const Location &place,
                                        const std::string &path) {
  bool raised = place.path == path && isRaiseOrAssert(workspace, place);
  // What ends in another file may rest on what is not modelled there; analysing that file tells.
  const python::Module *innermost = failure.traceback.empty() ? nullptr : failure.traceback.front().module;
  if (!raised && innermost && innermost->path != path)
    return std::nullopt;
  if (!raised && !pythonErrorIsCertain(workspace, failure.traceback, failure.exceptionClass, failure.text))
    return std::nullopt;
  Diagnostic diagnostic;
  diagnostic.rule = raised ? "user-exception" : "python-error";
  diagnostic.severity = raised ? Severity::Warning : Severity::Error;
  diagnostic.message = failure.text.empty() ? fmt::format("This raises {}.", failure.exceptionClass)
                                            : fmt::format("This raises {}: {}", failure.exceptionClass, failure.text);
  diagnostic.stage = "trace";
  diagnostic.jaxException = failure.exceptionClass;
  diagnostic.where = place;
  return diagnostic;
}

Diagnostic fromDirective(const Failure &failure, const std::string &path) {
  Diagnostic diagnostic;
  diagnostic.rule = "directive";
  diagnostic.severity = Severity::Warning;
  diagnostic.message = fmt::format("This directive cannot be followed: {}", failure.text);
  diagnostic.where = {path, failure.directiveLine, 1, failure.directiveLine + 1, 1};
  return diagnostic;
}

} // namespace

std::optional<Diagnostic> describeFailure(Workspace &workspace, const Failure &failure, const std::string &path) {
  std::optional<Location> place = placeInFile(workspace, failure.traceback, path);
  if (!place)
    return failure.directiveLine > 0 ? std::optional(fromDirective(failure, path)) : std::nullopt;
  return failure.refusal ? fromRefusal(workspace, failure, *place) : fromException(workspace, failure, *place, path);
}

std::optional<Diagnostic> describeBudget(Workspace &workspace, const python::Reason &reason, const std::string &path) {
  bool here = reason.file.empty() || reason.file == path;
  if (reason.kind != python::Reason::Budget || !workspace.lineOf(reason) || !here)
    return std::nullopt;
  Diagnostic diagnostic;
  diagnostic.rule = "budget";
  diagnostic.severity = Severity::Information;
  diagnostic.message = fmt::format("The evaluation stops here: its budget of {} is used up.", reason.what);
  diagnostic.why = "pallasd evaluates within bounds of steps, depth and memory; what follows is not known.";
  int32_t line = workspace.lineOf(reason).value_or(0) - 1;
  diagnostic.where = workspace.location(path, line, 0, line, int32_t(workspace.lines(path).line(line).size()));
  return diagnostic;
}

/// `import a.b` binds `a`; `from a import *` may bind anything.
static bool binds(const std::vector<syntax::Alias> &aliases, std::string_view name) {
  return std::any_of(aliases.begin(), aliases.end(), [&](const syntax::Alias &alias) {
    std::string_view bound = alias.asName ? *alias.asName : *alias.name;
    return bound == "*" || bound.substr(0, bound.find('.')) == name;
  });
}

static bool binds(const syntax::Node &node, std::string_view name) {
  if (const auto *bound = syntax::dynCast<syntax::NameExpr>(&node))
    return bound->ctx == syntax::Context::Store && *bound->id == name;
  if (const auto *import = syntax::dynCast<syntax::Import>(&node))
    return binds(import->names, name);
  if (const auto *import = syntax::dynCast<syntax::ImportFrom>(&node))
    return binds(import->names, name);
  if (const auto *function = syntax::dynCast<syntax::FunctionDef>(&node))
    return *function->name == name;
  const auto *cls = syntax::dynCast<syntax::ClassDef>(&node);
  return cls && *cls->name == name;
}

static bool isConditional(syntax::NodeKind kind) {
  using syntax::NodeKind;
  return kind == NodeKind::If || kind == NodeKind::For || kind == NodeKind::AsyncFor || kind == NodeKind::While ||
         kind == NodeKind::Try || kind == NodeKind::TryStar || kind == NodeKind::Match || kind == NodeKind::With ||
         kind == NodeKind::AsyncWith;
}

static bool bindsUnderCondition(const syntax::Node &node, std::string_view name, bool conditional) {
  if (conditional && binds(node, name))
    return true;
  bool found = false;
  conditional = conditional || isConditional(node.kind);
  syntax::forEachChild(
      node, [&](const syntax::Node &child) { found = found || bindsUnderCondition(child, name, conditional); });
  return found;
}

/// `text` names what is not bound: "name 'x' is not defined".
static bool isBoundUnderCondition(python::World &world, const std::vector<python::Position> &traceback,
                                  const std::string &text) {
  size_t begin = text.find('\''), end = text.find('\'', begin + 1);
  if (end == std::string::npos || traceback.empty() || !traceback.front().module)
    return false;
  std::string name = text.substr(begin + 1, end - begin - 1);
  auto unit = world.source(traceback.front().module->path);
  return unit && unit->tree &&
         std::any_of(unit->tree->items.begin(), unit->tree->items.end(), [&](const syntax::PlacedItem &placed) {
           return placed.item->stmt && bindsUnderCondition(*placed.item->stmt, name, false);
         });
}

bool pythonErrorIsCertain(python::World &world, const std::vector<python::Position> &traceback,
                          const std::string &exceptionClass, const std::string &text) {
  auto says = [&](const char *words) { return text.find(words) != std::string::npos; };
  if (exceptionClass == "NameError" || exceptionClass == "UnboundLocalError")
    return !isBoundUnderCondition(world, traceback, text);
  if (exceptionClass == "TypeError")
    return says("() missing ") || (says("() takes ") && says(" given"));
  return false;
}

std::string reasonKind(const python::Reason &reason) {
  switch (reason.kind) {
  case python::Reason::Unmodelled:
    return "unmodelled";
  case python::Reason::World:
    return "world";
  case python::Reason::Budget:
    return "budget";
  case python::Reason::Cascade:
    return "cascade";
  case python::Reason::Content:
    return "content";
  case python::Reason::Patched:
    return "patched";
  case python::Reason::Internal:
    return "internal";
  }
  return "internal";
}

} // namespace pallasd::query
