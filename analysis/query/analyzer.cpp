// The Analyzer: evaluation, kernels, findings, and what an edit lets stand.
//
// One FileState for each analysed file keeps its Evaluation alive. After an edit
// the items of the two versions are compared. Functions whose bodies alone changed
// get the new bodies, and kernels that ran them are traced again; statements run
// again from the first one on that changed otherwise or called such a function
// (policies.md E1, E3). An edit of another file evaluates the file anew.

#include "analysis/query/analysis.h"

#include "analysis/kernel/mapped_call.h"
#include "analysis/query/anchoring.h"
#include "analysis/query/comments.h"
#include "analysis/query/evaluation.h"
#include "analysis/query/failures.h"
#include "analysis/query/kernels.h"
#include "analysis/query/library.h"
#include "analysis/query/scopes.h"
#include "analysis/query/tests.h"
#include "analysis/query/traced_elsewhere.h"
#include "analysis/query/unused_ignores.h"
#include "analysis/query/workspace.h"

#include <algorithm>

namespace pallasd::query {

namespace {

struct FileState {
  std::unique_ptr<Evaluation> evaluation;
  std::shared_ptr<const syntax::Module> tree;
  std::vector<KernelResult> results;   ///< parallel to the instance queue
  uint64_t otherFiles = 0;             ///< Workspace::revisionOfOthers
  std::vector<std::string> directives; ///< "function(arguments)"
  std::vector<int32_t> directiveLines; ///< of those
  size_t objectsOfOneRun = 0;          ///< in the heap when nothing had been edited yet; 0: not known yet
};

/// A top-level function that got another body.
using BodyChange = std::pair<syntax::ItemPtr, syntax::ItemPtr>;

/// What an edit did to the statements of a file.
struct Changes {
  std::vector<BodyChange> bodies;
  size_t firstOther = noStatement; ///< first statement that differs otherwise, is new or is gone
};

bool onlyBodyDiffers(const syntax::Item &old, const syntax::Item &now) {
  return old.stmt && now.stmt && syntax::FunctionDef::classof(old.stmt->kind) &&
         syntax::FunctionDef::classof(now.stmt->kind) && old.name == now.name && old.headHash == now.headHash;
}

/// While text is broken, one last good item may stand in two places.
bool standsOnce(const syntax::Module &module, const syntax::Item &item) {
  return std::count_if(module.items.begin(), module.items.end(),
                       [&](const syntax::PlacedItem &placed) { return placed.item.get() == &item; }) == 1;
}

Changes changesBetween(const syntax::Module &before, const syntax::Module &after) {
  Changes changes;
  size_t common = std::min(before.items.size(), after.items.size());
  for (size_t i = 0; i < common; ++i) {
    const syntax::ItemPtr &old = before.items[i].item, &now = after.items[i].item;
    if (old != now && !(onlyBodyDiffers(*old, *now) && standsOnce(before, *old))) {
      changes.firstOther = i;
      return changes;
    }
    if (old != now)
      changes.bodies.emplace_back(old, now);
  }
  if (before.items.size() != after.items.size())
    changes.firstOther = common;
  return changes;
}

/// Directives as what they ask for, wherever they stand.
std::vector<std::string> directiveTexts(const Comments &comments, const syntax::Module &module) {
  std::vector<std::string> texts;
  texts.reserve(comments.directives.size());
  for (const Directive &directive : comments.directives)
    texts.push_back(directiveCall(module, directive));
  return texts;
}

std::vector<int32_t> directiveLines(const Comments &comments) {
  std::vector<int32_t> lines;
  lines.reserve(comments.directives.size());
  for (const Directive &directive : comments.directives)
    lines.push_back(directive.line);
  return lines;
}

/// The same directives stand in other lines now.
void moveDirectives(Evaluation &evaluation, const std::vector<int32_t> &before, const std::vector<int32_t> &now) {
  if (before == now)
    return;
  auto move = [&](int32_t &line) {
    auto found = std::ranges::find(before, line);
    if (line > 0 && found != before.end())
      line = now[size_t(found - before.begin())];
  };
  for (Failure &failure : evaluation.failures)
    move(failure.directiveLine);
  for (Origin &origin : evaluation.origins)
    move(origin.directiveLine);
}

} // namespace

class Analyzer::Impl {
public:
  Impl(Options options, std::shared_ptr<const kernel::Legality> legality)
      : options(std::move(options)), legality(std::move(legality)) {
    workspace.jaxRelease = this->options.jaxRelease;
    workspace.chip = this->options.chips.empty() ? "v5e" : this->options.chips.front();
    workspace.coresPerDevice = this->options.cores;
    workspace.pythonPath = this->options.pythonPath;
    workspace.environment = this->options.environment;
  }

