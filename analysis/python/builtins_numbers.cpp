//===- builtins_numbers.cpp - int, bool, float, complex ---------*- C++ -*-===//
//
// Constructors and methods of the numbers; their arithmetic is in numbers.cpp.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"

#include <cmath>
#include <cstring>

namespace pallasd::python {

namespace {

Value selfInt(Interp &interp, Value value) {
  Value plain = Interp::Impl::base(value);
  if (!isIntLike(plain))
    interp.raise("TypeError", "descriptor requires an 'int' object but received '" + interp.typeName(value) + "'");
  return plain;
}

double selfFloat(Interp &interp, Value value) {
  Value plain = Interp::Impl::base(value);
  if (!plain.isFloat())
    interp.raise("TypeError", "descriptor requires a 'float' object but received '" + interp.typeName(value) + "'");
  return plain.asFloat();
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && isspace(static_cast<unsigned char>(text.front())))
    text.remove_prefix(1);
  while (!text.empty() && isspace(static_cast<unsigned char>(text.back())))
    text.remove_suffix(1);
  return text;
}

/// nullopt if it is no integer literal in that base.
std::optional<Integer> parseInt(std::string_view text, int base) {
  text = trim(text);
  bool negative = false;
  if (!text.empty() && (text[0] == '+' || text[0] == '-')) {
    negative = text[0] == '-';
    text.remove_prefix(1);
  }
  auto prefixed = [&](char lower) { return text.size() > 1 && text[0] == '0' && tolower(text[1]) == lower; };
  int found = prefixed('x') ? 16 : prefixed('o') ? 8 : prefixed('b') ? 2 : 0;
  if (found && (base == 0 || base == found)) {
    text.remove_prefix(2);
    if (!text.empty() && text[0] == '_')
      text.remove_prefix(1);
    base = found;
  } else if (base == 0) {
    base = 10;
    if (text.size() > 1 && text[0] == '0' && text.find_first_not_of("0_") != std::string_view::npos)
      return std::nullopt;
  }
  if (text.empty())
    return std::nullopt;
  Integer value = 0;
  int64_t chunk = 0, scale = 1;
  bool lastUnderscore = true;
  for (char c : text) {
    if (c == '_') {
      if (lastUnderscore)
        return std::nullopt;
      lastUnderscore = true;
      continue;
    }
    lastUnderscore = false;
    int digit = isdigit(static_cast<unsigned char>(c))   ? c - '0'
                : isalpha(static_cast<unsigned char>(c)) ? tolower(c) - 'a' + 10
                                                         : 99;
    if (digit >= base)
      return std::nullopt;
    chunk = chunk * base + digit;
    scale *= base;
    if (scale > 1'000'000'000'000) {
      value = value * scale + chunk;
      chunk = 0;
      scale = 1;
    }
  }
  if (lastUnderscore)
    return std::nullopt;
  value = value * scale + chunk;
  return negative ? Integer(-value) : value;
}

Value intFromText(Interp &interp, std::string_view text, Value shown, int base) {
  if (base == 10 && text.size() > 4300)
    interp.raise("ValueError", "Exceeds the limit (4300 digits) for integer string conversion: value has " +
                                   std::to_string(text.size()) +
                                   " digits; use sys.set_int_max_str_digits() to increase the limit");
  auto value = parseInt(text, base);
  if (!value)
    interp.raise("ValueError",
                 "invalid literal for int() with base " + std::to_string(base) + ": " + interp.repr(shown));
  return makeInt(interp, *value);
}

Value constructInt(Interp &interp, const CallArgs &args) {
  static const auto signature = Signature::parse("int(x=...?, /, base=...?)");
  Values bound = signature->bind(interp, args);
  if (bound[0].isUndefined())
    return Value::integer(0);
  Value x = Interp::Impl::base(bound[0]);
  if (!bound[1].isUndefined()) {
    auto *text = x.as<Str>();
    if (!text && !x.as<Bytes>())
      interp.raise("TypeError", "int() can't convert non-string with explicit base");
    return intFromText(interp, text ? text->text : x.as<Bytes>()->data, bound[0],
                       int(interp.toIndex(bound[1]).asInt()));
  }
  if (x.isInt() || x.as<BigInt>())
    return x;
  if (x.isBool())
    return Value::integer(x.asBool(), x.sym());
  if (x.isFloat()) {
    double value = x.asFloat();
    if (std::isnan(value))
      interp.raise("ValueError", "cannot convert float NaN to integer");
    if (std::isinf(value))
      interp.raise("OverflowError", "cannot convert float infinity to integer");
    if (std::fabs(value) < 9e18)
      return Value::integer(int64_t(value), x.sym());
    return makeInt(interp, integerFromDouble(std::trunc(value)));
  }
  if (auto *text = x.as<Str>())
    return intFromText(interp, text->text, bound[0], 10);
  if (auto *data = x.as<Bytes>())
    return intFromText(interp, data->data, bound[0], 10);
  if (x.as<Instance>() || x.as<Native>()) {
    for (Name name : {names().int_, names().index, names().trunc})
      if (Value *method = interp.typeOf(x)->lookup(name))
        return interp.toIndex(interp.impl().callSpecial(*method, x, {}));
    if (auto *native = x.as<Native>())
      if (auto answer = native->toInt(interp))
        return *answer;
    if (interp.typeOf(x)->hasUnknownBase)
      return interp.unknown(interp.typeOf(x)->unknownBase);
  }
  interp.raise("TypeError", "int() argument must be a string, a bytes-like object or a real number, not '" +
                                interp.typeName(bound[0]) + "'");
}

Value constructFloat(Interp &interp, const CallArgs &args) {
  checkArity(interp, args, "float", 0, 1);
  if (args.pos.empty())
    return Value::real(0);
  Value x = Interp::Impl::base(args.pos[0]);
  if (x.isFloat())
    return x;
  if (x.isInt() || x.isBool())
    return Value::real(double(x.asInt()), x.sym());
  if (auto *big = x.as<BigInt>()) {
    double value = integerToDouble(big->value);
    if (std::isinf(value))
      interp.raise("OverflowError", "int too large to convert to float");
    return Value::real(value);
  }
  if (x.as<Str>() || x.as<Bytes>()) {
    auto value = parseFloat(x.as<Str>() ? x.as<Str>()->text : x.as<Bytes>()->data);
    if (!value)
      interp.raise("ValueError", "could not convert string to float: " + interp.repr(args.pos[0]));
    return Value::real(*value);
  }
  if (auto *native = x.as<Native>())
    if (auto answer = native->toFloat(interp))
      return *answer;
  if (x.as<Instance>() || x.as<Native>()) {
    Class *cls = interp.typeOf(x);
    if (Value *method = cls->lookup(names().float_)) {
      Value result = interp.impl().callSpecial(*method, x, {});
      if (!result.isFloat() && !result.isUnknown())
        interp.raise("TypeError", *cls->name + ".__float__ returned non-float (type " + interp.typeName(result) + ")");
      return result;
    }
    if (cls->lookup(names().index))
      return interp.call(interp.builtinClass("float"), {interp.toIndex(x)});
    if (cls->hasUnknownBase)
      return interp.unknown(cls->unknownBase);
  }
  interp.raise("TypeError",
               "float() argument must be a string or a real number, not '" + interp.typeName(args.pos[0]) + "'");
}

Value constructComplex(Interp &interp, const CallArgs &args) {
  static const auto signature = Signature::parse("complex(real=0, imag=0)");
  Values bound = signature->bind(interp, args);
  if (auto *text = Interp::Impl::base(bound[0]).as<Str>()) {
    std::string plain(trim(text->text));
    if (plain.size() > 2 && plain.front() == '(' && plain.back() == ')')
      plain = plain.substr(1, plain.size() - 2);
    double re = 0, im = 0;
    bool good = true;
    if (!plain.empty() && tolower(plain.back()) == 'j') {
      plain.pop_back();
      size_t split = plain.find_last_of("+-");
      while (split != std::string::npos && split > 0 && tolower(plain[split - 1]) == 'e')
        split = plain.find_last_of("+-", split - 1);
      std::string imaginary = split == std::string::npos ? plain : plain.substr(split);
      std::string real = split == std::string::npos ? "" : plain.substr(0, split);
      if (imaginary.empty() || imaginary == "+" || imaginary == "-")
        imaginary += "1";
      auto i = parseFloat(imaginary);
      auto r = real.empty() ? std::optional<double>(0) : parseFloat(real);
      good = i && r;
      if (good) {
        re = *r;
        im = *i;
      }
    } else if (auto r = parseFloat(plain)) {
      re = *r;
    } else {
      good = false;
    }
    if (!good)
      interp.raise("ValueError", "complex() arg is a malformed string");
    return interp.heap.make<Complex>(re, im);
  }
  auto part = [&](Value value) -> Value {
    Value plain = Interp::Impl::base(value);
    if (plain.as<Complex>())
      return plain;
    return interp.call(interp.builtinClass("float"), {plain});
  };
  Value re = part(bound[0]), im = part(bound[1]);
  for (Value value : {re, im})
    if (value.isUnknown())
      return value;
  auto *a = re.as<Complex>(), *b = im.as<Complex>();
  double real = a ? a->re : re.asFloat(), imag = b ? b->re : im.asFloat();
  if (b)
    real -= b->im;
  if (a)
    imag += a->im;
  return interp.heap.make<Complex>(real, imag);
}

Value intToBytes(Interp &interp, std::span<const Value> a) {
  Integer value = toInteger(selfInt(interp, a[0]));
  int64_t length = interp.toIndex(a[1]).asInt();
  bool little = interp.toStr(a[2]) == "little", isSigned = interp.isTrue(a[3]);
  if (length < 0 || length > (1 << 20))
    interp.raise("ValueError", "length argument must be non-negative");
  Integer modulus = Integer(1) << unsigned(length * 8);
  if (value < 0 && !isSigned)
    interp.raise("OverflowError", "can't convert negative int to unsigned");
  bool fits = isSigned ? value < modulus / 2 && value >= -(modulus / 2) : value < modulus;
  if (!fits && !(length == 0 && value == 0))
    interp.raise("OverflowError", "int too big to convert");
  if (value < 0)
    value += modulus;
  std::string out;
  for (int64_t i = 0; i < length; ++i) {
    out += char(Integer(value & 255).convert_to<unsigned>());
    value >>= 8;
  }
  if (!little)
    out = std::string(out.rbegin(), out.rend());
  return interp.bytes(std::move(out));
}

Value intFromBytes(Interp &interp, std::span<const Value> a) {
  std::string data;
  if (auto *bytes = Interp::Impl::base(a[1]).as<Bytes>())
    data = bytes->data;
  else
    for (Value item : interp.toVector(a[1]))
      data += char(interp.toIndex(item).asInt());
  if (interp.toStr(a[2]) == "little")
    data = std::string(data.rbegin(), data.rend());
  Integer value = 0;
  for (unsigned char c : data)
    value = (value << 8) | unsigned(c);
  if (interp.isTrue(a[3]) && !data.empty() && (data[0] & 0x80))
    value -= Integer(1) << unsigned(data.size() * 8);
  return makeInt(interp, value);
}

/// "0x1.8p+1" with all 13 digits, as float.hex gives it.
std::string hexOf(double value) {
  if (!std::isfinite(value))
    return floatRepr(value);
  if (value == 0)
    return std::signbit(value) ? "-0x0.0p+0" : "0x0.0p+0";
  uint64_t bits;
  std::memcpy(&bits, &value, 8);
  int exponent = int(bits >> 52 & 0x7FF);
  char buffer[64];
  snprintf(buffer, sizeof buffer, "%s0x%d.%013llxp%+d", std::signbit(value) ? "-" : "", exponent ? 1 : 0,
           static_cast<unsigned long long>(bits & 0xFFFFFFFFFFFFFull), exponent ? exponent - 1023 : -1022);
  return buffer;
}

Value asRatio(Interp &interp, double value) {
  if (std::isnan(value))
    interp.raise("ValueError", "cannot convert NaN to integer ratio");
  if (std::isinf(value))
    interp.raise("OverflowError", "cannot convert Infinity to integer ratio");
  int exponent;
  double fraction = std::frexp(value, &exponent);
  for (int i = 0; i < 300 && fraction != std::floor(fraction); ++i) {
    fraction *= 2;
    --exponent;
  }
  Integer numerator = integerFromDouble(fraction), denominator = 1;
  if (exponent > 0)
    numerator <<= exponent;
  else
    denominator <<= -exponent;
  return interp.tuple({makeInt(interp, numerator), makeInt(interp, denominator)});
}

} // namespace

