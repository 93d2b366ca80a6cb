//===- jaxpr_text_test.cpp - Canonical texts, read and written ------------===//
#include "analysis/jax/effects.h"
#include "analysis/jax/jaxpr_text.h"

#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>

using namespace pallasd;
using namespace pallasd::jax;

namespace {

std::string roundTrip(std::string_view text) {
  auto parsed = parseCanonical(text);
  return parsed ? canonicalText(*parsed.jaxpr)
                : "error at " + std::to_string(parsed.error->offset) + ": " + parsed.error->message;
}

/// A jaxpr of one equation with these parameters and three operands.
std::string withParams(const std::string &params) {
  return "{ lambda ; a:Ref<vmem>{f32[8,128]} b:i32[] c:Ref<any>{f32[16,128]} . let\n    d:f32[8] = op[" + params +
         "] a b c\n  in (d) }";
}

} // namespace

TEST_CASE("canonical text: what is written is read back", "[jaxpr]") {
  for (std::string params :
       {"x=None",
        "x=True",
        "x=-3",
        "x=0.1",
        "x=1e-05",
        "x=1e+16",
        "x=nan",
        "x=-inf",
        "x=\"a \\\"b\\\" \\\\ \\n\"",
        "x=()",
        "x=(1,)",
        "x=(1, (2, 3))",
        "x={}",
        "x={a: 1, \"b c\": (2,)}",
        "x=float32",
        "x=key<fry>",
        "x=key<fry>[2]",
        "x=f32[8,?]",
        "x=~f32[]",
        "x=Ref{i32[]}",
        "x=Ref<smem@sc_scalar_subcore>{i32[8]}",
        "x=Ref<acc.1>{f32[256,256]}",
        "x=f32<host>[8]",
        "x=vmem",
        "x=GatherScatterMode.CLIP",
        "x=smem@tc",
        "x=acc.1",
        "x=$1",
        "x=($1, 2)",
        "x=&0",
        "x=&0.at[0:8:1, $1:16:2, $1, 3]",
        "x=&select($1, &0, &2.at[0:8:1, 0:128:1]).bitcast(int32)",
        "x=.",
        "x=.at[array $1, 0:8:1 ; (4, 4)].reshape(8, 128)",
        "x=.at[&2.at[0:4:1]~-1]",
        "x=.transpose(1, 0).memory_space_cast(hbm).annotate{no_hazard: True, no_store: False}.subcore_slice()",
        "x=., y=(., ., 2)",
        "x={ lambda ; a:i32[] . let\n      in (a) }",
        ("x=({ lambda ; . let\n      in () }, { lambda a:i32[] ; . let\n        b:i32[] = neg 1:i32[]\n      in (b) "
         "})")}) {
    INFO(params);
    CHECK(roundTrip(withParams(params)) == withParams(params));
  }
}

TEST_CASE("canonical text: literals of every kind", "[jaxpr]") {
  for (std::string literal :
       {"True:bool[]", "-3:i32[]", "3:u32[]", "18446744073709551615:u64[]", "0.5:~f32[]", "inf:f32[]", "-inf:bf16[]",
        "nan:f32[]", "-0.0:f32[]", "1e-07:f32[]", "3:~i32[]", "(1.0, -2.5):c64[]"}) {
    std::string text = fmt::format("{{ lambda ; a:f32[8] . let\n    b:f32[8] = op a {0} a\n  in (b, {0}) }}", literal);
    INFO(literal);
    CHECK(roundTrip(text) == text);
  }
}

TEST_CASE("canonical text: variables are renamed in the order of binding", "[jaxpr]") {
  CHECK(roundTrip("{ lambda x:i32[] ; y:f32[] . let z:f32[] q:i32[] = foo y x\n bar[n=1] z\n in (q, z) }") ==
        "{ lambda a:i32[] ; b:f32[] . let\n    c:f32[] d:i32[] = foo b a\n    bar[n=1] c\n  in (d, c) }");
}

