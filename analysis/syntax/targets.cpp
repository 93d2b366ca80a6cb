//===- targets.cpp - What can be assigned to and deleted --------*- C++ -*-===//
//
// Targets are parsed as expressions and turned into targets once the token
// behind them shows what they are; that is where they get their context.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/item_parser.h"

namespace pallasd::syntax {
namespace {

const char *describe(const Expr &expr) {
  switch (expr.kind) {
  case NodeKind::Constant:
    return "a literal";
  case NodeKind::JoinedStr:
    return "an f-string";
  case NodeKind::Call:
    return "a call";
  case NodeKind::Lambda:
    return "a lambda";
  case NodeKind::Compare:
    return "a comparison";
  case NodeKind::IfExp:
    return "a conditional expression";
  case NodeKind::NamedExpr:
    return "an assignment expression";
  case NodeKind::Dict:
    return "a dict display";
  case NodeKind::Set:
    return "a set display";
  case NodeKind::ListComp:
  case NodeKind::SetComp:
  case NodeKind::DictComp:
  case NodeKind::GeneratorExp:
    return "a comprehension";
  case NodeKind::Await:
    return "an await expression";
  case NodeKind::Yield:
  case NodeKind::YieldFrom:
    return "a yield expression";
  case NodeKind::Starred:
    return "a starred expression";
  default:
    return "an expression";
  }
}

} // namespace

Expr *ItemParser::parseTarget() { return at(Tok::Star) ? parseStarred(&ItemParser::parseBitwiseOr) : parseBitwiseOr(); }

Expr *ItemParser::parseTargets() {
  const Token start = peek();
  Expr *first = parseTarget();
  if (!at(Tok::Comma))
    return first;
  auto *tuple = arena.make<Sequence>(NodeKind::Tuple);
  tuple->elts.push_back(first);
  while (accept(Tok::Comma)) {
    if (at(Tok::KwIn) || at(Tok::Equal))
      break;
    tuple->elts.push_back(parseTarget());
  }
  return finish(tuple, start);
}

void ItemParser::refuseTarget(const Expr &expr, Context context) const {
  failAt(expr.range,
         std::string(describe(expr)) + (context == Context::Del ? " cannot be deleted" : " cannot be assigned to"));
}

void ItemParser::makeTarget(Expr *expr, Context context) {
  Nesting nesting(*this);
  switch (expr->kind) {
  case NodeKind::NameExpr:
    static_cast<NameExpr *>(expr)->ctx = context;
    return;
  case NodeKind::Attribute:
    static_cast<Attribute *>(expr)->ctx = context;
    return;
  case NodeKind::Subscript:
    static_cast<Subscript *>(expr)->ctx = context;
    return;
  case NodeKind::Starred: {
    if (context == Context::Del)
      refuseTarget(*expr, context);
    auto *starred = static_cast<Starred *>(expr);
    starred->ctx = context;
    if (starred->value->kind == NodeKind::Starred)
      refuseTarget(*expr, context);
    return makeTarget(starred->value, context);
  }
  case NodeKind::List:
  case NodeKind::Tuple: {
    auto *sequence = static_cast<Sequence *>(expr);
    sequence->ctx = context;
    for (Expr *element : sequence->elts)
      makeTarget(element, context);
    return;
  }
  default:
    refuseTarget(*expr, context);
  }
}

} // namespace pallasd::syntax
