//===- checker.cpp - What the grammar accepts and Python refuses *- C++ -*-===//
//
// One walk with a stack of frames: what kind of body the walk is in decides what
// may stand there.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/checker.h"

#include "analysis/syntax/pattern_checker.h"
#include "analysis/syntax/visit.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace pallasd::syntax {
namespace {

/// CPython's limit of loops, withs and tries inside each other.
constexpr int maxNestedBlocks = 20;

constexpr std::array<std::string_view, 10> futureFeatures = {
    "nested_scopes",  "generators",       "division",       "absolute_import", "with_statement",
    "print_function", "unicode_literals", "barry_as_FLUFL", "generator_stop",  "annotations"};

struct Frame {
  enum Kind : uint8_t { Module, Class, Function, AsyncFunction, Lambda, Comprehension } kind = Module;
  int loops = 0;  ///< that a `break` here could leave
  int blocks = 0; ///< loops, withs and tries around
  bool inStarHandler = false;
  bool yields = false;
  const Return *valued = nullptr; ///< a return with a value

  bool isFunction() const { return kind == Function || kind == AsyncFunction || kind == Lambda; }
};

class Checker {
public:
  std::vector<ScopeError> run(const Stmt &stmt) {
    if (isFutureImport(stmt))
      checkFutureFeatures(cast<ImportFrom>(stmt));
    else
      check(stmt);
    return std::move(errors);
  }

private:
  std::vector<ScopeError> errors;
  Frame frame;
  const Name debugName = intern("__debug__");
  bool atModuleLevel = true; ///< not inside a def or class

  void error(const Node &where, std::string message) { errors.push_back({where.range, std::move(message)}); }
  void error(const Range &where, std::string message) { errors.push_back({where, std::move(message)}); }

  void check(const Node *node) {
    if (node)
      check(*node);
  }
  template <typename T> void checkAll(const std::vector<T *> &nodes) {
    for (const T *node : nodes)
      check(node);
  }
  void checkChildren(const Node &node) {
    forEachChild(node, [this](const Node &child) { check(child); });
  }
  void checkNested(const Body &body) {
    if (++frame.blocks > maxNestedBlocks)
      error(*body.front(), "too many loops, 'with' and 'try' statements inside each other");
    checkAll(body);
    --frame.blocks;
  }

  /// Runs `visit` in a frame of its own.
  template <typename Visit> void inside(Frame::Kind kind, Visit visit) {
    Frame outer = std::exchange(frame, Frame{});
    frame.kind = kind;
    visit();
    frame = outer;
  }

