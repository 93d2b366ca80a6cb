//===- splitter.h - Where top-level items begin and end ---------*- C++ -*-===//
//
// A scan for line starts outside strings and brackets. A chunk runs from its
// first line to the end of its last logical line; blank lines and comments
// between chunks belong to none. A decorator and its definition, an `if` and
// its `else` are one chunk; statements joined by semicolons too.
//
// In broken text a keyword that no expression can hold (`def` at the start of a
// line, say) ends an open bracket.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace pallasd::syntax {

struct Chunk {
  uint32_t begin = 0, end = 0; ///< bytes; from the start of its first line
  int32_t line = 0;            ///< 0-based
  bool open = false;           ///< ends inside a string or a bracket
};

/// `boundaries`: ascending offsets of line starts at which a chunk begins whatever
/// is open there.
std::vector<Chunk> splitItems(std::string_view text, const std::vector<uint32_t> &boundaries = {});

/// Starts of lines that look like the start of a top-level definition or import
/// even though they may be inside a string; boundaries for a file that was never seen whole.
std::vector<uint32_t> likelyItemStarts(std::string_view text);

/// The name that a chunk's def or class has, as far as its text shows; null if none.
Name definedName(std::string_view chunk);

} // namespace pallasd::syntax
