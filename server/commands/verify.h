//===- verify.h - `pallasd verify` ------------------------------*- C++ -*-===//
#pragma once

#include "device/jax_worker.h"
#include "server/config/configurations.h"

#include <string>
#include <vector>

namespace pallasd::commands {

struct VerifyOptions {
  std::vector<std::string> paths;
  device::WorkerOptions worker;
  std::string expected; ///< file of known differences; empty: none are known
  bool json = false;
};
/// 0: no difference but the expected ones, all of which are still there; 1: any
/// other; 2: JAX could not be run, or a file could not be read.
int verify(const VerifyOptions &options, config::Configurations &configurations);

} // namespace pallasd::commands
