//===- assumptions.h - Stand-ins for sizes that nobody gave -----*- C++ -*-===//
//
// Variables with a current value each, and conditions over them that a run has
// to meet: what a user's `assert` and `raise` ask for (policies.md A5, C3). When
// one isn't met, a few values are changed so that all are; equalities between
// two variables make them one.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/symbols.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace pallasd::query {

class Assumptions {
public:
  explicit Assumptions(python::SymbolTable &table) : table(&table) {}

  enum Kind : uint8_t {
    Size,   ///< of an array's axis: at least 1
    Number, ///< an argument: at least 1 if it began so
    Flag,   ///< a bool
    Real
  };
  using Variable = size_t;
  Variable add(const std::string &name, Kind kind, double value);

  double value(Variable variable) const { return variables[root(variable)].value; }
  python::SymId symbol(Variable variable) const { return variables[root(variable)].symbol; }
  void set(Variable variable, double value) { variables[root(variable)].value = value; }
  size_t count() const { return variables.size(); }
  Kind kind(Variable variable) const { return variables[root(variable)].kind; }
  bool same(Variable a, Variable b) const { return root(a) == root(b); }
  /// The two are one from now on, with the value of `a`.
  void unify(Variable a, Variable b);

  /// Demands that a condition come out so, and changes values until everything
  /// that was demanded holds. False, with nothing changed, if that wasn't found.
  bool demand(python::SymId condition, bool outcome);

private:
  struct Entry {
    python::SymId symbol;
    Kind kind;
    double value, least;
    Variable parent;
  };
  struct Demand {
    python::SymId condition;
    bool outcome;
  };
  Variable root(Variable variable) const;
  double evaluate(python::SymId id) const;
  double operand(const python::Value &value) const;
  bool holds(const Demand &demand) const { return (evaluate(demand.condition) != 0) == demand.outcome; }
  size_t broken() const;
  std::vector<Variable> variablesOf(python::SymId condition) const;
  std::vector<double> candidates(Variable variable, python::SymId condition) const;
  void collectNumbers(python::SymId id, std::vector<double> &numbers) const;
  bool unifyEqual(const Demand &demand);
  bool repairOne(const Demand &demand);
  bool repairPair(const Demand &demand);
  bool climb();

  python::SymbolTable *table;
  std::vector<Entry> variables;
  std::map<python::SymId, Variable> bySymbol;
  std::vector<Demand> demands;
  mutable int64_t evaluationsLeft = 0; ///< of expressions, for one demand
};

} // namespace pallasd::query
