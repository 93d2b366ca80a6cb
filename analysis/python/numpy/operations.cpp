//===- operations.cpp - Elementwise operations and reductions ------*- C++ -*-===//
//
// numpy's arithmetic on arrays and scalars, with NEP 50 promotion: Python
// numbers take the dtype of the array they meet. An operand of unknown contents
// gives a result of the right dtype and shape without contents.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/known_index.h"
#include "analysis/python/numpy/classes.h"
#include "analysis/python/numpy/conversions.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace pallasd::python::numpy {

using syntax::CompareOperator;
using syntax::Operator;

namespace {

DType inexactOf(DType dtype) {
  if (isFloatElement(dtype) || jax::isComplex(dtype))
    return dtype;
  return DType::Float64;
}

/// The dtype in which two operands meet.
DType meet(const Operand &a, const Operand &b) {
  if (a.isPython == b.isPython)
    return promote(a.dtype, b.dtype);
  const Operand &python = a.isPython ? a : b;
  const Operand &array = a.isPython ? b : a;
  bool pythonFloat = isFloatElement(python.dtype), arrayFloat = isFloatElement(array.dtype);
  if (python.dtype == DType::Bool || (arrayFloat && !jax::isComplex(python.dtype)))
    return array.dtype;
  if (array.dtype == DType::Bool)
    return python.dtype;
  if (pythonFloat)
    return DType::Float64;
  return array.dtype;
}

Shape broadcast(Interp &interp, const Shape &a, const Shape &b) {
  size_t rank = std::max(a.size(), b.size());
  Shape result(rank, 1);
  for (const Shape *shape : {&a, &b})
    for (size_t i = 0; i < shape->size(); ++i) {
      int64_t &size = result[rank - shape->size() + i];
      if (size == 1)
        size = (*shape)[i];
      else if ((*shape)[i] != 1 && (*shape)[i] != size)
        interp.raise("ValueError", "operands could not be broadcast together");
    }
  return result;
}

/// Walks the elements of an array broadcast to `shape`.
class Cursor {
public:
  Cursor(const Shape &own, Shape whole) : shape(std::move(whole)), index(shape.size()), strides(shape.size()) {
    int64_t stride = 1;
    for (size_t i = own.size(); i-- > 0;) {
      strides[shape.size() - own.size() + i] = own[i] == 1 ? 0 : stride;
      stride *= own[i];
    }
  }
  size_t position() const { return size_t(offset); }
  void advance() {
    for (size_t i = shape.size(); i-- > 0;) {
      offset += strides[i];
      if (++index[i] < shape[i])
        return;
      offset -= strides[i] * shape[i];
      index[i] = 0;
    }
  }

private:
  Shape shape;
  std::vector<int64_t> index, strides;
  int64_t offset = 0;
};

/// The elements of an operand, cast to a dtype, as they lie in a broadcast shape.
struct Spread {
  Spread(const Operand &operand, const Shape &shape, DType dtype) : rows(operand.shape, outerOf(shape)) {
    elements.reserve(operand.contents->elements.size());
    for (Element element : operand.contents->elements)
      elements.push_back(operand.dtype == dtype ? element : castElement(element, operand.dtype, dtype));
    stride = operand.shape.empty() || operand.shape.back() == 1 ? 0 : 1;
  }
  /// Where the present row begins; its elements are `stride` apart.
  const Element *row() const { return elements.data() + rows.position(); }

  /// Rows are the last dimension: all others, with one element in its place.
  static Shape outerOf(Shape shape) {
    if (!shape.empty())
      shape.back() = 1;
    return shape;
  }

