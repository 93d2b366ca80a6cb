//===- text.h - Lines and columns of a text ---------------------*- C++ -*-===//
//
// Texts are UTF-8 everywhere in pallasd; editors count columns in UTF-16 (or
// negotiate UTF-8 or UTF-32), reports in code points. A LineIndex knows where
// lines begin and converts columns within one line on demand. Invalid bytes
// count as one unit each, so that no offset can leave the text.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace pallasd::text {

enum class Encoding : uint8_t { Utf8, Utf16, Utf32 /* code points */ };

/// 0-based line and 0-based column in units of some Encoding.
struct LineColumn {
  int32_t line = 0, column = 0;
  bool operator==(const LineColumn &) const = default;
};

/// Number of units that `bytes` takes in `encoding`.
int32_t unitsOf(std::string_view bytes, Encoding encoding);
/// Byte offset within `line` of column `column`; past the end gives the end.
size_t byteOfColumn(std::string_view line, int32_t column, Encoding encoding);

/// Begins of the lines of a text; "\n", "\r\n" and "\r" end a line. Keeps a view:
/// the text must outlive it.
class LineIndex {
public:
  LineIndex() = default;
  explicit LineIndex(std::string_view text);
  size_t lineCount() const { return starts.size(); }
  /// Without its end; empty past the last line.
  std::string_view line(size_t index) const;
  size_t lineStart(size_t index) const { return index < starts.size() ? starts[index] : source.size(); }
  /// Clamped to the text: a line past the end gives the end.
  size_t offset(LineColumn position, Encoding encoding) const;
  LineColumn position(size_t offset, Encoding encoding) const;

private:
  std::string_view source;
  std::vector<size_t> starts;
};

} // namespace pallasd::text
