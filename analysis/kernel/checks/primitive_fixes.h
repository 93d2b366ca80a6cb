//===- primitive_fixes.h - Ways around a missing primitive ------*- C++ -*-===//
#pragma once

#include "analysis/kernel/checks/words.h"

namespace pallasd::kernel {

/// For a running sum along the last axis: a product with a triangle of ones.
void proposeTriangle(const Subject &subject, Finding &finding);

} // namespace pallasd::kernel
