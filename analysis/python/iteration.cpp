//===- iteration.cpp - iter, next, len, in ----------------------*- C++ -*-===//
//
// Cursor walks ranges, tuples, lists and strings in place; everything else goes
// through an Iterator object, a Generator or the program's own __next__. The
// order of a set is CPython's for numbers, which depends on nothing but the
// numbers, and Unknown where it depends on hashes of strings or addresses.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/generators.h"
#include "analysis/python/impl.h"
#include "analysis/python/plain_errors.h"

#include <algorithm>

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Sets
//===----------------------------------------------------------------------===//

/// True if CPython's hash of it is the same in every process.
static bool hasStableHash(Value value) {
  if (value.isInt() || value.isBool() || value.isFloat() || value.as<BigInt>() || value.isNone())
    return !value.isNone();
  if (auto *tuple = value.as<Tuple>())
    return std::all_of(tuple->items.begin(), tuple->items.end(), hasStableHash);
  return false;
}

namespace {
/// CPython's open-addressing table of a set, for its order alone.
struct SetSlots {
  std::vector<const Table::Entry *> slots = std::vector<const Table::Entry *>(8);
  size_t used = 0;
  size_t mask() const { return slots.size() - 1; }
  void place(const Table::Entry *entry) {
    uint64_t perturb = entry->hash;
    size_t at = perturb & mask();
    for (;;) {
      // A run of neighbours first, then a jump.
      size_t run = at + 9 <= mask() ? 9 : 0;
      for (size_t i = 0; i <= run; ++i)
        if (!slots[at + i]) {
          slots[at + i] = entry;
          return;
        }
      perturb >>= 5;
      at = (at * 5 + 1 + perturb) & mask();
    }
  }
  void resize(size_t wanted) {
    size_t size = 8;
    while (size <= wanted)
      size *= 2;
    std::vector<const Table::Entry *> old(size);
    old.swap(slots);
    for (auto *moved : old)
      if (moved)
        place(moved);
  }
  void add(const Table::Entry *entry) {
    place(entry);
    if (++used * 5 >= mask() * 3)
      resize(used > 50000 ? used * 2 : used * 4);
  }
};
} // namespace

/// Keys in the order in which CPython's open-addressing set would give them had
/// they been added in order of insertion.
static std::optional<Values> setOrder(const Table &table) {
  std::vector<const Table::Entry *> live;
  for (auto &entry : table.entries())
    if (entry.live)
      live.push_back(&entry);
  Values keys;
  if (live.size() <= 1) {
    for (auto *entry : live)
      keys.push_back(entry->key);
    return keys;
  }
  for (auto *entry : live)
    if (!hasStableHash(entry->key))
      return std::nullopt;
  // Elements added one by one, or all at once from another set (which is also
  // how CPython makes a set display of constants): if these differ, the order
  // depends on the set's history.
  SetSlots grown;
  for (auto *entry : live)
    grown.add(entry);
  SetSlots merged;
  if (live.size() * 5 >= merged.mask() * 3)
    merged.resize(live.size() * 2);
  for (auto *entry : grown.slots)
    if (entry)
      merged.place(entry);
  auto order = [](const SetSlots &table) {
    std::vector<const Table::Entry *> out;
    for (auto *entry : table.slots)
      if (entry)
        out.push_back(entry);
    return out;
  };
  if (order(grown) != order(merged))
    return std::nullopt;
  // Elements that were taken out leave marks in the table over which later ones
  // skip: then only an order that no size of the table changes is certain.
  bool eroded = live.size() != table.entries().size();
  for (size_t size = 16 * (live.size() / 8 + 1), tries = 0; eroded && tries < 4; size *= 2, ++tries) {
    SetSlots larger;
    larger.resize(size - 1);
    for (auto *entry : live)
      larger.place(entry);
    if (order(larger) != order(grown))
      return std::nullopt;
  }
  for (auto *entry : order(grown))
    keys.push_back(entry->key);
  return keys;
}

Value Interp::Impl::setItems(Set *set) {
  if (set->unsure)
    return in.unknown(set->unsure);
  if (auto keys = setOrder(set->table))
    return in.tuple(std::move(*keys));
  return in.unknown(Reason::World, "order of a set");
}

