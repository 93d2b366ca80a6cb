//===- memory_emit.cpp - Loads and stores of the TensorCore ---------------===//
//
// VMEM is read and written as vectors, SMEM as scalars. A store first loads the
// old value, as JAX's swap returns it. Bools live in memory as i32. Facts:
// lowering section 2.
//
//===----------------------------------------------------------------------===//
#include "lowering/ref_access.h"

#include "llvm/ADT/STLExtras.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DimIndexer;
using jax::DType;
using jax::RefTransform;

enum class Memory : uint8_t { Vmem, Smem, Any, Other };

Memory memoryOf(EqnContext &c, mlir::Value memref) {
  mlir::Attribute space = mlir::cast<mlir::MemRefType>(memref.getType()).getMemorySpace();
  if (space == c.e.parsed("#tpu.memory_space<vmem>"))
    return Memory::Vmem;
  if (space == c.e.parsed("#tpu.memory_space<smem>"))
    return Memory::Smem;
  return space == c.e.parsed("#tpu.memory_space<any>") ? Memory::Any : Memory::Other;
}

//===----------------------------------------------------------------------===//
// What both sides share
//===----------------------------------------------------------------------===//

/// The Ref after all transforms but a trailing indexer, and that indexer.
struct Access {
  RefValue ref;
  const RefTransform *indexer = nullptr; ///< null: the whole Ref
};

mlir::LogicalResult checkIndexer(EqnContext &c, llvm::ArrayRef<RefTransform> transforms) {
  if (transforms.empty() || transforms.back().kind != RefTransform::Index)
    return mlir::success();
  for (const DimIndexer &dim : transforms.back().dims)
    if (dim.kind == DimIndexer::Array)
      return c.e.refuse("index-array", "ValueError", "Cannot do int indexing on TPU");
  return mlir::success();
}

mlir::FailureOr<Access> accessOf(EqnContext &c, llvm::ArrayRef<RefTransform> transforms) {
  Access access;
  if (!transforms.empty() && transforms.back().kind == RefTransform::Index) {
    access.indexer = &transforms.back();
    transforms = transforms.drop_back();
  }
  mlir::FailureOr<RefValue> ref = transformRef(c, {c.value(0), c.in(0), c.blockShape(0)}, transforms);
  if (mlir::failed(ref))
    return mlir::failure();
  access.ref = std::move(*ref);
  return access;
}

mlir::LogicalResult checkRank(EqnContext &c, const Access &access, Memory memory) {
  if (memory == Memory::Smem || !access.ref.shape.empty())
    return mlir::success();
  return c.e.refuse("rank0-ref", "NotImplementedError", "Indexing into a ()-shaped Ref not yet supported on TPU.");
}

mlir::LogicalResult refuseSpace(EqnContext &c, bool load, Memory memory) {
  Refusal refusal = refuse(load ? "load-space" : "store-space", "ValueError",
                           load ? "Loads are only allowed on VMEM and SMEM references."
                                : "Loads and stores are only allowed on VMEM and SMEM references.");
  return c.e.refuse(refusal.fact("space", memory == Memory::Any ? "any" : std::string(jax::name(c.in(0).space))));
}

mlir::Value compareNonZero(Emitter &e, mlir::Value value, mlir::Value zero, mlir::Type type) {
  return e.value("arith.cmpi", type, {value, zero}, e.attr("predicate", e.b.getI64IntegerAttr(1)));
}

/// What was read from memory as i32, if a bool is wanted.
mlir::Value toBool(EqnContext &c, const Aval &aval, mlir::Value loaded) {
  if (aval.dtype != DType::Bool)
    return loaded;
  mlir::Type i32 = c.e.b.getI32Type();
  mlir::Value zero = aval.shape.empty() ? c.e.i32Constant(0) : c.e.splatInt(c.e.vectorType(aval.shape, i32), 0);
  return compareNonZero(c.e, loaded, zero, c.e.type(aval));
}

