//===- jnp_products.cpp - dot, matmul, tensordot, einsum --------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): each passes the promoted dtype as preferred_element_type
// and converts to it afterwards; matmul puts batch dimensions in front and
// transposes back; einsum of two operands takes the second as left operand
// unless the result is then in order with the first on the left.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jnp.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace pallasd::jax::jnp {

using namespace python;
using lax::DotDims;

namespace {

using Args = std::span<const Value>;

struct Preferred {
  DType dtype;
  bool weak = false;
};

Preferred preferredOf(Interp &interp, std::span<const Value> operands, std::optional<DType> given) {
  if (given)
    return {*given};
  TypedOperand common = resultType(interp, operands);
  return {common.dtype, common.weak};
}

Value product(Interp &interp, Value a, Value b, const DotDims &dims, const Param &precision, Preferred preferred) {
  return lax::dotGeneral(interp, a, b, dims, precision, preferred.dtype);
}

Value finish(Interp &interp, Value result, Preferred preferred) {
  return lax::convertElementType(interp, result, preferred.dtype, preferred.weak);
}

Values arrays(Interp &interp, std::string_view function, std::initializer_list<Value> values) {
  Values given(values);
  checkArrayLike(interp, function, given);
  for (Value &value : given)
    value = lax::asArrayValue(interp, value);
  return given;
}

int64_t rankOf(Interp &interp, Value x) { return int64_t(lax::aval(interp, x).shape.size()); }

Value dot(Interp &interp, Args args) {
  Values in = arrays(interp, "dot", {args[0], args[1]});
  Preferred preferred = preferredOf(interp, in, dtypeArgument(interp, args[3]));
  int64_t a = rankOf(interp, in[0]), b = rankOf(interp, in[1]);
  DotDims dims;
  if (a > 0 && b > 0)
    dims = {{a - 1}, {b == 1 ? 0 : b - 2}, {}, {}};
  Param precision = lax::precisionParam(interp, args[2]);
  return finish(interp, product(interp, in[0], in[1], dims, precision, preferred), preferred);
}

Value tensordot(Interp &interp, Args args) {
  Values in = arrays(interp, "tensordot", {args[0], args[1]});
  Preferred preferred = preferredOf(interp, in, dtypeArgument(interp, args[4]));
  int64_t a = rankOf(interp, in[0]), b = rankOf(interp, in[1]);
  DotDims dims;
  if (args[2].isInt()) {
    int64_t count = args[2].asInt();
    if (count > std::min(a, b) || count < 0)
      lax::typeError(interp, "tensordot over " + std::to_string(count) + " axes of arrays of ranks " +
                                 std::to_string(a) + " and " + std::to_string(b));
    for (int64_t i = 0; i < count; ++i) {
      dims.lhsContract.push_back(a - count + i);
      dims.rhsContract.push_back(i);
    }
  } else {
    Values axes = interp.toVector(args[2]);
    if (axes.size() != 2)
      lax::typeError(interp, "tensordot's axes are a number or a pair");
    dims.lhsContract = axesArgument(interp, axes[0], size_t(a));
    dims.rhsContract = axesArgument(interp, axes[1], size_t(b));
  }
  Param precision = lax::precisionParam(interp, args[3]);
  return finish(interp, product(interp, in[0], in[1], dims, precision, preferred), preferred);
}

//===----------------------------------------------------------------------===//
// einsum
//===----------------------------------------------------------------------===//

struct Spec {
  std::vector<std::string> inputs;
  std::string output;
};

/// Letters for `...`, the implicit output, blanks removed. nullopt: malformed.
std::optional<Spec> parseSpec(std::string text, const std::vector<size_t> &ranks) {
  std::erase(text, ' ');
  Spec spec;
  size_t arrow = text.find("->");
  std::string left = text.substr(0, arrow);
  bool hasOutput = arrow != std::string::npos;
  if (hasOutput)
    spec.output = text.substr(arrow + 2);
  for (size_t from = 0; from <= left.size();) {
    size_t comma = std::min(left.find(',', from), left.size());
    spec.inputs.push_back(left.substr(from, comma - from));
    from = comma + 1;
  }
  if (spec.inputs.size() != ranks.size())
    return std::nullopt;
  std::string fresh;
  for (char c = 'a'; c <= 'z'; ++c)
    if (text.find(c) == std::string::npos)
      fresh += c;
  for (char c = 'A'; c <= 'Z'; ++c)
    if (text.find(c) == std::string::npos)
      fresh += c;
  size_t widest = 0;
  for (size_t i = 0; i < ranks.size(); ++i)
    if (spec.inputs[i].find("...") != std::string::npos)
      widest = std::max(widest, ranks[i] - std::min(ranks[i], spec.inputs[i].size() - 3));
  auto expand = [&](std::string &names, size_t count) {
    size_t at = names.find("...");
    if (at != std::string::npos)
      names.replace(at, 3, fresh.substr(widest - count, count));
  };
  for (size_t i = 0; i < ranks.size(); ++i) {
    if (spec.inputs[i].find("...") != std::string::npos && ranks[i] + 3 >= spec.inputs[i].size())
      expand(spec.inputs[i], ranks[i] + 3 - spec.inputs[i].size());
    if (spec.inputs[i].size() != ranks[i])
      return std::nullopt;
  }
  if (hasOutput) {
    expand(spec.output, widest);
    return spec;
  }
  std::map<char, int> counts;
  for (const std::string &input : spec.inputs)
    for (char c : input)
      ++counts[c];
  bool ellipsis = left.find("...") != std::string::npos;
  std::string broadcast = ellipsis ? fresh.substr(0, widest) : "";
  spec.output = broadcast;
  for (auto [c, count] : counts)
    if (count == 1 && broadcast.find(c) == std::string::npos)
      spec.output += c;
  return spec;
}

struct Named {
  Value value;
  std::string names;
};

bool has(const std::string &names, char c) { return names.find(c) != std::string::npos; }

bool repeats(const std::string &names) {
  std::string sorted = names;
  std::ranges::sort(sorted);
  return std::ranges::adjacent_find(sorted) != sorted.end();
}

/// Sums out the names of `gone` that only this operand has.
void sumOut(Interp &interp, Named &operand, const std::string &gone, DType preferred) {
  Ints axes;
  std::string kept;
  for (char c : gone)
    if (has(operand.names, c))
      axes.push_back(int64_t(operand.names.find(c)));
  if (axes.empty())
    return;
  for (char c : operand.names)
    if (!has(gone, c))
      kept += c;
  Aval in = lax::aval(interp, operand.value);
  TypedOperand both[] = {{in.dtype, in.weakType}, {preferred, false}};
  auto common = promote(both, promotionMode(interp));
  if (common && common->dtype != in.dtype)
    operand.value = lax::convertElementType(interp, operand.value, preferred);
  operand.value = lax::reduce(interp, in.dtype == DType::Bool ? "reduce_or" : "reduce_sum", operand.value, axes);
  operand.names = kept;
}

/// Drops dimensions of size 1 that meet a larger one of the same name.
void dropSingletons(Interp &interp, Named &operand, const Shape &otherShape, const std::string &otherNames) {
  Shape shape = lax::aval(interp, operand.value).shape;
  Ints dropped;
  std::string kept;
  for (size_t i = 0; i < shape.size(); ++i) {
    size_t other = otherNames.find(operand.names[i]);
    if (shape[i] == 1 && other != std::string::npos && otherShape[other] != 1)
      dropped.push_back(int64_t(i));
    else
      kept += operand.names[i];
  }
  if (!dropped.empty())
    operand.value = lax::squeeze(interp, operand.value, dropped);
  operand.names = kept;
}

std::string without(const std::string &names, const std::string &gone) {
  std::string kept;
  for (char c : names)
    if (!has(gone, c))
      kept += c;
  return kept;
}

Value arrange(Interp &interp, const Named &result, const std::string &wanted) {
  if (result.names == wanted)
    return result.value;
  Ints permutation;
  for (char c : wanted)
    permutation.push_back(int64_t(result.names.find(c)));
  return lax::transpose(interp, result.value, permutation);
}

Value einsumOne(Interp &interp, Named operand, const std::string &output, Preferred preferred) {
  std::string gone = without(operand.names, output);
  std::ranges::sort(gone);
  sumOut(interp, operand, gone, preferred.dtype);
  return arrange(interp, operand, output);
}

Value einsumTwo(Interp &interp, Named first, Named second, const std::string &output, const Param &precision,
                Preferred preferred) {
  Named &lhs = second, &rhs = first;
  dropSingletons(interp, lhs, lax::aval(interp, rhs.value).shape, rhs.names);
  dropSingletons(interp, rhs, lax::aval(interp, lhs.value).shape, lhs.names);
  std::string contracted = without(lhs.names + rhs.names, output);
  std::ranges::sort(contracted);
  contracted.erase(std::unique(contracted.begin(), contracted.end()), contracted.end());
  sumOut(interp, lhs, without(contracted, rhs.names), preferred.dtype);
  sumOut(interp, rhs, without(contracted, lhs.names), preferred.dtype);
  std::string shared, batch;
  for (char c : contracted)
    if (has(lhs.names, c) && has(rhs.names, c))
      shared += c;
  for (char c : output)
    if (has(lhs.names, c) && has(rhs.names, c))
      batch += c;
  auto positions = [](const Named &operand, const std::string &names) {
    Ints result;
    for (char c : names)
      result.push_back(int64_t(operand.names.find(c)));
    return result;
  };
  DotDims dims{positions(lhs, shared), positions(rhs, shared), positions(lhs, batch), positions(rhs, batch)};
  std::string deleted = batch + shared;
  std::string left = without(lhs.names, deleted), right = without(rhs.names, deleted);
  if (batch + right + left == output) {
    DotDims swapped{dims.rhsContract, dims.lhsContract, dims.rhsBatch, dims.lhsBatch};
    return product(interp, rhs.value, lhs.value, swapped, precision, preferred);
  }
  Named result{product(interp, lhs.value, rhs.value, dims, precision, preferred), batch + left + right};
  return arrange(interp, result, output);
}

/// Sizes of one name agree or are 1.
bool sizesAgree(Interp &interp, const std::vector<Named> &operands) {
  std::map<char, int64_t> sizes;
  for (const Named &operand : operands) {
    Shape shape = lax::aval(interp, operand.value).shape;
    for (size_t i = 0; i < shape.size(); ++i) {
      int64_t &size = sizes.try_emplace(operand.names[i], shape[i]).first->second;
      if (size != shape[i] && size != 1 && shape[i] != 1)
        return false;
      size = std::max(size, shape[i]);
    }
  }
  return true;
}

/// The cheapest order of pairwise contractions, found as opt_einsum's "optimal" finds it: depth first, the earlier of
/// equals wins. Operands are numbered; each result gets the next number.
class CheapestOrder {
public:
  using Pair = std::pair<size_t, size_t>;

