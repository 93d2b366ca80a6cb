//===- conformance_texts_test.cpp - The suite's jaxprs can be read --------===//
#include "analysis/jax/jaxpr_text.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace pallasd::jax;

TEST_CASE("jaxprs of the tracing conformance suite survive reading and writing", "[jaxpr]") {
  size_t count = 0;
  for (const auto &entry : std::filesystem::recursive_directory_iterator("tests/conformance")) {
    if (entry.path().extension() != ".jsonl")
      continue;
    std::ifstream file(entry.path());
    LoopPruning loops = LoopPruning::All;
    for (std::string line; std::getline(file, line);) {
      auto call = nlohmann::json::parse(line);
      if (call.contains("jax") && !call.contains("call"))
        loops = loopPruning(call["jax"].get<std::string>());
      if (!call.contains("jaxpr"))
        continue;
      INFO(call["call"]);
      auto text = call["jaxpr"].get<std::string>();
      auto parsed = parseCanonical(text);
      REQUIRE(parsed);
      CHECK(canonicalText(*parsed.jaxpr) == text);
      CHECK(eliminateDeadCode(parsed.jaxpr, loops) == parsed.jaxpr);
      if (call.contains("traced")) {
        auto traced = parseCanonical(call["traced"].get<std::string>());
        REQUIRE(traced);
        CHECK(canonicalText(*eliminateDeadCode(traced.jaxpr, loops)) == text);
      }
      ++count;
    }
  }
  CHECK(count > 900);
}
