//===- reuse.h - One interpreter for many programs --------------*- C++ -*-===//
//
// Models are loaded once per interpreter and belong to no program. When the heap
// has gone back to before a program, this drops what the interpreter itself noted
// of it, and the next program finds what a new interpreter would have had.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

namespace pallasd::python {

/// No code of the program may be running.
void forgetProgram(Interp &interp);

/// Unwinds every generator that the interpreter has made; none can be resumed.
void abandonGenerators(Interp::Impl &impl);

} // namespace pallasd::python
