//===- scopes_test.cpp - Where names live -----------------------*- C++ -*-===//
#include "analysis/syntax/parser.h"
#include "analysis/syntax/visit.h"

#include <catch2/catch_test_macros.hpp>

#include <functional>

using namespace pallasd::syntax;

namespace {

struct Parsed {
  ParsedModule result;

  explicit Parsed(std::string_view text) : result(parseModule("test.py", text)) {
    INFO(text);
    REQUIRE(result.errors.empty());
  }

  /// The first node, in the order of the text, that `accept` takes.
  template <typename T> const T &find(const std::function<bool(const T &)> &accept) const {
    const T *found = nullptr;
    std::function<void(const Node &)> walk = [&](const Node &node) {
      if (const T *candidate = found ? nullptr : dynCast<T>(&node); candidate && accept(*candidate))
        found = candidate;
      if (!found)
        forEachChild(node, walk);
    };
    for (const PlacedItem &placed : result.module->items)
      walk(*placed.item->stmt);
    REQUIRE(found);
    return *found;
  }
  const FunctionDef &function(std::string_view name) const {
    return find<FunctionDef>([&](const FunctionDef &function) { return *function.name == name; });
  }
  const ClassDef &cls(std::string_view name) const {
    return find<ClassDef>([&](const ClassDef &cls) { return *cls.name == name; });
  }
  const Comp &comprehension() const {
    return find<Comp>([](const Comp &) { return true; });
  }
};

std::vector<std::string> namesOf(const Scope &scope) {
  std::vector<std::string> names;
  names.reserve(scope.locals.size());
  for (Name name : scope.locals)
    names.push_back(*name);
  return names;
}

/// Of the `index`th mention of `name` below `node`.
Binding bindingOf(const Node &node, std::string_view name, int index = 0) {
  Binding found;
  std::function<void(const Node &)> walk = [&](const Node &child) {
    const auto *mention = dynCast<NameExpr>(&child);
    if (mention && *mention->id == name && index-- == 0)
      found = mention->binding;
    forEachChild(child, walk);
  };
  walk(node);
  REQUIRE(found.kind != Binding::Unresolved);
  return found;
}

std::string refusal(std::string_view text) {
  auto parsed = parseModule("test.py", text);
  return parsed.errors.empty() ? "" : parsed.errors.front().message;
}

} // namespace

TEST_CASE("Parameters take the first slots in the order of their kinds", "[syntax]") {
  Parsed parsed("def f(a, /, b, *rest, c=1, **more):\n    d = a\n    return d + e\n");
  const FunctionDef &f = parsed.function("f");
  CHECK(namesOf(f.scope) == std::vector<std::string>{"a", "b", "rest", "c", "more", "d"});
  CHECK(bindingOf(f, "d").kind == Binding::Local);
  CHECK(bindingOf(f, "d").slot == 5);
  CHECK(bindingOf(f, "e").kind == Binding::Global);
  CHECK(f.binding.kind == Binding::Global);
  CHECK(f.scope.qualifiedName == "f");
}

TEST_CASE("A captured local is a cell, and every function between passes it on", "[syntax]") {
  Parsed parsed("def f(x):\n"
                "    def g():\n"
                "        def h():\n"
                "            return x\n"
                "        return h\n"
                "    return g\n");
  const FunctionDef &f = parsed.function("f"), &g = parsed.function("g"), &h = parsed.function("h");
  CHECK(f.scope.isCell == std::vector<uint8_t>{1, 0});
  REQUIRE(g.scope.captures.size() == 1);
  CHECK(g.scope.captures[0].fromParentCell);
  CHECK(g.scope.captures[0].slot == 0);
  REQUIRE(h.scope.captures.size() == 1);
  CHECK_FALSE(h.scope.captures[0].fromParentCell);
  CHECK(h.scope.captures[0].slot == 0);
  CHECK(bindingOf(h, "x").kind == Binding::Free);
  CHECK(h.scope.qualifiedName == "f.<locals>.g.<locals>.h");
}

TEST_CASE("global and nonlocal move a binding", "[syntax]") {
  Parsed parsed("def f():\n"
                "    n = 0\n"
                "    def g():\n"
                "        nonlocal n\n"
                "        global m\n"
                "        n = m = 1\n"
                "    n\n");
  const FunctionDef &f = parsed.function("f"), &g = parsed.function("g");
  CHECK(bindingOf(g, "n").kind == Binding::Free);
  CHECK(bindingOf(g, "m").kind == Binding::Global);
  CHECK(bindingOf(f, "n").kind == Binding::Cell);
  CHECK(g.scope.locals.empty());
}

TEST_CASE("A class body has a namespace that its methods do not see", "[syntax]") {
  Parsed parsed("def f(outer):\n"
                "    class A:\n"
                "        own = outer\n"
                "        def m(self):\n"
                "            return own, outer\n");
  const ClassDef &a = parsed.cls("A");
  const FunctionDef &m = parsed.function("m");
  CHECK(bindingOf(a, "own").kind == Binding::ClassLocal);
  CHECK(bindingOf(a, "own").slot == -1);
  Binding outer = bindingOf(a, "outer");
  CHECK(outer.kind == Binding::ClassLocal);
  CHECK(outer.slot == 0);
  CHECK(bindingOf(m, "own").kind == Binding::Global);
  CHECK(bindingOf(m, "outer").kind == Binding::Free);
  CHECK_FALSE(m.scope.captures[0].fromParentCell);
  CHECK(m.binding.kind == Binding::ClassLocal);
  CHECK(m.scope.qualifiedName == "f.<locals>.A.m");
}

