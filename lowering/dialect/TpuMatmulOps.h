// Op classes of TpuMatmulOps.td: contractions and the matrix unit.
#pragma once

#include "lowering/dialect/TpuBase.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuMatmulOps.h.inc"
