// The Analyzer: evaluation, kernels, findings, and what an edit lets stand.
//
// One FileState for each analysed file keeps its Evaluation alive. After an edit
// the items of the two versions are compared. If all that changed are bodies of
// functions that only kernels executed, their Function objects get the new
// bodies and those kernels alone are traced again. Anything else evaluates the
// file anew; kernels whose read set is unchanged then keep their results.

#include "analysis/query/analysis.h"

#include "analysis/query/anchoring.h"
#include "analysis/query/comments.h"
#include "analysis/query/evaluation.h"
#include "analysis/query/failures.h"
#include "analysis/query/kernels.h"
#include "analysis/query/workspace.h"

#include <algorithm>

namespace pallasd::query {

namespace {

struct FileState {
  std::unique_ptr<Evaluation> evaluation;
  std::shared_ptr<const syntax::Module> tree;
  std::vector<KernelResult> results; ///< parallel to the instance queue
  uint64_t revision = 0;             ///< of the workspace
};

kernel::ShapesFrom sourceOfShapes(const Evaluation &evaluation, size_t instance, bool isEntry) {
  bool fromDirective = !evaluation.directiveInstances.empty() && instance >= evaluation.directiveInstances.front().first;
  return fromDirective || isEntry ? kernel::ShapesFrom::Directive : kernel::ShapesFrom::Call;
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
    const syntax::SourceFile *file = workspace.file(path);
    if (!file)
      return analysis;
    addSyntaxErrors(*file, path, analysis);
    Comments comments = readComments(file->text());
    if (!file->broken() || workspace.isOpen(path))
      python::runOnBigStack([&] { evaluateAndCheck(path, comments, cancel, analysis); });
    suppress(comments, analysis);
    analysis.diagnostics = mergeByPlace(std::move(analysis.diagnostics));
    return analysis;
  }

  Options options;
  Workspace workspace;

private:
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

  void evaluateAndCheck(const std::string &path, const Comments &comments, const std::atomic<bool> *cancel,
                        FileAnalysis &analysis) {
    FileState state;
    state.evaluation = evaluateFile(workspace, path, options.entry, comments, cancel);
    Evaluation &evaluation = *state.evaluation;
    auto &queue = kernel::instanceQueue(*evaluation.interp).instances;
    for (size_t i = 0; i < queue.size() && !evaluation.cancelled; ++i) {
      state.results.push_back(traceAndCheck(*evaluation.interp, *queue[i], *legality));
      evaluation.cancelled |= state.results.back().cancelled;
    }
    analysis.cancelled = evaluation.cancelled;
    if (!analysis.cancelled)
      report(path, state, analysis);
  }

  void report(const std::string &path, FileState &state, FileAnalysis &analysis) {
    Evaluation &evaluation = *state.evaluation;
    auto &queue = kernel::instanceQueue(*evaluation.interp).instances;
    for (size_t i = 0; i < queue.size(); ++i) {
      kernel::ShapesFrom shapesFrom = sourceOfShapes(evaluation, i, !options.entry.empty());
      auto reports = reportsOf(workspace, *queue[i], state.results[i], shapesFrom, path);
      addFindings(*queue[i], state.results[i], reports.front(), analysis);
      std::move(reports.begin(), reports.end(), std::back_inserter(analysis.kernels));
    }
    for (const Failure &failure : evaluation.failures)
      if (auto diagnostic = describeFailure(workspace, failure, path))
        analysis.diagnostics.push_back(std::move(*diagnostic));
    addGaps(path, state, analysis);
  }

  void addFindings(const kernel::DeferredInstance &deferred, const KernelResult &result, const KernelReport &report,
                   FileAnalysis &analysis) {
    bool first = true;
    for (const kernel::Finding &finding : result.findings) {
      auto diagnostic = anchor(workspace, finding);
      if (!diagnostic && result.errorPlace)
        continue;
      if (!diagnostic)
        continue;
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

  static void suppress(const Comments &comments, FileAnalysis &analysis) {
    std::erase_if(analysis.diagnostics, [&](const Diagnostic &d) {
      return comments.ignores(d.rule, d.where.line, d.where.endLine);
    });
  }

  std::shared_ptr<const kernel::Legality> legality;
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
void Analyzer::close(const std::string &path) { impl->workspace.close(path); }
void Analyzer::fileChanged(const std::string &path) { impl->workspace.forget(path); }
const std::string *Analyzer::text(const std::string &path) const { return impl->workspace.text(path); }
FileAnalysis Analyzer::analyze(const std::string &path, const std::atomic<bool> *cancel) {
  return impl->analyze(path, cancel);
}
const Options &Analyzer::options() const { return impl->options; }
std::optional<Location> Analyzer::locate(const jax::SourceFrame &frame) const { return impl->workspace.locate(frame); }

} // namespace pallasd::query
