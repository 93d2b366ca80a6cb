//===- library.h - Kernels that nothing calls -------------------*- C++ -*-===//
//
// A module of kernels and wrappers without a call is what a library consists of.
// Where nothing reaches a function that makes a kernel, its public wrapper is
// called with stand-ins (design.md, "Where shapes come from", 5). An attempt that
// ends in the program's own `raise` or in a refusal teaches what the stand-ins
// have to meet, and the next one meets it. The outcome is labelled: nothing that
// rests on stand-ins is an error (policies.md A6).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/evaluation.h"
#include "analysis/query/kernels.h"

#include <functional>

namespace pallasd::query {

/// Traces the queued kernel at an index, unless it was, and says what came of it.
using TraceQueued = std::function<const KernelResult &(size_t instance)>;

/// Whether nothing reached some function of `tree` that makes a kernel.
bool hasUnreached(const Evaluation &evaluation, const syntax::Module &tree);

/// Calls what makes kernels of `path` and was not reached. New instances are
/// entered in Evaluation::origins. Raises Cancelled only.
void callUnreached(Workspace &workspace, Evaluation &evaluation, const std::string &path, const TraceQueued &trace);

} // namespace pallasd::query
