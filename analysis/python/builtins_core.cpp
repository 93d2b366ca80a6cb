//===- builtins_core.cpp - object, type, descriptors, super -----*- C++ -*-===//
//
// The builtin classes come into being here; each family of methods is in a file
// of its own.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/builtins.h"
#include "analysis/python/impl.h"

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

void checkArity(Interp &interp, const CallArgs &args, const char *name, size_t least, size_t most) {
  if (!args.kw.empty())
    interp.raise("TypeError", std::string(name) + "() takes no keyword arguments");
  if (args.pos.size() >= least && args.pos.size() <= most)
    return;
  size_t bound = args.pos.size() < least ? least : most;
  interp.raise("TypeError", std::string(name) +
                                (least == most             ? " expected "
                                 : args.pos.size() < least ? " expected at least "
                                                           : " expected at most ") +
                                std::to_string(bound) + " argument" + (bound == 1 ? "" : "s") + ", got " +
                                std::to_string(args.pos.size()));
}

Class *Interp::Impl::core(const char *name, Class *base, const char *module) {
  auto *made = heap.make<Class>();
  made->name = intern(name);
  made->qualifiedName = name;
  made->module = module;
  if (base)
    made->bases.push_back(base);
  else if (cls.object)
    made->bases.push_back(cls.object);
  made->mro.push_back(made);
  for (Class *parent : made->bases)
    made->mro.insert(made->mro.end(), parent->mro.begin(), parent->mro.end());
  classByName[name] = made;
  if (std::string_view(module) == "builtins" && builtins)
    builtins->globals.set(made->name, made);
  return made;
}

static Builtin *makeRaw(Interp::Impl &impl, std::string name, size_t least, size_t most, Interp::Impl::Raw fn,
                        Interp::Impl::Unknowns unknowns, size_t self, Class *owner = nullptr) {
  auto *made = impl.heap.make<Builtin>();
  made->name = std::move(name);
  made->module = "";
  made->pure = true;
  made->takesUnknown = unknowns == Interp::Impl::Unknowns::Allow;
  const char *shown = made->name.c_str();
  auto run = [owner, fn](Interp &interp, const CallArgs &args) -> Value {
    Value checked = owner ? checkedSelf(interp, owner, args.pos[0]) : Value();
    if (!owner || checked.identical(args.pos[0])) [[likely]]
      return fn(interp, args);
    ValueBuffer own(args.pos.begin(), args.pos.end());
    own[0] = checked;
    return fn(interp, {{own.data(), own.size()}, args.kw});
  };
  if (most == SIZE_MAX)
    made->raw = [least, shown, self, run](Interp &interp, const CallArgs &args) {
      if (args.pos.size() < least)
        interp.raise("TypeError", std::string(shown) + " expected at least " + std::to_string(least - self) +
                                      " argument" + (least - self == 1 ? "" : "s") + ", got " +
                                      std::to_string(args.pos.size() - std::min(self, args.pos.size())));
      return run(interp, args);
    };
  else
    made->raw = [least, most, shown, self, run](Interp &interp, const CallArgs &args) {
      if (!args.kw.empty() || args.pos.size() < least || args.pos.size() > most) [[unlikely]] {
        size_t drop = std::min(self, args.pos.size());
        checkArity(interp, {args.pos.subspan(drop), args.kw}, shown, least - self, most - self);
      }
      return run(interp, args);
    };
  return made;
}

Builtin *Interp::Impl::method(Class *owner, const char *name, size_t least, size_t most, Raw fn, Unknowns unknowns) {
  auto *made = makeRaw(*this, *owner->name + "." + name, least, most, fn, unknowns, 1, owner);
  made->bindsSelf = true;
  owner->attributes.set(intern(name), made);
  return made;
}

Builtin *Interp::Impl::method(Class *owner, const char *signature, NativeFn fn, Unknowns unknowns) {
  Name name = intern(Signature::parse(signature)->function());
  in.defMethod(owner, signature, std::move(fn), unknowns == Unknowns::Allow);
  auto *made = owner->attributes.find(name)->as<Builtin>();
  made->pure = true;
  return made;
}

