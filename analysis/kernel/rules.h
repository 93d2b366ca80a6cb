//===- rules.h - The rules that findings belong to --------------*- C++ -*-===//
//
// Every diagnostic names one rule. A rule is declared once, in the file of
// checks/ that words it, with PALLASD_RULE; its page docs/rules/NAME.md is what
// `pallasd explain NAME` prints and what links point to. A test holds the two
// together.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace pallasd::kernel {

enum class Severity : uint8_t { Error, Warning, Information, Hint };

struct Rule {
  std::string_view name;         ///< "block-shape"
  Severity severity;             ///< on a call that is lowered for a TPU
  std::string_view summary;      ///< one line, present tense, no advice
  std::string_view stage;        ///< "trace", "lower", "compile", "lint"
  std::string_view jaxException; ///< class that JAX 0.12.0.1 raises; "" if none or various
  std::string_view releases;     ///< of JAX that refuse so, "0.10.2 … 0.12.0.1"
};

/// In order of name.
std::vector<const Rule *> allRules();
/// Null if there is no such rule.
const Rule *findRule(std::string_view name);
/// The text of docs/rules/NAME.md; empty if there is no page.
std::string_view rulePage(std::string_view name);

struct RuleRegistration {
  explicit RuleRegistration(const Rule &rule);
};

/// PALLASD_RULE(blockShape, "block-shape", Error, "summary", "lower", "ValueError");
/// declares `const Rule blockShape` and enters it in the list.
#define PALLASD_RULE_FOR(IDENTIFIER, NAME, SEVERITY, SUMMARY, STAGE, EXCEPTION, RELEASES)                              \
  extern const ::pallasd::kernel::Rule IDENTIFIER{                                                                     \
      NAME, ::pallasd::kernel::Severity::SEVERITY, SUMMARY, STAGE, EXCEPTION, RELEASES};                               \
  static const ::pallasd::kernel::RuleRegistration IDENTIFIER##Registration(IDENTIFIER)
#define PALLASD_RULE(IDENTIFIER, NAME, SEVERITY, SUMMARY, STAGE, EXCEPTION)                                            \
  PALLASD_RULE_FOR(IDENTIFIER, NAME, SEVERITY, SUMMARY, STAGE, EXCEPTION, "0.10.2 … 0.12.0.1")

} // namespace pallasd::kernel
