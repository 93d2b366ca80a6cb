//===- scope.cpp - Where a jaxpr's values come from, and where they go ----===//
//
// Everything here answers "certain" or nothing: lists name the primitives that
// were measured, others end the search.
//
//===----------------------------------------------------------------------===//
#include "lowering/compile/scope.h"

#include "lowering/legal/predicates.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace pallasd::lowering {

using jax::Atom;
using jax::Eqn;
using jax::Jaxpr;
using namespace std::string_view_literals;

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Operands from this position on change from one step of a loop to the next.
static size_t firstCarried(const Eqn &entry) {
  std::string_view name = entry.prim->name;
  if (name == "scan")
    return size_t(intParam(entry, "num_consts", 0));
  if (name == "while")
    return size_t(intParam(entry, "cond_nconsts", 0) + intParam(entry, "body_nconsts", 0));
  return entry.in.size();
}

Scope::Scope(const kernel::KernelInstance &instance, const Jaxpr &body)
    : instance(instance), jaxpr(body), arguments(body.vars.size()) {
  readForward();
  readBackward();
}

Scope::Scope(const Scope &outer, const Eqn &entry, const InnerJaxpr &inner)
    : instance(outer.instance), jaxpr(*inner.jaxpr), outer(&outer), entry(&entry), arguments(inner.jaxpr->vars.size()) {
  size_t carried = firstCarried(entry), numConsts = jaxpr.constvars.size();
  for (size_t i = 0; i < inner.operandOfArgument.size(); ++i) {
    int operand = inner.operandOfArgument[i];
    bool isRef = operand >= 0 && outer.jaxpr.aval(entry.in[size_t(operand)]).isRef;
    if (operand >= 0 && (size_t(operand) < carried || isRef))
      arguments[i < numConsts ? jaxpr.constvars[i] : jaxpr.invars[i - numConsts]] = entry.in[size_t(operand)];
  }
  readForward();
  readBackward();
}

Value resolved(Value value) {
  while (!value.atom.isLiteral && value.scope->outer && value.scope->arguments[value.atom.index])
    value = {value.scope->outer, *value.scope->arguments[value.atom.index]};
  return value;
}

const Eqn *definitionOf(Value &value) {
  value = resolved(value);
  return value.atom.isLiteral ? nullptr : value.scope->definitions[value.atom.index];
}

const jax::Aval &avalOf(const Value &value) { return value.scope->jaxpr.aval(value.atom); }

const jax::Literal *literalOf(const Value &value) {
  Value outer = resolved(value);
  return outer.atom.isLiteral ? &outer.scope->jaxpr.literals[outer.atom.index] : nullptr;
}

std::optional<int64_t> integerOf(const Value &value) {
  const jax::Literal *literal = literalOf(value);
  if (!literal)
    return std::nullopt;
  if (auto *number = std::get_if<int64_t>(&literal->value))
    return *number;
  if (auto *number = std::get_if<uint64_t>(&literal->value))
    return int64_t(*number);
  return std::nullopt;
}

static bool isScalarInteger(const jax::Aval &aval) {
  return !aval.isRef && aval.shape.empty() && jax::isInteger(aval.dtype);
}

//===----------------------------------------------------------------------===//
// What reaches an effect
//===----------------------------------------------------------------------===//

/// A literal that doesn't decide the result of a product or of a bitwise operation by itself.
static bool isPlainLiteral(Value value) {
  std::optional<int64_t> number = integerOf(value);
  return number && *number != 0 && *number != -1;
}