//===----------------------------------------------------------------------===//
// Cursor
//===----------------------------------------------------------------------===//

Cursor::Cursor(Interp &interp, Value iterable) : interp(interp), source(iterable) {
  if (auto *range = iterable.as<Range>(); range && !range->sym) {
    kind = Numbers;
    number = range->start;
    stop = range->stop;
    stride = range->step;
  } else if (auto *list = iterable.as<List>()) {
    kind = Growing;
    if (list->unsure) {
      kind = Lost;
      reason = list->unsure;
    }
  } else if (auto *tuple = iterable.as<Tuple>(); tuple && !tuple->cls) {
    kind = Items;
  } else if (iterable.as<Iterator>() || iterable.as<Generator>()) {
    kind = Object;
  } else if (auto why = reasonOf(iterable)) {
    reason = why;
  } else {
    source = interp.iter(iterable);
    if (auto unknown = reasonOf(source))
      reason = unknown;
    else
      kind = Object;
  }
}

bool Cursor::next(Value &out) {
  switch (kind) {
  case Numbers:
    if (stride > 0 ? number >= stop : number <= stop)
      return false;
    out = Value::integer(number);
    if (__builtin_add_overflow(number, stride, &number))
      number = stop;
    return true;
  case Items: {
    auto &items = static_cast<Tuple *>(source.object())->items;
    if (index >= items.size())
      return false;
    out = items[index++];
    return true;
  }
  case Growing: {
    auto *list = static_cast<List *>(source.object());
    if (list->unsure) {
      reason = list->unsure;
      kind = Lost;
      return false;
    }
    if (index >= list->items.size())
      return false;
    out = list->items[index++];
    return true;
  }
  case Object: {
    Value value = interp.next(source);
    if (value.isUndefined())
      return false;
    // An iterator of which nothing is known any more ends the walk; a lone
    // unknown element of a known iterator does not.
    if (auto *unknown = value.as<Unknown>(); unknown && interp.impl().iteratorLost) {
      interp.impl().iteratorLost = false;
      reason = unknown->reason;
      kind = Lost;
      return false;
    }
    out = value;
    return true;
  }
  case Lost:
  case Text:
    return false;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// iter and next
//===----------------------------------------------------------------------===//

/// State of a walk over a sequence that may change: kept by value, as Iterator asks.
static Value sequenceIterator(Interp &interp, Value sequence, const char *typeName) {
  return interp.iterator(
      [sequence, at = size_t(0)](Interp &in) mutable -> Value {
        if (auto *list = sequence.as<List>()) {
          if (list->unsure) {
            in.impl().iteratorLost = true;
            return in.unknown(list->unsure);
          }
          return at < list->items.size() ? list->items[at++] : Value();
        }
        auto *tuple = sequence.as<Tuple>();
        return at < tuple->items.size() ? tuple->items[at++] : Value();
      },
      typeName);
}

static Value textIterator(Interp &interp, Value text) {
  return interp.iterator(
      [text, at = size_t(0)](Interp &in) mutable -> Value {
        const std::string &all = text.as<Str>()->text;
        if (at >= all.size())
          return {};
        size_t start = at;
        decodeUtf8(all, at);
        return in.impl().nameString(std::string_view(all).substr(start, at - start));
      },
      "str_ascii_iterator");
}

static Value rangeIterator(Interp &interp, Range *range) {
  return interp.iterator(
      [number = range->start, stop = range->stop, step = range->step](Interp &) mutable -> Value {
        if (step > 0 ? number >= stop : number <= stop)
          return {};
        Value out = Value::integer(number);
        if (__builtin_add_overflow(number, step, &number))
          number = stop;
        return out;
      },
      "range_iterator");
}

Value Interp::Impl::dictIterator(Value dict, DictPart part) {
  size_t size = dict.as<Dict>()->table.size();
  return in.iterator(
      [dict, part, size, at = size_t(0)](Interp &interp) mutable -> Value {
        auto *d = dict.as<Dict>();
        if (d->unsure) {
          interp.impl().iteratorLost = true;
          return interp.unknown(d->unsure);
        }
        if (d->table.size() != size)
          interp.raise("RuntimeError", "dictionary changed size during iteration");
        auto &entries = d->table.entries();
        while (at < entries.size() && !entries[at].live)
          ++at;
        if (at >= entries.size())
          return {};
        auto &entry = entries[at++];
        return part == DictPart::Keys     ? entry.key
               : part == DictPart::Values ? entry.value
                                          : interp.tuple({entry.key, entry.value});
      },
      part == DictPart::Keys     ? "dict_keyiterator"
      : part == DictPart::Values ? "dict_valueiterator"
                                 : "dict_itemiterator");
}

/// The old protocol: __getitem__ with 0, 1, 2 … until IndexError.
static Value indexIterator(Interp &interp, Value object) {
  return interp.iterator(
      [object, at = int64_t(0)](Interp &in) mutable -> Value {
        try {
          return in.getItem(object, Value::integer(at++));
        } catch (PyError &error) {
          Class *cls = in.typeOf(error.value);
          if (!cls->isSubclassOf(in.builtinClass("IndexError")) && !cls->isSubclassOf(in.builtinClass("StopIteration")))
            throw;
        }
        return {};
      },
      "iterator");
}

Value Interp::iter(Value iterable) {
  if (!iterable.isObject())
    raisePlain(*this, "TypeError", "'" + typeName(iterable) + "' object is not iterable");
  Obj *object = iterable.object();
  switch (object->kind) {
  case ObjKind::Unknown:
  case ObjKind::Iterator:
  case ObjKind::Generator:
    return iterable;
  case ObjKind::List:
    if (auto &reason = static_cast<List *>(object)->unsure)
      return unknown(reason);
    return sequenceIterator(*this, iterable, "list_iterator");
  case ObjKind::Tuple: {
    auto *tuple = static_cast<Tuple *>(object);
    if (tuple->cls)
      if (Value *method = tuple->cls->lookup(names().iter); method && method->as<Function>())
        return impl().callSpecial(*method, iterable, {});
    return sequenceIterator(*this, iterable, "tuple_iterator");
  }
  case ObjKind::Str:
    return textIterator(*this, iterable);
  case ObjKind::Bytes: {
    Values items;
    for (unsigned char c : static_cast<Bytes *>(object)->data)
      items.push_back(Value::integer(c));
    return sequenceIterator(*this, tuple(std::move(items)), "bytes_iterator");
  }
  case ObjKind::Range:
    if (static_cast<Range *>(object)->sym)
      pathCondition.push_back({static_cast<Range *>(object)->sym, true, position()});
    return rangeIterator(*this, static_cast<Range *>(object));
  case ObjKind::Dict:
    if (auto &reason = static_cast<Dict *>(object)->unsure)
      return unknown(reason);
    return impl().dictIterator(iterable, Impl::DictPart::Keys);
  case ObjKind::Set: {
    Value items = impl().setItems(static_cast<Set *>(object));
    return items.isUnknown() ? items : sequenceIterator(*this, items, "set_iterator");
  }
  case ObjKind::Native:
    if (auto answer = static_cast<Native *>(object)->iterate(*this))
      return *answer;
    break;
  default:
    break;
  }
  const Names &n = names();
  Class *cls = typeOf(iterable);
  if (Value *method = cls->lookup(n.iter); method && !method->isNone()) {
    Value iterator = impl().callSpecial(*method, iterable, {});
    if (iterator.isUnknown() || iterator.as<Iterator>() || iterator.as<Generator>())
      return iterator;
    if (!iterator.isObject() || !typeOf(iterator)->lookup(n.next))
      raise("TypeError", "iter() returned non-iterator of type '" + typeName(iterator) + "'");
    return iterator;
  }
  if (Value *method = cls->lookup(n.getitem); method && object->kind == ObjKind::Instance)
    return indexIterator(*this, iterable);
  if (cls->hasUnknownBase)
    return unknown(cls->unknownBase);
  if (object->kind == ObjKind::Native && static_cast<Native *>(object)->length(*this))
    return indexIterator(*this, iterable);
  raise("TypeError", "'" + typeName(iterable) + "' object is not iterable");
}

Value Interp::next(Value iterator) {
  if (auto *it = iterator.as<Iterator>()) {
    heap.willWrite(it);
    return it->next(*this);
  }
  if (auto *generator = iterator.as<Generator>())
    return impl().resume(generator, Value::none());
  if (iterator.isUnknown()) {
    impl().iteratorLost = true;
    return iterator;
  }
  Value *method = typeOf(iterator)->lookup(names().next);
  if (!method)
    raise("TypeError", "'" + typeName(iterator) + "' object is not an iterator");
  try {
    return impl().callSpecial(*method, iterator, {});
  } catch (PyError &error) {
    if (!typeOf(error.value)->isSubclassOf(builtinClass("StopIteration")))
      throw;
  }
  return {};
}

Values Interp::toVector(Value iterable) {
  if (auto *tuple = iterable.as<Tuple>(); tuple && !tuple->cls)
    return tuple->items;
  if (auto *list = iterable.as<List>(); list && !list->unsure)
    return list->items;
  Values items;
  Cursor cursor(*this, iterable);
  Value item;
  while (cursor.next(item)) {
    items.push_back(item);
    if (items.size() % 1024 == 0)
      charge(1024);
  }
  if (cursor.unknown())
    throw UnknownUse{cursor.unknown()};
  return items;
}

Values Interp::Impl::toUnordered(Value iterable) {
  auto *set = iterable.as<Set>();
  if (!set || set->unsure)
    return in.toVector(iterable);
  Values items;
  for (auto &entry : set->table.entries())
    if (entry.live)
      items.push_back(entry.key);
  return items;
}

//===----------------------------------------------------------------------===//
// Length and membership
//===----------------------------------------------------------------------===//

static int64_t rangeLength(const Range &range) {
  // In 128 bits: the span of two 64-bit bounds overflows.
  __int128 span = range.step > 0 ? __int128(range.stop) - range.start : __int128(range.start) - range.stop;
  __int128 step = range.step > 0 ? __int128(range.step) : -__int128(range.step);
  return span <= 0 ? 0 : int64_t((span + step - 1) / step);
}

Value Interp::len(Value value) {
  if (value.isObject()) {
    Obj *object = value.object();
    switch (object->kind) {
    case ObjKind::Unknown:
      return value;
    case ObjKind::Str:
      return Value::integer(codePointCount(*static_cast<Str *>(object)));
    case ObjKind::Bytes:
      return Value::integer(int64_t(static_cast<Bytes *>(object)->data.size()));
    case ObjKind::Tuple:
      return Value::integer(int64_t(static_cast<Tuple *>(object)->items.size()));
    case ObjKind::List:
      if (auto &reason = static_cast<List *>(object)->unsure)
        return unknown(reason);
      return Value::integer(int64_t(static_cast<List *>(object)->items.size()));
    case ObjKind::Dict:
      if (auto &reason = static_cast<Dict *>(object)->unsure)
        return unknown(reason);
      return Value::integer(int64_t(static_cast<Dict *>(object)->table.size()));
    case ObjKind::Set:
      if (auto &reason = static_cast<Set *>(object)->unsure)
        return unknown(reason);
      return Value::integer(int64_t(static_cast<Set *>(object)->table.size()));
    case ObjKind::Range:
      return Value::integer(rangeLength(*static_cast<Range *>(object)), static_cast<Range *>(object)->sym);
    case ObjKind::Native:
      if (auto answer = static_cast<Native *>(object)->length(*this))
        return *answer;
      break;
    default:
      break;
    }
    if (object->kind == ObjKind::Instance || object->kind == ObjKind::Native || object->kind == ObjKind::Class) {
      Value *method =
          object->kind == ObjKind::Class ? impl().special(value, names().len) : typeOf(value)->lookup(names().len);
      if (method && !method->isNone()) {
        Value length = toIndex(impl().callSpecial(*method, value, {}));
        if (length.isInt() && length.asInt() < 0)
          raise("ValueError", "__len__() should return >= 0");
        return length;
      }
      if (object->kind == ObjKind::Instance && typeOf(value)->hasUnknownBase)
        return unknown(typeOf(value)->unknownBase);
    }
  }
  raise("TypeError", "object of type '" + typeName(value) + "' has no len()");
}

static Value containsByIteration(Interp &interp, Value container, Value item) {
  if (!container.isObject())
    interp.raise("TypeError", "argument of type '" + interp.typeName(container) + "' is not iterable");
  Cursor cursor(interp, container);
  Value element;
  ReasonPtr maybe;
  while (cursor.next(element)) {
    switch (interp.impl().equal(element, item)) {
    case Tri::Yes:
      return Value::boolean(true);
    case Tri::Maybe:
      maybe = reasonOf(element) ? reasonOf(element) : maybe;
      if (!maybe)
        maybe = interp.impl().reason(Reason::Internal, "membership");
      break;
    case Tri::No:
      break;
    }
  }
  if (cursor.unknown())
    maybe = cursor.unknown();
  return maybe ? interp.unknown(maybe) : Value::boolean(false);
}

Value Interp::contains(Value container, Value item) {
  if (container.isUnknown())
    return container;
  if (item.isUnknown())
    return item;
  if (auto &reason = unsureReason(container))
    return unknown(reason);
  if (auto *dict = container.as<Dict>())
    return Value::boolean(dict->table.find(*this, item) != nullptr);
  if (auto *set = container.as<Set>()) {
    if (auto *inner = item.as<Set>(); inner && !inner->frozen) {
      auto *frozen = heap.make<Set>(*inner);
      frozen->frozen = true;
      item = frozen;
    }
    return Value::boolean(set->table.find(*this, item) != nullptr);
  }
  if (auto *text = container.as<Str>()) {
    auto *part = Impl::base(item).as<Str>();
    if (!part)
      raise("TypeError", "'in <string>' requires string as left operand, not " + typeName(item));
    return Value::boolean(text->text.find(part->text) != std::string::npos);
  }
  if (auto *data = container.as<Bytes>()) {
    if (item.isInt())
      return Value::boolean(data->data.find(char(item.asInt())) != std::string::npos);
    auto *part = item.as<Bytes>();
    if (!part)
      raise("TypeError", "a bytes-like object is required, not '" + typeName(item) + "'");
    return Value::boolean(data->data.find(part->data) != std::string::npos);
  }
  if (auto *range = container.as<Range>(); range && (item.isInt() || item.isBool())) {
    int64_t i = item.asInt();
    bool inside = range->step > 0 ? i >= range->start && i < range->stop : i <= range->start && i > range->stop;
    return Value::boolean(inside && (__int128(i) - range->start) % range->step == 0);
  }
  if (container.as<Instance>() || container.as<Native>() || container.as<Class>()) {
    Value *method = container.as<Class>() ? impl().special(container, names().contains)
                                          : typeOf(container)->lookup(names().contains);
    if (method && !method->isNone()) {
      Value result = impl().callSpecial(*method, container, {item});
      return truth(result);
    }
    if (container.as<Class>() && !method)
      if (Value *iterate = impl().special(container, names().iter); !iterate)
        raise("TypeError", "argument of type '" + typeName(container) + "' is not iterable");
  }
  return containsByIteration(*this, container, item);
}

Value Interp::toIndex(Value value) {
  value = value.isUnknown() ? value : Impl::base(value);
  if (value.isInt() || value.as<BigInt>() || value.isUnknown())
    return value;
  if (value.isBool())
    return Value::integer(value.asBool(), value.sym());
  if (auto *native = value.as<Native>())
    if (auto answer = native->toInt(*this))
      return *answer;
  if (value.as<Instance>() || value.as<Native>())
    if (Value *method = typeOf(value)->lookup(names().index))
      return toIndex(impl().callSpecial(*method, value, {}));
  std::string message = "'" + typeName(value) + "' object cannot be interpreted as an integer";
  bool isOpen = value.as<Instance>() || value.as<Native>();
  if (isOpen)
    raise("TypeError", std::move(message));
  raisePlain(*this, "TypeError", std::move(message));
}

} // namespace pallasd::python
