// The generated half of TpuComputeOps.td and its registration. Verifiers and
// folders are elsewhere, since this file is slow to compile and rarely changes.
#include "lowering/dialect/TpuComputeOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuComputeOps.cpp.inc"

void pallasd::tpu::TpuDialect::registerComputeOps() {
  addOperations<
#define GET_OP_LIST
#include "lowering/dialect/TpuComputeOps.cpp.inc"
      >();
}
