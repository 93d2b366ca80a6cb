#include "analysis/query/evaluation.h"

#include "analysis/query/tests.h"

#include "analysis/syntax/parser.h"

#include <cctype>

namespace pallasd::query {

using python::Position;
using python::Value;

namespace {

/// Statements, calls and loop turns of one file: no kernel file met so far takes
/// a tenth of it, and an editor waits seconds at most for one that never ends.
constexpr uint64_t maxSteps = 5'000'000;

/// "f32[]" is no Python; as a literal of a scalar it is "f32[()]".
std::string withScalarLiterals(std::string text) {
  for (size_t at = text.find("[]"); at != std::string::npos; at = text.find("[]", at + 1))
    if (at > 0 && (std::isalnum(static_cast<unsigned char>(text[at - 1])) || text[at - 1] == '_'))
      text.replace(at, 2, "[()]");
  return text;
}

class Runner {
public:
  Runner(Workspace &workspace, Evaluation &evaluation) : workspace(workspace), evaluation(evaluation) {}

  void runFile(const std::string &path, const std::string &name) {
    auto unit = workspace.source(path);
    if (!unit)
      return;
    evaluation.module = interp().makeModule(name, path);
    for (const syntax::PlacedItem &item : unit->tree->items)
      if (!runRecorded(item))
        return;
  }

  /// Runs `text` as a statement of the module, with the names of the entry
  /// model added where the module has none of its own.
  void runText(const std::string &text, int32_t directiveLine) {
    syntax::ParsedModule parsed = syntax::parseModule(evaluation.module->path, text);
    if (!parsed.errors.empty()) {
      Failure failure;
      failure.exceptionClass = "SyntaxError";
      failure.text = parsed.errors.front().message;
      failure.directiveLine = directiveLine;
      evaluation.failures.push_back(std::move(failure));
      return;
    }
    guarded(
        [&] {
          std::vector<syntax::Name> added = addEntryNames();
          for (const syntax::PlacedItem &item : parsed.module->items)
            interp().runItem(*evaluation.module, item);
          interp().heap.willWrite(evaluation.module);
          for (syntax::Name name : added)
            evaluation.module->globals.erase(name);
        },
        directiveLine);
    entryModules.push_back(std::move(parsed));
  }

  /// A call as text, lowered as `jax.jit(f).lower(...)` lowers it.
  void lowerCall(const std::string &text, int32_t directiveLine) {
    std::string call = withScalarLiterals(text);
    syntax::ParsedExpression parsed = syntax::parseExpression(call);
    const auto *node = syntax::dynCast<syntax::Call>(parsed.expr);
    if (!node) {
      runText(call, directiveLine);
      return;
    }
    size_t calleeEnd = offsetOf(call, node->func->range.endLine, node->func->range.endColumn);
    size_t open = call.find('(', calleeEnd);
    std::string arguments = call.substr(open + 1, call.rfind(')') - open - 1);
    bool empty = node->args.empty() && node->keywords.empty();
    runText("_pallasd_run(" + call.substr(0, calleeEnd) + (empty ? "" : ", ") + arguments + ")", directiveLine);
  }

private:
  python::Interp &interp() { return *evaluation.interp; }

  /// A statement counts as running itself; an undecorated `def` calls nothing.
  bool runRecorded(const syntax::PlacedItem &item) {
    python::Interp::ReadSet reads;
    interp().recorder = &reads;
    bool goesOn = guarded([&] { interp().runItem(*evaluation.module, item); }, 0);
    interp().recorder = nullptr;
    const auto *def = syntax::dynCast<syntax::FunctionDef>(item.item->stmt);
    if (def && def->decorators.empty())
      reads.items.erase(item.item.get());
    evaluation.called.merge(reads.items);
    return goesOn;
  }

  static size_t offsetOf(const std::string &text, int32_t line, int32_t column) {
    size_t at = 0;
    while (line-- > 0)
      at = text.find('\n', at) + 1;
    return at + column;
  }

  std::vector<syntax::Name> addEntryNames() {
    std::vector<syntax::Name> added;
    Value model = interp().importModule("_pallasd_entry");
    auto *module = model.as<python::Module>();
    if (!module)
      return added;
    interp().heap.willWrite(evaluation.module);
    for (const auto &[name, value] : module->globals.entries()) {
      syntax::Name visible = *name == "run" ? syntax::intern("_pallasd_run") : name;
      if (value.isUndefined() || name->starts_with("__") || evaluation.module->globals.find(visible))
        continue;
      evaluation.module->globals.set(visible, value);
      added.push_back(visible);
    }
    return added;
  }

  /// The exception's text; empty if its arguments aren't known.
  std::string textOf(const Value &exception) {
    try {
      return interp().toStr(exception);
    } catch (const python::UnknownUse &) {
      return {};
    } catch (const python::PyError &) {
      return {};
    }
  }

