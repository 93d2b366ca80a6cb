//===- children.cpp - Places in a tree --------------------------*- C++ -*-===//
//
// See children.h.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/children.h"

#include <tuple>

namespace pallasd::syntax {

bool contains(const Range &outer, const Range &inner) {
  return std::tie(outer.line, outer.column) <= std::tie(inner.line, inner.column) &&
         std::tie(inner.endLine, inner.endColumn) <= std::tie(outer.endLine, outer.endColumn);
}

const Node *nodeAt(const Node &root, const Range &range) {
  if (root.range == range)
    return &root;
  const Node *found = nullptr;
  // Decorators lie outside the range that CPython gives a definition.
  bool definition = FunctionDef::classof(root.kind) || root.kind == NodeKind::ClassDef;
  if (!definition && !contains(root.range, range))
    return nullptr;
  forEachChild(root, [&](const Node &child) {
    if (!found)
      found = nodeAt(child, range);
  });
  return found;
}

std::vector<const Node *> pathTo(const Node &root, const Node *target) {
  if (&root == target)
    return {&root};
  std::vector<const Node *> path;
  forEachChild(root, [&](const Node &child) {
    if (!path.empty())
      return;
    path = pathTo(child, target);
  });
  if (!path.empty())
    path.insert(path.begin(), &root);
  return path;
}

} // namespace pallasd::syntax
