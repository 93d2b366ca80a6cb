//===- mesh_axes.h - Axes and devices that a kernel may name ----*- C++ -*-===//
//
// A named axis is one of the kernel's grid or mesh, else one of the device mesh
// around it. Facts: lowering sections 8 (axis_index) and 9 (remote device ids).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/legal/legal.h"

namespace pallasd::lowering {

/// Position among the user's grid indices (vmapped dimensions left out).
std::optional<size_t> gridAxis(const kernel::KernelInstance &instance, std::string_view axis);

/// May the kernel ask for its index along the axis?
std::optional<Refusal> checkAxis(const LegalContext &context, std::string_view axis);

/// Axes of the kernel's own mesh, or grid axes that cores share.
std::vector<std::string> coreAxes(const kernel::KernelInstance &instance);

/// `id` is the tree entry that holds the user's device id, or null; `meshTag`
/// the core type that the semaphore belongs to, "" for the kernel's own.
/// `namesCore` is set where the id names a core of the device.
std::optional<Refusal> checkDeviceId(const LegalContext &context, const jax::Eqn &eqn, const jax::Param *id,
                                     std::string_view meshTag, bool &namesCore);

} // namespace pallasd::lowering
