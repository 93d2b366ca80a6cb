//===- item_parser.h - Recursive descent over one item's tokens -*- C++ -*-===//
//
// The grammar of Python 3.13 as the Language Reference states it: one function
// for each precedence level, with unlimited lookahead where the grammar needs it
// (`with (`, soft keywords). It builds the typed tree of ast.h directly.
//
// Split by family: statements.cpp, definitions.cpp, expressions.cpp,
// targets.cpp, strings.cpp, literals.cpp, patterns.cpp. Internal to
// analysis/syntax; users include parser.h.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"
#include "analysis/syntax/lexer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::syntax {

/// What ends the parse of one item; caught in items.cpp and in speculation only.
struct ParseFailure {
  Range range;
  std::string message;
};

class ItemParser {
public:
  ItemParser(std::string_view text, Arena &arena);

  /// All statements of the text; throws ParseFailure.
  Body parseStatements();
  /// The text as one expression (star expressions allowed); throws ParseFailure.
  Expr *parseWholeExpression();

  /// What to tell of a failure: a bracket that is never closed on a line before it, since then what failed was hardly
  /// meant to be in there; else the failure itself.
  ParseFailure cause(const ParseFailure &failure) const;

  /// Offset behind the colon that ends the first top-level def's head; 0 if there was none.
  uint32_t headEnd() const { return firstHeadEnd; }

private:
  std::string_view text;
  Arena &arena;
  TokenStream stream;
  size_t position = 0;
  size_t lastSignificant = 0; ///< index of the last consumed token that isn't Newline, Indent or Dedent
  int depth = 0;
  uint32_t firstHeadEnd = 0;

  // --- tokens (statements.cpp) ---
  const Token &peek(size_t ahead = 0) const {
    size_t index = position + ahead;
    return index < stream.tokens.size() ? stream.tokens[index] : stream.tokens.back();
  }
  bool at(Tok kind) const { return peek().kind == kind; }
  const Token &advance();
  bool accept(Tok kind);
  const Token &expect(Tok kind, const char *what);
  std::string_view spelling(const Token &token) const { return text.substr(token.begin, token.end - token.begin); }
  bool atWord(std::string_view word, size_t ahead = 0) const {
    return peek(ahead).kind == Tok::Name && spelling(peek(ahead)) == word;
  }
  Name nameOf(const Token &token);
  static Range rangeOf(const Token &token) { return {token.line, token.column, token.endLine, token.endColumn}; }
  Range rangeFrom(const Token &start) const {
    const Token &last = stream.tokens[lastSignificant];
    return {start.line, start.column, last.endLine, last.endColumn};
  }
  template <typename T> T *finish(T *node, const Token &start) {
    node->range = rangeFrom(start);
    return node;
  }
  [[noreturn]] void fail(const Token &where, std::string message) const;
  [[noreturn]] void failAt(Range where, std::string message) const;
  [[noreturn]] void unexpected(const char *wanted) const;
  /// Runs `parse`; on failure goes back to where it began and returns null.
  template <typename Parse> auto speculate(Parse parse) -> decltype(parse()) {
    size_t savedPosition = position, savedSignificant = lastSignificant;
    int savedDepth = depth;
    try {
      return parse();
    } catch (const ParseFailure &) {
      position = savedPosition;
      lastSignificant = savedSignificant;
      depth = savedDepth;
      return {};
    }
  }
  /// Index of the token that closes the bracket at `open`.
  size_t matchingBracket(size_t open) const;

  /// Counts nested productions; the limit keeps hostile text from exhausting the stack.
  struct Nesting {
    ItemParser &parser;
    explicit Nesting(ItemParser &parser);
    ~Nesting() { --parser.depth; }
  };

