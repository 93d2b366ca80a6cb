// The generated half of TpuRuntimeOps.td and its registration. Verifiers and
// folders are elsewhere, since this file is slow to compile and rarely changes.
#include "lowering/dialect/TpuRuntimeOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuRuntimeOps.cpp.inc"

void pallasd::tpu::TpuDialect::registerRuntimeOps() {
  addOperations<
#define GET_OP_LIST
#include "lowering/dialect/TpuRuntimeOps.cpp.inc"
      >();
}
