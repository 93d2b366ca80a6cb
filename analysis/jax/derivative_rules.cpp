//===- derivative_rules.cpp - The derivative of each primitive -------------===//
//
// A rule binds the primal equation, what the derivative needs of the primals, and
// hands the linear part to Linear; in that order, which is JAX 0.12.0.1's.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/batching.h"
#include "analysis/jax/differentiate.h"
#include "analysis/jax/jit.h"
#include "analysis/jax/lax.h"
#include "analysis/jax/literal.h"

#include <algorithm>

namespace pallasd::jax {

using namespace python;
using lax::Ints;

namespace {

struct Rule {
  Linear &linear;
  Interp &interp;
  const Jaxpr &jaxpr;
  const Eqn &eqn;
  const std::vector<DerivedValue> &in;

  Value x(size_t i = 0) const { return in[i].value; }
  const Tangent &t(size_t i = 0) const { return in[i].tangent; }
  bool active(size_t i) const { return !in[i].tangent.zero; }
  Ints ints(std::string_view name) const { return eqn.param(name)->asInts().value_or(Ints{}); }
  const Aval &out() const { return jaxpr.vars[eqn.out[0]]; }
  Value number(double value) const { return lax::constantLike(interp, x(), Value::real(value)); }
  Value op(std::string_view prim, Value a, Value b) const { return lax::binary(interp, prim, a, b); }
  Value op(std::string_view prim, Value a) const { return lax::unary(interp, prim, a); }
  Value primal() const {
    Values values;
    for (const DerivedValue &operand : in)
      values.push_back(operand.value);
    std::vector<Aval> avals;
    for (VarId var : eqn.out)
      avals.push_back(jaxpr.vars[var]);
    return jax::bind(interp, eqn.prim, values, eqn.params, std::move(avals), eqn.hasEffects)[0];
  }
};
using RuleFn = DerivedValue (*)(const Rule &);

//===----------------------------------------------------------------------===//
// Of one operand: the primal, then its tangent times a factor
//===----------------------------------------------------------------------===//

template <Value (*factor)(const Rule &, Value result)> DerivedValue scaled(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.mul(r.t(), factor(r, result))};
}

Value ofExp(const Rule &, Value result) { return result; }
Value ofTanh(const Rule &r, Value result) { return bind1(r.interp, "one_minus_square", {result}, {}, r.out()); }
Value ofSqrt(const Rule &r, Value result) { return r.op("div", r.number(0.5), result); }
Value ofRsqrt(const Rule &r, Value result) { return r.op("mul", r.number(-0.5), r.op("div", result, r.x())); }
Value ofLogistic(const Rule &r, Value result) { return r.op("mul", result, r.op("sub", r.number(1), result)); }
Value ofSin(const Rule &r, Value) { return r.op("cos", r.x()); }
Value ofSquare(const Rule &r, Value) { return r.op("mul", r.number(2), r.x()); }
Value ofExpm1(const Rule &r, Value) { return r.op("exp", r.x()); }
Value ofTan(const Rule &r, Value result) { return r.op("add", r.number(1), r.op("square", result)); }

int64_t exponentOf(const Eqn &eqn) { return eqn.param("y")->asInt().value_or(0); }

Value ofIntegerPow(const Rule &r, Value) {
  int64_t y = exponentOf(r.eqn);
  return r.op("mul", r.number(double(y)), y == 2 ? r.x() : lax::integerPow(r.interp, r.x(), y - 1));
}

DerivedValue logarithm(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.div(r.t(), r.eqn.prim->name == "log" ? r.x() : r.op("add", r.x(), r.number(1)))};
}

DerivedValue cosine(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.neg(r.linear.mul(r.t(), r.op("sin", r.x())))};
}

DerivedValue negated(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.neg(r.t())};
}

DerivedValue absolute(const Rule &r) {
  Value result = r.primal(), upwards = r.op("ge", r.x(), r.number(0));
  return {result, r.linear.selectN(upwards, {r.linear.neg(r.t()), r.t()}, r.out())};
}

//===----------------------------------------------------------------------===//
// Of two
//===----------------------------------------------------------------------===//

DerivedValue added(const Rule &r) {
  Value result = r.primal();
  bool minus = r.eqn.prim->name == "sub";
  if (r.active(0) && r.active(1))
    return {result, r.linear.binary(r.eqn.prim->name, r.t(0), r.t(1))};
  return {result, r.active(0) ? r.t(0) : minus ? r.linear.neg(r.t(1)) : r.t(1)};
}