mlir::Value fromBool(EqnContext &c, const Aval &aval, mlir::Value value) {
  if (aval.dtype != DType::Bool)
    return value;
  mlir::Type i32 = c.e.b.getI32Type();
  return c.e.value("arith.extui", aval.shape.empty() ? i32 : c.e.vectorType(aval.shape, i32), value);
}

mlir::Value loadVector(EqnContext &c, const Access &access, const RefRegion &region, mlir::Type type) {
  llvm::SmallVector<mlir::Value, 5> operands{access.ref.memref};
  llvm::append_range(operands, region.starts);
  if (region.isStrided())
    return c.e.value("tpu.strided_load", type, operands, c.e.i32s("strides", region.strides));
  return c.e.value("vector.load", type, operands);
}

mlir::Value loadScalar(EqnContext &c, const Access &access, const RefRegion &region, DType dtype) {
  llvm::SmallVector<mlir::Value, 5> operands{access.ref.memref};
  llvm::append_range(operands, region.starts);
  return c.e.value("memref.load", c.e.memoryElementType(dtype), operands);
}

//===----------------------------------------------------------------------===//
// Load
//===----------------------------------------------------------------------===//

/// A key<pl> is its two scalars.
Result loadKey(EqnContext &c, const Access &access, Memory memory) {
  if (memory != Memory::Smem)
    return c.e.refuse("key-space", "ValueError", "PRNG keys must be loaded from SMEM.");
  if (access.ref.shape.size() < 2) // the words of a key: only operands have them among their dimensions
    return c.e.refuse("key-scratch", "AssertionError", "ref_block_shape=");
  auto scalars = std::make_shared<llvm::SmallVector<mlir::Value, 2>>();
  for (int64_t word = 0; word < 2; ++word) {
    BlockShape outer = access.ref.shape;
    outer.pop_back();
    RefRegion region = regionOf(c, access.indexer, outer, StartsAs::Index);
    region.starts.push_back(c.e.indexConstant(word));
    scalars->push_back(loadScalar(c, access, region, DType::UInt32));
  }
  Val key;
  key.key = std::move(scalars);
  return Vals{key};
}

Result loadRegion(EqnContext &c, const Access &access, const RefRegion &region) {
  const Aval &out = c.out();
  DType element = physicalElementType(out.dtype);
  llvm::SmallVector<int64_t, 4> outShape(out.shape.begin(), out.shape.end());
  llvm::append_range(outShape, physicalElementShape(out.dtype));
  llvm::SmallVector<int64_t, 4> sizes = region.shape();
  mlir::Type memory = c.e.memoryElementType(element);
  mlir::Value loaded = loadVector(c, access, region, c.e.vectorType(sizes, memory));
  bool onMesh = c.e.underMesh() && c.e.meshRefs.contains(c.value(0));
  bool same = element == out.dtype && sizes == outShape && !onMesh && !out.weakType;
  if (!same && outShape.empty())
    loaded = c.e.value(
        "vector.extract", memory, loaded,
        c.e.attr("static_position", c.e.b.getDenseI64ArrayAttr(llvm::SmallVector<int64_t, 4>(sizes.size(), 0))));
  else if (!same)
    loaded = c.e.value("vector.shape_cast", c.e.vectorType(outShape, memory), loaded);
  return Vals{toBool(c, out, loaded)};
}

Result load(EqnContext &c, llvm::ArrayRef<RefTransform> transforms, bool masked) {
  if (mlir::failed(checkIndexer(c, transforms)))
    return mlir::failure();
  if (masked)
    return c.e.refuse("load-masked", "NotImplementedError", "");
  if (c.operands[0].accumulator)
    return c.e.refuse("acc-load", "ValueError", "Loading from an accumulator is not supported.");
  mlir::FailureOr<Access> access = accessOf(c, transforms);
  if (mlir::failed(access))
    return mlir::failure();
  Memory memory = memoryOf(c, access->ref.memref);
  if (c.out().dtype == DType::KeyPallas)
    return loadKey(c, *access, memory);
  if (mlir::failed(checkRank(c, *access, memory)))
    return mlir::failure();
  RefRegion region = regionOf(c, access->indexer, access->ref.shape, StartsAs::Index);
  if (memory == Memory::Smem) {
    if (!c.out().shape.empty())
      return c.e.refuse("smem-load-vector", "ValueError", "Can only load scalars from SMEM");
    return Vals{toBool(c, c.out(), loadScalar(c, *access, region, c.out().dtype))};
  }
  if (memory != Memory::Vmem)
    return refuseSpace(c, /*load=*/true, memory);
  return loadRegion(c, *access, region);
}

