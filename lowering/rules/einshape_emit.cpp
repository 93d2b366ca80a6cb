//===- einshape_emit.cpp - einshape: named splits, transposes and merges --===//
//
// An equation such as `a(bc)->bac` is a list of steps: split dimensions, one
// transpose, merge dimensions. JAX emits them one by one, unless all steps only
// move whole register tiles; then it takes the array apart into tiles and puts
// them together in the new order. Facts: lowering section 6.
//
//===----------------------------------------------------------------------===//
#include "lowering/proxy.h"

#include <algorithm>
#include <deque>
#include <map>
#include <numeric>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::Shape;
using Ints = std::vector<int64_t>;

//===----------------------------------------------------------------------===//
// Equations
//===----------------------------------------------------------------------===//

struct Step {
  enum Kind : uint8_t { Split, Transpose, Merge } kind = Split;
  size_t index = 0;
  Ints numbers;     ///< Split: sizes. Transpose: permutation.
  size_t count = 0; ///< Merge
};

using Side = std::vector<std::string>; ///< names of one dimension each, a letter per atom

Side parseSide(std::string_view text) {
  Side groups;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ')
      continue;
    size_t close = text[i] == '(' ? text.find(')', i) : std::string_view::npos;
    if (close == std::string_view::npos) {
      groups.emplace_back(1, text[i]);
      continue;
    }
    std::string group;
    std::copy_if(text.begin() + ptrdiff_t(i) + 1, text.begin() + ptrdiff_t(close), std::back_inserter(group),
                 [](char ch) { return ch != ' '; });
    groups.push_back(std::move(group));
    i = close;
  }
  return groups;
}

/// Sizes of all atoms: given, or what a group's dimension leaves for the last one.
std::map<char, int64_t> atomSizes(const Side &left, const Shape &shape, std::map<char, int64_t> sizes) {
  for (size_t i = 0; i < left.size() && i < shape.size(); ++i) {
    int64_t known = 1;
    char open = 0;
    for (char atom : left[i])
      if (auto it = sizes.find(atom); it != sizes.end() && left[i].size() > 1)
        known *= it->second;
      else
        open = atom;
    if (open)
      sizes[open] = shape[i] / known;
  }
  return sizes;
}

std::string joined(const Side &side) {
  std::string all;
  for (const std::string &group : side)
    all += group;
  return all;
}

std::vector<Step> stepsOf(const Side &left, const Side &right, const std::map<char, int64_t> &sizes) {
  std::vector<Step> steps;
  size_t at = 0;
  for (const std::string &group : left) {
    if (group.size() > 1) {
      Step split{Step::Split, at, {}, 0};
      for (char atom : group)
        split.numbers.push_back(sizes.at(atom));
      steps.push_back(std::move(split));
    }
    at += group.size();
  }
  std::string from = joined(left), to = joined(right);
  if (from != to) {
    Step transpose{Step::Transpose, 0, {}, 0};
    for (char atom : to)
      transpose.numbers.push_back(int64_t(from.find(atom)));
    steps.push_back(std::move(transpose));
  }
  for (size_t i = 0; i < right.size(); ++i)
    if (right[i].size() > 1)
      steps.push_back({Step::Merge, i, {}, right[i].size()});
  return steps;
}

//===----------------------------------------------------------------------===//
// Do the steps keep register tiles whole?
//===----------------------------------------------------------------------===//

/// A factor of a dimension: a count of tiles, or one side of a tile.
struct Factor {
  enum Kind : uint8_t { Outer, Sublane, Lane } kind = Outer;
  int64_t size = 1;
  bool operator==(const Factor &) const = default;
};
using Factors = std::vector<Factor>;

Factors consolidated(const Factors &factors) {
  Factors merged;
  for (const Factor &factor : factors)
    if (factor.kind == Factor::Outer && !merged.empty() && merged.back().kind == Factor::Outer)
      merged.back().size *= factor.size;
    else
      merged.push_back(factor);
  return merged;
}

