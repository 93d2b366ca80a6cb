//===- havoc.cpp - Passing over code that cannot be decided -----*- C++ -*-===//
//
// Code under a condition that is Unknown may or may not run. Nothing of it is
// evaluated; what it could assign becomes Unknown with the condition's reason:
// names, attributes and elements of objects that can be reached without a call,
// containers whose methods that change them are called. Code that could do more
// (call something, store through a subscript) is noted as a gap.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

namespace pallasd::python {

using ast::NodeKind;

namespace {

bool changesContainer(Name method) {
  static const std::unordered_set<Name> names = [] {
    std::unordered_set<Name> all;
    for (const char *text : {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "add",
                             "discard", "update", "setdefault", "popitem", "appendleft", "popleft", "extendleft",
                             "difference_update", "intersection_update", "symmetric_difference_update"})
      all.insert(intern(text));
    return all;
  }();
  return names.count(method) != 0;
}

/// What a dict or set still holds counts as known (builtins_dict.cpp): it is made to hold nothing.
void markUnsure(Heap &heap, Value container, const ReasonPtr &reason) {
  container = Interp::Impl::base(container);
  if (auto *list = container.as<List>()) {
    heap.willWrite(list);
    list->unsure = reason;
  } else if (auto *dict = container.as<Dict>()) {
    heap.willWrite(dict);
    dict->table.clear();
    dict->unsure = reason;
  } else if (auto *set = container.as<Set>()) {
    heap.willWrite(set);
    set->table.clear();
    set->unsure = reason;
  }
}

/// Walks code that is passed over.
class Skipper {
public:
  Skipper(Interp::Impl &impl, ExecFrame &frame, const ReasonPtr &reason)
      : impl(impl), frame(frame), reason(reason), lost(impl.heap.make<Unknown>(reason)) {}

  void body(const ast::Body &body) {
    for (const ast::Stmt *stmt : body)
      statement(*stmt);
  }
  void target(const ast::Expr &expr);
  void expression(const ast::Expr *expr);
  bool mayCall = false, leavesLoop = false;

private:
  /// The value of a name or attribute chain, if it can be had without effects.
  Value peek(const ast::Expr &expr) {
    if (auto *name = ast::dynCast<ast::NameExpr>(&expr)) {
      try {
        return impl.load(*name, frame);
      } catch (PyError &) {
        return {};
      }
    }
    auto *attribute = ast::dynCast<ast::Attribute>(&expr);
    if (!attribute)
      return {};
    Value object = peek(*attribute->value);
    if (auto *instance = object.as<Instance>())
      if (Value *own = instance->attributes.find(attribute->attr))
        return *own;
    if (auto *module = object.as<Module>())
      if (Value *own = module->globals.find(attribute->attr))
        return *own;
    if (auto *cls = object.as<Class>())
      if (Value *own = cls->lookup(attribute->attr))
        return *own;
    return {};
  }
  void statement(const ast::Stmt &stmt);
  void pattern(const ast::Pattern *pattern);
  void bind(const ast::Binding &binding, Name name) {
    if (name)
      impl.store(binding, name, lost, frame);
  }

