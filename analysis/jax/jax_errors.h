//===- jax_errors.h - jax.errors as classes ----------------------*- C++ -*-===//
//
// The exception classes that JAX raises beyond Python's own, with their bases,
// so that a program's `except` takes the same ones.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/trace.h"

namespace pallasd::jax {

/// jax.errors.NAME; one class for each Interp.
python::Class *jaxErrorClass(Interp &interp, std::string_view name);
/// A tracer was used where a Python value is needed ("a condition", "float()").
[[noreturn]] void raiseConcretization(Interp &interp, const Tracer &tracer, std::string_view cls,
                                      std::string_view needed);

} // namespace pallasd::jax
