//===- batching_rules.cpp - How primitives are mapped ----------------------===//
//
// One rule a family. Facts (JAX 0.12.0.1, measured on jaxprs of vmapped
// functions): operands of elementwise primitives that agree in shape and axis
// (scalars aside) are used as they are, others have their axis moved to the
// front and get one of size 1; reshape, squeeze, broadcast_in_dim and
// concatenate move the axis to the front; pad, slice, rev, reductions, sort and
// cumulative sums leave it where it is.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/batching.h"

#include "analysis/jax/control_flow.h"
#include "analysis/jax/lax.h"

#include <algorithm>

namespace pallasd::jax {

using lax::Ints;

namespace {

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

const Aval &outAval(const BatchContext &c, size_t i = 0) { return c.jaxpr.vars[c.eqn.out[i]]; }
Shape shapeOf(BatchContext &c, Value x) { return lax::aval(c.interp, x).shape; }
size_t rankOf(BatchContext &c, Value x) { return shapeOf(c, x).size(); }

/// Axes counted without the mapped one, counted with it.
Ints bumped(Ints axes, int64_t dim) {
  for (int64_t &axis : axes)
    axis += axis >= dim;
  return axes;
}
Ints shifted(Ints axes) {
  for (int64_t &axis : axes)
    ++axis;
  return axes;
}
Ints withFront(int64_t front, Ints rest) {
  rest.insert(rest.begin(), front);
  return rest;
}
Ints intsOf(const BatchContext &c, std::string_view name) {
  const Param *param = c.eqn.param(name);
  auto values = param ? param->asInts() : std::nullopt;
  return values.value_or(Ints{});
}
int64_t intOf(const BatchContext &c, std::string_view name) {
  const Param *param = c.eqn.param(name);
  return param ? param->asInt().value_or(0) : 0;
}
ParamDict with(ParamDict params, std::string_view name, Param value) {
  auto found = std::ranges::find(params, name, &ParamDict::value_type::first);
  if (found != params.end())
    found->second = std::move(value);
  return params;
}

/// All results mapped along `dim`.
MappedValues bindAlong(BatchContext &c, std::span<const Value> operands, ParamDict params, int64_t dim) {
  std::vector<Aval> avals;
  avals.reserve(c.eqn.out.size());
  for (VarId var : c.eqn.out)
    avals.push_back(withAxis(c.jaxpr.vars[var], dim, c.size));
  MappedValues results;
  for (Value value : jax::bind(c.interp, c.eqn.prim, operands, std::move(params), std::move(avals), c.eqn.hasEffects))
    results.push_back({value, dim});
  return results;
}

Value atFront(BatchContext &c, const Mapped &x) { return axisAt(c, x, 0); }

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

MappedValues vectorized(BatchContext &c, MappedValues in) {
  Values operands;
  for (const Mapped &x : in)
    operands.push_back(x.value);
  return bindAlong(c, operands, c.eqn.params, in[0].dim);
}

/// Each result is mapped as its operand is.
MappedValues alike(BatchContext &c, MappedValues in) {
  Values operands;
  std::vector<Aval> avals;
  for (size_t i = 0; i < in.size(); ++i) {
    operands.push_back(in[i].value);
    avals.push_back(withAxis(outAval(c, i), in[i].dim, c.size));
  }
  Values results = jax::bind(c.interp, c.eqn.prim, operands, c.eqn.params, std::move(avals), c.eqn.hasEffects);
  for (size_t i = 0; i < in.size(); ++i)
    in[i].value = results[i];
  return in;
}

MappedValues broadcasting(BatchContext &c, MappedValues in) {
  const Mapped &first = *std::ranges::find_if(in, &Mapped::isMapped);
  Shape shape = shapeOf(c, first.value);
  bool agree = std::ranges::all_of(in, [&](const Mapped &x) {
    Shape own = shapeOf(c, x.value);
    return own.empty() || (own == shape && x.dim == first.dim);
  });
  Values operands;
  if (agree) {
    for (const Mapped &x : in)
      operands.push_back(x.value);
    return bindAlong(c, operands, c.eqn.params, first.dim);
  }
  size_t rank = 0;
  for (const Mapped &x : in) {
    Value value = x.value;
    if (x.isMapped()) {
      value = atFront(c, x);
    } else if (rankOf(c, value)) {
      Shape with = shapeOf(c, value);
      with.insert(with.begin(), 1);
      Ints dims;
      for (size_t i = 1; i < with.size(); ++i)
        dims.push_back(int64_t(i));
      value = lax::broadcastInDim(c.interp, value, with, dims);
    }
    operands.push_back(value);
    rank = std::max(rank, rankOf(c, value));
  }
  for (size_t i = 0; i < in.size(); ++i) {
    size_t own = rankOf(c, operands[i]);
    if (!in[i].isMapped() || own == rank)
      continue;
    Ints added;
    for (size_t axis = own; axis < rank; ++axis)
      added.push_back(int64_t(axis));
    operands[i] = lax::expandDims(c.interp, operands[i], added);
  }
  return bindAlong(c, operands, c.eqn.params, 0);
}

MappedValues selectN(BatchContext &c, MappedValues in) {
  const Mapped which = in[0];
  MappedValues cases(in.begin() + 1, in.end());
  auto valuesOf = [](const MappedValues &mapped) {
    Values values;
    for (const Mapped &x : mapped)
      values.push_back(x.value);
    return values;
  };
  auto result = [&](Value predicate, const Values &values, int64_t dim) -> MappedValues {
    return {{lax::selectN(c.interp, predicate, values), dim}};
  };
  Shape whichShape = shapeOf(c, which.value), firstShape = shapeOf(c, cases[0].value);
  if (std::ranges::all_of(cases, [&](const Mapped &x) { return x.dim == which.dim; })) {
    Value predicate = which.value;
    if (whichShape != firstShape)
      predicate = lax::broadcastInDim(c.interp, predicate, firstShape, {which.dim});
    return result(predicate, valuesOf(cases), which.dim);
  }
  if (whichShape.empty() && std::ranges::all_of(cases, &Mapped::isMapped)) {
    Values values;
    for (const Mapped &x : cases)
      values.push_back(axisAt(c, x, cases[0].dim));
    return result(which.value, values, cases[0].dim);
  }
  Value predicate = whichShape.empty() ? which.value : atFront(c, which);
  Values values = valuesOf(cases);
  if (!std::ranges::all_of(values, [&](Value x) { return shapeOf(c, x).empty(); }))
    for (size_t i = 0; i < cases.size(); ++i)
      values[i] = atFront(c, cases[i]);
  Shape wide = shapeOf(c, values[0]);
  size_t rank = rankOf(c, predicate);
  if (rank && rank < wide.size())
    predicate = lax::broadcastInDim(c.interp, predicate, wide, {0});
  if (rank > wide.size())
    for (Value &value : values)
      value = lax::broadcastInDim(c.interp, value, shapeOf(c, predicate), {});
  return result(predicate, values, 0);
}

MappedValues clamp(BatchContext &c, MappedValues in) {
  const Mapped &low = in[0], &x = in[1], &high = in[2];
  size_t lowRank = rankOf(c, low.value), highRank = rankOf(c, high.value);
  bool scalars = lowRank == 0 && highRank == 0;
  bool same = low.dim == x.dim && high.dim == x.dim;
  Values operands{low.value, x.value, high.value};
  if ((same && shapeOf(c, low.value) == shapeOf(c, x.value) && shapeOf(c, high.value) == shapeOf(c, x.value)) ||
      (scalars && x.isMapped()))
    return bindAlong(c, operands, c.eqn.params, x.dim);
  for (size_t i = 0; i < 3; ++i)
    if (rankOf(c, operands[i]))
      operands[i] = atFront(c, in[i]);
  Shape wide = shapeOf(c, operands[1]);
  for (size_t i : {0, 2}) {
    size_t rank = rankOf(c, operands[i]);
    if (rank < wide.size())
      operands[i] = lax::broadcastInDim(c.interp, operands[i], wide, rank ? Ints{0} : Ints{});
    else if (rank > wide.size())
      operands[1] = lax::broadcastInDim(c.interp, operands[1], wide = shapeOf(c, operands[i]), {});
  }
  return bindAlong(c, operands, c.eqn.params, 0);
}

BatchRuleRegistration unaries(
    {
        "neg",
        "sign",
        "floor",
        "ceil",
        "round",
        "is_finite",
        "exp",
        "exp2",
        "log",
        "expm1",
        "log1p",
        "tanh",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "sinh",
        "cosh",
        "asinh",
        "acosh",
        "atanh",
        "lgamma",
        "digamma",
        "erf",
        "erfc",
        "erf_inv",
        "logistic",
        "abs",
        "sqrt",
        "rsqrt",
        "cbrt",
        "not",
        "square",
        "population_count",
        "clz",
        "integer_pow",
        "log2",
        "real",
        "imag",
        "conj",
        "convert_element_type",
        "bitcast_convert_type",
        "reduce_precision",
        "stop_gradient",
        "copy",
        "bessel_i0e",
        "bessel_i1e",
        "reciprocal",
        "one_minus_square",
        "device_put",
    },
    vectorized);
BatchRuleRegistration barriers({"optimization_barrier"}, alike);
BatchRuleRegistration naries({"add",         "sub",
                              "mul",         "div",
                              "rem",         "max",
                              "min",         "pow",
                              "atan2",       "and",
                              "or",          "xor",
                              "eq",          "ne",
                              "lt",          "le",
                              "gt",          "ge",
                              "shift_left",  "shift_right_logical",
                              "nextafter",   "shift_right_arithmetic",
                              "mulhi",       "complex",
                              "add_any",     "igamma",
                              "igammac",     "regularized_incomplete_beta",
                              "threefry2x32"},
                             broadcasting);
BatchRuleRegistration selects({"select_n"}, selectN);
BatchRuleRegistration clamps({"clamp"}, clamp);

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

MappedValues broadcastInDim(BatchContext &c, MappedValues in) {
  Shape shape = outAval(c).shape;
  shape.insert(shape.begin(), c.size);
  Ints dims = withFront(0, shifted(intsOf(c, "broadcast_dimensions")));
  return {{lax::broadcastInDim(c.interp, atFront(c, in[0]), shape, dims), 0}};
}

MappedValues reshape(BatchContext &c, MappedValues in) {
  Shape shape = outAval(c).shape;
  shape.insert(shape.begin(), c.size);
  return {{lax::reshape(c.interp, atFront(c, in[0]), shape), 0}};
}

MappedValues squeeze(BatchContext &c, MappedValues in) {
  return {{lax::squeeze(c.interp, atFront(c, in[0]), shifted(intsOf(c, "dimensions"))), 0}};
}

MappedValues transpose(BatchContext &c, MappedValues in) {
  Ints permutation = withFront(in[0].dim, bumped(intsOf(c, "permutation"), in[0].dim));
  return {{lax::transpose(c.interp, in[0].value, permutation), 0}};
}

MappedValues concatenate(BatchContext &c, MappedValues in) {
  Values operands;
  for (const Mapped &x : in)
    operands.push_back(atFront(c, x));
  return {{lax::concatenate(c.interp, operands, intOf(c, "dimension") + 1), 0}};
}

MappedValues stack(BatchContext &c, MappedValues in) {
  int64_t axis = intOf(c, "axis"), dim = in[0].dim;
  Values operands;
  bool same = std::ranges::all_of(in, [&](const Mapped &x) { return x.isMapped() && x.dim == dim; });
  for (const Mapped &x : in)
    operands.push_back(same ? x.value : atFront(c, x));
  int64_t at = !same ? axis + 1 : axis <= dim ? axis : axis + 1;
  int64_t out = !same ? 0 : axis <= dim ? dim + 1 : dim;
  return bindAlong(c, operands, with(c.eqn.params, "axis", at), out);
}

MappedValues unstack(BatchContext &c, MappedValues in) {
  int64_t axis = intOf(c, "axis"), dim = in[0].dim;
  bool before = axis < dim;
  return bindAlong(c, Values{in[0].value}, with(c.eqn.params, "axis", before ? axis : axis + 1),
                   before ? dim - 1 : dim);
}

MappedValues split(BatchContext &c, MappedValues in) {
  int64_t axis = intOf(c, "axis"), dim = in[0].dim;
  return bindAlong(c, Values{in[0].value}, with(c.eqn.params, "axis", axis >= dim ? axis + 1 : axis), dim);
}

MappedValues tile(BatchContext &c, MappedValues in) {
  Ints reps = intsOf(c, "reps");
  reps.insert(reps.begin() + in[0].dim, 1);
  return bindAlong(c, Values{in[0].value}, with(c.eqn.params, "reps", Param::ints(reps)), in[0].dim);
}

MappedValues pad(BatchContext &c, MappedValues in) {
  if (in[1].isMapped()) {
    auto reason = c.interp.unknown(python::Reason::Unmodelled, "jax.vmap of a pad with mapped padding value");
    if (JaxprBuilder *builder = traceContext(c.interp).current())
      builder->markIncomplete(reason.as<python::Unknown>()->reason);
    Value x = axisAt(c, in[0], 0);
    return bindAlong(c, Values{x, in[1].value}, c.eqn.params, 0);
  }
  ParamList config = *c.eqn.param("padding_config")->asList();
  config.insert(config.begin() + in[0].dim, Param::ints({0, 0, 0}));
  return bindAlong(c, Values{in[0].value, in[1].value},
                   with(c.eqn.params, "padding_config", Param::list(std::move(config))), in[0].dim);
}

MappedValues slice(BatchContext &c, MappedValues in) {
  Ints start = intsOf(c, "start_indices"), limit = intsOf(c, "limit_indices"), strides = intsOf(c, "strides");
  int64_t dim = in[0].dim;
  start.insert(start.begin() + dim, 0);
  limit.insert(limit.begin() + dim, c.size);
  if (!strides.empty())
    strides.insert(strides.begin() + dim, 1);
  return {{lax::slice(c.interp, in[0].value, start, limit, strides), dim}};
}

MappedValues rev(BatchContext &c, MappedValues in) {
  return {{lax::rev(c.interp, in[0].value, bumped(intsOf(c, "dimensions"), in[0].dim)), in[0].dim}};
}

BatchRuleRegistration broadcasts({"broadcast_in_dim"}, broadcastInDim);
BatchRuleRegistration reshapes({"reshape"}, reshape);
BatchRuleRegistration squeezes({"squeeze"}, squeeze);
BatchRuleRegistration transposes({"transpose"}, transpose);
BatchRuleRegistration concatenates({"concatenate"}, concatenate);
BatchRuleRegistration stacks({"stack"}, stack);
BatchRuleRegistration unstacks({"unstack"}, unstack);
BatchRuleRegistration splits({"split"}, split);
BatchRuleRegistration tiles({"tile"}, tile);
BatchRuleRegistration pads({"pad"}, pad);
BatchRuleRegistration slices({"slice"}, slice);
BatchRuleRegistration revs({"rev"}, rev);

//===----------------------------------------------------------------------===//
// Reductions and what runs along an axis
//===----------------------------------------------------------------------===//

MappedValues reduction(BatchContext &c, MappedValues in) {
  int64_t dim = in[0].dim;
  Ints axes = bumped(intsOf(c, "axes"), dim);
  int64_t out = dim - std::ranges::count_if(axes, [&](int64_t axis) { return axis < dim; });
  return bindAlong(c, Values{in[0].value}, with(c.eqn.params, "axes", Param::ints(axes)), out);
}

MappedValues alongAxis(BatchContext &c, MappedValues in) {
  int64_t dim = in[0].dim, axis = intOf(c, "axis");
  return bindAlong(c, Values{in[0].value}, with(c.eqn.params, "axis", axis + (axis >= dim)), dim);
}

MappedValues sort(BatchContext &c, MappedValues in) {
  int64_t dim = std::ranges::find_if(in, &Mapped::isMapped)->dim, dimension = intOf(c, "dimension");
  Values operands;
  for (const Mapped &x : in)
    operands.push_back(axisAt(c, x, dim));
  return bindAlong(c, operands, with(c.eqn.params, "dimension", dimension + (dim <= dimension)), dim);
}

BatchRuleRegistration reductions({"reduce_sum", "reduce_prod", "reduce_max", "reduce_min", "reduce_and", "reduce_or",
                                  "reduce_xor", "argmax", "argmin"},
                                 reduction);
BatchRuleRegistration cumulative({"cumsum", "cumprod", "cummax", "cummin", "cumlogsumexp", "top_k"}, alongAxis);
BatchRuleRegistration sorts({"sort"}, sort);

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

MappedValues dotGeneral(BatchContext &c, MappedValues in) {
  const ParamList &numbers = *c.eqn.param("dimension_numbers")->asList();
  const ParamList &contract = *numbers[0].asList(), &batch = *numbers[1].asList();
  lax::DotDims dims{*contract[0].asInts(), *contract[1].asInts(), *batch[0].asInts(), *batch[1].asInts()};
  auto free = [&](const Mapped &x, const Ints &contracting, const Ints &batched) {
    Ints axes;
    for (int64_t i = 0; i < int64_t(rankOf(c, x.value)); ++i)
      if (std::ranges::find(contracting, i) == contracting.end() && std::ranges::find(batched, i) == batched.end())
        axes.push_back(i);
    return axes;
  };
  auto below = [](const Ints &axes, int64_t dim) {
    return int64_t(std::ranges::count_if(axes, [&](int64_t axis) { return axis < dim; }));
  };
  const Mapped &lhs = in[0], &rhs = in[1];
  int64_t out = 0;
  if (lhs.isMapped() && rhs.isMapped()) {
    dims.lhsBatch = withFront(lhs.dim, bumped(dims.lhsBatch, lhs.dim));
    dims.rhsBatch = withFront(rhs.dim, bumped(dims.rhsBatch, rhs.dim));
    dims.lhsContract = bumped(dims.lhsContract, lhs.dim);
    dims.rhsContract = bumped(dims.rhsContract, rhs.dim);
  } else if (lhs.isMapped()) {
    out = int64_t(dims.lhsBatch.size()) + below(free(lhs, dims.lhsContract, dims.lhsBatch), lhs.dim);
    dims.lhsBatch = bumped(dims.lhsBatch, lhs.dim);
    dims.lhsContract = bumped(dims.lhsContract, lhs.dim);
  } else {
    out = int64_t(rankOf(c, lhs.value) - dims.lhsContract.size()) +
          below(free(rhs, dims.rhsContract, dims.rhsBatch), rhs.dim);
    dims.rhsBatch = bumped(dims.rhsBatch, rhs.dim);
    dims.rhsContract = bumped(dims.rhsContract, rhs.dim);
  }
  const DType *preferred = c.eqn.param("preferred_element_type")->as<DType>();
  return {{lax::dotGeneral(c.interp, lhs.value, rhs.value, dims, *c.eqn.param("precision"),
                           preferred ? std::optional(*preferred) : std::nullopt),
           out}};
}

BatchRuleRegistration dots({"dot_general"}, dotGeneral);

//===----------------------------------------------------------------------===//
// Indexing
//===----------------------------------------------------------------------===//

Ints listed(const ParamDict &dict, std::string_view name) {
  for (const auto &[key, value] : dict)
    if (key == name)
      return value.asInts().value_or(Ints{});
  return {};
}

lax::GatherDims gatherDims(const BatchContext &c, bool scatter) {
  const ParamDict &dict = *c.eqn.param("dimension_numbers")->asDict();
  return {listed(dict, scatter ? "update_window_dims" : "offset_dims"),
          listed(dict, scatter ? "inserted_window_dims" : "collapsed_slice_dims"),
          listed(dict, scatter ? "scatter_dims_to_operand_dims" : "start_index_map"),
          listed(dict, "operand_batching_dims"),
          listed(dict, scatter ? "scatter_indices_batching_dims" : "start_indices_batching_dims")};
}

struct GatherOptions {
  lax::GatherDims dims;
  Ints sizes;
  std::string mode;
  Param fill;
  bool unique, sorted;
};

MappedValues gatherMapped(BatchContext &c, const Mapped &x, const Mapped &indices, GatherOptions o) {
  Value operand = x.value, index = indices.value;
  if (x.isMapped() && !indices.isMapped()) {
    operand = atFront(c, x);
    o.sizes.insert(o.sizes.begin(), c.size);
    o.dims = {withFront(0, shifted(o.dims.offsetDims)), shifted(o.dims.collapsedSliceDims),
              shifted(o.dims.startIndexMap), shifted(o.dims.operandBatchingDims), o.dims.startIndicesBatchingDims};
  } else if (!x.isMapped()) {
    index = atFront(c, indices);
    o.dims.offsetDims = shifted(o.dims.offsetDims);
    o.dims.startIndicesBatchingDims = shifted(o.dims.startIndicesBatchingDims);
    o.unique = o.sorted = false;
  } else {
    operand = atFront(c, x);
    index = atFront(c, indices);
    o.sizes.insert(o.sizes.begin(), c.size ? 1 : 0);
    o.dims = {shifted(o.dims.offsetDims), shifted(o.dims.collapsedSliceDims), shifted(o.dims.startIndexMap),
              withFront(0, shifted(o.dims.operandBatchingDims)),
              withFront(0, shifted(o.dims.startIndicesBatchingDims))};
  }
  return {{lax::gather(c.interp, operand, index, o.dims, o.sizes, o.mode, o.fill, o.unique, o.sorted), 0}};
}

std::string modeOf(const BatchContext &c) {
  const Symbol *mode = c.eqn.param("mode")->as<Symbol>();
  return mode ? mode->text.substr(mode->text.find('.') + 1) : "CLIP";
}

MappedValues gather(BatchContext &c, MappedValues in) {
  GatherOptions options{gatherDims(c, false),
                        intsOf(c, "slice_sizes"),
                        modeOf(c),
                        *c.eqn.param("fill_value"),
                        *c.eqn.param("unique_indices")->asBool(),
                        *c.eqn.param("indices_are_sorted")->asBool()};
  return gatherMapped(c, in[0], in[1], std::move(options));
}

/// Scalar start indices as one array of indices, mapped if one of them is.
Mapped joinedIndices(BatchContext &c, std::span<const Mapped> indices) {
  bool any = std::ranges::any_of(indices, &Mapped::isMapped);
  Values parts;
  for (const Mapped &index : indices) {
    Shape shape = any ? Shape{c.size, 1} : Shape{1};
    parts.push_back(lax::broadcastInDim(c.interp, index.value, shape, index.isMapped() ? Ints{0} : Ints{}));
  }
  return {lax::concatenate(c.interp, parts, any ? 1 : 0), any ? 0 : kUnmapped};
}

MappedValues dynamicSlice(BatchContext &c, MappedValues in) {
  Ints dims;
  for (size_t i = 0; i + 1 < in.size(); ++i)
    dims.push_back(int64_t(i));
  Mapped indices = joinedIndices(c, std::span(in).subspan(1));
  return gatherMapped(c, in[0], indices, {{dims, {}, dims, {}, {}}, intsOf(c, "slice_sizes"), "CLIP", {}, true, true});
}

struct ScatterOptions {
  std::string combine;
  lax::GatherDims dims;
  std::string mode;
  bool unique, sorted;
};

MappedValues scatterMapped(BatchContext &c, const Mapped &x, const Mapped &indices, const Mapped &updates,
                           ScatterOptions o) {
  Value operand = atFront(c, x), part = atFront(c, updates);
  if (!indices.isMapped()) {
    o.dims = {withFront(0, shifted(o.dims.offsetDims)), shifted(o.dims.collapsedSliceDims),
              shifted(o.dims.startIndexMap), shifted(o.dims.operandBatchingDims), o.dims.startIndicesBatchingDims};
    return {{lax::scatter(c.interp, o.combine, operand, indices.value, part, o.dims, o.mode, o.unique, o.sorted), 0}};
  }
  o.dims = {shifted(o.dims.offsetDims), shifted(o.dims.collapsedSliceDims), shifted(o.dims.startIndexMap),
            withFront(0, shifted(o.dims.operandBatchingDims)), withFront(0, shifted(o.dims.startIndicesBatchingDims))};
  return {
      {lax::scatter(c.interp, o.combine, operand, atFront(c, indices), part, o.dims, o.mode, o.unique, o.sorted), 0}};
}

MappedValues scatter(BatchContext &c, MappedValues in) {
  std::string combine = c.eqn.prim->name == "scatter" ? "" : c.eqn.prim->name.substr(8);
  return scatterMapped(c, in[0], in[1], in[2],
                       {combine, gatherDims(c, true), modeOf(c), *c.eqn.param("unique_indices")->asBool(),
                        *c.eqn.param("indices_are_sorted")->asBool()});
}

MappedValues dynamicUpdateSlice(BatchContext &c, MappedValues in) {
  Ints dims;
  for (size_t i = 0; i + 2 < in.size(); ++i)
    dims.push_back(int64_t(i));
  Mapped indices = joinedIndices(c, std::span(in).subspan(2));
  return scatterMapped(c, in[0], indices, in[1], {"", {dims, {}, dims, {}, {}}, "CLIP", true, true});
}

BatchRuleRegistration gathers({"gather"}, gather);
BatchRuleRegistration dynamicSlices({"dynamic_slice"}, dynamicSlice);
BatchRuleRegistration scatters({"scatter", "scatter-add", "scatter-sub", "scatter-mul", "scatter-min", "scatter-max"},
                               scatter);
BatchRuleRegistration dynamicUpdates({"dynamic_update_slice"}, dynamicUpdateSlice);

//===----------------------------------------------------------------------===//
// Calls and control flow
//===----------------------------------------------------------------------===//

MappedValues incomplete(BatchContext &c, size_t count) {
  Value unknown = c.interp.unknown(python::Reason::Unmodelled, "jax.vmap of " + c.eqn.prim->name);
  if (JaxprBuilder *builder = traceContext(c.interp).current())
    builder->markIncomplete(unknown.as<python::Unknown>()->reason);
  return MappedValues(count, Mapped{unknown});
}

std::vector<int64_t> dimsOf(std::span<const Mapped> in) {
  std::vector<int64_t> dims;
  for (const Mapped &x : in)
    dims.push_back(x.dim);
  return dims;
}

/// Calls whose inner jaxpr takes all operands and gives all results.
MappedValues callWith(BatchContext &c, const MappedValues &in, std::string_view jaxprParam) {
  JaxprPtr inner = c.eqn.param(jaxprParam)->asJaxpr();
  BatchedJaxpr batched = batchJaxpr(c.interp, inner, dimsOf(in), c.size);
  if (!batched.jaxpr)
    return incomplete(c, c.eqn.out.size());
  Values operands;
  for (const Mapped &x : in)
    operands.push_back(x.value);
  std::vector<Aval> avals;
  for (const Atom &out : batched.jaxpr->outvars)
    avals.push_back(batched.jaxpr->aval(out));
  Values results = jax::bind(c.interp, c.eqn.prim, operands, with(c.eqn.params, jaxprParam, batched.jaxpr),
                             std::move(avals), c.eqn.hasEffects);
  MappedValues outs;
  for (size_t i = 0; i < results.size(); ++i)
    outs.push_back({results[i], batched.outDims[i]});
  return outs;
}

MappedValues jitCall(BatchContext &c, MappedValues in) { return callWith(c, in, "jaxpr"); }

MappedValues customCall(BatchContext &c, MappedValues in) { return callWith(c, in, "call_jaxpr"); }

MappedValues condIndexed(BatchContext &c, MappedValues in) {
  const ParamList &branches = *c.eqn.param("branches")->asList();
  if (in[0].isMapped()) {
    Value index = atFront(c, in[0]);
    Values operands;
    for (size_t i = 1; i < in.size(); ++i)
      operands.push_back(atFront(c, in[i]));
    std::vector<Values> outs;
    for (size_t b = 0; b < branches.size(); ++b) {
      JaxprPtr inner = branches[b].asJaxpr();
      BatchedJaxpr batched = batchJaxpr(c.interp, inner, std::vector<int64_t>(operands.size(), 0), c.size,
                                        std::vector<bool>(inner->outvars.size(), true));
      if (!batched.jaxpr)
        return incomplete(c, c.eqn.out.size());
      Value matches =
          lax::binary(c.interp, "eq", index, lax::constantLike(c.interp, index, Value::integer(int64_t(b))));
      MappedValues chosen;
      for (Value x : operands) {
        Value stopped = bind1(c.interp, "stop_gradient", {x}, {}, lax::aval(c.interp, x));
        Shape shape = shapeOf(c, x);
        Value predicate = matches;
        if (shape.size() > 1)
          predicate = lax::broadcastInDim(c.interp, predicate, shape, {0});
        chosen.push_back({lax::select(c.interp, predicate, x, stopped)});
      }
      Values results;
      for (const Mapped &out : runBatched(c.interp, *batched.jaxpr, chosen, c.size))
        results.push_back(out.value);
      outs.push_back(std::move(results));
    }
    MappedValues selected;
    for (size_t i = 0; i < c.eqn.out.size(); ++i) {
      Values cases;
      for (const Values &branch : outs)
        cases.push_back(branch[i]);
      Shape shape = shapeOf(c, cases[0]);
      Value which = index;
      if (shape.size() > 1)
        which = lax::broadcastInDim(c.interp, which, shape, {0});
      Aval out = lax::aval(c.interp, cases[0]);
      cases.insert(cases.begin(), which);
      selected.push_back({jax::bind(c.interp, primitive("select_n"), cases, {}, {out})[0], 0});
    }
    return selected;
  }
  Values operands{in[0].value};
  std::vector<int64_t> dims;
  for (size_t i = 1; i < in.size(); ++i) {
    operands.push_back(in[i].isMapped() ? atFront(c, in[i]) : in[i].value);
    dims.push_back(in[i].isMapped() ? 0 : kUnmapped);
  }
  std::vector<bool> mapped(c.eqn.out.size());
  for (const Param &branch : branches) {
    BatchedJaxpr batched = batchJaxpr(c.interp, branch.asJaxpr(), dims, c.size, mapped);
    for (size_t i = 0; i < batched.outDims.size(); ++i)
      mapped[i] = mapped[i] || batched.outDims[i] != kUnmapped;
  }
  ParamList batchedBranches;
  for (const Param &branch : branches) {
    BatchedJaxpr batched = batchJaxpr(c.interp, branch.asJaxpr(), dims, c.size, mapped);
    if (!batched.jaxpr)
      return incomplete(c, c.eqn.out.size());
    batchedBranches.push_back(batched.jaxpr);
  }
  JaxprPtr first = batchedBranches[0].asJaxpr();
  std::vector<Aval> avals;
  for (const Atom &out : first->outvars)
    avals.push_back(first->aval(out));
  Values results =
      jax::bind(c.interp, c.eqn.prim, operands, with(c.eqn.params, "branches", Param::list(std::move(batchedBranches))),
                std::move(avals), c.eqn.hasEffects);
  MappedValues outs;
  for (size_t i = 0; i < results.size(); ++i)
    outs.push_back({results[i], mapped[i] ? 0 : kUnmapped});
  return outs;
}

MappedValues scan(BatchContext &c, MappedValues in) {
  size_t consts = size_t(intOf(c, "num_consts")), carries = size_t(intOf(c, "num_carry"));
  JaxprPtr body = c.eqn.param("jaxpr")->asJaxpr();
  std::vector<bool> carried;
  carried.reserve(carries);
  for (size_t i = 0; i < carries; ++i)
    carried.push_back(in[consts + i].isMapped());
  BatchedJaxpr batched;
  for (size_t round = 0; round <= carries; ++round) {
    std::vector<int64_t> dims;
    dims.reserve(in.size());
    for (size_t i = 0; i < in.size(); ++i)
      dims.push_back(i < consts             ? in[i].dim
                     : i < consts + carries ? (carried[i - consts] ? 0 : kUnmapped)
                                            : (in[i].isMapped() ? 0 : kUnmapped));
    std::vector<bool> wanted = carried;
    wanted.resize(c.eqn.out.size());
    batched = batchJaxpr(c.interp, body, dims, c.size, wanted);
    if (!batched.jaxpr)
      return incomplete(c, c.eqn.out.size());
    bool grown = false;
    for (size_t i = 0; i < carries; ++i)
      if (batched.outDims[i] != kUnmapped && !carried[i])
        grown = carried[i] = true;
    if (!grown)
      break;
  }
  Values operands;
  for (size_t i = 0; i < in.size(); ++i)
    operands.push_back(i < consts             ? in[i].value
                       : i < consts + carries ? (carried[i - consts] ? atFront(c, in[i]) : in[i].value)
                       : in[i].isMapped()     ? axisAt(c, in[i], 1)
                                              : in[i].value);
  std::vector<Aval> avals;
  MappedValues outs;
  for (size_t i = 0; i < c.eqn.out.size(); ++i) {
    bool mapped = batched.outDims[i] != kUnmapped;
    outs.push_back({Value(), mapped ? (i < carries ? 0 : 1) : kUnmapped});
    avals.push_back(withAxis(outAval(c, i), outs.back().dim, c.size));
  }
  Values results = jax::bind(c.interp, c.eqn.prim, operands, with(c.eqn.params, "jaxpr", batched.jaxpr),
                             std::move(avals), c.eqn.hasEffects);
  for (size_t i = 0; i < results.size(); ++i)
    outs[i].value = results[i];
  return outs;
}

/// Only loops whose condition is the same for all examples.
MappedValues whileLoop(BatchContext &c, MappedValues in) {
  size_t condConsts = size_t(intOf(c, "cond_nconsts")), bodyConsts = size_t(intOf(c, "body_nconsts"));
  JaxprPtr condition = c.eqn.param("cond_jaxpr")->asJaxpr(), body = c.eqn.param("body_jaxpr")->asJaxpr();
  size_t first = condConsts + bodyConsts, carries = in.size() - first;
  std::vector<bool> carried;
  carried.reserve(carries);
  for (size_t i = 0; i < carries; ++i)
    carried.push_back(in[first + i].isMapped());
  auto carryDims = [&](size_t from, size_t count) {
    std::vector<int64_t> dims;
    for (size_t i = from; i < from + count; ++i)
      dims.push_back(in[i].dim);
    for (bool mapped : carried)
      dims.push_back(mapped ? 0 : kUnmapped);
    return dims;
  };
  auto followBody = [&] { return batchJaxpr(c.interp, body, carryDims(condConsts, bodyConsts), c.size, carried); };
  BatchedJaxpr batchedBody = followBody();
  for (size_t round = 0; round <= carries && batchedBody.jaxpr; ++round) {
    bool grown = false;
    for (size_t i = 0; i < carries; ++i)
      if (batchedBody.outDims[i] != kUnmapped && !carried[i])
        grown = carried[i] = true;
    if (!grown)
      break;
    batchedBody = followBody();
  }
  BatchedJaxpr batchedCond = batchJaxpr(c.interp, condition, carryDims(0, condConsts), c.size);
  if (batchedCond.jaxpr && batchedCond.outDims[0] != kUnmapped) {
    std::fill(carried.begin(), carried.end(), true);
    batchedBody = followBody();
    batchedCond = batchJaxpr(c.interp, condition, carryDims(0, condConsts), c.size, {true});
  }
  if (!batchedBody.jaxpr || !batchedCond.jaxpr)
    return incomplete(c, c.eqn.out.size());
  Values operands;
  for (size_t i = 0; i < in.size(); ++i)
    operands.push_back(i >= first && carried[i - first] ? atFront(c, in[i]) : in[i].value);
  std::vector<Aval> avals;
  avals.reserve(carries);
  for (size_t i = 0; i < carries; ++i)
    avals.push_back(withAxis(outAval(c, i), carried[i] ? 0 : kUnmapped, c.size));
  ParamDict params = with(with(c.eqn.params, "body_jaxpr", batchedBody.jaxpr), "cond_jaxpr", batchedCond.jaxpr);
  Values results = jax::bind(c.interp, c.eqn.prim, operands, std::move(params), std::move(avals), c.eqn.hasEffects);
  MappedValues outs;
  for (size_t i = 0; i < carries; ++i)
    outs.push_back({results[i], carried[i] ? 0 : kUnmapped});
  return outs;
}

BatchRuleRegistration jits({"jit", "remat2"}, jitCall);
BatchRuleRegistration customs({"custom_jvp_call", "custom_vjp_call"}, customCall);
BatchRuleRegistration conds({"cond"}, condIndexed);
BatchRuleRegistration scans({"scan"}, scan);
BatchRuleRegistration whiles({"while"}, whileLoop);

//===----------------------------------------------------------------------===//
// Random keys
//===----------------------------------------------------------------------===//

/// A key's examples lie at the front, so do those of what is made from it.
MappedValues randomAtFront(BatchContext &c, MappedValues in) {
  Values operands;
  for (const Mapped &x : in)
    operands.push_back(atFront(c, x));
  return bindAlong(c, operands, c.eqn.params, 0);
}

BatchRuleRegistration randoms({"random_bits", "random_split", "random_fold_in", "random_seed", "random_wrap",
                               "random_unwrap"},
                              randomAtFront);

} // namespace
} // namespace pallasd::jax
