//===- reduction_emit.cpp - Sums, extrema, arg extrema, top_k -------------===//
//
// A reduction of some dimensions is one multi_reduction with an identity
// accumulator. A full reduction keeps a leading dimension of size 1, since a
// scalar can't be the result of the op. Facts: lowering section 5.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/predicates.h"
#include "lowering/proxy.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Shape;

/// Kinds of #vector.kind and identities, for floats and for int32.
struct ReductionKind {
  const char *floatKind, *intKind;
  double floatIdentity;
  int64_t intIdentity;
};

constexpr double kInfinity = std::numeric_limits<double>::infinity();

ReductionKind kindOf(std::string_view primitive) {
  if (primitive == "reduce_max")
    return {"#vector.kind<maximumf>", "#vector.kind<maxsi>", -kInfinity, std::numeric_limits<int32_t>::min()};
  if (primitive == "reduce_min")
    return {"#vector.kind<minimumf>", "#vector.kind<minsi>", kInfinity, std::numeric_limits<int32_t>::max()};
  return {"#vector.kind<add>", "#vector.kind<add>", 0.0, 0};
}

/// jnp.sum computes small integers and bool in int32, small floats in float32.
DType sumType(DType dtype) {
  if (dtype == DType::Bool)
    return DType::Int32;
  if (jax::bitWidth(dtype) >= 32)
    return dtype;
  if (jax::isSigned(dtype))
    return DType::Int32;
  return jax::isUnsigned(dtype) ? DType::UInt32 : jax::isFloat(dtype) ? DType::Float32 : dtype;
}

Result reduceToScalar(EqnContext &c) {
  Proxy proxy(c);
  Traced x = proxy.operand(0);
  DType dtype = x.aval.dtype;
  Shape shape = x.aval.shape;
  shape.insert(shape.begin(), 1);
  std::vector<int64_t> dims(x.aval.shape.size()), axes;
  std::iota(dims.begin(), dims.end(), 1);
  for (int64_t axis : c.intsParam("axes"))
    axes.push_back(axis + 1);
  x = proxy.broadcast(x, shape, dims);
  bool isSum = c.eqn.prim->name == "reduce_sum";
  if (isSum)
    x = proxy.convert(x, sumType(dtype));
  Traced reduced = proxy.reduce(c.eqn.prim->name, x, axes);
  if (isSum && jax::isFloat(dtype))
    reduced = proxy.convert(reduced, dtype);
  Traced kept = proxy.broadcast(reduced, Shape(shape.size(), 1), {0});
  std::vector<int64_t> all(shape.size());
  std::iota(all.begin(), all.end(), 0);
  return proxy.result(proxy.squeeze(kept, all));
}

Result reduce(EqnContext &c) {
  if (c.out().shape.empty())
    return reduceToScalar(c);
  DType dtype = c.in(0).dtype;
  ReductionKind kind = kindOf(c.eqn.prim->name);
  if (!jax::isFloat(dtype) && dtype != DType::Int32) {
    bool isUnsigned = jax::isUnsigned(dtype);
    return c.e.refuse(refuse(isUnsigned ? "reduce-unsigned" : "reduce-dtype", "NotImplementedError",
                             isUnsigned ? "Reductions over unsigned integers not implemented." : "Reductions over")
                          .fact("primitive", c.eqn.prim->name)
                          .fact("dtype", dtypeName(dtype)));
  }
  bool isFloat = jax::isFloat(dtype);
  mlir::Type type = c.e.type(c.out());
  mlir::Value identity = isFloat ? c.e.splat(type, kind.floatIdentity) : c.e.splatInt(type, kind.intIdentity);
  return Vals{c.e.value("vector.multi_reduction", type, {c.value(0), identity},
                        {c.e.attr("kind", c.e.parsed(isFloat ? kind.floatKind : kind.intKind)),
                         c.e.attr("reduction_dims", c.e.b.getDenseI64ArrayAttr(c.intsParam("axes")))})};
}

