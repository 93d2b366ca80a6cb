//===- primitive_fixes.cpp - A running sum as a product --------------------===//
//
// Rule unimplemented-primitive (messages.md, 2): the TensorCore has no running
// sum, but its matrix unit has the sum of what a triangle of ones selects. Column
// j of the triangle has ones down to row j, so that the product's column j is
// the sum up to j.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/primitive_fixes.h"

#include "analysis/kernel/checks/fixes.h"

namespace pallasd::kernel {

using jax::DType;

namespace {

constexpr int64_t kLongest = 1024; ///< elements; a triangle of more takes megabytes

struct RunningSum {
  const syntax::Call *call = nullptr;
  const syntax::Expr *operand = nullptr;
  int64_t length = 0;
  DType dtype = DType::Float32;
};

bool isFlag(const jax::Param *param, bool value) { return param && param->asBool() == value; }

/// `jnp.cumsum(x, axis=-1)` of two dimensions, with nothing else said.
std::optional<RunningSum> runningSum(const Subject &subject) {
  const jax::Aval *in = subject.in(0), *out = subject.out(0);
  const auto *call = syntax::dynCast<syntax::Call>(subject.node);
  if (!call || !in || !out || subject.eqn->prim->name != "cumsum" || calleeName(*call) != "cumsum")
    return std::nullopt;
  const jax::Param *axis = subject.eqn->param("axis");
  bool along = in->shape.size() == 2 && axis && axis->asInt() == 1 && in->shape[1] <= kLongest &&
               isFlag(subject.eqn->param("reverse"), false);
  bool plain = keywordValue(*call, "dtype") == nullptr && in->dtype == out->dtype && in->shape == out->shape;
  bool known = in->dtype == DType::Float32 || in->dtype == DType::BFloat16 || in->dtype == DType::Int32;
  const syntax::Expr *operand = subject.operand(0);
  if (!along || !plain || !known || !operand)
    return std::nullopt;
  return RunningSum{call, operand, in->shape[1], in->dtype};
}

} // namespace

void proposeTriangle(const Subject &subject, Finding &finding) {
  auto sum = runningSum(subject);
  std::string jnp = moduleName(subject, "jax.numpy"), lax = moduleName(subject, "jax.lax");
  if (std::string jax = moduleName(subject, "jax"); lax.empty() && !jax.empty())
    lax = jax + ".lax";
  if (!sum || jnp.empty() || lax.empty())
    return;
  bool isName = sum->operand->kind == syntax::NodeKind::NameExpr;
  std::string text = subject.text(*sum->operand);
  std::string n = isName ? text + ".shape[1]" : std::to_string(sum->length);
  auto counted = [&](int dimension) {
    return lax + ".broadcasted_iota(" + jnp + ".int32, (" + n + ", " + n + "), " + std::to_string(dimension) + ")";
  };
  std::string float32 = jnp + ".float32";
  bool wide = sum->dtype == DType::Float32;
  std::string values = isName || syntax::dynCast<syntax::Subscript>(sum->operand) ? text : "(" + text + ")";
  std::string product = jnp + ".dot(" + (wide ? text : values + ".astype(" + float32 + ")") + ", (" + counted(0) +
                        " <= " + counted(1) + ").astype(" + float32 + "), precision=" + lax +
                        ".Precision.HIGHEST, preferred_element_type=" + float32 + ")";
  if (!wide)
    product += ".astype(" + jnp + "." + std::string(jax::name(sum->dtype)) + ")";
  bool integer = sum->dtype == DType::Int32;
  finding.fixes.push_back(
      {std::string("Multiply by a triangle of ones (") +
           (integer ? "exact while every partial sum stays below 2^24" : "rounds differently from a running sum") + ")",
       FixSafety::Check,
       {replace(subject, *sum->call, std::move(product))}});
}

} // namespace pallasd::kernel
