//===- print_format.h - Format strings of debug_print -----------*- C++ -*-===//
//
// A format string may hold `{}` alone, one for each argument. Facts: lowering
// section 8.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/legal/refusal.h"

#include <optional>

namespace pallasd::lowering {

/// One replacement field and the text before it, as Python's str.format parses;
/// a doubled brace ends a piece without a field.
struct FormatPiece {
  std::string text;
  bool hasField = false;
  std::string field, spec;
};

/// Nullopt for a string that Python's parser refuses.
std::optional<std::vector<FormatPiece>> parseFormat(std::string_view format);

/// Does JAX take the format for that many arguments?
std::optional<Refusal> checkPieces(const std::vector<FormatPiece> &pieces, size_t arguments);

} // namespace pallasd::lowering
