//===- sc_dma_emit.cpp - Copies of SparseCore subcores --------------------===//
//
// A copy between VMEM and a shared memory may take its rows by a vector or Ref
// of indices: a gather or scatter by the DMA engine. JAX slices the operands
// once to find that out, and again for the op. Facts: lowering section 11.
//
//===----------------------------------------------------------------------===//
#include "lowering/rules/copy.h"

#include "llvm/ADT/STLExtras.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DimIndexer;
using jax::MemorySpace;
using jax::RefTransform;
using jax::RefUse;

MemorySpace spaceOf(EqnContext &c, const RefUse &use) {
  const Aval &aval = innermostAval(c, use);
  MemorySpace space = aval.space;
  for (const RefTransform &transform : use.transforms)
    if (transform.kind == RefTransform::MemorySpaceCast)
      space = transform.space;
    else if (transform.kind == RefTransform::SubcoreSlice)
      space = MemorySpace::Vmem;
  if (space == MemorySpace::None)
    return MemorySpace::Hbm;
  if (space == MemorySpace::Default)
    return c.e.core == kernel::CoreType::ScalarSubcore ? MemorySpace::Smem : MemorySpace::Vmem;
  return space;
}

bool isShared(MemorySpace space) { return space == MemorySpace::Hbm || space == MemorySpace::VmemShared; }

/// The dimension that holds indices, if the transform is such an indexer.
const DimIndexer *indices(const RefTransform &transform) {
  if (transform.kind != RefTransform::Index || transform.dims.empty())
    return nullptr;
  const DimIndexer &major = transform.dims.front();
  return major.kind == DimIndexer::Array || major.kind == DimIndexer::Ref ? &major : nullptr;
}

bool hasIndices(const RefUse &use) {
  return llvm::any_of(use.transforms, [](const RefTransform &transform) { return indices(transform) != nullptr; });
}

/// A copy whose rows are chosen by indices.
struct Indirect {
  mlir::Value source, target, offsets;
  std::optional<int64_t> ignored;
  bool isScatter = false;
};

/// What looking at the operands gave: an indirect copy, or nothing.
using Prepared = mlir::FailureOr<std::optional<Indirect>>;

class Preparation {
public:
  Preparation(EqnContext &c, const Copy &copy, bool add)
      : c_(c), source_(*copy.slots[Source]), target_(*copy.slots[Target]), add_(add) {}

  Prepared prepare() {
    MemorySpace from = spaceOf(c_, source_), to = spaceOf(c_, target_);
    if (isShared(from) && to == MemorySpace::Vmem)
      return between(target_, source_, /*isScatter=*/false);
    if (from == MemorySpace::Vmem && isShared(to)) {
      if (add_ && to != MemorySpace::VmemShared)
        return c_.e.refuse("sc-dma-add", "ValueError", "Scatter from VMEM with `add=True`");
      return between(source_, target_, /*isScatter=*/true);
    }
    if (hasIndices(source_) || hasIndices(target_))
      return c_.e.refuse("sc-dma-indirect", "NotImplementedError", "Scatter/gather via `pltpu.async_copy` from");
    if (add_)
      return c_.e.refuse("sc-dma-add", "ValueError", "DMAs with `add=True` are only supported from");
    return std::optional<Indirect>();
  }

private:
  mlir::FailureOr<mlir::Value> transformed(const RefUse &use, llvm::ArrayRef<RefTransform> transforms) {
    const Aval &aval = c_.in(use.operand);
    mlir::FailureOr<RefValue> ref =
        transformRef(c_, {c_.value(use.operand), aval, blockShapeOf(aval.shape)}, transforms);
    if (mlir::failed(ref))
      return mlir::failure();
    return ref->memref;
  }

