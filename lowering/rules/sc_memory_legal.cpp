//===- sc_memory_legal.cpp - Which loads and stores of subcores lower -----===//
//
// Scalars live in SMEM, vectors in VMEM; without layout passes a vector has a
// register's shape. Facts: lowering section 11, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/predicates.h"
#include "lowering/legal/ref_shape.h"
#include "lowering/rules/sc_memory.h"

#include <algorithm>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DimIndexer;
using jax::Eqn;
using jax::MemorySpace;
using jax::RefTransform;
using MaybeRefusal = std::optional<Refusal>;
using Transforms = std::span<const RefTransform>;

MemorySpace resolved(MemorySpace space, kernel::CoreType core) {
  if (space == MemorySpace::None)
    return MemorySpace::Hbm;
  if (space == MemorySpace::Default)
    return core == kernel::CoreType::ScalarSubcore ? MemorySpace::Smem : MemorySpace::Vmem;
  return space;
}

MemorySpace spaceOf(const LegalContext &context, const Eqn &eqn, Transforms transforms) {
  MemorySpace space = resolved(context.in(eqn, 0).space, context.core);
  for (const RefTransform &transform : transforms)
    if (transform.kind == RefTransform::MemorySpaceCast)
      space = resolved(transform.space, context.core);
    else if (transform.kind == RefTransform::SubcoreSlice)
      space = MemorySpace::Vmem;
  return space;
}

/// After the first dimension that is more than one element, no dimension may be
/// dropped; none may be strided.
MaybeRefusal checkIndexer(const LegalContext &context, const Eqn &eqn, const BlockShape &shape,
                          const RefTransform *indexer, const AccessWords &wording) {
  bool isTrivial = true, isStrided = false;
  size_t next = 0;
  for (const BlockShapeDim &dim : shape) {
    const DimIndexer *index = nullptr;
    if (!dim.squeezed && indexer && next < indexer->dims.size())
      index = &indexer->dims[next++];
    bool slice = index && index->kind == DimIndexer::Slice;
    bool dropped = index ? !slice : dim.squeezed;
    int64_t size = slice ? knownSize(context, eqn, index->size) : dropped ? 1 : dim.size;
    isTrivial &= size == 1;
    isStrided |= slice && index->stride != 1;
    if (dropped && !isTrivial)
      return refuse("sc-int-after-slice", "NotImplementedError",
                    "Integer indexing of refs that follows a non-trivial slice");
  }
  if (isStrided)
    return refuse("sc-stride", "NotImplementedError", wording.strided);
  return std::nullopt;
}

bool needsLayoutPasses(const kernel::KernelInstance &instance) {
  const auto &other = instance.compilerParams.other;
  return std::none_of(other.begin(), other.end(), [](const auto &entry) {
    return entry.first == "needs_layout_passes" && entry.second == "False";
  });
}

/// Shapes that fit a register when nobody lays vectors out.
bool isRegisterShape(const Aval &aval, int64_t lanes) {
  int64_t packing = jax::itemSize(aval.dtype) ? 4 / int64_t(jax::itemSize(aval.dtype)) : 1;
  if (aval.shape == jax::Shape{lanes * packing})
    return true;
  return packing > 1 && aval.shape == jax::Shape{packing, lanes};
}

MaybeRefusal access(const LegalContext &context, const Eqn &eqn, Transforms transforms, const AccessWords &wording) {
  MemorySpace space = spaceOf(context, eqn, transforms);
  std::string spaceName(jax::name(space));
  if (space == MemorySpace::Hbm || space == MemorySpace::VmemShared)
    return refuse(wording.rule, "NotImplementedError", wording.space).fact("space", spaceName);
  const RefTransform *indexer = nullptr;
  if (!transforms.empty() && transforms.back().kind == RefTransform::Index) {
    indexer = &transforms.back();
    transforms = transforms.first(transforms.size() - 1);
  }
  RefShape ref{context.in(eqn, 0), context.blockShape(eqn, 0)};
  if (MaybeRefusal refusal = applyTransforms(context, eqn, ref, transforms))
    return refusal;
  if (MaybeRefusal refusal = checkIndexer(context, eqn, ref.shape, indexer, wording))
    return refusal;
  const Aval &out = context.out(eqn, 0);
  if (out.shape.empty() != (space == MemorySpace::Smem))
    return refuse("sc-scalar", "NotImplementedError", wording.scalar).fact("space", spaceName);
  bool isLaidOut = needsLayoutPasses(context.instance) || !context.chip || !context.chip->sparseCore;
  if (!out.shape.empty() && !isLaidOut && !isRegisterShape(out, context.chip->sparseCore->lanes))
    return refuse("sc-shape", "NotImplementedError", wording.shape).fact("dtype", std::string(jax::name(out.dtype)));
  return std::nullopt;
}

MaybeRefusal get(const LegalContext &context, const Eqn &eqn) {
  return access(context, eqn, transformsIn(eqn.param("tree")), kScGet);
}

MaybeRefusal swap(const LegalContext &context, const Eqn &eqn) {
  return access(context, eqn, transformsIn(eqn.param("tree")), kScSwap);
}

/// plsc.load_expanded
MaybeRefusal expandLoad(const LegalContext &context, const Eqn &eqn) {
  if (!boolParam(eqn, "has_mask"))
    return refuse("sc-expand-mask", "ValueError", "Expand load requires a mask");
  if (MaybeRefusal refusal = get(context, eqn))
    return refusal;
  if (context.out(eqn, 0).shape.empty())
    return refuse("sc-masked-scalar", "NotImplementedError", "Get does not support masked scalar loads");
  return std::nullopt;
}

/// plsc.store_compressed, plsc.addupdate
MaybeRefusal compressStore(const LegalContext &context, const Eqn &eqn) {
  bool compress = boolParam(eqn, "compress", boolParam(eqn, "has_mask")), masked = boolParam(eqn, "has_mask");
  if (compress && !masked)
    return refuse("sc-compress-mask", "ValueError", "Compress swap requires a mask");
  if (!compress && masked)
    return refuse("sc-store-mask", "NotImplementedError", "Non-compress swap does not support masks");
  if (MaybeRefusal refusal = swap(context, eqn))
    return refusal;
  if (!context.out(eqn, 0).shape.empty())
    return std::nullopt;
  if (masked)
    return refuse("sc-masked-scalar", "NotImplementedError", "Swap does not support masked scalar stores");
  if (boolParam(eqn, "add"))
    return refuse("sc-scalar-add", "NotImplementedError", "Swap does not support atomic scalar adds");
  return std::nullopt;
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::Sparse, "get", get);
  table.add(Cores::Sparse, "swap", swap);
  table.add(Cores::Sparse, "load", expandLoad);
  table.add(Cores::Sparse, "swap", compressStore, "sc");
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
