//===- literal.h - Constants of a trace -------------------------*- C++ -*-===//
//
// Scalars on their way between Python, eager arrays and literals of a jaxpr.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/trace.h"

namespace pallasd::jax {

/// 64-bit dtypes become 32-bit ones unless x64 is on.
DType canonicalDType(Interp &interp, DType dtype);
/// A scalar value as a literal of `aval` (dtype changes convert as numpy does);
/// integers wrap. nullopt if it is none or its content is unknown.
std::optional<Literal> literalOf(Value value, const Aval &aval);
/// Raises OverflowError for a Python integer beyond the default int dtype, which
/// is what an argument of a ufunc or jitted function becomes first.
void checkIntArgument(Interp &interp, Value value);
/// `element` of dtype `from` as a literal of `aval`.
Literal literalFromElement(const Aval &aval, python::numpy::Element element, DType from);
/// nullopt for complex literals.
std::optional<python::numpy::Element> elementOf(const Literal &literal);
/// The literal that a tracer stands for, if it does.
const Literal *literalOfTracer(Value value);
/// `literal` as an array value here: a literal tracer inside a trace, else an
/// eager array of known contents.
Value literalValue(Interp &interp, Literal literal);
/// The element of a scalar whose content is known now: Python and numpy
/// numbers, literal tracers, known eager arrays of rank 0.
std::optional<std::pair<python::numpy::Element, DType>> knownScalar(Interp &interp, Value value);
/// "jnp.cumsum" if a library function is being called, else "".
std::string currentPublicName(Interp &interp);

} // namespace pallasd::jax
