//===- sc_memory_emit.cpp - Loads and stores of SparseCore subcores -------===//
//
// Scalars live in SMEM, vectors in VMEM. With layout passes (the default) a
// vector is loaded and stored at the memory's full rank and reshaped, also
// where nothing changes; without them only register shapes are allowed. Facts:
// lowering section 11.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/release.h"
#include "lowering/ref_access.h"
#include "lowering/rules/sc_memory.h"

#include "llvm/ADT/STLExtras.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::MemorySpace;
using jax::RefTransform;

MemorySpace resolved(MemorySpace space, kernel::CoreType core) {
  bool scalar = core == kernel::CoreType::ScalarSubcore;
  if (space == MemorySpace::None)
    return MemorySpace::Hbm;
  if (space == MemorySpace::Default)
    return scalar ? MemorySpace::Smem : MemorySpace::Vmem;
  return space;
}

int64_t lanesOf(EqnContext &c) { return c.e.chip && c.e.chip->sparseCore ? c.e.chip->sparseCore->lanes : 0; }

struct Access {
  mlir::Value memref;
  RefRegion region;
  MemorySpace space = MemorySpace::None;
  bool isScalar = false;

  llvm::SmallVector<mlir::Value, 6> operands(llvm::ArrayRef<mlir::Value> before = {}) const {
    llvm::SmallVector<mlir::Value, 6> all(before);
    all.push_back(memref);
    llvm::append_range(all, region.starts);
    return all;
  }
};

mlir::LogicalResult checkRegion(EqnContext &c, const RefRegion &region, const AccessWords &wording) {
  size_t first = 0;
  while (first < region.sizes.size() && !region.sizes[first].value && region.sizes[first].size == 1)
    ++first;
  for (size_t i = first; i < region.dropped.size(); ++i)
    if (region.dropped[i])
      return c.e.refuse("sc-int-after-slice", "NotImplementedError",
                        "Integer indexing of refs that follows a non-trivial slice");
  if (region.isStrided())
    return c.e.refuse("sc-stride", "NotImplementedError", wording.strided);
  return mlir::success();
}

/// Shapes that fit a register when nobody lays vectors out.
bool isRegisterShape(const Aval &aval, int64_t lanes) {
  int64_t packing = jax::itemSize(aval.dtype) ? 4 / int64_t(jax::itemSize(aval.dtype)) : 1;
  if (aval.shape == jax::Shape{lanes * packing})
    return true;
  return packing > 1 && aval.shape == jax::Shape{packing, lanes};
}

mlir::FailureOr<Access> access(EqnContext &c, llvm::ArrayRef<RefTransform> transforms, const Aval &out,
                               const AccessWords &wording) {
  Access made;
  made.space = resolved(c.in(0).space, c.e.core);
  for (const RefTransform &transform : transforms)
    if (transform.kind == RefTransform::MemorySpaceCast)
      made.space = resolved(transform.space, c.e.core);
    else if (transform.kind == RefTransform::SubcoreSlice)
      made.space = MemorySpace::Vmem;
  if (made.space == MemorySpace::Hbm || made.space == MemorySpace::VmemShared)
    return c.e.refuse(
        refuse(wording.rule, "NotImplementedError", wording.space).fact("space", std::string(jax::name(made.space))));
  const RefTransform *indexer = nullptr;
  if (!transforms.empty() && transforms.back().kind == RefTransform::Index) {
    indexer = &transforms.back();
    transforms = transforms.drop_back();
  }
  mlir::FailureOr<RefValue> ref = transformRef(c, {c.value(0), c.in(0), c.blockShape(0)}, transforms);
  if (mlir::failed(ref))
    return mlir::failure();
  made.memref = ref->memref;
  made.region = regionOf(c, indexer, ref->shape, StartsAs::Index);
  if (mlir::failed(checkRegion(c, made.region, wording)))
    return mlir::failure();
  made.isScalar = out.shape.empty();
  if (made.isScalar != (made.space == MemorySpace::Smem))
    return c.e.refuse(
        refuse("sc-scalar", "NotImplementedError", wording.scalar).fact("space", std::string(jax::name(made.space))));
  if (!made.isScalar && !c.e.flags.needsLayoutPasses && !isRegisterShape(out, lanesOf(c)))
    return c.e.refuse(
        refuse("sc-shape", "NotImplementedError", wording.shape).fact("dtype", std::string(jax::name(out.dtype))));
  return made;
}

