//===- jaxpr_source.h - Another tracer than the evaluator -------*- C++ -*-===//
//
// Real JAX may trace a file instead of the evaluator: exactly, but by executing
// the user's code. `analysis` takes what came of it as text; who runs JAX
// (device/jax_worker) implements the interface.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <atomic>
#include <string>

namespace pallasd::kernel {

/// What JAX made of one text of one file.
struct TracedScript {
  std::string source;  ///< the text that was run
  std::string json;    ///< a Dump (instance_json.h), places absolute
  std::string jax;     ///< release
  std::string problem; ///< not empty: nothing could be traced, and why; `json` is empty then
  bool cancelled = false;
};

class JaxprSource {
public:
  virtual ~JaxprSource() = default;
  /// Runs the script with this text and waits for the result.
  virtual TracedScript trace(const std::string &path, const std::string &text,
                             const std::atomic<bool> *cancelled = nullptr) = 0;
};

} // namespace pallasd::kernel
