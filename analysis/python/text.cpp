//===- text.cpp - Strings as sequences of code points -----------*- C++ -*-===//
//
// Str holds UTF-8 (lone surrogates encoded as such); Python sees code points.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

namespace pallasd::python {

int64_t codePointCount(const Str &text) {
  if (text.codePoints < 0) {
    int64_t count = 0;
    for (unsigned char c : text.text)
      count += (c & 0xC0) != 0x80;
    text.codePoints = count;
  }
  return text.codePoints;
}

size_t byteOffset(const Str &text, int64_t codePoint) {
  if (isAscii(text))
    return size_t(codePoint);
  size_t at = 0;
  for (; codePoint > 0 && at < text.text.size(); --codePoint)
    decodeUtf8(text.text, at);
  return at;
}

void appendUtf8(std::string &out, uint32_t c) {
  if (c < 0x80) {
    out += char(c);
  } else if (c < 0x800) {
    out += char(0xC0 | c >> 6);
    out += char(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    out += char(0xE0 | c >> 12);
    out += char(0x80 | (c >> 6 & 0x3F));
    out += char(0x80 | (c & 0x3F));
  } else {
    out += char(0xF0 | c >> 18);
    out += char(0x80 | (c >> 12 & 0x3F));
    out += char(0x80 | (c >> 6 & 0x3F));
    out += char(0x80 | (c & 0x3F));
  }
}

uint32_t decodeUtf8(std::string_view text, size_t &at) {
  auto byte = [&](size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0; };
  unsigned char first = byte(at);
  size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  uint32_t c = length == 1 ? first : first & (0xFF >> (length + 1));
  for (size_t i = 1; i < length; ++i)
    c = c << 6 | (byte(at + i) & 0x3F);
  at += length;
  return c;
}

static void appendHex(std::string &out, const char *prefix, uint32_t value, int digits) {
  out += prefix;
  for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4)
    out += "0123456789abcdef"[value >> shift & 15];
}

/// Code points that repr() escapes: controls, separators, surrogates, private
/// and unassigned ones, in ranges coarse enough to need no table of Unicode.
static bool isPrintable(uint32_t c) {
  if (c < 0x7F)
    return c >= 0x20;
  if (c < 0xA1 || c == 0xAD)
    return false;
  if (c >= 0x2000 && c <= 0x200F)
    return false;
  if ((c >= 0x2028 && c <= 0x202F) || (c >= 0x205F && c <= 0x206F) || c == 0x3000 || c == 0xFEFF || c == 0x1680)
    return false;
  if ((c >= 0xD800 && c <= 0xF8FF) || (c >= 0xFFF0 && c <= 0xFFFB) || c >= 0xE0000)
    return false;
  return true;
}

std::string strRepr(std::string_view text) {
  bool single = text.find('\'') != std::string_view::npos, both = single && text.find('"') != std::string_view::npos;
  char quote = single && !both ? '"' : '\'';
  std::string out(1, quote);
  for (size_t at = 0; at < text.size();) {
    size_t start = at;
    uint32_t c = decodeUtf8(text, at);
    if (c == uint32_t(quote) || c == '\\') {
      out += '\\';
      out += char(c);
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\r') {
      out += "\\r";
    } else if (c == '\t') {
      out += "\\t";
    } else if (isPrintable(c)) {
      out += text.substr(start, at - start);
    } else if (c < 0x100) {
      appendHex(out, "\\x", c, 2);
    } else if (c < 0x10000) {
      appendHex(out, "\\u", c, 4);
    } else {
      appendHex(out, "\\U", c, 8);
    }
  }
  return out + quote;
}

std::string bytesRepr(std::string_view data) {
  bool single = data.find('\'') != std::string_view::npos, both = single && data.find('"') != std::string_view::npos;
  char quote = single && !both ? '"' : '\'';
  std::string out = "b";
  out += quote;
  for (unsigned char c : data) {
    if (char(c) == quote || c == '\\') {
      out += '\\';
      out += char(c);
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\r') {
      out += "\\r";
    } else if (c == '\t') {
      out += "\\t";
    } else if (c >= 0x20 && c < 0x7F) {
      out += char(c);
    } else {
      appendHex(out, "\\x", c, 2);
    }
  }
  return out + quote;
}

} // namespace pallasd::python
