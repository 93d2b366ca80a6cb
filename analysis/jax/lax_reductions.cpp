//===- lax_reductions.cpp - Reductions, scans along an axis, sorts -*- C++ -*-===//
//
// The primitives behind jnp.sum, jnp.argmax, jnp.cumsum, jnp.sort. Axes are
// already non-negative here.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/fold.h"
#include "analysis/jax/lax.h"

#include <algorithm>
#include <cmath>

namespace pallasd::jax::lax {

using namespace python;
namespace np = python::numpy;

namespace {

/// Sum, maximum or minimum of a small known array outside a trace.
std::optional<Value> reduceKnown(Interp &interp, std::string_view prim, Value x, const Aval &out) {
  if (traceContext(interp).current() || !out.shape.empty() || isComplex(out.dtype))
    return std::nullopt;
  auto contents = knownContents(interp, x);
  if (!contents || contents->elements.empty())
    return std::nullopt;
  bool real = isFloat(contents->dtype);
  np::Element result = contents->elements[0];
  for (size_t i = 1; i < contents->elements.size(); ++i) {
    np::Element e = contents->elements[i];
    if (prim == "reduce_max")
      real ? void(result.d = std::max(result.d, e.d)) : void(result.i = std::max(result.i, e.i));
    else if (prim == "reduce_min")
      real ? void(result.d = std::min(result.d, e.d)) : void(result.i = std::min(result.i, e.i));
    else if (prim == "reduce_sum" && !real)
      result.i += e.i;
    else if (prim == "reduce_and")
      result.i &= e.i;
    else if (prim == "reduce_or")
      result.i |= e.i;
    else
      return std::nullopt;
  }
  auto scalar = std::make_shared<np::Contents>();
  scalar->dtype = out.dtype;
  scalar->elements.push_back(real ? result : np::elementFromInt(result.i, out.dtype));
  return knownArray(interp, out, std::move(scalar));
}

void checkAxis(Interp &interp, std::string_view prim, int64_t axis, const Aval &in) {
  if (axis < 0 || axis >= int64_t(in.shape.size()))
    valueError(interp, std::string(prim) + ": axis " + std::to_string(axis) + " is out of bounds for shape " +
                           shapeText(in.shape));
}

} // namespace

Value reduce(Interp &interp, std::string_view prim, Value x, const Ints &axes) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  bool logical = prim == "reduce_and" || prim == "reduce_or" || prim == "reduce_xor";
  bool orders = prim == "reduce_max" || prim == "reduce_min";
  bool accepts = !isExtended(in.dtype) &&
                 (logical ? in.dtype == DType::Bool || isInteger(in.dtype) : orders || in.dtype != DType::Bool);
  if (!accepts)
    interp.refuse("TypeError",
                  refusal("operand-dtype", std::string(prim) + " does not accept dtype " + dtypeText(in.dtype)));
  Shape shape;
  for (int64_t axis : axes)
    checkAxis(interp, prim, axis, in);
  for (size_t i = 0; i < in.shape.size(); ++i)
    if (std::ranges::find(axes, int64_t(i)) == axes.end())
      shape.push_back(in.shape[i]);
  Aval out = Aval::array(in.dtype, shape, in.weakType);
  if (auto known = reduceKnown(interp, prim, x, out))
    return *known;
  return bind1(interp, prim, {x}, {{"axes", Param::ints(axes)}}, std::move(out));
}

Value argReduce(Interp &interp, std::string_view prim, Value x, int64_t axis, DType indexDType) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  checkAxis(interp, prim, axis, in);
  if (isComplex(in.dtype) || isExtended(in.dtype))
    interp.refuse("TypeError",
                  refusal("operand-dtype", std::string(prim) + " does not accept dtype " + dtypeText(in.dtype)));
  if (in.shape[size_t(axis)] == 0)
    valueError(interp, std::string(prim) + " of an axis of size 0");
  Shape shape = in.shape;
  shape.erase(shape.begin() + axis);
  ParamDict params{{"axes", Param::ints({axis})}, {"index_dtype", indexDType}};
  return bind1(interp, prim, {x}, std::move(params), Aval::array(indexDType, shape));
}

Value cumulative(Interp &interp, std::string_view prim, Value x, int64_t axis, bool reverse) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  checkAxis(interp, prim, axis, in);
  if (in.dtype == DType::Bool || isExtended(in.dtype))
    interp.refuse("TypeError",
                  refusal("operand-dtype", std::string(prim) + " does not accept dtype " + dtypeText(in.dtype)));
  return bind1(interp, prim, {x}, {{"axis", axis}, {"reverse", reverse}}, in);
}

Values sort(Interp &interp, std::span<const Value> operands, int64_t dim, bool stable, int64_t numKeys) {
  std::vector<Aval> outs;
  for (Value operand : operands) {
    if (operand.as<python::Unknown>())
      return Values(operands.size(), operand);
    outs.push_back(aval(interp, operand));
    if (outs.back().shape != outs.front().shape)
      typeError(interp, "sort needs operands of one shape, got " + shapeText(outs.front().shape) + " and " +
                            shapeText(outs.back().shape));
  }
  checkAxis(interp, "sort", dim, outs.front());
  ParamDict params{{"dimension", dim}, {"is_stable", stable}, {"num_keys", numKeys}};
  return bind(interp, primitive("sort"), operands, std::move(params), std::move(outs));
}

} // namespace pallasd::jax::lax
