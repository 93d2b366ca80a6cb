//===- queue.cpp - Deferred kernels ----------------------------------------===//
//
// Tracing at the moment of the call: the heap goes back to the mark, the trace
// context is what it was (configuration, axes), without the traces that
// surrounded the call; afterwards everything is as before.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/call.h"
#include "analysis/python/gap_record.h"
#include "analysis/python/plain_errors.h"

namespace pallasd::kernel {

using python::PyError;

DeferredInstance *InstanceQueue::find(uint32_t id) { return id < instances.size() ? instances[id].get() : nullptr; }

jax::SourceFrame frameOf(const Position &position) {
  jax::SourceFrame frame;
  if (!position.module)
    return frame;
  frame.file = position.module->path;
  frame.item = position.item ? position.item->id : -1;
  frame.line = position.range.line + 1;
  frame.column = position.range.column;
  frame.endLine = position.range.endLine + 1;
  frame.endColumn = position.range.endColumn;
  return frame;
}

void refuseAt(Interp &interp, std::string_view cls, std::string_view rule, std::string message, std::string why,
              const Position &place, std::map<std::string, std::string> facts) {
  python::RefusalInfo info;
  info.rule = rule;
  info.message = jax::pallas::sentence(std::move(message));
  info.why = jax::pallas::sentence(std::move(why));
  info.primary = place;
  info.facts = std::move(facts);
  interp.refuse(cls, std::move(info));
}

namespace {
/// The trace context of a call, entered and left.
class ContextScope {
public:
  ContextScope(Interp &interp, const DeferredInstance &deferred)
      : context(jax::traceContext(interp)), pallas(jax::pallas::pallasTrace(interp)) {
    context.builders.swap(builders);
    context.nameScopes.swap(nameScopes);
    context.publicNames.swap(publicNames);
    pallas.grids.swap(grids);
    config = std::exchange(context.config, deferred.config);
    axes = std::exchange(context.axes, deferred.axes);
    extraContext = std::exchange(context.extraContext, deferred.extraContext);
  }
  ~ContextScope() {
    context.builders.swap(builders);
    context.nameScopes.swap(nameScopes);
    context.publicNames.swap(publicNames);
    pallas.grids.swap(grids);
    context.config = std::move(config);
    context.axes = std::move(axes);
    context.extraContext = std::move(extraContext);
  }
  ContextScope(const ContextScope &) = delete;

private:
  jax::TraceContext &context;
  jax::pallas::PallasTrace &pallas;
  std::vector<std::shared_ptr<jax::JaxprBuilder>> builders;
  std::vector<std::string> nameScopes, publicNames;
  std::vector<jax::pallas::PallasTrace::Grid> grids;
  jax::TraceConfig config;
  std::vector<std::pair<std::string, int64_t>> axes;
  std::map<std::string, std::string> extraContext;
};

/// The heap as it was at a mark, until the end of the scope.
class HeapVisit {
public:
  HeapVisit(python::Heap &heap, const python::Heap::Mark &mark) : heap(heap) { heap.rollBack(mark); }
  ~HeapVisit() { heap.rollForward(); }
  HeapVisit(const HeapVisit &) = delete;

private:
  python::Heap &heap;
};
} // namespace

static TraceRefusal refusalOf(Interp &interp, const PyError &error) {
  TraceRefusal refusal;
  refusal.exceptionClass = interp.typeName(error.value);
  refusal.text = interp.toStr(error.value);
  refusal.info = error.refusal;
  refusal.traceback = error.traceback;
  if (error.refusal && error.refusal->primary.module)
    refusal.where = frameOf(error.refusal->primary);
  else if (!error.traceback.empty())
    refusal.where = frameOf(error.traceback.front());
  if (error.refusal)
    for (const auto &[place, message] : error.refusal->related)
      refusal.related.emplace_back(frameOf(place), message);
  return refusal;
}

/// Traces in the heap as it stands.
static std::shared_ptr<TracedInstance> traceHere(Interp &interp, DeferredInstance &deferred) {
  auto traced = std::make_shared<TracedInstance>();
  ContextScope scope(interp, deferred);
  python::TracedKernelScope kernel(interp);
  auto *call = static_cast<KernelCall *>(deferred.call.object());
  python::GapRecord noted(interp);
  try {
    call->trace(interp, deferred, *traced);
  } catch (const PyError &error) {
    traced->instances.clear();
    traced->refusal = refusalOf(interp, error);
  } catch (const python::UnknownUse &use) {
    traced->instances.clear();
    traced->gaps.push_back(use.reason);
  }
  // A statement that was passed over leaves no mark in the jaxpr, only here.
  for (const auto &reason : noted.reasons())
    python::addReason(traced->gaps, reason);
  return traced;
}

std::shared_ptr<const TracedInstance> traceInstance(Interp &interp, DeferredInstance &deferred) {
  if (deferred.traced)
    return deferred.traced;
  if (deferred.unknown) {
    auto traced = std::make_shared<TracedInstance>();
    traced->gaps.push_back(deferred.unknown);
    return deferred.traced = traced;
  }
  HeapVisit visit(interp.heap, deferred.mark);
  python::Heap::Mark begin = interp.heap.mark();
  std::shared_ptr<TracedInstance> traced = traceHere(interp, deferred);
  traced->impure = interp.heap.wroteOlderThan(begin);
  return deferred.traced = traced;
}

namespace {

class BindingRecord : public Interp::BindingListener {
public:
  void bound(const Position &where, python::Name name, bool isParameter, Value value) override {
    jax::Tracer *tracer = where.module && !where.module->internal ? jax::asTracer(value) : nullptr;
    if (!tracer)
      return;
    auto key = std::tuple(where.item.get(), where.range.line, where.range.column);
    auto [known, isNew] = places.try_emplace(key, values.size());
    if (isNew)
      values.push_back({frameOf(where), *name, isParameter, {}});
    std::vector<jax::Aval> &avals = values[known->second].avals;
    if (std::find(avals.begin(), avals.end(), tracer->aval) == avals.end())
      avals.push_back(tracer->aval);
  }
  std::vector<BoundValue> values;

private:
  std::map<std::tuple<const syntax::Item *, int32_t, int32_t>, size_t> places;
};

/// Listens, and leaves no trace of the tracing.
class Listening {
public:
  Listening(Interp &interp, Interp::BindingListener &listener)
      : interp(interp), recorder(std::exchange(interp.recorder, nullptr)), gaps(interp.gaps.size()),
        budget(interp.budget) {
    interp.bindings = &listener;
  }
  ~Listening() {
    interp.bindings = nullptr;
    interp.recorder = recorder;
    interp.gaps.resize(gaps);
    interp.budget = budget;
  }
  Listening(const Listening &) = delete;

private:
  Interp &interp;
  Interp::ReadSet *recorder;
  size_t gaps;
  python::Budget budget;
};

} // namespace

std::vector<BoundValue> boundValues(Interp &interp, DeferredInstance &deferred) {
  if (deferred.unknown)
    return {};
  BindingRecord record;
  Listening listening(interp, record);
  HeapVisit visit(interp.heap, deferred.mark);
  traceHere(interp, deferred);
  return std::move(record.values);
}

std::shared_ptr<const TracedInstance> traceInPlace(Interp &interp, DeferredInstance &deferred) {
  return deferred.traced = traceHere(interp, deferred);
}

static void markIn(Interp &interp, const jax::Jaxpr &jaxpr);

static void markParam(Interp &interp, const jax::Param &param) {
  if (jax::JaxprPtr inner = param.asJaxpr())
    return markIn(interp, *inner);
  if (const jax::ParamList *list = param.asList())
    for (const jax::Param &item : *list)
      markParam(interp, item);
}

static void markIn(Interp &interp, const jax::Jaxpr &jaxpr) {
  static const jax::Primitive *const pallasCall = jax::primitive("pallas_call");
  static const jax::Primitive *const meshCall = jax::primitive("mpmd_map");
  for (const jax::Eqn &eqn : jaxpr.eqns) {
    if (eqn.prim == pallasCall || eqn.prim == meshCall) {
      const jax::Param *id = eqn.param("instance");
      DeferredInstance *deferred = id && id->asInt() ? instanceQueue(interp).find(uint32_t(*id->asInt())) : nullptr;
      if (deferred && deferred->use.reach == Reach::Traced)
        deferred->use.reach = Reach::Lowered;
      continue;
    }
    for (const auto &[name, param] : eqn.params)
      markParam(interp, param);
  }
}

void markLowered(Interp &interp, const jax::JaxprPtr &jaxpr) {
  if (jaxpr)
    markIn(interp, *jax::eliminateDeadCode(jaxpr, jax::loopPruning(interp.world.jaxRelease)));
}

} // namespace pallasd::kernel
