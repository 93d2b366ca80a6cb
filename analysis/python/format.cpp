//===- format.cpp - Numbers and strings under a format ----------*- C++ -*-===//
//
// Python's format mini-language (Library Reference, "Format String Syntax"), the
// `%` operator and str.format. Floats print as the shortest text that reads back
// to them.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"
#include "support/numbers.h"

#include <charconv>
#include <cmath>
#include <cstring>

namespace pallasd::python {

namespace {

/// Widths and precisions beyond this are not worth the memory.
constexpr int64_t kMaxWidth = 1 << 20;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

struct Decimal {
  std::string digits; ///< without leading zeros; "0" for zero
  int exponent = 0;   ///< value = 0.d1d2d3… * 10^exponent
};

/// From a text like "1.2345e+02".
Decimal fromScientific(std::string_view text) {
  Decimal out;
  size_t e = text.find('e');
  for (char c : text.substr(0, e))
    if (c != '.')
      out.digits += c;
  out.exponent = parseNumber(text.substr(e + 1)).value_or(0) + 1;
  return out;
}

Decimal shortest(double value) {
  char buffer[64];
  auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific).ptr;
  return fromScientific({buffer, size_t(end - buffer)});
}

std::string toCharsPrecise(double value, std::chars_format format, int precision) {
  std::string buffer(size_t(precision) + 400, '\0');
  auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format, precision).ptr;
  buffer.resize(size_t(end - buffer.data()));
  return buffer;
}

std::string exponentText(int exponent, char letter) {
  std::string text(1, letter);
  text += exponent < 0 ? '-' : '+';
  int magnitude = std::abs(exponent);
  if (magnitude < 10)
    text += '0';
  return text + std::to_string(magnitude);
}

std::string positional(const Decimal &d) {
  if (d.exponent <= 0)
    return "0." + std::string(size_t(-d.exponent), '0') + d.digits;
  if (size_t(d.exponent) >= d.digits.size())
    return d.digits + std::string(size_t(d.exponent) - d.digits.size(), '0');
  return d.digits.substr(0, size_t(d.exponent)) + "." + d.digits.substr(size_t(d.exponent));
}

std::string scientific(const Decimal &d, char letter) {
  std::string text = d.digits.substr(0, 1);
  if (d.digits.size() > 1)
    text += "." + d.digits.substr(1);
  return text + exponentText(d.exponent - 1, letter);
}

void stripZeros(Decimal &d) {
  while (d.digits.size() > 1 && d.digits.back() == '0')
    d.digits.pop_back();
}

/// Of a finite magnitude. `type`: 'e', 'f', 'g', '%', 'r' (repr) or 0 (as str()
/// but with `precision` significant digits).
std::string floatDigits(double value, char type, int precision, bool alternate) {
  bool upper = type == 'E' || type == 'G' || type == 'F';
  char lower = upper ? char(type + 32) : type, e = upper ? 'E' : 'e';
  if (lower == 'f' || lower == '%') {
    std::string text = toCharsPrecise(lower == '%' ? value * 100 : value, std::chars_format::fixed, precision);
    if (lower == '%' && std::isinf(value * 100))
      text = "inf";
    if (alternate && precision == 0)
      text += '.';
    return lower == '%' ? text + "%" : text;
  }
  if (lower == 'e') {
    Decimal d = fromScientific(toCharsPrecise(value, std::chars_format::scientific, precision));
    std::string text = d.digits.substr(0, 1);
    if (precision > 0 || alternate)
      text += "." + d.digits.substr(1);
    return text + exponentText(value == 0 ? 0 : d.exponent - 1, e);
  }
  if (lower == 'r') {
    Decimal d = shortest(value);
    if (value == 0)
      return "0.0";
    if (d.exponent - 1 < -4 || d.exponent - 1 >= 16)
      return scientific(d, 'e');
    std::string text = positional(d);
    return text.find('.') == std::string::npos ? text + ".0" : text;
  }
  // 'g', or none with a precision.
  int significant = precision == 0 ? 1 : precision;
  Decimal d = fromScientific(toCharsPrecise(value, std::chars_format::scientific, significant - 1));
  int exponent = value == 0 ? 0 : d.exponent - 1;
  if (!alternate)
    stripZeros(d);
  bool bare = type == 0;
  if (value == 0)
    return bare ? "0.0" : alternate && significant > 1 ? "0." + std::string(size_t(significant) - 1, '0') : "0";
  if (exponent < -4 || exponent >= (bare ? significant - 1 : significant))
    return scientific(d, e);
  std::string text = positional(d);
  if (bare && text.find('.') == std::string::npos)
    text += ".0";
  if (alternate && text.find('.') == std::string::npos)
    text += ".";
  return text;
}

