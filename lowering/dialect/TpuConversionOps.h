// Op classes of TpuConversionOps.td: number formats, bit casts, packing.
#pragma once

#include "lowering/dialect/TpuBase.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuConversionOps.h.inc"
