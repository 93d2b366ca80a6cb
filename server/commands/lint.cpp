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

int lint(const LintOptions &options) {
  auto files = pythonFilesOrComplain(options.paths);
  if (!files)
    return Usage;

  lint::Texts texts;
  LintReport report{options.analysis.jaxRelease, options.analysis.chips, {}, {}, texts, wantsColours(options)};
  auto analyzer = makeAnalyzer(options.analysis);
  for (const std::string &path : *files) {
    report.files.push_back(lint::withoutJaxprs(analyzer->analyze(path)));
    analyzer->close(path);
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
