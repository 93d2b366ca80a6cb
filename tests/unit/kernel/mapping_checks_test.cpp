// The block check against JAX 0.12.0.1's own verdicts: 240 measured block mappings.
#include "analysis/kernel/checks/mapping_checks.h"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace pallasd;
using kernel::BlockDim;
using nlohmann::json;

static BlockDim parseDim(const std::string &text) {
  if (text == "None" || text == "Squeezed()")
    return {.kind = BlockDim::Squeezed, .size = 1};
  size_t open = text.find('(');
  if (open == std::string::npos)
    return {.kind = BlockDim::Blocked, .size = std::stoll(text)};
  auto kind = text.starts_with("Element") ? BlockDim::Element : BlockDim::Blocked;
  return {.kind = kind, .size = std::stoll(text.substr(open + 1))};
}

/// An index map of one grid index: all zeros, or the index first.
static jax::JaxprPtr indexMap(size_t rank, bool zeros) {
  auto map = std::make_shared<jax::Jaxpr>();
  jax::Aval i32 = jax::Aval::array(jax::DType::Int32, {});
  map->invars.push_back(map->newVar(i32));
  for (size_t i = 0; i < rank; ++i)
    map->outvars.push_back(i == 0 && !zeros ? jax::Jaxpr::var(map->invars[0]) : map->newLiteral({i32, int64_t(0)}));
  return map;
}

static kernel::KernelInstance instanceOf(const json &row) {
  kernel::BlockMapping block;
  for (const std::string dim : row.at("block"))
    block.block.push_back(parseDim(dim));
  jax::Shape shape;
  for (int64_t size : row.at("array"))
    shape.push_back(size);
  block.array = jax::Aval::array(*jax::dtypeFromName(row.at("dtype").get<std::string>()), shape);
  block.space = jax::memorySpaceFromName(row.at("memory_space").get<std::string>());
  block.indexMap = indexMap(shape.size(), row.at("index_map") == "zeros");
  kernel::KernelInstance instance;
  instance.kind = "pallas_call";
  instance.grid = {1};
  instance.blocks = {block};
  return instance;
}

TEST_CASE("block mappings are refused exactly where JAX refuses them", "[kernel][block-shape]") {
  const std::map<std::string, std::string> verdicts = {{"block-last-two", "ValueError: last_two_dims"},
                                                       {"block-rank1", "ValueError: rank1"},
                                                       {"block-any", "ValueError: any_windowed"},
                                                       {"block-rank0", "ValueError: rank0"}};
  std::ifstream file("tests/data/block_check.json");
  REQUIRE(file);
  const json cases = json::parse(file).at("cases");
  CHECK(cases.size() == 240);
  for (const json &row : cases) {
    const facts::ChipInfo *chip = facts::chipInfo(row.at("device").get<std::string>());
    REQUIRE(chip);
    auto refusals = kernel::checkBlockShapes(instanceOf(row), chip);
    std::string verdict = refusals.empty() ? "ok" : verdicts.at(refusals[0].rule);
    INFO(row.dump());
    CHECK(verdict == row.at("result").get<std::string>());
  }
}

TEST_CASE("a chip goes by its name and by JAX's device kind", "[facts]") {
  REQUIRE(facts::chipInfo("v5e"));
  CHECK(facts::chipInfo("v5e")->deviceKind == "TPU v5 lite");
  CHECK(facts::chipInfo("TPU7x")->accumulators == 128);
  CHECK(facts::chipInfo("v5p")->coresPerDevice == 2);
  CHECK(facts::chipInfo("v6e")->sparseCore->subcores == 16);
  CHECK(facts::chipInfo("v99") == nullptr);
}
