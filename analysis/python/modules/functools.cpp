//===- functools.cpp - functools --------------------------------*- C++ -*-===//
//
// partial, wraps, lru_cache and cached_property; the rest is in the prelude.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/modules/functools.h"

#include "analysis/python/impl.h"

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// partial
//===----------------------------------------------------------------------===//

std::optional<Value> Partial::getAttr(Interp &interp, Name name) {
  static const Name funcName = intern("func"), keywordsName = intern("keywords");
  if (Value *own = attributes.find(name))
    return *own;
  if (name == funcName)
    return func;
  if (name == names().argsPlain)
    return interp.tuple(args);
  if (name == keywordsName) {
    Value dict = interp.dict();
    for (auto &[key, value] : keywords)
      dict.as<Dict>()->table.set(interp, interp.impl().interned(key), value);
    return dict;
  }
  if (name == names().dict)
    return interp.impl().dictFrom(attributes);
  return std::nullopt;
}

bool Partial::setAttr(Interp &interp, Name name, Value value) {
  interp.heap.willWrite(this);
  attributes.set(name, value);
  return true;
}

std::optional<Value> Partial::call(Interp &interp, const CallArgs &more) {
  ValueBuffer pos(args.begin(), args.end());
  pos.insert(pos.end(), more.pos.begin(), more.pos.end());
  KeywordBuffer kw(keywords.begin(), keywords.end());
  for (auto &[name, value] : more.kw) {
    auto it = std::find_if(kw.begin(), kw.end(), [&](auto &known) { return known.first == name; });
    if (it != kw.end())
      it->second = value;
    else
      kw.push_back({name, value});
  }
  return interp.call(func, CallArgs{{pos.data(), pos.size()}, {kw.data(), kw.size()}});
}

std::string Partial::repr(Interp &interp) {
  std::string out = "functools.partial(" + interp.repr(func);
  for (Value value : args)
    out += ", " + interp.repr(value);
  for (auto &[name, value] : keywords)
    out += ", " + *name + "=" + interp.repr(value);
  return out + ")";
}

uint64_t Partial::contentHash(Interp &interp) const {
  uint64_t hash = interp.contentHash(func) * 31 + args.size();
  for (Value value : args)
    hash = hash * 0x9E3779B97F4A7C15ull + interp.contentHash(value);
  for (auto &[name, value] : keywords)
    hash = (hash ^ interp.hash(interp.impl().interned(name))) * 0x9E3779B97F4A7C15ull + interp.contentHash(value);
  return hash;
}

static Value makePartial(Interp &interp, Class *cls, const CallArgs &a) {
  if (a.pos.empty())
    interp.raise("TypeError", "type 'partial' takes at least one argument");
  Value func = a.pos[0];
  bool callable =
      func.isObject() && (func.as<Function>() || func.as<Builtin>() || func.as<BoundMethod>() || func.as<Class>() ||
                          func.as<Native>() || func.as<StaticMethod>() || func.isUnknown() ||
                          interp.typeOf(func)->lookup(names().call) || interp.typeOf(func)->hasUnknownBase);
  if (!callable)
    interp.raise("TypeError", "the first argument must be callable");
  auto *made = interp.heap.make<Partial>(cls, func);
  // A partial of a partial is one partial, as CPython flattens it.
  auto *native = func.as<Native>();
  if (auto *inner = native ? dynamic_cast<Partial *>(native) : nullptr;
      inner && inner->cls == cls && inner->attributes.entries().empty()) {
    made->func = inner->func;
    made->args = inner->args;
    made->keywords = inner->keywords;
  }
  made->args.insert(made->args.end(), a.pos.begin() + 1, a.pos.end());
  for (auto &[name, value] : a.kw) {
    auto it =
        std::find_if(made->keywords.begin(), made->keywords.end(), [&](auto &known) { return known.first == name; });
    if (it != made->keywords.end())
      it->second = value;
    else
      made->keywords.push_back({name, value});
  }
  return made;
}

//===----------------------------------------------------------------------===//
// lru_cache
//===----------------------------------------------------------------------===//

