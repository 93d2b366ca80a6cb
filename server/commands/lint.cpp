// `pallasd lint`: diagnostics of files as text or as the JSON contract, and how
// much could be followed, since silence about a kernel that was not followed is
// no approval of it.

#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/commands/files.h"
#include "server/commands/report.h"

#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

using Json = nlohmann::json;

namespace {

struct Totals {
  size_t kernels = 0, followed = 0;
  size_t counts[4] = {}; ///< by Severity

  void add(const query::FileAnalysis &file) {
    for (const query::KernelReport &kernel : file.kernels) {
      ++kernels;
      followed += kernel.status == query::KernelStatus::Complete || kernel.status == query::KernelStatus::Refused;
    }
    for (const query::Diagnostic &diagnostic : file.diagnostics)
      ++counts[size_t(diagnostic.severity)];
  }
  bool hasFindings() const { return counts[0] + counts[1] > 0; }
};

Json fileJson(const query::FileAnalysis &file) {
  Json diagnostics = Json::array(), kernels = Json::array();
  for (const query::Diagnostic &diagnostic : file.diagnostics)
    diagnostics.push_back(toJson(diagnostic));
  for (const query::KernelReport &kernel : file.kernels)
    kernels.push_back(toJson(kernel));
  return {{"path", displayPath(file.path)}, {"diagnostics", std::move(diagnostics)}, {"kernels", std::move(kernels)}};
}

void printSummary(const Totals &totals, size_t files) {
  fmt::print(stderr, "{} error{}, {} warning{} in {} file{}; {} of {} kernels followed in full\n", totals.counts[0],
             totals.counts[0] == 1 ? "" : "s", totals.counts[1], totals.counts[1] == 1 ? "" : "s", files,
             files == 1 ? "" : "s", totals.followed, totals.kernels);
}

} // namespace

int lint(const LintOptions &options) {
  FileList list = collectPythonFiles(options.paths);
  for (const std::string &path : list.missing)
    fmt::print(stderr, "pallasd: {} is neither a file nor a folder\n", path);
  for (const std::string &problem : list.problems)
    fmt::print(stderr, "pallasd: {}\n", problem);
  if (!list.missing.empty() || !list.problems.empty())
    return Usage;

  auto analyzer = makeAnalyzer(options.analysis);
  Totals totals;
  Json files = Json::array();
  for (const std::string &path : list.files) {
    query::FileAnalysis file = analyzer->analyze(path);
    analyzer->close(path);
    totals.add(file);
    if (options.format == Format::Json)
      files.push_back(fileJson(file));
    else
      for (const query::Diagnostic &diagnostic : file.diagnostics)
        std::fputs(toText(diagnostic).c_str(), stdout);
  }
  if (options.format == Format::Json)
    printJson({{"schema", 1},
               {"jax", options.analysis.jaxRelease},
               {"chips", options.analysis.chips},
               {"files", std::move(files)}});
  printSummary(totals, list.files.size());
  bool incomplete = options.requireComplete && totals.followed < totals.kernels;
  return totals.hasFindings() || incomplete ? Findings : Clean;
}

} // namespace pallasd::commands
