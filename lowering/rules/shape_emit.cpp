//===- shape_emit.cpp - Broadcasts, reshapes, slices, gathers -------------===//
//
// Facts: lowering section 6.
//
//===----------------------------------------------------------------------===//
#include "lowering/proxy.h"

#include "llvm/ADT/STLExtras.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Shape;
using llvm::ArrayRef;

using Ints = llvm::SmallVector<int64_t, 4>;

mlir::Value extractScalar(EqnContext &c, mlir::Value vector) {
  auto type = mlir::cast<mlir::VectorType>(vector.getType());
  return c.e.value("vector.extract", type.getElementType(), vector,
                   c.e.attr("static_position", c.e.b.getDenseI64ArrayAttr(Ints(size_t(type.getRank()), 0))));
}

mlir::Value shapeCast(EqnContext &c, mlir::Type type, mlir::Value value) {
  return c.e.value("vector.shape_cast", type, value);
}

mlir::ArrayAttr intArray(EqnContext &c, ArrayRef<int64_t> values) { return c.e.b.getI64ArrayAttr(values); }

mlir::Value stridedSlice(EqnContext &c, mlir::Type type, mlir::Value value, ArrayRef<int64_t> offsets,
                         ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides) {
  return c.e.value("vector.extract_strided_slice", type, value,
                   {c.e.attr("offsets", intArray(c, offsets)), c.e.attr("sizes", intArray(c, sizes)),
                    c.e.attr("strides", intArray(c, strides))});
}

mlir::Value concatenateAlong(EqnContext &c, ArrayRef<mlir::Value> values, int64_t dimension) {
  auto first = mlir::cast<mlir::VectorType>(values.front().getType());
  Ints shape(first.getShape());
  shape[size_t(dimension)] = 0;
  for (mlir::Value value : values)
    shape[size_t(dimension)] += mlir::cast<mlir::VectorType>(value.getType()).getShape()[size_t(dimension)];
  return c.e.value("tpu.concatenate", c.e.vectorType(shape, first.getElementType()), values,
                   c.e.i32("dimension", dimension));
}

llvm::SmallVector<mlir::Value, 4> allValues(EqnContext &c) {
  llvm::SmallVector<mlir::Value, 4> values;
  for (const Val &operand : c.operands)
    values.push_back(operand.value);
  return values;
}

//===----------------------------------------------------------------------===//
// Broadcast, reshape, squeeze, transpose
//===----------------------------------------------------------------------===//

Result broadcastInDim(EqnContext &c) {
  const Aval &in = c.in(0), &out = c.out();
  if (in.shape == out.shape)
    return Vals{c.operands[0]};
  mlir::Value value = c.value(0);
  std::vector<int64_t> dims = c.intsParam("broadcast_dimensions");
  mlir::Type element = c.e.elementType(out.dtype);
  if (!dims.empty()) {
    Ints shape(out.shape.size(), 1);
    for (size_t i = 0; i < dims.size(); ++i)
      shape[size_t(dims[i])] = in.shape[i];
    value = shapeCast(c, c.e.vectorType(shape, element), value);
    if (llvm::equal(shape, out.shape))
      return Vals{value};
  }
  return Vals{c.e.value("vector.broadcast", c.e.vectorType(out.shape, element), value)};
}

Result reshape(EqnContext &c) {
  const jax::Param *dimensions = c.eqn.param("dimensions");
  if (dimensions && !dimensions->isNone())
    return c.e.refuse("reshape-dimensions", "NotImplementedError", "");
  if (c.in(0).shape.empty())
    return Vals{c.e.value("vector.broadcast", c.e.type(c.out()), c.value(0))};
  if (c.out().shape.empty())
    return Vals{extractScalar(c, c.value(0))};
  return Vals{shapeCast(c, c.e.type(c.out()), c.value(0))};
}

Result squeeze(EqnContext &c) {
  if (!c.out().shape.empty())
    return Vals{shapeCast(c, c.e.type(c.out()), c.value(0))};
  if (jax::itemSize(c.out().dtype) != 4)
    return c.e.refuse(
        refuse("squeeze-scalar", "ValueError", "Only arrays with 32-bit element types can be converted to scalars")
            .fact("dtype", std::string(jax::name(c.out().dtype))));
  return Vals{extractScalar(c, c.value(0))};
}

Result transpose(EqnContext &c) {
  return Vals{c.e.value("tpu.transpose", c.e.type(c.out()), c.value(0),
                        c.e.attr("permutation", c.e.b.getDenseI64ArrayAttr(c.intsParam("permutation"))))};
}

//===----------------------------------------------------------------------===//
// Concatenate, stack, slices
//===----------------------------------------------------------------------===//

Result concatenate(EqnContext &c) {
  if (c.numOperands() == 1)
    return Vals{c.operands[0]};
  return Vals{concatenateAlong(c, allValues(c), c.intParam("dimension"))};
}

