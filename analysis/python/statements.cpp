//===- statements.cpp - Execution of statements -----------------*- C++ -*-===//
//
// A statement that cannot be decided because something is Unknown is passed
// over: what it could assign becomes Unknown (havoc.cpp).
//
//===----------------------------------------------------------------------===//
#include "analysis/python/guards.h"
#include "analysis/python/impl.h"
#include "analysis/python/plain_errors.h"

namespace pallasd::python {

using ast::NodeKind;

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

Flow Interp::Impl::exec(const ast::Body &body, ExecFrame &frame) {
  size_t at = 0;
  for (;;) {
    ReasonPtr reason;
    try {
      for (; at < body.size(); ++at) {
        frame.current = body[at];
        in.step();
        Flow flow = execOne(*body[at], frame);
        if (flow != Flow::Normal)
          return flow;
      }
      return Flow::Normal;
    } catch (UnknownUse &use) {
      reason = use.reason;
    }
    frame.current = body[at];
    Flow flow = havoc({body[at]}, frame, reason);
    if (flow != Flow::Normal)
      return flow;
    ++at;
  }
}

Flow Interp::Impl::execOne(const ast::Stmt &stmt, ExecFrame &frame) {
  switch (stmt.kind) {
  case NodeKind::ExprStmt:
    eval(*ast::cast<ast::ExprStmt>(stmt).value, frame);
    return Flow::Normal;
  case NodeKind::Assign: {
    auto &node = ast::cast<ast::Assign>(stmt);
    Value value = eval(*node.value, frame);
    for (const ast::Expr *target : node.targets)
      assign(*target, value, frame);
    return Flow::Normal;
  }
  case NodeKind::AugAssign:
    execAugAssign(ast::cast<ast::AugAssign>(stmt), frame);
    return Flow::Normal;
  case NodeKind::AnnAssign:
    execAnnAssign(ast::cast<ast::AnnAssign>(stmt), frame);
    return Flow::Normal;
  case NodeKind::Return: {
    auto &node = ast::cast<ast::Return>(stmt);
    frame.returned = node.value ? eval(*node.value, frame) : Value::none();
    return Flow::Return;
  }
  case NodeKind::If:
    return execIf(ast::cast<ast::If>(stmt), frame);
  case NodeKind::For:
  case NodeKind::AsyncFor:
    return execFor(ast::cast<ast::For>(stmt), frame);
  case NodeKind::While:
    return execWhile(ast::cast<ast::While>(stmt), frame);
  case NodeKind::FunctionDef:
  case NodeKind::AsyncFunctionDef:
    defineFunction(ast::cast<ast::FunctionDef>(stmt), frame);
    return Flow::Normal;
  case NodeKind::ClassDef:
    defineClass(ast::cast<ast::ClassDef>(stmt), frame);
    return Flow::Normal;
  case NodeKind::Pass:
  case NodeKind::Global:
  case NodeKind::Nonlocal:
    return Flow::Normal;
  case NodeKind::Break:
    return Flow::Break;
  case NodeKind::Continue:
    return Flow::Continue;
  case NodeKind::Raise:
    execRaise(ast::cast<ast::Raise>(stmt), frame);
    return Flow::Normal;
  case NodeKind::Assert:
    execAssert(ast::cast<ast::Assert>(stmt), frame);
    return Flow::Normal;
  case NodeKind::Delete:
    for (const ast::Expr *target : ast::cast<ast::Delete>(stmt).targets)
      execDelete(*target, frame);
    return Flow::Normal;
  case NodeKind::Import:
    execImport(ast::cast<ast::Import>(stmt), frame);
    return Flow::Normal;
  case NodeKind::ImportFrom:
    execImportFrom(ast::cast<ast::ImportFrom>(stmt), frame);
    return Flow::Normal;
  case NodeKind::Try:
    return execTry(ast::cast<ast::Try>(stmt), frame);
  case NodeKind::TryStar:
    return execTryStar(ast::cast<ast::Try>(stmt), frame);
  case NodeKind::With:
  case NodeKind::AsyncWith:
    return execWith(ast::cast<ast::With>(stmt), 0, frame);
  case NodeKind::Match:
    return execMatch(ast::cast<ast::Match>(stmt), frame);
  case NodeKind::TypeAlias: {
    auto &node = ast::cast<ast::TypeAlias>(stmt);
    assign(*node.name, in.unknown(Reason::Unmodelled, "type alias"), frame);
    return Flow::Normal;
  }
  default:
    return Flow::Normal;
  }
}

//===----------------------------------------------------------------------===//
// Assignment
//===----------------------------------------------------------------------===//

void Interp::Impl::assign(const ast::Expr &target, Value value, ExecFrame &frame) {
  switch (target.kind) {
  case NodeKind::NameExpr: {
    auto &name = ast::cast<ast::NameExpr>(target);
    store(name.binding, name.id, value, frame);
    if (in.bindings) [[unlikely]]
      in.bindings->bound({frame.module, frame.item, name.range}, name.id, false, value);
    return;
  }
  case NodeKind::Attribute: {
    auto &node = ast::cast<ast::Attribute>(target);
    Value object = eval(*node.value, frame);
    frame.current = &node;
    in.setAttr(object, node.attr, value);
    return;
  }
  case NodeKind::Subscript: {
    auto &node = ast::cast<ast::Subscript>(target);
    Value object = eval(*node.value, frame);
    Value key = eval(*node.slice, frame);
    frame.current = &node;
    in.setItem(object, key, value);
    return;
  }
  case NodeKind::Starred:
    return assign(*ast::cast<ast::Starred>(target).value, value, frame);
  case NodeKind::List:
  case NodeKind::Tuple:
    checkStack();
    frame.current = &target;
    return unpack(ast::cast<ast::Sequence>(target), value, frame);
  default:
    return;
  }
}

void Interp::Impl::unpack(const ast::Sequence &target, Value value, ExecFrame &frame) {
  size_t count = target.elts.size(), star = count;
  for (size_t i = 0; i < count; ++i)
    if (target.elts[i]->kind == NodeKind::Starred)
      star = i;
  ReasonPtr unknown;
  Values items;
  if (value.as<Instance>() || value.as<Native>() || !value.isObject()) {
    bool iterable = value.isObject() && (value.as<Native>() || in.typeOf(value)->lookup(names().iter) ||
                                         in.typeOf(value)->lookup(names().getitem) || in.typeOf(value)->hasUnknownBase);
    if (!iterable)
      in.raise("TypeError", "cannot unpack non-iterable " + in.typeName(value) + " object");
  }
  {
    Cursor cursor(in, value);
    Value item;
    // One item more than there are targets is enough to know that it is too many.
    while ((star < count || items.size() <= count) && cursor.next(item))
      items.push_back(item);
    unknown = cursor.unknown();
  }
  if (unknown) {
    Value lost = heap.make<Unknown>(unknown);
    for (const ast::Expr *element : target.elts)
      assign(*element, lost, frame);
    return;
  }
  if (star == count) {
    if (items.size() < count)
      raisePlain(in, "ValueError",
                 "not enough values to unpack (expected " + std::to_string(count) + ", got " +
                     std::to_string(items.size()) + ")");
    if (items.size() > count)
      raisePlain(in, "ValueError", "too many values to unpack (expected " + std::to_string(count) + ")");
    for (size_t i = 0; i < count; ++i)
      assign(*target.elts[i], items[i], frame);
    return;
  }
  if (items.size() + 1 < count)
    in.raise("ValueError", "not enough values to unpack (expected at least " + std::to_string(count - 1) + ", got " +
                               std::to_string(items.size()) + ")");
  size_t tail = count - star - 1, middle = items.size() - (count - 1);
  for (size_t i = 0; i < star; ++i)
    assign(*target.elts[i], items[i], frame);
  assign(*target.elts[star], in.list({items.begin() + star, items.begin() + star + middle}), frame);
  for (size_t i = 0; i < tail; ++i)
    assign(*target.elts[star + 1 + i], items[star + middle + i], frame);
}

void Interp::Impl::execAugAssign(const ast::AugAssign &node, ExecFrame &frame) {
  switch (node.target->kind) {
  case NodeKind::NameExpr: {
    auto &name = ast::cast<ast::NameExpr>(*node.target);
    Value left = load(name, frame);
    Value right = eval(*node.value, frame);
    int64_t sum;
    if (left.isInt() && right.isInt() && !(left.sym() | right.sym()) && node.op == ast::Operator::Add &&
        !__builtin_add_overflow(left.asInt(), right.asInt(), &sum)) {
      store(name.binding, name.id, Value::integer(sum), frame);
      return;
    }
    frame.current = &node;
    Value result = in.inplace(node.op, left, right);
    store(name.binding, name.id, result, frame);
    if (in.bindings) [[unlikely]]
      in.bindings->bound({frame.module, frame.item, name.range}, name.id, false, result);
    return;
  }
  case NodeKind::Attribute: {
    auto &attribute = ast::cast<ast::Attribute>(*node.target);
    Value object = eval(*attribute.value, frame);
    frame.current = &attribute;
    Value left = in.getAttr(object, attribute.attr);
    Value right = eval(*node.value, frame);
    frame.current = &node;
    in.setAttr(object, attribute.attr, in.inplace(node.op, left, right));
    return;
  }
  case NodeKind::Subscript: {
    auto &subscript = ast::cast<ast::Subscript>(*node.target);
    Value object = eval(*subscript.value, frame);
    Value key = eval(*subscript.slice, frame);
    frame.current = &subscript;
    Value left = in.getItem(object, key);
    Value right = eval(*node.value, frame);
    frame.current = &node;
    Value result = in.inplace(node.op, left, right);
    in.setItem(object, key, result);
    return;
  }
  default:
    return;
  }
}

void Interp::Impl::execAnnAssign(const ast::AnnAssign &node, ExecFrame &frame) {
  if (node.value) {
    Value value = eval(*node.value, frame);
    assign(*node.target, value, frame);
  }
  auto *name = ast::dynCast<ast::NameExpr>(node.target);
  if (!name || !node.simple || !frame.classNamespace)
    return;
  // Annotations of local variables are not evaluated; those of module variables
  // are, but nothing reads them.
  Value *known = frame.classNamespace->find(names().annotations);
  Value dict = known ? *known : in.dict();
  if (!known)
    frame.classNamespace->set(names().annotations, dict);
  frame.current = node.annotation;
  Value annotation = evalAnnotation(*node.annotation, frame);
  if (auto *table = dict.as<Dict>())
    table->table.set(in, interned(name->id), annotation);
}

void Interp::Impl::execDelete(const ast::Expr &target, ExecFrame &frame) {
  switch (target.kind) {
  case NodeKind::NameExpr:
    return remove(ast::cast<ast::NameExpr>(target), frame);
  case NodeKind::Attribute: {
    auto &node = ast::cast<ast::Attribute>(target);
    Value object = eval(*node.value, frame);
    frame.current = &node;
    in.delAttr(object, node.attr);
    return;
  }
  case NodeKind::Subscript: {
    auto &node = ast::cast<ast::Subscript>(target);
    Value object = eval(*node.value, frame);
    Value key = eval(*node.slice, frame);
    frame.current = &node;
    in.delItem(object, key);
    return;
  }
  case NodeKind::List:
  case NodeKind::Tuple:
    for (const ast::Expr *element : ast::cast<ast::Sequence>(target).elts)
      execDelete(*element, frame);
    return;
  default:
    return;
  }
}

//===----------------------------------------------------------------------===//
// Branches and loops
//===----------------------------------------------------------------------===//

Flow Interp::Impl::execIf(const ast::If &node, ExecFrame &frame) {
  Value test = eval(*node.test, frame);
  if (!test.isBool() || test.sym()) {
    frame.current = node.test;
    test = in.truth(test);
    if (auto reason = reasonOf(test)) {
      Flow taken = havoc(node.body, frame, reason);
      Flow other = havoc(node.orelse, frame, reason);
      return taken == Flow::Lost || other == Flow::Lost ? Flow::Lost : Flow::Normal;
    }
    test = Value::boolean(in.isTrue(test));
  }
  return exec(test.asBool() ? node.body : node.orelse, frame);
}

Flow Interp::Impl::execWhile(const ast::While &node, ExecFrame &frame) {
  for (;;) {
    in.step();
    frame.current = node.test;
    Value test = in.truth(eval(*node.test, frame));
    ReasonPtr lost = reasonOf(test);
    if (!lost) {
      frame.current = node.test;
      if (!in.isTrue(test))
        break;
      Flow flow = exec(node.body, frame);
      if (flow == Flow::Break)
        return Flow::Normal;
      if (flow == Flow::Return)
        return flow;
      if (flow == Flow::Lost)
        lost = lossReason;
    }
    if (lost) {
      havoc(node.body, frame, lost);
      return havoc(node.orelse, frame, lost);
    }
  }
  return exec(node.orelse, frame);
}

Flow Interp::Impl::execFor(const ast::For &node, ExecFrame &frame) {
  Value iterable = eval(*node.iter, frame);
  frame.current = node.iter;
  if (node.kind == NodeKind::AsyncFor)
    iterable = in.unknown(Reason::Unmodelled, "async for");
  if (auto *range = iterable.as<Range>(); range && range->sym)
    in.iter(iterable); // records that the number of turns rests on an assumption
  Cursor cursor(in, iterable);
  ReasonPtr lost;
  Value item;
  auto *name = ast::dynCast<ast::NameExpr>(node.target);
  for (;;) {
    frame.current = node.iter;
    in.step();
    if (!cursor.next(item))
      break;
    if (name && name->binding.kind == ast::Binding::Local)
      frame.slots[name->binding.slot] = item;
    else
      assign(*node.target, item, frame);
    Flow flow = exec(node.body, frame);
    if (flow == Flow::Break)
      return Flow::Normal;
    if (flow == Flow::Return)
      return flow;
    if (flow == Flow::Lost) {
      lost = lossReason;
      break;
    }
  }
  if (!lost)
    lost = cursor.unknown();
  if (!lost)
    return exec(node.orelse, frame);
  havocTarget(*node.target, frame, lost);
  havoc(node.body, frame, lost);
  return havoc(node.orelse, frame, lost);
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

void Interp::Impl::execRaise(const ast::Raise &node, ExecFrame &frame) {
  if (!node.exc) {
    if (!handling.isObject())
      in.raise("RuntimeError", "No active exception to reraise");
    if (!rethrown)
      throw PyError{handling, nullptr, in.userStack()};
    throw PyError(*rethrown);
  }
  Value exception = eval(*node.exc, frame);
  frame.current = &node;
  if (exception.isUnknown())
    throw UnknownUse{reasonOf(exception)};
  if (auto *cls = exception.as<Class>()) {
    if (!cls->isSubclassOf(this->cls.baseException)) {
      if (cls->hasUnknownBase)
        throw UnknownUse{cls->unknownBase};
      in.raise("TypeError", "exceptions must derive from BaseException");
    }
    exception = call(cls, {});
    if (exception.isUnknown())
      throw UnknownUse{reasonOf(exception)};
  }
  if (!isException(exception))
    in.raise("TypeError", "exceptions must derive from BaseException");
  auto *instance = exception.as<Instance>();
  if (node.cause) {
    Value cause = eval(*node.cause, frame);
    frame.current = &node;
    if (cause.as<Class>())
      cause = call(cause, {});
    heap.willWrite(instance);
    instance->attributes.set(names().cause, cause);
    instance->attributes.set(names().suppress_context, Value::boolean(true));
  }
  throwException(exception);
}

void Interp::Impl::execAssert(const ast::Assert &node, ExecFrame &frame) {
  Value test = in.truth(eval(*node.test, frame));
  frame.current = &node;
  if (test.isUnknown() || in.isTrue(test))
    return;
  Values args;
  if (node.msg)
    args.push_back(eval(*node.msg, frame));
  frame.current = &node;
  throwException(makeException(in.builtinClass("AssertionError"), std::move(args)));
}

namespace {
/// The exception being handled, for `raise` and __context__.
struct Handling {
  Interp::Impl &impl;
  Value outer;
  std::shared_ptr<const PyError> outerError;
  Handling(Interp::Impl &impl, const PyError &error)
      : impl(impl), outer(impl.handling), outerError(std::move(impl.rethrown)) {
    impl.handling = error.value;
    impl.rethrown = std::make_shared<PyError>(error);
  }
  ~Handling() {
    impl.handling = outer;
    impl.rethrown = std::move(outerError);
  }
};

/// True if an `except` of these handlers would take an ImportError.
bool catchesImportError(const ast::Try &node) {
  static const Name takes[] = {intern("ImportError"), intern("ModuleNotFoundError"), intern("Exception"),
                               intern("BaseException")};
  auto names = [&](const ast::Expr *type) {
    auto *name = ast::dynCast<ast::NameExpr>(type);
    for (Name known : takes)
      if (name && name->id == known)
        return true;
    return false;
  };
  for (auto &handler : node.handlers) {
    if (!handler.type || names(handler.type))
      return true;
    if (auto *tuple = ast::dynCast<ast::Sequence>(handler.type))
      for (const ast::Expr *element : tuple->elts)
        if (names(element))
          return true;
  }
  return false;
}

struct ImportCatch {
  int &count;
  bool on;
  ImportCatch(int &count, bool on) : count(count), on(on) { count += on; }
  ~ImportCatch() { count -= on; }
};
} // namespace

Flow Interp::Impl::execHandlers(const ast::Try &node, PyError &error, ExecFrame &frame) {
  Handling handling(*this, error);
  for (auto &handler : node.handlers) {
    Tri matches = Tri::Yes;
    if (handler.type) {
      Value type = eval(*handler.type, frame);
      frame.current = handler.type;
      matches = isInstanceOf(error.value, type);
    }
    if (matches == Tri::No)
      continue;
    if (matches == Tri::Maybe) {
      // It may be taken or pass on: neither is followed.
      auto why = reason(Reason::Unmodelled, "exception class");
      in.noteGap(why);
      if (handler.name)
        store(handler.binding, handler.name, heap.make<Unknown>(why), frame);
      return havoc(handler.body, frame, why);
    }
    if (handler.name)
      store(handler.binding, handler.name, error.value, frame);
    std::optional<PyError> raised;
    Flow flow = Flow::Normal;
    try {
      flow = exec(handler.body, frame);
    } catch (PyError &inner) {
      raised = std::move(inner);
    }
    // The name is unbound however the handler ends.
    if (handler.name)
      store(handler.binding, handler.name, Value(), frame);
    if (handler.name &&
        (handler.binding.kind == ast::Binding::Global || handler.binding.kind == ast::Binding::Unresolved))
      frame.module->globals.erase(handler.name);
    if (handler.name && handler.binding.kind == ast::Binding::ClassLocal && frame.classNamespace)
      frame.classNamespace->erase(handler.name);
    if (raised)
      throw std::move(*raised);
    return flow;
  }
  throw std::move(error);
}

Flow Interp::Impl::execTry(const ast::Try &node, ExecFrame &frame) {
  std::optional<PyError> pending;
  Flow flow = Flow::Normal;
  auto guarded = [&](auto &&run) {
    pending.reset();
    try {
      flow = run();
    } catch (PyError &error) {
      pending = std::move(error);
    }
  };
  {
    ImportCatch imports(importCaught, catchesImportError(node));
    GuardedScope handlers(in, !node.handlers.empty());
    guarded([&] { return exec(node.body, frame); });
  }
  if (pending && !node.handlers.empty()) {
    PyError error = std::move(*pending);
    guarded([&] { return execHandlers(node, error, frame); });
  } else if (!pending && flow == Flow::Normal) {
    guarded([&] { return exec(node.orelse, frame); });
  }
  if (node.finalbody.empty()) {
    if (pending)
      throw std::move(*pending);
    return flow;
  }
  Value returned = frame.returned;
  std::optional<Handling> handling;
  if (pending)
    handling.emplace(*this, *pending);
  Flow last = exec(node.finalbody, frame);
  if (last != Flow::Normal)
    return last;
  if (pending)
    throw std::move(*pending);
  frame.returned = returned;
  return flow;
}

//===----------------------------------------------------------------------===//
// with
//===----------------------------------------------------------------------===//

/// `pytest.raises(...)`, `self.assertRaises(...)`: the body is meant to raise.
static bool expectsException(const ast::Expr &context) {
  static const Name expecting[] = {intern("raises"), intern("assertRaises"), intern("assertRaisesRegex")};
  auto *call = ast::dynCast<ast::Call>(&context);
  auto *attribute = call ? ast::dynCast<ast::Attribute>(call->func) : nullptr;
  return attribute && std::find(std::begin(expecting), std::end(expecting), attribute->attr) != std::end(expecting);
}

/// What a context manager's class says of exceptions in its body: "all" are expected, "some" may be taken.
static const std::string *takesExceptions(Value manager) {
  static const Name attribute = intern("_takes_exceptions");
  auto *instance = manager.as<Instance>();
  const Value *said = instance ? instance->cls->lookup(attribute) : nullptr;
  auto *text = said ? said->as<Str>() : nullptr;
  return text ? &text->text : nullptr;
}

Flow Interp::Impl::execWith(const ast::With &node, size_t index, ExecFrame &frame) {
  if (index == node.items.size())
    return exec(node.body, frame);
  const ast::WithItem &item = node.items[index];
  bool expecting = expectsException(*item.context);
  Value manager = eval(*item.context, frame);
  frame.current = item.context;
  if (manager.isUnknown()) {
    // What it would have done around the body is not known; the body still runs.
    in.noteGap(reasonOf(manager));
    if (item.vars)
      assign(*item.vars, manager, frame);
    GuardedScope guard(in, expecting);
    try {
      return execWith(node, index + 1, frame);
    } catch (PyError &) {
      if (!expecting)
        throw;
      return Flow::Normal;
    }
  }
  const std::string *takes = takesExceptions(manager);
  expecting |= takes && *takes == "all";
  Value enter = in.getAttrOr(manager, names().enter), exit = in.getAttrOr(manager, names().exit);
  if (enter.isUndefined() || exit.isUndefined())
    in.raise("TypeError", "'" + in.typeName(manager) + "' object does not support the context manager protocol");
  Value entered = call(enter, {});
  if (item.vars)
    assign(*item.vars, entered, frame);
  std::optional<PyError> pending;
  Flow flow = Flow::Normal;
  try {
    GuardedScope guard(in, expecting || takes);
    flow = execWith(node, index + 1, frame);
  } catch (PyError &error) {
    pending = std::move(error);
  }
  frame.current = item.context;
  if (!pending) {
    Value returned = frame.returned;
    in.call(exit, {Value::none(), Value::none(), Value::none()});
    frame.returned = returned;
    return flow;
  }
  Handling handling(*this, *pending);
  Value swallowed = in.truth(in.call(exit, {in.typeOf(pending->value), pending->value, Value::none()}));
  if (!swallowed.isUnknown() && in.isTrue(swallowed))
    return Flow::Normal;
  // A refusal where the program expects one, be it of another class (policies.md A3).
  if (expecting && pending->refusal)
    return Flow::Normal;
  throw std::move(*pending);
}

//===----------------------------------------------------------------------===//
// except*
//===----------------------------------------------------------------------===//

Flow Interp::Impl::execTryStar(const ast::Try &node, ExecFrame &frame) {
  std::optional<PyError> pending;
  Flow flow = Flow::Normal;
  try {
    flow = exec(node.body, frame);
  } catch (PyError &error) {
    pending = std::move(error);
  }
  if (!pending) {
    if (flow == Flow::Normal)
      flow = exec(node.orelse, frame);
  } else {
    auto why = reason(Reason::Unmodelled, "except*");
    in.noteGap(why);
    for (auto &handler : node.handlers)
      havoc(handler.body, frame, why);
  }
  Flow last = exec(node.finalbody, frame);
  return last == Flow::Normal ? flow : last;
}

} // namespace pallasd::python
