//===- dce.cpp - Dead-code elimination as JAX does it -----------------------===//
//
// One backward pass over the equations, with a rule for each kind of control
// flow that prunes its inner jaxprs as well. What counts as an effect is in
// effects.h; beyond that, a write to a Ref that the jaxpr itself allocates
// (jax.empty_ref, jax.new_ref) is dead unless something later touches the Ref.
// A jaxpr or equation in which nothing changes is kept as the object it is.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/effects.h"
#include "support/releases.h"

#include <algorithm>
#include <array>
#include <deque>

namespace pallasd::jax {

namespace {

using Flags = std::vector<bool>;

bool any(const Flags &flags) { return std::find(flags.begin(), flags.end(), true) != flags.end(); }
bool all(const Flags &flags) { return std::find(flags.begin(), flags.end(), false) == flags.end(); }
void uniteWith(Flags &flags, const Flags &others) {
  for (size_t i = 0; i < flags.size(); ++i)
    flags[i] = flags[i] || others[i];
}

template <typename T> std::vector<T> where(const std::vector<T> &items, const Flags &kept) {
  std::vector<T> result;
  for (size_t i = 0; i < items.size(); ++i)
    if (kept[i])
      result.push_back(items[i]);
  return result;
}

Flags slice(const Flags &flags, size_t begin, size_t end) { return Flags(flags.begin() + begin, flags.begin() + end); }

Flags concatenated(std::initializer_list<Flags> parts) {
  Flags result;
  for (const Flags &part : parts)
    result.insert(result.end(), part.begin(), part.end());
  return result;
}

/// A jaxpr without its dead code, and which of its invars are used.
struct Pruned {
  JaxprPtr jaxpr;
  Flags used;
};
Pruned prune(const JaxprPtr &jaxpr, const Flags &usedOutputs, const Flags &instantiate, const Flags &liveInputs,
             LoopPruning loops);

/// What becomes of an equation, and which operands it uses.
struct PrunedEqn {
  enum Fate { Gone, Same, Changed } fate;
  Flags used;
  Eqn eqn; ///< if Changed
};

void setParam(Eqn &eqn, std::string_view name, Param value) {
  auto found = std::ranges::find(eqn.params, name, &jax::ParamDict::value_type::first);
  if (found != eqn.params.end())
    found->second = std::move(value);
}

int64_t intParam(const Eqn &eqn, std::string_view name) {
  const Param *param = eqn.param(name);
  return param ? param->asInt().value_or(0) : 0;
}

JaxprPtr jaxprParam(const Eqn &eqn, std::string_view name) {
  const Param *param = eqn.param(name);
  return param ? param->asJaxpr() : nullptr;
}

/// Keeps the entries of a list parameter that has one for each operand or result.
void filterParam(Eqn &eqn, std::string_view name, const Flags &kept) {
  const Param *param = eqn.param(name);
  const ParamList *items = param ? param->asList() : nullptr;
  if (items && items->size() == kept.size())
    setParam(eqn, name, Param::list(where(*items, kept)));
}

/// Whether the effects of an equation keep it, given which of its Refs are looked at afterwards.
bool hasLiveEffects(const Jaxpr &jaxpr, const Eqn &eqn, const Flags &live) {
  if (all(live))
    return eqn.hasEffects;
  Effects effects = effectsOf(jaxpr, eqn);
  for (size_t i = 0; i < live.size(); ++i)
    if (!live[i] && !eqn.in[i].isLiteral)
      effects.onInput[i] = 0;
  return effects.keep();
}

class Rules {
public:
  Rules(const Jaxpr &jaxpr, const Eqn &eqn, const Flags &usedOutputs, const Flags &live, LoopPruning loops)
      : jaxpr(jaxpr), eqn(eqn), usedOutputs(usedOutputs), live(live), loops(loops) {}

