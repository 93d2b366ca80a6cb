//===- control_flow.h - cond, switch, while, fori, scan ---------*- C++ -*-===//
//
// The loops and branches of jax.lax for models written in C++ (pl.when,
// pl.loop). Callables are Python values; bodies made in C++ come as builtins.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/trace.h"

namespace pallasd::jax {

Value cond(Interp &interp, Value predicate, Value trueFun, Value falseFun, std::span<const Value> operands);
Value switchOn(Interp &interp, Value index, std::span<const Value> branches, std::span<const Value> operands);
/// One arm for each entry of `platforms`; `index` is the result of platform_index.
Value platformSwitch(Interp &interp, Value index, Param platforms, std::span<const Value> arms,
                     std::span<const Value> operands);
Value whileLoop(Interp &interp, Value condFun, Value bodyFun, Value init);
/// `unroll`: None, a bool or an int.
Value foriLoop(Interp &interp, Value lower, Value upper, Value bodyFun, Value init, Value unroll);
/// Gives the tuple (carry, ys). `length` may be None.
Value scan(Interp &interp, Value body, Value init, Value xs, Value length, Value reverse, Value unroll);

//===----------------------------------------------------------------------===//
// Jaxprs whose constvars already lead the invars
//===----------------------------------------------------------------------===//

/// For each output the invar that it forwards, or -1.
std::vector<int> forwardedInputs(const Jaxpr &jaxpr);
JaxprPtr keepOutputs(const JaxprPtr &jaxpr, const std::vector<bool> &keep);
/// Invars with `toFront` set come first, order kept otherwise.
JaxprPtr moveInvarsToFront(const JaxprPtr &jaxpr, const std::vector<bool> &toFront);
/// True if any equation has effects.
bool hasEffects(const Jaxpr &jaxpr);

} // namespace pallasd::jax
