//===- jax_api.cpp - The functions of the jax module -------------------*- C++ -*-===//
//
// What needs the trace context: jit, eval_shape, make_jaxpr, custom derivatives
// (their primal), checkpoint, scopes, configuration. The rest of the module is
// Python (prelude/jax.py).
//
// Facts (JAX 0.12.0.1): custom_jvp and custom_vjp bind their primal's jaxpr with
// closed-over values first; checkpoint binds remat2; eval_shape binds nothing.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/control_flow.h"
#include "analysis/jax/derivatives.h"
#include "analysis/jax/jax_errors.h"
#include "analysis/jax/jaxpr_text.h"
#include "analysis/jax/jit.h"
#include "analysis/jax/jnp.h"
#include "analysis/jax/journal.h"
#include "analysis/python/known_index.h"
#include "analysis/python/numpy/classes.h"

#include <algorithm>

namespace pallasd::jax {

using namespace python;
namespace np = python::numpy;
using lax::refusal;

namespace {

using Args = std::span<const Value>;

//===----------------------------------------------------------------------===//
// jit
//===----------------------------------------------------------------------===//

/// jax.jit(f, ...), jax.jit(...)(f), functools.partial(jax.jit, ...)(f).
Value jitFunction(Interp &interp, const CallArgs &args) {
  Value function;
  std::vector<std::pair<Name, Value>> options;
  for (const auto &[name, value] : args.kw) {
    if (*name == "fun" || *name == "fn")
      function = value;
    else
      options.push_back({name, value});
  }
  if (!args.pos.empty())
    function = args.pos[0];
  if (!function.isUndefined() && !function.isNone()) {
    if (function.as<python::Unknown>())
      return function;
    return makeJit(interp, function, CallArgs{{}, options});
  }
  return interp.builtin(
      "jit(fun)", [options](Interp &interp, Args inner) { return makeJit(interp, inner[0], CallArgs{{}, options}); });
}

//===----------------------------------------------------------------------===//
// Abstract calls
//===----------------------------------------------------------------------===//

} // namespace

std::optional<Aval> abstractAval(Interp &interp, Value value) {
  if (auto aval = avalOf(interp, value))
    return aval;
  if (!value.isObject())
    return std::nullopt;
  Value shape = interp.getAttrOr(value, intern("shape"));
  auto dtype = shape.isUndefined() ? std::nullopt : np::toDType(interp, value);
  auto sizes = dtype ? jnp::intsArgument(interp, shape) : std::nullopt;
  if (!sizes)
    return std::nullopt;
  Value weak = interp.getAttrOr(value, intern("weak_type"));
  bool isWeak = weak.isBool() && weak.asBool();
  return Aval::array(canonicalDType(interp, dtype->dtype), jnp::toShape(*sizes), isWeak);
}

Value shapeStruct(Interp &interp, const Aval &aval) {
  Value cls = interp.getAttr(interp.importModule("jax"), "ShapeDtypeStruct");
  Value positional[] = {np::shapeTuple(interp, aval.shape), np::dtypeObject(interp, aval.dtype)};
  std::pair<Name, Value> weak[] = {{intern("weak_type"), Value::boolean(aval.weakType)}};
  return interp.call(cls, CallArgs{positional, aval.weakType ? std::span(weak) : std::span<std::pair<Name, Value>>{}});
}

namespace {

/// Traces `function(*args, **kwargs)` with tracers for all array-like leaves.
std::optional<TraceResult> traceAbstractly(Interp &interp, Value function, Value positional, Value keywords,
                                           Value &unknown) {
  Flat flat = flatten(interp, interp.tuple({positional, keywords}));
  std::vector<TraceInput> inputs;
  for (Value leaf : flat.leaves) {
    if (leaf.as<python::Unknown>()) {
      unknown = leaf;
      return std::nullopt;
    }
    auto aval = abstractAval(interp, leaf);
    if (!aval)
      interp.refuse("TypeError", refusal("not-an-array",
                                         "an argument of type " + interp.typeName(leaf) + " is not a valid JAX type"));
    inputs.push_back({*aval, ""});
  }
  return trace(interp, callableName(interp, function), inputs, [&](const Values &tracers) {
    const Values &both = unflatten(interp, flat.tree, tracers).as<Tuple>()->items;
    std::vector<std::pair<Name, Value>> named;
    for (const Table::Entry &entry : both[1].as<Dict>()->table.entries())
      if (entry.live)
        named.push_back({intern(entry.key.as<Str>()->text), entry.value});
    return interp.call(function, CallArgs{both[0].as<Tuple>()->items, named});
  });
}

/// Arguments that a branch on something Unknown may have written are Unknown as a whole.
const Values &positionalOf(Value tuple) {
  if (const auto *unknown = tuple.as<python::Unknown>())
    throw UnknownUse{unknown->reason};
  return tuple.as<Tuple>()->items;
}

std::vector<std::pair<Name, Value>> keywordsOf(Value dict) {
  std::vector<std::pair<Name, Value>> result;
  if (const auto *unknown = dict.as<python::Unknown>())
    throw UnknownUse{unknown->reason};
  for (const Table::Entry &entry : dict.as<Dict>()->table.entries())
    if (entry.live)
      result.push_back({intern(entry.key.as<Str>()->text), entry.value});
  return result;
}

/// Of a jitted function what is static stays so; of any other all leaves are traced.
Value evalShape(Interp &interp, Args args) {
  if (auto *native = args[0].as<python::Native>())
    if (auto *jitted = dynamic_cast<JitFunction *>(native))
      return jitted->outInfo(interp, CallArgs{positionalOf(args[1]), keywordsOf(args[2])});
  Value unknown;
  auto result = traceAbstractly(interp, args[0], args[1], args[2], unknown);
  if (!result)
    return unknown;
  if (!result->jaxpr)
    return interp.unknown(result->incomplete.front());
  Values structs;
  for (const Aval &aval : result->outAvals)
    structs.push_back(shapeStruct(interp, aval));
  return unflatten(interp, result->outTree, structs);
}

struct JaxprClass {
  Class *cls = nullptr;
};
struct JaxprObject : Native {
  JaxprPtr jaxpr;
  explicit JaxprObject(JaxprPtr jaxpr) : jaxpr(std::move(jaxpr)) {}
  Class *pyClass(Interp &interp) const override {
    auto &holder = interp.extension<JaxprClass>();
    if (!holder.cls) {
      Heap::Permanent permanent(interp.heap);
      holder.cls = interp.makeClass("jax.core", "Jaxpr");
    }
    return holder.cls;
  }
  std::optional<Value> getAttr(Interp &interp, Name name) override {
    if (*name == "jaxpr")
      return Value(this);
    return interp.unknown(Reason::Unmodelled, "jax.core.Jaxpr." + *name);
  }
  std::string repr(Interp &) override { return canonicalText(*jaxpr); }
};

Value makeJaxpr(Interp &interp, Args args) {
  Value function = args[0];
  return interp.builtin("make_jaxpr(*args, **kwargs)", [function](Interp &interp, Args inner) -> Value {
    Value unknown;
    auto result = traceAbstractly(interp, function, inner[0], inner[1], unknown);
    if (!result)
      return unknown;
    return result->jaxpr ? Value(interp.heap.make<JaxprObject>(result->jaxpr))
                         : interp.unknown(result->incomplete.front());
  });
}

//===----------------------------------------------------------------------===//
// Custom derivatives and checkpoint
//===----------------------------------------------------------------------===//

Value giveUp(Interp &interp, Value unknown) {
  if (JaxprBuilder *builder = traceContext(interp).current())
    builder->markIncomplete(unknown.as<python::Unknown>()->reason);
  return unknown;
}

/// Traces `call(tracers)` over the leaves of `operands` and binds `prim` with the
/// closed-over values first.
Value bindTraced(Interp &interp, const char *prim, const char *jaxprParam, std::string name, Value operands,
                 const std::function<Value(Value)> &call, ParamDict params) {
  Flat flat = flatten(interp, operands);
  std::vector<TraceInput> inputs;
  for (Value leaf : flat.leaves) {
    if (leaf.as<python::Unknown>())
      return giveUp(interp, leaf);
    auto aval = avalOf(interp, leaf);
    if (!aval)
      interp.refuse("TypeError", refusal("not-an-array",
                                         "an argument of type " + interp.typeName(leaf) + " is not a valid JAX type"));
    inputs.push_back({*aval, ""});
  }
  TraceResult result = trace(interp, std::move(name), inputs,
                             [&](const Values &tracers) { return call(unflatten(interp, flat.tree, tracers)); });
  if (!result.jaxpr)
    return giveUp(interp, interp.unknown(result.incomplete.front()));
  JaxprPtr jaxpr = constvarsToInvars(result.jaxpr);
  params.push_back({jaxprParam, jaxpr});
  if (std::string_view(prim) != "remat2")
    params.push_back({"num_consts", int64_t(result.consts.size())});
  std::ranges::sort(params, {}, [](const auto &p) { return p.first; });
  Values all = result.consts;
  all.insert(all.end(), flat.leaves.begin(), flat.leaves.end());
  Values outs = jax::bind(interp, primitive(prim), all, std::move(params), result.outAvals, hasEffects(*jaxpr));
  return unflatten(interp, result.outTree, outs);
}

/// custom_call(prim, fun, args, kwargs, nondiff_argnums)
Value customCall(Interp &interp, Args args) {
  Value function = args[1];
  Values positional = positionalOf(args[2]);
  auto keywords = keywordsOf(args[3]);
  std::vector<std::string> parameters = interp.parameterNames(function);
  for (size_t i = positional.size(); i < parameters.size() && !keywords.empty(); ++i) {
    auto named = std::ranges::find_if(keywords, [&](const auto &k) { return *k.first == parameters[i]; });
    if (named == keywords.end())
      break;
    positional.push_back(named->second);
    keywords.erase(named);
  }
  std::vector<int64_t> fixed = jnp::knownInts(interp, args[4]);
  auto isFixed = [&](size_t i) {
    return std::ranges::find(fixed, int64_t(i)) != fixed.end() ||
           std::ranges::find(fixed, int64_t(i) - int64_t(positional.size())) != fixed.end();
  };
  Values dynamic;
  for (size_t i = 0; i < positional.size(); ++i)
    if (!isFixed(i))
      dynamic.push_back(positional[i]);
  auto call = [&](Value traced) {
    const Values &items = traced.as<Tuple>()->items;
    Values all;
    size_t next = 0;
    for (size_t i = 0; i < positional.size(); ++i)
      all.push_back(isFixed(i) ? positional[i] : items[next++]);
    return interp.call(function, CallArgs{all, keywords});
  };
  // Where values are at hand the function runs on them.
  if (runsEagerly(interp))
    return call(interp.tuple(dynamic));
  const std::string prim = interp.toStr(args[0]);
  return bindTraced(interp, prim.c_str(), "call_jaxpr", callableName(interp, function), interp.tuple(dynamic), call,
                    {{"symbolic_zeros", false}});
}

/// shard_call(fun, leaves, shapes, axes, finish): traces `fun` of flat shards under
/// the mesh axes [(name, size)]; `finish` turns the shapes of its results into
/// those of the whole arrays.
Value shardCall(Interp &interp, Args args) {
  Values leaves = interp.toVector(args[1]), shapes = interp.toVector(args[2]);
  if (shapes.size() != leaves.size())
    return giveUp(interp, interp.unknown(Reason::Unmodelled, "in_specs that are not one for each argument"));
  std::vector<TraceInput> inputs;
  for (size_t i = 0; i < leaves.size(); ++i) {
    if (leaves[i].as<python::Unknown>())
      return giveUp(interp, leaves[i]);
    Aval aval = requireAval(interp, leaves[i], "shard_map", i);
    auto sizes = jnp::intsArgument(interp, shapes[i]);
    if (!sizes)
      return giveUp(interp, interp.unknown(Reason::Content, "the shape of a shard"));
    aval.shape = jnp::toShape(*sizes);
    inputs.push_back({std::move(aval), ""});
  }
  auto &axes = traceContext(interp).axes;
  struct Restore {
    std::vector<std::pair<std::string, int64_t>> &axes;
    size_t size;
    ~Restore() { axes.resize(size); }
  } restore{axes, axes.size()};
  for (Value axis : interp.toVector(args[3])) {
    auto *pair = axis.as<Tuple>();
    if (!pair || pair->items.size() != 2)
      return giveUp(interp, interp.unknown(Reason::Unmodelled, "the axes of a mesh"));
    axes.emplace_back(interp.toStr(pair->items[0]), python::knownIndex(interp, pair->items[1]));
  }
  TraceResult result = trace(interp, "shard_map", inputs,
                             [&](const Values &shards) { return interp.call(args[0], CallArgs{shards, {}}); });
  axes.resize(restore.size);
  if (!result.jaxpr)
    return giveUp(interp, interp.unknown(result.incomplete.front()));
  Values local;
  for (const Aval &aval : result.outAvals) {
    Values sizes;
    for (int64_t size : aval.shape)
      sizes.push_back(Value::integer(size));
    local.push_back(interp.tuple(std::move(sizes)));
  }
  Values whole = interp.toVector(interp.call(args[4], {interp.list(std::move(local))}));
  std::vector<Aval> outs = result.outAvals;
  if (whole.size() != outs.size())
    return giveUp(interp, interp.unknown(Reason::Unmodelled, "out_specs that are not one for each result"));
  for (size_t i = 0; i < outs.size(); ++i)
    if (auto sizes = jnp::intsArgument(interp, whole[i]))
      outs[i].shape = jnp::toShape(*sizes);
    else
      return giveUp(interp, interp.unknown(Reason::Content, "the shape of a sharded array"));
  JaxprPtr jaxpr = constvarsToInvars(result.jaxpr);
  Values operands = result.consts;
  operands.insert(operands.end(), leaves.begin(), leaves.end());
  return interp.list(
      jax::bind(interp, primitive("shard_map"), operands, {{"jaxpr", jaxpr}}, std::move(outs), hasEffects(*jaxpr)));
}

/// opaque(name, operands, like): arrays like the leaves `like` (or of the (dtype,
/// shape) there) that depend on `operands` in a way that is not followed; the
/// enclosing trace is incomplete.
Value opaque(Interp &interp, Args args) {
  std::string name = interp.toStr(args[0]);
  Values operands;
  for (Value operand : interp.toVector(args[1]))
    if (avalOf(interp, operand))
      operands.push_back(operand);
  std::vector<Aval> outs;
  Values like = interp.toVector(args[2]);
  for (size_t i = 0; i < like.size(); ++i) {
    if (auto *described = like[i].as<Tuple>()) {
      auto dtype = jnp::dtypeArgument(interp, described->items[0]);
      auto sizes = jnp::intsArgument(interp, described->items[1]);
      if (!dtype || !sizes)
        return giveUp(interp, interp.unknown(Reason::Unmodelled, name));
      outs.push_back(Aval::array(*dtype, jnp::toShape(*sizes)));
    } else {
      if (like[i].isUnknown())
        return giveUp(interp, like[i]);
      outs.push_back(requireAval(interp, like[i], name, i));
    }
  }
  if (JaxprBuilder *builder = traceContext(interp).current())
    builder->markIncomplete(interp.unknown(Reason::Unmodelled, name).as<python::Unknown>()->reason);
  return interp.list(jax::bind(interp, primitive("opaque"), operands, {{"name", name}}, std::move(outs)));
}

/// checkpoint_call(fun, args, kwargs, static_argnums, policy, prevent_cse)
Value checkpointCall(Interp &interp, Args args) {
  Value function = args[0];
  Values positional = positionalOf(args[1]);
  std::vector<int64_t> fixed = jnp::knownInts(interp, args[3]);
  auto isFixed = [&](size_t i) { return std::ranges::find(fixed, int64_t(i)) != fixed.end(); };
  Values dynamic;
  for (size_t i = 0; i < positional.size(); ++i)
    if (!isFixed(i))
      dynamic.push_back(positional[i]);
  ParamDict params{{"differentiated", false}, {"prevent_cse", interp.isTrue(args[5])}};
  if (args[4].isNone())
    params.push_back({"policy", Param()});
  auto call = [&](Value traced) {
    const Values &both = traced.as<Tuple>()->items;
    const Values &items = both[0].as<Tuple>()->items;
    Values all;
    size_t next = 0;
    for (size_t i = 0; i < positional.size(); ++i)
      all.push_back(isFixed(i) ? positional[i] : items[next++]);
    return interp.call(function, CallArgs{all, keywordsOf(both[1])});
  };
  return bindTraced(interp, "remat2", "jaxpr", callableName(interp, function),
                    interp.tuple({interp.tuple(dynamic), args[2]}), call, std::move(params));
}

//===----------------------------------------------------------------------===//
// Scopes, axes, configuration
//===----------------------------------------------------------------------===//

Value configGet(Interp &interp, Args args) {
  const TraceConfig &c = traceContext(interp).config;
  const std::string &name = args[0].as<Str>()->text;
  if (name == "jax_enable_x64")
    return Value::boolean(c.x64);
  if (name == "jax_default_matmul_precision")
    return c.matmulPrecision.empty() ? Value::none() : interp.str(c.matmulPrecision);
  if (name == "jax_numpy_dtype_promotion")
    return interp.str(c.dtypePromotion);
  if (name == "jax_numpy_rank_promotion")
    return interp.str(c.rankPromotion);
  if (name == "jax_default_prng_impl")
    return interp.str(c.prngImpl);
  if (name == "jax_pallas_auto_assign_collective_ids")
    return interp.str(c.collectiveIds);
  if (name == "jax_pallas_enable_debug_checks")
    return Value::boolean(c.debugChecks);
  if (name == "jax_pallas_poison_buffers")
    return Value::boolean(c.poisonBuffers);
  static constexpr std::string_view off[] = {"jax_disable_jit", "jax_debug_nans", "jax_check_tracer_leaks",
                                             "jax_use_emit_pipeline_primitive", "jax_pallas_use_mosaic_gpu"};
  if (std::ranges::find(off, name) != std::end(off))
    return Value::boolean(false);
  return interp.unknown(Reason::World, "jax.config." + name);
}

Value configSet(Interp &interp, Args args) {
  TraceConfig &c = changing(interp, traceContext(interp).config);
  const std::string &name = args[0].as<Str>()->text;
  Value value = args[1];
  auto text = [&] { return value.as<Str>() ? value.as<Str>()->text : std::string(); };
  if (name == "jax_enable_x64")
    c.x64 = interp.isTrue(value);
  else if (name == "jax_default_matmul_precision")
    c.matmulPrecision = text();
  else if (name == "jax_numpy_dtype_promotion")
    c.dtypePromotion = text();
  else if (name == "jax_numpy_rank_promotion")
    c.rankPromotion = text();
  else if (name == "jax_default_prng_impl")
    c.prngImpl = text();
  else if (name == "jax_pallas_auto_assign_collective_ids")
    c.collectiveIds = text();
  else if (name == "jax_pallas_enable_debug_checks")
    c.debugChecks = interp.isTrue(value);
  else if (name == "jax_pallas_poison_buffers")
    c.poisonBuffers = interp.isTrue(value);
  return Value::none();
}

/// Of several axes: the product.
int64_t axisSize(Interp &interp, Value name) {
  if (name.as<Tuple>() || name.as<List>()) {
    int64_t product = 1;
    for (Value one : interp.toVector(name))
      product *= axisSize(interp, one);
    return product;
  }
  const auto &axes = traceContext(interp).axes;
  std::string wanted = interp.toStr(name);
  for (auto axis = axes.rbegin(); axis != axes.rend(); ++axis)
    if (axis->first == wanted)
      return axis->second;
  interp.refuse("NameError", refusal("unbound-axis", "there is no axis '" + wanted + "' here"));
}

Value axisIndex(Interp &interp, Args args) {
  if (args[0].as<Tuple>() || args[0].as<List>()) {
    Values names = interp.toVector(args[0]);
    Value index = lax::asArrayValue(interp, Value::integer(0));
    int64_t inner = 1;
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
      Value own = axisIndex(interp, std::span(&*name, 1));
      index = jnp::binary(interp, "add", index, jnp::binary(interp, "multiply", own, Value::integer(inner)));
      inner *= axisSize(interp, *name);
    }
    return index;
  }
  axisSize(interp, args[0]);
  PublicName scope(interp, "lax.axis_index");
  return bind1(interp, "axis_index", {}, {{"axis_name", interp.toStr(args[0])}}, Aval::array(DType::Int32, {}));
}

/// Eager code inside a trace (jax.ensure_compile_time_eval).
struct EagerStack {
  std::vector<std::vector<std::shared_ptr<JaxprBuilder>>> saved;
};

//===----------------------------------------------------------------------===//
// debug.print, random keys
//===----------------------------------------------------------------------===//

Value debugPrint(Interp &interp, Args args) {
  const auto *format = args[0].as<Str>();
  if (!format)
    return giveUp(interp, interp.unknown(Reason::Unmodelled, "jax.debug.print of a format that is no text"));
  const Values &positional = positionalOf(args[1]);
  auto named = keywordsOf(args[3]);
  std::ranges::sort(named, [](const auto &a, const auto &b) { return *a.first < *b.first; });
  Values operands;
  ParamList first;
  auto operand = [&](Value value) {
    operands.push_back(value);
    IndexOperand at;
    at.isStatic = false;
    at.operand = uint32_t(operands.size() - 1);
    return Param(at);
  };
  bool simple = true;
  auto isLeaf = [&](Value v) { return v.as<python::Unknown>() || avalOf(interp, v); };
  for (Value value : positional)
    simple = simple && isLeaf(value);
  for (const auto &[name, value] : named)
    simple = simple && isLeaf(value);
  if (!simple)
    return giveUp(interp, interp.unknown(Reason::Unmodelled, "jax.debug.print of containers"));
  for (Value value : positional)
    first.push_back(operand(value));
  ParamDict second;
  for (const auto &[name, value] : named)
    second.push_back({*name, operand(value)});
  const std::string &text = format->text;
  ParamDict params{{"fmt", text},
                   {"has_placeholders", text.find('{') != std::string::npos},
                   {"in_tree", Param::list({Param::list(std::move(first)), Param::dict(std::move(second))})},
                   {"ordered", interp.isTrue(args[2])},
                   {"partitioned", false},
                   {"static_args", Param::list({})}};
  jax::bind(interp, primitive("debug_print"), operands, std::move(params), {}, true);
  return Value::none();
}

Value debugCallback(Interp &interp, Args args) {
  Values operands = interp.toVector(args[0]);
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i].as<python::Unknown>())
      return giveUp(interp, operands[i]);
    else
      requireAval(interp, operands[i], "debug.callback", i);
  ParamDict params{{"effect", Symbol{interp.isTrue(args[1]) ? "OrderedDebugEffect" : "DebugEffect"}},
                   {"partitioned", interp.isTrue(args[2])}};
  jax::bind(interp, primitive("debug_callback"), operands, std::move(params), {}, true);
  return Value::none();
}

