#include "server/lsp/generated.h"

#include "analysis/jax/jaxpr_text.h"
#include "server/lsp/uri.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <unordered_map>

namespace pallasd::lsp {

using kernel::KernelInstance;
using query::KernelReport;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

namespace {

constexpr std::string_view prefix = "pallasd:/generated/";

std::string_view formOf(View view) {
  return view == View::MlirRaw ? "raw" : view == View::MlirGeneric ? "generic" : "canonical";
}

/// The value of a key in a query; `next` is where the following key begins.
std::optional<std::string> field(std::string_view query, std::string_view key) {
  std::string start = std::string(key) + "=";
  // The source's URI comes first and may hold anything: later keys are searched from the end.
  size_t at = query.starts_with(start) ? 0 : query.rfind("&" + start);
  if (at == std::string_view::npos)
    return std::nullopt;
  query.remove_prefix(at + start.size() + (at ? 1 : 0));
  if (key == "uri")
    return std::string(query.substr(0, query.rfind("&kernel=")));
  return std::string(query.substr(0, query.find('&')));
}

} // namespace

std::string_view viewLanguage(View view) { return view == View::Jaxpr ? "jaxpr" : "mlir"; }

std::optional<View> viewOf(std::string_view kind, std::string_view form) {
  if (kind == "jaxpr" && form.empty())
    return View::Jaxpr;
  if (kind != "mlir")
    return std::nullopt;
  return form.empty() || form == "canonical" ? std::optional(View::Mlir)
         : form == "raw"                     ? std::optional(View::MlirRaw)
         : form == "generic"                 ? std::optional(View::MlirGeneric)
                                             : std::nullopt;
}

std::string uriOf(const GeneratedName &name) {
  std::string uri = fmt::format("{}{}.{}?uri={}&kernel={}&instance={}&kind={}", prefix, percentEncoded(name.kernel),
                                viewLanguage(name.view), percentEncoded(name.source), percentEncoded(name.kernel),
                                name.instance, viewLanguage(name.view));
  if (name.view != View::Jaxpr)
    uri += "&form=" + std::string(formOf(name.view));
  if (name.variant.saved)
    uri += "&at=saved";
  return name.variant.chip.empty() ? uri : uri + "&chip=" + percentEncoded(name.variant.chip);
}

std::optional<GeneratedName> parseGenerated(std::string_view uri) {
  size_t question = uri.find('?');
  if (!uri.starts_with(prefix) || question == std::string_view::npos)
    return std::nullopt;
  std::string query(uri.substr(question + 1));
  bool escapedOnceMore = query.find('=') == std::string::npos;
  if (escapedOnceMore)
    query = percentDecoded(query);
  auto value = [&](std::string_view key) {
    std::string text = field(query, key).value_or("");
    return escapedOnceMore ? text : percentDecoded(text);
  };
  auto view = viewOf(value("kind"), value("form"));
  GeneratedName name{
      value("uri"), value("kernel"), 0, view.value_or(View::Jaxpr), {value("at") == "saved", value("chip")}};
  std::string number = value("instance");
  auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), name.instance);
  if (!view || error != std::errc() || end != number.data() + number.size() || name.source.empty())
    return std::nullopt;
  return name;
}

const KernelReport *findKernel(const query::FileAnalysis &analysis, const GeneratedName &name) {
  size_t index = 0;
  for (const KernelReport &kernel : analysis.kernels)
    if (kernel.name == name.kernel && index++ == name.instance)
      return &kernel;
  return nullptr;
}

