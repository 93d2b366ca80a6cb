//===- positions.h - From items to places in a file -------------*- C++ -*-===//
//
// Nodes count lines from their item's first line and columns in UTF-8 bytes;
// editors and reports want places in the file, in their own units
// (support/text.h).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"
#include "analysis/syntax/parser.h"
#include "support/text.h"

#include <algorithm>

namespace pallasd::syntax {

/// 0-based, end exclusive, columns in units of the encoding asked for.
struct FileRange {
  text::LineColumn begin, end;
  bool operator==(const FileRange &) const = default;
};

/// A 0-based UTF-8 column of a line in another encoding.
inline text::LineColumn inEncoding(const text::LineIndex &lines, text::LineColumn utf8, text::Encoding encoding) {
  std::string_view line = lines.line(static_cast<size_t>(utf8.line));
  size_t bytes = std::min(static_cast<size_t>(utf8.column), line.size());
  return {utf8.line, text::unitsOf(line.substr(0, bytes), encoding)};
}

/// Where `range` of an item whose first line is `firstLine` (PlacedItem) stands in the file.
inline FileRange inFile(const text::LineIndex &lines, int32_t firstLine, const Range &range, text::Encoding encoding) {
  return {inEncoding(lines, {firstLine + range.line, range.column}, encoding),
          inEncoding(lines, {firstLine + range.endLine, range.endColumn}, encoding)};
}

/// Where a syntax error stands.
inline FileRange inFile(const text::LineIndex &lines, const SyntaxError &error, text::Encoding encoding) {
  return inFile(lines, 0, {error.line, error.column, error.endLine, error.endColumn}, encoding);
}

} // namespace pallasd::syntax