/// The vector type at the memory's rank: dropped dimensions are 1.
mlir::Type memoryVector(EqnContext &c, const Access &access, const Aval &out) {
  llvm::SmallVector<int64_t, 4> shape;
  for (auto [size, dropped] : llvm::zip_equal(access.region.shape(), access.region.dropped))
    shape.push_back(dropped ? 1 : size);
  return c.e.vectorType(shape, c.e.elementType(out.dtype));
}

mlir::NamedAttribute sublaneMask(EqnContext &c) {
  llvm::SmallVector<bool> all(size_t(lanesOf(c)), true);
  return c.e.attr("sublane_mask", c.e.b.getDenseBoolArrayAttr(all));
}

mlir::Value maskAtRank(EqnContext &c, mlir::Type memory, mlir::Value mask) {
  auto shape = mlir::cast<mlir::VectorType>(memory).getShape();
  return c.e.value("vector.shape_cast", c.e.vectorType(shape, c.e.b.getI1Type()), mask);
}

mlir::Value loadAtRank(EqnContext &c, const Access &access, mlir::Type memory, mlir::Value mask) {
  if (mask) {
    llvm::SmallVector<mlir::Value, 6> operands = access.operands();
    operands.push_back(maskAtRank(c, memory, mask));
    int64_t minor = mlir::cast<mlir::VectorType>(memory).getRank() - 1;
    return c.e.value("tpu.vector_expand_load", memory, operands, c.e.i32("expand_dim", minor));
  }
  return c.e.value("tpu.vector_load", memory, access.operands(),
                   {c.e.i32s("strides", {}), c.e.segments({1, int32_t(access.region.starts.size()), 0})});
}

mlir::Value loadRegister(EqnContext &c, const Access &access, mlir::Type type, mlir::Value mask) {
  bool isVectorLoad = writes(c.e.instance, "vector-access-without-layout");
  if (!mask && !isVectorLoad)
    return c.e.value("tpu.load", type, access.operands(), sublaneMask(c));
  llvm::SmallVector<mlir::Value, 6> operands = access.operands();
  if (mask)
    operands.push_back(mask);
  if (isVectorLoad)
    return c.e.value("tpu.vector_load", type, operands,
                     {c.e.i32s("strides", {}), c.e.segments({1, int32_t(access.region.starts.size()), mask ? 1 : 0})});
  return c.e.value("tpu.expand_load_vreg", type, operands);
}

Result load(EqnContext &c, llvm::ArrayRef<RefTransform> transforms, mlir::Value mask) {
  const Aval &out = c.out();
  mlir::FailureOr<Access> from = access(c, transforms, out, kScGet);
  if (mlir::failed(from))
    return mlir::failure();
  if (from->isScalar) {
    if (mask)
      return c.e.refuse("sc-masked-scalar", "NotImplementedError", "Get does not support masked scalar loads");
    return Vals{c.e.value("memref.load", c.e.memoryElementType(out.dtype), from->operands())};
  }
  if (!c.e.flags.needsLayoutPasses)
    return Vals{loadRegister(c, *from, c.e.type(out), mask)};
  mlir::Value loaded = loadAtRank(c, *from, memoryVector(c, *from, out), mask);
  return Vals{c.e.value("vector.shape_cast", c.e.type(out), loaded)};
}

struct Stored {
  mlir::Value value, mask;
  bool add = false;
};

