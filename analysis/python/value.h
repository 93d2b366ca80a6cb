//===- value.h - Python values of the evaluator -----------------*- C++ -*-===//
//
// A Value is 16 bytes: a tag, a payload, and for numbers the id of a symbolic
// expression when the number is only a stand-in (policies.md C3). Objects are
// owned by the Heap, referred to by plain pointers, and freed by region.
//
// Every mutable object is saved by the Heap's journal before its first write
// in an epoch, which is what makes snapshots cheap: a deferred kernel instance
// is traced by rolling the journal back to the moment of its call, and module
// state is restored to before an edited statement the same way.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace pallasd::python {

using syntax::intern;
using syntax::Name;

class Interp;
struct Obj;
struct Class;

/// Id of a symbolic expression (see symbols.h); 0 means the value is certain.
using SymId = uint32_t;

enum class Tag : uint8_t {
  Undefined, ///< no value: unbound local, absent argument
  None,
  NotImplemented,
  Ellipsis,
  Bool,
  Int,
  Float, ///< payload inline; integers beyond 64 bits are BigInt objects
  Object
};

class Value {
public:
  constexpr Value() = default;
  static constexpr Value none() { return Value(Tag::None, 0); }
  static constexpr Value notImplemented() { return Value(Tag::NotImplemented, 0); }
  static constexpr Value ellipsis() { return Value(Tag::Ellipsis, 0); }
  static constexpr Value boolean(bool b, SymId sym = 0) { return Value(Tag::Bool, b, sym); }
  static constexpr Value integer(int64_t i, SymId sym = 0) { return Value(Tag::Int, i, sym); }
  static Value real(double d, SymId sym = 0) {
    Value v(Tag::Float, 0, sym);
    v.payload.d = d;
    return v;
  }
  /*implicit*/ Value(Obj *o) : tagField(Tag::Object) { payload.o = o; }

  Tag tag() const { return tagField; }
  SymId sym() const { return symField; }
  bool isUndefined() const { return tagField == Tag::Undefined; }
  bool isNone() const { return tagField == Tag::None; }
  bool isBool() const { return tagField == Tag::Bool; }
  bool isInt() const { return tagField == Tag::Int; }
  bool isFloat() const { return tagField == Tag::Float; }
  bool isObject() const { return tagField == Tag::Object; }
  bool isNotImplemented() const { return tagField == Tag::NotImplemented; }
  inline bool isUnknown() const;
  bool asBool() const { return payload.i != 0; }
  int64_t asInt() const { return payload.i; }
  double asFloat() const { return payload.d; }
  Obj *object() const { return payload.o; }
  /// The object as T if it is one, else null.
  template <typename T> T *as() const;

  /// Identity as Python's `is` (numbers by value).
  bool identical(Value other) const {
    return tagField == other.tagField && (tagField < Tag::Bool || payload.i == other.payload.i);
  }

private:
  constexpr Value(Tag tag, int64_t i, SymId sym = 0) : tagField(tag), symField(sym) { payload.i = i; }
  Tag tagField = Tag::Undefined;
  SymId symField = 0;
  union Payload {
    int64_t i = 0;
    double d;
    Obj *o;
  } payload;
};

using Values = std::vector<Value>;

/// Positional and keyword arguments of a call.
struct CallArgs {
  std::span<const Value> pos;
  std::span<const std::pair<Name, Value>> kw;
};

enum class ObjKind : uint8_t {
  BigInt,
  Complex,
  Str,
  Bytes,
  Tuple,
  List,
  Dict,
  Set,
  Slice,
  Range,
  Function,
  BoundMethod,
  Builtin,
  Class,
  Instance,
  Module,
  Property,
  StaticMethod,
  ClassMethod,
  Generator,
  Iterator,
  Cell,
  Unknown,
  Native
};

struct Obj {
  const ObjKind kind;
  uint32_t epoch = 0;  ///< epoch of creation or of the last save; see Heap::willWrite
  uint64_t serial = 0; ///< order of allocation; stable identity for `id()` comparison
  explicit Obj(ObjKind kind) : kind(kind) {}
  virtual ~Obj() = default;
  Obj(const Obj &) = default;
  Obj &operator=(const Obj &) = delete;
  /// Mutable kinds: a copy of the state for the journal, and the exchange of
  /// state with such a copy. Immutable kinds never get here.
  virtual std::unique_ptr<Obj> saveState() const { return nullptr; }
  virtual void swapState(Obj &) {}
};

template <typename T> T *Value::as() const {
  return tagField == Tag::Object && T::classof(payload.o) ? static_cast<T *>(payload.o) : nullptr;
}

