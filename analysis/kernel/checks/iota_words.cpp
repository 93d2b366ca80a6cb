//===- iota_words.cpp - Counting in floats ---------------------------------===//
//
// Rule float-iota and its fix (messages.md, 10): count in int32, then convert.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/fixes.h"

namespace pallasd::kernel {

using jax::DType;

PALLASD_RULE(floatIota, "float-iota", Error, "A range or iota counts in floats", "lower", "VerificationError");

/// The expression that names the dtype: `dtype=` or the position of the function.
static const syntax::Expr *dtypeArgument(const syntax::Call &call) {
  if (const syntax::Expr *given = keywordValue(call, "dtype"))
    return given;
  std::string name = calleeName(call);
  if (name == "broadcasted_iota" || name == "iota")
    return call.args.empty() ? nullptr : call.args[0];
  return name == "arange" && call.args.size() == 4 ? call.args[3] : nullptr;
}

static bool hasFloatLiteral(const syntax::Node &node) {
  if (auto *constant = syntax::dynCast<syntax::Constant>(&node);
      constant && std::holds_alternative<double>(constant->value))
    return true;
  bool found = false;
  syntax::forEachChild(node, [&](const syntax::Node &child) { found = found || hasFloatLiteral(child); });
  return found;
}

static void proposeIntegers(const Subject &subject, const syntax::Call &call, const syntax::Expr &dtype,
                            Finding &finding) {
  std::string jnp = moduleName(subject, "jax.numpy"), name = calleeName(call);
  const jax::Aval *out = subject.out(0);
  bool known = name == "arange" || name == "iota" || name == "broadcasted_iota";
  if (!known || jnp.empty() || !out || hasFloatLiteral(call))
    return;
  int64_t longest = 0;
  for (int64_t size : out->shape)
    longest = std::max(longest, size);
  FixProposal fix;
  fix.title = "Count in int32, then convert";
  bool exact = out->dtype == DType::Float32 && longest <= (int64_t(1) << 24);
  fix.safety = exact ? FixSafety::Safe : FixSafety::Check;
  std::string original = subject.text(dtype);
  fix.edits = {replace(subject, dtype, jnp + ".int32"), insertAfter(subject, call, ".astype(" + original + ")")};
  finding.fixes.push_back(std::move(fix));
}

static void wordFloatIota(const Subject &subject, Finding &finding) {
  const jax::Aval *out = subject.out(0);
  std::string type = out ? std::string(jax::name(out->dtype)) : "float";
  auto *call = syntax::dynCast<syntax::Call>(subject.node);
  const syntax::Expr *dtype = call ? dtypeArgument(*call) : nullptr;
  std::string function = subject.function();
  if (dtype && function.ends_with("`"))
    function = function.substr(0, function.size() - 1) + "(…, dtype=" + type + ")`";
  finding.message = function + " makes a float iota; TPU iota is integer only.";
  finding.data["dtype"] = type;
  if (!dtype)
    return;
  finding.where = subject.place(*dtype);
  proposeIntegers(subject, *call, *dtype, finding);
}

static const WordsRegistration words[] = {
    {"iota-float", floatIota, "", "the op counts in integers; JAX calls this an internal error, it is this rule",
     wordFloatIota},
    {"sc-iota", floatIota, "{f} counts over {out0}; a vector subcore counts over one register.",
     "a register has as many elements as the subcore has lanes"},
};

} // namespace pallasd::kernel
