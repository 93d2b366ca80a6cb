//===- lexer.cpp - Tokens of one top-level item -----------------*- C++ -*-===//
//
// See lexer.h. Indentation follows CPython's two measures: a column with tab
// stops of eight and one where a tab is one column; lines whose order differs
// between the two are inconsistent.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/lexer.h"

#include "support/unicode.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pallasd::syntax {
namespace {

using KeywordEntry = std::pair<std::string_view, Tok>;

constexpr std::array<KeywordEntry, 35> keywords = {{
    {"False", Tok::KwFalse},
    {"None", Tok::KwNone},
    {"True", Tok::KwTrue},
    {"and", Tok::KwAnd},
    {"as", Tok::KwAs},
    {"assert", Tok::KwAssert},
    {"async", Tok::KwAsync},
    {"await", Tok::KwAwait},
    {"break", Tok::KwBreak},
    {"class", Tok::KwClass},
    {"continue", Tok::KwContinue},
    {"def", Tok::KwDef},
    {"del", Tok::KwDel},
    {"elif", Tok::KwElif},
    {"else", Tok::KwElse},
    {"except", Tok::KwExcept},
    {"finally", Tok::KwFinally},
    {"for", Tok::KwFor},
    {"from", Tok::KwFrom},
    {"global", Tok::KwGlobal},
    {"if", Tok::KwIf},
    {"import", Tok::KwImport},
    {"in", Tok::KwIn},
    {"is", Tok::KwIs},
    {"lambda", Tok::KwLambda},
    {"nonlocal", Tok::KwNonlocal},
    {"not", Tok::KwNot},
    {"or", Tok::KwOr},
    {"pass", Tok::KwPass},
    {"raise", Tok::KwRaise},
    {"return", Tok::KwReturn},
    {"try", Tok::KwTry},
    {"while", Tok::KwWhile},
    {"with", Tok::KwWith},
    {"yield", Tok::KwYield},
}};

/// Operators, longest first within a first character.
constexpr std::array<KeywordEntry, 48> operators = {{
    {"...", Tok::Ellipsis},
    {"**=", Tok::DoubleStarEqual},
    {"//=", Tok::DoubleSlashEqual},
    {"<<=", Tok::LeftShiftEqual},
    {">>=", Tok::RightShiftEqual},
    {"->", Tok::Arrow},
    {":=", Tok::ColonEqual},
    {"**", Tok::DoubleStar},
    {"//", Tok::DoubleSlash},
    {"<<", Tok::LeftShift},
    {">>", Tok::RightShift},
    {"<=", Tok::LessEqual},
    {">=", Tok::GreaterEqual},
    {"==", Tok::EqEqual},
    {"!=", Tok::NotEqual},
    {"+=", Tok::PlusEqual},
    {"-=", Tok::MinusEqual},
    {"*=", Tok::StarEqual},
    {"/=", Tok::SlashEqual},
    {"%=", Tok::PercentEqual},
    {"&=", Tok::AmperEqual},
    {"|=", Tok::VBarEqual},
    {"^=", Tok::CaretEqual},
    {"@=", Tok::AtEqual},
    {"(", Tok::LParen},
    {")", Tok::RParen},
    {"[", Tok::LBracket},
    {"]", Tok::RBracket},
    {"{", Tok::LBrace},
    {"}", Tok::RBrace},
    {",", Tok::Comma},
    {":", Tok::Colon},
    {";", Tok::Semicolon},
    {".", Tok::Dot},
    {"=", Tok::Equal},
    {"@", Tok::At},
    {"+", Tok::Plus},
    {"-", Tok::Minus},
    {"*", Tok::Star},
    {"/", Tok::Slash},
    {"%", Tok::Percent},
    {"&", Tok::Amper},
    {"|", Tok::VBar},
    {"^", Tok::Caret},
    {"~", Tok::Tilde},
    {"<", Tok::Less},
    {">", Tok::Greater},
    {"!", Tok::Exclamation},
}};

constexpr size_t maxBracketDepth = 200; ///< CPython's limit of nested brackets
constexpr size_t maxIndentDepth = 100;  ///< CPython's limit of nested blocks
constexpr int maxStringDepth = 150;     ///< CPython's limit of f-strings inside each other

bool isQuote(char c) { return c == '"' || c == '\''; }

/// Letters directly before `quote` that can be a string prefix.
std::string_view prefixBefore(std::string_view text, size_t quote, size_t from) {
  size_t begin = quote;
  while (begin > from && quote - begin < 2 && isIdentifierStart(text[begin - 1]))
    --begin;
  bool standsAlone = begin == from || !isIdentifierPart(text[begin - 1]);
  return standsAlone ? text.substr(begin, quote - begin) : std::string_view();
}

/// What the mutually recursive scans of an f-string share.
struct FormatScan {
  std::string_view text;
  char quote;
  bool triple;
  int depth; ///< of strings and fields around
};

size_t scanReplacementField(const FormatScan &scan, size_t offset);
size_t scanNestedString(std::string_view text, size_t quoteOffset, StringPrefix prefix, int depth);

bool closesAt(std::string_view text, size_t offset, char quote, bool triple) {
  if (text[offset] != quote)
    return false;
  return !triple || (offset + 2 < text.size() && text[offset + 1] == quote && text[offset + 2] == quote);
}

/// The format part of a replacement field, behind its colon; returns the offset behind `}`.
size_t scanFormatSpec(const FormatScan &scan, size_t offset) {
  const std::string_view text = scan.text;
  while (offset < text.size()) {
    char c = text[offset];
    if (c == '}')
      return offset + 1;
    if (closesAt(text, offset, scan.quote, scan.triple) || ((c == '\n' || c == '\r') && !scan.triple))
      return std::string_view::npos;
    if (c == '{') {
      offset = scanReplacementField(scan, offset + 1);
      if (offset == std::string_view::npos)
        return offset;
    } else {
      offset += c == '\\' ? 2 : 1;
    }
  }
  return std::string_view::npos;
}

/// From behind a `{`; returns the offset behind the matching `}`.
size_t scanReplacementField(const FormatScan &outer, size_t offset) {
  const std::string_view text = outer.text;
  const size_t begin = offset;
  FormatScan scan = outer;
  if (++scan.depth > maxStringDepth)
    return std::string_view::npos;
  int brackets = 0;
  while (offset < text.size()) {
    char c = text[offset];
    if (isQuote(c)) {
      offset = scanNestedString(text, offset, readStringPrefix(prefixBefore(text, offset, begin)), scan.depth);
      if (offset == std::string_view::npos)
        return offset;
      continue;
    }
    if (c == '#') {
      while (offset < text.size() && !lineBreakLength(text, offset))
        ++offset;
      continue;
    }
    if (c == '(' || c == '[' || c == '{')
      ++brackets;
    else if ((c == ')' || c == ']') && brackets > 0)
      --brackets;
    else if (c == '}') {
      if (brackets == 0)
        return offset + 1;
      --brackets;
    } else if (c == '!' && offset + 1 < text.size() && text[offset + 1] == '=')
      ++offset;
    else if (c == ':' && brackets == 0)
      return scanFormatSpec(scan, offset + 1);
    ++offset;
  }
  return std::string_view::npos;
}

} // namespace

