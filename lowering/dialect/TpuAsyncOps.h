// Op classes of TpuAsyncOps.td: DMAs, semaphores, barriers.
#pragma once

#include "lowering/dialect/TpuBase.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuAsyncOps.h.inc"
