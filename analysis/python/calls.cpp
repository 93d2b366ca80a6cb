//===- calls.cpp - Calling and making functions -----------------*- C++ -*-===//
//
// A Python function's frame lives on the C++ stack; arguments are bound straight
// into its slots. A call of what is not known is Unknown, and noted as a gap,
// since it might have done anything.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/escaped.h"
#include "analysis/python/generators.h"
#include "analysis/python/impl.h"
#include "analysis/python/plain_errors.h"

#include <algorithm>

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Call expressions
//===----------------------------------------------------------------------===//

ReasonPtr Interp::Impl::addKeywords(Value mapping, KeywordBuffer &out, Value callee) {
  Value plain = base(mapping);
  if (auto reason = reasonOf(plain))
    return reason;
  auto *dict = plain.as<Dict>();
  if (!dict) {
    auto *copy = heap.make<Dict>();
    if (dictMerge(copy, mapping).isNotImplemented())
      in.raise("TypeError", "argument after ** must be a mapping, not " + in.typeName(mapping));
    dict = copy;
  }
  if (dict->unsure)
    return dict->unsure;
  for (auto &entry : dict->table.entries()) {
    if (!entry.live)
      continue;
    auto *key = entry.key.as<Str>();
    if (!key)
      in.raise("TypeError", "keywords must be strings");
    Name name = intern(key->text);
    for (auto &[present, value] : out)
      if (present == name) {
        auto *function = in.underlyingFunction(callee);
        in.raise("TypeError", (function ? function->qualifiedName + "()" : std::string("function")) +
                                  " got multiple values for keyword argument '" + *name + "'");
      }
    out.push_back({name, entry.value});
  }
  return nullptr;
}

Value Interp::Impl::evalCall(const ast::Call &node, ExecFrame &frame) {
  Value callee, self;
  bool hasSelf = false;
  if (auto *attribute = ast::dynCast<ast::Attribute>(node.func)) {
    Value object = eval(*attribute->value, frame);
    frame.current = attribute;
    hasSelf = loadMethod(object, attribute->attr, callee);
    if (callee.isUndefined())
      noAttribute(object, attribute->attr);
    self = object;
  } else {
    callee = eval(*node.func, frame);
  }
  ValueBuffer pos;
  if (hasSelf)
    pos.push_back(self);
  ReasonPtr unknown;
  for (const ast::Expr *argument : node.args) {
    if (argument->kind != ast::NodeKind::Starred) {
      pos.push_back(eval(*argument, frame));
      continue;
    }
    Value iterable = eval(*ast::cast<ast::Starred>(*argument).value, frame);
    frame.current = argument;
    Cursor cursor(in, iterable);
    Value item;
    while (cursor.next(item))
      pos.push_back(item);
    if (cursor.unknown())
      unknown = cursor.unknown();
  }
  KeywordBuffer kw;
  for (auto &keyword : node.keywords) {
    Value value = eval(*keyword.value, frame);
    if (keyword.name) {
      kw.push_back({keyword.name, value});
      continue;
    }
    frame.current = keyword.value;
    if (auto reason = addKeywords(value, kw, callee))
      unknown = reason;
  }
  frame.current = &node;
  in.step();
  if (unknown) {
    in.noteGap(unknown);
    return heap.make<Unknown>(unknown);
  }
  CallArgs args{{pos.data(), pos.size()}, {kw.data(), kw.size()}};
  if (auto *function = callee.as<Function>())
    return callFunction(function, args);
  Value result = call(callee, args);
  frame.current = &node;
  return result;
}

//===----------------------------------------------------------------------===//
// Calling values
//===----------------------------------------------------------------------===//

ReasonPtr Interp::Impl::unknownAmong(const CallArgs &args) {
  for (Value value : args.pos)
    if (value.isUnknown())
      return reasonOf(value);
  for (auto &[name, value] : args.kw)
    if (value.isUnknown())
      return reasonOf(value);
  return nullptr;
}

Value Interp::Impl::callBuiltin(Builtin *builtin, const CallArgs &args) {
  if (!builtin->takesUnknown) {
    if (auto reason = unknownAmong(args)) {
      if (!builtin->pure)
        in.noteGap(reason);
      return heap.make<Unknown>(reason);
    }
  }
  checkStack();
  ReasonPtr used;
  try {
    if (builtin->raw)
      return builtin->raw(in, args);
    Values bound = builtin->signature->bind(in, args);
    return builtin->fn(in, bound);
  } catch (UnknownUse &use) {
    used = use.reason;
  }
  if (!builtin->pure)
    in.noteGap(used);
  return heap.make<Unknown>(used);
}