  Interp::Impl &impl;
  ExecFrame &frame;
  const ReasonPtr &reason;
  Value lost;
  int loops = 0;
};

void Skipper::target(const ast::Expr &expr) {
  switch (expr.kind) {
  case NodeKind::NameExpr:
    bind(ast::cast<ast::NameExpr>(expr).binding, ast::cast<ast::NameExpr>(expr).id);
    return;
  case NodeKind::Attribute: {
    auto &node = ast::cast<ast::Attribute>(expr);
    Value object = peek(*node.value);
    if (auto *instance = object.as<Instance>()) {
      impl.heap.willWrite(instance);
      instance->attributes.set(node.attr, lost);
    } else if (auto *module = object.as<Module>()) {
      impl.storeGlobal(module, node.attr, lost);
    } else if (auto *cls = object.as<Class>()) {
      impl.heap.willWrite(cls);
      cls->attributes.set(node.attr, lost);
    } else {
      mayCall = true;
    }
    return;
  }
  case NodeKind::Subscript: {
    auto &node = ast::cast<ast::Subscript>(expr);
    Value object = Interp::Impl::base(peek(*node.value));
    if (object.as<List>() || object.as<Dict>())
      markUnsure(impl.heap, object, reason);
    else
      mayCall = true;
    return;
  }
  case NodeKind::Starred:
    return target(*ast::cast<ast::Starred>(expr).value);
  case NodeKind::List:
  case NodeKind::Tuple:
    for (const ast::Expr *element : ast::cast<ast::Sequence>(expr).elts)
      target(*element);
    return;
  default:
    return;
  }
}

void Skipper::expression(const ast::Expr *expr) {
  if (!expr)
    return;
  impl.checkStack();
  auto all = [&](const auto &list) {
    for (const ast::Expr *inner : list)
      expression(inner);
  };
  switch (expr->kind) {
  case NodeKind::NamedExpr: {
    auto &node = ast::cast<ast::NamedExpr>(*expr);
    expression(node.value);
    return target(*node.target);
  }
  case NodeKind::Call: {
    auto &node = ast::cast<ast::Call>(*expr);
    all(node.args);
    for (auto &keyword : node.keywords)
      expression(keyword.value);
    if (auto *method = ast::dynCast<ast::Attribute>(node.func); method && changesContainer(method->attr)) {
      Value object = peek(*method->value);
      if (unsureReason(Interp::Impl::base(object)))
        return;
      Value plain = Interp::Impl::base(object);
      if (plain.as<List>() || plain.as<Dict>() || plain.as<Set>())
        return markUnsure(impl.heap, object, reason);
    }
    mayCall = true;
    return expression(node.func);
  }
  case NodeKind::BoolOp:
    return all(ast::cast<ast::BoolOp>(*expr).values);
  case NodeKind::BinOp:
    expression(ast::cast<ast::BinOp>(*expr).left);
    return expression(ast::cast<ast::BinOp>(*expr).right);
  case NodeKind::UnaryOp:
    return expression(ast::cast<ast::UnaryOp>(*expr).operand);
  case NodeKind::IfExp:
    expression(ast::cast<ast::IfExp>(*expr).test);
    expression(ast::cast<ast::IfExp>(*expr).body);
    return expression(ast::cast<ast::IfExp>(*expr).orelse);
  case NodeKind::Compare:
    expression(ast::cast<ast::Compare>(*expr).left);
    return all(ast::cast<ast::Compare>(*expr).comparators);
  case NodeKind::Attribute:
    return expression(ast::cast<ast::Attribute>(*expr).value);
  case NodeKind::Subscript:
    // Reading a Ref is an equation.
    mayCall = true;
    expression(ast::cast<ast::Subscript>(*expr).value);
    return expression(ast::cast<ast::Subscript>(*expr).slice);
  case NodeKind::Starred:
    return expression(ast::cast<ast::Starred>(*expr).value);
  case NodeKind::List:
  case NodeKind::Tuple:
    return all(ast::cast<ast::Sequence>(*expr).elts);
  case NodeKind::Dict:
    all(ast::cast<ast::Dict>(*expr).keys);
    return all(ast::cast<ast::Dict>(*expr).values);
  case NodeKind::Set:
    return all(ast::cast<ast::Set>(*expr).elts);
  case NodeKind::Yield:
  case NodeKind::YieldFrom:
    // What the generator gives from here on is not known.
    frame.maybeReturned = reason;
    [[fallthrough]];
  case NodeKind::Await:
  case NodeKind::ListComp:
  case NodeKind::SetComp:
  case NodeKind::DictComp:
  case NodeKind::GeneratorExp:
    mayCall = true;
    return;
  default:
    return;
  }
}

void Skipper::pattern(const ast::Pattern *pattern) {
  if (!pattern)
    return;
  switch (pattern->kind) {
  case NodeKind::MatchSequence:
  case NodeKind::MatchOr:
    for (const ast::Pattern *inner : ast::cast<ast::MatchList>(*pattern).patterns)
      this->pattern(inner);
    return;
  case NodeKind::MatchMapping: {
    auto &node = ast::cast<ast::MatchMapping>(*pattern);
    for (const ast::Pattern *inner : node.patterns)
      this->pattern(inner);
    return bind(node.restBinding, node.rest);
  }
  case NodeKind::MatchClass: {
    auto &node = ast::cast<ast::MatchClass>(*pattern);
    for (const ast::Pattern *inner : node.patterns)
      this->pattern(inner);
    for (const ast::Pattern *inner : node.kwdPatterns)
      this->pattern(inner);
    return;
  }
  case NodeKind::MatchStar:
    return bind(ast::cast<ast::MatchStar>(*pattern).binding, ast::cast<ast::MatchStar>(*pattern).name);
  case NodeKind::MatchAs:
    this->pattern(ast::cast<ast::MatchAs>(*pattern).pattern);
    return bind(ast::cast<ast::MatchAs>(*pattern).binding, ast::cast<ast::MatchAs>(*pattern).name);
  default:
    return;
  }
}

void Skipper::statement(const ast::Stmt &stmt) {
  switch (stmt.kind) {
  case NodeKind::ExprStmt:
    return expression(ast::cast<ast::ExprStmt>(stmt).value);
  case NodeKind::Assign: {
    auto &node = ast::cast<ast::Assign>(stmt);
    expression(node.value);
    for (const ast::Expr *one : node.targets)
      target(*one);
    return;
  }
  case NodeKind::AugAssign:
    expression(ast::cast<ast::AugAssign>(stmt).value);
    return target(*ast::cast<ast::AugAssign>(stmt).target);
  case NodeKind::AnnAssign: {
    auto &node = ast::cast<ast::AnnAssign>(stmt);
    if (!node.value)
      return;
    expression(node.value);
    return target(*node.target);
  }
  case NodeKind::Delete:
    for (const ast::Expr *one : ast::cast<ast::Delete>(stmt).targets)
      target(*one);
    return;
  case NodeKind::Return:
    expression(ast::cast<ast::Return>(stmt).value);
    frame.maybeReturned = reason;
    return;
  case NodeKind::Break:
  case NodeKind::Continue:
    leavesLoop |= loops == 0;
    return;
  case NodeKind::If:
    expression(ast::cast<ast::If>(stmt).test);
    body(ast::cast<ast::If>(stmt).body);
    return body(ast::cast<ast::If>(stmt).orelse);
  case NodeKind::For:
  case NodeKind::AsyncFor: {
    auto &node = ast::cast<ast::For>(stmt);
    expression(node.iter);
    target(*node.target);
    ++loops;
    body(node.body);
    --loops;
    return body(node.orelse);
  }
  case NodeKind::While:
    expression(ast::cast<ast::While>(stmt).test);
    ++loops;
    body(ast::cast<ast::While>(stmt).body);
    --loops;
    return body(ast::cast<ast::While>(stmt).orelse);
  case NodeKind::With:
  case NodeKind::AsyncWith:
    for (auto &item : ast::cast<ast::With>(stmt).items) {
      expression(item.context);
      if (item.vars)
        target(*item.vars);
    }
    return body(ast::cast<ast::With>(stmt).body);
  case NodeKind::Try:
  case NodeKind::TryStar: {
    auto &node = ast::cast<ast::Try>(stmt);
    body(node.body);
    for (auto &handler : node.handlers)
      body(handler.body);
    body(node.orelse);
    return body(node.finalbody);
  }
  case NodeKind::Match:
    expression(ast::cast<ast::Match>(stmt).subject);
    for (auto &one : ast::cast<ast::Match>(stmt).cases) {
      pattern(one.pattern);
      body(one.body);
    }
    return;
  case NodeKind::FunctionDef:
  case NodeKind::AsyncFunctionDef: {
    auto &node = ast::cast<ast::FunctionDef>(stmt);
    // `@pl.when(...)` runs the function at once.
    mayCall |= !node.decorators.empty();
    return bind(node.binding, node.name);
  }
  case NodeKind::ClassDef:
    return bind(ast::cast<ast::ClassDef>(stmt).binding, ast::cast<ast::ClassDef>(stmt).name);
  case NodeKind::Import:
    for (auto &alias : ast::cast<ast::Import>(stmt).names)
      bind(alias.binding, alias.asName ? alias.asName : intern(alias.name->substr(0, alias.name->find('.'))));
    return;
  case NodeKind::ImportFrom:
    for (auto &alias : ast::cast<ast::ImportFrom>(stmt).names)
      if (*alias.name != "*")
        bind(alias.binding, alias.asName ? alias.asName : alias.name);
    return;
  case NodeKind::Raise:
  case NodeKind::Assert:
    // A program that goes on did not raise here, whatever the condition was.
  default:
    return;
  }
}

} // namespace

Flow Interp::Impl::havoc(const ast::Body &body, ExecFrame &frame, const ReasonPtr &reason) {
  Skipper skipper(*this, frame, reason);
  skipper.body(body);
  if (skipper.mayCall || frame.maybeReturned == reason)
    in.noteGap(reason);
  if (!skipper.leavesLoop)
    return Flow::Normal;
  lossReason = reason;
  return Flow::Lost;
}

void Interp::Impl::havocTarget(const ast::Expr &target, ExecFrame &frame, const ReasonPtr &reason) {
  Skipper skipper(*this, frame, reason);
  skipper.target(target);
  if (skipper.mayCall)
    in.noteGap(reason);
}

void Interp::Impl::havocExpr(const ast::Expr *expr, ExecFrame &frame, const ReasonPtr &reason) {
  Skipper skipper(*this, frame, reason);
  skipper.expression(expr);
  if (skipper.mayCall)
    in.noteGap(reason);
}

} // namespace pallasd::python
