//===- strings.cpp - String literals and f-strings --------------*- C++ -*-===//
//
// Adjacent literals are one expression: a str, a bytes, or a JoinedStr whose
// neighbouring literal parts are merged. A replacement field is lexed and
// parsed in place, with the parser's own functions on another token stream.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/item_parser.h"
#include "support/text.h"
#include "support/unicode.h"

#include <algorithm>
#include <utility>

namespace pallasd::syntax {

class StringBuilder {
public:
  explicit StringBuilder(ItemParser &parser) : parser(parser), start(parser.peek()) {}

  Expr *build() {
    const StringPrefix first = prefixOf(parser.peek());
    while (parser.at(Tok::String)) {
      const Token token = parser.advance();
      StringPrefix prefix = prefixOf(token);
      if (prefix.bytes != first.bytes)
        parser.fail(token, "bytes and str literals cannot be joined");
      readToken(token, prefix);
    }
    if (first.bytes) {
      auto *constant = parser.arena.make<Constant>();
      constant->value = BytesConst{std::move(literal)};
      return parser.finish(constant, start);
    }
    unicodePrefix = first.unicode;
    if (!isFormat)
      return makeConstant();
    flushLiteral(values);
    auto *joined = parser.arena.make<JoinedStr>();
    joined->values = std::move(values);
    return parser.finish(joined, start);
  }

private:
  ItemParser &parser;
  Token start;
  std::string literal; ///< the literal part under construction
  std::vector<Expr *> values;
  bool isFormat = false, unicodePrefix = false;

  // The token that is read:
  StringPrefix prefix;
  size_t contentEnd = 0;
  LexPosition cursor; ///< a place that has been passed, for positions further on
  int fieldDepth = 0;

  char at(size_t offset) const { return parser.text[offset]; }

  StringPrefix prefixOf(const Token &token) const {
    std::string_view spelling = parser.spelling(token);
    return readStringPrefix(spelling.substr(0, spelling.find_first_of("'\"")));
  }

  Constant *makeConstant() {
    auto *constant = parser.arena.make<Constant>();
    constant->value = std::exchange(literal, {});
    constant->uPrefix = unicodePrefix;
    return parser.finish(constant, start);
  }

  void flushLiteral(std::vector<Expr *> &into) {
    if (!literal.empty())
      into.push_back(makeConstant());
  }

  LexPosition positionAt(size_t offset) {
    while (cursor.offset < offset) {
      if (size_t length = lineBreakLength(parser.text, cursor.offset)) {
        cursor = {static_cast<uint32_t>(cursor.offset + length), cursor.line + 1, 0};
      } else {
        ++cursor.offset;
        ++cursor.column;
      }
    }
    return cursor;
  }

  [[noreturn]] void fail(size_t offset, size_t length, std::string message) {
    LexPosition place = positionAt(offset);
    parser.failAt({place.line, place.column, place.line, place.column + static_cast<int32_t>(length)},
                  std::move(message));
  }

  void readToken(const Token &token, StringPrefix tokenPrefix) {
    prefix = tokenPrefix;
    std::string_view spelling = parser.spelling(token);
    size_t quote = spelling.find_first_of("'\"");
    bool triple = spelling.size() >= quote + 6 && spelling[quote + 1] == spelling[quote] &&
                  spelling[quote + 2] == spelling[quote];
    size_t quoteLength = triple ? 3 : 1;
    contentEnd = token.end - quoteLength;
    cursor = {token.begin, token.line, token.column};
    size_t begin = token.begin + quote + quoteLength;
    if (!prefix.format) {
      decode(begin, contentEnd);
      return;
    }
    isFormat = true;
    readFormatText(begin, false, values);
  }

  //===--------------------------------------------------------------------===//
  // f-strings
  //===--------------------------------------------------------------------===//

  /// Literal text and fields up to the end of the string or, in a format specification, to its `}`.
  size_t readFormatText(size_t offset, bool inSpecification, std::vector<Expr *> &into) {
    size_t literalBegin = offset;
    while (offset < contentEnd) {
      char c = at(offset);
      if (c == '\\') {
        offset += lengthOfBackslash(offset);
        continue;
      }
      if (c != '{' && c != '}') {
        ++offset;
        continue;
      }
      if (c == '}' && inSpecification)
        break;
      bool doubled = !inSpecification && offset + 1 < contentEnd && at(offset + 1) == c;
      decode(literalBegin, offset + (doubled ? 1 : 0));
      if (doubled)
        offset += 2;
      else if (c == '}')
        fail(offset, 1, "a single '}' in an f-string; write '}}' for the character");
      else
        offset = readField(offset + 1, into);
      literalBegin = offset;
    }
    decode(literalBegin, offset);
    return offset;
  }

