//===- capture_fixes.cpp - Fixes for arrays that a kernel closes over ------===//
//
// Rule captured-array (messages.md, 5). Which name is meant follows from the
// expression: the one that no function of the kernel binds. A scalar made from a
// literal becomes a NumPy scalar, which JAX takes as a literal; an array becomes
// an operand: argument of the call, parameter of the kernel, spec, and each use.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/trace_fixes.h"

#include <algorithm>

namespace pallasd::kernel {

using syntax::Range;

namespace {

/// Names in an expression that stand for a value of their own: not the module in `jnp.sum`, not a callee.
std::vector<const syntax::NameExpr *> valueNames(const syntax::Node &expr) {
  std::vector<const syntax::NameExpr *> names = allOf<syntax::NameExpr>(expr);
  auto drop = [&](const syntax::Expr *other) {
    std::erase_if(names, [&](const syntax::NameExpr *name) { return name == other; });
  };
  for (const auto *call : allOf<syntax::Call>(expr)) {
    drop(call->func);
    if (const auto *callee = syntax::dynCast<syntax::Attribute>(call->func))
      if (const auto *module = syntax::dynCast<syntax::NameExpr>(callee->value);
          module && module->binding.kind == syntax::Binding::Global && *module->id != *callee->attr &&
          callee->attr != syntax::intern("astype"))
        drop(module);
  }
  return names;
}

/// The one global that the expression uses as a value; null if there are none or several.
const syntax::NameExpr *capturedName(const Spot &spot) {
  const syntax::Node *node = spot.root ? syntax::nodeAt(*spot.root, spot.range()) : nullptr;
  const syntax::NameExpr *found = nullptr;
  for (const syntax::NameExpr *name : node ? valueNames(*node) : std::vector<const syntax::NameExpr *>()) {
    if (name->binding.kind != syntax::Binding::Global)
      continue;
    if (found && found->id != name->id)
      return nullptr;
    found = found ? found : name;
  }
  return found;
}

/// The module's one top-level `name = …`; null if it is assigned otherwise or more than once.
struct Definition {
  const syntax::PlacedItem *item = nullptr;
  const syntax::Assign *assign = nullptr;
};
Definition definitionOf(const syntax::Module &module, syntax::Name name) {
  Definition found;
  for (const syntax::PlacedItem &item : module.items)
    for (const auto *used :
         item.item->stmt ? allOf<syntax::NameExpr>(*item.item->stmt) : std::vector<const syntax::NameExpr *>()) {
      if (used->id != name || used->ctx != syntax::Context::Store || used->binding.kind == syntax::Binding::Local)
        continue;
      const auto *assign = syntax::dynCast<syntax::Assign>(item.item->stmt);
      if (found.item || !assign || assign->targets.size() != 1 || assign->targets[0] != used)
        return {};
      found = {&item, assign};
    }
  return found;
}

size_t usesOf(const syntax::Module &module, syntax::Name name) {
  size_t count = 0;
  for (const syntax::PlacedItem &item : module.items)
    if (item.item->stmt)
      for (const auto *used : allOf<syntax::NameExpr>(*item.item->stmt))
        count += used->id == name && used->ctx == syntax::Context::Load;
  return count;
}

jax::SourceFrame frameIn(const jax::SourceFrame &file, const syntax::PlacedItem &item, const Range &range) {
  jax::SourceFrame frame = file;
  frame.item = item.item->id;
  return Sources::at(frame, range);
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// `S = jnp.float32(0.5)` → `S = np.float32(0.5)`.
void proposeNumpyScalar(const Spot &spot, const syntax::Module &module, syntax::Name name, Finding &finding) {
  Definition definition = definitionOf(module, name);
  const auto *call = definition.assign ? syntax::dynCast<syntax::Call>(definition.assign->value) : nullptr;
  const auto *callee = call ? syntax::dynCast<syntax::Attribute>(call->func) : nullptr;
  const auto *from = callee ? syntax::dynCast<syntax::NameExpr>(callee->value) : nullptr;
  static constexpr std::string_view types[] = {"float32", "float16", "int32", "int16", "int8", "uint32", "bool_"};
  bool plain = from && *from->id == spot.alias("jax.numpy") && call->args.size() == 1 && call->keywords.empty() &&
               call->args[0]->kind == syntax::NodeKind::Constant &&
               std::ranges::find(types, *callee->attr) != std::end(types);
  if (!plain)
    return;
  std::string np = spot.alias("numpy");
  FixProposal fix{"Use a NumPy scalar, which becomes a literal of the kernel",
                  usesOf(module, name) == 1 ? FixSafety::Safe : FixSafety::Check,
                  {{frameIn(spot.frame, *definition.item, from->range), np.empty() ? "np" : np}}};
  if (np.empty()) {
    if (usesOf(module, syntax::intern("np")) > 0)
      return;
    auto isImport = [](const syntax::PlacedItem &item) {
      return item.item->stmt && item.item->stmt->kind == syntax::NodeKind::Import;
    };
    auto first = std::ranges::find_if(module.items, isImport);
    if (first == module.items.end())
      return;
    fix.edits.push_back({frameIn(spot.frame, *first, {0, 0, 0, 0}), "import numpy as np\n"});
  }
  finding.fixes.push_back(std::move(fix));
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

struct KernelUse {
  const syntax::Call *operands = nullptr; ///< `pl.pallas_call(kernel, …)(x)`
  const syntax::Call *made = nullptr;     ///< `pl.pallas_call(kernel, …)`
};

/// The call, if it is written in one expression with plain operands and names the kernel itself.
std::optional<KernelUse> kernelUse(const DeferredInstance &deferred, const Spot &call) {
  const syntax::Node *node = call.root ? syntax::nodeAt(*call.root, call.range()) : nullptr;
  const auto *operands = syntax::dynCast<syntax::Call>(node);
  const auto *made = operands ? syntax::dynCast<syntax::Call>(operands->func) : nullptr;
  if (!made || made->args.empty() || !operands->keywords.empty() || operands->args.empty())
    return std::nullopt;
  const auto *name = syntax::dynCast<syntax::NameExpr>(made->args[0]);
  bool isStarred =
      std::ranges::any_of(operands->args, [](auto *arg) { return arg->kind == syntax::NodeKind::Starred; });
  bool plain =
      name && *name->id == *deferred.kernel->name && !isStarred && operands->args.size() == deferred.inAvals.size();
  return plain ? std::optional(KernelUse{operands, made}) : std::nullopt;
}

const syntax::Expr *valueOf(const syntax::Call &call, std::string_view keyword) {
  for (const syntax::Keyword &given : call.keywords)
    if (given.name && *given.name == keyword)
      return given.value;
  return nullptr;
}

Range behind(const syntax::Range &range) { return {range.endLine, range.endColumn, range.endLine, range.endColumn}; }

/// `w_ref`, a name that the kernel doesn't use.
std::string refName(const syntax::Node &kernel, const std::string &name) {
  std::string candidate;
  for (char c : name)
    candidate += char(std::tolower(static_cast<unsigned char>(c)));
  candidate += "_ref";
  for (const auto *used : allOf<syntax::NameExpr>(kernel))
    if (*used->id == candidate)
      return {};
  return candidate;
}

void proposeOperand(const DeferredInstance &deferred, const Spot &spot, const syntax::Module &module, syntax::Name name,
                    Finding &finding) {
  const auto *def = deferred.kernel ? deferred.kernel->def : nullptr;
  if (!def || !deferred.source || deferred.source->file != spot.frame.file || spot.root != def)
    return;
  Spot call(spot.sources, *deferred.source);
  auto use = kernelUse(deferred, call);
  std::string ref = refName(*def, *name), pl = spot.alias("jax.experimental.pallas");
  size_t inputs = deferred.inAvals.size();
  bool simple = use && !ref.empty() && !pl.empty() && !valueOf(*use->made, "grid_spec") && def->args.posOnly.empty() &&
                def->args.args.size() > inputs && usesOf(module, def->name) == 1 &&
                definitionOf(module, name).item != nullptr;
  if (!simple)
    return;
  FixProposal fix{"Pass `" + *name + "` as an operand", FixSafety::Check, {}};
  fix.edits.push_back(call.edit(behind(use->operands->args.back()->range), ", " + *name));
  const Range &parameter = def->args.args[inputs].range;
  fix.edits.push_back(spot.edit({parameter.line, parameter.column, parameter.line, parameter.column}, ref + ", "));
  for (const auto *used : allOf<syntax::NameExpr>(*def))
    if (used->id == name && used->binding.kind == syntax::Binding::Global)
      fix.edits.push_back(spot.edit(used->range, ref + "[...]"));
  if (const syntax::Expr *specs = valueOf(*use->made, "in_specs")) {
    const auto *list = syntax::dynCast<syntax::Sequence>(specs);
    if (!list || list->kind != syntax::NodeKind::List || list->elts.size() != inputs || list->elts.empty())
      return;
    fix.edits.push_back(call.edit(behind(list->elts.back()->range),
                                  ", " + pl + ".BlockSpec(" + *name + ".shape, lambda *_: (0,) * " + *name + ".ndim)"));
  }
  finding.fixes.push_back(std::move(fix));
}

} // namespace

void fixCapture(const DeferredInstance &deferred, const Spot &spot, Finding &finding) {
  const syntax::NameExpr *used = capturedName(spot);
  auto module = spot.sources.module(spot.frame);
  if (!used || !module)
    return;
  std::string type = finding.data.contains("type") ? finding.data.at("type") : "an array";
  finding.where = Sources::at(spot.frame, used->range);
  finding.message = "The kernel closes over `" + *used->id + "`, an array " + type +
                    "; a kernel may use arrays only through its refs.";
  if (Definition definition = definitionOf(*module, used->id); definition.item)
    finding.related.insert(finding.related.begin(), {frameIn(spot.frame, *definition.item, definition.assign->range),
                                                     "`" + *used->id + "` is made here"});
  if (finding.data.contains("rank") && finding.data.at("rank") == "0")
    proposeNumpyScalar(spot, *module, used->id, finding);
  else
    proposeOperand(deferred, spot, *module, used->id, finding);
}

} // namespace pallasd::kernel