  /// False if the evaluation as a whole has to end.
  template <typename Work> bool guarded(const Work &work, int32_t directiveLine) {
    try {
      work();
    } catch (const python::PyError &error) {
      Failure failure;
      failure.exceptionClass = interp().typeName(error.value);
      failure.text = textOf(error.value);
      failure.refusal = error.refusal;
      failure.traceback = error.traceback;
      failure.directiveLine = directiveLine;
      evaluation.failures.push_back(std::move(failure));
    } catch (const python::BudgetError &) {
      return false; // noted as a gap with its line
    } catch (const python::Cancelled &) {
      evaluation.cancelled = true;
      return false;
    }
    return true;
  }

  Workspace &workspace;
  Evaluation &evaluation;
  std::vector<syntax::ParsedModule> entryModules; ///< keeps their trees alive
};

} // namespace

Origin originOf(const Evaluation &evaluation, size_t instance) {
  Origin found;
  for (const Origin &origin : evaluation.origins)
    if (origin.first <= instance)
      found = origin;
  return found;
}

/// Whether a key of the configuration names a function of a file: "function" or
/// "path::function", the path being the file's last components.
static bool namesFunction(std::string_view key, std::string_view path, std::string_view function) {
  size_t colons = key.rfind("::");
  if (colons == std::string_view::npos)
    return key == function;
  std::string_view file = key.substr(0, colons);
  if (file.starts_with("./"))
    file.remove_prefix(2);
  bool boundary = path.size() == file.size() || file.starts_with("/") ||
                  (path.size() > file.size() && path[path.size() - file.size() - 1] == '/');
  return key.substr(colons + 2) == function && path.ends_with(file) && boundary;
}

/// Calls that the configuration asks for, in the order of the file's functions.
static std::vector<std::string> configuredCalls(const std::map<std::string, std::vector<std::string>> &shapes,
                                                const std::string &path, const syntax::Module *module) {
  std::vector<std::string> calls;
  if (!module || shapes.empty())
    return calls;
  for (const syntax::PlacedItem &placed : module->items)
    if (syntax::dynCast<syntax::FunctionDef>(placed.item->stmt))
      for (const auto &[key, instances] : shapes)
        if (namesFunction(key, path, *placed.item->name))
          for (const std::string &arguments : instances)
            calls.push_back(*placed.item->name + "(" + arguments + ")");
  return calls;
}

std::string directiveCall(const syntax::Module &module, const Directive &directive) {
  for (const syntax::PlacedItem &placed : module.items)
    if (placed.firstLine + 1 == directive.target && placed.item->name)
      return *placed.item->name + "(" + directive.arguments + ")";
  return {};
}

std::unique_ptr<Evaluation> evaluateFile(Workspace &workspace, const std::string &path, const std::string &entry,
                                         const Comments &comments,
                                         const std::map<std::string, std::vector<std::string>> &shapes,
                                         const std::set<const syntax::Item *> &inPlace,
                                         const std::atomic<bool> *cancel) {
  auto evaluation = std::make_unique<Evaluation>();
  evaluation->heap = std::make_unique<python::Heap>();
  evaluation->interp = std::make_unique<python::Interp>(workspace, *evaluation->heap);
  evaluation->interp->cancel = cancel;
  evaluation->interp->budget.steps = maxSteps;
  kernel::instanceQueue(*evaluation->interp).inPlace = inPlace;

  Runner runner(workspace, *evaluation);
  runner.runFile(path, entry.empty() ? "__main__" : "pallasd_entry");
  try {
    if (!evaluation->cancelled && entry.empty())
      runOwnTests(workspace, *evaluation, path);
  } catch (const python::Cancelled &) {
    evaluation->interp->recorder = nullptr;
    evaluation->cancelled = true;
  }
  python::Interp::ReadSet reads;
  evaluation->interp->recorder = &reads;
  if (!evaluation->cancelled && !entry.empty())
    runner.lowerCall(entry, 0);
  auto unit = workspace.source(path);
  for (const Directive &directive : comments.directives) {
    if (evaluation->cancelled || !entry.empty() || !unit)
      break;
    std::string call = directiveCall(*unit->tree, directive);
    if (call.empty())
      continue;
    evaluation->origins.push_back({kernel::instanceQueue(*evaluation->interp).instances.size(),
                                   kernel::ShapesFrom::Directive, directive.line, false, false});
    runner.lowerCall(call, directive.line);
  }
  for (const std::string &call : configuredCalls(shapes, path, unit ? unit->tree.get() : nullptr)) {
    if (evaluation->cancelled || !entry.empty())
      break;
    evaluation->origins.push_back({kernel::instanceQueue(*evaluation->interp).instances.size(),
                                   kernel::ShapesFrom::Configuration, 0, false, false});
    runner.lowerCall(call, 0);
  }
  evaluation->interp->recorder = nullptr;
  evaluation->called.merge(reads.items);
  return evaluation;
}

} // namespace pallasd::query