  size_t lengthOfBackslash(size_t offset) const {
    if (offset + 1 >= contentEnd || at(offset + 1) == '{' || at(offset + 1) == '}')
      return 1;
    if (!prefix.raw && at(offset + 1) == 'N' && offset + 2 < contentEnd && at(offset + 2) == '{') {
      size_t close = parser.text.find('}', offset);
      if (close < contentEnd)
        return close + 1 - offset;
    }
    return 2;
  }

  /// From behind a `{`; returns the offset behind its `}`.
  size_t readField(size_t begin, std::vector<Expr *> &into) {
    constexpr int maxFieldDepth = 3; // CPython's limit of fields in format specifications of fields
    if (++fieldDepth > maxFieldDepth)
      fail(begin, 1, "replacement fields are nested too deeply");
    LexPosition place = positionAt(begin);
    LexPosition open = place;
    --open.column;
    ItemParser::FieldScope scope(parser, lexReplacementField(parser.text, place, contentEnd));
    if (parser.at(Tok::RBrace) || parser.at(Tok::Exclamation) || parser.at(Tok::Colon))
      fail(begin, 1, "an expression is missing in this replacement field");
    auto *field = parser.arena.make<FormattedValue>();
    field->value = parser.parseRightHandSide();
    bool debug = parser.at(Tok::Equal);
    if (debug)
      parser.advance();
    const Token end = parser.peek();
    if (end.kind != Tok::RBrace && end.kind != Tok::Exclamation && end.kind != Tok::Colon)
      parser.unexpected("'}', '!' or ':'");
    if (debug)
      appendDebugText(begin, end.begin);
    flushLiteral(into);
    size_t offset = readConversionAndFormat(field, end);
    if (debug && field->conversion < 0 && !field->formatSpec)
      field->conversion = 'r';
    LexPosition close = positionAt(offset);
    field->range = {open.line, open.column, close.line, close.column};
    into.push_back(field);
    --fieldDepth;
    return offset;
  }

  /// The source of `{value=}` up to the `=` and the blanks behind it, without comments.
  void appendDebugText(size_t begin, size_t end) {
    auto appendGap = [&](size_t gapEnd) {
      while (begin < gapEnd) {
        size_t comment = std::min(parser.text.find('#', begin), gapEnd);
        appendNormalized(parser.text.substr(begin, comment - begin));
        begin = comment;
        while (begin < gapEnd && !lineBreakLength(parser.text, begin))
          ++begin;
      }
    };
    for (const Token &token : parser.stream.tokens) {
      if (token.begin >= end)
        break;
      appendGap(token.begin);
      appendNormalized(parser.text.substr(token.begin, token.end - token.begin));
      begin = token.end;
    }
    appendGap(end);
  }

  size_t readConversionAndFormat(FormattedValue *field, const Token &end) {
    size_t offset = end.end;
    Tok next = end.kind;
    if (next == Tok::Exclamation) {
      char conversion = offset < contentEnd ? at(offset) : '\0';
      size_t behind = offset + 1;
      while (behind < contentEnd && at(behind) == ' ')
        ++behind;
      bool single = behind < contentEnd && (at(behind) == '}' || at(behind) == ':');
      if (!single || (conversion != 'r' && conversion != 's' && conversion != 'a'))
        fail(offset, 1, "the conversion of a replacement field is one of 's', 'r' and 'a'");
      field->conversion = static_cast<unsigned char>(conversion);
      next = at(behind) == ':' ? Tok::Colon : Tok::RBrace;
      offset = behind + 1;
    }
    if (next == Tok::RBrace)
      return offset;
    auto *specification = parser.arena.make<JoinedStr>();
    LexPosition open = positionAt(offset);
    std::string outer = std::exchange(literal, {});
    offset = readFormatText(offset, true, specification->values);
    flushLiteral(specification->values);
    literal = std::move(outer);
    if (offset >= contentEnd)
      fail(offset, 1, "the replacement field is never closed");
    LexPosition close = positionAt(offset);
    specification->range = {open.line, open.column, close.line, close.column};
    field->formatSpec = specification;
    return offset + 1;
  }

