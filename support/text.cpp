#include "support/text.h"

#include <algorithm>

namespace pallasd::text {

namespace {

/// Bytes of the code point that starts at `at`; 1 for an invalid byte.
size_t sequenceLength(std::string_view bytes, size_t at) {
  auto lead = static_cast<unsigned char>(bytes[at]);
  size_t length = lead < 0x80 ? 1 : lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1;
  if (at + length > bytes.size())
    return 1;
  for (size_t i = 1; i < length; ++i)
    if ((static_cast<unsigned char>(bytes[at + i]) & 0xC0) != 0x80)
      return 1;
  return length;
}

int32_t units(size_t length, Encoding encoding) {
  switch (encoding) {
  case Encoding::Utf8:
    return int32_t(length);
  case Encoding::Utf16:
    return length == 4 ? 2 : 1;
  case Encoding::Utf32:
    return 1;
  }
  return 1;
}

} // namespace

int32_t unitsOf(std::string_view bytes, Encoding encoding) {
  if (encoding == Encoding::Utf8)
    return int32_t(bytes.size());
  int32_t total = 0;
  for (size_t at = 0; at < bytes.size();) {
    size_t length = sequenceLength(bytes, at);
    total += units(length, encoding);
    at += length;
  }
  return total;
}

size_t byteOfColumn(std::string_view line, int32_t column, Encoding encoding) {
  if (column <= 0)
    return 0;
  size_t at = 0;
  while (at < line.size() && column > 0) {
    size_t length = sequenceLength(line, at);
    column -= units(length, encoding);
    if (column < 0 && encoding == Encoding::Utf8)
      break;
    at += length;
  }
  return std::min(at, line.size());
}

LineIndex::LineIndex(std::string_view text) : source(text) {
  starts.push_back(0);
  // A text with "\r" anywhere is looked at byte by byte; the usual one line by line.
  bool onlyLineFeeds = text.find('\r') == std::string_view::npos;
  size_t at = 0;
  while ((at = onlyLineFeeds ? text.find('\n', at) : text.find_first_of("\r\n", at)) < text.size()) {
    if (text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n')
      ++at;
    starts.push_back(++at);
  }
}

std::string_view LineIndex::line(size_t index) const {
  if (index >= starts.size())
    return {};
  size_t end = index + 1 < starts.size() ? starts[index + 1] : source.size();
  while (end > starts[index] && (source[end - 1] == '\n' || source[end - 1] == '\r'))
    --end;
  return source.substr(starts[index], end - starts[index]);
}

size_t LineIndex::offset(LineColumn position, Encoding encoding) const {
  if (position.line < 0)
    return 0;
  if (size_t(position.line) >= starts.size())
    return source.size();
  return starts[position.line] + byteOfColumn(line(position.line), position.column, encoding);
}

LineColumn LineIndex::position(size_t offset, Encoding encoding) const {
  offset = std::min(offset, source.size());
  size_t index = std::upper_bound(starts.begin(), starts.end(), offset) - starts.begin() - 1;
  return {int32_t(index), unitsOf(source.substr(starts[index], offset - starts[index]), encoding)};
}

} // namespace pallasd::text
