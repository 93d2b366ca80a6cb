//===- batching.cpp - jax.vmap ---------------------------------------------===//
//
// The function vmap, the walk over an example's jaxpr, and inner jaxprs.
//
// Facts (JAX 0.12.0.1): in_axes is a prefix of the arguments' tree; keyword
// arguments are mapped along axis 0; results that don't depend on a mapped
// argument are broadcast; sizes that differ are a ValueError.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/batching.h"

#include "analysis/jax/control_flow.h"
#include "analysis/jax/derivatives.h"
#include "analysis/jax/jit.h"
#include "analysis/jax/jnp.h"
#include "analysis/python/known_index.h"

#include <algorithm>
#include <unordered_map>

namespace pallasd::jax {

std::string batchAxisKey(std::string_view axis) { return "vmap " + std::string(axis); }

NamedAxes deviceAxes(NamedAxes axes, const std::map<std::string, std::string> &extraContext) {
  std::erase_if(axes, [&](const auto &axis) { return extraContext.contains(batchAxisKey(axis.first)); });
  return axes;
}

using namespace python;
using lax::refusal;
using Args = std::span<const Value>;

namespace {

struct RuleEntry {
  BatchRule rule = nullptr;
  bool always = false; ///< called without mapped operands too
};
std::unordered_map<const Primitive *, RuleEntry> &rules() {
  static auto &table = *new std::unordered_map<const Primitive *, RuleEntry>();
  return table;
}

/// Equations bound while this is open stand where `eqn` stood.
class ReplayScope {
public:
  ReplayScope(Interp &interp, const Eqn &eqn, std::string_view scope)
      : context(traceContext(interp)), replay(interp.extension<Replay>()) {
    saved = std::exchange(replay.origin, Replay::Origin{eqn.source, eqn.publicName});
    names = context.nameScopes;
    if (!scope.empty())
      context.nameScopes.emplace_back(scope);
    if (!eqn.nameStack.empty())
      context.nameScopes.push_back(eqn.nameStack);
  }
  ~ReplayScope() {
    replay.origin = std::move(saved);
    context.nameScopes = std::move(names);
  }
  ReplayScope(const ReplayScope &) = delete;

private:
  TraceContext &context;
  Replay &replay;
  std::optional<Replay::Origin> saved;
  std::vector<std::string> names;
};

std::vector<Aval> outAvals(const Jaxpr &jaxpr, const Eqn &eqn) {
  std::vector<Aval> avals;
  avals.reserve(eqn.out.size());
  for (VarId var : eqn.out)
    avals.push_back(jaxpr.vars[var]);
  return avals;
}

MappedValues unmapped(const Values &values) {
  MappedValues result;
  for (Value value : values)
    result.push_back({value});
  return result;
}

MappedValues withoutRule(BatchContext &context, const MappedValues &operands) {
  std::string what = "jax.vmap of " + context.eqn.prim->name;
  auto reason = context.interp.unknown(Reason::Unmodelled, what).as<python::Unknown>()->reason;
  if (JaxprBuilder *builder = traceContext(context.interp).current())
    builder->markIncomplete(reason);
  Values values;
  for (const Mapped &operand : operands)
    values.push_back(operand.value);
  std::vector<Aval> avals = outAvals(context.jaxpr, context.eqn);
  for (Aval &aval : avals)
    aval = withAxis(std::move(aval), 0, context.size);
  MappedValues results = unmapped(jax::bind(context.interp, primitive("opaque"), values, {{"name", what}},
                                            std::move(avals), context.eqn.hasEffects));
  for (Mapped &result : results)
    result.dim = 0;
  return results;
}

MappedValues runEqn(BatchContext &context, MappedValues operands, std::string_view scope) {
  ReplayScope replay(context.interp, context.eqn, scope);
  bool any = std::ranges::any_of(operands, &Mapped::isMapped);
  auto found = rules().find(context.eqn.prim);
  bool hasRule = found != rules().end();
  if (!any && !(hasRule && found->second.always)) {
    Values values;
    for (const Mapped &operand : operands)
      values.push_back(operand.value);
    return unmapped(jax::bind(context.interp, context.eqn.prim, values, context.eqn.params,
                              outAvals(context.jaxpr, context.eqn), context.eqn.hasEffects));
  }
  return hasRule ? found->second.rule(context, std::move(operands)) : withoutRule(context, operands);
}

} // namespace

BatchRuleRegistration::BatchRuleRegistration(std::initializer_list<std::string_view> primitives, BatchRule rule,
                                             bool always) {
  for (std::string_view name : primitives)
    rules()[primitive(name)] = {rule, always};
}

Aval withAxis(Aval aval, int64_t dim, int64_t size) {
  if (dim != kUnmapped)
    aval.shape.insert(aval.shape.begin() + dim, size);
  return aval;
}

static Value moveAxis(Interp &interp, Value x, int64_t from, int64_t to) {
  if (from == to)
    return x;
  lax::Ints permutation;
  for (int64_t i = 0; i < int64_t(lax::aval(interp, x).shape.size()); ++i)
    if (i != from)
      permutation.push_back(i);
  permutation.insert(permutation.begin() + to, from);
  return lax::transpose(interp, x, permutation);
}

Value axisAt(BatchContext &context, const Mapped &x, int64_t to) {
  if (x.isMapped())
    return moveAxis(context.interp, x.value, x.dim, to);
  Shape shape = lax::aval(context.interp, x.value).shape;
  lax::Ints dims;
  for (int64_t i = 0; i <= int64_t(shape.size()); ++i)
    if (i != to)
      dims.push_back(i);
  shape.insert(shape.begin() + to, context.size);
  return lax::broadcastInDim(context.interp, x.value, shape, dims);
}

MappedValues runBatched(Interp &interp, const Jaxpr &jaxpr, const MappedValues &operands, int64_t size,
                        std::string_view scope) {
  std::vector<Mapped> values(jaxpr.vars.size());
  size_t next = 0;
  for (VarId var : jaxpr.constvars)
    values[var] = operands[next++];
  for (VarId var : jaxpr.invars)
    values[var] = operands[next++];
  auto read = [&](const Atom &atom) -> Mapped {
    return atom.isLiteral ? Mapped{literalValue(interp, jaxpr.literals[atom.index])} : values[atom.index];
  };
  for (const Eqn &eqn : jaxpr.eqns) {
    MappedValues in;
    for (const Atom &atom : eqn.in)
      in.push_back(read(atom));
    BatchContext context{interp, size, jaxpr, eqn};
    MappedValues out = runEqn(context, std::move(in), scope);
    for (size_t i = 0; i < eqn.out.size(); ++i)
      values[eqn.out[i]] = out[i];
  }
  MappedValues results;
  for (const Atom &atom : jaxpr.outvars)
    results.push_back(read(atom));
  return results;
}

BatchedJaxpr batchJaxpr(Interp &interp, const JaxprPtr &jaxpr, const std::vector<int64_t> &inDims, int64_t size,
                        const std::vector<bool> &wanted) {
  std::vector<TraceInput> inputs;
  inputs.reserve(jaxpr->invars.size());
  for (size_t i = 0; i < jaxpr->invars.size(); ++i)
    inputs.push_back({withAxis(jaxpr->vars[jaxpr->invars[i]], inDims[i], size),
                      i < jaxpr->argNames.size() ? jaxpr->argNames[i] : std::string()});
  BatchedJaxpr batched;
  TraceResult result = trace(interp, jaxpr->functionName, inputs, [&](const Values &tracers) {
    MappedValues operands;
    // An array that the jaxpr holds is held by the new one; only its aval matters.
    for (VarId var : jaxpr->constvars)
      operands.push_back({interp.heap.make<JArray>(jaxpr->vars[var])});
    for (size_t i = 0; i < tracers.size(); ++i)
      operands.push_back({tracers[i], inDims[i]});
    Values outs;
    static const Eqn none;
    BatchContext context{interp, size, *jaxpr, none};
    for (size_t i = 0; const Mapped &out : runBatched(interp, *jaxpr, operands, size)) {
      bool front = !wanted.empty() && (wanted[i] || out.isMapped());
      batched.outDims.push_back(front ? 0 : out.dim);
      outs.push_back(front ? axisAt(context, out, 0) : out.value);
      ++i;
    }
    return interp.tuple(std::move(outs));
  });
  batched.jaxpr = result.jaxpr;
  return batched;
}

//===----------------------------------------------------------------------===//
// vmap
//===----------------------------------------------------------------------===//

namespace {

Value giveUp(Interp &interp, Value unknown) {
  if (JaxprBuilder *builder = traceContext(interp).current())
    builder->markIncomplete(unknown.as<python::Unknown>()->reason);
  return unknown;
}

/// The axis for each leaf of `values`, from a prefix of its tree.
void spreadAxes(Interp &interp, Value axes, Value values, const char *what, std::vector<Value> &into) {
  if (axes.isNone() || axes.isInt() || axes.isBool()) {
    into.insert(into.end(), flatten(interp, values).leaves.size(), axes);
    return;
  }
  auto isSequence = [](Value v) { return v.as<Tuple>() || v.as<List>(); };
  if (isSequence(axes) && isSequence(values)) {
    Values specs = interp.toVector(axes), parts = interp.toVector(values);
    if (specs.size() != parts.size())
      lax::valueError(interp, "vmap " + std::string(what) + " has " + std::to_string(specs.size()) + " entries for " +
                                  std::to_string(parts.size()) + " values");
    for (size_t i = 0; i < parts.size(); ++i)
      spreadAxes(interp, specs[i], parts[i], what, into);
    return;
  }
  if (auto *specs = axes.as<Dict>(); specs && values.as<Dict>()) {
    Values sorted = interp.toVector(interp.call(interp.getAttr(interp.importModule("builtins"), "sorted"), {values}));
    for (Value key : sorted)
      spreadAxes(interp, interp.getItem(axes, key), interp.getItem(values, key), what, into);
    return;
  }
  Flat flatAxes = flatten(interp, axes), flatValues = flatten(interp, values);
  if (flatAxes.leaves.size() != flatValues.leaves.size())
    lax::valueError(interp, "vmap " + std::string(what) +
                                " must be an int, None, or a tree of them that is a prefix of "
                                "the values");
  into.insert(into.end(), flatAxes.leaves.begin(), flatAxes.leaves.end());
}

int64_t canonical(Interp &interp, Value axis, size_t rank, const char *what) {
  if (axis.isNone())
    return kUnmapped;
  int64_t at = python::knownIndex(interp, axis), wide = int64_t(rank);
  if (at < -wide || at >= wide)
    lax::valueError(interp, "vmap " + std::string(what) + " has axis " + std::to_string(at) + " for an array of rank " +
                                std::to_string(wide));
  return at < 0 ? at + wide : at;
}

struct MappedArguments {
  Flat flat;
  std::vector<int64_t> dims;
  int64_t size = -1;
};

/// vmap_call(fun, args, kwargs, in_axes, out_axes, axis_name, axis_size)
Value vmapCall(Interp &interp, Args args) {
  for (size_t i = 3; i < 7; ++i)
    if (args[i].as<python::Unknown>())
      return giveUp(interp, args[i]);
  Value axes = args[3].as<List>() ? interp.tuple(args[3].as<List>()->items) : args[3];
  MappedArguments mapped;
  mapped.flat = flatten(interp, interp.tuple({args[1], args[2]}));
  std::vector<Value> specs;
  spreadAxes(interp, axes, args[1], "in_axes", specs);
  specs.resize(mapped.flat.leaves.size(), Value::integer(0));
  if (!args[6].isNone())
    mapped.size = python::knownIndex(interp, args[6]);
  std::vector<TraceInput> inputs;
  for (size_t i = 0; i < specs.size(); ++i) {
    Value leaf = mapped.flat.leaves[i];
    if (specs[i].isNone()) {
      mapped.dims.push_back(kUnmapped);
      continue;
    }
    if (leaf.as<python::Unknown>())
      return giveUp(interp, leaf);
    Aval aval = requireAval(interp, leaf, "vmap", i);
    int64_t dim = canonical(interp, specs[i], aval.shape.size(), "in_axes");
    if (mapped.size >= 0 && mapped.size != aval.shape[size_t(dim)])
      interp.refuse("ValueError",
                    refusal("vmap-sizes", "vmap got mapped axes of different sizes, " + std::to_string(mapped.size) +
                                              " and " + std::to_string(aval.shape[size_t(dim)])));
    mapped.size = aval.shape[size_t(dim)];
    mapped.dims.push_back(dim);
    aval.shape.erase(aval.shape.begin() + dim);
    inputs.push_back({std::move(aval), ""});
  }
  if (mapped.size < 0)
    lax::valueError(interp, "vmap must have at least one mapped argument");
  TraceContext &trace = traceContext(interp);
  size_t outerAxes = trace.axes.size();
  struct BatchAxis {
    TraceContext &trace;
    std::string key;
    ~BatchAxis() { trace.extraContext.erase(key); }
  } batchAxis{trace, ""};
  if (!args[5].isNone()) {
    trace.axes.emplace_back(interp.toStr(args[5]), mapped.size);
    batchAxis.key = batchAxisKey(interp.toStr(args[5]));
    trace.extraContext[batchAxis.key] = "";
  }
  TraceResult example = jax::trace(interp, callableName(interp, args[0]), inputs, [&](const Values &tracers) {
    noteEagerTrace(interp);
    Values leaves = mapped.flat.leaves;
    for (size_t i = 0, next = 0; i < leaves.size(); ++i)
      if (mapped.dims[i] != kUnmapped)
        leaves[i] = tracers[next++];
    const Values both = unflatten(interp, mapped.flat.tree, leaves).as<Tuple>()->items;
    std::vector<std::pair<Name, Value>> named;
    for (const Table::Entry &entry : both[1].as<Dict>()->table.entries())
      if (entry.live)
        named.push_back({intern(entry.key.as<Str>()->text), entry.value});
    return interp.call(args[0], CallArgs{both[0].as<Tuple>()->items, named});
  });
  trace.axes.resize(outerAxes);
  if (!example.jaxpr)
    return giveUp(interp, interp.unknown(example.incomplete.front()));
  MappedValues operands = unmapped(example.consts);
  for (size_t i = 0; i < mapped.dims.size(); ++i)
    if (mapped.dims[i] != kUnmapped)
      operands.push_back({mapped.flat.leaves[i], mapped.dims[i]});
  MappedValues results = runBatched(interp, *example.jaxpr, operands, mapped.size, "vmap");
  std::vector<Value> outSpecs;
  Value shaped = unflatten(interp, example.outTree, Values(results.size(), Value::integer(0)));
  Value outAxes =
      args[4].as<List>() && example.outTree.kind == TreeDef::Tuple ? interp.tuple(args[4].as<List>()->items) : args[4];
  spreadAxes(interp, outAxes, shaped, "out_axes", outSpecs);
  static const Eqn none;
  BatchContext context{interp, mapped.size, *example.jaxpr, none};
  // What moves the mapped axis to where the caller wants it is still vmap's.
  std::vector<std::string> names = trace.nameScopes;
  struct RestoreNames {
    TraceContext &trace;
    std::vector<std::string> &names;
    ~RestoreNames() { trace.nameScopes = std::move(names); }
  } restore{trace, names};
  trace.nameScopes.emplace_back("vmap");
  Values outs;
  for (size_t i = 0; i < results.size(); ++i) {
    if (outSpecs[i].isNone()) {
      if (results[i].isMapped())
        lax::valueError(interp, "vmap has mapped output but out_axes is None");
      outs.push_back(results[i].value);
      continue;
    }
    size_t rank = lax::aval(interp, results[i].value).shape.size() + (results[i].isMapped() ? 0 : 1);
    outs.push_back(axisAt(context, results[i], canonical(interp, outSpecs[i], rank, "out_axes")));
  }
  return unflatten(interp, example.outTree, outs);
}

} // namespace

PALLASD_MODULE("_pallasd", b) {
  b.def("vmap_call(fun, args, kwargs, in_axes, out_axes, axis_name, axis_size)", vmapCall, true);
}

} // namespace pallasd::jax
