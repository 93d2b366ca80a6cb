// The generated half of TpuAsyncOps.td and its registration. Verifiers and
// folders are elsewhere, since this file is slow to compile and rarely changes.
#include "lowering/dialect/TpuAsyncOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuAsyncOps.cpp.inc"

void pallasd::tpu::TpuDialect::registerAsyncOps() {
  addOperations<
#define GET_OP_LIST
#include "lowering/dialect/TpuAsyncOps.cpp.inc"
      >();
}
