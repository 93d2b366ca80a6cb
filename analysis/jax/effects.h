//===- effects.h - What an equation does besides yielding values ----------===//
//
// JAX decides by effects which equations dead-code elimination may remove and
// what a closed-over Ref's user may assume. Effects are a function of the
// primitive, its parameters and the avals of its operands; those of control
// flow are the effects of its inner jaxprs, mapped to operands. Measured over
// all facts samples and the corpus (bodyEffects of tests/oracle/dump_jaxpr.py).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/jaxpr.h"

#include <vector>

namespace pallasd::jax {

struct Effects {
  enum Bit : uint8_t { Read = 1, Write = 2 };
  std::vector<uint8_t> onInput; ///< bits, by operand of an equation or by constvar then invar of a jaxpr
  bool ignorable = false;       ///< others that dead-code elimination ignores: a named axis, an allocated Ref
  bool lasting = false;         ///< others that keep an equation: copies, semaphores, prints, random state

  /// True if an equation with these effects stays though its results are unused.
  bool keep() const;
  bool any() const;
};

/// Effects of an equation that stands in `jaxpr`.
Effects effectsOf(const Jaxpr &jaxpr, const Eqn &eqn);
/// Effects of a jaxpr on its inputs and the world; those on Refs that it allocates itself are not among them.
Effects effectsOf(const Jaxpr &jaxpr);

/// An inner jaxpr of a control-flow equation and the operands that it receives.
struct InnerJaxpr {
  JaxprPtr jaxpr;
  std::vector<uint32_t> operands; ///< by constvar then invar of `jaxpr`; kNoOperand where it allocates its own
};
inline constexpr uint32_t kNoOperand = UINT32_MAX;
/// The inner jaxprs of `eqn` and what they receive; empty if it is not control flow.
std::vector<InnerJaxpr> innerJaxprs(const Eqn &eqn);

} // namespace pallasd::jax