Tok keywordOf(std::string_view word) {
  if (word.size() < 2 || word.size() > 8)
    return Tok::Name;
  auto found = std::lower_bound(keywords.begin(), keywords.end(), word,
                                [](const KeywordEntry &entry, std::string_view text) { return entry.first < text; });
  return found != keywords.end() && found->first == word ? found->second : Tok::Name;
}

StringPrefix readStringPrefix(std::string_view letters) {
  StringPrefix prefix;
  for (char letter : letters) {
    bool *flag = nullptr;
    switch (letter | 0x20) {
    case 'r':
      flag = &prefix.raw;
      break;
    case 'b':
      flag = &prefix.bytes;
      break;
    case 'f':
      flag = &prefix.format;
      break;
    case 'u':
      flag = &prefix.unicode;
      break;
    default:
      break;
    }
    if (!flag || *flag)
      return {.valid = false};
    *flag = true;
  }
  prefix.valid = (!prefix.unicode || letters.size() == 1) && !(prefix.bytes && prefix.format);
  return prefix;
}

namespace {

size_t scanNestedString(std::string_view text, size_t quoteOffset, StringPrefix prefix, int depth) {
  const char quote = text[quoteOffset];
  const bool triple = closesAt(text, quoteOffset, quote, true);
  const size_t quoteLength = triple ? 3 : 1;
  size_t offset = quoteOffset + quoteLength;
  while (offset < text.size()) {
    char c = text[offset];
    if (closesAt(text, offset, quote, triple))
      return offset + quoteLength;
    if ((c == '\n' || c == '\r') && !triple)
      return std::string_view::npos;
    if (c == '\\' && offset + 1 < text.size()) {
      char next = text[offset + 1];
      if (prefix.format && (next == '{' || next == '}')) {
        ++offset;
      } else if (prefix.format && !prefix.raw && text.substr(offset + 1, 2) == "N{") {
        size_t close = text.find('}', offset);
        offset = close == std::string_view::npos ? offset + 3 : close + 1;
      } else {
        offset += 1 + std::max<size_t>(1, lineBreakLength(text, offset + 1));
      }
    } else if (c == '{' && prefix.format) {
      if (offset + 1 < text.size() && text[offset + 1] == '{') {
        offset += 2;
        continue;
      }
      offset = scanReplacementField({text, quote, triple, depth}, offset + 1);
      if (offset == std::string_view::npos)
        return offset;
    } else {
      ++offset;
    }
  }
  return std::string_view::npos;
}

} // namespace