Result get(EqnContext &c) { return load(c, transformsOf(c.eqn.param("tree")), /*masked=*/false); }

Result maskedLoad(EqnContext &c) {
  return load(c, transformsOf(treeEntry(c, "args_tree", 1)), treeEntry(c, "args_tree", 2) != nullptr);
}

//===----------------------------------------------------------------------===//
// Store
//===----------------------------------------------------------------------===//

struct Stored {
  size_t value;               ///< operand number
  std::optional<size_t> mask; ///< operand number
};

mlir::LogicalResult checkMask(EqnContext &c, const Stored &stored) {
  if (!stored.mask)
    return mlir::success();
  const Aval &value = c.in(stored.value), &mask = c.in(*stored.mask);
  if (jax::itemSize(value.dtype) != 4)
    return c.e.refuse(refuse("store-mask-width", "NotImplementedError", "masked swap with non-32-bit data")
                          .fact("dtype", std::string(jax::name(value.dtype))));
  if (value.shape != mask.shape)
    return c.e.refuse("store-mask-shape", "ValueError", "Expected value and mask to have the same shape");
  return mlir::success();
}

/// The stored region's shape in memory: dropped dimensions are 1.
llvm::SmallVector<int64_t, 4> memoryShape(const Access &access, const RefRegion &region, const Aval &value) {
  llvm::SmallVector<int64_t, 4> shape;
  auto next = value.shape.begin();
  for (size_t i = 0; i < access.ref.shape.size(); ++i)
    shape.push_back(region.dropped[i] || next == value.shape.end() ? 1 : *next++);
  return shape;
}

Result storeScalar(EqnContext &c, const Access &access, const RefRegion &region, const Stored &stored,
                   mlir::Value value) {
  const Aval &aval = c.in(stored.value);
  if (stored.mask)
    return c.e.refuse("store-mask-smem", "ValueError", "SMEM store does not support masks");
  if (!aval.shape.empty())
    return c.e.refuse("smem-store-vector", "ValueError", "Can only store scalars to SMEM");
  mlir::Value old = toBool(c, aval, loadScalar(c, access, region, aval.dtype));
  llvm::SmallVector<mlir::Value, 6> operands{fromBool(c, aval, value), access.ref.memref};
  llvm::append_range(operands, region.starts);
  c.e.op("memref.store", {}, operands);
  return Vals{old};
}

/// The old value loaded and reshaped, the new one (and the mask) reshaped.
struct Exchange {
  mlir::Value old, value, mask;
};

Exchange exchange(EqnContext &c, const Access &access, const RefRegion &region, const Stored &stored,
                  mlir::Value value) {
  Emitter &e = c.e;
  const Aval &aval = c.in(stored.value), &out = c.out();
  mlir::Type element = e.memoryElementType(out.dtype);
  llvm::SmallVector<int64_t, 4> shape = memoryShape(access, region, out);
  mlir::Type memory = e.vectorType(shape, element);
  Exchange made;
  made.old = loadVector(c, access, region, memory);
  made.value = fromBool(c, aval, value);
  made.mask = stored.mask ? c.value(*stored.mask) : mlir::Value();
  bool offMesh = e.underMesh() && !e.meshRefs.contains(c.value(0));
  if (offMesh || !llvm::equal(shape, out.shape)) {
    made.old = e.value("vector.shape_cast", e.vectorType(out.shape, element), made.old);
    made.value = e.value("vector.shape_cast", memory, made.value);
    if (made.mask)
      made.mask = e.value("vector.shape_cast", e.vectorType(shape, e.b.getI1Type()), made.mask);
  }
  made.old = toBool(c, aval, made.old);
  return made;
}

