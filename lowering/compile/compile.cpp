//===- compile.cpp - Would libtpu compile this module? --------------------===//
//
// The table of predicates and the walk over what is compiled for certain: live
// equations of the body, and of inner jaxprs that are run at least once for all
// that libtpu can know.
//
//===----------------------------------------------------------------------===//
#include "lowering/compile/compile.h"

#include "lowering/legal/entered.h"
#include "lowering/legal/predicates.h"
#include "lowering/legal/release.h"

namespace pallasd::lowering {

using jax::Eqn;
using jax::Jaxpr;

Refusal refuseAtCompile(std::string_view rule, std::string_view exceptionClass, std::string_view leadingWords) {
  Refusal refusal = refuse(rule, exceptionClass, leadingWords);
  refusal.stage = "compile";
  return refusal;
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

void CompileTable::add(std::string_view primitive, CompileRule rule) { rules_[primitive].push_back(rule); }

void CompileTable::add(std::initializer_list<std::string_view> primitives, CompileRule rule) {
  for (std::string_view primitive : primitives)
    add(primitive, rule);
}

void CompileTable::addForAll(CompileRule rule) { forAll_.push_back(rule); }

void CompileTable::addForKernel(KernelCompileRule rule) { kernelRules_.push_back(rule); }

std::optional<Refusal> CompileTable::check(const CompileContext &context, const Eqn &eqn) const {
  if (auto it = rules_.find(eqn.prim->name); it != rules_.end())
    for (CompileRule rule : it->second)
      if (std::optional<Refusal> refusal = rule(context, eqn))
        return refusal;
  for (CompileRule rule : forAll_)
    if (std::optional<Refusal> refusal = rule(context, eqn))
      return refusal;
  return std::nullopt;
}

/// Filled before main, in no particular order.
static std::vector<CompileFamily::Add> &families() {
  static std::vector<CompileFamily::Add> list;
  return list;
}

CompileFamily::CompileFamily(Add add) { families().push_back(add); }

const CompileTable &CompileTable::standard() {
  static const CompileTable table = [] {
    CompileTable made;
    for (CompileFamily::Add add : families())
      add(made);
    return made;
  }();
  return table;
}

//===----------------------------------------------------------------------===//
// Walk
//===----------------------------------------------------------------------===//

namespace {

using BlockShapes = std::vector<std::optional<BlockShape>>;

class CompileWalk {
public:
  CompileWalk(const kernel::KernelInstance &instance, const facts::ChipInfo &chip, std::vector<Refusal> &refusals)
      : instance_(instance), chip_(chip), refusals_(refusals) {}

  void body(const Jaxpr &jaxpr) {
    BlockShapes shapes(jaxpr.vars.size());
    std::vector<BlockShape> arguments = argumentBlockShapes(instance_, jaxpr);
    for (size_t i = 0; i < arguments.size(); ++i)
      shapes[jaxpr.invars[i]] = arguments[i];
    visit(Scope(instance_, jaxpr), std::move(shapes), instance_.callSource);
  }

private:
  void visit(const Scope &scope, BlockShapes shapes, const jax::SourceStack &outer) {
    CompileContext context{{instance_, instance_.core, &chip_, &scope.jaxpr, false, std::move(shapes)}, &scope};
    for (size_t i = 0; i < scope.jaxpr.eqns.size(); ++i) {
      const Eqn &eqn = scope.jaxpr.eqns[i];
      if (scope.live[i])
        equation(context, eqn, eqn.source ? eqn.source : outer);
    }
  }

  void equation(const CompileContext &context, const Eqn &eqn, const jax::SourceStack &source) {
    if (std::optional<Refusal> refusal = CompileTable::standard().check(context, eqn)) {
      refusal->eqn = &eqn;
      refusal->source = source;
      refusals_.push_back(std::move(*refusal));
    }
    if (!entersForCertain(*context.scope, eqn))
      return;
    for (const InnerJaxpr &inner : enteredJaxprs(context, eqn))
      visit(Scope(*context.scope, eqn, inner), blockShapesWithin(context, eqn, inner), source);
  }

  const kernel::KernelInstance &instance_;
  const facts::ChipInfo &chip_;
  std::vector<Refusal> &refusals_;
};

} // namespace

std::vector<Refusal> compilerRefusals(const kernel::KernelInstance &instance, const Jaxpr &body, bool isWholeProgram) {
  std::vector<Refusal> refusals;
  const facts::ChipInfo *chip = facts::chipInfo(instance.chip);
  bool measured = instance.kind == "pallas_call" && instance.core == kernel::CoreType::TensorCore;
  if (!chip || !measured)
    return refusals;
  CompileWalk(instance, *chip, refusals).body(body);
  for (KernelCompileRule rule : CompileTable::standard().kernelRules())
    if (std::optional<Refusal> refusal = rule({instance, *chip, isWholeProgram}))
      refusals.push_back(std::move(*refusal));
  const ReleaseRules &release = ReleaseRules::of(instance.jaxRelease);
  std::erase_if(refusals, [&](const Refusal &refusal) { return !release.holds(refusal.rule); });
  for (Refusal &refusal : refusals)
    refusal.fact("chip", instance.chip);
  return refusals;
}

/// libtpu sees a module only if JAX refuses nothing.
kernel::Verdict TableLegality::check(const kernel::KernelInstance &instance, bool isWholeProgram) const {
  kernel::Verdict verdict = legalKernel(instance);
  if (verdict.refusals.empty())
    verdict.ofCompiler = compilerRefusals(instance, *verdict.body, isWholeProgram);
  return verdict;
}

} // namespace pallasd::lowering
