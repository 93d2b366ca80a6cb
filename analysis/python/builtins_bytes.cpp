//===- builtins_bytes.cpp - bytes -------------------------------*- C++ -*-===//
//
// bytes as far as programs that build kernels use them; bytearray and
// memoryview are Unknown.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

namespace pallasd::python {

namespace {

const std::string &selfData(Interp &interp, Value value) {
  auto *bytes = Interp::Impl::base(value).as<Bytes>();
  if (!bytes)
    interp.raise("TypeError", "a bytes-like object is required, not '" + interp.typeName(value) + "'");
  return bytes->data;
}

Value constructBytes(Interp &interp, const CallArgs &args) {
  static const auto signature = Signature::parse("bytes(source=...?, encoding=...?, errors=...?)");
  Values bound = signature->bind(interp, args);
  Value source = Interp::Impl::base(bound[0]);
  if (source.isUndefined())
    return interp.bytes("");
  if (source.as<Bytes>())
    return source;
  if (source.as<Str>()) {
    if (bound[1].isUndefined())
      interp.raise("TypeError", "string argument without an encoding");
    return interp.callMethod(source, "encode", {bound[1]});
  }
  if (source.isInt()) {
    if (source.asInt() < 0)
      interp.raise("ValueError", "negative count");
    if (uint64_t(source.asInt()) > interp.budget.elements)
      return interp.impl().budgetUnknown("length of bytes");
    interp.charge(uint64_t(source.asInt()));
    return interp.bytes(std::string(size_t(source.asInt()), '\0'));
  }
  std::string data;
  for (Value item : interp.toVector(source)) {
    Value index = interp.toIndex(item);
    if (auto reason = reasonOf(index))
      throw UnknownUse{reason};
    if (!index.isInt() || index.asInt() < 0 || index.asInt() > 255)
      interp.raise("ValueError", "bytes must be in range(0, 256)");
    data += char(index.asInt());
  }
  return interp.bytes(std::move(data));
}

/// UTF-8 as CPython takes it: no surrogates, nothing overlong.
bool validUtf8(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    unsigned char first = static_cast<unsigned char>(text[at]);
    size_t length = first < 0x80                    ? 1
                    : first >= 0xC2 && first < 0xE0 ? 2
                    : first >= 0xE0 && first < 0xF0 ? 3
                    : first >= 0xF0 && first < 0xF5 ? 4
                                                    : 0;
    if (!length || at + length > text.size())
      return false;
    for (size_t i = 1; i < length; ++i)
      if ((static_cast<unsigned char>(text[at + i]) & 0xC0) != 0x80)
        return false;
    size_t end = at;
    uint32_t c = decodeUtf8(text, end);
    if ((length == 3 && c < 0x800) || (length == 4 && (c < 0x10000 || c > 0x10FFFF)) || (c >= 0xD800 && c < 0xE000))
      return false;
    at += length;
  }
  return true;
}

Value decode(Interp &interp, std::span<const Value> a) {
  const std::string &data = selfData(interp, a[0]);
  std::string encoding = interp.toStr(a[1]);
  for (char &c : encoding)
    c = c == '_' ? '-' : char(tolower(c));
  if (encoding == "latin-1" || encoding == "latin1" || encoding == "iso-8859-1") {
    std::string out;
    for (unsigned char c : data)
      appendUtf8(out, c);
    return interp.str(std::move(out));
  }
  bool isAscii = encoding == "ascii" || encoding == "us-ascii";
  if (!isAscii && encoding != "utf-8" && encoding != "utf8")
    return interp.unknown(Reason::Unmodelled, "encoding " + encoding);
  bool good =
      isAscii ? std::all_of(data.begin(), data.end(), [](unsigned char c) { return c < 0x80; }) : validUtf8(data);
  if (good)
    return interp.str(data);
  if (interp.toStr(a[2]) != "strict")
    return interp.unknown(Reason::Unmodelled, "decoding with errors=" + interp.toStr(a[2]));
  interp.raise("UnicodeDecodeError", "'" + std::string(isAscii ? "ascii" : "utf-8") + "' codec can't decode bytes");
}

Value split(Interp &interp, std::span<const Value> a) {
  // The text methods work on bytes beyond ASCII just as well where only ASCII matters.
  Value parts = interp.callMethod(interp.str(selfData(interp, a[0])), "split",
                                  {a[1].isNone() ? a[1] : interp.str(selfData(interp, a[1])), a[2]});
  Values out;
  for (Value part : interp.toVector(parts))
    out.push_back(interp.bytes(part.as<Str>()->text));
  return interp.list(std::move(out));
}

template <int (*Map)(int)> Value mapBytes(Interp &interp, const CallArgs &a) {
  std::string out = selfData(interp, a.pos[0]);
  for (char &c : out)
    if (static_cast<unsigned char>(c) < 0x80)
      c = char(Map(c));
  return interp.bytes(std::move(out));
}

} // namespace

void Interp::Impl::defineBytes() {
  Class *bytes = cls.bytes;
  bytes->construct = constructBytes;
  defineOperators(bytes, {ast::Operator::Add, ast::Operator::Mult, ast::Operator::Mod}, true);
  method(bytes, "decode(self, encoding='utf-8', errors='strict')", decode);
  method(bytes, "split(self, sep=None, maxsplit=-1)", split);
  method(bytes, "upper", 1, 1, mapBytes<toupper>);
  method(bytes, "lower", 1, 1, mapBytes<tolower>);
  method(bytes, "hex", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    std::string out;
    for (unsigned char c : selfData(interp, a.pos[0])) {
      out += "0123456789abcdef"[c >> 4];
      out += "0123456789abcdef"[c & 15];
    }
    return interp.str(std::move(out));
  });
  method(bytes, "startswith", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return Value::boolean(selfData(interp, a.pos[0]).starts_with(selfData(interp, a.pos[1])));
  });
  method(bytes, "endswith", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    return Value::boolean(selfData(interp, a.pos[0]).ends_with(selfData(interp, a.pos[1])));
  });
  method(bytes, "find", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    size_t at = selfData(interp, a.pos[0]).find(selfData(interp, a.pos[1]));
    return Value::integer(at == std::string::npos ? -1 : int64_t(at));
  });
  method(bytes, "join", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    std::string out;
    bool first = true;
    for (Value item : interp.toVector(a.pos[1])) {
      if (!std::exchange(first, false))
        out += selfData(interp, a.pos[0]);
      out += selfData(interp, item);
    }
    return interp.bytes(std::move(out));
  });
  method(bytes, "strip", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    std::string_view text = selfData(interp, a.pos[0]);
    while (!text.empty() && isspace(static_cast<unsigned char>(text.front())))
      text.remove_prefix(1);
    while (!text.empty() && isspace(static_cast<unsigned char>(text.back())))
      text.remove_suffix(1);
    return interp.bytes(std::string(text));
  });
  method(bytes, "replace", 3, 3, [](Interp &interp, const CallArgs &a) -> Value {
    Value text = interp.callMethod(interp.str(selfData(interp, a.pos[0])), "replace",
                                   {interp.str(selfData(interp, a.pos[1])), interp.str(selfData(interp, a.pos[2]))});
    return interp.bytes(text.as<Str>()->text);
  });
  for (Class *open : {cls.bytearray, cls.memoryview}) {
    std::string what = *open->name;
    open->construct = [what](Interp &interp, const CallArgs &) { return interp.unknown(Reason::Unmodelled, what); };
  }
}

} // namespace pallasd::python
