//===- unicode.h - Code points, their names and identifiers -----*- C++ -*-===//
//
// What Python's lexical rules need of Unicode. Character names come from LLVM's
// table (Unicode Character Database with its aliases).
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace pallasd {

/// Appends the UTF-8 form of `code`. Surrogates get the three bytes that their
/// number asks for (WTF-8), since Python strings may hold them alone.
void appendUtf8(std::string &text, char32_t code);

/// The code point at `offset` and its length in bytes; an invalid byte gives 0xFFFD and length 1.
struct DecodedCode {
  char32_t code;
  size_t length;
};
DecodedCode decodeUtf8(std::string_view text, size_t offset);

/// The character that `name` names, in any case of letters.
std::optional<char32_t> unicodeByName(std::string_view name);

/// Length of the longest Python identifier (PEP 3131) that `text` begins with.
size_t identifierLength(std::string_view text);
/// The NFKC form of an identifier: spellings with equal forms are one identifier.
std::string normalizeIdentifier(std::string_view text);

} // namespace pallasd