Value roundNumber(Interp &interp, Value value, Value digits) {
  Value plain = Interp::Impl::base(value);
  bool whole = digits.isNone() || digits.isUndefined();
  if (isIntLike(plain)) {
    if (plain.isBool())
      plain = Value::integer(plain.asBool());
    if (whole)
      return plain;
    int64_t places = interp.toIndex(digits).asInt();
    if (places >= 0)
      return plain;
    if (places < -400)
      return Value::integer(0);
    Integer scale = boost::multiprecision::pow(Integer(10), unsigned(-places)), number = toInteger(plain);
    Integer quotient = number / scale;
    if (number < 0 && quotient * scale != number)
      --quotient;
    Integer rest = number - quotient * scale;
    if (rest * 2 > scale || (rest * 2 == scale && (quotient & 1) != 0))
      ++quotient;
    return makeInt(interp, quotient * scale);
  }
  double number = plain.asFloat();
  if (whole) {
    if (std::isnan(number))
      interp.raise("ValueError", "cannot convert float NaN to integer");
    if (std::isinf(number))
      interp.raise("OverflowError", "cannot convert float infinity to integer");
    double rounded = std::nearbyint(number);
    return std::fabs(rounded) < 9e18 ? Value::integer(int64_t(rounded), plain.sym())
                                     : makeInt(interp, integerFromDouble(rounded));
  }
  int64_t places = interp.toIndex(digits).asInt();
  if (!std::isfinite(number) || places > 323)
    return plain;
  if (places < -308)
    return Value::real(std::copysign(0.0, number));
  if (places >= 0) {
    // Correctly rounded decimal text, read back.
    Value text = formatBuiltin(interp, plain, "." + std::to_string(places) + "f");
    return Value::real(*parseFloat(text.as<Str>()->text), plain.sym());
  }
  double scale = std::pow(10.0, double(-places));
  return Value::real(std::nearbyint(number / scale) * scale);
}

