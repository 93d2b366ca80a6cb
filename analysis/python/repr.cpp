//===- repr.cpp - repr, str and format of values ----------------*- C++ -*-===//
//
// As CPython prints them. Addresses are not known: a repr that would show one
// shows the order of allocation in its place.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/generators.h"
#include "analysis/python/impl.h"

#include <cinttypes>

#include <algorithm>

namespace pallasd::python {

namespace {

std::string address(const Obj *object) {
  char buffer[32];
  snprintf(buffer, sizeof buffer, "0x7f%010" PRIx64, uint64_t(object->serial) * 16);
  return buffer;
}

/// Containers being printed, for `[...]`.
struct Printing {
  std::vector<const Obj *> &stack;
  bool recursive;
  Printing(std::vector<const Obj *> &stack, const Obj *object)
      : stack(stack), recursive(std::find(stack.begin(), stack.end(), object) != stack.end()) {
    stack.push_back(object);
  }
  ~Printing() { stack.pop_back(); }
};

[[noreturn]] void unsure(const ReasonPtr &reason) { throw UnknownUse{reason}; }

std::string sequence(Interp &interp, const Values &items, const char *open, const char *close, bool isTuple) {
  std::string out = open;
  for (size_t i = 0; i < items.size(); ++i)
    out += (i ? ", " : "") + interp.repr(items[i]);
  if (isTuple && items.size() == 1)
    out += ",";
  if (out.size() > interp.budget.elements)
    throw UnknownUse{interp.impl().reason(Reason::Budget, "length of a text")};
  return out + close;
}

std::string dictBody(Interp &interp, Dict *dict) {
  std::string out = "{";
  bool first = true;
  auto entries = dict->table.entries();
  for (auto &entry : entries) {
    if (!entry.live)
      continue;
    out += (first ? "" : ", ") + interp.repr(entry.key) + ": " + interp.repr(entry.value);
    first = false;
  }
  return out + "}";
}

std::string dictRepr(Interp &interp, Dict *dict, Class *cls) {
  auto &impl = interp.impl();
  Printing printing(impl.printing, dict);
  static const Name ordered = intern("OrderedDict"), defaulting = intern("defaultdict"), counter = intern("Counter");
  if (printing.recursive)
    return cls && cls != impl.cls.dict ? *cls->name + "(...)" : "{...}";
  if (dict->unsure)
    unsure(dict->unsure);
  std::string body = dictBody(interp, dict);
  for (Class *base : cls->mro) {
    if (base->name == defaulting)
      return *cls->name + "(" + interp.repr(dict->defaultFactory) + ", " + body + ")";
    if (base->name == ordered || base->name == counter)
      return *cls->name + (dict->table.size() ? "(" + body + ")" : "()");
  }
  return body;
}

std::string setRepr(Interp &interp, Set *set, const std::string &name) {
  auto &impl = interp.impl();
  if (set->unsure)
    unsure(set->unsure);
  bool plain = !set->frozen && name == "set";
  if (set->table.size() == 0)
    return name + "()";
  Printing printing(impl.printing, set);
  if (printing.recursive)
    return name + "(...)";
  Value items = impl.setItems(set);
  if (auto reason = reasonOf(items))
    unsure(reason);
  std::string body = sequence(interp, items.as<Tuple>()->items, "{", "}", false);
  return plain ? body : name + "(" + body + ")";
}

std::string classRepr(Class *cls) {
  Value *own = cls->attributes.find(names().module);
  std::string module = own && own->as<Str>() ? own->as<Str>()->text : cls->module;
  return "<class '" + (module.empty() || module == "builtins" ? "" : module + ".") + cls->qualifiedName + "'>";
}

} // namespace

/// Of values that are no instances of user classes.
std::string Interp::Impl::builtinRepr(Value value, Class *as) {
  switch (value.tag()) {
  case Tag::Undefined:
    return "<undefined>";
  case Tag::None:
    return "None";
  case Tag::NotImplemented:
    return "NotImplemented";
  case Tag::Ellipsis:
    return "Ellipsis";
  case Tag::Bool:
    return value.asBool() ? "True" : "False";
  case Tag::Int:
    return std::to_string(value.asInt());
  case Tag::Float:
    return floatRepr(value.asFloat());
  case Tag::Object:
    break;
  }
  checkStack();
  Obj *object = value.object();
  switch (object->kind) {
  case ObjKind::BigInt: {
    const Integer &number = static_cast<BigInt *>(object)->value;
    size_t bits = msb(number < 0 ? Integer(-number) : number);
    if (bits > 14284 || (bits > 14280 && integerText(number < 0 ? Integer(-number) : number).size() > 4300))
      in.raise("ValueError", "Exceeds the limit (4300 digits) for integer string conversion; use "
                             "sys.set_int_max_str_digits() to increase the limit");
    return integerText(number);
  }
  case ObjKind::Complex:
    return complexRepr(static_cast<Complex *>(object)->re, static_cast<Complex *>(object)->im);
  case ObjKind::Str:
    return strRepr(static_cast<Str *>(object)->text);
  case ObjKind::Bytes:
    return bytesRepr(static_cast<Bytes *>(object)->data);
  case ObjKind::Tuple: {
    Printing guard(printing, object);
    if (guard.recursive)
      return "(...)";
    return sequence(in, static_cast<Tuple *>(object)->items, "(", ")", true);
  }
  case ObjKind::List: {
    auto *list = static_cast<List *>(object);
    Printing guard(printing, object);
    if (guard.recursive)
      return "[...]";
    if (list->unsure)
      unsure(list->unsure);
    return sequence(in, list->items, "[", "]", false);
  }
  case ObjKind::Dict:
    return dictRepr(in, static_cast<Dict *>(object), as);
  case ObjKind::Set:
    return setRepr(in, static_cast<Set *>(object), *as->name);
  case ObjKind::Slice: {
    auto *slice = static_cast<SliceObj *>(object);
    return "slice(" + in.repr(slice->start) + ", " + in.repr(slice->stop) + ", " + in.repr(slice->step) + ")";
  }
  case ObjKind::Range: {
    auto *range = static_cast<Range *>(object);
    return "range(" + std::to_string(range->start) + ", " + std::to_string(range->stop) +
           (range->step == 1 ? "" : ", " + std::to_string(range->step)) + ")";
  }
  case ObjKind::Function:
    return "<function " + static_cast<Function *>(object)->qualifiedName + " at " + address(object) + ">";
  case ObjKind::BoundMethod: {
    auto *bound = static_cast<BoundMethod *>(object);
    if (bound->func.as<Builtin>())
      return "<built-in method " + in.toStr(in.getAttr(bound->func, names().name)) + " of " + in.typeName(bound->self) +
             " object at " + address(object) + ">";
    return "<bound method " + in.toStr(in.getAttr(bound->func, names().qualname)) + " of " + in.repr(bound->self) + ">";
  }
  case ObjKind::Builtin:
    return "<built-in function " + static_cast<Builtin *>(object)->name + ">";
  case ObjKind::Class:
    return classRepr(static_cast<Class *>(object));
  case ObjKind::Module: {
    auto *module = static_cast<Module *>(object);
    return "<module '" + module->name + "'" +
           (module->path.empty() || module->internal ? " (built-in)" : " from '" + module->path + "'") + ">";
  }
  case ObjKind::Cell:
    return "<cell at " + address(object) + ">";
  default:
    break;
  }
  return plainRepr(value);
}

std::string Interp::Impl::plainRepr(Value value) {
  Class *as = in.typeOf(value);
  std::string module = as->module.empty() || as->module == "builtins" ? "" : as->module + ".";
  return "<" + module + as->qualifiedName + " object at " +
         (value.isObject() ? address(value.object()) : "0x7f0000000000") + ">";
}

std::string Interp::repr(Value value) {
  if (auto reason = reasonOf(value))
    throw UnknownUse{reason};
  if (auto *native = value.as<Native>())
    return native->repr(*this);
  Class *cls = typeOf(value);
  auto *tuple = value.as<Tuple>();
  auto *type = value.as<Class>();
  if (value.as<Instance>() || (tuple && tuple->cls) || (type && type->metaclass)) {
    Value *method = cls->lookup(names().repr);
    if (method && !impl().isObjectMethod(*method, names().repr)) {
      Value text = impl().callSpecial(*method, value, {});
      if (auto reason = reasonOf(text))
        throw UnknownUse{reason};
      if (auto *plain = Impl::base(text).as<Str>())
        return plain->text;
      raise("TypeError", "__repr__ returned non-string (type " + typeName(text) + ")");
    }
    if (cls->hasUnknownBase)
      throw UnknownUse{cls->unknownBase};
  }
  if (auto *instance = value.as<Instance>(); instance && instance->base.isUndefined())
    return impl().plainRepr(value);
  return impl().builtinRepr(Impl::base(value), cls);
}

std::string Interp::toStr(Value value) {
  if (auto *text = value.as<Str>())
    return text->text;
  if (auto reason = reasonOf(value))
    throw UnknownUse{reason};
  Class *cls = typeOf(value);
  if (value.as<Instance>() || value.as<Native>() || (value.as<Tuple>() && value.as<Tuple>()->cls) ||
      (value.as<Class>() && value.as<Class>()->metaclass)) {
    Value *method = cls->lookup(names().str);
    if (method && !impl().isObjectMethod(*method, names().str)) {
      Value text = impl().callSpecial(*method, value, {});
      if (auto reason = reasonOf(text))
        throw UnknownUse{reason};
      if (auto *plain = Impl::base(text).as<Str>())
        return plain->text;
      raise("TypeError", "__str__ returned non-string (type " + typeName(text) + ")");
    }
    if (cls->hasUnknownBase)
      throw UnknownUse{cls->unknownBase};
    if (auto *text = Impl::base(value).as<Str>()) {
      Value *own = cls->lookup(names().repr);
      if (!own || !own->as<Function>())
        return text->text;
    }
  }
  return repr(value);
}

Value Interp::format(Value value, std::string_view spec) {
  if (value.isUnknown())
    return value;
  if (value.as<Instance>() || value.as<Native>()) {
    Value *method = typeOf(value)->lookup(names().format);
    if (method && !impl().isObjectMethod(*method, names().format)) {
      Value text = impl().callSpecial(*method, value, {str(std::string(spec))});
      if (!text.isUnknown() && !Impl::base(text).as<Str>())
        raise("TypeError", "__format__ must return a str, not " + typeName(text));
      return text;
    }
  }
  ReasonPtr unknown;
  try {
    if (spec.empty())
      return str(toStr(value));
    if (value.as<Native>() || (value.as<Instance>() && value.as<Instance>()->base.isUndefined()))
      raise("TypeError", "unsupported format string passed to " + typeName(value) + ".__format__");
    return formatBuiltin(*this, value, spec);
  } catch (UnknownUse &use) {
    unknown = use.reason;
  }
  return heap.make<Unknown>(unknown);
}

} // namespace pallasd::python
