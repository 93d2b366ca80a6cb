//===- module.cpp - The numpy module --------------------------------*- C++ -*-===//
//
// What kernels and their wrappers use at trace time: creation, shapes, ufuncs,
// reductions, dtypes. np.random gives arrays of unknown content.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/known_index.h"
#include "analysis/python/numpy/classes.h"
#include "analysis/python/numpy/conversions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace pallasd::python::numpy {

namespace {

using Args = std::span<const Value>;
using syntax::CompareOperator;
using syntax::Operator;

DType dtypeArgument(Interp &interp, Value value, DType missing) {
  if (value.isNone() || value.isUndefined())
    return missing;
  auto like = toDType(interp, value);
  if (!like)
    interp.raise("TypeError", "Cannot interpret " + interp.repr(value) + " as a data type");
  return like->dtype;
}

Value filled(Interp &interp, DType dtype, const Shape &shape, Element element) {
  if (jax::elementCount(shape) > kMaxElements)
    return makeUnknownArray(interp, dtype, shape);
  interp.charge(uint64_t(jax::elementCount(shape)));
  auto contents = std::make_shared<Contents>();
  contents->dtype = dtype;
  contents->shape = shape;
  contents->elements.assign(size_t(jax::elementCount(shape)), element);
  return makeArray(interp, std::move(contents));
}

Value ones(Interp &interp, Args args) {
  DType dtype = dtypeArgument(interp, args[1], DType::Float64);
  return filled(interp, dtype, shapeOf(interp, args[0]), elementFromInt(1, dtype));
}
Value zeros(Interp &interp, Args args) {
  DType dtype = dtypeArgument(interp, args[1], DType::Float64);
  return filled(interp, dtype, shapeOf(interp, args[0]), elementFromInt(0, dtype));
}
Value empty(Interp &interp, Args args) {
  return makeUnknownArray(interp, dtypeArgument(interp, args[1], DType::Float64), shapeOf(interp, args[0]));
}
Value full(Interp &interp, Args args) {
  auto operand = operandOf(interp, args[1]);
  if (!operand)
    return interp.unknown(Reason::Unmodelled, "numpy.full");
  DType dtype = dtypeArgument(interp, args[2], operand->dtype);
  return broadcastArray(interp, castArray(interp, args[1], dtype), shapeOf(interp, args[0]));
}

/// zeros_like and friends: `fill` nullopt leaves contents unknown.
Value like(Interp &interp, Value prototype, Value dtypeValue, Value shapeValue, std::optional<int64_t> fill) {
  Value shape = interp.getAttrOr(prototype, intern("shape"));
  auto operand = operandOf(interp, prototype);
  if (shape.isUndefined() && operand)
    shape = shapeTuple(interp, operand->shape);
  auto own = operand ? std::optional(DTypeLike{operand->dtype}) : toDType(interp, prototype);
  if (shape.isUndefined() || !own)
    return interp.unknown(Reason::Unmodelled, "numpy.zeros_like");
  DType dtype = dtypeArgument(interp, dtypeValue, own->dtype);
  Shape sizes = shapeOf(interp, shapeValue.isNone() ? shape : shapeValue);
  return fill ? filled(interp, dtype, sizes, elementFromInt(*fill, dtype)) : makeUnknownArray(interp, dtype, sizes);
}

/// Nested lists of instances of classes, such as devices.
bool isOfInstances(Interp &interp, Value value) {
  if (value.as<List>() || value.as<Tuple>()) {
    Values items = interp.toVector(value);
    return !items.empty() && std::ranges::all_of(items, [&](Value item) { return isOfInstances(interp, item); });
  }
  return value.as<Instance>() != nullptr;
}

Value array(Interp &interp, Args args) {
  auto operand = operandOf(interp, args[0]);
  if (operand && !(args[0].as<List>() || args[0].as<Tuple>())) {
    DType dtype = dtypeArgument(interp, args[1], operand->dtype);
    return broadcastArray(interp, castArray(interp, args[0], dtype), operand->shape);
  }
  askForArray(interp, args[0]);
  if (auto contents = toContents(interp, args[0]))
    return broadcastArray(
        interp, castArray(interp, makeArray(interp, *contents), dtypeArgument(interp, args[1], (*contents)->dtype)),
        (*contents)->shape);
  Value shape = interp.getAttrOr(args[0], intern("shape"));
  auto dtype = toDType(interp, args[0]);
  if (!shape.isUndefined() && dtype && !shape.as<Unknown>())
    return makeUnknownArray(interp, dtypeArgument(interp, args[1], dtype->dtype), shapeOf(interp, shape));
  if (isOfInstances(interp, args[0]))
    return interp.call(interp.getAttr(interp.importModule("numpy"), "_object_array"), {args[0]});
  return interp.unknown(Reason::Unmodelled, "numpy.array of " + interp.typeName(args[0]));
}

Value arange(Interp &interp, Args args) {
  Value start = args[1].isUndefined() ? Value::integer(0) : args[0];
  Value stop = args[1].isUndefined() ? args[0] : args[1];
  Value step = args[2];
  auto a = operandOf(interp, start), b = operandOf(interp, stop), c = operandOf(interp, step);
  if (!a || !b || !c || !a->contents || !b->contents || !c->contents)
    return interp.unknown(Reason::Content, "numpy.arange of unknown bounds");
  DType common = promote(promote(a->dtype, b->dtype), c->dtype);
  auto number = [](const Operand &o) { return castElement(o.contents->elements[0], o.dtype, DType::Float64).d; };
  double from = number(*a), to = number(*b), by = number(*c);
  if (by == 0)
    interp.raise("ZeroDivisionError", "division by zero");
  int64_t count = std::max<int64_t>(0, int64_t(std::ceil((to - from) / by)));
  DType dtype = dtypeArgument(interp, args[3], common);
  if (count > kMaxElements)
    return makeUnknownArray(interp, dtype, {count});
  interp.charge(uint64_t(count));
  auto contents = std::make_shared<Contents>();
  contents->dtype = dtype;
  contents->shape = {count};
  for (int64_t i = 0; i < count; ++i)
    contents->elements.push_back(elementFromDouble(from + double(i) * by, dtype));
  return makeArray(interp, std::move(contents));
}

Value linspace(Interp &interp, Args args) {
  auto a = operandOf(interp, args[0]), b = operandOf(interp, args[1]);
  int64_t count = python::knownIndex(interp, args[2]);
  DType dtype = dtypeArgument(interp, args[4], DType::Float64);
  if (!a || !b || !a->contents || !b->contents || !a->shape.empty() || !b->shape.empty() || count > kMaxElements)
    return interp.unknown(Reason::Unmodelled, "numpy.linspace");
  double from = castElement(a->contents->elements[0], a->dtype, DType::Float64).d;
  double to = castElement(b->contents->elements[0], b->dtype, DType::Float64).d;
  int64_t gaps = interp.isTrue(args[3]) ? count - 1 : count;
  auto contents = std::make_shared<Contents>();
  contents->dtype = dtype;
  contents->shape = {count};
  for (int64_t i = 0; i < count; ++i) {
    double at = gaps > 0 ? from + (to - from) / double(gaps) * double(i) : from;
    contents->elements.push_back(elementFromDouble(i == gaps && gaps > 0 ? to : at, dtype));
  }
  return makeArray(interp, std::move(contents));
}

/// Elements of a matrix chosen by row and column.
Value matrix(Interp &interp, int64_t rows, int64_t columns, DType dtype,
             const std::function<Element(int64_t, int64_t)> &at) {
  if (rows * columns > kMaxElements)
    return makeUnknownArray(interp, dtype, {rows, columns});
  interp.charge(uint64_t(rows * columns));
  auto contents = std::make_shared<Contents>();
  contents->dtype = dtype;
  contents->shape = {rows, columns};
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      contents->elements.push_back(at(i, j));
  return makeArray(interp, std::move(contents));
}

Value eye(Interp &interp, Args args) {
  int64_t rows = python::knownIndex(interp, args[0]);
  int64_t columns = args[1].isNone() ? rows : python::knownIndex(interp, args[1]);
  int64_t offset = python::knownIndex(interp, args[2]);
  DType dtype = dtypeArgument(interp, args[3], DType::Float64);
  return matrix(interp, rows, columns, dtype,
                [&](int64_t i, int64_t j) { return elementFromInt(j - i == offset, dtype); });
}

Value triangle(Interp &interp, Args args, bool lower) {
  auto operand = operandOf(interp, args[0]);
  int64_t offset = python::knownIndex(interp, args[1]);
  if (!operand || operand->shape.size() != 2)
    return interp.unknown(Reason::Unmodelled, "numpy.tril of this rank");
  if (!operand->contents)
    return makeUnknownArray(interp, operand->dtype, operand->shape);
  int64_t columns = operand->shape[1];
  return matrix(interp, operand->shape[0], columns, operand->dtype, [&](int64_t i, int64_t j) {
    bool keeps = lower ? j - i <= offset : j - i >= offset;
    return keeps ? operand->contents->elements[size_t(i * columns + j)] : elementFromInt(0, operand->dtype);
  });
}

Value concatenateOperands(Interp &interp, const std::vector<Operand> &operands, int64_t axis) {
  DType dtype = operands[0].dtype;
  Shape shape = operands[0].shape;
  if (shape.empty())
    interp.raise("ValueError", "zero-dimensional arrays cannot be concatenated");
  axis = axis < 0 ? axis + int64_t(shape.size()) : axis;
  bool known = true;
  shape[size_t(axis)] = 0;
  for (const Operand &operand : operands) {
    dtype = promote(dtype, operand.dtype);
    if (operand.shape.size() != shape.size())
      interp.raise("ValueError", "all the input array dimensions must match");
    for (size_t i = 0; i < shape.size(); ++i)
      if (i != size_t(axis) && operand.shape[i] != shape[i])
        interp.raise("ValueError", "all the input array dimensions except for the concatenation axis must match "
                                   "exactly");
    shape[size_t(axis)] += operand.shape[size_t(axis)];
    known = known && operand.contents;
  }
  if (!known || jax::elementCount(shape) > kMaxElements)
    return makeUnknownArray(interp, dtype, shape);
  auto contents = std::make_shared<Contents>();
  contents->dtype = dtype;
  contents->shape = shape;
  int64_t outer = 1, inner = 1;
  for (int64_t i = 0; i < axis; ++i)
    outer *= shape[size_t(i)];
  for (size_t i = size_t(axis) + 1; i < shape.size(); ++i)
    inner *= shape[i];
  for (int64_t o = 0; o < outer; ++o)
    for (const Operand &operand : operands) {
      int64_t run = operand.shape[size_t(axis)] * inner;
      for (int64_t i = 0; i < run; ++i)
        contents->elements.push_back(
            castElement(operand.contents->elements[size_t(o * run + i)], operand.dtype, dtype));
    }
  return makeArray(interp, std::move(contents));
}

std::optional<std::vector<Operand>> operandsOf(Interp &interp, Value sequence) {
  std::vector<Operand> operands;
  for (Value item : interp.toVector(sequence)) {
    auto operand = operandOf(interp, item);
    if (!operand)
      return std::nullopt;
    operands.push_back(std::move(*operand));
  }
  if (operands.empty())
    interp.raise("ValueError", "need at least one array");
  return operands;
}

Value concatenate(Interp &interp, Args args) {
  auto operands = operandsOf(interp, args[0]);
  if (!operands)
    return interp.unknown(Reason::Unmodelled, "numpy.concatenate");
  return concatenateOperands(interp, *operands, python::knownIndex(interp, args[1]));
}

Value stack(Interp &interp, Args args) {
  auto operands = operandsOf(interp, args[0]);
  if (!operands)
    return interp.unknown(Reason::Unmodelled, "numpy.stack");
  int64_t axis = python::knownIndex(interp, args[1]);
  int64_t rank = int64_t((*operands)[0].shape.size()) + 1;
  axis = axis < 0 ? axis + rank : axis;
  for (Operand &operand : *operands)
    operand.shape.insert(operand.shape.begin() + std::min<int64_t>(axis, int64_t(operand.shape.size())), 1);
  return concatenateOperands(interp, *operands, axis);
}

Value where(Interp &interp, Args args) {
  if (args[1].isUndefined())
    return interp.unknown(Reason::Unmodelled, "numpy.where of one argument");
  auto onTrue = operandOf(interp, args[1]), onFalse = operandOf(interp, args[2]);
  auto condition = operandOf(interp, castArray(interp, args[0], DType::Bool));
  if (!onTrue || !onFalse || !condition)
    return interp.unknown(Reason::Unmodelled, "numpy.where");
  Value sum = *arithmetic(interp, Operator::Add, args[1], args[2]);
  auto common = operandOf(interp, sum);
  Value spreadShape =
      *arithmetic(interp, Operator::Mult, castArray(interp, args[0], DType::Bool), castArray(interp, sum, DType::Bool));
  Shape shape = operandOf(interp, spreadShape)->shape;
  auto c = operandOf(interp, broadcastArray(interp, castArray(interp, args[0], DType::Bool), shape));
  auto x = operandOf(interp, broadcastArray(interp, castArray(interp, args[1], common->dtype), shape));
  auto y = operandOf(interp, broadcastArray(interp, castArray(interp, args[2], common->dtype), shape));
  if (!c->contents || !x->contents || !y->contents)
    return makeUnknownArray(interp, common->dtype, shape);
  auto contents = std::make_shared<Contents>(*x->contents);
  std::vector<Element> &elements = contents->elements.wide();
  for (size_t i = 0; i < elements.size(); ++i)
    if (!c->contents->elements[i].i)
      elements[i] = y->contents->elements[i];
  return scalarOrArray(interp, std::move(contents));
}

Value binaryBy(Interp &interp, Args args, Operator op) {
  auto result = arithmetic(interp, op, args[0], args[1]);
  return result ? *result : interp.binary(op, args[0], args[1]);
}
Value compareBy(Interp &interp, Args args, CompareOperator op) {
  auto result = comparison(interp, op, args[0], args[1]);
  return result ? *result : interp.compare(op, args[0], args[1]);
}

Value extremum(Interp &interp, Args args, bool larger) {
  Value chosen = compareBy(interp, args, larger ? CompareOperator::GtE : CompareOperator::LtE);
  return where(interp, std::initializer_list<Value>{chosen, args[0], args[1]});
}

/// A method of the argument: np.sum(a, ...) is a.sum(...).
Value viaArray(Interp &interp, Value operand, std::string_view method, std::initializer_list<Value> args) {
  if (operand.as<List>() || operand.as<Tuple>() || operand.isInt() || operand.isFloat() || operand.isBool())
    operand = array(interp, std::initializer_list<Value>{operand, Value::none()});
  return interp.callMethod(operand, method, args);
}

Value issubdtype(Interp &interp, Args args) {
  auto dtype = toDType(interp, args[0]);
  auto *cls = args[1].as<Class>();
  if (!cls) {
    auto other = toDType(interp, args[1]);
    return dtype && other ? Value::boolean(dtype->dtype == other->dtype)
                          : interp.unknown(Reason::Unmodelled, "numpy.issubdtype");
  }
  if (!dtype) {
    auto *abstract = args[0].as<Class>();
    return abstract ? Value::boolean(abstract->isSubclassOf(cls))
                    : interp.unknown(Reason::Unmodelled, "numpy.issubdtype");
  }
  if (cls == interp.builtinClass("float"))
    cls = classes(interp).floating;
  if (cls == interp.builtinClass("int"))
    cls = classes(interp).signedInteger;
  if (cls == interp.builtinClass("bool"))
    cls = scalarClass(interp, DType::Bool);
  return Value::boolean(scalarClass(interp, dtype->dtype)->isSubclassOf(cls));
}

Value isscalar(Interp &interp, Args args) {
  Value value = args[0];
  bool number = value.isInt() || value.isFloat() || value.isBool() || value.as<Str>() || value.as<Complex>();
  bool numpyScalar = value.as<Native>() && dynamic_cast<NpScalar *>(value.as<Native>());
  (void)interp;
  return Value::boolean(number || numpyScalar);
}

Value shapeFunction(Interp &interp, Args args) {
  auto operand = operandOf(interp, args[0]);
  return operand ? shapeTuple(interp, operand->shape) : interp.getAttr(args[0], "shape");
}
Value sizeFunction(Interp &interp, Args args) {
  auto operand = operandOf(interp, args[0]);
  if (!operand)
    return interp.getAttr(args[0], "size");
  if (args[1].isNone())
    return Value::integer(jax::elementCount(operand->shape));
  return interp.getItem(shapeTuple(interp, operand->shape), args[1]);
}
Value ndimFunction(Interp &interp, Args args) {
  auto operand = operandOf(interp, args[0]);
  return operand ? Value::integer(int64_t(operand->shape.size())) : interp.getAttr(args[0], "ndim");
}

Value resultType(Interp &interp, Args args) {
  std::optional<DType> result;
  for (Value item : args[0].as<Tuple>()->items) {
    auto operand = operandOf(interp, item);
    auto dtype = operand ? std::optional(DTypeLike{operand->dtype}) : toDType(interp, item);
    if (!dtype)
      return interp.unknown(Reason::Unmodelled, "numpy.result_type");
    result = result ? promote(*result, dtype->dtype) : dtype->dtype;
  }
  return result ? dtypeObject(interp, *result) : interp.unknown(Reason::Unmodelled, "numpy.result_type");
}

Value sortValues(Interp &interp, Args args, bool indices) {
  auto operand = operandOf(interp, args[0]);
  if (!operand || operand->shape.size() != 1)
    return interp.unknown(Reason::Unmodelled, "numpy.sort of this rank");
  DType dtype = indices ? DType::Int64 : operand->dtype;
  if (!operand->contents)
    return makeUnknownArray(interp, dtype, operand->shape);
  const Elements &elements = operand->contents->elements;
  bool real = isFloatElement(operand->dtype);
  std::vector<size_t> order(elements.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return real ? elements[a].d < elements[b].d : elements[a].i < elements[b].i;
  });
  auto contents = std::make_shared<Contents>();
  contents->dtype = dtype;
  contents->shape = operand->shape;
  for (size_t i : order)
    contents->elements.push_back(indices ? Element{.i = int64_t(i)} : elements[i]);
  return makeArray(interp, std::move(contents));
}

