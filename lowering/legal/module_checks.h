//===- module_checks.h - What JAX refuses of a kernel as a whole *- C++ -*-===//
//
// Checks around the kernel function that look at parameters, meshes and
// operands rather than at one equation. Facts: module sections 6 and 9,
// lowering section 9 (barriers).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance.h"
#include "lowering/legal/refusal.h"

#include <optional>

namespace pallasd::lowering {

/// Before the kernel function is built.
std::optional<Refusal> checkKernelSetup(const kernel::KernelInstance &instance);

/// When the module becomes a custom call. `body` is what was lowered.
std::optional<Refusal> checkCustomCall(const kernel::KernelInstance &instance, const jax::Jaxpr &body);

} // namespace pallasd::lowering
