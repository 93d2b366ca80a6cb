//===- lax_shape.cpp - Broadcasting, reshaping, slicing -----------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): broadcast_in_dim, transpose and reshape to the same
// shape bind nothing, but a reshape of a scalar to a scalar does; slice does not fold; newer names (stack, split, tile,
// unstack) are primitives of their own.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/fold.h"
#include "analysis/jax/lax.h"

#include <algorithm>
#include <numeric>

namespace pallasd::jax::lax {

using namespace python;
namespace np = python::numpy;

namespace {

Shape dims(const Ints &values) { return Shape(values.begin(), values.end()); }

/// The same elements in order, for operations that only change the shape.
std::optional<Value> reshapedKnown(Interp &interp, Value x, const Aval &out) {
  if (traceContext(interp).current())
    return std::nullopt;
  auto contents = knownContents(interp, x);
  if (!contents)
    return std::nullopt;
  auto copy = std::make_shared<np::Contents>(*contents);
  copy->shape = out.shape;
  return knownArray(interp, out, std::move(copy));
}

} // namespace

Value broadcastInDim(Interp &interp, Value x, Shape shape, const Ints &dimensions) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  if (shape.size() < in.shape.size())
    typeError(interp, "broadcast_in_dim goes to an equal or higher rank; the operand has shape " + shapeText(in.shape) +
                          ", the target " + shapeText(shape));
  if (dimensions.size() != in.shape.size())
    typeError(interp, "broadcast_in_dim needs one target dimension for each of the operand's " +
                          std::to_string(in.shape.size()) + " dimensions");
  for (size_t i = 0; i < dimensions.size(); ++i) {
    int64_t to = dimensions[i];
    if (to < 0 || to >= int64_t(shape.size()) || (i && to <= dimensions[i - 1]))
      typeError(interp, "broadcast_in_dim: target dimensions must increase and lie in the target shape");
    if (in.shape[i] != 1 && in.shape[i] != shape[size_t(to)])
      typeError(interp, "broadcast_in_dim: dimension " + std::to_string(i) + " of " + shapeText(in.shape) +
                            " is neither 1 nor the target's " + std::to_string(shape[size_t(to)]));
  }
  if (shape == in.shape && asArray(x))
    return x;
  Aval out = Aval::array(in.dtype, shape, in.weakType);
  if (!traceContext(interp).current() && in.shape.empty() && elementCount(shape) <= 4096)
    if (auto contents = knownContents(interp, x)) {
      auto filled = std::make_shared<np::Contents>();
      filled->dtype = in.dtype;
      filled->shape = shape;
      filled->elements.assign(size_t(elementCount(shape)), contents->elements[0]);
      return knownArray(interp, out, std::move(filled));
    }
  if (shape == in.shape)
    return asArrayValue(interp, x);
  ParamDict params{{"broadcast_dimensions", Param::ints(dimensions)}, {"shape", Param::shape(shape)}};
  return bind1(interp, "broadcast_in_dim", {x}, std::move(params), std::move(out));
}

Value broadcastTo(Interp &interp, Value x, const Shape &shape) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  if (in.shape == shape)
    return asArrayValue(interp, x);
  if (in.shape.size() > shape.size())
    valueError(interp, "cannot broadcast shape " + shapeText(in.shape) + " to the smaller rank of " + shapeText(shape));
  Ints dimensions(in.shape.size());
  std::iota(dimensions.begin(), dimensions.end(), int64_t(shape.size() - in.shape.size()));
  for (size_t i = 0; i < dimensions.size(); ++i)
    if (in.shape[i] != 1 && in.shape[i] != shape[size_t(dimensions[i])])
      valueError(interp, "cannot broadcast shape " + shapeText(in.shape) + " to " + shapeText(shape));
  return broadcastInDim(interp, x, shape, dimensions);
}

Value broadcastToRank(Interp &interp, Value x, size_t rank) {
  Aval in = aval(interp, x);
  if (in.shape.size() >= rank)
    return asArrayValue(interp, x);
  Ints added(rank - in.shape.size());
  std::iota(added.begin(), added.end(), 0);
  return expandDims(interp, x, added);
}

Shape numpyBroadcast(Interp &interp, std::span<const Shape> shapes) {
  size_t rank = 0;
  for (const Shape &shape : shapes)
    rank = std::max(rank, shape.size());
  Shape result(rank, 1);
  for (const Shape &shape : shapes)
    for (size_t i = 0; i < shape.size(); ++i) {
      int64_t &size = result[rank - shape.size() + i];
      if (size == 1)
        size = shape[i];
      else if (shape[i] != 1 && shape[i] != size) {
        std::string all;
        for (const Shape &each : shapes)
          all += (all.empty() ? "" : ", ") + shapeText(each);
        valueError(interp, "shapes do not broadcast together: " + all);
      }
    }
  return result;
}

Value reshape(Interp &interp, Value x, const Shape &shape) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  if (in.shape == shape && !shape.empty())
    return asArrayValue(interp, x);
  Aval out = Aval::array(in.dtype, shape, in.weakType);
  if (elementCount(in.shape) == elementCount(shape))
    if (auto known = reshapedKnown(interp, x, out))
      return *known;
  ParamDict params{{"dimensions", Param()}, {"new_sizes", Param::shape(shape)}};
  return bind1(interp, "reshape", {x}, std::move(params), std::move(out));
}

