//===- lexer.h - Tokens of one top-level item -------------------*- C++ -*-===//
//
// Python's lexical rules (Language Reference, chapter 2, release 3.13), applied
// to the text of one item. Lines count from the item's first line, columns are
// UTF-8 bytes. Strings are one token each, f-strings too: their replacement
// fields are lexed again when the parser comes to them (strings.cpp).
//
// The first violation ends the tokens with one `Error` token.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::syntax {

enum class Tok : uint8_t {
  EndMarker,
  Newline,
  Indent,
  Dedent,
  Error,
  Name,
  Number,
  String,
  // operators and delimiters
  LParen,
  RParen,
  LBracket,
  RBracket,
  LBrace,
  RBrace,
  Comma,
  Colon,
  Semicolon,
  Dot,
  Ellipsis,
  Arrow,
  ColonEqual,
  Equal,
  At,
  Exclamation,
  Plus,
  Minus,
  Star,
  Slash,
  DoubleSlash,
  Percent,
  DoubleStar,
  LeftShift,
  RightShift,
  Amper,
  VBar,
  Caret,
  Tilde,
  Less,
  Greater,
  LessEqual,
  GreaterEqual,
  EqEqual,
  NotEqual,
  PlusEqual,
  MinusEqual,
  StarEqual,
  SlashEqual,
  DoubleSlashEqual,
  PercentEqual,
  DoubleStarEqual,
  LeftShiftEqual,
  RightShiftEqual,
  AmperEqual,
  VBarEqual,
  CaretEqual,
  AtEqual,
  // keywords
  KwFalse,
  KwNone,
  KwTrue,
  KwAnd,
  KwAs,
  KwAssert,
  KwAsync,
  KwAwait,
  KwBreak,
  KwClass,
  KwContinue,
  KwDef,
  KwDel,
  KwElif,
  KwElse,
  KwExcept,
  KwFinally,
  KwFor,
  KwFrom,
  KwGlobal,
  KwIf,
  KwImport,
  KwIn,
  KwIs,
  KwLambda,
  KwNonlocal,
  KwNot,
  KwOr,
  KwPass,
  KwRaise,
  KwReturn,
  KwTry,
  KwWhile,
  KwWith,
  KwYield
};

struct Token {
  Tok kind = Tok::EndMarker;
  uint32_t begin = 0, end = 0; ///< bytes in the lexed text
  int32_t line = 0, column = 0, endLine = 0, endColumn = 0;
};

struct TokenStream {
  std::vector<Token> tokens;
  std::string error; ///< of the `Error` token, if there is one
};

/// Tokens of a whole item: Newline, Indent and Dedent included, EndMarker last.
TokenStream lexItem(std::string_view text);

/// A place in the text, for lexing of a part.
struct LexPosition {
  uint32_t offset = 0;
  int32_t line = 0, column = 0;
};

/// Tokens of an f-string's replacement field from `start` (behind its `{`): up to
/// a `}`, `!` or `:` outside brackets, which becomes the last token but one.
TokenStream lexReplacementField(std::string_view text, LexPosition start, uint32_t limit);

/// The keyword of that spelling, or Tok::Name.
Tok keywordOf(std::string_view word);

/// What stands before a string literal's first quote.
struct StringPrefix {
  bool raw = false, bytes = false, format = false, unicode = false;
  bool valid = true; ///< one of the combinations that Python has
};
StringPrefix readStringPrefix(std::string_view letters);

/// Offset behind the closing quotes of the string whose first quote is at
/// `quote`; npos if it is never closed. Replacement fields of an f-string may
/// hold strings with the same quotes (PEP 701).
size_t scanString(std::string_view text, size_t quote, StringPrefix prefix);

/// Length of the line break at `offset` (\n, \r\n or \r), 0 if there is none.
inline size_t lineBreakLength(std::string_view text, size_t offset) {
  if (text[offset] == '\n')
    return 1;
  if (text[offset] != '\r')
    return 0;
  return offset + 1 < text.size() && text[offset + 1] == '\n' ? 2 : 1;
}

inline bool isIdentifierStart(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}
inline bool isDigit(char c) { return c >= '0' && c <= '9'; }
inline bool isIdentifierPart(char c) { return isIdentifierStart(c) || isDigit(c); }

} // namespace pallasd::syntax
