//===- builtins_str.cpp - str -----------------------------------*- C++ -*-===//
//
// Methods of strings. Case and classes of characters are known for ASCII; where
// they depend on Unicode's tables the answer is Unknown.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/bigint.h"
#include "analysis/python/impl.h"

#include <algorithm>

namespace pallasd::python {

namespace {

const std::string &selfText(Interp &interp, Value value) {
  auto *text = Interp::Impl::base(value).as<Str>();
  if (!text)
    interp.raise("TypeError", "descriptor requires a 'str' object but received a '" + interp.typeName(value) + "'");
  return text->text;
}

const std::string &argText(Interp &interp, Value value, const char *function) {
  auto *text = Interp::Impl::base(value).as<Str>();
  if (!text)
    interp.raise("TypeError", std::string(function) + "() argument must be str, not " + interp.typeName(value));
  return text->text;
}

bool ascii(const std::string &text) {
  return std::all_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x80; });
}

Value needsUnicode(Interp &interp) {
  return interp.unknown(Reason::Internal, "case and class of characters beyond ASCII");
}

//===----------------------------------------------------------------------===//
// Case and classes
//===----------------------------------------------------------------------===//

template <typename F> Value mapCase(Interp &interp, Value self, F map) {
  const std::string &text = selfText(interp, self);
  if (!ascii(text))
    return needsUnicode(interp);
  std::string out = text;
  map(out);
  return interp.str(std::move(out));
}

template <int (*Test)(int)> Value allAre(Interp &interp, const CallArgs &a) {
  const std::string &text = selfText(interp, a.pos[0]);
  if (!ascii(text))
    return needsUnicode(interp);
  return Value::boolean(!text.empty() &&
                        std::all_of(text.begin(), text.end(), [](unsigned char c) { return Test(c) != 0; }));
}

int isSpaceChar(int c) { return isspace(c) || (c >= 0x1C && c <= 0x1F); }

template <bool Upper> Value casedOnly(Interp &interp, const CallArgs &a) {
  const std::string &text = selfText(interp, a.pos[0]);
  if (!ascii(text))
    return needsUnicode(interp);
  bool cased = false;
  for (unsigned char c : text) {
    if (Upper ? islower(c) : isupper(c))
      return Value::boolean(false);
    cased |= isalpha(c) != 0;
  }
  return Value::boolean(cased);
}

void defineCase(Interp::Impl &impl) {
  Class *str = impl.cls.str;
  impl.method(str, "upper", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return mapCase(interp, a.pos[0], [](std::string &t) {
      for (char &c : t)
        c = char(toupper(c));
    });
  });
  impl.method(str, "lower", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return mapCase(interp, a.pos[0], [](std::string &t) {
      for (char &c : t)
        c = char(tolower(c));
    });
  });
  impl.method(str, "casefold", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return mapCase(interp, a.pos[0], [](std::string &t) {
      for (char &c : t)
        c = char(tolower(c));
    });
  });
  impl.method(str, "swapcase", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return mapCase(interp, a.pos[0], [](std::string &t) {
      for (char &c : t)
        c = char(islower(c) ? toupper(c) : tolower(c));
    });
  });
  impl.method(str, "capitalize", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return mapCase(interp, a.pos[0], [](std::string &t) {
      for (size_t i = 0; i < t.size(); ++i)
        t[i] = char(i ? tolower(t[i]) : toupper(t[i]));
    });
  });
  impl.method(str, "title", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return mapCase(interp, a.pos[0], [](std::string &t) {
      bool inside = false;
      for (char &c : t) {
        c = char(inside ? tolower(c) : toupper(c));
        inside = isalpha(static_cast<unsigned char>(c)) != 0;
      }
    });
  });
  impl.method(str, "istitle", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    const std::string &text = selfText(interp, a.pos[0]);
    if (!ascii(text))
      return needsUnicode(interp);
    bool inside = false, cased = false;
    for (unsigned char c : text) {
      if (isalpha(c) && (inside ? isupper(c) : islower(c)))
        return Value::boolean(false);
      inside = isalpha(c) != 0;
      cased |= inside;
    }
    return Value::boolean(cased);
  });
  impl.method(str, "isalpha", 1, 1, allAre<isalpha>);
  impl.method(str, "isdigit", 1, 1, allAre<isdigit>);
  impl.method(str, "isdecimal", 1, 1, allAre<isdigit>);
  impl.method(str, "isnumeric", 1, 1, allAre<isdigit>);
  impl.method(str, "isalnum", 1, 1, allAre<isalnum>);
  impl.method(str, "isspace", 1, 1, allAre<isSpaceChar>);
  impl.method(str, "isupper", 1, 1, casedOnly<true>);
  impl.method(str, "islower", 1, 1, casedOnly<false>);
  impl.method(str, "isascii", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return Value::boolean(ascii(selfText(interp, a.pos[0])));
  });
  impl.method(str, "isidentifier", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    const std::string &text = selfText(interp, a.pos[0]);
    if (!ascii(text))
      return needsUnicode(interp);
    bool good = !text.empty() && !isdigit(static_cast<unsigned char>(text[0]));
    for (unsigned char c : text)
      good &= isalnum(c) || c == '_';
    return Value::boolean(good);
  });
  impl.method(str, "isprintable", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    const std::string &text = selfText(interp, a.pos[0]);
    if (!ascii(text))
      return needsUnicode(interp);
    return Value::boolean(std::all_of(text.begin(), text.end(), [](unsigned char c) { return isprint(c); }));
  });
}