  PrunedEqn apply() {
    const std::string &name = eqn.prim->name;
    if (name == "free_ref" || name == "mpmd_map")
      return keep();
    if (!any(usedOutputs) && !hasLiveEffects(jaxpr, eqn, live))
      return {PrunedEqn::Gone, Flags(eqn.in.size()), {}};
    if (!operandsFit())
      return keep();
    if (name == "scan")
      return scan();
    if (name == "while")
      return loops == LoopPruning::All ? whileLoop() : keep();
    if (name == "cond")
      return cond();
    if (name == "jit" || name == "remat2")
      return call("jaxpr");
    if (name == "eval_jaxpr")
      return call("call_jaxpr");
    if (name == "custom_jvp_call" || name == "custom_vjp_call")
      return customCall();
    return keep();
  }

private:
  /// Whether the equation has inner jaxprs that take operands and yield results one for one, as the rules assume; a
  /// jaxpr from text may say anything.
  bool operandsFit() const {
    auto inner = innerJaxprs(eqn);
    const std::string &name = eqn.prim->name;
    if (name == "while")
      return inner.size() == 2 && intParam(eqn, "cond_nconsts") >= 0 && intParam(eqn, "body_nconsts") >= 0 &&
             fits(*inner[0].jaxpr, size_t(intParam(eqn, "cond_nconsts")) + eqn.out.size(), 1) &&
             fits(*inner[1].jaxpr, size_t(intParam(eqn, "body_nconsts")) + eqn.out.size(), eqn.out.size()) &&
             size_t(intParam(eqn, "cond_nconsts") + intParam(eqn, "body_nconsts")) + eqn.out.size() == eqn.in.size();
    size_t own = name == "cond" ? 1 : 0;
    bool ok = !inner.empty() && eqn.in.size() >= own;
    for (const InnerJaxpr &part : inner)
      ok = ok && fits(*part.jaxpr, eqn.in.size() - own, eqn.out.size());
    if (name == "scan") {
      int64_t consts = intParam(eqn, "num_consts"), carries = intParam(eqn, "num_carry");
      ok = ok && consts >= 0 && carries >= 0 && size_t(consts + carries) <= eqn.in.size() &&
           size_t(carries) <= eqn.out.size();
    }
    return ok;
  }

  static bool fits(const Jaxpr &inner, size_t inputs, size_t outputs) {
    return inner.invars.size() == inputs && inner.outvars.size() == outputs;
  }

  PrunedEqn keep() { return {PrunedEqn::Same, Flags(eqn.in.size(), true), {}}; }

  /// Rules only ever drop operands, results and parts of inner jaxprs, and return unchanged jaxprs as they are.
  PrunedEqn changed(Eqn result, Flags used) {
    bool same = result.in.size() == eqn.in.size() && result.out.size() == eqn.out.size() && result.params == eqn.params;
    if (same)
      return {PrunedEqn::Same, std::move(used), {}};
    return {PrunedEqn::Changed, std::move(used), std::move(result)};
  }

  Eqn withOperands(const Flags &usedInputs, const Flags &usedResults) {
    Eqn result = eqn;
    result.in = where(eqn.in, usedInputs);
    result.out = where(eqn.out, usedResults);
    return result;
  }

  PrunedEqn scan() {
    auto body = jaxprParam(eqn, "jaxpr");
    size_t consts = size_t(intParam(eqn, "num_consts")), carries = size_t(intParam(eqn, "num_carry"));
    Flags usedCarry = slice(usedOutputs, 0, carries), usedYs = slice(usedOutputs, carries, usedOutputs.size());
    Flags liveIns = live;
    while (true) {
      Flags instantiate(eqn.in.size());
      std::copy(usedCarry.begin(), usedCarry.end(), instantiate.begin() + consts);
      Flags used = concatenated({usedCarry, usedYs});
      Pruned pruned = prune(body, used, instantiate, liveIns, loops);
      Flags carryIn = slice(pruned.used, consts, consts + carries), nextLive = liveIns;
      uniteWith(nextLive, pruned.used);
      if (carryIn == usedCarry && nextLive == liveIns)
        return finishScan(pruned, used, consts, usedCarry);
      uniteWith(usedCarry, carryIn);
      liveIns = nextLive;
    }
  }

