//===- interp.cpp - Values, positions, budgets ------------------*- C++ -*-===//
//
// What every other part of the evaluator uses: making values, the stack of
// frames as the user sees it, and counting against the budget.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/builtins.h"
#include "analysis/python/impl.h"

#include <cstring>

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static std::string dunder(std::string_view member) {
  while (!member.empty() && member.back() == '_')
    member.remove_suffix(1);
  return "__" + std::string(member) + "__";
}

Names::Names() {
#define PALLASD_DEFINE(N) N = intern(dunder(#N));
  PALLASD_DUNDERS(PALLASD_DEFINE)
#undef PALLASD_DEFINE
  static const char *const operators[] = {"add",    "sub",    "mul", "matmul", "truediv", "mod",     "pow",
                                          "lshift", "rshift", "or",  "xor",    "and",     "floordiv"};
  for (size_t i = 0; i < 13; ++i) {
    std::string name = operators[i];
    binary[i] = intern("__" + name + "__");
    reflected[i] = intern("__r" + name + "__");
    inplace[i] = intern("__i" + name + "__");
  }
  argsPlain = intern("args");
  valuePlain = intern("value");
  messagePlain = intern("message");
  closePlain = intern("close");
  sendPlain = intern("send");
  throwPlain = intern("throw");
  keysPlain = intern("keys");
  codePlain = intern("code");
  namePlain = intern("name");
  superPlain = intern("super");
}

const Names &names() {
  static const Names all;
  return all;
}

std::string_view operatorText(ast::Operator op) {
  static const char *const text[] = {"+", "-", "*", "@", "/", "%", "** or pow()", "<<", ">>", "|", "^", "&", "//"};
  return text[size_t(op)];
}

std::string_view operatorText(ast::CompareOperator op) {
  static const char *const text[] = {"==", "!=", "<", "<=", ">", ">=", "is", "is not", "in", "not in"};
  return text[size_t(op)];
}

Name compareName(ast::CompareOperator op) {
  const Names &n = names();
  const Name all[] = {n.eq, n.ne, n.lt, n.le, n.gt, n.ge};
  return all[size_t(op)];
}

