//===- jnp_module.cpp - jax.numpy's functions written in C++ ----------*- C++ -*-===//
//
// Ufuncs, shapes, reductions and products: what kernels call most, and what the
// functions of prelude/numpy.py are composed from.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jnp.h"
#include "analysis/python/known_index.h"
#include "analysis/python/numpy/classes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pallasd::jax::jnp {

using namespace python;
namespace np = python::numpy;
using lax::refusal;

namespace {

using Args = std::span<const Value>;

void define(ModuleBuilder &b, const std::string &signature, NativeFn fn) {
  std::string name = "jnp." + signature.substr(0, signature.find('('));
  b.def(signature, [name, fn = std::move(fn)](Interp &interp, Args args) {
    PublicName scope(interp, name);
    return fn(interp, args);
  });
}

Value array(Interp &interp, std::string_view function, Value x) {
  checkArrayLike(interp, function, std::initializer_list<Value>{x});
  return lax::asArrayValue(interp, x);
}

//===----------------------------------------------------------------------===//
// Ufuncs
//===----------------------------------------------------------------------===//

void addUfuncs(ModuleBuilder &b) {
  for (std::string_view name : {"add",         "subtract",
                                "multiply",    "true_divide",
                                "divide",      "maximum",
                                "minimum",     "bitwise_and",
                                "bitwise_or",  "bitwise_xor",
                                "left_shift",  "bitwise_left_shift",
                                "right_shift", "bitwise_right_shift",
                                "equal",       "not_equal",
                                "less",        "less_equal",
                                "greater",     "greater_equal",
                                "arctan2",     "float_power",
                                "nextafter",   "logical_and",
                                "logical_or",  "logical_xor"})
    define(b, std::string(name) + "(x, y, out=None, where=None)",
           [name](Interp &i, Args a) { return binary(i, name, a[0], a[1]); });
  b.alias("atan2", "arctan2");
  for (std::string_view name :
       {"negative", "sign",   "invert",   "bitwise_not", "bitwise_invert", "square",  "fabs", "exp",
        "exp2",     "log",    "log2",     "log1p",       "expm1",          "sin",     "cos",  "tan",
        "arcsin",   "arccos", "arctan",   "sinh",        "cosh",           "arcsinh", "tanh", "arctanh",
        "sqrt",     "cbrt",   "absolute", "abs",         "logical_not",    "floor",   "ceil", "positive"})
    define(b, std::string(name) + "(x, out=None, where=None)",
           [name](Interp &i, Args a) { return unary(i, name, a[0]); });
  for (auto [alias, name] : {std::pair("asin", "arcsin"), std::pair("acos", "arccos"), std::pair("atan", "arctan"),
                             std::pair("asinh", "arcsinh"), std::pair("atanh", "arctanh")})
    b.alias(alias, name);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Value reshape(Interp &interp, Args args) {
  Value x = array(interp, "reshape", args[0]);
  Aval in = lax::aval(interp, x);
  auto sizes = intsArgument(interp, args[1]);
  if (!sizes)
    return interp.unknown(Reason::Content, "a shape");
  Shape shape = toShape(*sizes);
  int64_t total = elementCount(in.shape), known = 1, hole = -1;
  for (size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] != -1) {
      known *= shape[i];
    } else if (hole >= 0) {
      lax::typeError(interp, "reshape takes one -1, got " + lax::shapeText(shape));
    } else {
      hole = int64_t(i);
    }
  }
  bool divides = hole >= 0 ? known != 0 && total % known == 0 : known == total;
  if (!divides)
    interp.refuse("TypeError",
                  refusal("reshape-size", "cannot reshape " + lax::shapeText(in.shape) + " (" + std::to_string(total) +
                                              " elements) to " + lax::shapeText(shape)));
  if (hole >= 0)
    shape[size_t(hole)] = total / known;
  if (auto *order = args[2].as<Str>(); order && order->text != "C")
    return interp.unknown(Reason::Unmodelled, "jnp.reshape with order='" + order->text + "'");
  return lax::reshape(interp, x, shape);
}