void Interp::Impl::defineNumbers() {
  using enum ast::Operator;
  cls.integer->construct = constructInt;
  cls.boolean->construct = [](Interp &interp, const CallArgs &a) -> Value {
    checkArity(interp, a, "bool", 0, 1);
    return a.pos.empty() ? Value::boolean(false) : interp.truth(a.pos[0]);
  };
  cls.real->construct = constructFloat;
  cls.complex->construct = constructComplex;
  defineOperators(cls.integer, {Add, Sub, Mult, Div, FloorDiv, Mod, Pow, LShift, RShift, BitOr, BitXor, BitAnd}, true);
  defineOperators(cls.real, {Add, Sub, Mult, Div, FloorDiv, Mod, Pow}, true);
  defineOperators(cls.complex, {Add, Sub, Mult, Div, Pow}, false);
  for (Class *number : {cls.integer, cls.real, cls.complex}) {
    method(number, "__neg__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
      return interp.impl().builtinUnary(ast::UnaryOperator::USub, base(a.pos[0]));
    });
    method(number, "__pos__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
      return interp.impl().builtinUnary(ast::UnaryOperator::UAdd, base(a.pos[0]));
    });
    method(number, "__abs__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
      return interp.call(*interp.impl().builtins->globals.find(intern("abs")), {base(a.pos[0])});
    });
    method(number, "__bool__", 1, 1,
           [](Interp &interp, const CallArgs &a) -> Value { return interp.truth(base(a.pos[0])); });
  }
  method(cls.integer, "__invert__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.impl().builtinUnary(ast::UnaryOperator::Invert, base(a.pos[0]));
  });
  for (const char *name : {"__int__", "__index__", "__trunc__", "__floor__", "__ceil__", "conjugate"})
    method(cls.integer, name, 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
      Value self = selfInt(interp, a.pos[0]);
      return self.isBool() ? Value::integer(self.asBool()) : self;
    });
  method(cls.integer, "__float__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.call(interp.builtinClass("float"), {base(a.pos[0])});
  });
  auto rounder = [](Interp &interp, const CallArgs &a) -> Value {
    return roundNumber(interp, a.pos[0], a.pos.size() > 1 ? a.pos[1] : Value::none());
  };
  method(cls.integer, "__round__", 1, 2, rounder);
  method(cls.real, "__round__", 1, 2, rounder);
  method(cls.integer, "bit_length", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    Integer value = toInteger(selfInt(interp, a.pos[0]));
    return Value::integer(value == 0 ? 0 : int64_t(msb(value < 0 ? Integer(-value) : value)) + 1);
  });
  method(cls.integer, "bit_count", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    Integer value = toInteger(selfInt(interp, a.pos[0]));
    std::string bits = integerText(value < 0 ? Integer(-value) : value, 2);
    return Value::integer(std::count(bits.begin(), bits.end(), '1'));
  });
  method(cls.integer, "is_integer", 1, 1, [](Interp &, const CallArgs &) -> Value { return Value::boolean(true); });
  method(cls.integer, "as_integer_ratio", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.tuple({selfInt(interp, a.pos[0]), Value::integer(1)});
  });
  method(cls.integer, "to_bytes(self, length=1, byteorder='big', *, signed=False)", intToBytes);
  auto *fromBytes = in.builtin("from_bytes(cls, bytes, byteorder='big', *, signed=False)", intFromBytes).as<Builtin>();
  fromBytes->bindsSelf = true;
  fromBytes->pure = true;
  cls.integer->attributes.set(intern("from_bytes"), heap.make<ClassMethod>(fromBytes));
  property(cls.integer, "real", [](Interp &interp, std::span<const Value> a) { return selfInt(interp, a[0]); });
  property(cls.integer, "numerator", [](Interp &interp, std::span<const Value> a) { return selfInt(interp, a[0]); });
  property(cls.integer, "imag", [](Interp &, std::span<const Value>) { return Value::integer(0); });
  property(cls.integer, "denominator", [](Interp &, std::span<const Value>) { return Value::integer(1); });

  method(cls.real, "is_integer", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    double value = selfFloat(interp, a.pos[0]);
    return Value::boolean(std::isfinite(value) && value == std::floor(value));
  });
  method(cls.real, "hex", 1, 1,
         [](Interp &interp, const CallArgs &a) -> Value { return interp.str(hexOf(selfFloat(interp, a.pos[0]))); });
  method(cls.real, "as_integer_ratio", 1, 1,
         [](Interp &interp, const CallArgs &a) -> Value { return asRatio(interp, selfFloat(interp, a.pos[0])); });
  auto *fromHex = in.builtin("fromhex(cls, string, /)", [](Interp &interp, std::span<const Value> a) -> Value {
                      std::string text(trim(interp.toStr(a[1])));
                      char *end = nullptr;
                      double value = std::strtod(text.c_str(), &end);
                      if (text.empty() || *end)
                        interp.raise("ValueError", "invalid hexadecimal floating-point string");
                      return Value::real(value);
                    }).as<Builtin>();
  fromHex->bindsSelf = true;
  cls.real->attributes.set(intern("fromhex"), heap.make<ClassMethod>(fromHex));
  method(cls.real, "conjugate", 1, 1, [](Interp &, const CallArgs &a) -> Value { return base(a.pos[0]); });
  method(cls.real, "__float__", 1, 1, [](Interp &, const CallArgs &a) -> Value { return base(a.pos[0]); });
  for (const char *name : {"__int__", "__trunc__"})
    method(cls.real, name, 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
      return interp.call(interp.builtinClass("int"), {base(a.pos[0])});
    });
  method(cls.real, "__floor__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return makeInt(interp, integerFromDouble(std::floor(selfFloat(interp, a.pos[0]))));
  });
  method(cls.real, "__ceil__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return makeInt(interp, integerFromDouble(std::ceil(selfFloat(interp, a.pos[0]))));
  });
  property(cls.real, "real", [](Interp &, std::span<const Value> a) { return base(a[0]); });
  property(cls.real, "imag", [](Interp &, std::span<const Value>) { return Value::real(0); });

  property(cls.complex, "real",
           [](Interp &, std::span<const Value> a) { return Value::real(base(a[0]).as<Complex>()->re); });
  property(cls.complex, "imag",
           [](Interp &, std::span<const Value> a) { return Value::real(base(a[0]).as<Complex>()->im); });
  method(cls.complex, "conjugate", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *c = base(a.pos[0]).as<Complex>();
    return interp.heap.make<Complex>(c->re, -c->im);
  });
}

} // namespace pallasd::python
