//===- classes.cpp - Class statements, instances, isinstance ----*- C++ -*-===//
//
// A class statement runs its body in a frame with a namespace, then calls the
// metaclass. Instances of subclasses of builtin types keep the builtin value in
// `base`; tuples keep their class beside their items.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

#include <algorithm>

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Method resolution order
//===----------------------------------------------------------------------===//

std::vector<Class *> Interp::Impl::linearise(Class *cls) {
  std::vector<std::vector<Class *>> lists;
  lists.reserve(cls->bases.size());
  for (Class *base : cls->bases)
    lists.push_back(base->mro);
  lists.push_back(cls->bases);
  std::vector<Class *> mro{cls};
  for (;;) {
    std::erase_if(lists, [](auto &list) { return list.empty(); });
    if (lists.empty())
      return mro;
    Class *next = nullptr;
    for (auto &list : lists) {
      Class *head = list.front();
      bool inTail = std::any_of(lists.begin(), lists.end(), [&](auto &other) {
        return std::find(other.begin() + 1, other.end(), head) != other.end();
      });
      if (!inTail) {
        next = head;
        break;
      }
    }
    if (!next) {
      std::string bases;
      for (auto &list : lists)
        if (bases.find(*list.front()->name) == std::string::npos)
          bases += (bases.empty() ? "" : ", ") + *list.front()->name;
      in.raise("TypeError", "Cannot create a consistent method resolution order (MRO) for bases " + bases);
    }
    mro.push_back(next);
    for (auto &list : lists)
      if (list.front() == next)
        list.erase(list.begin());
  }
}

//===----------------------------------------------------------------------===//
// Making classes
//===----------------------------------------------------------------------===//

static Class *bestMetaclass(Interp &interp, Class *wanted, std::span<Class *const> bases) {
  Class *best = wanted;
  for (Class *base : bases) {
    Class *meta = base->metaclass ? base->metaclass : interp.impl().cls.type;
    if (best->isSubclassOf(meta))
      continue;
    if (!meta->isSubclassOf(best))
      interp.raise("TypeError",
                   "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of "
                   "the metaclasses of all its bases");
    best = meta;
  }
  return best;
}

/// __slots__ and the flags that depend on the whole mro.
static void fillTraits(Interp &interp, Class *made) {
  auto &impl = interp.impl();
  const Names &n = names();
  if (Value *slots = made->attributes.find(n.slots); slots && !slots->isUnknown()) {
    Values items = slots->as<Str>() ? Values{*slots} : interp.toVector(*slots);
    made->slotted = true;
    for (Value item : items)
      if (auto *text = item.as<Str>()) {
        if (text->text == "__dict__")
          made->slotted = false;
        made->slotNames.push_back(intern(text->text));
      }
    for (size_t i = 1; i < made->mro.size(); ++i) {
      Class *base = made->mro[i];
      if (base == impl.cls.object || (!base->item && base->module != "__main__"))
        continue;
      if (!base->slotted)
        made->slotted = false;
      made->slotNames.insert(made->slotNames.end(), base->slotNames.begin(), base->slotNames.end());
    }
  }
  if (Value *method = made->lookup(n.getattribute))
    made->customGetattribute = !impl.isObjectMethod(*method, n.getattribute);
  for (Name name : {n.setattr, n.delattr})
    if (Value *method = made->lookup(name); method && !impl.isObjectMethod(*method, name))
      made->customSetattr = true;
}

static bool isAbstract(Interp &interp, Value value) {
  if (auto *property = value.as<Property>())
    return isAbstract(interp, property->getter) || isAbstract(interp, property->setter);
  if (auto *method = value.as<ClassMethod>())
    return isAbstract(interp, method->func);
  if (auto *method = value.as<StaticMethod>())
    return isAbstract(interp, method->func);
  if (auto *function = value.as<Function>()) {
    Value *flag = function->attributes.find(names().isabstractmethod);
    return flag && interp.equal(*flag, Value::boolean(true));
  }
  return false;
}

