//===- builtins_sequences.cpp - list, tuple, range, slice -------*- C++ -*-===//
//
// Constructors, methods, and the sort that all of them share.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"

#include <algorithm>

namespace pallasd::python {

namespace {

List *selfList(Interp &interp, Value value) {
  auto *list = Interp::Impl::base(value).as<List>();
  if (!list)
    interp.raise("TypeError", "descriptor requires a 'list' object but received a '" + interp.typeName(value) + "'");
  return list;
}

/// The list about to be written; one whose contents are not known stays so.
List *changing(Interp &interp, Value value) {
  auto *list = selfList(interp, value);
  interp.heap.willWrite(list);
  return list;
}

Tuple *selfTuple(Interp &interp, Value value) {
  auto *tuple = value.as<Tuple>();
  if (!tuple)
    interp.raise("TypeError", "descriptor requires a 'tuple' object but received a '" + interp.typeName(value) + "'");
  return tuple;
}

/// The position of an equal item in [start, stop), or -1; Maybe throws UnknownUse.
int64_t findItem(Interp &interp, const Values &items, Value wanted, int64_t start, int64_t stop) {
  for (int64_t i = start; i < std::min(stop, int64_t(items.size())); ++i) {
    Tri same = interp.impl().equal(items[size_t(i)], wanted);
    if (same == Tri::Yes)
      return i;
    if (same == Tri::Maybe)
      throw UnknownUse{reasonOf(items[size_t(i)])
                           ? reasonOf(items[size_t(i)])
                           : interp.impl().reason(Reason::Internal, "search among unknown items")};
  }
  return -1;
}

int64_t bound(Interp &interp, const CallArgs &a, size_t at, int64_t length, int64_t fallback) {
  if (a.pos.size() <= at)
    return fallback;
  Value index = interp.toIndex(a.pos[at]);
  int64_t i = index.isInt() ? index.asInt() : INT64_MAX;
  return i < 0 ? std::max<int64_t>(0, i + length) : i;
}

Value indexIn(Interp &interp, const CallArgs &a, const Values &items, const char *what) {
  int64_t length = int64_t(items.size());
  int64_t at = findItem(interp, items, a.pos[1], bound(interp, a, 2, length, 0), bound(interp, a, 3, length, length));
  if (at < 0)
    interp.raise("ValueError", std::string(what) == "list" ? interp.repr(a.pos[1]) + " is not in list"
                                                           : "tuple.index(x): x not in tuple");
  return Value::integer(at);
}

Value countIn(Interp &interp, const Values &items, Value wanted) {
  int64_t count = 0;
  for (size_t i = 0; i < items.size(); ++i) { // a comparison may change the list
    Value item = items[i];
    Tri same = interp.impl().equal(item, wanted);
    if (same == Tri::Maybe)
      throw UnknownUse{reasonOf(item) ? reasonOf(item)
                                      : interp.impl().reason(Reason::Internal, "count among unknown items")};
    count += same == Tri::Yes;
  }
  return Value::integer(count);
}

/// `unsure` of a list becomes that of everything computed from it.
void needKnown(List *list) {
  if (list->unsure)
    throw UnknownUse{list->unsure};
}

} // namespace

//===----------------------------------------------------------------------===//
// Sorting
//===----------------------------------------------------------------------===//

static bool lessThan(Interp &interp, Value a, Value b) {
  if (a.isInt() && b.isInt() && !(a.sym() | b.sym()))
    return a.asInt() < b.asInt();
  Value result = interp.truth(interp.compare(ast::CompareOperator::Lt, a, b));
  return interp.isTrue(result);
}

/// A merge sort that no inconsistent comparison leads astray.
void sortValues(Interp &interp, Values &items, Value key, bool reverse) {
  std::vector<std::pair<Value, Value>> order;
  order.reserve(items.size());
  for (Value item : items)
    order.emplace_back(key.isNone() ? item : interp.call(key, {item}), item);
  if (reverse)
    std::reverse(order.begin(), order.end());
  auto scratch = order;
  for (size_t width = 1; width < order.size(); width *= 2) {
    for (size_t start = 0; start < order.size(); start += 2 * width) {
      size_t middle = std::min(start + width, order.size()), end = std::min(start + 2 * width, order.size());
      size_t left = start, right = middle;
      interp.step();
      for (size_t at = start; at < end; ++at) {
        bool takeRight = left >= middle || (right < end && lessThan(interp, order[right].first, order[left].first));
        scratch[at] = order[takeRight ? right++ : left++];
      }
    }
    order.swap(scratch);
  }
  if (reverse)
    std::reverse(order.begin(), order.end());
  for (size_t i = 0; i < items.size(); ++i)
    items[i] = order[i].second;
}

//===----------------------------------------------------------------------===//
// list
//===----------------------------------------------------------------------===//

static Value constructList(Interp &interp, const CallArgs &args) {
  checkArity(interp, args, "list", 0, 1);
  Value made = interp.list({});
  if (args.pos.empty())
    return made;
  auto *list = made.as<List>();
  if (args.pos[0].isUnknown()) {
    list->unsure = reasonOf(args.pos[0]);
    return made;
  }
  Cursor cursor(interp, args.pos[0]);
  Value item;
  while (cursor.next(item)) {
    list->items.push_back(item);
    if (list->items.size() % 1024 == 0) {
      interp.charge(1024);
      interp.step();
    }
  }
  list->unsure = cursor.unknown();
  return made;
}

static void extend(Interp &interp, Value self, Value more) {
  if (more.isUnknown()) {
    changing(interp, self)->unsure = reasonOf(more);
    return;
  }
  auto *from = Interp::Impl::base(more).as<List>();
  ReasonPtr unsure = from ? from->unsure : nullptr;
  Values items;
  Cursor cursor(interp, more);
  Value item;
  while (!unsure && cursor.next(item)) {
    items.push_back(item);
    if (items.size() % 1024 == 0)
      interp.charge(1024);
  }
  if (cursor.unknown())
    unsure = cursor.unknown();
  auto *list = changing(interp, self);
  list->items.insert(list->items.end(), items.begin(), items.end());
  if (unsure)
    list->unsure = unsure;
}

static void defineList(Interp::Impl &impl) {
  using enum Interp::Impl::Unknowns;
  Class *list = impl.cls.list;
  list->construct = constructList;
  list->constructTakesUnknown = true;
  impl.defineOperators(list, {ast::Operator::Add, ast::Operator::Mult}, true);
  list->attributes.erase(names().reflected[size_t(ast::Operator::Add)]);
  list->attributes.set(names().hash, Value::none());
  impl.method(
      list, "__init__", 1, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        changing(interp, a.pos[0])->items.clear();
        if (a.pos.size() > 1)
          extend(interp, a.pos[0], a.pos[1]);
        return Value::none();
      },
      Allow);
  impl.method(
      list, "__setitem__", 3, 3,
      [](Interp &interp, const CallArgs &a) -> Value {
        interp.impl().builtinSetItem(Interp::Impl::base(a.pos[0]), a.pos[1], a.pos[2]);
        return Value::none();
      },
      Allow);
  impl.method(
      list, "__delitem__", 2, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        interp.impl().builtinDelItem(Interp::Impl::base(a.pos[0]), a.pos[1]);
        return Value::none();
      },
      Allow);
  impl.method(
      list, "__iadd__", 2, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        extend(interp, a.pos[0], a.pos[1]);
        return a.pos[0];
      },
      Allow);
  impl.method(list, "__reversed__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.call(*interp.impl().builtins->globals.find(intern("reversed")), {Interp::Impl::base(a.pos[0])});
  });
  impl.method(
      list, "append", 2, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        changing(interp, a.pos[0])->items.push_back(a.pos[1]);
        return Value::none();
      },
      Allow);
  impl.method(
      list, "extend", 2, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        extend(interp, a.pos[0], a.pos[1]);
        return Value::none();
      },
      Allow);
  impl.method(
      list, "insert", 3, 3,
      [](Interp &interp, const CallArgs &a) -> Value {
        auto *self = changing(interp, a.pos[0]);
        Value index = interp.toIndex(a.pos[1]);
        if (auto reason = reasonOf(index)) {
          self->unsure = reason;
          return Value::none();
        }
        int64_t length = int64_t(self->items.size()), at = index.isInt() ? index.asInt() : INT64_MAX;
        if (at < 0)
          at = std::max<int64_t>(0, at + length);
        self->items.insert(self->items.begin() + std::min(at, length), a.pos[2]);
        return Value::none();
      },
      Allow);
  impl.method(
      list, "pop", 1, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        auto *self = selfList(interp, a.pos[0]);
        if (a.pos.size() > 1 && a.pos[1].isUnknown()) {
          changing(interp, a.pos[0])->unsure = reasonOf(a.pos[1]);
          return a.pos[1];
        }
        needKnown(self);
        int64_t length = int64_t(self->items.size());
        if (length == 0)
          interp.raise("IndexError", "pop from empty list");
        int64_t at = a.pos.size() > 1 ? interp.toIndex(a.pos[1]).asInt() : -1;
        if (at < 0)
          at += length;
        if (at < 0 || at >= length)
          interp.raise("IndexError", "pop index out of range");
        changing(interp, a.pos[0]);
        Value item = self->items[size_t(at)];
        self->items.erase(self->items.begin() + at);
        return item;
      },
      Allow);
  impl.method(list, "remove", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfList(interp, a.pos[0]);
    needKnown(self);
    int64_t at = findItem(interp, self->items, a.pos[1], 0, INT64_MAX);
    if (at < 0)
      interp.raise("ValueError", "list.remove(x): x not in list");
    changing(interp, a.pos[0]);
    if (size_t(at) < self->items.size()) // the comparison may have emptied the list
      self->items.erase(self->items.begin() + at);
    return Value::none();
  });
  impl.method(list, "clear", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = changing(interp, a.pos[0]);
    self->items.clear();
    self->unsure = nullptr;
    return Value::none();
  });
  impl.method(list, "copy", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfList(interp, a.pos[0]);
    Value made = interp.list(self->items);
    made.as<List>()->unsure = self->unsure;
    return made;
  });
  impl.method(list, "reverse", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = changing(interp, a.pos[0]);
    std::reverse(self->items.begin(), self->items.end());
    return Value::none();
  });
  impl.method(
      list, "sort(self, *, key=None, reverse=False)",
      [](Interp &interp, std::span<const Value> a) -> Value {
        auto *self = selfList(interp, a[0]);
        if (self->unsure)
          return Value::none();
        Values items = self->items;
        ReasonPtr unknown;
        try {
          sortValues(interp, items, a[1], interp.isTrue(a[2]));
        } catch (UnknownUse &use) {
          unknown = use.reason;
        }
        changing(interp, a[0])->items = std::move(items);
        self->unsure = unknown;
        return Value::none();
      },
      Allow);
  impl.method(list, "index", 2, 4, [](Interp &interp, const CallArgs &a) -> Value {
    needKnown(selfList(interp, a.pos[0]));
    return indexIn(interp, a, selfList(interp, a.pos[0])->items, "list");
  });
  impl.method(list, "count", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    needKnown(selfList(interp, a.pos[0]));
    return countIn(interp, selfList(interp, a.pos[0])->items, a.pos[1]);
  });
}

