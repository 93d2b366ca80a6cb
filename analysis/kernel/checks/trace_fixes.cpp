//===- trace_fixes.cpp - Fixes for what tracing refuses --------------------===//
//
// traced-condition: a branch that only writes refs becomes `pl.when`, which runs
// it under the same condition on the core. store-mismatch: what NumPy's own
// assignment would do (broadcast), a reduction that keeps its axis, or the
// conversion written out.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/trace_fixes.h"

#include "analysis/jax/pallas_refs.h"

#include <algorithm>

namespace pallasd::kernel {

using syntax::Range;

namespace {

//===----------------------------------------------------------------------===//
// traced-condition
//===----------------------------------------------------------------------===//

std::string fact(const Finding &finding, const std::string &name) {
  auto found = finding.data.find(name);
  return found == finding.data.end() ? std::string() : found->second;
}

bool isParameterAround(const Spot &spot, syntax::Name name) {
  auto holds = [&](const syntax::FunctionDef *def) {
    const syntax::Arguments &args = def->args;
    auto named = [&](const syntax::Arg &arg) { return arg.name == name; };
    return syntax::contains(def->range, spot.range()) &&
           (std::ranges::any_of(args.posOnly, named) || std::ranges::any_of(args.args, named) ||
            std::ranges::any_of(args.kwOnly, named));
  };
  return std::ranges::any_of(allOf<syntax::FunctionDef>(*spot.root), holds);
}

/// `ref[...] = value` or `ref[...] += value` of a parameter: nothing that Python would see later.
bool onlyWritesRefs(const Spot &spot, const syntax::Body &body) {
  auto isRefElement = [&](const syntax::Expr *target) {
    const auto *subscript = syntax::dynCast<syntax::Subscript>(target);
    const auto *name = subscript ? syntax::dynCast<syntax::NameExpr>(subscript->value) : nullptr;
    return name && isParameterAround(spot, name->id);
  };
  auto writesRef = [&](const syntax::Stmt *stmt) {
    if (!allOf<syntax::NamedExpr>(*stmt).empty())
      return false;
    if (const auto *assign = syntax::dynCast<syntax::Assign>(stmt))
      return std::ranges::all_of(assign->targets, isRefElement);
    const auto *augmented = syntax::dynCast<syntax::AugAssign>(stmt);
    return augmented && isRefElement(augmented->target);
  };
  return !body.empty() && std::ranges::all_of(body, writesRef);
}

/// One comparison, call or name: `and`, `not` and chains ask Python for a bool themselves.
bool isOneCondition(const syntax::Expr &test) {
  if (const auto *compare = syntax::dynCast<syntax::Compare>(&test))
    return compare->ops.size() == 1 && compare->ops[0] <= syntax::CompareOperator::GtE;
  return test.kind == syntax::NodeKind::NameExpr || test.kind == syntax::NodeKind::Call ||
         test.kind == syntax::NodeKind::BinOp;
}

/// From `begin` to where `text` has its last colon, exclusive of what follows it.
std::optional<Range> upToColon(Range range, const std::string &text) {
  size_t colon = text.rfind(':');
  if (colon == std::string::npos || text.find('#') != std::string::npos)
    return std::nullopt;
  size_t lineStart = text.rfind('\n', colon);
  range.endLine = range.line + int32_t(std::count(text.begin(), text.begin() + long(colon), '\n'));
  int32_t before = lineStart == std::string::npos ? range.column : -int32_t(lineStart) - 1;
  range.endColumn = before + int32_t(colon) + 1;
  return range;
}

void fixCondition(const Spot &spot, Finding &finding) {
  const auto *branch = spot.around<syntax::If>();
  if (!branch || !syntax::contains(branch->test->range, spot.range()))
    return;
  std::string condition = spot.text(branch->test->range);
  finding.message = "`if` needs a Python bool, but `" + condition + "` is known only when the kernel runs.";
  finding.why = "the body is traced once for all grid steps";
  std::string pl = spot.alias("jax.experimental.pallas"), jnp = spot.alias("jax.numpy");
  const Range &first = branch->body[0]->range;
  Range head = {branch->range.line, branch->range.column, first.line, first.column};
  std::string headText = spot.text(head);
  auto header = upToColon(head, headText);
  bool sameLine = first.line == branch->range.line;
  bool fits = header && headText.starts_with("if") && !sameLine && isOneCondition(*branch->test) && !pl.empty() &&
              onlyWritesRefs(spot, branch->body);
  if (!fits)
    return;
  std::string indent(size_t(branch->range.column), ' ');
  std::string define = "\n" + indent + "def _():";
  FixProposal fix{"Turn the branch into `@" + pl + ".when(…)`", FixSafety::Safe, {}};
  if (branch->orelse.empty()) {
    fix.edits = {spot.edit(*header, "@" + pl + ".when(" + condition + ")" + define)};
    finding.fixes.push_back(std::move(fix));
    return;
  }
  const Range &last = branch->body.back()->range, &other = branch->orelse[0]->range;
  Range gap = {last.endLine, last.endColumn, other.line, other.column};
  std::string gapText = spot.text(gap);
  auto elseHeader = upToColon(gap, gapText);
  size_t word = gapText.find("else");
  bool plainElse = elseHeader && word != std::string::npos && other.line > last.endLine + 1 &&
                   gapText.find_first_not_of(" \t\r\n") == word && gapText[word + 4] == ':';
  std::string name = "condition";
  bool nameIsFree = std::ranges::none_of(allOf<syntax::NameExpr>(*spot.root),
                                         [&](const syntax::NameExpr *used) { return *used->id == name; });
  if (!plainElse || !nameIsFree || jnp.empty() || !onlyWritesRefs(spot, branch->orelse))
    return;
  fix.title = "Turn the branches into two `@" + pl + ".when(…)`";
  fix.edits = {
      spot.edit(*header, name + " = " +
                             (condition.find('\n') == std::string::npos ? condition : "(" + condition + ")") + "\n\n" +
                             indent + "@" + pl + ".when(" + name + ")" + define),
      spot.edit(*elseHeader, "\n\n" + indent + "@" + pl + ".when(" + jnp + ".logical_not(" + name + "))" + define)};
  finding.fixes.push_back(std::move(fix));
}

//===----------------------------------------------------------------------===//
// store-mismatch
//===----------------------------------------------------------------------===//

bool broadcastsTo(const jax::Shape &from, const jax::Shape &to) {
  if (from.empty() || from.size() > to.size())
    return false;
  for (size_t i = 0; i < from.size(); ++i)
    if (from[from.size() - 1 - i] != 1 && from[from.size() - 1 - i] != to[to.size() - 1 - i])
      return false;
  return true;
}

const syntax::Keyword *keywordOf(const syntax::Call &call, std::string_view name) {
  for (const syntax::Keyword &keyword : call.keywords)
    if (keyword.name && *keyword.name == name)
      return &keyword;
  return nullptr;
}

std::optional<int64_t> constantInt(const syntax::Expr *expr) {
  if (const auto *negative = syntax::dynCast<syntax::UnaryOp>(expr);
      negative && negative->op == syntax::UnaryOperator::USub)
    if (auto value = constantInt(negative->operand))
      return -*value;
  const auto *constant = syntax::dynCast<syntax::Constant>(expr);
  const auto *value = constant ? std::get_if<int64_t>(&constant->value) : nullptr;
  return value ? std::optional(*value) : std::nullopt;
}

/// `jnp.sum(x, axis=1)` where the place keeps that axis with size 1.
bool fixReduction(const Spot &spot, const syntax::Expr &value, const jax::Aval &given, const jax::Aval &wanted,
                  Finding &finding) {
  const auto *call = syntax::dynCast<syntax::Call>(&value);
  const auto *callee = call ? syntax::dynCast<syntax::Attribute>(call->func) : nullptr;
  static constexpr std::string_view reductions[] = {"sum", "max", "min", "mean"};
  if (!callee || std::ranges::find(reductions, *callee->attr) == std::end(reductions) || keywordOf(*call, "keepdims"))
    return false;
  const syntax::Keyword *axisWord = keywordOf(*call, "axis");
  auto axis = axisWord ? constantInt(axisWord->value) : std::nullopt;
  auto rank = int64_t(given.shape.size()) + 1;
  if (!axis || *axis < -rank || *axis >= rank)
    return false;
  jax::Shape kept = given.shape;
  kept.insert(kept.begin() + (*axis < 0 ? *axis + rank : *axis), 1);
  if (kept != wanted.shape)
    return false;
  const Range &after = axisWord->value->range;
  Range place = {after.endLine, after.endColumn, after.endLine, after.endColumn};
  finding.fixes.push_back(
      {"Keep the reduced axis with size 1", FixSafety::Safe, {spot.edit(place, ", keepdims=True")}});
  return true;
}

bool isConvertible(jax::DType dtype) {
  return dtype == jax::DType::Float32 || dtype == jax::DType::BFloat16 || dtype == jax::DType::Int32;
}

bool canBeFollowedByDot(const syntax::Expr &value) {
  return value.kind == syntax::NodeKind::NameExpr || value.kind == syntax::NodeKind::Attribute ||
         value.kind == syntax::NodeKind::Subscript || value.kind == syntax::NodeKind::Call;
}

void fixStore(const Spot &spot, Finding &finding) {
  const auto *assign = spot.around<syntax::Assign>();
  const auto *target =
      assign && assign->targets.size() == 1 ? syntax::dynCast<syntax::Subscript>(assign->targets[0]) : nullptr;
  auto given = jax::avalFromText(fact(finding, "given")), wanted = jax::avalFromText(fact(finding, "wanted"));
  if (!target || !given || !wanted || given->shape.empty())
    return;
  const syntax::Expr &value = *assign->value;
  std::string ref = spot.text(target->value->range);
  Range before = {value.range.line, value.range.column, value.range.line, value.range.column};
  Range after = {value.range.endLine, value.range.endColumn, value.range.endLine, value.range.endColumn};
  if (given->dtype != wanted->dtype) {
    if (given->shape != wanted->shape || !isConvertible(given->dtype) || !isConvertible(wanted->dtype))
      return;
    std::string to(jax::name(wanted->dtype)), suffix = ".astype(" + ref + ".dtype)";
    FixProposal fix{
        "Convert to " + to + " in the store (values are rounded to what " + to + " holds)", FixSafety::Check, {}};
    if (canBeFollowedByDot(value))
      fix.edits = {spot.edit(after, suffix)};
    else
      fix.edits = {spot.edit(before, "("), spot.edit(after, ")" + suffix)};
    finding.fixes.push_back(std::move(fix));
    return;
  }
  if (fixReduction(spot, value, *given, *wanted, finding))
    return;
  std::string jnp = spot.alias("jax.numpy");
  bool whole = spot.text(target->slice->range) == "...";
  if (jnp.empty() || !whole || !broadcastsTo(given->shape, wanted->shape))
    return;
  finding.fixes.push_back({"Broadcast to the ref's shape, as NumPy's assignment does",
                           FixSafety::Safe,
                           {spot.edit(before, jnp + ".broadcast_to("), spot.edit(after, ", " + ref + ".shape)")}});
}

} // namespace

void refineTraceFinding(const DeferredInstance &deferred, const Sources &sources, Finding &finding) {
  jax::SourceFrame frame = finding.where;
  Spot spot(sources, frame);
  if (!spot.root)
    return;
  if (finding.rule->name == "traced-condition")
    fixCondition(spot, finding);
  else if (finding.rule->name == "store-mismatch")
    fixStore(spot, finding);
  else if (finding.rule->name == "captured-array" && fact(finding, "where") == "kernel")
    fixCapture(deferred, spot, finding);
  finding.why = jax::pallas::sentence(std::move(finding.why));
}

} // namespace pallasd::kernel
