// Columns in every encoding, line ends of every kind, offsets that leave the text.
#include "support/text.h"

#include <catch2/catch_test_macros.hpp>

using namespace pallasd::text;

TEST_CASE("columns count units of the encoding") {
  std::string_view line = "aé😀z"; // 1, 2, 4, 1 bytes
  CHECK(unitsOf(line, Encoding::Utf8) == 8);
  CHECK(unitsOf(line, Encoding::Utf16) == 5);
  CHECK(unitsOf(line, Encoding::Utf32) == 4);
  CHECK(byteOfColumn(line, 4, Encoding::Utf16) == 7);
  CHECK(byteOfColumn(line, 3, Encoding::Utf32) == 7);
  CHECK(byteOfColumn(line, 99, Encoding::Utf16) == 8);
}

TEST_CASE("lines end in LF, CRLF and CR") {
  LineIndex index("one\r\ntwo\rthree\n");
  REQUIRE(index.lineCount() == 4);
  CHECK(index.line(0) == "one");
  CHECK(index.line(1) == "two");
  CHECK(index.line(2) == "three");
  CHECK(index.line(3).empty());
}

TEST_CASE("positions outside the text are clamped to it") {
  LineIndex index("ab\ncd");
  CHECK(index.offset({7, 0}, Encoding::Utf16) == 5);
  CHECK(index.offset({0, 70}, Encoding::Utf16) == 2);
  CHECK(index.offset({-1, 3}, Encoding::Utf16) == 0);
  CHECK(index.position(4, Encoding::Utf16) == LineColumn{1, 1});
  CHECK(index.position(400, Encoding::Utf16) == LineColumn{1, 2});
}
