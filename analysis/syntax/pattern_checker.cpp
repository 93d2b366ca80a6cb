//===- pattern_checker.cpp - Refusals in match statements -------*- C++ -*-===//
//
// A pattern binds each name once, alternatives bind the same names, and nothing
// follows a pattern that always matches.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/pattern_checker.h"

#include <algorithm>
#include <set>
#include <string>

namespace pallasd::syntax {
namespace {

using Names = std::set<Name>;

/// Equal as keys of one mapping, as far as literals of one type go.
bool sameKey(const Constant &left, const Constant &right) {
  if (left.value.index() != right.value.index())
    return false;
  if (const auto *text = std::get_if<std::string>(&left.value))
    return *text == std::get<std::string>(right.value);
  if (const auto *number = std::get_if<int64_t>(&left.value))
    return *number == std::get<int64_t>(right.value);
  if (const auto *number = std::get_if<double>(&left.value))
    return *number == std::get<double>(right.value);
  if (const auto *flag = std::get_if<bool>(&left.value))
    return *flag == std::get<bool>(right.value);
  if (const auto *bytes = std::get_if<BytesConst>(&left.value))
    return bytes->bytes == std::get<BytesConst>(right.value).bytes;
  return std::holds_alternative<NoneConst>(left.value);
}

class PatternChecker {
public:
  explicit PatternChecker(std::vector<ScopeError> &errors) : errors(errors) {}

  /// `last`: an always matching pattern is allowed here.
  void check(const Pattern &pattern, Names &names, bool last) {
    switch (pattern.kind) {
    case NodeKind::MatchSequence:
      return checkSequence(cast<MatchList>(pattern), names);
    case NodeKind::MatchOr:
      return checkAlternatives(cast<MatchList>(pattern), names, last);
    case NodeKind::MatchMapping:
      return checkMapping(cast<MatchMapping>(pattern), names);
    case NodeKind::MatchClass:
      return checkClass(cast<MatchClass>(pattern), names);
    case NodeKind::MatchStar:
      return bind(cast<MatchStar>(pattern).name, pattern.range, names);
    case NodeKind::MatchAs: {
      auto &as = cast<MatchAs>(pattern);
      if (!as.pattern && !last)
        error(pattern.range, "this pattern always matches, so nothing behind it is reached");
      if (as.pattern)
        check(*as.pattern, names, last);
      return bind(as.name, pattern.range, names);
    }
    default:
      return;
    }
  }

private:
  std::vector<ScopeError> &errors;

  void error(const Range &range, std::string message) { errors.push_back({range, std::move(message)}); }

  void bind(Name name, const Range &range, Names &names) {
    if (!name)
      return;
    if (*name == "__debug__")
      error(range, "'__debug__' cannot be assigned to");
    if (!names.insert(name).second)
      error(range, "the pattern binds '" + *name + "' twice");
  }

  void checkSequence(const MatchList &sequence, Names &names) {
    bool starred = false;
    for (const Pattern *pattern : sequence.patterns) {
      bool star = pattern->kind == NodeKind::MatchStar;
      if (star && starred)
        error(pattern->range, "only one pattern of a sequence can be starred");
      starred = starred || star;
      check(*pattern, names, true);
    }
  }

  void checkAlternatives(const MatchList &alternatives, Names &names, bool last) {
    Names first;
    for (const Pattern *pattern : alternatives.patterns) {
      Names bound;
      check(*pattern, bound, last && pattern == alternatives.patterns.back());
      if (pattern == alternatives.patterns.front())
        first = std::move(bound);
      else if (bound != first)
        error(pattern->range, "the alternatives of a pattern must bind the same names");
    }
    for (Name name : first)
      bind(name, alternatives.range, names);
  }

  void checkMapping(const MatchMapping &mapping, Names &names) {
    for (size_t i = 0; i < mapping.keys.size(); ++i) {
      const auto *key = dynCast<Constant>(mapping.keys[i]);
      for (size_t j = 0; key && j < i; ++j)
        if (const auto *earlier = dynCast<Constant>(mapping.keys[j]); earlier && sameKey(*earlier, *key))
          error(key->range, "the mapping pattern has this key twice");
      check(*mapping.patterns[i], names, true);
    }
    bind(mapping.rest, mapping.range, names);
  }

  void checkClass(const MatchClass &cls, Names &names) {
    for (const Pattern *pattern : cls.patterns)
      check(*pattern, names, true);
    for (size_t i = 0; i < cls.kwdAttrs.size(); ++i) {
      auto place = cls.kwdAttrs.begin() + static_cast<ptrdiff_t>(i);
      if (std::find(cls.kwdAttrs.begin(), place, cls.kwdAttrs[i]) != place)
        error(cls.kwdPatterns[i]->range, "the class pattern has the attribute '" + *cls.kwdAttrs[i] + "' twice");
      check(*cls.kwdPatterns[i], names, true);
    }
  }
};

} // namespace

void checkPatterns(const Match &match, std::vector<ScopeError> &errors) {
  PatternChecker checker(errors);
  for (const MatchCase &clause : match.cases) {
    Names names;
    checker.check(*clause.pattern, names, clause.guard || &clause == &match.cases.back());
  }
}

} // namespace pallasd::syntax
