#include "analysis/query/unused_ignores.h"

#include "analysis/kernel/rules.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pallasd::kernel {

PALLASD_RULE(unusedIgnore, "unused-ignore", Hint, "A `# pallasd: ignore` comment silences nothing", "lint", "");

} // namespace pallasd::kernel

namespace pallasd::query {

namespace {

std::string commentText(bool wholeFile, const std::set<std::string> &rules) {
  std::string text = wholeFile ? "ignore-file" : "ignore";
  return rules.empty() ? text : fmt::format("{}[{}]", text, fmt::join(rules, ", "));
}

/// Without the useless rules, or without the whole comment if none is left.
Fix removal(const IgnoreComment &comment, const std::set<std::string> &useless, const std::string &path) {
  std::set<std::string> kept;
  for (const std::string &rule : comment.rules)
    if (!useless.contains(rule))
      kept.insert(rule);
  if (kept.empty()) {
    int32_t begin = comment.isFollowed ? comment.hash : comment.column;
    return {
        "Remove the comment", FixSafety::Check, {{{path, comment.line, begin, comment.line, comment.endColumn}, ""}}};
  }
  std::string text = "# pallasd: " + commentText(comment.wholeFile, kept) + (comment.isFollowed ? "  " : "");
  return {fmt::format("Leave out {}", fmt::join(useless, ", ")),
          FixSafety::Check,
          {{{path, comment.line, comment.hash, comment.line, comment.endColumn}, text}}};
}

Diagnostic at(const IgnoreComment &comment, const std::string &path, Severity severity, std::string message) {
  Diagnostic diagnostic;
  diagnostic.rule = "unused-ignore";
  diagnostic.severity = severity;
  diagnostic.message = std::move(message);
  diagnostic.where = {path, comment.line, comment.hash, comment.line, comment.endColumn};
  return diagnostic;
}

std::set<std::string> unknownRules(const IgnoreComment &comment) {
  std::set<std::string> unknown;
  for (const std::string &rule : comment.rules)
    if (!kernel::findRule(rule))
      unknown.insert(rule);
  return unknown;
}

std::set<std::string> uselessRules(const IgnoreComment &comment, const std::set<std::string> &used) {
  std::set<std::string> useless;
  for (const std::string &rule : comment.rules)
    if (kernel::findRule(rule) && !used.contains(rule) && rule != "unused-ignore")
      useless.insert(rule);
  return useless;
}

/// By name only: a comment for all rules doesn't vouch for itself.
bool isMeant(const Comments &comments, int32_t line) {
  return std::any_of(comments.ignores.begin(), comments.ignores.end(), [&](const IgnoreComment &comment) {
    return comment.rules.contains("unused-ignore") && comment.covers("unused-ignore", line, line);
  });
}

} // namespace

std::vector<std::set<std::string>> silence(const Comments &comments, std::vector<Diagnostic> &diagnostics) {
  std::vector<std::set<std::string>> used(comments.ignores.size());
  std::erase_if(diagnostics, [&](const Diagnostic &diagnostic) {
    bool silenced = false;
    for (size_t i = 0; i < used.size(); ++i) {
      if (!comments.ignores[i].covers(diagnostic.rule, diagnostic.where.line, diagnostic.where.endLine))
        continue;
      used[i].insert(diagnostic.rule);
      silenced = true;
    }
    return silenced;
  });
  return used;
}

std::vector<Diagnostic> unusedIgnores(const Comments &comments, const std::vector<std::set<std::string>> &used,
                                      const std::string &path, const std::function<bool(int32_t)> &wasLookedAt) {
  std::vector<Diagnostic> result;
  for (size_t i = 0; i < used.size(); ++i) {
    const IgnoreComment &comment = comments.ignores[i];
    if (isMeant(comments, comment.line))
      continue;
    if (std::set<std::string> unknown = unknownRules(comment); !unknown.empty()) {
      result.push_back(at(comment, path, Severity::Warning,
                          fmt::format("There is no rule `{}` to ignore.", fmt::join(unknown, "`, `"))));
      result.back().fixes.push_back(removal(comment, unknown, path));
      continue;
    }
    std::set<std::string> useless = uselessRules(comment, used[i]);
    bool isUseless = comment.rules.empty() ? used[i].empty() : !useless.empty();
    if (!isUseless || !wasLookedAt(comment.line))
      continue;
    result.push_back(at(comment, path, Severity::Hint,
                        fmt::format("`{}` silences nothing.", commentText(comment.wholeFile, useless))));
    result.back().why = "The file was followed in full, and there is no such finding here";
    result.back().fixes.push_back(removal(comment, useless, path));
  }
  return result;
}

} // namespace pallasd::query