Value Interp::Impl::callMethodWithSelf(Value callable, Value self, const CallArgs &args) {
  ValueBuffer all;
  all.reserve(args.pos.size() + 1);
  all.push_back(self);
  all.insert(all.end(), args.pos.begin(), args.pos.end());
  return call(callable, {{all.data(), all.size()}, args.kw});
}

Value Interp::Impl::call(Value callee, const CallArgs &args) {
  switch (callee.isObject() ? callee.object()->kind : ObjKind::Cell) {
  case ObjKind::Function:
    return callFunction(static_cast<Function *>(callee.object()), args);
  case ObjKind::Builtin:
    return callBuiltin(static_cast<Builtin *>(callee.object()), args);
  case ObjKind::BoundMethod: {
    auto *bound = static_cast<BoundMethod *>(callee.object());
    return callMethodWithSelf(bound->func, bound->self, args);
  }
  case ObjKind::Class:
    return callClass(static_cast<Class *>(callee.object()), args);
  case ObjKind::Unknown: {
    auto *unknown = static_cast<Unknown *>(callee.object());
    in.noteGap(unknown->reason);
    for (Value arg : args.pos)
      if (auto *cls = arg.as<Class>())
        in.extension<EscapedClasses>().classes.insert(cls);
    return unknown->isPath ? Value(heap.make<Unknown>(unknown->reason)) : callee;
  }
  case ObjKind::Native: {
    auto *native = static_cast<Native *>(callee.object());
    checkStack();
    ReasonPtr used;
    try {
      if (auto result = native->call(in, args))
        return *result;
    } catch (UnknownUse &use) {
      used = use.reason;
    }
    if (used) {
      in.noteGap(used);
      return heap.make<Unknown>(used);
    }
    if (Value *method = in.typeOf(callee)->lookup(names().call))
      return callMethodWithSelf(*method, callee, args);
    break;
  }
  case ObjKind::StaticMethod:
    return call(static_cast<StaticMethod *>(callee.object())->func, args);
  case ObjKind::Instance: {
    // A class may be its own `__call__`: that way must end, too.
    in.step();
    auto *instance = static_cast<Instance *>(callee.object());
    if (Value *method = instance->cls->lookup(names().call)) {
      if (method->as<Function>() || (method->as<Builtin>() && method->as<Builtin>()->bindsSelf))
        return callMethodWithSelf(*method, callee, args);
      return call(bindAttr(*method, callee, instance->cls), args);
    }
    if (instance->cls->hasUnknownBase) {
      in.noteGap(instance->cls->unknownBase);
      return heap.make<Unknown>(instance->cls->unknownBase);
    }
    break;
  }
  default:
    break;
  }
  in.raise("TypeError", "'" + in.typeName(callee) + "' object is not callable");
}

Value Interp::call(Value callee, const CallArgs &args) { return impl().call(callee, args); }
Value Interp::call(Value callee, std::initializer_list<Value> args) {
  return impl().call(callee, {{args.begin(), args.size()}, {}});
}
Value Interp::callMethod(Value object, std::string_view method, std::initializer_list<Value> args) {
  return call(getAttr(object, method), args);
}

//===----------------------------------------------------------------------===//
// Binding arguments
//===----------------------------------------------------------------------===//

static std::string quotedList(const std::vector<Name> &missing) {
  std::string text;
  for (size_t i = 0; i < missing.size(); ++i) {
    if (i)
      text += missing.size() == 2 ? " and " : i + 1 == missing.size() ? ", and " : ", ";
    text += "'" + *missing[i] + "'";
  }
  return text;
}

void raiseMissing(Interp &interp, const std::string &function, const std::vector<Name> &missing, const char *kind) {
  interp.raise("TypeError", function + "() missing " + std::to_string(missing.size()) + " required " + kind +
                                " argument" + (missing.size() == 1 ? ": " : "s: ") + quotedList(missing));
}

[[noreturn]] static void tooManyPositional(Interp &interp, const Function *function, size_t given, size_t keywordOnly) {
  const ast::Arguments &params = function->arguments();
  size_t most = params.posOnly.size() + params.args.size(), defaults = function->defaults.size();
  std::string takes =
      defaults ? "from " + std::to_string(most - defaults) + " to " + std::to_string(most) : std::to_string(most);
  bool plural = defaults ? true : most != 1;
  std::string was = std::to_string(given);
  if (keywordOnly)
    was += " positional argument" + std::string(given == 1 ? "" : "s") + " (and " + std::to_string(keywordOnly) +
           " keyword-only argument" + (keywordOnly == 1 ? ")" : "s)");
  interp.raise("TypeError", function->qualifiedName + "() takes " + takes + " positional argument" +
                                (plural ? "s" : "") + " but " + was +
                                (given == 1 && !keywordOnly ? " was given" : " were given"));
}

