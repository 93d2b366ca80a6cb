//===- statements.cpp - Tokens and statements -------------------*- C++ -*-===//
//
// The token cursor of ItemParser and all statements but definitions and match.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/item_parser.h"

#include "support/unicode.h"

#include <algorithm>
#include <utility>

namespace pallasd::syntax {
namespace {

constexpr int maxNesting = 1000;

std::optional<Operator> augmentedOperator(Tok kind) {
  switch (kind) {
  case Tok::PlusEqual:
    return Operator::Add;
  case Tok::MinusEqual:
    return Operator::Sub;
  case Tok::StarEqual:
    return Operator::Mult;
  case Tok::AtEqual:
    return Operator::MatMult;
  case Tok::SlashEqual:
    return Operator::Div;
  case Tok::PercentEqual:
    return Operator::Mod;
  case Tok::DoubleStarEqual:
    return Operator::Pow;
  case Tok::LeftShiftEqual:
    return Operator::LShift;
  case Tok::RightShiftEqual:
    return Operator::RShift;
  case Tok::VBarEqual:
    return Operator::BitOr;
  case Tok::CaretEqual:
    return Operator::BitXor;
  case Tok::AmperEqual:
    return Operator::BitAnd;
  case Tok::DoubleSlashEqual:
    return Operator::FloorDiv;
  default:
    return std::nullopt;
  }
}

bool isKeyword(Tok kind) { return kind >= Tok::KwFalse; }

} // namespace

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

ItemParser::ItemParser(std::string_view text, Arena &arena) : text(text), arena(arena), stream(lexItem(text)) {}

ItemParser::Nesting::Nesting(ItemParser &parser) : parser(parser) {
  if (++parser.depth > maxNesting) {
    --parser.depth;
    parser.fail(parser.peek(), "too deeply nested");
  }
}

const Token &ItemParser::advance() {
  const Token &token = stream.tokens[position];
  if (token.kind == Tok::Error)
    fail(token, stream.error);
  if (token.kind == Tok::EndMarker)
    return token;
  if (token.kind != Tok::Newline && token.kind != Tok::Indent && token.kind != Tok::Dedent)
    lastSignificant = position;
  ++position;
  return token;
}

bool ItemParser::accept(Tok kind) {
  if (!at(kind))
    return false;
  advance();
  return true;
}

const Token &ItemParser::expect(Tok kind, const char *what) {
  if (!at(kind))
    unexpected(what);
  return advance();
}

void ItemParser::fail(const Token &where, std::string message) const { failAt(rangeOf(where), std::move(message)); }

void ItemParser::failAt(Range where, std::string message) const { throw ParseFailure{where, std::move(message)}; }

void ItemParser::unexpected(const char *wanted) const {
  const Token &token = peek();
  switch (token.kind) {
  case Tok::Error:
    fail(token, stream.error);
  case Tok::Indent:
    fail(token, "unexpected indentation");
  case Tok::Dedent:
    fail(token, std::string("the block ends here, but ") + wanted + " is missing");
  case Tok::Newline:
  case Tok::EndMarker:
    fail(token, std::string("the line ends here, but ") + wanted + " is missing");
  default:
    break;
  }
  std::string found(spelling(token));
  if (token.kind == Tok::String)
    found = "a string";
  else
    found = (isKeyword(token.kind) ? "the keyword '" : "'") + found + "'";
  fail(token, std::string("expected ") + wanted + ", not " + found);
}

Name ItemParser::nameOf(const Token &token) {
  std::string_view text = spelling(token);
  bool ascii = std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  return ascii ? intern(text) : intern(normalizeIdentifier(text));
}

size_t ItemParser::matchingBracket(size_t open) const {
  int nested = 0;
  for (size_t index = open; index < stream.tokens.size(); ++index) {
    switch (stream.tokens[index].kind) {
    case Tok::LParen:
    case Tok::LBracket:
    case Tok::LBrace:
      ++nested;
      break;
    case Tok::RParen:
    case Tok::RBracket:
    case Tok::RBrace:
      if (--nested == 0)
        return index;
      break;
    default:
      break;
    }
  }
  return stream.tokens.size() - 1;
}

ItemParser::FieldScope::FieldScope(ItemParser &parser, TokenStream field)
    : parser(parser), saved(std::exchange(parser.stream, std::move(field))),
      savedPosition(std::exchange(parser.position, 0)), savedSignificant(std::exchange(parser.lastSignificant, 0)) {}

ItemParser::FieldScope::~FieldScope() {
  parser.stream = std::move(saved);
  parser.position = savedPosition;
  parser.lastSignificant = savedSignificant;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

Body ItemParser::parseStatements() {
  Body body;
  while (!at(Tok::EndMarker)) {
    if (accept(Tok::Newline))
      continue;
    parseStatement(body);
  }
  return body;
}

/// The lexer puts the error of an open bracket at the end of the tokens, but in the bracket's place.
ParseFailure ItemParser::cause(const ParseFailure &failure) const {
  for (const Token &token : stream.tokens)
    if (token.kind == Tok::Error && token.line < failure.range.line)
      return {rangeOf(token), stream.error};
  return failure;
}

Expr *ItemParser::parseWholeExpression() {
  Expr *expr = parseStarExpressions();
  accept(Tok::Newline);
  if (!at(Tok::EndMarker))
    unexpected("the end of the expression");
  return expr;
}

void ItemParser::parseStatement(Body &body) {
  Nesting nesting(*this);
  if (Stmt *compound = parseCompoundStatement())
    body.push_back(compound);
  else
    parseSimpleStatements(body);
}

Stmt *ItemParser::parseCompoundStatement() {
  const Token start = peek();
  switch (start.kind) {
  case Tok::KwIf:
    return parseIf();
  case Tok::KwWhile:
    return parseWhile();
  case Tok::KwFor:
    return parseFor(start, NodeKind::For);
  case Tok::KwTry:
    return parseTry();
  case Tok::KwWith:
    return parseWith(start, NodeKind::With);
  case Tok::KwDef:
    return parseFunction({}, start, NodeKind::FunctionDef);
  case Tok::KwClass:
    return parseClass({});
  case Tok::KwAsync:
    return parseAsync();
  case Tok::At:
    return parseDecorated();
  case Tok::Name:
    return atMatchStatement() ? parseMatch() : nullptr;
  default:
    return nullptr;
  }
}

void ItemParser::parseSimpleStatements(Body &body) {
  do {
    if (at(Tok::Newline))
      break;
    body.push_back(parseSimpleStatement());
  } while (accept(Tok::Semicolon));
  expect(Tok::Newline, "the end of the statement");
}

Stmt *ItemParser::parseSimpleStatement() {
  const Token start = peek();
  switch (start.kind) {
  case Tok::KwReturn:
    return parseReturn();
  case Tok::KwDel:
    return parseDelete();
  case Tok::KwRaise:
    return parseRaise();
  case Tok::KwAssert:
    return parseAssert();
  case Tok::KwImport:
    return parseImport();
  case Tok::KwFrom:
    return parseImportFrom();
  case Tok::KwGlobal:
    return parseScopeDeclaration(NodeKind::Global);
  case Tok::KwNonlocal:
    return parseScopeDeclaration(NodeKind::Nonlocal);
  case Tok::KwPass:
    advance();
    return finish(arena.make<Simple>(NodeKind::Pass), start);
  case Tok::KwBreak:
    advance();
    return finish(arena.make<Simple>(NodeKind::Break), start);
  case Tok::KwContinue:
    advance();
    return finish(arena.make<Simple>(NodeKind::Continue), start);
  default:
    break;
  }
  bool startsAlias =
      atWord("type") && peek(1).kind == Tok::Name && (peek(2).kind == Tok::Equal || peek(2).kind == Tok::LBracket);
  return startsAlias ? parseTypeAlias() : parseExpressionStatement();
}

Expr *ItemParser::parseRightHandSide() { return at(Tok::KwYield) ? parseYield() : parseStarExpressions(); }

Stmt *ItemParser::parseExpressionStatement() {
  const Token start = peek();
  Expr *first = parseRightHandSide();
  if (at(Tok::Equal))
    return parseAssignment(first, start);
  if (at(Tok::Colon))
    return parseAnnotatedAssignment(first, start);
  if (auto op = augmentedOperator(peek().kind))
    return parseAugmentedAssignment(first, *op, start);
  auto *statement = arena.make<ExprStmt>();
  statement->value = first;
  return finish(statement, start);
}

Stmt *ItemParser::parseAssignment(Expr *first, const Token &start) {
  auto *assign = arena.make<Assign>();
  Expr *value = first;
  while (accept(Tok::Equal)) {
    makeTarget(value, Context::Store);
    if (value->kind == NodeKind::Starred)
      failAt(value->range, "a starred target must stand in a list or tuple");
    assign->targets.push_back(value);
    value = parseRightHandSide();
  }
  if (augmentedOperator(peek().kind))
    fail(peek(), "an augmented assignment cannot be chained");
  assign->value = value;
  return finish(assign, start);
}

Stmt *ItemParser::parseAnnotatedAssignment(Expr *target, const Token &start) {
  bool isName = target->kind == NodeKind::NameExpr;
  if (!isName && target->kind != NodeKind::Attribute && target->kind != NodeKind::Subscript)
    failAt(target->range, "only a name, an attribute or a subscript can be annotated");
  makeTarget(target, Context::Store);
  advance();
  auto *assign = arena.make<AnnAssign>();
  assign->target = target;
  assign->simple = isName && start.kind != Tok::LParen;
  assign->annotation = parseExpression();
  if (accept(Tok::Equal))
    assign->value = parseRightHandSide();
  return finish(assign, start);
}

Stmt *ItemParser::parseAugmentedAssignment(Expr *target, Operator op, const Token &start) {
  if (target->kind != NodeKind::NameExpr && target->kind != NodeKind::Attribute && target->kind != NodeKind::Subscript)
    failAt(target->range, "an augmented assignment needs a name, an attribute or a subscript on its left");
  makeTarget(target, Context::Store);
  advance();
  auto *assign = arena.make<AugAssign>();
  assign->target = target;
  assign->op = op;
  assign->value = parseRightHandSide();
  return finish(assign, start);
}

Stmt *ItemParser::parseReturn() {
  const Token start = advance();
  auto *statement = arena.make<Return>();
  if (!at(Tok::Newline) && !at(Tok::Semicolon))
    statement->value = parseStarExpressions();
  return finish(statement, start);
}

Stmt *ItemParser::parseDelete() {
  const Token start = advance();
  auto *statement = arena.make<Delete>();
  do {
    if (at(Tok::Newline) || at(Tok::Semicolon))
      break;
    Expr *target = parseTarget();
    makeTarget(target, Context::Del);
    statement->targets.push_back(target);
  } while (accept(Tok::Comma));
  if (statement->targets.empty())
    unexpected("what to delete");
  return finish(statement, start);
}

Stmt *ItemParser::parseRaise() {
  const Token start = advance();
  auto *statement = arena.make<Raise>();
  if (!at(Tok::Newline) && !at(Tok::Semicolon)) {
    statement->exc = parseExpression();
    if (accept(Tok::KwFrom))
      statement->cause = parseExpression();
  }
  return finish(statement, start);
}

Stmt *ItemParser::parseAssert() {
  const Token start = advance();
  auto *statement = arena.make<Assert>();
  statement->test = parseExpression();
  if (accept(Tok::Comma))
    statement->msg = parseExpression();
  return finish(statement, start);
}

Name ItemParser::parseDottedName() {
  std::string dotted(*nameOf(expect(Tok::Name, "a module's name")));
  while (accept(Tok::Dot)) {
    dotted += '.';
    dotted += *nameOf(expect(Tok::Name, "a module's name"));
  }
  return intern(dotted);
}

Stmt *ItemParser::parseImport() {
  const Token start = advance();
  auto *statement = arena.make<Import>();
  do {
    const Token first = peek();
    Alias alias;
    alias.name = parseDottedName();
    if (accept(Tok::KwAs))
      alias.asName = nameOf(expect(Tok::Name, "a name"));
    alias.range = rangeFrom(first);
    statement->names.push_back(alias);
  } while (accept(Tok::Comma));
  return finish(statement, start);
}

Stmt *ItemParser::parseImportFrom() {
  const Token start = advance();
  auto *statement = arena.make<ImportFrom>();
  while (at(Tok::Dot) || at(Tok::Ellipsis))
    statement->level += advance().kind == Tok::Dot ? 1 : 3;
  if (!at(Tok::KwImport) || statement->level == 0)
    statement->module = parseDottedName();
  expect(Tok::KwImport, "'import'");
  if (at(Tok::Star)) {
    const Token star = advance();
    statement->names.push_back({intern("*"), nullptr, rangeOf(star), {}});
    return finish(statement, start);
  }
  bool parenthesized = accept(Tok::LParen);
  do {
    if (parenthesized && at(Tok::RParen) && !statement->names.empty())
      break;
    const Token first = peek();
    Alias alias;
    alias.name = nameOf(expect(Tok::Name, "a name to import"));
    if (accept(Tok::KwAs))
      alias.asName = nameOf(expect(Tok::Name, "a name"));
    alias.range = rangeFrom(first);
    statement->names.push_back(alias);
  } while (accept(Tok::Comma));
  if (parenthesized)
    expect(Tok::RParen, "')'");
  return finish(statement, start);
}

Stmt *ItemParser::parseScopeDeclaration(NodeKind kind) {
  const Token start = advance();
  auto *statement = arena.make<ScopeDecl>(kind);
  do
    statement->names.push_back(nameOf(expect(Tok::Name, "a name")));
  while (accept(Tok::Comma));
  return finish(statement, start);
}

Stmt *ItemParser::parseTypeAlias() {
  const Token start = advance();
  auto *statement = arena.make<TypeAlias>();
  const Token name = advance();
  auto *target = arena.make<NameExpr>();
  target->id = nameOf(name);
  target->ctx = Context::Store;
  statement->name = finish(target, name);
  statement->typeParams = parseTypeParameters();
  expect(Tok::Equal, "'='");
  statement->value = parseExpression();
  return finish(statement, start);
}

//===----------------------------------------------------------------------===//
// Compound statements
//===----------------------------------------------------------------------===//

Body ItemParser::parseBlock(const char *owner) {
  expect(Tok::Colon, "':'");
  Body body;
  if (!accept(Tok::Newline)) {
    parseSimpleStatements(body);
    return body;
  }
  if (!accept(Tok::Indent))
    fail(peek(), std::string("an indented block must follow ") + owner);
  while (!accept(Tok::Dedent))
    parseStatement(body);
  return body;
}

/// A chain of elif is built in a loop: it may be longer than the stack is deep.
Stmt *ItemParser::parseIf() {
  const Token start = advance();
  auto *first = arena.make<If>();
  std::vector<std::pair<If *, Token>> chain = {{first, start}};
  first->test = parseNamedExpression();
  first->body = parseBlock("'if'");
  while (at(Tok::KwElif)) {
    const Token clause = advance();
    auto *next = arena.make<If>();
    next->test = parseNamedExpression();
    next->body = parseBlock("'elif'");
    chain.back().first->orelse.push_back(next);
    chain.emplace_back(next, clause);
  }
  if (accept(Tok::KwElse))
    chain.back().first->orelse = parseBlock("'else'");
  for (auto &[node, clause] : chain)
    finish(node, clause);
  return first;
}

Stmt *ItemParser::parseWhile() {
  const Token start = advance();
  auto *loop = arena.make<While>();
  loop->test = parseNamedExpression();
  loop->body = parseBlock("'while'");
  if (accept(Tok::KwElse))
    loop->orelse = parseBlock("'else'");
  return finish(loop, start);
}

Stmt *ItemParser::parseFor(const Token &start, NodeKind kind) {
  advance();
  auto *loop = arena.make<For>(kind);
  loop->target = parseTargets();
  makeTarget(loop->target, Context::Store);
  if (loop->target->kind == NodeKind::Starred)
    failAt(loop->target->range, "a starred target must stand in a list or tuple");
  expect(Tok::KwIn, "'in'");
  loop->iter = parseStarExpressions();
  loop->body = parseBlock("'for'");
  if (accept(Tok::KwElse))
    loop->orelse = parseBlock("'else'");
  return finish(loop, start);
}

Stmt *ItemParser::parseAsync() {
  const Token start = advance();
  switch (peek().kind) {
  case Tok::KwDef:
    return parseFunction({}, start, NodeKind::AsyncFunctionDef);
  case Tok::KwFor:
    return parseFor(start, NodeKind::AsyncFor);
  case Tok::KwWith:
    return parseWith(start, NodeKind::AsyncWith);
  default:
    unexpected("'def', 'for' or 'with'");
  }
}

WithItem ItemParser::parseWithItem(bool parenthesized) {
  WithItem item{parseExpression(), nullptr};
  if (accept(Tok::KwAs)) {
    item.vars = parseTarget();
    makeTarget(item.vars, Context::Store);
    if (item.vars->kind == NodeKind::Starred)
      failAt(item.vars->range, "a starred target must stand in a list or tuple");
  }
  if (!at(Tok::Comma) && !at(parenthesized ? Tok::RParen : Tok::Colon))
    unexpected(parenthesized ? "',' or ')'" : "',' or ':'");
  return item;
}

std::optional<std::vector<WithItem>> ItemParser::parseParenthesizedWithItems() {
  size_t close = matchingBracket(position);
  if (close + 1 >= stream.tokens.size() || stream.tokens[close + 1].kind != Tok::Colon)
    return std::nullopt;
  return speculate([&]() -> std::optional<std::vector<WithItem>> {
    std::vector<WithItem> items;
    advance();
    do {
      if (at(Tok::RParen) && !items.empty())
        break;
      items.push_back(parseWithItem(true));
    } while (accept(Tok::Comma));
    expect(Tok::RParen, "')'");
    return items;
  });
}

Stmt *ItemParser::parseWith(const Token &start, NodeKind kind) {
  advance();
  auto *statement = arena.make<With>(kind);
  std::optional<std::vector<WithItem>> items;
  if (at(Tok::LParen))
    items = parseParenthesizedWithItems();
  if (items) {
    statement->items = std::move(*items);
  } else {
    do
      statement->items.push_back(parseWithItem(false));
    while (accept(Tok::Comma));
  }
  statement->body = parseBlock("'with'");
  return finish(statement, start);
}

ExceptHandler ItemParser::parseHandler(bool &star) {
  const Token start = advance();
  ExceptHandler handler;
  star = accept(Tok::Star);
  if (!at(Tok::Colon)) {
    handler.type = parseExpression();
    if (at(Tok::Comma))
      fail(peek(), "several exception types need parentheses");
    if (accept(Tok::KwAs))
      handler.name = nameOf(expect(Tok::Name, "a name"));
  } else if (star) {
    unexpected("one or more exception types");
  }
  handler.body = parseBlock("'except'");
  handler.range = rangeFrom(start);
  return handler;
}

Stmt *ItemParser::parseTry() {
  const Token start = advance();
  Body body = parseBlock("'try'");
  std::vector<ExceptHandler> handlers;
  bool anyStar = false;
  while (at(Tok::KwExcept)) {
    const Token clause = peek();
    if (!handlers.empty() && !handlers.back().type)
      fail(clause, "a bare 'except:' must be the last handler");
    bool star = false;
    handlers.push_back(parseHandler(star));
    if (handlers.size() > 1 && star != anyStar)
      fail(clause, "'except' and 'except*' cannot mix in one 'try'");
    anyStar = star;
  }
  auto *statement = arena.make<Try>(anyStar ? NodeKind::TryStar : NodeKind::Try);
  statement->body = std::move(body);
  statement->handlers = std::move(handlers);
  if (!statement->handlers.empty() && accept(Tok::KwElse))
    statement->orelse = parseBlock("'else'");
  if (accept(Tok::KwFinally))
    statement->finalbody = parseBlock("'finally'");
  else if (statement->handlers.empty())
    unexpected("'except' or 'finally'");
  return finish(statement, start);
}

} // namespace pallasd::syntax
