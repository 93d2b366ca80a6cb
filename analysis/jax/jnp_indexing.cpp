//===- jnp_indexing.cpp - x[...] and x.at[...] ------------------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): an index of static integers and slices is slice, rev,
// squeeze, broadcast_in_dim; one with traced scalars (or a static integer out of
// bounds) is dynamic_slice with every start index wrapped; all else is gather.
// Scatters always take gather's way. Index arrays are wrapped when signed.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/derivatives.h"
#include "analysis/jax/jax_errors.h"
#include "analysis/jax/jnp.h"
#include "analysis/python/known_index.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pallasd::jax::jnp {

using namespace python;
namespace np = python::numpy;
using lax::refusal;

namespace {

enum class Kind : uint8_t { NewAxis, Slice, Integer, Array, DynamicSlice };

struct Index {
  Kind kind;
  int64_t integer = 0;                   ///< Integer
  int64_t start = 0, stop = 0, step = 1; ///< Slice, as slice.indices gives them
  bool fullSlice = false;                ///< slice(None)
  Value value = {};                      ///< Array; DynamicSlice: the start
  int64_t size = 0;                      ///< DynamicSlice
  int64_t axis = -1;                     ///< of the operand; -1 for NewAxis
};

struct Parsed {
  std::vector<Index> indices;
  /// The indices that are arrays stand next to each other (before ellipses expand).
  bool arraysContiguous = true;
};

[[noreturn]] void indexError(Interp &interp, std::string message) {
  interp.refuse("IndexError", refusal("bad-index", std::move(message)));
}

std::optional<int64_t> staticInteger(Value value) {
  if (value.isInt())
    return value.asInt();
  if (auto *native = value.as<Native>())
    if (auto *scalar = dynamic_cast<np::NpScalar *>(native); scalar && scalar->known && isInteger(scalar->dtype))
      return scalar->element.i;
  return std::nullopt;
}

/// A slice's bound as an int; raises IndexError for traced ones.
std::optional<int64_t> sliceBound(Interp &interp, Value bound) {
  if (bound.isNone())
    return std::nullopt;
  if (isTracedContent(interp, bound))
    indexError(interp, "slices need bounds that are known while tracing; use pl.ds or lax.dynamic_slice for a start "
                       "that is traced");
  return python::knownIndex(interp, bound);
}

Index parseSlice(Interp &interp, const SliceObj &slice, int64_t size) {
  Index index{.kind = Kind::Slice};
  index.step = sliceBound(interp, slice.step).value_or(1);
  if (index.step == 0)
    interp.raise("ValueError", "slice step cannot be zero");
  bool forward = index.step > 0;
  auto clamp = [&](int64_t i) {
    i = i < 0 ? i + size : i;
    return forward ? std::clamp<int64_t>(i, 0, size) : std::clamp<int64_t>(i, -1, size - 1);
  };
  auto start = sliceBound(interp, slice.start), stop = sliceBound(interp, slice.stop);
  index.start = start ? clamp(*start) : forward ? 0 : size - 1;
  index.stop = stop ? clamp(*stop) : forward ? size : -1;
  index.fullSlice = slice.start.isNone() && slice.stop.isNone() && slice.step.isNone();
  return index;
}

/// pl.Slice, jax.ds: an object with start, size and stride.
std::optional<Index> parseDynamicSlice(Interp &interp, Value value) {
  if (!value.as<Native>() || interp.typeName(value) != "Slice")
    return std::nullopt;
  Value start = interp.getAttr(value, "start"), size = interp.getAttr(value, "size"),
        stride = interp.getAttr(value, "stride");
  Index index{.kind = Kind::DynamicSlice};
  auto staticStart = staticInteger(start);
  index.size = python::knownIndex(interp, size);
  if (staticStart) {
    index.kind = Kind::Slice;
    index.start = *staticStart;
    index.step = python::knownIndex(interp, stride);
    index.stop = index.start + index.size;
    return index;
  }
  index.value = start;
  return index;
}

/// Positions of the true elements, one integer array for each dimension.
Values nonzeroArrays(Interp &interp, const np::Contents &mask) {
  Values arrays;
  for (size_t axis = 0; axis < mask.shape.size(); ++axis) {
    int64_t inner = 1;
    for (size_t i = axis + 1; i < mask.shape.size(); ++i)
      inner *= mask.shape[i];
    auto contents = std::make_shared<np::Contents>();
    contents->dtype = DType::Int64;
    for (size_t i = 0; i < mask.elements.size(); ++i)
      if (mask.elements[i].i)
        contents->elements.push_back({.i = int64_t(i) / inner % mask.shape[axis]});
    contents->shape = {int64_t(contents->elements.size())};
    arrays.push_back(np::makeArray(interp, std::move(contents)));
  }
  return arrays;
}

/// What one part of a key is, before its axes are known.
struct Part {
  Value value;
  enum Type : uint8_t { NewAxis, Ellipsis, Slice, Integer, Array, Mask, Dynamic } type;
  size_t consumes = 1;
};

Part classify(Interp &interp, Value value) {
  if (value.isNone())
    return {value, Part::NewAxis, 0};
  if (value.tag() == Tag::Ellipsis)
    return {value, Part::Ellipsis, 0};
  if (value.as<SliceObj>())
    return {value, Part::Slice};
  if (staticInteger(value))
    return {value, Part::Integer};
  if (value.as<Native>() && interp.typeName(value) == "Slice")
    return {value, Part::Dynamic};
  if (value.isBool())
    return {value, Part::Mask, 0};
  if (value.as<List>() || value.as<Tuple>()) {
    Value array = asarray(interp, value);
    if (array.as<python::Unknown>())
      return {array, Part::Array};
    Aval aval = lax::aval(interp, array);
    if (elementCount(aval.shape) == 0)
      array = lax::convertElementType(interp, array, DType::Int32);
    return {array, aval.dtype == DType::Bool ? Part::Mask : Part::Array,
            aval.dtype == DType::Bool ? aval.shape.size() : 1};
  }
  auto aval = avalOf(interp, value);
  if (aval && aval->isRef)
    indexError(interp, "a Ref is no index; read it with ref[...]");
  if (aval && aval->dtype == DType::Bool)
    return {value, Part::Mask, aval->shape.size()};
  if (aval && isInteger(aval->dtype))
    return {value, Part::Array};
  if (aval || value.as<Str>())
    interp.refuse("TypeError", refusal("bad-index", "an index is of integer or boolean type, got " +
                                                        (aval ? lax::dtypeText(aval->dtype) : "a string")));
  indexError(interp, "only integers, slices, ellipsis, newaxis and integer or boolean arrays are valid indices, got " +
                         interp.typeName(value));
}

/// nullopt: a mask of unknown contents; `unknown` says why.
std::optional<Parsed> parse(Interp &interp, Value key, const Shape &shape, Value &unknown) {
  if (key.as<List>())
    interp.refuse("TypeError", refusal("bad-index", "a list is no index of several dimensions; use a tuple or "
                                                    "jnp.array(...)"));
  Values raw = key.as<Tuple>() ? key.as<Tuple>()->items : Values{key};
  std::vector<Part> parts;
  size_t consumed = 0, ellipses = 0;
  for (Value value : raw) {
    if (value.as<python::Unknown>()) {
      unknown = value;
      return std::nullopt;
    }
    parts.push_back(classify(interp, value));
    consumed += parts.back().consumes;
    ellipses += parts.back().type == Part::Ellipsis;
  }
  if (ellipses > 1)
    indexError(interp, "an index can only have a single ellipsis ('...')");
  if (consumed > shape.size())
    indexError(interp,
               "too many indices: " + std::to_string(consumed) + " for an array of shape " + lax::shapeText(shape));
  Parsed parsed;
  int64_t axis = 0;
  long lastArray = -1, position = 0;
  auto full = [&] {
    parsed.indices.push_back({.kind = Kind::Slice, .stop = shape[size_t(axis)], .fullSlice = true, .axis = axis});
    ++axis;
  };
  auto noteArray = [&] {
    if (lastArray >= 0 && position != lastArray + 1)
      parsed.arraysContiguous = false;
    lastArray = position;
  };
  for (const Part &part : parts) {
    int64_t size = part.consumes && axis < int64_t(shape.size()) ? shape[size_t(axis)] : 0;
    switch (part.type) {
    case Part::NewAxis:
      parsed.indices.push_back({.kind = Kind::NewAxis});
      break;
    case Part::Ellipsis:
      for (size_t missing = shape.size() - consumed; missing > 0; --missing)
        full();
      break;
    case Part::Slice: {
      Index index = parseSlice(interp, *part.value.as<SliceObj>(), size);
      index.axis = axis++;
      parsed.indices.push_back(index);
      break;
    }
    case Part::Integer:
      noteArray();
      parsed.indices.push_back({.kind = Kind::Integer, .integer = *staticInteger(part.value), .axis = axis++});
      break;
    case Part::Array:
      noteArray();
      parsed.indices.push_back({.kind = Kind::Array, .value = part.value, .axis = axis++});
      break;
    case Part::Dynamic: {
      Index index = *parseDynamicSlice(interp, part.value);
      index.axis = axis++;
      parsed.indices.push_back(index);
      break;
    }
    case Part::Mask: {
      auto contents = asTracer(part.value) ? std::nullopt : np::toContents(interp, part.value);
      if (JArray *array = asJArray(part.value); array && array->contents)
        contents = std::make_shared<np::Contents>(*array->contents);
      if (isTracedContent(interp, part.value))
        raiseJaxError(interp, "NonConcreteBooleanIndexError", "bad-index",
                      "a boolean index must be known while tracing");
      if (!contents || part.consumes == 0) {
        unknown = interp.unknown(contents ? Reason::Unmodelled : Reason::Content, "a boolean index");
        return std::nullopt;
      }
      for (size_t i = 0; i < part.consumes; ++i)
        if ((*contents)->shape[i] != shape[size_t(axis) + i] && (*contents)->shape[i] != 0)
          indexError(interp, "a boolean index of shape " + lax::shapeText((*contents)->shape) +
                                 " does not fit the array's shape " + lax::shapeText(shape));
      for (Value array : nonzeroArrays(interp, **contents)) {
        noteArray();
        parsed.indices.push_back({.kind = Kind::Array, .value = array, .axis = axis++});
        ++position;
      }
      --position;
      break;
    }
    }
    ++position;
  }
  while (axis < int64_t(shape.size()))
    full();
  return parsed;
}

//===----------------------------------------------------------------------===//
// Static and dynamic slices
//===----------------------------------------------------------------------===//

struct SlicePlan {
  Ints start, limit, strides, rev, squeeze, newAxes;
};

Value finishSlice(Interp &interp, Value x, const SlicePlan &plan) {
  if (!plan.rev.empty())
    x = lax::rev(interp, x, plan.rev);
  if (!plan.squeeze.empty())
    x = lax::squeeze(interp, x, plan.squeeze);
  if (!plan.newAxes.empty())
    x = lax::expandDims(interp, x, plan.newAxes);
  return x;
}

bool isStatic(const Parsed &parsed, const Shape &shape) {
  return std::ranges::all_of(parsed.indices, [&](const Index &i) {
    if (i.kind == Kind::Integer) {
      int64_t size = shape[size_t(i.axis)];
      return i.integer >= -size && i.integer < size;
    }
    return i.kind == Kind::Slice || i.kind == Kind::NewAxis;
  });
}

int64_t newAxisPosition(const SlicePlan &plan, size_t axes) {
  return int64_t(axes - plan.squeeze.size() + plan.newAxes.size());
}

Value staticSlice(Interp &interp, Value x, const Parsed &parsed, const Shape &shape) {
  SlicePlan plan;
  for (const Index &index : parsed.indices) {
    if (index.kind == Kind::NewAxis) {
      plan.newAxes.push_back(newAxisPosition(plan, plan.start.size()));
      continue;
    }
    int64_t size = shape[size_t(index.axis)];
    if (index.kind == Kind::Integer) {
      int64_t at = index.integer < 0 ? index.integer + size : index.integer;
      plan.start.push_back(at);
      plan.limit.push_back(at + 1);
      plan.strides.push_back(1);
      plan.squeeze.push_back(index.axis);
    } else if (index.step < 0) {
      int64_t step = -index.step;
      int64_t distance = index.start - index.stop - 1;
      int64_t low = std::min(size, index.stop + 1 + std::abs(distance) % step);
      plan.start.push_back(low);
      plan.limit.push_back(std::max(low, index.start + 1));
      plan.strides.push_back(step);
      plan.rev.push_back(index.axis);
    } else {
      plan.start.push_back(index.start);
      plan.limit.push_back(std::max(index.start, index.stop));
      plan.strides.push_back(index.step);
    }
  }
  bool unit = std::ranges::all_of(plan.strides, [](int64_t s) { return s == 1; });
  bool trivial = unit;
  for (size_t i = 0; trivial && i < shape.size(); ++i)
    trivial = plan.start[i] == 0 && plan.limit[i] == shape[i];
  if (!trivial)
    x = lax::slice(interp, x, plan.start, plan.limit, unit ? Ints{} : plan.strides);
  return finishSlice(interp, x, plan);
}

bool isDynamic(Interp &interp, const Parsed &parsed) {
  return std::ranges::all_of(parsed.indices, [&](const Index &i) {
    if (i.kind == Kind::Slice)
      return i.step == 1 || i.step == -1;
    return i.kind != Kind::Array || lax::aval(interp, i.value).shape.empty();
  });
}

Value dynamicSlice(Interp &interp, Value x, const Parsed &parsed) {
  SlicePlan plan;
  Values starts;
  Ints sizes;
  for (const Index &index : parsed.indices) {
    switch (index.kind) {
    case Kind::NewAxis:
      plan.newAxes.push_back(newAxisPosition(plan, starts.size()));
      continue;
    case Kind::Integer:
    case Kind::Array:
      starts.push_back(
          lax::asArrayValue(interp, index.kind == Kind::Array ? index.value : Value::integer(index.integer)));
      sizes.push_back(1);
      plan.squeeze.push_back(index.axis);
      break;
    case Kind::Slice:
      starts.push_back(Value::integer(index.step < 0 ? index.stop + 1 : index.start));
      sizes.push_back(std::max<int64_t>(0, (index.stop - index.start) * index.step));
      if (index.step < 0)
        plan.rev.push_back(index.axis);
      break;
    case Kind::DynamicSlice:
      starts.push_back(index.value);
      sizes.push_back(index.size);
      break;
    }
  }
  if (starts.size() > 1)
    for (Value &start : starts)
      start = lax::convertElementType(interp, start, DType::Int32);
  return finishSlice(interp, lax::dynamicSlice(interp, x, starts, sizes), plan);
}

//===----------------------------------------------------------------------===//
// Gather and scatter
//===----------------------------------------------------------------------===//

struct GatherPlan {
  lax::GatherDims dims;
  Ints sliceSizes, reversed, newAxes;
  Shape shape; ///< of the indexed value, new axes included
  Value indices;
  bool sorted = false; ///< no array indices: indices are unique and sorted
};

Value wrapIndex(Interp &interp, Value index, int64_t size) {
  DType dtype = lax::aval(interp, index).dtype;
  if (isUnsigned(dtype))
    return index;
  if (auto *array = index.as<Native>() ? dynamic_cast<np::NdArray *>(index.as<Native>()) : nullptr) {
    Value negative = *array->compare(interp, syntax::CompareOperator::Lt, Value::integer(0));
    Value moved = lax::binary(interp, "add", index, lax::constantLike(interp, index, Value::integer(size)));
    return lax::select(interp, negative, moved, index);
  }
  Value negative = binary(interp, "less", index, Value::integer(0));
  Value moved = lax::binary(interp, "add", index, lax::constantLike(interp, index, Value::integer(size)));
  return lax::select(interp, negative, moved, index);
}

/// One component of the start indices and the dimension of `indices` where it begins.
struct Component {
  Value value;
  size_t firstDim;
};

Value joinComponents(Interp &interp, std::vector<Component> components, Shape shape) {
  if (components.empty()) {
    auto empty = std::make_shared<np::Contents>();
    empty->dtype = DType::Int32;
    empty->shape = {0};
    return np::makeArray(interp, std::move(empty));
  }
  if (components.size() == 1) {
    Aval aval = lax::aval(interp, components[0].value);
    return lax::expandDims(interp, components[0].value, {int64_t(aval.shape.size())});
  }
  int64_t last = int64_t(shape.size());
  shape.push_back(1);
  Values parts;
  for (const Component &component : components) {
    Aval aval = lax::aval(interp, component.value);
    Ints dims(aval.shape.size());
    std::iota(dims.begin(), dims.end(), int64_t(component.firstDim));
    parts.push_back(lax::broadcastInDim(interp, component.value, shape, dims));
  }
  return lax::concatenate(interp, parts, last);
}

GatherPlan planGather(Interp &interp, const Parsed &parsed, const Shape &shape, bool wrap) {
  GatherPlan plan;
  std::vector<Component> components;
  Shape indexShape;
  std::vector<Index> indices = parsed.indices;
  bool advanced = std::ranges::any_of(
      indices, [&](const Index &i) { return i.kind == Kind::Array && !lax::aval(interp, i.value).shape.empty(); });
  for (Index &index : indices) {
    int64_t size = index.axis < 0 ? 0 : shape[size_t(index.axis)];
    if (index.kind == Kind::Integer && wrap && index.integer < 0)
      index.integer += size;
    if (index.kind == Kind::Array && wrap)
      index.value = wrapIndex(interp, index.value, size);
  }
  Values arrays;
  Ints arrayAxes;
  if (advanced)
    for (const Index &index : indices)
      if (index.kind == Kind::Array || index.kind == Kind::Integer) {
        arrays.push_back(
            lax::asArrayValue(interp, index.kind == Kind::Array ? index.value : Value::integer(index.integer)));
        arrayAxes.push_back(index.axis);
      }
  int64_t yAxis = 0, collapsed = 0;
  bool placed = false;
  size_t position = 0;
  auto placeArrays = [&] {
    placed = true;
    std::vector<Shape> shapes;
    for (Value array : arrays)
      shapes.push_back(lax::aval(interp, array).shape);
    Shape common = lax::numpyBroadcast(interp, shapes);
    for (Value array : arrays) {
      Value spread = lax::broadcastTo(interp, array, common);
      components.push_back({lax::convertElementType(interp, spread, DType::Int32), indexShape.size()});
    }
    indexShape.insert(indexShape.end(), common.begin(), common.end());
    plan.shape.insert(plan.shape.end(), common.begin(), common.end());
    plan.dims.startIndexMap.insert(plan.dims.startIndexMap.end(), arrayAxes.begin(), arrayAxes.end());
    plan.dims.collapsedSliceDims.insert(plan.dims.collapsedSliceDims.end(), arrayAxes.begin(), arrayAxes.end());
    yAxis += int64_t(common.size());
    collapsed += int64_t(common.size());
  };
  for (const Index &index : indices) {
    bool isArray = advanced && (index.kind == Kind::Array || index.kind == Kind::Integer);
    if (advanced && !placed && (parsed.arraysContiguous ? isArray : position == 0))
      placeArrays();
    ++position;
    if (isArray) {
      plan.sliceSizes.push_back(1);
    } else if (index.kind == Kind::Integer || index.kind == Kind::Array) {
      Value start = index.kind == Kind::Array ? index.value : Value::integer(index.integer);
      components.push_back({lax::convertElementType(interp, start, DType::Int32), indexShape.size()});
      plan.dims.collapsedSliceDims.push_back(index.axis);
      plan.dims.startIndexMap.push_back(index.axis);
      plan.sliceSizes.push_back(1);
    } else if (index.kind == Kind::NewAxis) {
      plan.shape.push_back(1);
      plan.newAxes.push_back(yAxis++);
    } else {
      int64_t size = shape[size_t(index.axis)];
      bool dynamic = index.kind == Kind::DynamicSlice;
      int64_t step = dynamic ? 1 : index.step;
      int64_t span = dynamic ? index.size : (index.stop - index.start + step + (step > 0 ? -1 : 1)) / step;
      int64_t length = std::max<int64_t>(0, span);
      plan.shape.push_back(length);
      Value start = dynamic ? index.value : Value::integer(index.start);
      if (step == 1) {
        if (length != size || dynamic) {
          components.push_back({lax::convertElementType(interp, start, DType::Int32), indexShape.size()});
          plan.dims.startIndexMap.push_back(index.axis);
        }
        plan.sliceSizes.push_back(length);
        plan.dims.offsetDims.push_back(collapsed);
      } else {
        Value first = lax::convertElementType(interp, start, DType::Int32);
        Value stride = lax::convertElementType(interp, Value::integer(step), DType::Int32);
        Value counted = binary(interp, "multiply", stride, lax::iota(interp, DType::Int32, {length}, 0));
        Value at = binary(interp, "add", first, counted);
        if (step < 0) {
          plan.reversed.push_back(collapsed);
          at = lax::rev(interp, at, {0});
        }
        components.push_back({at, indexShape.size()});
        indexShape.push_back(length);
        plan.dims.startIndexMap.push_back(index.axis);
        plan.dims.collapsedSliceDims.push_back(index.axis);
        plan.sliceSizes.push_back(1);
      }
      ++collapsed;
      ++yAxis;
    }
  }
  std::ranges::sort(plan.dims.collapsedSliceDims);
  plan.indices = joinComponents(interp, std::move(components), indexShape);
  plan.sorted = !advanced;
  return plan;
}

Value gatherBy(Interp &interp, Value x, const Parsed &parsed, const Shape &shape, std::string_view mode, Param fill,
               bool sorted, bool unique, bool wrap) {
  GatherPlan plan = planGather(interp, parsed, shape, wrap);
  DType dtype = lax::aval(interp, x).dtype;
  if (elementCount(plan.shape) == 0)
    return lax::full(interp, plan.shape, Value::integer(0), dtype);
  if (elementCount(lax::aval(interp, plan.indices).shape) > 0)
    x = lax::gather(interp, x, plan.indices, plan.dims, plan.sliceSizes, mode, std::move(fill), unique || plan.sorted,
                    sorted || plan.sorted);
  if (!plan.reversed.empty())
    x = lax::rev(interp, x, plan.reversed);
  return plan.newAxes.empty() ? x : lax::expandDims(interp, x, plan.newAxes);
}

Param fillParam(Interp &interp, Value fill) {
  if (fill.isNone() || fill.isUndefined())
    return {};
  auto scalar = knownScalar(interp, fill);
  if (!scalar)
    return {};
  if (isFloat(scalar->second))
    return scalar->first.d;
  return scalar->second == DType::Bool ? Param(scalar->first.i != 0) : Param(scalar->first.i);
}

} // namespace

