//===- baseline.h - Findings that are already known -------------*- C++ -*-===//
//
// A project that starts with findings writes them to a file that is committed;
// from then on only new ones are reported. Entries are fingerprints, so that
// edits elsewhere in a file leave them valid. An entry whose finding is gone is
// counted, and `--update-baseline` removes it.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lint/result.h"
#include "server/lint/texts.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::lint {

class Baseline {
public:
  /// Paths count from the file's folder.
  explicit Baseline(std::string path);
  /// The problem with the file, if it is there and cannot be used.
  std::optional<std::string> read();
  /// Replaces what is known about these files.
  void update(const std::vector<LintedFile> &files, const Texts &texts);
  bool write() const;

  struct Counts {
    size_t known = 0, gone = 0;
  };
  /// Drops errors and warnings that are known.
  Counts apply(std::vector<LintedFile> &files, const Texts &texts) const;

private:
  /// By rule and fingerprint, how many.
  using Entries = std::map<std::pair<std::string, std::string>, int>;
  std::string nameOf(const std::string &path) const;

  std::string path;
  std::map<std::string, Entries> files;
};

} // namespace pallasd::lint