  PrunedEqn finishScan(const Pruned &pruned, const Flags &used, size_t consts, const Flags &usedCarry) {
    Eqn result = withOperands(pruned.used, used);
    setParam(result, "jaxpr", pruned.jaxpr);
    setParam(result, "num_consts", std::count(pruned.used.begin(), pruned.used.begin() + consts, true));
    setParam(result, "num_carry", std::count(usedCarry.begin(), usedCarry.end(), true));
    return changed(std::move(result), pruned.used);
  }

  PrunedEqn whileLoop() {
    auto condition = jaxprParam(eqn, "cond_jaxpr"), body = jaxprParam(eqn, "body_jaxpr");
    size_t condConsts = size_t(intParam(eqn, "cond_nconsts")), bodyConsts = size_t(intParam(eqn, "body_nconsts"));
    size_t carries = eqn.out.size();
    Flags usedCarry = usedOutputs, liveIns = live, allCarries(carries, true);
    auto liveOf = [&](size_t first, size_t count) {
      return concatenated({slice(liveIns, first, first + count), allCarries});
    };
    while (true) {
      Pruned cond = prune(condition, {true}, Flags(condConsts + carries), liveOf(0, condConsts), loops);
      uniteWith(usedCarry, slice(cond.used, condConsts, cond.used.size()));
      Pruned loop =
          prune(body, usedCarry, concatenated({Flags(bodyConsts), usedCarry}), liveOf(condConsts, bodyConsts), loops);
      Flags carryIn = slice(loop.used, bodyConsts, loop.used.size());
      Flags nextLive = liveAfter(liveIns, cond.used, condConsts, loop.used, bodyConsts);
      if (carryIn == usedCarry && nextLive == liveIns)
        return finishWhile(condition, loop, usedCarry, condConsts, bodyConsts, liveOf(0, condConsts));
      uniteWith(usedCarry, carryIn);
      liveIns = nextLive;
    }
  }

  /// A Ref used anywhere in the loop is live in it; the same Ref may be a constant of both parts.
  Flags liveAfter(Flags liveIns, const Flags &condUsed, size_t condConsts, const Flags &bodyUsed, size_t bodyConsts) {
    for (size_t i = 0; i < condConsts + bodyConsts; ++i) {
      if (!(i < condConsts ? condUsed[i] : bodyUsed[i - condConsts]))
        continue;
      for (size_t j = 0; j < eqn.in.size(); ++j)
        if (!eqn.in[i].isLiteral && eqn.in[j] == eqn.in[i])
          liveIns[j] = true;
    }
    return liveIns;
  }

  PrunedEqn finishWhile(const JaxprPtr &condition, const Pruned &loop, const Flags &usedCarry, size_t condConsts,
                        size_t bodyConsts, const Flags &condLive) {
    Pruned cond = prune(condition, {true}, concatenated({Flags(condConsts), usedCarry}), condLive, loops);
    Flags usedCondConsts = slice(cond.used, 0, condConsts), usedBodyConsts = slice(loop.used, 0, bodyConsts);
    Flags used = concatenated({usedCondConsts, usedBodyConsts, usedCarry});
    Eqn result = withOperands(used, usedCarry);
    setParam(result, "cond_jaxpr", cond.jaxpr);
    setParam(result, "body_jaxpr", loop.jaxpr);
    setParam(result, "cond_nconsts", std::count(usedCondConsts.begin(), usedCondConsts.end(), true));
    setParam(result, "body_nconsts", std::count(usedBodyConsts.begin(), usedBodyConsts.end(), true));
    return changed(std::move(result), std::move(used));
  }