//===----------------------------------------------------------------------===//
// The mini-language
//===----------------------------------------------------------------------===//

struct Spec {
  std::string fill = " ";
  char align = 0, sign = '-', type = 0, grouping = 0;
  bool alternate = false, zero = false, noNegativeZero = false;
  int64_t width = 0, precision = -1;
};

[[noreturn]] void badSpec(Interp &interp, std::string_view spec, Value value) {
  interp.raise("ValueError", "Invalid format specifier '" + std::string(spec) + "' for object of type '" +
                                 interp.typeName(value) + "'");
}

int64_t readNumber(std::string_view text, size_t &at) {
  int64_t number = 0;
  while (at < text.size() && isdigit(static_cast<unsigned char>(text[at])))
    number = std::min(number * 10 + (text[at++] - '0'), kMaxWidth * 16);
  return number;
}

Spec parseSpec(Interp &interp, std::string_view text, Value value) {
  Spec spec;
  size_t at = 0;
  auto isAlign = [](char c) { return c == '<' || c == '>' || c == '=' || c == '^'; };
  size_t first = 0;
  if (!text.empty())
    decodeUtf8(text, first);
  if (first < text.size() && isAlign(text[first])) {
    spec.fill = std::string(text.substr(0, first));
    spec.align = text[first];
    at = first + 1;
  } else if (!text.empty() && isAlign(text[0])) {
    spec.align = text[0];
    at = 1;
  }
  if (at < text.size() && (text[at] == '+' || text[at] == '-' || text[at] == ' '))
    spec.sign = text[at++];
  if (at < text.size() && text[at] == 'z') {
    spec.noNegativeZero = true;
    ++at;
  }
  if (at < text.size() && text[at] == '#') {
    spec.alternate = true;
    ++at;
  }
  if (at < text.size() && text[at] == '0') {
    spec.zero = true;
    if (!spec.align) {
      spec.align = '=';
      spec.fill = "0";
    }
    ++at;
  }
  spec.width = readNumber(text, at);
  if (at < text.size() && (text[at] == ',' || text[at] == '_'))
    spec.grouping = text[at++];
  if (at < text.size() && text[at] == '.') {
    ++at;
    if (at >= text.size() || !isdigit(static_cast<unsigned char>(text[at])))
      interp.raise("ValueError", "Format specifier missing precision");
    spec.precision = readNumber(text, at);
  }
  if (at < text.size())
    spec.type = text[at++];
  if (at != text.size())
    badSpec(interp, text, value);
  if (spec.width > kMaxWidth || spec.precision > kMaxWidth)
    throw UnknownUse{interp.impl().reason(Reason::Budget, "format width")};
  return spec;
}

std::string padded(std::string_view sign, const std::string &body, const Spec &spec, char defaultAlign,
                   int64_t length) {
  int64_t missing = spec.width - length - int64_t(sign.size());
  char align = spec.align ? spec.align : defaultAlign;
  std::string out;
  auto fill = [&](int64_t count) {
    for (; count > 0; --count)
      out += spec.fill;
  };
  if (missing <= 0)
    return std::string(sign) + body;
  switch (align) {
  case '<':
    out = std::string(sign) + body;
    fill(missing);
    return out;
  case '^':
    fill(missing / 2);
    out += std::string(sign) + body;
    fill(missing - missing / 2);
    return out;
  case '=':
    out = sign;
    fill(missing);
    return out + body;
  default:
    fill(missing);
    return out + std::string(sign) + body;
  }
}