  FileAnalysis analyze(const std::string &path, const std::atomic<bool> *cancel) {
    FileAnalysis analysis;
    analysis.path = path;
    workspace.startRecording();
    const syntax::SourceFile *file = workspace.file(path);
    if (!file)
      return analysis;
    addSyntaxErrors(*file, path, analysis);
    Comments comments = readComments(file->text());
    if (!file->broken() || workspace.isOpen(path))
      python::runOnBigStack([&] { evaluateAndCheck(path, comments, cancel, analysis); });
    if (file->broken())
      dropPythonErrors(analysis);
    auto known = traced.find(path);
    if (known != traced.end() && !analysis.cancelled && known->second->source == file->text())
      addTraced(workspace, *known->second, *legality, analysis);
    applyIgnores(comments, *file, analysis);
    analysis.diagnostics = mergeByPlace(std::move(analysis.diagnostics));
    return analysis;
  }

  std::optional<std::vector<kernel::BoundValue>> valuesOf(const std::string &path, const KernelReport &kernel,
                                                          const std::atomic<bool> *cancel) {
    std::vector<kernel::BoundValue> none;
    auto found = states.find(path);
    if (found == states.end() || !found->second.evaluation || !kernel.instance)
      return none;
    FileState &state = found->second;
    auto &queue = kernel::instanceQueue(*state.evaluation->interp).instances;
    for (size_t i = 0; i < std::min(queue.size(), state.results.size()); ++i)
      if (isOf(state.results[i], *kernel.instance))
        return traceValues(*state.evaluation->interp, *queue[i], cancel);
    return none;
  }

  Options options;
  Workspace workspace;
  std::map<std::string, std::shared_ptr<const kernel::TracedScript>> traced; ///< by path

private:
  static bool isOf(const KernelResult &result, const kernel::KernelInstance &instance) {
    auto isIt = [&](const auto &traced) { return traced.get() == &instance; };
    return result.traced && !result.traced->impure && std::ranges::any_of(result.traced->instances, isIt);
  }

  static std::optional<std::vector<kernel::BoundValue>>
  traceValues(python::Interp &interp, kernel::DeferredInstance &deferred, const std::atomic<bool> *cancel) {
    std::optional<std::vector<kernel::BoundValue>> values;
    interp.cancel = cancel;
    python::runOnBigStack([&] {
      try {
        values = kernel::boundValues(interp, deferred);
      } catch (const python::Cancelled &) {
      } catch (const python::BudgetError &) {
        values.emplace();
      }
    });
    interp.cancel = nullptr;
    return values;
  }

  void addSyntaxErrors(const syntax::SourceFile &file, const std::string &path, FileAnalysis &analysis) {
    for (const syntax::SyntaxError &error : file.errors()) {
      Diagnostic diagnostic;
      diagnostic.rule = "syntax-error";
      diagnostic.message = error.message;
      diagnostic.jaxException = "SyntaxError";
      diagnostic.where = workspace.location(path, error.line, error.column, error.endLine, error.endColumn);
      analysis.diagnostics.push_back(std::move(diagnostic));
    }
  }

  /// What a statement that can't be read binds is missing for the others: a name that they lack is no error of theirs.
  static void dropPythonErrors(FileAnalysis &analysis) {
    std::erase_if(analysis.diagnostics, [](const Diagnostic &diagnostic) { return diagnostic.rule == "python-error"; });
  }

  void evaluateAndCheck(const std::string &path, const Comments &comments, const std::atomic<bool> *cancel,
                        FileAnalysis &analysis) {
    FileState &state = states[path];
    auto unit = workspace.source(path);
    if (!unit)
      return;
    if (!reuse(path, state, *unit, comments, cancel))
      startAnew(path, state, comments, cancel);
    traceMissing(state);
    if (!state.evaluation->cancelled && hasImpureKernels(state)) {
      startAnew(path, state, comments, cancel);
      traceMissing(state);
    }
    followLibrary(path, state);
    analysis.cancelled = state.evaluation->cancelled;
    if (analysis.cancelled) {
      forget(path);
      return;
    }
    state.tree = unit->tree;
    state.otherFiles = workspace.revisionOfOthers(path);
    state.directives = directiveTexts(comments, *unit->tree);
    state.directiveLines = directiveLines(comments);
    report(path, state, analysis);
  }

