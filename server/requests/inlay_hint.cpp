// textDocument/inlayHint: the avals of what kernels bind to names, where the
// names are bound: `acc: f32[8,128]`. Code that runs with several avals, in one
// instance or in several, shows two of them.

#include "server/lsp/places.h"
#include "server/lsp/values.h"

#include <algorithm>
#include <fmt/format.h>

namespace pallasd::lsp {

using query::Location;

namespace {

constexpr int typeHint = 1; ///< InlayHintKind of the specification
constexpr size_t shownAvals = 2;

/// What a Ref holds, and where it lies if that is not where blocks lie anyway.
std::string label(const jax::Aval &aval) {
  std::string text = jax::shortText(aval.isRef ? aval.pointee() : aval);
  bool plain = aval.space == jax::MemorySpace::None || aval.space == jax::MemorySpace::Default ||
               aval.space == jax::MemorySpace::Vmem;
  return aval.isRef && !plain ? fmt::format("{} in {}", text, jax::name(aval.space)) : text;
}

class Hints {
public:
  Hints(RequestCall &call, const Document &document, const query::FileAnalysis &analysis)
      : call(call), session(call.session), document(document), analysis(analysis) {}

  /// nullopt if cancelled.
  std::optional<Json> within(const Location &range) {
    for (const query::KernelReport &kernel : analysis.kernels) {
      if (!kernel.instance)
        continue;
      auto values = session.extension<KernelValues>().of(session, document.path, kernel, call.cancelled);
      if (!values)
        return std::nullopt;
      for (const kernel::BoundValue &value : *values)
        if (auto where = session.analyzer().locate(value.where); where && shareLines(*where, range))
          add(*where, value);
    }
    Json hints = Json::array();
    for (const auto &[place, labels] : byPlace)
      hints.push_back(hint(place, labels));
    return hints;
  }

private:
  using Place = std::pair<int32_t, int32_t>; ///< where the name ends

  void add(const Location &where, const kernel::BoundValue &value) {
    if (value.name == "_")
      return;
    auto &labels = byPlace[{where.endLine, where.endColumn}];
    for (const jax::Aval &aval : value.avals)
      if (std::string text = label(aval); std::find(labels.begin(), labels.end(), text) == labels.end())
        labels.push_back(std::move(text));
  }

  Json hint(const Place &place, const std::vector<std::string> &labels) const {
    std::string text = ": ";
    for (size_t i = 0; i < std::min(labels.size(), shownAvals); ++i)
      text += (i ? " | " : "") + labels[i];
    if (labels.size() > shownAvals)
      text += " | …";
    Json range = session.range({document.path, place.first, place.second, place.first, place.second});
    return {{"position", range["end"]}, {"label", text}, {"kind", typeHint}};
  }

  RequestCall &call;
  Session &session;
  const Document &document;
  const query::FileAnalysis &analysis;
  std::map<Place, std::vector<std::string>> byPlace;
};

RequestResult inlayHint(RequestCall &call) {
  Session &session = call.session;
  Document *document = session.find(call.params.at("textDocument").at("uri"));
  if (!document || !session.config().inlayHints)
    return Json::array();
  auto analysis = session.analysis(*document, call.cancelled);
  if (!analysis)
    return ResponseError{RequestCancelled, "cancelled"};
  Location range = session.location(*document, call.params.at("range").at("start"));
  Location end = session.location(*document, call.params.at("range").at("end"));
  range.endLine = end.line;
  range.endColumn = end.column;
  auto hints = Hints(call, *document, *analysis).within(range);
  return hints ? RequestResult(std::move(*hints)) : RequestResult(ResponseError{RequestCancelled, "cancelled"});
}

void capabilities(Json &server, const ClientInfo &) { server["inlayHintProvider"] = {{"resolveProvider", false}}; }

const RequestRegistration registration("textDocument/inlayHint", inlayHint, capabilities);

} // namespace

} // namespace pallasd::lsp
