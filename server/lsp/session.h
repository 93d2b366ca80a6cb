//===- session.h - What the analysis thread knows ---------------*- C++ -*-===//
//
// Documents, the Analyzer and the last results, all owned by one thread: the
// protocol thread (server.h) hands over edits and requests in order. Results
// are kept by document version; a request that needs one gets it computed.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/analysis.h"
#include "support/text.h"

#include <atomic>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::lsp {

using Json = nlohmann::json;

struct Document {
  std::string uri, path;
  int64_t version = 0;
  bool dirty = true; ///< no result for this version yet
  std::shared_ptr<const query::FileAnalysis> analysis;
};

class Session {
public:
  explicit Session(std::unique_ptr<query::Analyzer> analyzer);

  text::Encoding encoding = text::Encoding::Utf16;
  std::shared_ptr<const Json> clientCapabilities;

  // --- Documents ----------------------------------------------------------
  void open(const std::string &uri, std::string text, int64_t version);
  /// LSP content changes, in order; out-of-range positions are clamped, a
  /// document that is not open is left alone.
  void change(const std::string &uri, const Json &contentChanges, int64_t version);
  void close(const std::string &uri);
  Document *find(const std::string &uri);
  /// Next open document without a result, or null.
  Document *nextDirty();
  std::vector<Document *> all();

  // --- Results -------------------------------------------------------------
  /// The result for the document's present version; null if cancelled.
  std::shared_ptr<const query::FileAnalysis> analysis(Document &document, const std::atomic<bool> &cancelled);
  query::Analyzer &analyzer() { return *analyzerOwner; }

  // --- Positions -----------------------------------------------------------
  /// LSP range of a location in the current text of its file.
  Json range(const query::Location &location) const;
  /// 1-based line and code-point column of an LSP position.
  query::Location location(const Document &document, const Json &position) const;

private:
  std::unique_ptr<query::Analyzer> analyzerOwner;
  std::map<std::string, Document> documents; ///< by URI
};

/// `publishDiagnostics` parameters for one result.
Json publishParams(const Session &session, const Document &document, const query::FileAnalysis &analysis);
/// One LSP Diagnostic.
Json toDiagnostic(const Session &session, const query::Diagnostic &diagnostic);

} // namespace pallasd::lsp