  void startAnew(const std::string &path, FileState &state, const Comments &comments, const std::atomic<bool> *cancel) {
    leave(state);
    state.evaluation = spare ? std::move(spare) : blankEvaluation(workspace);
    evaluateFile(*state.evaluation, workspace, {path, options.entry, comments, options.shapes, cancel}, inPlace[path]);
    state.objectsOfOneRun = 0;
  }

  /// The next file may use the interpreter of one that is done with.
  void leave(FileState &state) {
    state.results.clear();
    if (state.evaluation && !spare && renew(*state.evaluation))
      spare = std::move(state.evaluation);
    state.evaluation = nullptr;
  }

  /// Traces every queued kernel that has no result.
  void traceMissing(FileState &state) {
    Evaluation &evaluation = *state.evaluation;
    auto &queue = kernel::instanceQueue(*evaluation.interp).instances;
    evaluation.interp->budget = evaluation.budgetLeft;
    state.results.resize(queue.size());
    for (size_t i = 0; i < queue.size() && !evaluation.cancelled; ++i) {
      if (state.results[i].traced && state.results[i].use == queue[i]->use)
        continue;
      queue[i]->traced = nullptr;
      state.results[i] = traceAndCheck(*evaluation.interp, *queue[i], *legality, !evaluation.failures.empty());
      evaluation.cancelled |= state.results[i].cancelled;
    }
    if (state.objectsOfOneRun == 0)
      state.objectsOfOneRun = evaluation.heap->objectCount();
  }

  /// Kernels that nothing reached, with stand-ins for their arguments.
  void followLibrary(const std::string &path, FileState &state) {
    Evaluation &evaluation = *state.evaluation;
    if (evaluation.cancelled || evaluation.libraryFollowed || !options.entry.empty())
      return;
    evaluation.libraryFollowed = true;
    auto &queue = kernel::instanceQueue(*evaluation.interp).instances;
    auto trace = [&](size_t instance) -> const KernelResult & {
      state.results.resize(queue.size());
      KernelResult &result = state.results[instance];
      if (!result.traced)
        result = traceAndCheck(*evaluation.interp, *queue[instance], *legality, true);
      if (result.cancelled)
        throw python::Cancelled();
      return result;
    };
    std::shared_ptr<const syntax::Module> tree = workspace.source(path)->tree;
    auto allReached = [&] { return !hasUnreached(evaluation, *tree); };
    if (allReached())
      return;
    evaluation.restsOnText = true;
    try {
      if (!isTestFile(path))
        runTestsBeside(workspace, evaluation, path, allReached);
      for (size_t i = 0; i < queue.size(); ++i)
        trace(i);
      callUnreached(workspace, evaluation, path, trace);
    } catch (const python::Cancelled &) {
      evaluation.interp->recorder = nullptr;
      evaluation.cancelled = true;
    }
    state.results.resize(queue.size());
  }

  /// Kernels that write to what their callers see are traced at the call from
  /// now on (policies.md E2); a refused one has no effect that anyone could see,
  /// and raising at its call would hide what follows. True if there are new ones.
  bool hasImpureKernels(const FileState &state) {
    std::set<const syntax::Item *> &known = inPlace[state.evaluation->module->path];
    size_t before = known.size();
    const auto &queue = kernel::instanceQueue(*state.evaluation->interp).instances;
    for (size_t i = 0; i < queue.size(); ++i)
      if (state.results[i].traced->impure && !state.results[i].traced->refusal && queue[i]->kernel)
        known.insert(queue[i]->kernel->item.get());
    return known.size() > before;
  }

