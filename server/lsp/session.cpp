#include "server/lsp/session.h"

#include "server/lint/selection.h"
#include "server/lsp/configuration_problems.h"
#include "server/lsp/uri.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace pallasd::lsp {

namespace {

text::LineColumn lineColumn(const Json &position) {
  return {position.value("line", 0), position.value("character", 0)};
}

/// LSP positions of a 1-based code-point location.
Json position(const text::LineIndex &index, int32_t line, int32_t column, text::Encoding encoding) {
  text::LineColumn at = {line - 1, column - 1};
  if (encoding != text::Encoding::Utf32) {
    std::string_view bytes = index.line(std::max(0, at.line));
    at.column = text::unitsOf(bytes.substr(0, text::byteOfColumn(bytes, at.column, text::Encoding::Utf32)), encoding);
  }
  return {{"line", std::max(0, at.line)}, {"character", std::max(0, at.column)}};
}

bool sameAnalysis(const query::Options &a, const query::Options &b) {
  auto all = [](const query::Options &o) {
    return std::tie(o.jaxRelease, o.chips, o.cores, o.pythonPath, o.environment, o.entry, o.shapes);
  };
  return all(a) == all(b);
}

} // namespace

Session::Session(LoadConfiguration loadConfiguration, MakeAnalyzer makeAnalyzer, const Json &settings)
    : clientCapabilities(std::make_shared<const Json>(Json::object())), loadConfiguration(std::move(loadConfiguration)),
      makeAnalyzer(std::move(makeAnalyzer)), settings(settings), loaded(this->loadConfiguration(settings)),
      analyzerOwner(this->makeAnalyzer(config::analysisOptions(loaded))) {}

bool Session::clientHas(const char *pointer) const {
  Json::json_pointer path(pointer);
  return clientCapabilities->contains(path) && !clientCapabilities->at(path).is_null() &&
         clientCapabilities->at(path) != false;
}

void Session::configure(const Json &newSettings) {
  settings = newSettings;
  refreshLenses();
  ++worldChanges;
  loaded = loadConfiguration(settings);
  announceConfigurationProblems(*this);
  query::Options options = config::analysisOptions(loaded);
  touchAll(); // which findings are shown may have changed
  if (sameAnalysis(options, analyzerOwner->options()))
    return;
  auto analyzer = makeAnalyzer(options);
  for (auto &[_, document] : documents)
    if (const std::string *text = analyzerOwner->text(document.path))
      analyzer->setText(document.path, *text, document.version);
  analyzerOwner = std::move(analyzer);
}

/// Editors keep lenses until an edit; which there are depends on settings too.
void Session::refreshLenses() {
  if (clientHas("/workspace/codeLens/refreshSupport"))
    client->request("workspace/codeLens/refresh", nullptr);
}

/// A file may import any other; the Analyzer knows what an edit leaves alone.
void Session::touchAll() {
  for (auto &[_, document] : documents) {
    document.dirty = true;
    document.announced = false;
  }
}

void Session::open(const std::string &uri, std::string text, int64_t version) {
  Document &document = documents[uri];
  document = {uri, pathOfUri(uri), version, true, false, nullptr, text};
  analyzerOwner->setText(document.path, std::move(text), version);
  lastTouched = uri;
  touchAll();
}

void Session::change(const std::string &uri, const Json &contentChanges, int64_t version) {
  Document *document = find(uri);
  if (!document)
    return;
  for (const Json &change : contentChanges) {
    std::string text = change.value("text", "");
    const text::LineIndex *index = analyzerOwner->lines(document->path);
    if (!change.contains("range") || !index) {
      analyzerOwner->setText(document->path, std::move(text), version);
      continue;
    }
    size_t start = index->offset(lineColumn(change["range"].value("start", Json::object())), encoding);
    size_t end = index->offset(lineColumn(change["range"].value("end", Json::object())), encoding);
    analyzerOwner->applyEdit(document->path, std::min(start, end), std::max(start, end), text, version);
  }
  document->version = version;
  lastTouched = uri;
  touchAll();
}

void Session::saved(const std::string &uri) {
  Document *document = find(uri);
  const std::string *text = document ? analyzerOwner->text(document->path) : nullptr;
  if (text)
    document->savedText = *text;
}

void Session::fileChanged(const std::string &path) {
  analyzerOwner->fileChanged(path);
  ++worldChanges;
  if (path.ends_with("/pallasd.toml") || path.ends_with("/pyproject.toml"))
    configure(Json(settings));
  touchAll();
}

void Session::close(const std::string &uri) {
  Document *document = find(uri);
  if (!document)
    return;
  analyzerOwner->close(document->path);
  documents.erase(uri);
}

Document *Session::find(const std::string &uri) {
  auto found = documents.find(uri);
  return found == documents.end() ? nullptr : &found->second;
}

Document *Session::nextDirty() {
  auto waits = [](const Document &document) { return document.dirty || !document.announced; };
  if (Document *last = find(lastTouched); last && waits(*last))
    return last;
  for (auto &[_, document] : documents)
    if (waits(document))
      return &document;
  return nullptr;
}

std::vector<Document *> Session::all() {
  std::vector<Document *> result;
  result.reserve(documents.size());
  for (auto &[_, document] : documents)
    result.push_back(&document);
  return result;
}

std::shared_ptr<const query::FileAnalysis> Session::analysis(Document &document, const std::atomic<bool> &cancelled) {
  if (!document.dirty && document.analysis)
    return document.analysis;
  auto result = std::make_shared<query::FileAnalysis>(analyzerOwner->analyze(document.path, &cancelled));
  if (result->cancelled)
    return nullptr;
  lint::applySelection(result->diagnostics, document.path, loaded);
  document.analysis = std::move(result);
  document.dirty = false;
  return document.analysis;
}

Json Session::range(const query::Location &location) const {
  static const text::LineIndex empty;
  const text::LineIndex *known = analyzerOwner->lines(location.path);
  const text::LineIndex &index = known ? *known : empty;
  return {{"start", position(index, location.line, location.column, encoding)},
          {"end", position(index, location.endLine, location.endColumn, encoding)}};
}

query::Location Session::location(const Document &document, const Json &at) const {
  text::LineColumn place = lineColumn(at);
  if (const text::LineIndex *index = analyzerOwner->lines(document.path))
    place = index->position(index->offset(place, encoding), text::Encoding::Utf32);
  return {document.path, place.line + 1, place.column + 1, place.line + 1, place.column + 1};
}

} // namespace pallasd::lsp
