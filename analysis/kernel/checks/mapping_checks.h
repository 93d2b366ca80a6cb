//===- mapping_checks.h - Blocks, grid and windows as JAX checks them -*- C++ -*-===//
//
// What JAX 0.12.0.1 refuses of a traced pallas_call before and after it lowers
// the kernel's own equations: block shapes, the number of dimension semantics,
// window parameters. No MLIR, no Python; the order is JAX's. Measured: 240 cases
// of block mappings (tests/data/block_check.json).
//
// A refusal about one operand carries the fact "block": its index in
// KernelInstance::blocks.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/facts/chip.h"
#include "analysis/kernel/instance.h"
#include "analysis/kernel/refusal.h"

namespace pallasd::kernel {

/// Block equals array and every index-map result is the literal 0.
bool hasTrivialWindow(const BlockMapping &block);

/// The space that a tensor core's lowering puts the operand in: Default is VMEM.
jax::MemorySpace resolvedSpace(jax::MemorySpace space, CoreType core);

/// Before the kernel is lowered: one refusal for each block that is refused.
/// `chip` null: rank-1 blocks, which ask for the chip, are passed over.
std::vector<Refusal> checkBlockShapes(const KernelInstance &instance, const facts::ChipInfo *chip);

/// Before the kernel is lowered, after the blocks: dimension semantics.
std::vector<Refusal> checkDimensionSemantics(const KernelInstance &instance);

/// After the kernel is lowered: what the windows can't express.
std::vector<Refusal> checkWindows(const KernelInstance &instance);

} // namespace pallasd::kernel