/// Inserts separators into the leading run of digits; zero padding counts as digits.
std::string grouped(std::string body, const Spec &spec, size_t signLength, size_t group) {
  size_t digits = 0;
  while (digits < body.size() && isxdigit(static_cast<unsigned char>(body[digits])))
    ++digits;
  std::string head = body.substr(0, digits), tail = body.substr(digits);
  auto separate = [&](const std::string &plain) {
    std::string out;
    for (size_t i = 0; i < plain.size(); ++i) {
      if (i && (plain.size() - i) % group == 0)
        out += spec.grouping;
      out += plain[i];
    }
    return out;
  };
  std::string out = separate(head);
  if (spec.align == '=' && spec.fill == "0")
    while (int64_t(out.size() + tail.size() + signLength) < spec.width) {
      head.insert(0, "0");
      out = separate(head);
    }
  return out + tail;
}

std::string_view signText(bool negative, char wanted) {
  return negative ? "-" : wanted == '+' ? "+" : wanted == ' ' ? " " : "";
}

std::string formatString(Interp &interp, const std::string &text, const Spec &spec, std::string_view written,
                         Value value) {
  if (spec.type && spec.type != 's')
    interp.raise("ValueError", "Unknown format code '" + std::string(1, spec.type) + "' for object of type '" +
                                   interp.typeName(value) + "'");
  if (spec.align == '=' && !spec.zero)
    interp.raise("ValueError", "'=' alignment not allowed in string format specifier");
  if (spec.grouping || spec.sign != '-' || spec.alternate)
    badSpec(interp, written, value);
  Str whole(text);
  std::string shown = text;
  int64_t length = codePointCount(whole);
  if (spec.precision >= 0 && spec.precision < length) {
    shown = text.substr(0, byteOffset(whole, spec.precision));
    length = spec.precision;
  }
  Spec aligned = spec;
  if (aligned.align == '=')
    aligned.align = '<';
  return padded("", shown, aligned, '<', length);
}

std::string formatFloat(Interp &interp, double number, const Spec &spec) {
  char type = spec.type;
  if (type == 'n')
    type = 'g';
  if (type && !strchr("eEfFgG%", type))
    interp.raise("ValueError", "Unknown format code '" + std::string(1, type) + "' for object of type 'float'");
  bool negative = std::signbit(number) && !std::isnan(number);
  std::string body;
  if (!std::isfinite(number)) {
    body = std::isnan(number) ? "nan" : "inf";
    if (type == 'E' || type == 'F' || type == 'G')
      body = std::isnan(number) ? "NAN" : "INF";
    if (type == '%')
      body += "%";
  } else if (!type && spec.precision < 0) {
    body = floatDigits(std::fabs(number), 'r', 0, false);
  } else {
    body = floatDigits(std::fabs(number), type, spec.precision < 0 ? 6 : int(spec.precision), spec.alternate);
  }
  if (spec.noNegativeZero && negative && std::isfinite(number) && body.find_first_of("123456789") == std::string::npos)
    negative = false;
  std::string_view sign = signText(negative, spec.sign);
  if (spec.grouping && std::isfinite(number))
    body = grouped(std::move(body), spec, sign.size(), 3);
  int64_t length = int64_t(body.size());
  return padded(sign, body, spec, '>', length);
}

