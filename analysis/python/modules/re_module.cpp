//===- re_module.cpp - re ----------------------------------------*- C++ -*-===//
//
// Patterns that std::regex (ECMAScript) reads as Python does; groups may have
// names. What else a pattern says (flags inside it, lookbehind, \A) makes every
// answer Unknown, as do flags other than IGNORECASE.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

#include <regex>

namespace pallasd::python {

namespace {

using Args = std::span<const Value>;

struct ReClasses {
  Class *pattern = nullptr, *match = nullptr;
};

struct Pattern final : Native {
  std::string source;
  std::regex regex;
  std::vector<std::string> groupNames; ///< "" for a group without one
  Class *pyClass(Interp &interp) const override { return interp.extension<ReClasses>().pattern; }
  std::string repr(Interp &interp) override { return "re.compile(" + interp.repr(interp.str(source)) + ")"; }
  std::optional<Value> getAttr(Interp &interp, Name name) override {
    if (*name == "pattern")
      return interp.str(source);
    return std::nullopt;
  }
};

struct Match final : Native {
  const Pattern *pattern;
  std::string text;
  std::vector<std::pair<int64_t, int64_t>> spans; ///< (-1, -1): took no part
  Class *pyClass(Interp &interp) const override { return interp.extension<ReClasses>().match; }
  std::string repr(Interp &interp) override { return "<re.Match object; match=" + interp.repr(group(interp, 0)) + ">"; }
  Value group(Interp &interp, size_t n) const {
    if (spans[n].first < 0)
      return Value::none();
    return interp.str(text.substr(size_t(spans[n].first), size_t(spans[n].second - spans[n].first)));
  }
  /// The number of a group that is asked for by number or name.
  size_t number(Interp &interp, Value which) const {
    if (auto *name = which.as<Str>()) {
      for (size_t i = 0; i < pattern->groupNames.size(); ++i)
        if (!name->text.empty() && pattern->groupNames[i] == name->text)
          return i + 1;
    } else if (int64_t n = interp.toIndex(which).asInt(); n >= 0 && n < int64_t(spans.size())) {
      return size_t(n);
    }
    interp.raise("IndexError", "no such group");
  }
  std::optional<Value> getItem(Interp &interp, Value key) override { return group(interp, number(interp, key)); }
};

/// `source` for std::regex, which knows no named groups; nullopt if it means
/// something else there.
std::optional<std::string> translated(const std::string &source, std::vector<std::string> &groupNames) {
  std::string result;
  bool inClass = false;
  for (size_t i = 0; i < source.size(); ++i) {
    char c = source[i];
    if (c == '\\' && i + 1 < source.size()) {
      if (std::string_view("AZ").find(source[i + 1]) != std::string_view::npos)
        return std::nullopt;
      result += c;
      result += source[++i];
      continue;
    }
    if (c == '[')
      inClass = true;
    if (c == ']')
      inClass = false;
    result += c;
    if (c != '(' || inClass)
      continue;
    std::string_view rest = std::string_view(source).substr(i + 1);
    if (rest.starts_with("?P<")) {
      size_t end = source.find('>', i);
      if (end == std::string::npos)
        return std::nullopt;
      groupNames.push_back(source.substr(i + 4, end - i - 4));
      i = end;
    } else if (!rest.starts_with("?")) {
      groupNames.push_back("");
    } else if (!rest.starts_with("?:") && !rest.starts_with("?=") && !rest.starts_with("?!")) {
      return std::nullopt;
    }
  }
  return result;
}

constexpr int64_t kIgnoreCase = 2;

Value compile(Interp &interp, Value source, Value flags) {
  if (auto *native = source.as<Native>())
    if (dynamic_cast<Pattern *>(native))
      return source;
  auto *text = source.as<Str>();
  int64_t bits = flags.isUndefined() ? 0 : interp.toIndex(flags).asInt();
  if (!text || (bits & ~kIgnoreCase))
    return interp.unknown(Reason::Unmodelled, "re.compile with flags");
  auto *pattern = interp.heap.make<Pattern>();
  pattern->source = text->text;
  auto spelled = translated(text->text, pattern->groupNames);
  if (!spelled)
    return interp.unknown(Reason::Unmodelled, "the pattern " + interp.repr(source));
  try {
    auto options = std::regex::ECMAScript;
    pattern->regex = std::regex(*spelled, bits & kIgnoreCase ? options | std::regex::icase : options);
  } catch (const std::regex_error &) {
    return interp.unknown(Reason::Unmodelled, "the pattern " + interp.repr(source));
  }
  return pattern;
}

enum class How : uint8_t { Match, FullMatch, Search };

const Pattern *patternOf(Value value) {
  auto *native = value.as<Native>();
  return native ? dynamic_cast<const Pattern *>(native) : nullptr;
}

/// The next match at or after `from`; None if there is none.
Value find(Interp &interp, const Pattern &pattern, const std::string &text, size_t from, How how) {
  interp.charge(text.size() + 1);
  std::smatch found;
  auto begin = text.begin() + std::ptrdiff_t(from);
  auto options = from ? std::regex_constants::match_prev_avail : std::regex_constants::match_default;
  if (how == How::Match)
    options |= std::regex_constants::match_continuous;
  bool ok = how == How::FullMatch ? std::regex_match(begin, text.end(), found, pattern.regex, options)
                                  : std::regex_search(begin, text.end(), found, pattern.regex, options);
  if (!ok)
    return Value::none();
  auto *match = interp.heap.make<Match>();
  match->pattern = &pattern;
  match->text = text;
  for (const auto &group : found)
    match->spans.push_back(group.matched
                               ? std::pair<int64_t, int64_t>(group.first - text.begin(), group.second - text.begin())
                               : std::pair<int64_t, int64_t>(-1, -1));
  return match;
}

const Match &matchOf(Value value) { return *static_cast<const Match *>(value.as<Native>()); }

std::vector<const Match *> findAll(Interp &interp, const Pattern &pattern, const std::string &text,
                                   size_t limit = SIZE_MAX) {
  std::vector<const Match *> all;
  for (size_t from = 0; from <= text.size() && all.size() < limit;) {
    Value found = find(interp, pattern, text, from, How::Search);
    if (found.isNone())
      break;
    all.push_back(&matchOf(found));
    auto [start, end] = all.back()->spans[0];
    from = size_t(end) + (start == end);
  }
  return all;
}

Value patternFind(Interp &interp, Args args, How how) {
  auto *text = args[1].as<Str>();
  return text ? find(interp, *patternOf(args[0]), text->text, 0, how)
              : interp.unknown(Reason::Unmodelled, "re of bytes");
}

Value patternFindAll(Interp &interp, Args args) {
  auto *text = args[1].as<Str>();
  if (!text)
    return interp.unknown(Reason::Unmodelled, "re of bytes");
  Values items;
  for (const Match *match : findAll(interp, *patternOf(args[0]), text->text)) {
    Values groups;
    for (size_t i = 1; i < match->spans.size(); ++i)
      groups.push_back(match->spans[i].first < 0 ? interp.str("") : match->group(interp, i));
    items.push_back(groups.empty() ? match->group(interp, 0) : groups.size() == 1 ? groups[0] : interp.tuple(groups));
  }
  return interp.list(std::move(items));
}

Value patternSplit(Interp &interp, Args args) {
  auto *text = args[1].as<Str>();
  if (!text)
    return interp.unknown(Reason::Unmodelled, "re of bytes");
  int64_t limit = interp.toIndex(args[2]).asInt();
  Values parts;
  size_t from = 0;
  for (const Match *match : findAll(interp, *patternOf(args[0]), text->text, limit > 0 ? size_t(limit) : SIZE_MAX)) {
    parts.push_back(interp.str(text->text.substr(from, size_t(match->spans[0].first) - from)));
    for (size_t i = 1; i < match->spans.size(); ++i)
      parts.push_back(match->group(interp, i));
    from = size_t(match->spans[0].second);
  }
  parts.push_back(interp.str(text->text.substr(from)));
  return interp.list(std::move(parts));
}

/// `\1` and `\g<name>` in what replaces a match.
std::optional<std::string> expanded(Interp &interp, const Match &match, const std::string &text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      result += text[i];
      continue;
    }
    char c = text[++i];
    Value which;
    if (c >= '0' && c <= '9') {
      which = Value::integer(c - '0');
    } else if (c == 'g' && i + 1 < text.size() && text[i + 1] == '<') {
      size_t end = text.find('>', i);
      if (end == std::string::npos)
        return std::nullopt;
      std::string name = text.substr(i + 2, end - i - 2);
      bool digits = !name.empty() && name.find_first_not_of("0123456789") == std::string::npos && name.size() < 4;
      which = digits ? Value::integer(std::stoi(name)) : interp.str(name);
      i = end;
    } else if (c == '\\') {
      result += c;
      continue;
    } else {
      return std::nullopt;
    }
    Value group = match.group(interp, match.number(interp, which));
    result += group.isNone() ? "" : group.as<Str>()->text;
  }
  return result;
}

