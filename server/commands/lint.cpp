// `pallasd lint`: diagnostics of files in any of the registered formats, and how
// much could be followed, since silence about a kernel that was not followed is
// no approval of it.

#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/commands/files.h"
#include "server/commands/formats/format.h"

#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <unistd.h>

namespace pallasd::commands {

namespace {

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

void printSummary(const lint::Totals &totals) {
  fmt::print(stderr, "{}, {} in {}; {} of {} kernels followed in full\n", counted(totals.errors(), "error"),
             counted(totals.warnings(), "warning"), counted(totals.files, "file"), totals.followed, totals.kernels);
}

} // namespace

int lint(const LintOptions &options, config::Configurations &configurations) {
  auto files = pythonFilesOrComplain(options.files, configurations);
  if (!files)
    return Usage;

  lint::Texts texts;
  query::Options general = optionsOf(*configurations.of(absolutePath(".")), options.entry);
  LintReport report{general.jaxRelease, general.chips, {}, {}, texts, wantsColours(options)};
  std::map<const config::Loaded *, std::unique_ptr<query::Analyzer>> analyzers;
  for (const SourcePath &file : *files) {
    std::unique_ptr<query::Analyzer> &analyzer = analyzers[file.configuration.get()];
    if (!analyzer)
      analyzer = makeAnalyzer(optionsOf(*file.configuration, options.entry));
    report.files.push_back(lint::withoutJaxprs(analyzer->analyze(file.path)));
    analyzer->close(file.path);
    report.totals.add(report.files.back());
  }
  if (!write(findLintFormat(options.format)->render(report), options.outputFile)) {
    fmt::print(stderr, "pallasd: {} cannot be written\n",
               options.outputFile.empty() ? "standard output" : options.outputFile);
    return Usage;
  }
  printSummary(report.totals);
  bool incomplete = options.requireComplete && report.totals.followed < report.totals.kernels;
  return report.totals.hasFindings() || incomplete ? Findings : Clean;
}

} // namespace pallasd::commands
