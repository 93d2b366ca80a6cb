//===- trace_pallas_call.cpp - A pallas_call becomes an instance -----------===//
//
// Everything that JAX checks when the result of pl.pallas_call is called, in its
// order: scratch types, in_specs against operands, index maps of the inputs,
// out_specs, index maps of the outputs, the kernel's trace, what it captures and
// returns, aliases (facts/module.md, section 6).
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/batching.h"
#include "analysis/jax/effects.h"
#include "analysis/kernel/call.h"
#include "analysis/kernel/differentiated_call.h"
#include "analysis/kernel/mapped_call.h"

#include <algorithm>

namespace pallasd::kernel {

using jax::Aval;
using jax::Flat;
using jax::TreeDef;
using jax::pallas::asRecord;
using python::PyError;

namespace {
/// A trace under way.
struct Builder {
  Interp &interp;
  PallasCall &call;
  DeferredInstance &deferred;
  TracedInstance &traced;
  std::shared_ptr<KernelInstance> instance = std::make_shared<KernelInstance>();
  Record *spec = nullptr;
  Builder(Interp &interp, PallasCall &call, DeferredInstance &deferred, TracedInstance &traced)
      : interp(interp), call(call), deferred(deferred), traced(traced), spec(asRecord(call.gridSpec)) {}

