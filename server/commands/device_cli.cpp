#include "server/commands/device_cli.h"

#include "device/aot_child.h"
#include "device/record.h"
#include "server/commands/common_options.h"
#include "server/commands/compile.h"
#include "server/commands/record.h"
#include "server/commands/run.h"
#include "server/commands/verify.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

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
  CommonOptions common;
  CLI::App *run, *verify, *record, *compile, *aotChild;
  CompileOptions compileOptions;
  uint64_t compileSeconds = uint64_t(compileOptions.time.count());
  std::string childLibtpu;
  RunOptions runOptions;
  LimitOptions runLimits;
  std::string sshCommand;
  VerifyOptions verifyOptions;
  RecordOptions recordOptions;
  LimitOptions recordLimits;

  explicit Verbs(CLI::App &app) {
    addRun(app);
    addVerify(app);
    addRecord(app);
    addCompile(app);
    aotChild = app.add_subcommand("aot-child", "libtpu in a process of its own; `pallasd compile` starts it");
    aotChild->add_option("libtpu", childLibtpu)->required();
    aotChild->group(""); // not in the help
  }

  void addCompile(CLI::App &app) {
    compile = app.add_subcommand("compile", "compile a file's kernels with libtpu, for each chip, without a TPU");
    common.add(*compile, true);
    compile->add_option("target", compileOptions.target, "FILE or FILE::KERNEL")->required();
    compile->add_option("--libtpu", compileOptions.libtpu, "libtpu.so (default: the environment's, $TPU_LIBRARY_PATH)");
    compile->add_option("--python", compileOptions.python, "interpreter whose environment has libtpu");
    compile->add_option("--timeout", compileSeconds, "seconds for one kernel and chip")->capture_default_str();
  }

  void addRecord(CLI::App &app) {
    record = app.add_subcommand("record", "run a command and keep the shapes with which it calls kernels");
    record->add_option("command", recordOptions.command, "the command and its arguments, after --")->required();
    record->add_option("-o,--output", recordOptions.output,
                       fmt::format("file that the shapes are added to (default: {})", device::recordedShapesFile));
    recordLimits.add(*record, 0);
  }

  void addRun(CLI::App &app) {
    device::RunRequest &request = runOptions.request;
    run = app.add_subcommand("run", "run a script's kernels on a TPU, or in JAX's TPU interpret mode on the CPU");
    common.add(*run, false);
    run->add_option("target", runOptions.target, "FILE or FILE::KERNEL")->required();
    run->add_option("arguments", request.arguments, "arguments of the script, after --");
    run->add_option("--python", request.python, "interpreter (default: .venv, $VIRTUAL_ENV, python3 on PATH)");
    run->add_option("--host", request.host, "run there: ssh://[USER@]HOST[:PORT][/FOLDER]");
    run->add_option("--remote-python", request.remotePython,
                    "interpreter on the host (default: FOLDER/.venv, python3)");
    run->add_option("--ssh", sshCommand, "how to call ssh (default: ssh)");
    run->add_flag("--races", request.races, "detect data races (interpret mode)");
    runLimits.add(*run, 0);
  }

  void addVerify(CLI::App &app) {
    device::WorkerOptions &worker = verifyOptions.worker;
    verify = app.add_subcommand("verify", "compare verdicts, jaxprs and modules with those of the workspace's JAX");
    common.add(*verify, false);
    verify->add_option("paths", verifyOptions.paths, "files and folders")->required();
    verify->add_option("--python", worker.python, "interpreter (default: .venv, $VIRTUAL_ENV, python3 on PATH)");
    verify->add_option("--devices", worker.devices, "TPUs that JAX sees")->capture_default_str();
    verify->add_option("--timeout", worker.seconds, "seconds for one file under JAX")->capture_default_str();
    verify->add_option("--expected", verifyOptions.expected, "file of known differences, which may only shrink");
  }
};

DeviceCommands::DeviceCommands(CLI::App &app) : verbs(std::make_unique<Verbs>(app)) {}
DeviceCommands::~DeviceCommands() = default;

std::optional<int> DeviceCommands::perform() {
  if (*verbs->record) {
    verbs->recordOptions.limits = verbs->recordLimits.limits();
    return recordCommand(verbs->recordOptions);
  }
  if (*verbs->aotChild)
    return device::serveAot(verbs->childLibtpu);
  if (!*verbs->run && !*verbs->verify && !*verbs->compile)
    return std::nullopt;
  config::Configurations configurations = verbs->common.configurations(nlohmann::json::object());
  bool json = verbs->common.formatKind() == Format::Json;
  if (*verbs->compile) {
    verbs->compileOptions.entry = verbs->common.entry;
    verbs->compileOptions.json = json;
    verbs->compileOptions.time = std::chrono::seconds(verbs->compileSeconds);
    return compileCommand(verbs->compileOptions, configurations);
  }
  if (*verbs->run) {
    verbs->runOptions.json = json;
    verbs->runOptions.request.sshCommand = splitList(verbs->sshCommand, ' ');
    verbs->runOptions.request.limits = verbs->runLimits.limits();
    return runCommand(verbs->runOptions, configurations);
  }
  verbs->verifyOptions.json = json;
  return commands::verify(verbs->verifyOptions, configurations);
}

} // namespace pallasd::commands
