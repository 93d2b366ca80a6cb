//===- library.cpp - Kernels that nothing calls -----------------*- C++ -*-===//
//
// One search for each function that makes a kernel: its nearest public users
// first, itself last. An attempt runs in the evaluated module as a further call
// would; kernels that it queued and that are not kept are marked as dropped.
//
//===----------------------------------------------------------------------===//
#include "analysis/query/library.h"

#include "analysis/kernel/mapped_call.h"
#include "analysis/query/repairs.h"
#include "analysis/query/usage.h"
#include "analysis/query/witnesses.h"

#include "analysis/jax/trace.h"

#include <algorithm>

namespace pallasd::query {

using python::Value;
using syntax::Name;

namespace {

/// Statements of one search, and attempts within it. A wrapper takes some ten
/// thousand steps; a search has to end before somebody notices.
constexpr uint64_t stepsPerSearch = 400'000;
constexpr int attemptsPerSearch = 24;
constexpr uint64_t stepsPerFile = 2'000'000;

/// What one call is made of.
struct Plan {
  const Usage::Function *function;
  bool gradient;
};

/// How far an attempt came; more is better.
enum class Outcome : uint8_t { NotReached, Refused, Partial, Complete };

class Search {
public:
  Search(Workspace &workspace, Evaluation &evaluation, const Usage &usage, const TraceQueued &trace,
         uint64_t &stepsLeft)
      : workspace(workspace), evaluation(evaluation), interp(*evaluation.interp), usage(usage), traceQueued(trace),
        stepsLeft(stepsLeft) {}

  /// True if a kernel made in `target` was followed in full.
  bool follow(const Usage::Function &target, const Plan &plan) {
    this->target = target.item.get();
    Value callee = calleeOf(*plan.function);
    if (callee.isUndefined())
      return false;
    WitnessMaker maker(interp, *evaluation.module, usage);
    RepairContext context{workspace, *evaluation.module, usage, *plan.function, maker};
    Arguments arguments = maker.choose(*plan.function);
    std::set<std::string> tried = {arguments.fingerprint()};
    uint64_t budget = std::min(stepsPerSearch, stepsLeft), begin = interp.budget.steps;
    interp.budget.steps = budget;
    for (int i = 0; i < attemptsPerSearch && best < Outcome::Complete; ++i) {
      Trouble trouble;
      if (attempt(callee, maker, arguments, plan.gradient, trouble))
        break;
      if (!repair(context, arguments, trouble, tried))
        break;
    }
    stepsLeft -= std::min(stepsLeft, budget - std::min(budget, interp.budget.steps));
    interp.budget.steps = begin;
    return best == Outcome::Complete;
  }

private:
  /// A method or a class is not called: what `self` is, isn't known.
  Value calleeOf(const Usage::Function &function) {
    const Value *value = evaluation.module->globals.find(function.def->name);
    return value && !value->isUnknown() ? *value : Value();
  }

  /// True if there is no use in another attempt.
  bool attempt(Value callee, WitnessMaker &maker, const Arguments &arguments, bool gradient, Trouble &trouble) {
    auto &queue = kernel::instanceQueue(interp).instances;
    size_t firstInstance = queue.size(), firstGap = interp.gaps.size();
    interp.pathCondition.clear();
    jax::TraceContext &context = jax::traceContext(interp);
    context.assumedSizes = WitnessMaker::sizes(arguments);
    bool outOfSteps = false;
    try {
      auto [positional, keywords] = maker.values(arguments);
      Value run = interp.getAttr(interp.importModule("_pallasd_entry"), "run_assumed");
      interp.call(run, {callee, positional, keywords, Value::boolean(gradient)});
    } catch (const python::PyError &error) {
      trouble = troubleOf(interp, error);
    } catch (const python::UnknownUse &) {
    } catch (const python::BudgetError &) {
      outOfSteps = true;
    }
    trouble.conditions = std::move(interp.pathCondition);
    interp.pathCondition.clear();
    Outcome outcome = judge(firstInstance, trouble);
    context.assumedSizes.clear();
    keep(outcome, firstInstance, firstGap, arguments);
    return outOfSteps || (outcome == Outcome::Partial && trouble.text.empty());
  }

  /// Traces what the attempt queued; the worst of the kernels that count.
  Outcome judge(size_t first, Trouble &trouble) {
    auto &queue = kernel::instanceQueue(interp).instances;
    Outcome outcome = Outcome::Complete;
    bool reached = false;
    for (size_t i = first; i < queue.size(); ++i) {
      const KernelResult &result = traceQueued(i);
      bool counts = madeInTarget(*queue[i]) && !kernel::isExampleOnly(*queue[i]);
      reached |= counts;
      if (!counts)
        continue;
      bool refused = result.status == KernelStatus::Refused || result.traced->refusal;
      Outcome one = result.status == KernelStatus::Complete ? Outcome::Complete
                    : refused                               ? Outcome::Refused
                                                            : Outcome::Partial;
      if (one < outcome)
        outcome = one;
      if (one != Outcome::Complete && trouble.text.empty())
        describe(*queue[i], result, trouble);
    }
    return reached ? outcome : Outcome::NotReached;
  }

