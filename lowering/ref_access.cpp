//===- ref_access.cpp - Slices, transforms and regions of Refs ------------===//
//
// Constants are made where JAX makes them: one per dimension and access, in
// order of the dimensions, before the op that uses them.
//
//===----------------------------------------------------------------------===//
#include "lowering/ref_access.h"

#include "llvm/ADT/STLExtras.h"

namespace pallasd::lowering {

using jax::Aval;
using jax::DimIndexer;
using jax::IndexOperand;
using jax::RefTransform;
using llvm::ArrayRef;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

ArrayRef<RefTransform> transformsOf(const jax::Param *param) {
  if (!param)
    return {};
  if (const jax::RefTransforms *transforms = param->asTransforms())
    return *transforms;
  return {};
}

const jax::Param *treeEntry(const EqnContext &c, std::string_view name, size_t i) {
  const jax::Param *tree = c.eqn.param(name);
  const jax::ParamList *list = tree ? tree->asList() : nullptr;
  if (!list || i >= list->size() || (*list)[i].isNone())
    return nullptr;
  return &(*list)[i];
}

std::optional<uint32_t> operandOf(const jax::Param *param) {
  if (!param)
    return std::nullopt;
  if (auto *index = param->as<IndexOperand>())
    return index->isStatic ? std::nullopt : std::optional(index->operand);
  if (const jax::RefUse *use = param->asRefUse())
    return use->operand;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

bool RefRegion::isStrided() const {
  return llvm::any_of(strides, [](int64_t stride) { return stride != 1; });
}

llvm::SmallVector<int64_t, 4> RefRegion::shape() const {
  llvm::SmallVector<int64_t, 4> result;
  for (const SizeOrValue &size : sizes)
    result.push_back(size.value ? mlir::ShapedType::kDynamic : size.size);
  return result;
}

static mlir::Value startConstant(Emitter &e, int64_t value, StartsAs as) {
  return as == StartsAs::Index ? e.indexConstant(value) : e.i32Constant(value);
}

static mlir::Value startOf(EqnContext &c, const IndexOperand &start, StartsAs as) {
  Emitter &e = c.e;
  if (start.isStatic)
    return startConstant(e, start.value, as);
  const Val &operand = c.operands[start.operand];
  if (operand.literal)
    return e.constant(*operand.literal,
                      as == StartsAs::Index ? mlir::Type(e.b.getIndexType()) : mlir::Type(e.b.getI32Type()));
  if (as == StartsAs::I32 || operand.value.getType().isIndex())
    return operand.value;
  return e.value("arith.index_cast", e.b.getIndexType(), operand.value);
}

static SizeOrValue sizeOf(EqnContext &c, const IndexOperand &size) {
  if (size.isStatic)
    return {size.value, {}};
  const Val &operand = c.operands[size.operand];
  if (!operand.literal)
    return {0, operand.value};
  if (auto *number = std::get_if<int64_t>(&operand.literal->value))
    return {*number, {}};
  if (auto *number = std::get_if<uint64_t>(&operand.literal->value))
    return {int64_t(*number), {}};
  return {};
}

static void addDimension(EqnContext &c, RefRegion &region, const DimIndexer &dim, StartsAs as) {
  region.starts.push_back(startOf(c, dim.start, as));
  bool slice = dim.kind == DimIndexer::Slice;
  region.sizes.push_back(slice ? sizeOf(c, dim.size) : SizeOrValue{1, {}});
  region.strides.push_back(slice ? dim.stride : 1);
  region.dropped.push_back(!slice);
}

RefRegion regionOf(EqnContext &c, const RefTransform *indexer, const BlockShape &shape, StartsAs as) {
  RefRegion region;
  size_t next = 0;
  for (const BlockShapeDim &dim : shape) {
    bool beyond = indexer && next >= indexer->dims.size(); // physical dimensions of a key
    if (!dim.squeezed && indexer && !beyond) {
      addDimension(c, region, indexer->dims[next++], as);
      continue;
    }
    region.starts.push_back(startConstant(c.e, 0, as));
    region.sizes.push_back({dim.squeezed ? 1 : dim.size, {}});
    region.strides.push_back(1);
    region.dropped.push_back(dim.squeezed);
  }
  return region;
}

//===----------------------------------------------------------------------===//
// Transforms
//===----------------------------------------------------------------------===//

namespace {

mlir::MemRefType typeOf(const RefValue &ref) { return mlir::cast<mlir::MemRefType>(ref.memref.getType()); }

mlir::FailureOr<RefValue> slice(EqnContext &c, RefValue ref, const RefTransform &indexer) {
  Emitter &e = c.e;
  RefRegion region = regionOf(c, &indexer, ref.shape, StartsAs::I32);
  if (region.isStrided())
    return e.refuse("ref-strided", "NotImplementedError", "Strided slices of references are unsupported.");
  llvm::SmallVector<int64_t, 4> sizes, kept;
  llvm::SmallVector<mlir::Value, 8> operands{ref.memref};
  llvm::append_range(operands, region.starts);
  BlockShape shape;
  int32_t numDynamic = 0;
  for (auto [size, dropped] : llvm::zip_equal(region.sizes, region.dropped)) {
    std::optional<int64_t> known = size.value ? e.foldedConstant(size.value) : size.size;
    sizes.push_back(known.value_or(mlir::ShapedType::kDynamic));
    if (!known)
      operands.push_back(size.value), ++numDynamic;
    if (dropped)
      continue;
    kept.push_back(sizes.back());
    shape.push_back({sizes.back(), false});
  }
  mlir::MemRefType from = typeOf(ref);
  mlir::Type sliced = e.memrefType(sizes, from.getElementType(), from.getMemorySpace());
  ref.memref =
      e.value("tpu.memref_slice", sliced, operands, e.segments({1, int32_t(region.starts.size()), numDynamic}));
  if (llvm::is_contained(region.dropped, true))
    ref.memref =
        e.value("tpu.memref_squeeze", e.memrefType(kept, from.getElementType(), from.getMemorySpace()), ref.memref);
  ref.aval.shape.assign(kept.begin(), kept.end());
  ref.shape = std::move(shape);
  return ref;
}

mlir::FailureOr<RefValue> bitcast(EqnContext &c, RefValue ref, const RefTransform &transform) {
  Emitter &e = c.e;
  int64_t from = jax::bitWidth(ref.aval.dtype), to = jax::bitWidth(transform.dtype);
  size_t rank = ref.shape.size();
  if (from != to && rank < 2)
    return e.refuse("ref-bitcast-1d", "NotImplementedError", "Bitcast 1D ref with bitwidth change is not supported.");
  if (from != to && ref.shape[rank - 2].squeezed)
    return e.refuse("ref-bitcast-squeezed", "NotImplementedError",
                    "Bitcast a ref whose 2nd minormost dimension is squeezed");
  if (ref.aval.shape.size() >= 2)
    ref.aval.shape[ref.aval.shape.size() - 2] = ref.aval.shape[ref.aval.shape.size() - 2] * from / to;
  ref.aval.dtype = transform.dtype;
  if (rank >= 2 && !ref.shape[rank - 2].squeezed)
    ref.shape[rank - 2].size = ref.shape[rank - 2].size * from / to;
  mlir::Type type = e.memrefType(ref.aval.shape, e.elementType(transform.dtype), typeOf(ref).getMemorySpace());
  ref.memref = e.value("tpu.memref_bitcast", type, ref.memref);
  return ref;
}

mlir::FailureOr<RefValue> reshape(EqnContext &c, RefValue ref, const RefTransform &transform) {
  Emitter &e = c.e;
  size_t rank = ref.shape.size();
  if (rank < 2)
    return e.refuse("ref-reshape-1d", "NotImplementedError", "Reshape 1D ref is not supported.");
  if (ref.shape[rank - 1].squeezed || ref.shape[rank - 2].squeezed)
    return e.refuse("ref-reshape-squeezed", "NotImplementedError", "Reshape a ref with squeezed dimension");
  mlir::Type type = e.memrefType(transform.shape, e.elementType(ref.aval.dtype), typeOf(ref).getMemorySpace());
  ref.memref = e.value("tpu.memref_reshape", type, ref.memref);
  ref.aval.shape = transform.shape;
  ref.shape = blockShapeOf(transform.shape);
  return ref;
}

RefValue castSpace(EqnContext &c, RefValue ref, const RefTransform &transform) {
  mlir::MemRefType from = typeOf(ref);
  mlir::Type type = c.e.memrefType(from.getShape(), from.getElementType(), c.e.memorySpace(transform.space));
  ref.memref = c.e.value("memref.memory_space_cast", type, ref.memref);
  ref.aval.space = transform.space;
  return ref;
}

/// A subcore's share of memory that all subcores of a core have in common.
mlir::FailureOr<RefValue> subcoreSlice(EqnContext &c, RefValue ref) {
  if (c.e.core != kernel::CoreType::VectorSubcore)
    return c.e.refuse("ref-subcore-slice", "ValueError", "Slicing VMEM_SHARED to VMEM is supported only on");
  if (ref.shape.empty() || ref.shape.back().squeezed)
    return c.e.refuse("ref-subcore-slice", "NotImplementedError", "Cannot slice subcore VMEM from a ref");
  if (!c.e.chip || !c.e.chip->sparseCore)
    return c.e.refuse("sc-chip", "ValueError", "SparseCore is not available");
  int64_t subcores = c.e.chip->sparseCore->subcores;
  llvm::SmallVector<int64_t, 4> shape(typeOf(ref).getShape());
  shape.back() /= subcores;
  ref.shape.back().size /= subcores;
  ref.aval.shape.back() /= subcores;
  ref.memref = c.e.value(
      "tpu.shared_memref_slice",
      c.e.memrefType(shape, c.e.elementType(ref.aval.dtype), c.e.memorySpace(jax::MemorySpace::Vmem)), ref.memref);
  return ref;
}

bool flag(const std::map<std::string, bool> &flags, const char *name) {
  auto it = flags.find(name);
  return it != flags.end() && it->second;
}

/// All annotations of one chain become one op after the other transforms.
mlir::FailureOr<RefValue> annotate(EqnContext &c, RefValue ref, const std::map<std::string, bool> &flags) {
  bool hazard = flag(flags, "no_hazard") || flag(flags, "no_hazard_no_deps");
  if (hazard && typeOf(ref).getMemorySpace() != c.e.memorySpace(jax::MemorySpace::Vmem))
    return c.e.refuse("annotate-hazard", "ValueError", "Hazard overrides");
  llvm::SmallVector<mlir::NamedAttribute, 4> attributes;
  for (const char *name : {"no_store", "no_bank_conflict", "no_hazard", "no_hazard_no_deps"})
    attributes.push_back(c.e.attr(name, c.e.b.getBoolAttr(flag(flags, name))));
  ref.memref = c.e.value("tpu.annotate", ref.memref.getType(), ref.memref, attributes);
  return ref;
}

} // namespace

mlir::FailureOr<RefValue> transformRef(EqnContext &c, RefValue start, ArrayRef<RefTransform> transforms) {
  mlir::FailureOr<RefValue> ref = std::move(start);
  std::map<std::string, bool> annotations;
  for (const RefTransform &transform : transforms) {
    switch (transform.kind) {
    case RefTransform::Index:
      ref = slice(c, std::move(*ref), transform);
      break;
    case RefTransform::Bitcast:
      ref = bitcast(c, std::move(*ref), transform);
      break;
    case RefTransform::Reshape:
      ref = reshape(c, std::move(*ref), transform);
      break;
    case RefTransform::MemorySpaceCast:
      ref = castSpace(c, std::move(*ref), transform);
      break;
    case RefTransform::Annotate:
      for (const auto &[name, value] : transform.flags)
        annotations[name] |= value;
      break;
    case RefTransform::Transpose:
      return c.e.refuse("ref-transpose", "NotImplementedError", "Unsupported transform: TransposeTransform");
    case RefTransform::SubcoreSlice:
      ref = subcoreSlice(c, std::move(*ref));
      break;
    }
    if (mlir::failed(ref))
      return mlir::failure();
  }
  return annotations.empty() ? ref : annotate(c, std::move(*ref), annotations);
}

} // namespace pallasd::lowering