void storeRegister(EqnContext &c, const Access &to, const Stored &stored) {
  mlir::NamedAttribute add = c.e.attr("add", c.e.b.getBoolAttr(stored.add));
  llvm::SmallVector<mlir::Value, 6> operands = to.operands(stored.value);
  if (stored.mask)
    operands.push_back(stored.mask);
  if (writes(c.e.instance, "vector-access-without-layout")) {
    c.e.op("tpu.vector_store", {}, operands,
           {c.e.i32s("strides", {}), add, c.e.segments({1, 1, int32_t(to.region.starts.size()), stored.mask ? 1 : 0})});
    return;
  }
  if (stored.mask) {
    c.e.op("tpu.compress_store_vreg", {}, operands, add);
    return;
  }
  c.e.op("tpu.store", {}, operands, {sublaneMask(c), add, c.e.segments({1, 1, int32_t(to.region.starts.size()), 0})});
}

void storeAtRank(EqnContext &c, const Access &to, mlir::Type memory, mlir::Value value, const Stored &stored) {
  mlir::NamedAttribute add = c.e.attr("add", c.e.b.getBoolAttr(stored.add));
  llvm::SmallVector<mlir::Value, 6> operands = to.operands(value);
  if (stored.mask) {
    operands.push_back(maskAtRank(c, memory, stored.mask));
    int64_t minor = mlir::cast<mlir::VectorType>(memory).getRank() - 1;
    c.e.op("tpu.vector_compress_store", {}, operands, {c.e.i32("compress_dim", minor), add});
    return;
  }
  c.e.op("tpu.vector_store", {}, operands,
         {c.e.i32s("strides", {}), add, c.e.segments({1, 1, int32_t(to.region.starts.size()), 0})});
}

Result storeScalar(EqnContext &c, const Access &to, const Stored &stored) {
  if (stored.mask)
    return c.e.refuse("sc-masked-scalar", "NotImplementedError", "Swap does not support masked scalar stores");
  if (stored.add)
    return c.e.refuse("sc-scalar-add", "NotImplementedError", "Swap does not support atomic scalar adds");
  mlir::Value old = c.e.value("memref.load", c.e.memoryElementType(c.out().dtype), to.operands());
  c.e.op("memref.store", {}, to.operands(stored.value));
  return Vals{old};
}

Result store(EqnContext &c, llvm::ArrayRef<RefTransform> transforms, const Stored &stored) {
  const Aval &out = c.out();
  mlir::FailureOr<Access> to = access(c, transforms, out, kScSwap);
  if (mlir::failed(to))
    return mlir::failure();
  if (to->isScalar)
    return storeScalar(c, *to, stored);
  if (!c.e.flags.needsLayoutPasses) {
    mlir::Value old = loadRegister(c, *to, c.e.type(out), stored.mask);
    storeRegister(c, *to, stored);
    return Vals{old};
  }
  mlir::Type memory = memoryVector(c, *to, out);
  mlir::Value old = c.e.value("vector.shape_cast", c.e.type(out), loadAtRank(c, *to, memory, stored.mask));
  mlir::Value value = c.e.value("vector.shape_cast", memory, stored.value);
  storeAtRank(c, *to, memory, value, stored);
  return Vals{old};
}

//===----------------------------------------------------------------------===//
// Primitives
//===----------------------------------------------------------------------===//

Result get(EqnContext &c) { return load(c, transformsOf(c.eqn.param("tree")), {}); }

Result swap(EqnContext &c) { return store(c, transformsOf(c.eqn.param("tree")), {c.value(1), {}, false}); }

mlir::Value lastMask(EqnContext &c) { return c.boolParam("has_mask") ? c.value(c.numOperands() - 1) : mlir::Value(); }

/// plsc.load_expanded
Result expandLoad(EqnContext &c) {
  mlir::Value mask = lastMask(c);
  if (!mask)
    return c.e.refuse("sc-expand-mask", "ValueError", "Expand load requires a mask");
  return load(c, transformsOf(c.eqn.param("tree")), mask);
}