DerivedValue multiplied(const Rule &r) {
  Value result = r.primal();
  Tangent left, right;
  if (r.active(0))
    left = r.linear.mul(r.t(0), r.x(1));
  if (r.active(1))
    right = r.linear.mul(r.t(1), r.x(0), true);
  return {result, r.linear.sum(left, right)};
}

DerivedValue divided(const Rule &r) {
  Value result = r.primal();
  Tangent left, right;
  if (r.active(0))
    left = r.linear.div(r.t(0), r.x(1));
  if (r.active(1)) {
    Tangent scaledUp = r.linear.mul(r.linear.neg(r.t(1)), r.x(0));
    right = r.linear.mul(scaledUp, lax::integerPow(r.interp, r.x(1), -2));
  }
  return {result, r.linear.sum(left, right)};
}

/// One where the operand is the extreme one, a half where both are.
Value shareOf(const Rule &r, Value mine, Value other) {
  bool largest = r.eqn.prim->name == "max";
  Value wins = largest ? r.op("gt", mine, other) : r.op("gt", other, mine);
  Value ties = largest ? r.op("eq", mine, other) : r.op("eq", other, mine);
  auto filled = [&](double value) { return lax::full(r.interp, r.out().shape, Value::real(value), r.out().dtype); };
  Value one = filled(1), zero = filled(0), half = filled(0.5);
  return lax::select(r.interp, wins, one, lax::select(r.interp, ties, half, zero));
}

/// Of a remainder by a number that has no derivative.
DerivedValue remainder(const Rule &r) {
  Value result = r.primal();
  return {result, r.t(0)};
}

DerivedValue extreme(const Rule &r) {
  Value result = r.primal();
  Tangent left, right;
  if (r.active(0))
    left = r.linear.mul(r.t(0), shareOf(r, r.x(0), r.x(1)));
  if (r.active(1))
    right = r.linear.mul(r.t(1), shareOf(r, r.x(1), r.x(0)));
  return {result, r.linear.sum(left, right)};
}

DerivedValue product(const Rule &r) {
  Value result = r.primal();
  Tangent left, right;
  if (r.active(0))
    left = r.linear.dot(r.eqn, r.t(0), r.x(1), false);
  if (r.active(1))
    right = r.linear.dot(r.eqn, r.t(1), r.x(0), true);
  return {result, r.linear.sum(left, right)};
}

/// A power by a number that has no derivative.
DerivedValue powered(const Rule &r) {
  Value result = r.primal();
  Value less = r.op("sub", r.x(1), lax::constantLike(r.interp, r.x(1), Value::real(1)));
  return {result, r.linear.mul(r.t(0), r.op("mul", r.x(1), r.op("pow", r.x(0), less)))};
}

//===----------------------------------------------------------------------===//
// Reductions, shapes, choices
//===----------------------------------------------------------------------===//

DerivedValue summed(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.reduceSum(r.t(), r.ints("axes"))};
}

DerivedValue reducedExtreme(const Rule &r) {
  Value result = r.primal();
  Ints axes = r.ints("axes");
  Shape kept = lax::aval(r.interp, r.x()).shape;
  for (int64_t axis : axes)
    kept[size_t(axis)] = 1;
  Value here = r.op("eq", r.x(), lax::reshape(r.interp, result, kept));
  Value places = lax::convertElementType(r.interp, here, r.out().dtype);
  Value count = lax::reduce(r.interp, "reduce_sum", places, axes);
  return {result, r.linear.div(r.linear.reduceSum(r.linear.mul(r.t(), places), axes), count)};
}

DerivedValue converted(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.convert(r.t(), r.out().dtype, r.out().weakType)};
}

DerivedValue broadcast(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.broadcast(r.t(), r.out().shape, r.ints("broadcast_dimensions"))};
}

DerivedValue reshaped(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.reshape(r.t(), r.out().shape)};
}

DerivedValue squeezed(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.squeeze(r.t(), r.ints("dimensions"))};
}

DerivedValue transposed(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.transpose(r.t(), r.ints("permutation"))};
}

DerivedValue sliced(const Rule &r) {
  Value result = r.primal();
  return {result, r.linear.slice(r.t(), r.ints("start_indices"), r.ints("limit_indices"))};
}

DerivedValue concatenated(const Rule &r) {
  Value result = r.primal();
  std::vector<Tangent> parts;
  for (const DerivedValue &operand : r.in)
    parts.push_back(operand.tangent);
  return {result, r.linear.concatenate(parts, r.eqn.param("dimension")->asInt().value_or(0))};
}