static void findAbstract(Interp &interp, Class *made) {
  static const Name abcMeta = intern("ABCMeta");
  bool tracked = false;
  for (Class *meta = made->metaclass; meta && !tracked; meta = nullptr)
    tracked = std::any_of(meta->mro.begin(), meta->mro.end(), [](Class *c) { return c->name == abcMeta; });
  if (!tracked)
    return;
  std::vector<Name> candidates;
  for (auto &[name, value] : made->attributes.entries())
    if (name && isAbstract(interp, value))
      candidates.push_back(name);
  for (Class *base : made->bases)
    for (Name name : base->abstractNames)
      if (Value *found = made->lookup(name); found && isAbstract(interp, *found))
        candidates.push_back(name);
  std::sort(candidates.begin(), candidates.end(), [](Name a, Name b) { return *a < *b; });
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  made->abstractNames = std::move(candidates);
}

void Interp::Impl::finishClass(Class *made, const CallArgs &keywords) {
  const Names &n = names();
  fillTraits(in, made);
  findAbstract(in, made);
  // These two are implicitly class methods, as __new__ is static.
  for (Name name : {n.init_subclass, n.class_getitem})
    if (Value *method = made->attributes.find(name); method && method->as<Function>())
      *method = heap.make<ClassMethod>(*method);
  if (Value *method = made->attributes.find(n.new_); method && method->as<Function>())
    *method = heap.make<StaticMethod>(*method);
  auto entries = made->attributes.entries();
  for (auto &[name, value] : entries) {
    if (!name || !(value.as<Instance>() || value.as<Native>()))
      continue;
    if (Value *method = in.typeOf(value)->lookup(n.set_name))
      callSpecial(*method, value, {made, interned(name)});
  }
  if (made->hasUnknownBase)
    return;
  for (size_t i = 1; i < made->mro.size(); ++i)
    if (Value *method = made->mro[i]->attributes.find(n.init_subclass)) {
      Value function = method->as<ClassMethod>() ? method->as<ClassMethod>()->func : *method;
      Value self(made);
      callMethodWithSelf(function, self, {{}, keywords.kw});
      break;
    }
}

Value Interp::Impl::makeClass(Class *metaclass, Name name, std::span<const Value> bases, Namespace attributes,
                              std::string module, std::string qualifiedName, const CallArgs &keywords,
                              ast::ItemPtr item, ReasonPtr unknownBase) {
  Cell *cell = classCell;
  classCell = nullptr;
  auto *made = heap.make<Class>();
  made->name = name;
  made->module = std::move(module);
  made->qualifiedName = std::move(qualifiedName);
  made->item = std::move(item);
  made->hasUnknownBase = unknownBase != nullptr;
  made->unknownBase = std::move(unknownBase);
  for (Value base : bases) {
    auto *cls = base.as<Class>();
    if (!cls) {
      if (auto reason = reasonOf(base)) {
        made->hasUnknownBase = true;
        made->unknownBase = reason;
        continue;
      }
      in.raise("TypeError", "bases must be types");
    }
    if (finalClasses.count(cls))
      in.raise("TypeError", "type '" + *cls->name + "' is not an acceptable base type");
    if (std::find(made->bases.begin(), made->bases.end(), cls) != made->bases.end())
      in.raise("TypeError", "duplicate base class " + *cls->name);
    made->bases.push_back(cls);
    if (cls->hasUnknownBase) {
      made->hasUnknownBase = true;
      made->unknownBase = cls->unknownBase;
    }
  }
  if (made->bases.empty())
    made->bases.push_back(cls.object);
  made->mro = linearise(made);
  Class *best = bestMetaclass(in, metaclass ? metaclass : cls.type, made->bases);
  made->metaclass = best == cls.type ? nullptr : best;
  made->attributes = std::move(attributes);
  if (made->attributes.find(names().eq) && !made->attributes.find(names().hash))
    made->attributes.set(names().hash, Value::none());
  if (cell) {
    heap.willWrite(cell);
    cell->value = made;
  }
  finishClass(made, keywords);
  return made;
}

