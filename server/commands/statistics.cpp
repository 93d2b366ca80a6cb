#include "server/commands/statistics.h"

#include "analysis/kernel/rules.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

namespace {

struct RuleCount {
  std::string rule;
  query::Severity severity = query::Severity::Hint; ///< the gravest
  size_t count = 0, fixable = 0;

  std::string_view summary() const {
    const kernel::Rule *known = kernel::findRule(rule);
    return known ? known->summary : "";
  }
};

bool isFixable(const query::Diagnostic &diagnostic) {
  return std::any_of(diagnostic.fixes.begin(), diagnostic.fixes.end(),
                     [](const query::Fix &fix) { return fix.safety == query::FixSafety::Safe && !fix.edits.empty(); });
}

std::vector<RuleCount> countRules(const LintReport &report) {
  std::map<std::string, RuleCount> byRule;
  for (const lint::LintedFile &file : report.files) {
    for (const query::Diagnostic &diagnostic : file.diagnostics) {
      RuleCount &entry = byRule[diagnostic.rule];
      entry.rule = diagnostic.rule;
      entry.severity = std::min(entry.severity, diagnostic.severity);
      ++entry.count;
      entry.fixable += isFixable(diagnostic);
    }
  }
  std::vector<RuleCount> counts;
  counts.reserve(byRule.size());
  for (auto &[_, entry] : byRule)
    counts.push_back(std::move(entry));
  std::stable_sort(counts.begin(), counts.end(),
                   [](const RuleCount &a, const RuleCount &b) { return a.count > b.count; });
  return counts;
}

} // namespace

std::string statisticsText(const LintReport &report) {
  std::string text;
  for (const RuleCount &entry : countRules(report)) {
    std::string fixable = entry.fixable ? fmt::format("{} fixable", entry.fixable) : "";
    text += fmt::format("{:>5}  {:<11}  {:<11}  {:<24} {}\n", entry.count, fixable, query::name(entry.severity),
                        entry.rule, entry.summary());
  }
  return text;
}

std::string statisticsJson(const LintReport &report) {
  nlohmann::json list = nlohmann::json::array();
  for (const RuleCount &entry : countRules(report))
    list.push_back({{"rule", entry.rule},
                    {"severity", query::name(entry.severity)},
                    {"count", entry.count},
                    {"fixable", entry.fixable},
                    {"summary", entry.summary()}});
  return jsonText(list, 1);
}

} // namespace pallasd::commands
