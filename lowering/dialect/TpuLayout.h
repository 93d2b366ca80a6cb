// How a ref's tiled layout changes when the ref is reshaped or bit-cast.
// Measured on jaxlib 0.12.0.1, which compares a result's type with its own.
#pragma once

#include "lowering/dialect/TpuBase.h"

namespace pallasd::tpu {

/// Whether a ref of this shape and layout has no gaps. The stride of a
/// dimension that holds one tile says nothing.
bool isContiguous(llvm::ArrayRef<int64_t> shape, TiledLayoutAttr layout);

/// The layout of `source` after a reshape to `shape`; null when jaxlib has no
/// rule for it. `source` has a tiled layout without gaps. Both shapes have as
/// many elements, and one dynamic dimension each at most, of the same size.
TiledLayoutAttr reshapedLayout(mlir::MemRefType source, llvm::ArrayRef<int64_t> shape);

/// The layout of a ref of `from`-bit elements seen as elements of `to` bits;
/// null when there is none. The second-minor tile size follows the width, and
/// so does the packing of narrow elements, a last tile (n, 1).
mlir::MemRefLayoutAttrInterface bitcastLayout(mlir::MemRefType source, unsigned from, unsigned to);

} // namespace pallasd::tpu
