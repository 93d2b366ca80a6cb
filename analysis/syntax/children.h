//===- children.h - Places in a tree ----------------------------*- C++ -*-===//
//
// For whoever looks for a place in a tree: fixes, hovers, related spans.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"
#include "analysis/syntax/visit.h"

namespace pallasd::syntax {

/// Innermost node of exactly that range, outermost first among equals; null if
/// there is none.
const Node *nodeAt(const Node &root, const Range &range);

/// The chain of nodes from `root` down to `target`, both included; empty if
/// `target` isn't below `root`.
std::vector<const Node *> pathTo(const Node &root, const Node *target);

/// True if `inner` lies within `outer`.
bool contains(const Range &outer, const Range &inner);

} // namespace pallasd::syntax