Result stack(EqnContext &c) {
  int64_t axis = c.intParam("axis");
  Ints shape(c.in(0).shape.begin(), c.in(0).shape.end());
  shape.insert(shape.begin() + axis, 1);
  mlir::Type type = c.e.vectorType(shape, c.e.elementType(c.in(0).dtype));
  llvm::SmallVector<mlir::Value, 4> expanded;
  for (mlir::Value value : allValues(c))
    expanded.push_back(c.e.value(c.in(0).shape.empty() ? "vector.broadcast" : "vector.shape_cast", type, value));
  return Vals{expanded.size() == 1 ? expanded.front() : concatenateAlong(c, expanded, axis)};
}

Result unstack(EqnContext &c) {
  size_t axis = size_t(c.intParam("axis"));
  const Shape &in = c.in(0).shape;
  Ints offsets(in.size(), 0), sizes(in.begin(), in.end()), strides(in.size(), 1);
  sizes[axis] = 1;
  mlir::Type sliced = c.e.vectorType(sizes, c.e.elementType(c.in(0).dtype));
  Vals results;
  for (int64_t i = 0; i < in[axis]; ++i) {
    offsets[axis] = i;
    mlir::Value part = stridedSlice(c, sliced, c.value(0), offsets, sizes, strides);
    bool scalar = c.out().shape.empty();
    results.push_back(scalar ? extractScalar(c, part) : shapeCast(c, c.e.type(c.out()), part));
  }
  return results;
}

Result split(EqnContext &c) {
  size_t axis = size_t(c.intParam("axis"));
  const Shape &in = c.in(0).shape;
  Ints offsets(in.size(), 0), sizes(in.begin(), in.end()), strides(in.size(), 1);
  Vals results;
  std::vector<int64_t> parts = c.intsParam("sizes");
  for (size_t i = 0; i < parts.size() && i < c.eqn.out.size(); ++i) {
    sizes[axis] = parts[i];
    results.push_back(stridedSlice(c, c.e.type(c.out(i)), c.value(0), offsets, sizes, strides));
    offsets[axis] += parts[i];
  }
  return results;
}

/// JAX ignores the step in the sizes; MLIR's verifier then objects.
Result slice(EqnContext &c) {
  std::vector<int64_t> starts = c.intsParam("start_indices"), limits = c.intsParam("limit_indices");
  std::vector<int64_t> strides = c.intsParam("strides");
  if (strides.empty())
    strides.assign(starts.size(), 1);
  Ints sizes;
  for (size_t i = 0; i < starts.size(); ++i)
    sizes.push_back(limits[i] - starts[i]);
  return Vals{stridedSlice(c, c.e.type(c.out()), c.value(0), starts, sizes, strides)};
}

Result tile(EqnContext &c) {
  mlir::Value value = c.value(0);
  std::vector<int64_t> repetitions = c.intsParam("reps");
  for (size_t axis = 0; axis < repetitions.size(); ++axis)
    if (repetitions[axis] > 1)
      value = concatenateAlong(c, llvm::SmallVector<mlir::Value, 8>(size_t(repetitions[axis]), value), int64_t(axis));
  return Vals{value};
}

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

mlir::Value padding(EqnContext &c, mlir::Value like, size_t axis, int64_t size) {
  auto type = mlir::cast<mlir::VectorType>(like.getType());
  Ints shape(type.getShape());
  shape[axis] = size;
  return c.e.value("vector.broadcast", c.e.vectorType(shape, type.getElementType()), c.value(1));
}

mlir::Value crop(EqnContext &c, mlir::Value value, size_t axis, int64_t low, int64_t high) {
  auto type = mlir::cast<mlir::VectorType>(value.getType());
  Ints offsets(type.getShape().size(), 0), sizes(type.getShape()), strides(sizes.size(), 1);
  offsets[axis] = std::max<int64_t>(0, -low);
  sizes[axis] += std::min<int64_t>(0, low) + std::min<int64_t>(0, high);
  return stridedSlice(c, c.e.vectorType(sizes, type.getElementType()), value, offsets, sizes, strides);
}

/// (low, high, interior) per axis.
std::vector<std::vector<int64_t>> paddingConfig(EqnContext &c) {
  std::vector<std::vector<int64_t>> config;
  const jax::Param *param = c.eqn.param("padding_config");
  if (const jax::ParamList *axes = param ? param->asList() : nullptr)
    for (const jax::Param &axis : *axes)
      config.push_back(axis.asInts().value_or(std::vector<int64_t>{0, 0, 0}));
  return config;
}

Result pad(EqnContext &c) {
  if (c.in(0).shape.empty())
    return c.e.refuse("pad-scalar", "NotImplementedError", "Only vector types are supported.");
  mlir::Value value = c.value(0);
  std::vector<std::vector<int64_t>> config = paddingConfig(c);
  for (size_t axis = 0; axis < config.size(); ++axis) {
    int64_t low = config[axis][0], high = config[axis][1], interior = config[axis][2];
    if (low > 0)
      value = concatenateAlong(c, {padding(c, value, axis, low), value}, int64_t(axis));
    if (high > 0)
      value = concatenateAlong(c, {value, padding(c, value, axis, high)}, int64_t(axis));
    if (low < 0 || high < 0)
      value = crop(c, value, axis, low, high);
    if (interior > 0)
      return c.e.refuse("pad-interior", "NotImplementedError", "Not implemented: interior padding");
  }
  return Vals{value};
}

