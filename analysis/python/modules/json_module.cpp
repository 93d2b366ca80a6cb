//===- json_module.cpp - json -----------------------------------*- C++ -*-===//
//
// loads of a known text and dumps of known values, as CPython prints them.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace pallasd::python {

namespace {

Value fromJson(Interp &interp, const nlohmann::ordered_json &json) {
  using Type = nlohmann::json::value_t;
  interp.step();
  switch (json.type()) {
  case Type::null:
    return Value::none();
  case Type::boolean:
    return Value::boolean(json.get<bool>());
  case Type::number_integer:
    return Value::integer(json.get<int64_t>());
  case Type::number_unsigned:
    return makeInt(interp, Integer(json.get<uint64_t>()));
  case Type::number_float:
    return Value::real(json.get<double>());
  case Type::string:
    return interp.str(json.get<std::string>());
  case Type::array: {
    Values items;
    for (auto &item : json)
      items.push_back(fromJson(interp, item));
    return interp.list(std::move(items));
  }
  case Type::object: {
    Value dict = interp.dict();
    for (auto &[key, value] : json.items())
      dict.as<Dict>()->table.set(interp, interp.str(key), fromJson(interp, value));
    return dict;
  }
  default:
    return Value::none();
  }
}

std::string quoted(const std::string &text, bool asciiOnly) {
  std::string out = "\"";
  for (size_t at = 0; at < text.size();) {
    size_t start = at;
    uint32_t c = decodeUtf8(text, at);
    char buffer[16];
    switch (c) {
    case '"':
      out += "\\\"";
      continue;
    case '\\':
      out += "\\\\";
      continue;
    case '\n':
      out += "\\n";
      continue;
    case '\r':
      out += "\\r";
      continue;
    case '\t':
      out += "\\t";
      continue;
    case '\b':
      out += "\\b";
      continue;
    case '\f':
      out += "\\f";
      continue;
    default:
      break;
    }
    if (c < 0x20 || (asciiOnly && c > 0x7E && c < 0x10000)) {
      snprintf(buffer, sizeof buffer, "\\u%04x", c);
      out += buffer;
    } else if (asciiOnly && c >= 0x10000) {
      snprintf(buffer, sizeof buffer, "\\u%04x\\u%04x", 0xD800 + ((c - 0x10000) >> 10),
               0xDC00 + ((c - 0x10000) & 0x3FF));
      out += buffer;
    } else {
      out.append(text, start, at - start);
    }
  }
  return out + "\"";
}

struct Dumper {
  Interp &interp;
  std::string indent; ///< of one level; empty: one line
  bool multiline, sortKeys, asciiOnly;
  std::string itemSeparator, keySeparator;
  Value fallback;

  std::string number(double value) const {
    if (std::isnan(value))
      return "NaN";
    if (std::isinf(value))
      return value < 0 ? "-Infinity" : "Infinity";
    return floatRepr(value);
  }
  std::string joined(const std::vector<std::string> &parts, char open, char close, int depth) const {
    if (parts.empty())
      return std::string{open, close};
    std::string out(1, open), newline;
    if (multiline) {
      newline = "\n";
      for (int i = 0; i <= depth; ++i)
        newline += indent;
    }
    for (size_t i = 0; i < parts.size(); ++i)
      out += (i ? itemSeparator : "") + newline + parts[i];
    if (multiline) {
      out += "\n";
      for (int i = 0; i < depth; ++i)
        out += indent;
    }
    return out + close;
  }
  std::string key(Value value) {
    if (auto *text = Interp::Impl::base(value).as<Str>())
      return quoted(text->text, asciiOnly);
    if (value.isBool() || value.isNone() || value.isFloat() || isIntLike(value))
      return "\"" + dump(value, 0) + "\"";
    interp.raise("TypeError", "keys must be str, int, float, bool or None, not " + interp.typeName(value));
  }
  std::string dump(Value value, int depth) {
    interp.impl().checkStack();
    if (auto reason = reasonOf(value))
      throw UnknownUse{reason};
    Value plain = Interp::Impl::base(value);
    if (plain.isNone())
      return "null";
    if (plain.isBool())
      return plain.asBool() ? "true" : "false";
    if (isIntLike(plain))
      return integerText(toInteger(plain));
    if (plain.isFloat())
      return number(plain.asFloat());
    if (auto *text = plain.as<Str>())
      return quoted(text->text, asciiOnly);
    if (plain.as<List>() || plain.as<Tuple>()) {
      std::vector<std::string> parts;
      for (Value item : plain.as<Tuple>() ? plain.as<Tuple>()->items : interp.toVector(plain))
        parts.push_back(dump(item, depth + 1));
      return joined(parts, '[', ']', depth);
    }
    if (auto *dict = plain.as<Dict>()) {
      if (dict->unsure)
        throw UnknownUse{dict->unsure};
      std::vector<std::string> parts;
      Values keys;
      for (auto &entry : dict->table.entries())
        if (entry.live)
          keys.push_back(entry.key);
      if (sortKeys) {
        Value sorted = interp.call(*interp.impl().builtins->globals.find(intern("sorted")), {interp.list(keys)});
        keys = interp.toVector(sorted);
      }
      for (Value k : keys)
        parts.push_back(key(k) + keySeparator + dump(*dict->table.find(interp, k), depth + 1));
      return joined(parts, '{', '}', depth);
    }
    if (!fallback.isNone())
      return dump(interp.call(fallback, {value}), depth);
    interp.raise("TypeError", "Object of type " + interp.typeName(value) + " is not JSON serializable");
  }
};

Value dumps(Interp &interp, std::span<const Value> a) {
  Dumper dumper{interp, "",  !a[1].isNone(), interp.isTrue(a[2]), interp.isTrue(a[5]), a[1].isNone() ? ", " : ",",
                ": ",   a[4]};
  if (auto *text = a[1].as<Str>())
    dumper.indent = text->text;
  else if (a[1].isInt())
    dumper.indent = std::string(size_t(std::max<int64_t>(0, a[1].asInt())), ' ');
  if (!a[3].isNone()) {
    Values separators = interp.toVector(a[3]);
    dumper.itemSeparator = interp.toStr(separators.at(0));
    dumper.keySeparator = interp.toStr(separators.at(1));
  }
  return interp.str(dumper.dump(a[0], 0));
}

} // namespace

PALLASD_MODULE("json", m) {
  Class *error = m.interp.makeClass("json", "JSONDecodeError", {m.interp.builtinClass("ValueError")});
  m.set("JSONDecodeError", error);
  m.def("loads(s, **kw)", [error](Interp &in, std::span<const Value> a) -> Value {
    if (a[1].as<Dict>()->table.size())
      return in.unknown(Reason::Unmodelled, "json.loads with options");
    std::string text = a[0].as<Bytes>() ? a[0].as<Bytes>()->data : in.toStr(a[0]);
    auto parsed = nlohmann::ordered_json::parse(text, nullptr, false);
    if (parsed.is_discarded())
      in.raise(error, "Expecting value: line 1 column 1 (char 0)");
    return fromJson(in, parsed);
  });
  m.def("dumps(obj, *, indent=None, sort_keys=False, separators=None, default=None, ensure_ascii=True, skipkeys=False, "
        "check_circular=True, allow_nan=True, cls=None)",
        dumps);
  m.def(
      "load(fp, **kw)", [](Interp &in, std::span<const Value>) { return in.unknown(Reason::World, "json.load"); },
      true);
  m.def("dump(obj, fp, **kw)", [](Interp &, std::span<const Value>) { return Value::none(); }, true);
}

} // namespace pallasd::python
