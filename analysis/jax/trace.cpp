//===- trace.cpp - Building jaxprs --------------------------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): a trace's equations keep only frames entered since the
// trace began; its name stack starts empty; constvars come in order of first
// use and vanish if nothing uses them; Python and numpy scalars and 0-d numpy
// arrays are literals, jax Arrays of any rank and numpy arrays of rank > 0 are
// constvars.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/trace.h"

#include "analysis/jax/batching.h"

#include "analysis/jax/literal.h"
#include "analysis/jax/promotion.h"
#include "analysis/python/guards.h"
#include "analysis/python/plain_errors.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace pallasd::jax {

using namespace python;
namespace np = python::numpy;

//===----------------------------------------------------------------------===//
// Avals of values
//===----------------------------------------------------------------------===//

DType canonicalDType(Interp &interp, DType dtype) { return canonicalize(dtype, traceContext(interp).config.x64); }

std::optional<Aval> avalOf(Interp &interp, Value value) {
  bool x64 = traceContext(interp).config.x64;
  switch (value.tag()) {
  case Tag::Bool:
    return Aval::array(DType::Bool, {});
  case Tag::Int:
    return Aval::array(x64 ? DType::Int64 : DType::Int32, {}, true);
  case Tag::Float:
    return Aval::array(x64 ? DType::Float64 : DType::Float32, {}, true);
  case Tag::Object:
    break;
  default:
    return std::nullopt;
  }
  if (value.object()->kind == ObjKind::BigInt)
    return Aval::array(x64 ? DType::Int64 : DType::Int32, {}, true);
  if (value.as<Complex>())
    return Aval::array(x64 ? DType::Complex128 : DType::Complex64, {}, true);
  auto *native = value.as<Native>();
  if (!native)
    return std::nullopt;
  if (auto *array = dynamic_cast<ArrayValue *>(native))
    return array->aval;
  if (auto *scalar = dynamic_cast<np::NpScalar *>(native))
    return Aval::array(canonicalDType(interp, scalar->dtype), {});
  if (auto *array = dynamic_cast<np::NdArray *>(native))
    return Aval::array(canonicalDType(interp, array->dtype), array->shape);
  return std::nullopt;
}

/// What is no JAX type for certain: a model may lack what makes other objects arrays.
[[noreturn]] static void raiseNoArray(Interp &interp, Value value, std::string message) {
  if (value.as<python::Native>() || value.as<python::Instance>() || value.as<python::Class>())
    interp.raise("TypeError", std::move(message));
  python::raisePlain(interp, "TypeError", std::move(message));
}

Aval requireAval(Interp &interp, Value value, std::string_view function, size_t position) {
  if (auto aval = avalOf(interp, value))
    return *aval;
  if (auto *unknown = value.as<python::Unknown>())
    throw python::UnknownUse{unknown->reason};
  raiseNoArray(interp, value,
               std::string(function) + " takes arrays and numbers, but argument " + std::to_string(position) +
                   " is a " + interp.typeName(value) + ".");
}

//===----------------------------------------------------------------------===//
// Literals
//===----------------------------------------------------------------------===//

namespace {

std::string numberText(double value) {
  char buffer[40];
  for (int precision = 1; precision <= 17; ++precision) {
    std::snprintf(buffer, sizeof buffer, "%.*g", precision, value);
    if (std::strtod(buffer, nullptr) == value)
      break;
  }
  std::string text = buffer;
  if (text.find_first_of(".eni") == std::string::npos)
    text += ".0";
  return text;
}

} // namespace

Literal literalFromElement(const Aval &aval, np::Element element, DType from) {
  np::Element cast = np::castElement(element, from, aval.dtype);
  Literal literal;
  literal.aval = aval;
  if (aval.dtype == DType::Bool)
    literal.value = cast.i != 0;
  else if (isUnsigned(aval.dtype))
    literal.value = uint64_t(cast.i);
  else if (isSigned(aval.dtype))
    literal.value = int64_t(cast.i);
  else
    literal.value = cast.d;
  return literal;
}

