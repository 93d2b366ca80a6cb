// Suppressions and directives are found by text, whatever stands around them.
#include "analysis/query/comments.h"

#include <catch2/catch_test_macros.hpp>

using namespace pallasd::query;

TEST_CASE("ignore comments name rules, or none for all") {
  Comments comments = readComments("a = 1  # pallasd: ignore[block-shape, float-iota]\nb = 2  # pallasd: ignore\n");
  CHECK(comments.silences("block-shape", 1, 1));
  CHECK(comments.silences("float-iota", 1, 1));
  CHECK_FALSE(comments.silences("unsigned-dot", 1, 1));
  CHECK(comments.silences("unsigned-dot", 2, 2));
  CHECK(comments.silences("unsigned-dot", 1, 3));
  CHECK_FALSE(comments.silences("block-shape", 3, 9));
}

TEST_CASE("a hash inside a string begins no comment") {
  CHECK_FALSE(readComments("a = '# pallasd: ignore'\n").silences("block-shape", 1, 1));
  CHECK(readComments("a = '\\'#'  # pallasd: ignore\n").silences("block-shape", 1, 1));
}

TEST_CASE("a comment stands behind the end of a long string") {
  CHECK(readComments("a = \"\"\"x\ny\"\"\"  # pallasd: ignore\n").silences("grid", 2, 2));
  CHECK_FALSE(readComments("a = '''# pallasd: ignore'''\n").silences("grid", 1, 1));
}

TEST_CASE("ignore comments stand beside other comments") {
  Comments comments = readComments("a = 1  # noqa  # pallasd: ignore[grid]\nb = 2  # pallasd: ignore[roll]  # why\n");
  REQUIRE(comments.ignores.size() == 2);
  CHECK(comments.silences("grid", 1, 1));
  CHECK(comments.silences("roll", 2, 2));
  CHECK(comments.ignores[0].column == 14);
  CHECK(comments.ignores[0].hash == 16);
  CHECK(comments.ignores[1].endColumn == 33);
  CHECK(comments.ignores[1].isFollowed);
  CHECK_FALSE(comments.ignores[0].isFollowed);
}

TEST_CASE("ignore-file reaches every line") {
  CHECK(readComments("x = 1\n# pallasd: ignore-file[block-shape]\n").silences("block-shape", 1, 1));
  CHECK_FALSE(readComments("# pallasd: ignore-file[block-shape]\n").silences("float-iota", 1, 1));
  CHECK(readComments("# pallasd: ignore-file\n").silences("float-iota", 40, 41));
}

TEST_CASE("directives belong to the next line of code") {
  Comments comments = readComments("# pallasd: x=f32[8,128]\n# pallasd: x=bf16[16,128], n=2\n\n@jit\ndef f(x): ...\n");
  REQUIRE(comments.directives.size() == 2);
  CHECK(comments.directives[0].arguments == "x=f32[8,128]");
  CHECK(comments.directives[1].arguments == "x=bf16[16,128], n=2");
  CHECK(comments.directives[0].target == 4);
  CHECK(comments.directives[1].column == 12);
}
