//===- words.h - Wording one refusal ----------------------------*- C++ -*-===//
//
// Internal to analysis/kernel: what wording.cpp hands to the file of checks/
// that knows the words for a refusal. A file registers the ids that it words
// with PALLASD_WORDS; refusals that nobody words fall to lowering-refused.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/wording.h"

#include <functional>
#include <string_view>

namespace pallasd::kernel {

/// For what has no rule of its own (wording.cpp).
extern const Rule loweringRefused;

/// A refusal with what its words may need.
class Subject {
public:
  Subject(const KernelInstance &instance, const Refusal &refusal, const Sources *sources, const jax::Jaxpr *body);

  const KernelInstance &instance;
  const Refusal &refusal;
  const Sources *sources;
  const jax::Eqn *eqn;
  const jax::Jaxpr *jaxpr = nullptr;  ///< that holds `eqn`; null if not found
  const syntax::Node *node = nullptr; ///< of the user's expression

  std::string fact(std::string_view name) const; ///< "" if there is none
  const jax::Aval *in(size_t i) const;           ///< aval of an operand, null if unknown
  const jax::Aval *out(size_t i) const;
  /// "`jnp.cumsum`", "`@`", "`x_ref[...]`" or "the primitive `cumsum`".
  std::string function() const;
  /// The Ref that the equation reads or writes, in backticks.
  std::string ref() const;
  /// What stands for operand `i` in the user's call or operator; null if that can't be told.
  const syntax::Expr *operand(size_t i) const;
  std::string text(const syntax::Node &node) const;
  jax::SourceFrame place(const syntax::Node &node) const;
  /// The block of the "block" fact; null if there is none.
  const BlockMapping *block() const;
};

/// `{name}` in `pattern` becomes a fact, `{f}` function(), `{ref}` ref(), `{in0}` an operand's type.
std::string fill(const Subject &subject, std::string_view pattern);

/// "float32[8,128]": a value's type in full words.
std::string typeText(const jax::Aval &aval);

using Worder = std::function<void(const Subject &, Finding &)>;
struct WordsRegistration {
  /// `message` and `why` are patterns for fill(); `refine` may be empty.
  WordsRegistration(std::string_view refusal, const Rule &rule, std::string_view message, std::string_view why,
                    Worder refine = {});
};

} // namespace pallasd::kernel