#define PALLASD_OBJ(K)                                                                                                 \
  static bool classof(const Obj *o) { return o->kind == ObjKind::K; }

/// Why a value is not known. Reasons are ranked by `pallasd explain-gaps`.
struct Reason {
  enum Kind : uint8_t {
    Unmodelled, ///< `what` names the function, module or attribute
    World,      ///< time, random, files, environment
    Budget,     ///< steps, depth or memory ran out
    Cascade,    ///< follows from an error reported elsewhere
    Content,    ///< contents of an array that only a run would know
    Patched,    ///< the program changed a modelled module
    Internal    ///< pallasd's own limit
  } kind = Unmodelled;
  std::string what;
  std::string file;
  int32_t item = -1; ///< id of the syntax item that `line` counts from
  int32_t line = 0;  ///< 1-based, 0 if none
};

using ReasonPtr = std::shared_ptr<const Reason>;

struct Unknown : Obj {
  PALLASD_OBJ(Unknown)
  std::shared_ptr<const Reason> reason;
  /// Stands for a module or its attribute: an attribute of it is named by the
  /// dotted path ("scipy.special.erf") in a Reason of its own.
  bool isPath = false;
  explicit Unknown(std::shared_ptr<const Reason> r) : Obj(ObjKind::Unknown), reason(std::move(r)) {}
};
inline bool Value::isUnknown() const { return tagField == Tag::Object && Unknown::classof(payload.o); }

struct Str : Obj {
  PALLASD_OBJ(Str)
  const std::string text;          ///< UTF-8
  mutable int64_t codePoints = -1; ///< length as Python sees it, once asked for
  mutable uint64_t hashValue = 0;  ///< once asked for
  explicit Str(std::string t) : Obj(ObjKind::Str), text(std::move(t)) {}
};
struct Bytes : Obj {
  PALLASD_OBJ(Bytes)
  const std::string data;
  explicit Bytes(std::string d) : Obj(ObjKind::Bytes), data(std::move(d)) {}
};
struct Complex : Obj {
  PALLASD_OBJ(Complex)
  double re, im;
  Complex(double re, double im) : Obj(ObjKind::Complex), re(re), im(im) {}
};
struct Tuple : Obj {
  PALLASD_OBJ(Tuple)
  const Values items;
  Class *cls = nullptr; ///< namedtuple or other subclass; null: tuple
  explicit Tuple(Values v, Class *c = nullptr) : Obj(ObjKind::Tuple), items(std::move(v)), cls(c) {}
};
struct List : Obj {
  PALLASD_OBJ(List)
  Values items;
  ReasonPtr unsure; ///< code that may or may not have run changes it: contents are not known
  explicit List(Values v) : Obj(ObjKind::List), items(std::move(v)) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<List>(*this); }
  void swapState(Obj &o) override {
    items.swap(static_cast<List &>(o).items);
    unsure.swap(static_cast<List &>(o).unsure);
  }
};
struct SliceObj : Obj {
  PALLASD_OBJ(Slice)
  Value start, stop, step;
  SliceObj(Value a, Value b, Value c) : Obj(ObjKind::Slice), start(a), stop(b), step(c) {}
};
struct Range : Obj {
  PALLASD_OBJ(Range)
  int64_t start, stop, step;
  SymId sym; ///< of the bounds, if assumed
  Range(int64_t a, int64_t b, int64_t s, SymId sym = 0) : Obj(ObjKind::Range), start(a), stop(b), step(s), sym(sym) {}
};

/// Insertion-ordered hash table from hashable Values; used by dict, set,
/// namespaces. Keys compare by Python's == (through the Interp for instances).
class Table {
public:
  struct Entry {
    uint64_t hash;
    Value key, value;
    bool live;
  };
  Value *find(Interp &, Value key);
  void set(Interp &, Value key, Value value);
  bool erase(Interp &, Value key);
  void clear();
  size_t size() const { return liveCount; }
  const std::vector<Entry> &entries() const { return order; } ///< skip those with live == false

private:
  ptrdiff_t locate(Interp &, Value key, uint64_t hash) const; ///< position in `order`, or -1
  void rehash(size_t buckets);
  std::vector<Entry> order;
  std::vector<int32_t> buckets;
  size_t liveCount = 0;
};