/// Equations that may fold to a constant, or to one of their operands, whatever the others are.
static bool mayIgnoreOperands(const Scope &scope, const Eqn &eqn) {
  std::string_view name = eqn.prim->name;
  if (name == "select_n")
    return !isRunTime({&scope, eqn.in[0]});
  bool isFloat = !eqn.out.empty() && jax::isFloat(scope.jaxpr.vars[eqn.out[0]].dtype); // 0 * x isn't 0 for all x
  if (eqn.in.size() != 2 || isFloat)
    return false;
  Value left = {&scope, eqn.in[0]}, right = {&scope, eqn.in[1]};
  if (name == "mul" || name == "and" || name == "or")
    return !((isRunTime(left) || isPlainLiteral(left)) && (isRunTime(right) || isPlainLiteral(right)));
  static constexpr std::array kOfTwo{"sub"sv, "xor"sv, "eq"sv, "ne"sv,  "lt"sv,
                                     "le"sv,  "gt"sv,  "ge"sv, "div"sv, "rem"sv};
  return left.atom == right.atom && std::find(kOfTwo.begin(), kOfTwo.end(), name) != kOfTwo.end();
}

/// Two of a loop's numbers are one: it may count from a number to itself.
static bool mayRunNever(const Scope &scope, const Eqn &loop) {
  for (size_t i = 0; i < loop.in.size(); ++i)
    for (size_t k = 0; k < i; ++k) {
      Value left = resolved({&scope, loop.in[i]}), right = resolved({&scope, loop.in[k]});
      if (left.scope == right.scope && left.atom == right.atom && !left.atom.isLiteral && isScalarInteger(avalOf(left)))
        return true;
    }
  return false;
}

bool entersForCertain(const Scope &scope, const Eqn &eqn) {
  if (eqn.prim->name == "cond")
    return isRunTime({&scope, eqn.in[0]});
  return eqn.prim->name != "while" || !mayRunNever(scope, eqn);
}

/// Operands of a jitted call that its body needs.
void Scope::useOperandsOf(const Eqn &call) {
  for (const InnerJaxpr &inner : innerJaxprs(call)) {
    Scope called(*this, call, inner);
    size_t numConsts = called.jaxpr.constvars.size();
    for (size_t i = 0; i < inner.operandOfArgument.size(); ++i) {
      jax::VarId argument = i < numConsts ? called.jaxpr.constvars[i] : called.jaxpr.invars[i - numConsts];
      if (int operand = inner.operandOfArgument[i]; operand >= 0 && called.used[argument])
        use(call.in[size_t(operand)]);
    }
  }
}

void Scope::use(const Atom &atom) {
  if (!atom.isLiteral)
    used[atom.index] = true;
}

void Scope::readBackward() {
  used.resize(jaxpr.vars.size());
  bool ofCall = entry && entry->prim->name == "jit" && !outer->used.empty();
  for (size_t i = 0; i < jaxpr.outvars.size(); ++i)
    if (!ofCall || outer->used[entry->out[i]])
      use(jaxpr.outvars[i]);
  live.resize(jaxpr.eqns.size());
  for (size_t i = jaxpr.eqns.size(); i-- > 0;) {
    const Eqn &eqn = jaxpr.eqns[i];
    live[i] = eqn.hasEffects || std::any_of(eqn.out.begin(), eqn.out.end(), [&](jax::VarId var) { return used[var]; });
    if (!live[i] || mayIgnoreOperands(*this, eqn) || !entersForCertain(*this, eqn))
      continue;
    if (eqn.prim->name == "jit")
      useOperandsOf(eqn);
    else
      std::for_each(eqn.in.begin(), eqn.in.end(), [&](const Atom &atom) { use(atom); });
  }
}

//===----------------------------------------------------------------------===//
// What only the running kernel knows
//===----------------------------------------------------------------------===//

