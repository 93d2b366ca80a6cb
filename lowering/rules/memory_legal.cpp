//===- memory_legal.cpp - Which loads and stores of the TensorCore lower --===//
//
// VMEM is read and written as vectors, SMEM as scalars; masks and strides only
// where the chip's ops have them. Facts: lowering section 2, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/predicates.h"
#include "lowering/legal/ref_shape.h"

#include <algorithm>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DimIndexer;
using jax::DType;
using jax::Eqn;
using jax::RefTransform;
using MaybeRefusal = std::optional<Refusal>;
using Transforms = std::span<const RefTransform>;

/// The Ref after all transforms but a trailing indexer, and that indexer.
struct Access {
  RefShape ref;
  const RefTransform *indexer = nullptr; ///< null: the whole Ref
  RefMemory memory = RefMemory::Other;
};

const RefTransform *trailingIndexer(Transforms transforms) {
  bool any = !transforms.empty() && transforms.back().kind == RefTransform::Index;
  return any ? &transforms.back() : nullptr;
}

MaybeRefusal checkIndexer(Transforms transforms) {
  const RefTransform *indexer = trailingIndexer(transforms);
  if (indexer && std::any_of(indexer->dims.begin(), indexer->dims.end(),
                             [](const DimIndexer &dim) { return dim.kind == DimIndexer::Array; }))
    return refuse("index-array", "ValueError", "Cannot do int indexing on TPU");
  return std::nullopt;
}

MaybeRefusal access(const LegalContext &context, const Eqn &eqn, Transforms transforms, Access &result) {
  result.indexer = trailingIndexer(transforms);
  result.ref = {context.in(eqn, 0), context.blockShape(eqn, 0)};
  if (result.indexer)
    transforms = transforms.first(transforms.size() - 1);
  if (MaybeRefusal refusal = applyTransforms(context, eqn, result.ref, transforms))
    return refusal;
  result.memory = memoryOf(context.core, result.ref.aval);
  return std::nullopt;
}

MaybeRefusal checkRank(const Access &access) {
  if (access.memory == RefMemory::Smem || !access.ref.shape.empty())
    return std::nullopt;
  return refuse("rank0-ref", "NotImplementedError", "Indexing into a ()-shaped Ref not yet supported on TPU.");
}

Refusal wrongSpace(const LegalContext &context, const Eqn &eqn, bool load, RefMemory memory) {
  Refusal refusal = refuse(load ? "load-space" : "store-space", "ValueError",
                           load ? "Loads are only allowed on VMEM and SMEM references."
                                : "Loads and stores are only allowed on VMEM and SMEM references.");
  std::string space = memory == RefMemory::Any ? "any" : std::string(jax::name(context.in(eqn, 0).space));
  return refusal.fact("space", std::move(space));
}

int64_t leastStride(const Access &access) {
  int64_t least = 1;
  if (access.indexer)
    for (const DimIndexer &dim : access.indexer->dims)
      if (dim.kind == DimIndexer::Slice)
        least = std::min(least, dim.stride);
  return least;
}

bool isStrided(const Access &access) {
  return access.indexer && std::any_of(access.indexer->dims.begin(), access.indexer->dims.end(), [](const auto &dim) {
           return dim.kind == DimIndexer::Slice && dim.stride != 1;
         });
}

Refusal wrongStride(int64_t stride) {
  return refuseAtVerify("stride-sign", "strides").fact("stride", std::to_string(stride));
}

//===----------------------------------------------------------------------===//
// Load
//===----------------------------------------------------------------------===//

MaybeRefusal load(const LegalContext &context, const Eqn &eqn, Transforms transforms, bool masked) {
  if (MaybeRefusal refusal = checkIndexer(transforms))
    return refusal;
  if (masked)
    return refuse("load-masked", "NotImplementedError", "");
  if (context.in(eqn, 0).space == jax::MemorySpace::Acc)
    return refuse("acc-load", "ValueError", "Loading from an accumulator is not supported.");
  Access from;
  if (MaybeRefusal refusal = access(context, eqn, transforms, from))
    return refusal;
  const Aval &out = context.out(eqn, 0);
  if (out.dtype == DType::KeyPallas) {
    if (from.memory != RefMemory::Smem)
      return refuse("key-space", "ValueError", "PRNG keys must be loaded from SMEM.");
    bool isKnown = eqn.in[0].index < context.blockShapes.size() && context.blockShapes[eqn.in[0].index];
    if (isKnown && from.ref.shape.size() < 2)
      return refuse("key-scratch", "AssertionError", "ref_block_shape=");
    return std::nullopt;
  }
  if (MaybeRefusal refusal = checkRank(from))
    return refusal;
  if (from.memory == RefMemory::Smem) {
    if (out.shape.empty())
      return std::nullopt;
    return refuse("smem-load-vector", "ValueError", "Can only load scalars from SMEM");
  }
  if (from.memory != RefMemory::Vmem)
    return wrongSpace(context, eqn, /*load=*/true, from.memory);
  if (int64_t stride = leastStride(from); stride < 0)
    return wrongStride(stride);
  return std::nullopt;
}