  void check(const Node &node);
  void checkFunction(const FunctionDef &function);
  void checkClass(const ClassDef &cls);
  void checkParameters(const Arguments &args);
  void checkComprehension(const Comp &comp);
  void checkLoop(const Node &loop, const Body &body, const Body &orelse);
  void checkTry(const Try &statement);
  void checkReturn(const Return &statement);
  void checkJump(const Node &statement);
  void checkYield(const Node &node);
  void checkAwait(const Node &node);
  void checkTargets(const Sequence &sequence);
  void checkFutureFeatures(const ImportFrom &import);
  void checkImport(const ImportFrom &import);
  void checkKeywords(const std::vector<Keyword> &keywords);
  void checkName(Name name, const Range &range, const char *what) {
    if (name == debugName)
      error(range, std::string("'__debug__' cannot be ") + what);
  }
  void refuseBareStar(const Expr *value) {
    if (value && value->kind == NodeKind::Starred)
      error(*value, "a starred expression needs a list, a tuple or a set around it");
  }
};

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

void Checker::checkParameters(const Arguments &args) {
  for (const auto *list : {&args.posOnly, &args.args, &args.kwOnly})
    for (const Arg &arg : *list)
      checkName(arg.name, arg.range, "a parameter");
  if (args.hasVarArg)
    checkName(args.varArg.name, args.varArg.range, "a parameter");
  if (args.hasKwArg)
    checkName(args.kwArg.name, args.kwArg.range, "a parameter");
  checkAll(args.defaults);
  checkAll(args.kwDefaults);
  for (const auto *list : {&args.posOnly, &args.args, &args.kwOnly})
    for (const Arg &arg : *list)
      check(arg.annotation);
  check(args.varArg.annotation);
  check(args.kwArg.annotation);
}

void Checker::checkFunction(const FunctionDef &function) {
  checkName(function.name, function.nameRange, "assigned to");
  checkAll(function.decorators);
  checkParameters(function.args);
  check(function.returns);
  bool wasAtModuleLevel = std::exchange(atModuleLevel, false);
  bool isAsync = function.kind == NodeKind::AsyncFunctionDef;
  inside(isAsync ? Frame::AsyncFunction : Frame::Function, [&] {
    checkAll(function.body);
    if (isAsync && frame.yields && frame.valued)
      error(*frame.valued, "an asynchronous generator cannot return a value");
  });
  atModuleLevel = wasAtModuleLevel;
}

void Checker::checkClass(const ClassDef &cls) {
  checkName(cls.name, cls.nameRange, "assigned to");
  checkAll(cls.decorators);
  checkAll(cls.bases);
  checkKeywords(cls.keywords);
  for (const Keyword &keyword : cls.keywords)
    check(keyword.value);
  bool wasAtModuleLevel = std::exchange(atModuleLevel, false);
  inside(Frame::Class, [&] { checkAll(cls.body); });
  atModuleLevel = wasAtModuleLevel;
}

void Checker::checkComprehension(const Comp &comp) {
  check(comp.generators.front().iter);
  bool runsNow = comp.kind != NodeKind::GeneratorExp;
  if (comp.scope.isAsync && runsNow && frame.kind != Frame::AsyncFunction && frame.kind != Frame::Comprehension)
    error(comp, "an asynchronous comprehension needs an 'async def' around it");
  inside(Frame::Comprehension, [&] {
    check(comp.key);
    check(comp.elt);
    for (const Comprehension &clause : comp.generators) {
      check(clause.target);
      if (&clause != &comp.generators.front())
        check(clause.iter);
      checkAll(clause.ifs);
    }
  });
}

void Checker::checkKeywords(const std::vector<Keyword> &keywords) {
  for (size_t i = 0; i < keywords.size(); ++i) {
    Name name = keywords[i].name;
    if (!name)
      continue;
    checkName(name, keywords[i].range, "a keyword argument");
    bool repeated = std::any_of(keywords.begin(), keywords.begin() + static_cast<ptrdiff_t>(i),
                                [name](const Keyword &earlier) { return earlier.name == name; });
    if (repeated)
      error(keywords[i].range, "the keyword argument '" + *name + "' is there twice");
  }
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void Checker::checkLoop(const Node &loop, const Body &body, const Body &orelse) {
  if (loop.kind == NodeKind::AsyncFor && frame.kind != Frame::AsyncFunction)
    error(loop, "'async for' outside an asynchronous function");
  ++frame.loops;
  checkNested(body);
  --frame.loops;
  checkAll(orelse);
}

void Checker::checkTry(const Try &statement) {
  checkNested(statement.body);
  for (const ExceptHandler &handler : statement.handlers) {
    check(handler.type);
    checkName(handler.name, handler.range, "assigned to");
    if (statement.kind != NodeKind::TryStar) {
      checkAll(handler.body);
      continue;
    }
    int loops = std::exchange(frame.loops, 0);
    bool wasInside = std::exchange(frame.inStarHandler, true);
    checkAll(handler.body);
    frame.inStarHandler = wasInside;
    frame.loops = loops;
  }
  checkAll(statement.orelse);
  checkAll(statement.finalbody);
}

void Checker::checkReturn(const Return &statement) {
  if (!frame.isFunction())
    error(statement, "'return' outside a function");
  else if (frame.inStarHandler)
    error(statement, "'return' cannot leave an 'except*' block");
  if (statement.value)
    frame.valued = &statement;
  refuseBareStar(statement.value);
  check(statement.value);
}

void Checker::checkJump(const Node &statement) {
  if (frame.loops > 0)
    return;
  std::string word = statement.kind == NodeKind::Break ? "'break'" : "'continue'";
  error(statement, word + (frame.inStarHandler ? " cannot leave an 'except*' block" : " outside a loop"));
}

void Checker::checkFutureFeatures(const ImportFrom &import) {
  for (const Alias &alias : import.names)
    if (std::find(futureFeatures.begin(), futureFeatures.end(), *alias.name) == futureFeatures.end())
      error(alias.range, "there is no future feature '" + *alias.name + "'");
}

void Checker::checkImport(const ImportFrom &import) {
  if (isFutureImport(import))
    error(import, "future imports must stand at the beginning of the file");
  for (const Alias &alias : import.names) {
    if (*alias.name == "*" && !atModuleLevel)
      error(import, "'import *' can stand at module level only");
    checkName(alias.asName ? alias.asName : alias.name, alias.range, "assigned to");
  }
}

void Checker::checkTargets(const Sequence &sequence) {
  if (sequence.ctx != Context::Store)
    return;
  const Expr *first = nullptr;
  for (const Expr *element : sequence.elts) {
    if (element->kind != NodeKind::Starred)
      continue;
    if (first)
      error(*element, "only one target of an assignment can be starred");
    first = element;
  }
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

void Checker::checkYield(const Node &node) {
  if (frame.kind == Frame::Comprehension)
    error(node, "'yield' inside a comprehension");
  else if (!frame.isFunction())
    error(node, "'yield' outside a function");
  else if (node.kind == NodeKind::YieldFrom && frame.kind == Frame::AsyncFunction)
    error(node, "'yield from' inside an asynchronous function");
  frame.yields = true;
  checkChildren(node);
}

void Checker::checkAwait(const Node &node) {
  if (frame.kind != Frame::AsyncFunction && frame.kind != Frame::Comprehension)
    error(node, "'await' outside an asynchronous function");
  checkChildren(node);
}

void Checker::check(const Node &node) {
  switch (node.kind) {
  case NodeKind::FunctionDef:
  case NodeKind::AsyncFunctionDef:
    return checkFunction(cast<FunctionDef>(node));
  case NodeKind::ClassDef:
    return checkClass(cast<ClassDef>(node));
  case NodeKind::Return:
    return checkReturn(cast<Return>(node));
  case NodeKind::Break:
  case NodeKind::Continue:
    return checkJump(node);
  case NodeKind::For:
  case NodeKind::AsyncFor: {
    auto &loop = cast<For>(node);
    refuseBareStar(loop.iter);
    check(loop.target);
    check(loop.iter);
    return checkLoop(loop, loop.body, loop.orelse);
  }
  case NodeKind::While: {
    auto &loop = cast<While>(node);
    check(loop.test);
    return checkLoop(loop, loop.body, loop.orelse);
  }
  case NodeKind::If:
    // A chain of elif may be longer than the stack is deep.
    for (const If *branch = &cast<If>(node);;) {
      check(branch->test);
      checkAll(branch->body);
      bool chained = branch->orelse.size() == 1 && branch->orelse[0]->kind == NodeKind::If;
      if (!chained)
        return checkAll(branch->orelse);
      branch = &cast<If>(*branch->orelse[0]);
    }
  case NodeKind::With:
  case NodeKind::AsyncWith: {
    auto &statement = cast<With>(node);
    if (node.kind == NodeKind::AsyncWith && frame.kind != Frame::AsyncFunction)
      error(node, "'async with' outside an asynchronous function");
    for (const WithItem &item : statement.items) {
      check(item.context);
      check(item.vars);
    }
    return checkNested(statement.body);
  }
  case NodeKind::Match:
    checkPatterns(cast<Match>(node), errors);
    return checkChildren(node);
  case NodeKind::Try:
  case NodeKind::TryStar:
    return checkTry(cast<Try>(node));
  case NodeKind::Import:
    for (const Alias &alias : cast<Import>(node).names)
      checkName(alias.asName ? alias.asName : alias.name, alias.range, "assigned to");
    return;
  case NodeKind::ImportFrom:
    return checkImport(cast<ImportFrom>(node));
  case NodeKind::ExprStmt:
    refuseBareStar(cast<ExprStmt>(node).value);
    break;
  case NodeKind::Assign:
    refuseBareStar(cast<Assign>(node).value);
    break;
  case NodeKind::AugAssign:
    refuseBareStar(cast<AugAssign>(node).value);
    break;
  case NodeKind::AnnAssign:
    refuseBareStar(cast<AnnAssign>(node).value);
    break;
  case NodeKind::FormattedValue:
    refuseBareStar(cast<FormattedValue>(node).value);
    break;
  case NodeKind::Yield:
    refuseBareStar(cast<Yield>(node).value);
    return checkYield(node);
  case NodeKind::YieldFrom:
    return checkYield(node);
  case NodeKind::Await:
    return checkAwait(node);
  case NodeKind::Lambda:
    checkParameters(cast<Lambda>(node).args);
    return inside(Frame::Lambda, [&] { check(cast<Lambda>(node).body); });
  case NodeKind::ListComp:
  case NodeKind::SetComp:
  case NodeKind::DictComp:
  case NodeKind::GeneratorExp:
    return checkComprehension(cast<Comp>(node));
  case NodeKind::Call:
    checkKeywords(cast<Call>(node).keywords);
    break;
  case NodeKind::NameExpr: {
    auto &name = cast<NameExpr>(node);
    if (name.ctx != Context::Load)
      checkName(name.id, name.range, name.ctx == Context::Del ? "deleted" : "assigned to");
    return;
  }
  case NodeKind::Attribute:
    if (cast<Attribute>(node).ctx == Context::Store)
      checkName(cast<Attribute>(node).attr, node.range, "assigned to");
    break;
  case NodeKind::List:
  case NodeKind::Tuple:
    checkTargets(cast<Sequence>(node));
    break;
  default:
    break;
  }
  checkChildren(node);
}

} // namespace

bool isFutureImport(const Stmt &stmt) {
  const auto *import = dynCast<ImportFrom>(&stmt);
  return import && import->level == 0 && import->module && *import->module == "__future__";
}

bool isDocstring(const Stmt &stmt) {
  const auto *expression = dynCast<ExprStmt>(&stmt);
  const auto *constant = expression ? dynCast<Constant>(expression->value) : nullptr;
  return constant && std::holds_alternative<std::string>(constant->value);
}

std::vector<ScopeError> checkItem(const Stmt &stmt) { return Checker().run(stmt); }

} // namespace pallasd::syntax