DerivedValue selected(const Rule &r) {
  Value result = r.primal();
  std::vector<Tangent> cases;
  for (size_t i = 1; i < r.in.size(); ++i)
    cases.push_back(r.t(i));
  return {result, r.linear.selectN(r.x(0), cases, r.out())};
}

DerivedValue clamped(const Rule &r) {
  Value result = r.primal();
  Value above = r.op("gt", r.x(1), r.x(0)), below = r.op("lt", r.x(1), r.x(2));
  Value inside = r.op("and", above, below);
  return {result, r.linear.selectN(inside, {Tangent(), r.t(1)}, r.out())};
}

//===----------------------------------------------------------------------===//
// Refs: a ref's tangent is another ref
//===----------------------------------------------------------------------===//

DerivedValue loaded(const Rule &r) {
  Value result = r.primal();
  Values operands = {r.t().value};
  for (size_t i = 1; i < r.in.size(); ++i)
    operands.push_back(r.x(i));
  Value tangent = jax::bind(r.interp, r.eqn.prim, operands, r.eqn.params, {r.out()}, r.eqn.hasEffects)[0];
  return {result, {false, tangent, 0, r.out()}};
}

DerivedValue stored(const Rule &r) {
  Value result = r.primal();
  const Aval &written = lax::aval(r.interp, r.x(1));
  Value given = r.active(1) ? r.t(1).value : lax::full(r.interp, written.shape, Value::real(0), written.dtype);
  Values operands = {r.t().value, given};
  for (size_t i = 2; i < r.in.size(); ++i)
    operands.push_back(r.x(i));
  Value tangent = jax::bind(r.interp, r.eqn.prim, operands, r.eqn.params, {r.out()}, r.eqn.hasEffects)[0];
  return {result, {false, tangent, 0, r.out()}};
}

const std::unordered_map<std::string_view, RuleFn> &rules() {
  static const std::unordered_map<std::string_view, RuleFn> table = {
      {"exp", scaled<ofExp>},
      {"tanh", scaled<ofTanh>},
      {"sqrt", scaled<ofSqrt>},
      {"rsqrt", scaled<ofRsqrt>},
      {"logistic", scaled<ofLogistic>},
      {"sin", scaled<ofSin>},
      {"square", scaled<ofSquare>},
      {"expm1", scaled<ofExpm1>},
      {"tan", scaled<ofTan>},
      {"integer_pow", scaled<ofIntegerPow>},
      {"pow", powered},
      {"log", logarithm},
      {"log1p", logarithm},
      {"cos", cosine},
      {"neg", negated},
      {"abs", absolute},
      {"add", added},
      {"sub", added},
      {"mul", multiplied},
      {"div", divided},
      {"rem", remainder},
      {"max", extreme},
      {"min", extreme},
      {"dot_general", product},
      {"reduce_sum", summed},
      {"reduce_max", reducedExtreme},
      {"reduce_min", reducedExtreme},
      {"convert_element_type", converted},
      {"broadcast_in_dim", broadcast},
      {"reshape", reshaped},
      {"squeeze", squeezed},
      {"transpose", transposed},
      {"slice", sliced},
      {"concatenate", concatenated},
      {"select_n", selected},
      {"clamp", clamped},
      {"get", loaded},
      {"swap", stored},
  };
  return table;
}

//===----------------------------------------------------------------------===//
// Jitted calls: what is known is a call, what is linear another
//===----------------------------------------------------------------------===//

JaxprPtr innerOf(const Eqn &eqn) { return eqn.prim->name == "jit" ? eqn.param("jaxpr")->asJaxpr() : nullptr; }

struct JittedCall {
  JaxprPtr inner;
  std::string name;
  std::vector<TraceInput> inputs; ///< of the operands
  JitOptions options;

  explicit JittedCall(const Rule &r) : inner(innerOf(r.eqn)) {
    const Param *given = r.eqn.param("name");
    const auto *text = given ? given->as<std::string>() : nullptr;
    name = text ? *text : inner->functionName;
    for (const DerivedValue &operand : r.in)
      inputs.push_back({lax::aval(r.interp, operand.value), ""});
    const Param *kept = r.eqn.param("keep_unused");
    options.keepUnused = kept && kept->asBool().value_or(false);
  }
};

Values primalsOf(const Rule &r) {
  Values values;
  for (const DerivedValue &operand : r.in)
    values.push_back(operand.value);
  return values;
}