static bool isModelled(const Function *function) { return function->module && function->module->internal; }

/// A model's function is known by the name that it goes by, whatever function of the prelude made it.
static std::string knownName(Interp &interp, Function *function) {
  Value name = isModelled(function) ? interp.getAttr(function, "__name__") : Value();
  const Str *text = name.as<Str>();
  return text ? text->text : function->qualifiedName;
}

[[noreturn]] static void raiseUnexpectedKeyword(Interp &interp, Function *function, Name keyword) {
  raiseUnexpectedKeyword(interp, knownName(interp, function), keyword, !isModelled(function));
}

static void refuseLaterKeyword(Interp &interp, Function *function, Name keyword) {
  if (isModelled(function) && isCalledForOlderRelease(interp))
    refuseLaterKeyword(interp, knownName(interp, function), keyword);
}

void Interp::Impl::bind(Function *function, const CallArgs &args, Value *slots) {
  const ast::Arguments &params = function->arguments();
  size_t posOnly = params.posOnly.size(), positional = posOnly + params.args.size();
  size_t given = args.pos.size();
  auto parameter = [&](size_t i) { return i < posOnly ? params.posOnly[i].name : params.args[i - posOnly].name; };
  std::copy_n(args.pos.begin(), std::min(given, positional), slots);
  size_t next = positional, keywordOnly = 0;
  Value *varArg = params.hasVarArg ? &slots[next++] : nullptr;
  Value *kwOnlySlots = slots + next;
  next += params.kwOnly.size();
  Dict *rest = nullptr;
  if (params.hasKwArg) {
    rest = heap.make<Dict>();
    slots[next] = rest;
  }
  std::vector<Name> wrongPosOnly;
  for (auto &[name, value] : args.kw) {
    size_t at = posOnly;
    while (at < positional && params.args[at - posOnly].name != name)
      ++at;
    if (at < positional) {
      if (!slots[at].isUndefined())
        in.raise("TypeError", function->qualifiedName + "() got multiple values for argument '" + *name + "'");
      refuseLaterKeyword(in, function, name);
      slots[at] = value;
      continue;
    }
    size_t k = 0;
    while (k < params.kwOnly.size() && params.kwOnly[k].name != name)
      ++k;
    if (k < params.kwOnly.size()) {
      refuseLaterKeyword(in, function, name);
      kwOnlySlots[k] = value;
      ++keywordOnly;
      continue;
    }
    if (rest) {
      rest->table.set(in, interned(name), value);
      continue;
    }
    for (auto &arg : params.posOnly)
      if (arg.name == name)
        wrongPosOnly.push_back(name);
    if (wrongPosOnly.empty())
      raiseUnexpectedKeyword(in, function, name);
  }
  if (!wrongPosOnly.empty()) {
    std::string list;
    for (Name name : wrongPosOnly)
      list += (list.empty() ? "" : ", ") + *name;
    in.raise("TypeError", function->qualifiedName +
                              "() got some positional-only arguments passed as keyword arguments: '" + list + "'");
  }
  if (given > positional && !varArg)
    tooManyPositional(in, function, given, keywordOnly);
  if (varArg)
    *varArg = in.tuple(given > positional ? Values(args.pos.begin() + positional, args.pos.end()) : Values());
  if (given < positional) {
    size_t firstDefault = positional - function->defaults.size();
    std::vector<Name> missing;
    for (size_t i = given; i < positional; ++i) {
      if (!slots[i].isUndefined())
        continue;
      if (i >= firstDefault)
        slots[i] = function->defaults[i - firstDefault];
      else
        missing.push_back(parameter(i));
    }
    if (!missing.empty())
      raiseMissing(in, function->qualifiedName, missing, "positional");
  }
  std::vector<Name> missing;
  for (size_t k = 0; k < params.kwOnly.size(); ++k) {
    if (!kwOnlySlots[k].isUndefined())
      continue;
    for (auto &[name, value] : function->kwDefaults)
      if (name == params.kwOnly[k].name)
        kwOnlySlots[k] = value;
    if (kwOnlySlots[k].isUndefined())
      missing.push_back(params.kwOnly[k].name);
  }
  if (!missing.empty())
    raiseMissing(in, function->qualifiedName, missing, "keyword-only");
}

