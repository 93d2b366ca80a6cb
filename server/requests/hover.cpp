// textDocument/hover. In order of what the place is:
//   a BlockSpec        block, array, memory space, bytes, grid
//   a variable or parameter in a kernel's code   what it holds, as aval and as MLIR type
//   the kernel's name or its call   its jaxpr and module
//   a line of a kernel that was traced: the equations and ops of that line

#include "analysis/jax/jaxpr_text.h"
#include "server/lsp/generated.h"
#include "server/lsp/places.h"
#include "server/lsp/request.h"
#include "server/lsp/session.h"
#include "server/lsp/values.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>

namespace pallasd::lsp {

using query::KernelReport;
using query::Location;

namespace {

/// Long modules are cut: an editor's hover is no viewer.
constexpr size_t maxHoverLines = 200;

std::string fenced(std::string_view language, std::string_view text) {
  size_t lines = 0, end = 0;
  while (end < text.size() && lines < maxHoverLines)
    if (text[end++] == '\n')
      ++lines;
  std::string_view shown = text.substr(0, end);
  bool newline = shown.ends_with('\n');
  return fmt::format("```{}\n{}{}```\n{}", language, shown, newline ? "" : "\n",
                     end < text.size() ? "*… cut; `pallasd lower` prints it whole*\n" : "");
}

std::string blockText(const kernel::BlockMapping &block) {
  std::string text;
  for (const kernel::BlockDim &dim : block.block)
    text += fmt::format("{}{}", text.empty() ? "" : ", ",
                        dim.kind == kernel::BlockDim::Squeezed ? "None" : std::to_string(dim.size));
  return "(" + text + ")";
}

int64_t blockBytes(const kernel::BlockMapping &block) {
  int64_t elements = 1;
  for (const kernel::BlockDim &dim : block.block)
    elements *= dim.size;
  return elements * std::max<int64_t>(1, jax::bitWidth(block.array.dtype)) / 8;
}

std::string gridText(const kernel::KernelInstance &instance) {
  std::string text;
  for (int64_t size : instance.grid)
    text += fmt::format("{}{}", text.empty() ? "" : ", ", size == jax::kDynamicDim ? "dynamic" : std::to_string(size));
  return "(" + text + ")";
}

class Hover {
public:
  Hover(RequestCall &call, const query::FileAnalysis &analysis, Location at)
      : call(call), session(call.session), analysis(analysis), at(std::move(at)) {}

  std::optional<std::string> text() {
    if (auto spec = blockSpecs())
      return spec;
    if (auto values = variables())
      return values;
    if (auto kernel = kernels())
      return kernel;
    return equationsOfLine();
  }

private:
  std::optional<std::string> blockSpecs() {
    std::string text;
    for (const KernelReport &kernel : analysis.kernels) {
      if (!kernel.instance)
        continue;
      for (const kernel::BlockMapping &block : kernel.instance->blocks) {
        auto place = block.specSource ? session.analyzer().locate(*block.specSource) : std::nullopt;
        if (!place || !covers(*place, at))
          continue;
        std::string space(jax::name(block.space));
        text += fmt::format("`{}` of `{}`: block {} of {}, memory space {}, {} bytes a step, grid {}\n\n",
                            block.userName.empty() ? block.origin : block.userName, kernel.name, blockText(block),
                            jax::shortText(block.array), space.empty() ? "none" : space, blockBytes(block),
                            gridText(*kernel.instance));
      }
    }
    return text.empty() ? std::nullopt : std::optional(text);
  }

  /// Of the name under the cursor, in each kernel whose code binds it: at the last binding before the cursor.
  std::optional<std::string> variables() {
    auto use = session.analyzer().nameAt(at);
    if (!use || use->function.path.empty())
      return std::nullopt;
    std::string text;
    for (const KernelReport &kernel : analysis.kernels) {
      auto values = kernel.instance
                        ? session.extension<KernelValues>().of(session, analysis.path, kernel, call.cancelled)
                        : nullptr;
      if (const kernel::BoundValue *value = values ? bindingOf(*use, *values) : nullptr)
        for (const jax::Aval &aval : value->avals)
          text += describeValue(kernel, *value, aval);
    }
    return text.empty() ? std::nullopt : std::optional(text);
  }