std::optional<std::vector<Factors>> splitFactors(const Factors &factors, const Ints &targets) {
  Factors merged = consolidated(factors);
  std::deque<Factor> queue(merged.begin(), merged.end());
  std::vector<Factors> result;
  for (size_t i = 0; i < targets.size(); ++i) {
    Factors dim;
    for (int64_t current = 1; current < targets[i];) {
      if (queue.empty())
        return std::nullopt;
      Factor next = queue.front();
      queue.pop_front();
      if (targets[i] % (current * next.size) == 0) {
        dim.push_back(next);
        current *= next.size;
        continue;
      }
      if ((current * next.size) % targets[i] != 0 || next.kind != Factor::Outer)
        return std::nullopt;
      int64_t take = targets[i] / current;
      dim.push_back({Factor::Outer, take});
      queue.push_front({Factor::Outer, next.size / take});
      current *= take;
    }
    while (i + 1 == targets.size() && !queue.empty() && queue.front().size == 1) {
      dim.push_back(queue.front());
      queue.pop_front();
    }
    result.push_back(consolidated(dim));
  }
  return queue.empty() ? std::optional(result) : std::nullopt;
}

struct Tile {
  int64_t rows = 8, columns = 128;
};

std::vector<Factors> factorsOf(const Shape &shape, Tile tile) {
  std::vector<Factors> dims;
  for (size_t i = 0; i < shape.size(); ++i) {
    Factor inner;
    if (i + 2 == shape.size())
      inner = {Factor::Sublane, tile.rows};
    else if (i + 1 == shape.size())
      inner = {Factor::Lane, tile.columns};
    Factors dim;
    if (shape[i] / inner.size > 1)
      dim.push_back({Factor::Outer, shape[i] / inner.size});
    if (inner.kind != Factor::Outer)
      dim.push_back(inner);
    dims.push_back(std::move(dim));
  }
  return dims;
}

/// Replaces `count` dimensions from `index` on.
void replaceDims(std::vector<Factors> &dims, size_t index, size_t count, const std::vector<Factors> &by) {
  dims.erase(dims.begin() + ptrdiff_t(index), dims.begin() + ptrdiff_t(index + count));
  dims.insert(dims.begin() + ptrdiff_t(index), by.begin(), by.end());
}

/// The factors of every dimension after the step, or nullopt if it cuts a tile.
std::optional<std::vector<Factors>> appliedStep(std::vector<Factors> dims, const Step &step) {
  if (step.kind == Step::Split) {
    std::optional<std::vector<Factors>> parts = splitFactors(dims[step.index], step.numbers);
    if (!parts)
      return std::nullopt;
    replaceDims(dims, step.index, 1, *parts);
    return dims;
  }
  if (step.kind == Step::Merge) {
    Factors merged;
    for (size_t i = 0; i < step.count; ++i)
      merged.insert(merged.end(), dims[step.index + i].begin(), dims[step.index + i].end());
    replaceDims(dims, step.index, step.count, {consolidated(merged)});
    return dims;
  }
  std::vector<Factors> permuted;
  for (int64_t i : step.numbers)
    permuted.push_back(dims[size_t(i)]);
  return permuted;
}

std::optional<std::vector<Factors>> appliedSteps(std::vector<Factors> dims, const std::vector<Step> &steps) {
  std::optional<std::vector<Factors>> current = std::move(dims);
  for (const Step &step : steps) {
    current = appliedStep(std::move(*current), step);
    if (!current)
      return std::nullopt;
  }
  return current;
}

bool keepsTiles(const Shape &shape, const std::vector<Step> &steps, Tile tile) {
  size_t rank = shape.size();
  if (rank < 2 || shape[rank - 2] % tile.rows || shape[rank - 1] % tile.columns)
    return false;
  std::optional<std::vector<Factors>> dims = appliedSteps(factorsOf(shape, tile), steps);
  if (!dims || dims->size() < 2)
    return false;
  const Factors &second = (*dims)[dims->size() - 2], &last = dims->back();
  return !second.empty() && second.back() == Factor{Factor::Sublane, tile.rows} && !last.empty() &&
         last.back() == Factor{Factor::Lane, tile.columns};
}

Tile tileOf(const Aval &aval, const facts::ChipInfo &chip) {
  int64_t packing = aval.dtype == jax::DType::Int4 ? 8 : 4 / int64_t(std::max(1u, jax::itemSize(aval.dtype)));
  int64_t rows = (chip.generation < 4 ? 2 : 1) * packing;
  int64_t second = aval.shape[aval.shape.size() - 2];
  while (rows < std::min<int64_t>(second, 8))
    rows *= 2;
  return {rows, 128};
}

//===----------------------------------------------------------------------===//
// Rule
//===----------------------------------------------------------------------===//