//===----------------------------------------------------------------------===//
// tuple, range, slice
//===----------------------------------------------------------------------===//

static void defineTuple(Interp::Impl &impl) {
  Class *tuple = impl.cls.tuple;
  tuple->construct = [](Interp &interp, const CallArgs &a) -> Value {
    checkArity(interp, a, "tuple", 0, 1);
    if (a.pos.empty())
      return interp.tuple({});
    if (auto *same = a.pos[0].as<Tuple>(); same && !same->cls)
      return a.pos[0];
    return interp.tuple(interp.toVector(a.pos[0]));
  };
  impl.defineOperators(tuple, {ast::Operator::Add, ast::Operator::Mult}, true);
  tuple->attributes.erase(names().reflected[size_t(ast::Operator::Add)]);
  impl.method(tuple, "index", 2, 4, [](Interp &interp, const CallArgs &a) -> Value {
    return indexIn(interp, a, selfTuple(interp, a.pos[0])->items, "tuple");
  });
  impl.method(tuple, "count", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return countIn(interp, selfTuple(interp, a.pos[0])->items, a.pos[1]);
  });
}

Value Interp::Impl::rangeOf(Value start, Value stop, Value step) {
  int64_t bounds[3];
  SymId sym = 0;
  size_t i = 0;
  for (Value value : {start, stop, step}) {
    Value index = in.toIndex(value);
    if (index.isUnknown())
      return index;
    // Ranges beyond 64 bits do not end within any budget.
    if (index.as<BigInt>())
      return budgetUnknown("a range beyond 64 bits");
    if (index.sym())
      sym = index.sym();
    bounds[i++] = index.asInt();
  }
  if (bounds[2] == 0)
    in.raise("ValueError", "range() arg 3 must not be zero");
  return heap.make<Range>(bounds[0], bounds[1], bounds[2], sym);
}

