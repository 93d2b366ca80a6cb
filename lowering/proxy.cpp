//===- proxy.cpp - Rules stated through other primitives ------------------===//
//
// Each bound primitive becomes an equation over a small jaxpr of its own, which
// the emitter lowers as if JAX had traced it.
//
//===----------------------------------------------------------------------===//
#include "lowering/proxy.h"

#include <algorithm>
#include <numeric>

namespace pallasd::lowering {

using jax::Aval;
using jax::DType;

Traced Proxy::literal(jax::Literal literal) {
  literals_.push_back(std::move(literal));
  return {Val(&literals_.back()), literals_.back().aval};
}

Traced Proxy::number(double value, DType dtype, bool weak) { return literal({Aval::array(dtype, {}, weak), value}); }

Traced Proxy::integer(int64_t value, DType dtype, bool weak) {
  if (jax::isFloat(dtype))
    return number(double(value), dtype, weak);
  if (dtype == DType::Bool)
    return literal({Aval::array(dtype, {}, weak), value != 0});
  if (jax::isUnsigned(dtype))
    return literal({Aval::array(dtype, {}, weak), uint64_t(value)});
  return literal({Aval::array(dtype, {}, weak), value});
}

std::vector<Traced> Proxy::bindMany(std::string_view primitive, const std::vector<Traced> &operands,
                                    std::vector<Aval> outs, jax::ParamDict params) {
  std::vector<Traced> results(outs.size());
  for (size_t i = 0; i < outs.size(); ++i)
    results[i].aval = outs[i];
  if (failed_)
    return results;
  jax::Jaxpr scratch;
  jax::Eqn eqn;
  eqn.prim = jax::primitive(primitive);
  eqn.params = std::move(params);
  llvm::SmallVector<Val, 4> values;
  for (const Traced &operand : operands) {
    bool isLiteral = operand.val.literal != nullptr;
    eqn.in.push_back(isLiteral ? scratch.newLiteral(*operand.val.literal)
                               : jax::Jaxpr::var(scratch.newVar(operand.aval)));
    values.push_back(operand.val);
  }
  for (Aval &out : outs)
    eqn.out.push_back(scratch.newVar(std::move(out)));
  Result lowered = e_.nested(scratch, eqn, values, c_.eqn);
  failed_ = mlir::failed(lowered);
  for (size_t i = 0; !failed_ && i < results.size(); ++i)
    results[i].val = (*lowered)[i];
  return results;
}

Traced Proxy::bind(std::string_view primitive, std::vector<Traced> operands, Aval out, jax::ParamDict params) {
  return std::move(bindMany(primitive, std::move(operands), {std::move(out)}, std::move(params)).front());
}

/// Rank-0 operands take the other's shape, dimensions of size 1 the other's size.
static jax::Shape commonShape(const Traced &x, const Traced &y) {
  if (x.aval.shape.size() != y.aval.shape.size())
    return x.aval.shape.empty() ? y.aval.shape : x.aval.shape;
  jax::Shape shape = x.aval.shape;
  for (size_t i = 0; i < shape.size(); ++i)
    if (shape[i] == 1)
      shape[i] = y.aval.shape[i];
  return shape;
}

Traced Proxy::binary(std::string_view primitive, Traced x, Traced y) {
  DType dtype = x.aval.weakType ? y.aval.dtype : x.aval.dtype;
  Aval out = Aval::array(dtype, commonShape(x, y));
  return bind(primitive, {std::move(x), std::move(y)}, std::move(out));
}

Traced Proxy::unary(std::string_view primitive, Traced x) {
  Aval out = x.aval;
  return bind(primitive, {std::move(x)}, std::move(out));
}

Traced Proxy::compare(std::string_view primitive, Traced x, Traced y) {
  Aval out = Aval::array(DType::Bool, commonShape(x, y));
  return bind(primitive, {std::move(x), std::move(y)}, std::move(out));
}

Traced Proxy::convert(Traced x, DType dtype) {
  if (x.aval.dtype == dtype)
    return x;
  Aval out = Aval::array(dtype, x.aval.shape);
  return bind("convert_element_type", {std::move(x)}, std::move(out),
              {{"new_dtype", jax::Param(dtype)}, {"weak_type", jax::Param(false)}});
}

Traced Proxy::bitcast(Traced x, DType dtype) {
  Aval out = Aval::array(dtype, x.aval.shape);
  return bind("bitcast_convert_type", {std::move(x)}, std::move(out), {{"new_dtype", jax::Param(dtype)}});
}

Traced Proxy::broadcast(Traced x, const jax::Shape &shape, const std::vector<int64_t> &dims) {
  Aval out = Aval::array(x.aval.dtype, shape, x.aval.weakType);
  return bind("broadcast_in_dim", {std::move(x)}, std::move(out),
              {{"broadcast_dimensions", jax::Param::ints(dims)}, {"shape", jax::Param::shape(shape)}});
}

Traced Proxy::reshape(Traced x, const jax::Shape &shape) {
  Aval out = Aval::array(x.aval.dtype, shape);
  return bind("reshape", {std::move(x)}, std::move(out), {{"new_sizes", jax::Param::shape(shape)}});
}

Traced Proxy::squeeze(Traced x, std::vector<int64_t> dims) {
  jax::Shape shape;
  for (size_t i = 0; i < x.aval.shape.size(); ++i)
    if (std::find(dims.begin(), dims.end(), int64_t(i)) == dims.end())
      shape.push_back(x.aval.shape[i]);
  Aval out = Aval::array(x.aval.dtype, std::move(shape));
  return bind("squeeze", {std::move(x)}, std::move(out), {{"dimensions", jax::Param::ints(dims)}});
}

Traced Proxy::iota(DType dtype, const jax::Shape &shape, int64_t dimension) {
  Aval out = Aval::array(dtype, shape);
  return bind(
      "iota", {}, std::move(out),
      {{"dimension", jax::Param(dimension)}, {"dtype", jax::Param(dtype)}, {"shape", jax::Param::shape(shape)}});
}

Traced Proxy::reduce(std::string_view primitive, Traced x, std::vector<int64_t> axes) {
  jax::Shape shape;
  for (size_t i = 0; i < x.aval.shape.size(); ++i)
    if (std::find(axes.begin(), axes.end(), int64_t(i)) == axes.end())
      shape.push_back(x.aval.shape[i]);
  Aval out = Aval::array(x.aval.dtype, std::move(shape));
  return bind(primitive, {std::move(x)}, std::move(out), {{"axes", jax::Param::ints(axes)}});
}

Traced Proxy::materialized(Traced x) {
  if (!failed_ && x.val.literal)
    x.val = e_.materialize(x.val, x.aval);
  return x;
}

Traced Proxy::where(Traced condition, Traced x, Traced y) {
  condition = materialized(std::move(condition));
  x = materialized(std::move(x));
  y = materialized(std::move(y));
  DType dtype = x.aval.weakType ? y.aval.dtype : x.aval.dtype;
  x = convert(std::move(x), dtype);
  y = convert(std::move(y), dtype);
  const jax::Shape shape = condition.aval.shape;
  auto spread = [&](Traced &value) {
    std::vector<int64_t> dims(value.aval.shape.size());
    std::iota(dims.begin(), dims.end(), 0);
    if (value.aval.shape != shape)
      value = broadcast(value, shape, dims);
  };
  spread(x);
  spread(y);
  Aval out = Aval::array(dtype, shape);
  return bind("select_n", {std::move(condition), std::move(y), std::move(x)}, std::move(out));
}

Result Proxy::result(const std::vector<Traced> &outs) {
  if (failed_)
    return mlir::failure();
  Vals values;
  for (const Traced &out : outs)
    values.push_back(e_.materialize(out.val, out.aval));
  return values;
}

} // namespace pallasd::lowering
