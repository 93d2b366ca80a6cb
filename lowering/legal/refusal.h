//===- refusal.h - Refusals as the legal predicates name them ---*- C++ -*-===//
#pragma once

#include "analysis/kernel/refusal.h"

namespace pallasd::lowering {

using kernel::Refusal;
using kernel::refuse;

} // namespace pallasd::lowering
