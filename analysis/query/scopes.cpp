#include "analysis/query/scopes.h"

#include "analysis/syntax/visit.h"

#include <algorithm>

namespace pallasd::query {

namespace {

using syntax::Node;
using syntax::Range;

/// A position within an item, columns in UTF-8.
struct Point {
  int32_t line, column;
};

bool holds(const Range &range, const Point &at) {
  return std::pair(range.line, range.column) <= std::pair(at.line, at.column) &&
         std::pair(at.line, at.column) <= std::pair(range.endLine, range.endColumn);
}

/// An annotation is no part of a parameter's name.
Range nameRange(const syntax::Arg &arg) {
  return {arg.range.line, arg.range.column, arg.range.line, arg.range.column + int32_t(arg.name->size())};
}

class Search {
public:
  explicit Search(Point at) : at(at) {}

  struct Found {
    syntax::Name name = nullptr;
    Range range;
    const Node *function = nullptr; ///< null: none binds it
  };

  std::optional<Found> in(const Node &node) {
    visit(node);
    return found;
  }

private:
  struct Enclosing {
    const Node *node;
    const syntax::Scope *scope;
  };

  void visit(const Node &node) {
    if (found)
      return;
    if (const auto *def = syntax::dynCast<syntax::FunctionDef>(&node))
      return visitFunction(node, def->args, def->scope);
    if (const auto *lambda = syntax::dynCast<syntax::Lambda>(&node))
      return visitFunction(node, lambda->args, lambda->scope);
    if (const auto *name = syntax::dynCast<syntax::NameExpr>(&node); name && holds(name->range, at))
      found = {name->id, name->range, binder(name->id)};
    syntax::forEachChild(node, [&](const Node &child) { visit(child); });
  }

  void visitFunction(const Node &node, const syntax::Arguments &args, const syntax::Scope &scope) {
    enclosing.push_back({&node, &scope});
    auto consider = [&](const syntax::Arg &arg) {
      if (!found && arg.name && holds(nameRange(arg), at))
        found = {arg.name, nameRange(arg), &node};
    };
    for (const auto *list : {&args.posOnly, &args.args, &args.kwOnly})
      for (const syntax::Arg &arg : *list)
        consider(arg);
    consider(args.varArg);
    consider(args.kwArg);
    syntax::forEachChild(node, [&](const Node &child) { visit(child); });
    enclosing.pop_back();
  }

  const Node *binder(syntax::Name name) const {
    for (auto it = enclosing.rbegin(); it != enclosing.rend(); ++it)
      if (std::find(it->scope->locals.begin(), it->scope->locals.end(), name) != it->scope->locals.end())
        return it->node;
    return nullptr;
  }

  Point at;
  std::vector<Enclosing> enclosing;
  std::optional<Found> found;
};

} // namespace

std::optional<NameUse> nameAt(Workspace &workspace, const Location &at) {
  const syntax::SourceFile *file = workspace.file(at.path);
  if (!file)
    return std::nullopt;
  const text::LineIndex &lines = workspace.lines(at.path);
  text::LineColumn place =
      lines.position(lines.offset({at.line - 1, at.column - 1}, text::Encoding::Utf32), text::Encoding::Utf8);
  auto module = file->lastGoodModule();
  for (auto item = module->items.rbegin(); item != module->items.rend(); ++item) {
    if (item->firstLine > place.line || !item->item->stmt)
      continue;
    auto found = Search({place.line - item->firstLine, place.column}).in(*item->item->stmt);
    if (!found)
      return std::nullopt;
    auto absolute = [&](const Range &range) {
      return workspace.location(at.path, item->firstLine + range.line, range.column, item->firstLine + range.endLine,
                                range.endColumn);
    };
    NameUse use{*found->name, absolute(found->range), {}};
    if (found->function)
      use.function = absolute(found->function->range);
    return use;
  }
  return std::nullopt;
}

} // namespace pallasd::query
