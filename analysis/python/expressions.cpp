//===- expressions.cpp - Evaluation of expressions --------------*- C++ -*-===//
//
// A walk over the tree. Arithmetic and comparison of plain integers and floats
// is decided here, without the general protocols. Constants that need an object
// are made once for each interpreter and node.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"

namespace pallasd::python {

using ast::NodeKind;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value &Interp::Impl::constantSlot(const ast::Node *node) {
  if ((constantCount + 1) * 2 > constants.size()) {
    std::vector<ConstantSlot> old(std::max<size_t>(256, constants.size() * 2));
    old.swap(constants);
    constantCount = 0;
    for (ConstantSlot &slot : old)
      if (slot.node)
        constantSlot(slot.node) = slot.value;
  }
  size_t mask = constants.size() - 1;
  size_t at = (reinterpret_cast<uintptr_t>(node) * 0x9E3779B97F4A7C15ull >> 32) & mask;
  while (constants[at].node && constants[at].node != node)
    at = (at + 1) & mask;
  if (!constants[at].node) {
    constants[at].node = node;
    ++constantCount;
  }
  return constants[at].value;
}

Value Interp::Impl::interned(Name name) {
  Str *&known = internedStrings[name];
  if (!known) {
    Heap::Permanent permanent(heap);
    known = heap.make<Str>(*name);
  }
  return known;
}

Value Interp::Impl::constantFrom(const ast::ConstantValue &value) {
  switch (value.index()) {
  case 0:
    return Value::none();
  case 1:
    return Value::ellipsis();
  case 2:
    return Value::boolean(std::get<bool>(value));
  case 3:
    return Value::integer(std::get<int64_t>(value));
  case 4:
    return makeInt(in, Integer(std::get<ast::BigIntConst>(value).decimal));
  case 5:
    return Value::real(std::get<double>(value));
  case 6:
    return heap.make<Complex>(0.0, std::get<ast::ImaginaryConst>(value).value);
  case 7: {
    const std::string &text = std::get<std::string>(value);
    // Short strings are shared, as CPython interns those that look like names.
    return text.size() <= 32 ? nameString(text) : Value(heap.make<Str>(text));
  }
  default:
    return heap.make<Bytes>(std::get<ast::BytesConst>(value).bytes);
  }
}

Value Interp::Impl::constant(const ast::Constant &node) {
  switch (node.value.index()) {
  case 0:
    return Value::none();
  case 1:
    return Value::ellipsis();
  case 2:
    return Value::boolean(std::get<bool>(node.value));
  case 3:
    return Value::integer(std::get<int64_t>(node.value));
  case 5:
    return Value::real(std::get<double>(node.value));
  default:
    break;
  }
  Value &slot = constantSlot(&node);
  if (!slot.isUndefined())
    return slot;
  Heap::Permanent permanent(heap);
  Value made = constantFrom(node.value);
  // Making it may have grown the table.
  constantSlot(&node) = made;
  return made;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

void Interp::Impl::unbound(const ast::NameExpr &name, bool free) {
  if (free)
    in.raise("NameError", "cannot access free variable '" + *name.id +
                              "' where it is not associated with a value in enclosing scope");
  in.raise("UnboundLocalError",
           "cannot access local variable '" + *name.id + "' where it is not associated with a value");
}

Value Interp::Impl::builtinName(Name name, ExecFrame &frame) {
  if (Value *found = builtins->globals.find(name))
    return *found;
  if (frame.module->missing) {
    Value value = frame.module->missing(in, name);
    if (!value.isUndefined())
      return value;
  }
  return {};
}

Value Interp::Impl::loadGlobal(Name name, ExecFrame &frame) {
  if (in.recorder)
    in.recorder->globals.insert({frame.module, name});
  if (Value *found = frame.module->globals.find(name))
    return *found;
  Value found = builtinName(name, frame);
  if (found.isUndefined())
    in.raise("NameError", "name '" + *name + "' is not defined");
  return found;
}

Value Interp::Impl::load(const ast::NameExpr &name, ExecFrame &frame) {
  const ast::Binding &binding = name.binding;
  switch (binding.kind) {
  case ast::Binding::Local: {
    Value value = frame.slots[binding.slot];
    if (value.isUndefined()) [[unlikely]] {
      frame.current = &name;
      unbound(name, false);
    }
    return value;
  }
  case ast::Binding::Cell: {
    Value value = static_cast<Cell *>(frame.slots[binding.slot].object())->value;
    if (value.isUndefined()) [[unlikely]] {
      frame.current = &name;
      unbound(name, false);
    }
    return value;
  }
  case ast::Binding::Free: {
    Value value = frame.closure[binding.slot]->value;
    if (value.isUndefined()) [[unlikely]] {
      frame.current = &name;
      unbound(name, true);
    }
    return value;
  }
  case ast::Binding::ClassLocal:
    if (frame.classNamespace)
      if (Value *found = frame.classNamespace->find(name.id))
        return *found;
    if (binding.slot >= 0 && size_t(binding.slot) < frame.closure.size()) {
      Value value = frame.closure[binding.slot]->value;
      if (!value.isUndefined())
        return value;
    }
    [[fallthrough]];
  case ast::Binding::Global:
  case ast::Binding::Unresolved:
    break;
  }
  frame.current = &name;
  return loadGlobal(name.id, frame);
}

void Interp::Impl::storeGlobal(Module *module, Name name, Value value) {
  heap.willWrite(module);
  module->globals.set(name, value);
}

void Interp::Impl::store(const ast::Binding &binding, Name name, Value value, ExecFrame &frame) {
  switch (binding.kind) {
  case ast::Binding::Local:
    frame.slots[binding.slot] = value;
    return;
  case ast::Binding::Cell: {
    auto *cell = static_cast<Cell *>(frame.slots[binding.slot].object());
    heap.willWrite(cell);
    cell->value = value;
    return;
  }
  case ast::Binding::Free: {
    Cell *cell = frame.closure[binding.slot];
    heap.willWrite(cell);
    cell->value = value;
    return;
  }
  case ast::Binding::ClassLocal:
    if (frame.classNamespace) {
      frame.classNamespace->set(name, value);
      return;
    }
    [[fallthrough]];
  case ast::Binding::Global:
  case ast::Binding::Unresolved:
    storeGlobal(frame.module, name, value);
    return;
  }
}

void Interp::Impl::remove(const ast::NameExpr &name, ExecFrame &frame) {
  const ast::Binding &binding = name.binding;
  frame.current = &name;
  switch (binding.kind) {
  case ast::Binding::Local:
    if (frame.slots[binding.slot].isUndefined())
      unbound(name, false);
    frame.slots[binding.slot] = Value();
    return;
  case ast::Binding::Cell:
  case ast::Binding::Free: {
    bool free = binding.kind == ast::Binding::Free;
    Cell *cell = free ? frame.closure[binding.slot] : static_cast<Cell *>(frame.slots[binding.slot].object());
    if (cell->value.isUndefined())
      unbound(name, free);
    heap.willWrite(cell);
    cell->value = Value();
    return;
  }
  case ast::Binding::ClassLocal:
    if (frame.classNamespace) {
      if (!frame.classNamespace->erase(name.id))
        in.raise("NameError", "name '" + *name.id + "' is not defined");
      return;
    }
    [[fallthrough]];
  case ast::Binding::Global:
  case ast::Binding::Unresolved:
    heap.willWrite(frame.module);
    if (!frame.module->globals.erase(name.id))
      in.raise("NameError", "name '" + *name.id + "' is not defined");
    return;
  }
}

//===----------------------------------------------------------------------===//
// Plain numbers
//===----------------------------------------------------------------------===//

/// The result if both are plain certain integers or floats and it needs no
/// object and no exception; else false.
static inline bool plainArithmetic(ast::Operator op, Value left, Value right, Value &out) {
  using enum ast::Operator;
  if (left.sym() | right.sym())
    return false;
  if (left.isInt() && right.isInt()) {
    int64_t a = left.asInt(), b = right.asInt(), r;
    switch (op) {
    case Add:
      if (__builtin_add_overflow(a, b, &r))
        return false;
      break;
    case Sub:
      if (__builtin_sub_overflow(a, b, &r))
        return false;
      break;
    case Mult:
      if (__builtin_mul_overflow(a, b, &r))
        return false;
      break;
    case FloorDiv:
      if (b <= 0)
        return false;
      r = a / b - (a % b < 0);
      break;
    case Mod:
      if (b <= 0)
        return false;
      r = a % b;
      r += r < 0 ? b : 0;
      break;
    case BitAnd:
      r = a & b;
      break;
    case BitOr:
      r = a | b;
      break;
    case BitXor:
      r = a ^ b;
      break;
    default:
      return false;
    }
    out = Value::integer(r);
    return true;
  }
  if (left.isFloat() && right.isFloat()) {
    double a = left.asFloat(), b = right.asFloat();
    switch (op) {
    case Add:
      out = Value::real(a + b);
      return true;
    case Sub:
      out = Value::real(a - b);
      return true;
    case Mult:
      out = Value::real(a * b);
      return true;
    case Div:
      if (b == 0)
        return false;
      out = Value::real(a / b);
      return true;
    default:
      return false;
    }
  }
  return false;
}

static inline bool plainCompare(ast::CompareOperator op, Value left, Value right, bool &out) {
  using enum ast::CompareOperator;
  if (op == Is || op == IsNot) {
    // None, True, False, Ellipsis: what `is` is mostly used with.
    if (left.isUnknown() || right.isUnknown() || (right.tag() > Tag::Bool && left.tag() > Tag::Bool) || left.sym() ||
        right.sym())
      return false;
    out = left.identical(right) == (op == Is);
    return true;
  }
  if (!left.isInt() || !right.isInt() || (left.sym() | right.sym()))
    return false;
  int64_t a = left.asInt(), b = right.asInt();
  switch (op) {
  case Eq:
    out = a == b;
    return true;
  case NotEq:
    out = a != b;
    return true;
  case Lt:
    out = a < b;
    return true;
  case LtE:
    out = a <= b;
    return true;
  case Gt:
    out = a > b;
    return true;
  case GtE:
    out = a >= b;
    return true;
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

Value Interp::Impl::eval(const ast::Expr &expr, ExecFrame &frame) {
  switch (expr.kind) {
  case NodeKind::Constant:
    return constant(ast::cast<ast::Constant>(expr));
  case NodeKind::NameExpr:
    return load(ast::cast<ast::NameExpr>(expr), frame);
  case NodeKind::BinOp: {
    checkStack();
    auto &node = ast::cast<ast::BinOp>(expr);
    Value left = eval(*node.left, frame);
    Value right = eval(*node.right, frame);
    Value result;
    if (plainArithmetic(node.op, left, right, result))
      return result;
    frame.current = &node;
    return in.binary(node.op, left, right);
  }
  case NodeKind::Compare:
    checkStack();
    return evalCompare(ast::cast<ast::Compare>(expr), frame);
  case NodeKind::Call:
    checkStack();
    return evalCall(ast::cast<ast::Call>(expr), frame);
  case NodeKind::Attribute: {
    checkStack();
    auto &node = ast::cast<ast::Attribute>(expr);
    Value object = eval(*node.value, frame);
    frame.current = &node;
    Value value = getAttr(object, node.attr);
    if (value.isUndefined())
      noAttribute(object, node.attr);
    return value;
  }
  case NodeKind::Subscript: {
    checkStack();
    auto &node = ast::cast<ast::Subscript>(expr);
    Value object = eval(*node.value, frame);
    Value key = eval(*node.slice, frame);
    if (key.isInt() && !key.sym()) {
      if (auto *list = object.as<List>(); list && !list->unsure) {
        int64_t at = key.asInt();
        if (at < 0)
          at += int64_t(list->items.size());
        if (uint64_t(at) < list->items.size())
          return list->items[at];
      } else if (auto *tuple = object.as<Tuple>(); tuple && !tuple->cls) {
        int64_t at = key.asInt();
        if (at < 0)
          at += int64_t(tuple->items.size());
        if (uint64_t(at) < tuple->items.size())
          return tuple->items[at];
      }
    }
    frame.current = &node;
    return in.getItem(object, key);
  }
  default:
    checkStack();
    return evalOther(expr, frame);
  }
}

Value Interp::Impl::evalOther(const ast::Expr &expr, ExecFrame &frame) {
  switch (expr.kind) {
  case NodeKind::BoolOp:
    return evalBoolOp(ast::cast<ast::BoolOp>(expr), frame);
  case NodeKind::NamedExpr: {
    auto &node = ast::cast<ast::NamedExpr>(expr);
    Value value = eval(*node.value, frame);
    store(node.target->binding, node.target->id, value, frame);
    return value;
  }
  case NodeKind::UnaryOp: {
    auto &node = ast::cast<ast::UnaryOp>(expr);
    Value operand = eval(*node.operand, frame);
    if (node.op == ast::UnaryOperator::USub && operand.isInt() && !operand.sym() && operand.asInt() != INT64_MIN)
      return Value::integer(-operand.asInt());
    frame.current = &node;
    return in.unary(node.op, operand);
  }
  case NodeKind::Lambda:
    return makeFunction(nullptr, &ast::cast<ast::Lambda>(expr), frame, frame);
  case NodeKind::IfExp: {
    auto &node = ast::cast<ast::IfExp>(expr);
    Value test = in.truth(eval(*node.test, frame));
    if (auto reason = reasonOf(test)) {
      havocExpr(node.body, frame, reason);
      havocExpr(node.orelse, frame, reason);
      return heap.make<Unknown>(reason);
    }
    frame.current = node.test;
    return eval(in.isTrue(test) ? *node.body : *node.orelse, frame);
  }
  case NodeKind::Dict:
    return evalDict(ast::cast<ast::Dict>(expr), frame);
  case NodeKind::Set: {
    auto *set = heap.make<Set>();
    Values items;
    evalElements(ast::cast<ast::Set>(expr).elts, frame, items, set->unsure);
    frame.current = &expr;
    for (Value item : items) {
      if (auto reason = reasonOf(item))
        set->unsure = reason;
      else
        set->table.set(in, item, Value::none());
    }
    return set;
  }
  case NodeKind::ListComp:
  case NodeKind::SetComp:
  case NodeKind::DictComp:
  case NodeKind::GeneratorExp:
    return evalComp(ast::cast<ast::Comp>(expr), frame);
  case NodeKind::Await: {
    eval(*ast::cast<ast::Await>(expr).value, frame);
    frame.current = &expr;
    return in.unknown(Reason::Unmodelled, "await");
  }
  case NodeKind::Yield: {
    auto &node = ast::cast<ast::Yield>(expr);
    Value value = node.value ? eval(*node.value, frame) : Value::none();
    frame.current = &node;
    return yieldValue(value, frame);
  }
  case NodeKind::YieldFrom: {
    Value iterable = eval(*ast::cast<ast::YieldFrom>(expr).value, frame);
    frame.current = &expr;
    return yieldFrom(iterable, frame);
  }
  case NodeKind::FormattedValue:
    return evalFormatted(ast::cast<ast::FormattedValue>(expr), frame);
  case NodeKind::JoinedStr:
    return evalJoined(ast::cast<ast::JoinedStr>(expr), frame);
  case NodeKind::List: {
    auto *list = heap.make<List>(Values());
    ReasonPtr unsure;
    Values items;
    evalElements(ast::cast<ast::Sequence>(expr).elts, frame, items, unsure);
    list->items = std::move(items);
    list->unsure = unsure;
    return list;
  }
  case NodeKind::Tuple: {
    Values items;
    ReasonPtr unsure;
    evalElements(ast::cast<ast::Sequence>(expr).elts, frame, items, unsure);
    if (unsure)
      return heap.make<Unknown>(unsure);
    return heap.make<Tuple>(std::move(items));
  }
  case NodeKind::Slice:
    return evalSlice(ast::cast<ast::Slice>(expr), frame);
  case NodeKind::Starred:
    return eval(*ast::cast<ast::Starred>(expr).value, frame);
  default:
    return eval(expr, frame);
  }
}

Value Interp::Impl::evalSlice(const ast::Slice &node, ExecFrame &frame) {
  Value start = node.lower ? eval(*node.lower, frame) : Value::none();
  Value stop = node.upper ? eval(*node.upper, frame) : Value::none();
  Value step = node.step ? eval(*node.step, frame) : Value::none();
  return heap.make<SliceObj>(start, stop, step);
}

void Interp::Impl::evalElements(const std::vector<ast::Expr *> &elements, ExecFrame &frame, Values &out,
                                ReasonPtr &unsure) {
  out.reserve(elements.size());
  for (const ast::Expr *element : elements) {
    if (auto *starred = ast::dynCast<ast::Starred>(element)) {
      Value iterable = eval(*starred->value, frame);
      frame.current = element;
      Cursor cursor(in, iterable);
      Value item;
      while (cursor.next(item))
        out.push_back(item);
      if (cursor.unknown())
        unsure = cursor.unknown();
      continue;
    }
    out.push_back(eval(*element, frame));
  }
}

Value Interp::Impl::evalBoolOp(const ast::BoolOp &node, ExecFrame &frame) {
  Value value;
  for (size_t i = 0; i < node.values.size(); ++i) {
    value = eval(*node.values[i], frame);
    if (i + 1 == node.values.size())
      return value;
    frame.current = node.values[i];
    Value test = in.truth(value);
    if (auto reason = reasonOf(test)) {
      for (size_t rest = i + 1; rest < node.values.size(); ++rest)
        havocExpr(node.values[rest], frame, reason);
      return heap.make<Unknown>(reason);
    }
    if (in.isTrue(test) != node.isAnd)
      return value;
  }
  return value;
}

Value Interp::Impl::evalCompare(const ast::Compare &node, ExecFrame &frame) {
  Value left = eval(*node.left, frame);
  for (size_t i = 0; i < node.ops.size(); ++i) {
    Value right = eval(*node.comparators[i], frame);
    bool last = i + 1 == node.ops.size(), outcome;
    if (plainCompare(node.ops[i], left, right, outcome)) {
      if (last || !outcome)
        return Value::boolean(outcome);
    } else {
      frame.current = &node;
      Value result = in.compare(node.ops[i], left, right);
      if (last)
        return result;
      Value test = in.truth(result);
      if (test.isUnknown())
        return test;
      if (!in.isTrue(test))
        return result;
    }
    left = right;
  }
  return left;
}

Value Interp::Impl::evalDict(const ast::Dict &node, ExecFrame &frame) {
  auto *dict = heap.make<Dict>();
  for (size_t i = 0; i < node.keys.size(); ++i) {
    if (!node.keys[i]) {
      Value mapping = eval(*node.values[i], frame);
      frame.current = node.values[i];
      if (auto reason = reasonOf(mapping)) {
        dict->unsure = reason;
        continue;
      }
      Value merged = dictMerge(dict, mapping);
      if (merged.isNotImplemented())
        in.raise("TypeError", "'" + in.typeName(mapping) + "' object is not a mapping");
      continue;
    }
    Value key = eval(*node.keys[i], frame);
    Value value = eval(*node.values[i], frame);
    frame.current = node.keys[i];
    if (auto reason = reasonOf(key))
      dict->unsure = reason;
    else
      dict->table.set(in, key, value);
  }
  return dict;
}

//===----------------------------------------------------------------------===//
// Formatted strings
//===----------------------------------------------------------------------===//

Value Interp::Impl::evalFormatted(const ast::FormattedValue &node, ExecFrame &frame) {
  Value value = eval(*node.value, frame);
  frame.current = &node;
  if (value.isUnknown())
    return value;
  if (node.conversion == 'r')
    value = in.str(in.repr(value));
  else if (node.conversion == 's')
    value = in.str(in.toStr(value));
  else if (node.conversion == 'a')
    value = in.call(*builtins->globals.find(intern("ascii")), {value});
  std::string spec;
  if (node.formatSpec) {
    Value text = eval(*node.formatSpec, frame);
    if (text.isUnknown())
      return text;
    frame.current = &node;
    spec = text.as<Str>()->text;
  }
  return in.format(value, spec);
}

Value Interp::Impl::evalJoined(const ast::JoinedStr &node, ExecFrame &frame) {
  std::string text;
  ReasonPtr unknown;
  for (const ast::Expr *part : node.values) {
    if (auto *literal = ast::dynCast<ast::Constant>(part)) {
      if (auto *piece = std::get_if<std::string>(&literal->value))
        text += *piece;
      continue;
    }
    Value value;
    try {
      value = part->kind == NodeKind::FormattedValue ? evalFormatted(ast::cast<ast::FormattedValue>(*part), frame)
                                                     : eval(*part, frame);
    } catch (UnknownUse &use) {
      unknown = use.reason;
      continue;
    }
    if (auto reason = reasonOf(value))
      unknown = reason;
    else if (auto *piece = value.as<Str>())
      text += piece->text;
  }
  if (unknown)
    return heap.make<Unknown>(unknown);
  return in.str(std::move(text));
}

} // namespace pallasd::python
