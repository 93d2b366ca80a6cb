//===- patterns.cpp - The match statement -----------------------*- C++ -*-===//
//
// `match` and `case` are ordinary names elsewhere: a line is a match statement
// if it ends with a colon and an indented block follows, which no expression
// statement does.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/item_parser.h"

#include <utility>

namespace pallasd::syntax {

bool ItemParser::atMatchStatement() const {
  if (!atWord("match"))
    return false;
  switch (peek(1).kind) {
  case Tok::Equal:
  case Tok::Dot:
  case Tok::Comma:
  case Tok::Colon:
  case Tok::RParen:
  case Tok::Newline:
    return false;
  default:
    break;
  }
  size_t index = position;
  while (stream.tokens[index].kind != Tok::Newline && stream.tokens[index].kind != Tok::EndMarker &&
         stream.tokens[index].kind != Tok::Error)
    ++index;
  return stream.tokens[index].kind == Tok::Newline && stream.tokens[index - 1].kind == Tok::Colon &&
         index + 1 < stream.tokens.size() && stream.tokens[index + 1].kind == Tok::Indent;
}

Expr *ItemParser::parseSubject() {
  const Token start = peek();
  Expr *first = parseStarNamedExpression();
  if (!at(Tok::Comma)) {
    if (first->kind == NodeKind::Starred)
      failAt(first->range, "a starred expression needs a list, a tuple or a set around it");
    return first;
  }
  auto *tuple = arena.make<Sequence>(NodeKind::Tuple);
  tuple->elts.push_back(first);
  while (accept(Tok::Comma)) {
    if (endsExpressionList())
      break;
    tuple->elts.push_back(parseStarNamedExpression());
  }
  return finish(tuple, start);
}

Stmt *ItemParser::parseMatch() {
  const Token start = advance();
  auto *match = arena.make<Match>();
  match->subject = parseSubject();
  expect(Tok::Colon, "':'");
  expect(Tok::Newline, "the end of the line");
  expect(Tok::Indent, "an indented 'case'");
  while (!accept(Tok::Dedent)) {
    if (!atWord("case"))
      unexpected("'case'");
    match->cases.push_back(parseCase());
  }
  return finish(match, start);
}

MatchCase ItemParser::parseCase() {
  advance();
  MatchCase clause{};
  clause.pattern = parsePatterns();
  if (accept(Tok::KwIf))
    clause.guard = parseNamedExpression();
  clause.body = parseBlock("'case'");
  return clause;
}

/// The top of a case: a sequence needs no brackets there.
Pattern *ItemParser::parsePatterns() {
  const Token start = peek();
  Pattern *first = parseMaybeStarPattern();
  if (!at(Tok::Comma)) {
    if (first->kind == NodeKind::MatchStar)
      failAt(first->range, "a starred pattern must stand in a sequence pattern");
    return first;
  }
  auto *sequence = arena.make<MatchList>(NodeKind::MatchSequence);
  sequence->patterns.push_back(first);
  while (accept(Tok::Comma)) {
    if (at(Tok::Colon) || at(Tok::KwIf))
      break;
    sequence->patterns.push_back(parseMaybeStarPattern());
  }
  return finish(sequence, start);
}

/// A name to capture; null for the wildcard.
Name ItemParser::parseCaptureTarget() {
  const Token token = expect(Tok::Name, "a name");
  return spelling(token) == "_" ? nullptr : nameOf(token);
}

Pattern *ItemParser::parseMaybeStarPattern() {
  if (!at(Tok::Star))
    return parseAsPattern();
  const Token start = advance();
  auto *star = arena.make<MatchStar>();
  star->name = parseCaptureTarget();
  return finish(star, start);
}

Pattern *ItemParser::parseAsPattern() {
  Nesting nesting(*this);
  const Token start = peek();
  Pattern *pattern = parseOrPattern();
  if (!accept(Tok::KwAs))
    return pattern;
  auto *as = arena.make<MatchAs>();
  as->pattern = pattern;
  const Token target = peek();
  as->name = parseCaptureTarget();
  if (!as->name)
    fail(target, "'_' cannot be the target of 'as'");
  if (at(Tok::Dot) || at(Tok::LParen))
    fail(peek(), "the target of 'as' in a pattern must be a plain name");
  return finish(as, start);
}

Pattern *ItemParser::parseOrPattern() {
  const Token start = peek();
  Pattern *first = parseClosedPattern();
  if (!at(Tok::VBar))
    return first;
  auto *alternatives = arena.make<MatchList>(NodeKind::MatchOr);
  alternatives->patterns.push_back(first);
  while (accept(Tok::VBar))
    alternatives->patterns.push_back(parseClosedPattern());
  return finish(alternatives, start);
}

Pattern *ItemParser::parseSingletonPattern(ConstantValue value) {
  const Token start = advance();
  auto *singleton = arena.make<MatchSingleton>();
  singleton->value = std::move(value);
  return finish(singleton, start);
}

Pattern *ItemParser::parseClosedPattern() {
  const Token start = peek();
  switch (start.kind) {
  case Tok::KwNone:
    return parseSingletonPattern(NoneConst{});
  case Tok::KwTrue:
    return parseSingletonPattern(true);
  case Tok::KwFalse:
    return parseSingletonPattern(false);
  case Tok::Minus:
  case Tok::Number:
  case Tok::String: {
    auto *value = arena.make<MatchValue>();
    value->value = parsePatternKey();
    return finish(value, start);
  }
  case Tok::Name:
    return parseNamePattern();
  case Tok::LParen:
    return parseSequencePattern(Tok::RParen);
  case Tok::LBracket:
    return parseSequencePattern(Tok::RBracket);
  case Tok::LBrace:
    return parseMappingPattern();
  default:
    unexpected("a pattern");
  }
}

/// A signed number of one part. `real` numbers only, or imaginary ones only, in a sum.
Expr *ItemParser::parseSignedNumber(bool imaginaryAllowed) {
  const Token start = peek();
  bool negative = accept(Tok::Minus);
  if (!at(Tok::Number))
    unexpected("a number");
  Expr *number = parseNumber();
  if (!imaginaryAllowed && std::holds_alternative<ImaginaryConst>(cast<Constant>(*number).value))
    failAt(number->range, "the first part of a complex number in a pattern must be real");
  if (!negative)
    return number;
  auto *minus = arena.make<UnaryOp>();
  minus->op = UnaryOperator::USub;
  minus->operand = number;
  return finish(minus, start);
}

/// What a literal or value pattern, or the key of a mapping pattern, compares with.
Expr *ItemParser::parsePatternKey() {
  const Token start = peek();
  if (start.kind == Tok::String) {
    Expr *string = parseStrings();
    if (string->kind == NodeKind::JoinedStr)
      failAt(string->range, "a pattern cannot be an f-string");
    return string;
  }
  if (start.kind == Tok::KwNone || start.kind == Tok::KwTrue || start.kind == Tok::KwFalse)
    return parseAtom();
  if (start.kind == Tok::Name) {
    advance();
    auto *name = arena.make<NameExpr>();
    name->id = nameOf(start);
    Expr *value = finish(name, start);
    while (accept(Tok::Dot)) {
      auto *attribute = arena.make<Attribute>();
      attribute->value = value;
      const Token part = expect(Tok::Name, "an attribute's name");
      attribute->attr = nameOf(part);
      attribute->attrRange = rangeOf(part);
      value = finish(attribute, start);
    }
    return value;
  }
  bool sum = peek(start.kind == Tok::Minus ? 2 : 1).kind == Tok::Plus ||
             peek(start.kind == Tok::Minus ? 2 : 1).kind == Tok::Minus;
  Expr *left = parseSignedNumber(!sum);
  if (!sum)
    return left;
  const Token op = advance();
  auto *complex = arena.make<BinOp>();
  complex->left = left;
  complex->op = op.kind == Tok::Plus ? Operator::Add : Operator::Sub;
  complex->opRange = rangeOf(op);
  if (!at(Tok::Number))
    unexpected("an imaginary number");
  complex->right = parseNumber();
  if (!std::holds_alternative<ImaginaryConst>(cast<Constant>(*complex->right).value))
    failAt(complex->right->range, "the second part of a complex number in a pattern must be imaginary");
  return finish(complex, start);
}

Pattern *ItemParser::parseNamePattern() {
  const Token start = peek();
  if (spelling(start) == "_") { // never the beginning of a dotted name or a class
    advance();
    return finish(arena.make<MatchAs>(), start);
  }
  Expr *value = parsePatternKey();
  if (at(Tok::LParen))
    return parseClassPattern(value, start);
  if (value->kind == NodeKind::Attribute) {
    auto *pattern = arena.make<MatchValue>();
    pattern->value = value;
    return finish(pattern, start);
  }
  auto *capture = arena.make<MatchAs>();
  capture->name = cast<NameExpr>(*value).id;
  return finish(capture, start);
}

Pattern *ItemParser::parseClassPattern(Expr *cls, const Token &start) {
  advance();
  auto *pattern = arena.make<MatchClass>();
  pattern->cls = cls;
  while (!at(Tok::RParen)) {
    if (at(Tok::Name) && peek(1).kind == Tok::Equal) {
      pattern->kwdAttrs.push_back(nameOf(advance()));
      advance();
      pattern->kwdPatterns.push_back(parseAsPattern());
    } else {
      if (!pattern->kwdAttrs.empty())
        fail(peek(), "a positional pattern follows a keyword pattern");
      pattern->patterns.push_back(parseAsPattern());
    }
    if (!accept(Tok::Comma))
      break;
  }
  expect(Tok::RParen, "',' or ')'");
  return finish(pattern, start);
}

Pattern *ItemParser::parseSequencePattern(Tok close) {
  const Token start = advance();
  auto *sequence = arena.make<MatchList>(NodeKind::MatchSequence);
  bool comma = false;
  while (!at(close)) {
    sequence->patterns.push_back(parseMaybeStarPattern());
    comma = accept(Tok::Comma);
    if (!comma)
      break;
  }
  expect(close, close == Tok::RParen ? "',' or ')'" : "',' or ']'");
  bool group = close == Tok::RParen && sequence->patterns.size() == 1 && !comma;
  if (!group)
    return finish(sequence, start);
  Pattern *only = sequence->patterns.front();
  if (only->kind == NodeKind::MatchStar)
    failAt(only->range, "a starred pattern must stand in a sequence pattern");
  return only;
}

Pattern *ItemParser::parseMappingPattern() {
  const Token start = advance();
  auto *mapping = arena.make<MatchMapping>();
  while (!at(Tok::RBrace)) {
    if (mapping->rest)
      fail(peek(), "nothing can follow the '**' of a mapping pattern");
    if (accept(Tok::DoubleStar)) {
      const Token target = peek();
      mapping->rest = parseCaptureTarget();
      if (!mapping->rest)
        fail(target, "'_' cannot take the rest of a mapping");
    } else {
      const Token key = peek();
      mapping->keys.push_back(parsePatternKey());
      if (mapping->keys.back()->kind == NodeKind::NameExpr)
        fail(key, "the key of a mapping pattern must be a literal or a dotted name");
      expect(Tok::Colon, "':'");
      mapping->patterns.push_back(parseAsPattern());
    }
    if (!accept(Tok::Comma))
      break;
  }
  expect(Tok::RBrace, "',' or '}'");
  return finish(mapping, start);
}

} // namespace pallasd::syntax
