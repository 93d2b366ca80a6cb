//===- children.cpp - Walking a tree of any node kinds ---------------------===//
//
// A switch over all node kinds. Null fields (`**value` keys, absent parts) are
// passed over.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/children.h"

#include <tuple>

namespace pallasd::syntax {

namespace {
class Children {
public:
  explicit Children(const NodeVisitor &visit) : visit(visit) {}
  void of(const Node &node);

private:
  void one(const Node *node) {
    if (node)
      visit(*node);
  }
  template <typename T> void all(const std::vector<T *> &nodes) {
    for (const T *node : nodes)
      one(node);
  }
  void arguments(const Arguments &args);
  void keywords(const std::vector<Keyword> &keywords) {
    for (const Keyword &keyword : keywords)
      one(keyword.value);
  }
  bool expression(const Node &node);
  bool compoundExpression(const Node &node);
  bool statement(const Node &node);
  bool block(const Node &node);
  bool definition(const Node &node);
  void pattern(const Node &node);
  const NodeVisitor &visit;
};
} // namespace

void Children::arguments(const Arguments &args) {
  for (const auto *list : {&args.posOnly, &args.args, &args.kwOnly})
    for (const Arg &arg : *list)
      one(arg.annotation);
  one(args.varArg.annotation);
  one(args.kwArg.annotation);
  all(args.defaults);
  all(args.kwDefaults);
}

bool Children::expression(const Node &node) {
  switch (node.kind) {
  case NodeKind::BoolOp:
    all(cast<BoolOp>(node).values);
    return true;
  case NodeKind::NamedExpr:
    one(cast<NamedExpr>(node).target);
    one(cast<NamedExpr>(node).value);
    return true;
  case NodeKind::BinOp:
    one(cast<BinOp>(node).left);
    one(cast<BinOp>(node).right);
    return true;
  case NodeKind::UnaryOp:
    one(cast<UnaryOp>(node).operand);
    return true;
  case NodeKind::IfExp:
    one(cast<IfExp>(node).test);
    one(cast<IfExp>(node).body);
    one(cast<IfExp>(node).orelse);
    return true;
  case NodeKind::Dict:
    all(cast<Dict>(node).keys);
    all(cast<Dict>(node).values);
    return true;
  case NodeKind::Set:
    all(cast<Set>(node).elts);
    return true;
  case NodeKind::List:
  case NodeKind::Tuple:
    all(cast<Sequence>(node).elts);
    return true;
  default:
    return compoundExpression(node);
  }
}

bool Children::compoundExpression(const Node &node) {
  switch (node.kind) {
  case NodeKind::Lambda:
    arguments(cast<Lambda>(node).args);
    one(cast<Lambda>(node).body);
    return true;
  case NodeKind::ListComp:
  case NodeKind::SetComp:
  case NodeKind::DictComp:
  case NodeKind::GeneratorExp: {
    const auto &comp = cast<Comp>(node);
    one(comp.key);
    one(comp.elt);
    for (const Comprehension &generator : comp.generators) {
      one(generator.target);
      one(generator.iter);
      all(generator.ifs);
    }
    return true;
  }
  case NodeKind::Await:
    one(cast<Await>(node).value);
    return true;
  case NodeKind::Yield:
    one(cast<Yield>(node).value);
    return true;
  case NodeKind::YieldFrom:
    one(cast<YieldFrom>(node).value);
    return true;
  case NodeKind::Compare:
    one(cast<Compare>(node).left);
    all(cast<Compare>(node).comparators);
    return true;
  case NodeKind::Call:
    one(cast<Call>(node).func);
    all(cast<Call>(node).args);
    keywords(cast<Call>(node).keywords);
    return true;
  case NodeKind::FormattedValue:
    one(cast<FormattedValue>(node).value);
    one(cast<FormattedValue>(node).formatSpec);
    return true;
  case NodeKind::JoinedStr:
    all(cast<JoinedStr>(node).values);
    return true;
  case NodeKind::Attribute:
    one(cast<Attribute>(node).value);
    return true;
  case NodeKind::Subscript:
    one(cast<Subscript>(node).value);
    one(cast<Subscript>(node).slice);
    return true;
  case NodeKind::Starred:
    one(cast<Starred>(node).value);
    return true;
  case NodeKind::Slice:
    one(cast<Slice>(node).lower);
    one(cast<Slice>(node).upper);
    one(cast<Slice>(node).step);
    return true;
  default:
    return false;
  }
}

bool Children::statement(const Node &node) {
  switch (node.kind) {
  case NodeKind::Return:
    one(cast<Return>(node).value);
    return true;
  case NodeKind::Delete:
    all(cast<Delete>(node).targets);
    return true;
  case NodeKind::Assign:
    all(cast<Assign>(node).targets);
    one(cast<Assign>(node).value);
    return true;
  case NodeKind::TypeAlias:
    one(cast<TypeAlias>(node).name);
    one(cast<TypeAlias>(node).value);
    return true;
  case NodeKind::AugAssign:
    one(cast<AugAssign>(node).target);
    one(cast<AugAssign>(node).value);
    return true;
  case NodeKind::AnnAssign:
    one(cast<AnnAssign>(node).target);
    one(cast<AnnAssign>(node).annotation);
    one(cast<AnnAssign>(node).value);
    return true;
  case NodeKind::Raise:
    one(cast<Raise>(node).exc);
    one(cast<Raise>(node).cause);
    return true;
  case NodeKind::Assert:
    one(cast<Assert>(node).test);
    one(cast<Assert>(node).msg);
    return true;
  case NodeKind::ExprStmt:
    one(cast<ExprStmt>(node).value);
    return true;
  default:
    return block(node);
  }
}

bool Children::block(const Node &node) {
  switch (node.kind) {
  case NodeKind::For:
  case NodeKind::AsyncFor:
    one(cast<For>(node).target);
    one(cast<For>(node).iter);
    all(cast<For>(node).body);
    all(cast<For>(node).orelse);
    return true;
  case NodeKind::While:
    one(cast<While>(node).test);
    all(cast<While>(node).body);
    all(cast<While>(node).orelse);
    return true;
  case NodeKind::If:
    one(cast<If>(node).test);
    all(cast<If>(node).body);
    all(cast<If>(node).orelse);
    return true;
  case NodeKind::With:
  case NodeKind::AsyncWith:
    for (const WithItem &item : cast<With>(node).items) {
      one(item.context);
      one(item.vars);
    }
    all(cast<With>(node).body);
    return true;
  case NodeKind::Try:
  case NodeKind::TryStar:
    all(cast<Try>(node).body);
    for (const ExceptHandler &handler : cast<Try>(node).handlers) {
      one(handler.type);
      all(handler.body);
    }
    all(cast<Try>(node).orelse);
    all(cast<Try>(node).finalbody);
    return true;
  case NodeKind::Match:
    one(cast<Match>(node).subject);
    for (const MatchCase &branch : cast<Match>(node).cases) {
      one(branch.pattern);
      one(branch.guard);
      all(branch.body);
    }
    return true;
  default:
    return definition(node);
  }
}

bool Children::definition(const Node &node) {
  if (auto *def = dynCast<FunctionDef>(&node)) {
    all(def->decorators);
    arguments(def->args);
    one(def->returns);
    all(def->body);
    return true;
  }
  if (auto *cls = dynCast<ClassDef>(&node)) {
    all(cls->decorators);
    all(cls->bases);
    keywords(cls->keywords);
    all(cls->body);
    return true;
  }
  return false;
}

void Children::pattern(const Node &node) {
  switch (node.kind) {
  case NodeKind::MatchValue:
    return one(cast<MatchValue>(node).value);
  case NodeKind::MatchSequence:
  case NodeKind::MatchOr:
    return all(cast<MatchList>(node).patterns);
  case NodeKind::MatchMapping:
    all(cast<MatchMapping>(node).keys);
    return all(cast<MatchMapping>(node).patterns);
  case NodeKind::MatchClass:
    one(cast<MatchClass>(node).cls);
    all(cast<MatchClass>(node).patterns);
    return all(cast<MatchClass>(node).kwdPatterns);
  case NodeKind::MatchAs:
    return one(cast<MatchAs>(node).pattern);
  default:
    return;
  }
}

void Children::of(const Node &node) {
  if (!expression(node) && !statement(node))
    pattern(node);
}

void forEachChild(const Node &node, const NodeVisitor &visit) { Children(visit).of(node); }

bool contains(const Range &outer, const Range &inner) {
  return std::tie(outer.line, outer.column) <= std::tie(inner.line, inner.column) &&
         std::tie(inner.endLine, inner.endColumn) <= std::tie(outer.endLine, outer.endColumn);
}

const Node *nodeAt(const Node &root, const Range &range) {
  if (root.range == range)
    return &root;
  const Node *found = nullptr;
  // Decorators lie outside the range that CPython gives a definition.
  bool definition = root.kind == NodeKind::FunctionDef || root.kind == NodeKind::ClassDef;
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