Value transpose(Interp &interp, Args args) {
  Value x = array(interp, "transpose", args[0]);
  size_t rank = lax::aval(interp, x).shape.size();
  Ints axes(rank);
  std::iota(axes.rbegin(), axes.rend(), 0);
  if (!args[1].isNone()) {
    axes = intsArgument(interp, args[1]).value_or(axes);
    for (int64_t &axis : axes)
      axis = canonicalAxis(interp, axis, rank);
  }
  return lax::transpose(interp, x, axes);
}

Value swapaxes(Interp &interp, Args args) {
  Value x = array(interp, "swapaxes", args[0]);
  size_t rank = lax::aval(interp, x).shape.size();
  Ints axes(rank);
  std::iota(axes.begin(), axes.end(), 0);
  std::swap(axes[size_t(canonicalAxis(interp, python::knownIndex(interp, args[1]), rank))],
            axes[size_t(canonicalAxis(interp, python::knownIndex(interp, args[2]), rank))]);
  return lax::transpose(interp, x, axes);
}

Value broadcastTo(Interp &interp, Args args) {
  return lax::broadcastTo(interp, array(interp, "broadcast_to", args[0]), toShape(knownInts(interp, args[1])));
}

Value expandDims(Interp &interp, Args args) {
  return lax::expandDims(interp, array(interp, "expand_dims", args[0]), knownInts(interp, args[1]));
}

Value squeeze(Interp &interp, Args args) {
  Value x = array(interp, "squeeze", args[0]);
  Shape shape = lax::aval(interp, x).shape;
  Ints axes;
  if (!args[1].isNone()) {
    axes = axesArgument(interp, args[1], shape.size());
  } else {
    for (size_t i = 0; i < shape.size(); ++i)
      if (shape[i] == 1)
        axes.push_back(int64_t(i));
  }
  return lax::squeeze(interp, x, axes);
}

/// Operands of concatenate and stack: a sequence, or an array's slices.
Values arraysOf(Interp &interp, std::string_view function, Value arrays) {
  if (asArray(arrays))
    return interp.toVector(interp.iter(arrays));
  Values items = interp.toVector(arrays);
  if (items.empty())
    lax::valueError(interp, "jnp." + std::string(function) + " needs at least one array");
  return items;
}

Value concatenate(Interp &interp, Args args) {
  Values items = arraysOf(interp, "concatenate", args[0]);
  for (Value item : items)
    if (item.as<python::Unknown>())
      return item;
  checkArrayLike(interp, "concatenate", items);
  size_t rank = lax::aval(interp, items[0]).shape.size();
  if (args[1].isNone()) {
    for (Value &item : items)
      item = lax::reshape(interp, item, {elementCount(lax::aval(interp, item).shape)});
    rank = 1;
  }
  if (rank == 0)
    lax::valueError(interp, "zero-dimensional arrays cannot be concatenated");
  int64_t axis = args[1].isNone() ? 0 : canonicalAxis(interp, python::knownIndex(interp, args[1]), rank);
  if (auto dtype = dtypeArgument(interp, args[2])) {
    for (Value &item : items)
      item = lax::convertElementType(interp, item, *dtype);
  } else {
    items = promoteDTypes(interp, items);
  }
  return lax::concatenate(interp, items, axis);
}

Value stack(Interp &interp, Args args) {
  Values items = arraysOf(interp, "stack", args[0]);
  for (Value item : items)
    if (item.as<python::Unknown>())
      return item;
  checkArrayLike(interp, "stack", items);
  Shape shape = lax::aval(interp, items[0]).shape;
  for (Value item : items)
    if (lax::aval(interp, item).shape != shape)
      lax::valueError(interp, "jnp.stack needs arrays of one shape, got " + lax::shapeText(shape) + " and " +
                                  lax::shapeText(lax::aval(interp, item).shape));
  int64_t axis = canonicalAxis(interp, python::knownIndex(interp, args[1]), shape.size() + 1);
  if (auto dtype = dtypeArgument(interp, args[3])) {
    for (Value &item : items)
      item = lax::convertElementType(interp, item, *dtype);
  } else {
    items = promoteDTypes(interp, items);
  }
  Aval first = lax::aval(interp, items[0]);
  Aval out = Aval::array(first.dtype, shape, true);
  out.shape.insert(out.shape.begin() + axis, int64_t(items.size()));
  for (Value item : items)
    out.weakType = out.weakType && lax::aval(interp, item).weakType;
  return jax::bind(interp, primitive("stack"), items, {{"axis", axis}}, {out})[0];
}

