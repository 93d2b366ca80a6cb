//===- print_format.cpp - Format strings of debug_print -------------------===//
//
// See the header.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/print_format.h"

namespace pallasd::lowering {

std::optional<std::vector<FormatPiece>> parseFormat(std::string_view format) {
  std::vector<FormatPiece> pieces;
  FormatPiece piece;
  for (size_t i = 0; i < format.size(); ++i) {
    char ch = format[i];
    bool doubled = i + 1 < format.size() && format[i + 1] == ch;
    if ((ch == '{' || ch == '}') && doubled) {
      piece.text += ch;
      pieces.push_back(std::move(piece));
      piece = FormatPiece();
      ++i;
      continue;
    }
    if (ch == '}')
      return std::nullopt;
    if (ch != '{') {
      piece.text += ch;
      continue;
    }
    size_t end = format.find('}', i);
    if (end == std::string_view::npos)
      return std::nullopt;
    std::string_view inside = format.substr(i + 1, end - i - 1);
    size_t colon = inside.find(':');
    piece.hasField = true;
    piece.field = inside.substr(0, colon);
    piece.spec = colon == std::string_view::npos ? "" : inside.substr(colon + 1);
    pieces.push_back(std::move(piece));
    piece = FormatPiece();
    i = end;
  }
  if (!piece.text.empty())
    pieces.push_back(std::move(piece));
  return pieces;
}

std::optional<Refusal> checkPieces(const std::vector<FormatPiece> &pieces, size_t arguments) {
  size_t fields = 0;
  for (const FormatPiece &piece : pieces) {
    if (!piece.hasField)
      continue;
    ++fields;
    if (!piece.spec.empty())
      return refuse("print-spec", "ValueError", "The format string should not contain any format specs");
    if (!piece.field.empty())
      return refuse("print-position", "ValueError", "should not reference arguments by position or name");
  }
  if (fields != arguments)
    return refuse("print-count", "TypeError", "The format string expects")
        .fact("expected", std::to_string(fields))
        .fact("given", std::to_string(arguments));
  return std::nullopt;
}

} // namespace pallasd::lowering
