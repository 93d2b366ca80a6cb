//===- builtins_types.cpp - int | None, list[int], mappingproxy -*- C++ -*-===//
//
// What annotations are made of: inert, comparable, subscriptable.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/typing_objects.h"

#include "analysis/python/impl.h"

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// As in the repr of an alias: builtin classes by name, others with their module.
static std::string typeText(Interp &interp, Value value) {
  if (auto *cls = value.as<Class>()) {
    Value module = interp.getAttrOr(value, names().module);
    std::string name = module.as<Str>() ? module.as<Str>()->text : cls->module;
    return name == "builtins" || name.empty() ? cls->qualifiedName : name + "." + cls->qualifiedName;
  }
  if (value.isNone())
    return "None";
  if (value.tag() == Tag::Ellipsis)
    return "...";
  if (value.isUnknown())
    return "?";
  if (auto *list = value.as<List>()) {
    std::string out;
    for (Value item : list->items)
      out += (out.empty() ? "" : ", ") + typeText(interp, item);
    return "[" + out + "]";
  }
  return interp.repr(value);
}

std::string GenericAlias::repr(Interp &interp) {
  std::string out = typeText(interp, origin) + "[";
  auto &items = args.as<Tuple>()->items;
  for (size_t i = 0; i < items.size(); ++i)
    out += (i ? ", " : "") + typeText(interp, items[i]);
  if (items.empty())
    out += "()";
  return out + "]";
}

std::string UnionType::repr(Interp &interp) {
  std::string out;
  for (Value item : args.as<Tuple>()->items)
    out += (out.empty() ? "" : " | ") + (item.as<Class>() == interp.impl().cls.none ? "None" : typeText(interp, item));
  return out;
}

//===----------------------------------------------------------------------===//
// GenericAlias
//===----------------------------------------------------------------------===//

Class *GenericAlias::pyClass(Interp &interp) const { return interp.impl().cls.genericAlias; }

std::optional<Value> GenericAlias::getAttr(Interp &interp, Name name) {
  const Names &n = names();
  if (name == n.origin)
    return origin;
  if (name == n.args)
    return args;
  if (name == n.class_ || name == n.getitem || name == n.call || name == n.repr || name == n.eq || name == n.hash)
    return std::nullopt;
  if (name == n.mro_entries) {
    Value base = origin;
    return interp.builtin("__mro_entries__(bases, /)", [base](Interp &in, std::span<const Value>) -> Value {
      if (base.as<Class>())
        return in.tuple({base});
      return in.getAttrOr(base, names().mro_entries).isUndefined() ? in.tuple({}) : in.tuple({base});
    });
  }
  Value value = interp.getAttrOr(origin, name);
  return value.isUndefined() ? std::nullopt : std::optional(value);
}

std::optional<Value> GenericAlias::call(Interp &interp, const CallArgs &arguments) {
  return interp.call(origin, arguments);
}
std::optional<Value> GenericAlias::getItem(Interp &interp, Value key) {
  return interp.impl().makeGenericAlias(origin, key);
}
std::optional<Value> GenericAlias::binary(Interp &interp, ast::Operator op, Value other, bool reflected) {
  if (op != ast::Operator::BitOr)
    return std::nullopt;
  return reflected ? interp.impl().unionOf(other, this) : interp.impl().unionOf(this, other);
}
bool GenericAlias::equals(Interp &interp, Value other) {
  auto *native = other.as<Native>();
  auto *alias = native ? dynamic_cast<GenericAlias *>(native) : nullptr;
  return alias && interp.equal(alias->origin, origin) && interp.equal(alias->args, args);
}
std::optional<uint64_t> GenericAlias::hash(Interp &interp) { return interp.hash(origin) * 31 + interp.hash(args); }

Value Interp::Impl::makeGenericAlias(Value origin, Value key) {
  auto *tuple = key.as<Tuple>();
  return heap.make<GenericAlias>(origin, tuple && !tuple->cls ? key : in.tuple({key}));
}

//===----------------------------------------------------------------------===//
// Unions
//===----------------------------------------------------------------------===//

Class *UnionType::pyClass(Interp &interp) const { return interp.impl().cls.unionType; }

