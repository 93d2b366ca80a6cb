//===- release.h - What a release of JAX has rules for ----------*- C++ -*-===//
//
// Verdicts follow the release that the user works with. Three tables, made
// by script from installed releases (tools/facts):
//
// - registrations: which primitive has a rule on which core. A primitive that
//   the release doesn't have at all is Unknown, not Missing: the release traces
//   the same program to other primitives, which we don't model.
// - conditions: the predicates state JAX 0.12.0.1's. An older release is held to
//   a condition only if it was measured to refuse every sample that 0.12.0.1
//   refuses for it.
// - forms: what an older release was measured to write otherwise than 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance.h"

#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace pallasd::lowering {

class ReleaseRules {
public:
  enum class Rule : uint8_t { Registered, Missing, Unknown };

  /// The newest release's if there is no table of `release`.
  static const ReleaseRules &of(std::string_view release);

  bool isNewest() const { return newest_; }
  Rule rule(kernel::CoreType core, const jax::Primitive *primitive) const;
  /// Whether the release refuses on the condition that a refusal is named for.
  bool holds(std::string_view condition) const;

  /// Whether the release writes modules in an older form, or refuses what no later one does
  /// (tools/facts/make_forms.py); a refusal of that kind has the name of the form.
  bool writes(std::string_view form) const { return forms_.contains(form); }

private:
  explicit ReleaseRules(std::string_view release);

  bool newest_ = false;
  std::unordered_map<const jax::Primitive *, uint8_t> cores_; ///< facts::CoreBit set
  std::unordered_set<std::string_view> names_;                ///< of all primitives that the release has
  std::unordered_set<std::string_view> conditions_, forms_;
};

/// Of the release whose rules judge the kernel.
bool writes(const kernel::KernelInstance &instance, std::string_view form);

} // namespace pallasd::lowering
