//===- typing.cpp - typing and typing_extensions ----------------*- C++ -*-===//
//
// Special forms are inert objects; Optional and Union make unions; NamedTuple is
// in the prelude on top of collections.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/modules/collections.h"
#include "analysis/python/typing_objects.h"

#include "analysis/python/impl.h"

namespace pallasd::python {

namespace {

/// Optional[X], Union[X, Y].
struct UnionForm : TypingForm {
  using TypingForm::TypingForm;
  std::optional<Value> getItem(Interp &interp, Value key) override {
    auto &impl = interp.impl();
    Values members = key.as<Tuple>() ? key.as<Tuple>()->items : Values{key};
    if (text == "Optional")
      members.push_back(Value::none());
    if (members.empty())
      interp.raise("TypeError", "Cannot take a Union of no types.");
    Value result = members[0].isNone() ? Value(impl.cls.none) : members[0];
    for (size_t i = 1; i < members.size(); ++i) {
      Value joined = impl.unionOf(result, members[i]);
      result = joined.isNotImplemented() ? result : joined;
    }
    return result;
  }
};

/// Annotated[T, …] is T at run time where anyone asks.
struct AnnotatedForm : TypingForm {
  using TypingForm::TypingForm;
  std::optional<Value> getItem(Interp &interp, Value key) override { return interp.impl().makeGenericAlias(this, key); }
};

void populateTyping(ModuleBuilder &m) {
  Interp &interp = m.interp;
  auto &impl = interp.impl();
  Class *form = interp.makeClass("typing", "_SpecialForm");
  auto addForm = [&](const char *name) {
    m.set(name, interp.heap.make<TypingForm>(form, name, "typing." + std::string(name)));
  };
  for (const char *name :
       {"Any", "NoReturn", "Never", "Self", "LiteralString", "ClassVar", "Final", "Literal", "TypeAlias", "Concatenate",
        "TypeGuard", "TypeIs", "Required", "NotRequired", "ReadOnly", "Unpack"})
    addForm(name);
  m.set("Annotated", interp.heap.make<AnnotatedForm>(form, "Annotated", "typing.Annotated"));
  m.set("Optional", interp.heap.make<UnionForm>(form, "Optional", "typing.Optional"));
  m.set("Union", interp.heap.make<UnionForm>(form, "Union", "typing.Union"));
  m.set("TYPE_CHECKING", Value::boolean(false));

  Class *variable = interp.builtinClass("TypeVar");
  for (const char *name : {"TypeVar", "ParamSpec", "TypeVarTuple"}) {
    Class *cls = std::string_view(name) == "TypeVar" ? variable : interp.makeClass("typing", name, {variable});
    cls->construct = [cls](Interp &in, const CallArgs &a) -> Value {
      std::string text = a.pos.empty() ? "T" : in.toStr(a.pos[0]);
      return in.heap.make<TypingForm>(cls, text, "~" + text);
    };
    m.set(name, cls);
  }
  interp.defProperty(variable, "args", [](Interp &, std::span<const Value> a) { return a[0]; });
  interp.defProperty(variable, "kwargs", [](Interp &, std::span<const Value> a) { return a[0]; });
  interp.defMethod(variable, "__iter__(self)",
                   [](Interp &in, std::span<const Value> a) { return in.iter(in.tuple({a[0]})); });

  auto alias = [&](const char *name, Class *cls) { m.set(name, cls); };
  alias("List", impl.cls.list);
  alias("Dict", impl.cls.dict);
  alias("Tuple", impl.cls.tuple);
  alias("Set", impl.cls.set);
  alias("FrozenSet", impl.cls.frozenset);
  alias("Type", impl.cls.type);
  alias("Text", impl.cls.str);
  for (const char *name : {"AnyStr"})
    m.set(name, interp.heap.make<TypingForm>(variable, name, "~" + std::string(name)));

  m.def("cast(typ, val)", [](Interp &, std::span<const Value> a) { return a[1]; }, true);
  m.def("assert_type(val, typ, /)", [](Interp &, std::span<const Value> a) { return a[0]; }, true);
  m.def("reveal_type(obj, /)", [](Interp &, std::span<const Value> a) { return a[0]; }, true);
  for (const char *name : {"final(f)", "override(method, /)", "no_type_check(arg)", "runtime_checkable(cls)"})
    m.def(name, [](Interp &, std::span<const Value> a) { return a[0]; }, true);
  m.def(
      "overload(func)",
      [](Interp &in, std::span<const Value>) {
        return in.builtin(
            "_overload_dummy(*args, **kwds)",
            [](Interp &inner, std::span<const Value>) -> Value {
              inner.raise("NotImplementedError", "You should not call an overloaded function.");
            },
            true);
      },
      true);
  m.def(
      "NewType(name, tp)",
      [](Interp &in, std::span<const Value> a) {
        return in.builtin(in.toStr(a[0]) + "(x, /)", [](Interp &, std::span<const Value> b) { return b[0]; }, true);
      },
      true);
  m.def("get_origin(tp)", [](Interp &in, std::span<const Value> a) -> Value {
    if (a[0].as<Native>() && in.typeOf(a[0]) == in.impl().cls.unionType)
      return in.getAttr(in.importModule("typing"), "Union");
    return in.getAttrOr(a[0], names().origin, Value::none());
  });
  m.def("get_args(tp)",
        [](Interp &in, std::span<const Value> a) { return in.getAttrOr(a[0], names().args, in.tuple({})); });
  m.def("get_type_hints(obj, globalns=None, localns=None, include_extras=False)",
        [](Interp &in, std::span<const Value> a) -> Value {
          Value annotations = in.getAttrOr(a[0], names().annotations);
          auto *dict = annotations.as<Dict>();
          if (!dict)
            return in.dict();
          for (auto &entry : dict->table.entries())
            if (entry.live && entry.value.as<Str>())
              return in.unknown(Reason::Unmodelled, "typing.get_type_hints of text annotations");
          return in.callMethod(annotations, "copy");
        });
  m.def("dataclass_transform(**kwargs)", [](Interp &in, std::span<const Value>) {
    return in.builtin("decorator(cls, /)", [](Interp &, std::span<const Value> b) { return b[0]; }, true);
  });
  m.def(
      "_make_named_tuple(name, fields, defaults, module, /)",
      [](Interp &in, std::span<const Value> a) {
        std::vector<Name> fields;
        for (Value item : in.toVector(a[1]))
          fields.push_back(intern(in.toStr(item)));
        return makeNamedTuple(in, intern(in.toStr(a[0])), fields, in.toVector(a[2]), in.toStr(a[3]));
      },
      true);
}

} // namespace

PALLASD_MODULE("typing", m) { populateTyping(m); }

PALLASD_MODULE("typing_extensions", m) {
  // The same objects under another name.
  auto *typing = m.interp.importModule("typing").as<Module>();
  for (auto &[name, value] : typing->globals.entries())
    if (name && !name->starts_with("__"))
      m.module.globals.set(name, value);
}

} // namespace pallasd::python