  CheapestOrder(std::string output, std::map<char, int64_t> sizes)
      : output(std::move(output)), sizes(std::move(sizes)) {}

  std::vector<Pair> of(std::vector<std::string> inputs) {
    std::vector<size_t> all(inputs.size());
    for (size_t i = 0; i < all.size(); ++i)
      all[i] = i;
    for (std::string &names : inputs)
      std::ranges::sort(names);
    search({}, all, inputs, 0);
    return best;
  }

private:
  struct Step {
    std::string kept;
    long double operations;
  };

  /// opt_einsum asks once for a pair of names, whatever the other operands are by then.
  const Step &step(const std::vector<std::string> &inputs, const std::vector<size_t> &remaining, size_t i, size_t j) {
    auto [found, isNew] = steps.try_emplace({inputs[i], inputs[j]});
    if (!isNew)
      return found->second;
    std::string keep = output, either = inputs[i] + without(inputs[j], inputs[i]);
    for (size_t other : remaining)
      if (other != i && other != j)
        keep += inputs[other];
    std::ranges::sort(either);
    long double operations = 1;
    bool sums = false;
    for (char c : either) {
      operations *= static_cast<long double>(sizes.at(c));
      sums |= has(inputs[i], c) && has(inputs[j], c) && !has(keep, c);
    }
    std::string gone = without(either, keep);
    found->second = {without(either, gone), sums ? 2 * operations : operations};
    return found->second;
  }