  std::vector<Element> elements;
  size_t stride;
  Cursor rows;
};

int64_t floorDivide(int64_t a, int64_t b) {
  if (b == 0)
    return 0;
  int64_t quotient = a / b;
  return (a % b != 0 && (a < 0) != (b < 0)) ? quotient - 1 : quotient;
}

int64_t integerPower(int64_t base, int64_t exponent) {
  uint64_t result = 1, factor = uint64_t(base);
  for (; exponent > 0; exponent >>= 1, factor *= factor)
    if (exponent & 1)
      result *= factor;
  return int64_t(result);
}

std::optional<int64_t> integerOperation(Operator op, int64_t a, int64_t b) {
  switch (op) {
  case Operator::Add:
    return int64_t(uint64_t(a) + uint64_t(b));
  case Operator::Sub:
    return int64_t(uint64_t(a) - uint64_t(b));
  case Operator::Mult:
    return int64_t(uint64_t(a) * uint64_t(b));
  case Operator::FloorDiv:
    return floorDivide(a, b);
  case Operator::Mod:
    return b == 0 ? 0 : a - floorDivide(a, b) * b;
  case Operator::Pow:
    return integerPower(a, b);
  case Operator::LShift:
    return b >= 64 ? 0 : int64_t(uint64_t(a) << b);
  case Operator::RShift:
    return b >= 64 ? (a < 0 ? -1 : 0) : a >> b;
  case Operator::BitAnd:
    return a & b;
  case Operator::BitOr:
    return a | b;
  case Operator::BitXor:
    return a ^ b;
  default:
    return std::nullopt;
  }
}

std::optional<double> floatOperation(Operator op, double a, double b) {
  switch (op) {
  case Operator::Add:
    return a + b;
  case Operator::Sub:
    return a - b;
  case Operator::Mult:
    return a * b;
  case Operator::Div:
    return a / b;
  case Operator::FloorDiv:
    return std::floor(a / b);
  case Operator::Mod:
    return a - std::floor(a / b) * b;
  case Operator::Pow:
    return std::pow(a, b);
  default:
    return std::nullopt;
  }
}

/// Applies `fn(a, b)` over the broadcast shape after casting both to `in`.
template <typename Fn> Value combine(Interp &interp, const Operand &a, const Operand &b, DType in, DType out, Fn fn) {
  Shape shape = broadcast(interp, a.shape, b.shape);
  int64_t count = jax::elementCount(shape);
  if (!a.contents || !b.contents || count > kMaxElements)
    return makeUnknownArray(interp, out, shape);
  interp.charge(uint64_t(count));
  auto result = std::make_shared<Contents>();
  result->dtype = out;
  result->shape = shape;
  if (count == 1) {
    result->elements.push_back(
        fn(castElement(a.contents->elements[0], a.dtype, in), castElement(b.contents->elements[0], b.dtype, in)));
    return scalarOrArray(interp, std::move(result));
  }
  Spread left(a, shape, in), right(b, shape, in);
  std::vector<Element> &cells = result->elements.wide();
  cells.resize(size_t(count));
  size_t length = count ? size_t(shape.back()) : 0;
  Element *to = cells.data();
  for (int64_t done = 0; done < count; done += int64_t(length)) {
    const Element *x = left.row(), *y = right.row();
    for (size_t i = 0; i < length; ++i, x += left.stride, y += right.stride)
      *to++ = fn(*x, *y);
    left.rows.advance();
    right.rows.advance();
  }
  return scalarOrArray(interp, std::move(result));
}

} // namespace

DType promote(DType a, DType b) {
  if (a == b)
    return a;
  if (a == DType::Bool)
    return b;
  if (b == DType::Bool)
    return a;
  bool aFloat = isFloatElement(a), bFloat = isFloatElement(b);
  if (aFloat && bFloat)
    return jax::bitWidth(a) == jax::bitWidth(b) ? DType::Float32 : jax::bitWidth(a) > jax::bitWidth(b) ? a : b;
  if (aFloat || bFloat) {
    DType real = aFloat ? a : b, integer = aFloat ? b : a;
    if (real == DType::Float32 && jax::bitWidth(integer) <= 16)
      return real;
    if (real == DType::Float16 && jax::bitWidth(integer) <= 8)
      return real;
    if (real == DType::Float16 && jax::bitWidth(integer) <= 16)
      return DType::Float32;
    return DType::Float64;
  }
  if (jax::isSigned(a) == jax::isSigned(b))
    return jax::bitWidth(a) > jax::bitWidth(b) ? a : b;
  DType sign = jax::isSigned(a) ? a : b, unsign = jax::isSigned(a) ? b : a;
  if (jax::bitWidth(sign) > jax::bitWidth(unsign))
    return sign;
  switch (jax::bitWidth(unsign)) {
  case 8:
    return DType::Int16;
  case 16:
    return DType::Int32;
  case 32:
    return DType::Int64;
  default:
    return DType::Float64;
  }
}