/// One call that gives the results, then their tangents.
std::vector<DerivedValue> jittedForwards(const Rule &r, const JittedCall &call) {
  std::vector<TraceInput> inputs = call.inputs;
  Values operands = primalsOf(r);
  for (const DerivedValue &operand : r.in)
    if (!operand.tangent.zero) {
      inputs.push_back({operand.tangent.aval, ""});
      operands.push_back(operand.tangent.value);
    }
  std::vector<DerivedValue> derived;
  Linear within(r.interp, false, true);
  TraceResult traced = trace(r.interp, call.name, inputs, [&](const Values &tracers) {
    std::vector<DerivedValue> given;
    for (size_t i = 0, next = r.in.size(); i < r.in.size(); ++i) {
      const Tangent &t = r.in[i].tangent;
      given.push_back({tracers[i], t.zero ? t : Tangent{false, tracers[next++], 0, t.aval}});
    }
    derived = *runDerived(within, *call.inner, given);
    Values outs, tangents;
    for (const DerivedValue &one : derived) {
      outs.push_back(one.value);
      if (!one.tangent.zero)
        tangents.push_back(one.tangent.value);
    }
    outs.insert(outs.end(), tangents.begin(), tangents.end());
    return r.interp.list(std::move(outs));
  });
  Values outs = bindJit(r.interp, call.name, traced, operands, {}, call.options);
  for (size_t i = 0, next = derived.size(); i < derived.size(); ++i) {
    Tangent &t = derived[i].tangent;
    if (!t.zero)
      t = {false, outs[next++], 0, t.aval};
    derived[i].value = outs[i];
  }
  return derived;
}

/// Values of one trace and what stands for each outside of it.
using Outside = std::unordered_map<const Obj *, Value>;

/// The pull-back of a jitted call's linear part, traced on its own. It takes what it needs of the first trace in the
/// order in which the linear operations came to need it.
Values pullBackJitted(Interp &interp, Linear &within, const JittedCall &call, const Tangent &result, Value cotangent,
                      const Outside &outside) {
  std::vector<bool> found;
  TraceInput input{lax::aval(interp, cotangent), ""};
  TraceResult back = trace(interp, call.name, std::span(&input, 1), [&](const Values &tracers) {
    Values outs;
    for (Value one : within.pullBack({{result, tracers[0]}})) {
      found.push_back(!one.isUndefined());
      if (!one.isUndefined())
        outs.push_back(one);
    }
    return interp.list(std::move(outs));
  });
  auto ordered = std::make_shared<Jaxpr>(*back.jaxpr);
  Values consts = std::exchange(back.consts, {});
  std::vector<VarId> vars = std::exchange(ordered->constvars, {});
  for (Value held : within.held)
    for (size_t i = 0; i < consts.size(); ++i)
      if (!consts[i].isUndefined() && held.isObject() && consts[i].object() == held.object()) {
        ordered->constvars.push_back(vars[i]);
        back.consts.push_back(outside.at(held.object()));
        consts[i] = Value();
      }
  back.jaxpr = ordered;
  Values outs = bindJit(interp, call.name, back, std::span(&cotangent, 1), {}, call.options), results;
  for (size_t i = 0, next = 0; i < found.size(); ++i)
    results.push_back(found[i] ? outs[next++] : Value());
  return results;
}

