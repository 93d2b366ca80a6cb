//===- types_module.cpp - types ---------------------------------*- C++ -*-===//
//
// Names for the builtin types that have none.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"
#include "analysis/python/typing_objects.h"

namespace pallasd::python {

PALLASD_MODULE("types", m) {
  CoreClasses &cls = m.interp.impl().cls;
  const std::pair<const char *, Class *> all[] = {{"FunctionType", cls.function},
                                                  {"LambdaType", cls.function},
                                                  {"MethodType", cls.method},
                                                  {"BuiltinFunctionType", cls.builtin},
                                                  {"BuiltinMethodType", cls.builtin},
                                                  {"GeneratorType", cls.generator},
                                                  {"ModuleType", cls.module},
                                                  {"NoneType", cls.none},
                                                  {"EllipsisType", cls.ellipsis},
                                                  {"NotImplementedType", cls.notImplemented},
                                                  {"MappingProxyType", cls.mappingProxy},
                                                  {"UnionType", cls.unionType},
                                                  {"GenericAlias", cls.genericAlias},
                                                  {"CodeType", cls.code},
                                                  {"CellType", cls.cell}};
  for (auto &[name, value] : all)
    m.set(name, value);
  cls.module->construct = [](Interp &in, const CallArgs &a) -> Value {
    auto *made = in.heap.make<Module>();
    made->name = a.pos.empty() ? "" : in.toStr(a.pos[0]);
    made->complete = true;
    made->globals.set(names().name, in.str(made->name));
    return made;
  };
}

/// `_alias(origin, params)` for classes of the prelude that are generic.
static Value alias(Interp &interp, std::span<const Value> a) { return interp.impl().makeGenericAlias(a[0], a[1]); }
PALLASD_MODULE("importlib", m) {
  m.def("_import_module(name, /)",
        [](Interp &in, std::span<const Value> a) { return in.importModule(in.toStr(a[0])); });
}
PALLASD_MODULE("copy", m) {
  // What copying means making anew: an instance of the program's class without a builtin part.
  m.def("_is_plain_instance(x, /)", [](Interp &, std::span<const Value> a) {
    auto *instance = a[0].as<Instance>();
    return Value::boolean(instance && instance->base.isUndefined());
  });
}
PALLASD_MODULE("typing", m) { m.def("_alias(origin, params, /)", alias, true); }
PALLASD_MODULE("collections.abc", m) { m.def("_alias(origin, params, /)", alias, true); }
PALLASD_MODULE("contextlib", m) { m.def("_alias(origin, params, /)", alias, true); }

} // namespace pallasd::python
