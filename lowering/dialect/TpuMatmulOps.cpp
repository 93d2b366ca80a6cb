// The generated half of TpuMatmulOps.td and its registration. Verifiers and
// folders are elsewhere, since this file is slow to compile and rarely changes.
#include "lowering/dialect/TpuMatmulOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuMatmulOps.cpp.inc"

void pallasd::tpu::TpuDialect::registerMatmulOps() {
  addOperations<
#define GET_OP_LIST
#include "lowering/dialect/TpuMatmulOps.cpp.inc"
      >();
}