Value Interp::Impl::typeNew(const CallArgs &args) {
  // type.__new__(metaclass, name, bases, namespace, **keywords)
  auto *metaclass = args.pos[0].as<Class>();
  auto *name = base(args.pos[1]).as<Str>();
  if (!metaclass || !name)
    in.raise("TypeError", "type.__new__() argument 1 must be str, not " + in.typeName(args.pos[1]));
  Values bases = in.toVector(args.pos[2]);
  if (args.pos[3].isUnknown())
    throw UnknownUse{reasonOf(args.pos[3])};
  if (!base(args.pos[3]).as<Dict>())
    in.raise("TypeError", "type.__new__() argument 3 must be dict, not " + in.typeName(args.pos[3]));
  Namespace attributes = namespaceFrom(args.pos[3]);
  std::string module = top() && top()->module ? top()->module->name : "builtins", qualifiedName = name->text;
  if (Value *own = attributes.find(names().module); own && own->as<Str>())
    module = own->as<Str>()->text;
  else
    attributes.set(names().module, in.str(module));
  if (Value *own = attributes.find(names().qualname); own && own->as<Str>())
    qualifiedName = own->as<Str>()->text;
  attributes.erase(names().qualname);
  return makeClass(metaclass, intern(name->text), bases, std::move(attributes), std::move(module),
                   std::move(qualifiedName), {{}, args.kw}, top() ? top()->item : nullptr, nullptr);
}

/// Bases as the class will have them: generic aliases give their origin.
static Value resolveBase(Interp &interp, Value written, std::span<const Value> all, bool &changed) {
  if (written.as<Class>() || written.isUnknown())
    return written;
  Value entries = interp.getAttrOr(written, names().mro_entries);
  if (entries.isUndefined())
    return written;
  changed = true;
  return interp.call(entries, {interp.tuple(Values(all.begin(), all.end()))});
}

namespace {
/// A class statement before its body; a `*unknown` among its bases makes the class open.
struct ClassHead {
  Values written, bases;
  KeywordBuffer keywords;
  Value metaclass;
  ReasonPtr unknownBase;
  bool changed = false;
};
} // namespace

static ClassHead evalHead(Interp::Impl &impl, const ast::ClassDef &def, ExecFrame &frame) {
  static const Name metaclassName = intern("metaclass");
  ClassHead head;
  impl.evalElements(def.bases, frame, head.written, head.unknownBase);
  for (auto &keyword : def.keywords) {
    Value value = impl.eval(*keyword.value, frame);
    if (!keyword.name) {
      if (auto reason = impl.addKeywords(value, head.keywords, Value::none()))
        head.unknownBase = reason;
    } else if (keyword.name == metaclassName) {
      head.metaclass = value;
    } else {
      head.keywords.push_back({keyword.name, value});
    }
  }
  frame.current = &def;
  for (Value base : head.written) {
    Value resolved = resolveBase(impl.in, base, head.written, head.changed);
    if (auto *entries = resolved.as<Tuple>(); entries && !base.as<Tuple>())
      head.bases.insert(head.bases.end(), entries->items.begin(), entries->items.end());
    else if (auto reason = reasonOf(resolved))
      head.unknownBase = reason;
    else
      head.bases.push_back(resolved);
  }
  for (Value base : head.bases)
    if (!base.as<Class>())
      impl.in.raise("TypeError", "bases must be types");
  if (!def.typeParams.empty()) {
    // `class C[T]` has typing.Generic for its last base.
    Value generic = impl.in.getAttr(impl.in.importModule("typing"), "Generic");
    if (std::none_of(head.bases.begin(), head.bases.end(), [&](Value base) { return base.identical(generic); }))
      head.bases.push_back(generic);
  }
  if (auto reason = reasonOf(head.metaclass)) {
    head.unknownBase = reason;
    head.metaclass = Value();
  }
  return head;
}

