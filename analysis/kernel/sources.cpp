//===- sources.cpp - The syntax behind frames ------------------------------===//
//
// Frames name an item by its id and a range within it; the World has the parsed
// file as it stands now.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/wording.h"

namespace pallasd::kernel {

static syntax::Range rangeOf(const jax::SourceFrame &frame) {
  return {frame.line - 1, frame.column, frame.endLine - 1, frame.endColumn};
}

const syntax::PlacedItem *Sources::placed(const jax::SourceFrame &frame, const python::SourceUnit **unit) const {
  if (frame.file.empty() || frame.item < 0)
    return nullptr;
  static thread_local std::optional<python::SourceUnit> held;
  held = world.source(frame.file);
  if (!held || !held->tree)
    return nullptr;
  for (const syntax::PlacedItem &item : held->tree->items)
    if (item.item->id == frame.item) {
      *unit = &*held;
      return &item;
    }
  return nullptr;
}

const syntax::Stmt *Sources::statement(const jax::SourceFrame &frame) const {
  const python::SourceUnit *unit = nullptr;
  const syntax::PlacedItem *item = placed(frame, &unit);
  return item ? item->item->stmt : nullptr;
}

std::shared_ptr<const syntax::Module> Sources::module(const jax::SourceFrame &frame) const {
  std::optional<python::SourceUnit> unit = world.source(frame.file);
  return unit ? unit->tree : nullptr;
}

const syntax::Node *Sources::node(const jax::SourceFrame &frame) const {
  const syntax::Stmt *stmt = statement(frame);
  return stmt ? syntax::nodeAt(*stmt, rangeOf(frame)) : nullptr;
}

/// Byte offset of the start of a 0-based line.
static size_t lineStart(const std::string &text, int32_t line) {
  size_t offset = 0;
  while (line-- > 0) {
    size_t end = text.find('\n', offset);
    if (end == std::string::npos)
      return text.size();
    offset = end + 1;
  }
  return offset;
}

std::string Sources::text(const jax::SourceFrame &frame, const syntax::Range &range) const {
  const python::SourceUnit *unit = nullptr;
  const syntax::PlacedItem *item = placed(frame, &unit);
  if (!item || !unit->text)
    return {};
  size_t start = lineStart(*unit->text, item->firstLine + range.line) + size_t(range.column);
  size_t end = lineStart(*unit->text, item->firstLine + range.endLine) + size_t(range.endColumn);
  return start <= end && end <= unit->text->size() ? unit->text->substr(start, end - start) : std::string();
}

/// `import a.b as n` and `from a import b as n`, at the top level.
static std::string aliasIn(const syntax::Stmt &stmt, std::string_view module) {
  if (auto *import = syntax::dynCast<syntax::Import>(&stmt))
    for (const syntax::Alias &alias : import->names)
      if (*alias.name == module)
        return alias.asName ? *alias.asName : std::string(module);
  size_t dot = module.rfind('.');
  auto *from = syntax::dynCast<syntax::ImportFrom>(&stmt);
  if (!from || !from->module || dot == std::string_view::npos || *from->module != module.substr(0, dot))
    return {};
  for (const syntax::Alias &alias : from->names)
    if (*alias.name == module.substr(dot + 1))
      return *(alias.asName ? alias.asName : alias.name);
  return {};
}

std::string Sources::alias(const jax::SourceFrame &frame, std::string_view module) const {
  std::optional<python::SourceUnit> unit = world.source(frame.file);
  if (!unit || !unit->tree)
    return {};
  for (const syntax::PlacedItem &item : unit->tree->items)
    if (item.item->stmt)
      if (std::string name = aliasIn(*item.item->stmt, module); !name.empty())
        return name;
  return {};
}

jax::SourceFrame Sources::at(jax::SourceFrame frame, const syntax::Range &range) {
  frame.line = range.line + 1;
  frame.column = range.column;
  frame.endLine = range.endLine + 1;
  frame.endColumn = range.endColumn;
  return frame;
}

} // namespace pallasd::kernel