static void defineRange(Interp::Impl &impl) {
  Class *range = impl.cls.range;
  range->construct = [](Interp &interp, const CallArgs &a) -> Value {
    checkArity(interp, a, "range", 1, 3);
    if (a.pos.size() == 1)
      return interp.impl().rangeOf(Value::integer(0), a.pos[0], Value::integer(1));
    return interp.impl().rangeOf(a.pos[0], a.pos[1], a.pos.size() > 2 ? a.pos[2] : Value::integer(1));
  };
  impl.defineOperators(range, {}, false);
  auto number = [&](const char *name, int64_t Range::*member) {
    impl.property(range, name, [member](Interp &, std::span<const Value> a) -> Value {
      auto *self = a[0].as<Range>();
      return Value::integer(self->*member, member == &Range::stop ? self->sym : 0);
    });
  };
  number("start", &Range::start);
  number("stop", &Range::stop);
  number("step", &Range::step);
  impl.method(range, "index", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = a.pos[0].as<Range>();
    Value inside = interp.contains(a.pos[0], a.pos[1]);
    if (!interp.isTrue(inside))
      interp.raise("ValueError", interp.repr(a.pos[1]) + " is not in range");
    return Value::integer((interp.toIndex(a.pos[1]).asInt() - self->start) / self->step);
  });
  impl.method(range, "count", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return Value::integer(interp.isTrue(interp.contains(a.pos[0], a.pos[1])));
  });
  impl.method(range, "__reversed__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.call(*interp.impl().builtins->globals.find(intern("reversed")), {a.pos[0]});
  });
}

