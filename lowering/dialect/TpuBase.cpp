// The dialect's class, attributes and types; what a memref's type and an op's
// surroundings say about memories and cores.
#include "lowering/dialect/TpuBase.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include "lowering/dialect/TpuDialect.cpp.inc"
#include "lowering/dialect/TpuEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "lowering/dialect/TpuAttributes.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "lowering/dialect/TpuTypes.cpp.inc"

namespace pallasd::tpu {

//===--- Dialect ------------------------------------------------------------//

void TpuDialect::initialize() {
  registerAttributes();
  registerTypes();
  registerComputeOps();
  registerConversionOps();
  registerMemoryOps();
  registerMemrefOps();
  registerMatmulOps();
  registerAsyncOps();
  registerRuntimeOps();
}

void TpuDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "lowering/dialect/TpuAttributes.cpp.inc"
      >();
}

void TpuDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "lowering/dialect/TpuTypes.cpp.inc"
      >();
}

mlir::Operation *TpuDialect::materializeConstant(mlir::OpBuilder &builder, mlir::Attribute value, mlir::Type type,
                                                 mlir::Location loc) {
  return mlir::arith::ConstantOp::materialize(builder, value, type, loc);
}

//===--- memory_space -------------------------------------------------------//

namespace {

bool mayOwn(CoreType core, MemorySpace space) {
  switch (space) {
  case MemorySpace::Vmem:
    return core != CoreType::ScScalarSubcore;
  case MemorySpace::Cmem:
    return core == CoreType::Tc;
  case MemorySpace::Smem:
  case MemorySpace::SemaphoreMem:
    return true;
  case MemorySpace::Any:
  case MemorySpace::Hbm:
  case MemorySpace::VmemShared:
  case MemorySpace::Host:
    return false;
  }
  return false;
}

} // namespace

llvm::LogicalResult MemorySpaceAttr::verify(llvm::function_ref<mlir::InFlightDiagnostic()> emitError, MemorySpace value,
                                            std::optional<CoreType> core) {
  if (core && !mayOwn(*core, value))
    return emitError() << "core " << stringifyCoreType(*core) << " owns no part of memory space "
                       << stringifyMemorySpace(value);
  return mlir::success();
}

mlir::Attribute MemorySpaceAttr::parse(mlir::AsmParser &parser, mlir::Type) {
  auto loc = parser.getCurrentLocation();
  llvm::StringRef keyword;
  if (parser.parseLess() || parser.parseKeyword(&keyword))
    return {};
  auto space = symbolizeMemorySpace(keyword);
  if (!space) {
    parser.emitError(loc, "unknown memory space '") << keyword << "'";
    return {};
  }
  std::optional<CoreType> core;
  if (mlir::succeeded(parser.parseOptionalComma()) && mlir::succeeded(parser.parseOptionalKeyword(&keyword))) {
    core = symbolizeCoreType(keyword);
    if (!core) {
      parser.emitError(loc, "unknown core type '") << keyword << "'";
      return {};
    }
  }
  if (parser.parseGreater())
    return {};
  return parser.getChecked<MemorySpaceAttr>(loc, parser.getContext(), *space, core);
}

void MemorySpaceAttr::print(mlir::AsmPrinter &printer) const {
  printer << '<' << stringifyMemorySpace(getValue());
  if (getCore())
    printer << ", " << stringifyCoreType(*getCore());
  printer << '>';
}

//===--- tiled --------------------------------------------------------------//

namespace {

// One integer of a tile, or one stride, where `?` stands for a dynamic one.
mlir::ParseResult parseExtent(mlir::AsmParser &parser, int64_t &value, bool dynamicAllowed) {
  if (dynamicAllowed && mlir::succeeded(parser.parseOptionalQuestion())) {
    value = mlir::ShapedType::kDynamic;
    return mlir::success();
  }
  return parser.parseInteger(value);
}

} // namespace

mlir::Attribute TiledLayoutAttr::parse(mlir::AsmParser &parser, mlir::Type) {
  llvm::SmallVector<mlir::DenseI64ArrayAttr> tiles;
  llvm::SmallVector<int64_t> strides;
  if (parser.parseLess())
    return {};
  while (mlir::succeeded(parser.parseOptionalLParen())) {
    llvm::SmallVector<int64_t> tile;
    auto extent = [&] { return parseExtent(parser, tile.emplace_back(), false); };
    bool isEmpty = mlir::succeeded(parser.parseOptionalRParen());
    if (!isEmpty && (parser.parseCommaSeparatedList(extent) || parser.parseRParen()))
      return {};
    tiles.push_back(mlir::DenseI64ArrayAttr::get(parser.getContext(), tile));
  }
  auto stride = [&] { return parseExtent(parser, strides.emplace_back(), true); };
  if (parser.parseComma() || parser.parseCommaSeparatedList(mlir::AsmParser::Delimiter::Square, stride) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), tiles, strides);
}

