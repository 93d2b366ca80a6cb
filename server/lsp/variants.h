//===- variants.h - A file as it would be otherwise -------------*- C++ -*-===//
//
// Generated documents may show a kernel as it was before the present edits, or
// for another chip (docs/protocol.md). Each such variant has an Analyzer of its
// own, made when somebody asks: what nobody compares costs nothing.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lsp/session.h"

#include <deque>

namespace pallasd::lsp {

/// Which text and which chip; default: the present text for the configured chips.
struct Variant {
  bool saved = false; ///< open documents as they were last opened or saved
  std::string chip;   ///< empty: as configured
  auto operator<=>(const Variant &) const = default;
};

/// The most recent few are kept. Owned by the analysis thread.
class Variants {
public:
  struct Result {
    std::shared_ptr<const query::FileAnalysis> analysis; ///< null if cancelled
    const query::Analyzer *analyzer = nullptr;           ///< that places its frames; until the next call
  };
  Result analyze(Session &session, const std::string &path, const Variant &variant, const std::atomic<bool> &cancelled);

private:
  static constexpr size_t capacity = 3;
  struct Kept {
    Variant variant;
    uint64_t worldRevision = 0;
    std::map<std::string, std::string> texts; ///< of open documents, by path
    std::unique_ptr<query::Analyzer> analyzer;
    std::map<std::string, std::shared_ptr<const query::FileAnalysis>> results; ///< by path
  };
  Kept &keptFor(Session &session, const Variant &variant);
  static void bringUpToDate(Session &session, Kept &kept);
  std::deque<Kept> variants; ///< the latest last
};

} // namespace pallasd::lsp
