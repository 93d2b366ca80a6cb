// The generated half of TpuConversionOps.td and its registration. Verifiers and
// folders are elsewhere, since this file is slow to compile and rarely changes.
#include "lowering/dialect/TpuConversionOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

#define GET_OP_CLASSES
#include "lowering/dialect/TpuConversionOps.cpp.inc"

void pallasd::tpu::TpuDialect::registerConversionOps() {
  addOperations<
#define GET_OP_LIST
#include "lowering/dialect/TpuConversionOps.cpp.inc"
      >();
}
