#include "server/commands/device_cli.h"

#include "server/commands/run.h"

#include <CLI/CLI.hpp>

namespace pallasd::commands {

namespace {

/// Limits of children, as every verb that starts one has them.
struct LimitOptions {
  uint64_t seconds = 0, megabytes = 0;

  void add(CLI::App &command, uint64_t defaultSeconds) {
    seconds = defaultSeconds;
    command.add_option("--timeout", seconds, "seconds until everything is killed; 0: never")->capture_default_str();
    command.add_option("--memory", megabytes, "MiB that each process may write to; 0: no limit")->capture_default_str();
  }
  device::ProcessLimits limits() const { return {std::chrono::seconds(seconds), megabytes << 20}; }
};

} // namespace

struct DeviceCommands::Verbs {
  CLI::App *run;
  RunOptions runOptions;
  LimitOptions runLimits;
  std::string format = "text";

  explicit Verbs(CLI::App &app) { addRun(app); }

  void addRun(CLI::App &app) {
    device::RunRequest &request = runOptions.request;
    run = app.add_subcommand("run", "run a script's kernels on a TPU, or in JAX's TPU interpret mode on the CPU");
    run->add_option("target", runOptions.target, "FILE or FILE::KERNEL")->required();
    run->add_option("arguments", request.arguments, "arguments of the script, after --");
    run->add_option("--python", request.python, "interpreter (default: .venv, $VIRTUAL_ENV, python3 on PATH)");
    run->add_option("--chip", request.chip, "TPU chip whose figures interpret mode answers with")
        ->capture_default_str();
    run->add_option("--cores", request.cores, "TensorCores per device (default: the chip's)");
    run->add_flag("--races", request.races, "detect data races (interpret mode)");
    run->add_option("--format", format, "text or json")->check(CLI::IsMember({"text", "json"}));
    runLimits.add(*run, 0);
  }
};

DeviceCommands::DeviceCommands(CLI::App &app) : verbs(std::make_unique<Verbs>(app)) {}
DeviceCommands::~DeviceCommands() = default;

std::optional<int> DeviceCommands::perform() {
  if (!*verbs->run)
    return std::nullopt;
  verbs->runOptions.json = verbs->format == "json";
  verbs->runOptions.request.limits = verbs->runLimits.limits();
  return runCommand(verbs->runOptions);
}

} // namespace pallasd::commands
