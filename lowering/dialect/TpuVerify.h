// Checks that the verifiers of several families share. Each reports on `op` in
// our own words; which conditions are refused is jaxlib 0.12.0.1's choice.
#pragma once

#include "lowering/dialect/TpuBase.h"

#include <string>

namespace pallasd::tpu {

/// "(8, 128)".
std::string shapeText(llvm::ArrayRef<int64_t> shape);

/// One index for every dimension of the ref.
llvm::LogicalResult checkIndexCount(mlir::Operation *op, mlir::MemRefType base, size_t indices);

/// The ref is in VMEM, whoever owns it, or names no memory space.
llvm::LogicalResult checkVmem(mlir::Operation *op, mlir::MemRefType base);

llvm::LogicalResult checkSameElement(mlir::Operation *op, mlir::ShapedType ref, mlir::ShapedType vector);

/// `positions` are distinct, as many as `sources`, and lie in [0, ratio).
llvm::LogicalResult checkPositions(mlir::Operation *op, size_t sources, llvm::ArrayRef<int32_t> positions,
                                   int64_t ratio);

/// Bits of an element; 0 for a type without a width (index, semaphore).
unsigned bitsOf(mlir::Type element);

} // namespace pallasd::tpu