TEST_CASE("super() needs the class's cell", "[syntax]") {
  Parsed parsed("class A(B):\n"
                "    def m(self):\n"
                "        return super().m() + [super().n(x) for x in self]\n"
                "    def plain(self):\n"
                "        return 1\n");
  const ClassDef &a = parsed.cls("A");
  CHECK(a.scope.usesClassCell);
  CHECK(namesOf(a.scope) == std::vector<std::string>{"__class__"});
  const FunctionDef &m = parsed.function("m");
  CHECK(m.scope.usesClassCell);
  REQUIRE(m.scope.captures.size() == 1);
  CHECK(m.scope.captures[0].fromParentCell);
  CHECK(parsed.comprehension().scope.usesClassCell);
  CHECK_FALSE(parsed.function("plain").scope.usesClassCell);
}

TEST_CASE("A comprehension is a scope whose first iterable is evaluated outside", "[syntax]") {
  Parsed parsed("def f(rows):\n    return [cell + f for row in rows for cell in row]\n");
  const Comp &comp = parsed.comprehension();
  CHECK(namesOf(comp.scope) == std::vector<std::string>{".0", "row", "cell"});
  CHECK(bindingOf(comp, "rows").kind == Binding::Local);
  CHECK(bindingOf(comp, "cell").slot == 2);
  CHECK(bindingOf(comp, "f").kind == Binding::Global);
  CHECK(comp.scope.qualifiedName == "f.<locals>.<listcomp>");
}

TEST_CASE(":= in a comprehension binds around it", "[syntax]") {
  Parsed inFunction("def f(xs):\n    ys = [last := x for x in xs]\n    return last\n");
  CHECK(bindingOf(inFunction.comprehension(), "last").kind == Binding::Free);
  CHECK(bindingOf(inFunction.function("f"), "last", 1).kind == Binding::Cell);
  Parsed inModule("ys = [last := x for x in xs]\n");
  CHECK(bindingOf(inModule.comprehension(), "last").kind == Binding::Global);
  CHECK(namesOf(inModule.result.module->scope) == std::vector<std::string>{"last", "ys"});
}

TEST_CASE("Every statement that binds binds", "[syntax]") {
  Parsed parsed("def f(s):\n"
                "    import os.path, numpy as np\n"
                "    from x import y as z, w\n"
                "    with s as (a, b): pass\n"
                "    for c in s: pass\n"
                "    try: pass\n"
                "    except E as err: pass\n"
                "    match s:\n"
                "        case [p, *q] | {'k': p, **q}: pass\n"
                "        case C(attr=r) as whole: pass\n"
                "    class K: pass\n"
                "    def g(): pass\n"
                "    (v := 1)\n"
                "    t: int\n"
                "    u += 1\n"
                "    del gone\n");
  CHECK(namesOf(parsed.function("f").scope) == std::vector<std::string>{"s", "os", "np", "z", "w", "a", "b", "c", "err",
                                                                        "p", "q", "r", "whole", "K", "g", "v", "t", "u",
                                                                        "gone"});
}

TEST_CASE("Type parameters live in a scope around their definition", "[syntax]") {
  Parsed parsed("def f[T: int, *Ts](x: T) -> T:\n    return T\n");
  const FunctionDef &f = parsed.function("f");
  CHECK(namesOf(f.typeScope) == std::vector<std::string>{"T", "Ts"});
  CHECK(bindingOf(f, "T").kind == Binding::Cell);
  REQUIRE(f.scope.captures.size() == 1);
  CHECK(f.scope.captures[0].fromParentCell);
  CHECK(f.scope.qualifiedName == "f");
}

TEST_CASE("Private names of a class are mangled", "[syntax]") {
  Parsed parsed("class _Tile:\n"
                "    def __size(self):\n"
                "        return self.__rows, __name__, self.__doc__\n");
  CHECK(*cast<FunctionDef>(*parsed.cls("_Tile").body[0]).name == "_Tile__size");
  auto &attribute = parsed.find<Attribute>([](const Attribute &) { return true; });
  CHECK(*attribute.attr == "_Tile__rows");
  CHECK(bindingOf(parsed.cls("_Tile"), "__name__").kind == Binding::Global);
}

TEST_CASE("Generators and coroutines are known by their bodies", "[syntax]") {
  Parsed parsed("def f():\n    yield 1\nasync def g(x):\n    return [await y for y in x]\ndef h():\n    return lambda: "
                "(yield)\n");
  CHECK(parsed.function("f").scope.isGenerator);
  CHECK(parsed.function("g").scope.isAsync);
  CHECK(parsed.comprehension().scope.isAsync);
  CHECK_FALSE(parsed.function("h").scope.isGenerator);
}

TEST_CASE("Scoping errors are refused", "[syntax]") {
  CHECK_FALSE(refusal("def f(a, a): pass\n").empty());
  CHECK_FALSE(refusal("def f():\n    nonlocal x\n").empty());
  CHECK_FALSE(refusal("x = 1\nglobal x\n").empty());
  CHECK_FALSE(refusal("[x := 1 for x in y]\n").empty());
  CHECK(refusal("def f():\n    global x\n    x = 1\nx = 2\n").empty());
  CHECK(refusal("def f():\n    class A:\n        nonlocal_ = 1\n").empty());
}
