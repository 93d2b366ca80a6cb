//===- plain_errors.h - Python's own exceptions that are certain -*- C++ -*-===//
//
// Most exceptions of plain Python are not reported: something that is not
// modelled may have led to them. The ones here are, since what they rest on is
// known: the parameters of JAX's functions from tables of each release, and what
// the program does itself as long as nothing of it was Unknown.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

#include <string>

namespace pallasd::python {

/// A call names a parameter that `function` (as Python names it) doesn't have. Where JAX's function has one that the
/// model lacks, the call is Unknown instead. `byUser`: the function is the program's own.
[[noreturn]] void raiseUnexpectedKeyword(Interp &interp, const std::string &function, Name keyword, bool byUser);

/// "tuple index out of range" and the like.
[[noreturn]] void raiseOutOfRange(Interp &interp, std::string message);

} // namespace pallasd::python
