//===- collections.cpp - namedtuple, defaultdict, OrderedDict, deque -*- C++ -*-===//
//
// A namedtuple is a Tuple with its class; defaultdict and OrderedDict are Dicts
// with theirs. Counter and ChainMap are in the prelude.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/modules/collections.h"

#include "analysis/python/builtins.h"
#include "analysis/python/callables.h"
#include "analysis/python/impl.h"

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// namedtuple
//===----------------------------------------------------------------------===//

static std::string namedTupleRepr(Interp &interp, Value self, std::span<const Name> fields) {
  auto *tuple = self.as<Tuple>();
  std::string out = *interp.typeOf(self)->name + "(";
  for (size_t i = 0; i < fields.size(); ++i)
    out += (i ? ", " : "") + *fields[i] + "=" + interp.repr(tuple->items[i]);
  return out + ")";
}

static Value fieldProperty(Interp &interp, Name field, size_t index) {
  auto *property = interp.heap.make<Property>();
  property->getter = interp.builtin(*field + "(self, /)", [index](Interp &, std::span<const Value> a) -> Value {
    auto *tuple = a[0].as<Tuple>();
    return tuple && index < tuple->items.size() ? tuple->items[index] : Value();
  });
  return property;
}

Value makeNamedTuple(Interp &interp, Name name, const std::vector<Name> &fields, const Values &defaults,
                     std::string module) {
  auto &impl = interp.impl();
  auto parameters = std::make_shared<std::vector<CallableParameter>>();
  static const Name clsName = intern("_cls");
  parameters->push_back({clsName, CallableParameter::PosOnly, {}, {}});
  size_t firstDefault = fields.size() - defaults.size();
  for (size_t i = 0; i < fields.size(); ++i)
    parameters->push_back(
        {fields[i], CallableParameter::Normal, i >= firstDefault ? defaults[i - firstDefault] : Value(), {}});

  Namespace attributes;
  std::string made = *name + ".__new__";
  auto *create = interp.heap.make<Builtin>();
  create->name = made;
  create->takesUnknown = true;
  create->pure = true;
  create->parameters = parameters;
  create->raw = [parameters, made](Interp &in, const CallArgs &a) -> Value {
    Values bound = bindParameters(in, made, *parameters, a);
    return in.heap.make<Tuple>(Values(bound.begin() + 1, bound.end()), bound[0].as<Class>());
  };
  attributes.set(names().new_, create);
  auto method = [&](const char *signature, NativeFn fn) {
    auto *builtin = interp.builtin(signature, std::move(fn), true).as<Builtin>();
    builtin->bindsSelf = true;
    builtin->pure = true;
    attributes.set(intern(builtin->name), builtin);
  };
  method("__repr__(self, /)",
         [fields](Interp &in, std::span<const Value> a) -> Value { return in.str(namedTupleRepr(in, a[0], fields)); });
  method("_asdict(self, /)", [fields](Interp &in, std::span<const Value> a) -> Value {
    Value dict = in.dict();
    for (size_t i = 0; i < fields.size(); ++i)
      dict.as<Dict>()->table.set(in, in.impl().interned(fields[i]), a[0].as<Tuple>()->items[i]);
    return dict;
  });
  method("_replace(self, /, **kwds)", [fields](Interp &in, std::span<const Value> a) -> Value {
    Values items = a[0].as<Tuple>()->items;
    for (auto &entry : a[1].as<Dict>()->table.entries()) {
      auto *key = entry.live ? entry.key.as<Str>() : nullptr;
      auto at = key ? std::find(fields.begin(), fields.end(), intern(key->text)) : fields.end();
      if (at == fields.end())
        in.raise("ValueError", "Got unexpected field names: [" + in.repr(entry.key) + "]");
      items[size_t(at - fields.begin())] = entry.value;
    }
    return in.heap.make<Tuple>(std::move(items), in.typeOf(a[0]));
  });
  method("__getnewargs__(self, /)",
         [](Interp &in, std::span<const Value> a) -> Value { return in.tuple(a[0].as<Tuple>()->items); });
  auto *construct = interp
                        .builtin("_make(cls, iterable, /)",
                                 [](Interp &in, std::span<const Value> a) -> Value {
                                   return in.call(a[0], CallArgs{in.toVector(a[1]), {}});
                                 })
                        .as<Builtin>();
  construct->bindsSelf = true;
  attributes.set(intern("_make"), interp.heap.make<ClassMethod>(construct));
  Values fieldTexts;
  Value defaultsDict = interp.dict();
  for (size_t i = 0; i < fields.size(); ++i) {
    fieldTexts.push_back(impl.interned(fields[i]));
    attributes.set(fields[i], fieldProperty(interp, fields[i], i));
    if (i >= firstDefault)
      defaultsDict.as<Dict>()->table.set(interp, impl.interned(fields[i]), defaults[i - firstDefault]);
  }
  attributes.set(intern("_fields"), interp.tuple(fieldTexts));
  attributes.set(intern("_field_defaults"), defaultsDict);
  attributes.set(names().match_args, interp.tuple(fieldTexts));
  attributes.set(names().module, interp.str(module));
  attributes.set(names().slots, interp.tuple({}));
  Value base(impl.cls.tuple);
  ExecFrame *frame = impl.top();
  return impl.makeClass(nullptr, name, {&base, 1}, std::move(attributes), std::move(module), *name, {},
                        frame ? frame->item : nullptr, nullptr);
}