void TiledLayoutAttr::print(mlir::AsmPrinter &printer) const {
  auto &os = printer.getStream();
  auto extent = [&](int64_t value) {
    if (mlir::ShapedType::isDynamic(value))
      os << '?';
    else
      os << value;
  };
  os << '<';
  for (mlir::DenseI64ArrayAttr tile : getTiles()) {
    os << '(';
    llvm::interleave(tile.asArrayRef(), os, extent, ",");
    os << ')';
  }
  os << ",[";
  llvm::interleave(getTileStrides(), os, extent, ",");
  os << "]>";
}

// Every level replaces the dimensions that its tile covers by the index of the
// tile, and appends the index inside of it.
mlir::AffineMap TiledLayoutAttr::getAffineMap() const {
  unsigned rank = getTileStrides().size();
  llvm::SmallVector<mlir::AffineExpr> exprs;
  for (unsigned i = 0; i < rank; ++i)
    exprs.push_back(mlir::getAffineDimExpr(i, getContext()));
  for (mlir::DenseI64ArrayAttr tile : getTiles()) {
    size_t covered = std::min<size_t>(tile.size(), exprs.size());
    size_t start = exprs.size() - covered;
    for (size_t i = 0; i < covered; ++i) {
      mlir::AffineExpr index = exprs[start + i];
      int64_t size = std::max<int64_t>(tile[tile.size() - covered + i], 1);
      exprs[start + i] = index.floorDiv(size);
      exprs.push_back(index % size);
    }
  }
  return mlir::AffineMap::get(rank, 0, exprs, getContext());
}

bool TiledLayoutAttr::isIdentity() const { return false; }

llvm::LogicalResult TiledLayoutAttr::verifyLayout(llvm::ArrayRef<int64_t> shape,
                                                  llvm::function_ref<mlir::InFlightDiagnostic()> emitError) const {
  if (shape.size() != getTileStrides().size())
    return emitError() << "tiled layout has " << getTileStrides().size() << " strides for a ref of rank "
                       << shape.size();
  return mlir::success();
}

llvm::LogicalResult TiledLayoutAttr::getStridesAndOffset(llvm::ArrayRef<int64_t>, llvm::SmallVectorImpl<int64_t> &,
                                                         int64_t &) const {
  return mlir::failure();
}

//===--- Types --------------------------------------------------------------//

namespace {

// `!tpu.semaphore<>` reads as `!tpu.semaphore`.
template <typename T> mlir::Type parseBare(mlir::AsmParser &parser) {
  if (mlir::succeeded(parser.parseOptionalLess()) && parser.parseGreater())
    return {};
  return T::get(parser.getContext());
}

} // namespace

mlir::Type SemaphoreType::parse(mlir::AsmParser &parser) { return parseBare<SemaphoreType>(parser); }
void SemaphoreType::print(mlir::AsmPrinter &) const {}

mlir::Type DmaSemaphoreType::parse(mlir::AsmParser &parser) { return parseBare<DmaSemaphoreType>(parser); }
void DmaSemaphoreType::print(mlir::AsmPrinter &) const {}

const llvm::fltSemantics &Float8ExmyType::getFloatSemantics() const { return getUnderlyingType().getFloatSemantics(); }

//===--- Memories and cores -------------------------------------------------//

MemorySpaceAttr memorySpaceOf(mlir::MemRefType type) {
  return llvm::dyn_cast_or_null<MemorySpaceAttr>(type.getMemorySpace());
}

bool isIn(mlir::MemRefType type, MemorySpace space) {
  MemorySpaceAttr named = memorySpaceOf(type);
  return named && named.getValue() == space;
}

std::optional<CoreType> declaredCoreType(mlir::Operation *op) {
  for (mlir::Operation *parent = op->getParentOp(); parent; parent = parent->getParentOp()) {
    if (auto core = parent->getAttrOfType<CoreTypeAttr>("tpu.core_type"))
      return core.getValue();
    auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(parent);
    if (function && function.getName() == "main")
      return CoreType::Tc;
  }
  return std::nullopt;
}

CoreType issuingCore(mlir::Operation *op) { return declaredCoreType(op).value_or(CoreType::Tc); }

} // namespace pallasd::tpu
