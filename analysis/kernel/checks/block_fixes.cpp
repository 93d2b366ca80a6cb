//===- block_fixes.cpp - From one row a step to eight ----------------------===//
//
// Rule block-shape (messages.md, 1): blocks of one row, (1, n), become blocks of
// eight, and the grid takes an eighth of the steps. Blocks and grid change
// together or not at all: with the old grid, seven steps of eight lie past the
// edge. Offered only where the kernel's jaxpr shows that rows never meet, so
// that eight at once give the numbers of one after the other, and that its code
// follows the block's shape.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/block_fixes.h"

#include "analysis/kernel/checks/fixes.h"
#include "analysis/kernel/checks/trace_fixes.h"

#include <algorithm>
#include <set>

namespace pallasd::kernel {

namespace {

using jax::Atom;
using jax::Eqn;
using jax::Jaxpr;

constexpr int64_t kRows = 8; ///< of a tile

/// A whole row of the array for each step: block (1, n) of (rows, n) at (i, 0).
bool takesRow(const BlockMapping &block, int64_t rows) {
  bool shaped = block.block.size() == 2 && block.block[0] == BlockDim{BlockDim::Blocked, 1} &&
                block.block[1].kind == BlockDim::Blocked && block.array.shape.size() == 2 &&
                block.array.shape[0] == rows && block.block[1].size == block.array.shape[1];
  if (!shaped || !block.hasWindow || !block.indexMap || block.indexMap->outvars.size() != 2)
    return false;
  const Jaxpr &map = *block.indexMap;
  const Atom &row = map.outvars[0], &column = map.outvars[1];
  bool first = !row.isLiteral && !map.invars.empty() && row.index == map.invars[0];
  const auto *zero = column.isLiteral ? std::get_if<int64_t>(&map.literals[column.index].value) : nullptr;
  return first && zero && *zero == 0;
}

/// The same part at every step.
bool staysPut(const BlockMapping &block) {
  return block.indexMap && std::ranges::all_of(block.indexMap->outvars, [](const Atom &out) { return out.isLiteral; });
}

//===----------------------------------------------------------------------===//
// Rows never meet
//===----------------------------------------------------------------------===//

/// Values are rows of the blocks, (1, …) with the row in front, or have nothing to do with them.
class RowProof {
public:
  RowProof(const KernelInstance &instance, const Sources &sources, int64_t rows)
      : sources(sources), body(*instance.body) {
    size_t first = size_t(instance.numScalarPrefetch);
    for (size_t i = first; i < body.invars.size() && i - first < instance.blocks.size(); ++i)
      if (takesRow(instance.blocks[i - first], rows))
        rowRefs.insert(body.invars[i]);
  }

  bool holds() {
    return std::ranges::all_of(body.eqns, [&](const Eqn &eqn) { return follows(eqn); });
  }

private:
  bool isRow(const Atom &atom) const { return !atom.isLiteral && rowValues.contains(atom.index); }

  bool follows(const Eqn &eqn) {
    const std::string &name = eqn.prim->name;
    if (name == "get")
      return read(eqn);
    if (name == "swap")
      return write(eqn);
    bool anyRow = std::ranges::any_of(eqn.in, [&](const Atom &in) { return isRow(in); });
    if (!isPlain(eqn, name) || (anyRow && !keepsRows(eqn, name)))
      return false;
    if (anyRow)
      for (jax::VarId out : eqn.out)
        rowValues.insert(out);
    return true;
  }

  static bool whole(const Eqn &eqn) {
    const jax::Param *tree = eqn.param("tree");
    return tree && tree->asTransforms() && tree->asTransforms()->empty();
  }

  bool read(const Eqn &eqn) {
    if (!rowRefs.contains(eqn.in[0].index))
      return true;
    rowValues.insert(eqn.out[0]);
    return whole(eqn);
  }

  bool write(const Eqn &eqn) const {
    return rowRefs.contains(eqn.in[0].index) && whole(eqn) && isRow(eqn.in[1]) && eqn.in.size() == 2;
  }

  static bool isElementwise(const std::string &name) {
    static const std::set<std::string, std::less<>> names = {
        "abs",  "add",   "and",   "ceil",     "convert_element_type",
        "cos",  "div",   "eq",    "erf",      "exp",
        "exp2", "floor", "ge",    "gt",       "integer_pow",
        "le",   "log",   "log1p", "logistic", "lt",
        "max",  "min",   "mul",   "ne",       "neg",
        "not",  "or",    "pow",   "rsqrt",    "select_n",
        "sign", "sin",   "sqrt",  "square",   "stop_gradient",
        "sub",  "tanh"};
    return names.contains(name);
  }

  /// What the code asked for in its own words isn't bound to the block's present shape.
  bool isPlain(const Eqn &eqn, const std::string &name) const {
    bool reduces = name.starts_with("reduce_");
    if (!isElementwise(name) && !reduces && name != "broadcast_in_dim")
      return false;
    const syntax::Node *node = eqn.source ? sources.node(*eqn.source) : nullptr;
    const auto *call = syntax::dynCast<syntax::Call>(node);
    if (name != "broadcast_in_dim" || !call)
      return node != nullptr;
    static constexpr std::string_view named[] = {"broadcast_to", "broadcast_in_dim", "reshape", "full", "zeros",
                                                 "ones",         "expand_dims"};
    std::string callee = calleeName(*call);
    return !callee.empty() && std::ranges::find(named, callee) == std::end(named);
  }

