//===- unicode_identifiers.cpp - Identifiers beyond ASCII -------*- C++ -*-===//
//
// XID properties by binary search in ranges; NFKC as the Unicode Standard
// defines it (section 3.11): decompose, order marks by class, compose. Hangul is
// composed by arithmetic.
//
//===----------------------------------------------------------------------===//
#include "support/unicode.h"
#include "support/unicode_tables.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace pallasd {
namespace {

using namespace unicode_tables;

template <size_t N> bool contains(const CodeRange (&ranges)[N], char32_t code) {
  auto found = std::upper_bound(std::begin(ranges), std::end(ranges), code,
                                [](char32_t value, const CodeRange &range) { return value < range.first; });
  return found != std::begin(ranges) && code <= std::prev(found)->last;
}

bool isAsciiLetter(char32_t code) { return (code | 0x20) >= 'a' && (code | 0x20) <= 'z'; }

int combiningClass(char32_t code) {
  auto found = std::lower_bound(std::begin(combiningClasses), std::end(combiningClasses), code,
                                [](const CombiningClass &entry, char32_t value) { return entry.code < value; });
  return found != std::end(combiningClasses) && found->code == code ? found->value : 0;
}

constexpr char32_t hangulBase = 0xAC00, leadBase = 0x1100, vowelBase = 0x1161, tailBase = 0x11A7;
constexpr char32_t leadCount = 19, vowelCount = 21, tailCount = 28;

/// The character that the two make together; 0 if they stay apart.
char32_t compose(char32_t first, char32_t second) {
  if (first >= leadBase && first < leadBase + leadCount && second >= vowelBase && second < vowelBase + vowelCount)
    return hangulBase + ((first - leadBase) * vowelCount + (second - vowelBase)) * tailCount;
  bool isOpenSyllable = first >= hangulBase && first < hangulBase + leadCount * vowelCount * tailCount &&
                        (first - hangulBase) % tailCount == 0;
  if (isOpenSyllable && second > tailBase && second < tailBase + tailCount)
    return first + (second - tailBase);
  auto key = std::pair(first, second);
  auto found = std::lower_bound(std::begin(compositions), std::end(compositions), key,
                                [](const Composition &entry, const auto &value) {
                                  return std::pair<char32_t, char32_t>(entry.first, entry.second) < value;
                                });
  bool same = found != std::end(compositions) && found->first == first && found->second == second;
  return same ? found->composed : 0;
}

std::vector<char32_t> decompose(std::string_view text) {
  std::vector<char32_t> codes;
  for (size_t offset = 0; offset < text.size();) {
    DecodedCode decoded = decodeUtf8(text, offset);
    offset += decoded.length;
    auto found = std::lower_bound(std::begin(decompositions), std::end(decompositions), decoded.code,
                                  [](const Decomposition &entry, char32_t value) { return entry.code < value; });
    if (found != std::end(decompositions) && found->code == decoded.code)
      codes.insert(codes.end(), decompositionCodes + found->offset, decompositionCodes + found->offset + found->length);
    else
      codes.push_back(decoded.code);
  }
  return codes;
}

void orderMarks(std::vector<char32_t> &codes) {
  for (auto begin = codes.begin(); begin != codes.end();) {
    auto end = std::find_if(std::next(begin), codes.end(), [](char32_t code) { return combiningClass(code) == 0; });
    auto marks = combiningClass(*begin) == 0 ? std::next(begin) : begin;
    std::stable_sort(marks, end,
                     [](char32_t left, char32_t right) { return combiningClass(left) < combiningClass(right); });
    begin = end;
  }
}

std::vector<char32_t> composeAll(const std::vector<char32_t> &codes) {
  std::vector<char32_t> result;
  size_t starter = 0;
  bool hasStarter = false;
  int lastClass = 0;
  for (char32_t code : codes) {
    int codeClass = combiningClass(code);
    bool adjacent = hasStarter && result.size() == starter + 1;
    bool blocked = !hasStarter || (!adjacent && lastClass >= codeClass);
    if (char32_t composed = blocked ? 0 : compose(result[starter], code)) {
      result[starter] = composed;
      continue;
    }
    if (codeClass == 0) {
      starter = result.size();
      hasStarter = true;
    }
    lastClass = codeClass;
    result.push_back(code);
  }
  return result;
}

} // namespace

size_t identifierLength(std::string_view text) {
  size_t offset = 0;
  while (offset < text.size()) {
    DecodedCode decoded = decodeUtf8(text, offset);
    bool digit = decoded.code >= '0' && decoded.code <= '9';
    bool accepted = decoded.code < 0x80 ? decoded.code == '_' || isAsciiLetter(decoded.code) || (digit && offset > 0)
                    : offset == 0       ? contains(startRanges, decoded.code)
                                        : contains(partRanges, decoded.code);
    if (!accepted)
      break;
    offset += decoded.length;
  }
  return offset;
}

std::string normalizeIdentifier(std::string_view text) {
  std::vector<char32_t> codes = decompose(text);
  orderMarks(codes);
  std::string result;
  for (char32_t code : composeAll(codes))
    appendUtf8(result, code);
  return result;
}

} // namespace pallasd
