//===- mapped_call.h - A kernel under jax.vmap ------------------*- C++ -*-===//
//
// Which of the queued kernels are calls under jax.vmap. Internal to
// analysis/kernel, but for `isExampleOnly`.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/queue.h"

namespace pallasd::kernel {

/// True for one example of mapped calls that is not called for itself.
bool isExampleOnly(const DeferredInstance &deferred);

/// The instance of a call under one more jax.vmap. False: not expressible; `gaps` says why.
bool mapInstance(KernelInstance &instance, const MappedAxis &axis,
                 std::vector<std::shared_ptr<const python::Reason>> &gaps);

} // namespace pallasd::kernel