//===----------------------------------------------------------------------===//
// Searching
//===----------------------------------------------------------------------===//

/// [start, end) of optional slice arguments, in bytes; nullopt if start is past the end.
std::optional<std::pair<size_t, size_t>> window(Interp &interp, const Str &text, std::span<const Value> bounds) {
  int64_t length = codePointCount(text), start = 0, end = length;
  auto bound = [&](size_t i, int64_t &into) {
    if (i >= bounds.size() || bounds[i].isNone() || bounds[i].isUndefined())
      return;
    Value index = interp.toIndex(bounds[i]);
    int64_t value = index.isInt() ? index.asInt() : INT64_MAX;
    into = value < 0 ? std::max<int64_t>(0, value + length) : value;
  };
  bound(0, start);
  bound(1, end);
  end = std::min(end, length);
  if (start > end)
    return std::nullopt;
  return std::pair{byteOffset(text, start), byteOffset(text, end)};
}

int64_t toCodePoints(const Str &text, size_t offset) {
  if (isAscii(text))
    return int64_t(offset);
  Str head(text.text.substr(0, offset));
  return codePointCount(head);
}

int64_t findIn(Interp &interp, const CallArgs &a, bool last, const char *function) {
  auto *self = Interp::Impl::base(a.pos[0]).as<Str>();
  selfText(interp, a.pos[0]);
  const std::string &part = argText(interp, a.pos[1], function);
  auto range = window(interp, *self, a.pos.subspan(2));
  if (!range)
    return -1;
  std::string_view inside = std::string_view(self->text).substr(range->first, range->second - range->first);
  size_t at = last ? inside.rfind(part) : inside.find(part);
  return at == std::string_view::npos ? -1 : toCodePoints(*self, range->first + at);
}

template <bool Start> Value affix(Interp &interp, const CallArgs &a) {
  auto *self = Interp::Impl::base(a.pos[0]).as<Str>();
  selfText(interp, a.pos[0]);
  auto range = window(interp, *self, a.pos.subspan(2));
  Values options = a.pos[1].as<Tuple>() ? a.pos[1].as<Tuple>()->items : Values{a.pos[1]};
  for (Value option : options) {
    auto *text = Interp::Impl::base(option).as<Str>();
    if (!text)
      interp.raise("TypeError", std::string(Start ? "startswith" : "endswith") +
                                    " first arg must be str or a tuple of str, not " + interp.typeName(option));
    if (!range)
      continue;
    std::string_view inside = std::string_view(self->text).substr(range->first, range->second - range->first);
    if (Start ? inside.starts_with(text->text) : inside.ends_with(text->text))
      return Value::boolean(true);
  }
  return Value::boolean(false);
}

