// Op classes of TpuMemoryOps.td: loads and stores.
#pragma once

#include "lowering/dialect/TpuBase.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuMemoryOps.h.inc"
