//===- array_methods.cpp - What a jax.Array answers ------------------*- C++ -*-===//
//
// Attributes, methods and operators of JArray and Tracer. Methods forward to
// jax.numpy as JAX's own do; what only concrete arrays can answer (bool, int,
// float, item) is Unknown for unknown contents and raises for tracers.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/derivatives.h"
#include "analysis/jax/jax_errors.h"
#include "analysis/jax/jnp.h"
#include "analysis/jax/release.h"
#include "analysis/python/known_index.h"
#include "analysis/python/plain_errors.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace pallasd::jax {

using namespace python;
using lax::refusal;
using syntax::CompareOperator;
using syntax::Operator;
using syntax::UnaryOperator;
namespace np = python::numpy;

namespace {

struct ArrayClasses {
  Class *array = nullptr, *impl = nullptr, *tracer = nullptr, *at = nullptr, *atRef = nullptr;
};

using Args = std::span<const Value>;

//===----------------------------------------------------------------------===//
// x.at[key].op(values)
//===----------------------------------------------------------------------===//

struct AtHelper : Native {
  Value array;
  explicit AtHelper(Value array) : array(array) {}
  Class *pyClass(Interp &interp) const override { return interp.extension<ArrayClasses>().at; }
  std::optional<Value> getItem(Interp &interp, Value key) override;
  std::string repr(Interp &) override { return "_IndexUpdateHelper"; }
};

struct AtRef : Native {
  Value array, key;
  AtRef(Value array, Value key) : array(array), key(key) {}
  Class *pyClass(Interp &interp) const override { return interp.extension<ArrayClasses>().atRef; }
  std::string repr(Interp &) override { return "_IndexUpdateRef"; }
};

std::optional<Value> AtHelper::getItem(Interp &interp, Value key) { return Value(interp.heap.make<AtRef>(array, key)); }

AtRef &atRef(Value value) { return *dynamic_cast<AtRef *>(value.as<Native>()); }

Value atUpdate(Interp &interp, Args args, std::string_view combine) {
  AtRef &at = atRef(args[0]);
  if (Value unknown = lax::anyUnknown({at.array, at.key, args[1]}); !unknown.isUndefined())
    return unknown;
  return jnp::scatterUpdate(interp, combine, at.array, at.key, args[1], lax::gatherMode(interp, args[4]),
                            interp.isTrue(args[2]), interp.isTrue(args[3]), interp.isTrue(args[6]));
}

Value atGet(Interp &interp, Args args) {
  AtRef &at = atRef(args[0]);
  return jnp::gatherAt(interp, at.array, at.key, args[3], args[4], interp.isTrue(args[1]), interp.isTrue(args[2]),
                       interp.isTrue(args[6]));
}

/// divide and power: the operation with an array of ones that holds the values.
Value atCombined(Interp &interp, Args args, const char *function) {
  AtRef &at = atRef(args[0]);
  Aval in = lax::aval(interp, at.array);
  Value ones = lax::full(interp, in.shape, Value::integer(1), in.dtype);
  Value factors = jnp::scatterUpdate(interp, "mul", ones, at.key, args[1], "FILL_OR_DROP", interp.isTrue(args[2]),
                                     interp.isTrue(args[3]), true);
  return interp.call(jnp::function(interp, function), {at.array, factors});
}

void defineAt(Interp &interp, ArrayClasses &classes) {
  classes.at = interp.makeClass("jax.numpy", "_IndexUpdateHelper");
  classes.atRef = interp.makeClass("jax.numpy", "_IndexUpdateRef");
  const std::string rest = "(self, values, *, indices_are_sorted=False, unique_indices=False, mode=None, "
                           "out_sharding=None, wrap_negative_indices=True)";
  static constexpr std::pair<const char *, const char *> updates[] = {
      {"set", ""},    {"add", "add"}, {"subtract", "sub"}, {"multiply", "mul"},
      {"mul", "mul"}, {"min", "min"}, {"max", "max"}};
  for (auto [method, combine] : updates)
    interp.defMethod(classes.atRef, method + rest, [combine](Interp &i, Args a) { return atUpdate(i, a, combine); });
  interp.defMethod(classes.atRef, "divide" + rest, [](Interp &i, Args a) { return atCombined(i, a, "divide"); });
  interp.defMethod(classes.atRef, "power" + rest, [](Interp &i, Args a) { return atCombined(i, a, "power"); });
  interp.defMethod(classes.atRef,
                   "get(self, *, indices_are_sorted=False, unique_indices=False, mode=None, fill_value=None, "
                   "out_sharding=None, wrap_negative_indices=True)",
                   atGet);
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

Value methodReshape(Interp &interp, Args args) {
  const Values &given = args[1].as<Tuple>()->items;
  Value shape = given.size() == 1 ? given[0] : args[1];
  return interp.call(jnp::function(interp, "reshape"),
                     CallArgs{std::initializer_list<Value>{args[0], shape, args[2]}, {}});
}

Value methodTranspose(Interp &interp, Args args) {
  const Values &given = args[1].as<Tuple>()->items;
  Value axes = given.empty() ? Value::none() : given.size() == 1 ? given[0] : args[1];
  return interp.call(jnp::function(interp, "transpose"), {args[0], axes.isInt() ? interp.tuple({axes}) : axes});
}

Value methodAstype(Interp &interp, Args args) {
  return interp.call(jnp::function(interp, "astype"), {args[0], args[1]});
}

Value methodItem(Interp &interp, Args args) {
  ArrayValue *array = asArray(args[0]);
  if (auto *tracer = dynamic_cast<Tracer *>(array))
    raiseConcretization(interp, *tracer, "ConcretizationTypeError", ".item()");
  auto *known = dynamic_cast<JArray *>(array);
  if (!known || !known->contents)
    return interp.unknown(Reason::Content, "the contents of an array");
  const Values &index = args[1].as<Tuple>()->items;
  size_t at = index.empty() ? 0 : size_t(python::knownIndex(interp, index[0]));
  if (at >= known->contents->elements.size() || (index.empty() && known->contents->elements.size() != 1))
    interp.raise("ValueError", "can only convert an array of size 1 to a Python scalar");
  return np::elementToPython(interp, known->contents->elements[at], known->contents->dtype);
}

Value methodToList(Interp &interp, Args args) {
  if (auto *tracer = asTracer(args[0]))
    raiseConcretization(interp, *tracer, "ConcretizationTypeError", ".tolist()");
  auto *known = asJArray(args[0]);
  if (!known || !known->contents)
    return interp.unknown(Reason::Content, "the contents of an array");
  return interp.callMethod(np::makeArray(interp, std::make_shared<np::Contents>(*known->contents)), "tolist");
}

Value methodView(Interp &interp, Args args) {
  auto dtype = jnp::dtypeArgument(interp, args[1]);
  if (!dtype)
    return args[0];
  return interp.call(jnp::function(interp, "_view"), {args[0], np::dtypeObject(interp, *dtype)});
}

Value identity(Interp &, Args args) { return args[0]; }

Value methodRound(Interp &interp, Args args) {
  Value rounded =
      interp.call(jnp::function(interp, "round"), {args[0], args[1].isNone() ? Value::integer(0) : args[1]});
  if (!args[1].isNone() || rounded.as<python::Unknown>())
    return rounded;
  return lax::convertElementType(interp, rounded, defaultInt(jnp::promotionMode(interp).x64));
}

Value methodInt(Interp &interp, Args args) {
  ArrayValue *array = asArray(args[0]);
  if (elementCount(array->aval.shape) != 1 || !array->aval.shape.empty())
    python::raisePlain(interp, "TypeError",
                       "Only scalar arrays can be converted to Python scalars; got arr.ndim=" +
                           std::to_string(array->aval.shape.size()));
  if (auto *tracer = dynamic_cast<Tracer *>(array))
    raiseConcretization(interp, *tracer, "ConcretizationTypeError", "int()");
  return *array->toInt(interp);
}

/// An array of rank 0 is formatted as the number that it is.
Value methodFormat(Interp &interp, Args args) {
  ArrayValue *array = asArray(args[0]);
  bool plain = args[1].as<Str>() && args[1].as<Str>()->text.empty();
  if (plain)
    return interp.str(interp.toStr(args[0]));
  if (auto *tracer = dynamic_cast<Tracer *>(array)) {
    if (auto content = eagerContent(interp, *tracer))
      return *content;
    interp.raise("TypeError", "unsupported format string passed to " + interp.typeName(args[0]) + ".__format__");
  }
  if (!array->aval.shape.empty())
    interp.raise("TypeError", "unsupported format string passed to numpy.ndarray.__format__");
  if (auto number = isFloat(array->aval.dtype) ? array->toFloat(interp) : array->toInt(interp))
    return number->isUnknown() ? *number : interp.format(*number, args[1].as<Str>() ? args[1].as<Str>()->text : "");
  return interp.unknown(Reason::Content, "the contents of an array");
}

/// What numpy asks for: there is none while tracing.
Value methodArray(Interp &interp, Args args) {
  if (Tracer *tracer = asTracer(args[0]))
    raiseConcretization(interp, *tracer, "TracerArrayConversionError", "numpy");
  return args[0];
}

Value methodContains(Interp &interp, Args args) {
  Value equal = jnp::binary(interp, "equal", args[0], args[1]);
  return interp.call(jnp::function(interp, "any"), {equal});
}

void defineMethods(Interp &interp, Class *array) {
  interp.defMethod(array, "reshape(self, *shape, order='C', out_sharding=None)", methodReshape);
  interp.defMethod(array, "transpose(self, *axes)", methodTranspose);
  interp.defMethod(array, "astype(self, dtype, copy=False, device=None)", methodAstype);
  interp.defMethod(array, "item(self, *args)", methodItem);
  interp.defMethod(array, "tolist(self)", methodToList);
  interp.defMethod(array, "view(self, dtype=None, type=None)", methodView);
  interp.defMethod(array, "block_until_ready(self)", identity);
  interp.defMethod(array, "to_device(self, device)", identity);
  interp.defMethod(array, "__copy__(self)", identity);
  interp.defMethod(array, "__deepcopy__(self, memo)", identity);
  interp.defMethod(array, "__format__(self, spec, /)", methodFormat);
  interp.defMethod(array, "__array__(self, dtype=None, copy=None)", methodArray);
  interp.defMethod(array, "__abs__(self)", [](Interp &i, Args a) { return jnp::unary(i, "absolute", a[0]); });
  interp.defMethod(array, "__round__(self, ndigits=None)", methodRound);
  interp.defMethod(array, "__int__(self)", methodInt);
  interp.defMethod(array, "__contains__(self, item)", methodContains);
  interp.defMethod(array, "clip(self, min=None, max=None)", [](Interp &i, Args a) {
    std::pair<Name, Value> bounds[] = {{intern("max"), a[2]}, {intern("min"), a[1]}};
    return i.call(jnp::function(i, "clip"), CallArgs{a.first(1), bounds});
  });
  interp.defMethod(array, "__divmod__(self, other)",
                   [](Interp &i, Args a) { return i.call(jnp::function(i, "divmod"), {a[0], a[1]}); });
  interp.defMethod(array, "__rdivmod__(self, other)",
                   [](Interp &i, Args a) { return i.call(jnp::function(i, "divmod"), {a[1], a[0]}); });
}

/// Methods that are jax.numpy's function of that name with self first.
std::string_view forwarded(std::string_view name) {
  static constexpr std::string_view same[] = {
      "all",       "any",     "argmax",  "argmin", "argsort",  "choose", "compress", "conj",
      "conjugate", "copy",    "cumprod", "cumsum", "diagonal", "dot",    "max",      "mean",
      "min",       "nonzero", "prod",    "ptp",    "ravel",    "repeat", "round",    "searchsorted",
      "sort",      "squeeze", "std",     "sum",    "swapaxes", "take",   "trace",    "var"};
  if (name == "flatten")
    return "ravel";
  return std::ranges::find(same, name) == std::end(same) ? std::string_view() : name;
}

ArrayClasses &arrayClasses(Interp &interp) {
  auto &classes = interp.extension<ArrayClasses>();
  if (!classes.array) {
    Heap::Permanent permanent(interp.heap);
    classes.array = interp.makeClass("jax", "Array");
    classes.impl = interp.makeClass("jax", "ArrayImpl", {classes.array});
    classes.tracer = interp.makeClass("jax.core", "Tracer", {classes.array});
    defineMethods(interp, classes.array);
    defineAt(interp, classes);
  }
  return classes;
}

} // namespace

Class *arrayClass(Interp &interp) { return arrayClasses(interp).array; }
Class *tracerClass(Interp &interp) { return arrayClasses(interp).tracer; }
Class *JArray::pyClass(Interp &interp) const { return arrayClasses(interp).impl; }
Class *Tracer::pyClass(Interp &interp) const { return arrayClasses(interp).tracer; }

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

namespace {

/// `x.devices`: a traced array has none yet.
Value devicesMethod(Interp &interp, Value array) {
  return interp.builtin("devices()", [array](Interp &interp, std::span<const Value>) -> Value {
    if (Tracer *tracer = asTracer(array))
      raiseConcretization(interp, *tracer, "ConcretizationTypeError", "devices()");
    Value all = interp.call(interp.getAttr(interp.importModule("jax"), "devices"), CallArgs{});
    return interp.call(interp.builtinClass("set"), {interp.list({interp.toVector(all).front()})});
  });
}

/// The size of an axis as the program sees it: assumed ones carry their symbol.
Value sizeOf(Interp &interp, const ArrayValue &array, size_t axis) {
  const auto &assumed = traceContext(interp).assumedSizes;
  int64_t size = array.aval.shape[axis];
  auto found = assumed.empty() ? assumed.end() : assumed.find(size);
  return found == assumed.end() ? array.dimension(axis) : Value::integer(size, found->second);
}

Value shapeOf(Interp &interp, const ArrayValue &array) {
  Values sizes;
  for (size_t i = 0; i < array.aval.shape.size(); ++i)
    sizes.push_back(sizeOf(interp, array, i));
  return interp.tuple(std::move(sizes));
}

lax::Ints reversedAxes(size_t rank) {
  lax::Ints axes(rank);
  std::iota(axes.rbegin(), axes.rend(), 0);
  return axes;
}

Value matrixTranspose(Interp &interp, ArrayValue &array) {
  size_t rank = array.aval.shape.size();
  if (rank < 2)
    lax::valueError(interp, ".mT needs an array of rank 2 or more, got rank " + std::to_string(rank));
  lax::Ints axes(rank);
  std::iota(axes.begin(), axes.end(), 0);
  std::swap(axes[rank - 1], axes[rank - 2]);
  return lax::transpose(interp, &array, axes);
}

/// `.aval` as JAX shows it: an object with shape, dtype and weak_type.
Value avalObject(Interp &interp, ArrayValue &array) {
  Value cls = interp.getAttr(interp.importModule("jax"), "ShapeDtypeStruct");
  std::pair<Name, Value> weak[] = {{intern("weak_type"), Value::boolean(array.aval.weakType)}};
  Value positional[] = {shapeOf(interp, array), np::dtypeObject(interp, array.aval.dtype)};
  return interp.call(cls, CallArgs{positional, weak});
}

} // namespace

/// Whether JAX's arrays or tracers have a public attribute of that name, modelled or not (JAX 0.12.0.1); a private one
/// may be.
static bool arrayHas(std::string_view name) {
  static constexpr std::string_view names[] = {"T",
                                               "addressable_data",
                                               "addressable_shards",
                                               "all",
                                               "any",
                                               "argmax",
                                               "argmin",
                                               "argpartition",
                                               "argsort",
                                               "astype",
                                               "at",
                                               "aval",
                                               "block_until_ready",
                                               "byteswap",
                                               "choose",
                                               "clip",
                                               "clone",
                                               "committed",
                                               "compress",
                                               "conj",
                                               "conjugate",
                                               "copy",
                                               "copy_to_host_async",
                                               "cumprod",
                                               "cumsum",
                                               "delete",
                                               "device",
                                               "device_buffer",
                                               "device_buffers",
                                               "devices",
                                               "diagonal",
                                               "dimension_as_value",
                                               "dot",
                                               "dtype",
                                               "flat",
                                               "flatten",
                                               "format",
                                               "full_lower",
                                               "get_const",
                                               "get_referent",
                                               "global_shards",
                                               "imag",
                                               "is_deleted",
                                               "is_fully_addressable",
                                               "is_fully_replicated",
                                               "is_ready",
                                               "item",
                                               "itemsize",
                                               "mT",
                                               "max",
                                               "mean",
                                               "memory_space",
                                               "min",
                                               "nbytes",
                                               "ndim",
                                               "nonzero",
                                               "on_device_size_in_bytes",
                                               "parent",
                                               "platform",
                                               "prod",
                                               "ptp",
                                               "ravel",
                                               "real",
                                               "repeat",
                                               "reshape",
                                               "round",
                                               "searchsorted",
                                               "shape",
                                               "sharding",
                                               "size",
                                               "sort",
                                               "squeeze",
                                               "std",
                                               "sum",
                                               "swapaxes",
                                               "take",
                                               "to_concrete_value",
                                               "to_device",
                                               "tobytes",
                                               "tolist",
                                               "trace",
                                               "traceback",
                                               "transpose",
                                               "unsafe_buffer_pointer",
                                               "unsafe_raw_buffer",
                                               "val",
                                               "var",
                                               "view",
                                               "weak_type"};
  return name.starts_with("_") || std::ranges::find(names, name) != std::end(names);
}

std::optional<Value> ArrayValue::getAttr(Interp &interp, Name attribute) {
  const std::string &text = *attribute;
  if (text == "shape")
    return shapeOf(interp, *this);
  if (text == "dtype")
    return np::dtypeObject(interp, aval.dtype);
  if (text == "ndim")
    return Value::integer(int64_t(aval.shape.size()));
  if (text == "at")
    return Value(interp.heap.make<AtHelper>(Value(this)));
  if (text == "T")
    return lax::transpose(interp, this, reversedAxes(aval.shape.size()));
  if (text == "mT")
    return matrixTranspose(interp, *this);
  if (text == "size")
    return Value::integer(elementCount(aval.shape));
  if (text == "itemsize")
    return Value::integer(itemSize(aval.dtype));
  if (text == "nbytes")
    return Value::integer(elementCount(aval.shape) * itemSize(aval.dtype));
  if (text == "weak_type")
    return Value::boolean(aval.weakType);
  if (text == "aval")
    return avalObject(interp, *this);
  if (text == "real" || text == "imag")
    return interp.call(jnp::function(interp, text), {Value(this)});
  if (text == "devices")
    return devicesMethod(interp, this);
  if (text == "sharding" || text == "device" || text == "addressable_shards" || text == "is_fully_addressable" ||
      text == "committed")
    return interp.unknown(Reason::World, "jax.Array." + text);
  if (auto name = forwarded(text); !name.empty())
    return Value(interp.heap.make<BoundMethod>(Value(this), jnp::function(interp, name)));
  if (asTracer(this) && !aval.isRef && !arrayHas(text) && isTracedContent(interp, this))
    interp.refuse("AttributeError", refusal("python-error", "a traced array has no attribute `" + text + "`"));
  return std::nullopt;
}

std::optional<Value> ArrayValue::call(Interp &interp, const CallArgs &) {
  python::raisePlain(interp, "TypeError", "'" + interp.typeName(this) + "' object is not callable");
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

namespace {

/// What an operator's other side may be; everything else is NotImplemented.
bool acceptsOperand(Interp &interp, Value other) {
  if (other.isBool() || other.isInt() || other.isFloat() || other.as<Complex>() ||
      (other.isObject() && other.object()->kind == ObjKind::BigInt))
    return true;
  auto aval = avalOf(interp, other);
  return aval && !aval->isRef;
}

/// Neither the array nor `other` knows what to do. Python takes `x * [1]` for a repetition, so it is not among them.
bool isNoOperand(Operator op, Value other) {
  bool sequence = other.as<Str>() || other.as<List>() || other.as<Tuple>();
  return other.isNone() || other.as<Dict>() || other.as<python::Function>() || (sequence && op != Operator::Mult);
}

std::string_view ufuncOf(Operator op) {
  switch (op) {
  case Operator::Add:
    return "add";
  case Operator::Sub:
    return "subtract";
  case Operator::Mult:
    return "multiply";
  case Operator::Div:
    return "true_divide";
  case Operator::BitAnd:
    return "bitwise_and";
  case Operator::BitOr:
    return "bitwise_or";
  case Operator::BitXor:
    return "bitwise_xor";
  case Operator::LShift:
    return "left_shift";
  case Operator::RShift:
    return "right_shift";
  default:
    return {};
  }
}

} // namespace

std::optional<Value> ArrayValue::binary(Interp &interp, Operator op, Value other, bool reflected) {
  if (other.as<python::Unknown>())
    return other;
  if (!aval.isRef && !reflected && isNoOperand(op, other))
    python::raisePlain(interp, "TypeError",
                       "unsupported operand types: '" + interp.typeName(this) + "' and '" + interp.typeName(other) +
                           "'");
  if (aval.isRef || !acceptsOperand(interp, other))
    return std::nullopt;
  Value self(this);
  Value left = reflected ? other : self, right = reflected ? self : other;
  if (auto name = ufuncOf(op); !name.empty())
    return jnp::binary(interp, name, left, right);
  switch (op) {
  case Operator::MatMult:
    return jnp::matmul(interp, left, right, Value::none(), std::nullopt);
  case Operator::FloorDiv:
    return interp.call(jnp::function(interp, "floor_divide"), {left, right});
  case Operator::Mod:
    return interp.call(jnp::function(interp, "remainder"), {left, right});
  case Operator::Pow:
    return interp.call(jnp::function(interp, "power"), {left, right});
  default:
    return std::nullopt;
  }
}

std::optional<Value> ArrayValue::unary(Interp &interp, UnaryOperator op) {
  switch (op) {
  case UnaryOperator::USub:
    return jnp::unary(interp, "negative", this);
  case UnaryOperator::UAdd:
    return Value(this);
  case UnaryOperator::Invert:
    return jnp::unary(interp, "invert", this);
  case UnaryOperator::Not:
    return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Value> ArrayValue::compare(Interp &interp, CompareOperator op, Value other) {
  static constexpr std::string_view names[] = {"equal", "not_equal", "less", "less_equal", "greater", "greater_equal"};
  if (op > CompareOperator::GtE)
    return std::nullopt;
  if (other.as<python::Unknown>())
    return other;
  if (aval.isRef || !acceptsOperand(interp, other))
    return std::nullopt;
  return jnp::binary(interp, names[size_t(op)], this, other);
}

std::optional<Value> ArrayValue::getItem(Interp &interp, Value key) { return jnp::getItem(interp, this, key); }

bool ArrayValue::setItem(Interp &interp, Value, Value) {
  interp.refuse("TypeError", refusal("array-assignment", "JAX arrays cannot be assigned to; use x = x.at[i].set(y)"));
}

std::optional<Value> ArrayValue::length(Interp &interp) {
  if (aval.shape.empty())
    python::raisePlain(interp, "TypeError", "len() of unsized object");
  return sizeOf(interp, *this, 0);
}

/// How JAX before 0.11.0 iterates over a tracer: each part is taken when it is asked for.
static Value slicesOf(Interp &interp, Value x, const Shape &shape) {
  auto next = [x, shape, i = int64_t(0)](Interp &inner) mutable -> Value {
    if (i == shape[0])
      return {};
    std::vector<int64_t> begin(shape.size(), 0), end(shape.begin(), shape.end()), strides(shape.size(), 1);
    begin[0] = i++;
    end[0] = i;
    return lax::squeeze(inner, lax::slice(inner, x, begin, end, strides), {0});
  };
  return interp.iterator(std::move(next));
}

std::optional<Value> ArrayValue::iterate(Interp &interp) {
  if (aval.shape.empty())
    python::raisePlain(interp, "TypeError", "iteration over a 0-d array");
  if (traceContext(interp).current() && !releaseAtLeast(interp, "0.11.0"))
    return slicesOf(interp, this, aval.shape);
  Value parts = interp.call(jnp::function(interp, "unstack"), {Value(this)});
  return interp.iter(parts);
}

std::optional<uint64_t> ArrayValue::hash(Interp &interp) {
  python::raisePlain(interp, "TypeError", "unhashable type: '" + interp.typeName(this) + "'");
}

//===----------------------------------------------------------------------===//
// Concrete arrays
//===----------------------------------------------------------------------===//

std::optional<Value> JArray::truth(Interp &interp) {
  if (elementCount(aval.shape) > 1)
    interp.raise("ValueError", "The truth value of an array with more than one element is ambiguous. Use a.any() or "
                               "a.all()");
  if (!contents || contents->elements.empty())
    return interp.unknown(Reason::Content, "the contents of an array");
  np::Element element = contents->elements[0];
  return Value::boolean(isFloat(contents->dtype) ? element.d != 0 : element.i != 0);
}

std::optional<Value> JArray::toInt(Interp &interp) {
  if (elementCount(aval.shape) != 1)
    python::raisePlain(interp, "TypeError",
                       "Only scalar arrays can be converted to Python scalars; got arr.ndim=" +
                           std::to_string(aval.shape.size()));
  if (!contents)
    return interp.unknown(Reason::Content, "the contents of an array");
  if (isFloat(contents->dtype))
    return Value::integer(int64_t(contents->elements[0].d));
  return np::elementToPython(interp, contents->elements[0], contents->dtype);
}

std::optional<Value> JArray::toFloat(Interp &interp) {
  if (!contents)
    return interp.unknown(Reason::Content, "the contents of an array");
  return Value::real(np::castElement(contents->elements[0], contents->dtype, DType::Float64).d);
}

std::string JArray::repr(Interp &) { return "Array(" + shortText(aval) + ")"; }

uint64_t JArray::contentHash(Interp &) const {
  uint64_t hash = uint64_t(aval.dtype) * 0x9e3779b97f4a7c15ull + aval.weakType;
  for (int64_t size : aval.shape)
    hash = hash * 31 + uint64_t(size);
  if (contents)
    for (np::Element element : contents->elements)
      hash = hash * 1099511628211ull + uint64_t(element.i);
  return hash;
}

//===----------------------------------------------------------------------===//
// Tracers
//===----------------------------------------------------------------------===//

std::optional<Value> Tracer::truth(Interp &interp) {
  if (elementCount(aval.shape) > 1)
    interp.refuse("ValueError", refusal("traced-condition", "a condition is one boolean, got " + shortText(aval) +
                                                                "; use .any() or .all()"));
  if (auto content = eagerContent(interp, *this))
    return content;
  raiseConcretization(interp, *this, "TracerBoolConversionError", "a condition");
}
std::optional<Value> Tracer::toInt(Interp &interp) {
  if (auto content = eagerContent(interp, *this))
    return content;
  raiseConcretization(interp, *this, "TracerIntegerConversionError", "an integer");
}
std::optional<Value> Tracer::toFloat(Interp &interp) {
  if (auto content = eagerContent(interp, *this))
    return content;
  raiseConcretization(interp, *this, "ConcretizationTypeError", "float()");
}
std::string Tracer::repr(Interp &) { return "JitTracer(" + shortText(aval) + ")"; }

} // namespace pallasd::jax
