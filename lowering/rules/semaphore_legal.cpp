//===- semaphore_legal.cpp - Which signals and waits lower ----------------===//
//
// The semaphore's transforms must lower, and a device id must name a place in
// the mesh. Facts: lowering section 9.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/mesh_axes.h"
#include "lowering/legal/ref_shape.h"

namespace pallasd::lowering {
namespace {

using jax::Eqn;
using MaybeRefusal = std::optional<Refusal>;

/// Operand tree: semaphore, its transforms, then what the primitive adds.
MaybeRefusal semaphore(const LegalContext &context, const Eqn &eqn) {
  std::optional<uint32_t> operand = operandNumber(treeParam(eqn, "args_tree", 0));
  if (!operand)
    return std::nullopt;
  const jax::Aval &aval = context.in(eqn, *operand);
  RefShape ref{aval, blockShapeOf(aval.shape)};
  return applyTransforms(context, eqn, ref, transformsIn(treeParam(eqn, "args_tree", 1)));
}

MaybeRefusal signal(const LegalContext &context, const Eqn &eqn) {
  if (MaybeRefusal refusal = semaphore(context, eqn))
    return refusal;
  std::optional<uint32_t> operand = operandNumber(treeParam(eqn, "args_tree", 0));
  if (!operand || !operandNumber(treeParam(eqn, "args_tree", 2)))
    return std::nullopt;
  bool namesCore = false;
  const std::string &mesh = context.in(eqn, *operand).mesh;
  if (MaybeRefusal refusal = checkDeviceId(context, eqn, treeParam(eqn, "args_tree", 3), mesh, namesCore))
    return refusal;
  if (namesCore && operandNumber(treeParam(eqn, "args_tree", 4)))
    return refuse("sem-core-twice", "ValueError", "Cannot specify both `core_index` and the core axis");
  return std::nullopt;
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::All, {"semaphore_read", "semaphore_wait"}, semaphore);
  table.add(Cores::All, "semaphore_signal", signal);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
