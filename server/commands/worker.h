//===- worker.h - `--worker`: kernels that the evaluator doesn't follow -*- C++ -*-===//
#pragma once

#include "analysis/query/analysis.h"
#include "device/jax_worker.h"
#include "server/config/config.h"

#include <map>
#include <memory>

namespace CLI {
class App;
}

namespace pallasd::commands {

/// The command line's alone: a configuration file must not have user code executed.
struct WorkerChoice {
  bool use = false;
  device::WorkerOptions options; ///< chip and cores are the analysis's
};
void addWorkerOptions(CLI::App &command, WorkerChoice &choice);

/// Whether the evaluator followed all of a file.
bool isFollowed(const query::FileAnalysis &analysis);
/// With what the configuration and the analysis say and the command line didn't.
device::WorkerOptions workerOptions(device::WorkerOptions options, const query::Options &analysis,
                                    const config::Config &configuration);

/// Analyses files; where the evaluator doesn't follow all of one, real JAX traces
/// it too. Says on standard error why it could not, if it could not.
class WorkerAnalysis {
public:
  explicit WorkerAnalysis(const WorkerChoice &choice) : choice(choice) {}
  query::FileAnalysis analyze(query::Analyzer &analyzer, const std::string &path, const config::Config &configuration);

private:
  const WorkerChoice &choice;
  std::map<const query::Analyzer *, std::unique_ptr<device::JaxWorker>> workers;
};

} // namespace pallasd::commands
