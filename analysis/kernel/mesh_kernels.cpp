//===- mesh_kernels.cpp - pl.kernel and core_map ---------------------------===//
//
// Kernels that run once on each core of a mesh: no grid, no blocks, operands as
// Refs where they lie. Several meshes make several bodies of one call. What a
// body closes over, Refs and scalars, becomes operands behind the call's own
// (facts/module.md, section 9).
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/batching.h"
#include "analysis/jax/effects.h"
#include "analysis/kernel/call.h"

#include <algorithm>

namespace pallasd::kernel {

using jax::Aval;
using jax::MemorySpace;
using jax::TreeDef;
using jax::pallas::MeshInfo;
using python::ModuleBuilder;
using python::PyError;
using Args = std::span<const Value>;

namespace {
/// One call's operands as Refs, in the order in which bodies get them.
struct Signature {
  std::vector<jax::TraceInput> inputs, outputs, scratch;
  TreeDef inputTree, outTree;
  jax::Flat scratchTypes;
  bool outIsSequence = false, scratchIsDict = false;
};
struct TracedBody {
  MeshInfo mesh;
  std::string name;
  jax::TraceResult result;
};
} // namespace

static MemorySpace defaultSpace(const MeshInfo &mesh) {
  return mesh.coreType == "tc" ? MemorySpace::Any : MemorySpace::Hbm;
}

static CoreType coreTypeOf(const std::string &name) {
  if (name == "sc_scalar_subcore")
    return CoreType::ScalarSubcore;
  return name == "sc_vector_subcore" ? CoreType::VectorSubcore : CoreType::TensorCore;
}

static Aval operandRef(const Aval &aval, MemorySpace space) {
  if (aval.isRef)
    return aval;
  Aval ref = Aval::ref(aval.dtype, aval.shape, aval.space == MemorySpace::None ? space : aval.space);
  ref.weakType = aval.weakType;
  return ref;
}

static std::optional<Signature> signatureOf(Interp &interp, MeshCall &call, DeferredInstance &deferred,
                                            TracedInstance &traced, MemorySpace space) {
  Signature signature;
  for (const Aval &aval : deferred.inAvals)
    signature.inputs.push_back({operandRef(aval, space), {}});
  signature.inputTree = deferred.operands;
  OutTypes outs = outTypes(interp, call.outShape, call.made);
  signature.outTree = outs.tree;
  signature.outIsSequence = call.outShape.as<python::Tuple>() || call.outShape.as<python::List>();
  for (const auto &type : outs.types) {
    Aval ref = operandRef(type.aval, type.space == MemorySpace::None ? space : type.space);
    ref.mesh = type.mesh;
    signature.outputs.push_back({ref, {}});
  }
  signature.scratchTypes = jax::flatten(interp, call.scratch);
  signature.scratchIsDict = call.scratch.as<python::Dict>();
  for (Value type : signature.scratchTypes.leaves) {
    if (auto *unknown = type.as<python::Unknown>()) {
      traced.gaps.push_back(unknown->reason);
      return std::nullopt;
    }
    auto ref = jax::pallas::toRefAval(type);
    if (!ref)
      refuseAt(
          interp, "AttributeError", "scratch-type",
          "`scratch_types` has a " + interp.typeName(type) + " where a type of memory is due.",
          "scratch is described as `pltpu.VMEM(shape, dtype)`, `pltpu.SMEM(shape, dtype)` or a `pltpu.SemaphoreType`",
          call.made);
    signature.scratch.push_back({*ref, {}});
  }
  return signature;
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

static Value callBody(Interp &interp, Value body, const Signature &signature, const Values &refs,
                      const std::string &name, const Position &made) {
  std::span<const Value> rest(refs);
  auto take = [&](const TreeDef &tree) {
    Value value = jax::unflatten(interp, tree, rest.first(tree.leafCount()));
    rest = rest.subspan(tree.leafCount());
    return value;
  };
  Values positional = interp.toVector(take(signature.inputTree));
  Value outs = take(signature.outTree);
  if (signature.outIsSequence)
    for (Value out : interp.toVector(outs))
      positional.push_back(out);
  else
    positional.push_back(outs);
  Value scratch = take(signature.scratchTypes.tree);
  std::vector<std::pair<python::Name, Value>> named;
  if (!signature.scratchIsDict)
    for (Value item : interp.toVector(scratch))
      positional.push_back(item);
  else
    for (const auto &entry : scratch.as<python::Dict>()->table.entries())
      if (entry.live)
        named.emplace_back(python::intern(interp.toStr(entry.key)), entry.value);
  size_t depth = interp.userStack().size();
  try {
    return interp.call(body, CallArgs{positional, named});
  } catch (PyError &error) {
    bool binding = !error.refusal && error.traceback.size() <= depth && interp.typeName(error.value) == "TypeError";
    if (!binding)
      throw;
    auto info = std::make_shared<python::RefusalInfo>();
    info->rule = "kernel-arity";
    info->message = "the parameters of `" + name + "` don't fit the " +
                    std::to_string(positional.size() + named.size()) + " refs that the call has for it.";
    info->why = "a kernel gets its operands and results by position, scratch by position or, given as a dict, by name";
    info->primary = definitionOf(interp, body).value_or(made);
    error.refusal = info;
    throw;
  }
}

/// Names of the refs for messages: the body's parameters, while they correspond one to one.
static std::vector<jax::TraceInput> namedInputs(Interp &interp, Value body, const Signature &signature) {
  std::vector<jax::TraceInput> all = signature.inputs;
  all.insert(all.end(), signature.outputs.begin(), signature.outputs.end());
  all.insert(all.end(), signature.scratch.begin(), signature.scratch.end());
  std::vector<std::string> parameters = interp.parameterNames(body);
  if (parameters.size() == all.size())
    for (size_t i = 0; i < all.size(); ++i)
      all[i].name = parameters[i];
  return all;
}

static void checkReturn(Interp &interp, const TracedBody &body, Value function, const Position &made) {
  if (body.result.outTree.kind == TreeDef::None)
    return;
  refuseAt(interp, "ValueError", "kernel-return",
           "`" + body.name + "` returns a value; a kernel writes its results into its output refs.",
           "what a kernel returns has no place to go: results are what stands in the output refs at the end",
           definitionOf(interp, function).value_or(made));
}

static void checkCaptures(Interp &interp, const TracedBody &body, Value function, const Position &made) {
  const jax::Jaxpr &jaxpr = *body.result.jaxpr;
  for (jax::VarId var : jaxpr.constvars) {
    const Aval &aval = jaxpr.vars[var];
    if (aval.isRef || aval.shape.empty())
      continue;
    refuseAt(interp, "ValueError", "captured-array",
             "`" + body.name + "` closes over an array, " + text(aval) +
                 "; a kernel may use arrays only through its refs.",
             "a mesh kernel may close over refs and scalars; arrays are passed as operands",
             definitionOf(interp, function).value_or(made), {{"where", "mesh-kernel"}, {"type", text(aval)}});
  }
}

static TracedBody traceBody(Interp &interp, MeshCall &call, size_t index, const Signature &signature,
                            std::string name) {
  auto [meshValue, function] = call.bodies[index];
  TracedBody body;
  body.mesh = *jax::pallas::toMesh(interp, meshValue);
  body.name = std::move(name);
  auto &axes = jax::traceContext(interp).axes;
  size_t outer = axes.size();
  for (const auto &axis : body.mesh.axes)
    axes.push_back(axis);
  std::vector<jax::TraceInput> inputs = namedInputs(interp, function, signature);
  body.result = jax::trace(interp, body.name, inputs, [&](const Values &refs) {
    return callBody(interp, function, signature, refs, body.name, call.made);
  });
  axes.resize(outer);
  if (body.result.jaxpr) {
    checkReturn(interp, body, function, call.made);
    checkCaptures(interp, body, function, call.made);
  }
  return body;
}

//===----------------------------------------------------------------------===//
// Instances
//===----------------------------------------------------------------------===//

/// What the bodies close over, each value once, in order of first use.
static Values uniqueCaptures(const std::vector<TracedBody> &bodies) {
  Values unique;
  for (const TracedBody &body : bodies)
    for (Value value : body.result.consts)
      if (std::none_of(unique.begin(), unique.end(), [&](Value known) { return known.identical(value); }))
        unique.push_back(value);
  return unique;
}

/// Operands that are Refs of the caller and that a body writes: JAX makes their
/// new contents results of the call, aliased to them.
static std::vector<size_t> writtenRefs(const std::vector<jax::JaxprPtr> &bodies, const std::vector<Aval> &operands) {
  std::vector<size_t> written;
  for (size_t i = 0; i < operands.size(); ++i) {
    bool any = operands[i].isRef && std::ranges::any_of(bodies, [&](const jax::JaxprPtr &body) {
                 return jax::effectsOf(*body).onInput[i] & jax::Effects::Write;
               });
    if (any)
      written.push_back(i);
  }
  return written;
}

/// The body with an unused argument for each new result, behind the results.
static jax::JaxprPtr withResults(const jax::JaxprPtr &body, const std::vector<Aval> &results, size_t at) {
  if (results.empty())
    return body;
  auto jaxpr = std::make_shared<jax::Jaxpr>(*body);
  for (size_t i = 0; i < results.size(); ++i) {
    jax::VarId var = jaxpr->newVar(results[i]);
    jaxpr->invars.insert(jaxpr->invars.begin() + long(at + i), var);
  }
  jaxpr->argNames.clear();
  return jaxpr;
}

/// The body with captures as arguments between operands and results.
static jax::JaxprPtr withCaptures(Interp &interp, const TracedBody &body, const Values &captures, size_t inputCount) {
  if (captures.empty())
    return body.result.jaxpr;
  auto jaxpr = std::make_shared<jax::Jaxpr>(*body.result.jaxpr);
  std::vector<jax::VarId> arguments;
  for (Value capture : captures) {
    size_t i = 0;
    while (i < body.result.consts.size() && !body.result.consts[i].identical(capture))
      ++i;
    arguments.push_back(i < body.result.consts.size()
                            ? jaxpr->constvars[i]
                            : jaxpr->newVar(jax::requireAval(interp, capture, "mpmd_map", 0)));
  }
  jaxpr->constvars.clear();
  jaxpr->invars.insert(jaxpr->invars.begin() + long(inputCount), arguments.begin(), arguments.end());
  jaxpr->argNames.clear();
  return jaxpr;
}

static kernel::Mesh meshOf(const MeshInfo &info) { return {info.axes, coreTypeOf(info.coreType)}; }

namespace {
/// What all bodies of a call have in common.
struct SharedParts {
  Values captures;
  std::vector<jax::JaxprPtr> bodies; ///< with captures
  std::vector<size_t> written;
  std::vector<Aval> results; ///< Refs, one for each written one
};
} // namespace

static SharedParts sharedParts(Interp &interp, const std::vector<TracedBody> &bodies,
                               const DeferredInstance &deferred) {
  SharedParts shared;
  shared.captures = uniqueCaptures(bodies);
  std::vector<Aval> operands = deferred.inAvals;
  for (Value capture : shared.captures)
    operands.push_back(jax::requireAval(interp, capture, "mpmd_map", 0));
  for (const TracedBody &body : bodies)
    shared.bodies.push_back(withCaptures(interp, body, shared.captures, deferred.inAvals.size()));
  shared.written = writtenRefs(shared.bodies, operands);
  for (size_t i : shared.written)
    shared.results.push_back(operands[i]);
  return shared;
}

static std::shared_ptr<KernelInstance> instanceOf(Interp &interp, MeshCall &call, DeferredInstance &deferred,
                                                  const Signature &signature, const TracedBody &body,
                                                  const SharedParts &shared, size_t index) {
  auto instance = std::make_shared<KernelInstance>();
  instance->name = body.name;
  instance->kind = call.kind;
  instance->mesh = meshOf(body.mesh);
  instance->core = instance->mesh->core;
  instance->inAvals = deferred.inAvals;
  for (Value capture : shared.captures)
    instance->inAvals.push_back(jax::requireAval(interp, capture, "mpmd_map", 0));
  instance->outAvals = deferred.outAvals;
  for (const jax::TraceInput &input : signature.scratch)
    instance->scratch.push_back(input.aval);
  size_t inputs = instance->inAvals.size();
  instance->body = withResults(shared.bodies[index], shared.results, inputs + signature.outputs.size());
  for (size_t i = 0; i < shared.written.size(); ++i) {
    instance->aliases.emplace_back(int64_t(shared.written[i]), int64_t(instance->outAvals.size()));
    instance->outAvals.push_back(shared.results[i].pointee());
  }
  for (Aval &aval : instance->inAvals)
    if (aval.isRef)
      aval = aval.pointee();
  instance->numInputs = int64_t(inputs);
  instance->compilerParams = compilerParams(interp, call);
  instance->callSource = deferred.source;
  instance->chip = interp.world.chip;
  instance->jaxRelease = interp.world.jaxRelease;
  instance->deviceMesh = jax::deviceAxes(deferred.axes, deferred.extraContext);
  return instance;
}

/// Names of the bodies; equal ones are told apart by the core.
static std::vector<std::string> bodyNames(Interp &interp, const MeshCall &call, const std::vector<MeshInfo> &meshes) {
  std::vector<std::string> names;
  names.reserve(call.bodies.size());
  for (const auto &[mesh, function] : call.bodies)
    names.push_back(call.name.as<python::Str>() ? call.name.as<python::Str>()->text
                                                : jax::callableName(interp, function));
  std::set<std::string> distinct(names.begin(), names.end());
  if (distinct.size() != names.size())
    for (size_t i = 0; i < names.size(); ++i)
      names[i] += "__" + meshes[i].coreType;
  return names;
}

static void checkScratchCores(Interp &interp, const MeshCall &call, const Signature &signature) {
  if (call.bodies.size() < 2)
    return;
  for (const jax::TraceInput &scratch : signature.scratch) {
    MemorySpace space = scratch.aval.space;
    if (!scratch.aval.mesh.empty() || space == MemorySpace::Hbm || space == MemorySpace::VmemShared)
      continue;
    refuseAt(interp, "NotImplementedError", "mesh",
             "scratch " + text(scratch.aval) + " of a call with several meshes doesn't say on which core it lies.",
             "with several meshes scratch is tied to one: `pltpu.VMEM(shape, dtype) @ mesh`", call.made);
  }
}

/// Why the meshes cannot be of one call; empty if they can. The order of the two counts, as in JAX.
static std::string conflict(const MeshInfo &first, const MeshInfo &second) {
  if (first.coreType == "tc")
    return "a TensorCoreMesh doesn't go before another mesh in one call.";
  if (first.coreType == second.coreType)
    return "one call has two meshes of `" + first.coreType + "`.";
  if (second.coreType != "tc")
    return first.axes[0] == second.axes[0]
               ? ""
               : "the meshes of scalar and vector subcores differ in their cores: " + first.axes[0].first + "=" +
                     std::to_string(first.axes[0].second) + " and " + second.axes[0].first + "=" +
                     std::to_string(second.axes[0].second) + ".";
  for (const auto &axis : first.axes)
    if (axis.first == second.axes[0].first)
      return "two meshes of one call share the axis name `" + axis.first + "`.";
  return "";
}

static void checkMeshes(Interp &interp, const MeshCall &call, const std::vector<MeshInfo> &meshes,
                        const std::vector<Aval> &operands) {
  for (size_t i = 0; i < meshes.size(); ++i)
    for (size_t j = i + 1; j < meshes.size(); ++j)
      if (std::string why = conflict(meshes[i], meshes[j]); !why.empty())
        refuseAt(
            interp, "ValueError", "mesh", std::move(why),
            "meshes of one call run side by side: those of a SparseCore's subcores have its cores in common, other "
            "axes are each mesh's own",
            call.made);
  auto hasNoSpace = [](const Aval &aval) { return !aval.isRef && aval.space == MemorySpace::None; };
  auto outHasNoSpace = [&](const auto &type) { return type.space == MemorySpace::None && hasNoSpace(type.aval); };
  bool needsDefault = std::ranges::any_of(operands, hasNoSpace) ||
                      std::ranges::any_of(outTypes(interp, call.outShape, call.made).types, outHasNoSpace);
  for (const MeshInfo &mesh : meshes)
    if (needsDefault && defaultSpace(mesh) != defaultSpace(meshes[0]))
      refuseAt(interp, "ValueError", "mesh",
               "an operand or result without a memory space means different memories to the meshes of this call.",
               "arrays without a space lie in HBM for SparseCores, anywhere for TensorCores", call.made);
}

void MeshCall::trace(Interp &interp, DeferredInstance &deferred, TracedInstance &traced) {
  std::vector<MeshInfo> meshes;
  for (const auto &[meshValue, function] : bodies) {
    auto mesh = jax::pallas::toMesh(interp, meshValue);
    if (!mesh) {
      auto *unknown = meshValue.as<python::Unknown>();
      traced.gaps.push_back(unknown ? unknown->reason
                                    : std::make_shared<python::Reason>(python::Reason{
                                          python::Reason::Unmodelled, "mesh " + interp.typeName(meshValue), {}, 0}));
      return;
    }
    meshes.push_back(*mesh);
  }
  auto signature = signatureOf(interp, *this, deferred, traced, defaultSpace(meshes[0]));
  if (!signature)
    return;
  checkScratchCores(interp, *this, *signature);
  checkMeshes(interp, *this, meshes, deferred.inAvals);
  std::vector<std::string> names = bodyNames(interp, *this, meshes);
  std::vector<TracedBody> results;
  for (size_t i = 0; i < bodies.size(); ++i) {
    results.push_back(traceBody(interp, *this, i, *signature, names[i]));
    const auto &incomplete = results.back().result.incomplete;
    traced.gaps.insert(traced.gaps.end(), incomplete.begin(), incomplete.end());
    if (!results.back().result.jaxpr)
      return;
  }
  SharedParts shared = sharedParts(interp, results, deferred);
  for (size_t i = 0; i < bodies.size(); ++i) {
    auto instance = instanceOf(interp, *this, deferred, *signature, results[i], shared, i);
    for (size_t j = 0; j < bodies.size(); ++j)
      if (j != i)
        instance->otherMeshes.push_back(meshOf(results[j].mesh));
    traced.instances.push_back(std::move(instance));
  }
}

//===----------------------------------------------------------------------===//
// pl.kernel, pl.core_map
//===----------------------------------------------------------------------===//

struct MeshOptions {
  Value outType, scratch, compilerParams, interpret, name, costEstimate, metadata;
};

static Value makeMeshCall(Interp &interp, std::string kind, std::vector<std::pair<Value, Value>> bodies,
                          const MeshOptions &options) {
  auto *call = interp.heap.make<MeshCall>();
  call->kind = std::move(kind);
  call->kernel = bodies[0].second;
  call->bodies = std::move(bodies);
  call->outShape = options.outType;
  call->scratch = options.scratch;
  call->compilerParams = options.compilerParams;
  call->costEstimate = options.costEstimate;
  call->metadata = options.metadata;
  call->interpret = options.interpret;
  call->name = options.name;
  call->debug = Value::boolean(false);
  call->made = interp.position();
  return call;
}

static bool isSequence(Value value) { return value.as<python::Tuple>() || value.as<python::List>(); }

static Value plKernel(Interp &interp, Args args) {
  Value empty = interp.tuple({});
  Value body = args[0], mesh = args[2];
  MeshOptions options{args[1].isUndefined() ? empty : args[1],
                      args[3].isUndefined() ? empty : args[3],
                      args[4],
                      args[5],
                      args[8],
                      args[6],
                      args[9]};
  if (mesh.isUndefined())
    refuseAt(interp, "TypeError", "missing-argument", "`pl.kernel` is missing `mesh`: the cores that it runs on.",
             "a kernel of this kind runs once on every core of a mesh", interp.position(), {{"argument", "mesh"}});
  if (body.isUndefined())
    return interp.builtin("decorator(fun)", [mesh, options](Interp &in, Args inner) {
      return makeMeshCall(in, "pl.kernel", {{mesh, inner[0]}}, options);
    });
  if (!isSequence(body))
    return makeMeshCall(interp, "pl.kernel", {{mesh, body}}, options);
  if (!isSequence(mesh))
    interp.raise("ValueError", "mesh must be a sequence when body is a sequence of callables.");
  Values functions = interp.toVector(body), meshes = interp.toVector(mesh);
  if (functions.size() != meshes.size() || functions.empty())
    interp.raise("ValueError", "body and mesh sequences must have the same length.");
  std::vector<std::pair<Value, Value>> bodies;
  bodies.reserve(functions.size());
  for (size_t i = 0; i < functions.size(); ++i)
    bodies.emplace_back(meshes[i], functions[i]);
  return makeMeshCall(interp, "pl.kernel", std::move(bodies), options);
}

static Value coreMap(Interp &interp, Args args) {
  Value mesh = args[0];
  Value empty = interp.tuple({});
  MeshOptions options{empty, args[7].isUndefined() ? empty : args[7], args[1], args[2], args[5], args[4], args[6]};
  return interp.builtin("wrapped(f)", [mesh, options](Interp &in, Args inner) {
    Value call = makeMeshCall(in, "core_map", {{mesh, inner[0]}}, options);
    in.call(call, {});
    return Value::none();
  });
}

static void populate(ModuleBuilder &module) {
  bool renamed = jax::releaseAtLeast(module.interp, "0.10.2");
  module.def(renamed ? "kernel(body=...?, out_type=...?, *, mesh=...?, scratch_types=...?, compiler_params=None, "
                       "interpret=False, cost_estimate=None, debug=False, name=None, metadata=None)"
                     : "kernel(body=...?, out_shape=...?, *, mesh=...?, scratch_shapes=...?, compiler_params=None, "
                       "interpret=False, cost_estimate=None, debug=False, name=None, metadata=None)",
             plKernel, true);
  module.def("core_map(mesh, *, compiler_params=None, interpret=False, debug=False, cost_estimate=None, name=None, "
             "metadata=None, scratch_shapes=...?)",
             coreMap);
}

} // namespace pallasd::kernel

PALLASD_MODULE("jax.experimental.pallas", module) { pallasd::kernel::populate(module); }