std::string formatInt(Interp &interp, const Integer &number, const Spec &spec) {
  if (spec.type && strchr("eEfFgG%", spec.type)) {
    double real = integerToDouble(number);
    if (std::isinf(real))
      interp.raise("OverflowError", "int too large to convert to float");
    return formatFloat(interp, real, spec);
  }
  if (spec.precision >= 0)
    interp.raise("ValueError", "Precision not allowed in integer format specifier");
  bool negative = number < 0;
  Integer magnitude = negative ? Integer(-number) : number;
  if (spec.type == 'c') {
    std::string text;
    appendUtf8(text, magnitude.convert_to<uint32_t>());
    return padded("", text, spec, '<', 1);
  }
  unsigned base = 10;
  std::string prefix;
  switch (spec.type) {
  case 0:
  case 'd':
  case 'n':
    break;
  case 'b':
    base = 2;
    prefix = "0b";
    break;
  case 'o':
    base = 8;
    prefix = "0o";
    break;
  case 'x':
  case 'X':
    base = 16;
    prefix = spec.type == 'x' ? "0x" : "0X";
    break;
  default:
    interp.raise("ValueError", "Unknown format code '" + std::string(1, spec.type) + "' for object of type 'int'");
  }
  if (base == 10 && magnitude > 0 && msb(magnitude) > 14300)
    interp.raise("ValueError", "Exceeds the limit (4300 digits) for integer string conversion");
  std::string body = integerText(magnitude, base);
  if (spec.type == 'X')
    for (char &c : body)
      c = char(toupper(c));
  std::string sign(signText(negative, spec.sign));
  if (spec.alternate)
    sign += prefix;
  if (spec.grouping)
    body = grouped(std::move(body), spec, sign.size(), base == 10 ? 3 : 4);
  int64_t length = int64_t(body.size());
  return padded(sign, body, spec, '>', length);
}

} // namespace

std::string floatRepr(double value) {
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  return (std::signbit(value) ? "-" : "") + floatDigits(std::fabs(value), 'r', 0, false);
}

std::string complexRepr(double re, double im) {
  auto part = [](double value) {
    std::string text = floatRepr(value);
    return text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
  };
  std::string imaginary = part(im) + "j";
  if (re == 0 && !std::signbit(re))
    return imaginary;
  return "(" + part(re) + (imaginary[0] == '-' ? "" : "+") + imaginary + ")";
}

std::optional<double> parseFloat(std::string_view text) {
  while (!text.empty() && isspace(static_cast<unsigned char>(text.front())))
    text.remove_prefix(1);
  while (!text.empty() && isspace(static_cast<unsigned char>(text.back())))
    text.remove_suffix(1);
  std::string plain;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '_') {
      plain += text[i];
      continue;
    }
    bool between = i > 0 && i + 1 < text.size() && isdigit(static_cast<unsigned char>(text[i - 1])) &&
                   isdigit(static_cast<unsigned char>(text[i + 1]));
    if (!between)
      return std::nullopt;
  }
  std::string_view rest = plain;
  bool negative = false;
  if (!rest.empty() && (rest[0] == '+' || rest[0] == '-')) {
    negative = rest[0] == '-';
    rest.remove_prefix(1);
  }
  std::string lower;
  for (char c : rest)
    lower += char(tolower(c));
  double value;
  if (lower == "inf" || lower == "infinity") {
    value = HUGE_VAL;
  } else if (lower == "nan") {
    value = std::nan("");
  } else {
    if (lower.empty() || !(isdigit(static_cast<unsigned char>(lower[0])) || lower[0] == '.'))
      return std::nullopt;
    auto [end, error] = std::from_chars(lower.data(), lower.data() + lower.size(), value);
    if (end != lower.data() + lower.size() || error == std::errc::invalid_argument)
      return std::nullopt;
    if (error == std::errc::result_out_of_range)
      value = lower.find("e-") != std::string::npos ? 0.0 : HUGE_VAL;
  }
  return negative ? -value : value;
}

Value formatBuiltin(Interp &interp, Value value, std::string_view text) {
  Value plain = Interp::Impl::base(value);
  if (text.empty())
    return interp.str(interp.toStr(value));
  Spec spec = parseSpec(interp, text, value);
  if (plain.as<Str>())
    return interp.str(formatString(interp, plain.as<Str>()->text, spec, text, value));
  if (plain.isFloat())
    return interp.str(formatFloat(interp, plain.asFloat(), spec));
  if (isIntLike(plain))
    return interp.str(formatInt(interp, toInteger(plain), spec));
  if (auto *c = plain.as<Complex>()) {
    Spec part = spec;
    part.width = 0;
    std::string im = formatFloat(interp, c->im, [&] {
      Spec signedPart = part;
      signedPart.sign = '+';
      return signedPart;
    }());
    std::string body = formatFloat(interp, c->re, part) + im + "j";
    int64_t length = int64_t(body.size());
    return interp.str(padded("", body, spec, '>', length));
  }
  interp.raise("TypeError", "unsupported format string passed to " + interp.typeName(value) + ".__format__");
}

