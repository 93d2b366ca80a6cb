//===- usage.h - What a module's text says about parameters -----*- C++ -*-===//
//
// Read off the tree without evaluating anything: which functions hold a kernel
// call, who mentions whom, and what bodies do with their parameters. A
// parameter that is handed on has the uses of the parameter that receives it.
// Library mode chooses first witnesses by this (policies.md C3); a wrong guess
// costs an attempt, never an answer.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace pallasd::query {

struct ParameterUse {
  std::optional<size_t> rank;             ///< `m, k = x.shape`, `len(x.shape) == 2`
  size_t minRank = 0;                     ///< `x.shape[2]`, `x[i, j]`
  std::map<size_t, std::string> dimNames; ///< axis -> the name that its size gets
  std::set<std::string> fields;           ///< `x.q`: attributes that arrays do not have
  std::optional<size_t> length;           ///< `l, r = x`
  bool array = false;                     ///< `.shape`, `.dtype`, `.astype` …, an operand of a kernel call
  bool number = false;                    ///< arithmetic, `range(x)`, a part of a shape
  bool callable = false;                  ///< `x(…)`
  bool prefetched = false;                ///< a scalar-prefetch operand of a kernel call

  void merge(const ParameterUse &other);
  bool operator==(const ParameterUse &) const = default;
};

class Usage {
public:
  explicit Usage(const syntax::Module &module);

  using Parameter = std::pair<syntax::Name, syntax::Name>; ///< function, parameter
  struct Function {
    const syntax::FunctionDef *def = nullptr;
    syntax::ItemPtr item;
    bool hasKernelCall = false;
    std::set<syntax::Name> mentions; ///< every name that the body or a decorator loads
  };

  const std::map<syntax::Name, Function> &functions() const { return all; }
  /// Uses of a parameter, those of parameters that it is handed to included.
  const ParameterUse &of(syntax::Name function, syntax::Name parameter) const;
  /// Parameters that `parameter` is handed to, directly or not, itself included.
  std::set<Parameter> receivers(const Parameter &parameter) const;
  /// f.defvjp(fwd, bwd): what differentiating f runs.
  const std::map<syntax::Name, std::set<syntax::Name>> &derivatives() const { return derivativeRules; }
  /// Functions that mention `function`, nearest first, each with its distance.
  std::vector<std::pair<syntax::Name, int>> users(syntax::Name function) const;

private:
  friend class UsageReader;
  bool mergeInto(const Parameter &from, const Parameter &to);
  void noteDerivative(syntax::Name primal, const syntax::Call &call);
  std::map<syntax::Name, Function> all;
  std::map<Parameter, ParameterUse> uses;
  std::map<Parameter, std::set<Parameter>> handedTo;
  std::map<syntax::Name, std::set<syntax::Name>> derivativeRules;
};

/// The name under which the uses of a parameter's field are kept, "x.field".
syntax::Name fieldOf(syntax::Name parameter, syntax::Name field);
/// Parameters of a function in the order of its signature, *args and **kwargs left out.
std::vector<syntax::Arg> plainParameters(const syntax::Arguments &args);
/// The default of the parameter at `index` of plainParameters; null if it has none.
const syntax::Expr *defaultOf(const syntax::Arguments &args, size_t index);
/// "c" of `a.b.c` or of `c`; null for anything else.
syntax::Name lastName(const syntax::Expr *expr);

} // namespace pallasd::query
