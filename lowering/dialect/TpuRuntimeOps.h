// Op classes of TpuRuntimeOps.td: regions, logs, random numbers, identities, the grid.
#pragma once

#include "lowering/dialect/TpuBase.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuRuntimeOps.h.inc"
