// The Analyzer: evaluation, kernels, findings, and what an edit lets stand.
//
// One FileState for each analysed file keeps its Evaluation alive. After an edit
// the items of the two versions are compared. If all that changed are bodies of
// functions that only kernels executed, their Function objects get the new
// bodies and those kernels alone are traced again. Anything else evaluates the
// file anew; kernels whose read set is unchanged then keep their results.

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
  std::vector<KernelResult> results;         ///< parallel to the instance queue
  std::map<std::string, uint64_t> revisions; ///< of the workspace's files
  std::vector<std::string> directives;       ///< "function(arguments)"
};

/// What an edit did to one item.
using Replacement = std::pair<syntax::ItemPtr, syntax::ItemPtr>;

/// Pairs of items whose bodies alone differ; nullopt if anything else does.
std::optional<std::vector<Replacement>> bodyChanges(const syntax::Module &before, const syntax::Module &after) {
  if (before.items.size() != after.items.size())
    return std::nullopt;
  std::vector<Replacement> changes;
  for (size_t i = 0; i < before.items.size(); ++i) {
    const syntax::ItemPtr &old = before.items[i].item, &now = after.items[i].item;
    if (old == now)
      continue;
    bool onlyBody = old->stmt && now->stmt && syntax::FunctionDef::classof(old->stmt->kind) &&
                    syntax::FunctionDef::classof(now->stmt->kind) && old->name == now->name &&
                    old->headHash == now->headHash;
    if (!onlyBody)
      return std::nullopt;
    changes.emplace_back(old, now);
  }
  return changes;
}

/// Directives as what they ask for, wherever they stand.
std::vector<std::string> directiveTexts(const Comments &comments, const syntax::Module &module) {
  std::vector<std::string> texts;
  for (const Directive &directive : comments.directives)
    texts.push_back(directiveCall(module, directive));
  return texts;
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
    if (!reuse(path, state, *unit->tree, comments))
      startAnew(path, state, comments, cancel);
    Evaluation &evaluation = *state.evaluation;
    evaluation.interp->cancel = cancel;
    traceMissing(state);
    if (!evaluation.cancelled && hasImpureKernels(state)) {
      startAnew(path, state, comments, cancel);
      traceMissing(state);
    }
    followLibrary(path, state);
    analysis.cancelled = state.evaluation->cancelled;
    if (analysis.cancelled) {
      states.erase(path);
      return;
    }
    state.tree = unit->tree;
    state.revisions = workspace.revisions();
    state.directives = directiveTexts(comments, *unit->tree);
    report(path, state, analysis);
  }

  void startAnew(const std::string &path, FileState &state, const Comments &comments, const std::atomic<bool> *cancel) {
    state.results.clear();
    state.evaluation = evaluateFile(workspace, path, options.entry, comments, options.shapes, inPlace[path], cancel);
  }

  /// Traces every queued kernel that has no result.
  void traceMissing(FileState &state) {
    Evaluation &evaluation = *state.evaluation;
    auto &queue = kernel::instanceQueue(*evaluation.interp).instances;
    state.results.resize(queue.size());
    for (size_t i = 0; i < queue.size() && !evaluation.cancelled; ++i) {
      if (state.results[i].traced)
        continue;
      state.results[i] = traceAndCheck(*evaluation.interp, *queue[i], *legality, !evaluation.failures.empty());
      evaluation.cancelled |= state.results[i].cancelled;
    }
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
    auto allReached = [&] { return !hasUnreached(workspace, evaluation, path); };
    try {
      if (!isTestFile(path) && !allReached())
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

  /// Brings a kept evaluation to the present text if only bodies of functions
  /// changed that nothing but deferred kernels ran.
  bool reuse(const std::string &path, FileState &state, const syntax::Module &tree, const Comments &comments) {
    if (!state.evaluation || !onlyThisFileChanged(path, state) || state.directives != directiveTexts(comments, tree))
      return false;
    auto changes = bodyChanges(*state.tree, tree);
    if (!changes)
      return false;
    std::vector<std::pair<python::Function *, syntax::ItemPtr>> patches;
    for (const auto &[old, now] : *changes) {
      std::vector<python::Function *> functions = functionsOf(state, old);
      if (functions.empty() || state.evaluation->called.contains(old.get()))
        return false;
      for (python::Function *function : functions)
        patches.emplace_back(function, now);
    }
    for (const auto &[function, item] : patches) {
      forgetResultsOf(state, function->item.get());
      function->item = item;
      function->def = static_cast<const syntax::FunctionDef *>(item->stmt);
    }
    return true;
  }

  bool onlyThisFileChanged(const std::string &path, const FileState &state) const {
    for (const auto &[file, revision] : workspace.revisions()) {
      auto before = state.revisions.find(file);
      if (file != path && (before == state.revisions.end() || before->second != revision))
        return false;
    }
    return true;
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
      if (!state.results[i].executed.contains(item))
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
      if (origin.dropped || kernel::isExampleOnly(*evaluation.interp, *queue[i]))
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
    for (const auto &gap : evaluation.interp->gaps)
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
      if (gap.where.path.empty())
        gap.where = {reason.file.empty() ? path : reason.file, reason.line, 1, reason.line, 1};
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
    for (const auto &gap : state.evaluation->interp->gaps)
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
    return !isDefinition || state.evaluation->called.contains(around) ||
           std::any_of(state.results.begin(), state.results.end(),
                       [&](const KernelResult &result) { return result.executed.contains(around); });
  }

  std::shared_ptr<const kernel::Legality> legality;
  std::map<std::string, FileState> states;
  std::map<std::string, std::set<const syntax::Item *>> inPlace; ///< impure kernels, by file

public:
  void forget(const std::string &path) { states.erase(path); }
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
