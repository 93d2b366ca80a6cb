//===- cache.h - Results of earlier runs ------------------------*- C++ -*-===//
//
// A file's result is kept with everything that its analysis asked of the disk:
// texts of the file and of what it imports, which files and folders were looked
// for, there or not, and what folders held. It is used again if the disk still gives the same
// answers, to the same build of pallasd under the same options. Nothing else can
// change a result.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lint/result.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::lint {

class Cache {
public:
  /// An empty folder or a build without an id: nothing is kept.
  explicit Cache(const std::string &folder);
  std::optional<LintedFile> find(const std::string &path, const query::Options &options);
  void keep(const LintedFile &file, const query::Options &options, const std::vector<query::Dependency> &dependencies);

  /// The file's text was changed.
  void forget(const std::string &path) { textHashes.erase(path); }

private:
  bool stillHolds(const query::Dependency &dependency);
  std::string entryPath(const std::string &key) const;

  std::string folder;                                        ///< of this build; empty: nothing is kept
  std::map<std::string, std::optional<uint64_t>> textHashes; ///< of files that were looked at in this run
};

/// $XDG_CACHE_HOME/pallasd/lint or ~/.cache/pallasd/lint; empty if neither is known.
std::string defaultCacheFolder();

} // namespace pallasd::lint
