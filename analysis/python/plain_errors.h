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
/// Whether a program that is for a release before the newest is what calls.
bool isCalledForOlderRelease(const Interp &interp);
/// Raises where such a program gives a model's function a keyword argument that came after its release.
void refuseLaterKeyword(Interp &interp, const std::string &function, Name keyword);

/// What is reported where a module of JAX is asked for a public name that the release lacks, "unknown-name"; null if it
/// is not known to lack it or a model asks. `place`: of the name in the statement that runs; null: the statement.
std::shared_ptr<RefusalInfo> absentName(Interp &interp, const std::string &module, Name name,
                                        const syntax::Range *place);
/// The attribute of that name that the program is asking for; null where the text has none, as in `getattr`.
const syntax::Range *attributeRange(const Interp &interp, Name name);

/// Interp extension: how many kernels are being traced, one in the other.
struct TracedKernels {
  int depth = 0;
};
/// Scope guard.
struct TracedKernelScope {
  explicit TracedKernelScope(Interp &interp) : kernels(interp.extension<TracedKernels>()) { ++kernels.depth; }
  ~TracedKernelScope() { --kernels.depth; }
  TracedKernelScope(const TracedKernelScope &) = delete;

private:
  TracedKernels &kernels;
};

/// Python's exception where the operation itself leaves no doubt: the user's code stands there, in a kernel, and
/// nothing of the program was Unknown. Elsewhere the plain exception.
[[noreturn]] void raisePlain(Interp &interp, const char *cls, std::string message);

/// "tuple index out of range" and the like.
[[noreturn]] void raiseOutOfRange(Interp &interp, std::string message);

} // namespace pallasd::python
