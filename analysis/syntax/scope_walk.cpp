//===- scope_walk.cpp - Names bound, declared and used by block -*- C++ -*-===//
//
// One walk over a statement in the order in which Python's compiler sees names,
// since a `global` must come before the uses of its name. Private names of
// classes are mangled on the way.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/scope_blocks.h"

namespace pallasd::syntax {
namespace {

class Walker {
public:
  explicit Walker(ScopeWalk &walk) : walk(walk) { open(Block::Module, walk.moduleScope, {}); }

  void visit(Stmt *stmt);
  void visit(Expr *expr);

private:
  ScopeWalk &walk;
  Block *block = nullptr;
  const Name superName = intern("super"), classCell = intern("__class__"), firstIterator = intern(".0");

  //===--------------------------------------------------------------------===//
  // Blocks
  //===--------------------------------------------------------------------===//

  void open(Block::Kind kind, Scope &scope, std::string qualifiedName) {
    Block &inner = walk.blocks.emplace_back();
    inner.kind = kind;
    inner.parent = block;
    inner.scope = &scope;
    inner.privateClass = block ? block->privateClass : nullptr;
    scope.qualifiedName = std::move(qualifiedName);
    block = &inner;
  }
  void close() { block = block->parent; }

  /// List, set and dict comprehensions run in their function's frame (PEP 709), so names inside don't show them.
  static bool showsInNames(const Block &block) {
    bool isGenerator = block.kind == Block::Comprehension && block.scope->isGenerator;
    return block.kind != Block::TypeParameters && (block.kind != Block::Comprehension || isGenerator);
  }

  std::string qualify(Name name) const {
    const Block *outer = block;
    while (!showsInNames(*outer))
      outer = outer->parent;
    if (outer->kind == Block::Module)
      return *name;
    if (const Symbol *symbol = outer->find(mangle(outer->privateClass, name)); symbol && symbol->declaredGlobal)
      return *name;
    return outer->scope->qualifiedName + (outer->kind == Block::Function ? ".<locals>." : ".") + *name;
  }

  void error(const Range &range, std::string message) { walk.errors.push_back({range, std::move(message)}); }

  Name mangled(Name name) const { return mangle(block->privateClass, name); }

  //===--------------------------------------------------------------------===//
  // Names
  //===--------------------------------------------------------------------===//

  void use(Name &name, Binding &binding) {
    name = mangled(name);
    block->symbol(name).used = true;
    block->waiting.emplace_back(&binding, name);
    if (name == superName && block->isFunctionLike())
      block->symbol(classCell).used = true;
  }

  void bind(Name &name, Binding &binding) {
    name = mangled(name);
    block->symbol(name).bound = true;
    block->waiting.emplace_back(&binding, name);
  }

  void bindParameter(Arg &arg) {
    arg.name = mangled(arg.name);
    Symbol &symbol = block->symbol(arg.name);
    if (symbol.parameter)
      error(arg.range, "the parameter '" + *arg.name + "' is there twice");
    symbol.bound = symbol.parameter = true;
  }

  void declare(ScopeDecl &decl) {
    bool isGlobal = decl.kind == NodeKind::Global;
    for (Name &name : decl.names) {
      name = mangled(name);
      if (!isGlobal && block->kind == Block::Module) {
        error(decl.range, "'nonlocal' is of no use at module level");
        continue;
      }
      Symbol &symbol = block->symbol(name);
      const char *word = isGlobal ? "global" : "nonlocal";
      if (symbol.parameter)
        error(decl.range, "'" + *name + "' is a parameter and cannot be declared " + word);
      else if (symbol.annotated || symbol.bound || symbol.used)
        error(decl.range, "'" + *name + "' is used before it is declared " + word);
      else if (isGlobal ? symbol.declaredNonlocal : symbol.declaredGlobal)
        error(decl.range, "'" + *name + "' cannot be both global and nonlocal");
      (isGlobal ? symbol.declaredGlobal : symbol.declaredNonlocal) = true;
      symbol.declaration = decl.range;
    }
  }

