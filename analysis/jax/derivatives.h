//===- derivatives.h - What depends on what a derivative is taken of -------===//
//
// jax.grad, vjp and jvp trace their function, find out which equations depend on
// the inputs that the derivative is taken of, and bind everything again. The
// derivatives themselves are opaque but for rules that functions state (see
// prelude/jax.py); what is known for certain is that a kernel on the way is
// differentiated. Within a kernel derivatives are equations of it; see
// differentiate.h.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/trace.h"

#include <set>

namespace pallasd::jax {

/// Interp extension. Set by the layer that models kernels: told of each equation
/// that calls a kernel whose derivative is asked for.
struct DerivativeHook {
  std::function<void(Interp &, const Eqn &, bool reverse)> kernel;
};

/// Traces of transformations that are called outside jit: what they compute is
/// there at once in JAX, so that conditions on it are legal. Interp extension.
struct EagerTraces {
  std::set<const JaxprBuilder *> builders;
};
/// Notes that the innermost trace is one, if it is (all those around it are).
void noteEagerTrace(Interp &interp);
/// Whether what is called now runs on values, not on what a jaxpr is made of.
bool runsEagerly(Interp &interp);
/// For a tracer of such a trace: the value as Unknown.
std::optional<Value> eagerContent(Interp &interp, const Tracer &tracer);
/// Whether a value's content is settled only when what is traced runs. Of a tracer of an eager trace it is there, but
/// not known: that ends in an UnknownUse.
bool isTracedContent(Interp &interp, Value value);

} // namespace pallasd::jax
