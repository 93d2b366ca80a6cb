//===- differentiated_call.h - A kernel under jax.grad ----------*- C++ -*-===//
//
// Which of the queued kernels a derivative is taken of without a rule that a
// wrapper states. Internal to analysis/kernel.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/call.h"

namespace pallasd::kernel {

/// Raises what JAX raises where the derivative of `instance` is asked for. False:
/// it is asked for, and what comes of it isn't followed; `gaps` says so.
bool checkDerivative(Interp &interp, const KernelCall &call, const DeferredInstance &deferred, KernelInstance &instance,
                     std::vector<std::shared_ptr<const python::Reason>> &gaps);

} // namespace pallasd::kernel
