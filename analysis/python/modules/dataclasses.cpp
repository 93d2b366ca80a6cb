//===- dataclasses.cpp - @dataclass -----------------------------*- C++ -*-===//
//
// The decorator reads the class's annotations and adds methods written here, as
// CPython adds generated ones. Options and fields are kept in
// `__dataclass_fields__` (a dict of Field objects) and `__dataclass_params__`.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/callables.h"
#include "analysis/python/impl.h"
#include "analysis/python/typing_objects.h"

namespace pallasd::python {

namespace {

struct DataclassNames {
  Name fields = intern("__dataclass_fields__"), params = intern("__dataclass_params__"), name = intern("name"),
       type = intern("type"), defaultValue = intern("default"), factory = intern("default_factory"),
       init = intern("init"), repr = intern("repr"), hash = intern("hash"), compare = intern("compare"),
       metadata = intern("metadata"), kwOnly = intern("kw_only"), kind = intern("_field_type"),
       selfName = intern("self");
};
const DataclassNames &dn() {
  static const DataclassNames all;
  return all;
}

/// One per interpreter: the module's own objects.
struct Dataclasses {
  Class *field = nullptr, *params = nullptr, *frozenError = nullptr, *initVar = nullptr;
  Value missing, kwOnlyMark, factoryMark;
};

enum class FieldKind : uint8_t { Field, ClassVar, InitVar };

struct FieldView {
  Instance *object;
  Value get(Name name) const {
    Value *value = object->attributes.find(name);
    return value ? *value : Value::none();
  }
  Name name() const { return intern(get(dn().name).as<Str>()->text); }
  FieldKind kind() const { return FieldKind(get(dn().kind).asInt()); }
  bool flag(Name name) const {
    Value value = get(name);
    return value.isBool() && value.asBool();
  }
};

Value makeField(Interp &interp, Value defaultValue, Value factory, Value init, Value repr, Value hash, Value compare,
                Value metadata, Value kwOnly) {
  auto &dc = interp.extension<Dataclasses>();
  bool both = !defaultValue.identical(dc.missing) && !factory.identical(dc.missing);
  if (both)
    interp.raise("ValueError", "cannot specify both default and default_factory");
  auto *made = interp.heap.make<Instance>(dc.field);
  auto &a = made->attributes;
  a.set(dn().name, Value::none());
  a.set(dn().type, Value::none());
  a.set(dn().defaultValue, defaultValue);
  a.set(dn().factory, factory);
  a.set(dn().init, init);
  a.set(dn().repr, repr);
  a.set(dn().hash, hash);
  a.set(dn().compare, compare);
  a.set(dn().metadata, interp.heap.make<MappingProxy>(metadata.isNone() ? interp.dict() : metadata));
  a.set(dn().kwOnly, kwOnly);
  a.set(dn().kind, Value::integer(0));
  return made;
}

Dict *fieldsOf(Interp &interp, Value value) {
  Value fields = interp.getAttrOr(value, dn().fields);
  return fields.as<Dict>();
}

std::vector<FieldView> fieldList(Dict *dict) {
  std::vector<FieldView> out;
  if (dict)
    for (auto &entry : dict->table.entries())
      if (entry.live && entry.value.as<Instance>())
        out.push_back({entry.value.as<Instance>()});
  return out;
}

//===----------------------------------------------------------------------===//
// Collecting fields
//===----------------------------------------------------------------------===//

/// What an annotation says of the field: typing.ClassVar, InitVar, KW_ONLY or
/// nothing. Text annotations are judged by their spelling.
FieldKind kindOf(Interp &interp, Value annotation) {
  auto &dc = interp.extension<Dataclasses>();
  auto startsWith = [](const std::string &text, std::string_view what) {
    return text.starts_with(what) || text.starts_with("typing." + std::string(what)) ||
           text.starts_with("dataclasses." + std::string(what)) || text.starts_with("t." + std::string(what));
  };
  if (auto *text = annotation.as<Str>())
    return startsWith(text->text, "ClassVar")  ? FieldKind::ClassVar
           : startsWith(text->text, "InitVar") ? FieldKind::InitVar
                                               : FieldKind::Field;
  auto *native = annotation.as<Native>();
  auto *alias = native ? dynamic_cast<GenericAlias *>(native) : nullptr;
  Value origin = alias ? alias->origin : annotation;
  if (origin.as<Class>() && origin.as<Class>() == dc.initVar)
    return FieldKind::InitVar;
  auto *form = origin.as<Native>() ? dynamic_cast<TypingForm *>(origin.as<Native>()) : nullptr;
  return form && form->text == "ClassVar" ? FieldKind::ClassVar : FieldKind::Field;
}

bool isKwOnlyMark(Interp &interp, Value annotation) {
  if (auto *text = annotation.as<Str>())
    return text->text == "KW_ONLY" || text->text == "dataclasses.KW_ONLY";
  return annotation.identical(interp.extension<Dataclasses>().kwOnlyMark);
}

bool isMutableDefault(Interp &interp, Value value) {
  if (value.as<List>() || value.as<Dict>() || value.as<Set>())
    return !(value.as<Set>() && value.as<Set>()->frozen);
  auto *instance = value.as<Instance>();
  Value *hash = instance ? instance->cls->lookup(names().hash) : nullptr;
  (void)interp;
  return hash && hash->isNone();
}

Value collectFields(Interp &interp, Class *cls, bool kwOnly) {
  auto &dc = interp.extension<Dataclasses>();
  auto &impl = interp.impl();
  auto *all = interp.heap.make<Dict>();
  for (size_t i = cls->mro.size(); i-- > 1;)
    if (Value *inherited = cls->mro[i]->attributes.find(dn().fields))
      for (auto &field : fieldList(inherited->as<Dict>()))
        all->table.set(interp, impl.interned(field.name()), field.object);
  Value *annotations = cls->attributes.find(names().annotations);
  auto *dict = annotations ? annotations->as<Dict>() : nullptr;
  bool restKwOnly = kwOnly;
  std::vector<Table::Entry> entries;
  if (dict)
    entries = dict->table.entries();
  for (auto &entry : entries) {
    if (!entry.live || !entry.key.as<Str>())
      continue;
    Name name = intern(entry.key.as<Str>()->text);
    if (isKwOnlyMark(interp, entry.value)) {
      restKwOnly = true;
      continue;
    }
    Value *written = cls->lookup(name); // an inherited attribute is a default, too
    Value defaultValue = written ? *written : dc.missing;
    auto *given = defaultValue.as<Instance>();
    Instance *field;
    if (given && given->cls == dc.field) {
      field = given;
    } else {
      Value yes = Value::boolean(true);
      field = makeField(interp, defaultValue, dc.missing, yes, yes, Value::none(), yes, Value::none(), dc.missing)
                  .as<Instance>();
    }
    FieldKind kind = kindOf(interp, entry.value);
    field->attributes.set(dn().name, entry.key);
    field->attributes.set(dn().type, entry.value);
    field->attributes.set(dn().kind, Value::integer(int64_t(kind)));
    FieldView view{field};
    if (view.get(dn().kwOnly).identical(dc.missing))
      field->attributes.set(dn().kwOnly, Value::boolean(restKwOnly && kind != FieldKind::ClassVar));
    Value value = view.get(dn().defaultValue);
    if (kind == FieldKind::Field && isMutableDefault(interp, value))
      interp.raise("ValueError", "mutable default " + interp.repr(interp.typeOf(value)) + " for field " + *name +
                                     " is not allowed: use default_factory");
    // The class keeps the plain default, not the Field.
    if (given && given->cls == dc.field && cls->attributes.find(name)) {
      interp.heap.willWrite(cls);
      if (value.identical(dc.missing))
        cls->attributes.erase(name);
      else
        cls->attributes.set(name, value);
    }
    all->table.set(interp, entry.key, field);
  }
  return all;
}

//===----------------------------------------------------------------------===//
// Generated methods
//===----------------------------------------------------------------------===//

void addMethod(Interp &interp, Class *cls, Name name, std::string shown, RawNativeFn fn,
               std::shared_ptr<const std::vector<CallableParameter>> parameters = nullptr) {
  auto *made = interp.heap.make<Builtin>();
  made->name = std::move(shown);
  made->module = cls->module;
  made->bindsSelf = true;
  made->takesUnknown = true;
  made->pure = true;
  made->raw = std::move(fn);
  made->parameters = std::move(parameters);
  interp.heap.willWrite(cls);
  cls->attributes.set(name, made);
}

/// One step of __init__ for a field.
struct InitStep {
  Name name;
  size_t parameter = SIZE_MAX; ///< none: init=False
  Value defaultValue, factory; ///< Undefined if absent
  FieldKind kind;
};

void addInit(Interp &interp, Class *cls, const std::vector<FieldView> &fields) {
  auto &dc = interp.extension<Dataclasses>();
  auto parameters = std::make_shared<std::vector<CallableParameter>>();
  parameters->push_back({dn().selfName, CallableParameter::Normal, {}, {}});
  std::vector<InitStep> steps;
  bool sawDefault = false;
  for (bool kwOnly : {false, true})
    for (auto &field : fields) {
      if (field.kind() == FieldKind::ClassVar || field.flag(dn().kwOnly) != kwOnly)
        continue;
      InitStep step{field.name(), SIZE_MAX, {}, {}, field.kind()};
      Value defaultValue = field.get(dn().defaultValue), factory = field.get(dn().factory);
      if (!defaultValue.identical(dc.missing))
        step.defaultValue = defaultValue;
      if (!factory.identical(dc.missing))
        step.factory = factory;
      if (field.flag(dn().init)) {
        Value shown = !step.defaultValue.isUndefined() ? step.defaultValue
                      : !step.factory.isUndefined()    ? dc.factoryMark
                                                       : Value();
        if (!kwOnly && shown.isUndefined() && sawDefault)
          interp.raise("TypeError", "non-default argument '" + *step.name + "' follows default argument");
        sawDefault |= !kwOnly && !shown.isUndefined();
        step.parameter = parameters->size();
        parameters->push_back(
            {step.name, kwOnly ? CallableParameter::KwOnly : CallableParameter::Normal, shown, field.get(dn().type)});
      }
      steps.push_back(step);
    }
  if (cls->attributes.find(names().init))
    return; // the class's own stays
  std::string shown = cls->qualifiedName + ".__init__";
  Value factoryMark = dc.factoryMark;
  addMethod(
      interp, cls, names().init, shown,
      [parameters, steps, shown, factoryMark](Interp &in, const CallArgs &a) -> Value {
        Values bound = bindParameters(in, shown, *parameters, a);
        auto *self = bound[0].as<Instance>();
        if (!self)
          in.raise("TypeError", shown + "() needs an instance");
        in.heap.willWrite(self);
        Class *type = self->cls;
        Values initVars;
        for (auto &step : steps) {
          Value value = step.parameter != SIZE_MAX ? bound[step.parameter] : step.defaultValue;
          if (!step.factory.isUndefined() && (step.parameter == SIZE_MAX || value.identical(factoryMark)))
            value = in.call(step.factory, {});
          if (step.kind == FieldKind::InitVar) {
            initVars.push_back(value);
            continue;
          }
          if (value.isUndefined())
            continue;
          // A property or descriptor of that name takes the value itself.
          Value *attribute = type->lookup(step.name);
          bool plain =
              !attribute || !(attribute->as<Property>() || attribute->as<Instance>() || attribute->as<Native>());
          if (plain || !type->item)
            self->attributes.set(step.name, value);
          else
            in.impl().plainSetAttr(self, step.name, value);
        }
        Value *post = type->lookup(names().post_init);
        if (post)
          in.call(in.getAttr(self, names().post_init), CallArgs{initVars, {}});
        return Value::none();
      },
      parameters);
}

void addRepr(Interp &interp, Class *cls, const std::vector<FieldView> &fields) {
  std::vector<Name> shown;
  for (auto &field : fields)
    if (field.kind() == FieldKind::Field && field.flag(dn().repr))
      shown.push_back(field.name());
  addMethod(interp, cls, names().repr, cls->qualifiedName + ".__repr__",
            [shown](Interp &in, const CallArgs &a) -> Value {
              auto &printing = in.impl().printing;
              Obj *self = a.pos[0].object();
              if (std::find(printing.begin(), printing.end(), self) != printing.end())
                return in.str("...");
              printing.push_back(self);
              struct Pop {
                std::vector<const Obj *> &stack;
                ~Pop() { stack.pop_back(); }
              } pop{printing};
              std::string out = in.typeOf(a.pos[0])->qualifiedName + "(";
              for (size_t i = 0; i < shown.size(); ++i)
                out += (i ? ", " : "") + *shown[i] + "=" + in.repr(in.getAttr(a.pos[0], shown[i]));
              return in.str(out + ")");
            });
}

Value fieldTuple(Interp &interp, Value self, const std::vector<Name> &fields) {
  Values items;
  for (Name name : fields)
    items.push_back(interp.getAttr(self, name));
  return interp.tuple(std::move(items));
}

void addComparisons(Interp &interp, Class *cls, const std::vector<FieldView> &fields, bool eq, bool order) {
  std::vector<Name> compared;
  for (auto &field : fields)
    if (field.kind() == FieldKind::Field && field.flag(dn().compare))
      compared.push_back(field.name());
  auto add = [&](ast::CompareOperator op) {
    addMethod(interp, cls, compareName(op), cls->qualifiedName + "." + *compareName(op),
              [compared, op](Interp &in, const CallArgs &a) -> Value {
                if (a.pos[1].isUnknown())
                  return a.pos[1];
                if (in.typeOf(a.pos[0]) != in.typeOf(a.pos[1]))
                  return Value::notImplemented();
                return in.compare(op, fieldTuple(in, a.pos[0], compared), fieldTuple(in, a.pos[1], compared));
              });
  };
  if (eq && !cls->attributes.find(names().eq))
    add(ast::CompareOperator::Eq);
  if (!order)
    return;
  for (auto op :
       {ast::CompareOperator::Lt, ast::CompareOperator::LtE, ast::CompareOperator::Gt, ast::CompareOperator::GtE}) {
    if (cls->attributes.find(compareName(op)))
      interp.raise("TypeError", "Cannot overwrite attribute " + *compareName(op) + " in class " + *cls->name +
                                    ". Consider using functools.total_ordering");
    add(op);
  }
}

void addHash(Interp &interp, Class *cls, const std::vector<FieldView> &fields, bool unsafe, bool eq, bool frozen,
             bool ownHash) {
  if (!unsafe && !eq)
    return;
  if (!unsafe && ownHash)
    return;
  if (!unsafe && !frozen) {
    interp.heap.willWrite(cls);
    cls->attributes.set(names().hash, Value::none());
    return;
  }
  std::vector<Name> hashed;
  for (auto &field : fields) {
    Value flag = field.get(dn().hash);
    bool use = flag.isNone() ? field.flag(dn().compare) : flag.isBool() && flag.asBool();
    if (field.kind() == FieldKind::Field && use)
      hashed.push_back(field.name());
  }
  addMethod(interp, cls, names().hash, cls->qualifiedName + ".__hash__",
            [hashed](Interp &in, const CallArgs &a) -> Value {
              return Value::integer(int64_t(in.hash(fieldTuple(in, a.pos[0], hashed))));
            });
}

void addFrozen(Interp &interp, Class *cls, const std::vector<FieldView> &fields) {
  std::vector<Name> frozen;
  for (auto &field : fields)
    if (field.kind() == FieldKind::Field)
      frozen.push_back(field.name());
  for (bool deleting : {false, true}) {
    Name name = deleting ? names().delattr : names().setattr;
    if (cls->attributes.find(name))
      interp.raise("TypeError", "Cannot overwrite attribute " + *name + " in class " + *cls->name);
    addMethod(interp, cls, name, cls->qualifiedName + "." + *name,
              [frozen, cls, deleting](Interp &in, const CallArgs &a) -> Value {
                Name attribute = intern(in.toStr(a.pos[1]));
                if (in.typeOf(a.pos[0]) == cls || std::find(frozen.begin(), frozen.end(), attribute) != frozen.end())
                  in.raise(in.extension<Dataclasses>().frozenError, std::string("cannot ") +
                                                                        (deleting ? "delete" : "assign to") +
                                                                        " field '" + *attribute + "'");
                if (deleting)
                  in.impl().plainDelAttr(a.pos[0], attribute);
                else
                  in.impl().plainSetAttr(a.pos[0], attribute, a.pos[2]);
                return Value::none();
              });
  }
  cls->customSetattr = true;
}

//===----------------------------------------------------------------------===//
// The decorator
//===----------------------------------------------------------------------===//

struct DataclassOptions {
  bool init = true, repr = true, eq = true, order = false, unsafeHash = false, frozen = false, matchArgs = true,
       kwOnly = false, slots = false;
};

void checkFrozen(Interp &interp, Class *cls, bool frozen) {
  for (size_t i = 1; i < cls->mro.size(); ++i) {
    Value *params = cls->mro[i]->attributes.find(dn().params);
    if (!params)
      continue;
    bool baseFrozen = interp.isTrue(interp.getAttr(*params, "frozen"));
    if (baseFrozen && !frozen)
      interp.raise("TypeError", "cannot inherit non-frozen dataclass from a frozen one");
    if (!baseFrozen && frozen)
      interp.raise("TypeError", "cannot inherit frozen dataclass from a non-frozen one");
  }
}

Value applyDataclass(Interp &interp, Value target, const DataclassOptions &options) {
  if (target.isUnknown())
    return target;
  auto *cls = target.as<Class>();
  if (!cls)
    interp.raise("TypeError", "dataclass() should be called on a class");
  auto &dc = interp.extension<Dataclasses>();
  checkFrozen(interp, cls, options.frozen);
  Value *hash = cls->attributes.find(names().hash);
  // A None that came with __eq__ is not the program's own.
  bool ownHash = hash && !(hash->isNone() && cls->attributes.find(names().eq));
  Value fieldsDict = collectFields(interp, cls, options.kwOnly);
  auto fields = fieldList(fieldsDict.as<Dict>());
  interp.heap.willWrite(cls);
  cls->attributes.set(dn().fields, fieldsDict);
  auto *params = interp.heap.make<Instance>(dc.params);
  for (auto [name, value] : std::initializer_list<std::pair<const char *, bool>>{{"init", options.init},
                                                                                 {"repr", options.repr},
                                                                                 {"eq", options.eq},
                                                                                 {"order", options.order},
                                                                                 {"unsafe_hash", options.unsafeHash},
                                                                                 {"frozen", options.frozen},
                                                                                 {"match_args", options.matchArgs},
                                                                                 {"kw_only", options.kwOnly},
                                                                                 {"slots", options.slots}})
    params->attributes.set(intern(name), Value::boolean(value));
  cls->attributes.set(dn().params, params);
  if (options.order && !options.eq)
    interp.raise("ValueError", "eq must be true if order is true");
  if (options.init)
    addInit(interp, cls, fields);
  if (options.repr && !cls->attributes.find(names().repr))
    addRepr(interp, cls, fields);
  addComparisons(interp, cls, fields, options.eq, options.order);
  if (options.frozen)
    addFrozen(interp, cls, fields);
  addHash(interp, cls, fields, options.unsafeHash, options.eq, options.frozen, ownHash);
  if (options.matchArgs && !cls->attributes.find(names().match_args)) {
    Values positional;
    for (auto &field : fields)
      if (field.kind() != FieldKind::ClassVar && field.flag(dn().init) && !field.flag(dn().kwOnly))
        positional.push_back(interp.impl().interned(field.name()));
    cls->attributes.set(names().match_args, interp.tuple(std::move(positional)));
  }
  if (options.slots) {
    cls->slotted = true;
    for (auto &field : fields)
      if (field.kind() == FieldKind::Field)
        cls->slotNames.push_back(field.name());
    for (size_t i = 1; i < cls->mro.size(); ++i)
      if (cls->mro[i] != interp.impl().cls.object && !cls->mro[i]->slotted)
        cls->slotted = false;
    for (auto &field : fields)
      cls->attributes.erase(field.name());
  }
  return target;
}

Value decorator(Interp &interp, std::span<const Value> a) {
  DataclassOptions options;
  bool *flags[] = {&options.init,   &options.repr,      &options.eq,     &options.order, &options.unsafeHash,
                   &options.frozen, &options.matchArgs, &options.kwOnly, &options.slots};
  for (size_t i = 0; i < 9; ++i)
    if (!a[i + 1].isUnknown())
      *flags[i] = interp.isTrue(a[i + 1]);
  if (!a[0].isNone())
    return applyDataclass(interp, a[0], options);
  return interp.builtin(
      "wrap(cls, /)", [options](Interp &in, std::span<const Value> b) { return applyDataclass(in, b[0], options); },
      true);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// asdict and astuple: dataclasses inside containers included.
Value convert(Interp &interp, Value value, Value factory, bool asTuple) {
  interp.impl().checkStack();
  auto *cls = value.as<Class>();
  Dict *fields = cls ? nullptr : value.as<Instance>() ? fieldsOf(interp, value) : nullptr;
  if (fields) {
    Values items;
    for (auto &field : fieldList(fields)) {
      if (field.kind() != FieldKind::Field)
        continue;
      Value inner = convert(interp, interp.getAttr(value, field.name()), factory, asTuple);
      items.push_back(asTuple ? inner : interp.tuple({interp.impl().interned(field.name()), inner}));
    }
    return interp.call(factory, {interp.list(std::move(items))});
  }
  if (auto *tuple = value.as<Tuple>()) {
    Values items;
    for (Value item : tuple->items)
      items.push_back(convert(interp, item, factory, asTuple));
    return interp.heap.make<Tuple>(std::move(items), tuple->cls);
  }
  if (auto *list = value.as<List>()) {
    Values items;
    for (Value item : list->items)
      items.push_back(convert(interp, item, factory, asTuple));
    return interp.list(std::move(items));
  }
  if (auto *dict = value.as<Dict>()) {
    auto *made = interp.heap.make<Dict>();
    made->cls = dict->cls;
    made->defaultFactory = dict->defaultFactory;
    for (auto &entry : std::vector<Table::Entry>(dict->table.entries()))
      if (entry.live)
        made->table.set(interp, convert(interp, entry.key, factory, asTuple),
                        convert(interp, entry.value, factory, asTuple));
    return made;
  }
  return value;
}

Value requireInstance(Interp &interp, Value value, const char *function) {
  if (value.as<Class>() || !fieldsOf(interp, value))
    interp.raise("TypeError", std::string(function) + "() should be called on dataclass instances");
  return value;
}

Value replace(Interp &interp, const CallArgs &a) {
  if (a.pos.size() != 1)
    interp.raise("TypeError",
                 "replace() takes 1 positional argument but " + std::to_string(a.pos.size()) + " were given");
  Value self = a.pos[0];
  if (self.isUnknown())
    return self;
  if (self.as<Tuple>())
    return interp.call(interp.getAttr(self, "_replace"), CallArgs{{}, a.kw});
  if (self.as<Native>()) // a model's own dataclass
    if (Value method = interp.getAttrOr(self, intern("__replace__")); !method.isUndefined())
      return interp.call(method, CallArgs{{}, a.kw});
  requireInstance(interp, self, "replace");
  KeywordBuffer kw(a.kw.begin(), a.kw.end());
  auto given = [&](Name name) {
    return std::any_of(a.kw.begin(), a.kw.end(), [&](auto &pair) { return pair.first == name; });
  };
  auto &dc = interp.extension<Dataclasses>();
  for (auto &field : fieldList(fieldsOf(interp, self))) {
    if (field.kind() == FieldKind::ClassVar)
      continue;
    Name name = field.name();
    if (!field.flag(dn().init)) {
      if (given(name))
        interp.raise("ValueError",
                     "field " + *name + " is declared with init=False, it cannot be specified with replace()");
      continue;
    }
    if (given(name))
      continue;
    if (field.kind() == FieldKind::InitVar) {
      if (field.get(dn().defaultValue).identical(dc.missing))
        interp.raise("ValueError", "InitVar '" + *name + "' must be specified with replace()");
      continue;
    }
    kw.push_back({name, interp.getAttr(self, name)});
  }
  return interp.call(interp.typeOf(self), CallArgs{{}, {kw.data(), kw.size()}});
}

Value makeDataclass(Interp &interp, std::span<const Value> a) {
  Value annotations = interp.dict();
  Namespace attributes;
  auto &impl = interp.impl();
  if (auto *given = a[3].as<Dict>())
    attributes = impl.namespaceFrom(given);
  Value any = interp.getAttr(interp.importModule("typing"), "Any");
  for (Value item : interp.toVector(a[1])) {
    Values parts = item.as<Str>() ? Values{item, any} : interp.toVector(item);
    if (parts.size() != 2 && parts.size() != 3)
      interp.raise("TypeError", "Invalid field: " + interp.repr(item));
    annotations.as<Dict>()->table.set(interp, parts[0], parts[1]);
    if (parts.size() > 2)
      attributes.set(intern(interp.toStr(parts[0])), parts[2]);
  }
  attributes.set(names().annotations, annotations);
  Value made = interp.call(impl.cls.type, {a[0], interp.tuple(interp.toVector(a[2])), impl.dictFrom(attributes)});
  DataclassOptions options;
  bool *flags[] = {&options.init,   &options.repr,      &options.eq,     &options.order, &options.unsafeHash,
                   &options.frozen, &options.matchArgs, &options.kwOnly, &options.slots};
  for (size_t i = 0; i < 9; ++i)
    *flags[i] = interp.isTrue(a[i + 4]);
  return applyDataclass(interp, made, options);
}

} // namespace

PALLASD_MODULE("dataclasses", m) {
  Interp &interp = m.interp;
  auto &dc = interp.extension<Dataclasses>();
  dc.field = interp.makeClass("dataclasses", "Field");
  dc.params = interp.makeClass("dataclasses", "_DataclassParams");
  dc.initVar = interp.makeClass("dataclasses", "InitVar");
  interp.impl().genericBuiltins.insert(dc.initVar);
  dc.frozenError = interp.makeClass("dataclasses", "FrozenInstanceError", {interp.builtinClass("AttributeError")});
  auto sentinel = [&](const char *type) -> Value {
    return interp.heap.make<Instance>(interp.makeClass("dataclasses", type));
  };
  dc.missing = sentinel("_MISSING_TYPE");
  dc.kwOnlyMark = sentinel("_KW_ONLY_TYPE");
  dc.factoryMark = sentinel("_HAS_DEFAULT_FACTORY_CLASS");
  m.set("Field", dc.field);
  m.set("InitVar", dc.initVar);
  m.set("FrozenInstanceError", dc.frozenError);
  m.set("MISSING", dc.missing);
  m.set("KW_ONLY", dc.kwOnlyMark);
  m.def("dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, "
        "match_args=True, kw_only=False, slots=False, weakref_slot=False)",
        decorator, true);
  m.def(
      "field(*, default=...?, default_factory=...?, init=True, repr=True, hash=None, compare=True, metadata=None, "
      "kw_only=...?)",
      [](Interp &in, std::span<const Value> a) {
        Value missing = in.extension<Dataclasses>().missing;
        auto given = [&](Value value) { return value.isUndefined() ? missing : value; };
        return makeField(in, given(a[0]), given(a[1]), a[2], a[3], a[4], a[5], a[6], given(a[7]));
      },
      true);
  m.def("fields(class_or_instance, /)", [](Interp &in, std::span<const Value> a) -> Value {
    Dict *dict = fieldsOf(in, a[0]);
    if (!dict)
      in.raise("TypeError", "must be called with a dataclass type or instance");
    Values out;
    for (auto &field : fieldList(dict))
      if (field.kind() == FieldKind::Field)
        out.push_back(field.object);
    return in.tuple(std::move(out));
  });
  m.def("is_dataclass(obj, /)",
        [](Interp &in, std::span<const Value> a) -> Value { return Value::boolean(fieldsOf(in, a[0]) != nullptr); });
  m.def("asdict(obj, *, dict_factory=...?)", [](Interp &in, std::span<const Value> a) {
    return convert(in, requireInstance(in, a[0], "asdict"), a[1].isUndefined() ? Value(in.builtinClass("dict")) : a[1],
                   false);
  });
  m.def("astuple(obj, *, tuple_factory=...?)", [](Interp &in, std::span<const Value> a) {
    return convert(in, requireInstance(in, a[0], "astuple"),
                   a[1].isUndefined() ? Value(in.builtinClass("tuple")) : a[1], true);
  });
  m.raw("replace", replace, true);
  m.def("make_dataclass(cls_name, fields, bases=(), namespace=None, init=True, repr=True, eq=True, order=False, "
        "unsafe_hash=False, frozen=False, match_args=True, kw_only=False, slots=False)",
        makeDataclass);
}

} // namespace pallasd::python
