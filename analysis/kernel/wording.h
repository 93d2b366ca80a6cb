//===- wording.h - Refusals in words ----------------------------*- C++ -*-===//
//
// From a refusal as data to a finding as a user reads it: rule, message in the
// style of messages.md, why, the smallest place, related places, fixes. The
// words stand in checks/, beside the rules that they belong to.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/finding.h"
#include "analysis/kernel/instance.h"
#include "analysis/kernel/queue.h"
#include "analysis/kernel/refusal.h"
#include "analysis/python/world.h"
#include "analysis/syntax/children.h"

#include <optional>
#include <string>

namespace pallasd::kernel {

/// The syntax behind frames. Without it findings keep the range of the whole
/// expression and have no fixes.
class Sources {
public:
  explicit Sources(python::World &world) : world(world) {}
  /// The node that a frame names; null if the file or item is gone.
  const syntax::Node *node(const jax::SourceFrame &frame) const;
  /// The statement that holds the frame's item.
  const syntax::Stmt *statement(const jax::SourceFrame &frame) const;
  /// The file's tree; null if the file is gone.
  std::shared_ptr<const syntax::Module> module(const jax::SourceFrame &frame) const;
  /// Text of a node or place as the user wrote it.
  std::string text(const jax::SourceFrame &frame, const syntax::Range &range) const;
  std::string text(const jax::SourceFrame &frame, const syntax::Node &node) const { return text(frame, node.range); }
  /// The name under which the file imports a module ("jnp" for jax.numpy); empty if it doesn't.
  std::string alias(const jax::SourceFrame &frame, std::string_view module) const;
  /// The frame narrowed to another range of the same item.
  static jax::SourceFrame at(jax::SourceFrame frame, const syntax::Range &range);

private:
  const syntax::PlacedItem *placed(const jax::SourceFrame &frame, const python::SourceUnit **unit) const;
  python::World &world;
};

/// A refusal that lowering an instance meets. `body`: the jaxpr that holds the
/// refused equation (Verdict::body), if it isn't the instance's own.
Finding wordRefusal(const KernelInstance &instance, const Refusal &refusal, const Sources *sources = nullptr,
                    const jax::Jaxpr *body = nullptr);

/// What JAX raises while tracing, or the program itself.
Finding wordTraceRefusal(const DeferredInstance &deferred, const TraceRefusal &refusal,
                         const Sources *sources = nullptr);

} // namespace pallasd::kernel
