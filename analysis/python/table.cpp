//===- table.cpp - Dictionaries ---------------------------------*- C++ -*-===//
//
// Table: entries in insertion order beside an open-addressing index of their
// positions; -1 marks an empty bucket, -2 one whose entry was erased.
// Namespace: the same for interned names, without hashing through Python.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/interp.h"

namespace pallasd::python {

namespace {
constexpr int32_t kEmpty = -1, kErased = -2;
constexpr size_t kSmallNamespace = 8;

size_t mix(uint64_t hash) { return (hash ^ (hash >> 32)) * 0x9E3779B97F4A7C15ull >> 20; }
} // namespace

ptrdiff_t Table::locate(Interp &interp, Value key, uint64_t hash) const {
  if (liveCount == 0)
    return -1;
  size_t mask = buckets.size() - 1;
  for (size_t at = mix(hash) & mask;; at = (at + 1) & mask) {
    int32_t position = buckets[at];
    if (position == kEmpty)
      return -1;
    if (position != kErased && order[position].hash == hash && interp.equal(order[position].key, key))
      return position;
  }
}

Value *Table::find(Interp &interp, Value key) {
  ptrdiff_t at = locate(interp, key, interp.hash(key));
  return at < 0 ? nullptr : &order[at].value;
}

void Table::set(Interp &interp, Value key, Value value) {
  uint64_t hash = interp.hash(key);
  if (ptrdiff_t present = locate(interp, key, hash); present >= 0) {
    order[present].value = value;
    return;
  }
  if ((order.size() + 1) * 3 > buckets.size() * 2)
    rehash((liveCount + 1) * 4);
  size_t mask = buckets.size() - 1, at = mix(hash) & mask;
  while (buckets[at] != kEmpty)
    at = (at + 1) & mask;
  buckets[at] = int32_t(order.size());
  order.push_back({hash, key, value, true});
  ++liveCount;
}

bool Table::erase(Interp &interp, Value key) {
  ptrdiff_t position = locate(interp, key, interp.hash(key));
  if (position < 0)
    return false;
  size_t mask = buckets.size() - 1, at = mix(order[position].hash) & mask;
  while (buckets[at] != int32_t(position))
    at = (at + 1) & mask;
  buckets[at] = kErased;
  order[position] = {0, Value(), Value(), false};
  --liveCount;
  return true;
}

void Table::clear() {
  order.clear();
  buckets.clear();
  liveCount = 0;
}

void Table::rehash(size_t wanted) {
  size_t count = 8;
  while (count < wanted)
    count *= 2;
  std::erase_if(order, [](const Entry &entry) { return !entry.live; });
  buckets.assign(count, kEmpty);
  for (size_t i = 0; i < order.size(); ++i) {
    size_t at = mix(order[i].hash) & (count - 1);
    while (buckets[at] != kEmpty)
      at = (at + 1) & (count - 1);
    buckets[at] = int32_t(i);
  }
}

void Namespace::set(Name name, Value value) {
  if (Value *present = find(name)) {
    *present = value;
    return;
  }
  if (slots.size() + 1 > kSmallNamespace && (slots.size() + 1) * 2 > index.size())
    rebuild();
  slots.emplace_back(name, value);
  if (index.empty())
    return;
  size_t at = bucketOf(name);
  while (index[at] >= 0)
    at = (at + 1) & (index.size() - 1);
  index[at] = int32_t(slots.size() - 1);
}

bool Namespace::erase(Name name) {
  ptrdiff_t at = locate(name);
  if (at < 0)
    return false;
  // The slot stays, so that positions in the index stay right, but nameless:
  // the same name set again comes last.
  slots[at] = {nullptr, Value()};
  return true;
}

void Namespace::rebuild() {
  std::erase_if(slots, [](const auto &slot) { return !slot.first; });
  size_t count = 32;
  while (count < slots.size() * 4)
    count *= 2;
  index.assign(count, -1);
  for (size_t i = 0; i < slots.size(); ++i) {
    size_t at = bucketOf(slots[i].first);
    while (index[at] >= 0)
      at = (at + 1) & (count - 1);
    index[at] = int32_t(i);
  }
}

} // namespace pallasd::python