size_t countIn(std::string_view text, std::string_view part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size()))
    ++count;
  return count;
}

std::string replaceIn(Interp &interp, const std::string &text, const std::string &from, const std::string &to,
                      int64_t limit) {
  std::string out;
  size_t at = 0;
  auto check = [&] {
    if (out.size() > interp.budget.elements)
      throw UnknownUse{interp.impl().reason(Reason::Budget, "length of a text")};
  };
  if (from.empty()) {
    for (; limit != 0; --limit) {
      out += to;
      if (at >= text.size())
        break;
      size_t start = at;
      decodeUtf8(text, at);
      out.append(text, start, at - start);
      check();
    }
    return out + text.substr(std::min(at, text.size()));
  }
  for (; limit != 0; --limit) {
    size_t found = text.find(from, at);
    if (found == std::string::npos)
      break;
    out.append(text, at, found - at);
    out += to;
    at = found + from.size();
    check();
  }
  return out + text.substr(at);
}

void defineSearch(Interp::Impl &impl) {
  Class *str = impl.cls.str;
  impl.method(str, "find", 2, 4, [](Interp &interp, const CallArgs &a) -> Value {
    return Value::integer(findIn(interp, a, false, "find"));
  });
  impl.method(str, "rfind", 2, 4, [](Interp &interp, const CallArgs &a) -> Value {
    return Value::integer(findIn(interp, a, true, "rfind"));
  });
  impl.method(str, "index", 2, 4, [](Interp &interp, const CallArgs &a) -> Value {
    int64_t at = findIn(interp, a, false, "index");
    if (at < 0)
      interp.raise("ValueError", "substring not found");
    return Value::integer(at);
  });
  impl.method(str, "rindex", 2, 4, [](Interp &interp, const CallArgs &a) -> Value {
    int64_t at = findIn(interp, a, true, "rindex");
    if (at < 0)
      interp.raise("ValueError", "substring not found");
    return Value::integer(at);
  });
  impl.method(str, "startswith", 2, 4, affix<true>);
  impl.method(str, "endswith", 2, 4, affix<false>);
  impl.method(str, "count", 2, 4, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = Interp::Impl::base(a.pos[0]).as<Str>();
    selfText(interp, a.pos[0]);
    const std::string &part = argText(interp, a.pos[1], "count");
    auto range = window(interp, *self, a.pos.subspan(2));
    if (!range)
      return Value::integer(0);
    std::string inside = self->text.substr(range->first, range->second - range->first);
    if (part.empty())
      return Value::integer(codePointCount(Str(inside)) + 1);
    return Value::integer(int64_t(countIn(inside, part)));
  });
  impl.method(str, "replace(self, old, new, count=-1)", [](Interp &interp, std::span<const Value> a) -> Value {
    int64_t limit = interp.toIndex(a[3]).asInt();
    return interp.str(replaceIn(interp, selfText(interp, a[0]), argText(interp, a[1], "replace"),
                                argText(interp, a[2], "replace"), limit));
  });
  impl.method(str, "removeprefix", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    const std::string &text = selfText(interp, a.pos[0]), &part = argText(interp, a.pos[1], "removeprefix");
    return interp.str(text.starts_with(part) ? text.substr(part.size()) : text);
  });
  impl.method(str, "removesuffix", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    const std::string &text = selfText(interp, a.pos[0]), &part = argText(interp, a.pos[1], "removesuffix");
    return interp.str(!part.empty() && text.ends_with(part) ? text.substr(0, text.size() - part.size()) : text);
  });
}

//===----------------------------------------------------------------------===//
// Splitting, joining, padding
//===----------------------------------------------------------------------===//

bool isSpaceAt(std::string_view text, size_t at, size_t &length) {
  size_t end = at;
  uint32_t c = decodeUtf8(text, end);
  length = end - at;
  return (c <= 0x20 && isSpaceChar(int(c))) || c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) ||
         c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