namespace {

struct LruCache : Native {
  Value func;
  Class *cls;
  Value maxSize;
  bool typed;
  Value table; ///< a Dict: a Heap object, so that the journal restores it
  int64_t hits = 0, misses = 0;
  Namespace attributes;
  LruCache(Class *cls, Value func, Value maxSize, bool typed, Value table)
      : func(func), cls(cls), maxSize(maxSize), typed(typed), table(table) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<LruCache>(*this); }
  void swapState(Obj &o) override {
    auto &other = static_cast<LruCache &>(o);
    std::swap(hits, other.hits);
    std::swap(misses, other.misses);
    std::swap(attributes, other.attributes);
  }
  Class *pyClass(Interp &) const override { return cls; }
  std::optional<Value> getAttr(Interp &interp, Name name) override {
    if (Value *own = attributes.find(name))
      return *own;
    if (name == names().wrapped)
      return func;
    if (name == names().name || name == names().qualname || name == names().doc || name == names().module)
      return interp.getAttr(func, name);
    return std::nullopt;
  }
  bool setAttr(Interp &interp, Name name, Value value) override {
    interp.heap.willWrite(this);
    attributes.set(name, value);
    return true;
  }
  std::optional<Value> call(Interp &interp, const CallArgs &a) override {
    if (Interp::Impl::unknownAmong(a))
      return interp.call(func, a);
    Values key(a.pos.begin(), a.pos.end());
    if (!a.kw.empty())
      key.push_back(interp.impl().nameString("<keywords>"));
    for (auto &[name, value] : a.kw) {
      key.push_back(interp.impl().interned(name));
      key.push_back(value);
    }
    if (typed)
      for (size_t i = 0, n = key.size(); i < n; ++i)
        key.push_back(interp.typeOf(key[i]));
    Value keyTuple = interp.tuple(std::move(key));
    auto *dict = table.as<Dict>();
    interp.heap.willWrite(this);
    if (Value *known = dict->table.find(interp, keyTuple)) {
      ++hits;
      Value value = *known;
      interp.heap.willWrite(dict);
      dict->table.erase(interp, keyTuple); // most recently used comes last
      dict->table.set(interp, keyTuple, value);
      return value;
    }
    ++misses;
    Value value = interp.call(func, a);
    if (maxSize.isInt() && maxSize.asInt() <= 0)
      return value;
    interp.heap.willWrite(dict);
    dict->table.set(interp, keyTuple, value);
    if (maxSize.isInt() && int64_t(dict->table.size()) > maxSize.asInt())
      for (auto &entry : dict->table.entries())
        if (entry.live) {
          dict->table.erase(interp, entry.key);
          break;
        }
    return value;
  }
  std::string repr(Interp &) override { return "<functools._lru_cache_wrapper object>"; }
};

Value updateWrapper(Interp &interp, Value wrapper, Value wrapped, Value assigned, Value updated) {
  std::vector<Name> copied = {names().module, names().name, names().qualname, names().doc, names().annotations};
  if (!assigned.isUndefined()) {
    copied.clear();
    for (Value item : interp.toVector(assigned))
      if (auto *text = item.as<Str>())
        copied.push_back(intern(text->text));
  }
  if (wrapper.isUnknown())
    return wrapper;
  auto set = [&](Name name, Value value) {
    try {
      interp.setAttr(wrapper, name, value);
    } catch (PyError &error) {
      if (!interp.typeOf(error.value)->isSubclassOf(interp.builtinClass("AttributeError")))
        throw;
    }
  };
  for (Name name : copied) {
    // Annotations are read through __wrapped__ when they are asked for.
    if (name == names().annotations && assigned.isUndefined() && wrapped.as<Function>() &&
        !wrapped.as<Function>()->attributes.find(name))
      continue;
    Value value = interp.getAttrOr(wrapped, name);
    if (!value.isUndefined())
      set(name, value);
  }
  if (updated.isUndefined())
    if (auto *function = wrapped.as<Function>()) {
      Namespace own = function->attributes;
      for (auto &[name, value] : own.entries())
        if (name && name != names().annotations && name != names().name && name != names().qualname &&
            name != names().doc && name != names().module)
          set(name, value);
    }
  set(names().wrapped, wrapped);
  return wrapper;
}

} // namespace

