// Running a file statement by statement, and running it on from one of them.
//
// Before a statement the heap is marked and the lengths of all that only grows
// (failures, gaps, queued kernels) are noted. Going back to a statement is undoing
// the journal and cutting those lists, so that what runs then meets the state that
// it met the first time.

#include "analysis/query/evaluation.h"

#include "analysis/python/reuse.h"
#include "analysis/query/tests.h"
#include "analysis/syntax/parser.h"

#include <algorithm>
#include <cctype>

namespace pallasd::query {

using python::Position;
using python::Value;

namespace {

/// Statements, calls and loop turns of one file: no kernel file met so far takes
/// a tenth of it, and an editor waits seconds at most for one that never ends.
constexpr uint64_t maxSteps = 5'000'000;

/// A checkpoint copies the module's names when they are next written, so that
/// files of very many statements have one every few statements.
constexpr size_t maxCheckpoints = 256;

/// What programs made stays with the interpreter that ran them: one that holds more than this is not used again.
constexpr size_t maxObjectsLeft = 100'000;

/// "f32[]" is no Python; as a literal of a scalar it is "f32[()]".
std::string withScalarLiterals(std::string text) {
  for (size_t at = text.find("[]"); at != std::string::npos; at = text.find("[]", at + 1))
    if (at > 0 && (std::isalnum(static_cast<unsigned char>(text[at - 1])) || text[at - 1] == '_'))
      text.replace(at, 2, "[()]");
  return text;
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

class Runner {
public:
  Runner(Workspace &workspace, Evaluation &evaluation) : workspace(workspace), evaluation(evaluation) {}

  /// Statements of the evaluation's module from `first` on, and what the program asks for beyond them.
  void run(const Program &program, size_t first) {
    auto unit = workspace.source(program.path);
    if (!unit)
      return;
    const auto &items = unit->tree->items;
    size_t stride = items.size() / maxCheckpoints + 1;
    for (size_t i = first; i < items.size(); ++i) {
      if (i % stride == 0)
        addCheckpoint(i);
      if (!runRecorded(items[i]))
        return;
    }
    addCheckpoint(items.size());
    evaluation.called.emplace_back();
    if (program.entry.empty())
      runTests(program.path);
    recorded([&] { runRequests(program, *unit->tree); });
  }

private:
  void addCheckpoint(size_t statement) {
    Evaluation::Checkpoint checkpoint;
    const auto &queue = kernel::instanceQueue(interp()).instances;
    checkpoint.statement = statement;
    checkpoint.heap = interp().heap.mark();
    checkpoint.instances = queue.size();
    for (const auto &instance : queue)
      checkpoint.uses.push_back(instance->use);
    checkpoint.failures = evaluation.failures.size();
    checkpoint.gaps = interp().gaps.size();
    checkpoint.conditions = interp().pathCondition.size();
    checkpoint.budget = interp().budget;
    evaluation.checkpoints.push_back(std::move(checkpoint));
  }

  void runTests(const std::string &path) {
    try {
      evaluation.restsOnText |= runOwnTests(workspace, evaluation, path);
    } catch (const python::Cancelled &) {
      interp().recorder = nullptr;
      evaluation.cancelled = true;
    }
  }

  /// The entry, or what directives and the configuration ask for.
  void runRequests(const Program &program, const syntax::Module &tree) {
    if (!program.entry.empty() && !evaluation.cancelled) {
      lowerCall(program.entry, 0);
      return;
    }
    for (const Directive &directive : program.comments.directives)
      if (std::string call = directiveCall(tree, directive); !call.empty())
        request(call, kernel::ShapesFrom::Directive, directive.line);
    for (const std::string &call : configuredCalls(program.shapes, program.path, &tree))
      request(call, kernel::ShapesFrom::Configuration, 0);
  }

  void request(const std::string &call, kernel::ShapesFrom from, int32_t directiveLine) {
    if (evaluation.cancelled)
      return;
    size_t first = kernel::instanceQueue(interp()).instances.size();
    evaluation.origins.push_back({first, from, directiveLine, false, false});
    lowerCall(call, directiveLine);
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

  python::Interp &interp() { return *evaluation.interp; }

  /// What `work` calls is added to the last entry of `called`.
  template <typename Work> void recorded(const Work &work) {
    python::Interp::ReadSet reads;
    interp().recorder = &reads;
    work();
    interp().recorder = nullptr;
    evaluation.called.back().merge(reads.items);
  }

  /// A statement counts as running itself; an undecorated `def` calls nothing.
  bool runRecorded(const syntax::PlacedItem &item) {
    bool goesOn = true;
    evaluation.called.emplace_back();
    recorded([&] { goesOn = guarded([&] { interp().runItem(*evaluation.module, item); }, 0); });
    const auto *def = syntax::dynCast<syntax::FunctionDef>(item.item->stmt);
    if (def && def->decorators.empty())
      evaluation.called.back().erase(item.item.get());
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

std::string directiveCall(const syntax::Module &module, const Directive &directive) {
  for (const syntax::PlacedItem &placed : module.items)
    if (placed.firstLine + 1 == directive.target && placed.item->name)
      return *placed.item->name + "(" + directive.arguments + ")";
  return {};
}

size_t Evaluation::firstCallOf(const syntax::Item *item) const {
  auto calls = [&](const std::set<const syntax::Item *> &items) { return items.contains(item); };
  auto first = std::find_if(called.begin(), called.end(), calls);
  return first == called.end() ? noStatement : size_t(first - called.begin());
}

static void runFrom(Evaluation &evaluation, Workspace &workspace, const Program &program, size_t statement) {
  evaluation.interp->cancel = program.cancel;
  Runner(workspace, evaluation).run(program, statement);
  evaluation.budgetLeft = evaluation.interp->budget;
}

std::unique_ptr<Evaluation> blankEvaluation(Workspace &workspace) {
  auto evaluation = std::make_unique<Evaluation>();
  evaluation->heap = std::make_unique<python::Heap>();
  evaluation->interp = std::make_unique<python::Interp>(workspace, *evaluation->heap);
  evaluation->interp->budget.steps = maxSteps;
  evaluation->blank.heap = evaluation->heap->mark();
  evaluation->blank.budget = evaluation->interp->budget;
  return evaluation;
}

void evaluateFile(Evaluation &blank, Workspace &workspace, const Program &program,
                  const std::set<const syntax::Item *> &inPlace) {
  kernel::instanceQueue(*blank.interp).inPlace = inPlace;
  python::Interp &interp = *blank.interp;
  blank.module = interp.makeModule(program.entry.empty() ? "__main__" : "pallasd_entry", program.path);
  interp.setAttr(interp.importModule("sys"), syntax::intern("argv"), interp.list({interp.str(program.path)}));
  runFrom(blank, workspace, program, 0);
}

/// Everything but the checkpoint itself as it was there; the run makes that anew.
static void restore(Evaluation &evaluation, const Evaluation::Checkpoint &checkpoint) {
  python::Interp &interp = *evaluation.interp;
  interp.heap.revert(checkpoint.heap);
  interp.gaps.resize(checkpoint.gaps);
  interp.pathCondition.resize(checkpoint.conditions);
  interp.budget = checkpoint.budget;
  auto &queue = kernel::instanceQueue(interp).instances;
  queue.resize(checkpoint.instances);
  for (size_t i = 0; i < queue.size(); ++i)
    queue[i]->use = checkpoint.uses[i];
  evaluation.failures.resize(checkpoint.failures);
  evaluation.called.resize(checkpoint.statement);
  evaluation.origins.clear(); // all are of what runs behind the last statement
  evaluation.libraryFollowed = evaluation.restsOnText = false;
}

void loadCommonModels(Evaluation &blank) {
  static const char *const modules[] = {
      "functools", "jax", "jax.numpy", "jax.lax", "jax.experimental.pallas", "jax.experimental.pallas.tpu"};
  python::runOnBigStack([&] {
    for (const char *name : modules)
      blank.interp->importModule(name);
    renew(blank);
  });
}

bool renew(Evaluation &evaluation) {
  if (evaluation.cancelled || evaluation.heap->objectCount() > maxObjectsLeft)
    return false;
  python::forgetProgram(*evaluation.interp);
  evaluation.checkpoints.clear();
  restore(evaluation, evaluation.blank);
  evaluation.module = nullptr;
  return true;
}

size_t replay(Evaluation &evaluation, Workspace &workspace, const Program &program, size_t statement) {
  auto &checkpoints = evaluation.checkpoints;
  while (checkpoints.size() > 1 && checkpoints.back().statement > statement)
    checkpoints.pop_back();
  Evaluation::Checkpoint from = std::move(checkpoints.back());
  checkpoints.pop_back();
  restore(evaluation, from);
  runFrom(evaluation, workspace, program, from.statement);
  return from.instances;
}

} // namespace pallasd::query