//===----------------------------------------------------------------------===//
// The % operator
//===----------------------------------------------------------------------===//

namespace {

/// What a `%` format takes its values from.
struct PercentArgs {
  Interp &interp;
  Value args;
  size_t used = 0;

  Value next() {
    auto *tuple = args.as<Tuple>();
    if (!tuple) {
      if (used++)
        interp.raise("TypeError", "not enough arguments for format string");
      return args;
    }
    if (used >= tuple->items.size())
      interp.raise("TypeError", "not enough arguments for format string");
    return tuple->items[used++];
  }
  Value named(std::string_view key) {
    if (!Interp::Impl::base(args).as<Dict>())
      interp.raise("TypeError", "format requires a mapping");
    used = SIZE_MAX;
    return interp.getItem(args, interp.str(std::string(key)));
  }
  void finish() const {
    if (used == SIZE_MAX)
      return;
    auto *tuple = args.as<Tuple>();
    // Anything with items counts as a mapping, of which not all need be used.
    Value plain = Interp::Impl::base(args);
    bool mapping = plain.as<Dict>() || plain.as<List>() || plain.as<Range>() || plain.as<Bytes>();
    bool left = tuple ? used < tuple->items.size() : used == 0 && !mapping;
    if (left)
      interp.raise("TypeError", "not all arguments converted during string formatting");
  }
};

Value percentOne(Interp &interp, char type, Value value, Spec spec, bool isBytes, const std::string &where) {
  if (value.isUnknown())
    return value;
  switch (type) {
  case 's':
  case 'r':
  case 'a': {
    std::string text = isBytes && type == 's' && value.as<Bytes>() ? value.as<Bytes>()->data
                       : type == 's'                               ? interp.toStr(value)
                                                                   : interp.repr(value);
    Str whole(text);
    int64_t length = codePointCount(whole);
    if (spec.precision >= 0 && spec.precision < length) {
      text = text.substr(0, byteOffset(whole, spec.precision));
      length = spec.precision;
    }
    if (spec.align == '=')
      spec.align = 0;
    spec.fill = " ";
    return interp.str(padded("", text, spec, '>', length));
  }
  case 'c': {
    if (auto *text = value.as<Str>()) {
      if (codePointCount(*text) != 1)
        interp.raise("TypeError", "%c requires int or char");
      return interp.str(padded("", text->text, spec, '>', 1));
    }
    std::string text;
    appendUtf8(text, uint32_t(interp.toIndex(value).asInt()));
    return interp.str(padded("", text, spec, '>', 1));
  }
  case 'd':
  case 'i':
  case 'u':
  case 'x':
  case 'X':
  case 'o': {
    Value number = Interp::Impl::base(value);
    if (number.isFloat() && strchr("diu", type)) {
      if (!std::isfinite(number.asFloat()))
        interp.raise("ValueError", "cannot convert float NaN to integer");
      number = makeInt(interp, integerFromDouble(std::trunc(number.asFloat())));
    } else if (!isIntLike(number)) {
      if (!number.as<Native>() && !(number.as<Instance>() && interp.typeOf(number)->lookup(names().index)))
        interp.raise("TypeError", "%" + std::string(1, type) +
                                      " format: " + (strchr("diu", type) ? "a real number" : "an integer") +
                                      " is required, not " + interp.typeName(value));
      number = interp.toIndex(number);
      if (number.isUnknown())
        return number;
    }
    spec.type = strchr("diu", type) ? 'd' : type;
    Integer integer = toInteger(number);
    if (spec.precision >= 0) {
      std::string digits = integerText(integer < 0 ? Integer(-integer) : integer, type == 'o'        ? 8
                                                                                  : spec.type == 'd' ? 10
                                                                                                     : 16);
      if (type == 'X')
        for (char &c : digits)
          c = char(toupper(c));
      if (int64_t(digits.size()) < spec.precision)
        digits.insert(0, size_t(spec.precision) - digits.size(), '0');
      std::string sign(signText(integer < 0, spec.sign));
      int64_t length = int64_t(digits.size());
      return interp.str(padded(sign, digits, spec, '>', length));
    }
    return interp.str(formatInt(interp, integer, spec));
  }
  case 'e':
  case 'E':
  case 'f':
  case 'F':
  case 'g':
  case 'G': {
    Value number = interp.call(interp.builtinClass("float"), {value});
    if (number.isUnknown())
      return number;
    spec.type = type;
    if (spec.precision < 0)
      spec.precision = 6;
    return interp.str(formatFloat(interp, number.asFloat(), spec));
  }
  default:
    interp.raise("ValueError", "unsupported format character '" + std::string(1, type) + "'" + where);
  }
}

} // namespace