ast::CompareOperator reflectedCompare(ast::CompareOperator op) {
  using enum ast::CompareOperator;
  const ast::CompareOperator all[] = {Eq, NotEq, Gt, GtE, Lt, LtE};
  return all[size_t(op)];
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

Interp::Interp(World &world, Heap &heap) : world(world), heap(heap) {
  implementation = std::make_unique<Impl>(*this);
  Heap::Permanent permanent(heap);
  implementation->defineCore();
}

Interp::~Interp() = default;

Interp::Impl::Impl(Interp &interp) : in(interp), heap(interp.heap) {}

Value Interp::str(std::string text) { return heap.make<Str>(std::move(text)); }
Value Interp::bytes(std::string data) { return heap.make<Bytes>(std::move(data)); }
Value Interp::tuple(Values items) { return heap.make<Tuple>(std::move(items)); }
Value Interp::list(Values items) { return heap.make<List>(std::move(items)); }

Value Interp::dict(std::initializer_list<std::pair<std::string_view, Value>> items) {
  auto *dict = heap.make<Dict>();
  for (auto &[key, value] : items)
    dict->table.set(*this, impl().nameString(key), value);
  return dict;
}

Value Interp::slice(Value start, Value stop, Value step) { return heap.make<SliceObj>(start, stop, step); }

ReasonPtr Interp::Impl::reason(Reason::Kind kind, std::string what) {
  auto made = std::make_shared<Reason>();
  made->kind = kind;
  made->what = std::move(what);
  Position where = in.position();
  if (where.module) {
    made->file = where.module->path;
    made->item = where.item ? where.item->id : -1;
    made->line = where.range.line + 1;
  }
  return made;
}

/// What a model lacks may have been an effect as well as a value.
Value Interp::unknown(Reason::Kind kind, std::string what) {
  auto why = impl().reason(kind, std::move(what));
  noteGap(why);
  return heap.make<Unknown>(std::move(why));
}

/// Gaps are few, and the same reason comes in runs.
static void record(Interp &interp, const ReasonPtr &reason) {
  auto &gaps = interp.gaps;
  for (size_t i = gaps.size(), looked = 0; i-- > 0 && looked < 64; ++looked)
    if (gaps[i].reason == reason || (gaps[i].reason->kind == reason->kind && gaps[i].reason->what == reason->what))
      return;
  if (gaps.size() < 10'000)
    gaps.push_back({reason, interp.position()});
}

Value Interp::unknown(std::shared_ptr<const Reason> reason) {
  record(*this, reason);
  return heap.make<Unknown>(std::move(reason));
}

void Interp::noteGap(const std::shared_ptr<const Reason> &reason) {
  record(*this, reason);
  if (onGap)
    onGap(reason);
}

Value Interp::Impl::budgetUnknown(std::string what) {
  auto why = reason(Reason::Budget, std::move(what));
  in.noteGap(why);
  return heap.make<Unknown>(why);
}

Value Interp::iterator(std::function<Value(Interp &)> next, const char *typeName) {
  return heap.make<Iterator>(std::move(next), typeName);
}

Value Interp::builtin(std::string_view signature, NativeFn fn, bool takesUnknown) {
  auto *made = heap.make<Builtin>();
  made->signature = Signature::parse(signature);
  made->name = made->signature->function();
  made->fn = std::move(fn);
  made->takesUnknown = takesUnknown;
  return made;
}

Class *Interp::makeClass(std::string_view module, std::string_view name, std::vector<Class *> bases) {
  Heap::Permanent permanent(heap);
  auto *made = heap.make<Class>();
  made->name = intern(name);
  made->qualifiedName = std::string(name);
  made->module = std::string(module);
  made->bases = std::move(bases);
  if (made->bases.empty())
    made->bases.push_back(impl().cls.object);
  made->mro = impl().linearise(made);
  for (Class *base : made->bases)
    if (base->metaclass)
      made->metaclass = base->metaclass;
  return made;
}

Value checkedSelf(Interp &interp, Class *owner, Value self) {
  Class *type = interp.typeOf(self);
  if (!self.as<Instance>() && type == owner)
    return self;
  auto &impl = interp.impl();
  if (owner == impl.cls.object || self.isUnknown())
    return self;
  if (!type->isSubclassOf(owner))
    interp.raise("TypeError",
                 "descriptor requires a '" + *owner->name + "' object but received a '" + *type->name + "'");
  auto *instance = self.as<Instance>();
  if (!instance || owner->isSubclassOf(impl.cls.baseException))
    return self;
  if (instance->base.as<Native>())
    return instance->base;
  // Builtin data is unwrapped by the methods themselves; a class made with
  // makeClass alone has plain instances.
  bool wraps = !instance->base.isUndefined() || !owner->construct;
  if (!wraps)
    throw UnknownUse{impl.reason(Reason::Internal, "subclass of " + *owner->name)};
  return self;
}

/// `fn` with its first argument checked.
static NativeFn checkingSelf(Class *owner, NativeFn fn) {
  return [owner, fn = std::move(fn)](Interp &interp, std::span<const Value> args) -> Value {
    Value self = checkedSelf(interp, owner, args[0]);
    if (self.identical(args[0]))
      return fn(interp, args);
    Values own(args.begin(), args.end());
    own[0] = self;
    return fn(interp, own);
  };
}

void Interp::defMethod(Class *cls, std::string_view signature, NativeFn fn, bool takesUnknown) {
  Heap::Permanent permanent(heap);
  auto *made = builtin(signature, checkingSelf(cls, std::move(fn)), takesUnknown).as<Builtin>();
  made->bindsSelf = true;
  Name name = intern(made->name);
  made->name = *cls->name + "." + made->name;
  cls->attributes.set(name, made);
}

void Interp::defProperty(Class *cls, std::string_view name, NativeFn getter) {
  Heap::Permanent permanent(heap);
  auto *property = heap.make<Property>();
  property->getter = builtin(std::string(name) + "(self, /)", checkingSelf(cls, std::move(getter)));
  cls->attributes.set(intern(name), property);
}

Class *Interp::builtinClass(std::string_view name) {
  auto it = impl().classByName.find(std::string(name));
  return it == impl().classByName.end() ? nullptr : it->second;
}

bool Class::isSubclassOf(const Class *other) const {
  for (const Class *cls : mro)
    if (cls == other)
      return true;
  return false;
}

Value *Class::lookup(Name name) const {
  for (Class *cls : mro)
    if (Value *found = cls->attributes.find(name))
      return found;
  return nullptr;
}

std::optional<uint64_t> Native::hash(Interp &) { return serial * 16 + 0x1000; }

uint64_t Native::contentHash(Interp &) const { return serial * 0x9E3779B97F4A7C15ull + 1; }

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static Class *iteratorClass(CoreClasses &cls, const Iterator &iterator) {
  std::string_view name = iterator.typeName;
  if (name == "enumerate")
    return cls.enumerate;
  if (name == "zip")
    return cls.zip;
  if (name == "map")
    return cls.map;
  if (name == "filter")
    return cls.filter;
  if (name == "reversed")
    return cls.reversed;
  if (name == "generator")
    return cls.generator;
  return cls.iterator;
}

Class *Interp::typeOf(Value value) {
  CoreClasses &cls = impl().cls;
  switch (value.tag()) {
  case Tag::Undefined:
  case Tag::None:
    return cls.none;
  case Tag::NotImplemented:
    return cls.notImplemented;
  case Tag::Ellipsis:
    return cls.ellipsis;
  case Tag::Bool:
    return cls.boolean;
  case Tag::Int:
    return cls.integer;
  case Tag::Float:
    return cls.real;
  case Tag::Object:
    break;
  }
  Obj *object = value.object();
  switch (object->kind) {
  case ObjKind::BigInt:
    return cls.integer;
  case ObjKind::Complex:
    return cls.complex;
  case ObjKind::Str:
    return cls.str;
  case ObjKind::Bytes:
    return cls.bytes;
  case ObjKind::Tuple:
    return static_cast<Tuple *>(object)->cls ? static_cast<Tuple *>(object)->cls : cls.tuple;
  case ObjKind::List:
    return cls.list;
  case ObjKind::Dict:
    return static_cast<Dict *>(object)->cls ? static_cast<Dict *>(object)->cls : cls.dict;
  case ObjKind::Set:
    return static_cast<Set *>(object)->frozen ? cls.frozenset : cls.set;
  case ObjKind::Slice:
    return cls.slice;
  case ObjKind::Range:
    return cls.range;
  case ObjKind::Function:
    return cls.function;
  case ObjKind::BoundMethod:
    return cls.method;
  case ObjKind::Builtin:
    return cls.builtin;
  case ObjKind::Class:
    return static_cast<Class *>(object)->metaclass ? static_cast<Class *>(object)->metaclass : cls.type;
  case ObjKind::Instance:
    return static_cast<Instance *>(object)->cls;
  case ObjKind::Module:
    return cls.module;
  case ObjKind::Property:
    return cls.property;
  case ObjKind::StaticMethod:
    return cls.staticMethod;
  case ObjKind::ClassMethod:
    return cls.classMethod;
  case ObjKind::Generator:
    return cls.generator;
  case ObjKind::Iterator:
    return iteratorClass(cls, *static_cast<Iterator *>(object));
  case ObjKind::Cell:
    return cls.cell;
  case ObjKind::Unknown:
    return cls.unknown;
  case ObjKind::Native:
    return static_cast<Native *>(object)->pyClass(*this);
  }
  return cls.object;
}

bool Interp::isInstance(Value object, Class *cls) {
  if (object.isUnknown())
    return false;
  return typeOf(object)->isSubclassOf(cls);
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

static Position positionOf(const Frame &frame) {
  return {frame.module, frame.item, frame.current ? frame.current->range : ast::Range()};
}

Position Interp::position() const {
  for (Frame *frame = top; frame; frame = frame->caller)
    if (!frame->internal && frame->module)
      return positionOf(*frame);
  return {};
}

std::vector<Position> Interp::userStack() const {
  std::vector<Position> stack;
  bool insideInlined = false;
  for (Frame *frame = top; frame; frame = frame->caller) {
    if (frame->internal || !frame->module)
      continue;
    if (!insideInlined)
      stack.push_back(positionOf(*frame));
    insideInlined = static_cast<ExecFrame *>(frame)->inlined;
  }
  return stack;
}

int32_t Interp::absoluteLine(const Position &position) const {
  auto &lines = implementation->firstLines;
  auto it = lines.find(position.item.get());
  return (it == lines.end() ? 0 : it->second) + position.range.line + 1;
}

std::string Interp::Impl::moduleText(const Module *module) const {
  auto it = units.find(module);
  return it == units.end() || !it->second.text ? std::string() : *it->second.text;
}

/// Byte offset of the start of a 0-based line.
static size_t lineStart(const std::string &text, int64_t line) {
  size_t at = 0;
  while (line-- > 0) {
    at = text.find('\n', at);
    if (at == std::string::npos)
      return text.size();
    ++at;
  }
  return at;
}

std::string Interp::sourceText(const syntax::Node &node) const {
  for (Frame *frame = top; frame; frame = frame->caller) {
    if (frame->internal || !frame->module)
      continue;
    auto unit = implementation->units.find(frame->module);
    auto first = implementation->firstLines.find(frame->item.get());
    if (unit == implementation->units.end() || !unit->second.text || first == implementation->firstLines.end())
      return {};
    const std::string &text = *unit->second.text;
    size_t start = lineStart(text, int64_t(first->second) + node.range.line) + node.range.column;
    size_t end = lineStart(text, int64_t(first->second) + node.range.endLine) + node.range.endColumn;
    return start <= end && end <= text.size() ? text.substr(start, end - start) : std::string();
  }
  return {};
}

const syntax::Expr *Interp::callArgument(size_t index, std::string_view keyword) const {
  for (Frame *frame = top; frame; frame = frame->caller) {
    if (frame->internal || !frame->module)
      continue;
    auto *call = ast::dynCast<ast::Call>(frame->current);
    if (!call)
      return nullptr;
    for (auto &named : call->keywords)
      if (!keyword.empty() && named.name && *named.name == keyword)
        return named.value;
    if (index >= call->args.size())
      return nullptr;
    for (size_t i = 0; i <= index; ++i)
      if (call->args[i]->kind == ast::NodeKind::Starred)
        return nullptr;
    return call->args[index];
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Budget
//===----------------------------------------------------------------------===//

void Interp::step() {
  if (budget.steps == 0) [[unlikely]] {
    auto why = impl().reason(Reason::Budget, "steps");
    noteGap(why);
    throw BudgetError{why};
  }
  --budget.steps;
  if (cancel && cancel->load(std::memory_order_relaxed)) [[unlikely]]
    throw Cancelled{};
  if (heap.objectCount() > budget.objects) [[unlikely]] {
    auto why = impl().reason(Reason::Budget, "memory");
    noteGap(why);
    throw BudgetError{why};
  }
}

void Interp::charge(uint64_t elements) {
  if (elements > budget.elements) {
    auto why = impl().reason(Reason::Budget, "memory");
    noteGap(why);
    throw BudgetError{why};
  }
  budget.elements -= elements;
}

void Interp::Impl::stackExhausted() {
  // Room to build the exception in, or that would end here again.
  struct Room {
    Room() { stackFloor -= 128 * 1024; }
    ~Room() { stackFloor += 128 * 1024; }
  };
  Value error;
  {
    Room room;
    error = makeException(in.builtinClass("RecursionError"), {in.str("maximum recursion depth exceeded")});
  }
  throw PyError{error, nullptr, in.userStack()};
}

} // namespace pallasd::python
