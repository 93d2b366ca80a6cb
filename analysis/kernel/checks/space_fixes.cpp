//===- space_fixes.cpp - A slice in HBM becomes a block --------------------===//
//
// Rule memory-space-access (messages.md, 4). A kernel that reads, once and in
// every step, `w[:, pl.ds(program_id * size, size)]` of an operand that stays in
// HBM reads what a BlockSpec describes: block (all, size), index map (0, step).
// The spec and the access change together. What is written into the spec has to
// hold for every call of the wrapper, so sizes are taken from the code where it
// names them.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/space_fixes.h"

#include "analysis/kernel/checks/fixes.h"
#include "analysis/kernel/checks/trace_fixes.h"

#include <algorithm>

namespace pallasd::kernel {

using jax::Atom;
using jax::Eqn;
using jax::Jaxpr;

namespace {

/// One dimension of the slice that a step reads.
struct Part {
  int64_t size = 0;
  std::optional<size_t> gridAxis; ///< starts at program_id(axis) * size; else all of the dimension
};

const Eqn *definition(const Jaxpr &jaxpr, const Atom &atom) {
  for (const Eqn &eqn : jaxpr.eqns)
    if (!atom.isLiteral && std::ranges::find(eqn.out, atom.index) != eqn.out.end())
      return &eqn;
  return nullptr;
}

/// k of `program_id(k) * size`.
std::optional<size_t> stepOf(const Jaxpr &jaxpr, const Atom &start, int64_t size) {
  const Eqn *product = definition(jaxpr, start);
  if (!product || product->prim->name != "mul")
    return std::nullopt;
  for (size_t i : {0, 1}) {
    const Atom &factor = product->in[1 - i];
    const auto *value = factor.isLiteral ? std::get_if<int64_t>(&jaxpr.literals[factor.index].value) : nullptr;
    const Eqn *step = definition(jaxpr, product->in[i]);
    const jax::Param *axis = step && step->prim->name == "program_id" ? step->param("axis") : nullptr;
    if (value && *value == size && axis && axis->asInt())
      return size_t(*axis->asInt());
  }
  return std::nullopt;
}

/// The slice, if it is a block of the operand's array at every step.
std::optional<std::vector<Part>> blockOf(const Subject &subject, const BlockMapping &operand) {
  const jax::Param *tree = subject.eqn->param("tree");
  const jax::RefTransforms *transforms = tree ? tree->asTransforms() : nullptr;
  if (!transforms || transforms->size() != 1 || transforms->front().kind != jax::RefTransform::Index ||
      transforms->front().dims.size() < 2)
    return std::nullopt;
  std::vector<Part> parts;
  const jax::Shape &shape = operand.array.shape;
  for (const jax::DimIndexer &dim : transforms->front().dims) {
    if (dim.kind != jax::DimIndexer::Slice || !dim.size.isStatic || dim.stride != 1 || parts.size() == shape.size())
      return std::nullopt;
    Part part{dim.size.value, std::nullopt};
    int64_t whole = shape[parts.size()];
    bool all = dim.start.isStatic && dim.start.value == 0 && part.size == whole;
    if (!all && dim.start.isStatic)
      return std::nullopt;
    if (!all)
      part.gridAxis = stepOf(*subject.jaxpr, subject.eqn->in[dim.start.operand], part.size);
    bool inside = !part.gridAxis || (*part.gridAxis < subject.instance.grid.size() &&
                                     subject.instance.grid[*part.gridAxis] * part.size <= whole);
    if (!all && (!part.gridAxis || !inside))
      return std::nullopt;
    parts.push_back(part);
  }
  size_t last = parts.size() - 1;
  auto tiles = [&](size_t d, int64_t unit) { return parts[d].size == shape[d] || parts[d].size % unit == 0; };
  return parts.size() == shape.size() && tiles(last, 128) && tiles(last - 1, 8) ? std::optional(parts) : std::nullopt;
}

size_t uses(const Jaxpr &jaxpr, jax::VarId ref) {
  size_t count = 0;
  for (const Eqn &eqn : jaxpr.eqns)
    count += size_t(std::ranges::count(eqn.in, Jaxpr::var(ref)));
  return count;
}

/// The `pl.BlockSpec(memory_space=…)` of one operand, and the operand as the call names it.
struct WrittenSpec {
  const syntax::Call *spec = nullptr;
  const syntax::NameExpr *operand = nullptr; ///< null: no name, or not in the spec's scope
};

std::optional<WrittenSpec> writtenSpec(const KernelInstance &instance, const Spot &call, const Spot &spec,
                                       size_t operand) {
  WrittenSpec written;
  written.spec = spec.root ? syntax::dynCast<syntax::Call>(syntax::nodeAt(*spec.root, spec.range())) : nullptr;
  bool onlySpace = written.spec && written.spec->args.empty() && written.spec->keywords.size() == 1 &&
                   keywordValue(*written.spec, "memory_space");
  if (!onlySpace)
    return std::nullopt;
  const auto *outer = call.root ? syntax::dynCast<syntax::Call>(syntax::nodeAt(*call.root, call.range())) : nullptr;
  bool inside = outer && call.root == spec.root && syntax::contains(outer->range, written.spec->range) &&
                outer->args.size() == size_t(instance.numInputs) && operand < outer->args.size();
  if (inside && std::ranges::none_of(outer->args, [](auto *a) { return a->kind == syntax::NodeKind::Starred; }))
    written.operand = syntax::dynCast<syntax::NameExpr>(outer->args[operand]);
  return written;
}

/// `size` of `pl.ds(start, size)` in one dimension of the access, if it means the same wherever it is written.
const syntax::Expr *writtenSize(const syntax::Subscript &access, size_t dimension) {
  const auto *entries = syntax::dynCast<syntax::Sequence>(access.slice);
  const auto *slice =
      entries && dimension < entries->elts.size() ? syntax::dynCast<syntax::Call>(entries->elts[dimension]) : nullptr;
  if (!slice || slice->args.size() != 2 || (calleeName(*slice) != "ds" && calleeName(*slice) != "dslice"))
    return nullptr;
  const auto *name = syntax::dynCast<syntax::NameExpr>(slice->args[1]);
  bool global = name && name->binding.kind == syntax::Binding::Global;
  return global || slice->args[1]->kind == syntax::NodeKind::Constant ? slice->args[1] : nullptr;
}

bool sameSpec(const BlockMapping &a, const BlockMapping &b) {
  return a.specSource && b.specSource && startTogether(*a.specSource, *b.specSource);
}

std::string listed(const std::vector<std::string> &texts) {
  std::string all;
  for (const std::string &text : texts)
    all += (all.empty() ? "" : ", ") + text;
  return all;
}

void proposeBlock(const Subject &subject, size_t operand, Finding &finding) {
  static const std::vector<std::string> names = {"i", "j", "k", "l"};
  const KernelInstance &instance = subject.instance;
  const BlockMapping &block = instance.blocks[operand];
  const auto *access = syntax::dynCast<syntax::Subscript>(subject.node);
  size_t sharing = size_t(std::ranges::count_if(instance.blocks, [&](auto &b) { return sameSpec(b, block); }));
  bool simple = instance.kind == "pallas_call" && instance.numScalarPrefetch == 0 && instance.vmappedDims.empty() &&
                operand < size_t(instance.numInputs) && !instance.grid.empty() &&
                instance.grid.size() <= names.size() && subject.jaxpr == instance.body.get() && access &&
                sharing == 1 && instance.callSource;
  if (!simple || uses(*subject.jaxpr, subject.eqn->in[0].index) != 1)
    return;
  auto parts = blockOf(subject, block);
  Spot call(*subject.sources, *instance.callSource), spec(*subject.sources, *block.specSource);
  auto written = writtenSpec(instance, call, spec, operand);
  std::string pl = spec.alias("jax.experimental.pallas");
  if (!parts || !written || pl.empty())
    return;
  FixProposal fix{"Let the pipeline fetch this slice", FixSafety::Safe, {}};
  std::vector<std::string> sizes, indices, parameters(names.begin(), names.begin() + long(instance.grid.size()));
  for (size_t d = 0; d < parts->size(); ++d) {
    const Part &part = (*parts)[d];
    const syntax::Expr *size = part.gridAxis ? writtenSize(*access, d) : nullptr;
    bool whole = !part.gridAxis && written->operand;
    if (!size && !whole)
      fix.safety = FixSafety::Check; // the number holds for this call
    sizes.push_back(size    ? subject.text(*size)
                    : whole ? *written->operand->id + ".shape[" + std::to_string(d) + "]"
                            : std::to_string(part.size));
    indices.push_back(part.gridAxis ? names[*part.gridAxis] : "0");
  }
  fix.edits.push_back(spec.edit(written->spec->range, pl + ".BlockSpec((" + listed(sizes) + "), lambda " +
                                                          listed(parameters) + ": (" + listed(indices) + "))"));
  fix.edits.push_back(replace(subject, *access, subject.text(*access->value) + "[...]"));
  finding.fixes.push_back(std::move(fix));
}

} // namespace

void proposeTransfers(const Subject &subject, size_t operand, Finding &finding) {
  if (!subject.sources || !subject.node || operand >= subject.instance.blocks.size() ||
      !subject.instance.blocks[operand].specSource || subject.eqn->prim->name != "get")
    return;
  proposeBlock(subject, operand, finding);
  const jax::Aval *out = subject.out(0);
  if (!out || out->shape.empty())
    return;
  std::vector<std::string> sizes;
  for (int64_t size : out->shape)
    sizes.push_back(std::to_string(size));
  std::string buffer = "`pltpu.VMEM((" + listed(sizes) + (sizes.size() == 1 ? "," : "") + "), jnp." +
                       std::string(jax::name(out->dtype)) + ")`";
  finding.fixes.push_back({"Copy it by hand: scratch " + buffer +
                               " and `pltpu.SemaphoreType.DMA(())`, then `pltpu.make_async_copy`, `start` and `wait`",
                           FixSafety::Sketch,
                           {}});
}

} // namespace pallasd::kernel
