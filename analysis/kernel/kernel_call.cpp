//===- kernel_call.cpp - Calling a kernel ----------------------------------===//
//
// pl.pallas_call(...) and what its result does when it is called: results from
// out_shape, an equation in the enclosing trace, an entry in the queue.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/call.h"
#include "analysis/kernel/whole_program.h"
#include "analysis/python/guards.h"

namespace pallasd::kernel {

using python::intern;
using python::ModuleBuilder;
using python::PyError;

std::shared_ptr<const TracedInstance> traceInPlace(Interp &interp, DeferredInstance &deferred);

std::string text(const jax::Aval &aval) { return jax::shortText(aval); }

python::Class *KernelCall::pyClass(Interp &interp) const {
  return jax::pallas::classFor(interp, "builtins", "function");
}

std::optional<Value> KernelCall::getAttr(Interp &interp, python::Name attribute) {
  if (*attribute == "__name__" || *attribute == "__qualname__")
    return interp.str("wrapped");
  return std::nullopt;
}

std::string KernelCall::kernelName(Interp &interp) const {
  if (auto *given = name.as<python::Str>())
    return given->text;
  return jax::callableName(interp, kernel);
}

std::string MeshCall::kernelName(Interp &interp) const {
  std::string joined;
  for (const auto &[mesh, function] : bodies)
    joined += (joined.empty() ? "" : "_") + jax::callableName(interp, function);
  return name.as<python::Str>() ? KernelCall::kernelName(interp) : joined;
}

std::optional<Position> definitionOf(Interp &interp, Value callable) {
  python::Function *function = interp.underlyingFunction(callable);
  if (!function || !function->module)
    return std::nullopt;
  return Position{function->module, function->item, function->def ? function->def->nameRange : function->lambda->range};
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

OutTypes outTypes(Interp &interp, Value outShape, const Position &place) {
  OutTypes result;
  if (outShape.as<python::Unknown>()) {
    result.unknown = outShape;
    return result;
  }
  if (auto *list = outShape.as<python::List>())
    outShape = interp.tuple(list->items);
  jax::Flat flat = jax::flatten(interp, outShape);
  result.tree = flat.tree;
  for (Value leaf : flat.leaves) {
    auto type = jax::pallas::toOutAval(interp, leaf, &result.unknown);
    if (!result.unknown.isUndefined())
      return result;
    if (!type)
      refuseAt(interp, "ValueError", "out-shape",
               "`out_shape` has a " + interp.typeName(leaf) + " where it takes something with a shape and a dtype.",
               "a result is described by `jax.ShapeDtypeStruct(shape, dtype)`, or a tuple or dict of them", place);
    result.types.push_back(*type);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// The call
//===----------------------------------------------------------------------===//

/// Source text of the positional arguments, where they are plain names.
static std::vector<std::string> argumentNames(Interp &interp, size_t count) {
  std::vector<std::string> names;
  for (size_t i = 0; i < count; ++i) {
    const syntax::Expr *expr = interp.callArgument(i);
    bool plain = expr && (expr->kind == syntax::NodeKind::NameExpr || expr->kind == syntax::NodeKind::Attribute);
    names.push_back(plain ? interp.sourceText(*expr) : std::string());
  }
  return names;
}

static std::shared_ptr<const python::Reason> reasonOf(Value unknown) { return unknown.as<python::Unknown>()->reason; }

static DeferredInstance &enqueue(Interp &interp, KernelCall &call, jax::Flat flat, const OutTypes &outs,
                                 size_t argCount) {
  auto deferred = std::make_unique<DeferredInstance>();
  InstanceQueue &queue = instanceQueue(interp);
  jax::TraceContext &context = jax::traceContext(interp);
  deferred->id = uint32_t(queue.instances.size());
  deferred->kind = call.kind;
  deferred->name = call.kernelName(interp);
  deferred->call = &call;
  deferred->leaves = std::move(flat.leaves);
  deferred->operands = std::move(flat.tree);
  for (const auto &type : outs.types)
    deferred->outAvals.push_back(type.aval);
  deferred->operandNames = argumentNames(interp, argCount);
  deferred->kernel = interp.underlyingFunction(call.kernel);
  deferred->config = context.config;
  deferred->axes = context.axes;
  deferred->extraContext = context.extraContext;
  deferred->stack = interp.userStack();
  deferred->source = jax::currentSource(interp);
  if (call.interpret.as<python::Unknown>())
    deferred->unknown = reasonOf(call.interpret);
  else
    deferred->interpret = interp.isTrue(interp.truth(call.interpret));
  deferred->guarded = interp.extension<python::ExceptionGuards>().depth > 0;
  deferred->loweringGuarded = context.current() ? context.loweringGuarded : deferred->guarded;
  deferred->use.reach = deferred->interpret ? Reach::Interpreted : context.current() ? Reach::Traced : Reach::Lowered;
  // An id comes again when statements are replayed.
  std::set<uint32_t> &alone = interp.extension<WholePrograms>().ids;
  if (context.current() || !context.axes.empty())
    alone.erase(deferred->id);
  else
    alone.insert(deferred->id);
  queue.instances.push_back(std::move(deferred));
  return *queue.instances.back();
}

/// Avals of the operands; what isn't known makes the instance unknown.
static void addOperandAvals(Interp &interp, DeferredInstance &deferred) {
  deferred.inAvals.reserve(deferred.leaves.size());
  for (size_t i = 0; i < deferred.leaves.size(); ++i) {
    if (deferred.leaves[i].as<python::Unknown>()) {
      deferred.unknown = reasonOf(deferred.leaves[i]);
      return;
    }
    deferred.inAvals.push_back(jax::requireAval(interp, deferred.leaves[i], "pallas_call", i));
  }
}

static Value bindCall(Interp &interp, const DeferredInstance &deferred, const OutTypes &outs) {
  std::vector<jax::Aval> avals;
  avals.reserve(outs.types.size());
  for (const auto &type : outs.types)
    avals.push_back(type.aval);
  Values operands;
  for (Value leaf : deferred.leaves)
    if (!leaf.as<python::Unknown>())
      operands.push_back(leaf);
  jax::ParamDict params;
  params.emplace_back("instance", int64_t(deferred.id));
  params.emplace_back("name", deferred.name);
  const char *primitive = deferred.kind == "pallas_call" ? "pallas_call" : "mpmd_map";
  bool writesOnly = avals.empty();
  Values results =
      jax::bind(interp, jax::primitive(primitive), operands, std::move(params), std::move(avals), writesOnly);
  return jax::unflatten(interp, outs.tree, results);
}

/// Unless the kernel writes to its surroundings, it is traced later.
static bool mustTraceNow(const InstanceQueue &queue, const DeferredInstance &deferred) {
  return deferred.guarded || (deferred.kernel && queue.inPlace.contains(deferred.kernel->item.get()));
}

[[noreturn]] static void rethrow(Interp &interp, const TraceRefusal &refusal) {
  PyError error;
  try {
    interp.raise(refusal.exceptionClass, refusal.text);
  } catch (PyError &raised) {
    error = raised;
  }
  error.refusal = refusal.info;
  error.traceback.insert(error.traceback.begin(), refusal.traceback.begin(), refusal.traceback.end());
  throw error;
}

std::optional<Value> KernelCall::call(Interp &interp, const CallArgs &args) {
  if (!args.kw.empty())
    interp.raise("TypeError", "wrapped() got an unexpected keyword argument '" + *args.kw[0].first + "'");
  jax::Flat flat = jax::flatten(interp, interp.tuple(Values(args.pos.begin(), args.pos.end())));
  OutTypes outs = outTypes(interp, outShape, made);
  if (!outs.unknown.isUndefined()) {
    DeferredInstance &deferred = enqueue(interp, *this, std::move(flat), {}, args.pos.size());
    deferred.unknown = reasonOf(outs.unknown);
    return outs.unknown;
  }
  DeferredInstance &deferred = enqueue(interp, *this, std::move(flat), outs, args.pos.size());
  try {
    addOperandAvals(interp, deferred);
  } catch (const PyError &) {
    instanceQueue(interp).instances.pop_back(); // the call was refused: there is no kernel to trace
    throw;
  }
  Value result = bindCall(interp, deferred, outs);
  deferred.mark = interp.heap.mark(); // what a refusal leaves is looked at from here, too
  if (!deferred.unknown && mustTraceNow(instanceQueue(interp), deferred)) {
    auto traced = traceInPlace(interp, deferred);
    if (traced->refusal)
      rethrow(interp, *traced->refusal);
  }
  deferred.mark = interp.heap.mark();
  return result;
}

//===----------------------------------------------------------------------===//
// pl.pallas_call
//===----------------------------------------------------------------------===//

/// The place of a keyword argument of the call under way, or of the call.
static Position argumentPlace(Interp &interp, std::string_view keyword) {
  Position place = interp.position();
  if (const syntax::Expr *expr = interp.callArgument(SIZE_MAX, keyword))
    place.range = expr->range;
  return place;
}

/// What is called, rather than the whole call.
static Position calleePlace(Interp &interp) {
  Position place = interp.position();
  python::Frame *frame = interp.frame();
  while (frame && frame->internal)
    frame = frame->caller;
  if (frame)
    if (auto *call = syntax::dynCast<syntax::Call>(frame->current))
      place.range = call->func->range;
  return place;
}

static bool hasArgument(const CallArgs &args, size_t position, std::string_view name) {
  if (args.pos.size() > position)
    return true;
  for (const auto &[keyword, value] : args.kw)
    if (*keyword == name)
      return true;
  return false;
}

static void checkOutShapeGiven(Interp &interp, const CallArgs &args) {
  if (hasArgument(args, 1, "out_shape") || !hasArgument(args, 0, "kernel"))
    return;
  refuseAt(interp, "TypeError", "missing-argument",
           "`pl.pallas_call` is missing `out_shape`: the shape and dtype of what the kernel writes.",
           "results are never inferred from the kernel", calleePlace(interp), {{"argument", "out_shape"}});
}

static Value makeGridSpec(Interp &interp, Value grid, Value inSpecs, Value outSpecs, Value scratch) {
  Value module = interp.importModule("jax.experimental.pallas");
  return interp.call(interp.getAttr(module, "GridSpec"), {grid, inSpecs, outSpecs, scratch});
}

[[noreturn]] static void refuseBoth(Interp &interp, const char *argument) {
  refuseAt(interp, "ValueError", "specs-mismatch",
           std::string("`pl.pallas_call` has both `grid_spec` and `") + argument + "`.",
           "a grid spec holds grid, specs and scratch shapes together", argumentPlace(interp, argument));
}

static void checkGridSpecAlone(Interp &interp, Value grid, Value inSpecs, Value outSpecs, Value scratch) {
  Value none = jax::pallas::singleton(interp, "no_block_spec");
  if (interp.isTrue(interp.truth(grid)))
    refuseBoth(interp, "grid");
  if (!inSpecs.identical(none))
    refuseBoth(interp, "in_specs");
  if (!outSpecs.identical(none))
    refuseBoth(interp, "out_specs");
  if (interp.isTrue(interp.truth(scratch)))
    refuseBoth(interp, "scratch_shapes");
}

static const char *const kPallasCall =
    "pallas_call(kernel, out_shape, *, grid_spec=None, grid=...?, in_specs=...?, out_specs=...?, scratch_shapes=...?, "
    "input_output_aliases=...?, debug=False, interpret=False, name=None, compiler_params=None, cost_estimate=None, "
    "metadata=None)";

static Value pallasCall(Interp &interp, const CallArgs &args) {
  static const auto signature = python::Signature::parse(kPallasCall);
  checkOutShapeGiven(interp, args);
  Values bound = signature->bind(interp, args);
  Value none = jax::pallas::singleton(interp, "no_block_spec"), empty = interp.tuple({});
  auto orDefault = [](Value value, Value fallback) { return value.isUndefined() ? fallback : value; };
  Value grid = orDefault(bound[3], empty), inSpecs = orDefault(bound[4], none), outSpecs = orDefault(bound[5], none),
        scratch = orDefault(bound[6], empty);
  auto *call = interp.heap.make<PallasCall>();
  call->kind = "pallas_call";
  call->kernel = bound[0];
  call->outShape = bound[1];
  call->aliases = orDefault(bound[7], interp.dict());
  call->debug = bound[8];
  call->interpret = bound[9];
  call->name = bound[10];
  call->compilerParams = bound[11];
  call->costEstimate = bound[12];
  call->metadata = bound[13];
  call->scratch = scratch;
  call->made = interp.position();
  call->aliasesPlace = argumentPlace(interp, "input_output_aliases");
  call->specsPlace = argumentPlace(interp, "in_specs");
  if (bound[2].isNone()) {
    call->ownGridSpec = true;
    Value flatScratch = interp.list(jax::flatten(interp, scratch).leaves);
    call->gridSpec = makeGridSpec(interp, grid, inSpecs, outSpecs, flatScratch);
  } else {
    checkGridSpecAlone(interp, grid, inSpecs, outSpecs, scratch);
    call->gridSpec = bound[2];
  }
  return call;
}

static void populate(ModuleBuilder &module) {
  for (const char *name : {"jax.lax", "jax.numpy"})
    module.interp.importModule(name);
  module.raw("pallas_call", pallasCall, true);
  // An equation computed at once hands its inner jaxprs to JAX's compiler: jax.jit(f)(x).
  jax::traceContext(module.interp).executed = [](Interp &in, const jax::JaxprPtr &jaxpr) { markLowered(in, jaxpr); };
}

} // namespace pallasd::kernel

PALLASD_MODULE("jax.experimental.pallas", module) { pallasd::kernel::populate(module); }
