//===- splitter.cpp - Where top-level items begin and end -------*- C++ -*-===//
//
// See splitter.h.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/splitter.h"

#include "analysis/syntax/lexer.h"

#include <algorithm>
#include <array>

namespace pallasd::syntax {
namespace {

std::string_view wordAt(std::string_view text, size_t offset) {
  size_t end = offset;
  while (end < text.size() && isIdentifierPart(text[end]))
    ++end;
  return text.substr(offset, end - offset);
}

size_t skipSpaces(std::string_view text, size_t offset) {
  while (offset < text.size() && (text[offset] == ' ' || text[offset] == '\t' || text[offset] == '\f'))
    ++offset;
  return offset;
}

size_t lineEnd(std::string_view text, size_t offset) {
  while (offset < text.size() && text[offset] != '\n' && text[offset] != '\r')
    ++offset;
  return offset;
}

bool isDefinitionAt(std::string_view text, size_t offset) {
  std::string_view word = wordAt(text, offset);
  if (word == "async")
    return wordAt(text, skipSpaces(text, offset + word.size())) == "def";
  return word == "def" || word == "class";
}

/// Keywords that begin a statement and cannot stand inside brackets.
bool isStatementKeyword(Tok word) {
  switch (word) {
  case Tok::KwAssert:
  case Tok::KwBreak:
  case Tok::KwClass:
  case Tok::KwContinue:
  case Tok::KwDef:
  case Tok::KwDel:
  case Tok::KwGlobal:
  case Tok::KwImport:
  case Tok::KwNonlocal:
  case Tok::KwPass:
  case Tok::KwRaise:
  case Tok::KwReturn:
  case Tok::KwTry:
  case Tok::KwWhile:
  case Tok::KwWith:
    return true;
  default:
    return false;
  }
}

bool isImportFromAt(std::string_view text, size_t offset) {
  if (wordAt(text, offset) != "from")
    return false;
  size_t end = lineEnd(text, offset);
  return text.substr(offset, end - offset).find(" import ") != std::string_view::npos;
}

/// Whether the line that begins at `offset` must begin a statement, though a bracket is open.
bool endsOpenBracket(std::string_view text, size_t offset) {
  if (offset >= text.size())
    return false;
  if (text[offset] != '@')
    return isStatementKeyword(keywordOf(wordAt(text, offset))) || isDefinitionAt(text, offset) ||
           isImportFromAt(text, offset);
  // A decorator, or a product of matrices? Lines of decorators end with a definition.
  while (offset < text.size() && text[offset] == '@') {
    offset = lineEnd(text, offset);
    if (offset < text.size())
      offset += lineBreakLength(text, offset);
  }
  return isDefinitionAt(text, offset);
}

enum class CharClass : uint8_t { Other, Break, Quote, Comment, Open, Close, Backslash };

constexpr std::array<CharClass, 256> charClasses = [] {
  std::array<CharClass, 256> table{};
  for (unsigned char c : {'\n', '\r'})
    table[c] = CharClass::Break;
  for (unsigned char c : {'"', '\''})
    table[c] = CharClass::Quote;
  for (unsigned char c : {'(', '[', '{'})
    table[c] = CharClass::Open;
  for (unsigned char c : {')', ']', '}'})
    table[c] = CharClass::Close;
  table['#'] = CharClass::Comment;
  table['\\'] = CharClass::Backslash;
  return table;
}();

class Splitter {
public:
  Splitter(std::string_view text, const std::vector<uint32_t> &boundaries) : text(text), boundaries(boundaries) {}

  std::vector<Chunk> run() {
    while (offset < text.size()) {
      size_t begin = offset;
      int32_t beginLine = line;
      size_t first = skipSpaces(text, offset);
      if (first >= text.size())
        break;
      bool forced = takeBoundary(begin);
      if (text[first] == '#' || lineBreakLength(text, first)) {
        offset = lineEnd(text, first);
        passLineBreak();
        continue;
      }
      bool indented = first > begin && text[first - 1] != '\f';
      if (forced || chunks.empty() || !continues(first, indented))
        startChunk(begin, beginLine, first);
      offset = first;
      scanLogicalLine();
    }
    return std::move(chunks);
  }

private:
  std::string_view text;
  const std::vector<uint32_t> &boundaries;
  size_t nextBoundary = 0;
  size_t offset = 0;
  int32_t line = 0;
  std::vector<Chunk> chunks;
  bool decorating = false; ///< the chunk has decorators only so far
  bool compound = false;   ///< the chunk began with a keyword that else, except … can follow

  /// Passes boundaries up to `position`; true if one is there.
  bool takeBoundary(size_t position) {
    while (nextBoundary < boundaries.size() && boundaries[nextBoundary] < position)
      ++nextBoundary;
    return nextBoundary < boundaries.size() && boundaries[nextBoundary] == position;
  }

  size_t boundaryBehind(size_t position) const {
    auto found = std::upper_bound(boundaries.begin(), boundaries.end(), position);
    return found == boundaries.end() ? text.size() : *found;
  }