  static void describe(const kernel::DeferredInstance &deferred, const KernelResult &result, Trouble &trouble) {
    trouble.inKernel = true;
    if (result.traced && result.traced->refusal) {
      const kernel::TraceRefusal &refusal = *result.traced->refusal;
      trouble.exceptionClass = refusal.exceptionClass;
      trouble.text = refusal.text + (refusal.info ? " " + refusal.info->message : "");
      trouble.traceback = refusal.traceback;
      trouble.byProgram = !refusal.info;
    } else if (result.error) {
      trouble.exceptionClass = result.error->errorClass;
      trouble.text = result.error->firstLine;
    }
    if (trouble.traceback.empty())
      trouble.traceback = deferred.stack;
  }

  bool madeInTarget(const kernel::DeferredInstance &deferred) const {
    return std::ranges::any_of(deferred.stack, [&](const python::Position &at) { return at.item.get() == target; });
  }

  /// The best attempt's kernels stay, all others are dropped.
  void keep(Outcome outcome, size_t firstInstance, size_t firstGap, const Arguments &arguments) {
    auto &queue = kernel::instanceQueue(interp).instances;
    bool better = outcome > best;
    if (!better) {
      interp.gaps.resize(firstGap);
      if (queue.size() > firstInstance)
        evaluation.origins.push_back({firstInstance, kernel::ShapesFrom::Symbolic, 0, true, false});
      return;
    }
    best = outcome;
    if (bestOrigin)
      evaluation.origins[*bestOrigin].dropped = true;
    bestOrigin = evaluation.origins.size();
    kernel::ShapesFrom from = arguments.annotated() ? kernel::ShapesFrom::Annotation : kernel::ShapesFrom::Symbolic;
    evaluation.origins.push_back({firstInstance, from, 0, false, false});
    std::erase_if(interp.gaps, [](const auto &gap) { return gap.reason->kind == python::Reason::Budget; });
  }

  Workspace &workspace;
  Evaluation &evaluation;
  python::Interp &interp;
  const Usage &usage;
  const TraceQueued &traceQueued;
  uint64_t &stepsLeft;
  const syntax::Item *target = nullptr;
  Outcome best = Outcome::NotReached;
  std::optional<size_t> bestOrigin;
};

bool isPublic(Name name) { return !name->starts_with("_"); }

/// Ways to a function that makes a kernel, the most natural one first.
std::vector<Plan> plansFor(const Usage &usage, const Usage::Function &target) {
  constexpr size_t maxPlans = 4;
  std::vector<Plan> plans;
  auto isDerivative = [&](Name primal) {
    auto rules = usage.derivatives().find(primal);
    if (rules == usage.derivatives().end())
      return false;
    return std::ranges::any_of(usage.users(target.def->name),
                               [&](const auto &user) { return rules->second.contains(user.first); });
  };
  auto users = usage.users(target.def->name);
  bool onlyDerivative = std::ranges::any_of(users, [&](const auto &user) { return isDerivative(user.first); });
  for (const auto &[name, distance] : users)
    if (isPublic(name)) {
      plans.push_back({&usage.functions().at(name), false});
      if (onlyDerivative)
        plans.insert(plans.end() - 1, {&usage.functions().at(name), true});
    }
  if (plans.size() > maxPlans)
    plans.resize(maxPlans);
  if (plans.empty() || plans.front().function != &target)
    plans.push_back({&target, false});
  return plans;
}

bool isReached(const Evaluation &evaluation, const syntax::Item *item) {
  const auto &queue = kernel::instanceQueue(*evaluation.interp).instances;
  for (size_t i = 0; i < queue.size(); ++i)
    if (!originOf(evaluation, i).dropped)
      for (const python::Position &at : queue[i]->stack)
        if (at.item.get() == item)
          return true;
  return false;
}

/// Functions of the file's tree that make kernels and that nothing reached.
std::vector<const Usage::Function *> unreached(const Evaluation &evaluation, const Usage &usage,
                                               const syntax::Module &tree) {
  std::vector<const Usage::Function *> found;
  for (const syntax::PlacedItem &placed : tree.items) {
    auto known = placed.item->name ? usage.functions().find(placed.item->name) : usage.functions().end();
    if (known != usage.functions().end() && known->second.item == placed.item && known->second.hasKernelCall &&
        !isReached(evaluation, placed.item.get()))
      found.push_back(&known->second);
  }
  return found;
}

} // namespace

bool hasUnreached(const Evaluation &evaluation, const syntax::Module &tree) {
  return !unreached(evaluation, Usage(tree), tree).empty();
}

void callUnreached(Workspace &workspace, Evaluation &evaluation, const std::string &path, const TraceQueued &trace) {
  auto unit = workspace.source(path);
  if (!unit || !evaluation.module)
    return;
  Usage usage(*unit->tree);
  uint64_t stepsLeft = stepsPerFile;
  python::Interp::ReadSet reads;
  for (const Usage::Function *target : unreached(evaluation, usage, *unit->tree)) {
    if (isReached(evaluation, target->item.get())) // on the way to another one
      continue;
    Search search(workspace, evaluation, usage, trace, stepsLeft);
    for (const Plan &plan : plansFor(usage, *target)) {
      evaluation.interp->recorder = &reads;
      bool done = search.follow(*target, plan);
      evaluation.interp->recorder = nullptr;
      if (done || stepsLeft == 0)
        break;
    }
  }
  evaluation.called.back().merge(reads.items);
}

} // namespace pallasd::query
