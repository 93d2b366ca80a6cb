//===- names.cpp - The table of interned identifiers ------------*- C++ -*-===//
//
// One process-wide table in shards, each with its own lock: parsers of several
// files intern at the same time. Node-based sets keep addresses stable.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/ast.h"

#include <array>
#include <mutex>
#include <unordered_set>

namespace pallasd::syntax {
namespace {

struct TextHash {
  using is_transparent = void;
  size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

struct Shard {
  std::mutex lock;
  std::unordered_set<std::string, TextHash, std::equal_to<>> names;
};

constexpr size_t shardCount = 16;

/// Never destroyed: Names outlive every static object that may hold one.
std::array<Shard, shardCount> &shards() {
  static auto *table = new std::array<Shard, shardCount>();
  return *table;
}

} // namespace

Name intern(std::string_view text) {
  Shard &shard = shards()[TextHash()(text) >> 7 & (shardCount - 1)];
  std::lock_guard guard(shard.lock);
  auto found = shard.names.find(text);
  if (found == shard.names.end())
    found = shard.names.emplace(text).first;
  return &*found;
}

} // namespace pallasd::syntax