/// Operations whose results vary with any operand that varies.
static constexpr std::array kPassing{"add"sv,
                                     "sub"sv,
                                     "mul"sv,
                                     "div"sv,
                                     "max"sv,
                                     "min"sv,
                                     "neg"sv,
                                     "abs"sv,
                                     "exp"sv,
                                     "exp2"sv,
                                     "log"sv,
                                     "log1p"sv,
                                     "tanh"sv,
                                     "logistic"sv,
                                     "rsqrt"sv,
                                     "sqrt"sv,
                                     "sin"sv,
                                     "cos"sv,
                                     "lt"sv,
                                     "le"sv,
                                     "gt"sv,
                                     "ge"sv,
                                     "eq"sv,
                                     "ne"sv,
                                     "and"sv,
                                     "or"sv,
                                     "xor"sv,
                                     "not"sv,
                                     "pow"sv,
                                     "square"sv,
                                     "select_n"sv,
                                     "reduce_sum"sv,
                                     "reduce_max"sv,
                                     "reduce_min"sv,
                                     "transpose"sv,
                                     "dot_general"sv,
                                     "reshape"sv,
                                     "slice"sv,
                                     "squeeze"sv,
                                     "concatenate"sv,
                                     "expand_dims"sv,
                                     "convert_element_type"sv,
                                     "integer_pow"sv,
                                     "rem"sv,
                                     "floor"sv,
                                     "round"sv,
                                     "broadcast_in_dim"sv};

static bool resultVaries(const Scope &scope, const Eqn &eqn) {
  std::string_view name = eqn.prim->name;
  if (name == "get" || name == "masked_load" || name == "program_id") // even in a grid of one step
    return true;
  if (name == "iota")
    return jax::elementCount(scope.jaxpr.vars[eqn.out[0]].shape) > 1;
  bool passes = std::find(kPassing.begin(), kPassing.end(), name) != kPassing.end();
  return passes && !mayIgnoreOperands(scope, eqn) &&
         std::any_of(eqn.in.begin(), eqn.in.end(), [&](const Atom &atom) { return isRunTime({&scope, atom}); });
}

bool isRunTime(Value value) {
  value = resolved(value);
  return !value.atom.isLiteral && value.scope->runTime[value.atom.index];
}

bool insideRegion(const Scope &scope) {
  for (const Scope *inner = &scope; inner->entry; inner = inner->outer) {
    std::string_view name = inner->entry->prim->name;
    if (name == "cond" || name == "scan" || name == "while" || name == "run_scoped")
      return true;
  }
  return false;
}

