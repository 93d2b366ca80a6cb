//===- windows.h - Block mappings that JAX refuses --------------*- C++ -*-===//
//
// What JAX checks about blocks before it lowers the kernel body, and about
// windows after it. Facts: module sections 2 and 5.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/legal/block_shape.h"
#include "lowering/legal/refusal.h"

#include <optional>

namespace pallasd::lowering {

/// Where an operand of a pipelined kernel lives, with JAX's defaults applied:
/// None and Default become the core's own space.
jax::MemorySpace operandSpace(const kernel::BlockMapping &block, kernel::CoreType core);

/// The block covers the whole array and its index map returns literal zeros.
bool hasTrivialWindow(const kernel::BlockMapping &block);

/// An operand without automatic copies: any, hbm, semaphores.
bool isUnwindowedSpace(jax::MemorySpace space);

/// Before the body: shapes of blocks, then the number of dimension semantics.
std::optional<Refusal> checkBlockMappings(const kernel::KernelInstance &instance);

/// After the body: kinds of block dimensions, buffering.
std::optional<Refusal> checkWindows(const kernel::KernelInstance &instance);

} // namespace pallasd::lowering
