//===- symbols.cpp - Expressions over assumed values ------------*- C++ -*-===//
//
// Expressions are interned by their text, which is why equal ones are one.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/symbols.h"

#include "analysis/python/impl.h"

#include <algorithm>

namespace pallasd::python {

namespace {
constexpr int kAtom = 10;

int precedenceOf(std::string_view op) {
  static const std::pair<std::string_view, int> table[] = {
      {"not ", 1}, {"==", 2}, {"!=", 2}, {"<", 2}, {"<=", 2}, {">", 2}, {">=", 2}, {"|", 3}, {"^", 4}, {"&", 5},
      {"<<", 6},   {">>", 6}, {"+", 7},  {"-", 7}, {"*", 8},  {"/", 8}, {"//", 8}, {"%", 8}, {"**", 9}};
  for (auto &[text, precedence] : table)
    if (text == op)
      return precedence;
  return kAtom;
}
} // namespace

std::string SymbolTable::operandText(Value operand, int precedence) const {
  if (operand.sym()) {
    const Node &node = nodes[operand.sym() - 1];
    return node.precedence < precedence ? "(" + node.text + ")" : node.text;
  }
  if (operand.isInt())
    return std::to_string(operand.asInt());
  if (operand.isBool())
    return operand.asBool() ? "True" : "False";
  if (operand.isFloat())
    return floatRepr(operand.asFloat());
  return "?";
}

SymId SymbolTable::intern(Node node) {
  auto [it, isNew] = byText.try_emplace(node.text, SymId(nodes.size() + 1));
  if (!isNew)
    return it->second;
  for (Value operand : node.operands)
    if (operand.sym())
      for (SymId id : nodes[operand.sym() - 1].variables)
        if (std::find(node.variables.begin(), node.variables.end(), id) == node.variables.end())
          node.variables.push_back(id);
  nodes.push_back(std::move(node));
  return it->second;
}

SymId SymbolTable::variable(std::string_view name) {
  std::string unique(name);
  for (int i = 2; byText.count(unique); ++i)
    unique = std::string(name) + "_" + std::to_string(i);
  SymId id = SymId(nodes.size() + 1);
  byText.emplace(unique, id);
  nodes.push_back({Kind::Variable, unique, {}, unique, kAtom, {id}});
  return id;
}

SymId SymbolTable::binary(std::string_view op, Value left, Value right) {
  int precedence = precedenceOf(op);
  std::string text = operandText(left, precedence) + " " + std::string(op) + " " + operandText(right, precedence + 1);
  return intern({Kind::Binary, std::string(op), {left, right}, std::move(text), precedence, {}});
}

SymId SymbolTable::unary(std::string_view op, Value operand) {
  int precedence = op == "not " ? 1 : 9;
  return intern(
      {Kind::Unary, std::string(op), {operand}, std::string(op) + operandText(operand, precedence), precedence, {}});
}

SymId SymbolTable::function(std::string_view name, std::span<const Value> operands) {
  std::string text = std::string(name) + "(";
  for (size_t i = 0; i < operands.size(); ++i)
    text += (i ? ", " : "") + operandText(operands[i], 0);
  text += ")";
  return intern({Kind::Function, std::string(name), {operands.begin(), operands.end()}, std::move(text), kAtom, {}});
}

} // namespace pallasd::python