static void defineSlice(Interp::Impl &impl) {
  Class *slice = impl.cls.slice;
  slice->construct = [](Interp &interp, const CallArgs &a) -> Value {
    checkArity(interp, a, "slice", 1, 3);
    if (a.pos.size() == 1)
      return interp.slice(Value::none(), a.pos[0], Value::none());
    return interp.slice(a.pos[0], a.pos[1], a.pos.size() > 2 ? a.pos[2] : Value::none());
  };
  slice->constructTakesUnknown = true;
  impl.defineOperators(slice, {}, false);
  impl.property(slice, "start", [](Interp &, std::span<const Value> a) { return a[0].as<SliceObj>()->start; });
  impl.property(slice, "stop", [](Interp &, std::span<const Value> a) { return a[0].as<SliceObj>()->stop; });
  impl.property(slice, "step", [](Interp &, std::span<const Value> a) { return a[0].as<SliceObj>()->step; });
  impl.method(slice, "indices", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    ReasonPtr unknown;
    auto bounds = interp.impl().sliceBounds(*a.pos[0].as<SliceObj>(), interp.toIndex(a.pos[1]).asInt(), unknown);
    if (!bounds)
      return interp.unknown(unknown);
    return interp.tuple({Value::integer(bounds->start), Value::integer(bounds->stop), Value::integer(bounds->step)});
  });
}

void Interp::Impl::defineSequences() {
  defineList(*this);
  defineTuple(*this);
  defineRange(*this);
  defineSlice(*this);
}

} // namespace pallasd::python
