// Op classes of TpuComputeOps.td: vector arithmetic, reductions, shapes, permutations, masks.
#pragma once

#include "lowering/dialect/TpuBase.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuComputeOps.h.inc"