/// Bools as 1.0 and 0.0; all is min > 0, any is max > 0.
Result reduceBool(EqnContext &c) {
  Proxy proxy(c);
  Traced x = proxy.operand(0);
  Traced one = proxy.materialized(proxy.number(1, DType::Float32, true));
  Traced zero = proxy.materialized(proxy.number(0, DType::Float32, true));
  if (x.aval.dtype != DType::Bool)
    x = proxy.compare("ne", x, proxy.integer(0, x.aval.dtype));
  Traced number = proxy.where(x, one, zero);
  Traced reduced =
      proxy.reduce(c.eqn.prim->name == "reduce_and" ? "reduce_min" : "reduce_max", number, c.intsParam("axes"));
  return proxy.result(proxy.compare("gt", reduced, proxy.number(0, DType::Float32, true)));
}

//===----------------------------------------------------------------------===//
// argmax, argmin
//===----------------------------------------------------------------------===//

mlir::LogicalResult checkReduceIndex(EqnContext &c) {
  DType dtype = c.in(0).dtype, index = c.out().dtype;
  bool known = (dtype == DType::Float32 && index == DType::Int32) ||
               (dtype == DType::BFloat16 && (index == DType::Int16 || index == DType::Int32));
  if (!known)
    return c.e.refuse(refuse("reduce-index-dtype", "NotImplementedError", "Unsupported combination of input dtype")
                          .fact("dtype", dtypeName(dtype))
                          .fact("index_dtype", dtypeName(index)));
  if (c.intsParam("axes").size() != 1)
    return c.e.refuse("reduce-index-axes", "NotImplementedError", "Only single axis reduction supported");
  return mlir::success();
}

Result reduceIndex(EqnContext &c) {
  if (mlir::failed(checkReduceIndex(c)))
    return mlir::failure();
  const Aval &in = c.in(0), &out = c.out();
  int64_t axis = c.intsParam("axes").front();
  mlir::Value x = c.value(0);
  Shape shape = out.shape;
  bool isRow = in.shape.size() == 1;
  if (isRow) {
    x = c.e.value("vector.shape_cast", c.e.vectorType({1, in.shape[0]}, c.e.elementType(in.dtype)), x);
    ++axis;
    shape = {1};
  }
  DType native = in.dtype == DType::BFloat16 ? DType::Int16 : DType::Int32;
  const char *kind = c.eqn.prim->name == "argmax" ? "#tpu.reduction_kind<arg_max>" : "#tpu.reduction_kind<arg_min>";
  mlir::Value index = c.e.value("tpu.reduce_index", c.e.vectorType(shape, c.e.elementType(native)), x,
                                {c.e.i32("axis", axis), c.e.attr("kind", c.e.parsed(kind))});
  if (out.dtype != native)
    index = c.e.value("arith.extsi", c.e.vectorType(shape, c.e.elementType(out.dtype)), index);
  if (isRow)
    index = c.e.value("vector.extract", c.e.elementType(out.dtype), index,
                      c.e.attr("static_position", c.e.b.getDenseI64ArrayAttr({0})));
  return Vals{index};
}

//===----------------------------------------------------------------------===//
// top_k
//===----------------------------------------------------------------------===//

mlir::LogicalResult checkTopK(EqnContext &c, bool approximate) {
  DType dtype = c.in(0).dtype;
  if (dtype != DType::Float32 && dtype != DType::BFloat16)
    return c.e.refuse(refuse(approximate ? "approx-topk-dtype" : "topk-dtype", "NotImplementedError",
                             approximate ? "Pallas approx_top_k only supports float32 and bfloat16"
                                         : "Pallas top_k only supports float32 and bfloat16")
                          .fact("dtype", dtypeName(dtype)));
  if (!c.e.chip)
    return c.e.refuse("tpu-kind", "ValueError", "Unsupported TPU device kind:");
  int needed = dtype == DType::Float32 ? 4 : 6;
  if (c.e.chip->generation < needed)
    return c.e.refuse(refuse("topk-gen", "NotImplementedError", dtype == DType::Float32 ? "float32 " : "bfloat16 ")
                          .fact("dtype", dtypeName(dtype))
                          .fact("chip", std::string(c.e.chip->version)));
  return mlir::success();
}