  /// `:=` inside comprehensions binds in the block around them.
  void bindNamed(NamedExpr &named) {
    NameExpr &target = *named.target;
    target.id = mangled(target.id);
    if (block->inIterable)
      error(named.range, "':=' cannot stand in the iterable of a comprehension");
    if (block->kind != Block::Comprehension)
      return bind(target.id, target.binding);
    for (Block *outer = block; outer->kind == Block::Comprehension; outer = outer->parent) {
      const Symbol *symbol = outer->find(target.id);
      if (symbol && symbol->iterationVariable)
        error(named.range, "':=' cannot rebind the comprehension's variable '" + *target.id + "'");
    }
    Block *owner = block;
    while (owner->kind == Block::Comprehension)
      owner = owner->parent;
    if (owner->kind == Block::Class)
      error(named.range, "':=' cannot stand in a comprehension of a class body");
    Symbol &owned = owner->symbol(target.id);
    owned.bound = true;
    bool global = owner->kind == Block::Module || owned.declaredGlobal;
    for (Block *inner = block; inner != owner; inner = inner->parent) {
      Symbol &symbol = inner->symbol(target.id);
      (global ? symbol.declaredGlobal : symbol.declaredNonlocal) = true;
      symbol.declaration = named.range;
    }
    block->waiting.emplace_back(&target.binding, target.id);
  }

  //===--------------------------------------------------------------------===//
  // Pieces
  //===--------------------------------------------------------------------===//

  template <typename T> void visitAll(std::vector<T *> &nodes) {
    for (T *node : nodes)
      visit(node);
  }
  void visitBody(Body &body) { visitAll(body); }

  void visitKeywords(std::vector<Keyword> &keywords) {
    for (Keyword &keyword : keywords) {
      if (keyword.name)
        keyword.name = mangled(keyword.name);
      visit(keyword.value);
    }
  }

  void visitDefaults(Arguments &args) {
    visitAll(args.defaults);
    visitAll(args.kwDefaults);
  }

  template <typename Visit> static void eachParameter(Arguments &args, Visit visitArg) {
    for (Arg &arg : args.posOnly)
      visitArg(arg);
    for (Arg &arg : args.args)
      visitArg(arg);
    if (args.hasVarArg)
      visitArg(args.varArg);
    for (Arg &arg : args.kwOnly)
      visitArg(arg);
    if (args.hasKwArg)
      visitArg(args.kwArg);
  }

  /// Opens the scope of type parameters if there are any; it runs around the definition.
  bool openTypeParameters(std::vector<TypeParam> &params, Scope &scope, Name owner) {
    if (params.empty())
      return false;
    open(Block::TypeParameters, scope, qualify(owner));
    for (TypeParam &param : params) {
      param.name = mangled(param.name);
      if (block->symbol(param.name).bound)
        error(param.range, "the type parameter '" + *param.name + "' is there twice");
      bind(param.name, param.binding);
    }
    for (TypeParam &param : params) {
      visit(param.bound);
      visit(param.defaultValue);
    }
    return true;
  }

