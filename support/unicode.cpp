//===- unicode.cpp - Code points and their names ----------------*- C++ -*-===//
//
// See unicode.h.
//
//===----------------------------------------------------------------------===//
#include "support/unicode.h"

#include <llvm/Support/Unicode.h>

namespace pallasd {

void appendUtf8(std::string &text, char32_t code) {
  auto continuation = [&](int shift) { text += static_cast<char>(0x80 | (code >> shift & 0x3F)); };
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0 | code >> 6);
    continuation(0);
  } else if (code < 0x10000) {
    text += static_cast<char>(0xE0 | code >> 12);
    continuation(6);
    continuation(0);
  } else {
    text += static_cast<char>(0xF0 | code >> 18);
    continuation(12);
    continuation(6);
    continuation(0);
  }
}

DecodedCode decodeUtf8(std::string_view text, size_t offset) {
  auto byte = [&](size_t index) { return static_cast<unsigned char>(text[index]); };
  const unsigned char lead = byte(offset);
  if (lead < 0x80)
    return {lead, 1};
  size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || offset + length > text.size())
    return {0xFFFD, 1};
  char32_t code = lead & (0xFF >> (length + 1));
  for (size_t i = 1; i < length; ++i) {
    if ((byte(offset + i) & 0xC0) != 0x80)
      return {0xFFFD, 1};
    code = code << 6 | (byte(offset + i) & 0x3F);
  }
  return {code, length};
}

std::optional<char32_t> unicodeByName(std::string_view name) {
  std::string upper(name);
  for (char &c : upper)
    if (c >= 'a' && c <= 'z')
      c = static_cast<char>(c - 'a' + 'A');
  return llvm::sys::unicode::nameToCodepointStrict(upper);
}

} // namespace pallasd
