// The whole `tpu` dialect: attributes, types and all ops. Builders are the
// generated ones; argument names are those of the .td files, which are JAX's.
#pragma once

#include "lowering/dialect/TpuAsyncOps.h"
#include "lowering/dialect/TpuBase.h"
#include "lowering/dialect/TpuComputeOps.h"
#include "lowering/dialect/TpuConversionOps.h"
#include "lowering/dialect/TpuMatmulOps.h"
#include "lowering/dialect/TpuMemoryOps.h"
#include "lowering/dialect/TpuMemrefOps.h"
#include "lowering/dialect/TpuRuntimeOps.h"