  void visitFunction(FunctionDef &function);
  void visitClass(ClassDef &cls);
  void visitLambda(Lambda &lambda);
  void visitComprehension(Comp &comp);
  void visitTarget(Comprehension &clause);
  void visitAnnotated(AnnAssign &assign);
  void visitImport(Alias &alias, bool dotted);
  void visitTry(Try &statement);
  void visitMatch(Match &match);
  void visit(Pattern *pattern);
  void visitYield();
};

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

void Walker::visitFunction(FunctionDef &function) {
  Name spelled = function.name;
  bind(function.name, function.binding);
  visitAll(function.decorators);
  visitDefaults(function.args);
  bool generic = openTypeParameters(function.typeParams, function.typeScope, spelled);
  eachParameter(function.args, [this](Arg &arg) { visit(arg.annotation); });
  visit(function.returns);
  open(Block::Function, function.scope, qualify(spelled));
  function.scope.isAsync = function.kind == NodeKind::AsyncFunctionDef;
  eachParameter(function.args, [this](Arg &arg) { bindParameter(arg); });
  visitBody(function.body);
  close();
  if (generic)
    close();
}

void Walker::visitClass(ClassDef &cls) {
  Name spelled = cls.name;
  bind(cls.name, cls.binding);
  visitAll(cls.decorators);
  bool generic = openTypeParameters(cls.typeParams, cls.typeScope, spelled);
  visitAll(cls.bases);
  visitKeywords(cls.keywords);
  open(Block::Class, cls.scope, qualify(spelled));
  block->privateClass = spelled;
  visitBody(cls.body);
  close();
  if (generic)
    close();
}

void Walker::visitLambda(Lambda &lambda) {
  visitDefaults(lambda.args);
  open(Block::Function, lambda.scope, qualify(intern("<lambda>")));
  eachParameter(lambda.args, [this](Arg &arg) { bindParameter(arg); });
  visit(lambda.body);
  close();
}

void Walker::visitTarget(Comprehension &clause) {
  // Every name that the target binds is an iteration variable.
  size_t before = block->waiting.size();
  visit(clause.target);
  for (size_t i = before; i < block->waiting.size(); ++i) {
    Symbol &symbol = block->symbol(block->waiting[i].second);
    if (!symbol.bound)
      continue;
    if (symbol.declaredGlobal || symbol.declaredNonlocal)
      error(clause.target->range, "a comprehension's variable cannot rebind the target of ':='");
    symbol.iterationVariable = true;
  }
}

void Walker::visitComprehension(Comp &comp) {
  static const char *const names[] = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"};
  Comprehension &first = comp.generators.front();
  bool wasInIterable = block->inIterable;
  block->inIterable = true;
  visit(first.iter);
  block->inIterable = wasInIterable;
  size_t kind = static_cast<size_t>(comp.kind) - static_cast<size_t>(NodeKind::ListComp);
  open(Block::Comprehension, comp.scope, qualify(intern(names[kind])));
  comp.scope.isGenerator = comp.kind == NodeKind::GeneratorExp;
  Symbol &iterator = block->symbol(firstIterator);
  iterator.bound = iterator.parameter = true;
  for (Comprehension &clause : comp.generators) {
    comp.scope.isAsync = comp.scope.isAsync || clause.isAsync;
    visitTarget(clause);
    if (&clause != &first) {
      block->inIterable = true;
      visit(clause.iter);
      block->inIterable = false;
    }
    visitAll(clause.ifs);
  }
  visit(comp.key);
  visit(comp.elt);
  close();
}

void Walker::visitYield() {
  if (block->isFunctionLike())
    block->scope->isGenerator = true;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void Walker::visitAnnotated(AnnAssign &assign) {
  if (assign.target->kind == NodeKind::NameExpr) {
    auto &name = static_cast<NameExpr &>(*assign.target);
    name.id = mangled(name.id);
    Symbol &symbol = block->symbol(name.id);
    if (assign.simple && block->kind != Block::Module && (symbol.declaredGlobal || symbol.declaredNonlocal))
      error(assign.range, "'" + *name.id + "' is declared global or nonlocal and cannot be annotated");
    symbol.annotated = assign.simple;
    symbol.bound = symbol.bound || assign.simple || assign.value;
    block->waiting.emplace_back(&name.binding, name.id);
  } else {
    visit(assign.target);
  }
  visit(assign.annotation);
  visit(assign.value);
}

void Walker::visitImport(Alias &alias, bool dotted) {
  if (*alias.name == "*")
    return;
  if (alias.asName)
    return bind(alias.asName, alias.binding);
  Name name = dotted ? intern(alias.name->substr(0, alias.name->find('.'))) : alias.name;
  Name target = name;
  bind(target, alias.binding);
  if (target != name)
    alias.asName = target;
}

void Walker::visitTry(Try &statement) {
  visitBody(statement.body);
  for (ExceptHandler &handler : statement.handlers) {
    visit(handler.type);
    if (handler.name)
      bind(handler.name, handler.binding);
    visitBody(handler.body);
  }
  visitBody(statement.orelse);
  visitBody(statement.finalbody);
}

void Walker::visitMatch(Match &match) {
  visit(match.subject);
  for (MatchCase &clause : match.cases) {
    visit(clause.pattern);
    visit(clause.guard);
    visitBody(clause.body);
  }
}

void Walker::visit(Pattern *pattern) {
  if (!pattern)
    return;
  switch (pattern->kind) {
  case NodeKind::MatchValue:
    return visit(static_cast<MatchValue *>(pattern)->value);
  case NodeKind::MatchSequence:
  case NodeKind::MatchOr:
    return visitAll(static_cast<MatchList *>(pattern)->patterns);
  case NodeKind::MatchMapping: {
    auto *mapping = static_cast<MatchMapping *>(pattern);
    visitAll(mapping->keys);
    visitAll(mapping->patterns);
    if (mapping->rest)
      bind(mapping->rest, mapping->restBinding);
    return;
  }
  case NodeKind::MatchClass: {
    auto *cls = static_cast<MatchClass *>(pattern);
    visit(cls->cls);
    visitAll(cls->patterns);
    return visitAll(cls->kwdPatterns);
  }
  case NodeKind::MatchStar: {
    auto *star = static_cast<MatchStar *>(pattern);
    if (star->name)
      bind(star->name, star->binding);
    return;
  }
  case NodeKind::MatchAs: {
    auto *as = static_cast<MatchAs *>(pattern);
    visit(as->pattern);
    if (as->name)
      bind(as->name, as->binding);
    return;
  }
  default:
    return;
  }
}

void Walker::visit(Stmt *stmt) {
  switch (stmt->kind) {
  case NodeKind::FunctionDef:
  case NodeKind::AsyncFunctionDef:
    return visitFunction(static_cast<FunctionDef &>(*stmt));
  case NodeKind::ClassDef:
    return visitClass(static_cast<ClassDef &>(*stmt));
  case NodeKind::Return:
    return visit(static_cast<Return *>(stmt)->value);
  case NodeKind::Delete:
    return visitAll(static_cast<Delete *>(stmt)->targets);
  case NodeKind::Assign:
    visit(static_cast<Assign *>(stmt)->value);
    return visitAll(static_cast<Assign *>(stmt)->targets);
  case NodeKind::TypeAlias: {
    auto *alias = static_cast<TypeAlias *>(stmt);
    visit(alias->name);
    bool generic = openTypeParameters(alias->typeParams, alias->typeScope, cast<NameExpr>(*alias->name).id);
    // The value is evaluated when it is asked for: a function of its own.
    open(Block::Function, alias->scope, qualify(cast<NameExpr>(*alias->name).id));
    visit(alias->value);
    close();
    if (generic)
      close();
    return;
  }
  case NodeKind::AugAssign:
    visit(static_cast<AugAssign *>(stmt)->target);
    return visit(static_cast<AugAssign *>(stmt)->value);
  case NodeKind::AnnAssign:
    return visitAnnotated(static_cast<AnnAssign &>(*stmt));
  case NodeKind::For:
  case NodeKind::AsyncFor: {
    auto *loop = static_cast<For *>(stmt);
    visit(loop->target);
    visit(loop->iter);
    visitBody(loop->body);
    return visitBody(loop->orelse);
  }
  case NodeKind::While: {
    auto *loop = static_cast<While *>(stmt);
    visit(loop->test);
    visitBody(loop->body);
    return visitBody(loop->orelse);
  }
  case NodeKind::If:
    // A chain of elif may be longer than the stack is deep.
    for (auto *branch = static_cast<If *>(stmt);;) {
      visit(branch->test);
      visitBody(branch->body);
      bool chained = branch->orelse.size() == 1 && branch->orelse[0]->kind == NodeKind::If;
      if (!chained)
        return visitBody(branch->orelse);
      branch = static_cast<If *>(branch->orelse[0]);
    }
  case NodeKind::With:
  case NodeKind::AsyncWith:
    for (WithItem &item : static_cast<With *>(stmt)->items) {
      visit(item.context);
      visit(item.vars);
    }
    return visitBody(static_cast<With *>(stmt)->body);
  case NodeKind::Match:
    return visitMatch(static_cast<Match &>(*stmt));
  case NodeKind::Raise:
    visit(static_cast<Raise *>(stmt)->exc);
    return visit(static_cast<Raise *>(stmt)->cause);
  case NodeKind::Try:
  case NodeKind::TryStar:
    return visitTry(static_cast<Try &>(*stmt));
  case NodeKind::Assert:
    visit(static_cast<Assert *>(stmt)->test);
    return visit(static_cast<Assert *>(stmt)->msg);
  case NodeKind::Import:
    for (Alias &alias : static_cast<Import *>(stmt)->names)
      visitImport(alias, true);
    return;
  case NodeKind::ImportFrom:
    for (Alias &alias : static_cast<ImportFrom *>(stmt)->names)
      visitImport(alias, false);
    return;
  case NodeKind::Global:
  case NodeKind::Nonlocal:
    return declare(static_cast<ScopeDecl &>(*stmt));
  case NodeKind::ExprStmt:
    return visit(static_cast<ExprStmt *>(stmt)->value);
  default:
    return;
  }
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

void Walker::visit(Expr *expr) {
  if (!expr)
    return;
  switch (expr->kind) {
  case NodeKind::BoolOp:
    return visitAll(static_cast<BoolOp *>(expr)->values);
  case NodeKind::NamedExpr:
    visit(static_cast<NamedExpr *>(expr)->value);
    return bindNamed(static_cast<NamedExpr &>(*expr));
  case NodeKind::BinOp:
    visit(static_cast<BinOp *>(expr)->left);
    return visit(static_cast<BinOp *>(expr)->right);
  case NodeKind::UnaryOp:
    return visit(static_cast<UnaryOp *>(expr)->operand);
  case NodeKind::Lambda:
    return visitLambda(static_cast<Lambda &>(*expr));
  case NodeKind::IfExp:
    visit(static_cast<IfExp *>(expr)->test);
    visit(static_cast<IfExp *>(expr)->body);
    return visit(static_cast<IfExp *>(expr)->orelse);
  case NodeKind::Dict:
    visitAll(static_cast<Dict *>(expr)->keys);
    return visitAll(static_cast<Dict *>(expr)->values);
  case NodeKind::Set:
    return visitAll(static_cast<Set *>(expr)->elts);
  case NodeKind::ListComp:
  case NodeKind::SetComp:
  case NodeKind::DictComp:
  case NodeKind::GeneratorExp:
    return visitComprehension(static_cast<Comp &>(*expr));
  case NodeKind::Await:
    if (block->kind == Block::Comprehension)
      block->scope->isAsync = true;
    return visit(static_cast<Await *>(expr)->value);
  case NodeKind::Yield:
    visitYield();
    return visit(static_cast<Yield *>(expr)->value);
  case NodeKind::YieldFrom:
    visitYield();
    return visit(static_cast<YieldFrom *>(expr)->value);
  case NodeKind::Compare:
    visit(static_cast<Compare *>(expr)->left);
    return visitAll(static_cast<Compare *>(expr)->comparators);
  case NodeKind::Call:
    visit(static_cast<Call *>(expr)->func);
    visitAll(static_cast<Call *>(expr)->args);
    return visitKeywords(static_cast<Call *>(expr)->keywords);
  case NodeKind::FormattedValue:
    visit(static_cast<FormattedValue *>(expr)->value);
    return visit(static_cast<FormattedValue *>(expr)->formatSpec);
  case NodeKind::JoinedStr:
    return visitAll(static_cast<JoinedStr *>(expr)->values);
  case NodeKind::Attribute: {
    auto *attribute = static_cast<Attribute *>(expr);
    attribute->attr = mangled(attribute->attr);
    return visit(attribute->value);
  }
  case NodeKind::Subscript:
    visit(static_cast<Subscript *>(expr)->value);
    return visit(static_cast<Subscript *>(expr)->slice);
  case NodeKind::Starred:
    return visit(static_cast<Starred *>(expr)->value);
  case NodeKind::NameExpr: {
    auto *name = static_cast<NameExpr *>(expr);
    return name->ctx == Context::Load ? use(name->id, name->binding) : bind(name->id, name->binding);
  }
  case NodeKind::List:
  case NodeKind::Tuple:
    return visitAll(static_cast<Sequence *>(expr)->elts);
  case NodeKind::Slice:
    visit(static_cast<Slice *>(expr)->lower);
    visit(static_cast<Slice *>(expr)->upper);
    return visit(static_cast<Slice *>(expr)->step);
  default:
    return;
  }
}

} // namespace

void walkScopes(Stmt &stmt, ScopeWalk &walk) { Walker(walk).visit(&stmt); }
void walkScopes(Expr &expr, ScopeWalk &walk) { Walker(walk).visit(&expr); }

} // namespace pallasd::syntax