size_t scanString(std::string_view text, size_t quoteOffset, StringPrefix prefix) {
  return scanNestedString(text, quoteOffset, prefix, 0);
}

namespace {

class Lexer {
public:
  Lexer(std::string_view text, LexPosition start, uint32_t limit)
      : text(text), limit(limit), offset(start.offset), line(start.line),
        lineStart(static_cast<int64_t>(start.offset) - start.column) {}

  TokenStream lexItem() {
    stream.tokens.reserve(text.size() / 4 + 8);
    bool atLineStart = true;
    while (!failed) {
      if (atLineStart && brackets.empty()) {
        if (!readIndentation())
          continue;
        atLineStart = false;
      }
      skipBlanks();
      if (failed || offset >= limit)
        break;
      if (size_t length = lineBreakLength(text, offset)) {
        if (brackets.empty()) {
          push(Tok::Newline, offset, offset + length);
          atLineStart = true;
        }
        startLine(length);
        continue;
      }
      lexToken();
    }
    if (!failed && !brackets.empty())
      failAt(brackets.back(), "this bracket is never closed");
    if (!failed)
      finishItem();
    push(Tok::EndMarker, offset, offset);
    return std::move(stream);
  }

  TokenStream lexField() {
    while (!failed) {
      skipBlanks();
      if (failed)
        break;
      if (offset >= limit) {
        fail("the replacement field is never closed");
        break;
      }
      if (size_t length = lineBreakLength(text, offset)) {
        startLine(length);
        continue;
      }
      char c = text[offset];
      bool notEqual = c == '!' && offset + 1 < limit && text[offset + 1] == '=';
      if (brackets.empty() && (c == '}' || c == ':' || (c == '!' && !notEqual))) {
        push(c == '}' ? Tok::RBrace : c == ':' ? Tok::Colon : Tok::Exclamation, offset, offset + 1);
        ++offset;
        break;
      }
      lexToken();
    }
    push(Tok::EndMarker, offset, offset);
    return std::move(stream);
  }

private:
  std::string_view text;
  size_t limit, offset;
  int32_t line;
  int64_t lineStart;
  TokenStream stream;
  std::vector<Token> brackets; ///< open ones
  std::vector<std::pair<int, int>> indents = {{0, 0}};
  bool failed = false;

  int32_t columnOf(size_t position) const { return static_cast<int32_t>(static_cast<int64_t>(position) - lineStart); }

  Token tokenAt(Tok kind, size_t begin, size_t end) const {
    Token token{kind, static_cast<uint32_t>(begin), static_cast<uint32_t>(end), line, columnOf(begin), line, 0};
    token.endColumn = columnOf(end);
    return token;
  }

  void push(Tok kind, size_t begin, size_t end) { stream.tokens.push_back(tokenAt(kind, begin, end)); }

  void startLine(size_t breakLength) {
    offset += breakLength;
    ++line;
    lineStart = static_cast<int64_t>(offset);
  }

  void failAt(Token where, std::string message) {
    where.kind = Tok::Error;
    stream.tokens.push_back(where);
    stream.error = std::move(message);
    failed = true;
  }
  void fail(std::string message, size_t length = 1) {
    failAt(tokenAt(Tok::Error, offset, std::min(offset + length, text.size())), std::move(message));
  }

  void skipComment() {
    while (offset < limit && !lineBreakLength(text, offset))
      ++offset;
  }