  /// Brings a kept evaluation to the present text, running as little as the edit asks for.
  bool reuse(const std::string &path, FileState &state, const python::SourceUnit &unit, const Comments &comments,
             const std::atomic<bool> *cancel) {
    if (!state.evaluation || state.otherFiles != workspace.revisionOfOthers(path) || isCrowded(state))
      return false;
    Evaluation &evaluation = *state.evaluation;
    evaluation.interp->cancel = cancel;
    auto [bodies, first] = changesBetween(*state.tree, *unit.tree);
    std::vector<std::pair<python::Function *, syntax::ItemPtr>> patches;
    for (const auto &[old, now] : bodies) {
      first = std::min(first, evaluation.firstCallOf(old.get()));
      std::vector<python::Function *> functions = functionsOf(state, old);
      if (functions.empty())
        first = std::min(first, placeOf(*unit.tree, *now));
      for (python::Function *function : functions)
        patches.emplace_back(function, now);
    }
    for (const auto &[function, item] : patches) {
      forgetResultsOf(state, function->item.get());
      function->item = item;
      function->def = static_cast<const syntax::FunctionDef *>(item->stmt);
      evaluation.interp->moduleChanged(*function->module, unit);
    }
    evaluation.interp->moduleChanged(*evaluation.module, unit);
    bool requestsDiffer = state.directives != directiveTexts(comments, *unit.tree);
    if (!requestsDiffer)
      moveDirectives(evaluation, state.directiveLines, directiveLines(comments));
    if (requestsDiffer || (!bodies.empty() && (evaluation.restsOnText || hasUnreached(evaluation, onlyNew(bodies)))))
      first = std::min(first, unit.tree->items.size());
    if (first != noStatement) {
      size_t kept = replay(evaluation, workspace, {path, options.entry, comments, options.shapes, cancel}, first);
      state.results.resize(std::min(state.results.size(), kept));
    }
    return true;
  }

  /// The new bodies alone: what they make may be reached by nothing.
  static syntax::Module onlyNew(const std::vector<BodyChange> &bodies) {
    syntax::Module module;
    for (const auto &[old, now] : bodies)
      module.items.push_back({now, 0});
    return module;
  }

  static size_t placeOf(const syntax::Module &tree, const syntax::Item &item) {
    auto isIt = [&](const syntax::PlacedItem &placed) { return placed.item.get() == &item; };
    return size_t(std::find_if(tree.items.begin(), tree.items.end(), isIt) - tree.items.begin());
  }

  /// What edits leave behind is freed by beginning anew now and then.
  static bool isCrowded(const FileState &state) {
    constexpr size_t slack = 200'000;
    return state.evaluation->heap->objectCount() > 2 * state.objectsOfOneRun + slack;
  }

  /// The Functions of a top-level def: its module's name for it, first of all, and those of modules that tests made of
  /// the same file. Empty if the first is something else.
  static std::vector<python::Function *> functionsOf(FileState &state, const syntax::ItemPtr &item) {
    std::vector<const python::Module *> modules = {state.evaluation->module};
    for (const auto &deferred : kernel::instanceQueue(*state.evaluation->interp).instances) {
      const python::Module *module = deferred->kernel ? deferred->kernel->module : nullptr;
      if (module && module->path == modules.front()->path &&
          std::find(modules.begin(), modules.end(), module) == modules.end())
        modules.push_back(module);
    }
    std::vector<python::Function *> found;
    for (const python::Module *module : modules) {
      const python::Value *value = module->globals.find(item->name);
      auto *function = value ? value->as<python::Function>() : nullptr;
      if (function && function->item == item && function->def == item->stmt)
        found.push_back(function);
      else if (found.empty())
        return {};
    }
    return found;
  }

  static void forgetResultsOf(FileState &state, const syntax::Item *item) {
    auto &queue = kernel::instanceQueue(*state.evaluation->interp).instances;
    for (size_t i = 0; i < queue.size(); ++i) {
      if (!dependsOn(state.results[i], *item))
        continue;
      state.results[i] = {};
      queue[i]->traced = nullptr;
    }
  }

