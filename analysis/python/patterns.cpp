//===- patterns.cpp - match statements --------------------------*- C++ -*-===//
//
// Patterns answer Yes, No or Maybe (an Unknown subject); names are bound as the
// match goes, as CPython does for patterns that fail later.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

#include <algorithm>

namespace pallasd::python {

using ast::NodeKind;

namespace {

Tri matchSequence(Interp::Impl &impl, const ast::MatchList &node, Value subject, ExecFrame &frame) {
  Interp &in = impl.in;
  Value plain = Interp::Impl::base(subject);
  if (plain.as<Str>() || plain.as<Bytes>() || !(plain.as<List>() || plain.as<Tuple>() || plain.as<Range>()))
    return subject.as<Native>() && static_cast<Native *>(subject.object())->length(in) ? Tri::Maybe : Tri::No;
  if (unsureReason(plain))
    return Tri::Maybe;
  size_t count = node.patterns.size(), star = count;
  for (size_t i = 0; i < count; ++i)
    if (node.patterns[i]->kind == NodeKind::MatchStar)
      star = i;
  Values items = in.toVector(plain);
  if (star == count ? items.size() != count : items.size() + 1 < count)
    return Tri::No;
  size_t middle = star == count ? 0 : items.size() - (count - 1);
  Tri all = Tri::Yes;
  for (size_t i = 0, at = 0; i < count; ++i) {
    if (i == star) {
      auto &rest = ast::cast<ast::MatchStar>(*node.patterns[i]);
      if (rest.name)
        impl.store(rest.binding, rest.name, in.list({items.begin() + at, items.begin() + at + middle}), frame);
      at += middle;
      continue;
    }
    Tri one = impl.match(*node.patterns[i], items[at++], frame);
    if (one == Tri::No)
      return one;
    if (one == Tri::Maybe)
      all = one;
  }
  return all;
}

Tri matchMapping(Interp::Impl &impl, const ast::MatchMapping &node, Value subject, ExecFrame &frame) {
  Interp &in = impl.in;
  auto *dict = Interp::Impl::base(subject).as<Dict>();
  if (!dict)
    return Tri::No;
  if (dict->unsure)
    return Tri::Maybe;
  Tri all = Tri::Yes;
  Values used;
  for (size_t i = 0; i < node.keys.size(); ++i) {
    Value key = impl.eval(*node.keys[i], frame);
    if (key.isUnknown())
      return Tri::Maybe;
    Value *found = dict->table.find(in, key);
    if (!found)
      return Tri::No;
    used.push_back(key);
    Tri one = impl.match(*node.patterns[i], *found, frame);
    if (one == Tri::No)
      return one;
    if (one == Tri::Maybe)
      all = one;
  }
  if (node.rest) {
    auto *rest = impl.heap.make<Dict>();
    for (auto &entry : dict->table.entries())
      if (entry.live && std::none_of(used.begin(), used.end(), [&](Value key) { return in.equal(key, entry.key); }))
        rest->table.set(in, entry.key, entry.value);
    impl.store(node.restBinding, node.rest, rest, frame);
  }
  return all;
}

Tri matchClass(Interp::Impl &impl, const ast::MatchClass &node, Value subject, ExecFrame &frame) {
  Interp &in = impl.in;
  Value cls = impl.eval(*node.cls, frame);
  frame.current = &node;
  if (!cls.as<Class>() && !cls.isUnknown())
    in.raise("TypeError", "called match pattern must be a class");
  Tri all = impl.isInstanceOf(subject, cls);
  if (all != Tri::Yes)
    return all;
  auto step = [&](const ast::Pattern &pattern, Value value) {
    Tri one = impl.match(pattern, value, frame);
    if (one != Tri::Yes)
      all = one;
    return one != Tri::No;
  };
  if (!node.patterns.empty()) {
    CoreClasses &core = impl.cls;
    Class *matched = cls.as<Class>();
    Value positional = in.getAttrOr(cls, names().match_args);
    bool self = positional.isUndefined() && std::any_of(matched->mro.begin(), matched->mro.end(), [&](Class *c) {
                  return c == core.boolean || c == core.integer || c == core.real || c == core.str || c == core.bytes ||
                         c == core.tuple || c == core.list || c == core.dict || c == core.set || c == core.frozenset;
                });
    if (self && node.patterns.size() == 1) {
      if (!step(*node.patterns[0], subject))
        return Tri::No;
    } else {
      Values attributes = positional.isUndefined() ? Values() : in.toVector(positional);
      if (node.patterns.size() > attributes.size())
        in.raise("TypeError", *matched->name + "() accepts " + std::to_string(attributes.size()) +
                                  " positional sub-pattern" + (attributes.size() == 1 ? "" : "s") + " (" +
                                  std::to_string(node.patterns.size()) + " given)");
      for (size_t i = 0; i < node.patterns.size(); ++i) {
        auto *name = attributes[i].as<Str>();
        Value value = name ? in.getAttrOr(subject, intern(name->text)) : Value();
        if (value.isUndefined() || !step(*node.patterns[i], value))
          return Tri::No;
      }
    }
  }
  for (size_t i = 0; i < node.kwdAttrs.size(); ++i) {
    Value value = in.getAttrOr(subject, node.kwdAttrs[i]);
    if (value.isUndefined() || !step(*node.kwdPatterns[i], value))
      return Tri::No;
  }
  return all;
}

} // namespace

Tri Interp::Impl::match(const ast::Pattern &pattern, Value subject, ExecFrame &frame) {
  checkStack();
  switch (pattern.kind) {
  case NodeKind::MatchValue: {
    Value value = eval(*ast::cast<ast::MatchValue>(pattern).value, frame);
    Value same = in.truth(in.compare(ast::CompareOperator::Eq, subject, value));
    return same.isUnknown() ? Tri::Maybe : in.isTrue(same) ? Tri::Yes : Tri::No;
  }
  case NodeKind::MatchSingleton: {
    if (subject.isUnknown())
      return Tri::Maybe;
    return subject.identical(constantFrom(ast::cast<ast::MatchSingleton>(pattern).value)) ? Tri::Yes : Tri::No;
  }
  case NodeKind::MatchSequence:
    return subject.isUnknown() ? Tri::Maybe : matchSequence(*this, ast::cast<ast::MatchList>(pattern), subject, frame);
  case NodeKind::MatchMapping:
    return subject.isUnknown() ? Tri::Maybe
                               : matchMapping(*this, ast::cast<ast::MatchMapping>(pattern), subject, frame);
  case NodeKind::MatchClass:
    return subject.isUnknown() ? Tri::Maybe : matchClass(*this, ast::cast<ast::MatchClass>(pattern), subject, frame);
  case NodeKind::MatchAs: {
    auto &node = ast::cast<ast::MatchAs>(pattern);
    Tri inner = node.pattern ? match(*node.pattern, subject, frame) : Tri::Yes;
    if (inner != Tri::No && node.name)
      store(node.binding, node.name, subject, frame);
    return inner;
  }
  case NodeKind::MatchOr: {
    Tri result = Tri::No;
    for (const ast::Pattern *option : ast::cast<ast::MatchList>(pattern).patterns) {
      Tri one = match(*option, subject, frame);
      if (one == Tri::Yes)
        return one;
      if (one == Tri::Maybe)
        result = one;
    }
    return result;
  }
  default:
    return Tri::No;
  }
}

Flow Interp::Impl::execMatch(const ast::Match &node, ExecFrame &frame) {
  Value subject = eval(*node.subject, frame);
  for (size_t i = 0; i < node.cases.size(); ++i) {
    const ast::MatchCase &one = node.cases[i];
    Tri matched = match(*one.pattern, subject, frame);
    if (matched == Tri::No)
      continue;
    ReasonPtr unknown = matched == Tri::Maybe ? reasonOf(subject) : nullptr;
    if (matched == Tri::Maybe && !unknown)
      unknown = reason(Reason::Internal, "match");
    if (!unknown && one.guard) {
      Value test = in.truth(eval(*one.guard, frame));
      frame.current = one.guard;
      unknown = reasonOf(test);
      if (!unknown && !in.isTrue(test))
        continue;
    }
    if (!unknown)
      return exec(one.body, frame);
    Flow flow = Flow::Normal;
    for (size_t rest = i; rest < node.cases.size(); ++rest)
      if (havoc(node.cases[rest].body, frame, unknown) == Flow::Lost)
        flow = Flow::Lost;
    return flow;
  }
  return Flow::Normal;
}

} // namespace pallasd::python
