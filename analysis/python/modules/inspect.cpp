//===- inspect.cpp - What inspect.signature is built on ---------*- C++ -*-===//
//
// Parameters of callables as plain tuples; Signature and Parameter are in the
// prelude.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/callables.h"
#include "analysis/python/impl.h"

namespace pallasd::python {

PALLASD_MODULE("inspect", m) {
  // [(name, kind, default, has default, annotation, has annotation)] or None.
  m.def("_parameters(callable, follow_wrapped, /)", [](Interp &in, std::span<const Value> a) -> Value {
    auto params = callableParameters(in, a[0], in.isTrue(a[1]));
    if (!params)
      return Value::none();
    Values out;
    for (auto &param : *params) {
      auto part = [](Value value) { return value.isUndefined() ? Value::none() : value; };
      out.push_back(in.tuple({in.impl().interned(param.name), Value::integer(int64_t(param.kind)),
                              part(param.defaultValue), Value::boolean(!param.defaultValue.isUndefined()),
                              part(param.annotation), Value::boolean(!param.annotation.isUndefined())}));
    }
    return in.list(std::move(out));
  });
  auto is = [&](const char *name, bool (*test)(Interp &, Value)) {
    m.def(std::string(name) + "(object)",
          [test](Interp &in, std::span<const Value> a) { return Value::boolean(test(in, a[0])); });
  };
  is("isclass", [](Interp &, Value v) { return v.as<Class>() != nullptr; });
  is("isfunction", [](Interp &, Value v) { return v.as<Function>() != nullptr; });
  is("ismethod", [](Interp &, Value v) { return v.as<BoundMethod>() && !v.as<BoundMethod>()->func.as<Builtin>(); });
  is("ismodule", [](Interp &, Value v) { return v.as<Module>() != nullptr; });
  is("isbuiltin", [](Interp &, Value v) {
    return v.as<Builtin>() || (v.as<BoundMethod>() && v.as<BoundMethod>()->func.as<Builtin>());
  });
  is("isroutine", [](Interp &, Value v) { return v.as<Builtin>() || v.as<Function>() || v.as<BoundMethod>(); });
  is("isgenerator", [](Interp &in, Value v) { return in.typeOf(v) == in.impl().cls.generator; });
  is("isgeneratorfunction", [](Interp &in, Value v) {
    auto *function = in.underlyingFunction(v);
    return function && function->scope().isGenerator && !function->scope().isAsync;
  });
  is("iscoroutinefunction", [](Interp &in, Value v) {
    auto *function = in.underlyingFunction(v);
    return function && function->scope().isAsync;
  });
  is("isabstract", [](Interp &, Value v) { return v.as<Class>() && !v.as<Class>()->abstractNames.empty(); });
  is("isdatadescriptor", [](Interp &, Value v) { return v.as<Property>() != nullptr; });
  m.def("unwrap(func, *, stop=None)", [](Interp &in, std::span<const Value> a) -> Value {
    Value func = a[0];
    for (int hops = 0; hops < 100; ++hops) {
      Value inner = in.getAttrOr(func, names().wrapped);
      if (inner.isUndefined())
        break;
      func = inner;
    }
    return func;
  });
  m.def("getdoc(object)",
        [](Interp &in, std::span<const Value> a) { return in.getAttrOr(a[0], names().doc, Value::none()); });
  m.def("getmodule(object)", [](Interp &in, std::span<const Value> a) -> Value {
    if (auto *function = a[0].as<Function>())
      return function->module;
    return in.unknown(Reason::Unmodelled, "inspect.getmodule");
  });
}

} // namespace pallasd::python