Result storeVector(EqnContext &c, const Access &access, const RefRegion &region, const Stored &stored,
                   mlir::Value value) {
  if (c.in(stored.value).shape.empty())
    return c.e.refuse("vmem-store-scalar", "ValueError", "Cannot store scalars to VMEM");
  Exchange made = exchange(c, access, region, stored, value);
  llvm::SmallVector<mlir::Value, 7> operands{made.value, access.ref.memref};
  llvm::append_range(operands, region.starts);
  if (region.isStrided()) {
    if (made.mask)
      return c.e.refuse("store-mask-stride", "NotImplementedError", "masked swap with strided store");
    c.e.op("tpu.strided_store", {}, operands, c.e.i32s("strides", region.strides));
    return Vals{made.old};
  }
  if (made.mask)
    operands.push_back(made.mask);
  c.e.op("tpu.vector_store", {}, operands,
         {c.e.i32s("strides", {}), c.e.segments({1, 1, int32_t(region.starts.size()), made.mask ? 1 : 0})});
  return Vals{made.old};
}

Result store(EqnContext &c, llvm::ArrayRef<RefTransform> transforms, const Stored &stored) {
  if (c.operands[0].accumulator)
    return c.e.refuse("acc-store", "ValueError", "Storing into an accumulator is not supported.");
  if (mlir::failed(checkIndexer(c, transforms)) || mlir::failed(checkMask(c, stored)))
    return mlir::failure();
  mlir::FailureOr<Access> access = accessOf(c, transforms);
  if (mlir::failed(access))
    return mlir::failure();
  Memory memory = memoryOf(c, access->ref.memref);
  mlir::Value value = c.e.materialize(c.operands[stored.value], c.in(stored.value)).value;
  if (mlir::failed(checkRank(c, *access, memory)))
    return mlir::failure();
  RefRegion region = regionOf(c, access->indexer, access->ref.shape, StartsAs::Index);
  if (memory == Memory::Smem)
    return storeScalar(c, *access, region, stored, value);
  if (memory != Memory::Vmem)
    return refuseSpace(c, /*load=*/false, memory);
  return storeVector(c, *access, region, stored, value);
}

Result swap(EqnContext &c) { return store(c, transformsOf(c.eqn.param("tree")), {1, std::nullopt}); }

Result maskedSwap(EqnContext &c) {
  std::optional<uint32_t> value = operandOf(treeEntry(c, "args_tree", 2));
  std::optional<uint32_t> mask = operandOf(treeEntry(c, "args_tree", 3));
  if (!value)
    return c.e.refuse("internal", "", "masked_swap without a value operand");
  return store(c, transformsOf(treeEntry(c, "args_tree", 1)),
               {*value, mask ? std::optional<size_t>(*mask) : std::nullopt});
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

Result hasMemorySpace(EqnContext &c) {
  jax::MemorySpace space = jax::memorySpaceFromName(c.textParam("memory_space"));
  return Vals{c.e.value("tpu.memref_memory_space_is", c.e.b.getI1Type(), c.value(0),
                        c.e.attr("memory_space", c.e.memorySpace(space)))};
}

Result multipleOf(EqnContext &c) {
  mlir::Value value = c.value(0);
  for (int64_t multiple : c.intsParam("values"))
    value = c.e.value("tpu.assume_multiple", value.getType(), value, c.e.i32("multiple", multiple));
  return Vals{value};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kTensor, "get", get, Raw::Yes);
  table.add(kTensor, "swap", swap, Raw::Yes);
  table.add(kTensor, "masked_load", maskedLoad, Raw::Yes);
  table.add(kTensor, "masked_swap", maskedSwap, Raw::Yes);
  table.add(kAllCores, "has_memory_space", hasMemorySpace);
  table.add(kAllCores, "multiple_of", multipleOf);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