Builtin *Interp::Impl::function(const char *name, size_t least, size_t most, Raw fn, Unknowns unknowns) {
  auto *made = makeRaw(*this, name, least, most, fn, unknowns, 0);
  made->module = "builtins";
  builtins->globals.set(intern(name), made);
  return made;
}

Builtin *Interp::Impl::function(const char *signature, NativeFn fn, Unknowns unknowns) {
  auto *made = in.builtin(signature, std::move(fn), unknowns == Unknowns::Allow).as<Builtin>();
  made->module = "builtins";
  made->pure = true;
  builtins->globals.set(intern(made->name), made);
  return made;
}

void Interp::Impl::property(Class *owner, const char *name, NativeFn getter) {
  in.defProperty(owner, name, std::move(getter));
  owner->attributes.find(intern(name))->as<Property>()->getter.as<Builtin>()->pure = true;
}

//===----------------------------------------------------------------------===//
// Special methods that forward
//===----------------------------------------------------------------------===//

template <size_t I> static Value forwardBinary(Interp &interp, const CallArgs &args) {
  return interp.impl().builtinBinary(ast::Operator(I), Interp::Impl::base(args.pos[0]),
                                     Interp::Impl::base(args.pos[1]));
}
template <size_t I> static Value forwardReflected(Interp &interp, const CallArgs &args) {
  return interp.impl().builtinBinary(ast::Operator(I), Interp::Impl::base(args.pos[1]),
                                     Interp::Impl::base(args.pos[0]));
}
template <size_t I> static Value forwardCompare(Interp &interp, const CallArgs &args) {
  Value left = Interp::Impl::base(args.pos[0]), right = Interp::Impl::base(args.pos[1]);
  bool sameKind = !left.isObject() || !right.isObject() || left.object()->kind == right.object()->kind;
  if (I < 2 && (!sameKind || left.isObject() != right.isObject()) && !(isNumberLike(left) && isNumberLike(right)))
    return Value::notImplemented();
  return interp.impl().builtinCompare(ast::CompareOperator(I), left, right);
}

template <size_t... I> static std::array<Interp::Impl::Raw, sizeof...(I)> binaries(std::index_sequence<I...>) {
  return {forwardBinary<I>...};
}
template <size_t... I> static std::array<Interp::Impl::Raw, sizeof...(I)> reflecteds(std::index_sequence<I...>) {
  return {forwardReflected<I>...};
}

void Interp::Impl::defineOperators(Class *owner, std::initializer_list<ast::Operator> operators, bool ordered) {
  static const auto binary = binaries(std::make_index_sequence<13>());
  static const auto reflected = reflecteds(std::make_index_sequence<13>());
  for (ast::Operator op : operators) {
    method(owner, names().binary[size_t(op)]->c_str(), 2, 2, binary[size_t(op)]);
    method(owner, names().reflected[size_t(op)]->c_str(), 2, 2, reflected[size_t(op)]);
  }
  static const Raw compare[] = {forwardCompare<0>, forwardCompare<1>, forwardCompare<2>,
                                forwardCompare<3>, forwardCompare<4>, forwardCompare<5>};
  for (size_t i = 0; i < (ordered ? 6 : 2); ++i)
    method(owner, compareName(ast::CompareOperator(i))->c_str(), 2, 2, compare[i]);
  method(owner, "__hash__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return Value::integer(int64_t(interp.hash(base(a.pos[0]))));
  });
  method(owner, "__repr__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.str(interp.impl().builtinRepr(base(a.pos[0]), interp.typeOf(a.pos[0])));
  });
  method(owner, "__format__", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    auto *spec = a.pos[1].as<Str>();
    if (!spec || spec->text.empty())
      return interp.str(interp.toStr(a.pos[0]));
    return formatBuiltin(interp, a.pos[0], spec->text);
  });
  auto getItem = [](Interp &interp, const CallArgs &a) -> Value {
    Value item = interp.impl().builtinGetItem(a.pos[0], a.pos[1]);
    if (item.isUndefined())
      interp.raise("TypeError", "'" + interp.typeName(a.pos[0]) + "' object is not subscriptable");
    return item;
  };
  bool container = owner == cls.str || owner == cls.bytes || owner == cls.tuple || owner == cls.list ||
                   owner == cls.dict || owner == cls.range || owner == cls.set || owner == cls.frozenset;
  if (!container)
    return;
  if (owner != cls.set && owner != cls.frozenset)
    method(owner, "__getitem__", 2, 2, getItem);
  method(owner, "__len__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value { return interp.len(base(a.pos[0])); });
  method(owner, "__contains__", 2, 2,
         [](Interp &interp, const CallArgs &a) -> Value { return interp.contains(base(a.pos[0]), a.pos[1]); });
  method(owner, "__iter__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    Value self = base(a.pos[0]);
    if (auto *tuple = self.as<Tuple>(); tuple && tuple->cls)
      self = interp.tuple(tuple->items);
    return interp.iter(self);
  });
}

