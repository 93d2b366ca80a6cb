// What jaxlib 0.12.0.1 refuses of the ops in TpuRuntimeOps.td.
#include "lowering/dialect/TpuRuntimeOps.h"
#include "lowering/dialect/TpuVerify.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace pallasd::tpu {

llvm::LogicalResult RegionOp::verify() {
  for (mlir::Type type : getResultTypes())
    if (!llvm::isa<mlir::FloatType, mlir::IntegerType, mlir::IndexType, mlir::VectorType>(type))
      return emitOpError() << "gives numbers and vectors, not " << type;
  return mlir::success();
}

llvm::LogicalResult LogOp::verify() {
  CoreType core = issuingCore(*this);
  if (core == CoreType::Tc)
    return mlir::success();
  if (getFormatted())
    return emitOpError("is not formatted on a SparseCore");
  if (getInputs().size() > 1)
    return emitOpError("takes one input on a SparseCore");
  bool isVector = llvm::any_of(getInputs().getTypes(), llvm::IsaPred<mlir::VectorType>);
  if (core == CoreType::ScScalarSubcore && isVector)
    return emitOpError("takes no vector on a scalar subcore");
  return mlir::success();
}

llvm::LogicalResult LogBufferOp::verify() {
  int64_t rank = llvm::cast<mlir::MemRefType>(getInput().getType()).getRank();
  if (static_cast<int64_t>(getShape().size()) != rank)
    return emitOpError() << "has a shape of " << getShape().size() << " dimensions for a ref of rank " << rank;
  return mlir::success();
}

namespace {

// A core's number exists where the grid is not spread over cores and the core
// is not the TensorCore.
llvm::LogicalResult checkCoreNumber(mlir::Operation *op) {
  std::optional<CoreType> core = declaredCoreType(op);
  if (!core)
    return op->emitOpError("stands where no core type is declared");
  if (*core == CoreType::Tc)
    return op->emitOpError("does not exist on a TensorCore");
  auto function = op->getParentOfType<mlir::FunctionOpInterface>();
  if (function && function->getAttrOfType<mlir::ArrayAttr>("dimension_semantics"))
    return op->emitOpError("does not exist under a grid with dimension_semantics");
  return mlir::success();
}

} // namespace

llvm::LogicalResult CoreIdOp::verify() { return checkCoreNumber(*this); }
llvm::LogicalResult SubcoreIdOp::verify() { return checkCoreNumber(*this); }

} // namespace pallasd::tpu