  void report(const std::string &path, FileState &state, FileAnalysis &analysis) {
    Evaluation &evaluation = *state.evaluation;
    auto &queue = kernel::instanceQueue(*evaluation.interp).instances;
    for (size_t i = 0; i < queue.size(); ++i) {
      Origin origin = originOf(evaluation, i);
      if (origin.dropped || kernel::isExampleOnly(*queue[i]))
        continue;
      if (origin.foreign && !passesThrough(*queue[i], path))
        continue;
      kernel::ShapesFrom shapesFrom = options.entry.empty() ? origin.from : kernel::ShapesFrom::Directive;
      auto reports = reportsOf(workspace, *queue[i], state.results[i], shapesFrom, path);
      if (rests(shapesFrom))
        withoutVerdict(reports);
      else
        addFindings(path, *queue[i], state.results[i], reports.front(), analysis);
      std::move(reports.begin(), reports.end(), std::back_inserter(analysis.kernels));
    }
    bool cascade = false; // what fails behind a failed statement may fail for that reason alone
    for (const Failure &failure : evaluation.failures) {
      bool plain = !failure.refusal && failure.directiveLine == 0;
      if (!(plain && cascade))
        if (auto diagnostic = describeFailure(workspace, failure, path))
          analysis.diagnostics.push_back(std::move(*diagnostic));
      cascade = true;
    }
    for (const python::Interp::Gap &gap : allGaps(state))
      if (auto diagnostic = describeBudget(workspace, *gap.reason, path))
        analysis.diagnostics.push_back(std::move(*diagnostic));
    addGaps(path, state, analysis);
  }

  static bool passesThrough(const kernel::DeferredInstance &deferred, const std::string &path) {
    auto isHere = [&](const python::Position &at) { return at.module && at.module->path == path; };
    return std::any_of(deferred.stack.begin(), deferred.stack.end(), isHere);
  }

  /// Whether an instance rests on stand-ins.
  static bool rests(kernel::ShapesFrom from) {
    return from == kernel::ShapesFrom::Symbolic || from == kernel::ShapesFrom::Annotation;
  }

  /// A refusal of stand-ins says that they were chosen badly, nothing about the program (policies.md A6).
  static void withoutVerdict(std::vector<KernelReport> &reports) {
    for (KernelReport &report : reports) {
      if (report.status != KernelStatus::Refused)
        continue;
      report.status = KernelStatus::Unknown;
      report.reasons.push_back("stand-ins for arguments that were not refused");
      report.error.reset();
    }
  }

  static std::vector<python::Interp::Gap> allGaps(const FileState &state) {
    std::vector<python::Interp::Gap> gaps = state.evaluation->interp->gaps;
    for (const KernelResult &result : state.results)
      gaps.insert(gaps.end(), result.gaps.begin(), result.gaps.end());
    return gaps;
  }

  void addFindings(const std::string &path, const kernel::DeferredInstance &deferred, const KernelResult &result,
                   const KernelReport &report, FileAnalysis &analysis) {
    bool first = true;
    for (const kernel::Finding &finding : result.findings) {
      auto diagnostic = anchor(workspace, finding);
      if (!diagnostic)
        continue;
      if (diagnostic->where.path != path) {
        // A kernel of another file: this file's part in it is the call.
        diagnostic->related.insert(diagnostic->related.begin(), {diagnostic->where, "in the kernel"});
        diagnostic->where = report.call;
        diagnostic->fixes.clear();
      }
      diagnostic->kernels = {deferred.name};
      diagnostic->shapesFrom = report.shapesFrom;
      diagnostic->instance = report.shapes;
      diagnostic->firstError = std::exchange(first, false);
      analysis.diagnostics.push_back(std::move(*diagnostic));
    }
  }

  void addGaps(const std::string &path, const FileState &state, FileAnalysis &analysis) {
    std::map<std::string, Gap> gaps;
    auto add = [&](const python::Reason &reason, const std::string &kernel) {
      Gap &gap = gaps[reason.what];
      gap.what = reason.what;
      gap.kind = reasonKind(reason);
      if (int32_t line = workspace.lineOf(reason).value_or(0); gap.where.path.empty())
        gap.where = {reason.file.empty() ? path : reason.file, line, 1, line, 1};
      if (!kernel.empty() && std::find(gap.kernels.begin(), gap.kernels.end(), kernel) == gap.kernels.end())
        gap.kernels.push_back(kernel);
    };
    const auto &queue = kernel::instanceQueue(*state.evaluation->interp).instances;
    for (size_t i = 0; i < queue.size(); ++i) {
      if (queue[i]->unknown)
        add(*queue[i]->unknown, queue[i]->name);
      for (const auto &reason : state.results[i].traced->gaps)
        add(*reason, queue[i]->name);
    }
    for (const python::Interp::Gap &gap : allGaps(state))
      add(*gap.reason, "");
    for (auto &[_, gap] : gaps)
      analysis.gaps.push_back(std::move(gap));
  }