Value percentFormat(Interp &interp, std::string_view format, Value args, bool isBytes) {
  PercentArgs source{interp, args};
  std::string out;
  ReasonPtr unknown;
  auto star = [&](int64_t &into) {
    Value number = source.next();
    if (!number.isInt())
      interp.raise("TypeError", "* wants int");
    into = number.asInt();
  };
  for (size_t at = 0; at < format.size();) {
    if (format[at] != '%') {
      out += format[at++];
      continue;
    }
    if (++at >= format.size())
      interp.raise("ValueError", "incomplete format");
    std::optional<Value> named;
    if (format[at] == '(') {
      size_t start = ++at;
      for (int open = 1; at < format.size() && open; ++at)
        open += format[at] == '(' ? 1 : format[at] == ')' ? -1 : 0;
      named = source.named(format.substr(start, at - start - 1));
    }
    Spec spec;
    for (; at < format.size() && strchr("-+ #0", format[at]); ++at) {
      char flag = format[at];
      if (flag == '-') {
        spec.align = '<';
      } else if (flag == '+' || (flag == ' ' && spec.sign != '+')) {
        spec.sign = flag;
      } else if (flag == '#') {
        spec.alternate = true;
      } else if (flag == '0' && spec.align != '<') {
        spec.align = '=';
        spec.fill = "0";
      }
    }
    if (at < format.size() && format[at] == '*') {
      star(spec.width);
      if (spec.width < 0) {
        spec.align = '<';
        spec.width = -spec.width;
      }
      ++at;
    } else {
      spec.width = readNumber(format, at);
    }
    if (at < format.size() && format[at] == '.') {
      ++at;
      if (at < format.size() && format[at] == '*') {
        star(spec.precision);
        ++at;
      } else {
        spec.precision = readNumber(format, at);
      }
    }
    while (at < format.size() && strchr("hlL", format[at]))
      ++at;
    if (at >= format.size())
      interp.raise("ValueError", "incomplete format");
    if (spec.align == '<' && spec.fill == "0")
      spec.fill = " ";
    if (spec.width > kMaxWidth || spec.precision > kMaxWidth)
      return interp.impl().budgetUnknown("format width");
    char type = format[at++];
    if (type == '%') {
      out += '%';
      continue;
    }
    char code[40];
    snprintf(code, sizeof code, " (0x%x) at index %zu", static_cast<unsigned char>(type), at - 1);
    std::string where = code;
    Value text = percentOne(interp, type, named ? *named : source.next(), spec, isBytes, where);
    if (auto reason = reasonOf(text))
      unknown = reason;
    else
      out += text.as<Str>()->text;
  }
  source.finish();
  if (unknown)
    return interp.unknown(unknown);
  return isBytes ? interp.bytes(std::move(out)) : interp.str(std::move(out));
}

//===----------------------------------------------------------------------===//
// str.format
//===----------------------------------------------------------------------===//

namespace {
struct FormatArgs {
  Interp &interp;
  const CallArgs &args;
  int64_t automatic = 0;
  bool manual = false;

