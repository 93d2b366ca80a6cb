//===- parser_test.cpp - Syntax newer than the reference Python -*- C++ -*-===//
//
// Trees are compared with CPython 3.11's in tests/syntax; this is about what
// 3.12 and 3.13 accept, positions, and texts that are hostile.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/parser.h"

#include <catch2/catch_test_macros.hpp>

using namespace pallasd::syntax;

namespace {

bool accepts(std::string_view text) { return parseModule("test.py", text).errors.empty(); }

const Expr &expression(const ParsedExpression &parsed) {
  REQUIRE(parsed.expr);
  return *parsed.expr;
}

} // namespace

TEST_CASE("Syntax of Python 3.12 and 3.13", "[syntax]") {
  CHECK(accepts("type Pair[T] = tuple[T, T]\n"));
  CHECK(accepts("type = 1\ntype(x)\ntype.x = type[0]\n"));
  CHECK(accepts("def f[T: (int, str) = int, *Ts = *tuple[int], **P = [int]](x: T) -> T: return x\n"));
  CHECK(accepts("class A[T](Base[T], metaclass=M): pass\n"));
  CHECK(accepts("x = f'{d[\"a\"]} {f'{'nested'}'} {'\\n'.join(xs)}'\n"));
  CHECK(accepts("x = f'''{\n    a  # why\n    + b\n}'''\n"));
  CHECK(accepts("x = f'{a!r:{width}.{precision}} {a = :>10} {{}}'\n"));
  CHECK(accepts("x = rf'\\{a}\\d' f'\\N{BULLET}{b}'\n"));
  CHECK_FALSE(accepts("def f[T, T](): pass\n"));
  CHECK_FALSE(accepts("def f[T = int, U](): pass\n"));
  CHECK_FALSE(accepts("x = f'{a:{b:{c:{d}}}}'\n"));
}

TEST_CASE("Expressions for the command line", "[syntax]") {
  ParsedExpression call = parseExpression("mm(f32[512,512], bm=128)");
  const auto &node = cast<Call>(expression(call));
  CHECK(node.keywords.size() == 1);
  CHECK(cast<NameExpr>(*node.func).binding.kind == Binding::Global);
  CHECK(parseExpression("f(").error);
  CHECK(parseExpression("a = 1").error);
  CHECK(parseExpression("").error);
}

TEST_CASE("Constants", "[syntax]") {
  auto value = [](std::string_view text) { return cast<Constant>(expression(parseExpression(text))).value; };
  CHECK(std::get<int64_t>(value("9_223_372_036_854_775_807")) == INT64_MAX);
  CHECK(std::get<BigIntConst>(value("0xFFFF_FFFF_FFFF_FFFF")).decimal == "18446744073709551615");
  CHECK(std::get<BigIntConst>(value("0b1" + std::string(64, '0'))).decimal == "18446744073709551616");
  CHECK(std::get<double>(value("1e400")) == std::numeric_limits<double>::infinity());
  CHECK(std::get<double>(value("1e-400")) == 0.0);
  CHECK(std::get<std::string>(value("'\\x41\\u00e9\\N{greek small letter alpha}' \"b\\\n\"")) == "Aéαb");
  CHECK(std::get<BytesConst>(value("b'\\xff\\101\\u'")).bytes == "\xff"
                                                                 "A\\u");
}

TEST_CASE("Identifiers are compared in NFKC", "[syntax]") {
  auto id = [](std::string_view text) { return cast<NameExpr>(expression(parseExpression(text))).id; };
  CHECK(id("ﬁle") == intern("file"));
  CHECK(id("e\u0301") == intern("\u00e9"));
  CHECK(id("\u1112\u1161\u11ab") == intern("\ud55c"));
  CHECK_FALSE(accepts("a\u20ac = 1\n"));
  CHECK_FALSE(accepts("x\u00a0= 1\n"));
}

TEST_CASE("Hostile texts end in an error, not in the stack", "[syntax]") {
  std::string deep(100000, '('), minus(100000, '-'), nots, lambdas, conditionals;
  for (int i = 0; i < 20000; ++i) {
    nots += "not ";
    lambdas += "lambda: ";
    conditionals += "a if b else ";
  }
  CHECK_FALSE(accepts(deep));
  CHECK_FALSE(accepts(minus + "1\n"));
  CHECK_FALSE(accepts(nots + "1\n"));
  CHECK_FALSE(accepts(lambdas + "1\n"));
  CHECK_FALSE(accepts(conditionals + "1\n"));
  std::string strings, fields = "x = f'";
  for (int i = 0; i < 20000; ++i) {
    strings += "f'{";
    fields += "{a:";
  }
  CHECK_FALSE(accepts(strings));
  CHECK_FALSE(accepts(fields));
  CHECK_FALSE(accepts(fields + std::string(20000, '}') + "'\n"));
  std::string chain = "if a: pass\n";
  for (int i = 0; i < 5000; ++i)
    chain += "elif a: pass\n";
  CHECK(accepts(chain));
  CHECK_FALSE(accepts(std::string("x = 1\0\n", 7)));
  CHECK_FALSE(accepts("x = '\xff\xfe\n"));
  CHECK(accepts(""));
  CHECK(accepts("\n\n# only a comment"));
}
