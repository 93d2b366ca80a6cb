//===- operators.cpp - Operators by Python's protocols ----------*- C++ -*-===//
//
// An operation is tried on the builtin types first; Instances and Natives go
// through the special methods or hooks of both operands in Python's order: the
// right one first if its type is a subclass that overrides the method.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"
#include "analysis/python/symbols.h"

#include <fmt/format.h>

namespace pallasd::python {

using enum ast::Operator;

namespace {

bool needsProtocol(Value value) { return value.as<Instance>() || value.as<Native>(); }

/// One side's answer: NotImplemented if it has none.
Value trySide(Interp &interp, ast::Operator op, Value self, Value other, bool reflected) {
  auto &impl = interp.impl();
  if (auto *native = self.as<Native>()) {
    auto result = native->binary(interp, op, other, reflected);
    if (result)
      return *result;
    Name name = reflected ? names().reflected[size_t(op)] : names().binary[size_t(op)];
    Value *method = interp.typeOf(self)->lookup(name);
    return method ? impl.callSpecial(*method, self, {other}) : Value::notImplemented();
  }
  Name name = reflected ? names().reflected[size_t(op)] : names().binary[size_t(op)];
  if (Value *method = impl.special(self, name); method && !method->isNone())
    return impl.callSpecial(*method, self, {other});
  if (auto *instance = self.as<Instance>(); instance && instance->cls->hasUnknownBase)
    return interp.unknown(instance->cls->unknownBase);
  return Value::notImplemented();
}

[[noreturn]] void unsupported(Interp &interp, std::string_view op, Value left, Value right) {
  interp.raise("TypeError", "unsupported operand type(s) for " + std::string(op) + ": '" + interp.typeName(left) +
                                "' and '" + interp.typeName(right) + "'");
}

} // namespace

Value *Interp::Impl::special(Value object, Name name) {
  if (auto *instance = object.as<Instance>())
    return instance->cls->lookup(name);
  if (auto *cls = object.as<Class>())
    return cls->metaclass ? cls->metaclass->lookup(name) : nullptr;
  return nullptr;
}

Value Interp::Impl::callSpecial(Value method, Value object, std::initializer_list<Value> args) {
  bool takesSelf = method.as<Function>() || (method.as<Builtin>() && method.as<Builtin>()->bindsSelf);
  if (takesSelf) {
    ValueBuffer all{object};
    all.insert(all.end(), args.begin(), args.end());
    return call(method, {{all.data(), all.size()}, {}});
  }
  return call(bindAttr(method, object, in.typeOf(object)), {{args.begin(), args.size()}, {}});
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

static Value protocolBinary(Interp &interp, ast::Operator op, Value left, Value right) {
  auto &impl = interp.impl();
  Class *leftType = interp.typeOf(left), *rightType = interp.typeOf(right);
  Name reflected = names().reflected[size_t(op)];
  bool rightFirst = rightType != leftType && needsProtocol(right) && rightType->isSubclassOf(leftType) &&
                    rightType->lookup(reflected) && rightType->lookup(reflected) != leftType->lookup(reflected);
  if (rightFirst) {
    Value result = trySide(interp, op, right, left, true);
    if (!result.isNotImplemented())
      return result;
  }
  Value result = needsProtocol(left) ? trySide(interp, op, left, right, false)
                                     : impl.builtinBinary(op, left, Interp::Impl::base(right));
  if (!result.isNotImplemented())
    return result;
  if (!rightFirst && needsProtocol(right) && (leftType != rightType || right.as<Native>()))
    return trySide(interp, op, right, left, true);
  return result;
}

Value Interp::binary(ast::Operator op, Value left, Value right) {
  if (left.isUnknown())
    return left;
  if (right.isUnknown())
    return right;
  Value result = needsProtocol(left) || needsProtocol(right) ? protocolBinary(*this, op, left, right)
                                                             : impl().builtinBinary(op, left, right);
  if (!result.isNotImplemented())
    return result;
  if (op == Add) {
    // The sequences' own words.
    for (ObjKind kind : {ObjKind::Str, ObjKind::List, ObjKind::Tuple, ObjKind::Bytes})
      if (left.isObject() && left.object()->kind == kind && !needsProtocol(right)) {
        if (kind == ObjKind::Bytes)
          raise("TypeError", "can't concat " + typeName(right) + " to bytes");
        std::string name = kind == ObjKind::Str ? "str" : kind == ObjKind::List ? "list" : "tuple";
        raise("TypeError", fmt::format("can only concatenate {0} (not \"{1}\") to {0}", name, typeName(right)));
      }
  }
  if (op == Mult) {
    auto isSequence = [](Value v) { return v.as<Str>() || v.as<List>() || v.as<Tuple>() || v.as<Bytes>(); };
    if (isSequence(left) || isSequence(right))
      raise("TypeError",
            "can't multiply sequence by non-int of type '" + typeName(isSequence(left) ? right : left) + "'");
  }
  unsupported(*this, operatorText(op), left, right);
}

Value Interp::inplace(ast::Operator op, Value left, Value right) {
  if (left.isUnknown())
    return left;
  Impl &i = impl();
  if (auto *list = left.as<List>(); list && (op == Add || op == Mult)) {
    if (right.isUnknown()) {
      heap.willWrite(list);
      list->unsure = reasonOf(right);
      return left;
    }
    if (op == Add) {
      Values more = toVector(right);
      heap.willWrite(list);
      list->items.insert(list->items.end(), more.begin(), more.end());
      return left;
    }
    if (isIntLike(right)) {
      Value repeated = i.repeat(left, right);
      if (auto *other = repeated.as<List>()) {
        heap.willWrite(list);
        list->items = other->items;
        return left;
      }
      return repeated;
    }
  }
  if (right.isUnknown())
    return right;
  if (auto *dict = left.as<Dict>(); dict && op == BitOr) {
    Value merged = i.dictMerge(left, right);
    if (!merged.isNotImplemented())
      return left;
  }
  if (auto *set = left.as<Set>(); set && !set->frozen && (op == BitOr || op == BitAnd || op == Sub || op == BitXor) &&
                                  (right.as<Set>() || right.as<Native>())) {
    Value result = i.setOperation(op, left, right);
    if (auto *other = result.as<Set>()) {
      heap.willWrite(set);
      set->table = other->table;
      set->unsure = other->unsure;
      return left;
    }
  }
  if (Value *method = i.special(left, names().inplace[size_t(op)]); method && !method->isNone()) {
    Value result = i.callSpecial(*method, left, {right});
    if (!result.isNotImplemented())
      return result;
  } else if (auto *native = left.as<Native>()) {
    if (Value *method = native->pyClass(*this)->lookup(names().inplace[size_t(op)])) {
      Value result = i.callSpecial(*method, left, {right});
      if (!result.isNotImplemented())
        return result;
    }
  }
  if (left.as<Instance>() && left.as<Instance>()->base.as<List>() && op == Add) {
    inplace(op, left.as<Instance>()->base, right);
    return left;
  }
  return binary(op, left, right);
}

Value Interp::unary(ast::UnaryOperator op, Value operand) {
  if (operand.isUnknown())
    return operand;
  if (op == ast::UnaryOperator::Not) {
    Value known = truth(operand);
    if (known.isUnknown())
      return known;
    if (known.sym())
      return Value::boolean(!known.asBool(), extension<SymbolTable>().unary("not ", known));
    return Value::boolean(!known.asBool());
  }
  Value result = impl().builtinUnary(op, operand);
  if (!result.isNotImplemented())
    return result;
  const Names &n = names();
  Name name = op == ast::UnaryOperator::Invert ? n.invert : op == ast::UnaryOperator::UAdd ? n.pos : n.neg;
  if (auto *native = operand.as<Native>())
    if (auto answer = native->unary(*this, op))
      return *answer;
  if (operand.as<Native>() || operand.as<Instance>() || operand.as<Class>()) {
    Value *method = operand.as<Native>() ? typeOf(operand)->lookup(name) : impl().special(operand, name);
    if (method && !method->isNone())
      return impl().callSpecial(*method, operand, {});
    if (auto *instance = operand.as<Instance>(); instance && instance->cls->hasUnknownBase)
      return unknown(instance->cls->unknownBase);
  }
  static const char *const text[] = {"~", "not", "unary +", "unary -"};
  raise("TypeError", "bad operand type for " +
                         std::string(op == ast::UnaryOperator::Invert ? "unary ~" : text[size_t(op)]) + ": '" +
                         typeName(operand) + "'");
}

/// An object with __index__ as an integer; Undefined if it has none.
static Value asIndex(Interp &interp, Value value) {
  bool has = value.as<Instance>() && interp.typeOf(value)->lookup(names().index);
  if (!has && value.as<Native>())
    has = static_cast<Native *>(value.object())->toInt(interp).has_value();
  Value index = has ? interp.toIndex(value) : Value();
  if (auto reason = reasonOf(index))
    throw UnknownUse{reason};
  return index;
}

Value Interp::Impl::builtinBinary(ast::Operator op, Value left, Value right) {
  Value number = arithmetic(op, left, right);
  if (!number.isNotImplemented())
    return number;
  switch (op) {
  case Add:
    return concat(left, right);
  case Mult:
    if (isIntLike(right))
      return repeat(left, right);
    if (isIntLike(left))
      return repeat(right, left);
    if (left.as<Str>() || left.as<Bytes>() || left.as<List>() || left.as<Tuple>())
      if (Value index = asIndex(in, right); !index.isUndefined())
        return repeat(left, index);
    return number;
  case Mod:
    if (auto *text = left.as<Str>())
      return percentFormat(in, text->text, right, false);
    if (auto *data = left.as<Bytes>())
      return percentFormat(in, data->data, right, true);
    return number;
  case BitOr:
    if (left.as<Dict>() && right.as<Dict>()) {
      auto *copy = heap.make<Dict>(*left.as<Dict>());
      return dictMerge(copy, right);
    }
    if (left.as<Class>() || right.as<Class>())
      return unionOf(left, right);
    return setOperation(op, left, right);
  case BitAnd:
  case BitXor:
  case Sub:
    return setOperation(op, left, right);
  default:
    return number;
  }
}

Value Interp::Impl::concat(Value left, Value right) {
  if (auto *a = left.as<Str>()) {
    auto *b = right.as<Str>();
    return b ? in.str(a->text + b->text) : Value::notImplemented();
  }
  if (auto *a = left.as<List>()) {
    auto *b = right.as<List>();
    if (!b)
      return Value::notImplemented();
    Values items = a->items;
    items.insert(items.end(), b->items.begin(), b->items.end());
    auto *made = heap.make<List>(std::move(items));
    made->unsure = a->unsure ? a->unsure : b->unsure;
    return made;
  }
  if (auto *a = left.as<Tuple>()) {
    auto *b = right.as<Tuple>();
    if (!b)
      return Value::notImplemented();
    Values items = a->items;
    items.insert(items.end(), b->items.begin(), b->items.end());
    return in.tuple(std::move(items));
  }
  if (auto *a = left.as<Bytes>()) {
    auto *b = right.as<Bytes>();
    return b ? in.bytes(a->data + b->data) : Value::notImplemented();
  }
  return Value::notImplemented();
}

Value Interp::Impl::repeat(Value sequence, Value count) {
  size_t size;
  if (auto *text = sequence.as<Str>())
    size = text->text.size();
  else if (auto *data = sequence.as<Bytes>())
    size = data->data.size();
  else if (auto *list = sequence.as<List>())
    size = list->items.size();
  else if (auto *tuple = sequence.as<Tuple>())
    size = tuple->items.size();
  else
    return Value::notImplemented();
  int64_t times;
  if (count.as<BigInt>())
    times = count.as<BigInt>()->value < 0 ? 0 : INT64_MAX;
  else
    times = std::max<int64_t>(0, count.asInt());
  unsigned __int128 total = static_cast<unsigned __int128>(size) * uint64_t(times);
  bool isText = sequence.as<Str>() || sequence.as<Bytes>();
  if (total > in.budget.elements / (isText ? 1 : 4))
    return budgetUnknown("a sequence of " + std::to_string(uint64_t(std::min<unsigned __int128>(total, UINT64_MAX))) +
                         " elements");
  in.charge(uint64_t(total));
  if (isText) {
    const std::string &piece = sequence.as<Str>() ? sequence.as<Str>()->text : sequence.as<Bytes>()->data;
    std::string out;
    out.reserve(size_t(total));
    for (int64_t i = 0; i < times && size; ++i)
      out += piece;
    return sequence.as<Str>() ? in.str(std::move(out)) : in.bytes(std::move(out));
  }
  const Values &piece = sequence.as<List>() ? sequence.as<List>()->items : sequence.as<Tuple>()->items;
  Values out;
  out.reserve(size_t(total));
  for (int64_t i = 0; i < times && size; ++i)
    out.insert(out.end(), piece.begin(), piece.end());
  if (auto *list = sequence.as<List>()) {
    auto *made = heap.make<List>(std::move(out));
    made->unsure = list->unsure;
    return made;
  }
  return in.tuple(std::move(out));
}

/// A set or dict view as a set; null if it is neither.
static Set *asSet(Interp &interp, Value value) {
  if (auto *set = value.as<Set>())
    return set;
  if (!value.as<Native>())
    return nullptr;
  Class *cls = interp.typeOf(value);
  CoreClasses &core = interp.impl().cls;
  if (cls != core.dictKeys && cls != core.dictItems)
    return nullptr;
  auto *made = interp.heap.make<Set>();
  for (Value item : interp.toVector(value))
    made->table.set(interp, item, Value::none());
  return made;
}

Value Interp::Impl::setOperation(ast::Operator op, Value left, Value right) {
  Set *a = asSet(in, left), *b = a ? asSet(in, right) : nullptr;
  if (!a || !b)
    return Value::notImplemented();
  auto *made = heap.make<Set>();
  made->frozen = a->frozen;
  if (a->unsure || b->unsure) {
    made->unsure = a->unsure ? a->unsure : b->unsure;
    return made;
  }
  for (auto &entry : a->table.entries()) {
    if (!entry.live)
      continue;
    bool inBoth = op != BitOr && b->table.find(in, entry.key);
    if (op == BitOr || (op == BitAnd) == inBoth)
      made->table.set(in, entry.key, Value::none());
  }
  if (op == BitOr || op == BitXor)
    for (auto &entry : b->table.entries())
      if (entry.live && (op == BitOr || !a->table.find(in, entry.key)))
        made->table.set(in, entry.key, Value::none());
  if (op != BitOr) {
    // CPython gets there by taking elements out (see setOrder).
    made->table.set(in, Value::none(), Value::none());
    made->table.erase(in, Value::none());
  }
  return made;
}

Value Interp::Impl::dictMerge(Value left, Value right) {
  auto *into = left.as<Dict>();
  right = base(right);
  if (auto *from = right.as<Dict>()) {
    heap.willWrite(into);
    if (from->unsure)
      into->unsure = from->unsure;
    // Merging a dict into itself must not walk what it changes.
    auto entries = from == into ? std::vector<Table::Entry>() : from->table.entries();
    for (auto &entry : entries)
      if (entry.live)
        into->table.set(in, entry.key, entry.value);
    return left;
  }
  Value keys = in.getAttrOr(right, names().keysPlain);
  if (keys.isUndefined())
    return Value::notImplemented();
  heap.willWrite(into);
  for (Value key : in.toVector(in.call(keys, {})))
    into->table.set(in, key, in.getItem(right, key));
  return left;
}

} // namespace pallasd::python
