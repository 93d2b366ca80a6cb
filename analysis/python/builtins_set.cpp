//===- builtins_set.cpp - set and frozenset ---------------------*- C++ -*-===//
//
// See iteration.cpp for the order of elements.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

namespace pallasd::python {

namespace {

Set *selfSet(Interp &interp, Value value) {
  auto *set = Interp::Impl::base(value).as<Set>();
  if (!set)
    interp.raise("TypeError", "descriptor requires a 'set' object but received a '" + interp.typeName(value) + "'");
  return set;
}

Set *changing(Interp &interp, Value value) {
  auto *set = selfSet(interp, value);
  interp.heap.willWrite(set);
  return set;
}

void addAll(Interp &interp, Set *set, Value iterable) {
  if (auto reason = reasonOf(iterable)) {
    set->unsure = reason;
    return;
  }
  if (auto *other = iterable.as<Set>()) {
    if (other->unsure)
      set->unsure = other->unsure;
    auto entries = other->table.entries();
    for (auto &entry : entries)
      if (entry.live)
        set->table.set(interp, entry.key, Value::none());
    return;
  }
  Cursor cursor(interp, iterable);
  Value item;
  while (cursor.next(item)) {
    if (auto reason = reasonOf(item))
      set->unsure = reason;
    else
      set->table.set(interp, item, Value::none());
  }
  if (cursor.unknown())
    set->unsure = cursor.unknown();
}

Value makeSet(Interp &interp, Value iterable, bool frozen) {
  auto *made = interp.heap.make<Set>();
  if (!iterable.isUndefined())
    addAll(interp, made, iterable);
  made->frozen = frozen;
  return made;
}

/// An operand of a named operation: any iterable.
Value asSet(Interp &interp, Value value) {
  Value plain = Interp::Impl::base(value);
  return plain.as<Set>() ? plain : makeSet(interp, plain, false);
}

template <ast::Operator Op> Value combine(Interp &interp, const CallArgs &a) {
  Value result = selfSet(interp, a.pos[0]);
  for (Value other : a.pos.subspan(1))
    result = interp.impl().setOperation(Op, result, asSet(interp, other));
  if (a.pos.size() == 1) {
    auto *copy = interp.heap.make<Set>(*selfSet(interp, a.pos[0]));
    return copy;
  }
  return result;
}

template <ast::Operator Op> Value combineInPlace(Interp &interp, const CallArgs &a) {
  Value result = selfSet(interp, a.pos[0]);
  for (Value other : a.pos.subspan(1))
    result = interp.impl().setOperation(Op, result, asSet(interp, other));
  auto *from = result.as<Set>();
  auto *self = changing(interp, a.pos[0]);
  if (from != self) {
    self->table = from->table;
    self->unsure = from->unsure;
  }
  return Value::none();
}

template <ast::CompareOperator Op> Value relate(Interp &interp, const CallArgs &a) {
  return interp.impl().builtinCompare(Op, selfSet(interp, a.pos[0]), asSet(interp, a.pos[1]));
}

} // namespace

void Interp::Impl::defineSets() {
  using enum Unknowns;
  using enum ast::Operator;
  for (Class *set : {cls.set, cls.frozenset}) {
    bool frozen = set == cls.frozenset;
    set->construct = [frozen](Interp &interp, const CallArgs &a) -> Value {
      checkArity(interp, a, frozen ? "frozenset" : "set", 0, 1);
      return makeSet(interp, a.pos.empty() ? Value() : a.pos[0], frozen);
    };
    set->constructTakesUnknown = true;
    defineOperators(set, {BitOr, BitAnd, BitXor, Sub}, true);
    method(set, "copy", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
      return interp.heap.make<Set>(*selfSet(interp, a.pos[0]));
    });
    method(set, "union", 1, SIZE_MAX, combine<BitOr>, Allow);
    method(set, "intersection", 1, SIZE_MAX, combine<BitAnd>, Allow);
    method(set, "difference", 1, SIZE_MAX, combine<Sub>, Allow);
    method(set, "symmetric_difference", 2, 2, combine<BitXor>, Allow);
    method(set, "issubset", 2, 2, relate<ast::CompareOperator::LtE>);
    method(set, "issuperset", 2, 2, relate<ast::CompareOperator::GtE>);
    method(set, "isdisjoint", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
      auto *both = interp.impl().setOperation(BitAnd, selfSet(interp, a.pos[0]), asSet(interp, a.pos[1])).as<Set>();
      return both->unsure ? interp.unknown(both->unsure) : Value::boolean(both->table.size() == 0);
    });
  }
  Class *set = cls.set;
  set->attributes.set(names().hash, Value::none());
  method(
      set, "__init__", 1, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        auto *self = changing(interp, a.pos[0]);
        self->table.clear();
        if (a.pos.size() > 1)
          addAll(interp, self, a.pos[1]);
        return Value::none();
      },
      Allow);
  method(
      set, "add", 2, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        auto *self = changing(interp, a.pos[0]);
        if (auto reason = reasonOf(a.pos[1]))
          self->unsure = reason;
        else
          self->table.set(interp, a.pos[1], Value::none());
        return Value::none();
      },
      Allow);
  method(
      set, "discard", 2, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        auto *self = changing(interp, a.pos[0]);
        if (auto reason = reasonOf(a.pos[1]))
          self->unsure = reason;
        else
          self->table.erase(interp, a.pos[1]);
        return Value::none();
      },
      Allow);
  method(
      set, "remove", 2, 2,
      [](Interp &interp, const CallArgs &a) -> Value {
        auto *self = changing(interp, a.pos[0]);
        if (auto reason = reasonOf(a.pos[1]))
          self->unsure = reason;
        else if (!self->table.erase(interp, a.pos[1]) && !self->unsure)
          interp.impl().raiseKeyError(a.pos[1]);
        return Value::none();
      },
      Allow);
  method(set, "pop", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfSet(interp, a.pos[0]);
    if (self->table.size() == 0 && !self->unsure)
      interp.raise("KeyError", "pop from an empty set");
    Value items = interp.impl().setItems(self);
    if (auto reason = reasonOf(items)) {
      changing(interp, a.pos[0])->unsure = reason;
      return items;
    }
    Value item = items.as<Tuple>()->items[0];
    changing(interp, a.pos[0])->table.erase(interp, item);
    return item;
  });
  method(set, "clear", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = changing(interp, a.pos[0]);
    self->table.clear();
    self->unsure = nullptr;
    return Value::none();
  });
  method(set, "update", 1, SIZE_MAX, combineInPlace<BitOr>, Allow);
  method(set, "intersection_update", 1, SIZE_MAX, combineInPlace<BitAnd>, Allow);
  method(set, "difference_update", 1, SIZE_MAX, combineInPlace<Sub>, Allow);
  method(set, "symmetric_difference_update", 2, 2, combineInPlace<BitXor>, Allow);
}

} // namespace pallasd::python