Value getItem(Interp &interp, Value x, Value key) {
  return gatherAt(interp, x, key, interp.str("promise_in_bounds"), Value::none(), false, false, true);
}

Value gatherAt(Interp &interp, Value x, Value key, Value mode, Value fillValue, bool sorted, bool unique,
               bool wrapNegative) {
  if (Value unknown = lax::anyUnknown({x, key, mode, fillValue}); !unknown.isUndefined())
    return unknown;
  Shape shape = lax::aval(interp, x).shape;
  Value unknown;
  auto parsed = parse(interp, key, shape, unknown);
  if (!parsed)
    return unknown;
  // x.at[i].get() without a mode slices too; only then is the gather's mode PROMISE_IN_BOUNDS.
  std::string parsedMode = mode.isNone() ? "PROMISE_IN_BOUNDS" : lax::gatherMode(interp, mode);
  if (wrapNegative && (parsedMode == "PROMISE_IN_BOUNDS" || parsedMode == "CLIP")) {
    if (isStatic(*parsed, shape))
      return staticSlice(interp, x, *parsed, shape);
    if (isDynamic(interp, *parsed))
      return dynamicSlice(interp, x, *parsed);
  }
  return gatherBy(interp, x, *parsed, shape, parsedMode, fillParam(interp, fillValue), sorted, unique, wrapNegative);
}