  const kernel::BoundValue *bindingOf(const query::NameUse &use, const KernelValues::Values &values) {
    const kernel::BoundValue *first = nullptr, *before = nullptr;
    std::pair<int32_t, int32_t> latest;
    for (const kernel::BoundValue &value : values) {
      auto where = value.name == use.name ? session.analyzer().locate(value.where) : std::nullopt;
      auto bound = where ? session.analyzer().nameAt(*where) : std::nullopt;
      if (!bound || bound->function != use.function)
        continue;
      first = first ? first : &value;
      std::pair place(where->line, where->column);
      if (place <= std::pair(use.where.line, use.where.column) && place >= latest) {
        before = &value;
        latest = place;
      }
    }
    return before ? before : first;
  }

  static std::string describeValue(const KernelReport &kernel, const kernel::BoundValue &value, const jax::Aval &aval) {
    std::string type = lowering::typeText(inModule(kernel, value, aval), *kernel.instance);
    std::string text =
        fmt::format("`{}` in `{}`: `{}` → `{}`\n\n", value.name, kernel.name, jax::shortText(aval), type);
    if (!kernel.shapes.empty())
      text.insert(text.size() - 2, fmt::format(" ({})", kernel.shapes));
    return text;
  }

  /// A block's argument keeps the dimensions that the kernel's code doesn't see, with size 1.
  static jax::Aval inModule(const KernelReport &kernel, const kernel::BoundValue &value, jax::Aval aval) {
    const kernel::KernelInstance &instance = *kernel.instance;
    if (!value.isParameter || !aval.isRef || !instance.body)
      return aval;
    const std::vector<std::string> &names = instance.body->argNames;
    size_t first = size_t(instance.numScalarPrefetch);
    for (size_t i = first; i < names.size() && i - first < instance.blocks.size(); ++i) {
      jax::Shape whole, seen;
      for (const kernel::BlockDim &dim : instance.blocks[i - first].block) {
        whole.push_back(dim.size);
        if (dim.kind != kernel::BlockDim::Squeezed)
          seen.push_back(dim.size);
      }
      if (names[i] == value.name && seen == aval.shape)
        aval.shape = whole;
    }
    return aval;
  }

  std::optional<std::string> kernels() {
    std::string text;
    for (const KernelReport &kernel : analysis.kernels)
      if (covers(kernel.definition, at) || covers(kernel.call, at))
        text += describe(kernel);
    return text.empty() ? std::nullopt : std::optional(text);
  }

  std::string describe(const KernelReport &kernel) {
    std::string text =
        fmt::format("**{}** ({}; shapes from {})\n\n", kernel.name,
                    kernel.shapes.empty() ? "no operands" : kernel.shapes, kernel::name(kernel.shapesFrom));
    for (const std::string &reason : kernel.reasons)
      text += fmt::format("Not followed: {}\n\n", reason);
    if (!kernel.instance || !kernel.instance->body)
      return text;
    text += fenced("jaxpr", jax::prettyText(*kernel.instance->body));
    if (auto module = texts().module(kernel, View::Mlir))
      text += "\n" + fenced("mlir", module->canonical);
    return text;
  }

  std::optional<std::string> equationsOfLine() {
    std::string text;
    for (const KernelReport &kernel : analysis.kernels) {
      auto module = texts().module(kernel, View::Mlir);
      if (!module)
        continue;
      std::string ops;
      for (const lowering::MappedOp &op : module->map)
        if (op.source && isHere(*op.source))
          ops += fmt::format("{} → {}\n", op.primitive, op.op);
      if (!ops.empty())
        text += fmt::format("**{}**, ops of this line\n\n", kernel.name) + fenced("mlir", ops);
    }
    return text.empty() ? std::nullopt : std::optional(text);
  }

  bool isHere(const jax::SourceFrame &frame) {
    auto place = session.analyzer().locate(frame);
    return place && place->path == at.path && place->line <= at.line && at.line <= place->endLine;
  }

  GeneratedTexts &texts() { return session.extension<GeneratedTexts>(); }

  RequestCall &call;
  Session &session;
  const query::FileAnalysis &analysis;
  Location at;
};

RequestResult hover(RequestCall &call) {
  Document *document = call.session.find(call.params.at("textDocument").at("uri"));
  if (!document)
    return Json();
  auto analysis = call.session.analysis(*document, call.cancelled);
  if (!analysis)
    return ResponseError{RequestCancelled, "cancelled"};
  auto text = Hover(call, *analysis, call.session.location(*document, call.params.at("position"))).text();
  if (!text)
    return Json();
  return Json{{"contents", {{"kind", "markdown"}, {"value", *text}}}};
}

void capabilities(Json &server, const ClientInfo &) { server["hoverProvider"] = true; }

const RequestRegistration registration("textDocument/hover", hover, capabilities);

} // namespace

} // namespace pallasd::lsp
