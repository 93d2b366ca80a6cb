// The custom call that XLA gets. That jaxlib reads the body as JAX's module and
// that libtpu compiles it is shown by tests/oracle/aot_corpus.py.
#include "analysis/kernel/instance_json.h"
#include "lowering/lower.h"

#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

using namespace pallasd;

namespace {

std::string textOf(const std::filesystem::path &path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

kernel::KernelInstance instanceOf(const std::string &name) {
  kernel::Dump dump = kernel::dumpFromJson(textOf("tests/data/dumps/" + name + ".json"));
  REQUIRE(dump.error.empty());
  REQUIRE_FALSE(dump.kernels.empty());
  return dump.kernels[0].instances.at(0);
}

std::string hloOf(const kernel::KernelInstance &instance) {
  lowering::LowerOptions options;
  options.raw = false;
  options.stableHlo = true;
  lowering::LowerResult result = lowering::lower(instance, options);
  REQUIRE(result.module);
  return result.module->stableHlo;
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
  for (size_t at = 0; (at = text.find(what, at)) != text.npos; at += with.size())
    text.replace(at, what.size(), with);
  return text;
}

nlohmann::json configOf(const std::string &hlo) {
  std::smatch found;
  REQUIRE(std::regex_search(hlo, found, std::regex("backend_config = \"((?:[^\"\\\\]|\\\\.)*)\"")));
  return nlohmann::json::parse(std::regex_replace(found[1].str(), std::regex("\\\\\""), "\""));
}

} // namespace

TEST_CASE("a kernel is a custom call with its module in base64", "[custom-call]") {
  std::string hlo = hloOf(instanceOf("binary_add_f32"));
  CHECK(hlo.find("stablehlo.custom_call @tpu_custom_call(%arg0, %arg1)") != std::string::npos);
  CHECK(hlo.find("operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]") !=
        std::string::npos);
  nlohmann::json config = configOf(hlo).at("custom_call_config");
  CHECK(config.at("serialization_format") == 1);
  CHECK(config.at("needs_layout_passes") == true);
  // "ML\xefR", the first bytes of MLIR bytecode.
  CHECK(config.at("body").get<std::string>().starts_with("TUzvU"));
}

TEST_CASE("calls are JAX's but for the body", "[custom-call]") {
  size_t compared = 0;
  for (const auto &entry : std::filesystem::directory_iterator("tests/data/dumps")) {
    std::string text = textOf(entry.path());
    if (text.find("\"custom_call\"") == text.npos)
      continue;
    kernel::Dump dump = kernel::dumpFromJson(text);
    nlohmann::json json = nlohmann::json::parse(text), kernels = json.at("kernels");
    std::string chip = json.at("device").at("kind");
    for (size_t i = 0; i < dump.kernels.size(); ++i) {
      if (!kernels[i].contains("custom_call"))
        continue;
      INFO(entry.path() << " kernel " << i);

      const nlohmann::json &theirs = kernels[i]["custom_call"];
      for (kernel::KernelInstance &instance : dump.kernels[i].instances)
        instance.chip = chip;
      lowering::LowerOptions options;
      options.raw = false;
      options.stableHlo = true;
      lowering::LowerResult result = lowering::lower(dump.kernels[i].instances, options);
      REQUIRE(result.module);
      const std::string &hlo = result.module->stableHlo;
      REQUIRE_FALSE(hlo.empty());
      nlohmann::json config = configOf(hlo);
      config["custom_call_config"].erase("body");
      CHECK(config == theirs.at("config"));
      CHECK((hlo.find("has_side_effect = true") != hlo.npos) == theirs.contains("has_side_effect"));
      for (const char *name :
           {"mhlo.frontend_attributes", "operand_layouts", "result_layouts", "output_operand_aliases"})
        if (theirs.contains(name) && theirs[name] != "[]")
          CHECK(hlo.find(std::string(name) + " = " + replaced(theirs[name].get<std::string>(), "\\22", "\\\"")) !=
                hlo.npos);
      ++compared;
    }
  }
  CHECK(compared > 60);
}

TEST_CASE("compiler parameters travel in the call's configuration", "[custom-call]") {
  kernel::KernelInstance instance = instanceOf("binary_add_f32");
  instance.compilerParams.vmemLimitBytes = 1 << 20;
  instance.compilerParams.other = {{"allow_input_fusion", "(True, False)"}, {"disable_bounds_checks", "True"}};
  nlohmann::json config = configOf(hloOf(instance));
  CHECK(config.at("scoped_memory_configs").at(0).at("size") == 1 << 20);
  CHECK(config.at("custom_call_config").at("allow_input_fusion") == nlohmann::json::array({true, false}));
  CHECK(config.at("custom_call_config").at("disable_bounds_checks") == true);

  instance.compilerParams.other = {{"no_such_parameter", "1"}};
  CHECK(hloOf(instance).empty());
}

TEST_CASE("a kernel that reaches other devices says so", "[custom-call]") {
  CHECK(configOf(hloOf(instanceOf("remote_barrier"))).at("custom_call_config").at("has_communication") == true);
}

TEST_CASE("a traced grid bound is the first argument", "[custom-call]") {
  CHECK(hloOf(instanceOf("grid_dynamic")).find("@main(%arg0: tensor<i32>, ") != std::string::npos);
}

TEST_CASE("outputs may be the arguments' arrays", "[custom-call]") {
  CHECK(hloOf(instanceOf("alias_in_out")).find("operand_index = 0") != std::string::npos);
}
