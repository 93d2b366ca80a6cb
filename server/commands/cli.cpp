// Declares the command line. Option names and exit codes are contracts
// (design.md); what each verb does is in its own file.

#include "server/commands/commands.h"
#include "server/commands/common_options.h"
#include "server/commands/device_cli.h"
#include "server/commands/lint_options.h"
#include "server/config/discovery.h"
#include "support/version.h"

#include <CLI/CLI.hpp>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace pallasd::commands {

namespace {

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
  std::string listen;
  app.add_flag("-v,--verbose", verbose, "log what is done to standard error");

  CommonOptions common;
  LintOptions lintOptions;
  LowerOptions lowerOptions;
  std::string rule;
  FileRequest gapFiles;
  std::string configPath = ".", doctorFolder = ".";
  bool schema = false, markdown = false;

  CLI::App *lintCommand = app.add_subcommand("lint", "report what JAX would refuse, and silent bugs");
  common.add(*lintCommand, true, false);
  addLintOptions(*lintCommand, lintOptions);

  CLI::App *lowerCommand = app.add_subcommand("lower", "print the jaxpr or the Mosaic module of a file's kernels");
  common.add(*lowerCommand, true);
  lowerCommand->add_option("target", lowerOptions.target, "FILE or FILE::KERNEL")->required();
  lowerCommand
      ->add_option("--emit", lowerOptions.emit,
                   "what to print as text: mlir (canonicalised), mlir-raw, mlir-generic, hlo (the custom call), jaxpr, "
                   "jaxpr-canonical")
      ->check(CLI::IsMember({"mlir", "mlir-raw", "mlir-generic", "hlo", "jaxpr", "jaxpr-canonical"}))
      ->capture_default_str();
  addWorkerOptions(*lowerCommand, lowerOptions.worker);

  CLI::App *explainCommand = app.add_subcommand("explain", "explain a rule");
  explainCommand->add_option("rule", rule, "a rule's name, as in error[block-shape]; without it, all are listed");
  common.add(*explainCommand, false);

  CLI::App *primitivesCommand = app.add_subcommand("primitives", "list the primitives that a release lowers, by core");
  common.add(*primitivesCommand, false);

  CLI::App *gapsCommand = app.add_subcommand("explain-gaps", "rank what could not be followed by the kernels it costs");
  common.add(*gapsCommand, true);
  gapsCommand->add_option("paths", gapFiles.paths, "files and folders")->required();

  CLI::App *doctorCommand = app.add_subcommand("doctor", "print the world that programs are evaluated in");
  common.add(*doctorCommand, false);
  doctorCommand->add_option("folder", doctorFolder, "the workspace (default: the working folder)");

  CLI::App *configCommand = app.add_subcommand("config", "print the settings in force and where each comes from");
  common.add(*configCommand, false);
  configCommand->add_option("path", configPath, "file or folder (default: the working folder)");
  configCommand->add_flag("--schema", schema, "print the JSON schema of all keys");
  configCommand->add_flag("--markdown", markdown, "print the table of all keys");

  CLI::App *lspCommand = app.add_subcommand("lsp", "serve the Language Server Protocol over standard input and output");
  common.add(*lspCommand, false);
  lspCommand->add_flag("--stdio", stdio, "accepted for clients that pass it; what happens without --listen");
  lspCommand->add_option("--listen", listen,
                         "serve on a loopback address, 127.0.0.1:PORT (0: any free one), to clients with the token");

  DeviceCommands deviceCommands(app);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? Clean : Usage;
  }
  logToStandardError(verbose);
  if (std::optional<int> code = deviceCommands.perform())
    return *code;

  config::Configurations configurations = common.configurations(ruleSettings(lintOptions));
  Format format = common.formatKind();
  if (*lintCommand) {
    lintOptions.entry = common.entry;
    return lint(lintOptions, configurations);
  }
  if (*lowerCommand) {
    lowerOptions.entry = common.entry;
    lowerOptions.format = format;
    return lower(lowerOptions, configurations);
  }
  if (*configCommand) {
    ConfigOutput plain = format == Format::Json ? ConfigOutput::Json : ConfigOutput::Text;
    return showConfig(configPath,
                      schema     ? ConfigOutput::Schema
                      : markdown ? ConfigOutput::Markdown
                                 : plain,
                      configurations);
  }
  if (*explainCommand)
    return explain(rule, format);
  if (*primitivesCommand)
    return primitives(common.jax ? *common.jax : config::jaxRelease(*configurations.of(lint::absolutePath("."))).used,
                      format);
  if (*gapsCommand)
    return explainGaps(gapFiles, common.entry, configurations, format);
  if (*doctorCommand)
    return doctor(lint::absolutePath(doctorFolder), configurations, format);
  return languageServer(configurations, listen);
}

} // namespace pallasd::commands
