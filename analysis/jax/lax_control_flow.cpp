//===- lax_control_flow.cpp - Branches and loops -------------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): closed-over values of all branches are merged in order
// of first use and passed before the operands; outputs that every branch
// forwards from the same input are not outputs of the equation; loop carries
// that the body returns unchanged become constants (in a while loop only if the
// condition does not read them); a weakly typed carry is widened once if the
// body returns another dtype; fori_loop with static bounds is a scan.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/control_flow.h"

#include "analysis/jax/jnp.h"
#include "analysis/jax/lax.h"
#include "analysis/jax/promotion.h"
#include "analysis/python/known_index.h"

#include <algorithm>

namespace pallasd::jax {

using namespace python;
using lax::refusal;

//===----------------------------------------------------------------------===//
// Jaxpr surgery
//===----------------------------------------------------------------------===//

std::vector<int> forwardedInputs(const Jaxpr &jaxpr) {
  std::vector<int> result;
  for (const Atom &out : jaxpr.outvars) {
    auto at = std::ranges::find(jaxpr.invars, out.index);
    result.push_back(out.isLiteral || at == jaxpr.invars.end() ? -1 : int(at - jaxpr.invars.begin()));
  }
  return result;
}

JaxprPtr keepOutputs(const JaxprPtr &jaxpr, const std::vector<bool> &keep) {
  if (std::ranges::all_of(keep, std::identity()))
    return jaxpr;
  auto pruned = std::make_shared<Jaxpr>(*jaxpr);
  pruned->outvars.clear();
  for (size_t i = 0; i < keep.size(); ++i)
    if (keep[i])
      pruned->outvars.push_back(jaxpr->outvars[i]);
  return pruned;
}

JaxprPtr moveInvarsToFront(const JaxprPtr &jaxpr, const std::vector<bool> &toFront) {
  auto moved = std::make_shared<Jaxpr>(*jaxpr);
  moved->invars.clear();
  moved->argNames.clear();
  for (bool front : {true, false})
    for (size_t i = 0; i < toFront.size(); ++i)
      if (toFront[i] == front) {
        moved->invars.push_back(jaxpr->invars[i]);
        if (i < jaxpr->argNames.size())
          moved->argNames.push_back(jaxpr->argNames[i]);
      }
  return moved;
}

bool hasEffects(const Jaxpr &jaxpr) {
  return std::ranges::any_of(jaxpr.eqns, [](const Eqn &eqn) { return eqn.hasEffects; });
}

namespace {

/// Same dtype and shape; weak types do not count.
/// Where an array lies makes no difference [JAX 0.12.0.1]; where a Ref points to does.
bool typeMatches(const Aval &a, const Aval &b) {
  return a.dtype == b.dtype && a.shape == b.shape && a.isRef == b.isRef && (!a.isRef || a.space == b.space);
}

/// Operands of a loop or branch, flattened, with their avals.
struct Operands {
  Flat flat;
  std::vector<Aval> avals;
};

/// nullopt: an operand is Unknown, `unknown` is it.
std::optional<Operands> flattenOperands(Interp &interp, Value value, const char *function, Value &unknown) {
  Operands operands;
  operands.flat = flatten(interp, value);
  for (Value leaf : operands.flat.leaves) {
    if (leaf.as<python::Unknown>()) {
      unknown = leaf;
      return std::nullopt;
    }
    auto aval = avalOf(interp, leaf);
    if (!aval)
      interp.refuse("TypeError",
                    refusal("not-an-array", std::string(function) + " got a value of type " + interp.typeName(leaf) +
                                                ", which is not a valid JAX type"));
    operands.avals.push_back(std::move(*aval));
  }
  return operands;
}

/// What the caller gets when a body could not be followed.
Value giveUp(Interp &interp, Value unknown) {
  if (JaxprBuilder *builder = traceContext(interp).current())
    builder->markIncomplete(unknown.as<python::Unknown>()->reason);
  return unknown;
}
Value giveUp(Interp &interp, const TraceResult &result) {
  auto reason = result.incomplete.empty() ? nullptr : result.incomplete.front();
  return reason ? interp.unknown(reason) : interp.unknown(Reason::Internal, "a loop body");
}

JaxprPtr lifted(const TraceResult &result) { return constvarsToInvars(result.jaxpr); }

Values joined(std::initializer_list<std::span<const Value>> parts) {
  Values all;
  for (auto part : parts)
    all.insert(all.end(), part.begin(), part.end());
  return all;
}

std::string avalText(const Aval &aval) { return shortText(aval); }

} // namespace

//===----------------------------------------------------------------------===//
// cond and switch
//===----------------------------------------------------------------------===//

namespace {

/// Gives every branch the merged constants of all branches.
Values mergeConstants(std::vector<TraceResult> &branches, std::vector<JaxprPtr> &jaxprs) {
  Values merged;
  for (const TraceResult &branch : branches)
    for (Value constant : branch.consts)
      if (std::ranges::none_of(merged, [&](Value v) { return v.identical(constant); }))
        merged.push_back(constant);
  for (TraceResult &branch : branches) {
    auto jaxpr = std::make_shared<Jaxpr>(*branch.jaxpr);
    std::vector<VarId> front;
    std::vector<std::string> names;
    for (Value constant : merged) {
      auto own = std::ranges::find_if(branch.consts, [&](Value v) { return v.identical(constant); });
      if (own != branch.consts.end()) {
        front.push_back(branch.jaxpr->constvars[size_t(own - branch.consts.begin())]);
      } else {
        const TraceResult *other = nullptr;
        size_t at = 0;
        for (const TraceResult &each : branches)
          for (size_t i = 0; i < each.consts.size() && !other; ++i)
            if (each.consts[i].identical(constant)) {
              other = &each;
              at = i;
            }
        front.push_back(jaxpr->newVar(other->jaxpr->vars[other->jaxpr->constvars[at]]));
      }
      names.emplace_back();
    }
    jaxpr->constvars.clear();
    jaxpr->invars.insert(jaxpr->invars.begin(), front.begin(), front.end());
    jaxpr->argNames.insert(jaxpr->argNames.begin(), names.begin(), names.end());
    jaxprs.push_back(std::move(jaxpr));
  }
  return merged;
}

void checkBranches(Interp &interp, const char *function, const std::vector<TraceResult> &branches) {
  for (size_t b = 1; b < branches.size(); ++b) {
    const TraceResult &first = branches[0], &other = branches[b];
    if (!equal(interp, first.outTree, other.outTree))
      interp.refuse("TypeError",
                    refusal("branch-mismatch", std::string(function) + " branches return different structures: " +
                                                   describe(interp, first.outTree) + " and " +
                                                   describe(interp, other.outTree)));
    for (size_t i = 0; i < first.outAvals.size(); ++i)
      if (!typeMatches(first.outAvals[i], other.outAvals[i]))
        interp.refuse("TypeError", refusal("branch-mismatch",
                                           std::string(function) + " branches return different types: " +
                                               avalText(first.outAvals[i]) + " and " + avalText(other.outAvals[i])));
  }
}

/// `branches` in the order of the index; `traced` in the order of tracing, the
/// first of which names the outputs.
Value bindCond(Interp &interp, Value index, std::vector<TraceResult> traced, const std::vector<size_t> &order,
               const Operands &operands, ParamDict further = {}) {
  for (const TraceResult &branch : traced)
    if (!branch.jaxpr)
      return giveUp(interp, branch);
  std::vector<JaxprPtr> jaxprs;
  Values consts = mergeConstants(traced, jaxprs);
  std::vector<int> forwarded = forwardedInputs(*jaxprs[0]);
  for (const JaxprPtr &jaxpr : jaxprs) {
    std::vector<int> own = forwardedInputs(*jaxpr);
    for (size_t i = 0; i < own.size(); ++i)
      if (own[i] != forwarded[i])
        forwarded[i] = -1;
  }
  std::vector<bool> keep;
  keep.reserve(forwarded.size());
  for (int input : forwarded)
    keep.push_back(input < 0);
  bool effects = false;
  ParamList branches;
  for (size_t position : order) {
    branches.push_back(keepOutputs(jaxprs[position], keep));
    effects = effects || hasEffects(*jaxprs[position]);
  }
  std::vector<Aval> outs;
  for (size_t i = 0; i < keep.size(); ++i)
    if (keep[i])
      outs.push_back(branches[0].asJaxpr()->aval(branches[0].asJaxpr()->outvars[outs.size()]));
  Values inputs = joined({consts, operands.flat.leaves});
  Values all{index};
  all.insert(all.end(), inputs.begin(), inputs.end());
  ParamDict params{{"branches", Param::list(std::move(branches))}};
  std::ranges::move(further, std::back_inserter(params));
  Values results = jax::bind(interp, primitive("cond"), all, std::move(params), std::move(outs), effects);
  Values leaves;
  size_t next = 0;
  for (int input : forwarded)
    leaves.push_back(input < 0 ? results[next++] : lax::asArrayValue(interp, inputs[size_t(input)]));
  return unflatten(interp, traced[0].outTree, leaves);
}

/// The branches are traced in the order of the index.
Value bindBranches(Interp &interp, Value index, std::span<const Value> branches, const Operands &operands,
                   const char *function, ParamDict further = {}) {
  std::vector<TraceResult> traced;
  std::vector<size_t> order;
  for (Value branch : branches) {
    order.push_back(order.size());
    traced.push_back(traceToJaxpr(interp, branch, operands.flat.tree, operands.avals));
  }
  if (std::ranges::all_of(traced, [](const TraceResult &t) { return t.jaxpr != nullptr; }))
    checkBranches(interp, function, traced);
  return bindCond(interp, index, std::move(traced), order, operands, std::move(further));
}

void checkScalar(Interp &interp, Value value, const char *what) {
  if (!lax::aval(interp, value).shape.empty())
    interp.refuse("TypeError", refusal("traced-condition", std::string(what) + " must be a scalar, got shape " +
                                                               lax::shapeText(lax::aval(interp, value).shape)));
}

} // namespace

Value cond(Interp &interp, Value predicate, Value trueFun, Value falseFun, std::span<const Value> operands) {
  Value unknown;
  auto flat = flattenOperands(interp, interp.tuple(Values(operands.begin(), operands.end())), "cond", unknown);
  if (predicate.as<python::Unknown>())
    return giveUp(interp, predicate);
  if (!flat)
    return giveUp(interp, unknown);
  if (!avalOf(interp, predicate))
    lax::typeError(interp, "cond's predicate must be a boolean or a number, got " + interp.typeName(predicate));
  checkScalar(interp, predicate, "cond's predicate");
  if (lax::aval(interp, predicate).dtype != DType::Bool)
    predicate = jnp::binary(interp, "not_equal", predicate, Value::integer(0));
  std::vector<TraceResult> traced;
  traced.push_back(traceToJaxpr(interp, trueFun, flat->flat.tree, flat->avals));
  traced.push_back(traceToJaxpr(interp, falseFun, flat->flat.tree, flat->avals));
  if (traced[0].jaxpr && traced[1].jaxpr)
    checkBranches(interp, "cond", traced);
  Value index = lax::convertElementType(interp, predicate, DType::Int32);
  return bindCond(interp, index, std::move(traced), {1, 0}, *flat);
}

Value switchOn(Interp &interp, Value index, std::span<const Value> branches, std::span<const Value> operands) {
  Value unknown;
  auto flat = flattenOperands(interp, interp.tuple(Values(operands.begin(), operands.end())), "switch", unknown);
  if (index.as<python::Unknown>())
    return giveUp(interp, index);
  if (!flat)
    return giveUp(interp, unknown);
  checkScalar(interp, index, "switch's index");
  if (!isInteger(lax::aval(interp, index).dtype))
    lax::typeError(interp, "switch's index must be an integer, got " + lax::dtypeText(lax::aval(interp, index).dtype));
  if (branches.empty())
    lax::valueError(interp, "switch needs at least one branch");
  if (branches.size() == 1)
    return interp.call(branches[0], CallArgs{operands, {}});
  index = lax::convertElementType(interp, index, DType::Int32);
  Value low = lax::convertElementType(interp, Value::integer(0), DType::Int32);
  Value high = lax::convertElementType(interp, Value::integer(int64_t(branches.size()) - 1), DType::Int32);
  index = lax::clamp(interp, low, index, high);
  return bindBranches(interp, index, branches, *flat, "switch");
}

Value platformSwitch(Interp &interp, Value index, Param platforms, std::span<const Value> arms,
                     std::span<const Value> operands) {
  Value unknown;
  auto flat =
      flattenOperands(interp, interp.tuple(Values(operands.begin(), operands.end())), "platform_dependent", unknown);
  if (!flat)
    return giveUp(interp, unknown);
  if (arms.empty())
    lax::valueError(interp, "platform_dependent needs at least one arm");
  if (arms.size() == 1)
    return interp.call(arms[0], CallArgs{operands, {}});
  return bindBranches(interp, index, arms, *flat, "platform_dependent", {{"branches_platforms", std::move(platforms)}});
}

//===----------------------------------------------------------------------===//
// Carries
//===----------------------------------------------------------------------===//

namespace {

void checkCarry(Interp &interp, const char *loop, const TreeDef &inTree, std::span<const Aval> in,
                const TreeDef &outTree, std::span<const Aval> out) {
  if (!equal(interp, inTree, outTree))
    interp.refuse("TypeError", refusal("carry-mismatch", std::string(loop) + " carries " + describe(interp, inTree) +
                                                             " in and " + describe(interp, outTree) + " out"));
  for (size_t i = 0; i < in.size(); ++i)
    if (!typeMatches(in[i], out[i]))
      interp.refuse("TypeError", refusal("carry-mismatch", std::string(loop) + " carries " + avalText(in[i]) +
                                                               " in and " + avalText(out[i]) + " out"));
}

/// Widens weakly typed initial values to what the body returns. True if any changed.
bool widenWeakCarries(Interp &interp, Values &init, std::vector<Aval> &avals, std::span<const Aval> out) {
  bool changed = false;
  for (size_t i = 0; i < init.size() && i < out.size(); ++i) {
    if (!avals[i].weakType || typeMatches(avals[i], out[i]))
      continue;
    TypedOperand both[] = {{avals[i].dtype, true}, {out[i].dtype, out[i].weakType}};
    auto common = promote(both, jnp::promotionMode(interp));
    if (!common)
      continue;
    init[i] = lax::convertElementType(interp, init[i], common->dtype);
    avals[i] = lax::aval(interp, init[i]);
    changed = true;
  }
  return changed;
}

TreeDef pairTree(const TreeDef &first, const TreeDef &second) {
  return TreeDef{.kind = TreeDef::Tuple, .children = {first, second}};
}

std::vector<Aval> concat(std::vector<Aval> a, std::span<const Aval> b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

} // namespace

//===----------------------------------------------------------------------===//
// scan
//===----------------------------------------------------------------------===//

namespace {

int64_t scanLength(Interp &interp, const Operands &xs, Value length) {
  std::optional<int64_t> result;
  if (!length.isNone() && !length.isUndefined())
    result = python::knownIndex(interp, length);
  for (const Aval &aval : xs.avals) {
    if (aval.shape.empty())
      lax::valueError(interp, "scan got a scalar, which has no leading axis to scan over");
    if (result && *result != aval.shape[0])
      lax::valueError(interp, "scan got leading axes of different sizes, " + std::to_string(*result) + " and " +
                                  std::to_string(aval.shape[0]));
    result = aval.shape[0];
  }
  if (!result)
    lax::valueError(interp, "scan got no values to scan over and no length");
  return *result;
}

int64_t unrollOf(Interp &interp, Value unroll, int64_t length) {
  if (unroll.isBool())
    return unroll.asBool() ? std::max<int64_t>(length, 1) : 1;
  if (unroll.isNone() || unroll.isUndefined())
    return 1;
  return python::knownIndex(interp, unroll);
}

struct ScanBody {
  TraceResult result;
  TreeDef carryTree, ysTree;
  std::vector<Aval> carry, ys;
};

ScanBody traceScanBody(Interp &interp, Value body, const TreeDef &carryTree, const std::vector<Aval> &carry,
                       const TreeDef &xsTree, std::span<const Aval> xs) {
  ScanBody scan;
  scan.result = traceToJaxpr(interp, body, pairTree(carryTree, xsTree), concat(carry, xs));
  if (!scan.result.jaxpr)
    return scan;
  const TreeDef &out = scan.result.outTree;
  bool isPair = (out.kind == TreeDef::Tuple || out.kind == TreeDef::List) && out.children.size() == 2;
  if (!isPair)
    interp.refuse("TypeError", refusal("carry-mismatch", "a scan body returns a pair (carry, y), this one returns " +
                                                             describe(interp, out)));
  scan.carryTree = out.children[0];
  scan.ysTree = out.children[1];
  size_t count = scan.carryTree.leafCount();
  const auto &avals = scan.result.outAvals;
  scan.carry.assign(avals.begin(), avals.begin() + long(count));
  scan.ys.assign(avals.begin() + long(count), avals.end());
  return scan;
}

std::vector<Aval> sliced(std::span<const Aval> xs) {
  std::vector<Aval> result(xs.begin(), xs.end());
  for (Aval &aval : result)
    aval.shape.erase(aval.shape.begin());
  return result;
}

Aval stacked(const Aval &y, int64_t length) {
  Aval aval = y;
  aval.shape.insert(aval.shape.begin(), length);
  return aval;
}

/// Binds scan after moving unchanged carries to the constants.
Value bindScan(Interp &interp, const ScanBody &body, Values init, const Operands &xs, int64_t length, bool reverse,
               int64_t unroll) {
  JaxprPtr jaxpr = lifted(body.result);
  Values consts = body.result.consts;
  size_t numConsts = consts.size(), numCarry = init.size(), numXs = xs.flat.leaves.size();
  std::vector<int> forwarded = forwardedInputs(*jaxpr);
  std::vector<bool> constCarry(numCarry), keep(forwarded.size(), true), front(numConsts + numCarry + numXs);
  for (size_t i = 0; i < numCarry; ++i)
    if (forwarded[i] == int(numConsts + i)) {
      constCarry[i] = front[numConsts + i] = true;
      keep[i] = false;
    }
  Values moved, carried;
  for (size_t i = 0; i < numCarry; ++i)
    (constCarry[i] ? moved : carried).push_back(init[i]);
  std::vector<int> fromXs(body.ys.size(), -1);
  for (size_t i = 0; i < body.ys.size(); ++i)
    if (forwarded[numCarry + i] >= int(numConsts + numCarry)) {
      fromXs[i] = forwarded[numCarry + i] - int(numConsts + numCarry);
      keep[numCarry + i] = false;
    }
  jaxpr = keepOutputs(jaxpr, keep);
  if (!moved.empty())
    jaxpr = moveInvarsToFront(jaxpr, front);
  std::vector<Aval> outs;
  for (size_t i = 0; i < numCarry; ++i)
    if (!constCarry[i])
      outs.push_back(body.carry[i]);
  for (size_t i = 0; i < body.ys.size(); ++i)
    if (fromXs[i] < 0)
      outs.push_back(stacked(body.ys[i], length));
  ParamDict params{{"jaxpr", jaxpr},
                   {"length", length},
                   {"num_carry", int64_t(carried.size())},
                   {"num_consts", int64_t(moved.size() + numConsts)},
                   {"reverse", reverse},
                   {"unroll", unroll}};
  Values operands = joined({moved, consts, carried, xs.flat.leaves});
  Values results =
      jax::bind(interp, primitive("scan"), operands, std::move(params), std::move(outs), hasEffects(*jaxpr));
  size_t next = 0;
  Values carryLeaves, ysLeaves;
  for (size_t i = 0; i < numCarry; ++i)
    carryLeaves.push_back(constCarry[i] ? lax::asArrayValue(interp, init[i]) : results[next++]);
  for (int from : fromXs)
    ysLeaves.push_back(from < 0 ? results[next++] : xs.flat.leaves[size_t(from)]);
  return interp.tuple({unflatten(interp, body.carryTree, carryLeaves), unflatten(interp, body.ysTree, ysLeaves)});
}

} // namespace

Value scan(Interp &interp, Value body, Value init, Value xs, Value length, Value reverse, Value unroll) {
  Value unknown;
  auto carry = flattenOperands(interp, init, "scan", unknown);
  auto inputs = carry ? flattenOperands(interp, xs, "scan", unknown) : std::nullopt;
  if (!inputs)
    return giveUp(interp, unknown);
  if (length.as<python::Unknown>())
    return giveUp(interp, length);
  int64_t steps = scanLength(interp, *inputs, length);
  std::vector<Aval> xAvals = sliced(inputs->avals);
  ScanBody traced = traceScanBody(interp, body, carry->flat.tree, carry->avals, inputs->flat.tree, xAvals);
  if (!traced.result.jaxpr)
    return giveUp(interp, traced.result);
  if (traced.carry.size() == carry->avals.size() &&
      widenWeakCarries(interp, carry->flat.leaves, carry->avals, traced.carry))
    traced = traceScanBody(interp, body, carry->flat.tree, carry->avals, inputs->flat.tree, xAvals);
  if (!traced.result.jaxpr)
    return giveUp(interp, traced.result);
  checkCarry(interp, "the scan body", carry->flat.tree, carry->avals, traced.carryTree, traced.carry);
  return bindScan(interp, traced, carry->flat.leaves, *inputs, steps, !reverse.isUndefined() && interp.isTrue(reverse),
                  unrollOf(interp, unroll, steps));
}

//===----------------------------------------------------------------------===//
// while
//===----------------------------------------------------------------------===//

namespace {

/// Which invars the outputs of `jaxpr` need (effects keep an equation).
std::vector<bool> neededInvars(const Jaxpr &jaxpr) {
  std::vector<bool> needed(jaxpr.vars.size());
  auto need = [&](const Atom &atom) {
    if (!atom.isLiteral)
      needed[atom.index] = true;
  };
  std::ranges::for_each(jaxpr.outvars, need);
  for (auto eqn = jaxpr.eqns.rbegin(); eqn != jaxpr.eqns.rend(); ++eqn)
    if (eqn->hasEffects || std::ranges::any_of(eqn->out, [&](VarId v) { return needed[v]; }))
      std::ranges::for_each(eqn->in, need);
  std::vector<bool> result;
  result.reserve(jaxpr.invars.size());
  for (VarId var : jaxpr.invars)
    result.push_back(needed[var]);
  return result;
}

JaxprPtr dropInvars(const JaxprPtr &jaxpr, const std::vector<bool> &drop) {
  auto smaller = std::make_shared<Jaxpr>(*jaxpr);
  smaller->invars.clear();
  smaller->argNames.clear();
  for (size_t i = 0; i < drop.size(); ++i)
    if (!drop[i]) {
      smaller->invars.push_back(jaxpr->invars[i]);
      if (i < jaxpr->argNames.size())
        smaller->argNames.push_back(jaxpr->argNames[i]);
    }
  return smaller;
}

struct WhileParts {
  TraceResult condition, body;
};

WhileParts traceWhile(Interp &interp, Value condFun, Value bodyFun, const TreeDef &tree,
                      const std::vector<Aval> &avals) {
  TreeDef args{.kind = TreeDef::Tuple, .children = {tree}};
  WhileParts parts;
  parts.condition = traceToJaxpr(interp, condFun, args, avals);
  parts.body = traceToJaxpr(interp, bodyFun, args, avals);
  if (!parts.condition.jaxpr)
    return parts;
  bool isBool = parts.condition.outTree.kind == TreeDef::Leaf && parts.condition.outAvals.size() == 1 &&
                parts.condition.outAvals[0].dtype == DType::Bool && parts.condition.outAvals[0].shape.empty();
  if (!isBool)
    interp.refuse("TypeError", refusal("traced-condition", "the condition of a while loop returns a boolean scalar"));
  return parts;
}

} // namespace

Value whileLoop(Interp &interp, Value condFun, Value bodyFun, Value init) {
  Value unknown;
  auto carry = flattenOperands(interp, init, "while_loop", unknown);
  if (!carry)
    return giveUp(interp, unknown);
  WhileParts parts = traceWhile(interp, condFun, bodyFun, carry->flat.tree, carry->avals);
  auto followed = [&] { return parts.condition.jaxpr && parts.body.jaxpr; };
  if (followed() && parts.body.outAvals.size() == carry->avals.size() &&
      widenWeakCarries(interp, carry->flat.leaves, carry->avals, parts.body.outAvals))
    parts = traceWhile(interp, condFun, bodyFun, carry->flat.tree, carry->avals);
  if (!followed())
    return giveUp(interp, parts.body.jaxpr ? parts.condition : parts.body);
  checkCarry(interp, "the while loop's body", carry->flat.tree, carry->avals, parts.body.outTree, parts.body.outAvals);
  JaxprPtr condition = lifted(parts.condition), body = lifted(parts.body);
  size_t condConsts = parts.condition.consts.size(), bodyConsts = parts.body.consts.size();
  size_t count = carry->avals.size();
  std::vector<int> forwarded = forwardedInputs(*body);
  std::vector<bool> read = neededInvars(*condition);
  std::vector<bool> constant(count), dropFromCond(condConsts + count), front(bodyConsts + count), keep(count, true);
  for (size_t i = 0; i < count; ++i)
    if (forwarded[i] == int(bodyConsts + i) && !read[condConsts + i]) {
      constant[i] = dropFromCond[condConsts + i] = front[bodyConsts + i] = true;
      keep[i] = false;
    }
  Values moved, carried;
  std::vector<Aval> outs;
  for (size_t i = 0; i < count; ++i) {
    (constant[i] ? moved : carried).push_back(carry->flat.leaves[i]);
    if (!constant[i])
      outs.push_back(parts.body.outAvals[i]);
  }
  if (!moved.empty()) {
    condition = dropInvars(condition, dropFromCond);
    body = moveInvarsToFront(keepOutputs(body, keep), front);
  }
  ParamDict params{{"body_jaxpr", body},
                   {"body_nconsts", int64_t(moved.size() + bodyConsts)},
                   {"cond_jaxpr", condition},
                   {"cond_nconsts", int64_t(condConsts)}};
  Values operands = joined({parts.condition.consts, moved, parts.body.consts, carried});
  Values results = jax::bind(interp, primitive("while"), operands, std::move(params), std::move(outs),
                             hasEffects(*condition) || hasEffects(*body));
  Values leaves;
  size_t next = 0;
  for (size_t i = 0; i < count; ++i)
    leaves.push_back(constant[i] ? lax::asArrayValue(interp, carry->flat.leaves[i]) : results[next++]);
  return unflatten(interp, parts.body.outTree, leaves);
}

//===----------------------------------------------------------------------===//
// fori_loop
//===----------------------------------------------------------------------===//

namespace {

/// A bound that is known while tracing: a Python or numpy integer or an eager array.
std::optional<Value> concreteBound(Interp &interp, Value bound) {
  if (asTracer(bound) || (asArray(bound) && asArray(bound)->aval.isRef))
    return std::nullopt;
  if (JArray *array = asJArray(bound); array && !array->contents)
    return interp.unknown(Reason::Content, "a loop bound that only a run would know");
  return interp.toIndex(bound);
}

DType boundDType(Interp &interp, const Aval &lower, const Aval &upper) {
  if (lower.dtype == upper.dtype)
    return lower.dtype;
  if (isSigned(lower.dtype) && isSigned(upper.dtype) && lower.weakType != upper.weakType)
    return lower.weakType ? upper.dtype : lower.dtype;
  lax::typeError(interp, "the bounds of fori_loop need one dtype, got " + lax::dtypeText(lower.dtype) + " and " +
                             lax::dtypeText(upper.dtype));
}

Value foriAsScan(Interp &interp, int64_t lower, int64_t upper, Value bodyFun, Value init, Value unroll) {
  Value body = interp.builtin(
      "body(carry, x)",
      [bodyFun](Interp &interp, std::span<const Value> args) -> Value {
        const Values &carry = args[0].as<Tuple>()->items;
        Value next = jnp::binary(interp, "add", carry[0], Value::integer(1));
        Value result = interp.call(bodyFun, {carry[0], carry[1]});
        return interp.tuple({interp.tuple({next, result}), Value::none()});
      },
      true);
  Value carry = interp.tuple({Value::integer(lower), init});
  Value length = Value::integer(std::max<int64_t>(upper - lower, 0));
  Value both = scan(interp, body, carry, Value::none(), length, Value::boolean(false),
                    unroll.isNone() || unroll.isUndefined() ? Value::boolean(false) : unroll);
  if (both.as<python::Unknown>())
    return both;
  return both.as<Tuple>()->items[0].as<Tuple>()->items[1];
}

} // namespace

Value foriLoop(Interp &interp, Value lower, Value upper, Value bodyFun, Value init, Value unroll) {
  if (Value unknown = lax::anyUnknown({lower, upper, unroll}); !unknown.isUndefined())
    return giveUp(interp, unknown);
  Aval lowerAval = lax::aval(interp, lower), upperAval = lax::aval(interp, upper);
  DType dtype = boundDType(interp, lowerAval, upperAval);
  auto from = concreteBound(interp, lower), to = concreteBound(interp, upper);
  if (from && to) {
    if (Value unknown = lax::anyUnknown({*from, *to}); !unknown.isUndefined())
      return giveUp(interp, unknown);
    return foriAsScan(interp, from->asInt(), to->asInt(), bodyFun, init, unroll);
  }
  bool unrolls = !(unroll.isNone() || unroll.isUndefined() || (unroll.isBool() && !unroll.asBool()) ||
                   (unroll.isInt() && unroll.asInt() == 1));
  if (unrolls)
    lax::valueError(interp, "fori_loop unrolls only loops whose bounds are known while tracing");
  if (lowerAval.dtype != dtype)
    lower = lax::convertElementType(interp, lower, dtype);
  if (upperAval.dtype != dtype)
    upper = lax::convertElementType(interp, upper, dtype);
  Value condition = interp.builtin("cond(carry)", [](Interp &interp, std::span<const Value> args) {
    const Values &carry = args[0].as<Tuple>()->items;
    return lax::binary(interp, "lt", carry[0], carry[1]);
  });
  Value body = interp.builtin(
      "body(carry)",
      [bodyFun](Interp &interp, std::span<const Value> args) -> Value {
        const Values &carry = args[0].as<Tuple>()->items;
        Value one = lax::constantLike(interp, carry[0], Value::integer(1));
        Value next = lax::binary(interp, "add", carry[0], one);
        return interp.tuple({next, carry[1], interp.call(bodyFun, {carry[0], carry[2]})});
      },
      true);
  Value result = whileLoop(interp, condition, body, interp.tuple({lower, upper, init}));
  return result.as<python::Unknown>() ? result : result.as<Tuple>()->items[2];
}

} // namespace pallasd::jax