  PrunedEqn cond() {
    Flags liveOperands = slice(live, 1, live.size()), used(eqn.in.size() - 1);
    auto branches = innerJaxprs(eqn);
    for (const InnerJaxpr &branch : branches)
      uniteWith(used, prune(branch.jaxpr, usedOutputs, Flags(used.size()), liveOperands, loops).used);
    ParamList pruned;
    for (const InnerJaxpr &branch : branches)
      pruned.push_back(prune(branch.jaxpr, usedOutputs, used, liveOperands, loops).jaxpr);
    used.insert(used.begin(), true);
    Eqn result = withOperands(used, usedOutputs);
    setParam(result, "branches", Param::list(std::move(pruned)));
    return changed(std::move(result), std::move(used));
  }

  PrunedEqn call(std::string_view key) {
    Pruned pruned = prune(jaxprParam(eqn, key), usedOutputs, Flags(eqn.in.size()), live, loops);
    if (!any(pruned.used) && !any(usedOutputs) && !effectsOf(*pruned.jaxpr).any())
      return {PrunedEqn::Gone, pruned.used, {}};
    Eqn result = withOperands(pruned.used, usedOutputs);
    setParam(result, key, pruned.jaxpr);
    filterParam(result, "donated_invars", pruned.used);
    filterParam(result, "prevent_cse", pruned.used);
    return changed(std::move(result), pruned.used);
  }

  /// All operands stay: a derivative might use those that the call doesn't.
  PrunedEqn customCall() {
    Flags everything(eqn.in.size(), true);
    Pruned pruned = prune(jaxprParam(eqn, "call_jaxpr"), usedOutputs, everything, everything, loops);
    Eqn result = withOperands(everything, usedOutputs);
    setParam(result, "call_jaxpr", pruned.jaxpr);
    return changed(std::move(result), std::move(everything));
  }

  const Jaxpr &jaxpr;
  const Eqn &eqn;
  const Flags &usedOutputs, &live;
  const LoopPruning loops;
};

bool allocates(const Jaxpr &jaxpr) {
  static const Primitive *const empty = primitive("empty_ref"), *const initialised = primitive("new_ref");
  return std::any_of(jaxpr.eqns.begin(), jaxpr.eqns.end(),
                     [](const Eqn &eqn) { return eqn.prim == empty || eqn.prim == initialised; });
}

/// Whether Rules treats a primitive in a way of its own.
bool hasRule(const Primitive *prim) {
  static const std::array rules{primitive("scan"),
                                primitive("while"),
                                primitive("cond"),
                                primitive("jit"),
                                primitive("remat2"),
                                primitive("eval_jaxpr"),
                                primitive("custom_jvp_call"),
                                primitive("custom_vjp_call"),
                                primitive("free_ref"),
                                primitive("mpmd_map")};
  return std::find(rules.begin(), rules.end(), prim) != rules.end();
}

/// The backward pass over one jaxpr.
class Pass {
public:
  Pass(const JaxprPtr &source, const Flags &usedOutputs, const Flags &instantiate, const Flags &liveInputs,
       LoopPruning loops)
      : source(source), jaxpr(*source), usedOutputs(usedOutputs), instantiate(instantiate), loops(loops),
        used(jaxpr.vars.size()), liveAtExit(jaxpr.vars.size()), mayHaveDeadRefs(!all(liveInputs) || allocates(jaxpr)) {
    for (VarId v : jaxpr.constvars)
      liveAtExit[v] = true;
    for (size_t i = 0; i < jaxpr.invars.size(); ++i)
      liveAtExit[jaxpr.invars[i]] = liveInputs[i];
  }