/// Gives the cell that methods which say super() or __class__ capture.
static Cell *runClassBody(Interp::Impl &impl, const ast::ClassDef &def, ExecFrame &frame, Namespace &attributes) {
  Values slots(def.scope.locals.size());
  for (size_t i = 0; i < def.scope.isCell.size(); ++i)
    if (def.scope.isCell[i])
      slots[i] = impl.heap.make<Cell>();
  std::vector<Cell *> closure;
  impl.captureClosure(def.scope, frame, closure);
  ExecFrame body;
  body.module = frame.module;
  body.item = frame.item;
  body.scope = &def.scope;
  body.slots = {slots.data(), slots.size()};
  body.closure = {closure.data(), closure.size()};
  body.qualifiedName = def.scope.qualifiedName;
  body.internal = frame.internal;
  body.classNamespace = &attributes;
  FrameGuard guard(impl, body);
  if (!def.body.empty())
    if (auto *first = ast::dynCast<ast::ExprStmt>(def.body[0]))
      if (auto *literal = ast::dynCast<ast::Constant>(first->value); literal && literal->value.index() == 7)
        attributes.set(names().doc, impl.constant(*literal));
  impl.exec(def.body, body);
  for (size_t i = 0; i < def.scope.isCell.size(); ++i)
    if (def.scope.isCell[i] && def.scope.locals[i] == names().class_)
      return static_cast<Cell *>(slots[i].object());
  return nullptr;
}

Value Interp::Impl::buildClass(const ast::ClassDef &def, ExecFrame &frame) {
  ClassHead head = evalHead(*this, def, frame);
  std::string qualifiedName = def.scope.qualifiedName.empty() ? *def.name : def.scope.qualifiedName;
  Namespace attributes;
  attributes.set(names().module, in.str(frame.module->name));
  attributes.set(names().qualname, in.str(qualifiedName));
  if (head.changed)
    attributes.set(names().orig_bases, in.tuple(head.written));
  Cell *cell = runClassBody(*this, def, frame, attributes);
  frame.current = &def;

  std::vector<Class *> classes;
  for (Value base : head.bases)
    classes.push_back(base.as<Class>());
  Class *wanted = head.metaclass.as<Class>() ? head.metaclass.as<Class>() : cls.type;
  Class *meta = bestMetaclass(in, wanted, classes);
  CallArgs keywords{{}, {head.keywords.data(), head.keywords.size()}};
  classCell = cell;
  bool callable = !head.metaclass.isUndefined() && !head.metaclass.as<Class>();
  if (callable || (!head.unknownBase && !isPlainMetaclass(meta))) {
    Value callee = callable ? head.metaclass : Value(meta);
    Values args{interned(def.name), in.tuple(head.bases), dictFrom(attributes)};
    return call(callee, {{args.data(), args.size()}, keywords.kw});
  }
  if (Value *own = attributes.find(names().qualname); own && own->as<Str>())
    qualifiedName = own->as<Str>()->text;
  attributes.erase(names().qualname);
  return makeClass(meta, def.name, head.bases, std::move(attributes), frame.module->name, std::move(qualifiedName),
                   keywords, frame.item, head.unknownBase);
}

void Interp::Impl::defineClass(const ast::ClassDef &def, ExecFrame &frame) {
  Values decorators;
  for (const ast::Expr *decorator : def.decorators)
    decorators.push_back(eval(*decorator, frame));
  Value made;
  withTypeParameters(def.typeParams, def.typeScope, frame, [&](ExecFrame &holder) { made = buildClass(def, holder); });
  store(def.binding, def.name, decorate(def.decorators, made, frame, decorators), frame);
}

