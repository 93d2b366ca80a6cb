//===- scalar_operands.cpp - Scalars that a mesh kernel closes over -------===//
//
// A jaxpr to jaxpr rewrite: the scalar's variable becomes the result of a load
// from a new argument.
//
//===----------------------------------------------------------------------===//
#include "lowering/scalar_operands.h"

#include <algorithm>

namespace pallasd::lowering {

using jax::Aval;
using jax::DType;
using jax::Jaxpr;
using jax::VarId;

static bool isScalar(const Aval &aval) { return !aval.isRef && aval.shape.empty(); }

/// `value = ref[0]`
static jax::Eqn loadFirst(Jaxpr &jaxpr, VarId ref, VarId value) {
  jax::RefTransform first;
  first.kind = jax::RefTransform::Index;
  jax::DimIndexer zero;
  zero.kind = jax::DimIndexer::Index;
  zero.start = {false, 0, 1};
  first.dims.push_back(zero);
  jax::Eqn load;
  load.prim = jax::primitive("get");
  load.in = {Jaxpr::var(ref), jaxpr.newLiteral({Aval::array(DType::Int32, {}, /*weakType=*/true), int64_t(0)})};
  load.out = {value};
  load.params = {{"tree", jax::Param::transforms({first})}};
  return load;
}

jax::JaxprPtr withScalarsInMemory(const jax::JaxprPtr &body, kernel::CoreType core) {
  auto scalarArgument = [&](VarId var) { return isScalar(body->vars[var]); };
  if (std::none_of(body->invars.begin(), body->invars.end(), scalarArgument))
    return body;
  auto rewritten = std::make_shared<Jaxpr>(*body);
  rewritten->argNames.clear();
  bool tensor = core == kernel::CoreType::TensorCore;
  std::vector<jax::Eqn> loads;
  for (VarId &var : rewritten->invars) {
    if (!isScalar(rewritten->vars[var]))
      continue;
    DType dtype = rewritten->vars[var].dtype;
    VarId ref = rewritten->newVar(Aval::ref(dtype, {1}, tensor ? jax::MemorySpace::Smem : jax::MemorySpace::Hbm));
    loads.push_back(loadFirst(*rewritten, ref, var));
    rewritten->vars[var].weakType = false;
    var = ref;
  }
  rewritten->eqns.insert(rewritten->eqns.begin(), loads.begin(), loads.end());
  return rewritten;
}

} // namespace pallasd::lowering
