// What libtpu says, taken apart: texts as libtpu 0.0.51 gives them.

#include "device/aot.h"

#include <catch2/catch_test_macros.hpp>

using namespace pallasd::device;

static AotResult read(int code, const std::string &text) {
  AotResult result;
  readRefusal(code, text, result);
  return result;
}

TEST_CASE("an error with a code and a place", "[aot]") {
  AotResult result = read(13, "Mosaic failed to compile TPU kernel with MLIR module name `row` HLO name `name.1`: "
                              "E2003: CompileTimeMosaicUnprovenMemoryAccessAlignment: cannot statically prove it\n"
                              "See https://openxla.org/xla/errors/error_2003 for more details.\n\n"
                              "at location: loc(\"get:\"(callsite(\"row\"(\"/a b/k.py\":15:17 to :42) at "
                              "\"<module>\"(\"/a b/k.py\":20:0 to 24:4))))\n\n"
                              "The MLIR operation involved:\n  %4 = \"tpu.vector_load\"(%arg2)\n");
  CHECK(result.verdict == AotResult::Verdict::Refused);
  CHECK(result.code == "E2003");
  CHECK(result.message.starts_with("cannot statically prove it\n"));
  REQUIRE(result.place);
  CHECK(result.place->path == "/a b/k.py");
  CHECK(result.place->line == 15);
  CHECK(result.place->column == 17);
  CHECK(result.place->endLine == 15);
  CHECK(result.place->endColumn == 42);
}

TEST_CASE("a place of several lines, and one that is a point", "[aot]") {
  AotResult lines =
      read(13, "X HLO name `y`: Invalid vector type for load\n\nat location: loc(\"k.py\":8:9 to 9:33)\n");
  CHECK(lines.code == "INTERNAL");
  CHECK(lines.message == "Invalid vector type for load");
  REQUIRE(lines.place);
  CHECK(lines.place->endLine == 9);
  AotResult point = read(13, "at location: loc(\"k.py\":8:9)\n");
  REQUIRE(point.place);
  CHECK(point.place->endLine == 8);
  CHECK(point.place->endColumn == 9);
}

TEST_CASE("an error of no op", "[aot]") {
  AotResult result = read(8, "XLA:TPU compile permanent error. Ran out of memory in memory space vmem.\n\nProgram …");
  CHECK(result.code == "RESOURCE_EXHAUSTED");
  CHECK(result.message.starts_with("XLA:TPU compile permanent error."));
  CHECK_FALSE(result.place);
}
