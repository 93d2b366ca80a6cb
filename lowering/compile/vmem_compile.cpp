//===- vmem_compile.cpp - Blocks that don't fit into VMEM -----------------===//
//
// A lower bound of what libtpu allocates for a kernel: its blocks, twice where the
// pipeline fetches the next one while this one is worked on. What the compiler adds
// (spilled values, internal scratch) is unknown, so only a bound above the limit is
// reported.
//
// XLA may keep a whole operand in VMEM, and then has no block of it to fetch; an
// operand counts if it is too large for that, or if XLA sees nothing but this call
// and the operand lies as the kernel takes it. Family `vmem` of tests/data/compile.
//
//===----------------------------------------------------------------------===//
#include "lowering/compile/compile.h"

#include "analysis/kernel/checks/mapping_checks.h"

#include <algorithm>
#include <array>

namespace pallasd::lowering {
namespace {

using kernel::BlockDim;
using kernel::BlockMapping;
using kernel::KernelInstance;

constexpr int64_t kMiB = 1 << 20, kLanes = 128, kSublanes = 8;

/// What a kernel may use of VMEM unless it asks for more. Measured per chip.
struct DefaultLimit {
  std::string_view chip;
  int64_t bytes;
};
constexpr std::array<DefaultLimit, 5> kDefaultLimits{
    {{"v4", 16 * kMiB}, {"v5e", 16 * kMiB}, {"v5p", 16 * kMiB}, {"v6e", 32 * kMiB}, {"7x", 32 * kMiB}}};

std::optional<int64_t> limitOf(const KernelInstance &instance) {
  if (instance.compilerParams.vmemLimitBytes)
    return instance.compilerParams.vmemLimitBytes;
  for (const DefaultLimit &limit : kDefaultLimits)
    if (limit.chip == instance.chip)
      return limit.bytes;
  return std::nullopt;
}

int64_t roundedUp(int64_t size, int64_t unit) { return (size + unit - 1) / unit * unit; }

/// Bytes of an array in VMEM, its last two dimensions in whole tiles; 0 if a size isn't known.
int64_t paddedBytes(std::vector<int64_t> dims, jax::DType dtype) {
  if (std::any_of(dims.begin(), dims.end(), [](int64_t size) { return size <= 0; }))
    return 0;
  if (dims.size() >= 2) {
    dims.back() = roundedUp(dims.back(), kLanes);
    dims[dims.size() - 2] = roundedUp(dims[dims.size() - 2], kSublanes);
  }
  int64_t bits = jax::bitWidth(dtype);
  for (int64_t size : dims)
    if (__builtin_mul_overflow(bits, size, &bits))
      return 0;
  return bits / 8;
}

int64_t blockBytes(const BlockMapping &mapping) {
  std::vector<int64_t> dims;
  dims.reserve(mapping.block.size());
  for (const BlockDim &dim : mapping.block)
    dims.push_back(dim.size);
  return paddedBytes(std::move(dims), mapping.array.dtype);
}

int64_t arrayBytes(const BlockMapping &mapping) {
  return paddedBytes({mapping.array.shape.begin(), mapping.array.shape.end()}, mapping.array.dtype);
}

/// Some entry of the block's index is a grid index of more than one step.
bool movesWithTheGrid(const KernelInstance &instance, const BlockMapping &mapping) {
  if (!mapping.indexMap)
    return false;
  const jax::Jaxpr &map = *mapping.indexMap;
  for (const jax::Atom &out : map.outvars)
    for (size_t axis = 0; !out.isLiteral && axis < instance.grid.size() && axis < map.invars.size(); ++axis)
      if (out.index == map.invars[axis] && instance.grid[axis] > 1)
        return true;
  return false;
}

/// Cores of one device share the steps of a parallel dimension, which leaves a core with one of two.
bool stepsAreShared(const KernelInstance &instance, const facts::ChipInfo &chip) {
  const std::vector<std::string> &semantics = instance.compilerParams.dimensionSemantics;
  return chip.coresPerDevice > 1 &&
         std::any_of(semantics.begin(), semantics.end(), [](const std::string &word) { return word != "arbitrary"; });
}

int64_t buffersOf(const KernelInstance &instance, const facts::ChipInfo &chip, const BlockMapping &mapping) {
  bool single = mapping.pipelineMode && mapping.pipelineMode->bufferCount == 1;
  return single || stepsAreShared(instance, chip) || !movesWithTheGrid(instance, mapping) ? 1 : 2;
}

/// XLA has to leave the operand in HBM, so that the kernel fetches its blocks.
bool staysInHbm(const KernelContext &context, const BlockMapping &mapping) {
  if (arrayBytes(mapping) >= context.chip.vmemBytes)
    return true;
  bool wholeLanes = mapping.array.shape.size() >= 2 && mapping.array.shape.back() % kLanes == 0;
  bool copiesParameters = context.chip.generation >= 7; // XLA brings even a program's parameters into VMEM there
  return context.isWholeProgram && wholeLanes && !copiesParameters;
}

/// An operand may then be computed block by block.
bool fusesInputs(const KernelInstance &instance) {
  const auto &other = instance.compilerParams.other;
  return std::any_of(other.begin(), other.end(), [](const auto &entry) { return entry.first == "allow_input_fusion"; });
}

std::optional<Refusal> budget(const KernelContext &context) {
  const KernelInstance &instance = context.instance;
  const facts::ChipInfo &chip = context.chip;
  std::optional<int64_t> limit = limitOf(instance);
  if (!limit || fusesInputs(instance))
    return std::nullopt;
  int64_t total = 0, largest = 0;
  size_t where = 0;
  std::string list;
  for (size_t i = 0; i < instance.blocks.size(); ++i) {
    const BlockMapping &mapping = instance.blocks[i];
    if (mapping.space != jax::MemorySpace::Default || !mapping.hasWindow || !staysInHbm(context, mapping))
      continue;
    int64_t buffers = buffersOf(instance, chip, mapping), bytes = blockBytes(mapping) * buffers;
    total += bytes;
    list += (list.empty() ? "" : " ") + std::to_string(i) + ":" + std::to_string(buffers) + ":" + std::to_string(bytes);
    if (bytes > largest)
      largest = bytes, where = i;
  }
  if (total <= *limit)
    return std::nullopt;
  bool fitsChip = total <= chip.vmemBytes;
  Refusal refusal = refuseAtCompile("compile-vmem", "JaxRuntimeError", "RESOURCE_EXHAUSTED");
  refusal.source = instance.blocks[where].specSource ? instance.blocks[where].specSource : instance.callSource;
  return refusal.fact("block", std::to_string(where))
      .fact("bytes", std::to_string(total))
      .fact("limit", std::to_string(fitsChip ? *limit : std::max(*limit, chip.vmemBytes)))
      .fact("limit_kind", !fitsChip                                ? "chip"
                          : instance.compilerParams.vmemLimitBytes ? "asked"
                                                                   : "default")
      .fact("blocks", list);
}

} // namespace

static void addRules(CompileTable &table) { table.addForKernel(budget); }

static const CompileFamily family(addRules);

} // namespace pallasd::lowering
