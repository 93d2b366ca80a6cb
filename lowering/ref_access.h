//===- ref_access.h - Slices, transforms and regions of Refs ----*- C++ -*-===//
//
// A Ref operand plus what is applied to it (`.at[...]`, `.bitcast`, `.reshape`)
// becomes a memref; the last indexer of a load or store becomes a region:
// starts, sizes and strides per dimension of the memory. Facts: lowering
// section 2 (transforms), section 9 (DMA operands).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/emitter.h"

namespace pallasd::lowering {

/// A size that is static or a value of the kernel.
struct SizeOrValue {
  int64_t size = 0;
  mlir::Value value; ///< null if static
};

struct RefRegion {
  llvm::SmallVector<mlir::Value, 4> starts; ///< index or i32, as asked
  llvm::SmallVector<SizeOrValue, 4> sizes;
  llvm::SmallVector<int64_t, 4> strides;
  llvm::SmallVector<bool, 4> dropped; ///< squeezed by the block or by an integer index

  bool isStrided() const;
  /// Sizes where all are static.
  llvm::SmallVector<int64_t, 4> shape() const;
};

enum class StartsAs : bool { Index, I32 };

/// The indexer's region over a memory of that block shape; null `indexer` means
/// all of it. Squeezed dimensions start at 0.
RefRegion regionOf(EqnContext &context, const jax::RefTransform *indexer, const BlockShape &shape, StartsAs as);

struct RefValue {
  mlir::Value memref;
  jax::Aval aval;   ///< of the Ref after the transforms
  BlockShape shape; ///< of its memory
};

/// Applies transforms left to right.
mlir::FailureOr<RefValue> transformRef(EqnContext &context, RefValue ref, llvm::ArrayRef<jax::RefTransform> transforms);

/// A transforms parameter; an empty list if it is absent.
llvm::ArrayRef<jax::RefTransform> transformsOf(const jax::Param *param);
/// Entry `i` of a list parameter (an operand tree); null if it is absent or None.
const jax::Param *treeEntry(const EqnContext &context, std::string_view name, size_t i);
/// Operand number of a tree entry that is one operand, or nullopt.
std::optional<uint32_t> operandOf(const jax::Param *param);

} // namespace pallasd::lowering