//===----------------------------------------------------------------------===//
// object
//===----------------------------------------------------------------------===//

void Interp::Impl::defineObject() {
  Class *object = cls.object;
  object->construct = nullptr;
  method(
      object, "__init__", 1, SIZE_MAX, [](Interp &, const CallArgs &) -> Value { return Value::none(); },
      Unknowns::Allow);
  auto *create = makeRaw(
      *this, "object.__new__", 1, SIZE_MAX,
      [](Interp &interp, const CallArgs &a) -> Value {
        auto *made = a.pos[0].as<Class>();
        if (!made)
          interp.raise("TypeError", "object.__new__(X): X is not a type object (" + interp.typeName(a.pos[0]) + ")");
        return interp.impl().newInstance(made, {a.pos.subspan(1), a.kw});
      },
      Unknowns::Allow, 1);
  object->attributes.set(names().new_, heap.make<StaticMethod>(create));
  method(object, "__repr__", 1, 1,
         [](Interp &interp, const CallArgs &a) -> Value { return interp.str(interp.impl().plainRepr(a.pos[0])); });
  method(object, "__str__", 1, 1,
         [](Interp &interp, const CallArgs &a) -> Value { return interp.str(interp.repr(a.pos[0])); });
  method(object, "__format__", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    auto *spec = a.pos[1].as<Str>();
    if (spec && !spec->text.empty())
      interp.raise("TypeError", "unsupported format string passed to " + interp.typeName(a.pos[0]) + ".__format__");
    return interp.str(interp.toStr(a.pos[0]));
  });
  method(object, "__eq__", 2, 2, [](Interp &, const CallArgs &a) -> Value {
    return a.pos[0].identical(a.pos[1]) ? Value::boolean(true) : Value::notImplemented();
  });
  method(object, "__ne__", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    Value *equal = interp.typeOf(a.pos[0])->lookup(names().eq);
    Value result = equal ? interp.impl().callSpecial(*equal, a.pos[0], {a.pos[1]}) : Value::notImplemented();
    return result.isNotImplemented() ? result : interp.unary(ast::UnaryOperator::Not, result);
  });
  for (const char *name : {"__lt__", "__le__", "__gt__", "__ge__"})
    method(object, name, 2, 2, [](Interp &, const CallArgs &) -> Value { return Value::notImplemented(); });
  method(object, "__hash__", 1, 1, [](Interp &, const CallArgs &a) -> Value {
    return Value::integer(a.pos[0].isObject() ? int64_t(a.pos[0].object()->serial * 16 + 0x1000) : 0);
  });
  method(object, "__getattribute__", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    auto *name = a.pos[1].as<Str>();
    auto &impl = interp.impl();
    Name interned = intern(name ? name->text : "");
    Value value = a.pos[0].as<Instance>() ? impl.plainInstanceAttr(a.pos[0].as<Instance>(), interned)
                                          : impl.getAttr(a.pos[0], interned);
    if (value.isUndefined())
      impl.noAttribute(a.pos[0], interned);
    return value;
  });
  method(
      object, "__setattr__", 3, 3,
      [](Interp &interp, const CallArgs &a) -> Value {
        auto *name = a.pos[1].as<Str>();
        interp.impl().plainSetAttr(a.pos[0], intern(name ? name->text : ""), a.pos[2]);
        return Value::none();
      },
      Unknowns::Allow);
  method(object, "__delattr__", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    auto *name = a.pos[1].as<Str>();
    interp.impl().plainDelAttr(a.pos[0], intern(name ? name->text : ""));
    return Value::none();
  });
  auto *hook = makeRaw(
      *this, "object.__init_subclass__", 1, SIZE_MAX,
      [](Interp &interp, const CallArgs &a) -> Value {
        if (!a.kw.empty())
          interp.raise("TypeError", *a.pos[0].as<Class>()->name + ".__init_subclass__() takes no keyword arguments");
        return Value::none();
      },
      Unknowns::Allow, 1);
  hook->bindsSelf = true;
  object->attributes.set(names().init_subclass, heap.make<ClassMethod>(hook));
  method(object, "__dir__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.call(*interp.impl().builtins->globals.find(intern("dir")), {a.pos[0]});
  });
  method(object, "__sizeof__", 1, 1,
         [](Interp &interp, const CallArgs &) -> Value { return interp.unknown(Reason::World, "size of an object"); });
}

