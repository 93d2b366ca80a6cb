//===- jaxpr_pretty_test.cpp - The text that reads as JAX's ---------------===//
#include "analysis/jax/jaxpr_text.h"

#include <catch2/catch_test_macros.hpp>

using namespace pallasd::jax;

namespace {

std::string pretty(std::string_view canonical) {
  auto parsed = parseCanonical(canonical);
  return parsed ? prettyText(*parsed.jaxpr) : parsed.error->message;
}

} // namespace

TEST_CASE("pretty text: short jaxprs stay on their line", "[pretty]") {
  CHECK(pretty("{ lambda ; a:f32[8] . let b:f32[8] = mul[out_dtype=None] a 2.0:~f32[]\n in (b) }") ==
        "{ lambda ; a:f32[8]. let b:f32[8] = mul a 2.0:f32[] in (b,) }");
}

TEST_CASE("pretty text: Refs are read and written in their own notation", "[pretty]") {
  CHECK(pretty("{ lambda ; a:Ref<vmem>{f32[8,128]} b:i32[] . let\n"
               "  c:f32[128] = get[tree=.at[$1, 0:128:1]] a b\n"
               "  d:f32[4,128] = get[tree=.at[$1:4:1, 0:128:1]] a b\n"
               "  e:f32[8,128] = get[tree=.] a\n"
               "  f:f32[8,128] = swap[tree=.] a e\n"
               "  addupdate[tree=.at[2:2:1, 64:64:1]] a 1.0:f32[]\n"
               "in () }") == "{ lambda ; a:Ref<vmem>{f32[8,128]} b:i32[]. let\n"
                             "    _:f32[128] <- a[b,:]\n"
                             "    _:f32[4,128] <- a[b:b+4,:]\n"
                             "    c:f32[8,128] <- a[...]\n"
                             "    a[...] <- c\n"
                             "    a[2:4,64:] += 1.0:f32[]\n"
                             "  in () }");
}

TEST_CASE("pretty text: a jit that occurs twice comes first", "[pretty]") {
  std::string relu = "jit[jaxpr={ lambda ; a:f32[] . let b:f32[] = max a 0.0:f32[]\n in (b) }, name=\"relu\"]";
  CHECK(pretty("{ lambda ; a:f32[] . let\n b:f32[] = " + relu + " a\n c:f32[] = " + relu + " b\n in (c) }") ==
        "let relu = { lambda ; a:f32[]. let b:f32[] = max a 0.0:f32[] in (b,) } in\n"
        "{ lambda ; c:f32[]. let\n"
        "    d:f32[] = jit[name=relu jaxpr=relu] c\n"
        "    e:f32[] = jit[name=relu jaxpr=relu] d\n"
        "  in (e,) }");
}
