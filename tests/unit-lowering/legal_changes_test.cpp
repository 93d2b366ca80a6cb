// One change to a kernel's jaxpr, one refusal, from both halves of the rules.
#include "analysis/kernel/instance_json.h"
#include "lowering/legal/legal.h"
#include "lowering/lower.h"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <sstream>

using namespace pallasd;

namespace {

struct Change {
  const char *from, *to;
};

/// The dump's first kernel after changes to its file's text, each made once.
kernel::KernelInstance changed(const std::string &name, const std::vector<Change> &changes) {
  std::stringstream stream;
  stream << std::ifstream("tests/data/dumps/" + name + ".json").rdbuf();
  std::string text = stream.str();
  for (const Change &change : changes) {
    size_t at = text.find(change.from);
    REQUIRE(at != std::string::npos);
    text.replace(at, std::string_view(change.from).size(), change.to);
  }
  kernel::Dump dump = kernel::dumpFromJson(text);
  REQUIRE(dump.error.empty());
  REQUIRE_FALSE(dump.kernels.empty());
  REQUIRE_FALSE(dump.kernels[0].instances.empty());
  return dump.kernels[0].instances[0];
}

std::string predicted(const kernel::KernelInstance &instance) {
  kernel::Verdict verdict = lowering::legalKernel(instance);
  return verdict.refusals.empty() ? "" : verdict.refusals.front().rule;
}

std::string lowered(const kernel::KernelInstance &instance) {
  lowering::LowerResult result = lowering::lower(instance);
  return result.refusal ? result.refusal->rule : "";
}

void checkBoth(const std::string &dump, const std::vector<Change> &changes, const std::string &rule) {
  INFO(dump << ", " << changes.front().to);
  kernel::KernelInstance instance = changed(dump, changes);
  CHECK(predicted(instance) == rule);
  CHECK(lowered(instance) == rule);
}

/// The verifier has no names for its conditions.
void checkVerified(const std::string &dump, const std::vector<Change> &changes, const std::string &rule) {
  INFO(dump << ", " << changes.front().to);
  kernel::KernelInstance instance = changed(dump, changes);
  CHECK(predicted(instance) == rule);
  CHECK(lowered(instance) == "verifier");
}

} // namespace

TEST_CASE("copies and semaphores are refused by both halves", "[legal]") {
  checkBoth("remote_signal", {{"dma_start[add=False", "dma_start[add=True"}}, "dma-add");
  checkBoth("remote_signal", {{"tree=(&0, &1, &2, None, None)", "tree=(&0, &1, None, None, None)"}}, "dma-sem");
  checkBoth("remote_signal", {{"tree=(&0, &1, &2, None, None)", "tree=(&0, &1, &2, &2, None)"}}, "dma-src-sem");
  checkBoth("remote_signal", {{"is_wait_send=False", "is_wait_send=True"}}, "dma-wait-read");
  checkBoth("remote_signal", {{"{y: $2}", "{z: $2}"}}, "dma-device-axis");
  checkBoth("remote_signal", {{"{y: $2}", "($2,)"}}, "dma-device-count");
  checkBoth("remote_signal", {{"{y: $2}", "($2, $2)"}}, "");
  checkBoth("remote_signal", {{"axis_name=\\\"y\\\"", "axis_name=\\\"z\\\""}}, "mesh-axis");
  checkVerified("remote_signal", {{"b:Ref<any>{f32[8,128]}", "b:Ref<any>{bf16[8,128]}"}}, "dma-type");
  checkVerified("remote_signal", {{"priority=0", "priority=2"}}, "dma-priority");
  checkVerified("remote_signal", {{"tree=(&0, &1, ", "tree=(&0.at[0:4:1, 0:128:1], &1, "}}, "dma-shape");
}

TEST_CASE("loops and branches are refused by both halves where they are lowered", "[legal]") {
  constexpr Change unknown = {"mul[out_dtype=None] a 2.0:f32[]", "fft a 2.0:f32[]"};
  constexpr Change known = {"clamp 0:i32[] e 2:i32[]", "clamp 0:i32[] 1:i32[] 2:i32[]"};
  checkBoth("flow_switch3", {unknown}, "unimplemented-primitive");
  checkBoth("flow_switch3", {unknown, known}, "");
  checkBoth("flow_fori_nested", {{"reverse=False", "reverse=True"}}, "scan-reverse");
  checkBoth("flow_fori_nested", {{"add c f", "fft c f"}}, "unimplemented-primitive");
  checkBoth("flow_fori_nested", {{"add c f", "fft c f"}, {"length=2", "length=0"}}, "");
}

TEST_CASE("stores and prints are refused by both halves", "[legal]") {
  checkBoth("ref_masked_store_at", {{".at[8:8:1, 0:128:1]", ".at[0:8:2, 0:128:1]"}}, "store-mask-stride");
  checkBoth("ref_annotate", {{"no_hazard: False", "no_hazard: True"}, {"no_store: True", "no_store: False"}}, "");
  checkBoth("flow_debug_print_scalar", {{"x {} y {}", "x {} y {:d}"}}, "print-spec");
  checkBoth("flow_debug_print_scalar", {{"x {} y {}", "x {} y {1}"}}, "print-position");
  checkBoth("flow_debug_print_scalar", {{"x {} y {}", "x {} y"}}, "print-count");
  checkBoth("flow_debug_print_scalar", {{"ordered=False", "ordered=True"}}, "print-ordered");
}
