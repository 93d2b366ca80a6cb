//===- builtins_iterators.cpp - enumerate, zip, map, reversed … -*- C++ -*-===//
//
// Their state is captured by value, so that the journal can restore it.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

namespace pallasd::python {

namespace {

/// The next value; Unknown and `lost` if nothing more is known of the iterator.
Value step(Interp &interp, Value iterator, bool &lost) {
  auto &impl = interp.impl();
  impl.iteratorLost = false;
  Value value = interp.next(iterator);
  lost = value.isUnknown() && impl.iteratorLost;
  return value;
}

Value constructEnumerate(Interp &interp, const CallArgs &args) {
  static const auto signature = Signature::parse("enumerate(iterable, start=0)");
  Values bound = signature->bind(interp, args);
  Value iterator = interp.iter(bound[0]), index = interp.toIndex(bound[1]);
  return interp.iterator(
      [iterator, index](Interp &in) mutable -> Value {
        bool lost;
        Value item = step(in, iterator, lost);
        if (item.isUndefined() || lost)
          return item;
        Value pair = in.tuple({index, item});
        index = in.binary(ast::Operator::Add, index, Value::integer(1));
        return pair;
      },
      "enumerate");
}

Value constructZip(Interp &interp, const CallArgs &args) {
  static const Name strictName = intern("strict");
  bool strict = false;
  for (auto &[name, value] : args.kw) {
    if (name != strictName)
      interp.raise("TypeError", "zip() got an unexpected keyword argument '" + *name + "'");
    strict = interp.isTrue(value);
  }
  Values iterators;
  for (Value iterable : args.pos)
    iterators.push_back(interp.iter(iterable));
  return interp.iterator(
      [iterators, strict](Interp &in) -> Value {
        Values items;
        for (size_t i = 0; i < iterators.size(); ++i) {
          bool lost;
          Value item = step(in, iterators[i], lost);
          if (lost) {
            in.impl().iteratorLost = true;
            return item;
          }
          if (!item.isUndefined()) {
            items.push_back(item);
            continue;
          }
          if (strict && i > 0)
            in.raise("ValueError", "zip() argument " + std::to_string(i + 1) + " is shorter than argument" +
                                       (i == 1 ? " 1" : "s 1-" + std::to_string(i)));
          for (size_t rest = i + 1; strict && rest < iterators.size(); ++rest)
            if (!step(in, iterators[rest], lost).isUndefined())
              in.raise("ValueError", "zip() argument " + std::to_string(rest + 1) + " is longer than argument" +
                                         (rest == 1 ? " 1" : "s 1-" + std::to_string(rest)));
          return {};
        }
        return items.empty() ? Value() : in.tuple(std::move(items));
      },
      "zip");
}

Value constructMap(Interp &interp, const CallArgs &args) {
  if (args.pos.size() < 2)
    interp.raise("TypeError", "map() must have at least two arguments.");
  Value function = args.pos[0];
  Values iterators;
  for (Value iterable : args.pos.subspan(1))
    iterators.push_back(interp.iter(iterable));
  return interp.iterator(
      [function, iterators](Interp &in) -> Value {
        Values items;
        for (Value iterator : iterators) {
          bool lost;
          Value item = step(in, iterator, lost);
          if (item.isUndefined() || lost) {
            in.impl().iteratorLost = lost;
            return item;
          }
          items.push_back(item);
        }
        Value result = in.call(function, CallArgs{items, {}});
        in.impl().iteratorLost = false;
        return result;
      },
      "map");
}

Value constructFilter(Interp &interp, const CallArgs &args) {
  checkArity(interp, args, "filter", 2, 2);
  Value function = args.pos[0], iterator = interp.iter(args.pos[1]);
  return interp.iterator(
      [function, iterator](Interp &in) -> Value {
        for (;;) {
          in.step();
          bool lost;
          Value item = step(in, iterator, lost);
          if (item.isUndefined() || lost) {
            in.impl().iteratorLost = lost;
            return item;
          }
          Value keep = in.truth(function.isNone() ? item : in.call(function, {item}));
          if (keep.isUnknown()) {
            in.impl().iteratorLost = true;
            return keep;
          }
          if (in.isTrue(keep))
            return item;
        }
      },
      "filter");
}

Value constructReversed(Interp &interp, const CallArgs &args) {
  checkArity(interp, args, "reversed", 1, 1);
  Value sequence = args.pos[0];
  if (sequence.as<Instance>() || sequence.as<Native>())
    if (Value *method = interp.typeOf(sequence)->lookup(names().reversed); method && !method->isNone())
      return interp.impl().callSpecial(*method, sequence, {});
  Value plain = Interp::Impl::base(sequence);
  if (auto *range = plain.as<Range>()) {
    int64_t length = interp.len(plain).asInt();
    Value backwards = interp.heap.make<Range>(range->start + (length - 1) * range->step, range->start - range->step,
                                              -range->step, range->sym);
    return interp.iter(backwards);
  }
  if (auto *dict = plain.as<Dict>()) {
    if (dict->unsure)
      return interp.unknown(dict->unsure);
    Values keys;
    for (auto &entry : dict->table.entries())
      if (entry.live)
        keys.push_back(entry.key);
    std::reverse(keys.begin(), keys.end());
    return interp.iter(interp.tuple(std::move(keys)));
  }
  if (plain.as<Set>() || plain.as<Iterator>() || !plain.isObject())
    interp.raise("TypeError", "'" + interp.typeName(sequence) + "' object is not reversible");
  if (auto *list = plain.as<List>()) {
    if (list->unsure)
      return interp.unknown(list->unsure);
    return interp.iterator(
        [plain, at = int64_t(list->items.size())](Interp &) mutable -> Value {
          auto &items = plain.as<List>()->items;
          --at;
          return at >= 0 && size_t(at) < items.size() ? items[size_t(at)] : Value();
        },
        "reversed");
  }
  if (plain.as<Instance>() || plain.as<Native>()) {
    if (!plain.as<Native>() && !interp.typeOf(plain)->lookup(names().getitem))
      interp.raise("TypeError", "'" + interp.typeName(sequence) + "' object is not reversible");
    Value length = interp.len(plain);
    if (length.isUnknown())
      return length;
    return interp.iterator(
        [plain, at = length.asInt()](Interp &in) mutable -> Value {
          return --at >= 0 ? in.getItem(plain, Value::integer(at)) : Value();
        },
        "reversed");
  }
  Values items = interp.toVector(plain);
  std::reverse(items.begin(), items.end());
  return interp.iterator(
      [items = interp.tuple(std::move(items)), at = size_t(0)](Interp &) mutable -> Value {
        auto &all = items.as<Tuple>()->items;
        return at < all.size() ? all[at++] : Value();
      },
      "reversed");
}

} // namespace

void Interp::Impl::defineIterators() {
  cls.iterator = core("iterator", nullptr, "types");
  auto define = [&](Class *&slot, const char *name, Value (*construct)(Interp &, const CallArgs &)) {
    slot = core(name);
    slot->construct = construct;
  };
  define(cls.enumerate, "enumerate", constructEnumerate);
  define(cls.zip, "zip", constructZip);
  define(cls.map, "map", constructMap);
  define(cls.filter, "filter", constructFilter);
  define(cls.reversed, "reversed", constructReversed);
  cls.map->constructTakesUnknown = true;
  for (Class *any : {cls.iterator, cls.enumerate, cls.zip, cls.map, cls.filter, cls.reversed}) {
    method(any, "__iter__", 1, 1, [](Interp &, const CallArgs &a) -> Value { return a.pos[0]; });
    method(any, "__next__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
      Value value = interp.next(a.pos[0]);
      if (value.isUndefined())
        interp.impl().throwException(interp.impl().makeException(interp.builtinClass("StopIteration"), {}));
      return value;
    });
  }
}

} // namespace pallasd::python
