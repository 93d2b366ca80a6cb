// `pallasd explain`: a rule's page, the same text that docs/rules holds.

#include "analysis/kernel/rules.h"
#include "server/commands/commands.h"
#include "server/commands/report.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

namespace {

nlohmann::json toJson(const kernel::Rule &rule) {
  return {{"name", rule.name},
          {"summary", rule.summary},
          {"severity", query::name(rule.severity)},
          {"stage", rule.stage},
          {"jax_exception", rule.jaxException.empty() ? nlohmann::json() : nlohmann::json(rule.jaxException)},
          {"releases", rule.releases},
          {"page", kernel::rulePage(rule.name)}};
}

int listRules(Format format) {
  nlohmann::json list = nlohmann::json::array();
  for (const kernel::Rule *rule : kernel::allRules()) {
    if (format == Format::Json)
      list.push_back(toJson(*rule));
    else
      fmt::print("{:<26} {}\n", rule->name, rule->summary);
  }
  if (format == Format::Json)
    printJson(list);
  return Clean;
}

} // namespace

int explain(const std::string &name, Format format) {
  if (name.empty())
    return listRules(format);
  const kernel::Rule *rule = kernel::findRule(name);
  if (!rule) {
    fmt::print(stderr, "pallasd: there is no rule {}; `pallasd explain` lists them\n", name);
    return Usage;
  }
  if (format == Format::Json)
    printJson(toJson(*rule));
  else
    fmt::print("{}", kernel::rulePage(name));
  return Clean;
}

} // namespace pallasd::commands
