//===- differentiate.h - Derivatives, equation by equation ------*- C++ -*-===//
//
// Within a kernel jax.jvp, vjp and grad leave equations that lower like any
// other, so they are bound exactly as JAX binds them. A traced function is run
// again with a rule for each primitive. A rule binds the primal equation and
// what its derivative needs of the primals; the linear part goes through
// `Linear`, which binds it at once (forwards) or notes how to transpose it, for
// a walk back over cotangents. Stated from jaxprs of JAX 0.12.0.1; a primitive
// whose derivative was not measured ends the attempt, and nothing is bound.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/trace.h"

namespace pallasd::jax {

/// A value's derivative: none (`zero`), bound forwards, or a node of a Linear.
struct Tangent {
  bool zero = true;
  Value value;     ///< forwards
  size_t node = 0; ///< backwards
  Aval aval;       ///< if not zero
};

/// The linear operations that rules are made of.
class Linear {
public:
  /// `within`: the linear part of a jaxpr inside another, whose equations have its names alone.
  Linear(Interp &interp, bool backwards, bool within = false) : interp(interp), backwards(backwards), within(within) {}
  Tangent input(const Aval &aval, Value forwards);
  /// The same for one operand of one rule: what a rule contributes to its operands is summed in their order, but within
  /// an inner jaxpr as it comes.
  Tangent slot(const Tangent &t);

  /// `t * c`, or `c * t` if the coefficient stands first.
  Tangent mul(const Tangent &t, Value c, bool coefficientFirst = false);
  Tangent div(const Tangent &t, Value c);
  Tangent neg(const Tangent &t);
  Tangent convert(const Tangent &t, DType dtype, bool weak);
  /// "add", "sub" or "add_any".
  Tangent binary(std::string_view prim, const Tangent &a, const Tangent &b);
  Tangent reduceSum(const Tangent &t, const std::vector<int64_t> &axes);
  Tangent broadcast(const Tangent &t, const Shape &shape, const std::vector<int64_t> &dims);
  Tangent reshape(const Tangent &t, const Shape &shape);
  Tangent squeeze(const Tangent &t, const std::vector<int64_t> &dims);
  Tangent transpose(const Tangent &t, const std::vector<int64_t> &permutation);
  Tangent slice(const Tangent &t, const std::vector<int64_t> &start, const std::vector<int64_t> &limit);
  Tangent concatenate(const std::vector<Tangent> &ts, int64_t dim);
  /// Zero cases are filled with zeros.
  Tangent selectN(Value which, const std::vector<Tangent> &cases, const Aval &out);
  /// dot_general of the equation with one operand replaced: 0 or 1.
  Tangent dot(const Eqn &eqn, const Tangent &t, Value other, bool tangentIsRight);
  /// A tangent of `aval` that `transposed` takes back to cotangents of the operands, undefined where there is none.
  using Transposed = std::function<Values(Value cotangent)>;
  Tangent made(Aval aval, std::vector<Tangent> operands, Transposed transposed);
  /// The sum of what two operands contribute, as "add_any".
  Tangent sum(const Tangent &a, const Tangent &b);

  /// Cotangents of the inputs, in order of `input` calls; undefined where there is none.
  Values pullBack(const std::vector<std::pair<Tangent, Value>> &outputs);

  Interp &interp;
  const bool backwards, within;
  std::string scope; ///< jax.named_scope of the equation that is derived
  Values held;       ///< what the way back needs of the primals, in order of the linear operations

private:
  /// A product with, or a quotient by, `c`; `by` does it to the tangent and to the cotangent alike.
  Tangent scaled(const Tangent &t, Value c, std::function<Value(Value)> by);
  Tangent bound(Value value);
  Value unbroadcast(Value cotangent, const Shape &shape);
  struct Node {
    std::vector<Tangent> operands; ///< empty: an input
    Transposed transposed;         ///< one cotangent an operand
    std::string scope;
  };
  std::vector<Node> nodes;
};

/// Scope guard: names around what is bound inside; empty ones are left out.
class NameScopes {
public:
  NameScopes(Interp &interp, std::initializer_list<std::string> names) : scopes(traceContext(interp).nameScopes) {
    before = scopes.size();
    for (const std::string &name : names)
      if (!name.empty())
        scopes.push_back(name);
  }
  ~NameScopes() { scopes.resize(before); }
  NameScopes(const NameScopes &) = delete;

private:
  std::vector<std::string> &scopes;
  size_t before = 0;
};

struct DerivedValue {
  Value value;
  Tangent tangent;
};
/// Runs a jaxpr (operands: constvars, then invars) with derivatives. Nullopt if
/// a primitive on the way has no rule; then nothing was bound.
std::optional<std::vector<DerivedValue>> runDerived(Linear &linear, const Jaxpr &jaxpr,
                                                    const std::vector<DerivedValue> &operands);

} // namespace pallasd::jax