//===----------------------------------------------------------------------===//
// type
//===----------------------------------------------------------------------===//

void Interp::Impl::defineType() {
  cls.type->construct = [](Interp &interp, const CallArgs &a) -> Value {
    if (a.pos.size() == 1)
      return a.pos[0].isUnknown() ? a.pos[0] : Value(interp.typeOf(a.pos[0]));
    if (a.pos.size() != 3)
      interp.raise("TypeError", "type() takes 1 or 3 arguments");
    ValueBuffer all{interp.impl().cls.type};
    all.insert(all.end(), a.pos.begin(), a.pos.end());
    return interp.impl().typeNew({{all.data(), all.size()}, a.kw});
  };
  cls.type->constructTakesUnknown = true;
  auto *create = makeRaw(
      *this, "type.__new__", 2, SIZE_MAX,
      [](Interp &interp, const CallArgs &a) -> Value {
        if (a.pos.size() == 2)
          return interp.typeOf(a.pos[1]);
        if (a.pos.size() != 4)
          interp.raise("TypeError",
                       "type.__new__() takes exactly 3 arguments (" + std::to_string(a.pos.size() - 1) + " given)");
        return interp.impl().typeNew(a);
      },
      Unknowns::Allow, 1);
  cls.type->attributes.set(names().new_, heap.make<StaticMethod>(create));
  method(
      cls.type, "__init__", 1, SIZE_MAX, [](Interp &, const CallArgs &) -> Value { return Value::none(); },
      Unknowns::Allow);
  method(
      cls.type, "__call__", 1, SIZE_MAX,
      [](Interp &interp, const CallArgs &a) -> Value {
        auto *made = a.pos[0].as<Class>();
        if (!made)
          interp.raise("TypeError", "descriptor '__call__' requires a 'type' object");
        return interp.impl().construct(made, {a.pos.subspan(1), a.kw});
      },
      Unknowns::Allow);
  method(cls.type, "mro", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    Values items;
    for (Class *one : a.pos[0].as<Class>()->mro)
      items.push_back(one);
    return interp.list(std::move(items));
  });
  method(cls.type, "__subclasses__", 1, 1,
         [](Interp &interp, const CallArgs &) -> Value { return interp.unknown(Reason::World, "__subclasses__"); });
  method(cls.type, "__repr__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.str(interp.impl().builtinRepr(a.pos[0], interp.typeOf(a.pos[0])));
  });
  method(cls.type, "__instancecheck__", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return Value::boolean(interp.typeOf(a.pos[1])->isSubclassOf(a.pos[0].as<Class>()));
  });
  method(cls.type, "__subclasscheck__", 2, 2, [](Interp &, const CallArgs &a) -> Value {
    auto *subclass = a.pos[1].as<Class>();
    return Value::boolean(subclass && subclass->isSubclassOf(a.pos[0].as<Class>()));
  });
  method(cls.type, "__or__", 2, 2,
         [](Interp &interp, const CallArgs &a) -> Value { return interp.impl().unionOf(a.pos[0], a.pos[1]); });
  method(cls.type, "__ror__", 2, 2,
         [](Interp &interp, const CallArgs &a) -> Value { return interp.impl().unionOf(a.pos[1], a.pos[0]); });
  auto *prepare = makeRaw(
      *this, "type.__prepare__", 1, SIZE_MAX, [](Interp &interp, const CallArgs &) -> Value { return interp.dict(); },
      Unknowns::Allow, 1);
  prepare->bindsSelf = true;
  cls.type->attributes.set(names().prepare, heap.make<ClassMethod>(prepare));
}

