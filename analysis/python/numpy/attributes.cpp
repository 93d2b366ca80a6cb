//===- attributes.cpp - Attributes and methods of arrays and scalars -*- C++ -*-===//
#include "analysis/python/known_index.h"
#include "analysis/python/numpy/classes.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

namespace pallasd::python::numpy {

namespace {

using Args = std::span<const Value>;

/// The array itself, or a 0-d array of a scalar.
NdArray asNdArray(Interp &interp, Value self) {
  auto operand = *operandOf(interp, self);
  return NdArray(operand.dtype, operand.shape,
                 operand.contents ? std::make_shared<Contents>(*operand.contents) : nullptr);
}

Value unknownContent(Interp &interp) { return interp.unknown(Reason::Content, "the contents of a numpy array"); }

Value toList(Interp &interp, const Contents &contents, size_t axis, size_t &next) {
  if (axis == contents.shape.size())
    return elementToPython(interp, contents.elements[next++], contents.dtype);
  Values items;
  for (int64_t i = 0; i < contents.shape[axis]; ++i)
    items.push_back(toList(interp, contents, axis + 1, next));
  return interp.list(std::move(items));
}

Value methodToList(Interp &interp, Args args) {
  auto operand = *operandOf(interp, args[0]);
  if (!operand.contents)
    return unknownContent(interp);
  size_t next = 0;
  return toList(interp, *operand.contents, 0, next);
}

Value methodItem(Interp &interp, Args args) {
  auto operand = *operandOf(interp, args[0]);
  if (!operand.contents)
    return unknownContent(interp);
  const Values &index = args[1].as<Tuple>()->items;
  if (index.size() > 1)
    return interp.callMethod(interp.getItem(args[0], args[1]), "item");
  size_t at = index.empty() ? 0 : size_t(python::knownIndex(interp, index[0]));
  if ((index.empty() && operand.contents->elements.size() != 1) || at >= operand.contents->elements.size())
    interp.raise("ValueError", "can only convert an array of size 1 to a Python scalar");
  return elementToPython(interp, operand.contents->elements[at], operand.dtype);
}

Value methodAstype(Interp &interp, Args args) {
  auto like = toDType(interp, args[1]);
  if (!like)
    return interp.unknown(Reason::Unmodelled, "numpy dtype " + interp.repr(args[1]));
  Value result = castArray(interp, args[0], like->dtype);
  auto operand = *operandOf(interp, args[0]);
  if (dynamic_cast<NdArray *>(args[0].as<Native>()) && operand.shape.empty())
    return broadcastArray(interp, result, {});
  return result;
}

Value methodReshape(Interp &interp, Args args) {
  const Values &given = args[1].as<Tuple>()->items;
  return reshapeArray(interp, asNdArray(interp, args[0]), given.size() == 1 ? given[0] : args[1]);
}

Value flattened(Interp &interp, Args args) {
  return reshapeArray(interp, asNdArray(interp, args[0]), Value::integer(-1));
}

Value methodTranspose(Interp &interp, Args args) {
  NdArray array = asNdArray(interp, args[0]);
  std::vector<int64_t> permutation(array.shape.size());
  std::iota(permutation.rbegin(), permutation.rend(), 0);
  Values given = args[1].as<Tuple>()->items;
  if (given.size() == 1 && !given[0].isInt())
    given = given[0].isNone() ? Values{} : interp.toVector(given[0]);
  for (size_t i = 0; i < given.size() && i < permutation.size(); ++i) {
    int64_t axis = python::knownIndex(interp, given[i]);
    permutation[i] = axis < 0 ? axis + int64_t(array.shape.size()) : axis;
  }
  return transposeArray(interp, array, permutation);
}

template <Fold How> Value methodReduce(Interp &interp, Args args) {
  return reduceAxes(interp, args[0], How, args[1], interp.isTrue(args[2]));
}

Value methodMean(Interp &interp, Args args) {
  Value total = reduceAxes(interp, args[0], Fold::Sum, args[1], interp.isTrue(args[2]));
  auto all = *operandOf(interp, args[0]), part = *operandOf(interp, total);
  int64_t count = std::max<int64_t>(jax::elementCount(part.shape), 1);
  return interp.binary(syntax::Operator::Div, total, Value::integer(jax::elementCount(all.shape) / count));
}

Value methodCopy(Interp &interp, Args args) {
  NdArray array = asNdArray(interp, args[0]);
  return array.contents ? scalarOrArray(interp, array.contents) : makeUnknownArray(interp, array.dtype, array.shape);
}

Value methodFill(Interp &interp, Args args) {
  interp.setItem(args[0], Value::ellipsis(), args[1]);
  return Value::none();
}

Value methodSqueeze(Interp &interp, Args args) {
  NdArray array = asNdArray(interp, args[0]);
  Shape shape;
  for (int64_t size : array.shape)
    if (size != 1)
      shape.push_back(size);
  return reshapeArray(interp, array, shapeTuple(interp, shape));
}

/// The bytes in memory; Unknown for the narrow floats, whose encoding is not needed so far.
Value methodToBytes(Interp &interp, Args args) {
  auto operand = *operandOf(interp, args[0]);
  if (!operand.contents)
    return unknownContent(interp);
  std::string data;
  size_t size = size_t(jax::itemSize(operand.dtype));
  auto put = [&](const void *value) { data.append(static_cast<const char *>(value), size); };
  for (const Element &element : operand.contents->elements) {
    if (operand.dtype == DType::Float64) {
      put(&element.d);
    } else if (operand.dtype == DType::Float32) {
      float single = float(element.d);
      put(&single);
    } else if (isFloatElement(operand.dtype) || size > sizeof element.i) {
      return interp.unknown(Reason::Unmodelled, "numpy.ndarray.tobytes of " + std::string(jax::name(operand.dtype)));
    } else {
      put(&element.i); // little-endian, as everywhere that JAX runs
    }
  }
  return interp.bytes(std::move(data));
}

/// Methods that are functions of the module with the array as first argument.
constexpr std::string_view kModuleFunctions[] = {"argmax", "argmin", "argsort", "clip", "cumsum", "dot",     "nonzero",
                                                 "repeat", "round",  "std",     "take", "var",    "swapaxes"};

struct Method {
  std::string_view signature;
  NativeFn fn;
};

const std::unordered_map<std::string_view, Method> &methods() {
  static const std::unordered_map<std::string_view, Method> table = {
      {"tolist", {"tolist(self)", methodToList}},
      {"item", {"item(self, *args)", methodItem}},
      {"astype", {"astype(self, dtype, order='K', casting='unsafe', subok=True, copy=True)", methodAstype}},
      {"reshape", {"reshape(self, *shape, order='C')", methodReshape}},
      {"flatten", {"flatten(self, order='C')", flattened}},
      {"ravel", {"ravel(self, order='C')", flattened}},
      {"transpose", {"transpose(self, *axes)", methodTranspose}},
      {"sum", {"sum(self, axis=None, keepdims=False, dtype=None)", methodReduce<Fold::Sum>}},
      {"prod", {"prod(self, axis=None, keepdims=False, dtype=None)", methodReduce<Fold::Prod>}},
      {"max", {"max(self, axis=None, keepdims=False)", methodReduce<Fold::Max>}},
      {"min", {"min(self, axis=None, keepdims=False)", methodReduce<Fold::Min>}},
      {"all", {"all(self, axis=None, keepdims=False)", methodReduce<Fold::All>}},
      {"any", {"any(self, axis=None, keepdims=False)", methodReduce<Fold::Any>}},
      {"mean", {"mean(self, axis=None, keepdims=False, dtype=None)", methodMean}},
      {"copy", {"copy(self, order='C')", methodCopy}},
      {"fill", {"fill(self, value)", methodFill}},
      {"squeeze", {"squeeze(self, axis=None)", methodSqueeze}},
      {"tobytes", {"tobytes(self, order='C')", methodToBytes}},
  };
  return table;
}

} // namespace

std::optional<Value> arrayAttribute(Interp &interp, Value self, Name name) {
  auto operand = *operandOf(interp, self);
  const std::string &text = *name;
  if (text == "shape")
    return shapeTuple(interp, operand.shape);
  if (text == "dtype")
    return dtypeObject(interp, operand.dtype);
  if (text == "ndim")
    return Value::integer(int64_t(operand.shape.size()));
  if (text == "size")
    return Value::integer(jax::elementCount(operand.shape));
  if (text == "itemsize")
    return Value::integer(jax::itemSize(operand.dtype));
  if (text == "nbytes")
    return Value::integer(jax::elementCount(operand.shape) * jax::itemSize(operand.dtype));
  if (text == "T")
    return methodTranspose(interp, std::initializer_list<Value>{self, interp.tuple({})});
  if (text == "flat")
    return interp.iter(flattened(interp, std::initializer_list<Value>{self}));
  if (text == "real")
    return self;
  auto method = methods().find(text);
  if (method != methods().end())
    return Value(interp.heap.make<BoundMethod>(self, interp.builtin(method->second.signature, method->second.fn)));
  if (std::ranges::find(kModuleFunctions, text) != std::end(kModuleFunctions))
    return Value(interp.heap.make<BoundMethod>(self, interp.getAttr(interp.importModule("numpy"), text)));
  if (interp.getAttrOr(self.as<Native>()->pyClass(interp), name).isUndefined() && text.size() > 2 && text[0] != '_')
    return interp.unknown(Reason::Unmodelled, "numpy.ndarray." + text);
  return std::nullopt;
}

} // namespace pallasd::python::numpy
