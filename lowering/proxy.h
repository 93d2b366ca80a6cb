//===- proxy.h - Rules stated through other primitives ----------*- C++ -*-===//
//
// JAX states some rules as Python functions (erf_inv, sign, clamp, full
// reductions ...): it traces them and lowers what comes out. A Proxy plays that
// trace: each call binds a primitive and lowers it at once.
//
// Failure sticks: after a refused primitive every further call is empty, and
// `result` fails.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/emitter.h"

#include <deque>

namespace pallasd::lowering {

/// A value of the trace with its aval. Literals stay literals until bound.
struct Traced {
  Val val;
  jax::Aval aval;
};

class Proxy {
public:
  explicit Proxy(EqnContext &context) : c_(context), e_(context.e) {}

  /// The equation's operand.
  Traced operand(size_t i) const { return {c_.operands[i], c_.in(i)}; }
  static Traced given(mlir::Value value, jax::Aval aval) { return {Val(value), std::move(aval)}; }
  Traced number(double value, jax::DType dtype, bool weak = false);
  Traced integer(int64_t value, jax::DType dtype, bool weak = false);

  /// Any primitive with one result.
  Traced bind(std::string_view primitive, std::vector<Traced> operands, jax::Aval out, jax::ParamDict params = {});
  std::vector<Traced> bindMany(std::string_view primitive, const std::vector<Traced> &operands,
                               std::vector<jax::Aval> outs, jax::ParamDict params = {});

  /// Arithmetic and bit operations: the result is of the array operand's type.
  Traced binary(std::string_view primitive, Traced x, Traced y);
  Traced unary(std::string_view primitive, Traced x);
  /// eq ne lt le gt ge: a bool of the array operand's shape.
  Traced compare(std::string_view primitive, Traced x, Traced y);
  Traced convert(Traced x, jax::DType dtype);
  Traced bitcast(Traced x, jax::DType dtype);
  Traced broadcast(Traced x, const jax::Shape &shape, const std::vector<int64_t> &dims = {});
  Traced reshape(Traced x, const jax::Shape &shape);
  Traced squeeze(Traced x, std::vector<int64_t> dims);
  Traced iota(jax::DType dtype, const jax::Shape &shape, int64_t dimension);
  Traced reduce(std::string_view primitive, Traced x, std::vector<int64_t> axes);
  /// jnp.where: scalars become constants first, are broadcast inside.
  Traced where(Traced condition, Traced x, Traced y);

  /// An inner jaxpr entered at this place (jit's constants appear here).
  Traced materialized(Traced x);

  bool failed() const { return failed_; }
  Result result(const std::vector<Traced> &outs);
  Result result(Traced out) { return result(std::vector<Traced>{std::move(out)}); }

private:
  Traced literal(jax::Literal literal);

  EqnContext &c_;
  Emitter &e_;
  bool failed_ = false;
  std::deque<jax::Literal> literals_; ///< literals live as long as the trace
};

} // namespace pallasd::lowering
