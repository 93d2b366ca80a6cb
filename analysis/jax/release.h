//===- release.h - Which release of JAX a program is judged by --*- C++ -*-===//
//
// Models that differ between releases ask here; the newest release's behaviour
// is what they do otherwise. Facts: the installed releases 0.10.2 to 0.12.0.1,
// compared by script (tests/oracle/conformance.py --than).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

#include <string_view>

namespace pallasd::jax {

using python::Interp;

/// Whether the program's release is not older than `release`.
bool releaseAtLeast(const Interp &interp, std::string_view release);

} // namespace pallasd::jax
