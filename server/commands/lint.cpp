// `pallasd lint`: diagnostics of files in any of the registered formats, and how
// much could be followed, since silence about a kernel that was not followed is
// no approval of it.
//
// Analyse, select by rules, fix, leave out what is in the baseline or on lines
// that did not change, report: each step works on what the one before left.

#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/commands/files.h"
#include "server/commands/formats/format.h"
#include "server/commands/statistics.h"
#include "server/commands/worker.h"
#include "server/lint/baseline.h"
#include "server/lint/changes.h"
#include "server/lint/edits.h"
#include "server/lint/runner.h"
#include "server/lint/selection.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <thread>
#include <unistd.h>

namespace pallasd::commands {

namespace {

/// Fixes may make room for others; a program that needs more rounds changes back and forth.
constexpr int maxFixRounds = 10;

bool isSet(const char *variable) {
  const char *value = std::getenv(variable);
  return value && *value;
}

/// NO_COLOR and FORCE_COLOR as no-color.org and most tools read them.
bool wantsColours(const LintOptions &options) {
  if (options.colour != "auto")
    return options.colour == "always";
  if (isSet("NO_COLOR") || !options.outputFile.empty())
    return false;
  const char *terminal = std::getenv("TERM");
  bool dumb = terminal && std::string_view(terminal) == "dumb";
  return isSet("FORCE_COLOR") || (isatty(STDOUT_FILENO) && !dumb);
}

/// False if the report cannot be written.
bool write(const std::string &text, const std::string &path) {
  if (!path.empty())
    return lint::writeFile(path, text);
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
}

std::string counted(size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string readStandardInput() {
  std::string text;
  char piece[65536];
  while (size_t size = std::fread(piece, 1, sizeof piece, stdin))
    text.append(piece, size);
  return text;
}

bool complain(const std::string &message) {
  fmt::print(stderr, "pallasd: {}\n", message);
  return false;
}

/// One run of the command. A step that returns false has said why.
class LintRun {
public:
  LintRun(const LintOptions &options, config::Configurations &configurations)
      : options(options), configurations(configurations), workers(options.worker),
        cache(options.noCache               ? ""
              : options.cacheFolder.empty() ? lint::defaultCacheFolder()
                                            : absolutePath(options.cacheFolder)) {}

  int run() {
    if (!collect())
      return Usage;
    analyse();
    bool done = (!options.fix || fix()) && useBaseline() && leaveOutUnchanged() && (!options.addIgnore || addIgnores());
    if (!done || !report())
      return Usage;
    return exitCode();
  }

private:
  bool collect() {
    bool fromStdin = options.files.paths == std::vector<std::string>{"-"};
    if (!fromStdin) {
      auto files = pythonFilesOrComplain(options.files, configurations);
      if (!files)
        return false;
      for (const SourcePath &file : *files)
        addJob(file.path, file.configuration);
      return true;
    }
    if (options.fix || options.addIgnore)
      return complain("--fix and --add-ignore need files, not -");
    std::string path = absolutePath(options.stdinName.empty() ? "stdin.py" : options.stdinName);
    auto configuration = configurations.of(std::filesystem::path(path).parent_path().string());
    if (configurations.complain())
      return false;
    addJob(path, configuration);
    jobs.back().text = readStandardInput();
    texts.set(path, *jobs.back().text);
    return true;
  }

  void addJob(const std::string &path, const std::shared_ptr<const config::Loaded> &configuration) {
    auto &shared = analysisOptions[configuration.get()];
    if (!shared)
      shared = std::make_shared<const query::Options>(optionsOf(*configuration, options.entry));
    jobs.push_back({path, shared, std::nullopt});
    judges.push_back(configuration);
  }

  void analyse() {
    unsigned processes = options.jobs ? options.jobs : std::max(1u, std::thread::hardware_concurrency());
    files = lint::analyse(jobs, makeAnalyzer, cache, processes);
    if (options.worker.use)
      serveByWorker();
    for (size_t i = 0; i < files.size(); ++i)
      lint::applySelection(files[i].diagnostics, files[i].path, *judges[i]);
  }

  /// Real JAX traces what could not be followed; nothing of that is cached.
  void serveByWorker() {
    for (size_t i = 0; i < jobs.size(); ++i) {
      std::unique_ptr<query::Analyzer> &analyzer = analyzers[judges[i].get()];
      if (!analyzer)
        analyzer = makeAnalyzer(*jobs[i].options);
      if (jobs[i].text)
        analyzer->setText(jobs[i].path, *jobs[i].text, 0);
      files[i] = lint::withoutJaxprs(workers.analyze(*analyzer, jobs[i].path, judges[i]->config));
      analyzer->close(jobs[i].path);
    }
  }

  /// Writes the texts and looks at the files anew.
  bool rewrite(const lint::NewTexts &changed) {
    for (const auto &[path, text] : changed) {
      if (!lint::writeFile(path, texts.markOf(path) + text))
        return complain(fmt::format("{} cannot be written", displayPath(path)));
      texts.set(path, text);
      cache.forget(path);
    }
    analyse();
    return true;
  }

  bool fix() {
    for (int round = 0; round < maxFixRounds; ++round) {
      lint::Fixed result = lint::applySafeFixes(files, texts);
      if (result.fixes == 0)
        break;
      lint::NewTexts before;
      for (const auto &[path, _] : result.texts)
        before[path] = texts.text(path);
      size_t broken = brokenFiles();
      if (!rewrite(result.texts))
        return false;
      if (brokenFiles() > broken) {
        complain("a fix would leave a file that is no Python; nothing more is fixed");
        return rewrite(before);
      }
      fixed += result.fixes;
    }
    return true;
  }

  size_t brokenFiles() const {
    size_t count = 0;
    for (const lint::LintedFile &file : files)
      for (const query::Diagnostic &diagnostic : file.diagnostics)
        count += diagnostic.rule == "syntax-error";
    return count;
  }

  bool useBaseline() {
    if (options.baseline.empty())
      return !options.updateBaseline || complain("--update-baseline needs --baseline FILE");
    lint::Baseline baseline(absolutePath(options.baseline));
    auto problem = baseline.read();
    std::error_code error;
    if (problem && !(options.updateBaseline && !std::filesystem::exists(options.baseline, error)))
      return complain(fmt::format("{}: {}", options.baseline, *problem));
    if (options.updateBaseline) {
      baseline.update(files, texts);
      if (!baseline.write())
        return complain(fmt::format("{} cannot be written", options.baseline));
    }
    known = baseline.apply(files, texts);
    return true;
  }

  bool leaveOutUnchanged() {
    if (options.diffRevision.empty())
      return true;
    std::string problem;
    auto changes = lint::Changes::since(options.diffRevision, absolutePath("."), problem);
    if (!changes)
      return complain(fmt::format("--diff {}: {}", options.diffRevision, problem));
    lint::keepChanged(files, *changes);
    return true;
  }

  bool addIgnores() {
    lint::Ignored result = lint::addIgnores(files, texts);
    if (!rewrite(result.texts))
      return false;
    for (const query::Diagnostic &diagnostic : result.impossible)
      complain(fmt::format("no line of this finding can end in a comment: {}", conciseLine(diagnostic)));
    added = result.comments;
    return useBaseline() && leaveOutUnchanged();
  }

  bool report() {
    query::Options general = optionsOf(*configurations.of(absolutePath(".")), options.entry);
    LintReport result{general.jaxRelease, general.chips, std::move(files), {}, texts, wantsColours(options)};
    for (const lint::LintedFile &file : result.files) {
      result.totals.add(file);
      if (!file.failure.empty())
        internalError = !complain(
            fmt::format("{}: internal error: the analysis ended with {}", displayPath(file.path), file.failure));
    }
    totals = result.totals;
    if (!write(render(result), options.outputFile))
      return complain((options.outputFile.empty() ? "standard output" : options.outputFile) + " cannot be written");
    printSummary();
    return true;
  }

  std::string render(const LintReport &result) const {
    if (!options.statistics)
      return findLintFormat(options.format)->render(result);
    return options.format.starts_with("json") ? statisticsJson(result) : statisticsText(result);
  }

  void printSummary() const {
    std::string text = fmt::format("{}, {} in {}; {} of {} kernels followed in full", counted(totals.errors(), "error"),
                                   counted(totals.warnings(), "warning"), counted(totals.files, "file"),
                                   totals.followed, totals.kernels);
    if (options.fix)
      text += fmt::format("; {} fixed", fixed);
    if (options.addIgnore)
      text += fmt::format("; {} added", counted(added, "comment"));
    if (!options.baseline.empty())
      text += fmt::format("; {} in the baseline", known.known);
    if (known.gone > 0)
      text += fmt::format(", {} of it gone (--update-baseline)", known.gone);
    fmt::print(stderr, "{}\n", text);
  }

  int exitCode() const {
    if (internalError)
      return Internal;
    bool incomplete = options.requireComplete && totals.followed < totals.kernels;
    return !options.exitZero && (totals.hasFindings() || incomplete) ? Findings : Clean;
  }

  const LintOptions &options;
  config::Configurations &configurations;
  WorkerAnalysis workers;
  std::map<const config::Loaded *, std::unique_ptr<query::Analyzer>> analyzers; ///< beside the workers
  lint::Cache cache;
  lint::Texts texts;
  std::map<const config::Loaded *, std::shared_ptr<const query::Options>> analysisOptions;
  std::vector<lint::Job> jobs;
  std::vector<std::shared_ptr<const config::Loaded>> judges; ///< parallel to jobs
  std::vector<lint::LintedFile> files;                       ///< parallel to jobs
  lint::Totals totals;
  lint::Baseline::Counts known;
  size_t fixed = 0, added = 0;
  bool internalError = false;
};

} // namespace

int lint(const LintOptions &options, config::Configurations &configurations) {
  return LintRun(options, configurations).run();
}

} // namespace pallasd::commands