  Value field(std::string_view name) {
    size_t end = name.find_first_of(".[");
    std::string_view head = name.substr(0, end);
    Value value = first(head);
    for (size_t at = end; at < name.size();) {
      if (name[at] == '.') {
        size_t stop = std::min(name.find_first_of(".[", at + 1), name.size());
        value = interp.getAttr(value, name.substr(at + 1, stop - at - 1));
        at = stop;
      } else {
        size_t stop = name.find(']', at);
        if (stop == std::string_view::npos)
          interp.raise("ValueError", "Missing ']' in format string");
        std::string_view key = name.substr(at + 1, stop - at - 1);
        bool number = !key.empty() && key.find_first_not_of("0123456789") == std::string_view::npos && key.size() < 18;
        value =
            interp.getItem(value, number ? Value::integer(std::stoll(std::string(key))) : interp.str(std::string(key)));
        at = stop + 1;
      }
    }
    return value;
  }

private:
  Value first(std::string_view head) {
    int64_t index;
    if (head.empty()) {
      if (manual)
        interp.raise("ValueError", "cannot switch from manual field specification to automatic field numbering");
      index = automatic++;
    } else if (head.find_first_not_of("0123456789") == std::string_view::npos && head.size() < 18) {
      if (automatic)
        interp.raise("ValueError", "cannot switch from automatic field numbering to manual field specification");
      manual = true;
      index = std::stoll(std::string(head));
    } else {
      Name name = intern(head);
      for (auto &[key, value] : args.kw)
        if (key == name)
          return value;
      interp.impl().raiseKeyError(interp.str(std::string(head)));
    }
    if (size_t(index) >= args.pos.size())
      interp.raise("IndexError",
                   "Replacement index " + std::to_string(index) + " out of range for positional args tuple");
    return args.pos[size_t(index)];
  }
};

std::string formatInto(FormatArgs &source, std::string_view format, int depth, ReasonPtr &unknown) {
  Interp &interp = source.interp;
  if (depth > 2)
    interp.raise("ValueError", "Max string recursion exceeded");
  std::string out;
  for (size_t at = 0; at < format.size(); ++at) {
    char c = format[at];
    bool twice = at + 1 < format.size() && format[at + 1] == c;
    if (c == '}') {
      if (!twice)
        interp.raise("ValueError", "Single '}' encountered in format string");
      out += c;
      ++at;
      continue;
    }
    if (c != '{') {
      out += c;
      continue;
    }
    if (twice) {
      out += c;
      ++at;
      continue;
    }
    size_t start = ++at;
    int open = 1;
    for (; at < format.size() && open; ++at)
      open += format[at] == '{' ? 1 : format[at] == '}' ? -1 : 0;
    if (open)
      interp.raise("ValueError", format.size() == start ? "Single '{' encountered in format string"
                                                        : "expected '}' before end of string");
    std::string_view field = format.substr(start, at - start - 1);
    --at;
    size_t stop = 0;
    for (int brackets = 0; stop < field.size(); ++stop) {
      brackets += field[stop] == '[' ? 1 : field[stop] == ']' ? -1 : 0;
      if (!brackets && (field[stop] == ':' || field[stop] == '!'))
        break;
    }
    Value value = source.field(field.substr(0, stop));
    std::string_view rest = field.substr(stop);
    if (!rest.empty() && rest[0] == '!') {
      char conversion = rest.size() > 1 ? rest[1] : 0;
      rest.remove_prefix(std::min<size_t>(2, rest.size()));
      if (!value.isUnknown())
        value = interp.str(conversion == 's' ? interp.toStr(value) : interp.repr(value));
    }
    std::string spec = rest.empty() ? "" : formatInto(source, rest.substr(1), depth + 1, unknown);
    if (auto reason = reasonOf(value)) {
      unknown = reason;
      continue;
    }
    Value text = interp.format(value, spec);
    if (auto reason = reasonOf(text))
      unknown = reason;
    else
      out += text.as<Str>()->text;
  }
  return out;
}
} // namespace

Value strFormat(Interp &interp, std::string_view format, const CallArgs &args) {
  FormatArgs source{interp, args};
  ReasonPtr unknown;
  std::string text = formatInto(source, format, 1, unknown);
  return unknown ? interp.unknown(unknown) : interp.str(std::move(text));
}

} // namespace pallasd::python