  bool keepsRows(const Eqn &eqn, const std::string &name) const {
    const jax::Aval &out = body.vars[eqn.out[0]];
    if (out.shape.empty() || out.shape[0] != 1)
      return false;
    if (name.starts_with("reduce_")) {
      const jax::Param *axes = eqn.param("axes");
      auto dims = axes ? axes->asInts() : std::nullopt;
      return dims && std::ranges::find(*dims, 0) == dims->end();
    }
    if (name == "broadcast_in_dim") {
      const jax::Param *param = eqn.param("broadcast_dimensions");
      auto dims = param ? param->asInts() : std::nullopt;
      return dims && !dims->empty() && dims->front() == 0;
    }
    // Rows with what is no row: a scalar, or an array that jnp (lax doesn't) broadcasts along the rows.
    bool broadcasts = !eqn.publicName.empty() || sources.node(*eqn.source)->kind == syntax::NodeKind::BinOp;
    return std::ranges::all_of(eqn.in, [&](const Atom &in) {
      const jax::Aval &aval = body.aval(in);
      return isRow(in) || aval.shape.empty() || (aval.shape[0] == 1 && broadcasts);
    });
  }

  const Sources &sources;
  const Jaxpr &body;
  std::set<jax::VarId> rowRefs, rowValues;
};

//===----------------------------------------------------------------------===//
// The edits
//===----------------------------------------------------------------------===//

/// `1` in `pl.BlockSpec((1, n), …)`; null if the spec is written otherwise.
const syntax::Expr *rowEntry(const Spot &spec) {
  const auto *call = spec.root ? syntax::dynCast<syntax::Call>(syntax::nodeAt(*spec.root, spec.range())) : nullptr;
  const syntax::Expr *shape = call && !call->args.empty() ? call->args[0] : nullptr;
  if (call && !shape)
    shape = keywordValue(*call, "block_shape");
  const auto *entries = syntax::dynCast<syntax::Sequence>(shape);
  if (!entries || entries->elts.size() != 2)
    return nullptr;
  const auto *one = syntax::dynCast<syntax::Constant>(entries->elts[0]);
  const auto *value = one ? std::get_if<int64_t>(&one->value) : nullptr;
  return value && *value == 1 ? one : nullptr;
}

/// The number of steps in `grid=…`; null if it is written otherwise.
const syntax::Expr *steps(const Spot &call) {
  const auto *operands = call.root ? syntax::dynCast<syntax::Call>(syntax::nodeAt(*call.root, call.range())) : nullptr;
  const auto *made = operands ? syntax::dynCast<syntax::Call>(operands->func) : nullptr;
  const syntax::Expr *grid = made ? keywordValue(*made, "grid") : nullptr;
  const auto *entries = syntax::dynCast<syntax::Sequence>(grid);
  if (entries)
    return entries->elts.size() == 1 ? entries->elts[0] : nullptr;
  return grid;
}

} // namespace

void proposeRows(const KernelInstance &instance, const Sources &sources, Finding &finding) {
  bool simple = instance.kind == "pallas_call" && instance.grid.size() == 1 && instance.scratch.empty() &&
                instance.body && instance.callSource && instance.vmappedDims.empty() && instance.aliases.empty() &&
                instance.compilerParams.dimensionSemantics.size() <= 1;
  int64_t rows = simple ? instance.grid[0] : 0;
  if (rows <= 1 || jax::primitiveCounts(*instance.body).contains("program_id"))
    return;
  std::vector<jax::SourceFrame> specs;
  for (const BlockMapping &block : instance.blocks) {
    if (takesRow(block, rows) ? !block.specSource : !staysPut(block))
      return;
    bool known = !takesRow(block, rows) ||
                 std::ranges::any_of(specs, [&](const auto &spec) { return startTogether(spec, *block.specSource); });
    if (!known)
      specs.push_back(*block.specSource);
  }
  Spot call(sources, *instance.callSource);
  const syntax::Expr *grid = steps(call);
  std::string pl = call.alias("jax.experimental.pallas");
  if (!grid || pl.empty() || !RowProof(instance, sources, rows).holds())
    return;
  FixProposal fix{"Take 8 rows a step", FixSafety::Safe, {}};
  for (const jax::SourceFrame &frame : specs) {
    Spot spec(sources, frame);
    const syntax::Expr *entry = rowEntry(spec);
    if (!entry)
      return;
    fix.edits.push_back(spec.edit(entry->range, std::to_string(kRows)));
  }
  std::string count = call.text(grid->range);
  fix.edits.push_back(call.edit(grid->range, pl + ".cdiv(" + count + ", " + std::to_string(kRows) + ")"));
  finding.fixes.push_back(std::move(fix));
}

} // namespace pallasd::kernel
