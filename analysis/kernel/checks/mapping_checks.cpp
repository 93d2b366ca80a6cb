//===- mapping_checks.cpp - Blocks, grid and windows as JAX checks them ----===//
//
// Pure functions over a KernelInstance. Every condition names the row of the
// refusal table that it is.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/mapping_checks.h"

#include <algorithm>
#include <bit>

namespace pallasd::kernel {

using jax::DType;
using jax::MemorySpace;

bool hasTrivialWindow(const BlockMapping &block) {
  if (block.block.size() != block.array.shape.size())
    return false;
  for (size_t i = 0; i < block.block.size(); ++i)
    if (block.block[i].size != block.array.shape[i])
      return false;
  if (!block.indexMap)
    return true;
  for (const jax::Atom &out : block.indexMap->outvars) {
    if (!out.isLiteral)
      return false;
    const auto *value = std::get_if<int64_t>(&block.indexMap->literals[out.index].value);
    if (!value || *value != 0)
      return false;
  }
  return true;
}

MemorySpace resolvedSpace(MemorySpace space, CoreType core) {
  switch (space) {
  case MemorySpace::None:
    return core == CoreType::TensorCore ? MemorySpace::Any : MemorySpace::Hbm;
  case MemorySpace::Default:
    return core == CoreType::ScalarSubcore ? MemorySpace::Smem : MemorySpace::Vmem;
  case MemorySpace::Index:
  case MemorySpace::Key:
  case MemorySpace::Error:
    return MemorySpace::Smem;
  default:
    return space;
  }
}

/// Sizes of block and array with the dimensions that a PRNG key's words add.
struct PhysicalBlock {
  std::vector<int64_t> block, array;
  unsigned bits = 32;
};

static std::vector<int64_t> keyWords(DType dtype) {
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

static PhysicalBlock physicalBlock(const BlockMapping &mapping) {
  PhysicalBlock result;
  for (const BlockDim &dim : mapping.block)
    result.block.push_back(dim.size);
  result.array.assign(mapping.array.shape.begin(), mapping.array.shape.end());
  DType dtype = mapping.array.dtype;
  for (int64_t words : keyWords(dtype)) {
    result.block.push_back(words);
    result.array.push_back(words);
  }
  if (dtype != DType::Bool && !jax::isExtended(dtype))
    result.bits = jax::bitWidth(dtype);
  return result;
}

static Refusal blockRefusal(const KernelInstance &instance, size_t index, std::string_view rule,
                            std::string_view words) {
  Refusal refusal = refuse(rule, "ValueError", words);
  refusal.source = instance.callSource;
  refusal.fact("block", std::to_string(index));
  return refusal;
}

static std::optional<Refusal> checkRankOne(const KernelInstance &instance, size_t index, const PhysicalBlock &physical,
                                           const facts::ChipInfo *chip) {
  if (!chip)
    return std::nullopt;
  int64_t size = physical.block[0];
  int64_t tile = chip->lanes * (32 / int64_t(physical.bits)), chunk = chip->sublanes * chip->lanes;
  bool powerOfTwo = size > 0 && std::has_single_bit(uint64_t(size));
  if (size == physical.array[0] || size % chunk == 0 || (size >= tile && powerOfTwo))
    return std::nullopt;
  return blockRefusal(instance, index, "block-rank1",
                      "The Pallas TPU lowering currently requires that rank 1 block shapes")
      .fact("tile", std::to_string(tile))
      .fact("chunk", std::to_string(chunk));
}

static std::optional<Refusal> checkLastTwo(const KernelInstance &instance, size_t index,
                                           const PhysicalBlock &physical) {
  size_t rank = physical.block.size();
  auto fits = [&](size_t dim, int64_t unit) {
    return physical.block[dim] == physical.array[dim] || physical.block[dim] % unit == 0;
  };
  bool lastFits = fits(rank - 1, 128), secondFits = fits(rank - 2, 8);
  if (lastFits && secondFits)
    return std::nullopt;
  size_t bad = secondFits ? rank - 1 : rank - 2;
  return blockRefusal(instance, index, "block-last-two",
                      "The Pallas TPU lowering currently requires that the last two dimensions")
      .fact("dim", std::to_string(bad))
      .fact("unit", secondFits ? "128" : "8")
      .fact("both", lastFits || secondFits ? "no" : "yes");
}

static std::optional<Refusal> checkBlock(const KernelInstance &instance, size_t index, const facts::ChipInfo *chip) {
  const BlockMapping &mapping = instance.blocks[index];
  MemorySpace space = resolvedSpace(mapping.space, instance.core);
  bool trivial = hasTrivialWindow(mapping);
  if ((space == MemorySpace::Smem && trivial) || space == MemorySpace::Semaphore)
    return std::nullopt;
  PhysicalBlock physical = physicalBlock(mapping);
  if (physical.block.empty())
    return blockRefusal(instance, index, "block-rank0",
                        "The Pallas TPU lowering currently supports only blocks of rank >= 1.");
  if ((space == MemorySpace::Any || space == MemorySpace::Hbm) && !trivial)
    return blockRefusal(instance, index, "block-any", "The Pallas TPU lowering currently supports in memory space ANY");
  if (physical.block.size() >= 2)
    return checkLastTwo(instance, index, physical);
  return checkRankOne(instance, index, physical, chip);
}

std::vector<Refusal> checkBlockShapes(const KernelInstance &instance, const facts::ChipInfo *chip) {
  std::vector<Refusal> refusals;
  if (instance.kind != "pallas_call")
    return refusals;
  for (size_t i = 0; i < instance.blocks.size(); ++i)
    if (auto refusal = checkBlock(instance, i, chip))
      refusals.push_back(std::move(*refusal));
  return refusals;
}

/// The words that `#tpu.dimension_semantics<…>` can be read from.
static std::vector<Refusal> checkSemanticsWords(const KernelInstance &instance) {
  static constexpr std::string_view words[] = {"parallel", "arbitrary", "core_parallel", "subcore_parallel"};
  for (const std::string &word : instance.compilerParams.dimensionSemantics) {
    if (std::ranges::find(words, word) != std::end(words))
      continue;
    Refusal refusal = refuse("semantics-word", "MLIRError", "Unable to parse attribute");
    refusal.source = instance.compilerParams.source ? instance.compilerParams.source : instance.callSource;
    return {refusal.fact("word", word)};
  }
  return {};
}

std::vector<Refusal> checkDimensionSemantics(const KernelInstance &instance) {
  const std::vector<std::string> &semantics = instance.compilerParams.dimensionSemantics;
  if (instance.kind != "pallas_call" || semantics.empty())
    return {};
  size_t userDims = instance.grid.size() - instance.vmappedDims.size();
  if (semantics.size() == userDims)
    return checkSemanticsWords(instance);
  Refusal refusal = refuse("semantics-length", "ValueError", "Length of grid does not match length of dimension");
  refusal.source = instance.compilerParams.source ? instance.compilerParams.source : instance.callSource;
  refusal.fact("grid", std::to_string(userDims)).fact("semantics", std::to_string(semantics.size()));
  return {refusal};
}

static std::optional<Refusal> checkPipelineMode(const KernelInstance &instance, size_t index) {
  const BlockMapping &mapping = instance.blocks[index];
  if (!mapping.pipelineMode)
    return std::nullopt;
  // A trivial VMEM window is fetched once whatever the mode says, and JAX doesn't look at it.
  bool vmem = resolvedSpace(mapping.space, instance.core) == MemorySpace::Vmem;
  if (vmem && hasTrivialWindow(mapping))
    return std::nullopt;
  const PipelineMode &mode = *mapping.pipelineMode;
  if (mode.useLookahead) {
    Refusal refusal = blockRefusal(instance, index, "window-lookahead", "Lookahead is not supported");
    refusal.jaxException = "NotImplementedError";
    return refusal;
  }
  if (mode.bufferCount != 1 && mode.bufferCount != 2) {
    Refusal refusal = blockRefusal(instance, index, "window-buffers", "Only single (1) and double (2) buffering");
    refusal.jaxException = "LoweringException";
    return refusal.fact("buffers", std::to_string(mode.bufferCount));
  }
  if (mode.revisit == "any" && mode.bufferCount == 2) {
    Refusal refusal = blockRefusal(instance, index, "window-revisit", "RevisitMode.ANY is not supported");
    refusal.jaxException = "LoweringException";
    return refusal;
  }
  return std::nullopt;
}

static std::optional<Refusal> checkDimKinds(const KernelInstance &instance, size_t index) {
  bool element = false, blocked = false;
  for (const BlockDim &dim : instance.blocks[index].block) {
    if (dim.kind == BlockDim::BoundedSlice || dim.kind == BlockDim::Indirect) {
      Refusal refusal = blockRefusal(instance, index, "block-dim-type", "Unsupported block dimension type:");
      refusal.jaxException = "NotImplementedError";
      return refusal.fact("kind", dim.kind == BlockDim::BoundedSlice ? "pl.BoundedSlice" : "pl.Indirect");
    }
    element |= dim.kind == BlockDim::Element;
    blocked |= dim.kind == BlockDim::Blocked;
  }
  if (!element || !blocked)
    return std::nullopt;
  Refusal refusal = blockRefusal(instance, index, "block-element-mix", "All block dimensions must be Elements or none");
  refusal.jaxException = "NotImplementedError";
  return refusal;
}

std::vector<Refusal> checkWindows(const KernelInstance &instance) {
  std::vector<Refusal> refusals;
  if (instance.kind != "pallas_call")
    return refusals;
  for (size_t i = 0; i < instance.blocks.size(); ++i) {
    const BlockMapping &mapping = instance.blocks[i];
    MemorySpace space = resolvedSpace(mapping.space, instance.core);
    if (space == MemorySpace::Any || space == MemorySpace::Hbm || space == MemorySpace::Semaphore)
      continue;
    if (instance.grid.empty()) {
      if (!hasTrivialWindow(mapping)) {
        Refusal refusal = blockRefusal(instance, i, "block-no-grid", "Non-trivial windowing is not supported");
        refusal.jaxException = "NotImplementedError";
        refusals.push_back(std::move(refusal));
      }
      continue;
    }
    if (auto refusal = checkDimKinds(instance, i))
      refusals.push_back(std::move(*refusal));
    else if (auto mode = checkPipelineMode(instance, i))
      refusals.push_back(std::move(*mode));
  }
  return refusals;
}

} // namespace pallasd::kernel