//===----------------------------------------------------------------------===//
// Running functions
//===----------------------------------------------------------------------===//

static constexpr size_t kInlineSlots = 24;

/// Those that are one value each; in the order of their slots.
static void reportParameters(Interp &in, const Function &function, const Value *slots) {
  const ast::Arguments &params = function.arguments();
  auto report = [&](const ast::Arg &arg, Value value) {
    ast::Range name = {arg.range.line, arg.range.column, arg.range.line, arg.range.column + int32_t(arg.name->size())};
    in.bindings->bound({function.module, function.item, name}, arg.name, true, value);
  };
  for (const ast::Arg &arg : params.posOnly)
    report(arg, *slots++);
  for (const ast::Arg &arg : params.args)
    report(arg, *slots++);
  slots += params.hasVarArg;
  for (const ast::Arg &arg : params.kwOnly)
    report(arg, *slots++);
}

Value Interp::Impl::callFunction(Function *function, const CallArgs &args) {
  if (depth >= in.budget.depth) [[unlikely]]
    in.raise("RecursionError", "maximum recursion depth exceeded");
  checkStack();
  const ast::Scope &scope = function->scope();
  size_t count = scope.locals.size();
  if (scope.isAsync) {
    Value coroutine = in.unknown(Reason::Unmodelled, "async function " + *function->name);
    in.noteGap(reasonOf(coroutine));
    return coroutine;
  }
  if (scope.isGenerator) {
    Values slots(count);
    bind(function, args, slots.data());
    makeCells(scope, slots.data());
    return makeGenerator(function, std::move(slots), function->qualifiedName);
  }
  Value small[kInlineSlots];
  Values large;
  if (count > kInlineSlots)
    large.resize(count);
  Value *slots = count > kInlineSlots ? large.data() : small;
  bind(function, args, slots);
  if (in.bindings && !function->lambda) [[unlikely]] // a hint inside a lambda would read as part of it
    reportParameters(in, *function, slots);
  makeCells(scope, slots);
  ExecFrame frame;
  frame.slots = {slots, count};
  return runFrame(function, frame);
}

Value Interp::Impl::runFrame(Function *function, ExecFrame &frame) {
  frame.function = function;
  frame.module = function->module;
  frame.item = function->item;
  frame.scope = &function->scope();
  frame.closure = {function->closure.data(), function->closure.size()};
  frame.qualifiedName = function->qualifiedName;
  frame.internal = function->module->internal;
  if (in.recorder)
    in.recorder->items.insert(function->item.get());
  FrameGuard guard(*this, frame);
  if (function->lambda)
    return eval(*function->lambda->body, frame);
  Flow flow = Flow::Normal;
  try {
    flow = exec(function->def->body, frame);
  } catch (const PyError &) {
    // A function that may have returned before may not have come to raise.
    if (!frame.maybeReturned)
      throw;
  }
  if (frame.maybeReturned)
    return heap.make<Unknown>(frame.maybeReturned);
  return flow == Flow::Return ? frame.returned : Value::none();
}

//===----------------------------------------------------------------------===//
// Making functions
//===----------------------------------------------------------------------===//

void Interp::Impl::captureClosure(const ast::Scope &scope, ExecFrame &frame, std::vector<Cell *> &out) {
  out.reserve(scope.captures.size());
  for (auto &capture : scope.captures)
    out.push_back(capture.fromParentCell ? static_cast<Cell *>(frame.slots[capture.slot].object())
                                         : frame.closure[capture.slot]);
}

Value Interp::Impl::makeFunction(const ast::FunctionDef *def, const ast::Lambda *lambda, ExecFrame &frame,
                                 ExecFrame &holder) {
  auto *function = heap.make<Function>();
  function->def = def;
  function->lambda = lambda;
  function->item = frame.item;
  function->module = frame.module;
  static const Name lambdaName = intern("<lambda>");
  function->name = def ? def->name : lambdaName;
  function->qualifiedName = function->scope().qualifiedName;
  if (function->qualifiedName.empty())
    function->qualifiedName = *function->name;
  const ast::Arguments &params = function->arguments();
  for (const ast::Expr *value : params.defaults)
    function->defaults.push_back(eval(*value, frame));
  for (size_t i = 0; i < params.kwDefaults.size(); ++i)
    if (params.kwDefaults[i])
      function->kwDefaults.push_back({params.kwOnly[i].name, eval(*params.kwDefaults[i], frame)});
  captureClosure(function->scope(), holder, function->closure);
  return function;
}

