// How a ref's tiled layout changes when the ref is reshaped or bit-cast.
// Measured on jaxlib 0.12.0.1, which compares a result's type with its own.
#pragma once

#include "lowering/dialect/TpuBase.h"

namespace pallasd::tpu {

/// Strides, in outermost tiles, of a ref of this shape without gaps.
llvm::SmallVector<int64_t> contiguousStrides(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> tile);

/// The layout of `source` after a reshape to `shape`; null when jaxlib has no
/// rule for it. `source` has a static shape, a tiled layout without gaps, and
/// as many elements as `shape`.
TiledLayoutAttr reshapedLayout(mlir::MemRefType source, llvm::ArrayRef<int64_t> shape);

/// The layout of a ref of `from`-bit elements seen as elements of `to` bits:
/// the second-minor tile size follows the width, and elements below 32 bits
/// are packed by a second level of tiles.
mlir::MemRefLayoutAttrInterface bitcastLayout(mlir::MemRefType source, unsigned from, unsigned to);

} // namespace pallasd::tpu