struct Dict : Obj {
  PALLASD_OBJ(Dict)
  Table table;
  Class *cls = nullptr; ///< defaultdict, OrderedDict, Counter … or null
  Value defaultFactory; ///< defaultdict
  ReasonPtr unsure;     ///< as List's
  Obj *owner = nullptr; ///< it is the __dict__ of this object: writes go there too
  Dict() : Obj(ObjKind::Dict) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Dict>(*this); }
  void swapState(Obj &o) override {
    std::swap(table, static_cast<Dict &>(o).table);
    std::swap(defaultFactory, static_cast<Dict &>(o).defaultFactory);
    unsure.swap(static_cast<Dict &>(o).unsure);
  }
};
struct Set : Obj {
  PALLASD_OBJ(Set)
  Table table; ///< values unused
  bool frozen = false;
  ReasonPtr unsure; ///< as List's
  Set() : Obj(ObjKind::Set) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Set>(*this); }
  void swapState(Obj &o) override {
    std::swap(table, static_cast<Set &>(o).table);
    unsure.swap(static_cast<Set &>(o).unsure);
  }
};

/// Names to values, in insertion order; module globals, class and instance
/// dictionaries. Small ones are searched in order, larger ones by an
/// open-addressing index.
class Namespace {
public:
  Value *find(Name name) {
    ptrdiff_t at = locate(name);
    return at < 0 ? nullptr : &slots[at].second;
  }
  const Value *find(Name name) const { return const_cast<Namespace *>(this)->find(name); }
  void set(Name name, Value value);
  bool erase(Name name);
  /// In insertion order; an erased one has a null name.
  const std::vector<std::pair<Name, Value>> &entries() const { return slots; }

private:
  size_t bucketOf(Name name) const {
    return (reinterpret_cast<uintptr_t>(name) * 0x9E3779B97F4A7C15ull >> 32) & (index.size() - 1);
  }
  ptrdiff_t locate(Name name) const {
    if (index.empty()) {
      for (size_t i = 0; i < slots.size(); ++i)
        if (slots[i].first == name)
          return ptrdiff_t(i);
      return -1;
    }
    for (size_t at = bucketOf(name); index[at] >= 0; at = (at + 1) & (index.size() - 1))
      if (slots[index[at]].first == name)
        return index[at];
    return -1;
  }
  void rebuild();
  std::vector<int32_t> index; ///< empty while the namespace is small
  std::vector<std::pair<Name, Value>> slots;
};

struct Cell : Obj {
  PALLASD_OBJ(Cell)
  Value value;
  Cell() : Obj(ObjKind::Cell) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Cell>(*this); }
  void swapState(Obj &o) override { std::swap(value, static_cast<Cell &>(o).value); }
};

struct Module : Obj {
  PALLASD_OBJ(Module)
  std::string name, path;
  Namespace globals;
  bool internal = false;          ///< prelude or native: its frames never show (policies.md D2)
  bool complete = false;          ///< false while it is being imported
  bool futureAnnotations = false; ///< from __future__ import annotations
  /// For a name that `globals` lacks: the submodule or model made on demand, an
  /// Unknown for a public name of that release that has no model, or Undefined
  /// (AttributeError).
  std::function<Value(Interp &, Name)> missing;
  Module() : Obj(ObjKind::Module) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Module>(*this); }
  void swapState(Obj &o) override {
    std::swap(globals, static_cast<Module &>(o).globals);
    std::swap(complete, static_cast<Module &>(o).complete);
    std::swap(missing, static_cast<Module &>(o).missing);
  }
};

/// A `def` or `lambda`. The body is found through `item`, so that an edited
/// body takes effect without making the function anew.
struct Function : Obj {
  PALLASD_OBJ(Function)
  const syntax::FunctionDef *def = nullptr; ///< or
  const syntax::Lambda *lambda = nullptr;
  syntax::ItemPtr item;
  Module *module = nullptr;
  std::vector<Cell *> closure;
  Values defaults; ///< of the last positional parameters
  std::vector<std::pair<Name, Value>> kwDefaults;
  Name name = nullptr;
  std::string qualifiedName;
  Namespace attributes; ///< __name__, __doc__, __wrapped__ … set by the program
  Function() : Obj(ObjKind::Function) {}
  const syntax::Arguments &arguments() const { return def ? def->args : lambda->args; }
  const syntax::Scope &scope() const { return def ? def->scope : lambda->scope; }
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Function>(*this); }
  void swapState(Obj &o) override { std::swap(attributes, static_cast<Function &>(o).attributes); }
};
struct BoundMethod : Obj {
  PALLASD_OBJ(BoundMethod)
  Value self, func;
  BoundMethod(Value self, Value func) : Obj(ObjKind::BoundMethod), self(self), func(func) {}
};

