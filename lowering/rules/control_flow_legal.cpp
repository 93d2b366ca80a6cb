//===- control_flow_legal.cpp - Which loops and grid indices lower --------===//
//
// A scan lowers as a counted loop over its carries, any while lowers. Facts:
// lowering section 8, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/entered.h"
#include "lowering/legal/mesh_axes.h"
#include "lowering/legal/predicates.h"

#include <algorithm>

namespace pallasd::lowering {
namespace {

using jax::Eqn;
using MaybeRefusal = std::optional<Refusal>;

MaybeRefusal scan(const LegalContext &, const Eqn &eqn) {
  const jax::Param *param = eqn.param("jaxpr");
  jax::JaxprPtr body = param ? param->asJaxpr() : nullptr;
  if (!body)
    return std::nullopt;
  if (boolParam(eqn, "reverse"))
    return refuse("scan-reverse", "NotImplementedError", "");
  auto numConsts = size_t(intParam(eqn, "num_consts")), numCarry = size_t(intParam(eqn, "num_carry"));
  if (body->outvars.size() > numCarry)
    return refuse("scan-ys", "ValueError", "extensive output(s) is not supported.")
        .fact("count", std::to_string(body->outvars.size() - numCarry));
  if (body->constvars.size() + body->invars.size() > numConsts + numCarry)
    return refuse("scan-xs", "ValueError", "extensive argument(s) is not supported.");
  return std::nullopt;
}

MaybeRefusal checkGridAxis(const LegalContext &context, const Eqn &eqn) {
  const kernel::KernelInstance &instance = context.instance;
  size_t rank = instance.mesh ? instance.mesh->axes.size() : instance.grid.size(), count = 0;
  for (size_t i = 0; i < rank; ++i)
    count += std::count(instance.vmappedDims.begin(), instance.vmappedDims.end(), int64_t(i)) == 0;
  int64_t axis = intParam(eqn, "axis");
  if (axis < 0 || size_t(axis) >= count)
    return refuse("program-id", "ValueError", "user passed in program id with axis:");
  return std::nullopt;
}

MaybeRefusal programId(const LegalContext &context, const Eqn &eqn) {
  if (context.inIndexMap)
    return refuse("program-id-map", "ValueError", "program id:");
  return checkGridAxis(context, eqn);
}

MaybeRefusal axisIndex(const LegalContext &context, const Eqn &eqn) {
  std::string_view axis = textParam(eqn, "axis_name");
  return axis.empty() ? std::nullopt : checkAxis(context, axis);
}

MaybeRefusal platformIndex(const LegalContext &, const Eqn &eqn) {
  if (mosaicPlatform(eqn))
    return std::nullopt;
  return refuse("platform", "NotImplementedError", "No mosaic or default platform indexing rule found.");
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::All, "scan", scan);
  table.add(Cores::All, "program_id", programId);
  table.add(Cores::All, "num_programs", checkGridAxis);
  table.add(Cores::All, "axis_index", axisIndex);
  table.add(Cores::Tensor, "platform_index", platformIndex);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
