//===- jit.cpp - jax.jit --------------------------------------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): the jit equation's operands are closed-over tracers in
// order of use, then the leaves of (args, kwargs) without statics, keywords
// sorted by name; arrays closed over stay constvars of the inner jaxpr; a static
// argument may be named by position or by name and must be hashable.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jit.h"
#include "analysis/jax/release.h"

#include "analysis/jax/control_flow.h"
#include "analysis/jax/jnp.h"
#include "analysis/jax/journal.h"
#include "analysis/jax/lax.h"
#include "analysis/python/escaped.h"
#include "analysis/python/gap_record.h"

#include <algorithm>

namespace pallasd::jax {

using namespace python;
using lax::refusal;

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

std::string contextKey(Interp &interp) {
  const TraceContext &context = traceContext(interp);
  const TraceConfig &c = context.config;
  std::string key = c.matmulPrecision + "|" + c.dtypePromotion + "|" + c.rankPromotion + "|" + c.prngImpl;
  key += c.x64 ? "|x64" : "|x32";
  for (const auto &[name, size] : context.axes)
    key += "|" + name + "=" + std::to_string(size);
  for (const auto &[name, value] : context.extraContext)
    key.append("|").append(name).append("=").append(value);
  return key;
}

std::string avalsKey(std::span<const Aval> avals) {
  std::string key;
  for (const Aval &aval : avals)
    key += canonicalText(aval) + ";";
  return key;
}

namespace {

//===----------------------------------------------------------------------===//
// The cache
//===----------------------------------------------------------------------===//

struct CacheEntry {
  TreeDef inTree;
  Values statics; ///< compared by ==
  TraceResult result;
  Reasons gaps; ///< what the function's body left out, besides what `result` tells
};
/// Interp extension: by function identity, avals and context.
struct JitCache {
  /// An entry is shared by the states that the heap's journal keeps.
  std::unordered_map<std::string, std::vector<std::shared_ptr<const CacheEntry>>> traces;
  /// C++ bodies of jnp functions: these hold no objects of the heap.
  std::unordered_map<std::string, TraceResult> models;
};

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// The arguments of one call, split into what is traced and what is static.
struct SplitArgs {
  Values positional;                            ///< all, in order
  std::vector<std::pair<Name, Value>> keywords; ///< sorted by name
  std::vector<bool> staticPositional, staticKeyword, donatedPositional, donatedKeyword;
};

std::vector<int64_t> positionsOf(const std::vector<std::string> &names, const std::vector<std::string> &parameters) {
  std::vector<int64_t> positions;
  for (const std::string &name : names) {
    auto at = std::ranges::find(parameters, name);
    if (at != parameters.end())
      positions.push_back(at - parameters.begin());
  }
  return positions;
}

bool chosen(const std::vector<int64_t> &numbers, size_t position, size_t count) {
  return std::ranges::any_of(
      numbers, [&](int64_t n) { return n == int64_t(position) || n + int64_t(count) == int64_t(position); });
}

bool namedBy(const std::vector<std::string> &names, const std::vector<int64_t> &numbers,
             const std::vector<std::string> &parameters, const std::string &name) {
  if (std::ranges::find(names, name) != names.end())
    return true;
  return std::ranges::any_of(numbers, [&](int64_t n) {
    int64_t at = n < 0 ? n + int64_t(parameters.size()) : n;
    return at >= 0 && at < int64_t(parameters.size()) && parameters[size_t(at)] == name;
  });
}

SplitArgs splitArgs(Interp &interp, const JitFunction &jit, const CallArgs &args) {
  const JitOptions &options = jit.options;
  SplitArgs split;
  std::vector<std::string> parameters;
  bool selective = !options.staticArgnames.empty() || !options.donateArgnames.empty() ||
                   !options.staticArgnums.empty() || !options.donateArgnums.empty();
  if (selective)
    parameters = interp.parameterNames(jit.function);
  std::vector<int64_t> statics = options.staticArgnums, donated = options.donateArgnums;
  for (int64_t p : positionsOf(options.staticArgnames, parameters))
    statics.push_back(p);
  for (int64_t p : positionsOf(options.donateArgnames, parameters))
    donated.push_back(p);
  for (size_t i = 0; i < args.pos.size(); ++i) {
    split.positional.push_back(args.pos[i]);
    split.staticPositional.push_back(chosen(statics, i, args.pos.size()));
    split.donatedPositional.push_back(chosen(donated, i, args.pos.size()));
  }
  split.keywords.assign(args.kw.begin(), args.kw.end());
  std::ranges::sort(split.keywords, [](const auto &a, const auto &b) { return *a.first < *b.first; });
  for (const auto &[name, value] : split.keywords) {
    split.staticKeyword.push_back(namedBy(options.staticArgnames, options.staticArgnums, parameters, *name));
    split.donatedKeyword.push_back(namedBy(options.donateArgnames, options.donateArgnums, parameters, *name));
  }
  return split;
}

/// Flattened dynamic arguments, with what is needed to call the function again.
struct Dynamic {
  Flat flat; ///< of (positional dynamic..., keyword dynamic...)
  std::vector<Aval> avals;
  std::vector<bool> donated;
  std::vector<std::string> names;
  Values statics; ///< values, then names of what they are
};

Dynamic flattenDynamic(Interp &interp, const JitFunction &jit, const SplitArgs &split, Value &unknown) {
  Dynamic dynamic;
  TreeDef root{.kind = TreeDef::Tuple};
  std::vector<std::string> parameters = interp.parameterNames(jit.function);
  auto addDynamic = [&](Value value, const std::string &name, bool donated) {
    Flat flat = flatten(interp, value);
    for (const std::string &path : leafPaths(interp, flat.tree))
      dynamic.names.push_back(name + path);
    dynamic.donated.insert(dynamic.donated.end(), flat.leaves.size(), donated);
    dynamic.flat.leaves.insert(dynamic.flat.leaves.end(), flat.leaves.begin(), flat.leaves.end());
    root.children.push_back(std::move(flat.tree));
  };
  for (size_t i = 0; i < split.positional.size(); ++i) {
    std::string name = i < parameters.size() ? parameters[i] : "args[" + std::to_string(i) + "]";
    if (split.staticPositional[i])
      dynamic.statics.push_back(split.positional[i]);
    else
      addDynamic(split.positional[i], name, split.donatedPositional[i]);
  }
  for (size_t i = 0; i < split.keywords.size(); ++i) {
    if (split.staticKeyword[i]) {
      dynamic.statics.push_back(interp.str(*split.keywords[i].first));
      dynamic.statics.push_back(split.keywords[i].second);
    } else {
      addDynamic(split.keywords[i].second, *split.keywords[i].first, split.donatedKeyword[i]);
    }
  }
  dynamic.flat.tree = std::move(root);
  for (Value leaf : dynamic.flat.leaves) {
    if (leaf.as<python::Unknown>()) {
      unknown = leaf;
      return dynamic;
    }
    auto aval = avalOf(interp, leaf);
    auto *instance = leaf.as<Instance>();
    if (!aval && instance && interp.extension<EscapedClasses>().contains(*instance->cls)) {
      unknown = interp.unknown(Reason::Unmodelled, "a type that " + *instance->cls->name + " was registered as");
      return dynamic;
    }
    if (!aval)
      interp.refuse("TypeError",
                    refusal("not-an-array", "a jitted function got an argument of type " + interp.typeName(leaf) +
                                                ", which is not a valid JAX type; name it in "
                                                "static_argnames if it should be static"));
    checkIntArgument(interp, leaf);
    dynamic.avals.push_back(std::move(*aval));
  }
  return dynamic;
}

void checkHashable(Interp &interp, const Values &statics) {
  for (Value value : statics) {
    try {
      if (!value.as<python::Unknown>())
        interp.hash(value);
    } catch (const PyError &) {
      interp.refuse("ValueError", refusal("unhashable-static", "static arguments must be hashable, got a value of "
                                                               "type " +
                                                                   interp.typeName(value)));
    }
  }
}

TraceResult traceCall(Interp &interp, const JitFunction &jit, const SplitArgs &split, const Dynamic &dynamic) {
  std::vector<TraceInput> inputs;
  inputs.reserve(dynamic.avals.size());
  for (size_t i = 0; i < dynamic.avals.size(); ++i)
    inputs.push_back({dynamic.avals[i], dynamic.names[i]});
  return trace(interp, jit.name, inputs, [&](const Values &tracers) {
    size_t used = 0, child = 0;
    auto next = [&]() {
      const TreeDef &tree = dynamic.flat.tree.children[child++];
      size_t count = tree.leafCount();
      Value value = unflatten(interp, tree, std::span(tracers).subspan(used, count));
      used += count;
      return value;
    };
    Values positional;
    std::vector<std::pair<Name, Value>> keywords;
    for (size_t i = 0; i < split.positional.size(); ++i)
      positional.push_back(split.staticPositional[i] ? split.positional[i] : next());
    keywords.reserve(split.keywords.size());
    for (size_t i = 0; i < split.keywords.size(); ++i)
      keywords.push_back({split.keywords[i].first, split.staticKeyword[i] ? split.keywords[i].second : next()});
    return interp.call(jit.function, CallArgs{positional, keywords});
  });
}

/// Identity of what is jitted: the object's allocation.
std::string identityKey(Value function) { return function.isObject() ? std::to_string(function.object()->serial) : ""; }

/// A trace that is used again lacks what it lacked at first.
void noteAgain(Interp &interp, const CacheEntry &entry) {
  for (const auto &reason : entry.gaps)
    interp.noteGap(reason);
  if (JaxprBuilder *outer = traceContext(interp).current())
    outer->inherit(entry.result.incomplete);
}

std::shared_ptr<const CacheEntry> cachedTrace(Interp &interp, const JitFunction &jit, const SplitArgs &split,
                                              const Dynamic &dynamic) {
  auto &cache = interp.extension<JitCache>();
  std::string key = identityKey(jit.function) + "|" + avalsKey(dynamic.avals) + "|" + contextKey(interp);
  if (auto known = cache.traces.find(key); known != cache.traces.end()) {
    for (const auto &entry : known->second) {
      bool same = entry->statics.size() == dynamic.statics.size() && equal(interp, entry->inTree, dynamic.flat.tree);
      for (size_t i = 0; same && i < entry->statics.size(); ++i)
        same = interp.equal(entry->statics[i], dynamic.statics[i]);
      if (same) {
        noteAgain(interp, *entry);
        return entry;
      }
    }
  }
  GapRecord noted(interp);
  TraceResult result = traceCall(interp, jit, split, dynamic);
  auto entry = std::make_shared<CacheEntry>(dynamic.flat.tree, dynamic.statics, std::move(result), noted.reasons());
  changing(interp, cache.traces)[key].push_back(entry);
  return entry;
}

} // namespace

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

/// A bool before JAX 0.11.0.
static Param inlineParam(const Interp &interp, const JitOptions &options) {
  if (!releaseAtLeast(interp, "0.11.0"))
    return options.inlined;
  return Symbol{options.inlined ? "Inline.JAX_LATE" : "Inline.AUTO"};
}

Values bindJit(Interp &interp, const std::string &name, const TraceResult &traced, std::span<const Value> operands,
               const std::vector<bool> &donated, const JitOptions &options) {
  auto inner = std::make_shared<Jaxpr>(*traced.jaxpr);
  Values all;
  std::vector<VarId> arrays, lifted;
  ParamList donatedParam;
  for (size_t i = 0; i < traced.consts.size(); ++i) {
    if (asTracer(traced.consts[i])) {
      lifted.push_back(inner->constvars[i]);
      all.push_back(traced.consts[i]);
      donatedParam.push_back(false);
    } else {
      arrays.push_back(inner->constvars[i]);
    }
  }
  inner->constvars = arrays;
  inner->invars.insert(inner->invars.begin(), lifted.begin(), lifted.end());
  inner->argNames.insert(inner->argNames.begin(), lifted.size(), std::string());
  all.insert(all.end(), operands.begin(), operands.end());
  for (size_t i = 0; i < operands.size(); ++i)
    donatedParam.push_back(i < donated.size() && donated[i]);
  ParamDict params{{"compiler_options_kvs", Param::list({})}, {"donated_invars", Param::list(std::move(donatedParam))},
                   {"inline", inlineParam(interp, options)},  {"jaxpr", JaxprPtr(inner)},
                   {"keep_unused", options.keepUnused},       {"name", name}};
  return jax::bind(interp, primitive("jit"), all, std::move(params), traced.outAvals, hasEffects(*inner));
}

namespace jnp {

Values jitted(Interp &interp, const std::string &name, std::span<const Value> operands, const std::string &key,
              const std::function<Value(const Values &)> &body) {
  std::vector<Aval> avals;
  for (Value operand : operands)
    avals.push_back(lax::aval(interp, operand));
  auto &cache = interp.extension<JitCache>();
  std::string full = key + "|" + avalsKey(avals) + "|" + contextKey(interp);
  auto found = cache.models.find(full);
  if (found == cache.models.end()) {
    GapRecord noted(interp);
    std::vector<TraceInput> inputs;
    inputs.reserve(avals.size());
    for (const Aval &aval : avals)
      inputs.push_back({aval, ""});
    TraceResult result = trace(interp, name, inputs, body);
    if (!result.jaxpr || !result.consts.empty() || !result.incomplete.empty() || !noted.empty())
      return result.jaxpr ? bindJit(interp, name, result, operands, {}, {}) : result.outLeaves;
    result.outLeaves.clear();
    result.outTree = {};
    found = cache.models.emplace(full, std::move(result)).first;
  }
  return bindJit(interp, name, found->second, operands, {}, {});
}

} // namespace jnp

//===----------------------------------------------------------------------===//
// JitFunction
//===----------------------------------------------------------------------===//

namespace {

struct JitClass {
  Class *cls = nullptr;
};

Value giveUp(Interp &interp, Value unknown) {
  if (JaxprBuilder *builder = traceContext(interp).current())
    builder->markIncomplete(unknown.as<python::Unknown>()->reason);
  return unknown;
}

} // namespace

Class *JitFunction::pyClass(Interp &interp) const {
  auto &holder = interp.extension<JitClass>();
  if (!holder.cls) {
    Heap::Permanent permanent(interp.heap);
    holder.cls = interp.makeClass("jax", "PjitFunction");
    // Found on a class it binds like a Python function.
    interp.defMethod(
        holder.cls, "__get__(self, instance, owner=None)", [](Interp &interp, std::span<const Value> args) {
          return args[1].isNone() ? args[0] : Value(interp.heap.make<python::BoundMethod>(args[1], args[0]));
        });
  }
  return holder.cls;
}

std::string JitFunction::repr(Interp &) { return "<PjitFunction of " + name + ">"; }

std::optional<Value> JitFunction::call(Interp &interp, const CallArgs &args) {
  if (options.inlineEarly)
    return interp.call(function, args);
  SplitArgs split = splitArgs(interp, *this, args);
  Value unknown;
  Dynamic dynamic = flattenDynamic(interp, *this, split, unknown);
  if (!unknown.isUndefined())
    return giveUp(interp, unknown);
  checkHashable(interp, dynamic.statics);
  TraceResult traced = cachedTrace(interp, *this, split, dynamic)->result;
  if (!traced.jaxpr)
    return giveUp(interp, traced.incomplete.empty() ? interp.unknown(Reason::Internal, name)
                                                    : interp.unknown(traced.incomplete.front()));
  Values outs = bindJit(interp, name, traced, dynamic.flat.leaves, dynamic.donated, options);
  return unflatten(interp, traced.outTree, outs);
}

namespace {

/// `lower` and `trace` take jax.ShapeDtypeStruct where a call takes an array.
Value withArraysForStructs(Interp &interp, Value value) {
  Flat flat = flatten(interp, value);
  for (Value &leaf : flat.leaves)
    if (!avalOf(interp, leaf))
      if (auto aval = abstractAval(interp, leaf))
        leaf = interp.heap.make<JArray>(std::move(*aval));
  return unflatten(interp, flat.tree, flat.leaves);
}

} // namespace

Value JitFunction::outInfo(Interp &interp, const CallArgs &args) {
  Values positional(args.pos.begin(), args.pos.end());
  std::vector<std::pair<Name, Value>> keywords(args.kw.begin(), args.kw.end());
  for (Value &value : positional)
    value = withArraysForStructs(interp, value);
  for (auto &[_, value] : keywords)
    value = withArraysForStructs(interp, value);
  SplitArgs split = splitArgs(interp, *this, CallArgs{positional, keywords});
  Value unknown;
  Dynamic dynamic = flattenDynamic(interp, *this, split, unknown);
  if (!unknown.isUndefined())
    return unknown;
  checkHashable(interp, dynamic.statics);
  TraceResult traced = cachedTrace(interp, *this, split, dynamic)->result;
  if (!traced.jaxpr)
    return interp.unknown(traced.incomplete.front());
  Values structs;
  for (const Aval &aval : traced.outAvals)
    structs.push_back(shapeStruct(interp, aval));
  return unflatten(interp, traced.outTree, structs);
}

std::optional<Value> JitFunction::getAttr(Interp &interp, Name attribute) {
  const std::string &text = *attribute;
  if (text == "__wrapped__")
    return function;
  if (text == "__name__" || text == "__qualname__" || text == "__doc__" || text == "__module__")
    return interp.getAttr(function, attribute);
  if (text == "lower" || text == "trace" || text == "eval_shape" || text == "clear_cache") {
    Value self(this);
    return interp.builtin(
        text + "(*args, **kwargs)",
        [self, text](Interp &interp, std::span<const Value> args) -> Value {
          if (text == "clear_cache")
            return Value::none();
          Values positional = args[0].as<Tuple>()->items;
          std::vector<std::pair<Name, Value>> keywords;
          for (const Table::Entry &entry : args[1].as<Dict>()->table.entries())
            if (entry.live)
              keywords.push_back({intern(entry.key.as<Str>()->text), entry.value});
          if (text == "eval_shape" || text == "trace") { // nothing is lowered
            auto &jit = *static_cast<JitFunction *>(self.as<python::Native>());
            Value info = jit.outInfo(interp, CallArgs{positional, keywords});
            return text == "eval_shape" ? info : interp.unknown(Reason::Unmodelled, "the result of jit(f).trace");
          }
          for (Value &value : positional)
            value = withArraysForStructs(interp, value);
          for (auto &[_, value] : keywords)
            value = withArraysForStructs(interp, value);
          interp.call(self, CallArgs{positional, keywords});
          return interp.unknown(Reason::Unmodelled, "the result of jit(f)." + text);
        },
        true);
  }
  return std::nullopt;
}

namespace {

std::vector<int64_t> numbers(Interp &interp, Value value) {
  if (value.isNone() || value.isUndefined())
    return {};
  return jnp::knownInts(interp, value);
}

std::vector<std::string> names(Interp &interp, Value value) {
  if (value.isNone() || value.isUndefined())
    return {};
  if (auto *one = value.as<Str>())
    return {one->text};
  std::vector<std::string> result;
  for (Value item : interp.toVector(value))
    result.push_back(interp.toStr(item));
  return result;
}

/// `inline=True` leaves a call in the jaxpr that the lowering takes away; before JAX 0.11.2 it left none.
static void setInline(const Interp &interp, JitOptions &options, Value value) {
  bool isTrue = value.isBool() && value.asBool(), isLate = isTrue && releaseAtLeast(interp, "0.11.2");
  options.inlined = isLate;
  options.inlineEarly = value.as<Str>() != nullptr || (isTrue && !isLate);
}

} // namespace

/// Keywords of jax.jit that change nothing in a trace (JAX 0.10.2 to 0.12.0.1).
static constexpr std::string_view kOtherOptions[] = {"in_shardings", "out_shardings", "device", "backend",
                                                     "compiler_options"};

Value makeJit(Interp &interp, Value function, const CallArgs &args) {
  JitOptions options;
  for (const auto &[name, value] : args.kw) {
    if (value.as<python::Unknown>())
      return value;
    if (*name == "static_argnums")
      options.staticArgnums = numbers(interp, value);
    else if (*name == "static_argnames")
      options.staticArgnames = names(interp, value);
    else if (*name == "donate_argnums")
      options.donateArgnums = numbers(interp, value);
    else if (*name == "donate_argnames")
      options.donateArgnames = names(interp, value);
    else if (*name == "inline")
      setInline(interp, options, value);
    else if (*name == "keep_unused")
      options.keepUnused = interp.isTrue(value);
    else if (std::ranges::find(kOtherOptions, *name) == std::end(kOtherOptions))
      interp.raise("TypeError", "jit() got an unexpected keyword argument '" + *name + "'");
  }
  return interp.heap.make<JitFunction>(function, std::move(options), callableName(interp, function));
}

} // namespace pallasd::jax
