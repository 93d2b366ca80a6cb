// The names of the conditions that the predicates report: the wording for users
// is looked up by them, also where MLIR's verifier is what refuses.
#include "analysis/kernel/instance_json.h"
#include "lowering/legal/legal.h"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <sstream>

using namespace pallasd;

namespace {

kernel::Refusal firstRefusal(const std::string &name) {
  std::stringstream text;
  text << std::ifstream("tests/data/dumps/" + name + ".json").rdbuf();
  kernel::Dump dump = kernel::dumpFromJson(text.str());
  REQUIRE(dump.error.empty());
  REQUIRE_FALSE(dump.kernels.empty());
  REQUIRE_FALSE(dump.kernels[0].instances.empty());
  kernel::Verdict verdict = lowering::legalKernel(dump.kernels[0].instances[0]);
  REQUIRE_FALSE(verdict.refusals.empty());
  kernel::Refusal first = verdict.refusals.front();
  CHECK(first.eqn != nullptr);
  first.eqn = nullptr; // the verdict owns it
  return first;
}

void check(const std::string &dump, const std::string &rule, const std::string &exception) {
  INFO(dump);
  kernel::Refusal refusal = firstRefusal(dump);
  CHECK(refusal.rule == rule);
  CHECK(refusal.jaxException == exception);
  CHECK(refusal.stage == (exception == "VerificationError" ? "verify" : "lower"));
}

} // namespace

TEST_CASE("products that the matrix unit doesn't have", "[legal]") {
  check("dot_u32_refused", "dot-unsigned", "NotImplementedError");
  check("dot_bf16_bf16_refused", "dot-acc", "VerificationError");
  check("dot_matvec_bf16_refused", "dot-matvec-bcast", "VerificationError");
  check("dot_algorithm_preset_refused", "dot-algorithm", "TypeError");
}

TEST_CASE("shapes and steps that values don't have", "[legal]") {
  check("104_core_ramp", "iota-float", "VerificationError");
  check("shape_slice_step", "slice-step", "VerificationError");
  check("shape_take_rows_refused", "gather-form", "NotImplementedError");
  check("random_bits_1d_refused", "bits-rank", "NotImplementedError");
}

TEST_CASE("element types that an operation doesn't take", "[legal]") {
  check("cast_bf16_to_f16", "cast-pair", "NotImplementedError");
  check("unary_is_finite_bf16", "isfinite-dtype", "VerificationError");
  check("scalar_logistic_f32", "logistic-scalar", "VerificationError");
  check("compare_gt_bool_literal", "cmp-bool-literal", "VerificationError");
  check("reduce_top_k_f32", "topk-stable", "NotImplementedError");
}
