// Generated documents (docs/protocol.md): their texts, which one belongs to a
// kernel, and the ways between a source and a generated text.
//
// What was asked for is watched: when a kernel's instance is another one after
// an edit, the client hears that the text may have changed.

#include "server/lsp/generated.h"
#include "analysis/facts/chip.h"
#include "analysis/kernel/rules.h"
#include "server/config/keys.h"
#include "server/lsp/places.h"
#include "server/lsp/request.h"
#include "server/lsp/session.h"
#include "server/lsp/uri.h"

#include <algorithm>
#include <deque>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pallasd::lsp {

using query::KernelReport;
using query::Location;

namespace {

//===----------------------------------------------------------------------===//
// Finding what a URI means
//===----------------------------------------------------------------------===//

/// A generated document that exists. `analysis` owns the kernel.
struct Shown {
  std::shared_ptr<const query::FileAnalysis> analysis;
  const KernelReport *kernel = nullptr;
  std::shared_ptr<const GeneratedText> text;
  const query::Analyzer *analyzer = nullptr; ///< that places the kernel's frames
};

/// Of an open document, or of a file whose generated text an editor kept open.
Variants::Result analysisOf(RequestCall &call, const GeneratedName &name) {
  Session &session = call.session;
  if (name.variant != Variant())
    return session.extension<Variants>().analyze(session, pathOfUri(name.source), name.variant, call.cancelled);
  if (Document *document = session.find(name.source))
    return {session.analysis(*document, call.cancelled), &session.analyzer()};
  auto analysis =
      std::make_shared<query::FileAnalysis>(session.analyzer().analyze(pathOfUri(name.source), &call.cancelled));
  return {analysis->cancelled ? nullptr : analysis, &session.analyzer()};
}

ResponseError noSuchDocument(const std::string &uri) {
  return {InvalidParams, "there is no generated document " + uri};
}

/// Runs `answer` on the document of a URI, or says what is wrong with the URI.
template <typename Answer> RequestResult withShown(RequestCall &call, const std::string &uri, Answer answer) {
  auto name = parseGenerated(uri);
  if (!name)
    return noSuchDocument(uri);
  Shown shown;
  auto [analysis, analyzer] = analysisOf(call, *name);
  shown = {analysis, nullptr, nullptr, analyzer};
  if (!shown.analysis)
    return ResponseError{RequestCancelled, "cancelled"};
  shown.kernel = findKernel(*shown.analysis, *name);
  if (shown.kernel)
    shown.text = call.session.extension<GeneratedTexts>().get(*shown.kernel, name->view);
  return answer(*name, shown);
}

//===----------------------------------------------------------------------===//
// Watching
//===----------------------------------------------------------------------===//

/// The texts that the client was given, the latest last.
struct Watched {
  struct Text {
    std::string uri;
    GeneratedName name;
    std::shared_ptr<const kernel::KernelInstance> instance;
    std::string state; ///< of a kernel without instance
  };
  static constexpr size_t capacity = 64;
  std::deque<Text> texts;
};

void watch(Session &session, const std::string &uri, const GeneratedName &name, const KernelReport *kernel) {
  auto &texts = session.extension<Watched>().texts;
  std::erase_if(texts, [&](const Watched::Text &text) { return text.uri == uri; });
  texts.push_back({uri, name, kernel ? kernel->instance : nullptr, kernel ? stateOf(*kernel) : ""});
  if (texts.size() > Watched::capacity)
    texts.pop_front();
}

void tellChanged(Session &session, const Json &uris) {
  if (uris.empty())
    return;
  session.client->notify("pallasd/contentChanged", {{"uris", uris}});
  if (session.clientHas("/workspace/textDocumentContent"))
    for (const Json &uri : uris)
      session.client->request("workspace/textDocumentContent/refresh", {{"uri", uri}});
}

/// What was shown as it was before the edits is the present text now.
void reportSaved(Session &session, const std::string &source) {
  Json uris = Json::array();
  for (const Watched::Text &text : session.extension<Watched>().texts)
    if (text.name.source == source && text.name.variant.saved)
      uris.push_back(text.uri);
  tellChanged(session, uris);
}

void reportChanges(Session &session, Document &document) {
  Json uris = Json::array();
  for (Watched::Text &text : session.extension<Watched>().texts) {
    if (text.name.source != document.uri || text.name.variant.saved)
      continue;
    const KernelReport *kernel = findKernel(*document.analysis, text.name);
    auto instance = kernel ? kernel->instance : nullptr;
    std::string state = kernel ? stateOf(*kernel) : "";
    if (instance == text.instance && state == text.state)
      continue;
    text.instance = instance;
    text.state = state;
    uris.push_back(text.uri);
  }
  tellChanged(session, uris);
}

const ResultListenerRegistration changes(reportChanges);
const SaveListenerRegistration saves(reportSaved);

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

constexpr std::string_view rulePrefix = "pallasd:/rules/";

RequestResult content(RequestCall &call) {
  std::string uri = call.params.at("uri");
  if (uri.starts_with(rulePrefix)) {
    std::string_view page = kernel::rulePage(std::string_view(uri).substr(rulePrefix.size()));
    return page.empty() ? RequestResult(noSuchDocument(uri))
                        : RequestResult(Json{{"text", page}, {"languageId", "markdown"}});
  }
  return withShown(call, uri, [&](const GeneratedName &name, const Shown &shown) {
    watch(call.session, uri, name, shown.kernel);
    if (!shown.kernel)
      return Json{{"text", fmt::format("// {} has no kernel {} any more.\n", pathOfUri(name.source), name.kernel)},
                  {"languageId", viewLanguage(name.view)}};
    return Json{{"text", shown.text->text}, {"languageId", shown.text->languageId}};
  });
}

void contentCapabilities(Json &server, const ClientInfo &client) {
  if (client.capabilities.contains("/workspace/textDocumentContent"_json_pointer))
    server["workspace"]["textDocumentContent"] = {{"schemes", {"pallasd"}}};
}

//===----------------------------------------------------------------------===//
// Ways between the texts
//===----------------------------------------------------------------------===//

std::optional<Variant> variantOf(const Json &params) {
  std::string at = params.value("at", ""), chip = params.value("chip", "");
  if ((!at.empty() && at != "saved") || (!chip.empty() && !facts::chipInfo(chip)))
    return std::nullopt;
  return Variant{!at.empty(), chip};
}

RequestResult generated(RequestCall &call) {
  Document *document = call.session.find(call.params.at("textDocument").at("uri"));
  auto view = viewOf(call.params.at("kind").get<std::string>(), call.params.value("form", ""));
  if (!view)
    return ResponseError{InvalidParams, "kind is jaxpr or mlir, form canonical, raw or generic (of mlir)"};
  auto variant = variantOf(call.params);
  if (!variant)
    return ResponseError{InvalidParams,
                         fmt::format("at is saved, chip one of {}", fmt::join(config::chipNames(), ", "))};
  if (!document)
    return Json();
  auto analysis = call.session.analysis(*document, call.cancelled);
  if (!analysis)
    return ResponseError{RequestCancelled, "cancelled"};
  Location at = call.session.location(*document, call.params.at("position"));
  const KernelReport *kernel = kernelAt(*analysis, at);
  if (!kernel)
    return Json();
  GeneratedName name = nameOf(*analysis, *kernel, document->uri, *view);
  name.variant = *variant;
  return Json{{"uri", uriOf(name)},
              {"title", fmt::format("{}: {}", kernel->name, stateOf(*kernel))},
              {"languageId", viewLanguage(*view)}};
}

void chipsToChooseFrom(Json &server, const ClientInfo &) {
  server["experimental"]["pallasd"]["chips"] = config::chipNames();
}

Json rangeIn(const GeneratedText &text, size_t begin, size_t end, text::Encoding encoding) {
  auto position = [&](size_t offset) {
    text::LineColumn at = text.lines.position(offset, encoding);
    return Json{{"line", at.line}, {"character", at.column}};
  };
  return {{"start", position(begin)}, {"end", position(end)}};
}

/// The innermost span at a position; in the indentation, at the line's first word.
const GeneratedSpan *spanAt(const GeneratedText &text, const Json &position, text::Encoding encoding) {
  size_t offset = text.lines.offset({position.at("line"), position.at("character")}, encoding);
  size_t word = text.text.find_first_not_of(' ', text.lines.lineStart(position.at("line")));
  offset = std::max(offset, std::min(word, text.text.size()));
  const GeneratedSpan *innermost = nullptr; // spans nest, and outer ones begin first
  for (const GeneratedSpan &span : text.spans)
    if (span.begin <= offset && offset <= span.end)
      innermost = &span;
  return innermost;
}

RequestResult toGenerated(RequestCall &call) {
  Session &session = call.session;
  Document *document = session.find(call.params.at("textDocument").at("uri"));
  if (!document)
    return Json{{"ranges", Json::array()}};
  return withShown(call, call.params.at("generated"), [&](const GeneratedName &name, const Shown &shown) {
    Location start = session.location(*document, call.params.at("range").at("start"));
    Location end = session.location(*document, call.params.at("range").at("end"));
    Location lines{document->path, start.line, start.column, end.line, end.column};
    auto comesFromHere = [&](const jax::SourceStack &stack) {
      for (const jax::SourceFrame *frame = stack.get(); frame; frame = frame->caller.get())
        if (auto place = shown.analyzer->locate(*frame); place && shareLines(*place, lines))
          return true;
      return false;
    };
    Json ranges = Json::array();
    if (shown.text && !name.variant.saved)
      for (const GeneratedSpan &span : shown.text->spans)
        if (comesFromHere(span.source))
          ranges.push_back(rangeIn(*shown.text, span.begin, span.end, session.encoding));
    return Json{{"ranges", std::move(ranges)}};
  });
}

RequestResult toSource(RequestCall &call) {
  Session &session = call.session;
  return withShown(call, call.params.at("generated"), [&](const GeneratedName &name, const Shown &shown) {
    Json locations = Json::array();
    if (!shown.text || name.variant.saved) // whose lines are not those of the present text
      return Json{{"locations", locations}};
    const GeneratedSpan *span = spanAt(*shown.text, call.params.at("range").at("start"), session.encoding);
    for (const jax::SourceFrame *frame = span ? span->source.get() : nullptr; frame; frame = frame->caller.get())
      if (auto place = shown.analyzer->locate(*frame))
        locations.push_back({{"uri", uriOfPath(place->path)}, {"range", session.range(*place)}});
    return Json{{"locations", std::move(locations)}};
  });
}

const RequestRegistration standardContent("workspace/textDocumentContent", content, contentCapabilities);
const RequestRegistration ownContent("pallasd/textDocumentContent", content);
const RequestRegistration generatedRegistration("pallasd/generated", generated, chipsToChooseFrom);
const RequestRegistration toGeneratedRegistration("pallasd/toGenerated", toGenerated);
const RequestRegistration toSourceRegistration("pallasd/toSource", toSource);

} // namespace

} // namespace pallasd::lsp