PALLASD_MODULE("functools", m) {
  Interp &interp = m.interp;
  Class *partial = interp.makeClass("functools", "partial");
  partial->construct = [partial](Interp &in, const CallArgs &a) { return makePartial(in, partial, a); };
  partial->constructTakesUnknown = true;
  m.set("partial", partial);

  Class *cache = interp.makeClass("functools", "_lru_cache_wrapper");
  auto make = [cache](Interp &in, Value func, Value maxSize, bool typed) -> Value {
    return in.heap.make<LruCache>(cache, func, maxSize, typed, in.dict());
  };
  auto self = [](Value value) { return static_cast<LruCache *>(value.as<Native>()); };
  interp.defMethod(cache, "cache_clear(self)", [self](Interp &in, std::span<const Value> a) -> Value {
    auto *dict = self(a[0])->table.as<Dict>();
    in.heap.willWrite(dict);
    dict->table.clear();
    in.heap.willWrite(self(a[0]));
    self(a[0])->hits = self(a[0])->misses = 0;
    return Value::none();
  });
  interp.defMethod(cache, "cache_info(self)", [self](Interp &in, std::span<const Value> a) -> Value {
    auto *c = self(a[0]);
    Value info = in.getAttr(in.importModule("functools"), "_CacheInfo");
    return in.call(info, {Value::integer(c->hits), Value::integer(c->misses), c->maxSize,
                          Value::integer(int64_t(c->table.as<Dict>()->table.size()))});
  });
  interp.defMethod(
      cache, "__get__(self, instance, owner=None)",
      [](Interp &in, std::span<const Value> a) -> Value {
        return a[1].isNone() ? a[0] : Value(in.heap.make<BoundMethod>(a[1], a[0]));
      },
      true);
  m.def(
      "lru_cache(maxsize=128, typed=False)",
      [make](Interp &in, std::span<const Value> a) -> Value {
        bool direct = a[0].isObject() && !a[0].isUnknown();
        if (direct)
          return make(in, a[0], Value::integer(128), false);
        Value maxSize = a[0].isUnknown() ? Value::none() : a[0];
        bool typed = !a[1].isUnknown() && in.isTrue(a[1]);
        return in.builtin("decorator(function, /)", [make, maxSize, typed](Interp &inner, std::span<const Value> b) {
          return make(inner, b[0], maxSize, typed);
        });
      },
      true);
  m.def("cache(user_function, /)",
        [make](Interp &in, std::span<const Value> a) { return make(in, a[0], Value::none(), false); });

  Class *cached = interp.makeClass("functools", "cached_property");
  cached->construct = [](Interp &in, const CallArgs &a) -> Value {
    checkArity(in, a, "cached_property", 1, 1);
    auto *made = in.heap.make<Property>();
    made->getter = a.pos[0];
    made->cached = true;
    return made;
  };
  m.set("cached_property", cached);

  m.def(
      "update_wrapper(wrapper, wrapped, assigned=...?, updated=...?)",
      [](Interp &in, std::span<const Value> a) { return updateWrapper(in, a[0], a[1], a[2], a[3]); }, true);
  m.def(
      "wraps(wrapped, assigned=...?, updated=...?)",
      [](Interp &in, std::span<const Value> a) -> Value {
        Value wrapped = a[0], assigned = a[1], updated = a[2];
        return in.builtin(
            "wraps(wrapper, /)",
            [wrapped, assigned, updated](Interp &inner, std::span<const Value> b) {
              return updateWrapper(inner, b[0], wrapped, assigned, updated);
            },
            true);
      },
      true);
  m.def(
      "reduce(function, iterable, initial=...?, /)",
      [](Interp &in, std::span<const Value> a) -> Value {
        Value total = a[2];
        Cursor cursor(in, a[1]);
        Value item;
        while (cursor.next(item)) {
          in.step();
          total = total.isUndefined() ? item : in.call(a[0], {total, item});
        }
        if (cursor.unknown())
          return in.unknown(cursor.unknown());
        if (total.isUndefined())
          in.raise("TypeError", "reduce() of empty iterable with no initial value");
        return total;
      },
      true);
  Value copied = interp.tuple({interp.str("__module__"), interp.str("__name__"), interp.str("__qualname__"),
                               interp.str("__doc__"), interp.str("__annotations__")});
  m.set("WRAPPER_ASSIGNMENTS", copied);
  m.set("WRAPPER_UPDATES", interp.tuple({interp.str("__dict__")}));
}

} // namespace pallasd::python