  bool continues(size_t first, bool indented) {
    if (indented)
      return true;
    if (decorating)
      return text[first] == '@' || isDefinitionAt(text, first);
    std::string_view word = wordAt(text, first);
    return compound && (word == "else" || word == "elif" || word == "except" || word == "finally");
  }

  void startChunk(size_t begin, int32_t beginLine, size_t first) {
    chunks.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(begin), beginLine, false});
    std::string_view word = wordAt(text, first);
    compound = word == "if" || word == "for" || word == "while" || word == "try" || word == "async";
  }

  void passLineBreak() {
    if (offset < text.size()) {
      offset += lineBreakLength(text, offset);
      ++line;
    }
  }

  void scanLogicalLine() {
    decorating = text[offset] == '@';
    int depth = 0;
    for (;;) {
      while (offset < text.size() && charClasses[static_cast<unsigned char>(text[offset])] == CharClass::Other)
        ++offset;
      if (offset >= text.size())
        return finishLine(depth > 0);
      switch (charClasses[static_cast<unsigned char>(text[offset])]) {
      case CharClass::Open:
        ++depth;
        ++offset;
        break;
      case CharClass::Close:
        depth = std::max(0, depth - 1);
        ++offset;
        break;
      case CharClass::Comment:
        offset = lineEnd(text, offset);
        break;
      case CharClass::Quote:
        if (!scanQuoted())
          return finishLine(true);
        break;
      case CharClass::Backslash:
        ++offset;
        if (offset < text.size() && lineBreakLength(text, offset))
          passLineBreak();
        break;
      case CharClass::Break: {
        size_t end = offset;
        passLineBreak();
        if (depth == 0) {
          chunks.back().end = static_cast<uint32_t>(end);
          return;
        }
        if (takeBoundary(offset) || endsOpenBracket(text, offset)) {
          chunks.back().end = static_cast<uint32_t>(end);
          chunks.back().open = true;
          return;
        }
        break;
      }
      case CharClass::Other:
        break;
      }
    }
  }

  void finishLine(bool open) {
    chunks.back().end = static_cast<uint32_t>(offset);
    chunks.back().open = open;
    size_t end = offset;
    while (end > chunks.back().begin && (text[end - 1] == '\n' || text[end - 1] == '\r'))
      --end;
    chunks.back().end = static_cast<uint32_t>(end);
  }

  /// False if the string is open at the end of the text or at a boundary.
  bool scanQuoted() {
    size_t prefixBegin = offset;
    while (prefixBegin > chunks.back().begin && isIdentifierPart(text[prefixBegin - 1]))
      --prefixBegin;
    size_t end = scanString(text, offset, readStringPrefix(text.substr(prefixBegin, offset - prefixBegin)));
    if (end == std::string_view::npos) {
      bool triple = text.substr(offset, 3) == std::string_view("\"\"\"") || text.substr(offset, 3) == "'''";
      end = triple ? text.size() : lineEnd(text, offset);
      size_t stop = std::min(end, boundaryBehind(offset));
      passTo(stop);
      return !triple && stop == end;
    }
    size_t stop = std::min(end, boundaryBehind(offset));
    passTo(stop);
    return stop == end;
  }

  void passTo(size_t end) {
    while (offset < end) {
      if (lineBreakLength(text, offset))
        passLineBreak();
      else
        ++offset;
    }
  }
};

} // namespace

std::vector<Chunk> splitItems(std::string_view text, const std::vector<uint32_t> &boundaries) {
  return Splitter(text, boundaries).run();
}

std::vector<uint32_t> likelyItemStarts(std::string_view text) {
  std::vector<uint32_t> starts;
  bool decorated = false;
  for (size_t offset = 0; offset < text.size();) {
    bool decorator = text[offset] == '@';
    bool begins =
        decorator || isDefinitionAt(text, offset) || wordAt(text, offset) == "import" || isImportFromAt(text, offset);
    if (begins && !decorated)
      starts.push_back(static_cast<uint32_t>(offset));
    decorated = decorator;
    offset = lineEnd(text, offset);
    if (offset < text.size())
      offset += lineBreakLength(text, offset);
  }
  return starts;
}

Name definedName(std::string_view chunk) {
  size_t offset = 0;
  while (offset < chunk.size() && !isDefinitionAt(chunk, offset)) {
    bool decorator = chunk[offset] == '@' || chunk[offset] == ' ' || chunk[offset] == '\t' || chunk[offset] == ')';
    if (!decorator)
      return nullptr;
    offset = lineEnd(chunk, offset);
    if (offset < chunk.size())
      offset += lineBreakLength(chunk, offset);
  }
  for (std::string_view word = wordAt(chunk, offset); !word.empty(); word = wordAt(chunk, offset)) {
    offset = skipSpaces(chunk, offset + word.size());
    if (word == "async")
      continue;
    std::string_view name = wordAt(chunk, offset);
    return name.empty() ? nullptr : intern(name);
  }
  return nullptr;
}

} // namespace pallasd::syntax
