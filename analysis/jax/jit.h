//===- jit.h - jax.jit and what traces like it ------------------*- C++ -*-===//
//
// A jitted function met again with the same function object, argument
// structure, avals, statics and configuration is not traced again (policies.md
// D1): its inner jaxpr is taken from the cache and its side effects do not
// happen a second time.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/trace.h"

namespace pallasd::jax {

/// Arguments of jax.jit that matter to a trace.
struct JitOptions {
  std::vector<int64_t> staticArgnums, donateArgnums;
  std::vector<std::string> staticArgnames, donateArgnames;
  bool inlined = false;     ///< inline=True: Inline.JAX_LATE
  bool inlineEarly = false; ///< prelude only: runs in the caller's trace, as JAX's JAX_EARLY
  bool keepUnused = false;
};

/// The object that jax.jit returns.
struct JitFunction : python::Native {
  Value function;
  JitOptions options;
  std::string name;
  JitFunction(Value function, JitOptions options, std::string name)
      : function(function), options(std::move(options)), name(std::move(name)) {}
  python::Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, python::Name) override;
  std::optional<Value> call(Interp &, const python::CallArgs &args) override;
  std::string repr(Interp &) override;
  /// What a call would give, as jax.ShapeDtypeStruct: traced with its static arguments static, not bound.
  Value outInfo(Interp &, const python::CallArgs &args);
};

/// A jax.ShapeDtypeStruct of that aval.
Value shapeStruct(Interp &interp, const Aval &aval);

/// `jax.jit(function, ...)` from its keyword arguments.
Value makeJit(Interp &interp, Value function, const python::CallArgs &args);

/// Part of every trace cache's key: configuration, axes, extra context.
std::string contextKey(Interp &interp);
std::string avalsKey(std::span<const Aval> avals);

/// Binds `jit` of a traced jaxpr: closed-over tracers lead the operands, arrays
/// stay constvars of the inner jaxpr. Gives the flat outputs.
Values bindJit(Interp &interp, const std::string &name, const TraceResult &traced, std::span<const Value> operands,
               const std::vector<bool> &donated, const JitOptions &options);

/// The aval of an array or of anything with shape and dtype (ShapeDtypeStruct).
std::optional<Aval> abstractAval(Interp &interp, Value value);

} // namespace pallasd::jax