/// DType::Count: a generator that a library registers.
DType keyDType(const std::string &impl) {
  if (impl.empty() || impl == "threefry2x32" || impl == "fry")
    return DType::KeyFry;
  if (impl == "rbg")
    return DType::KeyRbg;
  if (impl == "unsafe_rbg" || impl == "urbg")
    return DType::KeyUnsafeRbg;
  if (impl == "pallas_tpu" || impl == "pl")
    return DType::KeyPallas;
  if (impl == "_pallas_internal_stateful")
    return DType::KeyPallasStateful;
  return DType::Count;
}

std::string implTag(DType key) {
  switch (key) {
  case DType::KeyRbg:
    return "rbg";
  case DType::KeyUnsafeRbg:
    return "urbg";
  case DType::KeyPallas:
    return "pl";
  case DType::KeyPallasStateful:
    return "_pl_stateful";
  default:
    return "fry";
  }
}

Shape keyShape(DType key) {
  switch (key) {
  case DType::KeyFry:
    return {2};
  case DType::KeyPallas:
    return {1, 2};
  case DType::KeyPallasStateful:
    return {};
  default:
    return {4};
  }
}

/// random_bind(prim, operands, kind, shape, impl, bits): the key primitives.
Value randomBind(Interp &interp, Args args) {
  std::string prim = "random_" + args[0].as<Str>()->text;
  Values operands = interp.toVector(args[1]);
  for (Value operand : operands)
    if (operand.as<python::Unknown>())
      return operand;
  Shape shape = args[2].isNone() ? Shape{} : jnp::toShape(jnp::knownInts(interp, args[2]));
  Aval first = lax::aval(interp, operands[0]);
  Value impl = args[3];
  if (prim == "random_bits") {
    int64_t bits = args[4].asInt();
    DType dtype = bits == 8 ? DType::UInt8 : bits == 16 ? DType::UInt16 : bits == 64 ? DType::UInt64 : DType::UInt32;
    Shape full = first.shape;
    full.insert(full.end(), shape.begin(), shape.end());
    return jax::bind(interp, primitive(prim), operands, {{"bit_width", bits}, {"shape", Param::shape(shape)}},
                     {Aval::array(dtype, full)})[0];
  }
  if (prim == "random_split") {
    Shape full = first.shape;
    full.insert(full.end(), shape.begin(), shape.end());
    return jax::bind(interp, primitive(prim), operands, {{"shape", Param::shape(shape)}},
                     {Aval::array(first.dtype, full)})[0];
  }
  if (prim == "random_fold_in")
    return jax::bind(interp, primitive(prim), operands, {}, {Aval::array(first.dtype, first.shape)})[0];
  if (prim == "random_unwrap") {
    Shape full = first.shape, tail = keyShape(first.dtype);
    full.insert(full.end(), tail.begin(), tail.end());
    return jax::bind(interp, primitive(prim), operands, {}, {Aval::array(DType::UInt32, full)})[0];
  }
  std::string configured = traceContext(interp).config.prngImpl;
  DType key = keyDType(impl.isNone() ? configured : interp.toStr(impl));
  if (key == DType::Count)
    return interp.unknown(Reason::Unmodelled, "the random number generator " + interp.repr(impl));
  ParamDict params{{"impl", Symbol{"PRNGImpl." + implTag(key)}}};
  Shape full = first.shape;
  if (prim == "random_wrap") {
    size_t tail = keyShape(key).size();
    if (full.size() < tail)
      lax::typeError(interp, "key data of shape " + lax::shapeText(full) + " is no key of this kind");
    full.resize(full.size() - tail);
  }
  return jax::bind(interp, primitive(prim), operands, std::move(params), {Aval::array(key, full)})[0];
}

} // namespace