Value argExtreme(Interp &interp, Args args, bool largest) {
  auto operand = operandOf(interp, args[0]);
  if (!operand || !args[1].isNone())
    return interp.unknown(Reason::Unmodelled, "numpy.argmax of an axis");
  if (!operand->contents)
    return makeUnknownArray(interp, DType::Int64, {});
  const Elements &e = operand->contents->elements;
  bool real = isFloatElement(operand->dtype);
  size_t best = 0;
  for (size_t i = 1; i < e.size(); ++i) {
    bool better = real ? (largest ? e[i].d > e[best].d : e[i].d < e[best].d)
                       : (largest ? e[i].i > e[best].i : e[i].i < e[best].i);
    best = better ? i : best;
  }
  return makeScalar(interp, DType::Int64, Element{.i = int64_t(best)});
}

Value cumsum(Interp &interp, Args args) {
  auto operand = operandOf(interp, args[0]);
  if (!operand || (operand->shape.size() != 1))
    return interp.unknown(Reason::Unmodelled, "numpy.cumsum of this rank");
  DType dtype = isFloatElement(operand->dtype) ? operand->dtype : DType::Int64;
  dtype = dtypeArgument(interp, args[2], dtype);
  if (!operand->contents)
    return makeUnknownArray(interp, dtype, operand->shape);
  auto contents = std::make_shared<Contents>();
  contents->dtype = dtype;
  contents->shape = operand->shape;
  Element total = elementFromInt(0, dtype);
  for (Element element : operand->contents->elements) {
    Element next = castElement(element, operand->dtype, dtype);
    total =
        isFloatElement(dtype) ? elementFromDouble(total.d + next.d, dtype) : elementFromInt(total.i + next.i, dtype);
    contents->elements.push_back(total);
  }
  return makeArray(interp, std::move(contents));
}