/// Parameters and return annotation, in the order of __annotations__.
static std::vector<std::pair<Name, const ast::Expr *>> annotationsOf(const ast::FunctionDef &def) {
  std::vector<std::pair<Name, const ast::Expr *>> out;
  auto add = [&](const ast::Arg &arg) {
    if (arg.annotation)
      out.emplace_back(arg.name, arg.annotation);
  };
  for (auto &arg : def.args.posOnly)
    add(arg);
  for (auto &arg : def.args.args)
    add(arg);
  if (def.args.hasVarArg)
    add(def.args.varArg);
  for (auto &arg : def.args.kwOnly)
    add(arg);
  if (def.args.hasKwArg)
    add(def.args.kwArg);
  if (def.returns)
    out.emplace_back(intern("return"), def.returns);
  return out;
}

Value Interp::Impl::evalAnnotation(const ast::Expr &annotation, ExecFrame &frame) {
  if (!frame.module->futureAnnotations)
    return eval(annotation, frame);
  return in.str(in.sourceText(annotation));
}

Value Interp::Impl::functionAnnotations(Function *function) {
  if (Value *known = function->attributes.find(names().annotations))
    return *known;
  auto *dict = heap.make<Dict>();
  if (function->def) {
    // Module-level functions: their names are globals, so it is not too late.
    ExecFrame frame;
    frame.module = function->module;
    frame.item = function->item;
    frame.internal = function->module->internal;
    frame.closure = {function->closure.data(), function->closure.size()};
    FrameGuard guard(*this, frame);
    for (auto &[name, annotation] : annotationsOf(*function->def))
      dict->table.set(in, interned(name), evalAnnotation(*annotation, frame));
  }
  heap.willWrite(function);
  function->attributes.set(names().annotations, dict);
  return dict;
}

Value Interp::Impl::decorate(const std::vector<ast::Expr *> &decorators, Value value, ExecFrame &frame,
                             Values &evaluated) {
  for (size_t i = decorators.size(); i-- > 0;) {
    frame.current = decorators[i];
    value = call(evaluated[i], {{&value, 1}, {}});
  }
  return value;
}

void Interp::Impl::withTypeParameters(const std::vector<ast::TypeParam> &params, const ast::Scope &scope,
                                      ExecFrame &frame, const std::function<void(ExecFrame &)> &body) {
  if (params.empty())
    return body(frame);
  Values slots(scope.locals.size());
  makeCells(scope, slots.data());
  std::vector<Cell *> closure;
  captureClosure(scope, frame, closure);
  ExecFrame holder;
  holder.function = frame.function;
  holder.module = frame.module;
  holder.item = frame.item;
  holder.scope = &scope;
  holder.slots = {slots.data(), slots.size()};
  holder.closure = {closure.data(), closure.size()};
  holder.qualifiedName = frame.qualifiedName;
  holder.internal = frame.internal;
  holder.inlined = true;
  holder.classNamespace = frame.classNamespace;
  holder.current = frame.current;
  FrameGuard guard(*this, holder);
  for (auto &param : params)
    store(param.binding, param.name, typeVariable(param), holder);
  body(holder);
}

void Interp::Impl::defineFunction(const ast::FunctionDef &def, ExecFrame &frame) {
  Values decorators;
  for (const ast::Expr *decorator : def.decorators)
    decorators.push_back(eval(*decorator, frame));
  Value function;
  withTypeParameters(def.typeParams, def.typeScope, frame, [&](ExecFrame &holder) {
    function = makeFunction(&def, nullptr, frame, holder);
    // At module level names are globals, so it is not too late when they are asked for.
    if (!frame.function && !frame.classNamespace && def.typeParams.empty())
      return;
    auto annotations = annotationsOf(def);
    if (annotations.empty())
      return;
    auto *dict = heap.make<Dict>();
    for (auto &[name, annotation] : annotations)
      dict->table.set(in, interned(name), evalAnnotation(*annotation, holder));
    function.as<Function>()->attributes.set(names().annotations, dict);
  });
  store(def.binding, def.name, decorate(def.decorators, function, frame, decorators), frame);
}

//===----------------------------------------------------------------------===//
// Looking through callables
//===----------------------------------------------------------------------===//

Function *Interp::underlyingFunction(Value callable) {
  for (int hops = 0; hops < 64; ++hops) {
    if (auto *function = callable.as<Function>())
      return function;
    if (auto *bound = callable.as<BoundMethod>())
      callable = bound->func;
    else if (callable.as<Native>())
      callable = getAttrOr(callable, intern("func"));
    else
      return nullptr;
    if (callable.isUndefined())
      return nullptr;
  }
  return nullptr;
}

} // namespace pallasd::python
