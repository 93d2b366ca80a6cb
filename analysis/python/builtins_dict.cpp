//===- builtins_dict.cpp - dict and its views -------------------*- C++ -*-===//
//
// A dictionary under which something unknown was stored is unsure: what is found
// in it is known only if nothing of the unknown could have replaced it, so all
// reads of it are Unknown.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/builtins.h"
#include "analysis/python/impl.h"

namespace pallasd::python {

Dict *selfDict(Interp &interp, Value value) {
  auto *dict = Interp::Impl::base(value).as<Dict>();
  if (!dict)
    interp.raise("TypeError", "descriptor requires a 'dict' object but received a '" + interp.typeName(value) + "'");
  return dict;
}

namespace {

Dict *changing(Interp &interp, Value value) {
  auto *dict = selfDict(interp, value);
  interp.heap.willWrite(dict);
  return dict;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// keys(), values(), items(): live, as Python's.
struct DictView : Native {
  Value dict;
  Interp::Impl::DictPart part;
  DictView(Value dict, Interp::Impl::DictPart part) : dict(dict), part(part) {}
  Dict *table() const { return dict.as<Dict>(); }
  Class *pyClass(Interp &interp) const override {
    auto &cls = interp.impl().cls;
    return part == Interp::Impl::DictPart::Keys     ? cls.dictKeys
           : part == Interp::Impl::DictPart::Values ? cls.dictValues
                                                    : cls.dictItems;
  }
  std::optional<Value> length(Interp &interp) override { return interp.len(dict); }
  std::optional<Value> iterate(Interp &interp) override {
    if (table()->unsure)
      return interp.unknown(table()->unsure);
    return interp.impl().dictIterator(dict, part);
  }
  std::optional<Value> binary(Interp &interp, ast::Operator op, Value other, bool reflected) override {
    if (part == Interp::Impl::DictPart::Values)
      return std::nullopt;
    bool isSet = other.as<Set>() || (other.as<Native>() && dynamic_cast<DictView *>(other.as<Native>()));
    if (!isSet) {
      auto *made = interp.heap.make<Set>();
      for (Value item : interp.toVector(other))
        made->table.set(interp, item, Value::none());
      other = made;
    }
    Value self(this);
    return reflected ? interp.impl().setOperation(op, other, self) : interp.impl().setOperation(op, self, other);
  }
  std::optional<Value> compare(Interp &interp, ast::CompareOperator op, Value other) override {
    if (part == Interp::Impl::DictPart::Values)
      return std::nullopt;
    return interp.compare(op, asSet(interp, this), asSet(interp, other));
  }
  std::string repr(Interp &interp) override {
    return std::string(*pyClass(interp)->name) + "(" + interp.repr(interp.list(interp.toVector(this))) + ")";
  }
  static Value asSet(Interp &interp, Value value) {
    if (!value.as<Native>())
      return value;
    auto *made = interp.heap.make<Set>();
    for (Value item : interp.toVector(value))
      made->table.set(interp, item, Value::none());
    return made;
  }
};

template <Interp::Impl::DictPart Part> Value view(Interp &interp, const CallArgs &a) {
  return interp.heap.make<DictView>(selfDict(interp, a.pos[0]), Part);
}

//===----------------------------------------------------------------------===//
// Construction and merging
//===----------------------------------------------------------------------===//

void setKey(Interp &interp, Dict *dict, Value key, Value value) {
  if (auto reason = reasonOf(key))
    dict->unsure = reason;
  else
    dict->table.set(interp, key, value);
}

} // namespace

void updateDict(Interp &interp, Dict *dict, const CallArgs &args) {
  interp.heap.willWrite(dict);
  if (!args.pos.empty()) {
    Value from = args.pos[0];
    if (auto reason = reasonOf(from)) {
      dict->unsure = reason;
    } else if (interp.impl().dictMerge(dict, from).isNotImplemented()) {
      size_t index = 0;
      Cursor cursor(interp, from);
      Value item;
      while (cursor.next(item)) {
        if (auto reason = reasonOf(item)) {
          dict->unsure = reason;
          continue;
        }
        bool sequence = item.as<Tuple>() || item.as<List>() || item.as<Str>() || item.as<Native>() ||
                        item.as<Instance>() || item.as<Generator>() || item.as<Iterator>();
        if (!sequence)
          interp.raise("TypeError", "cannot convert dictionary update sequence element #" + std::to_string(index) +
                                        " to a sequence");
        Values pair = interp.toVector(item);
        if (pair.size() != 2)
          interp.raise("ValueError", "dictionary update sequence element #" + std::to_string(index) + " has length " +
                                         std::to_string(pair.size()) + "; 2 is required");
        setKey(interp, dict, pair[0], pair[1]);
        ++index;
      }
      if (cursor.unknown())
        dict->unsure = cursor.unknown();
    }
  }
  for (auto &[name, value] : args.kw)
    dict->table.set(interp, interp.impl().interned(name), value);
  interp.impl().writeThrough(dict);
}

static Value get(Interp &interp, const CallArgs &a) {
  auto *dict = selfDict(interp, a.pos[0]);
  if (dict->unsure)
    return interp.unknown(dict->unsure);
  if (a.pos[1].isUnknown())
    return a.pos[1];
  Value *found = dict->table.find(interp, a.pos[1]);
  return found ? *found : a.pos.size() > 2 ? a.pos[2] : Value::none();
}

static Value pop(Interp &interp, const CallArgs &a) {
  auto *dict = selfDict(interp, a.pos[0]);
  if (a.pos[1].isUnknown()) {
    changing(interp, a.pos[0])->unsure = reasonOf(a.pos[1]);
    return a.pos[1];
  }
  if (dict->unsure)
    return interp.unknown(dict->unsure);
  Value *found = dict->table.find(interp, a.pos[1]);
  if (!found) {
    if (a.pos.size() > 2)
      return a.pos[2];
    interp.impl().raiseKeyError(a.pos[1]);
  }
  Value value = *found;
  interp.heap.willWrite(dict);
  dict->table.erase(interp, a.pos[1]);
  interp.impl().writeThrough(dict);
  return value;
}

static Value setDefault(Interp &interp, const CallArgs &a) {
  auto *dict = changing(interp, a.pos[0]);
  if (a.pos[1].isUnknown()) {
    dict->unsure = reasonOf(a.pos[1]);
    return a.pos[1];
  }
  if (dict->unsure)
    return interp.unknown(dict->unsure);
  if (Value *found = dict->table.find(interp, a.pos[1]))
    return *found;
  Value value = a.pos.size() > 2 ? a.pos[2] : Value::none();
  dict->table.set(interp, a.pos[1], value);
  interp.impl().writeThrough(dict);
  return value;
}

static Value popItem(Interp &interp, const CallArgs &a) {
  auto *dict = selfDict(interp, a.pos[0]);
  if (dict->unsure)
    return interp.unknown(dict->unsure);
  if (dict->table.size() == 0)
    interp.raise("KeyError", "popitem(): dictionary is empty");
  bool first = a.pos.size() > 1 && !interp.isTrue(a.pos[1]);
  auto &entries = dict->table.entries();
  size_t at = first ? 0 : entries.size() - 1;
  while (!entries[at].live)
    first ? ++at : --at;
  Value key = entries[at].key, value = entries[at].value;
  interp.heap.willWrite(dict);
  dict->table.erase(interp, key);
  return interp.tuple({key, value});
}

void Interp::Impl::defineDicts() {
  using enum Unknowns;
  Class *dict = cls.dict;
  dict->construct = [](Interp &interp, const CallArgs &a) -> Value {
    if (a.pos.size() > 1)
      interp.raise("TypeError", "dict expected at most 1 argument, got " + std::to_string(a.pos.size()));
    auto *made = interp.heap.make<Dict>();
    updateDict(interp, made, a);
    return made;
  };
  dict->constructTakesUnknown = true;
  defineOperators(dict, {ast::Operator::BitOr}, false);
  dict->attributes.set(names().hash, Value::none());
  method(
      dict, "__init__", 1, SIZE_MAX,
      [](Interp &interp, const CallArgs &a) -> Value {
        updateDict(interp, selfDict(interp, a.pos[0]), {a.pos.subspan(1), a.kw});
        return Value::none();
      },
      Allow);
  method(
      dict, "update", 1, SIZE_MAX,
      [](Interp &interp, const CallArgs &a) -> Value {
        updateDict(interp, selfDict(interp, a.pos[0]), {a.pos.subspan(1), a.kw});
        return Value::none();
      },
      Allow);
  method(
      dict, "__setitem__", 3, 3,
      [](Interp &interp, const CallArgs &a) -> Value {
        interp.impl().builtinSetItem(selfDict(interp, a.pos[0]), a.pos[1], a.pos[2]);
        return Value::none();
      },
      Allow);
  method(
      dict, "__delitem__", 2, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        interp.impl().builtinDelItem(selfDict(interp, a.pos[0]), a.pos[1]);
        return Value::none();
      },
      Allow);
  method(dict, "__reversed__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.call(*interp.impl().builtins->globals.find(intern("reversed")), {selfDict(interp, a.pos[0])});
  });
  method(dict, "get", 2, 3, get, Allow);
  method(dict, "pop", 2, 3, pop, Allow);
  method(dict, "setdefault", 2, 3, setDefault, Allow);
  method(dict, "popitem", 1, 2, popItem);
  method(dict, "clear", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = changing(interp, a.pos[0]);
    self->table.clear();
    self->unsure = nullptr;
    interp.impl().writeThrough(self);
    return Value::none();
  });
  method(dict, "copy", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *made = interp.heap.make<Dict>(*selfDict(interp, a.pos[0]));
    made->owner = nullptr;
    return made;
  });
  method(dict, "keys", 1, 1, view<DictPart::Keys>);
  method(dict, "values", 1, 1, view<DictPart::Values>);
  method(dict, "items", 1, 1, view<DictPart::Items>);
  auto *fromKeys =
      in.builtin("fromkeys(cls, iterable, value=None, /)", [](Interp &interp, std::span<const Value> a) -> Value {
          Value made = interp.call(a[0], {});
          for (Value key : interp.toVector(a[1]))
            interp.setItem(made, key, a[2]);
          return made;
        }).as<Builtin>();
  fromKeys->bindsSelf = true;
  dict->attributes.set(intern("fromkeys"), heap.make<ClassMethod>(fromKeys));

  for (Class *set : {cls.dictKeys, cls.dictItems})
    method(set, "isdisjoint", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
      for (Value item : interp.toVector(a.pos[1]))
        if (interp.isTrue(interp.contains(a.pos[0], item)))
          return Value::boolean(false);
      return Value::boolean(true);
    });
  method(cls.dictKeys, "__contains__", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.contains(static_cast<DictView *>(a.pos[0].object())->dict, a.pos[1]);
  });
  for (Class *any : {cls.dictKeys, cls.dictValues, cls.dictItems})
    method(any, "__reversed__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
      Values items = interp.toVector(a.pos[0]);
      std::reverse(items.begin(), items.end());
      return interp.iter(interp.tuple(std::move(items)));
    });
}

} // namespace pallasd::python