std::optional<Literal> literalOf(Value value, const Aval &aval) {
  switch (value.tag()) {
  case Tag::Bool:
    return literalFromElement(aval, {.i = value.asBool()}, DType::Bool);
  case Tag::Int:
    return literalFromElement(aval, {.i = value.asInt()}, DType::Int64);
  case Tag::Float:
    return literalFromElement(aval, {.d = value.asFloat()}, DType::Float64);
  default:
    break;
  }
  if (auto *complex = value.as<Complex>()) {
    Literal literal;
    literal.aval = aval;
    literal.value = "(" + numberText(complex->re) + ", " + numberText(complex->im) + ")";
    return literal;
  }
  if (auto *native = value.as<Native>()) {
    if (auto *scalar = dynamic_cast<np::NpScalar *>(native); scalar && scalar->known)
      return literalFromElement(aval, scalar->element, scalar->dtype);
    if (auto *array = dynamic_cast<np::NdArray *>(native); array && array->shape.empty() && array->contents)
      return literalFromElement(aval, array->contents->elements[0], array->dtype);
  }
  return std::nullopt;
}

void checkIntArgument(Interp &interp, Value value) {
  bool big = value.isObject() && value.object()->kind == ObjKind::BigInt;
  bool wide = value.isInt() && value.asInt() != int32_t(value.asInt()) && !traceContext(interp).config.x64;
  if (big || wide)
    python::raisePlain(interp, "OverflowError",
                       "an argument is the Python integer " + interp.repr(value) +
                           ", which does not fit into JAX's default int");
}

std::optional<np::Element> elementOf(const Literal &literal) {
  if (auto *b = std::get_if<bool>(&literal.value))
    return np::Element{.i = *b};
  if (auto *i = std::get_if<int64_t>(&literal.value))
    return np::Element{.i = *i};
  if (auto *u = std::get_if<uint64_t>(&literal.value))
    return np::Element{.i = int64_t(*u)};
  if (auto *d = std::get_if<double>(&literal.value))
    return np::Element{.d = *d};
  return std::nullopt;
}

const Literal *literalOfTracer(Value value) {
  Tracer *tracer = asTracer(value);
  return tracer && tracer->atom.isLiteral ? &tracer->builder->jaxpr().literals[tracer->atom.index] : nullptr;
}

Value literalValue(Interp &interp, Literal literal) {
  Aval aval = literal.aval;
  if (JaxprBuilder *builder = traceContext(interp).current())
    return builder->literalTracer(interp, std::move(literal));
  auto element = elementOf(literal);
  if (!element)
    return interp.heap.make<JArray>(std::move(aval));
  auto contents = std::make_shared<np::Contents>();
  contents->dtype = aval.dtype;
  contents->elements.push_back(*element);
  return interp.heap.make<JArray>(std::move(aval), std::move(contents));
}