Value repeat(Interp &interp, Args args) {
  auto operand = operandOf(interp, args[0]);
  Value count = args[1];
  if (!operand || !operand->contents || operand->shape.size() > 1 || !count.isInt())
    return interp.unknown(Reason::Unmodelled, "numpy.repeat of these arguments");
  auto contents = std::make_shared<Contents>();
  contents->dtype = operand->dtype;
  for (Element element : operand->contents->elements)
    contents->elements.append(size_t(count.asInt()), element);
  contents->shape = {int64_t(contents->elements.size())};
  return makeArray(interp, std::move(contents));
}

void addCreation(ModuleBuilder &b) {
  b.def("array(object, dtype=None, copy=True, order='K', ndmin=0)", array);
  b.def("asarray(object, dtype=None, order=None, copy=None)", array);
  b.def("ascontiguousarray(object, dtype=None)", array);
  b.def("zeros(shape, dtype=None, order='C')", zeros);
  b.def("ones(shape, dtype=None, order='C')", ones);
  b.def("empty(shape, dtype=None, order='C')", empty);
  b.def("full(shape, fill_value, dtype=None, order='C')", full);
  b.def("zeros_like(a, dtype=None, shape=None)", [](Interp &i, Args a) { return like(i, a[0], a[1], a[2], 0); });
  b.def("ones_like(a, dtype=None, shape=None)", [](Interp &i, Args a) { return like(i, a[0], a[1], a[2], 1); });
  b.def("empty_like(a, dtype=None, shape=None)",
        [](Interp &i, Args a) { return like(i, a[0], a[1], a[2], std::nullopt); });
  b.def("full_like(a, fill_value, dtype=None)", [](Interp &i, Args a) {
    Value empty = like(i, a[0], a[2], Value::none(), 0);
    auto operand = operandOf(i, empty);
    return operand ? broadcastArray(i, castArray(i, a[1], operand->dtype), operand->shape) : empty;
  });
  b.def("arange(start, stop=...?, step=1, dtype=None)", arange);
  b.def("linspace(start, stop, num=50, endpoint=True, dtype=None)", linspace);
  b.def("eye(N, M=None, k=0, dtype=None)", eye);
  b.def("identity(n, dtype=None)", [](Interp &i, Args a) {
    return eye(i, std::initializer_list<Value>{a[0], Value::none(), Value::integer(0), a[1]});
  });
  b.def("tril(m, k=0)", [](Interp &i, Args a) { return triangle(i, a, true); });
  b.def("triu(m, k=0)", [](Interp &i, Args a) { return triangle(i, a, false); });
}

