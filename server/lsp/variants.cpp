// See variants.h. A variant follows the session's documents when it is asked,
// not at every edit; a change of the configuration or of the disk ends it.

#include "server/lsp/variants.h"

#include <algorithm>

namespace pallasd::lsp {

Variants::Kept &Variants::keptFor(Session &session, const Variant &variant) {
  auto stale = [&](const Kept &kept) {
    return kept.variant == variant && kept.worldRevision != session.worldRevision();
  };
  std::erase_if(variants, stale);
  auto found = std::ranges::find(variants, variant, &Kept::variant);
  Kept kept;
  if (found != variants.end()) {
    kept = std::move(*found);
    variants.erase(found);
  } else {
    query::Options options = session.analyzer().options();
    if (!variant.chip.empty())
      options.chips = {variant.chip};
    kept = {variant, session.worldRevision(), {}, session.newAnalyzer(options), {}};
  }
  if (variants.size() >= capacity)
    variants.pop_front();
  return variants.emplace_back(std::move(kept));
}

void Variants::bringUpToDate(Session &session, Kept &kept) {
  std::map<std::string, std::string> texts;
  for (const Document *document : session.all())
    if (const std::string *present = session.analyzer().text(document->path))
      texts[document->path] = kept.variant.saved ? document->savedText : *present;
  if (texts == kept.texts)
    return;
  for (const auto &[path, _] : kept.texts)
    if (!texts.contains(path))
      kept.analyzer->close(path);
  for (const auto &[path, text] : texts)
    if (auto known = kept.texts.find(path); known == kept.texts.end() || known->second != text)
      kept.analyzer->setText(path, text, 0);
  kept.texts = std::move(texts);
  kept.results.clear();
}

Variants::Result Variants::analyze(Session &session, const std::string &path, const Variant &variant,
                                   const std::atomic<bool> &cancelled) {
  Kept &kept = keptFor(session, variant);
  bringUpToDate(session, kept);
  auto &result = kept.results[path];
  if (!result) {
    auto analysis = std::make_shared<query::FileAnalysis>(kept.analyzer->analyze(path, &cancelled));
    if (analysis->cancelled)
      return {};
    result = std::move(analysis);
  }
  return {result, kept.analyzer.get()};
}

} // namespace pallasd::lsp
