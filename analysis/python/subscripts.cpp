//===- subscripts.cpp - x[i], x[i] = v, del x[i] ----------------*- C++ -*-===//
//
// Indexing and slicing of the builtin sequences and mappings; a write under an
// unknown key makes the container's contents unsure.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"
#include "analysis/python/plain_errors.h"

#include <algorithm>

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

int64_t Interp::Impl::indexOf(Value key, int64_t length, const char *what) {
  Value index = base(key);
  if (!index.isInt() && !index.isBool()) {
    if (index.as<BigInt>())
      in.raise("IndexError", "cannot fit 'int' into an index-sized integer");
    if (index.as<Instance>() || index.as<Native>()) {
      bool convertible = index.as<Native>() || in.typeOf(index)->lookup(names().index);
      if (convertible) {
        index = in.toIndex(index);
        if (auto reason = reasonOf(index))
          throw UnknownUse{reason};
      }
    }
    if (!index.isInt() && !index.isBool())
      in.raise("TypeError", std::string(what) + " indices must be integers or slices, not " + in.typeName(key));
  }
  int64_t at = index.asInt();
  if (at < 0)
    at += length;
  if (at < 0 || at >= length)
    raiseOutOfRange(in, std::string(what) + " index out of range");
  return at;
}

std::optional<Interp::Impl::SliceBounds> Interp::Impl::sliceBounds(const SliceObj &slice, int64_t length,
                                                                   ReasonPtr &unknownReason) {
  auto bound = [&](Value value, int64_t fallback, int64_t low, int64_t high) -> int64_t {
    if (value.isNone())
      return fallback;
    if (!value.isUnknown() && !isIntLike(base(value)) && !value.as<Native>() &&
        !(value.as<Instance>() && in.typeOf(value)->lookup(names().index)))
      in.raise("TypeError", "slice indices must be integers or None or have an __index__ method");
    Value index = in.toIndex(value);
    if (auto reason = reasonOf(index)) {
      unknownReason = reason;
      return fallback;
    }
    if (auto *big = index.as<BigInt>())
      return big->value < 0 ? low : high;
    int64_t i = index.asInt();
    if (i < 0)
      i = i < -length ? low : i + length;
    return std::clamp(i, low, high);
  };
  SliceBounds out{};
  out.step = 1;
  if (!slice.step.isNone()) {
    Value step = in.toIndex(slice.step);
    if (auto reason = reasonOf(step)) {
      unknownReason = reason;
      return std::nullopt;
    }
    out.step = step.isInt() ? step.asInt() : INT64_MAX;
    if (out.step == 0)
      in.raise("ValueError", "slice step cannot be zero");
  }
  bool forward = out.step > 0;
  int64_t low = forward ? 0 : -1, high = forward ? length : length - 1;
  out.start = bound(slice.start, forward ? low : high, low, high);
  out.stop = bound(slice.stop, forward ? high : low, low, high);
  if (unknownReason)
    return std::nullopt;
  if (forward)
    out.count = out.start < out.stop ? (out.stop - out.start - 1) / out.step + 1 : 0;
  else
    out.count = out.start > out.stop ? (out.start - out.stop - 1) / -out.step + 1 : 0;
  return out;
}