Values splitSpaces(Interp &interp, const std::string &text, int64_t limit) {
  Values out;
  size_t at = 0, length = 0;
  while (at < text.size()) {
    while (at < text.size() && isSpaceAt(text, at, length))
      at += length;
    if (at >= text.size())
      break;
    if (limit == 0) {
      std::string rest = text.substr(at);
      while (!rest.empty() && isSpaceChar(static_cast<unsigned char>(rest.back())))
        rest.pop_back();
      out.push_back(interp.str(rest));
      break;
    }
    size_t start = at;
    while (at < text.size() && !isSpaceAt(text, at, length))
      at += length;
    out.push_back(interp.str(text.substr(start, at - start)));
    --limit;
  }
  return out;
}

Values rsplitSpaces(Interp &interp, const std::string &text, int64_t limit) {
  if (limit < 0)
    return splitSpaces(interp, text, -1);
  Values out;
  size_t end = text.size();
  auto space = [&](size_t i) { return isSpaceChar(static_cast<unsigned char>(text[i])); };
  while (end > 0) {
    while (end > 0 && space(end - 1))
      --end;
    if (!end)
      break;
    size_t start = end;
    if (limit == 0) {
      start = 0;
      while (start < end && space(start))
        ++start;
      out.push_back(interp.str(text.substr(start, end - start)));
      break;
    }
    while (start > 0 && !space(start - 1))
      --start;
    out.push_back(interp.str(text.substr(start, end - start)));
    end = start;
    --limit;
  }
  std::reverse(out.begin(), out.end());
  return out;
}

Value split(Interp &interp, std::span<const Value> a, bool fromRight) {
  const std::string &text = selfText(interp, a[0]);
  int64_t limit = interp.toIndex(a[2]).asInt();
  if (a[1].isNone())
    return interp.list(fromRight ? rsplitSpaces(interp, text, limit) : splitSpaces(interp, text, limit));
  const std::string &separator = argText(interp, a[1], "split");
  if (separator.empty())
    interp.raise("ValueError", "empty separator");
  Values out;
  if (fromRight) {
    size_t end = text.size();
    while (limit != 0) {
      size_t found = end >= separator.size() ? text.rfind(separator, end - separator.size()) : std::string::npos;
      if (found == std::string::npos)
        break;
      out.push_back(interp.str(text.substr(found + separator.size(), end - found - separator.size())));
      end = found;
      --limit;
    }
    out.push_back(interp.str(text.substr(0, end)));
    std::reverse(out.begin(), out.end());
    return interp.list(std::move(out));
  }
  size_t at = 0;
  for (; limit != 0; --limit) {
    size_t found = text.find(separator, at);
    if (found == std::string::npos)
      break;
    out.push_back(interp.str(text.substr(at, found - at)));
    at = found + separator.size();
  }
  out.push_back(interp.str(text.substr(at)));
  return interp.list(std::move(out));
}

Value splitLines(Interp &interp, const std::string &text, bool keepEnds) {
  Values out;
  size_t at = 0;
  while (at < text.size()) {
    size_t end = at, next;
    for (;;) {
      if (end >= text.size()) {
        next = end;
        break;
      }
      size_t after = end;
      uint32_t c = decodeUtf8(text, after);
      if (c == '\n' || c == '\r' || c == 0x0B || c == 0x0C || (c >= 0x1C && c <= 0x1E) || c == 0x85 || c == 0x2028 ||
          c == 0x2029) {
        next = c == '\r' && after < text.size() && text[after] == '\n' ? after + 1 : after;
        break;
      }
      end = after;
    }
    out.push_back(interp.str(text.substr(at, (keepEnds ? next : end) - at)));
    at = next;
  }
  return interp.list(std::move(out));
}