/// One call that gives the results and what the way back needs; the way back is a call of its own.
std::vector<DerivedValue> jittedBackwards(const Rule &r, const JittedCall &call) {
  auto within = std::make_shared<Linear>(r.interp, true, true);
  std::vector<DerivedValue> derived;
  std::vector<Tangent> active;
  Values inner, extra;
  TraceResult known = trace(r.interp, call.name, call.inputs, [&](const Values &tracers) {
    std::vector<DerivedValue> given;
    for (size_t i = 0; i < r.in.size(); ++i) {
      const Tangent &t = r.in[i].tangent;
      given.push_back({tracers[i], t.zero ? t : within->input(t.aval, {})});
      if (!t.zero)
        active.push_back(t);
    }
    derived = *runDerived(*within, *call.inner, given);
    inner = tracers;
    Values outs;
    for (const DerivedValue &one : derived)
      outs.push_back(one.value);
    for (Value held : within->held) {
      auto same = [&](Value v) { return v.isObject() && held.isObject() && v.object() == held.object(); };
      bool isNew = asTracer(held) && !literalOfTracer(held) && std::ranges::none_of(inner, same) &&
                   std::ranges::none_of(outs, same);
      if (isNew)
        outs.push_back(held);
    }
    extra = outs;
    return r.interp.list(std::move(outs));
  });
  Values operands = primalsOf(r);
  Values outs = bindJit(r.interp, call.name, known, operands, {}, call.options);
  Outside outside;
  for (size_t i = 0; i < inner.size(); ++i)
    outside[inner[i].object()] = operands[i];
  for (size_t i = 0; i < extra.size(); ++i)
    if (extra[i].isObject())
      outside[extra[i].object()] = outs[i];
  for (size_t i = 0; i < derived.size(); ++i) {
    Tangent result = derived[i].tangent;
    derived[i].value = outs[i];
    if (!result.zero)
      derived[i].tangent =
          r.linear.made(result.aval, active, [&interp = r.interp, within, call, result, outside](Value ct) {
            return pullBackJitted(interp, *within, call, result, ct, outside);
          });
  }
  for (Value held : within->held)
    if (auto found = held.isObject() ? outside.find(held.object()) : outside.end(); found != outside.end())
      r.linear.held.push_back(found->second);
  return derived;
}

//===----------------------------------------------------------------------===//
// What is covered
//===----------------------------------------------------------------------===//

bool hasTangent(const Aval &aval) { return isFloat(aval.dtype); }

/// Whose results are constant wherever they have a derivative.
bool hasNoDerivative(const Eqn &eqn) {
  static constexpr std::string_view names = " sign floor ceil round stop_gradient ";
  return names.find(" " + eqn.prim->name + " ") != std::string_view::npos;
}

bool isCovered(const Jaxpr &jaxpr, const Eqn &eqn, const std::vector<bool> &active, bool backwards) {
  const std::string &name = eqn.prim->name;
  if (!rules().contains(name) || eqn.out.size() != 1)
    return false;
  const Aval &out = jaxpr.vars[eqn.out[0]];
  auto allActive = [&] { return std::ranges::all_of(active, [](bool one) { return one; }); };
  if (name == "get" || name == "swap")
    return !backwards && active[0] && std::count(active.begin(), active.end(), true) <= (name == "get" ? 1 : 2);
  if (name == "pow")
    return !active[1] && isFloat(jaxpr.aval(eqn.in[1]).dtype) && jaxpr.aval(eqn.in[0]).shape == out.shape;
  if (name == "rem")
    return !active[1] && jaxpr.aval(eqn.in[0]).shape == out.shape;
  if (name == "integer_pow")
    return exponentOf(eqn) != 0 && exponentOf(eqn) != 1;
  if (name == "slice")
    return eqn.param("strides")->isNone();
  if (name == "reshape")
    return eqn.param("dimensions")->isNone();
  if (name == "concatenate")
    return allActive();
  if (name == "select_n")
    return !active[0] && (jaxpr.aval(eqn.in[0]).shape == out.shape || jaxpr.aval(eqn.in[0]).shape.empty());
  if (name == "clamp")
    return !active[0] && !active[2];
  if (name == "broadcast_in_dim")
    return eqn.in.size() == 1;
  // An operand of another rank is broadcast in ways that were not measured; one alone has to have the result's shape.
  bool sum = name == "add" || name == "sub";
  bool pair = sum || name == "mul" || name == "div" || name == "max" || name == "min";
  for (size_t i = 0; pair && i < active.size(); ++i)
    if (active[i] && (jaxpr.aval(eqn.in[i]).shape.size() != out.shape.size() ||
                      (!allActive() && sum && jaxpr.aval(eqn.in[i]).shape != out.shape)))
      return false;
  return true;
}

/// Which variables have derivatives, given which operands do; nullopt if one is not covered.
std::optional<std::vector<bool>> activity(const Jaxpr &jaxpr, const std::vector<bool> &operands, bool backwards);

/// The same of an equation's results.
std::optional<std::vector<bool>> activeResults(const Jaxpr &jaxpr, const Eqn &eqn, const std::vector<bool> &in,
                                               bool backwards) {
  JaxprPtr inner = innerOf(eqn);
  if (!inner)
    return isCovered(jaxpr, eqn, in, backwards) ? std::optional(std::vector<bool>{true}) : std::nullopt;
  // Arrays that the inner jaxpr holds are not looked into.
  auto active = inner->constvars.empty() ? activity(*inner, in, backwards) : std::nullopt;
  if (!active)
    return std::nullopt;
  std::vector<bool> results;
  for (const Atom &atom : inner->outvars)
    results.push_back(!atom.isLiteral && (*active)[atom.index]);
  bool several = std::count(results.begin(), results.end(), true) > 1;
  return backwards && several ? std::nullopt : std::optional(std::move(results));
}