Traced expandDims(Proxy &proxy, Traced x, size_t axis) {
  Shape shape = x.aval.shape;
  shape.insert(shape.begin() + ptrdiff_t(axis), 1);
  std::vector<int64_t> dims;
  for (size_t i = 0; i < shape.size(); ++i)
    if (i != axis)
      dims.push_back(int64_t(i));
  return proxy.broadcast(std::move(x), std::move(shape), std::move(dims));
}

Traced stackAlong(Proxy &proxy, const std::vector<Traced> &parts, size_t axis) {
  Shape shape = parts.front().aval.shape;
  shape.insert(shape.begin() + ptrdiff_t(axis), int64_t(parts.size()));
  return proxy.bind("stack", parts, Aval::array(parts.front().aval.dtype, std::move(shape)),
                    {{"axis", jax::Param(int64_t(axis))}});
}

/// k rounds of: position of the maximum, maximum, mask it out.
Result iteratedTopK(Proxy &proxy, Traced operand, int64_t k, size_t axis, std::optional<Traced> carried) {
  DType dtype = operand.aval.dtype;
  DType indexType = dtype == DType::BFloat16 ? DType::Int16 : DType::Int32;
  std::vector<int64_t> axes{int64_t(axis)};
  Shape reduced = operand.aval.shape;
  reduced.erase(reduced.begin() + ptrdiff_t(axis));
  Traced positions = proxy.iota(indexType, operand.aval.shape, int64_t(axis));
  Traced lowest = proxy.number(-kInfinity, dtype);
  std::vector<Traced> values, indices;
  for (int64_t round = 0; round < k; ++round) {
    Traced index = proxy.bind("argmax", {operand}, Aval::array(indexType, reduced),
                              {{"axes", jax::Param::ints(axes)}, {"index_dtype", jax::Param(indexType)}});
    values.push_back(proxy.reduce("reduce_max", operand, axes));
    Traced mask = proxy.compare("eq", positions, expandDims(proxy, index, axis));
    if (carried) {
      Traced global = proxy.where(mask, proxy.convert(*carried, DType::Int32), proxy.integer(-1, DType::Int32, true));
      index = proxy.reduce("reduce_max", global, axes);
    }
    indices.push_back(index);
    operand = proxy.where(mask, lowest, operand);
  }
  Traced stackedValues = stackAlong(proxy, values, axis);
  Traced stackedIndices = proxy.convert(stackAlong(proxy, indices, axis), DType::Int32);
  return proxy.result({stackedValues, stackedIndices});
}

size_t normalizedAxis(int64_t axis, const Aval &aval) {
  int64_t rank = int64_t(aval.shape.size());
  return size_t(((axis % rank) + rank) % rank);
}

Result topK(EqnContext &c) {
  if (mlir::failed(checkTopK(c, /*approximate=*/false)))
    return mlir::failure();
  if (c.boolParam("is_stable"))
    return c.e.refuse("topk-stable", "NotImplementedError", "is_stable=True is not supported in Pallas top_k");
  Proxy proxy(c);
  return iteratedTopK(proxy, proxy.operand(0), c.intParam("k"), normalizedAxis(c.intParam("axis"), c.in(0)),
                      std::nullopt);
}

double recallTarget(EqnContext &c) {
  const jax::Param *param = c.eqn.param("recall_target");
  const double *value = param ? param->as<double>() : nullptr;
  return value ? *value : 0.95;
}

int64_t numberOfBins(EqnContext &c, size_t axis, int64_t n) {
  int64_t k = c.intParam("k"), bins = n;
  double recall = recallTarget(c);
  if (k <= 1)
    bins = 1;
  else if (recall != 1.0)
    bins = int64_t(std::ceil(double(k - 1) / (1.0 - recall)));
  if (axis + 1 == c.in(0).shape.size())
    bins = (bins + 127) / 128 * 128;
  return std::min(bins, n);
}

