//===- compile_words.cpp - What libtpu refuses, in words -------------------===//
//
// Rules of stage `compile`: JAX lowers the kernel, libtpu doesn't compile the module
// for the chip. The conditions are in lowering/compile.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/words.h"

#include <fmt/format.h>
#include <sstream>

namespace pallasd::kernel {

static constexpr const char *kReleases = "0.12.0 … 0.12.0.1";

PALLASD_RULE_FOR(vectorType, "vector-type", Error, "The chip has no instruction for an operation on this type",
                 "compile", "MosaicError", kReleases);
PALLASD_RULE_FOR(productType, "product-type", Error, "The matrix unit doesn't multiply operands of these types",
                 "compile", "JaxRuntimeError", kReleases);
PALLASD_RULE_FOR(halfFloat, "half-float", Error, "A kernel loads or stores float16", "compile", "JaxRuntimeError",
                 kReleases);
PALLASD_RULE_FOR(unalignedAccess, "unaligned-access", Error,
                 "A load or store begins at a run-time offset that isn't known to be aligned", "compile", "MosaicError",
                 kReleases);
PALLASD_RULE_FOR(registerGather, "register-gather", Error, "A gather reaches beyond one register", "compile",
                 "MosaicError", kReleases);
PALLASD_RULE_FOR(boolColumn, "bool-column", Error, "A bool vector becomes a column", "compile", "MosaicError",
                 kReleases);
PALLASD_RULE_FOR(registerReshape, "register-reshape", Error,
                 "A reshape moves elements between registers in a way that libtpu doesn't have", "compile",
                 "MosaicError", kReleases);
PALLASD_RULE_FOR(vmemBudget, "vmem-budget", Warning, "A kernel's blocks don't fit into VMEM", "compile",
                 "JaxRuntimeError", kReleases);

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static bool isFloatName(std::string_view dtype) { return dtype.starts_with("float") || dtype.starts_with("bfloat"); }

static void wordType(const Subject &subject, Finding &finding) {
  std::string dtype = subject.fact("dtype");
  std::string wide = isFloatName(dtype) ? "float32" : dtype.starts_with("u") ? "uint32" : "int32";
  finding.why = "registers hold 32-bit words, and narrow types have few operations of their own: convert to " + wide +
                " before, and back after";
}

static void wordProduct(const Subject &subject, Finding &finding) {
  bool integers = !isFloatName(subject.fact("left")) && !isFloatName(subject.fact("right"));
  finding.why = integers
                    ? "from v5e on it multiplies int8 or int4, both sides of one type, into int32; other integers are "
                      "exact in float32 up to 2^24"
                    : "float32 and bfloat16 are multiplied on every chip: convert the operands";
}

//===----------------------------------------------------------------------===//
// Offsets
//===----------------------------------------------------------------------===//

static void wordAlignment(const Subject &subject, Finding &finding) {
  bool reads = subject.eqn && subject.eqn->prim->name == "get";
  std::string multiple = subject.fact("multiple");
  finding.message = subject.ref() + " is " + (reads ? "read" : "written") +
                    " at an offset that only the running kernel knows, and that isn't known to be a multiple of " +
                    multiple + ".";
  finding.why = "VMEM of " + subject.fact("dtype") + " is accessed in whole tiles, " + multiple +
                " elements in this dimension; `pl.multiple_of(start, " + multiple +
                ")` states what the values guarantee";
}

//===----------------------------------------------------------------------===//
// VMEM
//===----------------------------------------------------------------------===//

static std::string mebibytes(int64_t bytes) { return fmt::format("{:.1f}", double(bytes) / double(1 << 20)); }

static int64_t number(const Subject &subject, std::string_view fact) { return std::stoll(subject.fact(fact)); }

/// "`a` 512×16384 float32 32.0 × 2 = 64.0"
static std::string lineOf(const BlockMapping &block, int64_t buffers, int64_t bytes) {
  std::string shape;
  for (const BlockDim &dim : block.block)
    shape += (shape.empty() ? "" : "×") + std::to_string(dim.size);
  std::string name = block.userName.empty() ? block.origin : block.userName;
  return fmt::format("`{}` {} {} {} × {} = {}", name, shape, jax::name(block.array.dtype), mebibytes(bytes / buffers),
                     buffers, mebibytes(bytes));
}

static bool samePlace(const jax::SourceFrame &a, const jax::SourceFrame &b) {
  return a.file == b.file && a.item == b.item && a.line == b.line && a.column == b.column;
}

/// The blocks that were counted; their specs, but for the one that is reported, become related places.
static std::string budgetTable(const Subject &subject, Finding &finding) {
  std::istringstream words(subject.fact("blocks"));
  std::string text;
  size_t index = 0;
  int64_t buffers = 1, bytes = 0;
  char colon = ':';
  while (words >> index >> colon >> buffers >> colon >> bytes) {
    const BlockMapping &block = subject.instance.blocks[index];
    std::string line = lineOf(block, buffers, bytes);
    text += (text.empty() ? "" : ", ") + line;
    if (block.specSource && !samePlace(*block.specSource, finding.where) && finding.related.size() < 3)
      finding.related.emplace_back(*block.specSource, line + " MiB");
  }
  return text;
}

static void wordBudget(const Subject &subject, Finding &finding) {
  int64_t limit = number(subject, "limit");
  std::string kind = subject.fact("limit_kind");
  std::string measure = kind == "chip"    ? "which has " + mebibytes(limit)
                        : kind == "asked" ? "where `vmem_limit_bytes` gives it " + mebibytes(limit)
                                          : "where a kernel has " + mebibytes(limit) + " unless it asks for more";
  finding.message = fmt::format("`{}` needs at least {} MiB of VMEM on {}, {}.", subject.instance.name,
                                mebibytes(number(subject, "bytes")), subject.instance.chip, measure);
  finding.why = "blocks that move with the grid are held twice: " + budgetTable(subject, finding) + " MiB";
  FixProposal split;
  split.title = "Take smaller blocks, and a longer grid for what they leave";
  split.safety = FixSafety::Sketch;
  finding.fixes.push_back(std::move(split));
  if (kind == "chip")
    return;
  FixProposal raise;
  raise.title = "Raise the limit: `compiler_params=pltpu.CompilerParams(vmem_limit_bytes=…)`";
  raise.safety = FixSafety::Sketch;
  finding.fixes.push_back(std::move(raise));
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static const WordsRegistration words[] = {
    {"compile-type", vectorType, "{f} computes in {dtype}, and {chip} has no instruction for that.", "", wordType},
    {"compile-product", productType,
     "{f} multiplies {left} by {right} into {result}, which the matrix unit of {chip} doesn't.", "", wordProduct},
    {"compile-product-precision", productType,
     "{f} asks for the highest precision of a product of {left} and {right}; it is for float32.",
     "`HIGHEST` splits float32 operands into parts, and the product of narrow floats is exact without: leave "
     "`precision` out"},
    {"compile-float16", halfFloat, "{ref} holds float16, which a TPU neither loads nor stores.",
     "its floats are float32, bfloat16 and 8-bit ones: convert outside of the kernel, or keep bfloat16"},
    {"compile-alignment", unalignedAccess, "", "", wordAlignment},
    {"compile-gather", registerGather,
     "{f} picks along axis {axis} from {size} elements; a register has {reach} in that direction.",
     "the vector unit gathers within one register; `jnp.where(iota == index, x, 0)` and a sum reach farther"},
    {"compile-gather-type", registerGather, "{f} picks {dtype} elements by 32-bit indices.",
     "a gather within a register has elements and indices of one width: convert to a 32-bit type before"},
    {"compile-gather-rows", registerGather, "{f} picks rows, which {chip} can't do within a register.",
     "chips before v5e gather along lanes only; transpose before, or sum over a comparison with an iota"},
    {"compile-bool-column", boolColumn, "A bool vector of {length} becomes a column.",
     "a mask lies along lanes, and libtpu has no way to turn it: make it from a `lax.broadcasted_iota` of two "
     "dimensions, or convert to int32 before it becomes a column"},
    {"compile-reshape", registerReshape, "{f} cuts rows of {before} elements into rows of {after}.",
     "elements keep their lanes in a reshape that libtpu has, or their rows fill registers; others belong outside of "
     "the "
     "kernel"},
    {"compile-vmem", vmemBudget, "", "", wordBudget},
};

} // namespace pallasd::kernel
