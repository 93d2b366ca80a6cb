//===- space_fixes.h - Ways to what lies in HBM -----------------*- C++ -*-===//
#pragma once

#include "analysis/kernel/checks/words.h"

namespace pallasd::kernel {

/// For a read of an operand in ANY or HBM: its slice as a block, where it is one; a copy by hand.
/// `operand`: its index in KernelInstance::blocks.
void proposeTransfers(const Subject &subject, size_t operand, Finding &finding);

} // namespace pallasd::kernel
