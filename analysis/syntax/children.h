//===- children.h - Walking a tree of any node kinds ------------*- C++ -*-===//
//
// One place that knows which fields of which node hold nodes, for whoever looks
// for a place in a tree: fixes, hovers, related spans.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"

#include <functional>

namespace pallasd::syntax {

using NodeVisitor = std::function<void(const Node &)>;

/// Calls `visit` for the statements, expressions and patterns directly below
/// `node`, in source order where the fields are in source order.
void forEachChild(const Node &node, const NodeVisitor &visit);

/// Innermost node of exactly that range, outermost first among equals; null if
/// there is none.
const Node *nodeAt(const Node &root, const Range &range);

/// The chain of nodes from `root` down to `target`, both included; empty if
/// `target` isn't below `root`.
std::vector<const Node *> pathTo(const Node &root, const Node *target);

/// True if `inner` lies within `outer`.
bool contains(const Range &outer, const Range &inner);

} // namespace pallasd::syntax