/// A function of the model, written in C++. `args` are bound to the signature:
/// one Value a parameter in order, *args as a Tuple, **kwargs as a Dict,
/// absent optional ones as their default.
class Signature;
struct CallableParameter; // callables.h
using NativeFn = std::function<Value(Interp &, std::span<const Value> args)>;
using RawNativeFn = std::function<Value(Interp &, const CallArgs &)>;
struct Builtin : Obj {
  PALLASD_OBJ(Builtin)
  std::string name; ///< "jnp.sum": how messages call it
  std::string module;
  std::shared_ptr<const Signature> signature; ///< null: `raw` takes the arguments as they come
  /// What inspect shows of a `raw` one; null: not known.
  std::shared_ptr<const std::vector<CallableParameter>> parameters;
  NativeFn fn;
  RawNativeFn raw;
  bool bindsSelf = false; ///< found on a class, it binds like a Python function
  /// May be called though an argument is Unknown; otherwise the call is Unknown.
  bool takesUnknown = false;
  bool pure = false; ///< has no effects: a call that becomes Unknown leaves no gap behind
  Builtin() : Obj(ObjKind::Builtin) {}
};

struct Class : Obj {
  PALLASD_OBJ(Class)
  Name name = nullptr;
  std::string qualifiedName, module;
  std::vector<Class *> bases, mro; ///< mro starts with this class
  Class *metaclass = nullptr;      ///< null: type
  Namespace attributes;
  syntax::ItemPtr item;        ///< null for modelled classes
  bool hasUnknownBase = false; ///< attributes not found are Unknown, never AttributeError
  std::shared_ptr<const Reason> unknownBase;
  /// Modelled classes: constructor (replaces __new__ and __init__).
  RawNativeFn construct;
  bool constructTakesUnknown = false; ///< `construct` is called though an argument is Unknown
  // Set when the class is made, from the whole mro:
  bool customGetattribute = false; ///< __getattribute__ in Python
  bool customSetattr = false;      ///< __setattr__ or __delattr__ other than object's
  bool slotted = false;            ///< instances have `slotNames` and no others
  std::vector<Name> slotNames;
  std::vector<Name> abstractNames; ///< what keeps it from being instantiated
  Class() : Obj(ObjKind::Class) {}
  bool isSubclassOf(const Class *other) const;
  /// Looks along the mro; null if absent.
  Value *lookup(Name name) const;
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Class>(*this); }
  void swapState(Obj &o) override { std::swap(attributes, static_cast<Class &>(o).attributes); }
};

/// An instance of a Python class. Subclasses of int, str, tuple, dict, list and
/// exceptions keep the builtin part in `base`.
struct Instance : Obj {
  PALLASD_OBJ(Instance)
  Class *cls;
  Namespace attributes;
  Value base; ///< Undefined unless a builtin type is among the bases
  explicit Instance(Class *cls) : Obj(ObjKind::Instance), cls(cls) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Instance>(*this); }
  void swapState(Obj &o) override {
    std::swap(attributes, static_cast<Instance &>(o).attributes);
    std::swap(base, static_cast<Instance &>(o).base);
  }
};

struct Property : Obj {
  PALLASD_OBJ(Property)
  Value getter, setter, deleter;
  bool cached = false; ///< functools.cached_property
  Property() : Obj(ObjKind::Property) {}
};
struct StaticMethod : Obj {
  PALLASD_OBJ(StaticMethod)
  Value func;
  explicit StaticMethod(Value f) : Obj(ObjKind::StaticMethod), func(f) {}
};
struct ClassMethod : Obj {
  PALLASD_OBJ(ClassMethod)
  Value func;
  explicit ClassMethod(Value f) : Obj(ObjKind::ClassMethod), func(f) {}
};

/// Anything that yields values one at a time: list iterators, zip, map,
/// enumerate, itertools, generators' results. Undefined ends it. What `next`
/// captures is the iterator's state: capture by value (or objects of the Heap),
/// so that the journal can restore it.
struct Iterator : Obj {
  PALLASD_OBJ(Iterator)
  std::function<Value(Interp &)> next;
  const char *typeName;
  Iterator(std::function<Value(Interp &)> next, const char *typeName = "iterator")
      : Obj(ObjKind::Iterator), next(std::move(next)), typeName(typeName) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<Iterator>(*this); }
  void swapState(Obj &o) override { next.swap(static_cast<Iterator &>(o).next); }
};