Value scatterUpdate(Interp &interp, std::string_view combine, Value x, Value key, Value values, std::string_view mode,
                    bool sorted, bool unique, bool wrapNegative) {
  Aval in = lax::aval(interp, x);
  bool fits = values.isInt() && isInteger(in.dtype);
  Value y = fits ? lax::convertElementType(interp, values, in.dtype) : asarray(interp, values);
  Value unknown = lax::anyUnknown({y});
  auto parsed = unknown.isUndefined() ? parse(interp, key, in.shape, unknown) : std::nullopt;
  if (!parsed)
    return unknown;
  GatherPlan plan = planGather(interp, *parsed, in.shape, wrapNegative);
  if (elementCount(plan.shape) == 0)
    return x;
  Value operands[] = {x, y};
  Values promoted = promoteDTypes(interp, operands);
  Value updates = lax::broadcastTo(interp, promoted[1], plan.shape);
  if (!plan.newAxes.empty())
    updates = lax::squeeze(interp, updates, plan.newAxes);
  if (!plan.reversed.empty())
    updates = lax::rev(interp, updates, plan.reversed);
  Value result = lax::scatter(interp, combine, promoted[0], plan.indices, updates, plan.dims, mode,
                              unique || plan.sorted, sorted || plan.sorted);
  return lax::convertElementType(interp, result, in.dtype, in.weakType);
}

} // namespace pallasd::jax::jnp