bool Interp::Impl::isPlainMetaclass(Class *meta) const {
  for (Name name : {names().new_, names().init, names().call}) {
    Value *method = meta->lookup(name);
    Value *typeOwn = cls.type->lookup(name);
    if (method && (!typeOwn || !method->identical(*typeOwn)))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Instances
//===----------------------------------------------------------------------===//

Class *Interp::Impl::dataBase(const Class *cls) const {
  for (Class *base : cls->mro)
    if (isBuiltinData(base))
      return base;
  return nullptr;
}

Value Interp::Impl::newInstance(Class *made, const CallArgs &args) {
  if (!made->abstractNames.empty()) {
    std::string list;
    for (Name name : made->abstractNames)
      list += (list.empty() ? "'" : ", '") + *name + "'";
    in.raise("TypeError", "Can't instantiate abstract class " + *made->name +
                              " without an implementation for abstract method" +
                              (made->abstractNames.size() == 1 ? " " : "s ") + list);
  }
  Class *data = dataBase(made);
  if (!data) {
    // A Python class over a modelled one: the model's object is its base.
    for (Class *base : made->mro)
      if (base->construct && base != cls.object) {
        // What its own __init__ hands on is not what it is called with.
        if (Value *init = made->lookup(names().init); init && init->as<Function>())
          return in.unknown(Reason::Unmodelled, "a class over " + *base->name + " with its own __init__");
        auto *instance = heap.make<Instance>(made);
        instance->base = base->construct(in, args);
        if (instance->base.isUnknown())
          return instance->base;
        return instance;
      }
    return heap.make<Instance>(made);
  }
  if (data == cls.tuple)
    return heap.make<Tuple>(args.pos.empty() ? Values() : in.toVector(args.pos[0]), made);
  auto *instance = heap.make<Instance>(made);
  if (data == cls.baseException)
    instance->base = in.tuple({args.pos.begin(), args.pos.end()});
  else if (data == cls.list)
    instance->base = in.list({});
  else if (data->isSubclassOf(cls.dict)) {
    auto *dict = heap.make<Dict>();
    dict->cls = data == cls.dict ? nullptr : data;
    instance->base = dict;
  } else if (data == cls.set)
    instance->base = heap.make<Set>();
  else {
    instance->base = data->construct(in, args);
    if (instance->base.isUnknown())
      return instance->base;
  }
  return instance;
}

Value Interp::Impl::callInit(Class *made, Value object, const CallArgs &args) {
  Value *init = made->lookup(names().init);
  if (!init || isObjectMethod(*init, names().init)) {
    Value *create = made->lookup(names().new_);
    bool plain = !create || isObjectMethod(*create, names().new_);
    if (plain && !dataBase(made) && !made->hasUnknownBase && !object.as<Instance>()->base.as<Native>() &&
        (!args.pos.empty() || !args.kw.empty()))
      in.raise("TypeError", *made->name + "() takes no arguments");
    return object;
  }
  Value result = init->as<Function>() || (init->as<Builtin>() && init->as<Builtin>()->bindsSelf)
                     ? callMethodWithSelf(*init, object, args)
                     : call(bindAttr(*init, object, made), args);
  if (!result.isNone() && !result.isUnknown())
    in.raise("TypeError", "__init__() should return None, not '" + in.typeName(result) + "'");
  return object;
}

Value Interp::Impl::construct(Class *made, const CallArgs &args) {
  if (made->construct) {
    if (!made->constructTakesUnknown)
      if (auto reason = unknownAmong(args)) {
        if (made->module != "builtins")
          in.noteGap(reason);
        return heap.make<Unknown>(reason);
      }
    ReasonPtr used;
    try {
      return made->construct(in, args);
    } catch (UnknownUse &use) {
      used = use.reason;
    }
    if (made->module != "builtins")
      in.noteGap(used);
    return heap.make<Unknown>(used);
  }
  Value object;
  Value *create = made->lookup(names().new_);
  if (create && !isObjectMethod(*create, names().new_)) {
    Value function = create->as<StaticMethod>() ? create->as<StaticMethod>()->func : *create;
    object = callMethodWithSelf(function, made, args);
    if (object.isUnknown() || !in.isInstance(object, made))
      return object;
  } else {
    object = newInstance(made, args);
    if (object.isUnknown())
      return object;
  }
  // A subclass made by __new__ initialises as itself.
  return object.as<Instance>() || made->lookup(names().init) ? initialise(made, object, args) : object;
}

Value Interp::Impl::initialise(Class *made, Value object, const CallArgs &args) {
  if (object.as<Instance>())
    return callInit(in.typeOf(object), object, args);
  Value *init = made->lookup(names().init);
  if (init && !isObjectMethod(*init, names().init))
    callMethodWithSelf(*init, object, args);
  return object;
}

Value Interp::Impl::callClass(Class *made, const CallArgs &args) {
  checkStack();
  if (made->metaclass)
    if (Value *method = made->metaclass->lookup(names().call)) {
      Value *typeOwn = cls.type->attributes.find(names().call);
      if (!typeOwn || !typeOwn->identical(*method))
        return callMethodWithSelf(*method, made, args);
    }
  return construct(made, args);
}

//===----------------------------------------------------------------------===//
// isinstance, issubclass
//===----------------------------------------------------------------------===//

static Tri any(Interp::Impl &impl, const Values &options, Value value, Tri (Interp::Impl::*test)(Value, Value)) {
  Tri result = Tri::No;
  for (Value option : options) {
    Tri one = (impl.*test)(value, option);
    if (one == Tri::Yes)
      return one;
    if (one == Tri::Maybe)
      result = one;
  }
  return result;
}

static Tri fromTruth(Interp &interp, Value result) {
  Value known = interp.truth(result);
  return known.isUnknown() ? Tri::Maybe : interp.isTrue(known) ? Tri::Yes : Tri::No;
}

Tri Interp::Impl::isInstanceOf(Value object, Value of) {
  if (object.isUnknown() || of.isUnknown())
    return Tri::Maybe;
  if (auto *tuple = of.as<Tuple>())
    return any(*this, tuple->items, object, &Impl::isInstanceOf);
  if (auto *cls = of.as<Class>()) {
    Class *type = in.typeOf(object);
    if (type->isSubclassOf(cls))
      return Tri::Yes;
    if (cls->metaclass)
      if (Value *method = cls->metaclass->lookup(names().instancecheck))
        return fromTruth(in, callSpecial(*method, cls, {object}));
    return type->hasUnknownBase || cls->hasUnknownBase ? Tri::Maybe : Tri::No;
  }
  if (of.isNone())
    in.raise("TypeError", "isinstance() arg 2 must be a type, a tuple of types, or a union");
  Value args = of.as<Native>() && in.typeOf(of) == cls.unionType ? in.getAttrOr(of, names().args) : Value();
  if (auto *tuple = args.as<Tuple>()) {
    Values options;
    for (Value option : tuple->items)
      options.push_back(option.isNone() ? Value(cls.none) : option);
    return any(*this, options, object, &Impl::isInstanceOf);
  }
  if (of.as<Native>() || of.as<Instance>())
    if (Value *method = in.typeOf(of)->lookup(names().instancecheck))
      return fromTruth(in, callSpecial(*method, of, {object}));
  in.raise("TypeError", "isinstance() arg 2 must be a type, a tuple of types, or a union");
}

Tri Interp::Impl::isSubclassOf(Value value, Value of) {
  if (value.isUnknown() || of.isUnknown())
    return Tri::Maybe;
  if (auto *tuple = of.as<Tuple>())
    return any(*this, tuple->items, value, &Impl::isSubclassOf);
  auto *subclass = value.as<Class>();
  if (!subclass)
    in.raise("TypeError", "issubclass() arg 1 must be a class");
  if (auto *cls = of.as<Class>()) {
    if (subclass->isSubclassOf(cls))
      return Tri::Yes;
    if (cls->metaclass)
      if (Value *method = cls->metaclass->lookup(names().subclasscheck))
        return fromTruth(in, callSpecial(*method, cls, {value}));
    return subclass->hasUnknownBase ? Tri::Maybe : Tri::No;
  }
  Value args = of.as<Native>() && in.typeOf(of) == cls.unionType ? in.getAttrOr(of, names().args) : Value();
  if (auto *tuple = args.as<Tuple>()) {
    Values options;
    for (Value option : tuple->items)
      options.push_back(option.isNone() ? Value(cls.none) : option);
    return any(*this, options, value, &Impl::isSubclassOf);
  }
  in.raise("TypeError", "issubclass() arg 2 must be a class, a tuple of classes, or a union");
}

} // namespace pallasd::python