Value squeeze(Interp &interp, Value x, const Ints &dimensions) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  Ints axes = dimensions;
  int64_t rank = int64_t(in.shape.size());
  for (int64_t &axis : axes) {
    if (axis < -rank || axis >= rank)
      valueError(interp,
                 "axis " + std::to_string(axis) + " is out of bounds for an array of rank " + std::to_string(rank));
    axis += axis < 0 ? rank : 0;
    if (in.shape[size_t(axis)] != 1)
      valueError(interp, "squeeze takes axes of size 1; axis " + std::to_string(axis) + " of " + shapeText(in.shape) +
                             " is not");
  }
  std::ranges::sort(axes);
  if (axes.empty())
    return asArrayValue(interp, x);
  Shape shape;
  for (int64_t i = 0; i < rank; ++i)
    if (!std::ranges::binary_search(axes, i))
      shape.push_back(in.shape[size_t(i)]);
  Aval out = Aval::array(in.dtype, shape, in.weakType);
  if (auto known = reshapedKnown(interp, x, out))
    return *known;
  return bind1(interp, "squeeze", {x}, {{"dimensions", Param::ints(axes)}}, std::move(out));
}

Value expandDims(Interp &interp, Value x, const Ints &dimensions) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  int64_t rank = int64_t(in.shape.size() + dimensions.size());
  Ints added = dimensions;
  for (int64_t &axis : added) {
    if (axis < -rank || axis >= rank)
      valueError(interp,
                 "axis " + std::to_string(axis) + " is out of bounds for an array of rank " + std::to_string(rank));
    axis += axis < 0 ? rank : 0;
  }
  std::ranges::sort(added);
  if (std::ranges::adjacent_find(added) != added.end())
    valueError(interp, "expand_dims got the same axis twice");
  Shape shape;
  Ints kept;
  size_t next = 0;
  for (int64_t i = 0; i < rank; ++i) {
    if (std::ranges::binary_search(added, i)) {
      shape.push_back(1);
    } else {
      kept.push_back(i);
      shape.push_back(in.shape[next++]);
    }
  }
  if (auto known = added.empty() ? std::nullopt : reshapedKnown(interp, x, Aval::array(in.dtype, shape, in.weakType)))
    return *known;
  return broadcastInDim(interp, x, shape, kept);
}

Value transpose(Interp &interp, Value x, const Ints &permutation) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  Ints sorted = permutation;
  std::ranges::sort(sorted);
  bool isPermutation = sorted.size() == in.shape.size();
  for (size_t i = 0; isPermutation && i < sorted.size(); ++i)
    isPermutation = sorted[i] == int64_t(i);
  if (!isPermutation)
    typeError(interp,
              "transpose of an array of rank " + std::to_string(in.shape.size()) + " needs a permutation of its axes");
  if (permutation == sorted)
    return asArrayValue(interp, x);
  Shape shape;
  for (int64_t axis : permutation)
    shape.push_back(in.shape[size_t(axis)]);
  return bind1(interp, "transpose", {x}, {{"permutation", Param::ints(permutation)}},
               Aval::array(in.dtype, shape, in.weakType));
}

Value slice(Interp &interp, Value x, const Ints &start, const Ints &limit, const Ints &strides) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  size_t rank = in.shape.size();
  if (start.size() != rank || limit.size() != rank || (!strides.empty() && strides.size() != rank))
    typeError(interp,
              "slice needs one start and one limit for each of the operand's " + std::to_string(rank) + " dimensions");
  Shape shape;
  for (size_t i = 0; i < rank; ++i) {
    int64_t stride = strides.empty() ? 1 : strides[i];
    if (start[i] < 0 || limit[i] > in.shape[i] || start[i] > limit[i] || stride <= 0)
      typeError(interp, "slice from " + shapeText(dims(start)) + " to " + shapeText(dims(limit)) +
                            " does not lie in the operand's shape " + shapeText(in.shape));
    shape.push_back((limit[i] - start[i] + stride - 1) / stride);
  }
  Aval out = Aval::array(in.dtype, shape, in.weakType);
  if (!traceContext(interp).current() && rank == 1)
    if (auto contents = knownContents(interp, x)) {
      auto part = std::make_shared<np::Contents>();
      part->dtype = in.dtype;
      part->shape = shape;
      for (int64_t i = start[0]; i < limit[0]; i += strides.empty() ? 1 : strides[0])
        part->elements.push_back(contents->elements[size_t(i)]);
      return knownArray(interp, out, std::move(part));
    }
  ParamDict params{{"limit_indices", Param::ints(limit)},
                   {"start_indices", Param::ints(start)},
                   {"strides", strides.empty() ? Param() : Param::ints(strides)}};
  return bind1(interp, "slice", {x}, std::move(params), std::move(out));
}

