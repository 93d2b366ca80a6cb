//===- differentiate.cpp - The linear part of derivatives ------------------===//
#include "analysis/jax/differentiate.h"

#include "analysis/jax/lax.h"

#include <algorithm>
#include <numeric>

namespace pallasd::jax {

using namespace python;
using lax::Ints;

static Shape shapeOf(Interp &interp, Value x) { return lax::aval(interp, x).shape; }

Tangent Linear::made(Aval aval, std::vector<Tangent> operands, Transposed transposed) {
  nodes.push_back({std::move(operands), std::move(transposed), scope});
  return {false, Value(), nodes.size() - 1, std::move(aval)};
}

Tangent Linear::bound(Value value) { return {false, value, 0, lax::aval(interp, value)}; }

Tangent Linear::input(const Aval &aval, Value forwards) {
  return backwards ? made(aval, {}, nullptr) : Tangent{false, forwards, 0, aval};
}

Tangent Linear::slot(const Tangent &t) {
  return t.zero || !backwards || within ? t : made(t.aval, {t}, [](Value ct) -> Values { return {ct}; });
}

/// The cotangent of an operand that was broadcast from `shape` along axes of size one.
Value Linear::unbroadcast(Value cotangent, const Shape &shape) {
  Shape from = shapeOf(interp, cotangent);
  if (from == shape)
    return cotangent;
  Ints axes;
  for (size_t i = 0; i < from.size(); ++i)
    if (from[i] != shape[i])
      axes.push_back(int64_t(i));
  return lax::reshape(interp, lax::reduce(interp, "reduce_sum", cotangent, axes), shape);
}

static Aval withShape(Aval aval, const Shape &shape) {
  aval.shape = shape;
  return aval;
}

static Shape broadcastWith(Interp &interp, const Shape &shape, const Shape &other) {
  return other.empty() ? shape : lax::numpyBroadcast(interp, std::array{shape, other});
}

Tangent Linear::scaled(const Tangent &t, Value c, std::function<Value(Value)> by) {
  if (!backwards)
    return bound(by(t.value));
  Aval out = withShape(t.aval, broadcastWith(interp, t.aval.shape, shapeOf(interp, c)));
  held.push_back(c);
  return made(out, {t}, [this, by, shape = t.aval.shape](Value ct) -> Values { return {unbroadcast(by(ct), shape)}; });
}

Tangent Linear::mul(const Tangent &t, Value c, bool coefficientFirst) {
  return scaled(t, c, [this, c, coefficientFirst](Value x) {
    return coefficientFirst ? lax::binary(interp, "mul", c, x) : lax::binary(interp, "mul", x, c);
  });
}

Tangent Linear::div(const Tangent &t, Value c) {
  return scaled(t, c, [this, c](Value x) { return lax::binary(interp, "div", x, c); });
}

Tangent Linear::neg(const Tangent &t) {
  if (!backwards)
    return bound(lax::unary(interp, "neg", t.value));
  return made(t.aval, {t}, [this](Value ct) -> Values { return {lax::unary(interp, "neg", ct)}; });
}

Tangent Linear::convert(const Tangent &t, DType dtype, bool weak) {
  if (!backwards)
    return bound(lax::convertElementType(interp, t.value, dtype, weak));
  Aval out = t.aval;
  out.dtype = dtype;
  out.weakType = weak;
  return made(out, {t}, [this, from = t.aval](Value ct) -> Values {
    return {lax::convertElementType(interp, ct, from.dtype, from.weakType)};
  });
}

Tangent Linear::binary(std::string_view prim, const Tangent &a, const Tangent &b) {
  if (!backwards) {
    Value operands[] = {a.value, b.value};
    if (prim == "add_any")
      return bound(jax::bind(interp, primitive(prim), operands, {}, {a.aval})[0]);
    return bound(lax::binary(interp, prim, a.value, b.value));
  }
  Aval out = withShape(a.aval, lax::numpyBroadcast(interp, std::array{a.aval.shape, b.aval.shape}));
  bool minus = prim == "sub";
  return made(out, {a, b}, [this, minus, left = a.aval.shape, right = b.aval.shape](Value ct) -> Values {
    Value first = unbroadcast(ct, left);
    return {first, unbroadcast(minus ? lax::unary(interp, "neg", ct) : ct, right)};
  });
}

Tangent Linear::sum(const Tangent &a, const Tangent &b) { return a.zero ? b : b.zero ? a : binary("add_any", a, b); }

/// Axes of `rank` that aren't among `axes`.
static Ints remaining(size_t rank, const Ints &axes, const Ints &others = {}) {
  Ints rest;
  for (int64_t i = 0; i < int64_t(rank); ++i)
    if (std::ranges::find(axes, i) == axes.end() && std::ranges::find(others, i) == others.end())
      rest.push_back(i);
  return rest;
}

Tangent Linear::reduceSum(const Tangent &t, const Ints &axes) {
  if (!backwards)
    return bound(lax::reduce(interp, "reduce_sum", t.value, axes));
  Ints kept = remaining(t.aval.shape.size(), axes);
  Shape out;
  for (int64_t axis : kept)
    out.push_back(t.aval.shape[size_t(axis)]);
  return made(withShape(t.aval, out), {t}, [this, kept, shape = t.aval.shape](Value ct) -> Values {
    return {lax::broadcastInDim(interp, ct, shape, kept)};
  });
}

Tangent Linear::broadcast(const Tangent &t, const Shape &shape, const Ints &dims) {
  if (!backwards)
    return bound(lax::broadcastInDim(interp, t.value, shape, dims));
  Ints ones, kept;
  for (size_t i = 0; i < dims.size(); ++i)
    t.aval.shape[i] == 1 ? ones.push_back(int64_t(i)) : kept.push_back(dims[i]);
  Ints summed = remaining(shape.size(), kept);
  return made(withShape(t.aval, shape), {t}, [this, ones, summed, shape = t.aval.shape](Value ct) -> Values {
    Value total = summed.empty() ? ct : lax::reduce(interp, "reduce_sum", ct, summed);
    return {ones.empty() ? total : lax::broadcastInDim(interp, total, shape, remaining(shape.size(), ones))};
  });
}

Tangent Linear::reshape(const Tangent &t, const Shape &shape) {
  if (!backwards)
    return bound(lax::reshape(interp, t.value, shape));
  return made(withShape(t.aval, shape), {t},
              [this, from = t.aval.shape](Value ct) -> Values { return {lax::reshape(interp, ct, from)}; });
}

Tangent Linear::squeeze(const Tangent &t, const Ints &dims) {
  if (!backwards)
    return bound(lax::squeeze(interp, t.value, dims));
  Ints kept = remaining(t.aval.shape.size(), dims);
  Shape out;
  for (int64_t axis : kept)
    out.push_back(t.aval.shape[size_t(axis)]);
  return made(withShape(t.aval, out), {t}, [this, kept, from = t.aval.shape](Value ct) -> Values {
    return {lax::broadcastInDim(interp, ct, from, kept)};
  });
}

static Shape permuted(const Shape &shape, const Ints &permutation) {
  Shape out;
  for (int64_t axis : permutation)
    out.push_back(shape[size_t(axis)]);
  return out;
}

static Ints inverse(const Ints &permutation) {
  Ints back(permutation.size());
  for (size_t i = 0; i < permutation.size(); ++i)
    back[size_t(permutation[i])] = int64_t(i);
  return back;
}

Tangent Linear::transpose(const Tangent &t, const Ints &permutation) {
  if (!backwards)
    return bound(lax::transpose(interp, t.value, permutation));
  return made(withShape(t.aval, permuted(t.aval.shape, permutation)), {t},
              [this, back = inverse(permutation)](Value ct) -> Values { return {lax::transpose(interp, ct, back)}; });
}

Tangent Linear::slice(const Tangent &t, const Ints &start, const Ints &limit) {
  if (!backwards)
    return bound(lax::slice(interp, t.value, start, limit));
  Shape out;
  std::vector<std::array<int64_t, 3>> padding;
  for (size_t i = 0; i < start.size(); ++i) {
    out.push_back(limit[i] - start[i]);
    padding.push_back({start[i], t.aval.shape[i] - limit[i], 0});
  }
  return made(withShape(t.aval, out), {t}, [this, padding](Value ct) -> Values {
    return {lax::pad(interp, ct, lax::constantLike(interp, ct, Value::real(0)), padding)};
  });
}

Tangent Linear::concatenate(const std::vector<Tangent> &ts, int64_t dim) {
  if (!backwards) {
    Values values;
    for (const Tangent &t : ts)
      values.push_back(t.value);
    return bound(lax::concatenate(interp, values, dim));
  }
  Aval out = ts[0].aval;
  ParamList sizes;
  std::vector<Aval> parts;
  out.shape[size_t(dim)] = 0;
  for (const Tangent &t : ts) {
    out.shape[size_t(dim)] += t.aval.shape[size_t(dim)];
    sizes.emplace_back(t.aval.shape[size_t(dim)]);
    parts.push_back(t.aval);
  }
  return made(out, ts, [this, parts, sizes, dim](Value ct) -> Values {
    Value operands[] = {ct};
    return jax::bind(interp, primitive("split"), operands, {{"axis", dim}, {"sizes", Param::list(sizes)}}, parts);
  });
}

Tangent Linear::selectN(Value which, const std::vector<Tangent> &cases, const Aval &out) {
  auto zeros = [this](const Aval &aval) { return lax::full(interp, aval.shape, Value::real(0), aval.dtype); };
  bool filled = std::ranges::any_of(cases, [](const Tangent &t) { return t.zero; });
  if (!backwards) {
    Value fill = filled ? zeros(out) : Value();
    Values values;
    for (const Tangent &t : cases)
      values.push_back(t.zero ? fill : t.value);
    return bound(lax::selectN(interp, which, values));
  }
  held.push_back(which);
  std::vector<Tangent> operands;
  std::vector<size_t> places;
  for (size_t i = 0; i < cases.size(); ++i)
    if (!cases[i].zero) {
      operands.push_back(cases[i]);
      places.push_back(i);
    }
  return made(out, operands, [this, which, places, count = cases.size(), out, zeros](Value ct) -> Values {
    Value fill = zeros(out);
    Values cotangents;
    for (size_t place : places) {
      Values each(count, fill);
      each[place] = ct;
      cotangents.push_back(lax::selectN(interp, which, each));
    }
    return cotangents;
  });
}

static lax::DotDims dotDims(const Eqn &eqn) {
  const ParamList &dims = *eqn.param("dimension_numbers")->asList();
  const ParamList &contract = *dims[0].asList(), &batch = *dims[1].asList();
  return {*contract[0].asInts(), *contract[1].asInts(), *batch[0].asInts(), *batch[1].asInts()};
}

static Ints sortedOrder(const Ints &values) {
  Ints order(values.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&](int64_t i) { return values[size_t(i)]; });
  return order;
}

