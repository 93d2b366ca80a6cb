//===- scalar_operands.cpp - Scalars that a mesh kernel closes over -------===//
//
// A jaxpr to jaxpr rewrite: the scalar's variable becomes the result of a load
// at the start of the body. On a SparseCore all scalars are copied at once,
// under one semaphore, before the first load.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/scalar_operands.h"

#include "analysis/facts/chip.h"

#include <algorithm>

namespace pallasd::lowering {

using jax::Aval;
using jax::DType;
using jax::Eqn;
using jax::Jaxpr;
using jax::MemorySpace;
using jax::Param;
using jax::VarId;
using kernel::CoreType;

static bool isScalar(const Aval &aval) { return !aval.isRef && aval.shape.empty(); }

static Eqn equation(std::string_view primitive, std::vector<jax::Atom> in, std::vector<VarId> out,
                    jax::ParamDict params) {
  Eqn eqn;
  eqn.prim = jax::primitive(primitive);
  eqn.in = std::move(in);
  eqn.out = std::move(out);
  eqn.params = std::move(params);
  return eqn;
}

static jax::RefTransform firstElement() {
  jax::RefTransform first;
  first.kind = jax::RefTransform::Index;
  jax::DimIndexer zero;
  zero.kind = jax::DimIndexer::Slice;
  zero.size.value = 1;
  first.dims.push_back(std::move(zero));
  return first;
}

namespace {

class Rewrite {
public:
  Rewrite(const Jaxpr &body, CoreType core, int64_t lanes)
      : made_(std::make_shared<Jaxpr>(body)), core_(core), lanes_(lanes) {}

  jax::JaxprPtr run() {
    made_->argNames.clear();
    MemorySpace space = core_ == CoreType::TensorCore ? MemorySpace::Smem : MemorySpace::Hbm;
    for (VarId &argument : made_->invars) {
      if (!isScalar(made_->vars[argument]))
        continue;
      DType dtype = made_->vars[argument].dtype;
      made_->vars[argument].weakType = false;
      VarId ref = made_->newVar(Aval::ref(dtype, {1}, space));
      scalars_.push_back({argument, ref, ref, dtype});
      argument = ref;
    }
    if (core_ != CoreType::TensorCore)
      copyToOwnMemory();
    for (const Scalar &scalar : scalars_)
      load(scalar);
    made_->eqns.insert(made_->eqns.begin(), eqns_.begin(), eqns_.end());
    return made_;
  }

private:
  struct Scalar {
    VarId value, argument, memory;
    DType dtype;
  };

  bool isVector() const { return core_ == CoreType::VectorSubcore; }

  void copyToOwnMemory() {
    for (Scalar &scalar : scalars_) {
      Aval own = isVector() ? Aval::ref(scalar.dtype, {lanes_}, MemorySpace::Vmem)
                            : Aval::ref(scalar.dtype, {1}, MemorySpace::Smem);
      scalar.memory = made_->newVar(own);
      eqns_.push_back(equation("empty_ref", {}, {scalar.memory}, {}));
    }
    std::vector<jax::Atom> operands;
    for (const Scalar &scalar : scalars_) {
      operands.push_back(Jaxpr::var(scalar.argument));
      operands.push_back(Jaxpr::var(scalar.memory));
    }
    eqns_.push_back(equation("run_scoped", operands, {},
                             {{"collective_axes", Param::list({})}, {"jaxpr", Param(jax::JaxprPtr(copies()))}}));
  }

  /// Starts all copies, then waits for all.
  std::shared_ptr<Jaxpr> copies() const {
    auto inner = std::make_shared<Jaxpr>();
    for (const Scalar &scalar : scalars_) {
      inner->constvars.push_back(inner->newVar(made_->vars[scalar.argument]));
      inner->constvars.push_back(inner->newVar(made_->vars[scalar.memory]));
    }
    VarId semaphore = inner->newVar(Aval::ref(DType::DmaSemaphore, {}, MemorySpace::Semaphore));
    inner->invars.push_back(semaphore);
    for (bool wait : {false, true})
      for (size_t i = 0; i < inner->constvars.size(); i += 2)
        inner->eqns.push_back(copy(wait, inner->constvars[i], inner->constvars[i + 1], semaphore));
    return inner;
  }

  Eqn copy(bool wait, VarId source, VarId target, VarId semaphore) const {
    jax::RefUse from, to, done;
    to.operand = 1;
    done.operand = 2;
    if (isVector())
      to.transforms = {firstElement()};
    jax::ParamDict params{
        {"tree", Param::list({Param::refUse(from), Param::refUse(to), Param::refUse(done), Param(), Param()})}};
    return equation(wait ? "dma_wait" : "dma_start", {Jaxpr::var(source), Jaxpr::var(target), Jaxpr::var(semaphore)},
                    {}, std::move(params));
  }

  void load(const Scalar &scalar) {
    if (isVector()) {
      loadVector(scalar);
      return;
    }
    jax::RefTransform first = firstElement();
    first.dims.front().kind = jax::DimIndexer::Index;
    first.dims.front().start = {false, 0, 1};
    jax::Atom zero = made_->newLiteral({Aval::array(DType::Int32, {}, /*weakType=*/true), int64_t(0)});
    eqns_.push_back(equation("get", {Jaxpr::var(scalar.memory), zero}, {scalar.value},
                             {{"tree", Param::transforms({std::move(first)})}}));
  }

  /// A register is loaded and its first lane taken.
  void loadVector(const Scalar &scalar) {
    VarId lanes = made_->newVar(Aval::array(scalar.dtype, {lanes_}));
    VarId one = made_->newVar(Aval::array(scalar.dtype, {1}));
    eqns_.push_back(equation("get", {Jaxpr::var(scalar.memory)}, {lanes}, {{"tree", Param::transforms({})}}));
    eqns_.push_back(
        equation("slice", {Jaxpr::var(lanes)}, {one},
                 {{"limit_indices", Param::ints({1})}, {"start_indices", Param::ints({0})}, {"strides", Param()}}));
    eqns_.push_back(equation("squeeze", {Jaxpr::var(one)}, {scalar.value}, {{"dimensions", Param::ints({0})}}));
  }

  std::shared_ptr<Jaxpr> made_;
  CoreType core_;
  int64_t lanes_;
  std::vector<Scalar> scalars_;
  std::vector<Eqn> eqns_;
};

} // namespace

jax::JaxprPtr loweredBody(const kernel::KernelInstance &instance) {
  if (!instance.mesh)
    return jax::eliminateDeadCode(instance.body, jax::loopPruning(instance.jaxRelease));
  const Jaxpr &body = *instance.body;
  bool any = std::any_of(body.invars.begin(), body.invars.end(), [&](VarId var) { return isScalar(body.vars[var]); });
  if (!any)
    return instance.body;
  const facts::ChipInfo *chip = facts::chipInfo(instance.chip);
  int64_t lanes = chip && chip->sparseCore ? chip->sparseCore->lanes : 1;
  return Rewrite(body, instance.core, lanes).run();
}

} // namespace pallasd::lowering