  /// Blanks, comments and joined lines inside a logical line.
  void skipBlanks() {
    while (offset < limit) {
      char c = text[offset];
      if (c == ' ' || c == '\t' || c == '\f') {
        ++offset;
      } else if (c == '#') {
        skipComment();
      } else if (c == '\\') {
        size_t length = offset + 1 < limit ? lineBreakLength(text, offset + 1) : 0;
        if (length == 0) {
          fail("a backslash joins lines only as the last character of a line");
          return;
        }
        startLine(length + 1);
        if (offset >= limit) {
          fail("the text ends behind a backslash");
          return;
        }
      } else {
        return;
      }
    }
  }

  /// At the start of a line outside brackets. False: the line had no tokens and is passed.
  bool readIndentation() {
    int column = 0, alternative = 0;
    bool joined = false;
    for (; offset < limit; ++offset) {
      char c = text[offset];
      if (c == ' ') {
        ++column, ++alternative;
      } else if (c == '\t') {
        column = (column / 8 + 1) * 8;
        ++alternative;
      } else if (c == '\f') {
        column = alternative = 0;
      } else if (c == '\\' && offset + 1 < limit && lineBreakLength(text, offset + 1)) {
        // The first of joined lines gives the indentation unless it is empty.
        int before = column, beforeAlternative = alternative;
        startLine(1 + lineBreakLength(text, offset + 1));
        joined = joined || before > 0;
        while (offset < limit && (text[offset] == ' ' || text[offset] == '\t' || text[offset] == '\f')) {
          if (!joined)
            ++before, ++beforeAlternative;
          ++offset;
        }
        column = before, alternative = beforeAlternative;
        --offset;
      } else {
        break;
      }
    }
    if (offset >= limit)
      return true;
    if (text[offset] == '#')
      skipComment();
    if (offset >= limit)
      return true;
    if (size_t length = lineBreakLength(text, offset)) {
      startLine(length);
      return false;
    }
    changeIndentation(column, alternative);
    return true;
  }

  void changeIndentation(int column, int alternative) {
    auto [top, topAlternative] = indents.back();
    if (column == top) {
      if (alternative != topAlternative)
        fail("tabs and blanks mix inconsistently in this indentation");
      return;
    }
    if (column > top) {
      if (alternative <= topAlternative)
        return fail("tabs and blanks mix inconsistently in this indentation");
      if (indents.size() >= maxIndentDepth)
        return fail("too many levels of indentation");
      indents.emplace_back(column, alternative);
      push(Tok::Indent, offset, offset);
      return;
    }
    while (column < indents.back().first) {
      indents.pop_back();
      push(Tok::Dedent, offset, offset);
    }
    if (column != indents.back().first)
      return fail("this indentation matches no outer level");
    if (alternative != indents.back().second)
      fail("tabs and blanks mix inconsistently in this indentation");
  }

  void finishItem() {
    if (!stream.tokens.empty() && stream.tokens.back().kind != Tok::Newline && stream.tokens.back().kind != Tok::Dedent)
      push(Tok::Newline, offset, offset);
    for (; indents.size() > 1; indents.pop_back())
      push(Tok::Dedent, offset, offset);
  }

  void lexToken() {
    char c = text[offset];
    if (isIdentifierStart(c))
      return lexNameOrString();
    if (isDigit(c) || (c == '.' && offset + 1 < limit && isDigit(text[offset + 1])))
      return lexNumber();
    if (isQuote(c))
      return lexString(offset, {});
    lexOperator();
  }

  void lexNameOrString() {
    size_t begin = offset, end = offset;
    while (end < limit && isIdentifierPart(text[end]))
      ++end;
    if (end < limit && isQuote(text[end]) && end - begin <= 2) {
      StringPrefix prefix = readStringPrefix(text.substr(begin, end - begin));
      if (prefix.valid)
        return lexString(end, prefix);
    }
    std::string_view word = text.substr(begin, end - begin);
    bool ascii = std::all_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (size_t length = ascii ? word.size() : identifierLength(word); length < word.size()) {
      offset += length;
      return fail("a character that no Python token may hold", decodeUtf8(text, offset).length);
    }
    push(ascii ? keywordOf(word) : Tok::Name, begin, end);
    offset = end;
  }

