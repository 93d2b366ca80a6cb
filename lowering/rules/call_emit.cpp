//===- call_emit.cpp - jit and the custom calls, inlined; what vanishes ---===//
//
// Facts: lowering section 1.
//
//===----------------------------------------------------------------------===//
#include "lowering/emitter.h"

namespace pallasd::lowering {
namespace {

using jax::JaxprPtr;

JaxprPtr jaxprParam(EqnContext &c, std::string_view name) {
  const jax::Param *param = c.eqn.param(name);
  return param ? param->asJaxpr() : nullptr;
}

Result inlineJaxpr(EqnContext &c, std::string_view parameter) {
  JaxprPtr jaxpr = jaxprParam(c, parameter);
  if (!jaxpr)
    return c.e.refuse("malformed", "", "call without a jaxpr");
  return c.e.jaxpr(*jaxpr, c.operands, c.blockShapes);
}

Result jit(EqnContext &c) { return inlineJaxpr(c, "jaxpr"); }
Result evalJaxpr(EqnContext &c) { return inlineJaxpr(c, "call_jaxpr"); }

Result customJvp(EqnContext &c) {
  if (c.boolParam("symbolic_zeros") || c.intParam("num_consts"))
    return c.e.refuse("custom-jvp", "NotImplementedError", "");
  return inlineJaxpr(c, "call_jaxpr");
}

Result customVjp(EqnContext &c) {
  if (c.intParam("num_consts"))
    return c.e.refuse("custom-vjp", "NotImplementedError", "");
  return inlineJaxpr(c, "call_jaxpr");
}

/// Operands: constants of the plain body, constants of the kernel's own body,
/// arguments. The kernel's own body is taken where one was given.
Result customFusion(EqnContext &c) {
  size_t numConsts = size_t(c.intParam("num_consts")), numOwn = size_t(c.intParam("pallas_num_consts"));
  JaxprPtr own = jaxprParam(c, "pallas_jaxpr");
  JaxprPtr body = own ? own : jaxprParam(c, "jaxpr");
  if (!body || numConsts + numOwn > c.numOperands())
    return c.e.refuse("malformed", "", "custom_fusion without a jaxpr");
  llvm::SmallVector<Val, 8> arguments(own ? c.operands.slice(numConsts, numOwn) : c.operands.take_front(numConsts));
  for (const Val &argument : c.operands.drop_front(numConsts + numOwn))
    arguments.push_back(argument);
  return c.e.jaxpr(*body, arguments, {});
}

Result identity(EqnContext &c) { return Vals(c.operands); }
Result nothing(EqnContext &) { return Vals{}; }

Result broadcastTo(EqnContext &c) {
  return c.e.refuse("broadcast-to", "RuntimeError", "`broadcast_to` is a Triton-specific primitive.");
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kAllCores, "jit", jit, Raw::No, Cached::No);
  table.add(kAllCores, "eval_jaxpr", evalJaxpr);
  table.add(kTensor, "custom_jvp_call", customJvp, Raw::No, Cached::No);
  table.add(kTensor, "custom_vjp_call", customVjp, Raw::No, Cached::No);
  table.add(kTensor, "custom_fusion", customFusion);
  table.add(kAllCores, "stage", identity);
  table.add(kAllCores, "reshard", identity);
  table.add(kTensor, "stop_gradient", identity);
  table.add(kAllCores, "add_dependency", nothing);
  table.add(kTensor, "debug_callback", nothing);
  table.add(kTensor, "broadcast_to", broadcastTo);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
