// The front door of the lowering: names, maps back to the source, refusals.
#include "analysis/kernel/instance_json.h"
#include "lowering/legal/legal.h"
#include "lowering/lower.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace pallasd;

namespace {

kernel::KernelInstance dumped(const std::string &name) {
  std::ifstream stream("tests/data/dumps/" + name + ".json");
  std::stringstream text;
  text << stream.rdbuf();
  kernel::Dump dump = kernel::dumpFromJson(text.str());
  REQUIRE(dump.error.empty());
  REQUIRE_FALSE(dump.kernels.empty());
  REQUIRE_FALSE(dump.kernels[0].instances.empty());
  return dump.kernels[0].instances[0];
}

lowering::LowerOptions everything() {
  lowering::LowerOptions options;
  options.canonical = options.rawGeneric = options.canonicalGeneric = options.map = true;
  return options;
}

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("values are called after their primitive, arguments after the parameters", "[lower]") {
  lowering::LowerResult result = lowering::lower(dumped("alias_in_out"), everything());
  REQUIRE(result);
  CHECK(contains(result.module->raw, "func.func @kernel(%a_ref: memref<8x128xf32, #tpu.memory_space<vmem>>"));
  CHECK(contains(result.module->raw, "%get3A_0 = arith.constant 0 : index"));
  CHECK(contains(result.module->canonical, "%get3A = vector.load %a_ref[%c0, %c0]"));
  CHECK(contains(result.module->canonical, "%add3A_0 = arith.addf %get3A, %add3A"));
}

TEST_CASE("a fully unrolled loop is inlined under the loop's name", "[lower]") {
  lowering::LowerResult result = lowering::lower(dumped("flow_fori_unroll_true"), everything());
  REQUIRE(result);
  CHECK(contains(result.module->canonical, "%scan3A_2 = arith.addi %scan3A_1, %scan3A"));
}

TEST_CASE("every op leads back to its primitive", "[lower]") {
  lowering::LowerResult result = lowering::lower(dumped("alias_in_out"), everything());
  REQUIRE(result);
  const std::vector<lowering::MappedOp> &map = result.module->map;
  REQUIRE(map.size() == result.module->ops);
  auto find = [&](const std::string &op) {
    return std::find_if(map.begin(), map.end(), [&](const auto &entry) { return entry.op == op; });
  };
  CHECK(find("vector.load")->primitive == "get");
  CHECK(find("arith.addf")->primitive == "add");
  CHECK(find("tpu.vector_store")->primitive == "swap");
  CHECK(find("func.return")->primitive.empty());
}

TEST_CASE("a refusal names its equation", "[lower]") {
  lowering::LowerResult result = lowering::lower(dumped("ref_array_index_refused"));
  REQUIRE_FALSE(result);
  CHECK(result.refusal->rule == "index-array");
  CHECK(result.refusal->jaxException == "ValueError");
  REQUIRE(result.refusal->eqn != nullptr);
  CHECK(result.refusal->eqn->prim->name == "get");
}

TEST_CASE("one context lowers many kernels alike", "[lower]") {
  kernel::KernelInstance instance = dumped("grid_matmul_scratch");
  std::string first = lowering::lower(instance, everything()).module->canonicalGeneric;
  for (int i = 0; i < 3; ++i)
    CHECK(lowering::lower(instance, everything()).module->canonicalGeneric == first);
}

TEST_CASE("what lowers is legal", "[legal]") {
  for (const char *name : {"alias_in_out", "grid_matmul_scratch", "kernel_flash_attention", "flow_while_scalar_cond"})
    CHECK(lowering::legalKernel(dumped(name)).refusals.empty());
}