//===----------------------------------------------------------------------===//
// super
//===----------------------------------------------------------------------===//

namespace {
/// super(): attributes of the classes behind `after` in the mro of the object's type.
struct Super : Native {
  Class *after;
  Value self;
  Class *type; ///< whose mro is walked
  Super(Class *after, Value self, Class *type) : after(after), self(self), type(type) {}
  Class *pyClass(Interp &interp) const override { return interp.impl().cls.super; }
  std::optional<Value> getAttr(Interp &interp, Name name) override {
    auto &impl = interp.impl();
    if (name == names().class_)
      return impl.cls.super;
    bool behind = false;
    for (Class *cls : type->mro) {
      if (behind)
        if (Value *found = cls->attributes.find(name)) {
          if (self.as<Class>() && self.as<Class>() == type) {
            // In a class method (or __new__) the object is the class.
            if (found->as<ClassMethod>() || found->as<StaticMethod>())
              return impl.bindAttr(*found, self, type);
            return *found;
          }
          return impl.bindAttr(*found, self, type);
        }
      behind |= cls == after;
    }
    if (type->hasUnknownBase)
      return interp.unknown(type->unknownBase);
    return std::nullopt;
  }
  bool setAttr(Interp &interp, Name name, Value value) override {
    interp.setAttr(self, name, value);
    return true;
  }
  std::string repr(Interp &interp) override {
    return "<super: " + interp.repr(after) + ", <" + *type->name + " object>>";
  }
};
} // namespace

Value Interp::Impl::superObject(const CallArgs &args) {
  Value cls, self;
  if (args.pos.empty()) {
    // The compiler's cell, and the first parameter of the method.
    ExecFrame *frame = top();
    while (frame && frame->inlined)
      frame = static_cast<ExecFrame *>(frame->caller);
    if (!frame || !frame->scope || frame->slots.empty())
      in.raise("RuntimeError", "super(): no arguments");
    for (size_t i = 0; i < frame->scope->captures.size(); ++i)
      if (frame->scope->captures[i].name == names().class_)
        cls = frame->closure[i]->value;
    if (cls.isUndefined())
      in.raise("RuntimeError", "super(): __class__ cell not found");
    self = frame->slots[0];
    if (auto *cell = self.as<Cell>())
      self = cell->value;
  } else {
    cls = args.pos[0];
    if (args.pos.size() < 2)
      return in.unknown(Reason::Unmodelled, "unbound super");
    self = args.pos[1];
  }
  if (cls.isUnknown() || self.isUnknown())
    return cls.isUnknown() ? cls : self;
  auto *after = cls.as<Class>();
  if (!after)
    in.raise("TypeError", "super() argument 1 must be a type, not " + in.typeName(cls));
  if (auto *own = self.as<Class>(); own && own->isSubclassOf(after))
    return heap.make<Super>(after, self, own);
  Class *type = in.typeOf(self);
  if (!type->isSubclassOf(after))
    in.raise("TypeError", "super(type, obj): obj must be an instance or subtype of type");
  return heap.make<Super>(after, self, type);
}