Value strip(Interp &interp, const CallArgs &a, bool left, bool right) {
  const std::string &text = selfText(interp, a.pos[0]);
  std::vector<uint32_t> set;
  bool spaces = a.pos.size() < 2 || a.pos[1].isNone();
  if (!spaces) {
    const std::string &chars = argText(interp, a.pos[1], "strip");
    for (size_t at = 0; at < chars.size();)
      set.push_back(decodeUtf8(chars, at));
  }
  auto strippable = [&](size_t at, size_t &length) {
    if (spaces)
      return isSpaceAt(text, at, length);
    size_t end = at;
    uint32_t c = decodeUtf8(text, end);
    length = end - at;
    return std::find(set.begin(), set.end(), c) != set.end();
  };
  size_t start = 0, end = text.size(), length = 0;
  while (left && start < end && strippable(start, length))
    start += length;
  while (right && end > start) {
    size_t previous = end - 1;
    while (previous > start && (static_cast<unsigned char>(text[previous]) & 0xC0) == 0x80)
      --previous;
    if (!strippable(previous, length))
      break;
    end = previous;
  }
  return interp.str(text.substr(start, end - start));
}

Value pad(Interp &interp, const CallArgs &a, char align) {
  auto *self = Interp::Impl::base(a.pos[0]).as<Str>();
  selfText(interp, a.pos[0]);
  Value width = interp.toIndex(a.pos[1]);
  std::string fill = a.pos.size() > 2 ? argText(interp, a.pos[2], "pad") : " ";
  if (codePointCount(Str(fill)) != 1)
    interp.raise("TypeError", "The fill character must be exactly one character long");
  int64_t length = codePointCount(*self), missing = (width.isInt() ? width.asInt() : INT64_MAX) - length;
  if (missing <= 0)
    return interp.str(self->text);
  if (uint64_t(missing) > interp.budget.elements)
    return interp.impl().budgetUnknown("width of a text");
  interp.charge(uint64_t(missing));
  int64_t left = align == '<' ? 0 : align == '>' ? missing : missing / 2 + (missing & (width.asInt() & 1));
  std::string out;
  for (int64_t i = 0; i < left; ++i)
    out += fill;
  out += self->text;
  for (int64_t i = left; i < missing; ++i)
    out += fill;
  return interp.str(std::move(out));
}

Value join(Interp &interp, const CallArgs &a) {
  const std::string separator = selfText(interp, a.pos[0]);
  if (a.pos[1].isUnknown())
    return a.pos[1];
  std::string out;
  ReasonPtr unknown;
  size_t index = 0;
  for (Value item : interp.toVector(a.pos[1])) {
    if (index)
      out += separator;
    if (auto reason = reasonOf(item)) {
      unknown = reason;
    } else {
      auto *text = Interp::Impl::base(item).as<Str>();
      if (!text)
        interp.raise("TypeError", "sequence item " + std::to_string(index) + ": expected str instance, " +
                                      interp.typeName(item) + " found");
      out += text->text;
    }
    if (out.size() > interp.budget.elements)
      return interp.impl().budgetUnknown("length of a text");
    ++index;
  }
  return unknown ? interp.unknown(unknown) : interp.str(std::move(out));
}

Value partition(Interp &interp, const CallArgs &a, bool last) {
  const std::string &text = selfText(interp, a.pos[0]), &separator = argText(interp, a.pos[1], "partition");
  if (separator.empty())
    interp.raise("ValueError", "empty separator");
  size_t at = last ? text.rfind(separator) : text.find(separator);
  if (at == std::string::npos)
    return last ? interp.tuple({interp.str(""), interp.str(""), interp.str(text)})
                : interp.tuple({interp.str(text), interp.str(""), interp.str("")});
  return interp.tuple(
      {interp.str(text.substr(0, at)), interp.str(separator), interp.str(text.substr(at + separator.size()))});
}