/// What other layers of the evaluator add as Python objects: tracers, arrays,
/// refs, dtypes, specs. The hooks answer what Python's type slots would;
/// `nullopt` means "not supported here", and the Interp goes on as Python does
/// (reflected operation, class attribute, TypeError).
struct Native : Obj {
  PALLASD_OBJ(Native)
  Native() : Obj(ObjKind::Native) {}
  /// The Python class that `type(x)` and isinstance see.
  virtual Class *pyClass(Interp &) const = 0;
  virtual std::optional<Value> getAttr(Interp &, Name) { return std::nullopt; }
  virtual bool setAttr(Interp &, Name, Value) { return false; }
  virtual std::optional<Value> call(Interp &, const CallArgs &) { return std::nullopt; }
  /// `reflected`: this object is the right operand.
  virtual std::optional<Value> binary(Interp &, syntax::Operator, Value /*other*/, bool /*reflected*/) {
    return std::nullopt;
  }
  virtual std::optional<Value> unary(Interp &, syntax::UnaryOperator) { return std::nullopt; }
  /// Rich comparison with this object on the left (`>` for a reflected `<`).
  virtual std::optional<Value> compare(Interp &, syntax::CompareOperator, Value /*other*/) { return std::nullopt; }
  virtual std::optional<Value> getItem(Interp &, Value /*key*/) { return std::nullopt; }
  virtual bool setItem(Interp &, Value /*key*/, Value /*value*/) { return false; }
  virtual std::optional<Value> length(Interp &) { return std::nullopt; }
  virtual std::optional<Value> truth(Interp &) { return std::nullopt; }   ///< a bool or Unknown; nullopt: true
  virtual std::optional<Value> iterate(Interp &) { return std::nullopt; } ///< an Iterator
  virtual std::optional<Value> toInt(Interp &) { return std::nullopt; }   ///< __index__ and int()
  virtual std::optional<Value> toFloat(Interp &) { return std::nullopt; }
  virtual std::optional<uint64_t> hash(Interp &); ///< default: identity
  virtual bool equals(Interp &, Value other) { return other.isObject() && other.object() == this; }
  virtual std::string repr(Interp &) = 0;
  /// Mixes everything that a kernel could read from this object into `hash`
  /// (read sets, policies.md D3). Default: identity.
  virtual uint64_t contentHash(Interp &) const;
};

#undef PALLASD_OBJ

//===----------------------------------------------------------------------===//
// Heap
//===----------------------------------------------------------------------===//

/// Owns all objects of one evaluation session and the journal of writes.
class Heap {
public:
  template <typename T, typename... Args> T *make(Args &&...args) {
    auto object = std::make_unique<T>(std::forward<Args>(args)...);
    T *raw = object.get();
    raw->epoch = epochNow;
    raw->serial = nextSerial++;
    (permanent ? kept : objects).push_back(std::move(object));
    return raw;
  }
  /// While one lives, what is made counts as older than any mark: modelled classes
  /// and modules, whoever happens to import them first.
  struct Permanent {
    explicit Permanent(Heap &heap);
    ~Permanent();
    Permanent(const Permanent &) = delete;
    Heap &heap;
    bool outer;
    size_t firstMade;
  };
  /// Must be called before the state of a mutable object changes.
  void willWrite(Obj *object) {
    if (object->epoch != epochNow)
      save(object);
  }

  /// A moment to come back to.
  struct Mark {
    size_t journal = 0;
    size_t objects = 0;
  };
  /// Ends the epoch: every later write to an existing object is journalled.
  Mark mark();
  /// Brings all objects back to their state at `mark`. What was undone is kept
  /// until `rollForward` brings it back; writes in between belong to the visit
  /// and are undone by `rollForward` first.
  void rollBack(const Mark &mark);
  void rollForward();
  /// Undoes for good everything since `mark`. What was made since stays, as
  /// tables of models may know it; `objectCount` says when to begin anew.
  void revert(const Mark &mark);
  /// True if an object older than `mark` was written since.
  bool wroteOlderThan(const Mark &mark) const;
  size_t objectCount() const { return objects.size(); }

private:
  void save(Obj *object);
  struct Saved {
    Obj *object;
    std::unique_ptr<Obj> state;
    uint32_t epoch;
  };
  struct Undone {
    std::vector<Saved> entries;
    size_t journal;
  };
  void undo(size_t journalSize, std::vector<Saved> *keep);
  std::vector<std::unique_ptr<Obj>> objects;
  std::vector<std::unique_ptr<Obj>> kept; ///< made under Permanent
  bool permanent = false;
  std::vector<Saved> journal;
  std::vector<Undone> undone; ///< stack of roll-backs
  uint32_t epochNow = 1;
  uint64_t nextSerial = 1;
};

} // namespace pallasd::python
