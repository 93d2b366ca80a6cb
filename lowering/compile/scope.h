//===- scope.h - Where a jaxpr's values come from, and where they go -*- C++ -*-===//
//
// Between JAX and libtpu's checks stand a constant folder and a dead-code
// elimination. A Scope is one jaxpr on the way of the walk over a kernel, with its
// arguments tied to the values outside, so that two questions can be answered for
// certain: is a value known only when the kernel runs, and does an equation reach
// an effect?
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/legal/legal.h"

namespace pallasd::lowering {

struct Scope;

/// A variable or literal of a scope's jaxpr.
struct Value {
  const Scope *scope = nullptr;
  jax::Atom atom;
};

struct Scope {
  /// A kernel's body.
  Scope(const kernel::KernelInstance &instance, const jax::Jaxpr &body);
  /// An inner jaxpr of `entry`, an equation of `outer`.
  Scope(const Scope &outer, const jax::Eqn &entry, const InnerJaxpr &inner);

  const kernel::KernelInstance &instance;
  const jax::Jaxpr &jaxpr;
  const Scope *outer = nullptr;
  const jax::Eqn *entry = nullptr; ///< of `outer`: enters this jaxpr; null for the body
  /// By VarId: the outer value that an argument is at every run of the jaxpr; nullopt for loop carries and indices.
  std::vector<std::optional<jax::Atom>> arguments;
  std::vector<const jax::Eqn *> definitions; ///< by VarId; null for arguments
  std::vector<bool> live;                    ///< by position in eqns: reaches an effect or a result for certain
  std::vector<bool> used;                    ///< by VarId: a live equation or a result needs it
  std::vector<bool> runTime;                 ///< by VarId, see isRunTime; false for arguments
  /// By VarId, see provableDivisor; nullopt for arguments.
  std::vector<std::optional<int64_t>> divisors;

private:
  void readForward();
  void readCall(const jax::Eqn &eqn);
  void readCounters();
  void readBackward();
  void use(const jax::Atom &atom);
  void useOperandsOf(const jax::Eqn &call);
};

/// An argument becomes what it stands for outside, as far out as that goes.
Value resolved(Value value);
/// The equation that makes a value, null for arguments and literals; `value` is resolved on the way.
const jax::Eqn *definitionOf(Value &value);
const jax::Aval &avalOf(const Value &value);
const jax::Literal *literalOf(const Value &value);
std::optional<int64_t> integerOf(const Value &value);

/// The value is computed from memory, from an iota of more than one element or from a grid index, by operations that
/// don't fold to a constant whatever they are given. False where that isn't certain.
bool isRunTime(Value value);

/// The largest number that libtpu can prove to divide an index (0 divides by all): the product along multiplications by
/// constants, the greatest common divisor over sums, minima and remainders, 1 for what is read from memory, for grid
/// indices and counters of loops. nullopt where what libtpu proves was not measured.
std::optional<int64_t> provableDivisor(Value value);

/// The jaxpr becomes a region of an operation: a branch, a loop's body, the body of a run_scoped. A jitted one doesn't.
bool insideRegion(const Scope &scope);
/// Inside of the body of a run_scoped.
bool insideAllocation(const Scope &scope);

/// Whether what an equation holds is compiled: all branches of a cond whose index is known only at run time, the body
/// of a loop whose bounds aren't one number. (A scan of no steps is entered by nobody.)
bool entersForCertain(const Scope &scope, const jax::Eqn &eqn);

} // namespace pallasd::lowering