void defineParts(Interp::Impl &impl) {
  Class *str = impl.cls.str;
  impl.method(str, "split(self, sep=None, maxsplit=-1)",
              [](Interp &interp, std::span<const Value> a) { return split(interp, a, false); });
  impl.method(str, "rsplit(self, sep=None, maxsplit=-1)",
              [](Interp &interp, std::span<const Value> a) { return split(interp, a, true); });
  impl.method(str, "splitlines(self, keepends=False)", [](Interp &interp, std::span<const Value> a) {
    return splitLines(interp, selfText(interp, a[0]), interp.isTrue(a[1]));
  });
  impl.method(str, "strip", 1, 2, [](Interp &interp, const CallArgs &a) { return strip(interp, a, true, true); });
  impl.method(str, "lstrip", 1, 2, [](Interp &interp, const CallArgs &a) { return strip(interp, a, true, false); });
  impl.method(str, "rstrip", 1, 2, [](Interp &interp, const CallArgs &a) { return strip(interp, a, false, true); });
  impl.method(str, "ljust", 2, 3, [](Interp &interp, const CallArgs &a) { return pad(interp, a, '<'); });
  impl.method(str, "rjust", 2, 3, [](Interp &interp, const CallArgs &a) { return pad(interp, a, '>'); });
  impl.method(str, "center", 2, 3, [](Interp &interp, const CallArgs &a) { return pad(interp, a, '^'); });
  impl.method(str, "zfill", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    const std::string &text = selfText(interp, a.pos[0]);
    int64_t missing = interp.toIndex(a.pos[1]).asInt() - codePointCount(Str(text));
    if (missing <= 0)
      return interp.str(text);
    interp.charge(uint64_t(missing));
    bool sign = !text.empty() && (text[0] == '+' || text[0] == '-');
    return interp.str(text.substr(0, sign) + std::string(size_t(missing), '0') + text.substr(sign));
  });
  impl.method(str, "expandtabs(self, tabsize=8)", [](Interp &interp, std::span<const Value> a) -> Value {
    int64_t size = interp.toIndex(a[1]).asInt(), column = 0;
    std::string out;
    for (char c : selfText(interp, a[0])) {
      if (c == '\t') {
        int64_t spaces = size > 0 ? size - column % size : 0;
        if (out.size() + uint64_t(spaces) > interp.budget.elements)
          return interp.impl().budgetUnknown("length of a text");
        out.append(size_t(spaces), ' ');
        column += spaces;
      } else {
        out += c;
        column = c == '\n' || c == '\r' ? 0 : column + ((static_cast<unsigned char>(c) & 0xC0) != 0x80);
      }
    }
    return interp.str(std::move(out));
  });
  impl.method(str, "join", 2, 2, join, Interp::Impl::Unknowns::Allow);
  impl.method(str, "partition", 2, 2, [](Interp &interp, const CallArgs &a) { return partition(interp, a, false); });
  impl.method(str, "rpartition", 2, 2, [](Interp &interp, const CallArgs &a) { return partition(interp, a, true); });
}

//===----------------------------------------------------------------------===//
// Formatting and encoding
//===----------------------------------------------------------------------===//

Value translate(Interp &interp, const CallArgs &a) {
  const std::string text = selfText(interp, a.pos[0]);
  std::string out;
  for (size_t at = 0; at < text.size();) {
    size_t start = at;
    uint32_t c = decodeUtf8(text, at);
    Value mapped;
    bool found = true;
    try {
      mapped = interp.getItem(a.pos[1], Value::integer(c));
    } catch (PyError &error) {
      if (!interp.typeOf(error.value)->isSubclassOf(interp.builtinClass("LookupError")))
        throw;
      found = false;
    }
    if (!found)
      out.append(text, start, at - start);
    else if (mapped.isInt())
      appendUtf8(out, uint32_t(mapped.asInt()));
    else if (auto *replacement = mapped.as<Str>())
      out += replacement->text;
  }
  return interp.str(std::move(out));
}

