// Options of `pallasd lint`.

#include "server/commands/lint_options.h"

#include "server/commands/formats/format.h"

#include <CLI/CLI.hpp>

namespace pallasd::commands {

namespace {

std::vector<std::string> formatNames() {
  std::vector<std::string> names;
  for (const LintFormat &format : lintFormats())
    names.emplace_back(format.name);
  return names;
}

std::string formatHelp() {
  std::string text = "how findings are written:";
  for (const LintFormat &format : lintFormats())
    text += "\n" + std::string(format.name) + ": " + std::string(format.summary);
  return text;
}

void addFileOptions(CLI::App &command, LintOptions &options) {
  command.add_option("paths", options.files.paths, "files, folders, patterns such as 'kernels/**/*.py', - for stdin")
      ->required();
  command.add_option("--exclude", options.files.exclude, "pattern of files and folders to leave out; may be repeated")
      ->allow_extra_args(false);
  command.add_flag("--force-exclude", options.files.forceExclude, "leave out what is excluded even if it is named");
  command.add_option("--stdin-filename", options.stdinName, "path that the text from - stands for");
  command.add_option("--diff", options.diffRevision, "only findings on lines changed since this git revision");
}

void addRuleOptions(CLI::App &command, LintOptions &options) {
  auto rules = [&](const char *name, std::vector<std::string> &list, const char *help) {
    command.add_option(name, list, help)->delimiter(',')->allow_extra_args(false);
  };
  rules("--select", options.select, "rules to report, separated by commas, or all");
  rules("--ignore", options.ignore, "rules not to report");
  rules("--error", options.error, "rules whose findings count as errors");
  rules("--warn", options.warn, "rules whose findings count as warnings");
  command.add_option("--baseline", options.baseline, "file of known findings, which are not reported");
  command.add_flag("--update-baseline", options.updateBaseline, "write the present findings to the baseline");
  command.add_flag("--add-ignore", options.addIgnore, "write a comment `# pallasd: ignore[rule]` at each finding");
  command.add_flag("--fix", options.fix, "apply fixes that keep the program's numbers");
}

void addOutputOptions(CLI::App &command, LintOptions &options) {
  command.add_option("--format,--output-format", options.format, formatHelp())->check(CLI::IsMember(formatNames()));
  command.add_option("-o,--output-file", options.outputFile, "write the report there instead of to standard output");
  command.add_option("--color", options.colour, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  command.add_flag("--statistics", options.statistics, "print how many findings of which rule instead of the findings");
  command.add_flag("--exit-zero", options.exitZero, "exit with 0 whatever is found");
  command.add_flag("--require-complete", options.requireComplete,
                   "exit with 1 if a kernel could not be followed in full");
  addWorkerOptions(command, options.worker);
}

void addWorkOptions(CLI::App &command, LintOptions &options) {
  command.add_option("-j,--jobs", options.jobs, "processes to work with (default: as many as processors)")
      ->check(CLI::Range(1, 1024));
  command.add_option("--cache-dir", options.cacheFolder, "folder for results (default: ~/.cache/pallasd/lint)");
  command.add_flag("--no-cache", options.noCache, "neither use nor keep earlier results");
}

} // namespace

void addLintOptions(CLI::App &command, LintOptions &options) {
  addFileOptions(command, options);
  addRuleOptions(command, options);
  addOutputOptions(command, options);
  addWorkOptions(command, options);
}

nlohmann::json ruleSettings(const LintOptions &options) {
  nlohmann::json settings = nlohmann::json::object();
  auto set = [&](const char *key, const std::vector<std::string> &rules) {
    if (!rules.empty())
      settings[key] = rules;
  };
  set("select", options.select);
  set("ignore", options.ignore);
  set("error", options.error);
  set("warn", options.warn);
  return settings;
}

} // namespace pallasd::commands