  void applyIgnores(const Comments &comments, const syntax::SourceFile &file, FileAnalysis &analysis) {
    std::vector<std::set<std::string>> used = silence(comments, analysis.diagnostics);
    if (comments.ignores.empty() || analysis.cancelled)
      return;
    bool inFull = !file.broken() && wasFollowedInFull(analysis);
    auto added = unusedIgnores(comments, used, analysis.path,
                               [&](int32_t line) { return inFull && ran(states[analysis.path], line); });
    std::move(added.begin(), added.end(), std::back_inserter(analysis.diagnostics));
  }

  bool wasFollowedInFull(const FileAnalysis &analysis) {
    const FileState &state = states[analysis.path];
    return state.evaluation && state.evaluation->failures.empty() && analysis.gaps.empty() &&
           std::all_of(analysis.kernels.begin(), analysis.kernels.end(), [](const KernelReport &report) {
             return report.status == KernelStatus::Complete || report.status == KernelStatus::Refused;
           });
  }

  /// Whether the function around a line was called or traced; what is in none ran with the module.
  static bool ran(const FileState &state, int32_t line) {
    const syntax::Item *around = nullptr;
    for (const syntax::PlacedItem &placed : state.tree->items)
      if (placed.firstLine < line)
        around = placed.item.get();
    bool isDefinition =
        around && around->stmt &&
        (syntax::FunctionDef::classof(around->stmt->kind) || syntax::ClassDef::classof(around->stmt->kind));
    return !isDefinition || state.evaluation->firstCallOf(around) != noStatement ||
           std::any_of(state.results.begin(), state.results.end(),
                       [&](const KernelResult &result) { return result.executed.contains(around); });
  }

  std::shared_ptr<const kernel::Legality> legality;
  std::map<std::string, FileState> states;
  std::map<std::string, std::set<const syntax::Item *>> inPlace; ///< impure kernels, by file

  std::unique_ptr<Evaluation> spare; ///< blank

public:
  void forget(const std::string &path) {
    auto state = states.find(path);
    if (state == states.end())
      return;
    leave(state->second);
    states.erase(state);
  }

  void prepare() {
    if (spare)
      return;
    spare = blankEvaluation(workspace);
    loadCommonModels(*spare);
  }
};

Analyzer::Analyzer(Options options, std::shared_ptr<const kernel::Legality> legality)
    : impl(std::make_unique<Impl>(std::move(options), std::move(legality))) {}
Analyzer::~Analyzer() = default;

void Analyzer::setText(const std::string &path, std::string text, int64_t) {
  impl->workspace.setText(path, std::move(text));
}
void Analyzer::applyEdit(const std::string &path, size_t start, size_t end, std::string_view replacement, int64_t) {
  impl->workspace.applyEdit(path, start, end, replacement);
}
void Analyzer::close(const std::string &path) {
  impl->forget(path);
  impl->workspace.close(path);
}
void Analyzer::fileChanged(const std::string &path) { impl->workspace.forget(path); }
const std::string *Analyzer::text(const std::string &path) const { return impl->workspace.text(path); }
const text::LineIndex *Analyzer::lines(const std::string &path) const {
  return impl->workspace.file(path) ? &impl->workspace.lines(path) : nullptr;
}
FileAnalysis Analyzer::analyze(const std::string &path, const std::atomic<bool> *cancel) {
  return impl->analyze(path, cancel);
}
void Analyzer::prepare() { impl->prepare(); }
std::vector<Dependency> Analyzer::dependencies() const { return impl->workspace.recorded(); }
std::optional<std::vector<kernel::BoundValue>> Analyzer::valuesOf(const std::string &path, const KernelReport &kernel,
                                                                  const std::atomic<bool> *cancel) {
  return impl->valuesOf(path, kernel, cancel);
}
std::optional<NameUse> Analyzer::nameAt(const Location &at) const { return query::nameAt(impl->workspace, at); }
void Analyzer::setTraced(const std::string &path, std::shared_ptr<const kernel::TracedScript> traced) {
  if (traced)
    impl->traced[path] = std::move(traced);
  else
    impl->traced.erase(path);
}
const Options &Analyzer::options() const { return impl->options; }
std::optional<Location> Analyzer::locate(const jax::SourceFrame &frame) const { return impl->workspace.locate(frame); }

} // namespace pallasd::query