Value patternSub(Interp &interp, Args args) {
  auto *text = args[2].as<Str>();
  if (!text)
    return interp.unknown(Reason::Unmodelled, "re of bytes");
  int64_t limit = interp.toIndex(args[3]).asInt();
  std::string result;
  size_t from = 0;
  for (const Match *match : findAll(interp, *patternOf(args[0]), text->text, limit > 0 ? size_t(limit) : SIZE_MAX)) {
    result += text->text.substr(from, size_t(match->spans[0].first) - from);
    if (auto *replacement = args[1].as<Str>()) {
      auto part = expanded(interp, *match, replacement->text);
      if (!part)
        return interp.unknown(Reason::Unmodelled, "re.sub by " + interp.repr(args[1]));
      result += *part;
    } else {
      Value part = interp.call(args[1], {Value(const_cast<Match *>(match))});
      if (!part.as<Str>())
        return part.isUnknown() ? part : interp.unknown(Reason::Unmodelled, "re.sub by a function");
      result += part.as<Str>()->text;
    }
    from = size_t(match->spans[0].second);
  }
  return interp.str(result + text->text.substr(from));
}

Value escape(Interp &interp, Args args) {
  std::string result;
  for (char c : args[0].as<Str>() ? args[0].as<Str>()->text : std::string()) {
    if (std::string_view("()[]{}?*+-|^$\\.&~# \t\n\r\v\f").find(c) != std::string_view::npos)
      result += '\\';
    result += c;
  }
  return interp.str(std::move(result));
}

