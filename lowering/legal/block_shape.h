//===- block_shape.h - The shape that a Ref has in the kernel ---*- C++ -*-===//
//
// Inside a kernel a Ref operand's memory keeps the dimensions that the
// BlockSpec squeezed away (as size 1), while its aval does not. Loads, stores
// and transforms need both; a block shape is the list of the memory's
// dimensions with the squeezed ones marked.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance.h"

#include <boost/container/small_vector.hpp>
#include <optional>

namespace pallasd::lowering {

struct BlockShapeDim {
  int64_t size = 1; ///< 1 if squeezed
  bool squeezed = false;
  bool operator==(const BlockShapeDim &) const = default;
};
using BlockShape = boost::container::small_vector<BlockShapeDim, 4>;

/// The shape itself, nothing squeezed.
BlockShape blockShapeOf(const jax::Shape &shape);

/// Dimensions that an extended element type adds to a shape in memory (PRNG
/// keys only): (1, 2) for key<pl>, (2,) for key<fry>, nothing else.
jax::Shape physicalElementShape(jax::DType dtype);
/// uint32 for PRNG keys, else the dtype itself.
jax::DType physicalElementType(jax::DType dtype);
bool isSemaphore(jax::DType dtype);

/// The block shapes of a kernel's body arguments, in order: scalar prefetch,
/// blocks, scratch. Physical dimensions of PRNG keys are appended. `body` is the
/// instance's body or what became of it (same arguments).
std::vector<BlockShape> argumentBlockShapes(const kernel::KernelInstance &instance, const jax::Jaxpr &body);

} // namespace pallasd::lowering
