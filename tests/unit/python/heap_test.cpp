//===- heap_test.cpp - The journal of writes --------------------*- C++ -*-===//
//
// Roll-backs restore, roll-forwards bring back, reverts restore for good, and
// none of them mixes up what was written in between.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/value.h"

#include <catch2/catch_test_macros.hpp>

using namespace pallasd::python;

namespace {

void append(Heap &heap, List *list, int64_t value) {
  heap.willWrite(list);
  list->items.push_back(Value::integer(value));
}

std::vector<int64_t> contents(const List *list) {
  std::vector<int64_t> out;
  for (Value item : list->items)
    out.push_back(item.asInt());
  return out;
}

using Ints = std::vector<int64_t>;

} // namespace

TEST_CASE("A roll-back restores every object written since the mark", "[heap]") {
  Heap heap;
  auto *a = heap.make<List>(Values{});
  auto *b = heap.make<List>(Values{});
  append(heap, a, 1);
  auto mark = heap.mark();
  append(heap, a, 2);
  append(heap, a, 3);
  append(heap, b, 9);
  heap.rollBack(mark);
  CHECK(contents(a) == Ints{1});
  CHECK(contents(b).empty());
  heap.rollForward();
  CHECK(contents(a) == Ints{1, 2, 3});
  CHECK(contents(b) == Ints{9});
}

TEST_CASE("Writes of a visit to the past do not survive it", "[heap]") {
  Heap heap;
  auto *a = heap.make<List>(Values{});
  append(heap, a, 1);
  auto mark = heap.mark();
  append(heap, a, 2);
  heap.rollBack(mark);
  append(heap, a, 100);
  append(heap, a, 101);
  CHECK(contents(a) == Ints{1, 100, 101});
  heap.rollForward();
  CHECK(contents(a) == Ints{1, 2});
}

TEST_CASE("Roll-backs nest", "[heap]") {
  Heap heap;
  auto *a = heap.make<List>(Values{});
  auto first = heap.mark();
  append(heap, a, 1);
  auto second = heap.mark();
  append(heap, a, 2);
  heap.rollBack(second);
  CHECK(contents(a) == Ints{1});
  heap.rollBack(first);
  CHECK(contents(a).empty());
  append(heap, a, 50);
  heap.rollForward();
  CHECK(contents(a) == Ints{1});
  heap.rollForward();
  CHECK(contents(a) == Ints{1, 2});
}

TEST_CASE("A mark inside a visit is undone with the visit", "[heap]") {
  Heap heap;
  auto *a = heap.make<List>(Values{});
  auto mark = heap.mark();
  append(heap, a, 1);
  heap.rollBack(mark);
  auto inner = heap.mark();
  append(heap, a, 7);
  heap.mark();
  append(heap, a, 8);
  CHECK(heap.wroteOlderThan(inner));
  heap.revert(inner);
  CHECK(contents(a).empty());
  heap.rollForward();
  CHECK(contents(a) == Ints{1});
}

TEST_CASE("A revert undoes for good", "[heap]") {
  Heap heap;
  auto *a = heap.make<List>(Values{});
  append(heap, a, 1);
  auto mark = heap.mark();
  append(heap, a, 2);
  heap.revert(mark);
  CHECK(contents(a) == Ints{1});
  append(heap, a, 3);
  heap.revert(mark);
  CHECK(contents(a) == Ints{1});
}

TEST_CASE("Writes to new objects do not count as writes to older ones", "[heap]") {
  Heap heap;
  auto *a = heap.make<List>(Values{});
  auto mark = heap.mark();
  auto *made = heap.make<List>(Values{});
  append(heap, made, 1);
  heap.mark();
  append(heap, made, 2);
  CHECK_FALSE(heap.wroteOlderThan(mark));
  append(heap, a, 1);
  CHECK(heap.wroteOlderThan(mark));
}

TEST_CASE("Permanent objects are restored to how they were made", "[heap]") {
  Heap heap;
  auto mark = heap.mark();
  List *kept;
  {
    Heap::Permanent permanent(heap);
    kept = heap.make<List>(Values{Value::integer(1)});
  }
  append(heap, kept, 2);
  heap.revert(mark);
  CHECK(contents(kept) == Ints{1});
}

TEST_CASE("A namespace finds, overwrites, erases and keeps order", "[heap]") {
  Namespace space;
  std::vector<Name> names;
  for (int i = 0; i < 40; ++i) {
    names.push_back(intern("n" + std::to_string(i)));
    space.set(names.back(), Value::integer(i));
  }
  CHECK(space.find(names[7])->asInt() == 7);
  space.set(names[7], Value::integer(70));
  CHECK(space.find(names[7])->asInt() == 70);
  CHECK(space.erase(names[3]));
  CHECK_FALSE(space.erase(names[3]));
  CHECK(space.find(names[3]) == nullptr);
  space.set(names[3], Value::integer(33));
  CHECK(space.entries().back().first == names[3]);
  for (int i = 0; i < 40; ++i)
    CHECK(space.find(names[i]) != nullptr);
}
