//===- workspace.h - Files as the evaluator and reports see them -*- C++ -*-===//
//
// Texts of open documents win over the disk. Every file is parsed once and
// edited in place, so that its untouched items stay the same objects. Places
// that were recorded relative to an item are made absolute here, at the moment
// of reporting, by where that item stands now.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/jaxpr.h"
#include "analysis/python/value.h"
#include "analysis/python/world.h"
#include "analysis/query/analysis.h"
#include "analysis/syntax/parser.h"
#include "support/text.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace pallasd::query {

class Workspace : public python::World {
public:
  // --- World -----------------------------------------------------------------
  std::optional<python::SourceUnit> source(const std::string &path) override;
  bool isFile(const std::string &path) override;
  bool isDirectory(const std::string &path) override;
  /// namesIn of the disk.
  std::vector<std::string> list(const std::string &folder);

  // --- Documents -------------------------------------------------------------
  void setText(const std::string &path, std::string text);
  void applyEdit(const std::string &path, size_t begin, size_t end, std::string_view replacement);
  void close(const std::string &path);
  /// The disk's version is read again when it is next asked for.
  void forget(const std::string &path);
  bool isOpen(const std::string &path) const;
  /// Null if the file cannot be read.
  const syntax::SourceFile *file(const std::string &path);
  const std::string *text(const std::string &path);
  /// Whether the text has one of the words as it stands, not as a part of a longer name. A file that nobody else asked
  /// for is looked through without being parsed.
  bool mentions(const std::string &path, const std::vector<std::string> &words);
  /// Lines of the present text; empty if the file cannot be read.
  const text::LineIndex &lines(const std::string &path);

  /// A number that changes with every other file that is known: its text, that it is known at all.
  uint64_t revisionOfOthers(const std::string &path) const;

  // --- What was asked of the disk, or of documents in its stead -----------------
  void startRecording();
  std::vector<Dependency> recorded() const;

  // --- Places ----------------------------------------------------------------
  /// nullopt if the item is gone.
  std::optional<Location> locate(const jax::SourceFrame &frame);
  /// The 1-based line that a reason names; nullopt if it names none or that is gone.
  std::optional<int32_t> lineOf(const python::Reason &reason);
  /// A 0-based line and UTF-8 columns of a file, as reports have it.
  Location location(const std::string &path, int32_t line, int32_t column, int32_t endLine, int32_t endColumn);

private:
  struct Entry {
    std::unique_ptr<syntax::SourceFile> file; ///< null: not readable
    bool open = false;
    uint64_t revision = 0;                       ///< another random number for each text
    uint64_t recording = 0;                      ///< the last one that its text was asked in
    std::shared_ptr<const std::string> snapshot; ///< of the text, for SourceUnit
    std::optional<text::LineIndex> lines;        ///< of the text, made when first asked for
  };
  Entry &entry(const std::string &path);
  void touch(Entry &entry);
  void renumber(Entry &entry);

  std::map<std::string, Entry> files;
  uint64_t revisionNow = 0;
  uint64_t revisionSum = 0; ///< of all entries' numbers
  uint64_t recordingNow = 0;
  std::map<std::string, bool> filesAsked, foldersAsked; ///< in this recording, with the answers
  std::map<std::string, uint64_t> foldersListed;
  std::map<std::string, Dependency> textsLookedThrough;
};

} // namespace pallasd::query
