//===- chip.h - What the lowering asks about the target ---------*- C++ -*-===//
//
// The figures that JAX's lowering rules read for a TPU kind (rank-1 blocks,
// top_k, sign, accumulators, SparseCore rules). Source: JAX 0.12.0.1,
// tpu_info, measured per device kind.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace pallasd::lowering {

struct SparseCoreFigures {
  int cores = 0, subcores = 0, lanes = 0;
};

struct ChipFigures {
  std::string_view name; ///< "v5e"
  int generation = 0;
  int sublanes = 8, lanes = 128;
  int mxuColumns = 128, mxus = 1;
  int accumulators = 0; ///< entries per MXU; 0 where there are none
  std::optional<SparseCoreFigures> sparseCore;
};

/// Figures by pallasd's chip name ("v5e", "v6e", "7x") or JAX's device kind
/// ("TPU v6e", "TPU7x"). Null for an unknown chip.
const ChipFigures *chipFigures(std::string_view name);

} // namespace pallasd::lowering
