//===- attributes.cpp - x.a, x.a = v, del x.a -------------------*- C++ -*-===//
//
// Lookup as object.__getattribute__ and type.__getattribute__ do it: data
// descriptors of the class, then the object's own attributes, then the rest of
// the class, then __getattr__. Internally an absent attribute is Undefined; only
// the public entries raise AttributeError.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"
#include "analysis/python/plain_errors.h"

#include <algorithm>

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

static bool bindsAsMethod(Value attribute) {
  return attribute.as<Function>() || (attribute.as<Builtin>() && attribute.as<Builtin>()->bindsSelf);
}

Value Interp::Impl::bindAttr(Value attribute, Value instance, Class *cls) {
  if (!attribute.isObject())
    return attribute;
  switch (attribute.object()->kind) {
  case ObjKind::Function:
    return heap.make<BoundMethod>(instance, attribute);
  case ObjKind::Builtin:
    return static_cast<Builtin *>(attribute.object())->bindsSelf ? Value(heap.make<BoundMethod>(instance, attribute))
                                                                 : attribute;
  case ObjKind::Property: {
    auto *property = static_cast<Property *>(attribute.object());
    if (property->getter.isUndefined() || property->getter.isNone())
      in.raise("AttributeError", "property of '" + *cls->name + "' object has no getter");
    return call(property->getter, {{&instance, 1}, {}});
  }
  case ObjKind::StaticMethod:
    return static_cast<StaticMethod *>(attribute.object())->func;
  case ObjKind::ClassMethod: {
    Value inner = static_cast<ClassMethod *>(attribute.object())->func;
    if (inner.as<Property>())
      return bindAttr(inner, cls, cls);
    return heap.make<BoundMethod>(cls, inner);
  }
  case ObjKind::Instance:
  case ObjKind::Native:
    if (Value *get = in.typeOf(attribute)->lookup(names().get))
      return callSpecial(*get, attribute, {instance, cls});
    return attribute;
  default:
    return attribute;
  }
}

