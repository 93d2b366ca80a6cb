// The generated half of TpuMemrefOps.td and its registration. Verifiers and
// folders are elsewhere, since this file is slow to compile and rarely changes.
#include "lowering/dialect/TpuMemrefOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuMemrefOps.cpp.inc"

void pallasd::tpu::TpuDialect::registerMemrefOps() {
  addOperations<
#define GET_OP_LIST
#include "lowering/dialect/TpuMemrefOps.cpp.inc"
      >();
}