bool insideAllocation(const Scope &scope) {
  for (const Scope *inner = &scope; inner->entry; inner = inner->outer)
    if (inner->entry->prim->name == "run_scoped")
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Divisors of an index
//===----------------------------------------------------------------------===//

std::optional<int64_t> provableDivisor(Value value) {
  value = resolved(value);
  if (std::optional<int64_t> number = integerOf(value))
    return std::abs(*number);
  return value.atom.isLiteral ? std::nullopt : value.scope->divisors[value.atom.index];
}

/// What is made of literals alone is a constant, for which any start will do.
static bool isConstant(const Scope &scope, const Eqn &eqn) {
  return std::all_of(eqn.in.begin(), eqn.in.end(), [&](const Atom &atom) { return literalOf({&scope, atom}); });
}

/// The greatest common divisor of the operands'; nullopt if one isn't clear.
static std::optional<int64_t> commonDivisor(const Scope &scope, const Eqn &eqn, size_t firstOperand) {
  int64_t common = 0;
  for (size_t i = firstOperand; i < eqn.in.size(); ++i) {
    std::optional<int64_t> divisor = provableDivisor({&scope, eqn.in[i]});
    if (!divisor)
      return std::nullopt;
    common = std::gcd(common, *divisor);
  }
  return common;
}

static std::optional<int64_t> productOfDivisors(const Scope &scope, const Eqn &eqn) {
  std::optional<int64_t> left = provableDivisor({&scope, eqn.in[0]}), right = provableDivisor({&scope, eqn.in[1]});
  int64_t product = 0;
  bool fits = left && right && !__builtin_mul_overflow(*left, *right, &product);
  return fits ? std::optional(product) : std::nullopt;
}

/// Operations that were measured on operands without a common divisor only: libtpu sees none in the result.
static constexpr std::array kOpaque{
    "max"sv, "and"sv, "or"sv, "select_n"sv, "div"sv, "shift_left"sv, "shift_right_arithmetic"sv};

static std::optional<int64_t> divisorOf(const Scope &scope, const Eqn &eqn) {
  std::string_view name = eqn.prim->name;
  if (name == "get" || name == "program_id")
    return 1;
  if (isConstant(scope, eqn))
    return std::nullopt;
  if (name == "mul")
    return productOfDivisors(scope, eqn);
  bool passes = name == "add" || name == "sub" || name == "min" || name == "rem" ||
                (name == "convert_element_type" && jax::isInteger(scope.jaxpr.aval(eqn.in[0]).dtype));
  if (passes)
    return commonDivisor(scope, eqn, 0);
  bool opaque = std::find(kOpaque.begin(), kOpaque.end(), name) != kOpaque.end();
  std::optional<int64_t> common = opaque ? commonDivisor(scope, eqn, name == "select_n" ? 1 : 0) : std::nullopt;
  return common == 1 ? common : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// The loop's counter: a carried integer that the body returns plus one.
static bool countsUp(const Jaxpr &body, jax::VarId argument, const Atom &next) {
  if (next.isLiteral)
    return false;
  for (const Eqn &eqn : body.eqns) {
    if (eqn.out.size() != 1 || eqn.out[0] != next.index)
      continue;
    bool ofArgument = eqn.prim->name == "add" && !eqn.in[0].isLiteral && eqn.in[0].index == argument;
    const jax::Literal *step = ofArgument && eqn.in[1].isLiteral ? &body.literals[eqn.in[1].index] : nullptr;
    auto *number = step ? std::get_if<int64_t>(&step->value) : nullptr;
    return number && *number == 1;
  }
  return false;
}

/// A counter that a loop keeps at run time divides by nothing that libtpu knows; an unrolled loop's is constant.
void Scope::readCounters() {
  bool keeps =
      entry && (entry->prim->name == "while" || (entry->prim->name == "scan" && intParam(*entry, "unroll", 1) == 1));
  size_t count = jaxpr.outvars.size(), arguments = jaxpr.invars.size();
  for (size_t i = 0; keeps && i < count && i < arguments; ++i) {
    // Carried values are the last arguments of a while's body, and follow the constants of a scan's.
    size_t first = entry->prim->name == "while" ? arguments - count : size_t(intParam(*entry, "num_consts", 0));
    if (first + i >= arguments)
      return;
    jax::VarId argument = jaxpr.invars[first + i];
    if (isScalarInteger(jaxpr.vars[argument]) && countsUp(jaxpr, argument, jaxpr.outvars[i]))
      divisors[argument] = 1;
  }
}

//===----------------------------------------------------------------------===//
// One pass over the equations
//===----------------------------------------------------------------------===//

/// A jitted function's results are those of its jaxpr.
void Scope::readCall(const Eqn &eqn) {
  for (const InnerJaxpr &inner : innerJaxprs(eqn)) {
    Scope called(*this, eqn, inner);
    for (size_t i = 0; i < eqn.out.size() && i < called.jaxpr.outvars.size(); ++i) {
      Value result = {&called, called.jaxpr.outvars[i]};
      definitions[eqn.out[i]] = &eqn;
      runTime[eqn.out[i]] = isRunTime(result);
      divisors[eqn.out[i]] = provableDivisor(result);
    }
  }
}

void Scope::readForward() {
  definitions.resize(jaxpr.vars.size());
  runTime.resize(jaxpr.vars.size());
  divisors.resize(jaxpr.vars.size());
  readCounters();
  for (const Eqn &eqn : jaxpr.eqns) {
    if (eqn.prim->name == "jit") {
      readCall(eqn);
      continue;
    }
    bool varies = resultVaries(*this, eqn);
    for (jax::VarId var : eqn.out) {
      definitions[var] = &eqn;
      runTime[var] = varies;
    }
    if (eqn.out.size() == 1 && isScalarInteger(jaxpr.vars[eqn.out[0]]))
      divisors[eqn.out[0]] = divisorOf(*this, eqn);
  }
}

} // namespace pallasd::lowering