  mlir::FailureOr<mlir::Value> offsetsOf(const DimIndexer &major) {
    if (major.kind == DimIndexer::Array)
      return c_.value(major.start.operand);
    // JAX looks at the type of a part of a ref, not at that of a whole one.
    if (!major.ref->transforms.empty() && c_.in(major.ref->operand).dtype != jax::DType::Int32)
      return c_.e.refuse("sc-dma-indirect", "NotImplementedError", "Only int32 indices are supported");
    return transformed(*major.ref, major.ref->transforms);
  }

  /// `local` is the side in VMEM, `shared` the one that may be indexed.
  Prepared between(const RefUse &local, const RefUse &shared, bool isScatter) {
    if (hasIndices(local))
      return c_.e.refuse("sc-dma-indirect", "ValueError",
                         isScatter ? "Only the destination ref can be indexed when doing a scatter"
                                   : "Only the source ref can be indexed when doing a gather");
    mlir::FailureOr<mlir::Value> near = transformed(local, local.transforms);
    if (mlir::failed(near))
      return mlir::failure();
    jax::RefTransforms rest = shared.transforms;
    std::optional<Indirect> indirect;
    if (!rest.empty())
      if (const DimIndexer *major = indices(rest.back())) {
        mlir::FailureOr<mlir::Value> offsets = offsetsOf(*major);
        if (mlir::failed(offsets))
          return mlir::failure();
        indirect.emplace();
        indirect->offsets = *offsets;
        indirect->ignored = major->ignoredValue;
        indirect->isScatter = isScatter;
        rest.back().dims.front() = wholeDimension(shared);
      }
    if (!indirect && hasIndices(shared))
      return c_.e.refuse("sc-dma-indirect", "NotImplementedError",
                         "The indexed ref in scatter/gather via `pltpu.async_copy` cannot have");
    mlir::FailureOr<mlir::Value> far = transformed(shared, rest);
    if (mlir::failed(far))
      return mlir::failure();
    if (!indirect && add_)
      return c_.e.refuse("sc-dma-add", "NotImplementedError", "DMAs with `add=True` must (for now) specify offsets");
    if (indirect) {
      indirect->source = isScatter ? *near : *far;
      indirect->target = isScatter ? *far : *near;
    }
    return indirect;
  }

  /// All of the major dimension that the last indexer of `use` sees.
  DimIndexer wholeDimension(const RefUse &use) {
    int64_t size = c_.in(use.operand).shape.front();
    for (const RefTransform &transform : llvm::ArrayRef<RefTransform>(use.transforms).drop_back())
      if (transform.kind == RefTransform::Index) {
        for (const DimIndexer &dim : transform.dims)
          if (dim.kind == DimIndexer::Slice) {
            size = dim.size.value;
            break;
          }
      } else if (transform.kind == RefTransform::Reshape && !transform.shape.empty()) {
        size = transform.shape.front();
      }
    DimIndexer whole;
    whole.start.value = 0;
    whole.size.value = size;
    return whole;
  }

  EqnContext &c_;
  const RefUse &source_, &target_;
  bool add_;
};

/// A stream out of the core's own memory: its end is not signalled to the target.
bool isPush(EqnContext &c, const Copy &copy) {
  MemorySpace from = spaceOf(c, *copy.slots[Source]), to = spaceOf(c, *copy.slots[Target]);
  bool toScalars = from == MemorySpace::VmemShared && to == MemorySpace::Smem;
  if (c.e.core == kernel::CoreType::VectorSubcore)
    return (from == MemorySpace::Vmem && to != MemorySpace::Vmem) || toScalars;
  return toScalars;
}

mlir::FailureOr<mlir::Value> semaphoreOf(EqnContext &c, const RefUse &use) {
  const Aval &aval = c.in(use.operand);
  mlir::FailureOr<RefValue> ref =
      transformRef(c, {c.value(use.operand), aval, blockShapeOf(aval.shape)}, use.transforms);
  if (mlir::failed(ref))
    return mlir::failure();
  return ref->memref;
}

