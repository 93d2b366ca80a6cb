//===- comparisons.cpp - Equality, order, identity, hash, truth -*- C++ -*-===//
//
// Equality inside containers has three answers: an Unknown element makes it
// Maybe, which becomes Unknown where the program asks, and "different" where a
// key is looked up.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"
#include "analysis/python/symbols.h"

#include <cmath>
#include <cstring>

namespace pallasd::python {

using enum ast::CompareOperator;

namespace {

bool isNumber(Value v) { return v.isInt() || v.isBool() || v.isFloat() || v.as<BigInt>() || v.as<Complex>(); }

/// -1, 0, 1; 2 if unordered (NaN). Real numbers only.
int compareNumbers(Value a, Value b) {
  if (!a.isObject() && !b.isObject() && !a.isFloat() && !b.isFloat())
    return a.asInt() < b.asInt() ? -1 : a.asInt() > b.asInt();
  if (a.isFloat() && b.isFloat())
    return a.asFloat() < b.asFloat() ? -1 : a.asFloat() > b.asFloat() ? 1 : a.asFloat() == b.asFloat() ? 0 : 2;
  if (a.isFloat() || b.isFloat()) {
    double d = a.isFloat() ? a.asFloat() : b.asFloat();
    if (std::isnan(d))
      return 2;
    int sign;
    if (std::isinf(d)) {
      sign = d > 0 ? -1 : 1;
    } else {
      // Exact: the integer against the float's integral part, then its fraction.
      Integer i = toInteger(a.isFloat() ? b : a), whole = integerFromDouble(std::trunc(d));
      double fraction = d - std::trunc(d);
      sign = i < whole ? -1 : i > whole ? 1 : fraction > 0 ? -1 : fraction < 0 ? 1 : 0;
    }
    return a.isFloat() ? -sign : sign;
  }
  Integer x = toInteger(a), y = toInteger(b);
  return x < y ? -1 : x > y;
}

bool holds(ast::CompareOperator op, int order) {
  if (order == 2)
    return op == NotEq;
  switch (op) {
  case Eq:
    return order == 0;
  case NotEq:
    return order != 0;
  case Lt:
    return order < 0;
  case LtE:
    return order <= 0;
  case Gt:
    return order > 0;
  default:
    return order >= 0;
  }
}

Tri both(Tri a, Tri b) { return a == Tri::No || b == Tri::No ? Tri::No : a == Tri::Yes ? b : a; }

bool needsProtocol(Value value) { return value.as<Instance>() || value.as<Native>(); }

} // namespace

//===----------------------------------------------------------------------===//
// Equality
//===----------------------------------------------------------------------===//

static Tri equalSequences(Interp::Impl &impl, const Values &a, const Values &b) {
  if (a.size() != b.size())
    return Tri::No;
  Tri all = Tri::Yes;
  for (size_t i = 0; i < a.size() && i < b.size() && all != Tri::No; ++i)
    all = both(all, impl.equal(a[i], b[i]));
  return all;
}

static Tri equalTables(Interp::Impl &impl, Table &a, Table &b, bool values) {
  if (a.size() != b.size())
    return Tri::No;
  Tri all = Tri::Yes;
  for (auto &entry : a.entries()) {
    if (!entry.live)
      continue;
    Value *other = b.find(impl.in, entry.key);
    if (!other)
      return Tri::No;
    if (values)
      all = both(all, impl.equal(entry.value, *other));
    if (all == Tri::No)
      return all;
  }
  return all;
}

Tri Interp::Impl::equal(Value a, Value b) {
  if (a.isUnknown() || b.isUnknown())
    return Tri::Maybe;
  if (a.isObject() && b.isObject() && a.object() == b.object())
    return Tri::Yes;
  if (auto *x = a.as<Str>())
    if (auto *y = b.as<Str>())
      return x->text == y->text ? Tri::Yes : Tri::No;
  if (needsProtocol(a) || needsProtocol(b)) {
    checkStack();
    if (a.as<Native>() || b.as<Native>()) {
      if (auto *native = a.as<Native>(); native && native->equals(in, b))
        return Tri::Yes;
      if (auto *native = b.as<Native>(); native && native->equals(in, a))
        return Tri::Yes;
      if (!a.as<Instance>() && !b.as<Instance>())
        return Tri::No;
    }
    Value result = in.truth(richCompare(Eq, a, b));
    if (result.isUnknown())
      return Tri::Maybe;
    return in.isTrue(result) ? Tri::Yes : Tri::No;
  }
  if (isNumber(a) && isNumber(b)) {
    auto *x = a.as<Complex>(), *y = b.as<Complex>();
    if (!x && !y) {
      // In containers identity counts, and one NaN is mostly one object.
      if (a.isFloat() && a.identical(b))
        return Tri::Yes;
      bool same = compareNumbers(a, b) == 0;
      if (a.sym() | b.sym())
        return in.isTrue(builtinCompare(Eq, a, b)) ? Tri::Yes : Tri::No;
      return same ? Tri::Yes : Tri::No;
    }
    double real = x ? x->re : y->re, imag = x ? x->im : y->im;
    if (x && y)
      return x->re == y->re && x->im == y->im ? Tri::Yes : Tri::No;
    return imag == 0 && compareNumbers(Value::real(real), x ? b : a) == 0 ? Tri::Yes : Tri::No;
  }
  if (!a.isObject() || !b.isObject())
    return a.identical(b) ? Tri::Yes : Tri::No;
  if (a.object()->kind != b.object()->kind)
    return Tri::No;
  checkStack();
  switch (a.object()->kind) {
  case ObjKind::Bytes:
    return a.as<Bytes>()->data == b.as<Bytes>()->data ? Tri::Yes : Tri::No;
  case ObjKind::Tuple:
    return equalSequences(*this, a.as<Tuple>()->items, b.as<Tuple>()->items);
  case ObjKind::List:
    if (a.as<List>()->unsure || b.as<List>()->unsure)
      return Tri::Maybe;
    return equalSequences(*this, a.as<List>()->items, b.as<List>()->items);
  case ObjKind::Dict:
    if (a.as<Dict>()->unsure || b.as<Dict>()->unsure)
      return Tri::Maybe;
    return equalTables(*this, a.as<Dict>()->table, b.as<Dict>()->table, true);
  case ObjKind::Set:
    if (a.as<Set>()->unsure || b.as<Set>()->unsure)
      return Tri::Maybe;
    return equalTables(*this, a.as<Set>()->table, b.as<Set>()->table, false);
  case ObjKind::Slice: {
    auto *x = a.as<SliceObj>(), *y = b.as<SliceObj>();
    return both(equal(x->start, y->start), both(equal(x->stop, y->stop), equal(x->step, y->step)));
  }
  case ObjKind::Range: {
    auto *x = a.as<Range>(), *y = b.as<Range>();
    int64_t n = in.len(a).asInt(), m = in.len(b).asInt();
    return n == m && (n == 0 || (x->start == y->start && (n == 1 || x->step == y->step))) ? Tri::Yes : Tri::No;
  }
  case ObjKind::BoundMethod: {
    auto *x = a.as<BoundMethod>(), *y = b.as<BoundMethod>();
    return x->self.identical(y->self) && x->func.identical(y->func) ? Tri::Yes : Tri::No;
  }
  default:
    return Tri::No;
  }
}

bool Interp::equal(Value a, Value b) {
  if (!a.isObject() && !b.isObject() && a.tag() == b.tag() && !a.isFloat() && !(a.sym() | b.sym()))
    return a.identical(b);
  return impl().equal(a, b) == Tri::Yes;
}

//===----------------------------------------------------------------------===//
// Rich comparison
//===----------------------------------------------------------------------===//

static Value compareSequences(Interp::Impl &impl, ast::CompareOperator op, const Values &a, const Values &b) {
  for (size_t i = 0; i < a.size() && i < b.size(); ++i) {
    Tri same = impl.equal(a[i], b[i]);
    if (same == Tri::Maybe) {
      ReasonPtr reason = reasonOf(a[i]) ? reasonOf(a[i]) : reasonOf(b[i]);
      return reason ? impl.in.unknown(reason) : impl.in.unknown(Reason::Internal, "order of sequences");
    }
    if (same == Tri::No)
      return impl.in.compare(op, a[i], b[i]);
  }
  return Value::boolean(holds(op, a.size() < b.size() ? -1 : a.size() > b.size()));
}

static Value compareSets(Interp::Impl &impl, ast::CompareOperator op, Set &a, Set &b) {
  if (a.unsure || b.unsure)
    return impl.in.unknown(a.unsure ? a.unsure : b.unsure);
  auto within = [&](Set &x, Set &y) {
    for (auto &entry : x.table.entries())
      if (entry.live && !y.table.find(impl.in, entry.key))
        return false;
    return true;
  };
  bool strict = op == Lt || op == Gt;
  Set &smaller = op == Lt || op == LtE ? a : b, &larger = op == Lt || op == LtE ? b : a;
  return Value::boolean(within(smaller, larger) && (!strict || smaller.table.size() < larger.table.size()));
}

Value Interp::Impl::builtinCompare(ast::CompareOperator op, Value left, Value right) {
  if (isNumber(left) && isNumber(right) && !left.as<Complex>() && !right.as<Complex>()) {
    bool outcome = holds(op, compareNumbers(left, right));
    if (left.sym() | right.sym())
      return Value::boolean(outcome, in.extension<SymbolTable>().binary(operatorText(op), left, right));
    return Value::boolean(outcome);
  }
  if (op == Eq || op == NotEq) {
    Tri same = equal(left, right);
    if (same == Tri::Maybe) {
      ReasonPtr reason = unsureReason(left) ? unsureReason(left) : unsureReason(right);
      return reason ? in.unknown(reason) : in.unknown(Reason::Internal, "equality of containers with unknown elements");
    }
    return Value::boolean((same == Tri::Yes) == (op == Eq));
  }
  if (!left.isObject() || !right.isObject() || left.object()->kind != right.object()->kind)
    return Value::notImplemented();
  switch (left.object()->kind) {
  case ObjKind::Str: {
    int order = left.as<Str>()->text.compare(right.as<Str>()->text);
    return Value::boolean(holds(op, order < 0 ? -1 : order > 0));
  }
  case ObjKind::Bytes: {
    int order = left.as<Bytes>()->data.compare(right.as<Bytes>()->data);
    return Value::boolean(holds(op, order < 0 ? -1 : order > 0));
  }
  case ObjKind::Tuple:
    return compareSequences(*this, op, left.as<Tuple>()->items, right.as<Tuple>()->items);
  case ObjKind::List:
    if (auto &reason = unsureReason(left) ? unsureReason(left) : unsureReason(right))
      return in.unknown(reason);
    return compareSequences(*this, op, left.as<List>()->items, right.as<List>()->items);
  case ObjKind::Set:
    return compareSets(*this, op, *left.as<Set>(), *right.as<Set>());
  default:
    return Value::notImplemented();
  }
}

static Value compareSide(Interp::Impl &impl, ast::CompareOperator op, Value self, Value other) {
  Interp &in = impl.in;
  if (auto *native = self.as<Native>()) {
    if (auto result = native->compare(in, op, other))
      return *result;
    Value *method = in.typeOf(self)->lookup(compareName(op));
    if (method && !method->isNone() && method != impl.cls.object->attributes.find(compareName(op)))
      return impl.callSpecial(*method, self, {other});
    return Value::notImplemented();
  }
  Value *method = impl.special(self, compareName(op));
  if (!method || method->isNone()) {
    if (auto *instance = self.as<Instance>(); instance && instance->cls->hasUnknownBase)
      return in.unknown(instance->cls->unknownBase);
    return Value::notImplemented();
  }
  return impl.callSpecial(*method, self, {other});
}

Value Interp::Impl::richCompare(ast::CompareOperator op, Value left, Value right) {
  bool leftProtocol = needsProtocol(left) || (left.as<Class>() && left.as<Class>()->metaclass);
  bool rightProtocol = needsProtocol(right) || (right.as<Class>() && right.as<Class>()->metaclass);
  if (!leftProtocol && !rightProtocol)
    return builtinCompare(op, left, right);
  Class *leftType = in.typeOf(left), *rightType = in.typeOf(right);
  ast::CompareOperator back = reflectedCompare(op);
  auto reflected = [&] {
    return rightProtocol ? compareSide(*this, back, right, left) : builtinCompare(back, right, base(left));
  };
  bool rightFirst = leftType != rightType && rightProtocol && rightType->isSubclassOf(leftType);
  Value result = Value::notImplemented();
  if (rightFirst)
    result = reflected();
  if (result.isNotImplemented()) {
    if (leftProtocol)
      result = compareSide(*this, op, left, right);
    else if (Value other = base(right); !other.as<Instance>() && !other.as<Native>())
      result = builtinCompare(op, left, other);
  }
  if (result.isNotImplemented() && !rightFirst && rightProtocol)
    result = reflected();
  if (result.isNotImplemented() && (op == Eq || op == NotEq)) {
    bool same = left.identical(right) || (left.as<Native>() && left.as<Native>()->equals(in, right));
    return Value::boolean(same == (op == Eq));
  }
  return result;
}

Value Interp::Impl::identity(Value left, Value right) {
  if (left.isUnknown() || right.isUnknown())
    return left.isUnknown() ? left : right;
  if (left.identical(right)) {
    // Whether two equal numbers are one object depends on CPython's caches.
    if (left.isFloat() || (left.isInt() && (left.asInt() < -5 || left.asInt() > 256)))
      return in.unknown(Reason::World, "identity of numbers");
    return Value::boolean(true);
  }
  if (auto *a = left.as<Tuple>(), *b = right.as<Tuple>();
      a && b && !a->cls && !b->cls && a->items.empty() && b->items.empty())
    return Value::boolean(true);
  bool valueLike = (left.as<Str>() && right.as<Str>()) || (left.as<Bytes>() && right.as<Bytes>()) ||
                   (left.as<BigInt>() && right.as<BigInt>());
  if (valueLike && equal(left, right) == Tri::Yes)
    return in.unknown(Reason::World, "identity of equal values");
  // Descriptors make a new bound method at every access, in Python as here.
  return Value::boolean(false);
}

Value Interp::compare(ast::CompareOperator op, Value left, Value right) {
  switch (op) {
  case Is:
    return impl().identity(left, right);
  case IsNot: {
    Value same = impl().identity(left, right);
    return same.isUnknown() ? same : Value::boolean(!same.asBool());
  }
  case In:
    return contains(right, left);
  case NotIn:
    return unary(ast::UnaryOperator::Not, contains(right, left));
  default:
    break;
  }
  if (left.isUnknown())
    return left;
  if (right.isUnknown())
    return right;
  Value result = impl().richCompare(op, left, right);
  if (result.isNotImplemented())
    raise("TypeError", "'" + std::string(operatorText(op)) + "' not supported between instances of '" + typeName(left) +
                           "' and '" + typeName(right) + "'");
  return result;
}

//===----------------------------------------------------------------------===//
// Truth
//===----------------------------------------------------------------------===//

Value Interp::truth(Value value) {
  switch (value.tag()) {
  case Tag::Undefined:
  case Tag::None:
    return Value::boolean(false);
  case Tag::NotImplemented:
  case Tag::Ellipsis:
    return Value::boolean(true);
  case Tag::Bool:
    return value;
  case Tag::Int:
    if (value.sym())
      return impl().builtinCompare(NotEq, value, Value::integer(0));
    return Value::boolean(value.asInt() != 0);
  case Tag::Float:
    if (value.sym())
      return impl().builtinCompare(NotEq, value, Value::integer(0));
    return Value::boolean(value.asFloat() != 0);
  case Tag::Object:
    break;
  }
  Obj *object = value.object();
  switch (object->kind) {
  case ObjKind::Unknown:
    return value;
  case ObjKind::Str:
    return Value::boolean(!static_cast<Str *>(object)->text.empty());
  case ObjKind::Bytes:
    return Value::boolean(!static_cast<Bytes *>(object)->data.empty());
  case ObjKind::Tuple:
    return Value::boolean(!static_cast<Tuple *>(object)->items.empty());
  case ObjKind::Complex:
    return Value::boolean(static_cast<Complex *>(object)->re != 0 || static_cast<Complex *>(object)->im != 0);
  case ObjKind::List:
  case ObjKind::Dict:
  case ObjKind::Set:
  case ObjKind::Range: {
    Value length = len(value);
    return length.isUnknown() ? length : truth(length);
  }
  case ObjKind::Native:
    if (auto answer = static_cast<Native *>(object)->truth(*this))
      return answer->isUnknown() ? *answer : truth(*answer);
    if (auto length = static_cast<Native *>(object)->length(*this))
      return truth(*length);
    break;
  default:
    break;
  }
  const Names &n = names();
  Class *cls = typeOf(value);
  if (object->kind != ObjKind::Instance && object->kind != ObjKind::Native && object->kind != ObjKind::Class)
    return Value::boolean(true);
  if (object->kind == ObjKind::Class && !static_cast<Class *>(object)->metaclass)
    return Value::boolean(true);
  if (Value *method = cls->lookup(n.bool_); method && !method->isNone()) {
    Value result = impl().callSpecial(*method, value, {});
    if (!result.isBool() && !result.isUnknown())
      raise("TypeError", "__bool__ should return bool, returned " + typeName(result));
    return result;
  }
  if (Value *method = cls->lookup(n.len); method && !method->isNone())
    return truth(impl().callSpecial(*method, value, {}));
  if (cls->hasUnknownBase)
    return unknown(cls->unknownBase);
  return Value::boolean(true);
}

bool Interp::isTrue(Value value) {
  Value known = value.isBool() ? value : truth(value);
  if (auto reason = reasonOf(known))
    throw UnknownUse{reason};
  if (known.sym())
    pathCondition.push_back({known.sym(), known.asBool(), position()});
  return known.asBool();
}

//===----------------------------------------------------------------------===//
// Hash
//===----------------------------------------------------------------------===//

/// CPython's modulus for hashes of numbers.
static constexpr uint64_t kHashModulus = (uint64_t(1) << 61) - 1;

static uint64_t hashInteger(const Integer &value) {
  Integer magnitude = value < 0 ? Integer(-value) : value;
  int64_t h = Integer(magnitude % kHashModulus).convert_to<int64_t>();
  if (value < 0)
    h = -h;
  return uint64_t(h == -1 ? -2 : h);
}

static uint64_t hashDouble(double value) {
  if (std::isinf(value))
    return uint64_t(value > 0 ? 314159 : -314159);
  if (std::isnan(value))
    return 0;
  if (value == std::trunc(value))
    return hashInteger(integerFromDouble(value));
  int exponent;
  double m = std::frexp(std::fabs(value), &exponent);
  uint64_t x = 0;
  while (m != 0) {
    x = ((x << 28) & kHashModulus) | x >> (61 - 28);
    m *= 268435456.0;
    exponent -= 28;
    auto digit = uint64_t(m);
    m -= double(digit);
    x += digit;
    if (x >= kHashModulus)
      x -= kHashModulus;
  }
  exponent = exponent >= 0 ? exponent % 61 : 61 - 1 - ((-1 - exponent) % 61);
  x = ((x << exponent) & kHashModulus) | x >> (61 - exponent);
  int64_t h = value < 0 ? -int64_t(x) : int64_t(x);
  return uint64_t(h == -1 ? -2 : h);
}

static uint64_t hashText(std::string_view text) {
  uint64_t h = 0xcbf29ce484222325ull ^ text.size();
  while (text.size() >= 8) {
    uint64_t word;
    std::memcpy(&word, text.data(), 8);
    h = (h ^ word) * 0x9E3779B97F4A7C15ull;
    h ^= h >> 29;
    text.remove_prefix(8);
  }
  for (unsigned char c : text)
    h = (h ^ c) * 0x100000001b3ull;
  h ^= h >> 32;
  return h ? h : 1;
}

uint64_t Interp::hash(Value value) {
  switch (value.tag()) {
  case Tag::Undefined:
  case Tag::None:
    return 0xfca86420;
  case Tag::NotImplemented:
    return 0xfca86421;
  case Tag::Ellipsis:
    return 0xfca86422;
  case Tag::Bool:
    return value.asBool();
  case Tag::Int: {
    int64_t i = value.asInt();
    if (i > -int64_t(kHashModulus) && i < int64_t(kHashModulus))
      return uint64_t(i == -1 ? -2 : i);
    return hashInteger(i);
  }
  case Tag::Float:
    return hashDouble(value.asFloat());
  case Tag::Object:
    break;
  }
  Obj *object = value.object();
  switch (object->kind) {
  case ObjKind::Unknown:
    throw UnknownUse{static_cast<Unknown *>(object)->reason};
  case ObjKind::Str: {
    auto *text = static_cast<Str *>(object);
    if (!text->hashValue)
      text->hashValue = hashText(text->text);
    return text->hashValue;
  }
  case ObjKind::Bytes:
    return hashText(static_cast<Bytes *>(object)->data);
  case ObjKind::BigInt:
    return hashInteger(static_cast<BigInt *>(object)->value);
  case ObjKind::Complex: {
    auto *c = static_cast<Complex *>(object);
    return hashDouble(c->re) + 1000003 * hashDouble(c->im);
  }
  case ObjKind::Tuple: {
    // The scheme of CPython 3.8 and later (xxHash's rounds), so that hashes of
    // tuples of numbers are those that the program would see.
    uint64_t h = 2870177450012600261ull;
    impl().checkStack();
    for (Value item : static_cast<Tuple *>(object)->items) {
      h += hash(item) * 14029467366897019727ull;
      h = (h << 31 | h >> 33) * 11400714785074694791ull;
    }
    h += static_cast<Tuple *>(object)->items.size() ^ (2870177450012600261ull ^ 3527539ull);
    return h == uint64_t(-1) ? 1546275796 : h;
  }
  case ObjKind::Set: {
    auto *set = static_cast<Set *>(object);
    if (!set->frozen)
      raise("TypeError", "unhashable type: 'set'");
    uint64_t h = 1927868237;
    for (auto &entry : set->table.entries())
      if (entry.live)
        h ^= (entry.hash ^ (entry.hash << 16) ^ 89869747) * 3644798167;
    return h;
  }
  case ObjKind::List:
    raise("TypeError", "unhashable type: 'list'");
  case ObjKind::Dict:
    raise("TypeError", "unhashable type: '" + typeName(value) + "'");
  case ObjKind::Slice:
    raise("TypeError", "unhashable type: 'slice'");
  case ObjKind::Range: {
    auto *range = static_cast<Range *>(object);
    return hash(tuple({len(value), Value::integer(range->start), Value::integer(range->step)}));
  }
  case ObjKind::BoundMethod: {
    auto *bound = static_cast<BoundMethod *>(object);
    return (bound->self.isObject() ? bound->self.object()->serial : hash(bound->self)) * 31 + hash(bound->func);
  }
  case ObjKind::Native:
    if (auto h = static_cast<Native *>(object)->hash(*this))
      return *h;
    raise("TypeError", "unhashable type: '" + typeName(value) + "'");
  case ObjKind::Instance: {
    Value *method = static_cast<Instance *>(object)->cls->lookup(names().hash);
    if (method == impl().cls.object->attributes.find(names().hash))
      break;
    if (!method || method->isNone())
      raise("TypeError", "unhashable type: '" + typeName(value) + "'");
    if (method->as<Builtin>() && !static_cast<Instance *>(object)->base.isUndefined() && !impl().isException(value))
      return hash(static_cast<Instance *>(object)->base);
    Value result = impl().callSpecial(*method, value, {});
    if (auto reason = reasonOf(result))
      throw UnknownUse{reason};
    if (!isIntLike(result))
      raise("TypeError", "__hash__ method should return an integer");
    return hash(result);
  }
  case ObjKind::Class:
    if (auto *cls = static_cast<Class *>(object); cls->metaclass)
      if (Value *method = cls->metaclass->lookup(names().hash); method && method->as<Function>())
        return hash(impl().callSpecial(*method, value, {}));
    break;
  default:
    break;
  }
  return object->serial * 16 + 0x1000;
}

} // namespace pallasd::python
