//===- run.h - `pallasd run` ------------------------------------*- C++ -*-===//
#pragma once

#include "device/run.h"
#include "server/config/configurations.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace pallasd::commands {

struct RunOptions {
  device::RunRequest request;
  std::string target; ///< FILE or FILE::KERNEL
  bool json = false;  ///< one line of JSON for each piece of output and for the end
};
/// The script's exit status; 128 + N if signal N ended it, 124 at the time
/// limit, 130 if interrupted, 2 if it could not be run.
int runCommand(RunOptions options, config::Configurations &configurations);

/// Chip, cores, interpreter and races of the configuration, where the request does not say.
void configure(device::RunRequest &request, const config::Config &configuration);
/// How a run ended, as `pallasd run --format json` and the server say it.
nlohmann::json toJson(const device::RunResult &result);
int exitCodeOf(const device::RunResult &result);

} // namespace pallasd::commands