void addShapes(ModuleBuilder &b) {
  b.def("concatenate(arrays, axis=0)", concatenate);
  b.def("stack(arrays, axis=0)", stack);
  b.def("broadcast_to(array, shape)", [](Interp &i, Args a) { return broadcastArray(i, a[0], shapeOf(i, a[1])); });
  b.def("reshape(a, shape)", [](Interp &i, Args a) { return viaArray(i, a[0], "reshape", {a[1]}); });
  b.def("transpose(a, axes=None)", [](Interp &i, Args a) { return viaArray(i, a[0], "transpose", {a[1]}); });
  b.def("ravel(a)", [](Interp &i, Args a) { return viaArray(i, a[0], "ravel", {}); });
  b.def("squeeze(a)", [](Interp &i, Args a) { return viaArray(i, a[0], "squeeze", {}); });
  b.def("repeat(a, repeats, axis=None)", repeat);
  b.def("shape(a)", shapeFunction);
  b.def("size(a, axis=None)", sizeFunction);
  b.def("ndim(a)", ndimFunction);
}

void addArithmetic(ModuleBuilder &b) {
  static constexpr std::pair<const char *, Operator> binaries[] = {{"add(a, b)", Operator::Add},
                                                                   {"subtract(a, b)", Operator::Sub},
                                                                   {"multiply(a, b)", Operator::Mult},
                                                                   {"divide(a, b)", Operator::Div},
                                                                   {"true_divide(a, b)", Operator::Div},
                                                                   {"floor_divide(a, b)", Operator::FloorDiv},
                                                                   {"mod(a, b)", Operator::Mod},
                                                                   {"remainder(a, b)", Operator::Mod},
                                                                   {"power(a, b)", Operator::Pow},
                                                                   {"bitwise_and(a, b)", Operator::BitAnd},
                                                                   {"bitwise_or(a, b)", Operator::BitOr},
                                                                   {"bitwise_xor(a, b)", Operator::BitXor},
                                                                   {"left_shift(a, b)", Operator::LShift},
                                                                   {"right_shift(a, b)", Operator::RShift},
                                                                   {"logical_and(a, b)", Operator::BitAnd},
                                                                   {"logical_or(a, b)", Operator::BitOr}};
  for (auto [signature, op] : binaries)
    b.def(signature, [op](Interp &i, Args a) { return binaryBy(i, a, op); });
  static constexpr std::pair<const char *, CompareOperator> comparisons[] = {
      {"equal(a, b)", CompareOperator::Eq},   {"not_equal(a, b)", CompareOperator::NotEq},
      {"less(a, b)", CompareOperator::Lt},    {"less_equal(a, b)", CompareOperator::LtE},
      {"greater(a, b)", CompareOperator::Gt}, {"greater_equal(a, b)", CompareOperator::GtE}};
  for (auto [signature, op] : comparisons)
    b.def(signature, [op](Interp &i, Args a) { return compareBy(i, a, op); });
  b.def("maximum(a, b)", [](Interp &i, Args a) { return extremum(i, a, true); });
  b.def("minimum(a, b)", [](Interp &i, Args a) { return extremum(i, a, false); });
  b.def("where(condition, x=...?, y=...?)", where);
  static constexpr std::pair<const char *, double (*)(double)> unaries[] = {
      {"exp(x)", std::exp},     {"exp2(x)", std::exp2}, {"log(x)", std::log},     {"log2(x)", std::log2},
      {"log10(x)", std::log10}, {"sqrt(x)", std::sqrt}, {"sin(x)", std::sin},     {"cos(x)", std::cos},
      {"tan(x)", std::tan},     {"tanh(x)", std::tanh}, {"arctan(x)", std::atan}, {"rint(x)", std::nearbyint}};
  for (auto [signature, fn] : unaries)
    b.def(signature, [fn](Interp &i, Args a) { return mapUnary(i, a[0], fn); });
  static constexpr std::pair<const char *, double (*)(double)> keeping[] = {{"abs(x)", std::fabs},
                                                                            {"absolute(x)", std::fabs},
                                                                            {"floor(x)", std::floor},
                                                                            {"ceil(x)", std::ceil},
                                                                            {"round(x, decimals=0)", std::nearbyint},
                                                                            {"trunc(x)", std::trunc}};
  for (auto [signature, fn] : keeping)
    b.def(signature, [fn](Interp &i, Args a) { return mapUnary(i, a[0], fn, true); });
}