Value unstack(Interp &interp, Args args) {
  Value x = array(interp, "unstack", args[0]);
  Aval in = lax::aval(interp, x);
  if (in.shape.empty())
    lax::valueError(interp, "jnp.unstack needs an array of rank 1 or more");
  int64_t axis = canonicalAxis(interp, python::knownIndex(interp, args[1]), in.shape.size());
  int64_t count = in.shape[size_t(axis)];
  if (!traceContext(interp).current()) {
    Values parts;
    for (int64_t i = 0; i < count; ++i)
      parts.push_back(getItem(interp, x, Value::integer(i)));
    if (axis == 0)
      return interp.tuple(std::move(parts));
  }
  Aval out = in;
  out.shape.erase(out.shape.begin() + axis);
  Value operands[] = {x};
  return interp.tuple(
      jax::bind(interp, primitive("unstack"), operands, {{"axis", axis}}, std::vector<Aval>(size_t(count), out)));
}

Value splitFunction(Interp &interp, Args args) {
  Value x = array(interp, "split", args[0]);
  Aval in = lax::aval(interp, x);
  int64_t axis = canonicalAxis(interp, python::knownIndex(interp, args[2]), in.shape.size());
  int64_t size = in.shape[size_t(axis)];
  Ints sizes;
  if (args[1].isInt()) {
    int64_t parts = args[1].asInt();
    if (parts <= 0 || size % parts != 0)
      lax::valueError(interp, "jnp.split of " + std::to_string(size) + " elements into " + std::to_string(parts) +
                                  " equal parts");
    sizes.assign(size_t(parts), size / parts);
  } else {
    int64_t previous = 0;
    Ints ends = knownInts(interp, args[1]);
    ends.push_back(size);
    for (int64_t end : ends) {
      end = std::clamp<int64_t>(end < 0 ? end + size : end, previous, size);
      sizes.push_back(end - previous);
      previous = end;
    }
  }
  std::vector<Aval> outs;
  for (int64_t part : sizes) {
    outs.push_back(in);
    outs.back().shape[size_t(axis)] = part;
  }
  Value operands[] = {x};
  ParamDict params{{"axis", axis}, {"sizes", Param::ints(sizes)}};
  return interp.list(jax::bind(interp, primitive("split"), operands, std::move(params), std::move(outs)));
}

Value tile(Interp &interp, Args args) {
  Value x = array(interp, "tile", args[0]);
  Ints reps = knownInts(interp, args[1]);
  size_t rank = lax::aval(interp, x).shape.size();
  if (reps.size() < rank)
    reps.insert(reps.begin(), rank - reps.size(), 1);
  x = lax::broadcastToRank(interp, x, reps.size());
  Aval out = lax::aval(interp, x);
  for (size_t i = 0; i < reps.size(); ++i)
    out.shape[i] *= reps[i];
  return bind1(interp, "tile", {x}, {{"reps", Param::ints(reps)}}, out);
}