std::optional<std::vector<bool>> activity(const Jaxpr &jaxpr, const std::vector<bool> &operands, bool backwards) {
  std::vector<bool> active(jaxpr.vars.size());
  size_t next = 0;
  for (const auto *vars : {&jaxpr.constvars, &jaxpr.invars})
    for (VarId var : *vars)
      active[var] = operands[next++];
  for (const Eqn &eqn : jaxpr.eqns) {
    std::vector<bool> in;
    for (const Atom &atom : eqn.in)
      in.push_back(!atom.isLiteral && active[atom.index]);
    bool any = std::ranges::any_of(in, [](bool one) { return one; });
    bool carries = std::ranges::any_of(eqn.out, [&](VarId var) { return hasTangent(jaxpr.vars[var]); });
    if (!any || !carries || hasNoDerivative(eqn))
      continue;
    auto results = activeResults(jaxpr, eqn, in, backwards);
    if (!results)
      return std::nullopt;
    for (size_t i = 0; i < results->size(); ++i)
      active[eqn.out[i]] = (*results)[i];
  }
  return active;
}

/// Equations bound while this is open stand where `eqn` stood.
class OriginScope {
public:
  OriginScope(Interp &interp, const Eqn &eqn) : replay(interp.extension<Replay>()) {
    outer = std::exchange(replay.origin, Replay::Origin{eqn.source, eqn.publicName});
  }
  ~OriginScope() { replay.origin = std::move(outer); }
  OriginScope(const OriginScope &) = delete;

private:
  Replay &replay;
  std::optional<Replay::Origin> outer;
};

} // namespace

std::optional<std::vector<DerivedValue>> runDerived(Linear &linear, const Jaxpr &jaxpr,
                                                    const std::vector<DerivedValue> &operands) {
  std::vector<bool> given;
  for (const DerivedValue &operand : operands)
    given.push_back(!operand.tangent.zero);
  auto active = activity(jaxpr, given, linear.backwards);
  if (!active)
    return std::nullopt;
  Interp &interp = linear.interp;
  std::vector<DerivedValue> values(jaxpr.vars.size());
  size_t next = 0;
  for (const auto *vars : {&jaxpr.constvars, &jaxpr.invars})
    for (VarId var : *vars)
      values[var] = operands[next++];
  auto read = [&](const Atom &atom) -> DerivedValue {
    return atom.isLiteral ? DerivedValue{literalValue(interp, jaxpr.literals[atom.index]), {}} : values[atom.index];
  };
  for (const Eqn &eqn : jaxpr.eqns) {
    OriginScope origin(interp, eqn);
    NameScopes scopes(interp, {linear.within ? "" : "jvp", eqn.nameStack});
    linear.scope = eqn.nameStack;
    std::vector<DerivedValue> in;
    for (const Atom &atom : eqn.in)
      in.push_back(read(atom));
    for (size_t i = in.size(); i-- > 0;)
      in[i].tangent = linear.slot(in[i].tangent);
    const Rule rule{linear, interp, jaxpr, eqn, in};
    bool any = std::ranges::any_of(eqn.out, [&](VarId var) { return (*active)[var]; });
    if (any && innerOf(eqn)) {
      JittedCall call(rule);
      auto derived = linear.backwards ? jittedBackwards(rule, call) : jittedForwards(rule, call);
      for (size_t i = 0; i < derived.size(); ++i)
        values[eqn.out[i]] = derived[i];
    } else if (any) {
      values[eqn.out[0]] = rules().at(eqn.prim->name)(rule);
    } else {
      Values plain;
      std::vector<Aval> avals;
      for (const DerivedValue &operand : in)
        plain.push_back(operand.value);
      for (VarId var : eqn.out)
        avals.push_back(jaxpr.vars[var]);
      Values results = jax::bind(interp, eqn.prim, plain, eqn.params, std::move(avals), eqn.hasEffects);
      for (size_t i = 0; i < results.size(); ++i)
        values[eqn.out[i]] = {results[i], {}};
    }
  }
  std::vector<DerivedValue> results;
  for (const Atom &atom : jaxpr.outvars)
    results.push_back(read(atom));
  return results;
}

} // namespace pallasd::jax
