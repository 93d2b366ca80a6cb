//===- definitions.cpp - Functions, classes, parameters ---------*- C++ -*-===//
//
// Order rules of parameters are checked while they are read.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/item_parser.h"

#include <utility>

namespace pallasd::syntax {

Stmt *ItemParser::parseDecorated() {
  std::vector<Expr *> decorators;
  while (accept(Tok::At)) {
    decorators.push_back(parseNamedExpression());
    expect(Tok::Newline, "the end of the decorator's line");
  }
  const Token start = peek();
  switch (start.kind) {
  case Tok::KwDef:
    return parseFunction(std::move(decorators), start, NodeKind::FunctionDef);
  case Tok::KwClass:
    return parseClass(std::move(decorators));
  case Tok::KwAsync:
    advance();
    if (at(Tok::KwDef))
      return parseFunction(std::move(decorators), start, NodeKind::AsyncFunctionDef);
    break;
  default:
    break;
  }
  unexpected("the function or class that is decorated");
}

Stmt *ItemParser::parseFunction(std::vector<Expr *> decorators, const Token &start, NodeKind kind) {
  advance();
  auto *function = arena.make<FunctionDef>(kind);
  function->decorators = std::move(decorators);
  const Token name = expect(Tok::Name, "the function's name");
  function->name = nameOf(name);
  function->nameRange = rangeOf(name);
  function->typeParams = parseTypeParameters();
  expect(Tok::LParen, "'('");
  function->args = parseParameters(Tok::RParen, true);
  expect(Tok::RParen, "')'");
  if (accept(Tok::Arrow))
    function->returns = parseExpression();
  if (firstHeadEnd == 0)
    firstHeadEnd = peek().end;
  function->body = parseBlock("the function's head");
  return finish(function, start);
}

Stmt *ItemParser::parseClass(std::vector<Expr *> decorators) {
  const Token start = advance();
  auto *cls = arena.make<ClassDef>();
  cls->decorators = std::move(decorators);
  const Token name = expect(Tok::Name, "the class's name");
  cls->name = nameOf(name);
  cls->nameRange = rangeOf(name);
  cls->typeParams = parseTypeParameters();
  if (at(Tok::LParen)) {
    const Token open = advance();
    parseCallArguments(cls->bases, cls->keywords, open, true);
  }
  cls->body = parseBlock("the class's head");
  return finish(cls, start);
}

Arg ItemParser::parseParameter(bool annotations, bool starAnnotation) {
  const Token name = expect(Tok::Name, "a parameter's name");
  Arg arg;
  arg.name = nameOf(name);
  if (annotations && accept(Tok::Colon))
    arg.annotation = starAnnotation && at(Tok::Star) ? parseStarred(&ItemParser::parseBitwiseOr) : parseExpression();
  arg.range = rangeFrom(name);
  return arg;
}

Arguments ItemParser::parseParameters(Tok end, bool annotations) {
  Arguments result;
  bool keywordOnly = false, slashSeen = false, bareStar = false;
  while (!at(end)) {
    if (result.hasKwArg)
      fail(peek(), "nothing can follow the '**' parameter");
    if (at(Tok::Slash)) {
      const Token slash = advance();
      if (slashSeen || keywordOnly || result.args.empty())
        fail(slash, "'/' must follow the positional-only parameters, once and before '*'");
      slashSeen = true;
      result.posOnly = std::exchange(result.args, {});
    } else if (at(Tok::Star)) {
      const Token star = advance();
      if (keywordOnly)
        fail(star, "'*' can stand only once in a parameter list");
      keywordOnly = true;
      bareStar = !at(Tok::Name);
      if (!bareStar) {
        result.hasVarArg = true;
        result.varArg = parseParameter(annotations, true);
        if (at(Tok::Equal))
          fail(peek(), "the '*' parameter cannot have a default");
      }
    } else if (accept(Tok::DoubleStar)) {
      if (bareStar && result.kwOnly.empty())
        fail(peek(), "a named parameter must follow the bare '*'");
      result.hasKwArg = true;
      result.kwArg = parseParameter(annotations, false);
      if (at(Tok::Equal))
        fail(peek(), "the '**' parameter cannot have a default");
    } else {
      Arg arg = parseParameter(annotations, false);
      Expr *value = accept(Tok::Equal) ? parseExpression() : nullptr;
      if (keywordOnly) {
        result.kwOnly.push_back(arg);
        result.kwDefaults.push_back(value);
      } else {
        if (!value && !result.defaults.empty())
          failAt(arg.range, "a parameter without a default follows one with a default");
        result.args.push_back(arg);
        if (value)
          result.defaults.push_back(value);
      }
    }
    if (!accept(Tok::Comma))
      break;
  }
  if (bareStar && result.kwOnly.empty())
    fail(peek(), "a named parameter must follow the bare '*'");
  return result;
}

std::vector<TypeParam> ItemParser::parseTypeParameters() {
  std::vector<TypeParam> params;
  if (!accept(Tok::LBracket))
    return params;
  do {
    if (at(Tok::RBracket) && !params.empty())
      break;
    const Token start = peek();
    TypeParam param;
    if (accept(Tok::Star))
      param.kind = TypeParam::TypeVarTuple;
    else if (accept(Tok::DoubleStar))
      param.kind = TypeParam::ParamSpec;
    param.name = nameOf(expect(Tok::Name, "a type parameter's name"));
    if (param.kind == TypeParam::TypeVar && accept(Tok::Colon))
      param.bound = parseExpression();
    if (accept(Tok::Equal))
      param.defaultValue = param.kind == TypeParam::TypeVarTuple ? parseStarExpression() : parseExpression();
    else if (!params.empty() && params.back().defaultValue)
      fail(start, "a type parameter without a default follows one with a default");
    param.range = rangeFrom(start);
    params.push_back(param);
  } while (accept(Tok::Comma));
  expect(Tok::RBracket, "']'");
  return params;
}

} // namespace pallasd::syntax
