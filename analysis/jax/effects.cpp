//===- effects.cpp - What an equation does besides yielding values --------===//
//
// A table of the primitives with effects of their own, and a walk for those
// whose effects are the ones of their inner jaxprs.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/effects.h"

#include <functional>
#include <string_view>
#include <unordered_map>

namespace pallasd::jax {

namespace {

constexpr uint8_t kRead = Effects::Read, kWrite = Effects::Write;

/// Effects on the first operand and on the world.
struct OwnEffects {
  uint8_t onFirst = 0;
  bool ignorable = false, lasting = false;
};

const OwnEffects *ownEffects(std::string_view primitive) {
  static const auto &table = *new std::unordered_map<std::string_view, OwnEffects>{
      {"get", {kRead}},
      {"swap", {kWrite}},
      {"addupdate", {kWrite}},
      {"masked_load", {kRead}},
      {"masked_swap", {kWrite}},
      {"load", {kRead}},
      {"gather", {kRead}},
      {"scatter", {kWrite}},
      {"sc_fetch_and_add", {kRead | kWrite}},
      {"add_dependency", {kRead | kWrite}},
      {"matmul_push_rhs", {0, false, true}},
      {"matmul_acc_lhs", {kRead | kWrite, false, true}},
      {"matmul_pop", {kRead | kWrite, false, true}},
      {"matmul_lhs_fifo", {0, false, true}},
      {"matmul_pop_fifo", {0, false, true}},
      {"semaphore_signal", {0, false, true}},
      {"semaphore_wait", {0, false, true}},
      {"prng_seed", {0, false, true}},
      {"trace_value", {0, false, true}},
      {"delay", {0, false, true}},
      {"barrier", {0, false, true}},
      {"debug_print", {0, false, true}},
      {"debug_callback", {0, false, true}},
      {"io_callback", {0, false, true}},
      {"check", {0, false, true}},
      {"axis_index", {0, true, false}},
      {"new_ref", {0, true, false}},
      {"empty_ref", {0, true, false}},
      {"free_ref", {kWrite}},
      {"freeze", {kRead}},
  };
  auto found = table.find(primitive);
  return found == table.end() ? nullptr : &found->second;
}

/// Every Ref operand that a structure of operands mentions.
void forEachRef(const RefUse &use, const std::function<void(uint32_t)> &visit);

void forEachRef(const RefTransforms &transforms, const std::function<void(uint32_t)> &visit) {
  for (const RefTransform &t : transforms)
    for (const DimIndexer &dim : t.dims)
      if (dim.ref)
        forEachRef(*dim.ref, visit);
}

void forEachRef(const RefUse &use, const std::function<void(uint32_t)> &visit) {
  if (use.choices.empty())
    visit(use.operand);
  for (const RefUse &choice : use.choices)
    forEachRef(choice, visit);
  forEachRef(use.transforms, visit);
}

void add(Effects &effects, const Param &param, uint8_t bits) {
  if (const RefUse *use = param.asRefUse())
    forEachRef(*use, [&](uint32_t operand) { effects.onInput[operand] |= bits; });
}

/// tree=(source, destination, destination semaphore, source semaphore, device): a wait for a send has the first two
/// exchanged, and never touches the semaphore in the fourth place.
void addCopyEffects(Effects &effects, const Eqn &eqn) {
  const Param *tree = eqn.param("tree");
  const ParamList *parts = tree ? tree->asList() : nullptr;
  if (!parts || parts->size() != 5)
    return;
  const Param *waitSend = eqn.param("is_wait_send");
  bool exchanged = waitSend && waitSend->asBool().value_or(false);
  add(effects, (*parts)[0], exchanged ? kWrite : kRead);
  add(effects, (*parts)[1], exchanged ? kRead : kWrite);
  add(effects, (*parts)[2], kWrite);
  if (eqn.prim->name == "dma_start")
    add(effects, (*parts)[3], kWrite);
}

std::vector<uint32_t> consecutive(const Jaxpr &jaxpr, uint32_t first) {
  std::vector<uint32_t> operands(jaxpr.constvars.size() + jaxpr.invars.size());
  for (uint32_t &operand : operands)
    operand = first++;
  return operands;
}

std::vector<InnerJaxpr> branchesOf(const Eqn &eqn) {
  std::vector<InnerJaxpr> inner;
  const Param *branches = eqn.param("branches");
  if (const ParamList *items = branches ? branches->asList() : nullptr)
    for (const Param &item : *items)
      if (auto jaxpr = item.asJaxpr())
        inner.push_back({jaxpr, consecutive(*jaxpr, 1)});
  return inner;
}

std::vector<InnerJaxpr> whileParts(const Eqn &eqn) {
  auto number = [&](std::string_view name) {
    const Param *param = eqn.param(name);
    return uint32_t(param ? param->asInt().value_or(0) : 0);
  };
  uint32_t condConsts = number("cond_nconsts"), bodyConsts = number("body_nconsts");
  std::vector<InnerJaxpr> inner;
  auto part = [&](std::string_view name, uint32_t first, uint32_t consts) {
    const Param *param = eqn.param(name);
    auto jaxpr = param ? param->asJaxpr() : nullptr;
    if (!jaxpr)
      return;
    InnerJaxpr it{jaxpr, consecutive(*jaxpr, first)};
    for (uint32_t i = consts; i < it.operands.size(); ++i)
      it.operands[i] = condConsts + bodyConsts + (i - consts);
    inner.push_back(std::move(it));
  };
  part("cond_jaxpr", 0, condConsts);
  part("body_jaxpr", condConsts, bodyConsts);
  return inner;
}

/// run_scoped passes what its body closes over, in the place of constvars; the body allocates its invars.
InnerJaxpr scopedBody(const JaxprPtr &jaxpr) {
  InnerJaxpr it{jaxpr, consecutive(*jaxpr, 0)};
  for (size_t i = jaxpr->constvars.size(); i < it.operands.size(); ++i)
    it.operands[i] = kNoOperand;
  return it;
}

void addInnerEffects(Effects &effects, const InnerJaxpr &inner) {
  Effects own = effectsOf(*inner.jaxpr);
  effects.ignorable |= own.ignorable;
  effects.lasting |= own.lasting;
  for (size_t i = 0; i < inner.operands.size(); ++i)
    if (inner.operands[i] < effects.onInput.size())
      effects.onInput[inner.operands[i]] |= own.onInput[i];
}

} // namespace

bool Effects::keep() const {
  bool writes = false;
  for (uint8_t bits : onInput)
    writes |= (bits & Write) != 0;
  return lasting || writes;
}

bool Effects::any() const {
  bool touches = false;
  for (uint8_t bits : onInput)
    touches |= bits != 0;
  return touches || ignorable || lasting;
}

std::vector<InnerJaxpr> innerJaxprs(const Eqn &eqn) {
  const std::string &name = eqn.prim->name;
  if (name == "cond")
    return branchesOf(eqn);
  if (name == "while")
    return whileParts(eqn);
  for (std::string_view key : {"jaxpr", "call_jaxpr"})
    if (const Param *param = eqn.param(key))
      if (auto jaxpr = param->asJaxpr()) {
        if (name == "run_scoped")
          return {scopedBody(jaxpr)};
        return {{jaxpr, consecutive(*jaxpr, name == "parallel_loop" ? 3 : 0)}};
      }
  return {};
}

Effects effectsOf(const Jaxpr &jaxpr, const Eqn &eqn) {
  Effects effects;
  effects.onInput.resize(eqn.in.size());
  const std::string &name = eqn.prim->name;
  bool laxNamesake = eqn.prim->variant.empty() && (name == "gather" || name == "scatter");
  if (const OwnEffects *own = laxNamesake ? nullptr : ownEffects(name)) {
    if (!eqn.in.empty())
      effects.onInput[0] = own->onFirst;
    effects.ignorable = own->ignorable;
    effects.lasting = own->lasting;
  }
  if (name == "dma_start" || name == "dma_wait")
    addCopyEffects(effects, eqn);
  for (const InnerJaxpr &inner : innerJaxprs(eqn))
    addInnerEffects(effects, inner);
  for (size_t i = 0; i < eqn.in.size(); ++i)
    if (!jaxpr.aval(eqn.in[i]).isRef)
      effects.onInput[i] = 0;
  return effects;
}

Effects effectsOf(const Jaxpr &jaxpr) {
  Effects effects;
  std::vector<uint32_t> inputs(jaxpr.vars.size(), kNoOperand);
  uint32_t next = 0;
  for (const auto *vars : {&jaxpr.constvars, &jaxpr.invars})
    for (VarId v : *vars)
      inputs[v] = next++;
  effects.onInput.resize(next);
  for (const Eqn &eqn : jaxpr.eqns) {
    Effects own = effectsOf(jaxpr, eqn);
    effects.ignorable |= own.ignorable;
    effects.lasting |= own.lasting;
    for (size_t i = 0; i < eqn.in.size(); ++i)
      if (own.onInput[i] && !eqn.in[i].isLiteral && inputs[eqn.in[i].index] != kNoOperand)
        effects.onInput[inputs[eqn.in[i].index]] |= own.onInput[i];
  }
  return effects;
}

} // namespace pallasd::jax