void addReductions(ModuleBuilder &b) {
  static constexpr std::pair<const char *, Fold> folds[] = {
      {"sum(a, axis=None, dtype=None, keepdims=False)", Fold::Sum},
      {"prod(a, axis=None, dtype=None, keepdims=False)", Fold::Prod},
      {"max(a, axis=None, dtype=None, keepdims=False)", Fold::Max},
      {"min(a, axis=None, dtype=None, keepdims=False)", Fold::Min},
      {"amax(a, axis=None, dtype=None, keepdims=False)", Fold::Max},
      {"amin(a, axis=None, dtype=None, keepdims=False)", Fold::Min},
      {"all(a, axis=None, dtype=None, keepdims=False)", Fold::All},
      {"any(a, axis=None, dtype=None, keepdims=False)", Fold::Any}};
  for (auto [signature, fold] : folds)
    b.def(signature, [fold](Interp &i, Args a) { return reduceAxes(i, a[0], fold, a[1], i.isTrue(a[3])); });
  b.def("mean(a, axis=None, dtype=None, keepdims=False)",
        [](Interp &i, Args a) { return viaArray(i, a[0], "mean", {a[1], a[3]}); });
  b.def("argmax(a, axis=None)", [](Interp &i, Args a) { return argExtreme(i, a, true); });
  b.def("argmin(a, axis=None)", [](Interp &i, Args a) { return argExtreme(i, a, false); });
  b.def("sort(a, axis=-1)", [](Interp &i, Args a) { return sortValues(i, a, false); });
  b.def("argsort(a, axis=-1)", [](Interp &i, Args a) { return sortValues(i, a, true); });
  b.def("cumsum(a, axis=None, dtype=None)", cumsum);
}