std::optional<Value> arithmetic(Interp &interp, Operator op, Value left, Value right) {
  auto a = operandOf(interp, left), b = operandOf(interp, right);
  if (!a || !b || jax::isComplex(a->dtype) || jax::isComplex(b->dtype) || op == Operator::MatMult)
    return std::nullopt;
  DType in = meet(*a, *b);
  if (op == Operator::Div)
    in = inexactOf(in);
  bool real = isFloatElement(in);
  if (in == DType::Bool) {
    if (op == Operator::Add || op == Operator::BitOr)
      op = Operator::BitOr;
    else if (op == Operator::Mult)
      op = Operator::BitAnd;
    else if (op != Operator::BitAnd && op != Operator::BitXor)
      in = DType::Int8;
  }
  Element zero{.i = 0};
  if (real ? !floatOperation(op, 1, 1) : !integerOperation(op, 1, 1))
    return std::nullopt;
  bool wraps = !real && in != DType::Bool && jax::bitWidth(in) < 64;
  auto bitwise = [&](auto operation) {
    return combine(interp, *a, *b, in, in, [&](Element x, Element y) { return Element{.i = operation(x.i, y.i)}; });
  };
  if (!real && op == Operator::BitAnd)
    return bitwise(std::bit_and());
  if (!real && op == Operator::BitOr)
    return bitwise(std::bit_or());
  return combine(interp, *a, *b, in, in, [&](Element x, Element y) {
    if (real)
      return elementFromDouble(floatOperation(op, x.d, y.d).value_or(0), in);
    auto outcome = integerOperation(op, x.i, y.i);
    return !outcome ? zero : wraps ? elementFromInt(*outcome, in) : Element{.i = *outcome};
  });
}

std::optional<Value> comparison(Interp &interp, CompareOperator op, Value left, Value right) {
  if (op > CompareOperator::GtE)
    return std::nullopt;
  auto a = operandOf(interp, left), b = operandOf(interp, right);
  if (!a || !b || jax::isComplex(a->dtype) || jax::isComplex(b->dtype))
    return std::nullopt;
  DType in = meet(*a, *b);
  auto by = [&](auto holds) {
    if (isFloatElement(in))
      return combine(interp, *a, *b, in, DType::Bool,
                     [&](Element x, Element y) { return Element{.i = holds(x.d, y.d)}; });
    return combine(interp, *a, *b, in, DType::Bool,
                   [&](Element x, Element y) { return Element{.i = holds(x.i, y.i)}; });
  };
  switch (op) {
  case CompareOperator::Eq:
    return by(std::equal_to());
  case CompareOperator::NotEq:
    return by(std::not_equal_to());
  case CompareOperator::Lt:
    return by(std::less());
  case CompareOperator::LtE:
    return by(std::less_equal());
  case CompareOperator::Gt:
    return by(std::greater());
  default:
    return by(std::greater_equal());
  }
}