std::optional<Value> UnionType::getAttr(Interp &, Name name) {
  return name == names().args ? std::optional(args) : std::nullopt;
}
std::optional<Value> UnionType::binary(Interp &interp, ast::Operator op, Value other, bool reflected) {
  if (op != ast::Operator::BitOr)
    return std::nullopt;
  return reflected ? interp.impl().unionOf(other, this) : interp.impl().unionOf(this, other);
}
std::optional<Value> UnionType::getItem(Interp &, Value) { return Value(this); }
bool UnionType::equals(Interp &interp, Value other) {
  auto *native = other.as<Native>();
  auto *u = native ? dynamic_cast<UnionType *>(native) : nullptr;
  if (!u)
    return false;
  auto &mine = args.as<Tuple>()->items, &theirs = u->args.as<Tuple>()->items;
  auto within = [&](const Values &a, const Values &b) {
    for (Value x : a) {
      bool found = false;
      for (Value y : b)
        found |= interp.equal(x, y);
      if (!found)
        return false;
    }
    return true;
  };
  return within(mine, theirs) && within(theirs, mine);
}
std::optional<uint64_t> UnionType::hash(Interp &interp) {
  uint64_t sum = 17;
  for (Value item : args.as<Tuple>()->items)
    sum += interp.hash(item);
  return sum;
}

Value Interp::Impl::unionOf(Value left, Value right) {
  Values members;
  ReasonPtr unknown;
  auto add = [&](Value value) {
    if (value.isNone())
      value = cls.none;
    for (Value known : members)
      if (in.equal(known, value))
        return;
    members.push_back(value);
  };
  for (Value side : {left, right}) {
    auto *native = side.as<Native>();
    if (auto *inner = native ? dynamic_cast<UnionType *>(native) : nullptr) {
      for (Value item : inner->args.as<Tuple>()->items)
        add(item);
    } else if (side.isNone() || side.as<Class>() || native || side.as<Str>()) {
      add(side);
    } else if (side.isUnknown()) {
      return side;
    } else {
      return Value::notImplemented();
    }
  }
  return heap.make<UnionType>(in.tuple(std::move(members)));
}

//===----------------------------------------------------------------------===//
// Type variables and other special forms
//===----------------------------------------------------------------------===//

Class *TypingForm::pyClass(Interp &) const { return cls; }
std::optional<Value> TypingForm::getAttr(Interp &interp, Name name) {
  if (name == names().name)
    return interp.str(text);
  if (name == names().mro_entries)
    return interp.builtin("__mro_entries__(bases, /)",
                          [](Interp &in, std::span<const Value>) -> Value { return in.tuple({}); });
  return std::nullopt;
}
std::optional<Value> TypingForm::getItem(Interp &interp, Value key) {
  return interp.impl().makeGenericAlias(this, key);
}
std::optional<Value> TypingForm::binary(Interp &interp, ast::Operator op, Value other, bool reflected) {
  if (op != ast::Operator::BitOr)
    return std::nullopt;
  return reflected ? interp.impl().unionOf(other, this) : interp.impl().unionOf(this, other);
}
std::string TypingForm::repr(Interp &) { return shown; }

Value Interp::Impl::typeVariable(const ast::TypeParam &param) {
  Class *kind = in.builtinClass("TypeVar");
  return heap.make<TypingForm>(kind, *param.name, *param.name);
}

//===----------------------------------------------------------------------===//
// mappingproxy
//===----------------------------------------------------------------------===//

Class *MappingProxy::pyClass(Interp &interp) const { return interp.impl().cls.mappingProxy; }
std::optional<Value> MappingProxy::getAttr(Interp &interp, Name name) {
  static const std::unordered_set<std::string> reading = {"keys", "values", "items", "get", "copy"};
  return reading.count(*name) ? std::optional(interp.getAttr(mapping, name)) : std::nullopt;
}
std::optional<Value> MappingProxy::getItem(Interp &interp, Value key) { return interp.getItem(mapping, key); }
std::optional<Value> MappingProxy::length(Interp &interp) { return interp.len(mapping); }
std::optional<Value> MappingProxy::iterate(Interp &interp) { return interp.iter(mapping); }
std::optional<Value> MappingProxy::compare(Interp &interp, ast::CompareOperator op, Value other) {
  auto *native = other.as<Native>();
  auto *proxy = native ? dynamic_cast<MappingProxy *>(native) : nullptr;
  return interp.compare(op, mapping, proxy ? proxy->mapping : other);
}
std::string MappingProxy::repr(Interp &interp) { return "mappingproxy(" + interp.repr(mapping) + ")"; }

void Interp::Impl::defineTypes() {
  core("TypeVar", nullptr, "typing");
  cls.mappingProxy->construct = [](Interp &interp, const CallArgs &a) -> Value {
    checkArity(interp, a, "mappingproxy", 1, 1);
    return interp.heap.make<MappingProxy>(a.pos[0]);
  };
  method(cls.mappingProxy, "__contains__", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.contains(static_cast<MappingProxy *>(a.pos[0].object())->mapping, a.pos[1]);
  });
  cls.genericAlias->construct = [](Interp &interp, const CallArgs &a) -> Value {
    checkArity(interp, a, "GenericAlias", 2, 2);
    return interp.impl().makeGenericAlias(a.pos[0], a.pos[1]);
  };
}

} // namespace pallasd::python
