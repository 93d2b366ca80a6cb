//===- jax_worker.h - Real JAX as a source of jaxprs ------------*- C++ -*-===//
//
// A child that has imported the workspace's JAX and forks for every script
// (device/python/pallasd_worker.py). It executes user code: only where a user
// asked for it, in a trusted workspace.
//
// JAX 0.10.2 to 0.12.0.1 (measured with the first and the last of them).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/jaxpr_source.h"
#include "device/interpreter.h"
#include "device/process.h"
#include "device/records.h"

#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace pallasd::device {

struct WorkerOptions {
  std::string python;       ///< the setting; empty: look for one
  std::string chip = "v5e"; ///< that JAX believes to see
  int64_t cores = 0;        ///< per device; 0: the chip's
  int64_t devices = 4;      ///< that JAX believes to see
  int64_t seconds = 60;     ///< for one script
  uint64_t memoryBytes = 0; ///< of each process; 0: no limit
};

class JaxWorker : public kernel::JaxprSource {
public:
  explicit JaxWorker(WorkerOptions options);
  ~JaxWorker() override;
  /// Starts the child if there is none (about a second), and again if it died.
  kernel::TracedScript trace(const std::string &path, const std::string &text,
                             const std::atomic<bool> *cancelled = nullptr) override;
  /// Release of JAX; empty before the first answer.
  std::string release() const;

private:
  class Child;
  bool start(const std::string &path, std::string &problem, const std::atomic<bool> *cancelled);

  WorkerOptions options;
  mutable std::mutex mutex;
  std::unique_ptr<Child> child;
  std::string jaxRelease;
  int64_t lastId = 0;
};

/// What a user has to do so that JAX runs under an interpreter: for the records
/// `missing` of our scripts.
std::string describeMissing(const nlohmann::json &event);

} // namespace pallasd::device
