//===- places.h - Where a position stands among kernels ---------*- C++ -*-===//
#pragma once

#include "server/lsp/session.h"

namespace pallasd::lsp {

/// Whether a range holds a position of the same file, its end included.
bool covers(const query::Location &range, const query::Location &at);
/// Whether two ranges of one file share a line.
bool shareLines(const query::Location &a, const query::Location &b);

/// The kernel whose function, or else whose call, a position stands in: of
/// several instances the first that was followed. Null if there is none.
const query::KernelReport *kernelAt(const query::FileAnalysis &analysis, const query::Location &at);

/// Kernels of the document by the function that defines them, in the file's
/// order; kernels of other files are left out.
std::vector<std::vector<const query::KernelReport *>> kernelsByFunction(const query::FileAnalysis &analysis);

/// "from a call", "from a directive" …
std::string_view shapesSource(kernel::ShapesFrom from);
/// How one instance stands: "x=f32[8,128] · from a call", "refused: block-shape", "not followed: reason".
std::string stateOf(const query::KernelReport &kernel);

} // namespace pallasd::lsp