Value makeTranslation(Interp &interp, std::span<const Value> a) {
  Value table = interp.dict();
  auto *dict = table.as<Dict>();
  auto points = [&](Value value) {
    std::vector<uint32_t> out;
    const std::string &text = argText(interp, value, "maketrans");
    for (size_t at = 0; at < text.size();)
      out.push_back(decodeUtf8(text, at));
    return out;
  };
  if (a[1].isUndefined()) {
    auto *from = Interp::Impl::base(a[0]).as<Dict>();
    if (!from)
      interp.raise("TypeError", "if you give only one argument to maketrans it must be a dict");
    for (auto &entry : from->table.entries())
      if (entry.live)
        dict->table.set(interp, entry.key.as<Str>() ? Value::integer(points(entry.key).at(0)) : entry.key, entry.value);
    return table;
  }
  auto from = points(a[0]), to = points(a[1]);
  if (from.size() != to.size())
    interp.raise("ValueError", "the first two maketrans arguments must have equal length");
  for (size_t i = 0; i < from.size(); ++i)
    dict->table.set(interp, Value::integer(from[i]), Value::integer(to[i]));
  if (!a[2].isUndefined())
    for (uint32_t c : points(a[2]))
      dict->table.set(interp, Value::integer(c), Value::none());
  return table;
}

Value encode(Interp &interp, std::span<const Value> a) {
  const std::string &text = selfText(interp, a[0]);
  std::string encoding = interp.toStr(a[1]);
  for (char &c : encoding)
    c = c == '_' ? '-' : char(tolower(c));
  if (encoding == "utf-8" || encoding == "utf8")
    return interp.bytes(text);
  if (encoding != "ascii" && encoding != "us-ascii" && encoding != "latin-1" && encoding != "latin1" &&
      encoding != "iso-8859-1")
    return interp.unknown(Reason::Unmodelled, "encoding " + encoding);
  uint32_t limit = encoding.find("ascii") != std::string::npos ? 0x80 : 0x100;
  std::string errors = interp.toStr(a[2]), out;
  int64_t position = 0;
  for (size_t at = 0; at < text.size(); ++position) {
    uint32_t c = decodeUtf8(text, at);
    if (c < limit)
      out += char(c);
    else if (errors == "ignore")
      continue;
    else if (errors == "replace")
      out += '?';
    else
      interp.raise("UnicodeEncodeError", "'" + std::string(limit == 0x80 ? "ascii" : "latin-1") +
                                             "' codec can't encode character " + strRepr(text.substr(at - 1)) +
                                             " in position " + std::to_string(position) + ": ordinal not in range(" +
                                             std::to_string(limit) + ")");
  }
  return interp.bytes(std::move(out));
}

Value constructStr(Interp &interp, const CallArgs &args) {
  static const auto signature = Signature::parse("str(object=...?, encoding=...?, errors=...?)");
  Values bound = signature->bind(interp, args);
  if (bound[0].isUndefined())
    return interp.str("");
  if (!bound[1].isUndefined())
    return interp.callMethod(bound[0], "decode", {bound[1]});
  if (bound[0].as<Str>())
    return bound[0];
  return interp.str(interp.toStr(bound[0]));
}

} // namespace

void Interp::Impl::defineStrings() {
  cls.str->construct = constructStr;
  defineOperators(cls.str, {ast::Operator::Add, ast::Operator::Mult, ast::Operator::Mod}, true);
  cls.str->attributes.erase(names().reflected[size_t(ast::Operator::Add)]);
  method(cls.str, "__str__", 1, 1,
         [](Interp &interp, const CallArgs &a) -> Value { return interp.str(selfText(interp, a.pos[0])); });
  defineCase(*this);
  defineSearch(*this);
  defineParts(*this);
  method(
      cls.str, "format", 1, SIZE_MAX,
      [](Interp &interp, const CallArgs &a) -> Value {
        return strFormat(interp, selfText(interp, a.pos[0]), {a.pos.subspan(1), a.kw});
      },
      Unknowns::Allow);
  method(cls.str, "format_map", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    KeywordBuffer kw;
    interp.impl().addKeywords(a.pos[1], kw, Value::none());
    return strFormat(interp, selfText(interp, a.pos[0]), {{}, {kw.data(), kw.size()}});
  });
  method(cls.str, "translate", 2, 2, translate);
  cls.str->attributes.set(intern("maketrans"),
                          heap.make<StaticMethod>(in.builtin("maketrans(x, y=...?, z=...?, /)", makeTranslation)));
  method(cls.str, "encode(self, encoding='utf-8', errors='strict')", encode);
}

} // namespace pallasd::python
