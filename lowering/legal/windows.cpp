//===- windows.cpp - Block mappings that JAX refuses ----------------------===//
//
// The checks in JAX's order; the first that fails is the one that JAX raises.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/windows.h"

#include "lowering/legal/chip.h"

#include <algorithm>

namespace pallasd::lowering {

using jax::MemorySpace;
using kernel::BlockDim;
using kernel::BlockMapping;
using kernel::KernelInstance;

MemorySpace operandSpace(const BlockMapping &block, kernel::CoreType core) {
  if (block.space != MemorySpace::None && block.space != MemorySpace::Default)
    return block.space;
  return core == kernel::CoreType::ScalarSubcore ? MemorySpace::Smem : MemorySpace::Vmem;
}

bool isUnwindowedSpace(MemorySpace space) {
  return space == MemorySpace::Any || space == MemorySpace::Hbm || space == MemorySpace::Semaphore;
}

static bool isZero(const jax::Jaxpr &map, const jax::Atom &atom) {
  if (!atom.isLiteral)
    return false;
  const auto &value = map.literals[atom.index].value;
  auto *number = std::get_if<int64_t>(&value);
  auto *natural = std::get_if<uint64_t>(&value);
  return (number && *number == 0) || (natural && *natural == 0);
}

bool hasTrivialWindow(const BlockMapping &block) {
  for (size_t i = 0; i < block.block.size() && i < block.array.shape.size(); ++i)
    if (block.block[i].size != block.array.shape[i])
      return false;
  if (!block.indexMap)
    return true;
  return std::all_of(block.indexMap->outvars.begin(), block.indexMap->outvars.end(),
                     [&](const jax::Atom &atom) { return isZero(*block.indexMap, atom); });
}

//===----------------------------------------------------------------------===//
// Before the body
//===----------------------------------------------------------------------===//

static std::string shapeText(const jax::Shape &shape) {
  std::string text = "(";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + ")";
}

namespace {

/// Block and array shape with the physical dimensions of PRNG keys.
struct Shapes {
  jax::Shape block, array;
};

Shapes physicalShapes(const BlockMapping &block) {
  Shapes shapes;
  for (const BlockDim &dim : block.block)
    shapes.block.push_back(dim.size);
  shapes.array = block.array.shape;
  for (int64_t size : physicalElementShape(block.array.dtype)) {
    shapes.block.push_back(size);
    shapes.array.push_back(size);
  }
  return shapes;
}

Refusal blockRefusal(const BlockMapping &block, const Shapes &shapes, std::string_view rule, std::string_view words) {
  return refuse(rule, "ValueError", words)
      .fact("origin", block.origin)
      .fact("name", block.userName)
      .fact("block", shapeText(shapes.block))
      .fact("array", shapeText(shapes.array))
      .fact("dtype", std::string(jax::name(block.array.dtype)));
}

bool isFeasibleRow(int64_t block, int64_t array, jax::DType dtype, const ChipFigures &chip) {
  unsigned bits = dtype == jax::DType::Bool ? 32 : jax::bitWidth(physicalElementType(dtype));
  int64_t packing = bits ? 32 / int64_t(bits) : 1;
  bool powerOfTwo = block > 0 && (block & (block - 1)) == 0;
  return block == array || block % (int64_t(chip.sublanes) * chip.lanes) == 0 ||
         (block >= chip.lanes * packing && powerOfTwo);
}

std::optional<Refusal> checkBlock(const BlockMapping &block, const KernelInstance &instance) {
  MemorySpace space = operandSpace(block, instance.core);
  if ((space == MemorySpace::Smem && hasTrivialWindow(block)) || space == MemorySpace::Semaphore)
    return std::nullopt;
  Shapes shapes = physicalShapes(block);
  size_t rank = shapes.block.size();
  if (rank < 1)
    return blockRefusal(block, shapes, "block-rank0",
                        "The Pallas TPU lowering currently supports only blocks of rank >= 1.");
  if ((space == MemorySpace::Any || space == MemorySpace::Hbm) && !hasTrivialWindow(block))
    return blockRefusal(block, shapes, "block-any", "The Pallas TPU lowering currently supports in memory space ANY");
  int64_t last = shapes.block[rank - 1], lastArray = shapes.array[rank - 1];
  if (rank >= 2) {
    int64_t second = shapes.block[rank - 2], secondArray = shapes.array[rank - 2];
    bool whole = (last == lastArray || last % 128 == 0) && (second == secondArray || second % 8 == 0);
    return whole ? std::nullopt
                 : std::optional(blockRefusal(block, shapes, "block-last-two",
                                              "The Pallas TPU lowering currently requires that the last two"));
  }
  const ChipFigures *chip = chipFigures(instance.chip);
  if (!chip)
    return blockRefusal(block, shapes, "tpu-kind", "Unsupported TPU device kind:");
  if (isFeasibleRow(last, lastArray, block.array.dtype, *chip))
    return std::nullopt;
  return blockRefusal(block, shapes, "block-rank1", "The Pallas TPU lowering currently requires that rank 1");
}

} // namespace

std::optional<Refusal> checkBlockMappings(const KernelInstance &instance) {
  for (const BlockMapping &block : instance.blocks)
    if (std::optional<Refusal> refusal = checkBlock(block, instance))
      return refusal;
  size_t userDims = instance.grid.size() - instance.vmappedDims.size();
  size_t given = instance.compilerParams.dimensionSemantics.size();
  if (given && given != userDims)
    return refuse("semantics-length", "ValueError", "Length of grid does not match length of dimension semantics.")
        .fact("grid", std::to_string(userDims))
        .fact("semantics", std::to_string(given));
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// After the body
//===----------------------------------------------------------------------===//

static std::optional<Refusal> checkDims(const BlockMapping &block) {
  auto isKind = [](BlockDim::Kind kind) { return [kind](const BlockDim &dim) { return dim.kind == kind; }; };
  const auto &dims = block.block;
  if (std::any_of(dims.begin(), dims.end(), isKind(BlockDim::BoundedSlice)) ||
      std::any_of(dims.begin(), dims.end(), isKind(BlockDim::Indirect)))
    return refuse("block-dim-type", "NotImplementedError", "Unsupported block dimension type:")
        .fact("origin", block.origin);
  bool hasElement = std::any_of(dims.begin(), dims.end(), isKind(BlockDim::Element));
  bool hasBlocked = std::any_of(dims.begin(), dims.end(), isKind(BlockDim::Blocked));
  if (hasElement && hasBlocked)
    return refuse("block-element-mix", "NotImplementedError", "All block dimensions must be Elements or none")
        .fact("origin", block.origin);
  return std::nullopt;
}

static std::optional<Refusal> checkBuffering(const BlockMapping &block) {
  const kernel::PipelineMode &mode = *block.pipelineMode;
  if (mode.useLookahead)
    return refuse("window-lookahead", "NotImplementedError",
                  "Lookahead is not supported for XLA pipeline emitter lowering.")
        .fact("origin", block.origin);
  if (mode.bufferCount < 1 || mode.bufferCount > 2)
    return refuse("window-buffers", "LoweringException", "Only single (1) and double (2) buffering are supported.")
        .fact("origin", block.origin)
        .fact("buffers", std::to_string(mode.bufferCount));
  if (mode.revisit == "any" && mode.bufferCount > 1)
    return refuse("window-revisit", "LoweringException", "RevisitMode.ANY is not supported with double buffering.")
        .fact("origin", block.origin);
  return std::nullopt;
}

std::optional<Refusal> checkWindows(const KernelInstance &instance) {
  bool allTrivial = std::all_of(instance.blocks.begin(), instance.blocks.end(), hasTrivialWindow);
  if (instance.grid.empty())
    return allTrivial ? std::nullopt
                      : std::optional(refuse("block-no-grid", "NotImplementedError",
                                             "Non-trivial windowing is not supported for grid-free pallas_call."));
  for (const BlockMapping &block : instance.blocks) {
    MemorySpace space = operandSpace(block, instance.core);
    if (isUnwindowedSpace(space))
      continue;
    if (std::optional<Refusal> refusal = checkDims(block))
      return refusal;
    bool forced = space == MemorySpace::Vmem && hasTrivialWindow(block);
    if (!block.pipelineMode || forced)
      continue;
    if (std::optional<Refusal> refusal = checkBuffering(block))
      return refusal;
  }
  return std::nullopt;
}

} // namespace pallasd::lowering
