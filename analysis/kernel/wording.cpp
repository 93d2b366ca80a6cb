//===- wording.cpp - Refusals in words -------------------------------------===//
//
// Finds the words for a refusal, fills them, and narrows its place. The words
// themselves are in checks/.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/trace_fixes.h"
#include "analysis/kernel/checks/words.h"

#include "analysis/jax/pallas_refs.h"

#include <map>

namespace pallasd::kernel {

using jax::pallas::sentence;

PALLASD_RULE(loweringRefused, "lowering-refused", Error, "JAX doesn't lower this operation for the TPU", "lower", "");
PALLASD_RULE(userException, "user-exception", Warning,
             "The program raises an exception of its own on the way to a kernel", "trace", "");
PALLASD_RULE(pythonError, "python-error", Error, "Python raises an exception while a kernel is traced", "trace", "");

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {
struct Words {
  const Rule *rule;
  std::string message, why;
  Worder refine;
};
} // namespace

static std::map<std::string, Words, std::less<>> &table() {
  static std::map<std::string, Words, std::less<>> words;
  return words;
}

WordsRegistration::WordsRegistration(std::string_view refusal, const Rule &rule, std::string_view message,
                                     std::string_view why, Worder refine) {
  table()[std::string(refusal)] = {&rule, std::string(message), std::string(why), std::move(refine)};
}

//===----------------------------------------------------------------------===//
// Subject
//===----------------------------------------------------------------------===//

static const jax::Jaxpr *ownerIn(const jax::Jaxpr &jaxpr, const jax::Eqn *eqn);

static const jax::Jaxpr *ownerInParam(const jax::Param &param, const jax::Eqn *eqn) {
  if (jax::JaxprPtr inner = param.asJaxpr())
    return ownerIn(*inner, eqn);
  if (const jax::ParamList *list = param.asList())
    for (const jax::Param &item : *list)
      if (const jax::Jaxpr *owner = ownerInParam(item, eqn))
        return owner;
  return nullptr;
}

static const jax::Jaxpr *ownerIn(const jax::Jaxpr &jaxpr, const jax::Eqn *eqn) {
  if (!jaxpr.eqns.empty() && eqn >= jaxpr.eqns.data() && eqn < jaxpr.eqns.data() + jaxpr.eqns.size())
    return &jaxpr;
  for (const jax::Eqn &outer : jaxpr.eqns)
    for (const auto &[name, param] : outer.params)
      if (const jax::Jaxpr *owner = ownerInParam(param, eqn))
        return owner;
  return nullptr;
}

static jax::SourceFrame frameOf(const Refusal &refusal) {
  if (refusal.eqn && refusal.eqn->source)
    return *refusal.eqn->source;
  return refusal.source ? *refusal.source : jax::SourceFrame();
}

Subject::Subject(const KernelInstance &instance, const Refusal &refusal, const Sources *sources, const jax::Jaxpr *body)
    : instance(instance), refusal(refusal), sources(sources), eqn(refusal.eqn) {
  if (!body)
    body = instance.body.get();
  if (eqn && body)
    jaxpr = ownerIn(*body, eqn);
  if (sources)
    node = sources->node(frameOf(refusal));
}

std::string Subject::fact(std::string_view name) const {
  for (const auto &[key, value] : refusal.facts)
    if (key == name)
      return value;
  return {};
}

const jax::Aval *Subject::in(size_t i) const {
  return eqn && jaxpr && i < eqn->in.size() ? &jaxpr->aval(eqn->in[i]) : nullptr;
}

const jax::Aval *Subject::out(size_t i) const {
  return eqn && jaxpr && i < eqn->out.size() ? &jaxpr->vars[eqn->out[i]] : nullptr;
}

std::string Subject::text(const syntax::Node &inner) const {
  return sources ? sources->text(frameOf(refusal), inner) : std::string();
}

jax::SourceFrame Subject::place(const syntax::Node &inner) const { return Sources::at(frameOf(refusal), inner.range); }

static const char *symbolOf(syntax::Operator op) {
  using enum syntax::Operator;
  switch (op) {
  case Add:
    return "+";
  case Sub:
    return "-";
  case Mult:
    return "*";
  case MatMult:
    return "@";
  case Div:
    return "/";
  case Mod:
    return "%";
  case Pow:
    return "**";
  case LShift:
    return "<<";
  case RShift:
    return ">>";
  case BitOr:
    return "|";
  case BitXor:
    return "^";
  case BitAnd:
    return "&";
  case FloorDiv:
    return "//";
  }
  return "";
}

std::string Subject::function() const {
  if (auto *call = syntax::dynCast<syntax::Call>(node))
    return "`" + text(*call->func) + "`";
  if (auto *op = syntax::dynCast<syntax::BinOp>(node))
    return std::string("`") + symbolOf(op->op) + "`";
  if (auto *subscript = syntax::dynCast<syntax::Subscript>(node))
    return "`" + text(*subscript) + "`";
  if (eqn && !eqn->publicName.empty())
    return "`" + eqn->publicName + "`";
  return eqn ? "`" + eqn->prim->name + "`" : "`" + instance.name + "`";
}

std::string Subject::ref() const {
  if (auto *subscript = syntax::dynCast<syntax::Subscript>(node))
    return "`" + text(*subscript->value) + "`";
  if (auto *assign = syntax::dynCast<syntax::Assign>(node))
    if (auto *target = syntax::dynCast<syntax::Subscript>(assign->targets[0]))
      return "`" + text(*target->value) + "`";
  if (auto *assign = syntax::dynCast<syntax::AugAssign>(node))
    if (auto *target = syntax::dynCast<syntax::Subscript>(assign->target))
      return "`" + text(*target->value) + "`";
  if (eqn && jaxpr && !eqn->in.empty() && !eqn->in[0].isLiteral)
    for (size_t i = 0; i < jaxpr->invars.size() && i < jaxpr->argNames.size(); ++i)
      if (jaxpr->invars[i] == eqn->in[0].index && !jaxpr->argNames[i].empty())
        return "`" + jaxpr->argNames[i] + "`";
  return "the ref";
}

const syntax::Expr *Subject::operand(size_t i) const {
  if (auto *op = syntax::dynCast<syntax::BinOp>(node))
    return i == 0 ? op->left : i == 1 ? op->right : nullptr;
  if (auto *call = syntax::dynCast<syntax::Call>(node))
    return i < call->args.size() && call->args[i]->kind != syntax::NodeKind::Starred ? call->args[i] : nullptr;
  return nullptr;
}

const BlockMapping *Subject::block() const {
  std::string index = fact("block");
  size_t i = index.empty() ? SIZE_MAX : size_t(std::stoul(index));
  return i < instance.blocks.size() ? &instance.blocks[i] : nullptr;
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

std::string typeText(const jax::Aval &aval) {
  std::string text(jax::name(aval.dtype));
  text += "[";
  for (size_t i = 0; i < aval.shape.size(); ++i)
    text += (i ? "," : "") + std::to_string(aval.shape[i]);
  return text + "]";
}

static std::string placeholder(const Subject &subject, std::string_view name) {
  if (name == "f")
    return subject.function();
  if (name == "ref")
    return subject.ref();
  if (name == "prim")
    return subject.eqn ? subject.eqn->prim->name : std::string();
  if (name == "core")
    return std::string(kernel::name(subject.instance.core));
  if (name == "kernel")
    return subject.instance.name;
  bool input = name.starts_with("in"), output = name.starts_with("out");
  if ((input || output) && std::isdigit(static_cast<unsigned char>(name.back()))) {
    const jax::Aval *aval = input ? subject.in(size_t(name.back() - '0')) : subject.out(size_t(name.back() - '0'));
    return aval ? typeText(*aval) : std::string("its operand");
  }
  return subject.fact(name);
}

std::string fill(const Subject &subject, std::string_view pattern) {
  std::string text;
  while (!pattern.empty()) {
    size_t open = pattern.find('{'), close = pattern.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos)
      return text += pattern;
    text += pattern.substr(0, open);
    text += placeholder(subject, pattern.substr(open + 1, close - open - 1));
    pattern.remove_prefix(close + 1);
  }
  return text;
}

/// The callee of a call, the operator of a binary one; other places as they are.
static jax::SourceFrame narrowed(const Subject &subject) {
  jax::SourceFrame frame = frameOf(subject.refusal);
  if (auto *call = syntax::dynCast<syntax::Call>(subject.node))
    return Sources::at(frame, call->func->range);
  if (auto *op = syntax::dynCast<syntax::BinOp>(subject.node); op && op->opRange != syntax::Range())
    return Sources::at(frame, op->opRange);
  return frame;
}

Finding wordRefusal(const KernelInstance &instance, const Refusal &refusal, const Sources *sources,
                    const jax::Jaxpr *body) {
  Subject subject(instance, refusal, sources, body);
  Finding finding;
  auto it = table().find(refusal.rule);
  finding.rule = it == table().end() ? &loweringRefused : it->second.rule;
  finding.severity = finding.rule->severity;
  bool ofCompiler = refusal.stage == "compile";
  finding.stage = ofCompiler ? "compile" : "lower";
  if (ofCompiler)
    finding.chips = {instance.chip};
  finding.jaxException = refusal.jaxException;
  finding.where = narrowed(subject);
  for (const auto &[name, value] : refusal.facts)
    finding.data[name] = value;
  finding.data["refusal"] = refusal.rule;
  if (it == table().end()) {
    finding.message = fill(subject, "{f} is refused when `{kernel}` is lowered for core `{core}`.");
    finding.why =
        "JAX raises " + refusal.jaxException + (refusal.leadingWords.empty() ? "." : ": " + refusal.leadingWords);
    return finding;
  }
  finding.message = fill(subject, it->second.message);
  finding.why = fill(subject, it->second.why);
  if (it->second.refine)
    it->second.refine(subject, finding);
  finding.message = sentence(std::move(finding.message));
  finding.why = sentence(std::move(finding.why));
  return finding;
}

//===----------------------------------------------------------------------===//
// Trace refusals
//===----------------------------------------------------------------------===//

static bool raisedByProgram(const TraceRefusal &refusal, const Sources *sources) {
  if (!sources || refusal.traceback.empty())
    return false;
  const syntax::Node *node = sources->node(frameOf(refusal.traceback.front()));
  return node && (node->kind == syntax::NodeKind::Raise || node->kind == syntax::NodeKind::Assert);
}

static void wordException(const TraceRefusal &refusal, const Sources *sources, Finding &finding) {
  finding.rule = raisedByProgram(refusal, sources) ? &userException : &pythonError;
  finding.message = refusal.text.empty() ? "This raises " + refusal.exceptionClass + "."
                                         : "This raises " + refusal.exceptionClass + ": " + refusal.text;
}

Finding wordTraceRefusal(const DeferredInstance &deferred, const TraceRefusal &refusal, const Sources *sources) {
  Finding finding;
  finding.stage = "trace";
  finding.jaxException = refusal.exceptionClass;
  finding.where = refusal.where;
  if (finding.where.file.empty() && deferred.source)
    finding.where = *deferred.source;
  finding.related = refusal.related;
  if (!refusal.info) {
    wordException(refusal, sources, finding);
    finding.severity = finding.rule->severity;
    return finding;
  }
  const Rule *rule = findRule(refusal.info->rule);
  finding.rule = rule ? rule : &loweringRefused;
  finding.severity = finding.rule->severity;
  finding.message = sentence(refusal.info->message);
  finding.why = sentence(refusal.info->why);
  finding.data = refusal.info->facts;
  if (deferred.source && finding.where.file != deferred.source->file)
    finding.related.emplace_back(*deferred.source, "the call of `" + deferred.name + "`");
  if (sources)
    refineTraceFinding(deferred, *sources, finding);
  return finding;
}

} // namespace pallasd::kernel