std::optional<std::pair<np::Element, DType>> knownScalar(Interp &interp, Value value) {
  if (const Literal *literal = literalOfTracer(value)) {
    auto element = elementOf(*literal);
    return element ? std::optional(std::pair(*element, literal->aval.dtype)) : std::nullopt;
  }
  if (JArray *array = asJArray(value)) {
    if (!array->aval.shape.empty() || !array->contents)
      return std::nullopt;
    return std::pair(array->contents->elements[0], array->aval.dtype);
  }
  auto aval = avalOf(interp, value);
  if (!aval || !aval->shape.empty() || asTracer(value))
    return std::nullopt;
  auto literal = literalOf(value, *aval);
  auto element = literal ? elementOf(*literal) : std::nullopt;
  return element ? std::optional(std::pair(*element, aval->dtype)) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// JaxprBuilder
//===----------------------------------------------------------------------===//

JaxprBuilder::JaxprBuilder(std::string functionName, const Frame *base)
    : base(base), building(std::make_shared<Jaxpr>()) {
  building->functionName = std::move(functionName);
}

Value JaxprBuilder::tracer(Interp &interp, Aval aval, Atom atom) {
  auto &context = traceContext(interp);
  if (aval.isRef && context.makeRefTracer)
    return context.makeRefTracer(interp, std::move(aval), shared_from_this(), atom);
  return interp.heap.make<Tracer>(std::move(aval), shared_from_this(), atom);
}

Value JaxprBuilder::literalTracer(Interp &interp, Literal literal) {
  Aval aval = literal.aval;
  return tracer(interp, std::move(aval), building->newLiteral(std::move(literal)));
}

Value JaxprBuilder::addInput(Interp &interp, Aval aval, std::string name) {
  VarId var = building->newVar(aval);
  building->invars.push_back(var);
  building->argNames.push_back(std::move(name));
  return tracer(interp, std::move(aval), Jaxpr::var(var));
}

Atom JaxprBuilder::atomOf(Interp &interp, Value value) {
  Tracer *own = asTracer(value);
  if (own && own->builder.get() == this)
    return own->atom;
  std::optional<Aval> known = avalOf(interp, value);
  if (!known)
    raiseNoArray(interp, value, "an operand of type " + interp.typeName(value) + " is not a valid JAX type");
  Aval aval = std::move(*known);
  JArray *array = asJArray(value);
  // What a trace that is over left as a literal is one again.
  if (const Literal *literal = own && own->builder->finished() ? literalOfTracer(value) : nullptr)
    return building->newLiteral(*literal);
  if (!own && !array)
    if (auto literal = literalOf(value, aval))
      return building->newLiteral(std::move(*literal));
  const Obj *identity = array && array->origin ? array->origin : value.object();
  if (auto made = constAtoms.find(identity); made != constAtoms.end())
    return made->second;
  VarId var = building->newVar(std::move(aval));
  building->constvars.push_back(var);
  consts.push_back(value);
  return constAtoms[identity] = Jaxpr::var(var);
}

Values JaxprBuilder::addEqn(Interp &interp, const Primitive *prim, const std::vector<Atom> &in, ParamDict params,
                            std::vector<Aval> outAvals, bool hasEffects) {
  interp.step();
  Eqn eqn;
  eqn.prim = prim;
  eqn.in = in;
  eqn.params = std::move(params);
  auto &context = traceContext(interp);
  const auto &replayed = interp.extension<Replay>().origin;
  eqn.source = replayed ? replayed->source : currentSource(interp);
  for (const std::string &scope : context.nameScopes)
    eqn.nameStack += (eqn.nameStack.empty() ? "" : "/") + scope;
  eqn.publicName = replayed ? replayed->publicName : currentPublicName(interp);
  eqn.hasEffects = hasEffects;
  Values outs;
  outs.reserve(outAvals.size());
  for (Aval &aval : outAvals) {
    VarId var = building->newVar(aval);
    eqn.out.push_back(var);
    outs.push_back(tracer(interp, std::move(aval), Jaxpr::var(var)));
  }
  building->eqns.push_back(std::move(eqn));
  return outs;
}

void JaxprBuilder::dropUnusedConstants() {
  std::vector<bool> used(building->vars.size());
  auto use = [&](const Atom &atom) {
    if (!atom.isLiteral)
      used[atom.index] = true;
  };
  for (const Eqn &eqn : building->eqns)
    std::ranges::for_each(eqn.in, use);
  std::ranges::for_each(building->outvars, use);
  size_t kept = 0;
  for (size_t i = 0; i < consts.size(); ++i)
    if (used[building->constvars[i]]) {
      building->constvars[kept] = building->constvars[i];
      consts[kept++] = consts[i];
    }
  building->constvars.resize(kept);
  consts.resize(kept);
}

JaxprPtr JaxprBuilder::finish(Interp &interp, std::span<const Value> outputs) {
  for (Value output : outputs)
    building->outvars.push_back(atomOf(interp, output));
  dropUnusedConstants();
  done = true;
  return building;
}

//===----------------------------------------------------------------------===//
// Context
//===----------------------------------------------------------------------===//

namespace {

std::shared_ptr<const SourceFrame> sourceFrame(const Frame &frame) {
  auto source = std::make_shared<SourceFrame>();
  source->file = frame.module ? frame.module->path : "";
  source->function = frame.qualifiedName;
  source->item = frame.item ? frame.item->id : -1;
  if (frame.current) {
    const syntax::Range &range = frame.current->range;
    source->line = range.line + 1;
    source->column = range.column;
    source->endLine = range.endLine + 1;
    source->endColumn = range.endColumn;
  }
  return source;
}

/// The last stack made, so that equations of one expression share it.
struct SourceCache {
  using Place = std::tuple<const Frame *, const python::Module *, const syntax::Node *, uint32_t, uint32_t>;
  std::vector<Place> key;
  SourceStack stack;
};

} // namespace

SourceStack currentSource(Interp &interp) {
  JaxprBuilder *builder = traceContext(interp).current();
  const Frame *base = builder ? builder->base : nullptr;
  std::vector<SourceCache::Place> key;
  for (const Frame *frame = interp.frame(); frame && frame != base; frame = frame->caller)
    if (!frame->internal) {
      const syntax::Node *node = frame->current;
      key.push_back({frame, frame->module, node, node ? node->range.line : 0, node ? node->range.column : 0});
    }
  if (key.empty())
    return nullptr;
  auto &cache = interp.extension<SourceCache>();
  if (cache.stack && cache.key == key)
    return cache.stack;
  SourceStack caller;
  for (auto it = key.rbegin(); it != key.rend(); ++it) {
    auto frame = std::const_pointer_cast<SourceFrame>(sourceFrame(*std::get<0>(*it)));
    frame->caller = std::move(caller);
    caller = std::move(frame);
  }
  cache.key = std::move(key);
  return cache.stack = caller;
}

std::string currentPublicName(Interp &interp) {
  auto &context = traceContext(interp);
  const Frame *outermost = nullptr;
  for (const Frame *frame = interp.frame(); frame && frame->internal; frame = frame->caller)
    if (frame->function)
      outermost = frame;
  if (!outermost || !outermost->module)
    return context.publicNames.empty() ? std::string() : context.publicNames.front();
  static const std::pair<std::string_view, std::string_view> shortModules[] = {{"jax.numpy", "jnp"},
                                                                               {"jax.lax", "lax"},
                                                                               {"jax.experimental.pallas.tpu", "pltpu"},
                                                                               {"jax.experimental.pallas", "pl"}};
  std::string_view module = outermost->module->name;
  for (auto [longName, shortName] : shortModules)
    if (module == longName)
      module = shortName;
  return std::string(module) + "." + std::string(outermost->qualifiedName);
}

PublicName::PublicName(Interp &interp, std::string name) : context(traceContext(interp)) {
  context.publicNames.push_back(std::move(name));
}
PublicName::~PublicName() { context.publicNames.pop_back(); }

//===----------------------------------------------------------------------===//
// bind
//===----------------------------------------------------------------------===//

namespace {

python::Unknown *firstUnknown(std::span<const Value> values) {
  for (Value value : values)
    if (auto *unknown = value.as<python::Unknown>())
      return unknown;
  return nullptr;
}

/// A result outside any trace. A Ref is the one input of a trace that nobody
/// ends, so that every trace that uses it closes over it.
Value eagerValue(Interp &interp, Aval aval) {
  if (!aval.isRef)
    return interp.heap.make<JArray>(std::move(aval));
  return std::make_shared<JaxprBuilder>("")->addInput(interp, std::move(aval));
}

/// Reports the jaxprs among the parameters of an equation that runs at once.
void reportExecuted(Interp &interp, const ParamDict &params) {
  const auto &executed = traceContext(interp).executed;
  if (!executed)
    return;
  for (const auto &[name, param] : params) {
    if (JaxprPtr jaxpr = param.asJaxpr())
      executed(interp, jaxpr);
    if (const ParamList *list = param.asList())
      for (const Param &item : *list)
        if (JaxprPtr jaxpr = item.asJaxpr())
          executed(interp, jaxpr);
  }
}

} // namespace

Values bind(Interp &interp, const Primitive *prim, std::span<const Value> operands, ParamDict params,
            std::vector<Aval> outAvals, bool hasEffects) {
  JaxprBuilder *builder = traceContext(interp).current();
  if (auto *unknown = firstUnknown(operands)) {
    if (builder && hasEffects)
      builder->markIncomplete(unknown->reason);
    return Values(outAvals.size(), Value(unknown));
  }
  if (!builder) {
    interp.step();
    reportExecuted(interp, params);
    Values outs;
    for (Aval &aval : outAvals)
      outs.push_back(eagerValue(interp, std::move(aval)));
    return outs;
  }
  std::vector<Atom> in;
  in.reserve(operands.size());
  for (Value operand : operands)
    in.push_back(builder->atomOf(interp, operand));
  return builder->addEqn(interp, prim, in, std::move(params), std::move(outAvals), hasEffects);
}

Value bind1(Interp &interp, std::string_view prim, std::initializer_list<Value> operands, ParamDict params, Aval out) {
  std::vector<Aval> outs;
  outs.push_back(std::move(out));
  return bind(interp, primitive(prim), std::span(operands.begin(), operands.size()), std::move(params),
              std::move(outs))[0];
}

//===----------------------------------------------------------------------===//
// trace
//===----------------------------------------------------------------------===//

namespace {

/// One trace on the stack; name scopes and public names start anew in it.
class TraceScope {
public:
  TraceScope(TraceContext &context, std::shared_ptr<JaxprBuilder> builder) : context(context) {
    context.builders.push_back(std::move(builder));
    std::swap(scopes, context.nameScopes);
    std::swap(names, context.publicNames);
  }
  ~TraceScope() {
    context.builders.pop_back();
    std::swap(scopes, context.nameScopes);
    std::swap(names, context.publicNames);
  }

private:
  TraceContext &context;
  std::vector<std::string> scopes, names;
};

/// True if every leaf is an array; Unknown leaves are reported to the builder.
bool checkOutputs(Interp &interp, JaxprBuilder &builder, std::span<const Value> leaves) {
  bool known = true;
  for (Value leaf : leaves) {
    if (auto *unknown = leaf.as<python::Unknown>()) {
      builder.markIncomplete(unknown->reason);
      known = false;
    } else if (!avalOf(interp, leaf)) {
      raiseNoArray(interp, leaf,
                   "function returned a value of type " + interp.typeName(leaf) + ", which is not a valid JAX type");
    }
  }
  return known;
}

} // namespace

TraceResult trace(Interp &interp, std::string functionName, std::span<const TraceInput> inputs,
                  const std::function<Value(const Values &)> &body) {
  auto &context = traceContext(interp);
  auto builder = std::make_shared<JaxprBuilder>(std::move(functionName), interp.frame());
  TraceResult result;
  if (!context.current())
    context.loweringGuarded = interp.extension<python::ExceptionGuards>().depth > 0;
  {
    TraceScope scope(context, builder);
    Values tracers;
    for (const TraceInput &input : inputs)
      tracers.push_back(builder->addInput(interp, input.aval, input.name));
    Value returned = body(tracers);
    Flat flat = flatten(interp, returned);
    result.outTree = std::move(flat.tree);
    result.outLeaves = std::move(flat.leaves);
    if (checkOutputs(interp, *builder, result.outLeaves)) {
      result.jaxpr = builder->finish(interp, result.outLeaves);
      for (const Atom &atom : result.jaxpr->outvars)
        result.outAvals.push_back(result.jaxpr->aval(atom));
    } else {
      builder->finish(interp, {});
    }
  }
  result.consts = builder->constants();
  result.incomplete = builder->incomplete();
  if (JaxprBuilder *outer = context.current())
    outer->inherit(result.incomplete);
  return result;
}

TraceResult traceToJaxpr(Interp &interp, Value callable, const TreeDef &argsTree, std::span<const Aval> avals) {
  std::vector<std::string> parameters = interp.parameterNames(callable);
  std::vector<TraceInput> inputs;
  size_t next = 0;
  for (size_t i = 0; i < argsTree.children.size(); ++i) {
    std::string base = i < parameters.size() ? parameters[i] : "args[" + std::to_string(i) + "]";
    for (const std::string &path : leafPaths(interp, argsTree.children[i]))
      inputs.push_back({avals[next++], base + path});
  }
  return trace(interp, callableName(interp, callable), inputs, [&](const Values &tracers) {
    Values args;
    size_t used = 0;
    for (const TreeDef &child : argsTree.children) {
      size_t count = child.leafCount();
      args.push_back(unflatten(interp, child, std::span(tracers).subspan(used, count)));
      used += count;
    }
    return interp.call(callable, CallArgs{args, {}});
  });
}

JaxprPtr constvarsToInvars(const JaxprPtr &jaxpr) {
  if (jaxpr->constvars.empty())
    return jaxpr;
  auto lifted = std::make_shared<Jaxpr>(*jaxpr);
  lifted->invars.insert(lifted->invars.begin(), lifted->constvars.begin(), lifted->constvars.end());
  if (!lifted->argNames.empty())
    lifted->argNames.insert(lifted->argNames.begin(), lifted->constvars.size(), std::string());
  lifted->constvars.clear();
  return lifted;
}

std::string callableName(Interp &interp, Value callable) {
  if (callable.as<Function>() || callable.as<Builtin>() || callable.as<Native>() || callable.as<Instance>())
    if (auto *text = interp.getAttrOr(callable, intern("__name__")).as<Str>())
      return text->text;
  if (Function *function = interp.underlyingFunction(callable))
    return function->def ? *function->name : "<lambda>";
  return "<unnamed function>";
}

} // namespace pallasd::jax
