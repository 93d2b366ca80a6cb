//===- block_fixes.h - Fixes of blocks and grids ----------------*- C++ -*-===//
#pragma once

#include "analysis/kernel/wording.h"

namespace pallasd::kernel {

/// For a block of one row of an array with more: eight rows a step, in every spec and the grid together.
void proposeRows(const KernelInstance &instance, const Sources &sources, Finding &finding);

} // namespace pallasd::kernel