Tangent Linear::dot(const Eqn &eqn, const Tangent &t, Value other, bool tangentIsRight) {
  lax::DotDims dims = dotDims(eqn);
  Param precision = *eqn.param("precision");
  const Param *element = eqn.param("preferred_element_type");
  const DType *asked = element ? element->as<DType>() : nullptr;
  std::optional<DType> preferred = asked ? std::optional(*asked) : std::nullopt;
  if (!backwards)
    return bound(tangentIsRight ? lax::dotGeneral(interp, other, t.value, dims, precision, preferred)
                                : lax::dotGeneral(interp, t.value, other, dims, precision, preferred));
  // The tangent's own side is x, the other one is y.
  Ints xc = tangentIsRight ? dims.rhsContract : dims.lhsContract, xb = tangentIsRight ? dims.rhsBatch : dims.lhsBatch;
  Ints yc = tangentIsRight ? dims.lhsContract : dims.rhsContract, yb = tangentIsRight ? dims.lhsBatch : dims.rhsBatch;
  Aval y = lax::aval(interp, other);
  Ints xKept = remaining(t.aval.shape.size(), xc, xb), yKept = remaining(y.shape.size(), yc, yb);
  Aval out = t.aval;
  out.dtype = preferred.value_or(t.aval.dtype);
  out.shape.clear();
  for (int64_t axis : xb)
    out.shape.push_back(t.aval.shape[size_t(axis)]);
  auto append = [&](const Aval &of, const Ints &axes) {
    for (int64_t axis : axes)
      out.shape.push_back(of.shape[size_t(axis)]);
  };
  append(tangentIsRight ? y : t.aval, tangentIsRight ? yKept : xKept);
  append(tangentIsRight ? t.aval : y, tangentIsRight ? xKept : yKept);
  // In the cotangent: batch axes, then what the left and the right side kept.
  int64_t firstY = int64_t(xb.size() + (tangentIsRight ? 0 : xKept.size()));
  Ints batch(xb.size()), ofY(yKept.size());
  std::iota(batch.begin(), batch.end(), 0);
  std::iota(ofY.begin(), ofY.end(), firstY);
  Ints outOrder = xb;
  outOrder.insert(outOrder.end(), xKept.begin(), xKept.end());
  for (int64_t i : sortedOrder(yc))
    outOrder.push_back(xc[size_t(i)]);
  Ints back = sortedOrder(outOrder);
  lax::DotDims backDims{ofY, yKept, batch, yb};
  held.push_back(other);
  return made(out, {t}, [this, other, backDims, precision, preferred, back, dtype = t.aval.dtype](Value ct) -> Values {
    Value product = lax::dotGeneral(interp, ct, other, backDims, precision, preferred);
    if (!std::ranges::is_sorted(back))
      product = lax::transpose(interp, product, back);
    return {lax::convertElementType(interp, product, dtype)};
  });
}

