//===- block_words.cpp - Blocks, grid and windows in words -----------------===//
//
// Rules block-shape, dimension-semantics, pipeline-mode and compiler-params: what
// is wrong with the description of a call, not with its kernel.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/block_fixes.h"
#include "analysis/kernel/checks/words.h"

namespace pallasd::kernel {

PALLASD_RULE(blockShape, "block-shape", Error, "A block doesn't consist of whole tiles", "lower", "ValueError");
PALLASD_RULE(dimensionSemantics, "dimension-semantics", Error, "Dimension semantics don't fit the grid", "lower",
             "ValueError");
PALLASD_RULE(pipelineModeRule, "pipeline-mode", Error, "A block's buffering is not what the pipeline of a call offers",
             "lower", "");
PALLASD_RULE(compilerParamsRule, "compiler-params", Error, "Compiler parameters are of the wrong kind", "lower", "");
PALLASD_RULE(meshRule, "mesh", Error, "Operands or parameters don't fit the mesh that a kernel runs on", "lower", "");

static std::string operandName(const BlockMapping &block) {
  return block.userName.empty() ? "`" + block.origin + "`" : "`" + block.userName + "`";
}

static std::string blockText(const BlockMapping &block) {
  std::string text = "(";
  for (size_t i = 0; i < block.block.size(); ++i) {
    const BlockDim &dim = block.block[i];
    text += i ? ", " : "";
    text += dim.kind == BlockDim::Squeezed ? "None" : std::to_string(dim.size);
  }
  return text + (block.block.size() == 1 ? ",)" : ")");
}

/// Places that the block comes from: its spec, then the call.
static void relateSpec(const Subject &subject, Finding &finding) {
  const BlockMapping *block = subject.block();
  if (!block)
    return;
  finding.data["operand"] = block->origin;
  if (!block->specSource)
    return;
  finding.where = *block->specSource;
  if (subject.instance.callSource)
    finding.related.emplace_back(*subject.instance.callSource,
                                 operandName(*block) + " is " + typeText(block->array) + " in this call");
}

/// The entry of the block shape that is at fault: `pl.BlockSpec((1, n), …)`.
static void narrowToEntry(const Subject &subject, size_t dim, Finding &finding) {
  const BlockMapping *block = subject.block();
  if (!subject.sources || !block || !block->specSource)
    return;
  auto *call = syntax::dynCast<syntax::Call>(subject.sources->node(*block->specSource));
  if (!call)
    return;
  const syntax::Expr *shape = call->args.empty() ? nullptr : call->args[0];
  for (const syntax::Keyword &keyword : call->keywords)
    if (keyword.name && *keyword.name == "block_shape")
      shape = keyword.value;
  if (!shape)
    return;
  auto *entries = syntax::dynCast<syntax::Sequence>(shape);
  bool whole = !entries || dim >= entries->elts.size();
  finding.where = Sources::at(*block->specSource, whole ? shape->range : entries->elts[dim]->range);
}

static void wordLastTwo(const Subject &subject, Finding &finding) {
  relateSpec(subject, finding);
  const BlockMapping *block = subject.block();
  size_t dim = size_t(std::stoul(subject.fact("dim")));
  if (!block || dim >= block->block.size())
    return;
  bool last = subject.fact("unit") == "128";
  int64_t size = block->block[dim].size, whole = block->array.shape[dim];
  std::string thing = last ? (size == 1 ? " column" : " columns") : (size == 1 ? " row" : " rows");
  finding.message = "Block " + blockText(*block) + " of " + operandName(*block) + " takes " + std::to_string(size) +
                    thing + " of an array with " + std::to_string(whole) + "; the " + (last ? "last" : "second-last") +
                    " block dimension must be a multiple of " + subject.fact("unit") + " or all " +
                    std::to_string(whole) + ".";
  finding.data["dimension"] = std::to_string(dim);
  finding.data["size"] = std::to_string(size);
  finding.data["array_size"] = std::to_string(whole);
  narrowToEntry(subject, dim, finding);
  if (subject.sources && !last && size == 1)
    proposeRows(subject.instance, *subject.sources, finding);
}

static void wordRankOne(const Subject &subject, Finding &finding) {
  relateSpec(subject, finding);
  const BlockMapping *block = subject.block();
  if (!block || block->block.empty())
    return;
  finding.message = "Block " + blockText(*block) + " of " + operandName(*block) + " takes " +
                    std::to_string(block->block[0].size) + " of " + std::to_string(block->array.shape[0]) + " " +
                    std::string(jax::name(block->array.dtype)) +
                    " elements; a block of one dimension is the whole array, a " + "multiple of " +
                    subject.fact("chunk") + ", or a power of two of at least " + subject.fact("tile") + ".";
  narrowToEntry(subject, 0, finding);
}

static void nameOperand(const Subject &subject, Finding &finding) {
  relateSpec(subject, finding);
  if (const BlockMapping *block = subject.block()) {
    size_t at = finding.message.find("{operand}");
    if (at != std::string::npos)
      finding.message.replace(at, 9, operandName(*block));
  }
}

/// fill() leaves what it doesn't know empty, so these set the message with the operand's name.
static Worder about(std::string_view before, std::string_view after) {
  return [before = std::string(before), after = std::string(after)](const Subject &subject, Finding &finding) {
    const BlockMapping *block = subject.block();
    finding.message = before + (block ? operandName(*block) : "an operand") + after;
    nameOperand(subject, finding);
  };
}

/// The words themselves, and the call whose grid they are measured against.
static void narrowToSemantics(const Subject &subject, Finding &finding) {
  auto *call = syntax::dynCast<syntax::Call>(subject.node);
  if (call)
    for (const syntax::Keyword &keyword : call->keywords)
      if (keyword.name && *keyword.name == "dimension_semantics")
        finding.where = subject.place(*keyword.value);
  if (subject.instance.callSource && subject.instance.compilerParams.source)
    finding.related.emplace_back(*subject.instance.callSource, "the grid of this call");
}

static const char *const kTiles = "VMEM blocks are whole 8 × 128 tiles for every dtype; a block may be smaller only "
                                  "where it spans the whole dimension";
static const char *const kPipeline =
    "a call's own pipeline keeps one or two buffers a block; `pltpu.emit_pipeline` offers more";

static const WordsRegistration words[] = {
    {"block-last-two", blockShape, "", kTiles, wordLastTwo},
    {"block-rank1", blockShape, "",
     "a 1-D array lies in VMEM in whole tiles; narrow elements are packed into 32-bit words", wordRankOne},
    {"block-rank0", blockShape, "", "VMEM holds arrays of one dimension or more; a scalar is an operand in SMEM",
     about("", " is a scalar, and its block lies in VMEM.")},
    {"block-any", blockShape, "", "an operand in ANY or HBM stays where it is, so that there is no block to fetch",
     about("", " stays in memory, but its block spec asks for a part of it.")},
    {"block-no-grid", blockShape, "", "without a grid the kernel runs once and gets its operands whole",
     about("", " has a block that is not the whole array, but the call has no grid.")},
    {"block-dim-type", blockShape, "",
     "a call's own pipeline fetches blocks at fixed sizes; `pltpu.emit_pipeline` takes the others",
     about("the block of ", " has a `pl.BoundedSlice` or `pl.Indirect` dimension.")},
    {"block-element-mix", blockShape, "",
     "element offsets and block offsets don't mix within one block; `None` goes with both",
     about("the block of ", " has both `pl.Element` and blocked dimensions.")},
    {"window-buffers", pipelineModeRule, "", kPipeline,
     about("the block of ", " asks for a buffer count other than 1 or 2.")},
    {"window-lookahead", pipelineModeRule, "", kPipeline, about("the block of ", " asks for lookahead.")},
    {"window-revisit", pipelineModeRule, "", "a block may be revisited at any step only if it has a single buffer",
     about("the block of ", " asks for `RevisitMode.ANY` with two buffers.")},
    {"semantics-length", dimensionSemantics,
     "`dimension_semantics` has {semantics} entries for a grid of {grid} dimensions.",
     "each grid dimension is either parallel or arbitrary", narrowToSemantics},
    {"semantics-word", dimensionSemantics, "`dimension_semantics` has the word {word}.",
     "a grid dimension is \"parallel\", \"arbitrary\", \"core_parallel\" or \"subcore_parallel\""},
    {"params-type", compilerParamsRule, "`compiler_params` is a dict.",
     "compiler parameters of a TPU kernel are a `pltpu.CompilerParams`"},
    {"params-tiling", compilerParamsRule, "`use_tc_tiling_on_sc` is set for a TensorCore kernel.",
     "the flag chooses a tiling for SparseCore kernels"},
    {"mesh-semantics", meshRule, "`{kernel}` runs on a mesh and has `dimension_semantics`.",
     "a mesh's axes are cores: their semantics follow from the mesh"},
    {"mesh-vmem", meshRule, "`{kernel}` has an operand in VMEM on a mesh of more than one core.",
     "each core has a VMEM of its own, so that an operand can't lie in all of them"},
};

} // namespace pallasd::kernel
