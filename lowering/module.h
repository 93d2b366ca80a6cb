//===- module.h - From a kernel instance to its Mosaic module ---*- C++ -*-===//
//
// The functions around a kernel body: arguments from the grid, blocks and
// scratch, attributes, window parameters, transform functions. Facts: module
// sections 1 to 4 and 9.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/emitter.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <functional>

namespace pallasd::lowering {

/// Where an op of a module comes from.
struct OpSource {
  std::string op;                ///< "vector.load"
  std::string primitive;         ///< "get"; "" for ops of no equation (func, return)
  const jax::Eqn *eqn = nullptr; ///< lives as long as the built module's bodies
  jax::SourceStack source;       ///< the user frame to show, if any
};

/// A module and the ways back from it. The jaxprs that it was made from are
/// kept, since refusals and sources point into them.
struct BuiltModule {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<jax::JaxprPtr> bodies;
  std::optional<Refusal> refusal; ///< set if `module` is null
  /// By op in the module, before or after canonicalisation.
  std::function<OpSource(mlir::Operation *)> sourceOf;
};

/// Builds and verifies the module of one kernel: one instance, or all instances
/// of an mpmd_map (one per mesh, in order).
BuiltModule buildModule(mlir::MLIRContext &context, llvm::ArrayRef<const kernel::KernelInstance *> instances);

/// Identifiers as JAX makes them: what is no word character, dot or dash
/// becomes an underscore.
std::string sanitizedName(std::string_view name);

} // namespace pallasd::lowering