Values Linear::pullBack(const std::vector<std::pair<Tangent, Value>> &outputs) {
  Values cotangents(nodes.size());
  auto accumulate = [&](const Tangent &to, Value ct) {
    Value &held = cotangents[to.node];
    if (held.isUndefined()) {
      held = ct;
      return;
    }
    Value operands[] = {held, ct};
    held = jax::bind(interp, primitive("add_any"), operands, {}, {lax::aval(interp, held)})[0];
  };
  for (const auto &[tangent, ct] : outputs)
    if (!tangent.zero)
      accumulate(tangent, ct);
  for (size_t i = nodes.size(); i-- > 0;) {
    if (!nodes[i].transposed || cotangents[i].isUndefined())
      continue;
    NameScopes scopes(interp, {within ? "" : "transpose", within ? "" : "jvp", nodes[i].scope});
    Values parts = nodes[i].transposed(cotangents[i]);
    for (size_t k = 0; k < parts.size(); ++k)
      if (!parts[k].isUndefined())
        accumulate(nodes[i].operands[k], parts[k]);
  }
  Values inputs;
  for (size_t i = 0; i < nodes.size(); ++i)
    if (!nodes[i].transposed)
      inputs.push_back(cotangents[i]);
  return inputs;
}

} // namespace pallasd::jax