//===----------------------------------------------------------------------===//
// Iota, gather, roll
//===----------------------------------------------------------------------===//

/// A rank-1 iota is a row of a rank-2 one.
Result iota(EqnContext &c) {
  const Aval &out = c.out();
  if (out.shape.size() != 1)
    return Vals{c.e.value("tpu.iota", c.e.type(out), {}, c.e.i32s("dimensions", {c.intParam("dimension")}))};
  Proxy proxy(c);
  return proxy.result(proxy.squeeze(proxy.iota(out.dtype, {1, out.shape[0]}, 1), {0}));
}

std::vector<int64_t> dimensionNumbers(EqnContext &c, std::string_view name) {
  const jax::Param *numbers = c.eqn.param("dimension_numbers");
  if (const jax::ParamDict *dict = numbers ? numbers->asDict() : nullptr)
    for (const auto &[key, value] : *dict)
      if (key == name)
        return value.asInts().value_or(std::vector<int64_t>());
  return {};
}

bool isTakeAlongAxis(EqnContext &c) {
  size_t rank = c.out().shape.size();
  std::string_view mode = c.textParam("mode");
  bool knownMode = mode.ends_with("FILL_OR_DROP") || mode.ends_with("PROMISE_IN_BOUNDS");
  std::vector<int64_t> collapsed = dimensionNumbers(c, "collapsed_slice_dims");
  std::vector<int64_t> batching = dimensionNumbers(c, "operand_batching_dims");
  return knownMode && c.intsParam("slice_sizes") == std::vector<int64_t>(rank, 1) &&
         dimensionNumbers(c, "offset_dims").empty() && collapsed == dimensionNumbers(c, "start_index_map") &&
         batching == dimensionNumbers(c, "start_indices_batching_dims") && collapsed.size() == 1 &&
         batching.size() + 1 == rank;
}

Result gather(EqnContext &c) {
  const Shape &in = c.in(0).shape, &indices = c.in(1).shape, &out = c.out().shape;
  bool alongAxis = in.size() == out.size() && indices.size() == out.size() + 1 && indices.back() == 1 &&
                   std::equal(out.begin(), out.end(), indices.begin());
  if (!alongAxis)
    return c.e.refuse("gather-form", "NotImplementedError", "Only take_along_axis-like gathers supported");
  mlir::Value positions = shapeCast(c, c.e.vectorType(out, c.e.elementType(c.in(1).dtype)), c.value(1));
  if (!isTakeAlongAxis(c))
    return c.e.refuse("gather-unsupported", "NotImplementedError", "Unsupported gather");
  int64_t axis = dimensionNumbers(c, "collapsed_slice_dims").front();
  if (c.e.core == kernel::CoreType::TensorCore && axis < int64_t(out.size()) - 2)
    return c.e.refuse("gather-axis", "NotImplementedError",
                      "Only gathers along the two minormost dimensions supported on TC");
  return Vals{c.e.value("tpu.dynamic_gather", c.e.vectorType(out, c.e.elementType(c.in(0).dtype)),
                        {c.value(0), positions}, c.e.i32s("dimensions", {axis}))};
}

Result roll(EqnContext &c) {
  mlir::Type si32 = c.e.b.getIntegerType(32, /*isSigned=*/true);
  auto signedAttr = [&](const char *name, int64_t value) { return c.e.attr(name, c.e.b.getIntegerAttr(si32, value)); };
  llvm::SmallVector<mlir::NamedAttribute, 3> attributes{signedAttr("dimension", c.intParam("axis"))};
  const jax::Param *stride = c.eqn.param("stride"), *strideAxis = c.eqn.param("stride_axis");
  if (stride && stride->asInt())
    attributes.push_back(signedAttr("stride", *stride->asInt()));
  if (strideAxis && strideAxis->asInt())
    attributes.push_back(signedAttr("stride_dimension", *strideAxis->asInt()));
  return Vals{c.e.value("tpu.dynamic_rotate", c.value(0).getType(), {c.value(0), c.value(1)}, attributes)};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kAllCores, "broadcast_in_dim", broadcastInDim);
  table.add(kAllCores, "reshape", reshape);
  table.add(kAllCores, "squeeze", squeeze);
  table.add(kTensor, "transpose", transpose);
  table.add(kAllCores, "concatenate", concatenate);
  table.add(kAllCores, "stack", stack);
  table.add(kAllCores, "unstack", unstack);
  table.add(kAllCores, "split", split);
  table.add(kAllCores, "slice", slice);
  table.add(kTensor, "tile", tile);
  table.add(kTensor, "pad", pad);
  table.add(kTensor, "iota", iota);
  table.add(kAllCores, "gather", gather);
  table.add(kTensor, "roll", roll);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
