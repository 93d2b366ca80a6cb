//===- symbols.h - Expressions over assumed values --------------*- C++ -*-===//
//
// A number that is only a stand-in for an unknown one carries the id of a
// symbolic expression beside its witness (policies.md C3). Arithmetic on
// witnesses builds the expression, a branch on one records it in
// Interp::pathCondition, and messages print it ("m % bm == 0").
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/value.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace pallasd::python {

/// Interp extension: `interp.extension<SymbolTable>()`.
class SymbolTable {
public:
  /// A new assumed quantity, named as messages shall call it.
  SymId variable(std::string_view name);
  /// `text` of an operation on operands that are symbolic or certain; numbers
  /// print as themselves. Equal expressions get equal ids.
  SymId binary(std::string_view op, Value left, Value right);
  SymId unary(std::string_view op, Value operand);
  /// "min(m, 128)".
  SymId function(std::string_view name, std::span<const Value> operands);
  /// As Python text, parenthesised where needed.
  const std::string &text(SymId id) const { return nodes[id - 1].text; }
  /// Ids of the variables that occur in it, each once.
  const std::vector<SymId> &variables(SymId id) const { return nodes[id - 1].variables; }
  bool isVariable(SymId id) const { return nodes[id - 1].variables.size() == 1 && nodes[id - 1].variables[0] == id; }

  enum class Kind : uint8_t { Variable, Unary, Binary, Function };
  struct Node {
    Kind kind;
    std::string op;              ///< or the variable's name
    std::vector<Value> operands; ///< numbers; a symbolic one carries its id
    std::string text;
    int precedence;
    std::vector<SymId> variables;
  };
  const Node &node(SymId id) const { return nodes[id - 1]; }

private:
  SymId intern(Node node);
  std::string operandText(Value operand, int precedence) const;
  std::vector<Node> nodes;
  std::unordered_map<std::string, SymId> byText;
};

} // namespace pallasd::python
