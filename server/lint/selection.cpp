#include "server/lint/selection.h"

#include "server/config/patterns.h"

#include <algorithm>
#include <filesystem>

namespace pallasd::lint {

namespace {

bool names(const std::vector<std::string> &rules, const std::string &rule) {
  return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

bool isSelected(const config::Config &config, const std::string &rule) {
  if (names(config.ignore, rule))
    return false;
  return names(config.select, rule) || (!names(config.ignore, "all") && names(config.select, "all"));
}

void setSeverity(query::Diagnostic &diagnostic, const config::Config &config) {
  bool error = names(config.error, diagnostic.rule), warn = names(config.warn, diagnostic.rule);
  if (error || (!warn && names(config.error, "all")))
    diagnostic.severity = query::Severity::Error;
  else if (warn || names(config.warn, "all"))
    diagnostic.severity = query::Severity::Warning;
}

} // namespace

void applySelection(std::vector<query::Diagnostic> &diagnostics, const std::string &path,
                    const config::Loaded &configuration) {
  const config::Config &config = configuration.config;
  std::string relative = std::filesystem::path(path).lexically_relative(configuration.folder).generic_string();
  std::vector<std::string> ignoredHere;
  for (const auto &[pattern, rules] : config.perFileIgnores)
    if (config::covers(pattern, relative))
      ignoredHere.insert(ignoredHere.end(), rules.begin(), rules.end());
  std::erase_if(diagnostics, [&](const query::Diagnostic &diagnostic) {
    return !isSelected(config, diagnostic.rule) || names(ignoredHere, diagnostic.rule) || names(ignoredHere, "all");
  });
  for (query::Diagnostic &diagnostic : diagnostics)
    setSeverity(diagnostic, config);
}

} // namespace pallasd::lint
