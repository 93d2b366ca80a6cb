#include "server/commands/worker.h"

#include "server/commands/interrupt.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>

namespace pallasd::commands {

bool isFollowed(const query::FileAnalysis &analysis) {
  auto complete = [](const query::KernelReport &report) {
    return report.status == query::KernelStatus::Complete || report.status == query::KernelStatus::Refused;
  };
  return analysis.gaps.empty() && std::all_of(analysis.kernels.begin(), analysis.kernels.end(), complete);
}

void addWorkerOptions(CLI::App &command, WorkerChoice &choice) {
  command.add_flag("--worker", choice.use, "run files that can't be followed in full under real JAX (executes them)");
  command.add_option("--python", choice.options.python,
                     "interpreter for --worker (default: .venv, $VIRTUAL_ENV, python3 on PATH)");
  command.add_option("--devices", choice.options.devices, "TPUs that JAX sees under --worker")->capture_default_str();
}

device::WorkerOptions workerOptions(device::WorkerOptions options, const query::Options &analysis,
                                    const config::Config &configuration) {
  if (!analysis.chips.empty())
    options.chip = analysis.chips.front();
  options.cores = analysis.cores;
  if (options.python.empty())
    options.python = configuration.python;
  return options;
}

query::FileAnalysis WorkerAnalysis::analyze(query::Analyzer &analyzer, const std::string &path,
                                            const config::Config &configuration) {
  query::FileAnalysis analysis = analyzer.analyze(path);
  const std::string *text = analyzer.text(path);
  if (!choice.use || !text || text->find("pallas") == std::string::npos || isFollowed(analysis))
    return analysis;
  std::unique_ptr<device::JaxWorker> &worker = workers[&analyzer];
  if (!worker)
    worker = std::make_unique<device::JaxWorker>(workerOptions(choice.options, analyzer.options(), configuration));
  auto traced = std::make_shared<kernel::TracedScript>(worker->trace(path, *text, interruptFlag()));
  if (!traced->problem.empty()) {
    fmt::print(stderr, "pallasd: {} could not be traced by JAX: {}\n", path, traced->problem);
    return analysis;
  }
  analyzer.setTraced(path, traced);
  return analyzer.analyze(path);
}

} // namespace pallasd::commands