Value concatenate(Interp &interp, std::span<const Value> xs, int64_t dim) {
  for (Value x : xs)
    if (x.as<python::Unknown>())
      return x;
  if (xs.empty())
    valueError(interp, "concatenate needs at least one array");
  if (xs.size() == 1 && asArray(xs[0]))
    return xs[0];
  Aval first = aval(interp, xs[0]);
  if (dim < 0 || dim >= int64_t(first.shape.size()))
    typeError(interp, "concatenate along dimension " + std::to_string(dim) + " of arrays of rank " +
                          std::to_string(first.shape.size()));
  Aval out = Aval::array(first.dtype, first.shape, true);
  out.shape[size_t(dim)] = 0;
  for (Value x : xs) {
    Aval in = aval(interp, x);
    bool fits = in.shape.size() == first.shape.size();
    for (size_t i = 0; fits && i < in.shape.size(); ++i)
      fits = i == size_t(dim) || in.shape[i] == first.shape[i];
    if (!fits)
      typeError(interp, "concatenate along dimension " + std::to_string(dim) + ": shapes " + shapeText(first.shape) +
                            " and " + shapeText(in.shape) + " differ elsewhere");
    if (in.dtype != first.dtype)
      interp.refuse("TypeError", refusal("operand-dtype", "lax.concatenate needs operands of one dtype, got " +
                                                              dtypeText(first.dtype) + " and " + dtypeText(in.dtype)));
    out.shape[size_t(dim)] += in.shape[size_t(dim)];
    out.weakType = out.weakType && in.weakType;
  }
  return bind(interp, primitive("concatenate"), xs, {{"dimension", dim}}, {out})[0];
}

Value rev(Interp &interp, Value x, const Ints &dimensions) {
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  for (int64_t dim : dimensions)
    if (dim < 0 || dim >= int64_t(in.shape.size()))
      typeError(interp, "rev of dimension " + std::to_string(dim) + " of shape " + shapeText(in.shape));
  if (dimensions.empty())
    return asArrayValue(interp, x);
  return bind1(interp, "rev", {x}, {{"dimensions", Param::ints(dimensions)}}, in);
}

Value pad(Interp &interp, Value x, Value fill, const std::vector<std::array<int64_t, 3>> &config) {
  if (Value unknown = anyUnknown({x, fill}); !unknown.isUndefined())
    return unknown;
  Aval in = aval(interp, x), fillAval = aval(interp, fill);
  if (fillAval.dtype != in.dtype)
    interp.refuse("TypeError",
                  refusal("operand-dtype", "lax.pad needs a padding value of the operand's dtype " +
                                               dtypeText(in.dtype) + ", got " + dtypeText(fillAval.dtype)));
  if (!fillAval.shape.empty() || config.size() != in.shape.size())
    valueError(interp, "pad needs a scalar padding value and one (low, high, interior) for each of the operand's " +
                           std::to_string(in.shape.size()) + " dimensions");
  Shape shape;
  ParamList list;
  for (size_t i = 0; i < config.size(); ++i) {
    auto [low, high, interior] = config[i];
    int64_t size = low + high + in.shape[i] + std::max<int64_t>(in.shape[i] - 1, 0) * interior;
    if (interior < 0 || size < 0)
      valueError(interp, "pad makes dimension " + std::to_string(i) + " of " + shapeText(in.shape) + " negative");
    shape.push_back(size);
    list.push_back(Param::ints({low, high, interior}));
  }
  return bind1(interp, "pad", {x, fill}, {{"padding_config", Param::list(std::move(list))}},
               Aval::array(in.dtype, shape, in.weakType && fillAval.weakType));
}

Value iota(Interp &interp, DType dtype, const Shape &shape, int64_t dim) {
  if (dtype == DType::Bool || isExtended(dtype))
    typeError(interp, "iota does not accept dtype " + dtypeText(dtype));
  if (dim < 0 || dim >= int64_t(shape.size()))
    valueError(interp, "iota's dimension " + std::to_string(dim) + " does not lie in shape " + shapeText(shape));
  Aval out = Aval::array(dtype, shape);
  if (!traceContext(interp).current() && shape.size() == 1 && shape[0] <= 4096 && !isComplex(dtype)) {
    auto contents = std::make_shared<np::Contents>();
    contents->dtype = dtype;
    contents->shape = shape;
    for (int64_t i = 0; i < shape[0]; ++i)
      contents->elements.push_back(np::elementFromInt(i, dtype));
    return knownArray(interp, out, std::move(contents));
  }
  ParamDict params{{"dimension", dim}, {"dtype", dtype}, {"shape", Param::shape(shape)}};
  return bind1(interp, "iota", {}, std::move(params), std::move(out));
}

Value full(Interp &interp, const Shape &shape, Value fill, std::optional<DType> dtype) {
  if (fill.as<python::Unknown>())
    return fill;
  Aval in = aval(interp, fill);
  if (!in.shape.empty())
    typeError(interp, "full needs a scalar fill value, got shape " + shapeText(in.shape));
  Value value = convertElementType(interp, fill, dtype.value_or(in.dtype), !dtype && in.weakType);
  return broadcastInDim(interp, value, shape, {});
}

} // namespace pallasd::jax::lax
