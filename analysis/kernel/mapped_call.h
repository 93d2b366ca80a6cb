//===- mapped_call.h - A kernel under jax.vmap ------------------*- C++ -*-===//
//
// Which of the queued kernels are calls under jax.vmap. Internal to
// analysis/kernel, but for `isExampleOnly`.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/queue.h"

#include <set>

namespace pallasd::kernel {

/// One jax.vmap around a call of a kernel.
struct MappedAxis {
  int64_t size = 0;
  std::vector<int64_t> dims; ///< the mapped axis of each operand, jax::kUnmapped for none
};

/// Interp extension: by DeferredInstance::id.
struct MappedCalls {
  std::map<uint32_t, std::vector<MappedAxis>> axes; ///< innermost first; the instance's avals are those of one example
  std::set<uint32_t> examples;                      ///< mapped calls made of them have instances of their own
};

/// True for one example of mapped calls that is not called for itself.
bool isExampleOnly(python::Interp &interp, const DeferredInstance &deferred);

/// The instance of a call under one more jax.vmap. False: not expressible; `gaps` says why.
bool mapInstance(KernelInstance &instance, const MappedAxis &axis,
                 std::vector<std::shared_ptr<const python::Reason>> &gaps);

} // namespace pallasd::kernel
