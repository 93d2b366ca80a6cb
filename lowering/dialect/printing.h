// Contexts, texts and canonicalisation of Mosaic modules, as JAX 0.12.0.1
// makes them. A module's texts are compared with JAX's byte for byte.
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <string>

namespace mlir {
class PassManager;
}

namespace pallasd::tpu {

/// A context for one thread: threading off, the dialects of Mosaic kernels
/// loaded (arith, cf, func, math, memref, scf, tpu, vector). Costs about 1 ms.
std::unique_ptr<mlir::MLIRContext> makeContext();

/// The 1-based line on which each printed op begins; an elided terminator has none.
using OpLines = llvm::DenseMap<mlir::Operation *, unsigned>;

/// Custom form without locations; a value whose location is a NameLoc is called
/// by that name, as `get_asm(use_name_loc_as_prefix=True)` does.
std::string printRaw(mlir::ModuleOp module, OpLines *lines = nullptr);

/// Generic form without locations, values numbered.
std::string printGeneric(mlir::ModuleOp module, OpLines *lines = nullptr);

/// Canonicalises in place, as `builtin.module(canonicalize)` does in jaxlib.
/// Fails, with diagnostics, when the result does not verify.
llvm::LogicalResult canonicalizeLikeJax(mlir::ModuleOp module);

/// The same for many modules of one context, which have been verified: patterns are collected once.
class Canonicalizer {
public:
  explicit Canonicalizer(mlir::MLIRContext &context);
  ~Canonicalizer();
  llvm::LogicalResult run(mlir::ModuleOp module);

private:
  std::unique_ptr<mlir::PassManager> manager;
};

} // namespace pallasd::tpu
