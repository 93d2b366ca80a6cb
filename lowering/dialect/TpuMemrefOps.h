// Op classes of TpuMemrefOps.td: refs made from refs.
#pragma once

#include "lowering/dialect/TpuBase.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuMemrefOps.h.inc"
