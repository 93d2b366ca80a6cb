//===- changes.h - Lines that changed since a revision ----------*- C++ -*-===//
#pragma once

#include "server/lint/result.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::lint {

/// Of the working tree against a git revision, as git says it.
class Changes {
public:
  /// On failure `problem` says what git said. `folder` lies in the repository.
  static std::optional<Changes> since(const std::string &revision, const std::string &folder, std::string &problem);
  /// Whether any line of the place is new or changed.
  bool touches(const query::Location &where) const;

private:
  struct Range {
    int32_t first, last;
  };
  void read(const std::string &diff, const std::string &root);
  std::map<std::string, std::vector<Range>> files; ///< by absolute path
};

/// Drops findings outside the changed lines.
void keepChanged(std::vector<LintedFile> &files, const Changes &changes);

} // namespace pallasd::lint
