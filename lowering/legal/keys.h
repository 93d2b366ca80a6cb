//===- keys.h - Keys of the chip's generator as values ----------*- C++ -*-===//
//
// A key<pl> that a kernel has read is a group of scalars while it is lowered,
// and no value of its own: equations that hand it on as one fail inside JAX.
// What branches and loops close over is handed on all the same. Measured: JAX
// 0.12.0.1 (tests/mdtest/keys.md).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/jaxpr.h"
#include "lowering/legal/refusal.h"

#include <optional>

namespace pallasd::lowering {

/// What JAX refuses of keys among an equation's operands and results; without an exception class where it isn't known
/// what it makes of them. nullopt: there are none, or the equation takes them.
std::optional<Refusal> checkKeys(const jax::Jaxpr &jaxpr, const jax::Eqn &eqn);

} // namespace pallasd::lowering
