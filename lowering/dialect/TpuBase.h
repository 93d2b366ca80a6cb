// The `tpu` dialect's class, enums, attributes and types: what every family of
// ops needs. Include TpuDialect.h for the ops too.
//
// Namespace pallasd::tpu, mnemonic "tpu". Names and values agree with jaxlib
// 0.12.0.1, so a printed module is what libtpu's parser reads.
#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <optional>

#include "lowering/dialect/TpuDialect.h.inc"
#include "lowering/dialect/TpuEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "lowering/dialect/TpuAttributes.h.inc"
#define GET_TYPEDEF_CLASSES
#include "lowering/dialect/TpuTypes.h.inc"

namespace pallasd::tpu {

/// The memory space and owning core that a ref's type names; empty when the
/// type names none.
MemorySpaceAttr memorySpaceOf(mlir::MemRefType type);

/// Whether the type names this memory space, whoever owns it.
bool isIn(mlir::MemRefType type, MemorySpace space);

/// The core type that the nearest enclosing function or module declares in
/// `tpu.core_type`. A function named `main` without a declaration runs on the
/// TensorCore whatever its module says; nothing found is std::nullopt.
std::optional<CoreType> declaredCoreType(mlir::Operation *op);

/// The core that runs `op`: as declared, else the TensorCore.
CoreType issuingCore(mlir::Operation *op);

} // namespace pallasd::tpu
