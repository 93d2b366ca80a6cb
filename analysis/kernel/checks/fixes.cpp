//===- fixes.cpp - Text edits on a user's call -----------------------------===//
//
// See fixes.h. Edits keep the user's own text and add to it.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/fixes.h"

namespace pallasd::kernel {

using syntax::NodeKind;
using syntax::Range;

static Edit editAt(const Subject &subject, const syntax::Node &node, Range range, std::string text) {
  return {Sources::at(subject.place(node), range), std::move(text)};
}

Edit insertBefore(const Subject &subject, const syntax::Node &node, std::string text) {
  const Range &r = node.range;
  return editAt(subject, node, {r.line, r.column, r.line, r.column}, std::move(text));
}

Edit insertAfter(const Subject &subject, const syntax::Node &node, std::string text) {
  const Range &r = node.range;
  return editAt(subject, node, {r.endLine, r.endColumn, r.endLine, r.endColumn}, std::move(text));
}

Edit replace(const Subject &subject, const syntax::Node &node, std::string text) {
  return editAt(subject, node, node.range, std::move(text));
}

/// True for expressions that `.attribute` may follow directly.
static bool isPrimary(const syntax::Expr &node) {
  switch (node.kind) {
  case NodeKind::NameExpr:
  case NodeKind::Attribute:
  case NodeKind::Subscript:
  case NodeKind::Call:
    return true;
  default:
    return false;
  }
}

std::vector<Edit> appendSuffix(const Subject &subject, const syntax::Expr &node, const std::string &suffix) {
  if (isPrimary(node))
    return {insertAfter(subject, node, suffix)};
  return {insertBefore(subject, node, "("), insertAfter(subject, node, ")" + suffix)};
}

const syntax::Expr *keywordValue(const syntax::Call &call, std::string_view keyword) {
  for (const syntax::Keyword &given : call.keywords)
    if (given.name && *given.name == keyword)
      return given.value;
  return nullptr;
}

Edit setKeyword(const Subject &subject, const syntax::Call &call, std::string_view keyword, const std::string &value) {
  if (const syntax::Expr *given = keywordValue(call, keyword))
    return replace(subject, *given, value);
  std::string text = subject.text(call);
  size_t last = text.find_last_not_of(" \t\r\n", text.size() - 2);
  const char *separator = last == std::string::npos || text[last] == '(' ? "" : text[last] == ',' ? " " : ", ";
  const Range &r = call.range;
  return editAt(subject, call, {r.endLine, r.endColumn - 1, r.endLine, r.endColumn - 1},
                separator + std::string(keyword) + "=" + value);
}

bool startTogether(const jax::SourceFrame &a, const jax::SourceFrame &b) {
  return a.file == b.file && a.item == b.item && a.line == b.line && a.column == b.column;
}

std::string calleeName(const syntax::Call &call) {
  if (auto *attribute = syntax::dynCast<syntax::Attribute>(call.func))
    return *attribute->attr;
  if (auto *name = syntax::dynCast<syntax::NameExpr>(call.func))
    return *name->id;
  return {};
}

std::string moduleName(const Subject &subject, std::string_view module) {
  if (!subject.sources || !subject.node)
    return {};
  return subject.sources->alias(subject.place(*subject.node), module);
}

} // namespace pallasd::kernel
