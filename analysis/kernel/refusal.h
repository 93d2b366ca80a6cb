//===- refusal.h - Why JAX would not lower a kernel -------------*- C++ -*-===//
//
// A refusal as data: which class JAX raises, at which stage, for which
// equation, and the facts that a message needs. The wording for users is the
// server's; nothing here is a sentence.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/jaxpr.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pallasd::kernel {

struct Refusal {
  /// Our name for the condition: the id column of the refusal table
  /// ("reduce-unsigned", "index-array"), "unimplemented-primitive" for a
  /// primitive without a rule on the core.
  std::string rule;
  /// Python class that JAX 0.12.0.1 raises ("NotImplementedError").
  std::string jaxException;
  /// "lower", or "verify" where JAX builds the ops and MLIR's verifier objects.
  /// JAX reports both while it lowers.
  std::string stage = "lower";
  /// The words by which JAX's or MLIR's own text is recognised; may be empty.
  std::string leadingWords;
  /// Named facts for the message: {"dtype", "uint8"}, {"core", "tc"} ...
  std::vector<std::pair<std::string, std::string>> facts;
  /// The equation that is refused; null where the module as a whole is
  /// (windows, grid). Lives as long as the jaxpr that holds it.
  const jax::Eqn *eqn = nullptr;
  /// Where to report when `eqn` has no user frame: the enclosing equation's.
  jax::SourceStack source;

  Refusal &fact(std::string name, std::string value) {
    facts.emplace_back(std::move(name), std::move(value));
    return *this;
  }
};

inline Refusal refuse(std::string_view rule, std::string_view jaxException, std::string_view leadingWords) {
  Refusal refusal;
  refusal.rule = rule;
  refusal.jaxException = jaxException;
  refusal.leadingWords = leadingWords;
  return refusal;
}

} // namespace pallasd::kernel