Value matchGroup(Interp &interp, Args args) {
  const Match &match = matchOf(args[0]);
  const Values &which = args[1].as<Tuple>()->items;
  if (which.empty())
    return match.group(interp, 0);
  Values groups;
  for (Value each : which)
    groups.push_back(match.group(interp, match.number(interp, each)));
  return groups.size() == 1 ? groups[0] : interp.tuple(std::move(groups));
}

Value matchGroups(Interp &interp, Args args) {
  const Match &match = matchOf(args[0]);
  Values groups;
  for (size_t i = 1; i < match.spans.size(); ++i)
    groups.push_back(match.spans[i].first < 0 ? args[1] : match.group(interp, i));
  return interp.tuple(std::move(groups));
}

Value matchGroupDict(Interp &interp, Args args) {
  const Match &match = matchOf(args[0]);
  Value dict = interp.dict();
  for (size_t i = 0; i < match.pattern->groupNames.size(); ++i)
    if (const std::string &name = match.pattern->groupNames[i]; !name.empty())
      interp.setItem(dict, interp.str(name), match.spans[i + 1].first < 0 ? args[1] : match.group(interp, i + 1));
  return dict;
}

template <bool IsEnd> Value matchBound(Interp &interp, Args args) {
  const Match &match = matchOf(args[0]);
  auto span = match.spans[match.number(interp, args[1])];
  return Value::integer(IsEnd ? span.second : span.first);
}

/// A function of the module: the pattern's method, after compiling its first argument.
NativeFn viaPattern(NativeFn method, size_t flags) {
  return [method = std::move(method), flags](Interp &interp, Args args) {
    Values all(args.begin(), args.end());
    all[0] = compile(interp, args[0], args[flags]);
    return all[0].isUnknown() ? all[0] : method(interp, all);
  };
}

} // namespace

PALLASD_MODULE("re", b) {
  auto &classes = b.interp.extension<ReClasses>();
  classes.pattern = b.interp.makeClass("re", "Pattern");
  classes.match = b.interp.makeClass("re", "Match");
  auto both = [&](const char *name, const NativeFn &fn) {
    b.def(std::string(name) + "(pattern, string, flags=0)", viaPattern(fn, 2));
    b.interp.defMethod(classes.pattern, std::string(name) + "(self, string)", fn);
  };
  both("match", [](Interp &i, Args a) { return patternFind(i, a, How::Match); });
  both("fullmatch", [](Interp &i, Args a) { return patternFind(i, a, How::FullMatch); });
  both("search", [](Interp &i, Args a) { return patternFind(i, a, How::Search); });
  both("findall", patternFindAll);
  NativeFn finditer = [](Interp &i, Args a) {
    Values items;
    if (auto *text = a[1].as<Str>())
      for (const Match *match : findAll(i, *patternOf(a[0]), text->text))
        items.push_back(const_cast<Match *>(match));
    return i.iter(i.list(std::move(items)));
  };
  both("finditer", finditer);
  b.def("split(pattern, string, maxsplit=0, flags=0)", viaPattern(patternSplit, 3));
  b.interp.defMethod(classes.pattern, "split(self, string, maxsplit=0)", patternSplit);
  b.def("sub(pattern, repl, string, count=0, flags=0)", viaPattern(patternSub, 4));
  b.interp.defMethod(classes.pattern, "sub(self, repl, string, count=0)", patternSub);
  b.def("compile(pattern, flags=0)", [](Interp &i, Args a) { return compile(i, a[0], a[1]); });
  b.def("escape(pattern)", escape);
  b.interp.defMethod(classes.match, "group(self, *groups)", matchGroup);
  b.interp.defMethod(classes.match, "groups(self, default=None)", matchGroups);
  b.interp.defMethod(classes.match, "groupdict(self, default=None)", matchGroupDict);
  b.interp.defMethod(classes.match, "start(self, group=0)", matchBound<false>);
  b.interp.defMethod(classes.match, "end(self, group=0)", matchBound<true>);
  b.interp.defMethod(classes.match, "span(self, group=0)",
                     [](Interp &i, Args a) { return i.tuple({matchBound<false>(i, a), matchBound<true>(i, a)}); });
  b.set("IGNORECASE", Value::integer(kIgnoreCase));
  b.set("I", Value::integer(kIgnoreCase));
  b.set("MULTILINE", Value::integer(8));
  b.set("DOTALL", Value::integer(16));
  b.set("VERBOSE", Value::integer(64));
  b.set("Pattern", classes.pattern);
  b.set("Match", classes.match);
}

} // namespace pallasd::python