PALLASD_MODULE("jax", b) {
  b.raw("jit", jitFunction, true);
  b.def("eval_shape(fun, *args, **kwargs)", evalShape);
  b.def("make_jaxpr(fun, static_argnums=(), axis_env=None, return_shape=False)", makeJaxpr);
  b.set("Array", arrayClass(b.interp));
}

PALLASD_MODULE("jax.lax", b) {
  b.def("axis_index(axis_name)", axisIndex);
  b.def("axis_size(axis_name)", [](Interp &i, Args a) { return Value::integer(axisSize(i, a[0])); });
}

PALLASD_MODULE("_pallasd", b) {
  b.set("Tracer", tracerClass(b.interp));
  b.def("custom_call(primitive, fun, args, kwargs, nondiff)", customCall, true);
  b.def("checkpoint_call(fun, args, kwargs, static_argnums, policy, prevent_cse)", checkpointCall, true);
  b.def("shard_call(fun, leaves, shapes, axes, finish)", shardCall, true);
  b.def("opaque(name, operands, like)", opaque);
  b.def("is_known(value)", [](Interp &, Args a) { return Value::boolean(!a[0].isUnknown()); }, true);
  b.def("context_set(name, value)", [](Interp &i, Args a) {
    traceContext(i).extraContext[i.toStr(a[0])] = i.toStr(a[1]);
    return Value::none();
  });
  b.def("context_get(name)", [](Interp &i, Args a) {
    auto &context = traceContext(i).extraContext;
    auto found = context.find(i.toStr(a[0]));
    return found == context.end() ? Value::none() : i.str(found->second);
  });
  b.def("context_erase(name)", [](Interp &i, Args a) {
    traceContext(i).extraContext.erase(i.toStr(a[0]));
    return Value::none();
  });
  b.def("parameter_names(fun)", [](Interp &i, Args a) {
    Values names;
    for (const std::string &name : i.parameterNames(a[0]))
      names.push_back(i.str(name));
    return i.list(std::move(names));
  });
  b.def("push_scope(name)", [](Interp &i, Args a) {
    traceContext(i).nameScopes.push_back(i.toStr(a[0]));
    return Value::none();
  });
  b.def("pop_scope()", [](Interp &i, Args) {
    auto &scopes = traceContext(i).nameScopes;
    if (!scopes.empty())
      scopes.pop_back();
    return Value::none();
  });
  b.def("config_get(name)", configGet);
  b.def("config_set(name, value)", configSet);
  b.def("enter_eager()", [](Interp &i, Args) {
    i.extension<EagerStack>().saved.push_back(std::exchange(traceContext(i).builders, {}));
    return Value::none();
  });
  b.def("leave_eager()", [](Interp &i, Args) {
    auto &saved = i.extension<EagerStack>().saved;
    traceContext(i).builders = std::move(saved.back());
    saved.pop_back();
    return Value::none();
  });
  b.def("debug_print(fmt, args, ordered, kwargs)", debugPrint, true);
  b.def("debug_callback(operands, ordered, partitioned)", debugCallback, true);
  b.def("random_bind(primitive, operands, shape, impl, bits)", randomBind);
  b.def("refuse(exception, rule, message)",
        [](Interp &i, Args a) -> Value { i.refuse(i.toStr(a[0]), refusal(i.toStr(a[1]), i.toStr(a[2]))); });
  b.def("concrete(x, what)", [](Interp &i, Args a) {
    if (auto *tracer = asTracer(a[0]))
      raiseConcretization(i, *tracer, "ConcretizationTypeError", i.toStr(a[1]));
    return a[0];
  });
  b.def("unknown(what)", [](Interp &i, Args a) { return i.unknown(Reason::Unmodelled, i.toStr(a[0])); });
  b.def("import_module(name)", [](Interp &i, Args a) { return i.importModule(a[0].as<Str>()->text); });
  b.def("world(what)", [](Interp &i, Args a) -> Value {
    const std::string &what = a[0].as<Str>()->text;
    if (what == "release")
      return i.str(i.world.jaxRelease);
    if (what == "chip")
      return i.str(i.world.chip);
    if (what == "devices")
      return Value::integer(i.world.deviceCount);
    return Value::none();
  });
}

} // namespace pallasd::jax