Result startIndirect(EqnContext &c, const Copy &copy, const Indirect &indirect) {
  if (copyDeviceId(c))
    return c.e.refuse("sc-dma-remote", "NotImplementedError", "Scatter/gather to or from a remote device");
  if (!copy.slots[TargetSemaphore] || copy.slots[SourceSemaphore])
    return c.e.refuse("sc-dma-sem", "NotImplementedError", "Specifying `sem=None` or `src_sem` in async_copy");
  mlir::Value filter = indirect.ignored ? c.e.i32Constant(*indirect.ignored) : mlir::Value();
  mlir::FailureOr<mlir::Value> semaphore = semaphoreOf(c, *copy.slots[TargetSemaphore]);
  if (mlir::failed(semaphore))
    return mlir::failure();
  llvm::SmallVector<mlir::Value, 5> operands{indirect.source, indirect.target, indirect.offsets, *semaphore};
  if (filter)
    operands.push_back(filter);
  c.e.op("tpu.enqueue_indirect_dma", {}, operands, c.e.attr("add", c.e.b.getBoolAttr(c.boolParam("add"))));
  return Vals{};
}

Result dmaStart(EqnContext &c) {
  Copy copy = copyOf(c);
  copy.priority = c.intParam("priority");
  Prepared prepared = Preparation(c, copy, c.boolParam("add")).prepare();
  if (mlir::failed(prepared))
    return mlir::failure();
  if (*prepared)
    return startIndirect(c, copy, **prepared);
  bool isLocal = copyDeviceId(c) == nullptr;
  if (!isLocal && mlir::failed(resolveCopyDevice(c, copy)))
    return mlir::failure();
  if (isLocal && !isPush(c, copy) && copy.slots[SourceSemaphore])
    return c.e.refuse("sc-dma-src-sem", "ValueError", "Source semaphore (`src_sem`) on a local copy");
  return emitCopy(c, copy);
}

Result waitIndirect(EqnContext &c, const Copy &copy, const Indirect &indirect) {
  if (copyDeviceId(c))
    return c.e.refuse("sc-dma-remote", "NotImplementedError", "Scatter/gather to or from a remote device");
  if (!copy.slots[TargetSemaphore])
    return c.e.refuse("sc-dma-sem", "NotImplementedError", "Specifying `sem=None` in async_copy");
  if (copy.waitsForSource && !indirect.isScatter)
    return c.e.refuse("sc-wait-read", "ValueError", "`wait_read()` is only supported for scatters");
  mlir::FailureOr<mlir::Value> semaphore = semaphoreOf(c, *copy.slots[TargetSemaphore]);
  if (mlir::failed(semaphore))
    return mlir::failure();
  c.e.op("tpu.wait_indirect_dma", {}, {*semaphore, indirect.source, indirect.target});
  return Vals{};
}

Result dmaWait(EqnContext &c) {
  Copy copy = copyOf(c);
  copy.wait = true;
  bool inOlderForm = writes(c.e.instance, "wait-dma2");
  copy.waitsForSource = !inOlderForm && c.boolParam("is_wait_send");
  copy.namesSourceSemaphore = copy.waitsForSource;
  if (copy.waitsForSource)
    swapDirection(copy);
  Prepared prepared = Preparation(c, copy, /*add=*/false).prepare();
  if (mlir::failed(prepared))
    return mlir::failure();
  bool isLocal = copyDeviceId(c) == nullptr;
  if (inOlderForm && !*prepared)
    return emitOlderWait(c, copy);
  if (!isLocal && mlir::failed(resolveCopyDevice(c, copy)))
    return mlir::failure();
  if (*prepared)
    return waitIndirect(c, copy, **prepared);
  if (isLocal && copy.waitsForSource && !isPush(c, copy))
    return c.e.refuse("sc-wait-read", "ValueError", "`wait_read()` on a local copy is only supported for push streams");
  return emitCopy(c, copy);
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kSparse, "dma_start", dmaStart);
  table.add(kSparse, "dma_wait", dmaWait);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