void Interp::Impl::defineSuper() {
  cls.super = core("super");
  cls.super->construct = [](Interp &interp, const CallArgs &a) -> Value { return interp.impl().superObject(a); };
  cls.super->constructTakesUnknown = true;
}

//===----------------------------------------------------------------------===//
// property, staticmethod, classmethod
//===----------------------------------------------------------------------===//

void Interp::Impl::defineDescriptors() {
  cls.property = core("property");
  cls.property->construct = [](Interp &interp, const CallArgs &a) -> Value {
    static const auto signature = Signature::parse("property(fget=None, fset=None, fdel=None, doc=None)");
    Values args = signature->bind(interp, a);
    auto *made = interp.heap.make<Property>();
    made->getter = args[0];
    made->setter = args[1];
    made->deleter = args[2];
    return made;
  };
  cls.property->constructTakesUnknown = true;
  auto copy = [](Interp &interp, Value self) {
    auto *from = self.as<Property>();
    auto *made = interp.heap.make<Property>();
    made->getter = from->getter;
    made->setter = from->setter;
    made->deleter = from->deleter;
    return made;
  };
  method(cls.property, "getter(self, fget, /)", [copy](Interp &interp, std::span<const Value> a) -> Value {
    auto *made = copy(interp, a[0]);
    made->getter = a[1];
    return made;
  });
  method(cls.property, "setter(self, fset, /)", [copy](Interp &interp, std::span<const Value> a) -> Value {
    auto *made = copy(interp, a[0]);
    made->setter = a[1];
    return made;
  });
  method(cls.property, "deleter(self, fdel, /)", [copy](Interp &interp, std::span<const Value> a) -> Value {
    auto *made = copy(interp, a[0]);
    made->deleter = a[1];
    return made;
  });
  auto part = [this](const char *name, Value Property::*member) {
    property(cls.property, name, [member](Interp &, std::span<const Value> a) -> Value {
      Value value = a[0].as<Property>()->*member;
      return value.isUndefined() ? Value::none() : value;
    });
  };
  part("fget", &Property::getter);
  part("fset", &Property::setter);
  part("fdel", &Property::deleter);
  method(cls.property, "__get__(self, instance, owner=None, /)", [](Interp &interp, std::span<const Value> a) -> Value {
    return a[1].isNone() ? a[0] : interp.call(a[0].as<Property>()->getter, {a[1]});
  });

  cls.staticMethod = core("staticmethod");
  cls.staticMethod->construct = [](Interp &interp, const CallArgs &a) -> Value {
    checkArity(interp, a, "staticmethod", 1, 1);
    return interp.heap.make<StaticMethod>(a.pos[0]);
  };
  property(cls.staticMethod, "__func__",
           [](Interp &, std::span<const Value> a) { return a[0].as<StaticMethod>()->func; });
  property(cls.staticMethod, "__wrapped__",
           [](Interp &, std::span<const Value> a) { return a[0].as<StaticMethod>()->func; });
  cls.classMethod = core("classmethod");
  cls.classMethod->construct = [](Interp &interp, const CallArgs &a) -> Value {
    checkArity(interp, a, "classmethod", 1, 1);
    return interp.heap.make<ClassMethod>(a.pos[0]);
  };
  property(cls.classMethod, "__func__",
           [](Interp &, std::span<const Value> a) { return a[0].as<ClassMethod>()->func; });
  property(cls.classMethod, "__wrapped__",
           [](Interp &, std::span<const Value> a) { return a[0].as<ClassMethod>()->func; });

  // These bind when they are found on a class; programs may do so by hand.
  for (Class *owner : {cls.staticMethod, cls.classMethod})
    method(owner, "__get__(self, instance, owner=None, /)", [](Interp &interp, std::span<const Value> a) -> Value {
      Class *type = a[2].as<Class>() ? a[2].as<Class>() : interp.typeOf(a[1]);
      return interp.impl().bindAttr(a[0], a[1], type);
    });
  method(cls.function, "__get__(self, instance, owner=None, /)", [](Interp &interp, std::span<const Value> a) -> Value {
    return a[1].isNone() ? a[0] : Value(interp.heap.make<BoundMethod>(a[1], a[0]));
  });
  method(
      cls.function, "__call__", 1, SIZE_MAX,
      [](Interp &interp, const CallArgs &a) -> Value {
        return interp.call(a.pos[0], CallArgs{a.pos.subspan(1), a.kw});
      },
      Unknowns::Allow);
  cls.method->construct = [](Interp &interp, const CallArgs &a) -> Value {
    checkArity(interp, a, "method", 2, 2);
    return interp.heap.make<BoundMethod>(a.pos[1], a.pos[0]);
  };
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

void Interp::Impl::defineCore() {
  cls.object = core("object");
  cls.type = core("type", cls.object);
  cls.module = core("module");
  builtins = heap.make<Module>();
  builtins->name = "builtins";
  builtins->internal = true;
  builtins->complete = true;
  builtins->globals.set(names().name, in.str("builtins"));
  modelledModules["builtins"] = builtins;
  builtins->globals.set(cls.object->name, cls.object);
  builtins->globals.set(cls.type->name, cls.type);
  modules = heap.make<Dict>();

  cls.none = core("NoneType", nullptr, "types");
  cls.notImplemented = core("NotImplementedType", nullptr, "types");
  cls.ellipsis = core("ellipsis", nullptr, "types");
  cls.function = core("function", nullptr, "types");
  cls.method = core("method", nullptr, "types");
  cls.builtin = core("builtin_function_or_method", nullptr, "types");
  cls.cell = core("cell", nullptr, "types");
  cls.code = core("code", nullptr, "types");
  cls.unknown = core("<unknown>", nullptr, "types");
  cls.none->module = cls.notImplemented->module = cls.ellipsis->module = cls.function->module = cls.method->module =
      cls.builtin->module = cls.cell->module = cls.code->module = "builtins";
  builtins->globals.set(intern("NotImplemented"), Value::notImplemented());
  builtins->globals.set(intern("Ellipsis"), Value::ellipsis());
  builtins->globals.set(intern("__debug__"), Value::boolean(true));

  cls.integer = core("int");
  cls.boolean = core("bool", cls.integer);
  cls.real = core("float");
  cls.complex = core("complex");
  cls.str = core("str");
  cls.bytes = core("bytes");
  cls.bytearray = core("bytearray");
  cls.memoryview = core("memoryview");
  cls.tuple = core("tuple");
  cls.list = core("list");
  cls.dict = core("dict");
  cls.set = core("set");
  cls.frozenset = core("frozenset");
  cls.slice = core("slice");
  cls.range = core("range");
  cls.dictKeys = core("dict_keys", nullptr, "types");
  cls.dictValues = core("dict_values", nullptr, "types");
  cls.dictItems = core("dict_items", nullptr, "types");
  cls.mappingProxy = core("mappingproxy", nullptr, "types");
  cls.dictKeys->module = cls.dictValues->module = cls.dictItems->module = cls.mappingProxy->module = "builtins";
  cls.unionType = core("UnionType", nullptr, "types");
  cls.genericAlias = core("GenericAlias", nullptr, "types");

  defineObject();
  defineType();
  defineSuper();
  defineDescriptors();
  defineExceptions();
  defineGenerators();
  defineNumbers();
  defineStrings();
  defineBytes();
  defineSequences();
  defineDicts();
  defineSets();
  defineIterators();
  defineTypes();
  defineFunctions();
  dataClasses = {cls.integer, cls.real, cls.complex, cls.str,       cls.bytes,        cls.tuple,
                 cls.list,    cls.dict, cls.set,     cls.frozenset, cls.baseException};
  genericBuiltins = {cls.tuple, cls.list, cls.dict, cls.set, cls.frozenset, cls.type};
  finalClasses = {cls.boolean, cls.none, cls.function, cls.slice, cls.range, cls.ellipsis, cls.notImplemented};
}

} // namespace pallasd::python