TEST_CASE("canonical text: words of the grammar may be variables", "[jaxpr]") {
  CHECK(roundTrip("{ lambda ; in:f32[] inf:f32[] . let\n nan:f32[] = add in inf\n in:i32[] = neg nan\n in () }")
            .starts_with("error"));
  CHECK(roundTrip("{ lambda ; in:f32[] inf:f32[] . let\n nan:f32[] = add in inf\n x:f32[] = neg nan\n in (in, inf, "
                  "nan, nan:f32[]) }") ==
        "{ lambda ; a:f32[] b:f32[] . let\n    c:f32[] = add a b\n    d:f32[] = neg c\n  in (a, b, c, nan:f32[]) }");
}

TEST_CASE("canonical text: two primitives of one name", "[jaxpr]") {
  std::string text =
      "{ lambda ; a:Ref<vmem>{i32[16]} b:i32[16] . let\n    scatter:sc[tree=(&0, ., ($1,), $1, None)] a b\n  in () }";
  CHECK(roundTrip(text) == text);
  auto parsed = parseCanonical(text);
  REQUIRE(parsed);
  CHECK(parsed.jaxpr->eqns[0].prim == primitive("scatter", "sc"));
  CHECK(parsed.jaxpr->eqns[0].hasEffects);
}

TEST_CASE("canonical text: what is not in the grammar is refused with a place", "[jaxpr]") {
  for (std::string_view text :
       {"", "{", "{ lambda ; a:f32[ . let in () }", "{ lambda ; . let in (a) }", "{ lambda ; . let in () } x",
        "{ lambda ; a:i32[] . let b:i32[] = op[x=&7] a\n in () }", "{ lambda ; . let a:i32[] = f 1.5:i32[]\n in () }",
        "{ lambda ; . let f[x=\"abc] in () }", "{ lambda ; a:i32[] a:i32[] . let in () }",
        "{ lambda ; . let b:i32[] = neg b\n in () }", "{ lambda ; . let f[x=(((1)] \n in () }"}) {
    INFO(text);
    auto parsed = parseCanonical(text);
    REQUIRE_FALSE(parsed);
    CHECK(parsed.error->offset <= text.size());
    CHECK_FALSE(parsed.error->message.empty());
  }
}

TEST_CASE("canonical text: nesting has a limit instead of a crash", "[jaxpr]") {
  std::string deep = "{ lambda ; . let f[x=" + std::string(100000, '(') + "] \n in () }";
  CHECK_FALSE(parseCanonical(deep));
}

TEST_CASE("jaxprs of equal content are equal and hash alike, whatever their numbering", "[jaxpr]") {
  auto parse = [](std::string_view text) { return parseCanonical(text).jaxpr; };
  auto a = parse("{ lambda ; x:f32[] . let y:f32[] = add[k={ lambda ; a:i32[] . let in (a) }] x 1.0:f32[]\n in (y) }");
  auto b = parse("{ lambda ; p:f32[] . let q:f32[] = add[k={ lambda ; b:i32[] . let in (b) }] p 1.0:f32[]\n in (q) }");
  auto c = parse("{ lambda ; p:f32[] . let q:f32[] = add[k={ lambda ; b:i32[] . let in (b) }] p 1.0:~f32[]\n in (q) }");
  REQUIRE((a && b && c));
  CHECK(Param(a) == Param(b));
  CHECK_FALSE(Param(a) == Param(c));
  CHECK(contentHash(*a) == contentHash(*b));
  CHECK(contentHash(*a) != contentHash(*c));
}

TEST_CASE("counts include inner jaxprs", "[jaxpr]") {
  auto parsed = parseCanonical(
      "{ lambda ; a:f32[] . let b:f32[] = jit[jaxpr={ lambda ; a:f32[] . let b:f32[] = neg a\n in (b) }] a\n"
      " c:f32[] = neg b\n in (c) }");
  REQUIRE(parsed);
  CHECK(eqnCount(*parsed.jaxpr) == 3);
  CHECK(primitiveCounts(*parsed.jaxpr) == std::map<std::string, int64_t>{{"jit", 1}, {"neg", 2}});
}