Traced sliceAlong(Proxy &proxy, const Traced &x, size_t axis, int64_t start, int64_t limit) {
  std::vector<int64_t> starts(x.aval.shape.size(), 0), limits(x.aval.shape.begin(), x.aval.shape.end());
  starts[axis] = start;
  limits[axis] = limit;
  Shape shape = x.aval.shape;
  shape[axis] = limit - start;
  return proxy.bind("slice", {x}, Aval::array(x.aval.dtype, std::move(shape)),
                    {{"limit_indices", jax::Param::ints(limits)},
                     {"start_indices", jax::Param::ints(starts)},
                     {"strides", jax::Param()}});
}

Traced padHigh(Proxy &proxy, const Traced &x, size_t axis, int64_t amount) {
  jax::ParamList config;
  for (size_t i = 0; i < x.aval.shape.size(); ++i)
    config.push_back(jax::Param::ints({0, i == axis ? amount : 0, 0}));
  Shape shape = x.aval.shape;
  shape[axis] += amount;
  return proxy.bind("pad", {x, proxy.number(-kInfinity, x.aval.dtype)}, Aval::array(x.aval.dtype, std::move(shape)),
                    {{"padding_config", jax::Param::list(config)}});
}

/// The best of each bin over all full slices (and a padded tail), then top_k.
Result approxTopK(EqnContext &c) {
  if (mlir::failed(checkTopK(c, /*approximate=*/true)))
    return mlir::failure();
  if (!c.boolParam("is_max_k", true))
    return c.e.refuse("approx-topk-min", "NotImplementedError", "is_max_k=False (approx_min_k) is not supported");
  if (!c.boolParam("aggregate_to_topk", true))
    return c.e.refuse("approx-topk-aggregate", "NotImplementedError", "aggregate_to_topk=False is not supported");
  Proxy proxy(c);
  Traced operand = proxy.operand(0);
  size_t axis = normalizedAxis(c.intParam("reduction_dimension", -1), operand.aval);
  int64_t n = operand.aval.shape[axis], bins = numberOfBins(c, axis, n), k = c.intParam("k");
  if (bins == n)
    return iteratedTopK(proxy, operand, k, axis, std::nullopt);
  Shape row(operand.aval.shape.size(), 1);
  row[axis] = bins;
  Traced positions = proxy.reshape(proxy.iota(DType::Int32, {bins}, 0), row);
  Traced best = sliceAlong(proxy, operand, axis, 0, bins);
  std::vector<int64_t> dims(row.size());
  std::iota(dims.begin(), dims.end(), 0);
  Traced bestIndex = proxy.broadcast(positions, best.aval.shape, dims);
  auto take = [&](const Traced &segment, int64_t offset) {
    Traced index = proxy.binary("add", proxy.integer(offset, DType::Int32), positions);
    Traced better = proxy.compare("gt", segment, best);
    best = proxy.where(better, segment, best);
    bestIndex = proxy.where(better, index, bestIndex);
  };
  int64_t full = n / bins, rest = n - full * bins;
  for (int64_t i = 1; i < full; ++i)
    take(sliceAlong(proxy, operand, axis, i * bins, (i + 1) * bins), i * bins);
  if (rest > 0)
    take(padHigh(proxy, sliceAlong(proxy, operand, axis, full * bins, n), axis, bins - rest), full * bins);
  return iteratedTopK(proxy, best, k, axis, bestIndex);
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kTensor, "reduce_sum", reduce);
  table.add(kTensor, "reduce_max", reduce);
  table.add(kTensor, "reduce_min", reduce);
  table.add(kAllCores, "reduce_and", reduceBool);
  table.add(kAllCores, "reduce_or", reduceBool);
  table.add(kTensor, "argmax", reduceIndex, Raw::Yes);
  table.add(kTensor, "argmin", reduceIndex, Raw::Yes);
  table.add(kTensor, "top_k", topK, Raw::Yes);
  table.add(kTensor, "approx_top_k", approxTopK, Raw::Yes);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
