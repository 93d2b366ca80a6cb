//===- session.h - What the analysis thread knows ---------------*- C++ -*-===//
//
// Documents, the Analyzer and the last results, all owned by one thread: the
// protocol thread (server.h) hands over edits and requests in order. Results
// are kept by document version; a request that needs one gets it computed.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/analysis.h"
#include "server/config/config.h"
#include "server/lsp/request.h"
#include "support/text.h"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <typeindex>
#include <vector>

namespace pallasd::lsp {

struct Document {
  std::string uri, path;
  int64_t version = 0;
  bool dirty = true;      ///< no result for this version yet
  bool announced = false; ///< the client was told of the result that stands
  std::shared_ptr<const query::FileAnalysis> analysis;
  std::string savedText; ///< as it was when it was opened or last saved
};

class Session {
public:
  using LoadConfiguration = std::function<config::Loaded(const Json &settings)>;
  using MakeAnalyzer = std::function<std::unique_ptr<query::Analyzer>(const query::Options &)>;
  /// `settings`: the editor's.
  Session(LoadConfiguration loadConfiguration, MakeAnalyzer makeAnalyzer, const Json &settings);

  text::Encoding encoding = text::Encoding::Utf16;
  std::shared_ptr<const Json> clientCapabilities;
  std::shared_ptr<Client> client;
  bool trusted = false; ///< for the whole session, see docs/protocol.md
  /// Has something done on the analysis thread, as an edit is; from any thread, also after the session's end, when it
  /// does nothing.
  std::function<void(std::function<void(Session &)>)> post;
  /// Whether the client has a capability, as "/workspace/codeLens/refreshSupport": true, or an object.
  bool clientHas(const char *pointer) const;

  // --- Settings -------------------------------------------------------------
  const config::Config &config() const { return loaded.config; }
  /// With origins and problems.
  const config::Loaded &configuration() const { return loaded; }
  /// New settings of the editor, or files of configuration changed; what concerns analysis makes every result stale.
  void configure(const Json &newSettings);

  // --- Documents ----------------------------------------------------------
  void open(const std::string &uri, std::string text, int64_t version);
  /// LSP content changes, in order; out-of-range positions are clamped, a
  /// document that is not open is left alone.
  void change(const std::string &uri, const Json &contentChanges, int64_t version);
  void close(const std::string &uri);
  void saved(const std::string &uri);
  /// A file changed on disk.
  void fileChanged(const std::string &path);
  Document *find(const std::string &uri);
  /// Next open document without a result, or whose result the client hasn't got; null if there is none.
  Document *nextDirty();
  std::vector<Document *> all();

  // --- Results -------------------------------------------------------------
  /// The result for the document's present version; null if cancelled.
  std::shared_ptr<const query::FileAnalysis> analysis(Document &document, const std::atomic<bool> &cancelled);
  query::Analyzer &analyzer() { return *analyzerOwner; }
  /// One more, for variants of the same files (variants.h).
  std::unique_ptr<query::Analyzer> newAnalyzer(const query::Options &options) const { return makeAnalyzer(options); }
  /// Another number whenever the configuration or a file on disk may be another one.
  uint64_t worldRevision() const { return worldChanges; }

  // --- Positions -----------------------------------------------------------
  /// LSP range of a location in the current text of its file.
  Json range(const query::Location &location) const;
  /// 1-based line and code-point column of an LSP position.
  query::Location location(const Document &document, const Json &position) const;

  const std::string &lastTouchedUri() const { return lastTouched; }
  /// A status of the client's is no longer what features sent last: an analysis went on long enough to be told of.
  bool statusWithdrawn = false;

  /// What a feature remembers in a session, made when first asked for.
  template <typename T> T &extension() {
    std::shared_ptr<void> &slot = extensions[typeid(T)];
    if (!slot)
      slot = std::make_shared<T>();
    return *static_cast<T *>(slot.get());
  }

private:
  void touchAll();
  void refreshLenses();

  LoadConfiguration loadConfiguration;
  MakeAnalyzer makeAnalyzer;
  Json settings;
  config::Loaded loaded;
  std::unique_ptr<query::Analyzer> analyzerOwner;
  std::map<std::string, Document> documents; ///< by URI
  uint64_t worldChanges = 0;
  std::string lastTouched; ///< the document of the last edit: it goes first
  std::map<std::type_index, std::shared_ptr<void>> extensions;
};

/// All LSP Diagnostics of one result.
Json toDiagnostics(const Session &session, const query::FileAnalysis &analysis);
/// One LSP Diagnostic.
Json toDiagnostic(const Session &session, const query::Diagnostic &diagnostic);
/// Publishes a result's diagnostics, unless the client pulls them (pull_diagnostics.cpp).
void announce(Session &session, Document &document, const query::FileAnalysis &analysis);
/// A closed document has none, whatever was on its way.
void forgetDiagnostics(Session &session, const std::string &uri);

} // namespace pallasd::lsp