Value mapUnary(Interp &interp, Value operand, double (*fn)(double), bool keepIntegers) {
  auto a = operandOf(interp, operand);
  if (!a) {
    askForArray(interp, operand);
    return interp.unknown(Reason::Unmodelled, "a numpy function of " + interp.typeName(operand));
  }
  bool integral = !isFloatElement(a->dtype);
  DType out = integral && !keepIntegers ? DType::Float64 : a->dtype;
  if (!a->contents)
    return makeUnknownArray(interp, out, a->shape);
  auto result = std::make_shared<Contents>();
  result->dtype = out;
  result->shape = a->shape;
  for (Element element : a->contents->elements) {
    double value = integral ? double(element.i) : element.d;
    result->elements.push_back(elementFromDouble(fn(value), out));
  }
  return scalarOrArray(interp, std::move(result));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

namespace {

Element start(Fold fold, DType dtype) {
  switch (fold) {
  case Fold::Prod:
  case Fold::All:
    return elementFromInt(1, dtype);
  default:
    return elementFromInt(0, dtype);
  }
}

void accumulate(Fold fold, Element &into, Element value, bool real, bool first) {
  switch (fold) {
  case Fold::Sum:
    real ? void(into.d += value.d) : void(into.i += value.i);
    break;
  case Fold::Prod:
    real ? void(into.d *= value.d) : void(into.i *= value.i);
    break;
  case Fold::Max:
    into = first || (real ? value.d > into.d : value.i > into.i) ? value : into;
    break;
  case Fold::Min:
    into = first || (real ? value.d < into.d : value.i < into.i) ? value : into;
    break;
  case Fold::All:
    into.i = into.i && (real ? value.d != 0 : value.i != 0);
    break;
  case Fold::Any:
    into.i = into.i || (real ? value.d != 0 : value.i != 0);
    break;
  }
}

DType reducedDType(Fold fold, DType dtype) {
  if (fold == Fold::All || fold == Fold::Any)
    return DType::Bool;
  if ((fold == Fold::Sum || fold == Fold::Prod) && !isFloatElement(dtype))
    return jax::isUnsigned(dtype) ? DType::UInt64 : DType::Int64;
  return dtype;
}

std::vector<bool> reducedAxes(Interp &interp, Value axis, size_t rank) {
  std::vector<bool> reduced(rank, axis.isNone() || axis.isUndefined());
  if (axis.isNone() || axis.isUndefined())
    return reduced;
  Values axes = axis.as<Tuple>() ? axis.as<Tuple>()->items : Values{axis};
  for (Value each : axes) {
    int64_t i = python::knownIndex(interp, each);
    if (i < -int64_t(rank) || i >= int64_t(rank))
      interp.raise("ValueError",
                   "axis " + std::to_string(i) + " is out of bounds for array of dimension " + std::to_string(rank));
    reduced[size_t(i < 0 ? i + int64_t(rank) : i)] = true;
  }
  return reduced;
}

} // namespace

Value reduceAxes(Interp &interp, Value operand, Fold fold, Value axis, bool keepDims) {
  auto a = operandOf(interp, operand);
  if (!a)
    return interp.unknown(Reason::Unmodelled, "a numpy reduction of " + interp.typeName(operand));
  std::vector<bool> reduced = reducedAxes(interp, axis, a->shape.size());
  Shape full(a->shape.size(), 1), shape;
  for (size_t i = 0; i < reduced.size(); ++i) {
    if (!reduced[i])
      full[i] = a->shape[i];
    if (!reduced[i] || keepDims)
      shape.push_back(full[i]);
  }
  DType dtype = reducedDType(fold, a->dtype);
  if (!a->contents)
    return makeUnknownArray(interp, dtype, shape);
  auto result = std::make_shared<Contents>();
  result->dtype = dtype;
  result->shape = shape;
  size_t count = size_t(jax::elementCount(full));
  bool logical = fold == Fold::All || fold == Fold::Any;
  bool real = isFloatElement(logical ? a->dtype : dtype);
  result->elements.assign(count, start(fold, dtype));
  std::vector<Element> &folded = result->elements.wide();
  std::vector<bool> touched(count);
  Cursor into(full, a->shape);
  for (Element element : a->contents->elements) {
    size_t at = count == 1 ? 0 : into.position();
    accumulate(fold, folded[at], logical || a->dtype == dtype ? element : castElement(element, a->dtype, dtype), real,
               !touched[at]);
    touched[at] = true;
    if (count > 1)
      into.advance();
  }
  if (!logical)
    for (Element &element : folded)
      element = real ? elementFromDouble(element.d, dtype) : elementFromInt(element.i, dtype);
  return scalarOrArray(interp, std::move(result));
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Value reshapeArray(Interp &interp, const NdArray &array, Value wanted) {
  Shape shape = shapeOf(interp, wanted);
  int64_t known = 1, hole = -1;
  for (size_t i = 0; i < shape.size(); ++i)
    shape[i] == -1 ? void(hole = int64_t(i)) : void(known *= shape[i]);
  int64_t total = jax::elementCount(array.shape);
  if (hole >= 0 && known > 0)
    shape[size_t(hole)] = total / known;
  if (jax::elementCount(shape) != total)
    interp.raise("ValueError", "cannot reshape array of size " + std::to_string(total));
  if (!array.contents)
    return makeUnknownArray(interp, array.dtype, shape);
  auto result = std::make_shared<Contents>(*array.contents);
  result->shape = shape;
  return makeArray(interp, std::move(result));
}

Value transposeArray(Interp &interp, const NdArray &array, const std::vector<int64_t> &permutation) {
  Shape shape;
  for (int64_t axis : permutation)
    shape.push_back(array.shape[size_t(axis)]);
  if (!array.contents)
    return makeUnknownArray(interp, array.dtype, shape);
  std::vector<int64_t> strides(array.shape.size(), 1);
  for (size_t i = array.shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * array.shape[i];
  auto result = std::make_shared<Contents>();
  result->dtype = array.dtype;
  result->shape = shape;
  std::vector<int64_t> index(shape.size());
  for (int64_t n = jax::elementCount(shape); n > 0; --n) {
    int64_t offset = 0;
    for (size_t i = 0; i < index.size(); ++i)
      offset += index[i] * strides[size_t(permutation[i])];
    result->elements.push_back(array.contents->elements[size_t(offset)]);
    for (size_t i = shape.size(); i-- > 0;) {
      if (++index[i] < shape[i])
        break;
      index[i] = 0;
    }
  }
  return makeArray(interp, std::move(result));
}

Value broadcastArray(Interp &interp, Value operand, const Shape &shape) {
  auto a = operandOf(interp, operand);
  if (!a)
    return interp.unknown(Reason::Unmodelled, "numpy.broadcast_to");
  if (broadcast(interp, a->shape, shape) != shape)
    interp.raise("ValueError", "operands could not be broadcast together");
  if (!a->contents || jax::elementCount(shape) > kMaxElements)
    return makeUnknownArray(interp, a->dtype, shape);
  auto result = std::make_shared<Contents>();
  result->dtype = a->dtype;
  result->shape = shape;
  if (a->contents->elements.size() == 1) {
    result->elements.assign(size_t(jax::elementCount(shape)), a->contents->elements[0]);
    return makeArray(interp, std::move(result));
  }
  if (a->shape == shape) {
    result->elements = a->contents->elements;
    return makeArray(interp, std::move(result));
  }
  Cursor from(a->shape, shape);
  for (int64_t n = jax::elementCount(shape); n > 0; --n) {
    result->elements.push_back(a->contents->elements[from.position()]);
    from.advance();
  }
  return makeArray(interp, std::move(result));
}

Value castArray(Interp &interp, Value operand, DType dtype) {
  auto a = operandOf(interp, operand);
  if (!a) {
    askForArray(interp, operand);
    auto contents = toContents(interp, operand, dtype);
    return contents ? scalarOrArray(interp, *contents)
                    : interp.unknown(Reason::Unmodelled, "numpy conversion of " + interp.typeName(operand));
  }
  if (!a->contents)
    return makeUnknownArray(interp, dtype, a->shape);
  auto result = std::make_shared<Contents>();
  result->dtype = dtype;
  result->shape = a->shape;
  if (a->dtype == dtype)
    result->elements = a->contents->elements;
  else
    for (Element element : a->contents->elements)
      result->elements.push_back(castElement(element, a->dtype, dtype));
  return scalarOrArray(interp, std::move(result));
}

} // namespace pallasd::python::numpy
