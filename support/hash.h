//===- hash.h - 64-bit hashes of bytes --------------------------*- C++ -*-===//
//
// One fast hash for identity of texts and for mixing of hashes. hashBytes is
// XXH3 with 64 bits (LLVM's), the same on every machine and in every release,
// so fingerprints and caches on disk may hold it; combined hashes may change.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <string_view>

namespace pallasd {

uint64_t hashBytes(std::string_view bytes);

/// Order matters: hashCombine(a, b) != hashCombine(b, a).
inline uint64_t hashCombine(uint64_t seed, uint64_t value) {
  uint64_t mixed = (seed ^ (value + 0x9E3779B97F4A7C15ull + (seed << 6) + (seed >> 2))) * 0xFF51AFD7ED558CCDull;
  return mixed ^ mixed >> 32;
}

} // namespace pallasd
