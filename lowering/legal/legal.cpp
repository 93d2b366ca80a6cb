//===- legal.cpp - Would JAX lower this equation? -------------------------===//
//
// The table of predicates and the walk over a kernel's jaxprs. The walk enters
// inner jaxprs where the lowering would, and hands block shapes down with the
// operands.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"

#include "analysis/kernel/checks/mapping_checks.h"
#include "lowering/legal/entered.h"
#include "lowering/legal/keys.h"
#include "lowering/legal/module_checks.h"
#include "lowering/legal/release.h"
#include "lowering/legal/scalar_operands.h"

#include <algorithm>
#include <cassert>

namespace pallasd::lowering {

using jax::Eqn;
using jax::Jaxpr;
using jax::JaxprPtr;

BlockShape LegalContext::blockShape(const Eqn &eqn, size_t i) const {
  const jax::Atom &atom = eqn.in[i];
  if (!atom.isLiteral && atom.index < blockShapes.size() && blockShapes[atom.index])
    return *blockShapes[atom.index];
  return blockShapeOf(in(eqn, i).shape);
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

void LegalTable::add(Cores cores, std::string_view primitive, LegalRule rule, std::string_view variant) {
  for (unsigned core = 0; core < 3; ++core)
    if (unsigned(cores) & (1u << core)) {
      [[maybe_unused]] bool fresh = rules_[core].emplace(jax::primitive(primitive, variant), rule).second;
      assert(fresh && "two families declare the same primitive");
    }
}

void LegalTable::add(Cores cores, std::initializer_list<std::string_view> primitives, LegalRule rule) {
  for (std::string_view primitive : primitives)
    add(cores, primitive, rule);
}

LegalRule LegalTable::find(kernel::CoreType core, const jax::Primitive *primitive) const {
  const auto &rules = rules_[unsigned(core)];
  auto it = rules.find(primitive);
  return it == rules.end() ? nullptr : it->second;
}

/// Filled before main, in no particular order.
static std::vector<LegalFamily::Add> &families() {
  static std::vector<LegalFamily::Add> list;
  return list;
}

LegalFamily::LegalFamily(Add add) { families().push_back(add); }

const LegalTable &LegalTable::standard() {
  static const LegalTable table = [] {
    LegalTable made;
    for (LegalFamily::Add add : families())
      add(made);
    return made;
  }();
  return table;
}

//===----------------------------------------------------------------------===//
// Inner jaxprs
//===----------------------------------------------------------------------===//

std::optional<Refusal> checkResultTypes(const Jaxpr &jaxpr, const Eqn &eqn, kernel::CoreType core) {
  for (jax::VarId out : eqn.out) {
    const jax::Aval &aval = jaxpr.vars[out];
    if (jax::isComplex(aval.dtype))
      return refuse("complex", "MLIRError", "Invalid type").fact("dtype", std::string(jax::name(aval.dtype)));
    bool empty = !aval.isRef && std::find(aval.shape.begin(), aval.shape.end(), 0) != aval.shape.end();
    if (empty && core == kernel::CoreType::TensorCore)
      return refuse("empty-vector", "MLIRError", "Invalid type").fact("shape", jax::shortText(aval));
  }
  return std::nullopt;
}

static JaxprPtr jaxprParam(const Eqn &eqn, std::string_view name) {
  const jax::Param *param = eqn.param(name);
  return param ? param->asJaxpr() : nullptr;
}

/// Arguments taken from the operands `first`, `first + 1`, ...
static InnerJaxpr fromOperands(const JaxprPtr &jaxpr, int first, int available) {
  InnerJaxpr inner{jaxpr, {}};
  size_t count = jaxpr->constvars.size() + jaxpr->invars.size();
  for (size_t i = 0; i < count; ++i)
    inner.operandOfArgument.push_back(int(i) < available ? first + int(i) : -1);
  return inner;
}

static void addBranches(const Eqn &eqn, std::vector<InnerJaxpr> &found) {
  const jax::Param *branches = eqn.param("branches");
  if (!branches || !branches->asList())
    return;
  // JAX builds the later branches first: the last one is the innermost `then`.
  const jax::ParamList &list = *branches->asList();
  for (auto it = list.rbegin(); it != list.rend(); ++it)
    if (JaxprPtr branch = it->asJaxpr())
      found.push_back(fromOperands(branch, 1, int(eqn.in.size()) - 1));
}

static void addWhile(const Eqn &eqn, std::vector<InnerJaxpr> &found) {
  JaxprPtr cond = jaxprParam(eqn, "cond_jaxpr"), body = jaxprParam(eqn, "body_jaxpr");
  const jax::Param *condConsts = eqn.param("cond_nconsts"), *bodyConsts = eqn.param("body_nconsts");
  if (!cond || !body || !condConsts || !bodyConsts)
    return;
  int numCond = int(condConsts->asInt().value_or(0)), numBody = int(bodyConsts->asInt().value_or(0));
  int numCarry = int(eqn.in.size()) - numCond - numBody;
  auto withConsts = [&](JaxprPtr jaxpr, int firstConst, int numConsts) {
    InnerJaxpr inner{std::move(jaxpr), {}};
    for (int i = 0; i < numConsts; ++i)
      inner.operandOfArgument.push_back(firstConst + i);
    for (int i = 0; i < numCarry; ++i)
      inner.operandOfArgument.push_back(numCond + numBody + i);
    return inner;
  };
  found.push_back(withConsts(cond, 0, numCond));
  found.push_back(withConsts(body, numCond, numBody));
}

std::vector<InnerJaxpr> innerJaxprs(const Eqn &eqn) {
  std::vector<InnerJaxpr> found;
  std::string_view name = eqn.prim->name;
  int count = int(eqn.in.size());
  if (name == "cond")
    addBranches(eqn, found);
  else if (name == "while")
    addWhile(eqn, found);
  else if (name == "scan" || name == "jit" || name == "run_scoped" || name == "parallel_loop")
    if (JaxprPtr inner = jaxprParam(eqn, "jaxpr"))
      found.push_back(fromOperands(inner, 0, count));
  if (name == "custom_jvp_call" || name == "custom_vjp_call" || name == "eval_jaxpr")
    if (JaxprPtr inner = jaxprParam(eqn, "call_jaxpr"))
      found.push_back(fromOperands(inner, 0, count));
  return found;
}

//===----------------------------------------------------------------------===//
// Walk
//===----------------------------------------------------------------------===//

namespace {

class Walk {
public:
  Walk(const kernel::KernelInstance &instance, const ReleaseRules &release, bool all, std::vector<Refusal> &refusals)
      : instance_(instance), release_(release), all_(all), refusals_(refusals), chip_(facts::chipInfo(instance.chip)) {}

  /// False when the walk is to stop.
  bool jaxpr(const JaxprPtr &jaxpr, std::vector<std::optional<BlockShape>> shapes, const jax::SourceStack &outer,
             std::vector<bool> mayBeConstant = {}) {
    LegalContext context{instance_,         instance_.core,          chip_, jaxpr.get(), false,
                         std::move(shapes), std::move(mayBeConstant)};
    context.blockShapes.resize(jaxpr->vars.size());
    for (const Eqn &eqn : jaxpr->eqns)
      if (!visit(context, eqn, eqn.source ? eqn.source : outer))
        return false;
    return true;
  }

private:
  bool visit(const LegalContext &context, const Eqn &eqn, const jax::SourceStack &source) {
    if (std::optional<Refusal> refusal = check(context, eqn)) {
      refusal->eqn = &eqn;
      refusal->source = source;
      refusals_.push_back(std::move(*refusal));
      if (!all_)
        return false;
    }
    for (const InnerJaxpr &inner : enteredJaxprs(context, eqn))
      if (!jaxpr(inner.jaxpr, blockShapesWithin(context, eqn, inner), source, constantArguments(context, eqn, inner)))
        return false;
    return true;
  }

  std::optional<Refusal> check(const LegalContext &context, const Eqn &eqn) {
    switch (release_.rule(context.core, eqn.prim)) {
    case ReleaseRules::Rule::Missing:
      return refuse("unimplemented-primitive", "NotImplementedError", "Unimplemented primitive in Pallas TPU lowering")
          .fact("primitive", eqn.prim->name)
          .fact("core", std::string(kernel::name(context.core)));
    case ReleaseRules::Rule::Unknown:
      return std::nullopt;
    case ReleaseRules::Rule::Registered:
      break;
    }
    std::optional<Refusal> refusal = checkOperands(context, eqn);
    return refusal && release_.holds(refusal->rule) ? std::move(refusal) : std::nullopt;
  }

  static std::optional<Refusal> checkOperands(const LegalContext &context, const Eqn &eqn) {
    if (auto refusal = checkResultTypes(*context.jaxpr, eqn, context.core))
      return refusal;
    if (auto refusal = checkKeys(*context.jaxpr, eqn); refusal && !refusal->jaxException.empty())
      return refusal;
    LegalRule rule = LegalTable::standard().find(context.core, eqn.prim);
    return rule ? rule(context, eqn) : std::nullopt;
  }

  const kernel::KernelInstance &instance_;
  const ReleaseRules &release_;
  bool all_;
  std::vector<Refusal> &refusals_;
  const facts::ChipInfo *chip_;
};

} // namespace

static void append(std::vector<Refusal> &refusals, std::vector<Refusal> more) {
  for (Refusal &refusal : more)
    refusals.push_back(std::move(refusal));
}

static void append(std::vector<Refusal> &refusals, std::optional<Refusal> one) {
  if (one)
    refusals.push_back(std::move(*one));
}

/// Checks of the kernel as a whole before JAX builds its ops.
static std::vector<Refusal> refusalsBefore(const kernel::KernelInstance &instance) {
  std::vector<Refusal> refusals;
  if (!instance.mesh) {
    append(refusals, kernel::checkBlockShapes(instance, facts::chipInfo(instance.chip)));
    append(refusals, kernel::checkDimensionSemantics(instance));
  }
  append(refusals, checkKernelSetup(instance));
  return refusals;
}

/// Checks of the kernel as a whole when its body is built.
static std::vector<Refusal> refusalsAfter(const kernel::KernelInstance &instance, const Jaxpr &body) {
  std::vector<Refusal> refusals;
  if (!instance.mesh)
    append(refusals, kernel::checkWindows(instance));
  append(refusals, checkCustomCall(instance, body));
  return refusals;
}

kernel::Verdict legalKernel(const kernel::KernelInstance &instance, bool all) {
  const ReleaseRules &release = ReleaseRules::of(instance.jaxRelease);
  auto heldOnly = [&](std::vector<Refusal> refusals) {
    std::erase_if(refusals, [&](const Refusal &refusal) { return !release.holds(refusal.rule); });
    return refusals;
  };
  kernel::Verdict verdict{loweredBody(instance), heldOnly(refusalsBefore(instance))};
  std::vector<std::optional<BlockShape>> shapes(verdict.body->vars.size());
  std::vector<BlockShape> arguments = argumentBlockShapes(instance, *verdict.body);
  for (size_t i = 0; i < arguments.size(); ++i)
    shapes[verdict.body->invars[i]] = arguments[i];
  auto firstOfBody = ptrdiff_t(verdict.refusals.size());
  Walk(instance, release, all, verdict.refusals).jaxpr(verdict.body, std::move(shapes), instance.callSource);
  // The verifier runs when the whole body is built.
  std::stable_partition(verdict.refusals.begin() + firstOfBody, verdict.refusals.end(),
                        [](const Refusal &refusal) { return refusal.stage != "verify"; });
  append(verdict.refusals, heldOnly(refusalsAfter(instance, *verdict.body)));
  return verdict;
}

} // namespace pallasd::lowering
