// Declares the command line. Option names and exit codes are contracts
// (design.md); what each verb does is in its own file.

#include "server/commands/commands.h"
#include "server/commands/device_cli.h"
#include "server/commands/lint_options.h"
#include "support/version.h"

#include <CLI/CLI.hpp>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace pallasd::commands {

namespace {

std::vector<std::string> split(const std::string &text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  for (char c : text + separator) {
    if (c != separator) {
      part += c;
      continue;
    }
    if (!part.empty())
      parts.push_back(part);
    part.clear();
  }
  return parts;
}

/// Options that several verbs share.
struct Common {
  std::string chip = "v5e", pythonPath, jax = "0.12.0.1", format = "text", entry;
  int64_t cores = 0;

  void add(CLI::App &command, bool withEntry, bool withFormat = true) {
    command.add_option("--chip", chip, "TPU chips, separated by commas: v4, v5e, v5p, v6e, 7x")->capture_default_str();
    command.add_option("--jax", jax, "release of JAX to answer for")->capture_default_str();
    command.add_option("--python-path", pythonPath, "folders to import from, separated by colons");
    command.add_option("--cores", cores, "TensorCores per device (default: the chip's)");
    if (withFormat)
      command.add_option("--format", format, "text or json")->check(CLI::IsMember({"text", "json"}));
    if (withEntry)
      command.add_option("--entry", entry, "expression to evaluate in the module, such as 'mm(f32[512,512], 128)'");
  }
  query::Options options() const {
    query::Options result;
    result.jaxRelease = jax;
    result.chips = split(chip, ',');
    result.cores = cores;
    result.pythonPath = split(pythonPath, ':');
    result.entry = entry;
    return result;
  }
  Format formatKind() const { return format == "json" ? Format::Json : Format::Text; }
};

void logToStandardError(bool verbose) {
  auto logger = std::make_shared<spdlog::logger>("pallasd", std::make_shared<spdlog::sinks::stderr_sink_mt>());
  logger->set_level(verbose ? spdlog::level::debug : spdlog::level::warn);
  spdlog::set_default_logger(logger);
}

} // namespace

int run(int argc, char **argv) {
  CLI::App app{"Language server, linter and compiler driver for Pallas TPU kernels"};
  app.set_version_flag("--version", "pallasd " + std::string(version()));
  app.require_subcommand(1);
  bool verbose = false, stdio = true;
  app.add_flag("-v,--verbose", verbose, "log what is done to standard error");

  Common common;
  LintOptions lintOptions;
  LowerOptions lowerOptions;
  std::string rule;
  std::vector<std::string> gapPaths;

  CLI::App *lintCommand = app.add_subcommand("lint", "report what JAX would refuse, and silent bugs");
  common.add(*lintCommand, true, false);
  addLintOptions(*lintCommand, lintOptions);

  CLI::App *lowerCommand = app.add_subcommand("lower", "print the jaxpr or the Mosaic module of a file's kernels");
  common.add(*lowerCommand, true);
  lowerCommand->add_option("target", lowerOptions.target, "FILE or FILE::KERNEL")->required();
  lowerCommand
      ->add_option("--emit", lowerOptions.emit,
                   "what to print as text: mlir (canonicalised), mlir-raw, mlir-generic, jaxpr, jaxpr-canonical")
      ->check(CLI::IsMember({"mlir", "mlir-raw", "mlir-generic", "jaxpr", "jaxpr-canonical"}))
      ->capture_default_str();

  CLI::App *explainCommand = app.add_subcommand("explain", "explain a rule");
  explainCommand->add_option("rule", rule, "a rule's name, as in error[block-shape]; without it, all are listed");
  common.add(*explainCommand, false);

  CLI::App *primitivesCommand = app.add_subcommand("primitives", "list the primitives that a release lowers, by core");
  common.add(*primitivesCommand, false);

  CLI::App *gapsCommand = app.add_subcommand("explain-gaps", "rank what could not be followed by the kernels it costs");
  common.add(*gapsCommand, true);
  gapsCommand->add_option("paths", gapPaths, "files and folders")->required();

  CLI::App *doctorCommand = app.add_subcommand("doctor", "print the world that programs are evaluated in");
  common.add(*doctorCommand, false);

  CLI::App *lspCommand = app.add_subcommand("lsp", "serve the Language Server Protocol over standard input and output");
  common.add(*lspCommand, false);
  lspCommand->add_flag("--stdio", stdio, "accepted for clients that pass it; the only transport");

  DeviceCommands deviceCommands(app);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? Clean : Usage;
  }
  logToStandardError(verbose);
  if (std::optional<int> code = deviceCommands.perform())
    return *code;

  query::Options analysis = common.options();
  Format format = common.formatKind();
  if (*lintCommand) {
    lintOptions.analysis = analysis;
    return lint(lintOptions);
  }
  if (*lowerCommand) {
    lowerOptions.analysis = analysis;
    lowerOptions.format = format;
    return lower(lowerOptions);
  }
  if (*explainCommand)
    return explain(rule, format);
  if (*primitivesCommand)
    return primitives(common.jax, format);
  if (*gapsCommand)
    return explainGaps(analysis, gapPaths, format);
  if (*doctorCommand)
    return doctor(analysis, format);
  return languageServer(analysis);
}

} // namespace pallasd::commands
