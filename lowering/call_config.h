//===- call_config.h - How a kernel's custom call is configured -*- C++ -*-===//
//
// Beside the kernel's module a custom call tells XLA what the compiler
// parameters ask for, what the call costs, and where operands and results lie.
// Facts (JAX 0.12.0.1, libtpu 0.0.51): what is the default is left out, but for
// the form of the module and the need of layout passes; an operand that shares
// its array with a result lies where the result does; colours of scalar memory
// are told of results alone; every call has metadata, if only an empty object.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace pallasd::lowering {

struct CallConfig {
  std::string backendConfig; ///< JSON
  std::string metadata;      ///< JSON, as JAX spaces it
  bool hasSideEffect = false;
  bool removableIfUnused = false; ///< although it has side effects
};

/// nullopt: a compiler parameter or memory space has no form here that is known.
std::optional<CallConfig> callConfig(const kernel::KernelInstance &instance, mlir::ModuleOp module);

} // namespace pallasd::lowering