  void lexString(size_t quote, StringPrefix prefix) {
    size_t end = scanString(text.substr(0, limit), quote, prefix);
    if (end == std::string_view::npos) {
      bool triple = closesAt(text, quote, text[quote], true);
      return fail("this string is never closed", quote - offset + (triple ? 3 : 1));
    }
    Token token = tokenAt(Tok::String, offset, end);
    size_t scan = quote;
    while (scan < end) {
      size_t length = lineBreakLength(text, scan);
      if (length == 0) {
        ++scan;
        continue;
      }
      offset = scan;
      startLine(length);
      scan += length;
    }
    offset = end;
    token.endLine = line;
    token.endColumn = columnOf(end);
    stream.tokens.push_back(token);
  }

  void lexOperator() {
    std::string_view rest = text.substr(offset, std::min<size_t>(3, limit - offset));
    for (const auto &[spelling, kind] : operators) {
      if (!rest.starts_with(spelling))
        continue;
      push(kind, offset, offset + spelling.size());
      offset += spelling.size();
      return trackBrackets(kind);
    }
    fail(rest[0] == '\0' ? "a null character" : "a character that no Python token begins with");
  }

  void trackBrackets(Tok kind) {
    if (kind == Tok::LParen || kind == Tok::LBracket || kind == Tok::LBrace) {
      brackets.push_back(stream.tokens.back());
      if (brackets.size() > maxBracketDepth)
        fail("too many nested brackets");
      return;
    }
    if (kind != Tok::RParen && kind != Tok::RBracket && kind != Tok::RBrace)
      return;
    Token closing = stream.tokens.back();
    Tok expected = kind == Tok::RParen ? Tok::LParen : kind == Tok::RBracket ? Tok::LBracket : Tok::LBrace;
    if (!brackets.empty() && brackets.back().kind == expected) {
      brackets.pop_back();
      return;
    }
    stream.tokens.pop_back();
    failAt(closing, brackets.empty() ? "this bracket was never opened" : "this bracket doesn't match the open one");
  }

  //===--------------------------------------------------------------------===//
  // Numbers
  //===--------------------------------------------------------------------===//

  char at(size_t position) const { return position < limit ? text[position] : '\0'; }

  template <typename Accept> bool skipDigits(size_t &end, Accept accept) {
    if (!accept(at(end)))
      return false;
    while (accept(at(end)) || (at(end) == '_' && accept(at(end + 1))))
      ++end;
    return true;
  }

  /// A number may touch only a keyword that can follow an operand (`1if x else y`).
  bool endsWell(size_t end) const {
    if (!isIdentifierPart(at(end)))
      return true;
    for (std::string_view word : {"and", "else", "for", "if", "in", "is", "or", "not"})
      if (text.substr(end, word.size()) == word)
        return true;
    return false;
  }

  void lexNumber() {
    size_t end = offset;
    char kind = at(offset) == '0' ? static_cast<char>(at(offset + 1) | 0x20) : '\0';
    bool good = kind == 'x' || kind == 'o' || kind == 'b' ? scanBasedInteger(kind, end) : scanDecimal(end);
    if (!good || !endsWell(end))
      return fail("not a number literal of Python", end - offset + 1);
    push(Tok::Number, offset, end);
    offset = end;
  }

  bool scanBasedInteger(char kind, size_t &end) {
    end += 2;
    if (at(end) == '_')
      ++end;
    if (kind == 'x')
      return skipDigits(end, [](char c) { return isDigit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f'); });
    char top = kind == 'o' ? '7' : '1';
    return skipDigits(end, [top](char c) { return c >= '0' && c <= top; }) && !isDigit(at(end));
  }

  bool scanDecimal(size_t &end) {
    bool integer = true;
    skipDigits(end, isDigit);
    if (at(end) == '.') {
      integer = false;
      ++end;
      skipDigits(end, isDigit);
    }
    if ((at(end) | 0x20) == 'e') {
      size_t exponent = end + 1;
      if (at(exponent) == '+' || at(exponent) == '-')
        ++exponent;
      if (skipDigits(exponent, isDigit)) {
        integer = false;
        end = exponent;
      }
    }
    if ((at(end) | 0x20) == 'j') {
      ++end;
      return true;
    }
    return !integer || at(offset) != '0' || onlyZeros(end);
  }

  bool onlyZeros(size_t end) const {
    return std::all_of(text.begin() + offset, text.begin() + end, [](char c) { return c == '0' || c == '_'; });
  }
};

} // namespace

TokenStream lexItem(std::string_view text) { return Lexer(text, {}, static_cast<uint32_t>(text.size())).lexItem(); }

TokenStream lexReplacementField(std::string_view text, LexPosition start, uint32_t limit) {
  return Lexer(text, start, limit).lexField();
}

} // namespace pallasd::syntax
