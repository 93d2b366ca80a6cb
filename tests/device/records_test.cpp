//===- records_test.cpp - Records among a program's own output ------------===//
#include "device/records.h"

#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

using namespace pallasd::device;

namespace {

struct Heard {
  std::string text;
  std::vector<nlohmann::json> records;
};

Heard listen(const std::vector<std::string> &pieces) {
  Heard heard;
  RecordReader reader(
      "TOKEN", [&](std::string_view text) { heard.text += text; },
      [&](const nlohmann::json &record) { heard.records.push_back(record); });
  for (const std::string &piece : pieces)
    reader.add(piece);
  reader.finish();
  return heard;
}

} // namespace

TEST_CASE("records are taken out, wherever the stream is cut", "[records]") {
  std::string all = "before \x1e"
                    "mine\x1e \x1eTOKEN{\"a\": 1}\x1e"
                    "between\x1eTOKEN{\"b\": \"x\"}\x1e"
                    "after";
  for (size_t cut = 0; cut <= all.size(); ++cut) {
    Heard heard = listen({all.substr(0, cut), all.substr(cut)});
    CHECK(heard.text == "before \x1e"
                        "mine\x1e between"
                        "after");
    REQUIRE(heard.records.size() == 2);
    CHECK(heard.records[0] == nlohmann::json({{"a", 1}}));
    CHECK(heard.records[1] == nlohmann::json({{"b", "x"}}));
  }
}

TEST_CASE("a record that never ends is text", "[records]") {
  CHECK(listen({"x\x1eTOK"}).text == "x\x1eTOK");
  CHECK(listen({"x\x1eTOKEN{\"a\""}).text == "x\x1eTOKEN{\"a\"");
  CHECK(listen({"\x1eOTHER{}\x1e"}).text == "\x1eOTHER{}\x1e");
}
