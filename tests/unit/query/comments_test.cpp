// Suppressions and directives are found by text, whatever stands around them.
#include "analysis/query/comments.h"

#include <catch2/catch_test_macros.hpp>

using namespace pallasd::query;

TEST_CASE("ignore comments name rules, or none for all") {
  Comments comments = readComments("a = 1  # pallasd: ignore[block-shape, float-iota]\nb = 2  # pallasd: ignore\n");
  CHECK(comments.ignores("block-shape", 1, 1));
  CHECK(comments.ignores("float-iota", 1, 1));
  CHECK_FALSE(comments.ignores("unsigned-dot", 1, 1));
  CHECK(comments.ignores("unsigned-dot", 2, 2));
  CHECK(comments.ignores("unsigned-dot", 1, 3));
  CHECK_FALSE(comments.ignores("block-shape", 3, 9));
}

TEST_CASE("a hash inside a string begins no comment") {
  CHECK_FALSE(readComments("a = '# pallasd: ignore'\n").ignores("block-shape", 1, 1));
  CHECK(readComments("a = '\\'#'  # pallasd: ignore\n").ignores("block-shape", 1, 1));
}

TEST_CASE("ignore-file reaches every line") {
  CHECK(readComments("x = 1\n# pallasd: ignore-file[block-shape]\n").ignores("block-shape", 1, 1));
  CHECK_FALSE(readComments("# pallasd: ignore-file[block-shape]\n").ignores("float-iota", 1, 1));
  CHECK(readComments("# pallasd: ignore-file\n").ignores("float-iota", 40, 41));
}

TEST_CASE("directives belong to the next line of code") {
  Comments comments = readComments("# pallasd: x=f32[8,128]\n# pallasd: x=bf16[16,128], n=2\n\n@jit\ndef f(x): ...\n");
  REQUIRE(comments.directives.size() == 2);
  CHECK(comments.directives[0].arguments == "x=f32[8,128]");
  CHECK(comments.directives[1].arguments == "x=bf16[16,128], n=2");
  CHECK(comments.directives[0].target == 4);
  CHECK(comments.directives[1].column == 12);
}
