//===- assumptions.cpp - Stand-ins for sizes that nobody gave ---*- C++ -*-===//
//
// Conditions are small (a remainder, a comparison), so values are tried: those
// that the condition itself names, and the sizes that kernels are written for.
//
//===----------------------------------------------------------------------===//
#include "analysis/query/assumptions.h"

#include <algorithm>
#include <cmath>

namespace pallasd::query {

using python::SymbolTable;
using python::SymId;
using python::Value;

namespace {

/// Bound on values: products of a few stay exact.
constexpr double maxValue = 1 << 24;
/// Some milliseconds.
constexpr int64_t evaluationsPerDemand = 50'000;
constexpr size_t maxCandidates = 48;

double integerOperation(const std::string &op, int64_t a, int64_t b) {
  if (op == "&")
    return double(a & b);
  if (op == "|")
    return double(a | b);
  if (op == "^")
    return double(a ^ b);
  bool inRange = b >= 0 && b < 40;
  if (op == "<<")
    return inRange ? double(a << b) : std::nan("");
  return op == ">>" && inRange ? double(a >> b) : std::nan("");
}

double apply(const std::string &op, double a, double b) {
  if (op == "==" || op == "!=")
    return (a == b) == (op == "==");
  if (op == "<" || op == "<=")
    return op == "<" ? a < b : a <= b;
  if (op == ">" || op == ">=")
    return op == ">" ? a > b : a >= b;
  if (op == "+")
    return a + b;
  if (op == "-")
    return a - b;
  if (op == "*")
    return a * b;
  if (op == "**")
    return std::pow(a, b);
  if (op == "/" || op == "//" || op == "%") {
    if (b == 0)
      return std::nan("");
    double quotient = std::floor(a / b);
    return op == "/" ? a / b : op == "//" ? quotient : a - quotient * b;
  }
  return integerOperation(op, int64_t(a), int64_t(b));
}

} // namespace

Assumptions::Variable Assumptions::add(const std::string &name, Kind kind, double value) {
  Variable variable = variables.size();
  double least = kind == Size || (kind == Number && value >= 1) ? 1 : -maxValue;
  variables.push_back({table->variable(name), kind, value, least, variable});
  bySymbol[variables.back().symbol] = variable;
  return variable;
}

Assumptions::Variable Assumptions::root(Variable variable) const {
  while (variables[variable].parent != variable)
    variable = variables[variable].parent;
  return variable;
}

void Assumptions::unify(Variable a, Variable b) { variables[root(b)].parent = root(a); }

double Assumptions::operand(const Value &value) const {
  if (value.sym())
    return evaluate(value.sym());
  if (value.isFloat())
    return value.asFloat();
  return value.isInt() || value.isBool() ? double(value.asInt()) : std::nan("");
}

double Assumptions::evaluate(SymId id) const {
  if (--evaluationsLeft < 0)
    return std::nan("");
  const SymbolTable::Node &node = table->node(id);
  switch (node.kind) {
  case SymbolTable::Kind::Variable: {
    auto found = bySymbol.find(id);
    return found == bySymbol.end() ? std::nan("") : value(found->second);
  }
  case SymbolTable::Kind::Unary: {
    double inner = operand(node.operands[0]);
    return node.op == "-" ? -inner : node.op == "not " ? inner == 0 : node.op == "+" ? inner : -inner - 1;
  }
  case SymbolTable::Kind::Binary:
    return apply(node.op, operand(node.operands[0]), operand(node.operands[1]));
  case SymbolTable::Kind::Function:
    return std::nan("");
  }
  return std::nan("");
}

size_t Assumptions::broken() const {
  if (evaluationsLeft < 0)
    return demands.size();
  return size_t(std::ranges::count_if(demands, [&](const Demand &demand) { return !holds(demand); }));
}

std::vector<Assumptions::Variable> Assumptions::variablesOf(SymId condition) const {
  std::vector<Variable> found;
  for (SymId id : table->variables(condition)) {
    auto known = bySymbol.find(id);
    if (known != bySymbol.end() && std::ranges::find(found, root(known->second)) == found.end())
      found.push_back(root(known->second));
  }
  return found;
}

void Assumptions::collectNumbers(SymId id, std::vector<double> &numbers) const {
  const SymbolTable::Node &node = table->node(id);
  for (const Value &inner : node.operands) {
    double value = operand(inner);
    if (!std::isnan(value))
      for (double candidate : {value, value + 1, value - 1, 2 * value, 3 * value, 4 * value, 8 * value})
        numbers.push_back(candidate);
    if (inner.sym())
      collectNumbers(inner.sym(), numbers);
  }
}

std::vector<double> Assumptions::candidates(Variable variable, SymId condition) const {
  const Entry &entry = variables[root(variable)];
  if (entry.kind == Flag)
    return {double(entry.value == 0)};
  std::vector<double> numbers;
  collectNumbers(condition, numbers);
  for (double size : {1, 2, 4, 8, 16, 32, 64, 128, 256, 384, 512, 640, 768, 1024, 1280, 2048, 3072, 4096, 8192, 0})
    numbers.push_back(size);
  std::erase_if(numbers, [&](double v) {
    return v < entry.least || v > maxValue || (entry.kind != Real && v != std::floor(v)) || v == entry.value;
  });
  std::vector<double> different;
  for (double v : numbers)
    if (different.size() < maxCandidates && std::ranges::find(different, v) == different.end())
      different.push_back(v);
  return different;
}

bool Assumptions::unifyEqual(const Demand &demand) {
  const SymbolTable::Node &node = table->node(demand.condition);
  bool wantsEqual = node.kind == SymbolTable::Kind::Binary && node.op == (demand.outcome ? "==" : "!=");
  if (!wantsEqual || !node.operands[0].sym() || !node.operands[1].sym())
    return false;
  auto a = bySymbol.find(node.operands[0].sym()), b = bySymbol.find(node.operands[1].sym());
  if (a == bySymbol.end() || b == bySymbol.end() || same(a->second, b->second))
    return false;
  std::vector<Entry> before = variables;
  unify(a->second, b->second);
  if (broken() == 0)
    return true;
  variables = before;
  unify(b->second, a->second);
  if (broken() == 0 || climb())
    return true;
  variables = std::move(before);
  return false;
}

bool Assumptions::repairOne(const Demand &demand) {
  for (Variable variable : variablesOf(demand.condition)) {
    double before = value(variable);
    for (double candidate : candidates(variable, demand.condition)) {
      set(variable, candidate);
      if (broken() == 0)
        return true;
    }
    set(variable, before);
  }
  return false;
}

bool Assumptions::repairPair(const Demand &demand) {
  std::vector<Variable> all = variablesOf(demand.condition);
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t j = i + 1; j < all.size(); ++j) {
      double first = value(all[i]), second = value(all[j]);
      for (double one : candidates(all[i], demand.condition)) {
        if (evaluationsLeft < 0)
          return false;
        set(all[i], one);
        for (double other : candidates(all[j], demand.condition)) {
          set(all[j], other);
          if (broken() == 0)
            return true;
        }
        set(all[j], second);
      }
      set(all[i], first);
    }
  return false;
}

/// Single changes that leave fewer conditions broken, as long as there are some.
bool Assumptions::climb() {
  constexpr int maxRounds = 12;
  for (int round = 0; round < maxRounds; ++round) {
    size_t least = broken();
    if (least == 0)
      return true;
    Variable best = 0;
    double bestValue = 0;
    bool found = false;
    for (const Demand &demand : demands) {
      if (holds(demand))
        continue;
      for (Variable variable : variablesOf(demand.condition)) {
        double before = value(variable);
        for (double candidate : candidates(variable, demand.condition)) {
          set(variable, candidate);
          if (size_t now = broken(); now < least)
            least = now, best = variable, bestValue = candidate, found = true;
        }
        set(variable, before);
      }
    }
    if (!found)
      return false;
    set(best, bestValue);
  }
  return broken() == 0;
}

bool Assumptions::demand(SymId condition, bool outcome) {
  std::vector<Entry> before = variables;
  evaluationsLeft = evaluationsPerDemand;
  demands.push_back({condition, outcome});
  const Demand wanted = demands.back();
  if (unifyEqual(wanted) || repairOne(wanted) || repairPair(wanted) || climb())
    return true;
  variables = std::move(before);
  demands.pop_back();
  return false;
}

} // namespace pallasd::query