  size_t prefetchCount = 0; ///< arguments, not leaves
  std::vector<Aval> prefetchRefs;
  TreeDef prefetchTree, inputTree, outTree; ///< tuples, except outTree
  std::vector<Aval> inputs;
  std::vector<std::string> inputOrigins, inputNames, outputOrigins;
  SpecContext context;
  Flat scratchTypes;
  bool scratchIsDict = false;
  std::vector<std::string> parameters; ///< of the kernel
};
} // namespace

static bool isUnknown(Value value) { return value.as<python::Unknown>() != nullptr; }

//===----------------------------------------------------------------------===//
// Grid and operands
//===----------------------------------------------------------------------===//

/// Bounds that are no Python integers are operands of the call, in front of the others.
static void readGrid(Builder &b) {
  for (Value entry : b.interp.toVector(b.spec->field("grid"))) {
    bool isStatic = entry.isInt() || entry.isBool();
    b.instance->grid.push_back(isStatic ? entry.asInt() : jax::kDynamicDim);
    if (!isStatic)
      b.instance->inAvals.push_back(jax::requireAval(b.interp, entry, "pallas_call", 0));
  }
  if (auto *names = b.spec->field("grid_names").as<python::Tuple>())
    for (Value name : names->items)
      b.instance->gridNames.push_back(b.interp.toStr(name));
}

/// Splits the operands into scalar prefetch and inputs.
static void readOperands(Builder &b) {
  Value prefetch = b.spec->field("num_scalar_prefetch");
  b.prefetchCount = prefetch.isInt() ? size_t(prefetch.asInt()) : 0;
  std::vector<std::string> paths = jax::leafPaths(b.interp, b.deferred.operands);
  const std::vector<TreeDef> &arguments = b.deferred.operands.children;
  b.prefetchTree.kind = b.inputTree.kind = TreeDef::Tuple;
  size_t leaf = 0;
  for (size_t i = 0; i < arguments.size(); ++i) {
    bool isPrefetch = i < b.prefetchCount;
    (isPrefetch ? b.prefetchTree : b.inputTree).children.push_back(arguments[i]);
    for (size_t n = arguments[i].leafCount(); n-- > 0; ++leaf) {
      const Aval &aval = b.deferred.inAvals[leaf];
      if (isPrefetch) {
        b.prefetchRefs.push_back(Aval::ref(aval.dtype, aval.shape, jax::MemorySpace::Smem));
        continue;
      }
      b.inputs.push_back(aval);
      b.inputOrigins.push_back("args" + paths[leaf]);
      bool whole = arguments[i].kind == TreeDef::Leaf;
      b.inputNames.push_back(whole && i < b.deferred.operandNames.size() ? b.deferred.operandNames[i] : std::string());
    }
  }
  b.instance->numScalarPrefetch = int64_t(b.prefetchRefs.size());
  b.instance->numInputs = int64_t(b.inputs.size());
  b.instance->inAvals.insert(b.instance->inAvals.end(), b.deferred.inAvals.begin(), b.deferred.inAvals.end());
}

static void readScratch(Builder &b) {
  Value types = b.call.ownGridSpec ? b.call.scratch : b.spec->field("scratch_shapes");
  b.scratchIsDict = b.call.ownGridSpec && types.as<python::Dict>();
  b.scratchTypes = jax::flatten(b.interp, types);
  if (b.scratchTypes.tree.kind == jax::TreeDef::Leaf && !isUnknown(types))
    refuseAt(b.interp, "TypeError", "scratch-type", "`scratch_shapes` is no sequence.",
             "scratch is a list or tuple of types of memory, also where there is one", b.call.made);
  for (Value type : b.scratchTypes.leaves) {
    if (isUnknown(type)) {
      b.traced.gaps.push_back(type.as<python::Unknown>()->reason);
      continue;
    }
    auto ref = jax::pallas::toRefAval(type);
    if (!ref)
      refuseAt(
          b.interp, "AttributeError", "scratch-type",
          "`scratch_shapes` has a " + b.interp.typeName(type) + " where a type of memory is due.",
          "scratch is described as `pltpu.VMEM(shape, dtype)`, `pltpu.SMEM(shape, dtype)` or a `pltpu.SemaphoreType`",
          b.call.made);
    b.instance->scratch.push_back(*ref);
  }
}

static void makeIndexContext(Builder &b) {
  b.context.grid = b.instance->grid;
  b.context.indexArgs.kind = TreeDef::Tuple;
  for (size_t i = 0; i < b.instance->grid.size(); ++i) {
    b.context.indexInputs.push_back({Aval::array(jax::DType::Int32, {}), {}});
    b.context.indexArgs.children.emplace_back();
  }
  for (const Aval &ref : b.prefetchRefs)
    b.context.indexInputs.push_back({ref, {}});
  for (const TreeDef &child : b.prefetchTree.children)
    b.context.indexArgs.children.push_back(child);
}

//===----------------------------------------------------------------------===//
// Specs
//===----------------------------------------------------------------------===//

static std::string counted(size_t n, const char *one, const char *many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

[[noreturn]] static void refuseSpecs(Builder &b, const char *argument, const TreeDef &specs, const char *target,
                                     const TreeDef &wanted) {
  size_t given = specs.leafCount(), due = wanted.leafCount();
  std::string message = std::string("`") + argument + "` has ";
  if (given != due)
    message +=
        counted(given, "spec", "specs") + " for " + counted(due, target, (std::string(target) + "s").c_str()) + ".";
  else
    message += "another structure than the " + std::string(target) + "s: " + jax::describe(b.interp, specs) + " for " +
               jax::describe(b.interp, wanted) + ".";
  refuseAt(b.interp, "ValueError", "specs-mismatch", message,
           "specs are matched one to one, in the same nesting of tuples, lists and dicts", b.call.specsPlace,
           {{"argument", argument}, {"specs", std::to_string(given)}, {"due", std::to_string(due)}});
}

/// The specs as leaves in the order of the arrays; an absent tree gives whole arrays.
static Values specLeaves(Builder &b, const char *field, const char *target, const TreeDef &wanted) {
  Value specs = b.spec->field(field);
  if (isUnknown(specs)) {
    b.traced.gaps.push_back(specs.as<python::Unknown>()->reason);
    return {};
  }
  if (specs.identical(jax::pallas::singleton(b.interp, "no_block_spec"))) {
    Value whole = jax::pallas::makeRecord(b.interp, "BlockSpec", Values(4, Value::none()));
    static_cast<Record *>(whole.object())->made = {};
    return Values(wanted.leafCount(), whole);
  }
  Flat flat = jax::flatten(b.interp, specs);
  for (Value leaf : flat.leaves)
    if (isUnknown(leaf)) {
      b.traced.gaps.push_back(leaf.as<python::Unknown>()->reason);
      return {};
    }
  if (!jax::equal(b.interp, flat.tree, wanted))
    refuseSpecs(b, field, flat.tree, target, wanted);
  return flat.leaves;
}

/// The kernel's parameter for argument `index`, "" if it is unnamed.
static std::string parameterAt(const Builder &b, size_t index) {
  return index < b.parameters.size() ? b.parameters[index] : std::string();
}

/// Parameters of the kernel by input leaf; only plain arguments have one.
static std::string inputParameter(const Builder &b, size_t leaf) {
  size_t position = 0;
  for (size_t i = 0; i < b.inputTree.children.size(); ++i) {
    size_t leaves = b.inputTree.children[i].leafCount();
    if (leaf < position + leaves)
      return b.inputTree.children[i].kind == TreeDef::Leaf ? parameterAt(b, b.prefetchCount + i) : std::string();
    position += leaves;
  }
  return {};
}

static void mapInputs(Builder &b) {
  Values specs = specLeaves(b, "in_specs", "operand", b.inputTree);
  for (size_t i = 0; i < specs.size(); ++i) {
    std::string name = b.inputNames[i].empty() ? inputParameter(b, i) : b.inputNames[i];
    b.instance->blocks.push_back(
        blockMapping(b.interp, specs[i], b.inputs[i], b.inputOrigins[i], name, b.context, b.traced.gaps));
  }
}

static void mapOutputs(Builder &b) {
  Values specs = specLeaves(b, "out_specs", "result", b.outTree);
  std::vector<std::string> paths = jax::leafPaths(b.interp, b.outTree);
  size_t first = b.prefetchCount + b.inputTree.children.size();
  bool flatResults = b.outTree.kind == TreeDef::Leaf || b.outTree.kind == TreeDef::Tuple;
  for (size_t i = 0; i < specs.size(); ++i)
    b.instance->blocks.push_back(blockMapping(b.interp, specs[i], b.deferred.outAvals[i], "outputs" + paths[i],
                                              flatResults ? parameterAt(b, first + i) : std::string(), b.context,
                                              b.traced.gaps));
  b.instance->outAvals = b.deferred.outAvals;
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

static Aval refAval(const BlockMapping &mapping) {
  jax::Shape shape;
  for (const BlockDim &dim : mapping.block)
    if (dim.kind != BlockDim::Squeezed)
      shape.push_back(dim.size);
  Aval ref = Aval::ref(mapping.array.dtype, shape, mapping.space);
  ref.weakType = mapping.array.weakType;
  ref.mesh = mapping.spaceMesh;
  return ref;
}

static std::vector<jax::TraceInput> kernelInputs(const Builder &b) {
  std::vector<jax::TraceInput> inputs;
  inputs.reserve(b.prefetchRefs.size());
  for (const Aval &ref : b.prefetchRefs)
    inputs.push_back({ref, {}});
  for (const BlockMapping &mapping : b.instance->blocks)
    inputs.push_back({refAval(mapping), {}});
  for (const Aval &ref : b.instance->scratch)
    inputs.push_back({ref, {}});
  // Plain arguments lie one to one with the parameters; with nested ones names would shift.
  if (inputs.size() == b.parameters.size())
    for (size_t i = 0; i < inputs.size(); ++i)
      inputs[i].name = b.parameters[i];
  return inputs;
}

/// Positional and keyword arguments of the kernel from its Refs.
struct KernelArguments {
  Values positional;
  std::vector<std::pair<python::Name, Value>> named;
};

static void appendItems(Interp &interp, Value container, Values &into) {
  if (container.as<python::Tuple>() || container.as<python::List>())
    for (Value item : interp.toVector(container))
      into.push_back(item);
  else
    into.push_back(container);
}

static KernelArguments kernelArguments(Builder &b, const Values &refs) {
  KernelArguments args;
  std::span<const Value> rest(refs);
  auto take = [&](const TreeDef &tree) {
    size_t count = tree.leafCount();
    Value value = jax::unflatten(b.interp, tree, rest.first(count));
    rest = rest.subspan(count);
    return value;
  };
  appendItems(b.interp, take(b.prefetchTree), args.positional);
  appendItems(b.interp, take(b.inputTree), args.positional);
  appendItems(b.interp, take(b.outTree), args.positional);
  Value scratch = take(b.scratchTypes.tree);
  if (!b.scratchIsDict) {
    appendItems(b.interp, scratch, args.positional);
    return args;
  }
  for (const auto &entry : scratch.as<python::Dict>()->table.entries())
    if (entry.live)
      args.named.emplace_back(python::intern(b.interp.toStr(entry.key)), entry.value);
  return args;
}

static Value callKernel(Builder &b, const Values &refs) {
  KernelArguments args = kernelArguments(b, refs);
  size_t depth = b.interp.userStack().size();
  try {
    return b.interp.call(b.call.kernel, CallArgs{args.positional, args.named});
  } catch (PyError &error) {
    bool binding = !error.refusal && error.traceback.size() <= depth && b.interp.typeName(error.value) == "TypeError";
    if (!binding)
      throw;
    size_t gets = args.positional.size() + args.named.size();
    auto info = std::make_shared<python::RefusalInfo>();
    info->rule = "kernel-arity";
    info->message = "`" + b.deferred.name + "` takes " + counted(b.parameters.size(), "parameter", "parameters") +
                    ", but the call has " + counted(gets, "ref", "refs") + " for it.";
    info->why =
        "a kernel gets one ref for each scalar-prefetch operand, input, output and scratch entry, in that order";
    info->primary = definitionOf(b.interp, b.call.kernel).value_or(b.call.made);
    info->facts = {{"takes", std::to_string(b.parameters.size())}, {"gets", std::to_string(gets)}};
    info->related.emplace_back(b.call.made, "the call that uses it");
    error.refusal = info;
    throw;
  }
}

/// Where a captured value is first used, in the innermost loop or branch that it
/// is handed to; no file if nothing uses it.
static jax::SourceFrame useOf(const jax::Jaxpr &jaxpr, jax::VarId var) {
  auto isVar = [&](const jax::Atom &atom) { return !atom.isLiteral && atom.index == var; };
  for (const jax::Eqn &eqn : jaxpr.eqns) {
    if (std::none_of(eqn.in.begin(), eqn.in.end(), isVar) || !eqn.source)
      continue;
    for (const jax::InnerJaxpr &inner : jax::innerJaxprs(eqn))
      for (size_t i = 0; i < inner.operands.size(); ++i) {
        if (inner.operands[i] >= eqn.in.size() || !isVar(eqn.in[inner.operands[i]]))
          continue;
        size_t consts = inner.jaxpr->constvars.size();
        jax::VarId within = i < consts ? inner.jaxpr->constvars[i] : inner.jaxpr->invars[i - consts];
        if (jax::SourceFrame use = useOf(*inner.jaxpr, within); !use.file.empty())
          return use;
      }
    return *eqn.source;
  }
  return {};
}

static void checkCaptures(Builder &b, const jax::TraceResult &result) {
  for (size_t i = 0; i < result.consts.size(); ++i) {
    const Aval &aval = result.jaxpr->vars[result.jaxpr->constvars[i]];
    if (aval.isRef)
      continue;
    TraceRefusal refusal;
    auto info = std::make_shared<python::RefusalInfo>();
    info->rule = "captured-array";
    info->message =
        "the kernel closes over an array, " + text(aval) + "; a kernel may use arrays only through its refs.";
    info->why = "Python numbers and NumPy scalars become literals; a jax or NumPy array has no place in the kernel";
    info->facts = {{"where", "kernel"}, {"type", text(aval)}, {"rank", std::to_string(aval.shape.size())}};
    refusal.exceptionClass = "ValueError";
    refusal.text = "The kernel function captures constants [" + text(aval) + "]. You should pass them as inputs.";
    refusal.where = useOf(*result.jaxpr, result.jaxpr->constvars[i]);
    refusal.related.emplace_back(frameOf(b.call.made), "the call of the kernel");
    refusal.info = std::move(info);
    b.traced.refusal = std::move(refusal);
    return;
  }
}

static void checkReturn(Builder &b, const jax::TraceResult &result) {
  if (result.outTree.kind == TreeDef::None)
    return;
  refuseAt(b.interp, "ValueError", "kernel-return",
           "`" + b.deferred.name + "` returns a value; a kernel writes its results into its output refs.",
           "what a kernel returns has no place to go: results are what stands in the output refs at the end",
           definitionOf(b.interp, b.call.kernel).value_or(b.call.made));
}

static void traceKernel(Builder &b) {
  jax::pallas::GridScope grid(b.interp, {b.instance->grid, {}});
  auto &axes = jax::traceContext(b.interp).axes;
  size_t outer = axes.size();
  for (size_t i = 0; i < b.instance->gridNames.size(); ++i)
    axes.emplace_back(b.instance->gridNames[i], b.instance->grid[i]);
  std::vector<jax::TraceInput> inputs = kernelInputs(b);
  jax::TraceResult result =
      jax::trace(b.interp, b.deferred.name, inputs, [&](const Values &refs) { return callKernel(b, refs); });
  axes.resize(outer);
  b.traced.gaps.insert(b.traced.gaps.end(), result.incomplete.begin(), result.incomplete.end());
  if (!result.jaxpr)
    return;
  checkCaptures(b, result);
  if (b.traced.refusal)
    return;
  checkReturn(b, result);
  b.instance->body = jax::eliminateDeadCode(result.jaxpr, jax::loopPruning(b.interp.world.jaxRelease));
}

//===----------------------------------------------------------------------===//
// Aliases
//===----------------------------------------------------------------------===//

static void checkAlias(Builder &b, int64_t input, int64_t output) {
  const std::vector<Aval> &ins = b.deferred.inAvals, &outs = b.deferred.outAvals;
  std::string pair = std::to_string(input) + ": " + std::to_string(output);
  const char *why = "an alias gives an operand's memory to a result; operands count from 0, scalar prefetch included";
  auto refuse = [&](std::string message) {
    refuseAt(b.interp, "ValueError", "alias", std::move(message), why, b.call.aliasesPlace,
             {{"input", std::to_string(input)}, {"output", std::to_string(output)}});
  };
  if (input < 0 || size_t(input) >= ins.size())
    refuse("the alias {" + pair + "} names operand " + std::to_string(input) + " of " + std::to_string(ins.size()) +
           ".");
  if (output < 0 || size_t(output) >= outs.size())
    refuse("the alias {" + pair + "} names result " + std::to_string(output) + " of " + std::to_string(outs.size()) +
           ".");
  const Aval &in = ins[size_t(input)], &out = outs[size_t(output)];
  if (in.shape != out.shape || in.dtype != out.dtype)
    refuse("the alias {" + pair + "} joins an operand " + text(in) + " to a result " + text(out) + ".");
}

static void readAliases(Builder &b) {
  auto *dict = b.call.aliases.as<python::Dict>();
  if (!dict)
    return;
  for (const auto &entry : dict->table.entries()) {
    if (!entry.live || !entry.key.isInt() || !entry.value.isInt())
      continue;
    checkAlias(b, entry.key.asInt(), entry.value.asInt());
    b.instance->aliases.emplace_back(entry.key.asInt(), entry.value.asInt());
  }
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

static void readNames(Builder &b) {
  b.instance->name = b.deferred.name;
  b.instance->kind = b.call.kind;
  b.instance->callSource = b.deferred.source;
  b.instance->chip = b.interp.world.chip;
  b.instance->jaxRelease = b.interp.world.jaxRelease;
  b.instance->deviceMesh = jax::deviceAxes(b.deferred.axes, b.deferred.extraContext);
  b.instance->compilerParams = compilerParams(b.interp, b.call);
  b.parameters = b.interp.parameterNames(b.call.kernel);
}

/// Parameters of another backend, say: whether JAX lowers the kernel for a TPU at all is not known then.
static void noteParams(Builder &b) {
  if (auto *unknown = b.call.compilerParams.as<python::Unknown>())
    b.traced.gaps.push_back(unknown->reason);
  if (!b.call.compilerParams.as<python::Dict>())
    return;
  Refusal refusal = refuse("params-type", "TypeError", "unhashable type: 'dict'");
  refusal.source = b.deferred.source;
  b.traced.lowering.push_back(std::move(refusal));
}

void PallasCall::trace(Interp &interp, DeferredInstance &deferred, TracedInstance &traced) {
  Builder b(interp, *this, deferred, traced);
  if (!b.spec || isUnknown(b.spec->field("grid"))) {
    traced.gaps.push_back(std::make_shared<python::Reason>(
        python::Reason{python::Reason::Unmodelled, "the grid spec of " + deferred.name, {}, 0}));
    return;
  }
  readNames(b);
  readGrid(b);
  readOperands(b);
  b.outTree = outTypes(interp, outShape, made).tree;
  readScratch(b);
  makeIndexContext(b);
  mapInputs(b);
  mapOutputs(b);
  if (!traced.gaps.empty())
    return;
  traceKernel(b);
  if (traced.refusal)
    return;
  readAliases(b);
  if (!checkDerivative(interp, *this, deferred, *b.instance, traced.gaps))
    return;
  noteParams(b);
  for (const MappedAxis &axis : deferred.mapped)
    if (!mapInstance(*b.instance, axis, traced.gaps))
      return;
  traced.instances.push_back(b.instance);
}

} // namespace pallasd::kernel