void addShapes(ModuleBuilder &b) {
  define(b, "reshape(a, shape, order='C', *, copy=None, out_sharding=None)", reshape);
  define(b, "ravel(a, order='C', *, out_sharding=None)", [](Interp &i, Args a) {
    Value x = array(i, "ravel", a[0]);
    return lax::reshape(i, x, {elementCount(lax::aval(i, x).shape)});
  });
  define(b, "transpose(a, axes=None)", transpose);
  b.alias("permute_dims", "transpose");
  define(b, "swapaxes(a, axis1, axis2)", swapaxes);
  define(b, "broadcast_to(array, shape, *, out_sharding=None)", broadcastTo);
  define(b, "expand_dims(a, axis)", expandDims);
  define(b, "squeeze(a, axis=None)", squeeze);
  define(b, "concatenate(arrays, axis=0, dtype=None)", concatenate);
  define(b, "concat(arrays, axis=0, dtype=None)", concatenate);
  define(b, "stack(arrays, axis=0, out=None, dtype=None)", stack);
  define(b, "unstack(x, axis=0)", unstack);
  define(b, "split(ary, indices_or_sections, axis=0)", splitFunction);
  define(b, "tile(A, reps)", tile);
  define(b, "where(condition, x=None, y=None, *, size=None, fill_value=None)", [](Interp &i, Args a) {
    if (a[1].isNone() && a[2].isNone())
      return a[3].isNone() ? i.call(function(i, "nonzero"), {a[0]})
                           : i.unknown(Reason::Unmodelled, "jnp.where of one argument");
    return where(i, a[0], a[1], a[2]);
  });
  define(b, "astype(x, dtype, *, copy=False, device=None)", [](Interp &i, Args a) {
    Value x = array(i, "astype", a[0]);
    DType dtype = dtypeArgument(i, a[1]).value_or(defaultFloat(promotionMode(i).x64));
    return astype(i, x, dtype);
  });
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

struct Reduction {
  std::string_view name, prim;
  bool upcastsHalf = false;  ///< bfloat16 and float16 accumulate in float32
  bool promotesInts = false; ///< int8 sums to int32, bool to int32
  bool toBool = false;
  std::string_view combine = {}; ///< with `initial`
};

constexpr Reduction kReductions[] = {
    {.name = "sum", .prim = "reduce_sum", .upcastsHalf = true, .promotesInts = true, .combine = "add"},
    {.name = "prod", .prim = "reduce_prod", .upcastsHalf = true, .promotesInts = true, .combine = "multiply"},
    {.name = "max", .prim = "reduce_max", .combine = "maximum"},
    {.name = "min", .prim = "reduce_min", .combine = "minimum"},
    {.name = "all", .prim = "reduce_and", .toBool = true},
    {.name = "any", .prim = "reduce_or", .toBool = true},
};

/// The value that leaves a reduction unchanged.
Value neutral(Interp &interp, const Reduction &r, DType dtype) {
  if (r.name == "prod" || r.name == "all")
    return lax::convertElementType(interp, Value::integer(1), dtype);
  if (r.name == "sum" || r.name == "any" || dtype == DType::Bool)
    return lax::convertElementType(interp, Value::integer(r.name == "min"), dtype);
  bool maximum = r.name == "max";
  if (isFloat(dtype))
    return lax::convertElementType(interp, Value::real(maximum ? -HUGE_VAL : HUGE_VAL), dtype);
  unsigned bits = bitWidth(dtype);
  if (isUnsigned(dtype))
    return lax::convertElementType(interp, Value::integer(maximum ? 0 : -1), dtype);
  int64_t low = -(int64_t(1) << (bits - 1));
  return lax::convertElementType(interp, Value::integer(maximum ? low : ~low), dtype);
}

DType accumulator(Interp &interp, const Reduction &r, DType dtype, bool promotes) {
  if (!r.promotesInts || !promotes)
    return dtype;
  bool x64 = promotionMode(interp).x64;
  if (dtype == DType::Bool)
    return defaultInt(x64);
  if (isSigned(dtype) && bitWidth(dtype) < bitWidth(defaultInt(x64)))
    return defaultInt(x64);
  if (isUnsigned(dtype) && bitWidth(dtype) < bitWidth(defaultUInt(x64)))
    return defaultUInt(x64);
  return dtype;
}

struct ReduceArgs {
  Value x, axis, dtype, initial, where;
  bool keepDims = false, promotes = true;
};

Value reduce(Interp &interp, const Reduction &r, const ReduceArgs &args) {
  Value x = array(interp, r.name, args.x);
  if (!args.where.isNone())
    checkArrayLike(interp, r.name, std::initializer_list<Value>{args.where});
  if (args.where.isNone() == false && args.initial.isNone() && (r.name == "max" || r.name == "min"))
    lax::valueError(interp, "jnp." + std::string(r.name) + " with `where` needs `initial`");
  Aval in = lax::aval(interp, x);
  Ints axes = axesArgument(interp, args.axis, in.shape.size());
  Ints sorted = axes;
  std::ranges::sort(sorted);
  if (std::ranges::adjacent_find(sorted) != sorted.end())
    lax::valueError(interp, "a reduction got the same axis twice");
  auto given = dtypeArgument(interp, args.dtype);
  DType result = given ? *given : accumulator(interp, r, in.dtype, args.promotes);
  bool weak = in.weakType && !given;
  if (r.toBool) {
    if (in.dtype != DType::Bool)
      x = lax::convertElementType(interp, x, DType::Bool);
    result = DType::Bool;
    weak = false;
  } else {
    bool half = result == DType::BFloat16 || result == DType::Float16 || (isFloat(result) && bitWidth(result) < 16);
    DType computed = r.upcastsHalf && half && !given ? DType::Float32 : result;
    if (in.dtype == DType::Bool && r.promotesInts && args.promotes)
      x = lax::convertElementType(interp, x, defaultInt(promotionMode(interp).x64));
    x = lax::convertElementType(interp, x, computed, weak && computed == in.dtype);
  }
  DType computed = lax::aval(interp, x).dtype;
  if (in.shape.size() && !r.toBool && args.initial.isNone() && (r.name == "max" || r.name == "min"))
    for (int64_t axis : axes)
      if (in.shape[size_t(axis)] == 0)
        lax::valueError(interp, "a reduction of an axis of size 0 has no result without `initial`");
  if (!args.where.isNone())
    x = where(interp, args.where, x, neutral(interp, r, computed));
  Value out = lax::reduce(interp, r.prim, x, axes);
  if (!args.initial.isNone()) {
    Value initial = lax::convertElementType(interp, asarray(interp, args.initial), computed);
    out = binary(interp, r.combine, initial, out);
  }
  if (args.keepDims)
    out = lax::expandDims(interp, out, sorted);
  return lax::convertElementType(interp, out, result, weak);
}

bool flag(Interp &interp, Value value) { return !value.isNone() && interp.isTrue(value); }

Value argReduce(Interp &interp, Args args, std::string_view name) {
  Value x = array(interp, name, args[0]);
  size_t rank = lax::aval(interp, x).shape.size();
  bool keep = flag(interp, args[3]);
  if (args[1].isNone()) {
    x = lax::reshape(interp, x, {elementCount(lax::aval(interp, x).shape)});
    Value out = lax::argReduce(interp, name, x, 0, DType::Int32);
    Ints all(rank);
    std::iota(all.begin(), all.end(), 0);
    return keep ? lax::expandDims(interp, out, all) : out;
  }
  int64_t axis = canonicalAxis(interp, python::knownIndex(interp, args[1]), rank);
  Value out = lax::argReduce(interp, name, x, axis, DType::Int32);
  return keep ? lax::expandDims(interp, out, {axis}) : out;
}

void addReductions(ModuleBuilder &b) {
  for (const Reduction &r : kReductions) {
    bool typed = r.promotesInts;
    std::string parameters = typed ? "(a, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=None, "
                                     "promote_integers=True)"
                             : r.toBool ? "(a, axis=None, out=None, keepdims=False, *, where=None)"
                                        : "(a, axis=None, out=None, keepdims=False, initial=None, where=None)";
    define(b, std::string(r.name) + parameters, [&r, typed](Interp &i, Args a) {
      ReduceArgs args{
          .x = a[0], .axis = a[1], .dtype = Value::none(), .initial = Value::none(), .where = Value::none()};
      if (typed) {
        args.dtype = a[2];
        args.keepDims = flag(i, a[4]);
        args.initial = a[5];
        args.where = a[6];
        args.promotes = flag(i, a[7]);
      } else {
        args.keepDims = flag(i, a[3]);
        args.initial = r.toBool ? Value::none() : a[4];
        args.where = r.toBool ? a[4] : a[5];
      }
      return reduce(i, r, args);
    });
  }
  b.alias("amax", "max");
  b.alias("amin", "min");
  for (std::string_view name : {"argmax", "argmin"})
    define(b, std::string(name) + "(a, axis=None, out=None, keepdims=None)",
           [name](Interp &i, Args a) { return argReduce(i, a, name); });
}

} // namespace

PALLASD_MODULE("jax.numpy", b) {
  addUfuncs(b);
  addShapes(b);
  addReductions(b);
}

} // namespace pallasd::jax::jnp
