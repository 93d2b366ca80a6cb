//===- fold.cpp - Arithmetic on small known arrays ----------------*- C++ -*-===//
#include "analysis/jax/fold.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace pallasd::jax {

using namespace python;
namespace np = python::numpy;

namespace {

constexpr int64_t kMaxFolded = 4096;

/// Operands widened to double or int64 before the operation.
struct Operands {
  double d[3] = {};
  int64_t i[3] = {};
  bool integral = true;
};
struct Outcome {
  bool isFloat;
  double d;
  int64_t i;
};
using Operation = std::optional<Outcome> (*)(const Operands &);

std::optional<Outcome> number(double d) { return Outcome{true, d, 0}; }
std::optional<Outcome> integer(int64_t i) { return Outcome{false, 0, i}; }
int64_t wrap(uint64_t bits) { return int64_t(bits); }

std::optional<Outcome> divide(const Operands &o) {
  if (!o.integral)
    return number(o.d[0] / o.d[1]);
  return o.i[1] == 0 ? std::nullopt : integer(o.i[0] / o.i[1]);
}
std::optional<Outcome> remainder(const Operands &o) {
  if (!o.integral)
    return number(std::fmod(o.d[0], o.d[1]));
  return o.i[1] == 0 ? std::nullopt : integer(o.i[0] % o.i[1]);
}
std::optional<Outcome> power(const Operands &o) {
  if (o.i[1] < 0 || o.i[1] > 64 || double(o.i[1]) != o.d[1])
    return std::nullopt;
  double d = 1;
  uint64_t i = 1;
  for (int64_t n = 0; n < o.i[1]; ++n) {
    d *= o.d[0];
    i *= uint64_t(o.i[0]);
  }
  return o.integral ? integer(wrap(i)) : o.i[1] <= 2 ? number(d) : std::nullopt;
}

#define ARITHMETIC(OP)                                                                                                 \
  [](const Operands &o) {                                                                                              \
    return o.integral ? integer(wrap(uint64_t(o.i[0]) OP uint64_t(o.i[1]))) : number(o.d[0] OP o.d[1]);                \
  }
#define COMPARISON(OP) [](const Operands &o) { return integer(o.integral ? o.i[0] OP o.i[1] : o.d[0] OP o.d[1]); }
#define BITWISE(OP) [](const Operands &o) { return integer(o.i[0] OP o.i[1]); }

const std::unordered_map<std::string_view, Operation> &operations() {
  static const std::unordered_map<std::string_view, Operation> table = {
      {"convert_element_type", [](const Operands &o) { return o.integral ? integer(o.i[0]) : number(o.d[0]); }},
      {"neg", [](const Operands &o) { return o.integral ? integer(wrap(-uint64_t(o.i[0]))) : number(-o.d[0]); }},
      {"abs", [](const Operands &o) { return o.integral ? integer(std::abs(o.i[0])) : number(std::fabs(o.d[0])); }},
      {"floor", [](const Operands &o) { return number(std::floor(o.d[0])); }},
      {"ceil", [](const Operands &o) { return number(std::ceil(o.d[0])); }},
      {"sqrt", [](const Operands &o) { return number(std::sqrt(o.d[0])); }},
      {"square", [](const Operands &o) { return o.integral ? integer(o.i[0] * o.i[0]) : number(o.d[0] * o.d[0]); }},
      {"add", ARITHMETIC(+)},
      {"sub", ARITHMETIC(-)},
      {"mul", ARITHMETIC(*)},
      {"div", divide},
      {"rem", remainder},
      {"pow", power},
      {"max",
       [](const Operands &o) {
         return o.integral ? integer(std::max(o.i[0], o.i[1])) : number(std::max(o.d[0], o.d[1]));
       }},
      {"min",
       [](const Operands &o) {
         return o.integral ? integer(std::min(o.i[0], o.i[1])) : number(std::min(o.d[0], o.d[1]));
       }},
      {"and", BITWISE(&)},
      {"or", BITWISE(|)},
      {"xor", BITWISE(^)},
      {"eq", COMPARISON(==)},
      {"ne", COMPARISON(!=)},
      {"lt", COMPARISON(<)},
      {"le", COMPARISON(<=)},
      {"gt", COMPARISON(>)},
      {"ge", COMPARISON(>=)},
      {"select_n",
       [](const Operands &o) {
         int chosen = o.i[0] ? 2 : 1;
         return o.integral ? integer(o.i[chosen]) : number(o.d[chosen]);
       }},
  };
  return table;
}

#undef ARITHMETIC
#undef COMPARISON
#undef BITWISE

np::Element store(const Outcome &outcome, DType dtype) {
  return outcome.isFloat ? np::elementFromDouble(outcome.d, dtype) : np::elementFromInt(outcome.i, dtype);
}

} // namespace

std::shared_ptr<const np::Contents> knownContents(Interp &interp, Value value) {
  if (JArray *array = asJArray(value))
    return array->contents && int64_t(array->contents->elements.size()) <= kMaxFolded ? array->contents : nullptr;
  if (asTracer(value))
    return nullptr;
  if (auto *native = value.as<Native>())
    if (auto *array = dynamic_cast<np::NdArray *>(native))
      return array->contents && int64_t(array->contents->elements.size()) <= kMaxFolded ? array->contents : nullptr;
  auto scalar = knownScalar(interp, value);
  if (!scalar)
    return nullptr;
  auto contents = std::make_shared<np::Contents>();
  contents->dtype = scalar->second;
  contents->elements.push_back(scalar->first);
  return contents;
}

Value knownArray(Interp &interp, Aval aval, std::shared_ptr<const np::Contents> contents) {
  return interp.heap.make<JArray>(std::move(aval), std::move(contents));
}

std::optional<Value> fold(Interp &interp, std::string_view prim, std::span<const Value> operands, const Aval &out) {
  if (traceContext(interp).current() || operands.size() > 3)
    return std::nullopt;
  auto operation = operations().find(prim);
  if (operation == operations().end() || elementCount(out.shape) > kMaxFolded || isComplex(out.dtype))
    return std::nullopt;
  std::shared_ptr<const np::Contents> in[3];
  bool selects = prim == "select_n";
  Operands element;
  for (size_t k = 0; k < operands.size(); ++k) {
    in[k] = knownContents(interp, operands[k]);
    if (!in[k] || isComplex(in[k]->dtype) || (!in[k]->shape.empty() && in[k]->shape != out.shape))
      return std::nullopt;
    if (!(selects && k == 0))
      element.integral = element.integral && !isFloat(in[k]->dtype);
  }
  auto result = std::make_shared<np::Contents>();
  result->dtype = out.dtype;
  result->shape = out.shape;
  int64_t count = elementCount(out.shape);
  for (int64_t n = 0; n < count; ++n) {
    for (size_t k = 0; k < operands.size(); ++k) {
      np::Element e = in[k]->elements[in[k]->shape.empty() ? 0 : size_t(n)];
      bool real = isFloat(in[k]->dtype);
      element.d[k] = real ? e.d : double(e.i);
      element.i[k] = real ? (std::fabs(e.d) < 9e18 ? int64_t(e.d) : 0) : e.i;
    }
    auto outcome = operation->second(element);
    if (!outcome)
      return std::nullopt;
    result->elements.push_back(store(*outcome, out.dtype));
  }
  return knownArray(interp, out, std::move(result));
}

} // namespace pallasd::jax
