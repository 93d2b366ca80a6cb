//===- generated.h - Jaxprs and modules as documents ------------*- C++ -*-===//
//
// A kernel's jaxpr or Mosaic module is a document with a URI of its own
// (docs/protocol.md). Its text is made when somebody looks, from the kernel
// instance of the present analysis, and kept as long as that instance stands. A
// text knows where each of its equations or ops comes from; those places are
// relative to syntax items and made absolute when asked for, so that an edit
// above a kernel leaves text and places valid.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/analysis.h"
#include "lowering/lower.h"
#include "server/lsp/variants.h"
#include "support/text.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::lsp {

/// What a generated document shows.
enum class View : uint8_t { Jaxpr, Mlir, MlirRaw, MlirGeneric };

struct GeneratedName {
  std::string source;  ///< URI of the file that has the kernel
  std::string kernel;  ///< its name
  size_t instance = 0; ///< among the kernels of that name in the file
  View view = View::Jaxpr;
  Variant variant = {};
  auto operator<=>(const GeneratedName &) const = default;
};
/// "jaxpr" or "mlir".
std::string_view viewLanguage(View view);
/// kind "jaxpr" or "mlir", form "" (canonical), "canonical", "raw" or "generic"; nullopt for anything else.
std::optional<View> viewOf(std::string_view kind, std::string_view form);
std::string uriOf(const GeneratedName &name);
/// Also reads what editors make of a URI when they escape its query once more.
std::optional<GeneratedName> parseGenerated(std::string_view uri);

/// A place in a text and the source that it comes from, innermost user frame first.
struct GeneratedSpan {
  size_t begin = 0, end = 0; ///< bytes
  jax::SourceStack source;   ///< never null
};

struct GeneratedText {
  std::string text, languageId;
  std::vector<GeneratedSpan> spans; ///< in the order in which they begin; spans nest
  text::LineIndex lines;            ///< of `text`
};

/// Texts by kernel instance; the most recent few are kept. Not thread-safe.
class GeneratedTexts {
public:
  /// Never null: a kernel that has no such text gets one that says why.
  std::shared_ptr<const GeneratedText> get(const query::KernelReport &kernel, View view);
  /// Null where there is no module: the kernel is refused or not followed.
  std::shared_ptr<const lowering::LoweredModule> module(const query::KernelReport &kernel, View view);

private:
  static constexpr size_t capacity = 64;
  template <typename T> struct Entry {
    std::weak_ptr<const kernel::KernelInstance> instance; ///< guards against a reused address
    std::shared_ptr<const T> value;
  };
  using Key = std::pair<const kernel::KernelInstance *, View>;
  template <typename T> static std::shared_ptr<const T> *find(std::map<Key, Entry<T>> &, const Key &);

  std::map<Key, Entry<GeneratedText>> texts;
  std::map<Key, Entry<lowering::LoweredModule>> modules;
};

/// The kernel that a name means; null if there is none.
const query::KernelReport *findKernel(const query::FileAnalysis &analysis, const GeneratedName &name);
/// The name of a kernel of the analysis.
GeneratedName nameOf(const query::FileAnalysis &analysis, const query::KernelReport &kernel, const std::string &source,
                     View view);

} // namespace pallasd::lsp
