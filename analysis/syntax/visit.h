//===- visit.h - The children of a node -------------------------*- C++ -*-===//
//
// One enumeration of children for everything that walks trees without caring
// for every kind of node.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"

namespace pallasd::syntax {

namespace detail {

template <typename Visit> struct ChildVisitor {
  Visit &visit;

  void one(const Node *node) {
    if (node)
      visit(*node);
  }
  template <typename T> void all(const std::vector<T *> &nodes) {
    for (const T *node : nodes)
      one(node);
  }
  void keywords(const std::vector<Keyword> &list) {
    for (const Keyword &keyword : list)
      one(keyword.value);
  }
  void arguments(const Arguments &args) {
    for (const auto *list : {&args.posOnly, &args.args, &args.kwOnly})
      for (const Arg &arg : *list)
        one(arg.annotation);
    one(args.varArg.annotation);
    one(args.kwArg.annotation);
    all(args.defaults);
    all(args.kwDefaults);
  }
  void typeParams(const std::vector<TypeParam> &params) {
    for (const TypeParam &param : params) {
      one(param.bound);
      one(param.defaultValue);
    }
  }
  void statement(const Node &node);
  bool expression(const Node &node);
  void pattern(const Node &node);
};

template <typename Visit> void ChildVisitor<Visit>::statement(const Node &node) {
  switch (node.kind) {
  case NodeKind::FunctionDef:
  case NodeKind::AsyncFunctionDef: {
    auto &n = cast<FunctionDef>(node);
    all(n.decorators), typeParams(n.typeParams), arguments(n.args), one(n.returns), all(n.body);
    return;
  }
  case NodeKind::ClassDef: {
    auto &n = cast<ClassDef>(node);
    all(n.decorators), typeParams(n.typeParams), all(n.bases), keywords(n.keywords), all(n.body);
    return;
  }
  case NodeKind::Return:
    return one(cast<Return>(node).value);
  case NodeKind::Delete:
    return all(cast<Delete>(node).targets);
  case NodeKind::Assign:
    return all(cast<Assign>(node).targets), one(cast<Assign>(node).value);
  case NodeKind::TypeAlias: {
    auto &n = cast<TypeAlias>(node);
    one(n.name), typeParams(n.typeParams), one(n.value);
    return;
  }
  case NodeKind::AugAssign:
    return one(cast<AugAssign>(node).target), one(cast<AugAssign>(node).value);
  case NodeKind::AnnAssign: {
    auto &n = cast<AnnAssign>(node);
    one(n.target), one(n.annotation), one(n.value);
    return;
  }
  case NodeKind::For:
  case NodeKind::AsyncFor: {
    auto &n = cast<For>(node);
    one(n.target), one(n.iter), all(n.body), all(n.orelse);
    return;
  }
  case NodeKind::While:
    return one(cast<While>(node).test), all(cast<While>(node).body), all(cast<While>(node).orelse);
  case NodeKind::If:
    return one(cast<If>(node).test), all(cast<If>(node).body), all(cast<If>(node).orelse);
  case NodeKind::With:
  case NodeKind::AsyncWith:
    for (const WithItem &item : cast<With>(node).items)
      one(item.context), one(item.vars);
    return all(cast<With>(node).body);
  case NodeKind::Match:
    one(cast<Match>(node).subject);
    for (const MatchCase &clause : cast<Match>(node).cases)
      one(clause.pattern), one(clause.guard), all(clause.body);
    return;
  case NodeKind::Raise:
    return one(cast<Raise>(node).exc), one(cast<Raise>(node).cause);
  case NodeKind::Try:
  case NodeKind::TryStar: {
    auto &n = cast<Try>(node);
    all(n.body);
    for (const ExceptHandler &handler : n.handlers)
      one(handler.type), all(handler.body);
    all(n.orelse), all(n.finalbody);
    return;
  }
  case NodeKind::Assert:
    return one(cast<Assert>(node).test), one(cast<Assert>(node).msg);
  case NodeKind::ExprStmt:
    return one(cast<ExprStmt>(node).value);
  default:
    if (!expression(node))
      pattern(node);
  }
}

template <typename Visit> bool ChildVisitor<Visit>::expression(const Node &node) {
  switch (node.kind) {
  case NodeKind::BoolOp:
    return all(cast<BoolOp>(node).values), true;
  case NodeKind::NamedExpr:
    one(cast<NamedExpr>(node).target);
    return one(cast<NamedExpr>(node).value), true;
  case NodeKind::BinOp:
    return one(cast<BinOp>(node).left), one(cast<BinOp>(node).right), true;
  case NodeKind::UnaryOp:
    return one(cast<UnaryOp>(node).operand), true;
  case NodeKind::Lambda:
    return arguments(cast<Lambda>(node).args), one(cast<Lambda>(node).body), true;
  case NodeKind::IfExp:
    return one(cast<IfExp>(node).body), one(cast<IfExp>(node).test), one(cast<IfExp>(node).orelse), true;
  case NodeKind::Dict:
    for (size_t i = 0; i < cast<Dict>(node).values.size(); ++i)
      one(cast<Dict>(node).keys[i]), one(cast<Dict>(node).values[i]);
    return true;
  case NodeKind::Set:
    return all(cast<Set>(node).elts), true;
  case NodeKind::ListComp:
  case NodeKind::SetComp:
  case NodeKind::DictComp:
  case NodeKind::GeneratorExp:
    one(cast<Comp>(node).key), one(cast<Comp>(node).elt);
    for (const Comprehension &clause : cast<Comp>(node).generators)
      one(clause.target), one(clause.iter), all(clause.ifs);
    return true;
  case NodeKind::Await:
    return one(cast<Await>(node).value), true;
  case NodeKind::Yield:
    return one(cast<Yield>(node).value), true;
  case NodeKind::YieldFrom:
    return one(cast<YieldFrom>(node).value), true;
  case NodeKind::Compare:
    return one(cast<Compare>(node).left), all(cast<Compare>(node).comparators), true;
  case NodeKind::Call:
    return one(cast<Call>(node).func), all(cast<Call>(node).args), keywords(cast<Call>(node).keywords), true;
  case NodeKind::FormattedValue:
    return one(cast<FormattedValue>(node).value), one(cast<FormattedValue>(node).formatSpec), true;
  case NodeKind::JoinedStr:
    return all(cast<JoinedStr>(node).values), true;
  case NodeKind::Attribute:
    return one(cast<Attribute>(node).value), true;
  case NodeKind::Subscript:
    return one(cast<Subscript>(node).value), one(cast<Subscript>(node).slice), true;
  case NodeKind::Starred:
    return one(cast<Starred>(node).value), true;
  case NodeKind::List:
  case NodeKind::Tuple:
    return all(cast<Sequence>(node).elts), true;
  case NodeKind::Slice:
    return one(cast<Slice>(node).lower), one(cast<Slice>(node).upper), one(cast<Slice>(node).step), true;
  default:
    return false;
  }
}

template <typename Visit> void ChildVisitor<Visit>::pattern(const Node &node) {
  switch (node.kind) {
  case NodeKind::MatchValue:
    return one(cast<MatchValue>(node).value);
  case NodeKind::MatchSequence:
  case NodeKind::MatchOr:
    return all(cast<MatchList>(node).patterns);
  case NodeKind::MatchMapping:
    return all(cast<MatchMapping>(node).keys), all(cast<MatchMapping>(node).patterns);
  case NodeKind::MatchClass: {
    auto &n = cast<MatchClass>(node);
    one(n.cls), all(n.patterns), all(n.kwdPatterns);
    return;
  }
  case NodeKind::MatchAs:
    return one(cast<MatchAs>(node).pattern);
  default:
    return;
  }
}

} // namespace detail

/// Calls `visit(const Node &)` for every statement, expression and pattern
/// directly below `node`, in the order of the text where CPython's fields are.
template <typename Visit> void forEachChild(const Node &node, Visit &&visit) {
  detail::ChildVisitor<Visit>{visit}.statement(node);
}

} // namespace pallasd::syntax
