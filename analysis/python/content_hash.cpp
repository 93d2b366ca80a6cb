//===- content_hash.cpp - Hash of what code could read ----------*- C++ -*-===//
//
// Two values with equal hashes are the same to whoever reads them: contents of
// containers, attributes of instances, code and closures of functions. Cycles
// end at an object already being hashed, which counts by its depth. Identity
// counts where Python code could tell (policies.md B5): not for plain data.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/generators.h"
#include "analysis/python/impl.h"

#include <bit>

namespace pallasd::python {

namespace {

uint64_t mix(uint64_t hash, uint64_t value) {
  hash ^= value + 0x9E3779B97F4A7C15ull + (hash << 6) + (hash >> 2);
  return hash * 0xff51afd7ed558ccdull;
}

uint64_t hashBytes(std::string_view text) {
  uint64_t h = 0xcbf29ce484222325ull;
  for (unsigned char c : text)
    h = (h ^ c) * 0x100000001b3ull;
  return h;
}

class Hasher {
public:
  explicit Hasher(Interp &interp) : interp(interp) {}

  uint64_t of(Value value) {
    uint64_t h = mix(uint64_t(value.tag()), value.sym());
    switch (value.tag()) {
    case Tag::Bool:
    case Tag::Int:
      return mix(h, uint64_t(value.asInt()));
    case Tag::Float:
      return mix(h, std::bit_cast<uint64_t>(value.asFloat()));
    case Tag::Object:
      return mix(h, ofObject(value.object()));
    default:
      return h;
    }
  }

private:
  uint64_t ofObject(Obj *object) {
    for (size_t i = 0; i < path.size(); ++i)
      if (path[i] == object)
        return mix(0xC1C1E, path.size() - i);
    if (auto known = done.find(object); known != done.end())
      return known->second;
    interp.impl().checkStack();
    path.push_back(object);
    uint64_t h = mix(uint64_t(object->kind), contents(object));
    path.pop_back();
    // Inside a cycle the result depends on where the walk began.
    if (path.empty())
      done.emplace(object, h);
    return h;
  }

  uint64_t values(uint64_t h, const Values &items) {
    for (Value item : items)
      h = mix(h, of(item));
    return mix(h, items.size());
  }

  uint64_t table(uint64_t h, const Table &table) {
    for (auto &entry : table.entries())
      if (entry.live)
        h = mix(mix(h, of(entry.key)), of(entry.value));
    return mix(h, table.size());
  }

  uint64_t space(uint64_t h, const Namespace &names) {
    for (auto &[name, value] : names.entries())
      if (name)
        h = mix(mix(h, reinterpret_cast<uintptr_t>(name)), of(value));
    return h;
  }

  uint64_t reason(const ReasonPtr &reason) { return reason ? hashBytes(reason->what) : 0; }

  uint64_t contents(Obj *object) {
    switch (object->kind) {
    case ObjKind::BigInt:
      return hashBytes(integerText(static_cast<BigInt *>(object)->value, 16));
    case ObjKind::Complex:
      return mix(std::bit_cast<uint64_t>(static_cast<Complex *>(object)->re),
                 std::bit_cast<uint64_t>(static_cast<Complex *>(object)->im));
    case ObjKind::Str:
      return hashBytes(static_cast<Str *>(object)->text);
    case ObjKind::Bytes:
      return hashBytes(static_cast<Bytes *>(object)->data);
    case ObjKind::Tuple:
      return values(classId(static_cast<Tuple *>(object)->cls), static_cast<Tuple *>(object)->items);
    case ObjKind::List:
      return values(mix(object->serial, reason(static_cast<List *>(object)->unsure)),
                    static_cast<List *>(object)->items);
    case ObjKind::Dict: {
      auto *dict = static_cast<Dict *>(object);
      uint64_t h = mix(mix(object->serial, reason(dict->unsure)), classId(dict->cls));
      return table(mix(h, of(dict->defaultFactory)), dict->table);
    }
    case ObjKind::Set:
      return table(mix(object->serial, reason(static_cast<Set *>(object)->unsure)), static_cast<Set *>(object)->table);
    case ObjKind::Slice: {
      auto *slice = static_cast<SliceObj *>(object);
      return mix(mix(of(slice->start), of(slice->stop)), of(slice->step));
    }
    case ObjKind::Range: {
      auto *range = static_cast<Range *>(object);
      return mix(mix(mix(uint64_t(range->start), uint64_t(range->stop)), uint64_t(range->step)), range->sym);
    }
    case ObjKind::Function:
      return function(static_cast<Function *>(object));
    case ObjKind::BoundMethod:
      return mix(of(static_cast<BoundMethod *>(object)->self), of(static_cast<BoundMethod *>(object)->func));
    case ObjKind::Class:
      return classContents(static_cast<Class *>(object));
    case ObjKind::Instance: {
      auto *instance = static_cast<Instance *>(object);
      uint64_t h = mix(object->serial, classId(instance->cls));
      return space(instance->base.isUndefined() ? h : mix(h, of(instance->base)), instance->attributes);
    }
    case ObjKind::Module:
      // Which globals of it are read is in the read set.
      return hashBytes(static_cast<Module *>(object)->name);
    case ObjKind::Property: {
      auto *property = static_cast<Property *>(object);
      return mix(mix(of(property->getter), of(property->setter)), of(property->deleter));
    }
    case ObjKind::StaticMethod:
      return of(static_cast<StaticMethod *>(object)->func);
    case ObjKind::ClassMethod:
      return of(static_cast<ClassMethod *>(object)->func);
    case ObjKind::Cell:
      return of(static_cast<Cell *>(object)->value);
    case ObjKind::Unknown:
      return reason(static_cast<Unknown *>(object)->reason);
    case ObjKind::Native:
      return static_cast<Native *>(object)->contentHash(interp);
    case ObjKind::Builtin:
    case ObjKind::Generator:
    case ObjKind::Iterator:
      return object->serial;
    }
    return object->serial;
  }

  uint64_t function(Function *function) {
    // Identity decides JAX's caches; code, defaults and closure what a trace reads.
    uint64_t h = mix(hashBytes(function->qualifiedName), function->item ? function->item->hash : 0);
    if (function->lambda)
      h = mix(h, uint64_t(function->lambda->range.line) << 32 | uint32_t(function->lambda->range.column));
    h = values(h, function->defaults);
    for (auto &[name, value] : function->kwDefaults)
      h = mix(mix(h, reinterpret_cast<uintptr_t>(name)), of(value));
    for (Cell *cell : function->closure)
      h = mix(h, ofObject(cell));
    return space(h, function->attributes);
  }

  uint64_t classId(Class *cls) {
    return cls ? mix(hashBytes(cls->qualifiedName), cls->item ? cls->item->hash : cls->serial) : 0;
  }

  uint64_t classContents(Class *cls) {
    uint64_t h = classId(cls);
    if (!cls->item)
      return h;
    for (Class *base : cls->bases)
      h = mix(h, ofObject(base));
    return space(h, cls->attributes);
  }

  Interp &interp;
  std::vector<Obj *> path;
  std::unordered_map<Obj *, uint64_t> done;
};

} // namespace

uint64_t Interp::contentHash(Value value) { return Hasher(*this).of(value); }

} // namespace pallasd::python
