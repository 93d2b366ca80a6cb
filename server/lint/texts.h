//===- texts.h - Lines of the files that a report shows ---------*- C++ -*-===//
//
// Reports quote lines of the linted files and of files that related places are
// in. Each is read once; standard input's text is handed in under its name.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "support/text.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace pallasd::lint {

class Texts {
public:
  /// A byte order mark stays known when the text is replaced by one without.
  void set(const std::string &path, std::string text);
  /// Without its end; empty if there is no such file or line. 1-based.
  std::string_view line(const std::string &path, int32_t number) const;
  /// Without its byte order mark; empty if the file cannot be read.
  std::string_view text(const std::string &path) const;
  /// The byte order mark that the file begins with, or nothing.
  std::string markOf(const std::string &path) const { return entry(path).mark; }

private:
  struct Entry {
    std::string mark, text;
    text::LineIndex index;
  };
  const Entry &entry(const std::string &path) const;
  const Entry &store(const std::string &path, std::string text) const;
  mutable std::map<std::string, std::unique_ptr<Entry>> entries;
};

/// False if the file cannot be read.
bool readFile(const std::string &path, std::string &text);
/// Replaces the file in one step: readers see the old text or the new one.
bool writeFile(const std::string &path, std::string_view text);

} // namespace pallasd::lint
