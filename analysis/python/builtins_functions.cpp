//===- builtins_functions.cpp - len, sorted, isinstance, print … *- C++ -*-===//
//
// The builtin functions.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/builtins.h"
#include "analysis/python/impl.h"
#include "analysis/python/symbols.h"

#include <cmath>

namespace pallasd::python {

using Unknowns = Interp::Impl::Unknowns;

namespace {

Name attributeName(Interp &interp, Value value) {
  auto *text = Interp::Impl::base(value).as<Str>();
  if (!text)
    interp.raise("TypeError", "attribute name must be string, not '" + interp.typeName(value) + "'");
  return intern(text->text);
}

Value fromTri(Interp &interp, Tri answer, Value first, Value second) {
  if (answer != Tri::Maybe)
    return Value::boolean(answer == Tri::Yes);
  ReasonPtr reason = reasonOf(first) ? reasonOf(first) : reasonOf(second);
  if (!reason)
    if (Class *cls = first.as<Class>() ? first.as<Class>() : interp.typeOf(first); cls->hasUnknownBase)
      reason = cls->unknownBase;
  return reason ? interp.unknown(reason) : interp.unknown(Reason::Unmodelled, "class");
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Value absolute(Interp &interp, const CallArgs &a) {
  Value value = a.pos[0], plain = Interp::Impl::base(value);
  if (plain.isInt() || plain.isBool()) {
    int64_t i = plain.asInt();
    if (i == INT64_MIN)
      return makeInt(interp, -Integer(i));
    if (plain.sym() && i < 0)
      return interp.unary(ast::UnaryOperator::USub, plain);
    return Value::integer(i < 0 ? -i : i, plain.sym());
  }
  if (plain.isFloat())
    return Value::real(std::fabs(plain.asFloat()), plain.sym());
  if (auto *big = plain.as<BigInt>())
    return big->value < 0 ? makeInt(interp, -big->value) : plain;
  if (auto *c = plain.as<Complex>())
    return Value::real(std::hypot(c->re, c->im));
  if (Value *method = interp.typeOf(value)->lookup(names().abs); method && !method->isNone())
    return interp.impl().callSpecial(*method, value, {});
  if (interp.typeOf(value)->hasUnknownBase)
    return interp.unknown(interp.typeOf(value)->unknownBase);
  interp.raise("TypeError", "bad operand type for abs(): '" + interp.typeName(value) + "'");
}

Value divMod(Interp &interp, const CallArgs &a) {
  for (bool reflected : {false, true}) {
    Value self = a.pos[reflected], other = a.pos[!reflected];
    static const Name rdivmod = intern("__rdivmod__");
    if (self.as<Instance>() || self.as<Native>())
      if (Value *method = interp.typeOf(self)->lookup(reflected ? rdivmod : names().divmod)) {
        Value result = interp.impl().callSpecial(*method, self, {other});
        if (!result.isNotImplemented())
          return result;
      }
  }
  Value quotient = interp.binary(ast::Operator::FloorDiv, a.pos[0], a.pos[1]);
  Value remainder = interp.binary(ast::Operator::Mod, a.pos[0], a.pos[1]);
  return interp.tuple({quotient, remainder});
}

Value modularPower(Interp &interp, Value base, Value exponent, Value modulus) {
  if (!isIntLike(base) || !isIntLike(exponent) || !isIntLike(modulus))
    interp.raise("TypeError", "pow() 3rd argument not allowed unless all arguments are integers");
  Integer b = toInteger(base), e = toInteger(exponent), m = toInteger(modulus);
  if (m == 0)
    interp.raise("ValueError", "pow() 3rd argument cannot be 0");
  bool negative = m < 0;
  Integer modulusSize = negative ? Integer(-m) : m;
  b %= modulusSize;
  if (b < 0)
    b += modulusSize;
  if (e < 0) {
    // The inverse by Euclid's algorithm.
    Integer r0 = modulusSize, r1 = b, t0 = 0, t1 = 1;
    while (r1 != 0) {
      Integer q = r0 / r1, r2 = r0 - q * r1, t2 = t0 - q * t1;
      r0 = r1;
      r1 = r2;
      t0 = t1;
      t1 = t2;
    }
    if (r0 != 1)
      interp.raise("ValueError", "base is not invertible for the given modulus");
    b = t0 < 0 ? Integer(t0 + modulusSize) : t0;
    e = -e;
  }
  Integer result = boost::multiprecision::powm(b, e, modulusSize);
  result %= modulusSize;
  if (negative && result != 0)
    result += m;
  return makeInt(interp, result);
}

Value powerOf(Interp &interp, std::span<const Value> a) {
  if (a[2].isNone())
    return interp.binary(ast::Operator::Pow, a[0], a[1]);
  return modularPower(interp, Interp::Impl::base(a[0]), Interp::Impl::base(a[1]), Interp::Impl::base(a[2]));
}

Value round(Interp &interp, std::span<const Value> a) {
  Value plain = Interp::Impl::base(a[0]);
  if (a[0].as<Instance>() || a[0].as<Native>())
    if (Value *method = interp.typeOf(a[0])->lookup(names().round))
      return a[1].isUndefined() ? interp.impl().callSpecial(*method, a[0], {})
                                : interp.impl().callSpecial(*method, a[0], {a[1]});
  if (!isIntLike(plain) && !plain.isFloat())
    interp.raise("TypeError", "type " + interp.typeName(a[0]) + " doesn't define __round__ method");
  return roundNumber(interp, plain, a[1]);
}

template <unsigned Base> Value inBase(Interp &interp, const CallArgs &a) {
  Value index = interp.toIndex(a.pos[0]);
  if (index.isUnknown())
    return index;
  Integer value = toInteger(index);
  std::string digits = integerText(value < 0 ? Integer(-value) : value, Base);
  return interp.str((value < 0 ? "-0" : "0") + std::string(Base == 2 ? "b" : Base == 8 ? "o" : "x") + digits);
}

//===----------------------------------------------------------------------===//
// Iterables
//===----------------------------------------------------------------------===//

template <bool IsAll> Value allOrAny(Interp &interp, const CallArgs &a) {
  ReasonPtr maybe;
  Values fixed;
  Value iterable = a.pos[0];
  if (auto *set = iterable.as<Set>(); set && !set->unsure)
    iterable = interp.tuple(interp.impl().toUnordered(iterable));
  Cursor cursor(interp, iterable);
  Value item;
  while (cursor.next(item)) {
    interp.step();
    Value known = interp.truth(item);
    if (known.isUnknown())
      maybe = reasonOf(known);
    else if (interp.isTrue(known) != IsAll)
      return Value::boolean(!IsAll);
  }
  if (cursor.unknown())
    maybe = cursor.unknown();
  return maybe ? interp.unknown(maybe) : Value::boolean(IsAll);
}

Value sum(Interp &interp, std::span<const Value> a) {
  Value total = a[1];
  if (total.as<Str>())
    interp.raise("TypeError", "sum() can't sum strings [use ''.join(seq) instead]");
  Value iterable = a[0];
  if (auto *set = iterable.as<Set>(); set && !set->unsure)
    iterable = interp.tuple(interp.impl().toUnordered(iterable));
  Cursor cursor(interp, iterable);
  Value item;
  while (cursor.next(item)) {
    interp.step();
    total = interp.binary(ast::Operator::Add, total, item);
  }
  return cursor.unknown() ? interp.unknown(cursor.unknown()) : total;
}

Value minOrMax(Interp &interp, const CallArgs &args, bool wantMax) {
  static const Name keyName = intern("key"), defaultName = intern("default");
  const char *function = wantMax ? "max" : "min";
  Value key = Value::none(), fallback;
  for (auto &[name, value] : args.kw) {
    if (name == keyName)
      key = value;
    else if (name == defaultName)
      fallback = value;
    else
      interp.raise("TypeError", std::string(function) + "() got an unexpected keyword argument '" + *name + "'");
  }
  if (args.pos.empty())
    interp.raise("TypeError", std::string(function) + " expected at least 1 argument, got 0");
  Values items =
      args.pos.size() == 1 ? interp.impl().toUnordered(args.pos[0]) : Values(args.pos.begin(), args.pos.end());
  Value best, bestKey;
  for (Value item : items) {
    Value itemKey = key.isNone() ? item : interp.call(key, {item});
    if (auto reason = reasonOf(itemKey))
      throw UnknownUse{reason};
    if (best.isUndefined() || interp.isTrue(interp.compare(
                                  wantMax ? ast::CompareOperator::Gt : ast::CompareOperator::Lt, itemKey, bestKey))) {
      best = item;
      bestKey = itemKey;
    }
  }
  if (!best.isUndefined())
    return best;
  if (fallback.isUndefined())
    interp.raise("ValueError", std::string(function) + "() iterable argument is empty");
  return fallback;
}

Value sorted(Interp &interp, std::span<const Value> a) {
  Values items = interp.impl().toUnordered(a[0]);
  sortValues(interp, items, a[1], interp.isTrue(a[2]));
  return interp.list(std::move(items));
}

Value callIter(Interp &interp, const CallArgs &a) {
  if (a.pos.size() == 1)
    return interp.iter(a.pos[0]);
  Value function = a.pos[0], sentinel = a.pos[1];
  return interp.iterator(
      [function, sentinel, done = false](Interp &in) mutable -> Value {
        if (done)
          return {};
        in.step();
        Value value = in.call(function, {});
        Value same = in.truth(in.compare(ast::CompareOperator::Eq, value, sentinel));
        if (same.isUnknown()) {
          in.impl().iteratorLost = true;
          return same;
        }
        done = in.isTrue(same);
        return done ? Value() : value;
      },
      "callable_iterator");
}

Value callNext(Interp &interp, const CallArgs &a) {
  Value value;
  if (a.pos[0].as<Instance>() && a.pos.size() == 1) {
    // Its StopIteration passes as it is.
    if (Value *method = interp.typeOf(a.pos[0])->lookup(names().next))
      return interp.impl().callSpecial(*method, a.pos[0], {});
  }
  if (!a.pos[0].as<Iterator>() && !a.pos[0].as<Generator>() && !a.pos[0].isUnknown() &&
      !interp.typeOf(a.pos[0])->lookup(names().next))
    interp.raise("TypeError", "'" + interp.typeName(a.pos[0]) + "' object is not an iterator");
  value = interp.next(a.pos[0]);
  if (!value.isUndefined())
    return value;
  if (a.pos.size() > 1)
    return a.pos[1];
  auto &impl = interp.impl();
  Value returned = a.pos[0].as<Generator>() ? impl.generatorReturn(a.pos[0].as<Generator>()) : Value::none();
  impl.throwException(
      impl.makeException(interp.builtinClass("StopIteration"), returned.isNone() ? Values() : Values{returned}));
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

Value getAttribute(Interp &interp, const CallArgs &a) {
  Name name = attributeName(interp, a.pos[1]);
  if (a.pos.size() == 2)
    return interp.getAttr(a.pos[0], name);
  return interp.getAttrOr(a.pos[0], name, a.pos[2]);
}

Value hasAttribute(Interp &interp, const CallArgs &a) {
  Value value = interp.getAttrOr(a.pos[0], attributeName(interp, a.pos[1]));
  if (value.isUndefined())
    return Value::boolean(false);
  // An attribute of something unknown may or may not exist; a known object with
  // an unknown attribute has it.
  return a.pos[0].isUnknown() ? a.pos[0]
         : value.isUnknown() && a.pos[0].as<Instance>() && a.pos[0].as<Instance>()->cls->hasUnknownBase
             ? value
             : Value::boolean(true);
}

Value isCallable(Interp &interp, const CallArgs &a) {
  Value value = a.pos[0];
  if (value.as<Function>() || value.as<Builtin>() || value.as<BoundMethod>() || value.as<Class>())
    return Value::boolean(true);
  if (value.as<StaticMethod>())
    return Value::boolean(true);
  Class *cls = interp.typeOf(value);
  if (cls->lookup(names().call))
    return Value::boolean(true);
  if (cls->hasUnknownBase)
    return interp.unknown(cls->unknownBase);
  static const Name func = intern("func");
  if (value.as<Native>() && !interp.getAttrOr(value, func).isUndefined())
    return Value::boolean(true);
  return Value::boolean(value.as<Native>() && !interp.getAttrOr(value, names().call).isUndefined());
}

Value dirOf(Interp &interp, const CallArgs &a) {
  std::set<std::string> found;
  auto addAll = [&](const Namespace &space) {
    for (auto &[name, value] : space.entries())
      if (name)
        found.insert(*name);
  };
  if (a.pos.empty()) {
    for (ExecFrame *frame = interp.impl().top(); frame; frame = static_cast<ExecFrame *>(frame->caller)) {
      if (frame->internal)
        continue;
      if (frame->classNamespace)
        addAll(*frame->classNamespace);
      else if (!frame->function)
        addAll(frame->module->globals);
      else
        for (size_t i = 0; i < frame->slots.size(); ++i)
          if (!frame->slots[i].isUndefined())
            found.insert(*frame->scope->locals[i]);
      break;
    }
  } else if (auto *module = a.pos[0].as<Module>()) {
    if (module->internal)
      return interp.unknown(Reason::Unmodelled, "dir(" + module->name + ")");
    addAll(module->globals);
  } else {
    Class *cls = a.pos[0].as<Class>() ? a.pos[0].as<Class>() : interp.typeOf(a.pos[0]);
    if (cls->hasUnknownBase)
      return interp.unknown(cls->unknownBase);
    if (Value *method = cls->lookup(names().dir); method && method->as<Function>() && !a.pos[0].as<Class>()) {
      Values own = interp.toVector(interp.impl().callSpecial(*method, a.pos[0], {}));
      sortValues(interp, own, Value::none(), false);
      return interp.list(std::move(own));
    }
    for (Class *one : cls->mro)
      addAll(one->attributes);
    if (auto *instance = a.pos[0].as<Instance>())
      addAll(instance->attributes);
    for (const char *always : {"__class__", "__dict__", "__doc__", "__module__"})
      found.insert(always);
  }
  Values names;
  for (auto &name : found)
    names.push_back(interp.str(name));
  return interp.list(std::move(names));
}

/// The frame of whoever calls a builtin.
ExecFrame *callerFrame(Interp &interp) {
  ExecFrame *frame = interp.impl().top();
  while (frame && !frame->module)
    frame = static_cast<ExecFrame *>(frame->caller);
  return frame;
}

Value locals(Interp &interp, const CallArgs &) {
  ExecFrame *frame = callerFrame(interp);
  if (!frame)
    return interp.dict();
  auto &impl = interp.impl();
  if (frame->classNamespace)
    return impl.dictFrom(*frame->classNamespace);
  if (!frame->function)
    return impl.dictFrom(frame->module->globals, frame->module);
  Value made = interp.dict();
  for (size_t i = 0; i < frame->slots.size() && i < frame->scope->locals.size(); ++i) {
    Value value = frame->slots[i];
    if (auto *cell = value.as<Cell>(); cell && frame->scope->isCell[i])
      value = cell->value;
    if (!value.isUndefined())
      made.as<Dict>()->table.set(interp, impl.interned(frame->scope->locals[i]), value);
  }
  for (size_t i = 0; i < frame->closure.size() && i < frame->scope->captures.size(); ++i)
    if (Value value = frame->closure[i]->value;
        !value.isUndefined() && frame->scope->captures[i].name != names().class_)
      made.as<Dict>()->table.set(interp, impl.interned(frame->scope->captures[i].name), value);
  return made;
}

Value vars(Interp &interp, const CallArgs &a) {
  if (a.pos.empty())
    return locals(interp, a);
  Value dict = interp.getAttrOr(a.pos[0], names().dict);
  if (dict.isUndefined())
    interp.raise("TypeError", "vars() argument must have __dict__ attribute");
  return dict;
}

//===----------------------------------------------------------------------===//
// Text and the world
//===----------------------------------------------------------------------===//

Value print(Interp &interp, std::span<const Value> a) {
  // Arguments are evaluated whoever listens: their __str__ may do things.
  std::string separator = a[1].isNone() ? " " : interp.toStr(a[1]), end = a[2].isNone() ? "\n" : interp.toStr(a[2]),
              out;
  auto &items = a[0].as<Tuple>()->items;
  for (size_t i = 0; i < items.size(); ++i) {
    if (i)
      out += separator;
    ReasonPtr unknown = reasonOf(items[i]);
    try {
      if (!unknown)
        out += interp.toStr(items[i]);
    } catch (UnknownUse &use) {
      unknown = use.reason;
    }
    if (unknown)
      out += "<unknown>";
  }
  bool toFile = !a[3].isNone();
  if (toFile && !a[3].isUnknown()) {
    Value write = interp.getAttrOr(a[3], intern("write"));
    if (!write.isUndefined())
      interp.call(write, {interp.str(out + end)});
  } else if (interp.onPrint && !toFile) {
    interp.onPrint(out + end);
  }
  return Value::none();
}

Value ordinal(Interp &interp, const CallArgs &a) {
  if (auto *bytes = a.pos[0].as<Bytes>(); bytes && bytes->data.size() == 1)
    return Value::integer(static_cast<unsigned char>(bytes->data[0]));
  auto *text = Interp::Impl::base(a.pos[0]).as<Str>();
  if (!text)
    interp.raise("TypeError", "ord() expected string of length 1, but " + interp.typeName(a.pos[0]) + " found");
  if (codePointCount(*text) != 1)
    interp.raise("TypeError", "ord() expected a character, but string of length " +
                                  std::to_string(codePointCount(*text)) + " found");
  size_t at = 0;
  return Value::integer(decodeUtf8(text->text, at));
}

Value character(Interp &interp, const CallArgs &a) {
  Value index = interp.toIndex(a.pos[0]);
  if (index.isUnknown())
    return index;
  if (!index.isInt())
    interp.raise("OverflowError", "Python int too large to convert to C int");
  if (index.asInt() < 0 || index.asInt() > 0x10FFFF)
    interp.raise("ValueError", "chr() arg not in range(0x110000)");
  std::string text;
  appendUtf8(text, uint32_t(index.asInt()));
  return interp.str(std::move(text));
}

Value asciiRepr(Interp &interp, const CallArgs &a) {
  std::string text = interp.repr(a.pos[0]), out;
  for (size_t at = 0; at < text.size();) {
    uint32_t c = decodeUtf8(text, at);
    char buffer[16];
    if (c < 0x80) {
      out += char(c);
      continue;
    }
    snprintf(buffer, sizeof buffer, c < 0x100 ? "\\x%02x" : c < 0x10000 ? "\\u%04x" : "\\U%08x", c);
    out += buffer;
  }
  return interp.str(std::move(out));
}

Value hashOf(Interp &interp, const CallArgs &a) { return Value::integer(int64_t(interp.hash(a.pos[0]))); }

} // namespace

void Interp::Impl::defineFunctions() {
  using enum Unknowns;
  function("abs", 1, 1, absolute);
  function("divmod", 2, 2, divMod);
  function("pow(base, exp, mod=None)", powerOf);
  function("round(number, ndigits=...?)", pallasd::python::round);
  function("bin", 1, 1, inBase<2>);
  function("oct", 1, 1, inBase<8>);
  function("hex", 1, 1, inBase<16>);

  function("all", 1, 1, allOrAny<true>);
  function("any", 1, 1, allOrAny<false>);
  function("sum(iterable, /, start=0)", sum);
  for (bool wantMax : {false, true}) {
    auto *made = heap.make<Builtin>();
    made->name = wantMax ? "max" : "min";
    made->module = "builtins";
    made->pure = true;
    made->raw = [wantMax](Interp &interp, const CallArgs &a) { return minOrMax(interp, a, wantMax); };
    builtins->globals.set(intern(made->name), made);
  }
  function("sorted(iterable, /, *, key=None, reverse=False)", sorted);
  function("len", 1, 1, [](Interp &interp, const CallArgs &a) -> Value { return interp.len(a.pos[0]); });
  function("iter", 1, 2, callIter);
  function("next", 1, 2, callNext, Allow);

  function("isinstance", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return fromTri(interp, interp.impl().isInstanceOf(a.pos[0], a.pos[1]), a.pos[0], a.pos[1]);
  });
  function("issubclass", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return fromTri(interp, interp.impl().isSubclassOf(a.pos[0], a.pos[1]), a.pos[0], a.pos[1]);
  });
  function("getattr", 2, 3, getAttribute, Allow);
  function("hasattr", 2, 2, hasAttribute, Allow);
  function(
      "setattr", 3, 3,
      [](Interp &interp, const CallArgs &a) -> Value {
        if (!a.pos[1].isUnknown())
          interp.setAttr(a.pos[0], attributeName(interp, a.pos[1]), a.pos[2]);
        return Value::none();
      },
      Allow);
  function("delattr", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    interp.delAttr(a.pos[0], attributeName(interp, a.pos[1]));
    return Value::none();
  });
  function("callable", 1, 1, isCallable);
  function("id", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    // Only for comparing: as real as an address.
    uint64_t serial = a.pos[0].isObject() ? a.pos[0].object()->serial : interp.hash(a.pos[0]) % 100000;
    return Value::integer(int64_t(0x7f0000000000 + serial * 16));
  });
  function("hash", 1, 1, hashOf);
  function("dir", 0, 1, dirOf);
  function("vars", 0, 1, vars);
  function("locals", 0, 0, locals);
  function("globals", 0, 0, [](Interp &interp, const CallArgs &) -> Value {
    ExecFrame *frame = callerFrame(interp);
    return frame ? Value(interp.impl().dictFrom(frame->module->globals, frame->module)) : interp.dict();
  });

  function("repr", 1, 1, [](Interp &interp, const CallArgs &a) -> Value { return interp.str(interp.repr(a.pos[0])); });
  function("ascii", 1, 1, asciiRepr);
  function("ord", 1, 1, ordinal);
  function("chr", 1, 1, character);
  function("format", 1, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.format(a.pos[0], a.pos.size() > 1 ? interp.toStr(a.pos[1]) : "");
  });
  function(
      "print(*values, sep=' ', end='\n', file=None, flush=False)",
      [](Interp &interp, std::span<const Value> a) -> Value { return print(interp, a); }, Allow);
  for (const char *name : {"open", "input", "exec", "eval", "compile", "breakpoint", "help"}) {
    std::string what = name;
    bool world = what == "open" || what == "input";
    auto *made = heap.make<Builtin>();
    made->name = what;
    made->module = "builtins";
    made->takesUnknown = true;
    made->raw = [what, world](Interp &interp, const CallArgs &) -> Value {
      Value result = interp.unknown(world ? Reason::World : Reason::Unmodelled, what);
      if (!world)
        interp.noteGap(result.as<Unknown>()->reason);
      return result;
    };
    builtins->globals.set(intern(name), made);
  }
  for (const char *name : {"exit", "quit"})
    function(name, 0, 1, [](Interp &interp, const CallArgs &a) -> Value {
      interp.impl().throwException(interp.impl().makeException(
          interp.builtinClass("SystemExit"), a.pos.empty() || a.pos[0].isNone() ? Values() : Values{a.pos[0]}));
    });
  function("__import__(name, globals=None, locals=None, fromlist=(), level=0)",
           [](Interp &interp, std::span<const Value> a) -> Value {
             std::string dotted = interp.toStr(a[0]);
             Value module = interp.importModule(dotted);
             bool whole = interp.isTrue(a[3]);
             return whole || dotted.find('.') == std::string::npos
                        ? module
                        : interp.importModule(dotted.substr(0, dotted.find('.')));
           });
}

} // namespace pallasd::python
