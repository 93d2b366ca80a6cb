//===- ref_shape.cpp - What transforms make of a Ref, as shapes -----------===//
//
// See the header. Each step mirrors its namesake in ref_access.cpp.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/ref_shape.h"

#include "lowering/legal/predicates.h"

namespace pallasd::lowering {

using jax::Aval;
using jax::DimIndexer;
using jax::Eqn;
using jax::MemorySpace;
using jax::Param;
using jax::RefTransform;
using MaybeRefusal = std::optional<Refusal>;

RefMemory memoryOf(kernel::CoreType core, const Aval &ref) {
  if (!ref.mesh.empty() && ref.mesh != kernel::name(core))
    return RefMemory::Other;
  switch (ref.space) {
  case MemorySpace::Vmem:
    return RefMemory::Vmem;
  case MemorySpace::Default:
    return core == kernel::CoreType::ScalarSubcore ? RefMemory::Smem : RefMemory::Vmem;
  case MemorySpace::Smem:
  case MemorySpace::Index:
  case MemorySpace::Key:
  case MemorySpace::Error:
    return RefMemory::Smem;
  case MemorySpace::Any:
    return RefMemory::Any;
  case MemorySpace::None:
    return core == kernel::CoreType::TensorCore ? RefMemory::Any : RefMemory::Other;
  default:
    return RefMemory::Other;
  }
}

std::span<const RefTransform> transformsIn(const Param *param) {
  const jax::RefTransforms *transforms = param ? param->asTransforms() : nullptr;
  return transforms ? std::span<const RefTransform>(*transforms) : std::span<const RefTransform>();
}

const Param *treeParam(const Eqn &eqn, std::string_view name, size_t i) {
  const Param *tree = eqn.param(name);
  const jax::ParamList *list = tree ? tree->asList() : nullptr;
  if (!list || i >= list->size() || (*list)[i].isNone())
    return nullptr;
  return &(*list)[i];
}

std::optional<uint32_t> operandNumber(const Param *param) {
  if (!param)
    return std::nullopt;
  if (auto *index = param->as<jax::IndexOperand>())
    return index->isStatic ? std::nullopt : std::optional(index->operand);
  if (const jax::RefUse *use = param->asRefUse())
    return use->operand;
  return std::nullopt;
}

int64_t knownSize(const LegalContext &context, const Eqn &eqn, const jax::IndexOperand &size) {
  if (size.isStatic)
    return size.value;
  const jax::Literal *literal = context.literal(eqn, size.operand);
  if (!literal)
    return jax::kDynamicDim;
  if (auto *number = std::get_if<int64_t>(&literal->value))
    return *number;
  auto *number = std::get_if<uint64_t>(&literal->value);
  return number ? int64_t(*number) : jax::kDynamicDim;
}

static MaybeRefusal slice(const LegalContext &context, const Eqn &eqn, RefShape &ref, const RefTransform &indexer) {
  BlockShape shape;
  jax::Shape sizes;
  auto keep = [&](int64_t size) {
    shape.push_back({size, false});
    sizes.push_back(size);
  };
  size_t next = 0;
  for (const BlockShapeDim &dim : ref.shape) {
    if (dim.squeezed)
      continue;
    if (next >= indexer.dims.size()) {
      keep(dim.size);
      continue;
    }
    const DimIndexer &index = indexer.dims[next++];
    if (index.kind != DimIndexer::Slice)
      continue;
    const jax::Aval *start = index.start.isStatic ? nullptr : &context.in(eqn, index.start.operand);
    if (start && start->shape.empty() && start->dtype != jax::DType::Int32 && start->dtype != jax::DType::UInt32)
      return refuseAtVerify("slice-start", "'tpu.memref_slice' op operand");
    if (index.stride != 1)
      return refuse("ref-strided", "NotImplementedError", "Strided slices of references are unsupported.");
    keep(knownSize(context, eqn, index.size));
  }
  ref.shape = std::move(shape);
  ref.aval.shape = std::move(sizes);
  return std::nullopt;
}

static void rescale(int64_t &size, int64_t from, int64_t to) {
  if (size != jax::kDynamicDim)
    size = size * from / to;
}

static MaybeRefusal bitcast(RefShape &ref, const RefTransform &transform) {
  int64_t from = jax::bitWidth(ref.aval.dtype), to = jax::bitWidth(transform.dtype);
  size_t rank = ref.shape.size(), avalRank = ref.aval.shape.size();
  if (from != to && rank < 2)
    return refuse("ref-bitcast-1d", "NotImplementedError", "Bitcast 1D ref with bitwidth change is not supported.");
  if (from != to && ref.shape[rank - 2].squeezed)
    return refuse("ref-bitcast-squeezed", "NotImplementedError",
                  "Bitcast a ref whose 2nd minormost dimension is squeezed");
  if (avalRank >= 2)
    rescale(ref.aval.shape[avalRank - 2], from, to);
  if (rank >= 2 && !ref.shape[rank - 2].squeezed)
    rescale(ref.shape[rank - 2].size, from, to);
  ref.aval.dtype = transform.dtype;
  return std::nullopt;
}

static MaybeRefusal reshape(RefShape &ref, const RefTransform &transform) {
  size_t rank = ref.shape.size();
  if (rank < 2)
    return refuse("ref-reshape-1d", "NotImplementedError", "Reshape 1D ref is not supported.");
  if (ref.shape[rank - 1].squeezed || ref.shape[rank - 2].squeezed)
    return refuse("ref-reshape-squeezed", "NotImplementedError", "Reshape a ref with squeezed dimension");
  ref.aval.shape = transform.shape;
  ref.shape = blockShapeOf(transform.shape);
  return std::nullopt;
}

static MaybeRefusal subcoreSlice(const LegalContext &context, RefShape &ref) {
  if (context.core != kernel::CoreType::VectorSubcore)
    return refuse("ref-subcore-slice", "ValueError", "Slicing VMEM_SHARED to VMEM is supported only on");
  if (ref.shape.empty() || ref.shape.back().squeezed)
    return refuse("ref-subcore-slice", "NotImplementedError", "Cannot slice subcore VMEM from a ref");
  if (!context.chip || !context.chip->sparseCore)
    return refuse("sc-chip", "ValueError", "SparseCore is not available");
  int64_t subcores = context.chip->sparseCore->subcores;
  ref.shape.back().size /= subcores;
  ref.aval.shape.back() /= subcores;
  ref.aval.space = MemorySpace::Vmem;
  ref.aval.mesh.clear();
  return std::nullopt;
}

static MaybeRefusal applyOne(const LegalContext &context, const Eqn &eqn, RefShape &ref,
                             const RefTransform &transform) {
  switch (transform.kind) {
  case RefTransform::Index:
    return slice(context, eqn, ref, transform);
  case RefTransform::Bitcast:
    return bitcast(ref, transform);
  case RefTransform::Reshape:
    return reshape(ref, transform);
  case RefTransform::MemorySpaceCast:
    ref.aval.space = transform.space;
    ref.aval.mesh.clear();
    return std::nullopt;
  case RefTransform::Annotate:
    return std::nullopt;
  case RefTransform::Transpose:
    return refuse("ref-transpose", "NotImplementedError", "Unsupported transform: TransposeTransform");
  case RefTransform::SubcoreSlice:
    return subcoreSlice(context, ref);
  }
  return std::nullopt;
}

static bool overridesHazards(const RefTransform &transform) {
  auto isSet = [&](const char *name) {
    auto it = transform.flags.find(name);
    return it != transform.flags.end() && it->second;
  };
  return transform.kind == RefTransform::Annotate && (isSet("no_hazard") || isSet("no_hazard_no_deps"));
}

MaybeRefusal applyTransforms(const LegalContext &context, const Eqn &eqn, RefShape &ref,
                             std::span<const RefTransform> transforms) {
  bool hazards = false;
  for (const RefTransform &transform : transforms) {
    hazards |= overridesHazards(transform);
    if (MaybeRefusal refusal = applyOne(context, eqn, ref, transform))
      return refusal;
  }
  if (hazards && memoryOf(context.core, ref.aval) != RefMemory::Vmem)
    return refuse("annotate-hazard", "ValueError", "Hazard overrides");
  return std::nullopt;
}

} // namespace pallasd::lowering
