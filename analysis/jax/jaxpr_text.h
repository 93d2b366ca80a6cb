//===- jaxpr_text.h - The texts of a jaxpr ----------------------*- C++ -*-===//
//
// Two texts. The canonical one (docs/jaxpr.md) is a bijection with the content
// of a jaxpr: equal jaxprs have equal texts and the text can be parsed back. It
// is what tests compare and what crosses process boundaries. The pretty one
// reads as JAX prints jaxprs, for people.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/jaxpr.h"

#include <optional>
#include <string>
#include <string_view>

namespace pallasd::jax {

/// The canonical text: one equation a line, no final newline.
std::string canonicalText(const Jaxpr &jaxpr);
/// "_NAME": what JAX keeps where its texts don't show it. No text of ours shows it either.
inline bool isOwnParameter(std::string_view name) { return name.starts_with('_'); }
/// The canonical text of one parameter's value, inner jaxprs without indentation.
std::string canonicalText(const Param &param);

struct JaxprParseError {
  size_t offset = 0; ///< in bytes from the start of the text
  std::string message;
};
struct ParsedJaxpr {
  JaxprPtr jaxpr; ///< null if `error`
  std::optional<JaxprParseError> error;
  explicit operator bool() const { return jaxpr != nullptr; }
};
/// Reads a canonical text back. White space between tokens is free, save that an equation has a line of its own and its
/// operands stand on the line where its parameters end. Eqn::hasEffects is filled in (effects.h); sources, argument
/// names and the function's name are no part of the text and stay empty.
ParsedJaxpr parseCanonical(std::string_view text);

/// The text that JAX prints for the jaxpr, lines broken at 80 columns as its printer breaks them. Differs from JAX's
/// where that prints what a Jaxpr doesn't hold (scan's trees, callables, the addresses of objects).
std::string prettyText(const Jaxpr &jaxpr);

/// Where an equation stands in a pretty text, in bytes; inner jaxprs lie inside their equation, or before everything if
/// the text names them, and then `enclosing` is an equation that uses them.
struct EqnSpan {
  const Eqn *eqn = nullptr;
  size_t begin = 0, end = 0;
  const Eqn *enclosing = nullptr; ///< null at the top
};
/// The same text; `spans` in the order in which they begin.
std::string prettyText(const Jaxpr &jaxpr, std::vector<EqnSpan> &spans);

} // namespace pallasd::jax
