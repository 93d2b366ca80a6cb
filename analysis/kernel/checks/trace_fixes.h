//===- trace_fixes.h - Fixes for what tracing refuses -----------*- C++ -*-===//
//
// Internal to analysis/kernel. A refusal while tracing has no equation to look
// at: its fixes come from the syntax at its place and from the refusal's facts.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/wording.h"

namespace pallasd::kernel {

/// Words and fixes by the rule of a refusal that carries one: message, place and
/// fixes of the finding, where the syntax says more than the model knew.
void refineTraceFinding(const DeferredInstance &deferred, const Sources &sources, Finding &finding);

/// A place in a file and the tree around it.
class Spot {
public:
  /// Root null if the item is gone.
  Spot(const Sources &sources, const jax::SourceFrame &frame)
      : sources(sources), frame(frame), root(sources.statement(frame)) {}

  const Sources &sources;
  const jax::SourceFrame &frame;
  const syntax::Stmt *root;

  syntax::Range range() const { return {frame.line - 1, frame.column, frame.endLine - 1, frame.endColumn}; }
  std::string text(const syntax::Range &range) const { return sources.text(frame, range); }
  Edit edit(const syntax::Range &range, std::string text) const { return {Sources::at(frame, range), std::move(text)}; }
  std::string alias(std::string_view module) const { return sources.alias(frame, module); }
  /// Innermost node of type T that contains the place; null if there is none.
  template <typename T> const T *around() const {
    const T *found = nullptr;
    if (root)
      descend(*root, [&](const syntax::Node &node) {
        if (const auto *match = syntax::dynCast<T>(&node))
          found = match;
      });
    return found;
  }

private:
  template <typename Visit> void descend(const syntax::Node &node, Visit visit) const {
    if (!syntax::contains(node.range, range()))
      return;
    visit(node);
    syntax::forEachChild(node, [&](const syntax::Node &child) { descend(child, visit); });
  }
};

/// `const X *` of every node of that type below `node`, itself included.
template <typename T> std::vector<const T *> allOf(const syntax::Node &node) {
  std::vector<const T *> found;
  auto visit = [&](auto &self, const syntax::Node &at) -> void {
    if (const auto *match = syntax::dynCast<T>(&at))
      found.push_back(match);
    syntax::forEachChild(at, [&](const syntax::Node &child) { self(self, child); });
  };
  visit(visit, node);
  return found;
}

/// Fixes of captured-array; `finding` is narrowed to the name.
void fixCapture(const DeferredInstance &deferred, const Spot &spot, Finding &finding);

} // namespace pallasd::kernel
