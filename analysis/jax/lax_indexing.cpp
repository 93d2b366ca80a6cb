//===- lax_indexing.cpp - Slices at dynamic positions, gather, scatter -*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): a signed start index that is not a Python or numpy
// number is wrapped with lt, add, select_n even when it is a literal; numbers
// are wrapped on the spot and become strong literals of their default dtype.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/lax.h"

#include <algorithm>
#include <limits>

namespace pallasd::jax::lax {

using namespace python;
namespace np = python::numpy;

namespace {

/// A Python or numpy integer (not a tracer or array).
std::optional<int64_t> staticIndex(Value index) {
  if (index.isInt())
    return index.asInt();
  if (auto *native = index.as<Native>())
    if (auto *scalar = dynamic_cast<np::NpScalar *>(native); scalar && isInteger(scalar->dtype))
      return scalar->element.i;
  return std::nullopt;
}

Values startIndices(Interp &interp, const Aval &operand, std::span<const Value> starts, bool wrap) {
  if (starts.size() != operand.shape.size())
    valueError(interp, "a dynamic slice needs one start index for each of the operand's " +
                           std::to_string(operand.shape.size()) + " dimensions, got " + std::to_string(starts.size()));
  Values result;
  for (size_t i = 0; i < starts.size(); ++i) {
    int64_t size = operand.shape[i];
    Aval in = aval(interp, starts[i]);
    if (!in.shape.empty())
      typeError(interp, "start indices of a dynamic slice are scalars, got shape " + shapeText(in.shape));
    if (!isInteger(in.dtype))
      typeError(interp, "start indices of a dynamic slice are integers, got " + dtypeText(in.dtype));
    auto index = isUnsigned(in.dtype) ? std::nullopt : staticIndex(starts[i]);
    if (index) {
      if (*index < 0 && !wrap)
        valueError(interp,
                   "index " + std::to_string(*index) + " is out of bounds for dimension " + std::to_string(size));
      result.push_back(convertElementType(interp, Value::integer(*index < 0 ? *index + size : *index), in.dtype));
    } else if (!wrap || isUnsigned(in.dtype)) {
      result.push_back(starts[i]);
    } else {
      Value isNegative = binary(interp, "lt", starts[i], constantLike(interp, starts[i], Value::integer(0)));
      Value strong = in.weakType ? convertElementType(interp, starts[i], in.dtype) : starts[i];
      Value wrapped = binary(interp, "add", strong, convertElementType(interp, Value::integer(size), in.dtype));
      result.push_back(select(interp, isNegative, wrapped, starts[i]));
    }
  }
  DType dtype = result.empty() ? DType::Int32 : aval(interp, result[0]).dtype;
  for (Value index : result)
    if (aval(interp, index).dtype != dtype)
      typeError(interp, "start indices of a dynamic slice need one dtype, got " + dtypeText(dtype) + " and " +
                            dtypeText(aval(interp, index).dtype));
  return result;
}

Param dimensionNumbers(const GatherDims &dims, bool scatter) {
  return Param::dict({{scatter ? "update_window_dims" : "offset_dims", Param::ints(dims.offsetDims)},
                      {scatter ? "inserted_window_dims" : "collapsed_slice_dims", Param::ints(dims.collapsedSliceDims)},
                      {scatter ? "scatter_dims_to_operand_dims" : "start_index_map", Param::ints(dims.startIndexMap)},
                      {"operand_batching_dims", Param::ints(dims.operandBatchingDims)},
                      {scatter ? "scatter_indices_batching_dims" : "start_indices_batching_dims",
                       Param::ints(dims.startIndicesBatchingDims)}});
}

bool contains(const Ints &values, int64_t value) { return std::ranges::find(values, value) != values.end(); }

/// What FILL_OR_DROP fills with if the caller does not say.
Param defaultFill(DType dtype) {
  if (isFloat(dtype) || isComplex(dtype))
    return std::numeric_limits<double>::quiet_NaN();
  if (dtype == DType::Bool)
    return true;
  if (isUnsigned(dtype))
    return int64_t((bitWidth(dtype) == 64 ? ~uint64_t(0) : (uint64_t(1) << bitWidth(dtype)) - 1));
  return -(int64_t(1) << (bitWidth(dtype) - 1));
}

} // namespace

std::string gatherMode(Interp &interp, Value mode) {
  auto *text = mode.as<Str>();
  if (mode.isNone() || mode.isUndefined() || (text && (text->text == "fill" || text->text == "drop")))
    return "FILL_OR_DROP";
  if (text && text->text == "clip")
    return "CLIP";
  if (text && text->text == "promise_in_bounds")
    return "PROMISE_IN_BOUNDS";
  if (text && text->text == "one_hot")
    return "ONE_HOT";
  if (auto *name = interp.getAttrOr(mode, intern("name")).as<Str>())
    return name->text;
  valueError(interp, "unknown gather mode " + interp.repr(mode));
}

Value dynamicSlice(Interp &interp, Value x, std::span<const Value> starts, const Ints &sizes, bool wrapNegative) {
  for (Value start : starts)
    if (start.as<python::Unknown>())
      return start;
  if (x.as<python::Unknown>())
    return x;
  Aval in = aval(interp, x);
  Values operands{x};
  Values indices = startIndices(interp, in, starts, wrapNegative);
  operands.insert(operands.end(), indices.begin(), indices.end());
  if (sizes.size() != in.shape.size())
    typeError(interp, "dynamic_slice needs one size for each of the operand's " + std::to_string(in.shape.size()) +
                          " dimensions, got " + std::to_string(sizes.size()));
  Shape shape(sizes.begin(), sizes.end());
  for (size_t i = 0; i < sizes.size(); ++i)
    if (sizes[i] < 0 || sizes[i] > in.shape[i])
      typeError(interp,
                "dynamic_slice of sizes " + shapeText(shape) + " does not fit into shape " + shapeText(in.shape));
  ParamDict params{{"slice_sizes", Param::ints(sizes)}};
  return bind(interp, primitive("dynamic_slice"), operands, std::move(params),
              {Aval::array(in.dtype, shape, in.weakType)})[0];
}

Value dynamicUpdateSlice(Interp &interp, Value x, Value update, std::span<const Value> starts, bool wrapNegative) {
  for (Value start : starts)
    if (start.as<python::Unknown>())
      return start;
  if (Value unknown = anyUnknown({x, update}); !unknown.isUndefined())
    return unknown;
  Aval in = aval(interp, x), part = aval(interp, update);
  Values operands{x, update};
  Values indices = startIndices(interp, in, starts, wrapNegative);
  operands.insert(operands.end(), indices.begin(), indices.end());
  if (part.shape.size() != in.shape.size())
    typeError(interp, "dynamic_update_slice needs an update of the operand's rank, got shapes " +
                          shapeText(part.shape) + " and " + shapeText(in.shape));
  for (size_t i = 0; i < in.shape.size(); ++i)
    if (part.shape[i] > in.shape[i])
      typeError(interp, "dynamic_update_slice: the update of shape " + shapeText(part.shape) +
                            " does not fit into shape " + shapeText(in.shape));
  if (part.dtype != in.dtype)
    interp.refuse("TypeError", refusal("operand-dtype", "dynamic_update_slice needs one dtype, got " +
                                                            dtypeText(in.dtype) + " and " + dtypeText(part.dtype)));
  in.weakType = in.weakType && part.weakType;
  return bind(interp, primitive("dynamic_update_slice"), operands, {}, {in})[0];
}

Value gather(Interp &interp, Value x, Value indices, const GatherDims &dims, const Ints &sliceSizes,
             std::string_view mode, Param fillValue, bool unique, bool sorted) {
  if (Value unknown = anyUnknown({x, indices}); !unknown.isUndefined())
    return unknown;
  Aval in = aval(interp, x), index = aval(interp, indices);
  if (!isInteger(index.dtype))
    valueError(interp, "gather indices are integers, got " + dtypeText(index.dtype));
  bool consistent =
      !index.shape.empty() && sliceSizes.size() == in.shape.size() &&
      int64_t(dims.startIndexMap.size()) == index.shape.back() &&
      sliceSizes.size() == dims.offsetDims.size() + dims.collapsedSliceDims.size() + dims.operandBatchingDims.size();
  for (size_t i = 0; consistent && i < sliceSizes.size(); ++i)
    consistent = sliceSizes[i] >= 0 && sliceSizes[i] <= in.shape[i];
  if (!consistent)
    typeError(interp, "gather: dimension numbers and slice sizes do not fit the operand's shape " +
                          shapeText(in.shape) + " and the indices' shape " + shapeText(index.shape));
  Ints window;
  for (size_t i = 0; i < sliceSizes.size(); ++i)
    if (!contains(dims.collapsedSliceDims, int64_t(i)) && !contains(dims.operandBatchingDims, int64_t(i)))
      window.push_back(sliceSizes[i]);
  Shape shape;
  size_t nextWindow = 0, nextIndex = 0;
  size_t rank = dims.offsetDims.size() + index.shape.size() - 1;
  for (size_t i = 0; i < rank; ++i)
    shape.push_back(contains(dims.offsetDims, int64_t(i)) ? window[nextWindow++] : index.shape[nextIndex++]);
  if (mode != "FILL_OR_DROP")
    fillValue = Param();
  else if (fillValue.isNone())
    fillValue = defaultFill(in.dtype);
  ParamDict params{{"dimension_numbers", dimensionNumbers(dims, false)},
                   {"fill_value", std::move(fillValue)},
                   {"indices_are_sorted", sorted},
                   {"mode", Symbol{"GatherScatterMode." + std::string(mode)}},
                   {"slice_sizes", Param::ints(sliceSizes)},
                   {"unique_indices", unique}};
  return bind1(interp, "gather", {x, indices}, std::move(params), Aval::array(in.dtype, shape, in.weakType));
}

Value scatter(Interp &interp, std::string_view combine, Value x, Value indices, Value updates, const GatherDims &dims,
              std::string_view mode, bool unique, bool sorted) {
  if (Value unknown = anyUnknown({x, indices, updates}); !unknown.isUndefined())
    return unknown;
  Aval in = aval(interp, x), part = aval(interp, updates);
  if (in.dtype != part.dtype)
    interp.refuse("TypeError", refusal("operand-dtype", "scatter needs operand and updates of one dtype, got " +
                                                            dtypeText(in.dtype) + " and " + dtypeText(part.dtype)));
  Param computation;
  if (!combine.empty()) {
    auto body = std::make_shared<Jaxpr>();
    Aval scalar = Aval::array(in.dtype, {}, in.weakType);
    for (int i = 0; i < 3; ++i)
      body->newVar(scalar);
    body->invars = {0, 1};
    Eqn eqn;
    eqn.prim = primitive(combine);
    eqn.in = {Jaxpr::var(0), Jaxpr::var(1)};
    eqn.out = {2};
    if (combine == "mul")
      eqn.params = {{"out_dtype", Param()}};
    body->eqns.push_back(std::move(eqn));
    body->outvars = {Jaxpr::var(2)};
    computation = JaxprPtr(std::move(body));
  }
  ParamDict params{{"dimension_numbers", dimensionNumbers(dims, true)},
                   {"indices_are_sorted", sorted},
                   {"mode", Symbol{"GatherScatterMode." + std::string(mode)}},
                   {"unique_indices", unique},
                   {"update_consts", Param::list({})},
                   {"update_jaxpr", std::move(computation)}};
  std::string prim = combine.empty() ? "scatter" : "scatter-" + std::string(combine);
  return bind1(interp, prim, {x, indices, updates}, std::move(params), in);
}

} // namespace pallasd::jax::lax
