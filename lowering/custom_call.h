//===- custom_call.h - A kernel as XLA gets it ------------------*- C++ -*-===//
//
// JAX hands a kernel to XLA as a StableHLO custom call `tpu_custom_call`. Its
// backend_config is JSON; `body` in it is the module in the stable form:
// every op but the module renamed `stable_mosaic.` + name, its properties plain
// attributes, the form's version on the module, written as MLIR bytecode, in
// base64. Measured with JAX 0.12.0.1 and libtpu 0.0.30 to 0.0.52, which read
// what MLIR 22 writes.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace pallasd::lowering {

/// The version that JAX stamps when it lowers without a TPU at hand. All modules
/// that JAX 0.12.0.1 builds are the same from version 14 to 18.
inline constexpr int64_t kStableFormVersion = 15;

/// MLIR bytecode of the stable form. The module stays as it is.
std::string stableBytecode(mlir::ModuleOp module);

/// A StableHLO module whose `main` takes the kernel's arguments and calls the
/// kernel. nullopt: an argument's type or a compiler parameter has no form here
/// that is known.
std::optional<std::string> stableHlo(const kernel::KernelInstance &instance, mlir::ModuleOp module);

} // namespace pallasd::lowering