std::map<char, int64_t> givenSizes(EqnContext &c) {
  std::map<char, int64_t> sizes;
  const jax::Param *param = c.eqn.param("sizes");
  if (const jax::ParamList *list = param ? param->asList() : nullptr)
    for (const jax::Param &entry : *list)
      if (const jax::ParamList *pair = entry.asList(); pair && pair->size() == 2)
        if (auto *name = (*pair)[0].as<std::string>(); name && !name->empty())
          sizes[name->front()] = (*pair)[1].asInt().value_or(1);
  return sizes;
}

Shape shapeAfter(const Shape &shape, const Step &step) {
  Shape after(shape.begin(), shape.begin() + ptrdiff_t(step.index));
  size_t taken = 1;
  if (step.kind == Step::Split) {
    after.insert(after.end(), step.numbers.begin(), step.numbers.end());
  } else {
    taken = step.count;
    after.push_back(std::accumulate(shape.begin() + ptrdiff_t(step.index),
                                    shape.begin() + ptrdiff_t(step.index + step.count), int64_t(1),
                                    std::multiplies<>()));
  }
  after.insert(after.end(), shape.begin() + ptrdiff_t(step.index + taken), shape.end());
  return after;
}

Traced transposed(Proxy &proxy, Traced x, const Ints &permutation) {
  Shape shape;
  for (int64_t i : permutation)
    shape.push_back(x.aval.shape[size_t(i)]);
  Aval out = Aval::array(x.aval.dtype, std::move(shape));
  return proxy.bind("transpose", {std::move(x)}, std::move(out), {{"permutation", jax::Param::ints(permutation)}});
}

//===----------------------------------------------------------------------===//
// Moving whole tiles
//===----------------------------------------------------------------------===//

/// The tiles of an array, as a grid in row-major order.
struct Tiles {
  Shape shape;
  std::vector<Traced> values;
};

int64_t volume(const Shape &shape) {
  return std::accumulate(shape.begin(), shape.end(), int64_t(1), std::multiplies<>());
}

/// Position in every dimension of the number-th element of a grid.
Ints positionOf(int64_t number, const Shape &shape) {
  Ints position(shape.size());
  for (size_t i = shape.size(); i-- > 0;) {
    position[i] = number % shape[i];
    number /= shape[i];
  }
  return position;
}

Traced cut(Proxy &proxy, const Traced &x, const Ints &position, Tile tile) {
  size_t rank = x.aval.shape.size();
  Ints starts(position), limits(rank), outer(rank - 2);
  Shape cutShape(rank, 1);
  cutShape[rank - 2] = tile.rows;
  cutShape[rank - 1] = tile.columns;
  if (cutShape == x.aval.shape)
    return x;
  for (size_t i = 0; i < rank; ++i) {
    starts[i] = position[i] * cutShape[i];
    limits[i] = starts[i] + cutShape[i];
  }
  std::iota(outer.begin(), outer.end(), 0);
  Traced piece = proxy.bind("slice", {x}, Aval::array(x.aval.dtype, cutShape),
                            {{"limit_indices", jax::Param::ints(limits)},
                             {"start_indices", jax::Param::ints(starts)},
                             {"strides", jax::Param()}});
  return outer.empty() ? piece : proxy.squeeze(piece, outer);
}

Tiles tilesOf(Proxy &proxy, const Traced &x, Tile tile) {
  Tiles tiles{x.aval.shape, {}};
  size_t rank = tiles.shape.size();
  tiles.shape[rank - 2] /= tile.rows;
  tiles.shape[rank - 1] /= tile.columns;
  for (int64_t number = 0; number < volume(tiles.shape); ++number)
    tiles.values.push_back(cut(proxy, x, positionOf(number, tiles.shape), tile));
  return tiles;
}

Shape outerShape(const std::vector<Factors> &dims) {
  Shape shape;
  for (const Factors &dim : dims) {
    shape.push_back(1);
    for (const Factor &factor : dim)
      if (factor.kind == Factor::Outer)
        shape.back() *= factor.size;
  }
  return shape;
}

