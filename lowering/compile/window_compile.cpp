//===- window_compile.cpp - Loads and stores at run-time offsets ----------===//
//
// VMEM is read and written tile by tile. A start that only the running kernel knows
// has to be a multiple of the tile's size in its dimension, and libtpu has to see
// that: in constants, products, sums and pl.multiple_of. Family `window` of
// tests/data/compile.
//
//===----------------------------------------------------------------------===//
#include "lowering/compile/compile.h"

#include "lowering/legal/ref_shape.h"

namespace pallasd::lowering {
namespace {

using jax::DimIndexer;
using jax::Eqn;
using jax::RefTransform;

constexpr int64_t kLanes = 128, kSublanes = 8;

/// What the start in a dimension has to be a multiple of; 1 where any start will do or none was measured.
int64_t requiredMultiple(const jax::Aval &ref, const BlockShape &shape, size_t dim, int64_t size) {
  int64_t packing = 32 / int64_t(jax::bitWidth(ref.dtype));
  size_t rank = shape.size();
  if (rank == 1)
    return kLanes * packing;
  if (dim + 1 == rank)
    return kLanes;
  if (dim + 2 != rank)
    return 1;
  bool rowsLieApart = packing == 1 && (size == 1 || shape[rank - 1].size <= kLanes);
  bool tallTiles = packing == 4 && shape[dim].size % (packing * kSublanes) == 0;
  return rowsLieApart ? 1 : tallTiles ? packing * kSublanes : kSublanes;
}

/// Dimensions as the measured kernels had them: nothing squeezed of the last two, a tile or more.
bool isMeasured(const jax::Aval &ref, const BlockShape &shape) {
  unsigned bits = jax::bitWidth(ref.dtype);
  size_t rank = shape.size();
  if (rank == 0 || (bits != 32 && bits != 16 && bits != 8) || ref.dtype == jax::DType::Float16)
    return false;
  if (rank == 1)
    return !shape[0].squeezed && shape[0].size % (kLanes * 32) == 0;
  return !shape[rank - 1].squeezed && !shape[rank - 2].squeezed && shape[rank - 2].size >= kSublanes;
}

struct Start {
  size_t dim = 0; ///< of the memory
  Value value;
  int64_t size = 1;
};

/// Starts of an indexer that are operands, by dimension of the memory.
std::vector<Start> startsOf(const CompileContext &context, const Eqn &eqn, const RefTransform &indexer,
                            const BlockShape &shape) {
  std::vector<Start> starts;
  size_t next = 0;
  for (size_t dim = 0; dim < shape.size() && next < indexer.dims.size(); ++dim) {
    if (shape[dim].squeezed)
      continue;
    const DimIndexer &index = indexer.dims[next++];
    bool plain = index.kind == DimIndexer::Index || (index.kind == DimIndexer::Slice && index.stride == 1);
    if (!plain || index.start.isStatic)
      continue;
    int64_t size = index.kind == DimIndexer::Index ? 1 : knownSize(context, eqn, index.size);
    starts.push_back({dim, context.value(eqn, index.start.operand), size});
  }
  return starts;
}

std::optional<Refusal> access(const CompileContext &context, const Eqn &eqn) {
  std::span<const RefTransform> transforms = transformsIn(eqn.param("tree"));
  const jax::Aval &ref = context.in(eqn, 0);
  if (transforms.size() != 1 || transforms[0].kind != RefTransform::Index || !ref.isRef ||
      memoryOf(context.core, ref) != RefMemory::Vmem)
    return std::nullopt;
  BlockShape shape = context.blockShape(eqn, 0);
  if (!isMeasured(ref, shape))
    return std::nullopt;
  for (const Start &start : startsOf(context, eqn, transforms[0], shape)) {
    if (literalOf(start.value))
      continue;
    std::optional<int64_t> divisor = provableDivisor(start.value);
    int64_t required = requiredMultiple(ref, shape, start.dim, start.size);
    if (!divisor || *divisor % required == 0 || start.size == jax::kDynamicDim)
      continue;
    // libtpu's message about an operation inside of a region has several locations, which JAX doesn't take apart.
    return refuseAtCompile("compile-alignment", insideRegion(*context.scope) ? "JaxRuntimeError" : "MosaicError",
                           "cannot statically prove that index in dimension")
        .fact("dimension", std::to_string(start.dim))
        .fact("multiple", std::to_string(required))
        .fact("divisor", std::to_string(*divisor))
        .fact("dtype", std::string(jax::name(ref.dtype)));
  }
  return std::nullopt;
}

} // namespace

static void addRules(CompileTable &table) { table.add({"get", "swap"}, access); }

static const CompileFamily family(addRules);

} // namespace pallasd::lowering
