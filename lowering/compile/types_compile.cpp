//===- types_compile.cpp - Element types of operations --------------------===//
//
// libtpu's vector units compute in some element types only; JAX lowers the others
// as they are. Which, was measured operation by operation (facts/compiled.h).
// Families `types` and `product` of tests/data/compile.
//
//===----------------------------------------------------------------------===//
#include "lowering/compile/compile.h"

#include "analysis/facts/compiled.h"
#include "lowering/legal/predicates.h"

#include <algorithm>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::Eqn;
using jax::Param;

bool isMatrix(const Aval &aval) { return !aval.isRef && aval.shape.size() == 2; }

/// Constants of one element fold with some operations: a sum with 0, a product by 1, a minimum with the largest number.
bool mayFold(const CompileContext &context, const Eqn &eqn) {
  std::string_view name = eqn.prim->name;
  bool arithmetic = name == "add" || name == "sub" || name == "mul";
  for (size_t i = 0; i < eqn.in.size(); ++i) {
    if (isRunTime(context.value(eqn, i)))
      continue;
    std::optional<int64_t> number = integerOf(context.value(eqn, i));
    if (!arithmetic || !number || std::abs(*number) <= 1)
      return true;
  }
  return eqn.in.size() == 2 && eqn.in[0] == eqn.in[1];
}

std::optional<Refusal> operation(const CompileContext &context, const Eqn &eqn) {
  if (eqn.in.empty())
    return std::nullopt;
  const Aval &first = context.in(eqn, 0);
  const Aval &operand = isMatrix(first) || eqn.in.size() < 2 ? first : context.in(eqn, 1);
  if (eqn.prim->name == "reciprocal" && !boolParam(eqn, "approx"))
    return std::nullopt;
  if (!isMatrix(operand) || operand.dtype == jax::DType::Float16 || mayFold(context, eqn))
    return std::nullopt;
  std::string_view exceptionClass =
      facts::refusedByCompiler(eqn.prim->name, jax::name(operand.dtype), context.instance.chip);
  if (exceptionClass.empty())
    return std::nullopt;
  return refuseAtCompile("compile-type", exceptionClass, "").fact("dtype", dtypeName(operand.dtype));
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

std::vector<int64_t> contracting(const Eqn &eqn, size_t operand) {
  const Param *dims = itemAt(itemAt(eqn.param("dimension_numbers"), 0), operand);
  return dims ? dims->asInts().value_or(std::vector<int64_t>()) : std::vector<int64_t>();
}

/// A product with one row on the right becomes a sum of products, which the vector unit computes.
bool usesMatrixUnit(const CompileContext &context, const Eqn &eqn) {
  const Aval &left = context.in(eqn, 0), &right = context.in(eqn, 1);
  if (!isMatrix(left) || !isMatrix(right) || contracting(eqn, 0).size() != 1)
    return false;
  return !(contracting(eqn, 1) == std::vector<int64_t>{1} && right.shape[0] == 1);
}

/// "DEFAULT" or "HIGHEST"; empty for what was not measured.
std::string_view precisionOf(const Eqn &eqn) {
  const Param *param = eqn.param("precision");
  if (!param || param->isNone())
    return "DEFAULT";
  std::string_view name = symbolText(itemAt(param, 0));
  if (name.empty() || name.ends_with(".DEFAULT"))
    return "DEFAULT";
  return name.ends_with(".HIGHEST") ? "HIGHEST" : "";
}

std::optional<Refusal> product(const CompileContext &context, const Eqn &eqn) {
  std::string_view precision = precisionOf(eqn);
  if (precision.empty() || !usesMatrixUnit(context, eqn))
    return std::nullopt;
  if (!isRunTime(context.value(eqn, 0)) && !isRunTime(context.value(eqn, 1)))
    return std::nullopt;
  const Aval &left = context.in(eqn, 0), &right = context.in(eqn, 1);
  if (left.dtype == jax::DType::Float16 || right.dtype == jax::DType::Float16)
    return std::nullopt;
  std::string types = dtypeName(left.dtype) + " " + dtypeName(right.dtype) + " " +
                      dtypeName(context.out(eqn, 0).dtype) + " " + std::string(precision);
  std::string_view exceptionClass = facts::refusedByCompiler("dot_general", types, context.instance.chip);
  if (exceptionClass.empty())
    return std::nullopt;
  bool fullPrecision =
      precision == "HIGHEST" && facts::refusedByCompiler("dot_general",
                                                         dtypeName(left.dtype) + " " + dtypeName(right.dtype) + " " +
                                                             dtypeName(context.out(eqn, 0).dtype) + " DEFAULT",
                                                         context.instance.chip)
                                    .empty();
  return refuseAtCompile(fullPrecision ? "compile-product-precision" : "compile-product", exceptionClass, "")
      .fact("left", dtypeName(left.dtype))
      .fact("right", dtypeName(right.dtype))
      .fact("result", dtypeName(context.out(eqn, 0).dtype));
}

} // namespace

static void addRules(CompileTable &table) {
  table.add("dot_general", product);
  table.addForAll(operation);
}

static const CompileFamily family(addRules);

} // namespace pallasd::lowering
