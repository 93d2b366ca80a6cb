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

} // namespace

void addLintOptions(CLI::App &command, LintOptions &options) {
  command.add_option("paths", options.files.paths, "files, folders and patterns such as 'kernels/**/*.py'")->required();
  command.add_option("--exclude", options.files.exclude, "pattern of files and folders to leave out; may be repeated");
  command.add_flag("--force-exclude", options.files.forceExclude, "leave out what is excluded even if it is named");
  command.add_option("--format,--output-format", options.format, formatHelp())->check(CLI::IsMember(formatNames()));
  command.add_option("-o,--output-file", options.outputFile, "write the report there instead of to standard output");
  command.add_option("--color", options.colour, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  command.add_flag("--require-complete", options.requireComplete,
                   "exit with 1 if a kernel could not be followed in full");
}

} // namespace pallasd::commands
