//===- hash.cpp - 64-bit hashes of bytes ------------------------*- C++ -*-===//
//
// See hash.h.
//
//===----------------------------------------------------------------------===//
#include "support/hash.h"

#include <llvm/Support/xxhash.h>

namespace pallasd {

uint64_t hashBytes(std::string_view bytes) { return llvm::xxh3_64bits(llvm::StringRef(bytes)); }

} // namespace pallasd