  void search(const std::vector<Pair> &path, const std::vector<size_t> &remaining,
              const std::vector<std::string> &inputs, long double spent) {
    if (remaining.size() == 1) {
      least = spent;
      best = path;
      return;
    }
    for (size_t a = 0; a < remaining.size(); ++a)
      for (size_t b = a + 1; b < remaining.size(); ++b) {
        size_t i = remaining[a], j = remaining[b];
        const Step &next = step(inputs, remaining, i, j);
        if (least && spent + next.operations >= *least)
          continue;
        std::vector<Pair> longer = path;
        longer.emplace_back(i, j);
        std::vector<size_t> rest;
        for (size_t other : remaining)
          if (other != i && other != j)
            rest.push_back(other);
        rest.push_back(inputs.size());
        std::vector<std::string> more = inputs;
        more.push_back(next.kept);
        search(longer, rest, more, spent + next.operations);
      }
  }

  std::string output;
  std::map<char, int64_t> sizes;
  std::map<std::pair<std::string, std::string>, Step> steps;
  std::optional<long double> least;
  std::vector<Pair> best;
};

std::map<char, int64_t> sizesOf(Interp &interp, const std::vector<Named> &operands) {
  std::map<char, int64_t> sizes;
  for (const Named &operand : operands) {
    Shape shape = lax::aval(interp, operand.value).shape;
    for (size_t i = 0; i < shape.size(); ++i) {
      int64_t &size = sizes.try_emplace(operand.names[i], shape[i]).first->second;
      size = std::max(size, shape[i]);
    }
  }
  return sizes;
}

/// Three or four operands, two at a time; a result has its names in the order in which its operands have them.
Value einsumMany(Interp &interp, std::vector<Named> operands, const std::string &output, const Param &precision,
                 Preferred preferred) {
  std::vector<std::string> names;
  names.reserve(operands.size());
  for (const Named &operand : operands)
    names.push_back(operand.names);
  std::vector<bool> used(operands.size());
  for (auto [i, j] : CheapestOrder(output, sizesOf(interp, operands)).of(names)) {
    used[i] = used[j] = true;
    std::string needed = output, kept;
    bool isLast = true;
    for (size_t other = 0; other < operands.size(); ++other)
      if (!used[other]) {
        needed += operands[other].names;
        isLast = false;
      }
    for (char c : operands[j].names + operands[i].names)
      if (has(needed, c) && !has(kept, c))
        kept += c;
    const std::string &result = isLast ? output : kept;
    operands.push_back({einsumTwo(interp, operands[i], operands[j], result, precision, preferred), result});
    used.push_back(false);
  }
  return operands.back().value;
}

Value einsum(Interp &interp, Args args) {
  auto *text = args[0].as<Str>();
  const Values &operands = args[1].as<Tuple>()->items;
  if (!text)
    return interp.unknown(Reason::Unmodelled, "jnp.einsum without a string of subscripts");
  checkArrayLike(interp, "einsum", operands);
  std::vector<size_t> ranks;
  Values in;
  for (Value operand : operands) {
    in.push_back(lax::asArrayValue(interp, operand));
    ranks.push_back(size_t(rankOf(interp, operand)));
  }
  auto spec = parseSpec(text->text, ranks);
  if (!spec)
    lax::valueError(interp, "the subscripts '" + text->text + "' do not fit the ranks of einsum's operands");
  std::vector<Named> named;
  named.reserve(in.size());
  for (size_t i = 0; i < in.size(); ++i)
    named.push_back({in[i], spec->inputs[i]});
  if (!sizesAgree(interp, named))
    lax::valueError(interp, "einsum '" + text->text + "': one name has two sizes");
  bool repeated = std::ranges::any_of(spec->inputs, repeats);
  bool ordered = in.size() <= 2 || (args[3].as<Str>() && args[3].as<Str>()->text == "auto");
  if (repeated || !ordered || in.size() > 4 || in.empty())
    return interp.unknown(Reason::Unmodelled, "jnp.einsum of more than four operands or repeated names");
  Preferred preferred = preferredOf(interp, in, dtypeArgument(interp, args[5]));
  Param precision = lax::precisionParam(interp, args[4]);
  auto &scopes = traceContext(interp).nameScopes;
  scopes.push_back(text->text);
  Value result = in.size() == 1   ? einsumOne(interp, named[0], spec->output, preferred)
                 : in.size() == 2 ? einsumTwo(interp, named[0], named[1], spec->output, precision, preferred)
                                  : einsumMany(interp, named, spec->output, precision, preferred);
  scopes.pop_back();
  return finish(interp, result, preferred);
}

//===----------------------------------------------------------------------===//
// matmul
//===----------------------------------------------------------------------===//

/// How the batch dimensions of the two operands meet.
struct Batching {
  Ints squeezeA, squeezeB, squeezeBoth, batchA, batchB, order, otherA, otherB;
};

Batching batching(Interp &interp, const Shape &a, const Shape &b) {
  Batching plan;
  size_t rankA = a.size() > 2 ? a.size() - 2 : 0, rankB = b.size() > 2 ? b.size() - 2 : 0;
  size_t count = std::max(rankA, rankB);
  for (size_t i = 0; i < count; ++i) {
    bool inA = i + rankA >= count, inB = i + rankB >= count;
    int64_t sizeA = inA ? a[i + rankA - count] : 0, sizeB = inB ? b[i + rankB - count] : 0;
    int64_t placeA = int64_t(plan.order.size() + plan.otherA.size()),
            placeB = int64_t(plan.order.size() + plan.otherB.size());
    if (!inA) {
      plan.otherB.push_back(int64_t(i));
    } else if (!inB) {
      plan.otherA.push_back(int64_t(i));
    } else if (sizeA == 1 && sizeB == 1) {
      plan.squeezeA.push_back(placeA + int64_t(plan.squeezeA.size()));
      plan.squeezeB.push_back(placeB + int64_t(plan.squeezeB.size()));
      plan.squeezeBoth.push_back(int64_t(i));
    } else if (sizeA == 1) {
      plan.otherB.push_back(int64_t(i));
      plan.squeezeA.push_back(placeA + int64_t(plan.squeezeA.size()));
    } else if (sizeB == 1) {
      plan.otherA.push_back(int64_t(i));
      plan.squeezeB.push_back(placeB + int64_t(plan.squeezeB.size()));
    } else if (sizeA == sizeB) {
      plan.batchA.push_back(placeA);
      plan.batchB.push_back(placeB);
      plan.order.push_back(int64_t(i));
    } else {
      lax::valueError(interp, "matmul of shapes " + lax::shapeText(a) + " and " + lax::shapeText(b) +
                                  ": batch dimensions differ");
    }
  }
  return plan;
}

Ints inversePermutation(const Ints &values) {
  Ints order(values.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&](int64_t i) { return values[size_t(i)]; });
  return order;
}

} // namespace

