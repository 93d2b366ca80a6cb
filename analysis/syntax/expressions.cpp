//===- expressions.cpp - Expressions by precedence --------------*- C++ -*-===//
//
// Binary operators climb by precedence in one loop; everything else is one
// function a level. A parenthesised expression keeps its own range, without the
// parentheses, but what is built around it begins at the parenthesis.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/item_parser.h"

namespace pallasd::syntax {
namespace {

struct BinaryOperator {
  int precedence;
  Operator op;
};

std::optional<BinaryOperator> binaryOperator(Tok kind) {
  switch (kind) {
  case Tok::VBar:
    return {{0, Operator::BitOr}};
  case Tok::Caret:
    return {{1, Operator::BitXor}};
  case Tok::Amper:
    return {{2, Operator::BitAnd}};
  case Tok::LeftShift:
    return {{3, Operator::LShift}};
  case Tok::RightShift:
    return {{3, Operator::RShift}};
  case Tok::Plus:
    return {{4, Operator::Add}};
  case Tok::Minus:
    return {{4, Operator::Sub}};
  case Tok::Star:
    return {{5, Operator::Mult}};
  case Tok::Slash:
    return {{5, Operator::Div}};
  case Tok::DoubleSlash:
    return {{5, Operator::FloorDiv}};
  case Tok::Percent:
    return {{5, Operator::Mod}};
  case Tok::At:
    return {{5, Operator::MatMult}};
  default:
    return std::nullopt;
  }
}

std::optional<UnaryOperator> unaryOperator(Tok kind) {
  switch (kind) {
  case Tok::Plus:
    return UnaryOperator::UAdd;
  case Tok::Minus:
    return UnaryOperator::USub;
  case Tok::Tilde:
    return UnaryOperator::Invert;
  default:
    return std::nullopt;
  }
}

bool startsExpression(Tok kind) {
  switch (kind) {
  case Tok::Name:
  case Tok::Number:
  case Tok::String:
  case Tok::LParen:
  case Tok::LBracket:
  case Tok::LBrace:
  case Tok::Ellipsis:
  case Tok::Plus:
  case Tok::Minus:
  case Tok::Tilde:
  case Tok::Star:
  case Tok::KwNot:
  case Tok::KwLambda:
  case Tok::KwAwait:
  case Tok::KwNone:
  case Tok::KwTrue:
  case Tok::KwFalse:
    return true;
  default:
    return false;
  }
}

} // namespace

//===----------------------------------------------------------------------===//
// Lists of expressions
//===----------------------------------------------------------------------===//

bool ItemParser::endsExpressionList() const { return !startsExpression(peek().kind); }

Expr *ItemParser::parseStarred(Expr *(ItemParser::*operand)()) {
  const Token start = advance();
  auto *starred = arena.make<Starred>();
  starred->value = (this->*operand)();
  return finish(starred, start);
}

Expr *ItemParser::parseStarExpression() {
  return at(Tok::Star) ? parseStarred(&ItemParser::parseBitwiseOr) : parseExpression();
}

Expr *ItemParser::parseStarNamedExpression() {
  return at(Tok::Star) ? parseStarred(&ItemParser::parseBitwiseOr) : parseNamedExpression();
}

Expr *ItemParser::parseStarExpressions() {
  const Token start = peek();
  Expr *first = parseStarExpression();
  if (!at(Tok::Comma))
    return first;
  auto *tuple = arena.make<Sequence>(NodeKind::Tuple);
  tuple->elts.push_back(first);
  while (accept(Tok::Comma)) {
    if (endsExpressionList())
      break;
    tuple->elts.push_back(parseStarExpression());
  }
  return finish(tuple, start);
}

Expr *ItemParser::parseYield() {
  const Token start = advance();
  if (accept(Tok::KwFrom)) {
    auto *yieldFrom = arena.make<YieldFrom>();
    yieldFrom->value = parseExpression();
    return finish(yieldFrom, start);
  }
  auto *yield = arena.make<Yield>();
  if (!endsExpressionList())
    yield->value = parseStarExpressions();
  return finish(yield, start);
}

//===----------------------------------------------------------------------===//
// By precedence
//===----------------------------------------------------------------------===//

Expr *ItemParser::parseNamedExpression() {
  if (!at(Tok::Name) || peek(1).kind != Tok::ColonEqual) {
    Expr *expr = parseExpression();
    if (at(Tok::ColonEqual))
      failAt(expr->range, "':=' can assign to a plain name only");
    return expr;
  }
  const Token start = advance();
  auto *target = arena.make<NameExpr>();
  target->id = nameOf(start);
  target->ctx = Context::Store;
  finish(target, start);
  advance();
  auto *named = arena.make<NamedExpr>();
  named->target = target;
  named->value = parseExpression();
  return finish(named, start);
}

Expr *ItemParser::parseExpression() {
  Nesting nesting(*this);
  if (at(Tok::KwLambda))
    return parseLambda();
  const Token start = peek();
  Expr *body = parseDisjunction();
  if (!accept(Tok::KwIf))
    return body;
  auto *conditional = arena.make<IfExp>();
  conditional->body = body;
  conditional->test = parseDisjunction();
  expect(Tok::KwElse, "'else'");
  conditional->orelse = parseExpression();
  return finish(conditional, start);
}

Expr *ItemParser::parseLambda() {
  const Token start = advance();
  auto *lambda = arena.make<Lambda>();
  lambda->args = parseParameters(Tok::Colon, false);
  expect(Tok::Colon, "':'");
  lambda->body = parseExpression();
  return finish(lambda, start);
}

Expr *ItemParser::parseDisjunction() {
  const Token start = peek();
  Expr *first = parseConjunction();
  if (!at(Tok::KwOr))
    return first;
  auto *node = arena.make<BoolOp>();
  node->isAnd = false;
  node->values.push_back(first);
  while (accept(Tok::KwOr))
    node->values.push_back(parseConjunction());
  return finish(node, start);
}

Expr *ItemParser::parseConjunction() {
  const Token start = peek();
  Expr *first = parseInversion();
  if (!at(Tok::KwAnd))
    return first;
  auto *node = arena.make<BoolOp>();
  node->values.push_back(first);
  while (accept(Tok::KwAnd))
    node->values.push_back(parseInversion());
  return finish(node, start);
}

Expr *ItemParser::parseInversion() {
  if (!at(Tok::KwNot))
    return parseComparison();
  Nesting nesting(*this);
  const Token start = advance();
  auto *node = arena.make<UnaryOp>();
  node->op = UnaryOperator::Not;
  node->operand = parseInversion();
  return finish(node, start);
}

std::optional<CompareOperator> ItemParser::parseCompareOperator() {
  auto take = [this](CompareOperator op) {
    advance();
    return op;
  };
  switch (peek().kind) {
  case Tok::EqEqual:
    return take(CompareOperator::Eq);
  case Tok::NotEqual:
    return take(CompareOperator::NotEq);
  case Tok::Less:
    return take(CompareOperator::Lt);
  case Tok::LessEqual:
    return take(CompareOperator::LtE);
  case Tok::Greater:
    return take(CompareOperator::Gt);
  case Tok::GreaterEqual:
    return take(CompareOperator::GtE);
  case Tok::KwIn:
    return take(CompareOperator::In);
  case Tok::KwIs:
    advance();
    return accept(Tok::KwNot) ? CompareOperator::IsNot : CompareOperator::Is;
  case Tok::KwNot:
    if (peek(1).kind != Tok::KwIn)
      return std::nullopt;
    advance();
    return take(CompareOperator::NotIn);
  default:
    return std::nullopt;
  }
}

Expr *ItemParser::parseComparison() {
  const Token start = peek();
  Expr *left = parseBitwiseOr();
  auto op = parseCompareOperator();
  if (!op)
    return left;
  auto *node = arena.make<Compare>();
  node->left = left;
  for (; op; op = parseCompareOperator()) {
    node->ops.push_back(*op);
    node->comparators.push_back(parseBitwiseOr());
  }
  return finish(node, start);
}

Expr *ItemParser::parseBinary(int minimum) {
  const Token start = peek();
  Expr *left = parseFactor();
  while (auto found = binaryOperator(peek().kind)) {
    if (found->precedence < minimum)
      break;
    const Token op = advance();
    auto *node = arena.make<BinOp>();
    node->left = left;
    node->op = found->op;
    node->opRange = rangeOf(op);
    node->right = parseBinary(found->precedence + 1);
    left = finish(node, start);
  }
  return left;
}

Expr *ItemParser::parseFactor() {
  auto op = unaryOperator(peek().kind);
  if (!op)
    return parsePower();
  Nesting nesting(*this);
  const Token start = advance();
  auto *node = arena.make<UnaryOp>();
  node->op = *op;
  node->operand = parseFactor();
  return finish(node, start);
}

Expr *ItemParser::parsePower() {
  const Token start = peek();
  Expr *base = parseAwaitPrimary();
  if (!at(Tok::DoubleStar))
    return base;
  Nesting nesting(*this);
  const Token op = advance();
  auto *node = arena.make<BinOp>();
  node->left = base;
  node->op = Operator::Pow;
  node->opRange = rangeOf(op);
  node->right = parseFactor();
  return finish(node, start);
}

Expr *ItemParser::parseAwaitPrimary() {
  if (!at(Tok::KwAwait))
    return parsePrimary();
  const Token start = advance();
  auto *node = arena.make<Await>();
  node->value = parsePrimary();
  return finish(node, start);
}

Expr *ItemParser::parsePrimary() {
  const Token start = peek();
  Expr *expr = parseAtom();
  for (;;) {
    if (accept(Tok::Dot)) {
      auto *attribute = arena.make<Attribute>();
      attribute->value = expr;
      const Token name = expect(Tok::Name, "an attribute's name");
      attribute->attr = nameOf(name);
      attribute->attrRange = rangeOf(name);
      expr = finish(attribute, start);
    } else if (at(Tok::LParen)) {
      const Token open = advance();
      auto *call = arena.make<Call>();
      call->func = expr;
      parseCallArguments(call->args, call->keywords, open, false);
      expr = finish(call, start);
    } else if (accept(Tok::LBracket)) {
      auto *subscript = arena.make<Subscript>();
      subscript->value = expr;
      subscript->slice = parseSubscriptIndex();
      expect(Tok::RBracket, "']'");
      expr = finish(subscript, start);
    } else {
      return expr;
    }
  }
}

//===----------------------------------------------------------------------===//
// Calls and subscripts
//===----------------------------------------------------------------------===//

/// From behind the '('; consumes the ')'.
void ItemParser::parseCallArguments(std::vector<Expr *> &args, std::vector<Keyword> &keywords, const Token &open,
                                    bool inClass) {
  while (!at(Tok::RParen)) {
    if (parseCallArgument(args, keywords, open, inClass))
      return;
    if (!accept(Tok::Comma))
      break;
  }
  expect(Tok::RParen, "',' or ')'");
}

/// True if the argument was a generator expression, which takes the call's parentheses for its own.
bool ItemParser::parseCallArgument(std::vector<Expr *> &args, std::vector<Keyword> &keywords, const Token &open,
                                   bool inClass) {
  const Token start = peek();
  bool unpacked = false;
  for (const Keyword &keyword : keywords)
    unpacked = unpacked || !keyword.name;
  if (at(Tok::Star)) {
    if (unpacked)
      fail(start, "'*' unpacking cannot follow '**' unpacking");
    args.push_back(parseStarred(&ItemParser::parseExpression));
    return false;
  }
  if (accept(Tok::DoubleStar)) {
    Expr *value = parseExpression();
    keywords.push_back({nullptr, value, rangeFrom(start)});
    return false;
  }
  if (at(Tok::Name) && peek(1).kind == Tok::Equal) {
    advance();
    advance();
    Expr *value = parseExpression();
    keywords.push_back({nameOf(start), value, rangeFrom(start)});
    if (atComprehension())
      fail(peek(), "a generator expression cannot be a keyword argument without parentheses");
    return false;
  }
  Expr *value = parseNamedExpression();
  if (at(Tok::Equal))
    failAt(value->range, "a keyword argument needs a plain name before '='");
  if (atComprehension()) {
    bool alone = args.empty() && keywords.empty() && !inClass;
    Expr *generator = alone ? parseComprehension(NodeKind::GeneratorExp, nullptr, value, open, Tok::RParen) : nullptr;
    if (!generator)
      fail(start, "a generator expression needs parentheses unless it is the only argument");
    args.push_back(generator);
    return true;
  }
  if (!keywords.empty())
    failAt(value->range, unpacked ? "a positional argument follows '**' unpacking"
                                  : "a positional argument follows a keyword argument");
  args.push_back(value);
  return false;
}

Expr *ItemParser::parseSliceOrExpression() {
  const Token start = peek();
  if (at(Tok::Star))
    return parseStarred(&ItemParser::parseExpression);
  Expr *lower = at(Tok::Colon) ? nullptr : parseNamedExpression();
  if (!at(Tok::Colon))
    return lower;
  if (lower && lower->kind == NodeKind::NamedExpr && start.kind != Tok::LParen)
    fail(peek(), "an assignment expression needs parentheses in a slice");
  advance();
  auto *slice = arena.make<Slice>();
  auto atBoundEnd = [this] { return at(Tok::Colon) || at(Tok::Comma) || at(Tok::RBracket); };
  slice->lower = lower;
  if (!atBoundEnd())
    slice->upper = parseExpression();
  if (accept(Tok::Colon) && !atBoundEnd())
    slice->step = parseExpression();
  return finish(slice, start);
}

Expr *ItemParser::parseSubscriptIndex() {
  const Token start = peek();
  Expr *first = parseSliceOrExpression();
  if (!at(Tok::Comma) && first->kind != NodeKind::Starred)
    return first;
  auto *tuple = arena.make<Sequence>(NodeKind::Tuple);
  tuple->elts.push_back(first);
  while (accept(Tok::Comma)) {
    if (at(Tok::RBracket))
      break;
    tuple->elts.push_back(parseSliceOrExpression());
  }
  return finish(tuple, start);
}

//===----------------------------------------------------------------------===//
// Atoms and displays
//===----------------------------------------------------------------------===//

Expr *ItemParser::parseAtom() {
  const Token start = peek();
  auto constant = [&](ConstantValue value) {
    advance();
    auto *node = arena.make<Constant>();
    node->value = std::move(value);
    return finish(node, start);
  };
  switch (start.kind) {
  case Tok::Name: {
    advance();
    auto *name = arena.make<NameExpr>();
    name->id = nameOf(start);
    return finish(name, start);
  }
  case Tok::KwTrue:
    return constant(true);
  case Tok::KwFalse:
    return constant(false);
  case Tok::KwNone:
    return constant(NoneConst{});
  case Tok::Ellipsis:
    return constant(EllipsisConst{});
  case Tok::Number:
    return parseNumber();
  case Tok::String:
    return parseStrings();
  case Tok::LParen:
    return parseParenthesized();
  case Tok::LBracket:
    return parseListDisplay();
  case Tok::LBrace:
    return parseBraceDisplay();
  case Tok::KwYield:
    fail(start, "a yield expression needs parentheses here");
  default:
    unexpected("an expression");
  }
}

bool ItemParser::atComprehension() const { return at(Tok::KwFor) || (at(Tok::KwAsync) && peek(1).kind == Tok::KwFor); }

Expr *ItemParser::parseParenthesized() {
  const Token start = advance();
  if (at(Tok::KwYield)) {
    Expr *yield = parseYield();
    expect(Tok::RParen, "')'");
    return yield;
  }
  auto *tuple = arena.make<Sequence>(NodeKind::Tuple);
  if (accept(Tok::RParen))
    return finish(tuple, start);
  Expr *first = parseStarNamedExpression();
  if (atComprehension())
    return parseComprehension(NodeKind::GeneratorExp, nullptr, first, start, Tok::RParen);
  if (!at(Tok::Comma)) {
    if (first->kind == NodeKind::Starred)
      failAt(first->range, "a starred expression needs a list, a tuple or a set around it");
    expect(Tok::RParen, "',' or ')'");
    return first;
  }
  tuple->elts.push_back(first);
  while (accept(Tok::Comma)) {
    if (at(Tok::RParen))
      break;
    tuple->elts.push_back(parseStarNamedExpression());
  }
  expect(Tok::RParen, "',' or ')'");
  return finish(tuple, start);
}

Expr *ItemParser::parseListDisplay() {
  const Token start = advance();
  auto *list = arena.make<Sequence>(NodeKind::List);
  if (accept(Tok::RBracket))
    return finish(list, start);
  Expr *first = parseStarNamedExpression();
  if (atComprehension())
    return parseComprehension(NodeKind::ListComp, nullptr, first, start, Tok::RBracket);
  list->elts.push_back(first);
  while (accept(Tok::Comma)) {
    if (at(Tok::RBracket))
      break;
    list->elts.push_back(parseStarNamedExpression());
  }
  expect(Tok::RBracket, "',' or ']'");
  return finish(list, start);
}

Expr *ItemParser::parseBraceDisplay() {
  const Token start = advance();
  if (at(Tok::RBrace) || at(Tok::DoubleStar))
    return parseDictDisplay(start);
  bool walrus = at(Tok::Name) && peek(1).kind == Tok::ColonEqual;
  Expr *first = parseStarNamedExpression();
  if (at(Tok::Colon) && !walrus && first->kind != NodeKind::Starred) {
    advance();
    Expr *value = parseExpression();
    if (atComprehension())
      return parseComprehension(NodeKind::DictComp, first, value, start, Tok::RBrace);
    Expr *display = parseDictDisplay(start);
    auto *dict = static_cast<Dict *>(display);
    dict->keys.insert(dict->keys.begin(), first);
    dict->values.insert(dict->values.begin(), value);
    return dict;
  }
  if (atComprehension())
    return parseComprehension(NodeKind::SetComp, nullptr, first, start, Tok::RBrace);
  auto *set = arena.make<Set>();
  set->elts.push_back(first);
  while (accept(Tok::Comma)) {
    if (at(Tok::RBrace))
      break;
    set->elts.push_back(parseStarNamedExpression());
  }
  expect(Tok::RBrace, "',' or '}'");
  return finish(set, start);
}

void ItemParser::parseDictEntry(Dict *dict) {
  if (accept(Tok::DoubleStar)) {
    dict->keys.push_back(nullptr);
    dict->values.push_back(parseBitwiseOr());
    return;
  }
  dict->keys.push_back(parseExpression());
  expect(Tok::Colon, "':'");
  dict->values.push_back(parseExpression());
}

/// The rest of a dict display: from behind the '{', or behind the first entry.
Expr *ItemParser::parseDictDisplay(const Token &start) {
  auto *dict = arena.make<Dict>();
  if (at(Tok::DoubleStar))
    parseDictEntry(dict);
  while (accept(Tok::Comma)) {
    if (at(Tok::RBrace))
      break;
    parseDictEntry(dict);
  }
  expect(Tok::RBrace, "',' or '}'");
  return finish(dict, start);
}

//===----------------------------------------------------------------------===//
// Comprehensions
//===----------------------------------------------------------------------===//

Expr *ItemParser::parseComprehension(NodeKind kind, Expr *key, Expr *element, const Token &start, Tok close) {
  if (element->kind == NodeKind::Starred)
    failAt(element->range, "a comprehension's element cannot be unpacked");
  auto *comprehension = arena.make<Comp>(kind);
  comprehension->key = key;
  comprehension->elt = element;
  comprehension->generators = parseComprehensionClauses();
  expect(close, close == Tok::RParen ? "')'" : close == Tok::RBracket ? "']'" : "'}'");
  return finish(comprehension, start);
}

std::vector<Comprehension> ItemParser::parseComprehensionClauses() {
  std::vector<Comprehension> clauses;
  while (atComprehension()) {
    Comprehension clause{};
    clause.isAsync = accept(Tok::KwAsync);
    advance();
    clause.target = parseTargets();
    makeTarget(clause.target, Context::Store);
    if (clause.target->kind == NodeKind::Starred)
      failAt(clause.target->range, "a starred target must stand in a list or tuple");
    expect(Tok::KwIn, "'in'");
    clause.iter = parseDisjunction();
    while (accept(Tok::KwIf))
      clause.ifs.push_back(parseDisjunction());
    clauses.push_back(std::move(clause));
  }
  return clauses;
}

} // namespace pallasd::syntax
