//===- jnp_creation.cpp - jnp.array, jnp.zeros, jnp.arange ------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): numbers become literals, nested sequences of numbers one
// constant, sequences that hold arrays a concatenate of their elements each
// broadcast to one more dimension; jnp.array of an array binds `copy`; arange
// is iota, then mul by the step, then add of the start, each only if given.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/derivatives.h"
#include "analysis/jax/fold.h"
#include "analysis/jax/jnp.h"
#include "analysis/jax/release.h"
#include "analysis/python/numpy/classes.h"
#include "analysis/python/numpy/conversions.h"

#include <algorithm>
#include <cmath>

namespace pallasd::jax::jnp {

using namespace python;
namespace np = python::numpy;
using lax::refusal;

namespace {

using Args = std::span<const Value>;

bool isSequence(Value value) { return value.as<List>() || value.as<Tuple>() || value.as<Range>(); }

/// Leaves of nested sequences, depth first; an Unknown one is returned at once.
Value collectLeaves(Interp &interp, Value value, Values &leaves) {
  if (!isSequence(value)) {
    if (value.as<python::Unknown>())
      return value;
    leaves.push_back(value);
    return {};
  }
  for (Value item : interp.toVector(value))
    if (Value unknown = collectLeaves(interp, item, leaves); !unknown.isUndefined())
      return unknown;
  return {};
}

Value stackNested(Interp &interp, Value value, DType dtype, bool weak) {
  if (!isSequence(value))
    return lax::convertElementType(interp, value, dtype, weak);
  Values parts;
  for (Value item : interp.toVector(value))
    parts.push_back(lax::expandDims(interp, stackNested(interp, item, dtype, weak), {0}));
  if (parts.empty())
    return lax::full(interp, {0}, Value::integer(0), dtype);
  return lax::concatenate(interp, parts, 0);
}

Value fromSequence(Interp &interp, Value x, std::optional<DType> dtype) {
  Values leaves;
  if (Value unknown = collectLeaves(interp, x, leaves); !unknown.isUndefined())
    return unknown;
  bool hasArrays = std::ranges::any_of(leaves, [](Value v) { return asArray(v) != nullptr; });
  TypedOperand common{defaultFloat(promotionMode(interp).x64), false};
  if (!leaves.empty()) {
    for (Value leaf : leaves)
      if (!avalOf(interp, leaf) || avalOf(interp, leaf)->isRef)
        interp.refuse("TypeError", refusal("not-an-array", "a value of type " + interp.typeName(leaf) +
                                                               " is no valid element of a JAX array"));
    common = resultType(interp, leaves);
  }
  DType target = dtype.value_or(common.dtype);
  if (!hasArrays)
    if (auto contents = np::toContents(interp, x, target))
      return knownArray(interp, Aval::array(target, (*contents)->shape), *contents);
  return stackNested(interp, x, target, false);
}

/// jnp.array and jnp.asarray.
Value makeArray(Interp &interp, Value x, std::optional<DType> dtype, bool copies) {
  if (x.as<python::Unknown>())
    return x;
  if (isSequence(x))
    return fromSequence(interp, x, dtype);
  if (dtype)
    np::requireInRange(interp, x, *dtype);
  else if (x.isInt())
    checkIntArgument(interp, x);
  auto aval = avalOf(interp, x);
  if (aval && aval->isRef)
    checkArrayLike(interp, "array", std::initializer_list<Value>{x});
  if (!aval) {
    Value converted = x.isObject() ? interp.getAttrOr(x, intern("__jax_array__")) : Value();
    if (!converted.isUndefined())
      return makeArray(interp, interp.call(converted, CallArgs{}), dtype, false);
    interp.refuse("TypeError",
                  refusal("not-an-array", "a value of type " + interp.typeName(x) + " is no valid JAX array"));
  }
  if (asTracer(x) && copies && !literalOfTracer(x))
    x = bind1(interp, "copy", {x}, {}, *aval);
  if (!dtype)
    return lax::asArrayValue(interp, x);
  if (!asArray(x) && !aval->shape.empty()) {
    Value cast = np::castArray(interp, x, *dtype);
    return lax::asArrayValue(interp, cast);
  }
  return lax::convertElementType(interp, x, *dtype);
}

Shape shapeArgument(Interp &interp, Value value) {
  auto sizes = intsArgument(interp, value);
  if (!sizes)
    throw python::UnknownUse{interp.unknown(Reason::Content, "a shape").as<python::Unknown>()->reason};
  for (int64_t size : *sizes)
    if (size < 0)
      lax::typeError(interp, "shapes have no negative sizes, got " + lax::shapeText(toShape(*sizes)));
  return toShape(*sizes);
}

Value filled(Interp &interp, Args args, int64_t fill) {
  DType dtype = dtypeArgument(interp, args[1]).value_or(defaultFloat(promotionMode(interp).x64));
  return lax::full(interp, shapeArgument(interp, args[0]), Value::integer(fill), dtype);
}

Value emptyOf(Interp &interp, DType dtype, const Shape &shape) {
  if (!releaseAtLeast(interp, "0.11.0"))
    return lax::full(interp, shape, Value::integer(0), dtype);
  ParamDict params{{"dtype", dtype}, {"shape", Param::shape(shape)}};
  return bind1(interp, "empty", {}, std::move(params), Aval::array(dtype, shape));
}

Value full(Interp &interp, Args args) {
  auto dtype = dtypeArgument(interp, args[2]);
  // A number is cast to the dtype that is asked for, whatever it is.
  Value fill = dtype && args[1].isInt() ? args[1] : asarray(interp, args[1]);
  if (fill.as<python::Unknown>())
    return fill;
  Shape shape = shapeArgument(interp, args[0]);
  if (lax::aval(interp, fill).shape.empty())
    return lax::full(interp, shape, isSequence(args[1]) ? fill : args[1], dtype);
  if (dtype)
    fill = lax::convertElementType(interp, fill, *dtype);
  return lax::broadcastTo(interp, fill, shape);
}

/// dtype, weak type and shape that the _like functions start from.
Aval prototypeAval(Interp &interp, Value value) {
  if (auto aval = avalOf(interp, value); aval && !aval->isRef)
    return *aval;
  Value shape = interp.getAttrOr(value, intern("shape"));
  auto dtype = shape.isUndefined() ? std::nullopt : np::toDType(interp, value);
  auto sizes = dtype ? intsArgument(interp, shape) : std::nullopt;
  if (!sizes)
    checkArrayLike(interp, "zeros_like", std::initializer_list<Value>{value});
  return Aval::array(canonicalDType(interp, dtype->dtype), toShape(*sizes));
}

Value likeFilled(Interp &interp, Value prototype, Value fill, Value dtypeValue, Value shapeValue) {
  Aval in = prototypeAval(interp, prototype);
  auto dtype = dtypeArgument(interp, dtypeValue);
  Shape shape = shapeValue.isNone() ? in.shape : shapeArgument(interp, shapeValue);
  Aval fillAval = lax::aval(interp, fill);
  Value value = lax::convertElementType(interp, fill, dtype.value_or(in.dtype), !dtype && in.weakType);
  return fillAval.shape.empty() ? lax::broadcastInDim(interp, value, shape, {})
                                : lax::broadcastTo(interp, value, shape);
}

//===----------------------------------------------------------------------===//
// arange
//===----------------------------------------------------------------------===//

std::optional<double> number(Interp &interp, Value value) {
  auto scalar = asTracer(value) ? std::nullopt : knownScalar(interp, value);
  if (!scalar)
    return std::nullopt;
  return isFloat(scalar->second) ? scalar->first.d : double(scalar->first.i);
}

Value arange(Interp &interp, Args args) {
  Value start = args[0], stop = args[1], step = args[2];
  Values given;
  for (Value bound : {start, stop, step})
    if (!bound.isNone()) {
      if (isTracedContent(interp, bound))
        raiseJaxError(interp, "ConcretizationTypeError", "traced-condition",
                      "jnp.arange needs bounds that are known while tracing");
      given.push_back(bound);
    }
  auto dtype = dtypeArgument(interp, args[3]);
  if (!dtype)
    dtype = resultType(interp, given).dtype;
  if (stop.isNone() && step.isNone()) {
    auto count = number(interp, start);
    if (!count)
      return interp.unknown(Reason::Content, "a bound of jnp.arange");
    return lax::iota(interp, *dtype, {std::max<int64_t>(0, int64_t(std::ceil(*count)))}, 0);
  }
  auto from = stop.isNone() ? std::optional(0.0) : number(interp, start);
  auto to = stop.isNone() ? number(interp, start) : number(interp, stop);
  auto by = step.isNone() ? std::optional(1.0) : number(interp, step);
  if (!from || !to || !by)
    return interp.unknown(Reason::Content, "a bound of jnp.arange");
  if (*by == 0)
    lax::valueError(interp, "arange's step is not zero");
  int64_t count = std::max<int64_t>(0, int64_t(std::ceil((*to - *from) / *by)));
  Value result = lax::iota(interp, *dtype, {count}, 0);
  if (!step.isNone())
    result = binary(interp, "multiply", lax::convertElementType(interp, step, *dtype), result);
  if (!stop.isNone())
    result = binary(interp, "add", lax::convertElementType(interp, start, *dtype), result);
  return result;
}

} // namespace

Value asarray(Interp &interp, Value x, std::optional<DType> dtype) { return makeArray(interp, x, dtype, false); }

Value astype(Interp &interp, Value x, DType dtype) {
  if (x.as<python::Unknown>())
    return x;
  return lax::convertElementType(interp, x, dtype);
}

PALLASD_MODULE("jax.numpy", b) {
  b.def("array(object, dtype=None, *, copy=True, order='K', ndmin=0, device=None, out_sharding=None)",
        [](Interp &i, Args a) { return makeArray(i, a[0], dtypeArgument(i, a[1]), i.isTrue(a[2])); });
  b.def("asarray(a, dtype=None, order=None, *, copy=None, device=None, out_sharding=None)",
        [](Interp &i, Args a) { return makeArray(i, a[0], dtypeArgument(i, a[1]), a[3].isBool() && a[3].asBool()); });
  b.def("zeros(shape, dtype=None, *, device=None, out_sharding=None)",
        [](Interp &i, Args a) { return filled(i, a, 0); });
  b.def("ones(shape, dtype=None, *, device=None, out_sharding=None)",
        [](Interp &i, Args a) { return filled(i, a, 1); });
  b.def("empty(shape, dtype=None, *, device=None, out_sharding=None)", [](Interp &i, Args a) {
    DType dtype = dtypeArgument(i, a[1]).value_or(defaultFloat(promotionMode(i).x64));
    return emptyOf(i, dtype, shapeArgument(i, a[0]));
  });
  b.def("full(shape, fill_value, dtype=None, *, device=None, out_sharding=None)", full);
  b.def("zeros_like(a, dtype=None, shape=None, *, device=None, out_sharding=None)",
        [](Interp &i, Args a) { return likeFilled(i, a[0], Value::integer(0), a[1], a[2]); });
  b.def("ones_like(a, dtype=None, shape=None, *, device=None, out_sharding=None)",
        [](Interp &i, Args a) { return likeFilled(i, a[0], Value::integer(1), a[1], a[2]); });
  b.def("empty_like(prototype, dtype=None, shape=None, *, device=None, out_sharding=None)", [](Interp &i, Args a) {
    Aval in = prototypeAval(i, a[0]);
    Shape shape = a[2].isNone() ? in.shape : shapeArgument(i, a[2]);
    return emptyOf(i, dtypeArgument(i, a[1]).value_or(in.dtype), shape);
  });
  b.def("full_like(a, fill_value, dtype=None, shape=None, *, device=None, out_sharding=None)",
        [](Interp &i, Args a) { return likeFilled(i, a[0], a[1], a[2], a[3]); });
  b.def("arange(start, stop=None, step=None, dtype=None, *, device=None, out_sharding=None)", arange);
}

} // namespace pallasd::jax::jnp