void addTypes(ModuleBuilder &b) {
  auto &c = classes(b.interp);
  static const std::pair<const char *, Class * NumpyClasses::*> abstracts[] = {
      {"generic", &NumpyClasses::generic},
      {"number", &NumpyClasses::number},
      {"integer", &NumpyClasses::integer},
      {"signedinteger", &NumpyClasses::signedInteger},
      {"unsignedinteger", &NumpyClasses::unsignedInteger},
      {"inexact", &NumpyClasses::inexact},
      {"floating", &NumpyClasses::floating},
      {"complexfloating", &NumpyClasses::complexFloating},
      {"ndarray", &NumpyClasses::ndarray},
      {"dtype", &NumpyClasses::dtype}};
  for (auto [name, member] : abstracts)
    b.set(name, c.*member);
  static constexpr DType plain[] = {DType::Bool,    DType::Int8,    DType::Int16,     DType::Int32,     DType::Int64,
                                    DType::UInt8,   DType::UInt16,  DType::UInt32,    DType::UInt64,    DType::Float16,
                                    DType::Float32, DType::Float64, DType::Complex64, DType::Complex128};
  for (DType dtype : plain)
    b.set(jax::name(dtype), scalarClass(b.interp, dtype));
  b.set("bool_", scalarClass(b.interp, DType::Bool));
  b.set("intp", scalarClass(b.interp, DType::Int64));
  b.set("int_", scalarClass(b.interp, DType::Int64));
  b.set("uint", scalarClass(b.interp, DType::UInt64));
  b.set("single", scalarClass(b.interp, DType::Float32));
  b.set("double", scalarClass(b.interp, DType::Float64));
  b.set("half", scalarClass(b.interp, DType::Float16));
  b.def("issubdtype(arg1, arg2)", issubdtype);
  b.def("result_type(*args)", resultType);
  b.def("promote_types(a, b)",
        [](Interp &i, Args a) { return resultType(i, std::initializer_list<Value>{i.tuple({a[0], a[1]})}); });
  b.def("isscalar(x)", isscalar);
  b.set("pi", Value::real(3.141592653589793));
  b.set("e", Value::real(2.718281828459045));
  b.set("inf", Value::real(std::numeric_limits<double>::infinity()));
  b.set("nan", Value::real(std::numeric_limits<double>::quiet_NaN()));
  b.set("newaxis", Value::none());
}

} // namespace

PALLASD_MODULE("numpy", b) {
  addTypes(b);
  addCreation(b);
  addShapes(b);
  addArithmetic(b);
  addReductions(b);
}

PALLASD_MODULE("ml_dtypes", b) {
  for (size_t i = 0; i < size_t(DType::Count); ++i)
    if (isNumpyDType(DType(i)) && (DType(i) == DType::BFloat16 || jax::bitWidth(DType(i)) < 8 ||
                                   (isFloatElement(DType(i)) && jax::bitWidth(DType(i)) == 8)))
      b.set(jax::name(DType(i)), scalarClass(b.interp, DType(i)));
}

} // namespace pallasd::python::numpy
