//===- ndarray.cpp - np.ndarray and numpy scalars as objects -------*- C++ -*-===//
//
// Basic indexing makes copies, not views: a program that writes through a view
// is rare at trace time, and a copy that is written through is marked by making
// nothing else depend on it. Integer-array and boolean indexing work on known
// one-dimensional indices.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/known_index.h"
#include "analysis/python/numpy/classes.h"

#include <cmath>

namespace pallasd::python::numpy {

using syntax::CompareOperator;
using syntax::Operator;
using syntax::UnaryOperator;

//===----------------------------------------------------------------------===//
// Making and reading values
//===----------------------------------------------------------------------===//

Value makeScalar(Interp &interp, DType dtype, Element element) { return interp.heap.make<NpScalar>(dtype, element); }

Value makeArray(Interp &interp, ContentsPtr contents) {
  DType dtype = contents->dtype;
  Shape shape = contents->shape;
  contents->elements.pack(isFloatElement(dtype));
  return interp.heap.make<NdArray>(dtype, std::move(shape), std::move(contents));
}

Value makeUnknownArray(Interp &interp, DType dtype, Shape shape) {
  if (shape.empty()) {
    auto *scalar = interp.heap.make<NpScalar>(dtype, Element{.i = 0});
    scalar->known = false;
    return scalar;
  }
  return interp.heap.make<NdArray>(dtype, std::move(shape), nullptr);
}

Value scalarOrArray(Interp &interp, ContentsPtr contents) {
  if (contents->shape.empty())
    return makeScalar(interp, contents->dtype, contents->elements[0]);
  return makeArray(interp, std::move(contents));
}

Value shapeTuple(Interp &interp, const Shape &shape) {
  Values items;
  for (int64_t size : shape)
    items.push_back(Value::integer(size));
  return interp.tuple(std::move(items));
}

Shape shapeOf(Interp &interp, Value value) {
  Shape shape;
  bool sequence = value.as<Tuple>() || value.as<List>() || value.as<Range>() ||
                  (value.as<Native>() && dynamic_cast<NdArray *>(value.as<Native>()));
  Values items = sequence ? interp.toVector(value) : Values{value};
  for (Value item : items) {
    Value size = interp.toIndex(item);
    if (auto *unknown = size.as<Unknown>())
      throw UnknownUse{unknown->reason};
    if (!size.isInt())
      interp.raise("TypeError", "a shape is an int or a sequence of ints");
    shape.push_back(size.asInt());
  }
  return shape;
}

std::optional<Operand> operandOf(Interp &interp, Value value) {
  auto scalar = [](DType dtype, Element element, bool python) {
    auto contents = std::make_shared<Contents>();
    contents->dtype = dtype;
    contents->elements.push_back(element);
    return Operand{dtype, {}, std::move(contents), python};
  };
  switch (value.tag()) {
  case Tag::Bool:
    return scalar(DType::Bool, Element{.i = value.asBool()}, true);
  case Tag::Int:
    return scalar(DType::Int64, Element{.i = value.asInt()}, true);
  case Tag::Float:
    return scalar(DType::Float64, Element{.d = value.asFloat()}, true);
  default:
    break;
  }
  if (auto *native = value.as<Native>()) {
    if (auto *number = dynamic_cast<NpScalar *>(native)) {
      Operand operand = scalar(number->dtype, number->element, false);
      if (!number->known)
        operand.contents = nullptr;
      return operand;
    }
    if (auto *array = dynamic_cast<NdArray *>(native))
      return Operand{array->dtype, array->shape, array->contents};
    return std::nullopt;
  }
  if (value.as<List>() || value.as<Tuple>())
    if (auto contents = toContents(interp, value))
      return Operand{(*contents)->dtype, (*contents)->shape, *contents};
  return std::nullopt;
}

namespace {

/// Collects nested sequences depth first; false if ragged or not numeric.
bool collect(Interp &interp, Value value, size_t depth, Shape &shape, std::vector<Operand> &leaves) {
  if (value.as<List>() || value.as<Tuple>() || value.as<Range>()) {
    Values items = interp.toVector(value);
    if (shape.size() == depth)
      shape.push_back(int64_t(items.size()));
    else if (shape.size() < depth || shape[depth] != int64_t(items.size()))
      return false;
    for (Value item : items)
      if (!collect(interp, item, depth + 1, shape, leaves))
        return false;
    return true;
  }
  auto operand = operandOf(interp, value);
  if (!operand)
    return false;
  for (size_t i = 0; i < operand->shape.size(); ++i) {
    if (shape.size() == depth + i)
      shape.push_back(operand->shape[i]);
    else if (shape.size() < depth + i || shape[depth + i] != operand->shape[i])
      return false;
  }
  if (shape.size() != depth + operand->shape.size())
    return false;
  leaves.push_back(std::move(*operand));
  return true;
}

} // namespace

std::optional<ContentsPtr> toContents(Interp &interp, Value value, std::optional<DType> dtype) {
  Shape shape;
  std::vector<Operand> leaves;
  if (!collect(interp, value, 0, shape, leaves))
    return std::nullopt;
  DType result = leaves.empty() ? DType::Float64 : leaves[0].dtype;
  for (const Operand &leaf : leaves) {
    if (!leaf.contents)
      return std::nullopt;
    result = promote(result, leaf.dtype);
  }
  auto contents = std::make_shared<Contents>();
  contents->dtype = dtype.value_or(result);
  contents->shape = shape;
  for (const Operand &leaf : leaves)
    for (Element element : leaf.contents->elements)
      contents->elements.push_back(castElement(element, leaf.dtype, contents->dtype));
  return contents;
}

//===----------------------------------------------------------------------===//
// NpScalar
//===----------------------------------------------------------------------===//

namespace {

Value unknownContent(Interp &interp) { return interp.unknown(Reason::Content, "the contents of a numpy array"); }

std::string elementText(Interp &interp, Element element, DType dtype) {
  return interp.repr(elementToPython(interp, element, dtype));
}

} // namespace

Class *NpScalar::pyClass(Interp &interp) const { return scalarClass(interp, dtype); }
std::optional<Value> NpScalar::getAttr(Interp &interp, Name name) { return arrayAttribute(interp, this, name); }
std::optional<Value> NpScalar::binary(Interp &interp, Operator op, Value other, bool reflected) {
  return reflected ? arithmetic(interp, op, other, this) : arithmetic(interp, op, this, other);
}
std::optional<Value> NpScalar::compare(Interp &interp, CompareOperator op, Value other) {
  return comparison(interp, op, this, other);
}
std::optional<Value> NpScalar::getItem(Interp &interp, Value key) {
  if (auto *tuple = key.as<Tuple>(); tuple && tuple->items.empty())
    return Value(this);
  interp.raise("IndexError", "invalid index to scalar variable.");
}
std::optional<Value> NpScalar::truth(Interp &interp) {
  if (!known)
    return unknownContent(interp);
  return Value::boolean(isFloatElement(dtype) ? element.d != 0 : element.i != 0);
}
std::optional<Value> NpScalar::toInt(Interp &interp) {
  if (!known)
    return unknownContent(interp);
  if (isFloatElement(dtype))
    return Value::integer(int64_t(element.d));
  return elementToPython(interp, element, dtype);
}
std::optional<Value> NpScalar::toFloat(Interp &interp) {
  if (!known)
    return unknownContent(interp);
  return Value::real(castElement(element, dtype, DType::Float64).d);
}
std::optional<uint64_t> NpScalar::hash(Interp &interp) { return interp.hash(elementToPython(interp, element, dtype)); }
bool NpScalar::equals(Interp &interp, Value other) {
  auto outcome = comparison(interp, CompareOperator::Eq, this, other);
  if (!outcome)
    return false;
  auto *scalar = outcome->as<Native>() ? dynamic_cast<NpScalar *>(outcome->as<Native>()) : nullptr;
  return scalar && scalar->known && scalar->element.i;
}
std::string NpScalar::repr(Interp &interp) {
  std::string text = known ? elementText(interp, element, dtype) : "...";
  return dtype == DType::Bool ? "np." + text + "_" : "np." + std::string(jax::name(dtype)) + "(" + text + ")";
}
uint64_t NpScalar::contentHash(Interp &) const { return uint64_t(element.i) * 31 + uint64_t(dtype) + known; }

namespace {

Value unaryOperation(Interp &interp, Value self, DType dtype, UnaryOperator op) {
  switch (op) {
  case UnaryOperator::UAdd:
    return self;
  case UnaryOperator::USub:
    return isFloatElement(dtype) ? *arithmetic(interp, Operator::Mult, self, Value::integer(-1))
                                 : *arithmetic(interp, Operator::Sub, Value::integer(0), self);
  case UnaryOperator::Invert:
    if (dtype == DType::Bool)
      return *comparison(interp, CompareOperator::Eq, self, Value::boolean(false));
    return *arithmetic(interp, Operator::BitXor, self, Value::integer(-1));
  case UnaryOperator::Not:
    break;
  }
  return self;
}

} // namespace

std::optional<Value> NpScalar::unary(Interp &interp, UnaryOperator op) {
  if (op == UnaryOperator::Not)
    return std::nullopt;
  return unaryOperation(interp, this, dtype, op);
}

//===----------------------------------------------------------------------===//
// NdArray
//===----------------------------------------------------------------------===//

Class *NdArray::pyClass(Interp &interp) const { return classes(interp).ndarray; }
std::optional<Value> NdArray::getAttr(Interp &interp, Name name) { return arrayAttribute(interp, this, name); }
std::optional<Value> NdArray::binary(Interp &interp, Operator op, Value other, bool reflected) {
  return reflected ? arithmetic(interp, op, other, this) : arithmetic(interp, op, this, other);
}
std::optional<Value> NdArray::compare(Interp &interp, CompareOperator op, Value other) {
  return comparison(interp, op, this, other);
}
std::optional<Value> NdArray::unary(Interp &interp, UnaryOperator op) {
  if (op == UnaryOperator::Not)
    return std::nullopt;
  return unaryOperation(interp, this, dtype, op);
}
std::optional<Value> NdArray::length(Interp &interp) {
  if (shape.empty())
    interp.raise("TypeError", "len() of unsized object");
  return Value::integer(shape[0]);
}
std::optional<Value> NdArray::truth(Interp &interp) {
  if (jax::elementCount(shape) > 1)
    interp.raise("ValueError", "The truth value of an array with more than one element is ambiguous. Use a.any() or "
                               "a.all()");
  if (!contents)
    return unknownContent(interp);
  if (contents->elements.empty())
    return Value::boolean(false);
  return interp.truth(makeScalar(interp, dtype, contents->elements[0]));
}
std::optional<Value> NdArray::iterate(Interp &interp) {
  if (shape.empty())
    interp.raise("TypeError", "iteration over a 0-d array");
  auto next = std::make_shared<int64_t>(0);
  return interp.iterator([this, next](Interp &interp) -> Value {
    if (*next >= shape[0])
      return {};
    return *getItem(interp, Value::integer((*next)++));
  });
}
std::optional<Value> NdArray::toInt(Interp &interp) {
  if (jax::elementCount(shape) != 1)
    interp.raise("TypeError", "only length-1 arrays can be converted to Python scalars");
  if (!contents)
    return unknownContent(interp);
  return NpScalar(dtype, contents->elements[0]).toInt(interp);
}
std::optional<Value> NdArray::toFloat(Interp &interp) {
  if (jax::elementCount(shape) != 1)
    interp.raise("TypeError", "only length-1 arrays can be converted to Python scalars");
  if (!contents)
    return unknownContent(interp);
  return NpScalar(dtype, contents->elements[0]).toFloat(interp);
}
std::optional<uint64_t> NdArray::hash(Interp &interp) { interp.raise("TypeError", "unhashable type: 'numpy.ndarray'"); }
std::string NdArray::repr(Interp &interp) {
  std::string text = "array(";
  if (contents && shape.size() == 1 && shape[0] <= 16) {
    text += "[";
    for (size_t i = 0; i < contents->elements.size(); ++i)
      text += (i ? ", " : "") + elementText(interp, contents->elements[i], dtype);
    return text + "])";
  }
  return text + "..., dtype=" + std::string(jax::name(dtype)) + ")";
}
uint64_t NdArray::contentHash(Interp &) const {
  uint64_t hash = uint64_t(dtype) * 0x9e3779b97f4a7c15ull;
  for (int64_t size : shape)
    hash = hash * 31 + uint64_t(size);
  if (contents)
    for (Element element : contents->elements)
      hash = hash * 1099511628211ull + uint64_t(element.i);
  return hash;
}

//===----------------------------------------------------------------------===//
// Indexing
//===----------------------------------------------------------------------===//

namespace {

/// For one axis: the positions taken, and whether the axis stays.
struct AxisPick {
  std::vector<int64_t> positions;
  bool keeps = true;
};

struct Picks {
  std::vector<AxisPick> axes;
  Shape shape; ///< of the result, new axes included
};

void raiseTooMany(Interp &interp) { interp.raise("IndexError", "too many indices for array"); }

std::optional<AxisPick> pickArray(Interp &interp, Value index, int64_t size) {
  auto contents = toContents(interp, index);
  if (!contents || (*contents)->shape.size() != 1 || isFloatElement((*contents)->dtype))
    return std::nullopt;
  AxisPick pick;
  if ((*contents)->dtype == DType::Bool) {
    for (size_t i = 0; i < (*contents)->elements.size(); ++i)
      if ((*contents)->elements[i].i)
        pick.positions.push_back(int64_t(i));
    return pick;
  }
  for (Element element : (*contents)->elements) {
    if (element.i < -size || element.i >= size)
      interp.raise("IndexError", "index " + std::to_string(element.i) + " is out of bounds for axis with size " +
                                     std::to_string(size));
    pick.positions.push_back(element.i < 0 ? element.i + size : element.i);
  }
  return pick;
}

AxisPick pickSlice(Interp &interp, const SliceObj &slice, int64_t size) {
  auto bound = [&](Value v, int64_t missing) { return v.isNone() ? missing : python::knownIndex(interp, v); };
  int64_t step = bound(slice.step, 1);
  if (step == 0)
    interp.raise("ValueError", "slice step cannot be zero");
  auto clamp = [&](int64_t i) {
    i = i < 0 ? i + size : i;
    return step > 0 ? std::min(std::max<int64_t>(i, 0), size) : std::min(std::max<int64_t>(i, -1), size - 1);
  };
  int64_t start = slice.start.isNone() ? (step > 0 ? 0 : size - 1) : clamp(bound(slice.start, 0));
  int64_t stop = slice.stop.isNone() ? (step > 0 ? size : -1) : clamp(bound(slice.stop, 0));
  AxisPick pick;
  for (int64_t i = start; step > 0 ? i < stop : i > stop; i += step)
    pick.positions.push_back(i);
  return pick;
}

/// nullopt: an index that is not modelled.
std::optional<Picks> parseKey(Interp &interp, const Shape &shape, Value key) {
  Values parts = key.as<Tuple>() ? key.as<Tuple>()->items : Values{key};
  size_t consumed = 0;
  for (Value part : parts)
    consumed += !part.isNone() && part.tag() != Tag::Ellipsis;
  if (consumed > shape.size())
    raiseTooMany(interp);
  Picks picks;
  size_t arrays = 0;
  auto takeAll = [&](int64_t size) {
    picks.axes.push_back(pickSlice(interp, SliceObj(Value::none(), Value::none(), Value::none()), size));
    picks.shape.push_back(size);
  };
  bool seenEllipsis = false;
  for (Value part : parts) {
    size_t axis = picks.axes.size();
    if (part.isNone()) {
      picks.shape.push_back(1);
    } else if (part.tag() == Tag::Ellipsis) {
      if (seenEllipsis)
        interp.raise("IndexError", "an index can only have a single ellipsis ('...')");
      seenEllipsis = true;
      for (size_t missing = shape.size() - consumed; missing > 0; --missing)
        takeAll(shape[picks.axes.size()]);
    } else if (auto *slice = part.as<SliceObj>()) {
      picks.axes.push_back(pickSlice(interp, *slice, shape[axis]));
      picks.shape.push_back(int64_t(picks.axes.back().positions.size()));
    } else if (part.as<List>() || (part.as<Native>() && dynamic_cast<NdArray *>(part.as<Native>()))) {
      auto pick = ++arrays == 1 ? pickArray(interp, part, shape[axis]) : std::nullopt;
      if (!pick)
        return std::nullopt;
      picks.shape.push_back(int64_t(pick->positions.size()));
      picks.axes.push_back(std::move(*pick));
    } else {
      if (part.isBool() || part.isFloat())
        return std::nullopt;
      Value index = interp.toIndex(part);
      if (!index.isInt())
        return std::nullopt;
      int64_t i = index.asInt();
      if (i < -shape[axis] || i >= shape[axis])
        interp.raise("IndexError", "index " + std::to_string(i) + " is out of bounds for axis " + std::to_string(axis) +
                                       " with size " + std::to_string(shape[axis]));
      picks.axes.push_back({{i < 0 ? i + shape[axis] : i}, false});
    }
  }
  while (picks.axes.size() < shape.size())
    takeAll(shape[picks.axes.size()]);
  return picks;
}

/// Calls `visit(flat offset)` for each element picked, in row-major order.
template <typename Visit> void forEachPicked(const Shape &shape, const Picks &picks, Visit visit) {
  std::vector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  for (const AxisPick &axis : picks.axes)
    if (axis.positions.empty())
      return;
  std::vector<size_t> at(picks.axes.size());
  for (;;) {
    int64_t offset = 0;
    for (size_t i = 0; i < at.size(); ++i)
      offset += picks.axes[i].positions[at[i]] * strides[i];
    visit(size_t(offset));
    size_t i = at.size();
    while (i-- > 0) {
      if (++at[i] < picks.axes[i].positions.size())
        break;
      at[i] = 0;
    }
    if (i == size_t(-1))
      return;
  }
}

} // namespace

std::optional<Value> NdArray::getItem(Interp &interp, Value key) {
  if (key.as<Unknown>())
    return key;
  auto picks = parseKey(interp, shape, key);
  if (!picks)
    return interp.unknown(Reason::Unmodelled, "this kind of numpy index");
  if (!contents)
    return makeUnknownArray(interp, dtype, picks->shape);
  auto result = std::make_shared<Contents>();
  result->dtype = dtype;
  result->shape = picks->shape;
  forEachPicked(shape, *picks, [&](size_t offset) { result->elements.push_back(contents->elements[offset]); });
  return scalarOrArray(interp, std::move(result));
}

bool NdArray::setItem(Interp &interp, Value key, Value value) {
  interp.heap.willWrite(this);
  auto picks = key.as<Unknown>() || value.as<Unknown>() ? std::nullopt : parseKey(interp, shape, key);
  auto operand = picks ? operandOf(interp, value) : std::nullopt;
  if (!picks || !operand || !operand->contents || !contents) {
    contents = nullptr;
    return true;
  }
  Value spread = broadcastArray(interp, value, picks->shape);
  auto source = operandOf(interp, spread);
  auto changed = std::make_shared<Contents>(*contents);
  std::vector<Element> &elements = changed->elements.wide();
  size_t next = 0;
  forEachPicked(shape, *picks, [&](size_t offset) {
    elements[offset] = castElement(source->contents->elements[next++], source->dtype, dtype);
  });
  changed->elements.pack(isFloatElement(dtype));
  contents = std::move(changed);
  return true;
}

} // namespace pallasd::python::numpy
