//===- whole_program.h - Calls that XLA compiles alone ----------*- C++ -*-===//
//
// Called outside of jit and its like, a kernel is a program of its own: its operands
// are the program's parameters, and lie in HBM. Inside, XLA sees what surrounds it
// and may keep operands in VMEM.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/queue.h"

#include <set>

namespace pallasd::kernel {

/// Interp extension: ids of the queued calls that were made outside of any trace.
struct WholePrograms {
  std::set<uint32_t> ids;
};

inline bool isWholeProgram(python::Interp &interp, const DeferredInstance &deferred) {
  return deferred.mapped.empty() && interp.extension<WholePrograms>().ids.contains(deferred.id);
}

} // namespace pallasd::kernel