static Value callNamedTuple(Interp &interp, std::span<const Value> a) {
  std::vector<Name> fields;
  if (auto *text = a[1].as<Str>()) {
    std::string spaced = text->text;
    std::replace(spaced.begin(), spaced.end(), ',', ' ');
    for (Value item : interp.toVector(interp.callMethod(interp.str(spaced), "split")))
      fields.push_back(intern(item.as<Str>()->text));
  } else {
    for (Value item : interp.toVector(a[1]))
      fields.push_back(intern(interp.toStr(item)));
  }
  bool rename = interp.isTrue(a[2]);
  std::set<Name> seen;
  for (size_t i = 0; i < fields.size(); ++i) {
    bool bad = fields[i]->starts_with("_") || seen.count(fields[i]) || fields[i]->empty() ||
               isdigit(static_cast<unsigned char>((*fields[i])[0]));
    if (bad && rename)
      fields[i] = intern("_" + std::to_string(i));
    else if (bad)
      interp.raise("ValueError", seen.count(fields[i]) ? "Encountered duplicate field name: '" + *fields[i] + "'"
                                 : fields[i]->starts_with("_")
                                     ? "Field names cannot start with an underscore: '" + *fields[i] + "'"
                                     : "Type names and field names must be valid identifiers: '" + *fields[i] + "'");
    seen.insert(fields[i]);
  }
  Values defaults = a[3].isNone() ? Values() : interp.toVector(a[3]);
  if (defaults.size() > fields.size())
    interp.raise("TypeError", "Got more default values than field names");
  std::string module =
      interp.impl().top() && interp.impl().top()->module ? interp.impl().top()->module->name : "collections";
  return makeNamedTuple(interp, intern(interp.toStr(a[0])), fields, defaults, std::move(module));
}

//===----------------------------------------------------------------------===//
// deque
//===----------------------------------------------------------------------===//