  //===--------------------------------------------------------------------===//
  // Escapes
  //===--------------------------------------------------------------------===//

  /// Appends source text with every line break as \n, as Python reads it.
  void appendNormalized(std::string_view source) {
    for (size_t i = 0; i < source.size();) {
      size_t length = lineBreakLength(source, i);
      literal += length ? '\n' : source[i];
      i += std::max<size_t>(length, 1);
    }
  }

  void decode(size_t begin, size_t end) {
    while (begin < end) {
      size_t escape = prefix.raw ? end : std::min(parser.text.find('\\', begin), end);
      appendPlain(begin, escape);
      begin = escape < end ? decodeEscape(escape, end) : end;
    }
  }

  void appendPlain(size_t begin, size_t end) {
    std::string_view plain = parser.text.substr(begin, end - begin);
    if (prefix.bytes)
      for (size_t i = 0; i < plain.size(); ++i)
        if (static_cast<unsigned char>(plain[i]) >= 0x80)
          fail(begin + i, 1, "a bytes literal can hold ASCII characters only");
    if (plain.find('\r') == std::string_view::npos)
      literal += plain;
    else
      appendNormalized(plain);
  }

  void appendCode(char32_t code) {
    if (prefix.bytes)
      literal += static_cast<char>(code);
    else
      appendUtf8(literal, code);
  }

  /// One escape sequence; returns the offset behind it.
  size_t decodeEscape(size_t offset, size_t end) {
    if (offset + 1 >= end) {
      literal += '\\';
      return offset + 1;
    }
    if (size_t length = lineBreakLength(parser.text, offset + 1))
      return offset + 1 + length;
    char c = at(offset + 1);
    static constexpr std::string_view letters = "\\'\"abfnrtv", meanings = "\\'\"\a\b\f\n\r\t\v";
    if (size_t index = letters.find(c); index != std::string_view::npos) {
      literal += meanings[index];
      return offset + 2;
    }
    if (c >= '0' && c <= '7')
      return decodeOctal(offset, end);
    if (c == 'x')
      return decodeHex(offset, end, 2);
    if (!prefix.bytes && (c == 'u' || c == 'U'))
      return decodeHex(offset, end, c == 'u' ? 4 : 8);
    if (!prefix.bytes && c == 'N')
      return decodeNamed(offset, end);
    literal += '\\';
    return offset + 1;
  }

  size_t decodeOctal(size_t offset, size_t end) {
    char32_t code = 0;
    size_t position = offset + 1;
    while (position < end && position < offset + 4 && at(position) >= '0' && at(position) <= '7')
      code = code * 8 + (at(position++) - '0');
    appendCode(code);
    return position;
  }

  size_t decodeHex(size_t offset, size_t end, size_t digits) {
    char32_t code = 0;
    for (size_t position = offset + 2; position < offset + 2 + digits; ++position) {
      char c = position < end ? at(position) : '\0';
      char lower = static_cast<char>(c | 0x20);
      if (!isDigit(c) && (lower < 'a' || lower > 'f'))
        fail(offset, position - offset, "this escape sequence needs " + std::to_string(digits) + " hexadecimal digits");
      code = code * 16 + (isDigit(c) ? c - '0' : lower - 'a' + 10);
    }
    if (code > 0x10FFFF)
      fail(offset, digits + 2, "this escape sequence is beyond the last code point of Unicode");
    appendCode(code);
    return offset + 2 + digits;
  }

  size_t decodeNamed(size_t offset, size_t end) {
    size_t close = offset + 2 < end && at(offset + 2) == '{' ? parser.text.find('}', offset) : std::string_view::npos;
    if (close >= end)
      fail(offset, 2, "'\\N' needs a character's name in braces");
    auto code = unicodeByName(parser.text.substr(offset + 3, close - offset - 3));
    if (!code)
      fail(offset, close + 1 - offset, "no character of Unicode has this name");
    appendCode(*code);
    return close + 1;
  }
};

Expr *ItemParser::parseStrings() { return StringBuilder(*this).build(); }

} // namespace pallasd::syntax
