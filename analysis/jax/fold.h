//===- fold.h - Arithmetic on small known arrays ----------------*- C++ -*-===//
//
// Outside a trace JAX computes at once, and programs branch on such results
// (`if jnp.max(lengths) > 0`). Small eager arrays of known contents are
// computed here with the results that XLA gives for integers, comparisons and
// exactly rounded float operations; what XLA rounds in its own way (exp, tanh …)
// stays unknown.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/literal.h"

#include <initializer_list>

namespace pallasd::jax {

/// The elementwise result, if there is no trace and all operands are known and
/// small; else nullopt.
std::optional<Value> fold(Interp &interp, std::string_view prim, std::span<const Value> operands, const Aval &out);
inline std::optional<Value> fold(Interp &interp, std::string_view prim, std::initializer_list<Value> operands,
                                 const Aval &out) {
  return fold(interp, prim, std::span(operands.begin(), operands.size()), out);
}
/// Contents of an eager value of any kind, if known and small.
std::shared_ptr<const python::numpy::Contents> knownContents(Interp &interp, Value value);
/// An eager array of these contents.
Value knownArray(Interp &interp, Aval aval, std::shared_ptr<const python::numpy::Contents> contents);

} // namespace pallasd::jax