GeneratedName nameOf(const query::FileAnalysis &analysis, const KernelReport &kernel, const std::string &source,
                     View view) {
  size_t index = 0;
  for (const KernelReport &other : analysis.kernels) {
    if (&other == &kernel)
      break;
    index += other.name == kernel.name;
  }
  return {source, kernel.name, index, view, {}};
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

namespace {

/// What stands in place of a text that there isn't.
std::string whyNot(const KernelReport &kernel) {
  std::string text;
  for (const std::string &reason : kernel.reasons)
    text += fmt::format("// Not followed: {}\n", reason);
  if (kernel.error)
    text += fmt::format("// Refused by JAX, {} while it {}: {}\n", kernel.error->errorClass,
                        kernel.error->stage == "trace" ? "traces" : "lowers", kernel.error->firstLine);
  return text.empty() ? "// There is no module: pallasd has no model for part of this kernel.\n" : text;
}

/// Equations without a user frame of their own belong to the equation around them.
jax::SourceStack sourceOf(const jax::EqnSpan &span,
                          const std::unordered_map<const jax::Eqn *, const jax::Eqn *> &enclosing) {
  for (const jax::Eqn *eqn = span.eqn; eqn;) {
    if (eqn->source)
      return eqn->source;
    auto outer = enclosing.find(eqn);
    eqn = outer == enclosing.end() ? nullptr : outer->second;
  }
  return nullptr;
}

void fillJaxpr(GeneratedText &text, const KernelInstance &instance) {
  std::vector<jax::EqnSpan> spans;
  text.text = jax::prettyText(*instance.body, spans) + "\n";
  std::unordered_map<const jax::Eqn *, const jax::Eqn *> enclosing;
  for (const jax::EqnSpan &span : spans)
    enclosing.emplace(span.eqn, span.enclosing);
  for (const jax::EqnSpan &span : spans)
    if (auto source = sourceOf(span, enclosing))
      text.spans.push_back({span.begin, span.end, std::move(source)});
}

void fillModule(GeneratedText &text, const lowering::LoweredModule &module, View view) {
  bool generic = view == View::MlirGeneric, raw = view == View::MlirRaw;
  text.text = (generic ? module.rawGeneric : raw ? module.raw : module.canonical) + "\n";
  text::LineIndex lines(text.text);
  for (const lowering::MappedOp &op : raw || generic ? module.map : module.canonicalMap) {
    uint32_t line = generic ? op.genericLine : op.line;
    if (!line || !op.source)
      continue;
    size_t begin = lines.lineStart(line - 1), end = begin + lines.line(line - 1).size();
    text.spans.push_back({std::min(text.text.find_first_not_of(' ', begin), end), end, op.source});
  }
  std::stable_sort(text.spans.begin(), text.spans.end(),
                   [](const GeneratedSpan &a, const GeneratedSpan &b) { return a.begin < b.begin; });
}

template <typename Map> void makeRoom(Map &map, size_t capacity) {
  if (map.size() < capacity)
    return;
  std::erase_if(map, [](const auto &entry) { return entry.second.instance.expired(); });
  if (map.size() >= capacity)
    map.clear();
}

} // namespace

template <typename T> std::shared_ptr<const T> *GeneratedTexts::find(std::map<Key, Entry<T>> &entries, const Key &key) {
  auto found = entries.find(key);
  bool stands = found != entries.end() && found->second.instance.lock().get() == key.first;
  return stands ? &found->second.value : nullptr;
}

std::shared_ptr<const lowering::LoweredModule> GeneratedTexts::module(const KernelReport &kernel, View view) {
  if (kernel.status != query::KernelStatus::Complete || !kernel.instance)
    return nullptr;
  Key key(kernel.instance.get(), view);
  if (auto *known = find(modules, key))
    return *known;
  makeRoom(modules, capacity);
  lowering::LowerOptions options;
  options.raw = view == View::MlirRaw;
  options.canonical = view == View::Mlir;
  options.rawGeneric = view == View::MlirGeneric;
  options.map = true;
  lowering::LowerResult result = lowering::lower(*kernel.instance, options);
  std::shared_ptr<const lowering::LoweredModule> module;
  if (result.module)
    module = std::make_shared<const lowering::LoweredModule>(std::move(*result.module));
  modules[key] = {kernel.instance, module};
  return module;
}

std::shared_ptr<const GeneratedText> GeneratedTexts::get(const KernelReport &kernel, View view) {
  Key key(kernel.instance.get(), view);
  if (auto *known = kernel.instance ? find(texts, key) : nullptr)
    return *known;
  auto text = std::make_shared<GeneratedText>();
  text->languageId = viewLanguage(view);
  if (view == View::Jaxpr && kernel.instance && kernel.instance->body)
    fillJaxpr(*text, *kernel.instance);
  else if (auto lowered = view == View::Jaxpr ? nullptr : module(kernel, view))
    fillModule(*text, *lowered, view);
  else
    text->text = whyNot(kernel);
  text->lines = text::LineIndex(text->text);
  if (kernel.instance) {
    makeRoom(texts, capacity);
    texts[key] = {kernel.instance, text};
  }
  return text;
}

} // namespace pallasd::lsp
