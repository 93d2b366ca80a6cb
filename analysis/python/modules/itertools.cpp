//===- itertools.cpp - itertools --------------------------------*- C++ -*-===//
//
// State is captured by value, so that the journal can restore it. Combinatoric
// iterators hold positions, never all results.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

namespace pallasd::python {

namespace {

/// The next value of an inner iterator; passes on that nothing more is known.
struct Step {
  Value value;
  bool end = false, lost = false;
  Step(Interp &interp, Value iterator) {
    interp.impl().iteratorLost = false;
    value = interp.next(iterator);
    end = value.isUndefined();
    lost = value.isUnknown() && interp.impl().iteratorLost;
  }
  bool stop() const { return end || lost; }
};

Value pick(Interp &interp, const Values &pool, const std::vector<size_t> &indices) {
  Values items;
  for (size_t i : indices)
    items.push_back(pool[i]);
  return interp.tuple(std::move(items));
}

int64_t size(Interp &interp, Value value) {
  Value index = interp.toIndex(value);
  if (auto reason = reasonOf(index))
    throw UnknownUse{reason};
  if (!index.isInt() || index.asInt() < 0)
    interp.raise("ValueError", "r must be non-negative");
  return index.asInt();
}

Value chainOf(Interp &interp, Value iterables) {
  return interp.iterator(
      [iterables, current = Value()](Interp &in) mutable -> Value {
        for (;;) {
          in.step();
          if (current.isUndefined()) {
            Step outer(in, iterables);
            if (outer.stop()) {
              in.impl().iteratorLost = outer.lost;
              return outer.value;
            }
            current = in.iter(outer.value);
          }
          Step inner(in, current);
          if (!inner.end) {
            in.impl().iteratorLost = inner.lost;
            return inner.value;
          }
          current = Value();
        }
      },
      "itertools.chain");
}

Value islice(Interp &interp, const CallArgs &a) {
  auto bound = [&](size_t i, int64_t fallback) -> int64_t {
    if (a.pos.size() <= i || a.pos[i].isNone())
      return fallback;
    Value index = interp.toIndex(a.pos[i]);
    if (auto reason = reasonOf(index))
      throw UnknownUse{reason};
    if (!index.isInt() || index.asInt() < 0)
      interp.raise("ValueError", "Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.");
    return index.asInt();
  };
  bool single = a.pos.size() == 2;
  int64_t start = single ? 0 : bound(1, 0), stop = single ? bound(1, INT64_MAX) : bound(2, INT64_MAX),
          step = bound(3, 1);
  Value iterator = interp.iter(a.pos[0]);
  return interp.iterator(
      [iterator, at = int64_t(0), wanted = start, stop, step](Interp &in) mutable -> Value {
        if (wanted >= stop)
          return {};
        for (;;) {
          in.step();
          Step item(in, iterator);
          if (item.stop()) {
            in.impl().iteratorLost = item.lost;
            return item.value;
          }
          if (at++ == wanted) {
            wanted += step;
            return item.value;
          }
        }
      },
      "itertools.islice");
}

Value product(Interp &interp, const CallArgs &a) {
  static const Name repeatName = intern("repeat");
  int64_t repeat = 1;
  for (auto &[name, value] : a.kw)
    if (name == repeatName)
      repeat = size(interp, value);
  std::vector<Values> pools;
  for (int64_t r = 0; r < repeat; ++r)
    for (Value iterable : a.pos)
      pools.push_back(interp.toVector(iterable));
  bool empty = std::any_of(pools.begin(), pools.end(), [](const Values &pool) { return pool.empty(); });
  return interp.iterator(
      [pools, indices = std::vector<size_t>(pools.size()), done = empty](Interp &in) mutable -> Value {
        if (done)
          return {};
        Values items;
        for (size_t i = 0; i < pools.size(); ++i)
          items.push_back(pools[i][indices[i]]);
        size_t i = pools.size();
        while (i > 0 && ++indices[i - 1] == pools[i - 1].size())
          indices[--i] = 0;
        done = i == 0;
        return in.tuple(std::move(items));
      },
      "itertools.product");
}

Value combinations(Interp &interp, Value iterable, int64_t r, bool replacement) {
  Values pool = interp.toVector(iterable);
  bool empty = replacement ? pool.empty() && r > 0 : size_t(r) > pool.size();
  std::vector<size_t> indices(size_t(empty ? 0 : r), 0);
  for (size_t i = 0; !replacement && i < indices.size(); ++i)
    indices[i] = i;
  return interp.iterator(
      [pool, indices, replacement, done = empty](Interp &in) mutable -> Value {
        if (done)
          return {};
        Value out = pick(in, pool, indices);
        size_t n = pool.size(), r = indices.size(), i = r;
        while (i > 0 && indices[i - 1] == (replacement ? n - 1 : i - 1 + n - r))
          --i;
        if (i == 0) {
          done = true;
          return out;
        }
        size_t value = ++indices[i - 1];
        for (size_t j = i; j < r; ++j)
          indices[j] = replacement ? value : ++value;
        return out;
      },
      "itertools.combinations");
}

Value permutations(Interp &interp, Value iterable, Value length) {
  Values pool = interp.toVector(iterable);
  size_t n = pool.size(), r = length.isNone() ? n : size_t(size(interp, length));
  std::vector<size_t> indices(n), cycles;
  for (size_t i = 0; i < n; ++i)
    indices[i] = i;
  for (size_t i = 0; i < r && r <= n; ++i)
    cycles.push_back(n - i);
  return interp.iterator(
      [pool, n, r, indices, cycles, done = r > n](Interp &in) mutable -> Value {
        if (done)
          return {};
        Value out = pick(in, pool, std::vector<size_t>(indices.begin(), indices.begin() + long(r)));
        done = true;
        for (size_t i = r; i-- > 0;) {
          if (--cycles[i] == 0) {
            std::rotate(indices.begin() + long(i), indices.begin() + long(i) + 1, indices.end());
            cycles[i] = n - i;
            continue;
          }
          std::swap(indices[i], indices[n - cycles[i]]);
          done = false;
          break;
        }
        return out;
      },
      "itertools.permutations");
}

Value zipLongest(Interp &interp, const CallArgs &a) {
  Value fill = Value::none();
  for (auto &[name, value] : a.kw)
    fill = value;
  Values iterators;
  for (Value iterable : a.pos)
    iterators.push_back(interp.iter(iterable));
  return interp.iterator(
      [iterators, fill](Interp &in) mutable -> Value {
        Values items;
        bool any = false;
        for (Value &iterator : iterators) {
          if (iterator.isNone()) {
            items.push_back(fill);
            continue;
          }
          Step item(in, iterator);
          if (item.lost) {
            in.impl().iteratorLost = true;
            return item.value;
          }
          if (item.end)
            iterator = Value::none();
          any |= !item.end;
          items.push_back(item.end ? fill : item.value);
        }
        return any ? in.tuple(std::move(items)) : Value();
      },
      "itertools.zip_longest");
}

/// takewhile, dropwhile, filterfalse share the test.
enum class While : uint8_t { Take, Drop, False };
Value whileOf(Interp &interp, Value predicate, Value iterable, While mode, const char *typeName) {
  return interp.iterator(
      [predicate, iterator = interp.iter(iterable), mode, phase = false](Interp &in) mutable -> Value {
        for (;;) {
          in.step();
          if (mode == While::Take && phase)
            return {};
          Step item(in, iterator);
          if (item.stop() || (mode == While::Drop && phase)) {
            in.impl().iteratorLost = item.lost;
            return item.value;
          }
          Value test = in.truth(predicate.isNone() ? item.value : in.call(predicate, {item.value}));
          if (test.isUnknown()) {
            in.impl().iteratorLost = true;
            return test;
          }
          bool holds = in.isTrue(test);
          if (mode == While::Take) {
            phase = !holds;
            if (holds)
              return item.value;
          } else if (!holds) {
            phase = true;
            return item.value;
          }
        }
      },
      typeName);
}

Value accumulate(Interp &interp, std::span<const Value> a) {
  return interp.iterator(
      [iterator = interp.iter(a[0]), function = a[1], total = a[2], first = true](Interp &in) mutable -> Value {
        if (std::exchange(first, false) && !total.isNone())
          return total;
        Step item(in, iterator);
        if (item.stop()) {
          in.impl().iteratorLost = item.lost;
          return item.value;
        }
        if (total.isNone())
          total = item.value;
        else
          total = function.isNone() ? in.binary(ast::Operator::Add, total, item.value)
                                    : in.call(function, {total, item.value});
        return total;
      },
      "itertools.accumulate");
}

} // namespace

PALLASD_MODULE("itertools", m) {
  m.def("count(start=0, step=1)", [](Interp &in, std::span<const Value> a) {
    return in.iterator(
        [next = a[0], step = a[1]](Interp &inner) mutable -> Value {
          Value out = next;
          next = inner.binary(ast::Operator::Add, next, step);
          return out;
        },
        "itertools.count");
  });
  m.def("cycle(iterable, /)", [](Interp &in, std::span<const Value> a) {
    return in.iterator(
        [items = in.toVector(a[0]), at = size_t(0)](Interp &inner) mutable -> Value {
          inner.step();
          if (items.empty())
            return {};
          Value out = items[at];
          at = (at + 1) % items.size();
          return out;
        },
        "itertools.cycle");
  });
  m.def(
      "repeat(object, times=...?)",
      [](Interp &in, std::span<const Value> a) {
        int64_t times = a[1].isUndefined() ? INT64_MAX : in.toIndex(a[1]).asInt();
        return in.iterator(
            [value = a[0], times](Interp &inner) mutable -> Value {
              inner.step();
              return times-- > 0 ? value : Value();
            },
            "itertools.repeat");
      },
      true);
  Interp &interp = m.interp;
  Class *chain = interp.makeClass("itertools", "chain");
  m.set("chain", chain);
  chain->construct = [](Interp &in, const CallArgs &a) {
    return chainOf(in, in.iter(in.tuple({a.pos.begin(), a.pos.end()})));
  };
  auto *fromIterable = interp
                           .builtin("from_iterable(iterable, /)",
                                    [](Interp &in, std::span<const Value> a) { return chainOf(in, in.iter(a[0])); })
                           .as<Builtin>();
  chain->attributes.set(intern("from_iterable"), interp.heap.make<StaticMethod>(fromIterable));
  m.raw("islice", [](Interp &in, const CallArgs &a) {
    checkArity(in, a, "islice", 2, 4);
    return islice(in, a);
  });
  m.raw("product", product);
  m.raw("zip_longest", zipLongest);
  m.def("combinations(iterable, r)",
        [](Interp &in, std::span<const Value> a) { return combinations(in, a[0], size(in, a[1]), false); });
  m.def("combinations_with_replacement(iterable, r)",
        [](Interp &in, std::span<const Value> a) { return combinations(in, a[0], size(in, a[1]), true); });
  m.def("permutations(iterable, r=None)",
        [](Interp &in, std::span<const Value> a) { return permutations(in, a[0], a[1]); });
  m.def("takewhile(predicate, iterable, /)", [](Interp &in, std::span<const Value> a) {
    return whileOf(in, a[0], a[1], While::Take, "itertools.takewhile");
  });
  m.def("dropwhile(predicate, iterable, /)", [](Interp &in, std::span<const Value> a) {
    return whileOf(in, a[0], a[1], While::Drop, "itertools.dropwhile");
  });
  m.def("filterfalse(predicate, iterable, /)", [](Interp &in, std::span<const Value> a) {
    return whileOf(in, a[0], a[1], While::False, "itertools.filterfalse");
  });
  m.def("accumulate(iterable, func=None, *, initial=None)", accumulate);
  m.def("starmap(function, iterable, /)", [](Interp &in, std::span<const Value> a) {
    return in.iterator(
        [function = a[0], iterator = in.iter(a[1])](Interp &inner) -> Value {
          Step item(inner, iterator);
          if (item.stop()) {
            inner.impl().iteratorLost = item.lost;
            return item.value;
          }
          Value result = inner.call(function, CallArgs{inner.toVector(item.value), {}});
          inner.impl().iteratorLost = false;
          return result;
        },
        "itertools.starmap");
  });
  m.def("compress(data, selectors)", [](Interp &in, std::span<const Value> a) {
    return in.iterator(
        [data = in.iter(a[0]), selectors = in.iter(a[1])](Interp &inner) -> Value {
          for (;;) {
            inner.step();
            Step item(inner, data);
            if (item.stop()) {
              inner.impl().iteratorLost = item.lost;
              return item.value;
            }
            Step keep(inner, selectors);
            if (keep.stop()) {
              inner.impl().iteratorLost = keep.lost;
              return keep.value;
            }
            if (inner.isTrue(keep.value))
              return item.value;
          }
        },
        "itertools.compress");
  });
  m.def("pairwise(iterable, /)", [](Interp &in, std::span<const Value> a) {
    return in.iterator(
        [iterator = in.iter(a[0]), last = Value()](Interp &inner) mutable -> Value {
          if (last.isUndefined()) {
            Step first(inner, iterator);
            if (first.stop()) {
              inner.impl().iteratorLost = first.lost;
              return first.value;
            }
            last = first.value;
          }
          Step item(inner, iterator);
          if (item.stop()) {
            inner.impl().iteratorLost = item.lost;
            return item.value;
          }
          Value pair = inner.tuple({last, item.value});
          last = item.value;
          return pair;
        },
        "itertools.pairwise");
  });
  m.def("batched(iterable, n)", [](Interp &in, std::span<const Value> a) {
    int64_t n = size(in, a[1]);
    if (n < 1)
      in.raise("ValueError", "n must be at least one");
    return in.iterator(
        [iterator = in.iter(a[0]), n](Interp &inner) -> Value {
          Values items;
          while (int64_t(items.size()) < n) {
            Step item(inner, iterator);
            if (item.lost) {
              inner.impl().iteratorLost = true;
              return item.value;
            }
            if (item.end)
              break;
            items.push_back(item.value);
          }
          return items.empty() ? Value() : inner.tuple(std::move(items));
        },
        "itertools.batched");
  });
  m.def("tee(iterable, n=2, /)", [](Interp &in, std::span<const Value> a) -> Value {
    Value items = in.tuple(in.toVector(a[0]));
    Values copies;
    for (int64_t i = 0; i < size(in, a[1]); ++i)
      copies.push_back(in.iter(items));
    return in.tuple(std::move(copies));
  });
}

} // namespace pallasd::python
