//===- matmul_words.cpp - Matrix products ----------------------------------===//
//
// Rules unsigned-dot, dot-accumulator and dot-form, with the fixes of the first
// two (messages.md, 3 and 6).
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/fixes.h"

namespace pallasd::kernel {

using jax::DType;

PALLASD_RULE(unsignedDot, "unsigned-dot", Error, "A matrix product has an unsigned operand", "lower",
             "NotImplementedError");
PALLASD_RULE(dotAccumulator, "dot-accumulator", Error, "A matrix product accumulates in a narrow type", "lower",
             "VerificationError");
PALLASD_RULE(dotForm, "dot-form", Error, "A matrix product has a form that the matrix unit doesn't have", "lower", "");

//===----------------------------------------------------------------------===//
// The product in the source
//===----------------------------------------------------------------------===//

/// `a @ b` or a call of a product function whose first arguments are its operands.
struct Product {
  const syntax::BinOp *op = nullptr;
  const syntax::Call *call = nullptr;
};

static std::optional<Product> productOf(const Subject &subject) {
  Product product;
  product.op = syntax::dynCast<syntax::BinOp>(subject.node);
  if (product.op && product.op->op == syntax::Operator::MatMult)
    return product;
  product.call = syntax::dynCast<syntax::Call>(subject.node);
  product.op = nullptr;
  if (!product.call || product.call->args.size() < 2)
    return std::nullopt;
  static const std::set<std::string> functions = {"dot", "matmul", "dot_general", "tensordot", "einsum", "vdot"};
  return functions.contains(calleeName(*product.call)) ? std::optional(product) : std::nullopt;
}

/// The operand expressions; einsum has its equation first.
static std::vector<const syntax::Expr *> operandsOf(const Product &product) {
  if (product.op)
    return {product.op->left, product.op->right};
  size_t first = calleeName(*product.call) == "einsum" ? 1 : 0;
  if (product.call->args.size() < first + 2)
    return {};
  return {product.call->args[first], product.call->args[first + 1]};
}

static std::string dtypeName(const std::string &jnp, DType dtype) { return jnp + "." + std::string(jax::name(dtype)); }

/// Edits that make the product accumulate in `type`: `@` becomes a call.
static std::vector<Edit> accumulateIn(const Subject &subject, const Product &product, const std::string &jnp,
                                      DType type) {
  std::string value = dtypeName(jnp, type);
  if (product.call)
    return {setKeyword(subject, *product.call, "preferred_element_type", value)};
  const jax::Aval *left = subject.in(0), *right = subject.in(1);
  bool plain = left && right && left->shape.size() == 2 && right->shape.size() == 2;
  const syntax::BinOp &op = *product.op;
  // The operator and the blanks around it become the comma between two arguments.
  syntax::Range between = {op.left->range.endLine, op.left->range.endColumn, op.right->range.line,
                           op.right->range.column};
  std::string gap = subject.sources->text(subject.place(op), between);
  if (gap.find_first_not_of(" @\t") != std::string::npos)
    return {};
  return {insertBefore(subject, op, jnp + (plain ? ".dot(" : ".matmul(")),
          {Sources::at(subject.place(op), between), ", "},
          insertAfter(subject, op, ", preferred_element_type=" + value + ")")};
}

//===----------------------------------------------------------------------===//
// dot-accumulator
//===----------------------------------------------------------------------===//

static void proposeAccumulator(const Subject &subject, Finding &finding) {
  std::optional<Product> product = productOf(subject);
  std::string jnp = moduleName(subject, "jax.numpy");
  const jax::Aval *out = subject.out(0);
  if (!product || jnp.empty() || !out)
    return;
  bool integer = jax::isInteger(out->dtype);
  DType wide = integer ? DType::Int32 : DType::Float32;
  FixProposal fix;
  fix.title = integer ? "Accumulate in int32" : "Accumulate in float32 and round once";
  fix.safety = integer ? FixSafety::Check : FixSafety::Safe;
  fix.edits = accumulateIn(subject, *product, jnp, wide);
  if (fix.edits.empty())
    return;
  const syntax::Node &whole = *subject.node;
  fix.edits.push_back(insertAfter(subject, whole, ".astype(" + dtypeName(jnp, out->dtype) + ")"));
  if (product->op) {
    // Both insertions stand at the end of the operator's right side: one edit keeps their order.
    fix.edits[2].newText += fix.edits[3].newText;
    fix.edits.pop_back();
  }
  finding.fixes.push_back(std::move(fix));
}

static void wordAccumulator(const Subject &subject, Finding &finding) {
  const jax::Aval *out = subject.out(0), *left = subject.in(0);
  std::string type = out ? std::string(jax::name(out->dtype)) : "narrow";
  std::string operands = left ? std::string(jax::name(left->dtype)) : type;
  bool integer = out && jax::isInteger(out->dtype);
  finding.message = "This " + operands + " product accumulates in " + type + "; the TPU's matrix unit accumulates in " +
                    (integer ? "int32" : "float32") + " only.";
  finding.data["dtype"] = type;
  proposeAccumulator(subject, finding);
}

//===----------------------------------------------------------------------===//
// unsigned-dot
//===----------------------------------------------------------------------===//

static FixProposal castBoth(const Subject &subject, const Product &product, const std::string &jnp, DType operandType,
                            DType accumulator, std::string title) {
  FixProposal fix;
  fix.title = std::move(title);
  fix.safety = FixSafety::Check;
  std::vector<Edit> outer = accumulateIn(subject, product, jnp, accumulator);
  std::string cast = ".astype(" + dtypeName(jnp, operandType) + ")";
  // What follows the product goes on with the type that it had.
  const jax::Aval *out = subject.out(0);
  std::string back = out && out->dtype != accumulator ? ".astype(" + dtypeName(jnp, out->dtype) + ")" : "";
  std::vector<const syntax::Expr *> operands = operandsOf(product);
  if (outer.empty() || operands.size() != 2)
    return fix;
  if (product.op) {
    // The operator's edits touch the operands' ends: casts go into their texts.
    auto wrapped = [&](const syntax::Expr &operand) {
      std::vector<Edit> edits = appendSuffix(subject, operand, cast);
      return edits.size() == 1 ? subject.text(operand) + cast : "(" + subject.text(operand) + ")" + cast;
    };
    std::string call = outer[0].newText + wrapped(*operands[0]) + ", " + wrapped(*operands[1]) + outer[2].newText;
    fix.edits = {replace(subject, *product.op, call + back)};
    return fix;
  }
  fix.edits = std::move(outer);
  for (const syntax::Expr *operand : operands)
    for (Edit &edit : appendSuffix(subject, *operand, cast))
      fix.edits.push_back(std::move(edit));
  if (!back.empty())
    fix.edits.push_back(insertAfter(subject, *subject.node, back));
  return fix;
}

static void proposeCasts(const Subject &subject, Finding &finding) {
  std::optional<Product> product = productOf(subject);
  std::string jnp = moduleName(subject, "jax.numpy");
  if (!product || jnp.empty())
    return;
  for (size_t i = 0; i < 2; ++i)
    if (const jax::Aval *aval = subject.in(i); !aval || jax::bitWidth(aval->dtype) > 8)
      return;
  FixProposal exact = castBoth(subject, *product, jnp, DType::BFloat16, DType::Float32,
                               "Cast both to bfloat16, accumulate in float32 (exact while sums stay below 2^24)");
  FixProposal narrow =
      castBoth(subject, *product, jnp, DType::Int8, DType::Int32, "Cast to int8 (only if all values are at most 127)");
  if (!exact.edits.empty())
    finding.fixes.push_back(std::move(exact));
  if (!narrow.edits.empty())
    finding.fixes.push_back(std::move(narrow));
}

static void wordUnsigned(const Subject &subject, Finding &finding) {
  std::optional<Product> product = productOf(subject);
  std::vector<const syntax::Expr *> operands = product ? operandsOf(*product) : std::vector<const syntax::Expr *>();
  size_t which = subject.in(0) && jax::isUnsigned(subject.in(0)->dtype) ? 0 : 1;
  const jax::Aval *aval = subject.in(which);
  std::string type = aval ? typeText(*aval) : "an unsigned operand";
  std::string name = which < operands.size() ? "`" + subject.text(*operands[which]) + "` as " + type : type;
  finding.message = subject.function() + " gets " + name + "; the TPU's matrix unit reads every integer as signed.";
  if (which < operands.size())
    finding.where = subject.place(*operands[which]);
  if (aval)
    finding.data["dtype"] = jax::name(aval->dtype);
  proposeCasts(subject, finding);
}

static const char *const kUnit = "the matrix unit contracts one dimension of each side into a float32 or int32 result";

static const WordsRegistration words[] = {
    {"dot-unsigned", unsignedDot, "", "200 would be read as -56, so JAX refuses instead of computing wrong numbers",
     wordUnsigned},
    {"conv-unsigned", unsignedDot, "", "200 would be read as -56, so JAX refuses instead of computing wrong numbers",
     wordUnsigned},
    {"dot-acc", dotAccumulator, "",
     "without `preferred_element_type` the result type is the operands'; JAX calls this an internal error, it is this "
     "rule",
     wordAccumulator},
    {"dot-result", dotForm, "{f} has the result type of {out0}.", kUnit},
    {"dot-precision-mixed", dotForm, "{f} has a precision for each operand.",
     "the matrix unit has one precision for a product"},
    {"dot-precision-high", dotForm, "{f} has the precision HIGH.",
     "before JAX 0.11.1 the precisions are DEFAULT and HIGHEST (float32)"},
    {"dot-precision", dotForm, "{f} has a precision that the matrix unit doesn't have.",
     "the precisions are DEFAULT, HIGH (three passes of bfloat16) and HIGHEST (float32)"},
    {"dot-algorithm", dotForm, "{f} has a dot algorithm preset.", "the precisions are DEFAULT, HIGH and HIGHEST"},
    {"dot-preset", dotForm, "{f} has a dot algorithm preset.", "the precisions are DEFAULT, HIGH and HIGHEST"},
    {"dot-matvec-type", dotForm, "{f} is a product with one row and gives {out0}.",
     "a product with one row is a multiplication and a sum on the vector unit, in float32"},
    {"dot-matvec-bcast", dotForm, "{f} is a product with one row of {in0} and {in1}.",
     "a product with one row is a multiplication and a sum on the vector unit, in one type"},
    {"dot-matvec-integer", dotForm, "{f} is a product with one row of {in0} and {in1}.",
     "a product with one row is a multiplication and a sum on the vector unit, in floats"},
    {"dot-no-contract", dotForm, "{f} contracts no dimension.",
     "an outer product is a multiplication: `a[:, None] * b[None, :]`"},
    {"dot-1d-1d", dotForm, "{f} multiplies two vectors into a scalar.",
     "a scalar product is a multiplication and a sum: `jnp.sum(a * b)`"},
    {"conv-precision", dotForm, "{f} has a precision that the matrix unit doesn't have.",
     "the precisions are DEFAULT and HIGHEST"},
    {"acc-transforms", dotForm, "{f} gets a part of an accumulator.", "the matrix unit adds into a whole accumulator"},
    {"acc-ref", dotForm, "{f} gets a ref that is no accumulator.", "accumulators are allocated with `pltpu.ACC`"},
    {"acc-pop-rank", dotForm, "{f} gives a result that is no matrix.",
     "the matrix unit hands matrices over, of rank 2"},
    {"conv-precision-mixed", dotForm, "{f} has a precision for each operand.",
     "the matrix unit has one precision for a product"},
};

} // namespace pallasd::kernel