  Pruned run() {
    for (size_t i = 0; i < jaxpr.outvars.size(); ++i)
      markUsed(jaxpr.outvars[i], usedOutputs[i]);
    for (auto eqn = jaxpr.eqns.rbegin(); eqn != jaxpr.eqns.rend(); ++eqn)
      visit(*eqn);
    Flags usedInputs = instantiate;
    for (size_t i = 0; i < jaxpr.invars.size(); ++i)
      usedInputs[i] = usedInputs[i] || used[jaxpr.invars[i]];
    if (!changed && all(usedInputs) && all(usedOutputs))
      return {source, usedInputs};
    return {rebuilt(usedInputs), usedInputs};
  }

private:
  void markUsed(const Atom &atom, bool isUsed) {
    if (!atom.isLiteral && isUsed)
      used[atom.index] = true;
  }

  bool isLive(const Atom &atom) const {
    return !mayHaveDeadRefs || atom.isLiteral || used[atom.index] || liveAtExit[atom.index] || !jaxpr.aval(atom).isRef;
  }

  void visit(const Eqn &eqn) {
    bool anyUsed = std::any_of(eqn.out.begin(), eqn.out.end(), [&](VarId v) { return used[v]; });
    if (!mayHaveDeadRefs && !hasRule(eqn.prim)) {
      if (anyUsed || eqn.hasEffects)
        keep(eqn);
      else
        changed = true;
      return;
    }
    Flags outs, live;
    for (VarId v : eqn.out)
      outs.push_back(used[v]);
    for (const Atom &atom : eqn.in)
      live.push_back(isLive(atom));
    apply(eqn, Rules(jaxpr, eqn, outs, live, loops).apply());
  }

  void keep(const Eqn &eqn) {
    kept.push_back(&eqn);
    for (const Atom &atom : eqn.in)
      markUsed(atom, true);
  }

  void apply(const Eqn &eqn, PrunedEqn pruned) {
    changed |= pruned.fate != PrunedEqn::Same;
    for (size_t i = 0; i < eqn.in.size(); ++i)
      markUsed(eqn.in[i], pruned.used[i]);
    if (pruned.fate == PrunedEqn::Changed)
      kept.push_back(&replacements.emplace_back(std::move(pruned.eqn)));
    else if (pruned.fate == PrunedEqn::Same)
      kept.push_back(&eqn);
  }

  JaxprPtr rebuilt(const Flags &usedInputs) {
    auto result = std::make_shared<Jaxpr>();
    result->vars = jaxpr.vars;
    result->literals = jaxpr.literals;
    result->constvars = jaxpr.constvars;
    result->invars = where(jaxpr.invars, usedInputs);
    result->outvars = where(jaxpr.outvars, usedOutputs);
    for (auto eqn = kept.rbegin(); eqn != kept.rend(); ++eqn)
      result->eqns.push_back(**eqn);
    result->functionName = jaxpr.functionName;
    if (jaxpr.argNames.size() == jaxpr.invars.size())
      result->argNames = where(jaxpr.argNames, usedInputs);
    return result;
  }

  const JaxprPtr &source;
  const Jaxpr &jaxpr;
  const Flags &usedOutputs, &instantiate;
  const LoopPruning loops;
  Flags used, liveAtExit;
  bool mayHaveDeadRefs, changed = false;
  std::vector<const Eqn *> kept; ///< last first
  std::deque<Eqn> replacements;  ///< where changed equations live
};

Pruned prune(const JaxprPtr &jaxpr, const Flags &usedOutputs, const Flags &instantiate, const Flags &liveInputs,
             LoopPruning loops) {
  return Pass(jaxpr, usedOutputs, instantiate, liveInputs, loops).run();
}

} // namespace

JaxprPtr eliminateDeadCode(const JaxprPtr &jaxpr, LoopPruning loops) {
  Flags everyInput(jaxpr->invars.size(), true);
  return prune(jaxpr, Flags(jaxpr->outvars.size(), true), everyInput, everyInput, loops).jaxpr;
}

LoopPruning loopPruning(std::string_view release) {
  return compareReleases(release, "0.12.0") >= 0 ? LoopPruning::All : LoopPruning::Scans;
}

} // namespace pallasd::jax