static Values pick(const Values &items, const Interp::Impl::SliceBounds &bounds) {
  Values out;
  out.reserve(size_t(bounds.count));
  for (int64_t i = 0, at = bounds.start; i < bounds.count; ++i, at += bounds.step)
    out.push_back(items[size_t(at)]);
  return out;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static Value textItem(Interp &interp, Str *text, Value key) {
  auto &impl = interp.impl();
  int64_t length = codePointCount(*text);
  if (auto *slice = key.as<SliceObj>()) {
    ReasonPtr unknown;
    auto bounds = impl.sliceBounds(*slice, length, unknown);
    if (!bounds)
      return interp.unknown(unknown);
    if (isAscii(*text) && bounds->step == 1)
      return interp.str(text->text.substr(size_t(bounds->start), size_t(bounds->count)));
    std::string out;
    std::vector<size_t> offsets;
    if (!isAscii(*text))
      for (size_t at = 0; at < text->text.size();) {
        offsets.push_back(at);
        decodeUtf8(text->text, at);
      }
    offsets.push_back(text->text.size());
    for (int64_t i = 0, at = bounds->start; i < bounds->count; ++i, at += bounds->step) {
      if (isAscii(*text))
        out += text->text[size_t(at)];
      else
        out.append(text->text, offsets[size_t(at)], offsets[size_t(at) + 1] - offsets[size_t(at)]);
    }
    return interp.str(std::move(out));
  }
  int64_t at = impl.indexOf(key, length, "string");
  size_t start = byteOffset(*text, at), end = start;
  decodeUtf8(text->text, end);
  return impl.nameString(std::string_view(text->text).substr(start, end - start));
}

static Value rangeItem(Interp &interp, Range *range, Value key) {
  auto &impl = interp.impl();
  int64_t length = interp.len(range).asInt();
  if (auto *slice = key.as<SliceObj>()) {
    ReasonPtr unknown;
    auto bounds = impl.sliceBounds(*slice, length, unknown);
    if (!bounds)
      return interp.unknown(unknown);
    return interp.heap.make<Range>(range->start + bounds->start * range->step,
                                   range->start + bounds->stop * range->step, range->step * bounds->step, range->sym);
  }
  int64_t at = impl.indexOf(key, length, "range object");
  return Value::integer(range->start + at * range->step, range->sym);
}

Value Interp::Impl::dictGet(Dict *dict, Value self, Value key) {
  if (Value *found = dict->table.find(in, key))
    return *found;
  if (dict->unsure)
    return in.unknown(dict->unsure);
  if (!dict->defaultFactory.isUndefined() && !dict->defaultFactory.isNone()) {
    Value made = in.call(dict->defaultFactory, {});
    heap.willWrite(dict);
    dict->table.set(in, key, made);
    return made;
  }
  Class *cls = in.typeOf(self);
  if (cls != this->cls.dict)
    if (Value *method = cls->lookup(names().missing))
      return callSpecial(*method, self, {key});
  raiseKeyError(key);
}

Value Interp::Impl::builtinGetItem(Value object, Value key) {
  Value self = object;
  object = base(object);
  switch (object.isObject() ? object.object()->kind : ObjKind::Cell) {
  case ObjKind::List: {
    auto *list = object.as<List>();
    if (list->unsure)
      return in.unknown(list->unsure);
    if (auto *slice = key.as<SliceObj>()) {
      ReasonPtr unknown;
      auto bounds = sliceBounds(*slice, int64_t(list->items.size()), unknown);
      if (bounds)
        return in.list(pick(list->items, *bounds));
      Value made = in.list({});
      made.as<List>()->unsure = unknown;
      return made;
    }
    return list->items[size_t(indexOf(key, int64_t(list->items.size()), "list"))];
  }
  case ObjKind::Tuple: {
    auto *tuple = object.as<Tuple>();
    if (auto *slice = key.as<SliceObj>()) {
      ReasonPtr unknown;
      auto bounds = sliceBounds(*slice, int64_t(tuple->items.size()), unknown);
      return bounds ? in.tuple(pick(tuple->items, *bounds)) : in.unknown(unknown);
    }
    return tuple->items[size_t(indexOf(key, int64_t(tuple->items.size()), "tuple"))];
  }
  case ObjKind::Dict:
    return dictGet(object.as<Dict>(), self, key);
  case ObjKind::Str:
    return textItem(in, object.as<Str>(), key);
  case ObjKind::Bytes: {
    const std::string &data = object.as<Bytes>()->data;
    if (auto *slice = key.as<SliceObj>()) {
      ReasonPtr unknown;
      auto bounds = sliceBounds(*slice, int64_t(data.size()), unknown);
      if (!bounds)
        return in.unknown(unknown);
      std::string out;
      for (int64_t i = 0, at = bounds->start; i < bounds->count; ++i, at += bounds->step)
        out += data[size_t(at)];
      return in.bytes(std::move(out));
    }
    return Value::integer(static_cast<unsigned char>(data[size_t(indexOf(key, int64_t(data.size()), "index"))]));
  }
  case ObjKind::Range:
    return rangeItem(in, object.as<Range>(), key);
  default:
    return {};
  }
}

Value Interp::getItem(Value object, Value key) {
  if (object.isUnknown())
    return object;
  if (key.isUnknown() && !object.as<Native>() && !object.as<Instance>() && !object.as<Class>())
    return key;
  if (auto *native = object.as<Native>()) {
    if (auto answer = native->getItem(*this, key))
      return *answer;
    if (Value *method = typeOf(object)->lookup(names().getitem))
      return impl().callSpecial(*method, object, {key});
    raise("TypeError", "'" + typeName(object) + "' object is not subscriptable");
  }
  if (auto *instance = object.as<Instance>()) {
    if (Value *method = instance->cls->lookup(names().getitem))
      return impl().callSpecial(*method, object, {key});
    if (instance->cls->hasUnknownBase)
      return unknown(instance->cls->unknownBase);
  }
  if (auto *cls = object.as<Class>())
    return impl().subscriptClass(cls, key);
  if (auto *tuple = object.as<Tuple>(); tuple && tuple->cls)
    if (Value *method = tuple->cls->lookup(names().getitem); method && method->as<Function>())
      return impl().callSpecial(*method, object, {key});
  Value item = impl().builtinGetItem(object, key);
  if (!item.isUndefined())
    return item;
  raise("TypeError", "'" + typeName(object) + "' object is not subscriptable");
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static void setListSlice(Interp &interp, List *list, const SliceObj &slice, Value value) {
  ReasonPtr unknown;
  auto bounds = interp.impl().sliceBounds(slice, int64_t(list->items.size()), unknown);
  if (value.isUnknown())
    unknown = reasonOf(value);
  Values items = unknown ? Values() : interp.toVector(value);
  interp.heap.willWrite(list);
  if (unknown) {
    list->unsure = unknown;
    return;
  }
  if (bounds->step == 1) {
    int64_t stop = std::max(bounds->start, bounds->stop);
    auto at = list->items.erase(list->items.begin() + bounds->start, list->items.begin() + stop);
    list->items.insert(at, items.begin(), items.end());
    return;
  }
  if (int64_t(items.size()) != bounds->count)
    interp.raise("ValueError", "attempt to assign sequence of size " + std::to_string(items.size()) +
                                   " to extended slice of size " + std::to_string(bounds->count));
  for (int64_t i = 0, at = bounds->start; i < bounds->count; ++i, at += bounds->step)
    list->items[size_t(at)] = items[size_t(i)];
}

void Interp::Impl::builtinSetItem(Value object, Value key, Value value) {
  if (auto *list = object.as<List>()) {
    if (auto *slice = key.as<SliceObj>())
      return setListSlice(in, list, *slice, value);
    if (auto reason = key.isUnknown() ? reasonOf(key) : list->unsure) {
      heap.willWrite(list);
      list->unsure = reason;
      return;
    }
    int64_t length = int64_t(list->items.size());
    Value index = base(key);
    if (index.isInt() && (index.asInt() >= length || index.asInt() < -length))
      in.raise("IndexError", "list assignment index out of range");
    int64_t at = indexOf(key, length, "list");
    heap.willWrite(list);
    list->items[size_t(at)] = value;
    return;
  }
  if (auto *dict = object.as<Dict>()) {
    heap.willWrite(dict);
    if (auto reason = reasonOf(key))
      dict->unsure = reason;
    else
      dict->table.set(in, key, value);
    writeThrough(dict);
    return;
  }
  in.raise("TypeError", "'" + in.typeName(object) + "' object does not support item assignment");
}

void Interp::setItem(Value object, Value key, Value value) {
  if (object.isUnknown())
    return;
  if (auto *native = object.as<Native>()) {
    if (native->setItem(*this, key, value))
      return;
    if (Value *method = typeOf(object)->lookup(names().setitem)) {
      impl().callSpecial(*method, object, {key, value});
      return;
    }
    raise("TypeError", "'" + typeName(object) + "' object does not support item assignment");
  }
  if (auto *instance = object.as<Instance>()) {
    if (Value *method = instance->cls->lookup(names().setitem)) {
      impl().callSpecial(*method, object, {key, value});
      return;
    }
    if (instance->cls->hasUnknownBase)
      return;
  }
  if (Value *method = object.as<Class>() ? impl().special(object, names().setitem) : nullptr) {
    impl().callSpecial(*method, object, {key, value});
    return;
  }
  impl().builtinSetItem(object, key, value);
}

void Interp::Impl::builtinDelItem(Value object, Value key) {
  if (auto *dict = object.as<Dict>()) {
    if (auto reason = key.isUnknown() ? reasonOf(key) : dict->unsure) {
      heap.willWrite(dict);
      dict->unsure = reason;
      return;
    }
    if (!dict->table.find(in, key))
      raiseKeyError(key);
    heap.willWrite(dict);
    dict->table.erase(in, key);
    writeThrough(dict);
    return;
  }
  auto *list = object.as<List>();
  if (!list)
    in.raise("TypeError", "'" + in.typeName(object) + "' object doesn't support item deletion");
  ReasonPtr unknown = key.isUnknown() ? reasonOf(key) : list->unsure;
  int64_t length = int64_t(list->items.size());
  std::vector<bool> doomed(size_t(length), false);
  if (auto *slice = key.as<SliceObj>(); slice && !unknown) {
    if (auto bounds = sliceBounds(*slice, length, unknown))
      for (int64_t i = 0, at = bounds->start; i < bounds->count; ++i, at += bounds->step)
        doomed[size_t(at)] = true;
  } else if (!unknown) {
    Value index = base(key);
    if (index.isInt() && (index.asInt() >= length || index.asInt() < -length))
      in.raise("IndexError", "list assignment index out of range");
    doomed[size_t(indexOf(key, length, "list"))] = true;
  }
  heap.willWrite(list);
  if (unknown) {
    list->unsure = unknown;
    return;
  }
  Values kept;
  for (size_t i = 0; i < doomed.size(); ++i)
    if (!doomed[i])
      kept.push_back(list->items[i]);
  list->items = std::move(kept);
}

void Interp::delItem(Value object, Value key) {
  if (object.isUnknown())
    return;
  if (object.as<Instance>() || object.as<Native>()) {
    if (Value *method = typeOf(object)->lookup(names().delitem)) {
      impl().callSpecial(*method, object, {key});
      return;
    }
    if (typeOf(object)->hasUnknownBase)
      return;
  }
  impl().builtinDelItem(object, key);
}

//===----------------------------------------------------------------------===//
// Classes: list[int], Generic[T]
//===----------------------------------------------------------------------===//

Value Interp::Impl::subscriptClass(Class *cls, Value key) {
  if (cls->metaclass)
    if (Value *method = cls->metaclass->lookup(names().getitem))
      return callSpecial(*method, cls, {key});
  if (Value *method = cls->lookup(names().class_getitem)) {
    Value bound = bindAttr(*method, cls, cls);
    if (method->as<Function>() || (method->as<Builtin>() && method->as<Builtin>()->bindsSelf))
      bound = heap.make<BoundMethod>(cls, *method);
    return in.call(bound, {key});
  }
  if (genericBuiltins.count(cls))
    return makeGenericAlias(cls, key);
  if (cls->hasUnknownBase)
    return in.unknown(cls->unknownBase);
  in.raise("TypeError", "type '" + *cls->name + "' is not subscriptable");
}

} // namespace pallasd::python
