//===- sc_memory.h - What loads and stores refuse on SparseCore -*- C++ -*-===//
//
// Shared by the halves of the rules: the ids of their refusals, and the words by
// which JAX's own text is recognised (analysis/kernel/refusal.h).
//
//===----------------------------------------------------------------------===//
#pragma once

namespace pallasd::lowering {

/// Loading and storing are alike but for their words.
struct AccessWords {
  const char *rule, *space, *strided, *scalar, *shape;
};
inline constexpr AccessWords kScGet = {"sc-load-space", "Get does not support loading from",
                                       "Get only supports slices with stride 1",
                                       "Get only supports loading scalars from SMEM.", "Get only supports"};
inline constexpr AccessWords kScSwap = {"sc-store-space", "Swap does not support storing to",
                                        "Swap only supports slices with stride 1",
                                        "Swap only supports scalars in SMEM.", "Swap only supports"};

} // namespace pallasd::lowering