namespace {
/// A list under another name: rotations and both ends are all that differs.
struct Deque : Native {
  Value list; ///< a List: a Heap object, so that the journal restores it
  Value maxLength;
  Class *cls;
  Deque(Class *cls, Value list, Value maxLength) : list(list), maxLength(maxLength), cls(cls) {}
  List *items() const { return list.as<List>(); }
  Class *pyClass(Interp &) const override { return cls; }
  std::optional<Value> length(Interp &interp) override { return interp.len(list); }
  std::optional<Value> iterate(Interp &interp) override { return interp.iter(list); }
  std::optional<Value> getItem(Interp &interp, Value key) override {
    if (key.as<SliceObj>())
      interp.raise("TypeError", "sequence index must be integer, not 'slice'");
    return interp.getItem(list, key);
  }
  bool setItem(Interp &interp, Value key, Value value) override {
    interp.setItem(list, key, value);
    return true;
  }
  std::optional<Value> compare(Interp &interp, ast::CompareOperator op, Value other) override {
    auto *native = other.as<Native>();
    auto *deque = native ? dynamic_cast<Deque *>(native) : nullptr;
    if (!deque)
      return std::nullopt;
    return interp.compare(op, list, deque->list);
  }
  std::optional<uint64_t> hash(Interp &) override { return std::nullopt; }
  std::string repr(Interp &interp) override {
    return "deque(" + interp.repr(list) + (maxLength.isNone() ? "" : ", maxlen=" + interp.repr(maxLength)) + ")";
  }
  uint64_t contentHash(Interp &interp) const override { return interp.contentHash(list); }
};

Deque *selfDeque(Value value) { return static_cast<Deque *>(value.as<Native>()); }

void add(Interp &interp, Deque *self, Value item, bool left) {
  List *list = self->items();
  interp.heap.willWrite(list);
  list->items.insert(left ? list->items.begin() : list->items.end(), item);
  if (self->maxLength.isInt() && int64_t(list->items.size()) > self->maxLength.asInt())
    list->items.erase(left ? list->items.end() - 1 : list->items.begin());
}

void defineDeque(ModuleBuilder &m) {
  Interp &interp = m.interp;
  Class *cls = interp.makeClass("collections", "deque");
  interp.impl().genericBuiltins.insert(cls);
  m.set("deque", cls);
  cls->construct = [cls](Interp &in, const CallArgs &a) -> Value {
    static const auto signature = Signature::parse("deque(iterable=(), maxlen=None)");
    Values bound = signature->bind(in, a);
    auto *made = in.heap.make<Deque>(cls, in.list({}), bound[1]);
    for (Value item : in.toVector(bound[0]))
      add(in, made, item, false);
    return made;
  };
  auto forward = [&](const char *name) {
    std::string method = name;
    auto *builtin = interp.heap.make<Builtin>();
    builtin->name = "deque." + method;
    builtin->bindsSelf = true;
    builtin->takesUnknown = true;
    builtin->raw = [method](Interp &in, const CallArgs &a) {
      return in.call(in.getAttr(selfDeque(a.pos[0])->list, method), CallArgs{a.pos.subspan(1), a.kw});
    };
    cls->attributes.set(intern(name), builtin);
  };
  for (const char *name : {"clear", "count", "index", "insert", "remove", "reverse", "__contains__", "__delitem__"})
    forward(name);
  interp.defMethod(
      cls, "append(self, x, /)",
      [](Interp &in, std::span<const Value> a) -> Value {
        add(in, selfDeque(a[0]), a[1], false);
        return Value::none();
      },
      true);
  interp.defMethod(
      cls, "appendleft(self, x, /)",
      [](Interp &in, std::span<const Value> a) -> Value {
        add(in, selfDeque(a[0]), a[1], true);
        return Value::none();
      },
      true);
  interp.defMethod(cls, "extend(self, iterable, /)", [](Interp &in, std::span<const Value> a) -> Value {
    for (Value item : in.toVector(a[1]))
      add(in, selfDeque(a[0]), item, false);
    return Value::none();
  });
  interp.defMethod(cls, "extendleft(self, iterable, /)", [](Interp &in, std::span<const Value> a) -> Value {
    for (Value item : in.toVector(a[1]))
      add(in, selfDeque(a[0]), item, true);
    return Value::none();
  });
  for (bool left : {false, true})
    interp.defMethod(cls, left ? "popleft(self, /)" : "pop(self, /)",
                     [left](Interp &in, std::span<const Value> a) -> Value {
                       List *list = selfDeque(a[0])->items();
                       if (list->unsure)
                         return in.unknown(list->unsure);
                       if (list->items.empty())
                         in.raise("IndexError", "pop from an empty deque");
                       in.heap.willWrite(list);
                       Value item = left ? list->items.front() : list->items.back();
                       list->items.erase(left ? list->items.begin() : list->items.end() - 1);
                       return item;
                     });
  interp.defMethod(cls, "rotate(self, n=1, /)", [](Interp &in, std::span<const Value> a) -> Value {
    List *list = selfDeque(a[0])->items();
    int64_t size = int64_t(list->items.size()), by = in.toIndex(a[1]).asInt();
    if (size == 0)
      return Value::none();
    in.heap.willWrite(list);
    by = ((by % size) + size) % size;
    std::rotate(list->items.begin(), list->items.end() - by, list->items.end());
    return Value::none();
  });
  interp.defMethod(cls, "copy(self, /)", [cls](Interp &in, std::span<const Value> a) -> Value {
    auto *self = selfDeque(a[0]);
    return in.heap.make<Deque>(cls, in.list(self->items()->items), self->maxLength);
  });
  interp.defProperty(cls, "maxlen", [](Interp &, std::span<const Value> a) { return selfDeque(a[0])->maxLength; });
}

//===----------------------------------------------------------------------===//
// Dictionaries
//===----------------------------------------------------------------------===//

void defineDictionaries(ModuleBuilder &m) {
  Interp &interp = m.interp;
  auto &impl = interp.impl();
  Class *defaulting = interp.makeClass("collections", "defaultdict", {impl.cls.dict});
  m.set("defaultdict", defaulting);
  defaulting->construct = [defaulting](Interp &in, const CallArgs &a) -> Value {
    auto *made = in.heap.make<Dict>();
    made->cls = defaulting;
    made->defaultFactory = a.pos.empty() ? Value::none() : a.pos[0];
    if (!made->defaultFactory.isNone() && !made->defaultFactory.isObject())
      in.raise("TypeError", "first argument must be callable or None");
    updateDict(in, made, {a.pos.subspan(std::min<size_t>(1, a.pos.size())), a.kw});
    return made;
  };
  defaulting->constructTakesUnknown = true;
  impl.dataClasses.insert(defaulting);
  interp.defMethod(
      defaulting, "__init__(self, default_factory=None, /, *args, **kwargs)",
      [](Interp &in, std::span<const Value> a) -> Value {
        auto *dict = selfDict(in, a[0]);
        in.heap.willWrite(dict);
        dict->defaultFactory = a[1];
        KeywordBuffer kw;
        in.impl().addKeywords(a[3], kw, Value::none());
        updateDict(in, dict, {a[2].as<Tuple>()->items, {kw.data(), kw.size()}});
        return Value::none();
      },
      true);
  interp.defProperty(defaulting, "default_factory",
                     [](Interp &in, std::span<const Value> a) { return selfDict(in, a[0])->defaultFactory; });
  Class *ordered = interp.makeClass("collections", "OrderedDict", {impl.cls.dict});
  m.set("OrderedDict", ordered);
  ordered->construct = [ordered](Interp &in, const CallArgs &a) -> Value {
    auto *made = in.heap.make<Dict>();
    made->cls = ordered;
    updateDict(in, made, a);
    return made;
  };
  ordered->constructTakesUnknown = true;
  impl.dataClasses.insert(ordered);
  interp.defMethod(ordered, "move_to_end(self, key, last=True)", [](Interp &in, std::span<const Value> a) -> Value {
    auto *dict = selfDict(in, a[0]);
    Value *found = dict->table.find(in, a[1]);
    if (!found)
      in.impl().raiseKeyError(a[1]);
    Value value = *found;
    in.heap.willWrite(dict);
    dict->table.erase(in, a[1]);
    if (in.isTrue(a[2])) {
      dict->table.set(in, a[1], value);
      return Value::none();
    }
    Table reordered;
    reordered.set(in, a[1], value);
    for (auto &entry : dict->table.entries())
      if (entry.live)
        reordered.set(in, entry.key, entry.value);
    dict->table = reordered;
    return Value::none();
  });
  interp.defMethod(ordered, "popitem(self, last=True)", [](Interp &in, std::span<const Value> a) -> Value {
    Value method = *in.impl().cls.dict->lookup(intern("popitem"));
    return in.call(method, {a[0], a[1]});
  });
  // Equality of two OrderedDicts minds the order.
  interp.defMethod(ordered, "__eq__(self, other, /)", [ordered](Interp &in, std::span<const Value> a) -> Value {
    auto *left = selfDict(in, a[0]);
    auto *right = Interp::Impl::base(a[1]).as<Dict>();
    if (!right)
      return Value::notImplemented();
    if (right->cls != ordered)
      return in.impl().builtinCompare(ast::CompareOperator::Eq, left, right);
    return in.compare(ast::CompareOperator::Eq, in.list(in.toVector(in.callMethod(a[0], "items"))),
                      in.list(in.toVector(in.callMethod(a[1], "items"))));
  });
}
} // namespace

PALLASD_MODULE("collections", m) {
  m.def("namedtuple(typename, field_names, rename=False, defaults=None, module=None)", callNamedTuple);
  defineDeque(m);
  defineDictionaries(m);
}

} // namespace pallasd::python