/// True if it wins over the instance's own attribute.
static bool isDataDescriptor(Interp &interp, Value attribute) {
  if (auto *property = attribute.as<Property>())
    return !property->cached;
  if (attribute.as<Instance>() || attribute.as<Native>()) {
    Class *cls = interp.typeOf(attribute);
    return cls->lookup(names().set) || cls->lookup(names().delete_);
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

Value Interp::Impl::unknownAttr(Unknown *unknown, Name name) {
  if (!unknown->isPath)
    return unknown;
  auto reason = std::make_shared<Reason>(*unknown->reason);
  reason->what += "." + *name;
  auto *made = heap.make<Unknown>(std::move(reason));
  made->isPath = true;
  return made;
}

Value Interp::Impl::instanceAttr(Instance *instance, Name name) {
  Class *cls = instance->cls;
  if (cls->customGetattribute) {
    Value *method = cls->lookup(names().getattribute);
    if (method && method->as<Function>())
      return callSpecial(*method, instance, {interned(name)});
  }
  return plainInstanceAttr(instance, name);
}

Value Interp::Impl::plainInstanceAttr(Instance *instance, Name name) {
  Class *cls = instance->cls;
  Value *attribute = cls->lookup(name);
  if (attribute && isDataDescriptor(in, *attribute))
    return bindAttr(*attribute, instance, cls);
  if (Value *own = instance->attributes.find(name))
    return *own;
  if (attribute) {
    auto *property = attribute->as<Property>();
    Value value = bindAttr(*attribute, instance, cls);
    if (property && property->cached) {
      heap.willWrite(instance);
      instance->attributes.set(name, value);
    }
    return value;
  }
  const Names &n = names();
  if (name == n.class_)
    return cls;
  if (name == n.dict)
    return dictFrom(instance->attributes, instance);
  if (name == n.doc)
    return Value::none();
  if (name == n.module)
    return in.str(cls->module);
  if (instance->base.as<Native>()) {
    Value value = getAttr(instance->base, name);
    if (!value.isUndefined())
      return value;
  }
  if (Value *method = cls->lookup(n.getattr); method && !method->isNone())
    return callSpecial(*method, instance, {interned(name)});
  if (cls->hasUnknownBase)
    return heap.make<Unknown>(cls->unknownBase);
  return {};
}

static Value tupleOfClasses(Interp &interp, const std::vector<Class *> &classes) {
  Values items;
  for (Class *cls : classes)
    items.push_back(cls);
  return interp.tuple(std::move(items));
}

/// What `type` itself defines.
static Value typeAttr(Interp &interp, Class *cls, Name name) {
  const Names &n = names();
  if (name == n.name)
    return interp.str(*cls->name);
  if (name == n.qualname)
    return interp.str(cls->qualifiedName);
  if (name == n.mro)
    return tupleOfClasses(interp, cls->mro);
  if (name == n.bases)
    return tupleOfClasses(interp, cls->bases);
  if (name == n.dict)
    return interp.impl().dictFrom(cls->attributes, cls);
  if (name == n.class_)
    return interp.typeOf(cls);
  if (name == n.module) {
    Value *own = cls->attributes.find(name);
    return own ? *own : interp.str(cls->module);
  }
  if (name == n.doc) {
    Value *own = cls->attributes.find(name);
    return own ? *own : Value::none();
  }
  if (name == n.annotations) {
    Value *own = cls->attributes.find(name);
    if (own)
      return *own;
    if (!cls->item)
      return {};
    Value made = interp.dict();
    interp.heap.willWrite(cls);
    cls->attributes.set(name, made);
    return made;
  }
  return {};
}

Value Interp::Impl::classAttr(Class *cls, Name name) {
  Value special = typeAttr(in, cls, name);
  if (!special.isUndefined())
    return special;
  Value *meta = cls->metaclass ? cls->metaclass->lookup(name) : nullptr;
  if (meta && isDataDescriptor(in, *meta))
    return bindAttr(*meta, cls, cls->metaclass);
  if (Value *found = cls->lookup(name)) {
    if (!found->isObject())
      return *found;
    switch (found->object()->kind) {
    case ObjKind::ClassMethod:
      return bindAttr(*found, cls, cls);
    case ObjKind::StaticMethod:
      return static_cast<StaticMethod *>(found->object())->func;
    case ObjKind::Instance:
    case ObjKind::Native:
      if (Value *get = in.typeOf(*found)->lookup(names().get))
        return callSpecial(*get, *found, {Value::none(), cls});
      return *found;
    default:
      return *found;
    }
  }
  if (meta)
    return bindAttr(*meta, cls, cls->metaclass);
  if (!cls->metaclass || !cls->metaclass->isSubclassOf(this->cls.type))
    meta = nullptr;
  if (Value *found = this->cls.type->lookup(name))
    return bindAttr(*found, cls, this->cls.type);
  if (cls->metaclass)
    if (Value *method = cls->metaclass->lookup(names().getattr))
      return callSpecial(*method, cls, {interned(name)});
  if (cls->hasUnknownBase)
    return heap.make<Unknown>(cls->unknownBase);
  return {};
}

static Value docstring(Interp &interp, const Function *function) {
  if (!function->def || function->def->body.empty())
    return Value::none();
  auto *first = ast::dynCast<ast::ExprStmt>(function->def->body[0]);
  auto *literal = first ? ast::dynCast<ast::Constant>(first->value) : nullptr;
  auto *text = literal ? std::get_if<std::string>(&literal->value) : nullptr;
  return text ? interp.str(*text) : Value::none();
}

Value Interp::Impl::functionAttr(Function *function, Name name) {
  if (Value *own = function->attributes.find(name))
    return *own;
  const Names &n = names();
  if (name == n.name)
    return interned(function->name);
  if (name == n.qualname)
    return in.str(function->qualifiedName);
  if (name == n.doc)
    return docstring(in, function);
  if (name == n.module)
    return in.str(function->module->name);
  if (name == n.annotations)
    return functionAnnotations(function);
  if (name == n.defaults)
    return function->defaults.empty() ? Value::none() : in.tuple(function->defaults);
  if (name == n.kwdefaults) {
    if (function->kwDefaults.empty())
      return Value::none();
    Value dict = in.dict();
    for (auto &[key, value] : function->kwDefaults)
      dict.as<Dict>()->table.set(in, interned(key), value);
    return dict;
  }
  if (name == n.dict)
    return dictFrom(function->attributes, function);
  if (name == n.code)
    return codeObject(function);
  if (name == n.globals)
    return dictFrom(function->module->globals, function->module);
  if (name == n.closure) {
    if (function->closure.empty())
      return Value::none();
    Values cells(function->closure.begin(), function->closure.end());
    return in.tuple(std::move(cells));
  }
  if (name == n.type_params)
    return in.tuple({});
  return {};
}

Value Interp::Impl::codeObject(Function *function) {
  auto *code = heap.make<Instance>(cls.code);
  const ast::Arguments &params = function->arguments();
  auto set = [&](const char *name, Value value) { code->attributes.set(intern(name), value); };
  set("co_name", interned(function->name));
  set("co_qualname", in.str(function->qualifiedName));
  set("co_filename", in.str(function->module->path));
  set("co_argcount", Value::integer(int64_t(params.posOnly.size() + params.args.size())));
  set("co_posonlyargcount", Value::integer(int64_t(params.posOnly.size())));
  set("co_kwonlyargcount", Value::integer(int64_t(params.kwOnly.size())));
  set("co_flags", Value::integer(3 | (params.hasVarArg ? 4 : 0) | (params.hasKwArg ? 8 : 0) |
                                 (function->scope().isGenerator ? 32 : 0)));
  auto strings = [&](auto &&names) {
    Values out;
    for (Name name : names)
      out.push_back(interned(name));
    return in.tuple(std::move(out));
  };
  // CPython lists *args and **kwargs after the keyword-only parameters.
  std::vector<Name> variables;
  const auto &locals = function->scope().locals;
  size_t positional = params.posOnly.size() + params.args.size(), at = positional;
  variables.assign(locals.begin(), locals.begin() + std::min(positional, locals.size()));
  Name varArg = params.hasVarArg ? locals[at++] : nullptr;
  for (size_t i = 0; i < params.kwOnly.size(); ++i)
    variables.push_back(locals[at++]);
  if (varArg)
    variables.push_back(varArg);
  variables.insert(variables.end(), locals.begin() + at, locals.end());
  set("co_varnames", strings(variables));
  set("co_nlocals", Value::integer(int64_t(variables.size())));
  std::vector<Name> free;
  for (auto &capture : function->scope().captures)
    free.push_back(capture.name);
  set("co_freevars", strings(free));
  set("co_firstlineno",
      Value::integer(in.absoluteLine(
          {function->module, function->item, function->def ? function->def->range : function->lambda->range})));
  return code;
}

Value Interp::Impl::builtinAttr(Builtin *builtin, Name name) {
  const Names &n = names();
  if (name == n.name) {
    size_t dot = builtin->name.rfind('.');
    return in.str(dot == std::string::npos ? builtin->name : builtin->name.substr(dot + 1));
  }
  if (name == n.qualname)
    return in.str(builtin->name);
  if (name == n.module)
    return builtin->module.empty() ? Value::none() : in.str(builtin->module);
  if (name == n.doc)
    return Value::none();
  return {};
}

Value Interp::Impl::moduleAttr(Module *module, Name name) {
  if (in.recorder)
    in.recorder->globals.insert({module, name});
  if (Value *found = module->globals.find(name))
    return *found;
  const Names &n = names();
  if (name == n.dict)
    return dictFrom(module->globals, module);
  if (name == n.name)
    return in.str(module->name);
  if (name == n.doc)
    return Value::none();
  if (name == n.class_)
    return cls.module;
  // A submodule that was imported is an attribute even before its parent is done.
  if (modules)
    if (Value *sub = modules->table.find(in, in.str(module->name + "." + *name)))
      return *sub;
  if (module->missing) {
    Value value = module->missing(in, name);
    if (!value.isUndefined())
      return value;
  }
  static const Name moduleGetattr = intern("__getattr__");
  if (Value *function = module->globals.find(moduleGetattr))
    return in.call(*function, {interned(name)});
  if (!module->complete)
    // An import cycle; CPython would fail here, but whether it comes to this
    // depends on which module is imported first (policies.md E4).
    return in.unknown(Reason::Internal, "import cycle through " + module->name);
  return {};
}

/// Item access of a modelled object as the method that its class would have.
static Value nativeSlot(Interp &in, Native *native, Name name) {
  static const Name getItem = intern("__getitem__"), setItem = intern("__setitem__");
  if (name == getItem)
    return in.builtin("__getitem__(key)", [native](Interp &interp, std::span<const Value> args) {
      return interp.getItem(native, args[0]);
    });
  if (name == setItem)
    return in.builtin("__setitem__(key, value)", [native](Interp &interp, std::span<const Value> args) {
      interp.setItem(native, args[0], args[1]);
      return Value::none();
    });
  return {};
}

Value Interp::Impl::getAttr(Value object, Name name) {
  if (object.isObject()) {
    switch (object.object()->kind) {
    case ObjKind::Unknown:
      return unknownAttr(static_cast<Unknown *>(object.object()), name);
    case ObjKind::Instance:
      return instanceAttr(static_cast<Instance *>(object.object()), name);
    case ObjKind::Class:
      return classAttr(static_cast<Class *>(object.object()), name);
    case ObjKind::Module:
      return moduleAttr(static_cast<Module *>(object.object()), name);
    case ObjKind::Function: {
      Value value = functionAttr(static_cast<Function *>(object.object()), name);
      if (!value.isUndefined())
        return value;
      break;
    }
    case ObjKind::Builtin: {
      Value value = builtinAttr(static_cast<Builtin *>(object.object()), name);
      if (!value.isUndefined())
        return value;
      break;
    }
    case ObjKind::BoundMethod: {
      auto *bound = static_cast<BoundMethod *>(object.object());
      static const Name self = intern("__self__"), func = intern("__func__");
      if (name == self)
        return bound->self;
      if (name == func)
        return bound->func;
      if (name == names().class_)
        return cls.method;
      Value value = getAttr(bound->func, name);
      if (!value.isUndefined())
        return value;
      break;
    }
    case ObjKind::Native: {
      auto *native = static_cast<Native *>(object.object());
      if (auto answer = native->getAttr(in, name))
        return *answer;
      if (Value slot = nativeSlot(in, native, name); !slot.isUndefined())
        return slot;
      break;
    }
    case ObjKind::Cell: {
      static const Name contents = intern("cell_contents");
      if (name == contents)
        return static_cast<Cell *>(object.object())->value;
      break;
    }
    default:
      break;
    }
  }
  Class *type = in.typeOf(object);
  if (Value *found = type->lookup(name)) {
    auto *property = found->as<Property>();
    Value value = bindAttr(*found, object, type);
    if (property && property->cached && object.as<Native>())
      static_cast<Native *>(object.object())->setAttr(in, name, value);
    return value;
  }
  if (name == names().class_)
    return type;
  if (name == names().doc)
    return Value::none();
  if (type->hasUnknownBase)
    return heap.make<Unknown>(type->unknownBase);
  if (auto *tuple = object.as<Tuple>(); tuple && tuple->cls)
    if (Value *method = type->lookup(names().getattr))
      return callSpecial(*method, object, {interned(name)});
  return {};
}

void Interp::Impl::noAttribute(Value object, Name name) {
  // A model may lack what the real object has: that is our gap, not the program's fault.
  auto *modelled = object.as<Class>();
  if (object.as<Native>() || (modelled && !modelled->item && modelled->module != "builtins"))
    throw UnknownUse{reason(Reason::Unmodelled, (modelled ? *modelled->name : in.typeName(object)) + "." + *name)};
  std::string message;
  std::shared_ptr<RefusalInfo> certain;
  if (auto *module = object.as<Module>()) {
    message = "module '" + module->name + "' has no attribute '" + *name + "'";
    certain = absentName(in, module->name, name, attributeRange(in, name));
  } else if (auto *cls = object.as<Class>())
    message = "type object '" + *cls->name + "' has no attribute '" + *name + "'";
  else
    message = "'" + in.typeName(object) + "' object has no attribute '" + *name + "'";
  Value error = makeException(in.builtinClass("AttributeError"), {in.str(message)});
  error.as<Instance>()->attributes.set(names().namePlain, interned(name));
  error.as<Instance>()->attributes.set(intern("obj"), object);
  throwException(error, certain);
}

Value Interp::getAttr(Value object, Name name) {
  Value value = impl().getAttr(object, name);
  if (value.isUndefined())
    impl().noAttribute(object, name);
  return value;
}

Value Interp::getAttrOr(Value object, Name name, Value fallback) {
  try {
    Value value = impl().getAttr(object, name);
    return value.isUndefined() ? fallback : value;
  } catch (PyError &error) {
    if (!typeOf(error.value)->isSubclassOf(builtinClass("AttributeError")))
      throw;
  }
  return fallback;
}

bool Interp::Impl::loadMethod(Value object, Name name, Value &callable) {
  if (object.isObject()) {
    switch (object.object()->kind) {
    case ObjKind::Instance: {
      auto *instance = static_cast<Instance *>(object.object());
      if (instance->cls->customGetattribute)
        break;
      Value *attribute = instance->cls->lookup(name);
      if (attribute && bindsAsMethod(*attribute) && !instance->attributes.find(name)) {
        callable = *attribute;
        return true;
      }
      break;
    }
    case ObjKind::Native:
      if (auto answer = static_cast<Native *>(object.object())->getAttr(in, name)) {
        callable = *answer;
        return false;
      }
      [[fallthrough]];
    case ObjKind::Str:
    case ObjKind::List:
    case ObjKind::Dict:
    case ObjKind::Tuple:
    case ObjKind::Set:
    case ObjKind::Bytes:
    case ObjKind::BigInt:
    case ObjKind::Generator:
    case ObjKind::Iterator: {
      Value *attribute = in.typeOf(object)->lookup(name);
      if (attribute && bindsAsMethod(*attribute)) {
        callable = *attribute;
        return true;
      }
      break;
    }
    default:
      break;
    }
  }
  callable = getAttr(object, name);
  return false;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static void setInstanceAttr(Interp &interp, Instance *instance, Name name, Value value) {
  auto &impl = interp.impl();
  Class *cls = instance->cls;
  if (Value *attribute = cls->lookup(name)) {
    if (auto *property = attribute->as<Property>(); property && !property->cached) {
      if (property->setter.isUndefined() || property->setter.isNone())
        interp.raise("AttributeError", "property '" + *name + "' of '" + *cls->name + "' object has no setter");
      interp.call(property->setter, {instance, value});
      return;
    }
    if (attribute->as<Instance>() || attribute->as<Native>())
      if (Value *set = interp.typeOf(*attribute)->lookup(names().set)) {
        impl.callSpecial(*set, *attribute, {instance, value});
        return;
      }
  }
  if (name == names().class_ && value.as<Class>()) {
    interp.heap.willWrite(instance);
    instance->cls = value.as<Class>();
    return;
  }
  if (cls->slotted && std::find(cls->slotNames.begin(), cls->slotNames.end(), name) == cls->slotNames.end()) {
    if (cls->lookup(name))
      interp.raise("AttributeError", "'" + *cls->name + "' object attribute '" + *name + "' is read-only");
    interp.raise("AttributeError", "'" + *cls->name + "' object has no attribute '" + *name + "'");
  }
  interp.heap.willWrite(instance);
  instance->attributes.set(name, value);
}

void Interp::Impl::plainSetAttr(Value object, Name name, Value value) {
  if (auto *instance = object.as<Instance>())
    return setInstanceAttr(in, instance, name, value);
  if (auto *cls = object.as<Class>()) {
    if (cls->metaclass)
      if (Value *attribute = cls->metaclass->lookup(name))
        if (auto *property = attribute->as<Property>(); property && !property->setter.isUndefined()) {
          in.call(property->setter, {cls, value});
          return;
        }
    ExecFrame *frame = top();
    if (!cls->item && frame && !frame->internal) {
      // Models do not look at what a program did to their classes.
      value = in.unknown(Reason::Patched, *cls->name + "." + *name);
    }
    heap.willWrite(cls);
    if (name == names().name && value.as<Str>())
      cls->name = intern(value.as<Str>()->text);
    else if (name == names().qualname && value.as<Str>())
      cls->qualifiedName = value.as<Str>()->text;
    else
      cls->attributes.set(name, value);
    if (name == names().setattr || name == names().delattr)
      cls->customSetattr = true;
    if (name == names().getattribute)
      cls->customGetattribute = true;
    return;
  }
  if (auto *module = object.as<Module>()) {
    ExecFrame *frame = top();
    if (module->internal && frame && !frame->internal)
      value = in.unknown(Reason::Patched, module->name + "." + *name);
    return storeGlobal(module, name, value);
  }
  if (auto *function = object.as<Function>()) {
    heap.willWrite(function);
    function->attributes.set(name, value);
    return;
  }
  if (auto *native = object.as<Native>()) {
    if (native->setAttr(in, name, value))
      return;
    if (Value *attribute = in.typeOf(object)->lookup(name))
      if (auto *property = attribute->as<Property>(); property && !property->setter.isUndefined()) {
        in.call(property->setter, {object, value});
        return;
      }
  }
  if (object.isUnknown())
    return;
  Class *type = in.typeOf(object);
  if (type->lookup(name))
    in.raise("AttributeError", "'" + *type->name + "' object attribute '" + *name + "' is read-only");
  noAttribute(object, name);
}

void Interp::setAttr(Value object, Name name, Value value) {
  Class *cls = object.as<Instance>() ? object.as<Instance>()->cls
               : object.as<Class>()  ? object.as<Class>()->metaclass
                                     : nullptr;
  if (cls && cls->customSetattr)
    if (Value *method = cls->lookup(names().setattr); method && !impl().isObjectMethod(*method, names().setattr)) {
      impl().callSpecial(*method, object, {impl().interned(name), value});
      return;
    }
  impl().plainSetAttr(object, name, value);
}

bool Interp::Impl::isObjectMethod(Value method, Name name) const {
  Value *own = cls.object->attributes.find(name);
  return own && own->identical(method);
}

void Interp::Impl::plainDelAttr(Value object, Name name) {
  bool erased = false;
  if (auto *instance = object.as<Instance>()) {
    if (Value *attribute = instance->cls->lookup(name)) {
      if (auto *property = attribute->as<Property>(); property && !property->cached) {
        if (property->deleter.isUndefined() || property->deleter.isNone())
          in.raise("AttributeError",
                   "property '" + *name + "' of '" + *instance->cls->name + "' object has no deleter");
        in.call(property->deleter, {object});
        return;
      }
      if (attribute->as<Instance>())
        if (Value *method = in.typeOf(*attribute)->lookup(names().delete_)) {
          callSpecial(*method, *attribute, {object});
          return;
        }
    }
    heap.willWrite(instance);
    erased = instance->attributes.erase(name);
  } else if (auto *cls = object.as<Class>()) {
    heap.willWrite(cls);
    erased = cls->attributes.erase(name);
  } else if (auto *module = object.as<Module>()) {
    heap.willWrite(module);
    erased = module->globals.erase(name);
  } else if (auto *function = object.as<Function>()) {
    heap.willWrite(function);
    erased = function->attributes.erase(name);
  } else if (object.isUnknown()) {
    return;
  }
  if (!erased)
    noAttribute(object, name);
}

void Interp::delAttr(Value object, Name name) {
  if (auto *instance = object.as<Instance>(); instance && instance->cls->customSetattr)
    if (Value *method = instance->cls->lookup(names().delattr);
        method && !impl().isObjectMethod(*method, names().delattr)) {
      impl().callSpecial(*method, object, {impl().interned(name)});
      return;
    }
  impl().plainDelAttr(object, name);
}

//===----------------------------------------------------------------------===//
// __dict__
//===----------------------------------------------------------------------===//

Dict *Interp::Impl::dictFrom(const Namespace &from, Obj *owner) {
  auto *dict = heap.make<Dict>();
  for (auto &[name, value] : from.entries())
    if (name)
      dict->table.set(in, interned(name), value);
  dict->owner = owner;
  return dict;
}

Namespace Interp::Impl::namespaceFrom(Value dict) {
  Namespace out;
  for (auto &entry : base(dict).as<Dict>()->table.entries())
    if (auto *key = entry.live ? entry.key.as<Str>() : nullptr)
      out.set(intern(key->text), entry.value);
  return out;
}

void Interp::Impl::writeThrough(Dict *dict) {
  if (!dict->owner)
    return;
  Value owner(dict->owner);
  Namespace *target = owner.as<Instance>()   ? &owner.as<Instance>()->attributes
                      : owner.as<Module>()   ? &owner.as<Module>()->globals
                      : owner.as<Function>() ? &owner.as<Function>()->attributes
                                             : nullptr;
  if (!target)
    return;
  heap.willWrite(dict->owner);
  *target = namespaceFrom(dict);
}

} // namespace pallasd::python