MaybeRefusal get(const LegalContext &context, const Eqn &eqn) {
  return load(context, eqn, transformsIn(eqn.param("tree")), /*masked=*/false);
}

MaybeRefusal maskedLoad(const LegalContext &context, const Eqn &eqn) {
  return load(context, eqn, transformsIn(treeParam(eqn, "args_tree", 1)), treeParam(eqn, "args_tree", 2) != nullptr);
}

//===----------------------------------------------------------------------===//
// Store
//===----------------------------------------------------------------------===//

struct Stored {
  size_t value;               ///< operand number
  std::optional<size_t> mask; ///< operand number
};

MaybeRefusal checkMask(const LegalContext &context, const Eqn &eqn, const Stored &stored) {
  if (!stored.mask)
    return std::nullopt;
  const Aval &value = context.in(eqn, stored.value), &mask = context.in(eqn, *stored.mask);
  if (jax::itemSize(value.dtype) != 4)
    return refuse("store-mask-width", "NotImplementedError", "masked swap with non-32-bit data")
        .fact("dtype", std::string(jax::name(value.dtype)));
  if (value.shape != mask.shape)
    return refuse("store-mask-shape", "ValueError", "Expected value and mask to have the same shape");
  return std::nullopt;
}

MaybeRefusal storeScalar(const Aval &value, const Stored &stored) {
  if (stored.mask)
    return refuse("store-mask-smem", "ValueError", "SMEM store does not support masks");
  if (!value.shape.empty())
    return refuse("smem-store-vector", "ValueError", "Can only store scalars to SMEM");
  return std::nullopt;
}

MaybeRefusal storeVector(const Access &to, const Aval &value, const Stored &stored) {
  if (value.shape.empty())
    return refuse("vmem-store-scalar", "ValueError", "Cannot store scalars to VMEM");
  if (stored.mask && isStrided(to))
    return refuse("store-mask-stride", "NotImplementedError", "masked swap with strided store");
  if (int64_t stride = leastStride(to); stride < 1)
    return wrongStride(stride);
  return std::nullopt;
}

MaybeRefusal store(const LegalContext &context, const Eqn &eqn, Transforms transforms, const Stored &stored) {
  if (context.in(eqn, 0).space == jax::MemorySpace::Acc)
    return refuse("acc-store", "ValueError", "Storing into an accumulator is not supported.");
  if (MaybeRefusal refusal = checkIndexer(transforms))
    return refusal;
  if (MaybeRefusal refusal = checkMask(context, eqn, stored))
    return refusal;
  Access to;
  if (MaybeRefusal refusal = access(context, eqn, transforms, to))
    return refusal;
  if (MaybeRefusal refusal = checkRank(to))
    return refusal;
  const Aval &value = context.in(eqn, stored.value);
  if (to.memory == RefMemory::Smem)
    return storeScalar(value, stored);
  if (to.memory != RefMemory::Vmem)
    return wrongSpace(context, eqn, /*load=*/false, to.memory);
  return storeVector(to, value, stored);
}

MaybeRefusal swap(const LegalContext &context, const Eqn &eqn) {
  return store(context, eqn, transformsIn(eqn.param("tree")), {1, std::nullopt});
}

MaybeRefusal maskedSwap(const LegalContext &context, const Eqn &eqn) {
  std::optional<uint32_t> value = operandNumber(treeParam(eqn, "args_tree", 2));
  std::optional<uint32_t> mask = operandNumber(treeParam(eqn, "args_tree", 3));
  if (!value)
    return std::nullopt;
  return store(context, eqn, transformsIn(treeParam(eqn, "args_tree", 1)),
               {*value, mask ? std::optional<size_t>(*mask) : std::nullopt});
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::Tensor, "get", get);
  table.add(Cores::Tensor, "swap", swap);
  table.add(Cores::Tensor, "masked_load", maskedLoad);
  table.add(Cores::Tensor, "masked_swap", maskedSwap);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