Value matmul(Interp &interp, Value a, Value b, Value precisionValue, std::optional<DType> given) {
  if (Value unknown = lax::anyUnknown({a, b}); !unknown.isUndefined())
    return unknown;
  Values in = arrays(interp, "matmul", {a, b});
  Shape shapeA = lax::aval(interp, in[0]).shape, shapeB = lax::aval(interp, in[1]).shape;
  if (shapeA.empty() || shapeB.empty())
    lax::valueError(interp, "matmul needs operands of rank 1 or more");
  Preferred preferred = preferredOf(interp, in, given);
  Batching plan = batching(interp, shapeA, shapeB);
  bool matrixA = shapeA.size() > 1, matrixB = shapeB.size() > 1;
  int64_t batches = int64_t(std::max(shapeA.size(), shapeB.size())) - 2;
  batches = std::max<int64_t>(batches, 0);
  if (matrixA)
    plan.otherA.push_back(batches);
  if (matrixB)
    plan.otherB.push_back(batches + matrixA);
  Ints places = plan.order;
  places.insert(places.end(), plan.otherA.begin(), plan.otherA.end());
  places.insert(places.end(), plan.otherB.begin(), plan.otherB.end());
  Value left = plan.squeezeA.empty() ? in[0] : lax::squeeze(interp, in[0], plan.squeezeA);
  Value right = plan.squeezeB.empty() ? in[1] : lax::squeeze(interp, in[1], plan.squeezeB);
  DotDims dims{{rankOf(interp, left) - 1}, {rankOf(interp, right) - 1 - matrixB}, plan.batchA, plan.batchB};
  Value out = product(interp, left, right, dims, lax::precisionParam(interp, precisionValue), preferred);
  out = lax::transpose(interp, out, inversePermutation(places));
  if (!plan.squeezeBoth.empty())
    out = lax::expandDims(interp, out, plan.squeezeBoth);
  return finish(interp, out, preferred);
}

PALLASD_MODULE("jax.numpy", b) {
  auto define = [&](const std::string &signature, const NativeFn &fn) {
    std::string name = "jnp." + signature.substr(0, signature.find('('));
    b.def(signature, [name, fn](Interp &interp, Args args) {
      PublicName scope(interp, name);
      return fn(interp, args);
    });
  };
  define("dot(a, b, *, precision=None, preferred_element_type=None, out_sharding=None)", dot);
  define("matmul(a, b, *, precision=None, preferred_element_type=None, out_sharding=None)",
         [](Interp &i, Args a) { return matmul(i, a[0], a[1], a[2], dtypeArgument(i, a[3])); });
  define("tensordot(a, b, axes=2, *, precision=None, preferred_element_type=None, out_sharding=None)", tensordot);
  define("einsum(subscripts, *operands, out=None, optimize='auto', precision=None, preferred_element_type=None, "
         "out_sharding=None)",
         [](Interp &i, Args a) {
           Value reordered[] = {a[0], a[1], a[2], a[3], a[4], a[5]};
           return einsum(i, reordered);
         });
}

} // namespace pallasd::jax::jnp
