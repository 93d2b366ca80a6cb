//===- rules.cpp - The list of rules and their pages -----------------------===//
//
// Rules enter the list while the program starts; the list is read-only after.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/rules.h"

#include "support/embedded.h"

#include <algorithm>

namespace pallasd::embedded {
std::span<const EmbeddedFile> rulePages();
}

namespace pallasd::kernel {

static std::vector<const Rule *> &registered() {
  static std::vector<const Rule *> rules;
  return rules;
}

RuleRegistration::RuleRegistration(const Rule &rule) { registered().push_back(&rule); }

std::vector<const Rule *> allRules() {
  std::vector<const Rule *> rules = registered();
  std::sort(rules.begin(), rules.end(), [](const Rule *a, const Rule *b) { return a->name < b->name; });
  return rules;
}

const Rule *findRule(std::string_view name) {
  for (const Rule *rule : registered())
    if (rule->name == name)
      return rule;
  return nullptr;
}

std::string_view rulePage(std::string_view name) {
  for (const EmbeddedFile &page : embedded::rulePages())
    if (page.name == name)
      return page.text;
  return {};
}

} // namespace pallasd::kernel