/// plsc.store_compressed, plsc.addupdate
Result compressStore(EqnContext &c) {
  Stored stored{c.value(1), lastMask(c), c.boolParam("add")};
  bool compress = c.boolParam("compress", c.boolParam("has_mask")); // before JAX 0.12.0 every mask compressed
  if (compress && !stored.mask)
    return c.e.refuse("sc-compress-mask", "ValueError", "Compress swap requires a mask");
  if (!compress && stored.mask)
    return c.e.refuse("sc-store-mask", "NotImplementedError", "Non-compress swap does not support masks");
  return store(c, transformsOf(c.eqn.param("tree")), stored);
}

/// Ref, transforms, a tuple of index vectors, then what the primitive adds.
struct Indexed {
  mlir::Value memref;
  llvm::SmallVector<mlir::Value, 3> indices;
  mlir::Value mask;
};

mlir::FailureOr<Indexed> indexed(EqnContext &c, size_t maskEntry, const char *refused) {
  Indexed made;
  MemorySpace space = c.in(0).space;
  if (space != MemorySpace::Vmem && space != MemorySpace::Default)
    return c.e.refuse("sc-gather-space", "ValueError", refused);
  mlir::FailureOr<RefValue> ref =
      transformRef(c, {c.value(0), c.in(0), c.blockShape(0)}, transformsOf(treeEntry(c, "tree", 1)));
  if (mlir::failed(ref))
    return mlir::failure();
  made.memref = ref->memref;
  const jax::Param *indices = treeEntry(c, "tree", 2);
  if (const jax::ParamList *list = indices ? indices->asList() : nullptr)
    for (const jax::Param &index : *list)
      if (std::optional<uint32_t> operand = operandOf(&index))
        made.indices.push_back(c.value(*operand));
  if (std::optional<uint32_t> mask = operandOf(treeEntry(c, "tree", maskEntry)))
    made.mask = c.value(*mask);
  return made;
}

/// plsc.load_gather
Result gather(EqnContext &c) {
  mlir::FailureOr<Indexed> from = indexed(c, 3, "Gather only supports loading from VMEM");
  if (mlir::failed(from))
    return mlir::failure();
  llvm::SmallVector<mlir::Value, 5> operands{from->memref};
  llvm::append_range(operands, from->indices);
  if (from->mask)
    operands.push_back(from->mask);
  return Vals{c.e.value("tpu.vector_load_idx", c.e.type(c.out()), operands,
                        c.e.segments({1, int32_t(from->indices.size()), from->mask ? 1 : 0}))};
}

/// plsc.store_scatter
Result scatter(EqnContext &c) {
  mlir::FailureOr<Indexed> to = indexed(c, 4, "Scatter only supports storing to VMEM");
  std::optional<uint32_t> value = operandOf(treeEntry(c, "tree", 3));
  if (mlir::failed(to) || !value)
    return mlir::failure();
  llvm::SmallVector<mlir::Value, 6> operands{c.value(*value), to->memref};
  llvm::append_range(operands, to->indices);
  if (to->mask)
    operands.push_back(to->mask);
  c.e.op("tpu.vector_store_idx", {}, operands,
         {c.e.segments({1, 1, int32_t(to->indices.size()), to->mask ? 1 : 0}),
          c.e.attr("add", c.e.b.getBoolAttr(c.boolParam("add")))});
  return Vals{};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kSparse, "get", get);
  table.add(kSparse, "swap", swap);
  table.add(kSparse, "load", expandLoad);
  table.add(kSparse, "swap", compressStore, Raw::No, Cached::Yes, "sc");
  table.add(kSparse, "gather", gather, Raw::No, Cached::Yes, "sc");
  table.add(kSparse, "scatter", scatter, Raw::No, Cached::Yes, "sc");
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
