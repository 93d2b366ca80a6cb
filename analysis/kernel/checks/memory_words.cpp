//===- memory_words.cpp - Loads, stores and refs in words ------------------===//
//
// Rules memory-space-access and ref-transform, and what a load or store can't do.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/space_fixes.h"
#include "analysis/kernel/checks/words.h"

namespace pallasd::kernel {

PALLASD_RULE(memorySpaceAccess, "memory-space-access", Error, "A ref is read or written where its memory can't be",
             "lower", "ValueError");
PALLASD_RULE(refTransform, "ref-transform", Error, "A ref is sliced or recast in a way that its memory doesn't allow",
             "lower", "");
PALLASD_RULE(maskedAccess, "masked-access", Error, "A masked load or store has no TPU form", "lower", "");
PALLASD_RULE(arrayIndex, "array-index", Error, "A ref is indexed by an array", "lower", "ValueError");

static std::string spaceWord(const Subject &subject) {
  const jax::Aval *ref = subject.in(0);
  std::string space = subject.fact("space");
  if (space.empty() && ref)
    space = jax::name(ref->space);
  for (char &c : space)
    c = char(std::toupper(static_cast<unsigned char>(c)));
  return space.empty() ? "memory" : "memory space " + space;
}

/// The operand that the equation reads or writes, in KernelInstance::blocks.
static std::optional<size_t> operandOf(const Subject &subject) {
  if (!subject.eqn || !subject.jaxpr || subject.eqn->in.empty() || subject.eqn->in[0].isLiteral)
    return std::nullopt;
  size_t first = size_t(subject.instance.numScalarPrefetch);
  for (size_t i = first; i < subject.jaxpr->invars.size() && i - first < subject.instance.blocks.size(); ++i)
    if (subject.jaxpr->invars[i] == subject.eqn->in[0].index)
      return i - first;
  return std::nullopt;
}

static void wordSpace(const Subject &subject, Finding &finding) {
  bool store = subject.refusal.rule == "store-space";
  finding.message = subject.ref() + " stays in " + spaceWord(subject) + ", so it can't be " +
                    (store ? "written" : "indexed") + "; only VMEM and SMEM refs can be read or written.";
  finding.data["space"] = spaceWord(subject);
  auto operand = operandOf(subject);
  if (operand && subject.instance.blocks[*operand].specSource)
    finding.related.emplace_back(*subject.instance.blocks[*operand].specSource, "placed here");
  if (operand)
    proposeTransfers(subject, *operand, finding);
}

static const char *const kScalarMemory = "SMEM holds scalars, read and written one at a time";

static const WordsRegistration words[] = {
    {"load-space", memorySpaceAccess, "",
     "an operand in ANY or HBM is left where it is and gets no automatic copy; a core reads it by DMA only", wordSpace},
    {"store-space", memorySpaceAccess, "",
     "an operand in ANY or HBM is left where it is and gets no automatic copy; a core writes it by DMA only",
     wordSpace},
    {"smem-load-vector", memorySpaceAccess, "{ref} lies in SMEM and is read as {out0}; SMEM is read by scalars.",
     kScalarMemory},
    {"smem-store-vector", memorySpaceAccess, "{ref} lies in SMEM and is written as {in1}; SMEM is written by scalars.",
     kScalarMemory},
    {"vmem-store-scalar", memorySpaceAccess, "{ref} lies in VMEM and is written with a scalar; VMEM takes vectors.",
     "VMEM is written through the vector unit; a scalar is spread with `jnp.full`, or kept in an SMEM ref"},
    {"rank0-ref", memorySpaceAccess, "{ref} is a ref without dimensions outside SMEM.",
     "a scalar ref lies in SMEM; in VMEM the smallest array has one dimension"},
    {"key-space", memorySpaceAccess, "{ref} is a PRNG key that doesn't lie in SMEM.",
     "the chip's random generator takes its keys from SMEM"},
    {"key-scratch", memorySpaceAccess, "{ref} is scratch and is read as a PRNG key.",
     "a key is read from an operand of the kernel; JAX calls this an internal error, it is this rule"},
    {"acc-load", memorySpaceAccess, "{ref} is an accumulator and is read directly.",
     "accumulators of the matrix unit are read with `pltpu.matmul_pop`"},
    {"acc-store", memorySpaceAccess, "{ref} is an accumulator and is written directly.",
     "accumulators of the matrix unit are written by `pltpu.matmul_acc_lhs`"},
    {"sc-load-space", memorySpaceAccess, "{ref} lies where a subcore can't read it directly.",
     "a subcore reads its own VMEM and SMEM; HBM and shared memory come by DMA"},
    {"sc-store-space", memorySpaceAccess, "{ref} lies where a subcore can't write it directly.",
     "a subcore writes its own VMEM and SMEM; HBM and shared memory go by DMA"},
    {"sc-scalar", memorySpaceAccess, "{f} reads or writes a scalar outside SMEM, or an array in it.",
     "a subcore keeps scalars in SMEM and vectors in VMEM"},
    {"sc-int-after-slice", refTransform, "{f} takes one element of a part of a ref.",
     "on a subcore an integer index comes before any slice"},
    {"sc-shape", refTransform, "{f} takes {out0}; without layout passes a subcore takes whole registers.",
     "a register has as many elements as the subcore has lanes"},
    {"index-array", arrayIndex, "{ref} is indexed by an array; a TPU core reads rows at scalar positions.",
     "there is no gather from VMEM: rows are taken in a loop, or with `jnp.take_along_axis` on a loaded value"},
    {"load-masked", maskedAccess, "{f} is a masked load.",
     "the TensorCore loads whole tiles; a mask is applied to the value"},
    {"store-mask-width", maskedAccess, "{f} stores {in1} under a mask; masks go with 32-bit elements.",
     "a mask has one bit for each 32-bit word"},
    {"store-mask-stride", maskedAccess, "{f} stores with both a mask and a stride.", "a store takes one of the two"},
    {"store-mask-shape", maskedAccess, "the mask of {f} has another shape than the value.",
     "a mask covers the value element by element"},
    {"store-mask-smem", maskedAccess, "{f} stores into SMEM under a mask.", kScalarMemory},
    {"slice-start", refTransform, "{f} takes a part of a ref at an index that isn't an int32.",
     "a part of memory starts at a 32-bit integer; JAX calls this an internal error, it is this rule"},
    {"ref-strided", refTransform, "{f} takes a strided part of a ref; strides go with loads and stores only.",
     "a ref to a part of memory is contiguous"},
    {"ref-reshape-1d", refTransform, "{f} reshapes a ref of one dimension.",
     "the tiles of memory don't change with a ref's shape"},
    {"ref-transpose", refTransform, "{f} goes through a transposed ref.",
     "memory is not transposed by looking at it; the loaded value can be"},
};

} // namespace pallasd::kernel
