//===- block_shape.cpp - The shape that a Ref has in the kernel -----------===//
//
// Block shapes follow from the block mappings for operands, from the avals for
// scalar prefetch and scratch; a kernel without block mappings (pl.kernel) has
// its avals' shapes throughout.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/block_shape.h"

namespace pallasd::lowering {

using jax::DType;

BlockShape blockShapeOf(const jax::Shape &shape) {
  BlockShape result;
  for (int64_t size : shape)
    result.push_back({size, false});
  return result;
}

jax::Shape physicalElementShape(DType dtype) {
  switch (dtype) {
  case DType::KeyPallas:
    return {1, 2};
  case DType::KeyFry:
    return {2};
  case DType::KeyRbg:
  case DType::KeyUnsafeRbg:
    return {4};
  default:
    return {};
  }
}

DType physicalElementType(DType dtype) { return physicalElementShape(dtype).empty() ? dtype : DType::UInt32; }

bool isSemaphore(DType dtype) {
  return dtype == DType::Semaphore || dtype == DType::DmaSemaphore || dtype == DType::BarrierSemaphore;
}

static BlockShape withPhysicalDims(BlockShape shape, DType dtype) {
  for (int64_t size : physicalElementShape(dtype))
    shape.push_back({size, false});
  return shape;
}

std::vector<BlockShape> argumentBlockShapes(const kernel::KernelInstance &instance, const jax::Jaxpr &body) {
  std::vector<BlockShape> shapes;
  size_t firstBlock = size_t(instance.numScalarPrefetch);
  for (size_t i = 0; i < body.invars.size(); ++i) {
    const jax::Aval &aval = body.vars[body.invars[i]];
    bool isBlock = !instance.mesh && i >= firstBlock && i - firstBlock < instance.blocks.size();
    bool isScratch = i + instance.scratch.size() >= body.invars.size();
    if (isScratch && !isBlock) { // JAX keeps the words of a key out of scratch's shape
      shapes.push_back(blockShapeOf(aval.shape));
      continue;
    }
    if (!isBlock) {
      shapes.push_back(withPhysicalDims(blockShapeOf(aval.shape), aval.dtype));
      continue;
    }
    BlockShape shape;
    for (const kernel::BlockDim &dim : instance.blocks[i - firstBlock].block)
      shape.push_back({dim.size, dim.kind == kernel::BlockDim::Squeezed});
    shapes.push_back(withPhysicalDims(std::move(shape), aval.dtype));
  }
  return shapes;
}

} // namespace pallasd::lowering
