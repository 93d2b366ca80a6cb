// The generated half of TpuMemoryOps.td and its registration. Verifiers and
// folders are elsewhere, since this file is slow to compile and rarely changes.
#include "lowering/dialect/TpuMemoryOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuMemoryOps.cpp.inc"

void pallasd::tpu::TpuDialect::registerMemoryOps() {
  addOperations<
#define GET_OP_LIST
#include "lowering/dialect/TpuMemoryOps.cpp.inc"
      >();
}