Tiles permutedTiles(const Tiles &tiles, const Ints &permutation) {
  Tiles result;
  for (int64_t i : permutation)
    result.shape.push_back(tiles.shape[size_t(i)]);
  for (int64_t number = 0; number < volume(result.shape); ++number) {
    Ints to = positionOf(number, result.shape);
    Ints from(to.size());
    for (size_t i = 0; i < to.size(); ++i)
      from[size_t(permutation[i])] = to[i];
    int64_t index = 0;
    for (size_t i = 0; i < from.size(); ++i)
      index = index * tiles.shape[i] + from[i];
    result.values.push_back(tiles.values[size_t(index)]);
  }
  return result;
}

Traced withRank(Proxy &proxy, Traced x, size_t rank) {
  size_t own = x.aval.shape.size();
  if (own >= rank)
    return x;
  Shape shape(rank - own, 1);
  shape.insert(shape.end(), x.aval.shape.begin(), x.aval.shape.end());
  Ints dims(own);
  std::iota(dims.begin(), dims.end(), int64_t(rank - own));
  return proxy.broadcast(std::move(x), std::move(shape), std::move(dims));
}

Traced concatenated(Proxy &proxy, const std::vector<Traced> &parts, size_t axis) {
  if (parts.size() == 1)
    return parts.front();
  Shape shape = parts.front().aval.shape;
  shape[axis] = 0;
  for (const Traced &part : parts)
    shape[axis] += part.aval.shape[axis];
  return proxy.bind("concatenate", parts, Aval::array(parts.front().aval.dtype, std::move(shape)),
                    {{"dimension", jax::Param(int64_t(axis))}});
}

/// jnp.block: the innermost dimension is put together first.
Traced block(Proxy &proxy, const Tiles &tiles, size_t level, size_t first) {
  if (level == tiles.shape.size())
    return tiles.values[first];
  size_t stride = 1;
  for (size_t i = level + 1; i < tiles.shape.size(); ++i)
    stride *= size_t(tiles.shape[i]);
  std::vector<Traced> parts;
  parts.reserve(size_t(tiles.shape[level]));
  for (int64_t i = 0; i < tiles.shape[level]; ++i)
    parts.push_back(block(proxy, tiles, level + 1, first + size_t(i) * stride));
  size_t depth = tiles.shape.size() - level, rank = depth;
  for (const Traced &part : parts)
    rank = std::max(rank, part.aval.shape.size());
  for (Traced &part : parts)
    part = withRank(proxy, std::move(part), rank);
  return concatenated(proxy, parts, rank - depth);
}

Result moveTiles(EqnContext &c, const std::vector<Step> &steps, Tile tile) {
  Proxy proxy(c);
  Traced x = proxy.operand(0);
  std::vector<Factors> dims = factorsOf(x.aval.shape, tile);
  Tiles tiles = tilesOf(proxy, x, tile);
  for (const Step &step : steps) {
    dims = *appliedStep(std::move(dims), step);
    if (step.kind == Step::Transpose)
      tiles = permutedTiles(tiles, step.numbers);
    else
      tiles.shape = outerShape(dims);
  }
  return proxy.result(block(proxy, tiles, 0, 0));
}

Result einshape(EqnContext &c) {
  std::string_view equation = c.textParam("equation");
  size_t arrow = equation.find("->");
  if (arrow == std::string_view::npos)
    return c.e.refuse("malformed", "", "einshape without an equation");
  Side left = parseSide(equation.substr(0, arrow)), right = parseSide(equation.substr(arrow + 2));
  const Shape &shape = c.in(0).shape;
  std::vector<Step> steps = stepsOf(left, right, atomSizes(left, shape, givenSizes(c)));
  if (steps.size() > 1 && shape.size() >= 2) {
    if (!c.e.chip)
      return c.e.refuse("tpu-kind", "ValueError", "Unsupported TPU device kind:");
    Tile tile = tileOf(c.in(0), *c.e.chip);
    if (keepsTiles(shape, steps, tile))
      return moveTiles(c, steps, tile);
    if (c.boolParam("assert_is_tile_preserving"))
      return c.e.refuse("einshape-tiles", "ValueError", "Tile preserving check failed");
  }
  Proxy proxy(c);
  Traced x = proxy.operand(0);
  for (const Step &step : steps)
    x = step.kind == Step::Transpose ? transposed(proxy, x, step.numbers)
                                     : proxy.reshape(x, shapeAfter(x.aval.shape, step));
  return proxy.result(x);
}

} // namespace

static void addRules(EmitTable &table) { table.add(kTensor, "einshape_lo", einshape); }

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