  // --- statements.cpp ---
  void parseStatement(Body &body);
  void parseSimpleStatements(Body &body);
  Stmt *parseSimpleStatement();
  Stmt *parseExpressionStatement();
  Stmt *parseAnnotatedAssignment(Expr *target, const Token &start);
  Stmt *parseAssignment(Expr *first, const Token &start);
  Stmt *parseAugmentedAssignment(Expr *target, Operator op, const Token &start);
  Stmt *parseReturn();
  Stmt *parseDelete();
  Stmt *parseRaise();
  Stmt *parseAssert();
  Stmt *parseImport();
  Stmt *parseImportFrom();
  Name parseDottedName();
  Stmt *parseScopeDeclaration(NodeKind kind);
  Stmt *parseTypeAlias();
  Body parseBlock(const char *owner);
  Stmt *parseCompoundStatement();
  Stmt *parseIf();
  Stmt *parseWhile();
  Stmt *parseFor(const Token &start, NodeKind kind);
  Stmt *parseWith(const Token &start, NodeKind kind);
  WithItem parseWithItem(bool parenthesized);
  std::optional<std::vector<WithItem>> parseParenthesizedWithItems();
  Stmt *parseTry();
  ExceptHandler parseHandler(bool &star);
  Stmt *parseAsync();
  Expr *parseRightHandSide();

  // --- definitions.cpp ---
  Stmt *parseDecorated();
  Stmt *parseFunction(std::vector<Expr *> decorators, const Token &start, NodeKind kind);
  Stmt *parseClass(std::vector<Expr *> decorators);
  Arguments parseParameters(Tok end, bool annotations);
  Arg parseParameter(bool annotations, bool starAnnotation);
  std::vector<TypeParam> parseTypeParameters();

  // --- expressions.cpp ---
  Expr *parseStarExpressions();
  Expr *parseStarExpression();
  Expr *parseStarNamedExpression();
  Expr *parseNamedExpression();
  Expr *parseExpression();
  Expr *parseLambda();
  Expr *parseDisjunction();
  Expr *parseConjunction();
  Expr *parseInversion();
  Expr *parseComparison();
  std::optional<CompareOperator> parseCompareOperator();
  Expr *parseBitwiseOr() { return parseBinary(0); }
  Expr *parseBinary(int minimum);
  Expr *parseFactor();
  Expr *parsePower();
  Expr *parseAwaitPrimary();
  Expr *parsePrimary();
  Expr *parseAtom();
  Expr *parseParenthesized();
  Expr *parseListDisplay();
  Expr *parseBraceDisplay();
  Expr *parseDictDisplay(const Token &start);
  void parseDictEntry(Dict *dict);
  Expr *parseComprehension(NodeKind kind, Expr *key, Expr *element, const Token &start, Tok close);
  std::vector<Comprehension> parseComprehensionClauses();
  bool atComprehension() const;
  Expr *parseYield();
  Expr *parseSubscriptIndex();
  Expr *parseSliceOrExpression();
  void parseCallArguments(std::vector<Expr *> &args, std::vector<Keyword> &keywords, const Token &open, bool inClass);
  bool parseCallArgument(std::vector<Expr *> &args, std::vector<Keyword> &keywords, const Token &open, bool inClass);
  Expr *parseStarred(Expr *(ItemParser::*operand)());
  bool endsExpressionList() const;

  // --- targets.cpp ---
  Expr *parseTargets();
  Expr *parseTarget();
  void makeTarget(Expr *expr, Context context);
  [[noreturn]] void refuseTarget(const Expr &expr, Context context) const;

  // --- literals.cpp ---
  Expr *parseNumber();
  // --- strings.cpp ---
  Expr *parseStrings();
  friend class StringBuilder;

  // --- patterns.cpp ---
  bool atMatchStatement() const;
  Stmt *parseMatch();
  Expr *parseSubject();
  MatchCase parseCase();
  Pattern *parsePatterns();
  Pattern *parseMaybeStarPattern();
  Pattern *parseAsPattern();
  Pattern *parseOrPattern();
  Pattern *parseClosedPattern();
  Pattern *parseNumberPattern();
  Pattern *parseSingletonPattern(ConstantValue value);
  Pattern *parseNamePattern();
  Pattern *parseClassPattern(Expr *cls, const Token &start);
  Pattern *parseSequencePattern(Tok close);
  Pattern *parseMappingPattern();
  Expr *parsePatternKey();
  Expr *parseSignedNumber(bool imaginaryAllowed);
  Name parseCaptureTarget();

public:
  // Also used for f-string fields, where another stream of tokens is parsed in place.
  struct FieldScope {
    ItemParser &parser;
    TokenStream saved;
    size_t savedPosition, savedSignificant;
    FieldScope(ItemParser &parser, TokenStream field);
    ~FieldScope();
  };
};

} // namespace pallasd::syntax
