//===- lax_module.cpp - The jax.lax module ---------------------------*- C++ -*-===//
//
// Python's view of lax.h. Argument names are those of JAX 0.12.0.1. What lax
// composes from other operations stands in prelude/lax.py.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/control_flow.h"
#include "analysis/jax/jnp.h"
#include "analysis/jax/lax.h"
#include "analysis/python/known_index.h"
#include "analysis/python/numpy/classes.h"

#include <algorithm>
#include <numeric>

namespace pallasd::jax {

using namespace python;
namespace np = python::numpy;
using lax::Ints;

namespace {

using Args = std::span<const Value>;

/// Runs `fn` under the public name "lax.NAME".
void define(ModuleBuilder &b, const std::string &signature, NativeFn fn, bool takesUnknown = false) {
  std::string name = "lax." + signature.substr(0, signature.find('('));
  b.def(
      signature,
      [name, fn = std::move(fn)](Interp &interp, Args args) {
        PublicName scope(interp, name);
        return fn(interp, args);
      },
      takesUnknown);
}

/// Static integers; ends in an UnknownUse when one is not known.
Ints ints(Interp &interp, Value value) {
  if (value.as<Tuple>() || value.as<List>())
    for (Value item : interp.toVector(value))
      if (auto *unknown = item.as<Unknown>())
        throw UnknownUse{unknown->reason};
  return jnp::knownInts(interp, value);
}

DType dtypeOf(Interp &interp, Value value) {
  auto dtype = jnp::dtypeArgument(interp, value);
  return dtype ? *dtype : defaultFloat(jnp::promotionMode(interp).x64);
}

Values asArrays(Interp &interp, Value operands) {
  return operands.as<Tuple>() ? operands.as<Tuple>()->items : interp.toVector(operands);
}

Param paramOf(Interp &interp, Value value) {
  switch (value.tag()) {
  case Tag::None:
    return {};
  case Tag::Bool:
    return value.asBool();
  case Tag::Int:
    return value.asInt();
  case Tag::Float:
    return value.asFloat();
  default:
    break;
  }
  if (auto *text = value.as<Str>())
    return text->text;
  if (value.as<Tuple>() || value.as<List>()) {
    ParamList items;
    for (Value item : interp.toVector(value))
      items.push_back(paramOf(interp, item));
    return Param::list(std::move(items));
  }
  if (auto *dict = value.as<Dict>()) {
    ParamDict items;
    for (const Table::Entry &entry : dict->table.entries())
      if (entry.live)
        items.push_back({interp.toStr(entry.key), paramOf(interp, entry.value)});
    return Param::dict(std::move(items));
  }
  if (auto *native = value.as<Native>())
    if (auto *dtype = dynamic_cast<np::DTypeObject *>(native))
      return dtype->dtype;
  if (Value ulps = interp.getAttrOr(value, intern("ulps")); !ulps.isUndefined()) { // lax.Tolerance
    ParamDict items;
    for (const char *field : {"atol", "rtol", "ulps"})
      items.push_back({field, paramOf(interp, interp.getAttr(value, field))});
    return Param::dict(std::move(items));
  }
  Value name = interp.getAttrOr(value, intern("name"));
  if (auto *member = name.as<Str>())
    return Symbol{interp.typeName(value) + "." + member->text};
  interp.raise("TypeError", "not a parameter: " + interp.repr(value));
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

void addElementwise(ModuleBuilder &b) {
  static constexpr std::string_view unaries[] = {
      "neg",  "sign",  "floor", "ceil",    "is_finite", "exp",     "exp2",       "log",
      "log2", "log1p", "expm1", "tanh",    "logistic",  "sin",     "cos",        "tan",
      "asin", "acos",  "atan",  "sinh",    "cosh",      "asinh",   "acosh",      "atanh",
      "real", "imag",  "abs",   "sqrt",    "rsqrt",     "cbrt",    "square",     "population_count",
      "clz",  "erf",   "erfc",  "erf_inv", "lgamma",    "digamma", "bessel_i0e", "bessel_i1e"};
  for (std::string_view prim : unaries)
    define(b, std::string(prim) + "(x, *, accuracy=None)",
           [prim](Interp &i, Args a) { return lax::unary(i, prim, a[0], paramOf(i, a[1])); });
  define(b, "bitwise_not(x)", [](Interp &i, Args a) { return lax::unary(i, "not", a[0]); });
  static constexpr std::pair<std::string_view, std::string_view> binaries[] = {
      {"add", "add"},
      {"sub", "sub"},
      {"mul", "mul"},
      {"div", "div"},
      {"rem", "rem"},
      {"max", "max"},
      {"min", "min"},
      {"pow", "pow"},
      {"atan2", "atan2"},
      {"nextafter", "nextafter"},
      {"eq", "eq"},
      {"ne", "ne"},
      {"lt", "lt"},
      {"le", "le"},
      {"gt", "gt"},
      {"ge", "ge"},
      {"bitwise_and", "and"},
      {"bitwise_or", "or"},
      {"bitwise_xor", "xor"},
      {"shift_left", "shift_left"},
      {"shift_right_logical", "shift_right_logical"},
      {"shift_right_arithmetic", "shift_right_arithmetic"},
      {"complex", "complex"},
      {"igamma", "igamma"},
      {"igammac", "igammac"}};
  for (auto [name, prim] : binaries)
    define(b, std::string(name) + "(x, y)", [prim](Interp &i, Args a) { return lax::binary(i, prim, a[0], a[1]); });
  define(b, "integer_pow(x, y)",
         [](Interp &i, Args a) { return lax::integerPow(i, a[0], python::knownIndex(i, a[1])); });
  define(b, "select(pred, on_true, on_false)", [](Interp &i, Args a) { return lax::select(i, a[0], a[1], a[2]); });
  define(b, "select_n(which, *cases)",
         [](Interp &i, Args a) { return lax::selectN(i, a[0], a[1].as<Tuple>()->items); });
  define(b, "clamp(min, x, max)", [](Interp &i, Args a) { return lax::clamp(i, a[0], a[1], a[2]); });
  define(b, "convert_element_type(operand, new_dtype)",
         [](Interp &i, Args a) { return lax::convertElementType(i, a[0], dtypeOf(i, a[1])); });
  define(b, "bitcast_convert_type(operand, new_dtype)",
         [](Interp &i, Args a) { return lax::bitcastConvertType(i, a[0], dtypeOf(i, a[1])); });
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Value padFunction(Interp &interp, Args args) {
  std::vector<std::array<int64_t, 3>> config;
  for (Value triple : interp.toVector(args[2])) {
    Ints values = ints(interp, triple);
    if (values.size() != 3)
      lax::typeError(interp, "padding_config is a sequence of (low, high, interior)");
    config.push_back({values[0], values[1], values[2]});
  }
  return lax::pad(interp, args[0], args[1], config);
}

Value broadcastShapes(Interp &interp, Args args) {
  std::vector<Shape> shapes;
  for (Value shape : args[0].as<Tuple>()->items)
    shapes.push_back(jnp::toShape(ints(interp, shape)));
  return np::shapeTuple(interp, lax::numpyBroadcast(interp, shapes));
}

Value fullLike(Interp &interp, Args args) {
  Aval in = lax::aval(interp, args[0]);
  auto dtype = jnp::dtypeArgument(interp, args[2]);
  Shape shape = args[3].isNone() ? in.shape : jnp::toShape(ints(interp, args[3]));
  Value fill = lax::convertElementType(interp, args[1], dtype.value_or(in.dtype), !dtype && in.weakType);
  return lax::broadcastInDim(interp, fill, shape, {});
}

void addShapes(ModuleBuilder &b) {
  define(b, "broadcast_in_dim(operand, shape, broadcast_dimensions, *, out_sharding=None)",
         [](Interp &i, Args a) { return lax::broadcastInDim(i, a[0], jnp::toShape(ints(i, a[1])), ints(i, a[2])); });
  define(b, "broadcast(operand, sizes, *, out_sharding=None)", [](Interp &i, Args a) {
    Aval in = lax::aval(i, a[0]);
    Shape shape = jnp::toShape(ints(i, a[1]));
    Ints dims(in.shape.size());
    std::iota(dims.begin(), dims.end(), int64_t(shape.size()));
    shape.insert(shape.end(), in.shape.begin(), in.shape.end());
    return lax::broadcastInDim(i, a[0], shape, dims);
  });
  define(b, "broadcast_to_rank(x, rank)", [](Interp &i, Args a) {
    int64_t rank = python::knownIndex(i, a[1]);
    constexpr int64_t highest = 64; // more than any array that is meant
    if (rank < 0 || rank > highest)
      return i.unknown(Reason::Unmodelled, "lax.broadcast_to_rank to a rank that no array has");
    return lax::broadcastToRank(i, a[0], size_t(rank));
  });
  define(b, "broadcast_shapes(*shapes)", broadcastShapes);
  define(b, "reshape(operand, new_sizes, dimensions=None, *, out_sharding=None)", [](Interp &i, Args a) {
    if (!a[2].isNone())
      return i.unknown(Reason::Unmodelled, "lax.reshape with dimensions");
    return lax::reshape(i, a[0], jnp::toShape(ints(i, a[1])));
  });
  define(b, "squeeze(array, dimensions)", [](Interp &i, Args a) { return lax::squeeze(i, a[0], ints(i, a[1])); });
  define(b, "expand_dims(array, dimensions)",
         [](Interp &i, Args a) { return lax::expandDims(i, a[0], ints(i, a[1])); });
  define(b, "transpose(operand, permutation)",
         [](Interp &i, Args a) { return lax::transpose(i, a[0], ints(i, a[1])); });
  define(b, "slice(operand, start_indices, limit_indices, strides=None)", [](Interp &i, Args a) {
    return lax::slice(i, a[0], ints(i, a[1]), ints(i, a[2]), a[3].isNone() ? Ints{} : ints(i, a[3]));
  });
  define(b, "concatenate(operands, dimension)",
         [](Interp &i, Args a) { return lax::concatenate(i, asArrays(i, a[0]), python::knownIndex(i, a[1])); });
  define(b, "rev(operand, dimensions)", [](Interp &i, Args a) { return lax::rev(i, a[0], ints(i, a[1])); });
  define(b, "pad(operand, padding_value, padding_config)", padFunction);
  define(b, "iota(dtype, size)",
         [](Interp &i, Args a) { return lax::iota(i, dtypeOf(i, a[0]), {python::knownIndex(i, a[1])}, 0); });
  define(b, "broadcasted_iota(dtype, shape, dimension, *, out_sharding=None)", [](Interp &i, Args a) {
    return lax::iota(i, dtypeOf(i, a[0]), jnp::toShape(ints(i, a[1])), python::knownIndex(i, a[2]));
  });
  define(b, "full(shape, fill_value, dtype=None, *, sharding=None)", [](Interp &i, Args a) {
    return lax::full(i, jnp::toShape(ints(i, a[0])), a[1], jnp::dtypeArgument(i, a[2]));
  });
  define(b, "full_like(x, fill_value, dtype=None, shape=None, sharding=None)", fullLike);
}

//===----------------------------------------------------------------------===//
// Reductions, products, indexing
//===----------------------------------------------------------------------===//

/// lax.reduce with a known computation is the primitive of that name.
Value reduceFunction(Interp &interp, Args args) {
  static constexpr std::pair<std::string_view, std::string_view> known[] = {
      {"add", "reduce_sum"},  {"max", "reduce_max"},         {"min", "reduce_min"},
      {"mul", "reduce_prod"}, {"bitwise_and", "reduce_and"}, {"bitwise_or", "reduce_or"}};
  auto *computation = args[2].as<Builtin>();
  for (auto [name, prim] : known)
    if (computation && computation->module == "jax.lax" && computation->name.ends_with(name))
      return lax::reduce(interp, prim, args[0], ints(interp, args[3]));
  return interp.unknown(Reason::Unmodelled, "lax.reduce with a computation of one's own");
}

Value sortFunction(Interp &interp, Args args) {
  bool several = args[0].as<Tuple>() || args[0].as<List>();
  Values operands = several ? interp.toVector(args[0]) : Values{args[0]};
  if (operands.empty())
    lax::typeError(interp, "sort without an operand");
  int64_t dim =
      jnp::canonicalAxis(interp, python::knownIndex(interp, args[1]), lax::aval(interp, operands[0]).shape.size());
  Values outs = lax::sort(interp, operands, dim, interp.isTrue(args[2]), python::knownIndex(interp, args[3]));
  return several ? interp.tuple(std::move(outs)) : outs[0];
}

lax::DotDims dotDims(Interp &interp, Value numbers) {
  Values outer = interp.toVector(numbers);
  if (outer.size() != 2)
    lax::typeError(interp, "dot_general's dimension_numbers are ((lhs, rhs) contracting, (lhs, rhs) batch)");
  Values contract = interp.toVector(outer[0]), batch = interp.toVector(outer[1]);
  if (contract.size() != 2 || batch.size() != 2)
    lax::typeError(interp, "dot_general's dimension_numbers are ((lhs, rhs) contracting, (lhs, rhs) batch)");
  return {ints(interp, contract[0]), ints(interp, contract[1]), ints(interp, batch[0]), ints(interp, batch[1])};
}

Value dotFunction(Interp &interp, Args args) {
  lax::DotDims dims;
  if (args[2].isNone()) {
    Aval left = lax::aval(interp, args[0]), right = lax::aval(interp, args[1]);
    bool simple = left.shape.size() >= 1 && left.shape.size() <= 2 && right.shape.size() >= 1 &&
                  right.shape.size() <= 2 && left.shape.back() == right.shape[0];
    if (!simple)
      lax::valueError(interp, "lax.dot of shapes " + lax::shapeText(left.shape) + " and " +
                                  lax::shapeText(right.shape) + " needs dimension_numbers");
    dims = {{int64_t(left.shape.size()) - 1}, {0}, {}, {}};
  } else {
    dims = dotDims(interp, args[2]);
  }
  return lax::dotGeneral(interp, args[0], args[1], dims, lax::precisionParam(interp, args[3]),
                         jnp::dtypeArgument(interp, args[4]));
}

Values startsOf(Interp &interp, Value starts) {
  if (starts.as<Tuple>() || starts.as<List>())
    return interp.toVector(starts);
  return interp.toVector(interp.iter(starts));
}

Value gatherFunction(Interp &interp, Args args) {
  auto field = [&](const char *name) {
    Value value = interp.getAttrOr(args[2], intern(name));
    return value.isUndefined() ? Ints{} : ints(interp, value);
  };
  lax::GatherDims dims{field("offset_dims"), field("collapsed_slice_dims"), field("start_index_map"),
                       field("operand_batching_dims"), field("start_indices_batching_dims")};
  std::string mode = args[6].isNone() ? "PROMISE_IN_BOUNDS" : lax::gatherMode(interp, args[6]);
  Param fill;
  if (auto scalar = args[7].isNone() ? std::nullopt : knownScalar(interp, args[7]))
    fill = isFloat(scalar->second) ? Param(scalar->first.d) : Param(scalar->first.i);
  return lax::gather(interp, args[0], args[1], dims, ints(interp, args[3]), mode, fill, interp.isTrue(args[4]),
                     interp.isTrue(args[5]));
}

void addReductions(ModuleBuilder &b) {
  for (std::string_view prim :
       {"reduce_sum", "reduce_max", "reduce_min", "reduce_prod", "reduce_and", "reduce_or", "reduce_xor"})
    define(b, std::string(prim) + "(operand, axes, *, out_sharding=None)", [prim](Interp &i, Args a) {
      return lax::reduce(i, prim, a[0], jnp::axesArgument(i, a[1], lax::aval(i, a[0]).shape.size()));
    });
  for (std::string_view prim : {"argmax", "argmin"})
    define(b, std::string(prim) + "(operand, axis, index_dtype)", [prim](Interp &i, Args a) {
      return lax::argReduce(i, prim, a[0], python::knownIndex(i, a[1]), dtypeOf(i, a[2]));
    });
  for (std::string_view prim : {"cumsum", "cumprod", "cummax", "cummin", "cumlogsumexp"})
    define(b, std::string(prim) + "(operand, axis=0, reverse=False)", [prim](Interp &i, Args a) {
      int64_t axis = jnp::canonicalAxis(i, python::knownIndex(i, a[1]), lax::aval(i, a[0]).shape.size());
      return lax::cumulative(i, prim, a[0], axis, i.isTrue(a[2]));
    });
  define(b, "reduce(operands, init_values, computation, dimensions, out_sharding=None)", reduceFunction);
  define(b, "sort(operand, dimension=-1, is_stable=True, num_keys=1)", sortFunction);
  define(b,
         "dot_general(lhs, rhs, dimension_numbers, precision=None, preferred_element_type=None, *, "
         "out_sharding=None)",
         dotFunction);
  define(b,
         "dot(lhs, rhs, *, dimension_numbers=None, precision=None, preferred_element_type=None, "
         "out_sharding=None)",
         dotFunction);
  define(
      b, "dynamic_slice(operand, start_indices, slice_sizes, *, allow_negative_indices=True)",
      [](Interp &i, Args a) { return lax::dynamicSlice(i, a[0], startsOf(i, a[1]), ints(i, a[2]), i.isTrue(a[3])); });
  define(b, "dynamic_update_slice(operand, update, start_indices, *, allow_negative_indices=True)",
         [](Interp &i, Args a) { return lax::dynamicUpdateSlice(i, a[0], a[1], startsOf(i, a[2]), i.isTrue(a[3])); });
  define(b,
         "gather(operand, start_indices, dimension_numbers, slice_sizes, *, unique_indices=False, "
         "indices_are_sorted=False, mode=None, fill_value=None)",
         gatherFunction);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

Value condFunction(Interp &interp, const CallArgs &args) {
  Values positional(args.pos.begin(), args.pos.end());
  Value pred, onTrue, onFalse, operand;
  for (const auto &[name, value] : args.kw) {
    if (*name == "pred")
      pred = value;
    else if (*name == "true_fun")
      onTrue = value;
    else if (*name == "false_fun")
      onFalse = value;
    else if (*name == "operand")
      operand = value;
    else
      interp.raise("TypeError", "cond() got an unexpected keyword argument '" + *name + "'");
  }
  auto take = [&](Value &into) {
    if (into.isUndefined() && !positional.empty()) {
      into = positional.front();
      positional.erase(positional.begin());
    }
    if (into.isUndefined())
      interp.raise("TypeError", "cond() needs a predicate and two functions");
  };
  take(pred);
  take(onTrue);
  take(onFalse);
  if (!operand.isUndefined())
    positional.push_back(operand);
  PublicName scope(interp, "lax.cond");
  return cond(interp, pred, onTrue, onFalse, positional);
}

void addControlFlow(ModuleBuilder &b) {
  b.raw("cond", condFunction, true);
  define(
      b, "switch(index, branches, *operands)",
      [](Interp &i, Args a) { return switchOn(i, a[0], i.toVector(a[1]), a[2].as<Tuple>()->items); }, true);
  define(
      b, "while_loop(cond_fun, body_fun, init_val)", [](Interp &i, Args a) { return whileLoop(i, a[0], a[1], a[2]); },
      true);
  define(
      b, "fori_loop(lower, upper, body_fun, init_val, *, unroll=None)",
      [](Interp &i, Args a) { return foriLoop(i, a[0], a[1], a[2], a[3], a[4]); }, true);
  define(
      b, "scan(f, init, xs=None, length=None, reverse=False, unroll=1, _split_transpose=False)",
      [](Interp &i, Args a) { return scan(i, a[0], a[1], a[2], a[3], a[4], a[5]); }, true);
}

//===----------------------------------------------------------------------===//
// What the prelude composes from
//===----------------------------------------------------------------------===//

/// bind(prim, operands, out, **params): out is (dtype, shape, weak) or a list of these.
Value bindFunction(Interp &interp, Args args) {
  std::vector<Aval> outs;
  auto toAval = [&](Value triple) {
    Values parts = interp.toVector(triple);
    return Aval::array(*jnp::dtypeArgument(interp, parts[0]), jnp::toShape(ints(interp, parts[1])),
                       interp.isTrue(parts[2]));
  };
  bool several = args[2].as<List>() != nullptr;
  for (Value out : several ? interp.toVector(args[2]) : Values{args[2]})
    outs.push_back(toAval(out));
  ParamDict params;
  for (const Table::Entry &entry : args[3].as<Dict>()->table.entries())
    if (entry.live)
      params.push_back({entry.key.as<Str>()->text, paramOf(interp, entry.value)});
  std::ranges::sort(params, {}, [](const auto &p) { return p.first; });
  Values results = jax::bind(interp, primitive(args[0].as<Str>()->text), interp.toVector(args[1]), std::move(params),
                             std::move(outs));
  return several ? interp.tuple(std::move(results)) : results[0];
}

Value promoteFunction(Interp &interp, Args args, jnp::Promotion promotion) {
  return interp.tuple(jnp::promoteArgs(interp, args[0].as<Str>()->text, args[1].as<Tuple>()->items, promotion));
}

} // namespace

PALLASD_MODULE("jax.lax", b) {
  addElementwise(b);
  addShapes(b);
  addReductions(b);
  addControlFlow(b);
}

/// Internal to the prelude; no program imports it.
PALLASD_MODULE("_pallasd", b) {
  b.def("bind(primitive, operands, out, **params)", bindFunction);
  b.def(
      "platform_switch(index, platforms, arms, operands)",
      [](Interp &i, Args a) { return platformSwitch(i, a[0], paramOf(i, a[1]), i.toVector(a[2]), i.toVector(a[3])); },
      true);
  b.def("promote_args(name, *args)", [](Interp &i, Args a) { return promoteFunction(i, a, jnp::Promotion::Any); });
  b.def("promote_inexact(name, *args)",
        [](Interp &i, Args a) { return promoteFunction(i, a, jnp::Promotion::Inexact); });
  b.def("promote_numeric(name, *args)",
        [](Interp &i, Args a) { return promoteFunction(i, a, jnp::Promotion::Numeric); });
  b.def("promote_dtypes(*args)",
        [](Interp &i, Args a) { return i.tuple(jnp::promoteDTypes(i, a[0].as<Tuple>()->items)); });
  b.def("promote_dtypes_inexact(*args)", [](Interp &i, Args a) {
    return i.tuple(jnp::promoteDTypes(i, a[0].as<Tuple>()->items, jnp::Promotion::Inexact));
  });
  b.def("check_arraylike(name, *args)", [](Interp &i, Args a) {
    jnp::checkArrayLike(i, a[0].as<Str>()->text, a[1].as<Tuple>()->items);
    return Value::none();
  });
  b.def("as_array(x)", [](Interp &i, Args a) { return lax::asArrayValue(i, a[0]); });
  b.def("convert(x, dtype, weak=False)", [](Interp &i, Args a) {
    Aval in = lax::aval(i, a[0]);
    return lax::convertElementType(i, a[0], jnp::dtypeArgument(i, a[1]).value_or(in.dtype), i.isTrue(a[2]));
  });
  b.def("const_like(like, value)", [](Interp &i, Args a) { return lax::constantLike(i, a[0], a[1]); });
  b.def("is_weak(x)", [](Interp &i, Args a) { return Value::boolean(lax::aval(i, a[0]).weakType); });
  b.def("is_tracer(x)", [](Interp &, Args a) { return Value::boolean(asTracer(a[0]) != nullptr); });
  b.def("shape(x)", [](Interp &i, Args a) { return np::shapeTuple(i, lax::aval(i, a[0]).shape); });
  b.def("ndim(x)", [](Interp &i, Args a) { return Value::integer(int64_t(lax::aval(i, a[0]).shape.size())); });
  b.def("size(x)", [](Interp &i, Args a) { return Value::integer(elementCount(lax::aval(i, a[0]).shape)); });
  b.def("dtype(x)", [](Interp &i, Args a) { return np::dtypeObject(i, lax::aval(i, a[0]).dtype); });
  b.def("result_type(*args)", [](Interp &i, Args a) {
    TypedOperand common = jnp::resultType(i, a[0].as<Tuple>()->items);
    return i.tuple({np::dtypeObject(i, common.dtype), Value::boolean(common.weak)});
  });
  b.def("canonical_dtype(dtype)", [](Interp &i, Args a) -> Value {
    auto dtype = jnp::dtypeArgument(i, a[0]);
    return dtype ? np::dtypeObject(i, *dtype) : Value::none();
  });
  b.def("axis(axis, ndim)", [](Interp &i, Args a) {
    return Value::integer(jnp::canonicalAxis(i, python::knownIndex(i, a[0]), size_t(a[1].asInt())));
  });
  b.def("axes(axis, ndim)", [](Interp &i, Args a) {
    return np::shapeTuple(i, jnp::toShape(jnp::axesArgument(i, a[0], size_t(a[1].asInt()))));
  });
  b.def("broadcast_to(x, shape)",
        [](Interp &i, Args a) { return lax::broadcastTo(i, a[0], jnp::toShape(ints(i, a[1]))); });
  b.def("scatter(combine, x, key, values, mode, sorted, unique, wrap)", [](Interp &i, Args a) {
    return jnp::scatterUpdate(i, a[0].as<Str>()->text, a[1], a[2], a[3], lax::gatherMode(i, a[4]), i.isTrue(a[5]),
                              i.isTrue(a[6]), i.isTrue(a[7]));
  });
  b.def("kind(dtype)", [](Interp &i, Args a) {
    static constexpr const char *letters[] = {"b", "i", "u", "f", "c", "V"};
    auto like = np::toDType(i, a[0]);
    return i.str(like ? letters[size_t(kind(like->dtype))] : "V");
  });
}

} // namespace pallasd::jax
