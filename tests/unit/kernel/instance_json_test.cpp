//===- instance_json_test.cpp - Dumps of real JAX, read and written back --===//
//
// Over the dumps in tests/data/dumps and, if PALLASD_DUMPS names a folder, over
// all that are below it.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/effects.h"
#include "analysis/jax/jaxpr_text.h"
#include "analysis/kernel/instance_json.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace pallasd;
using namespace pallasd::kernel;

namespace {

std::string contentsOf(const std::filesystem::path &path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::filesystem::path> dumpFiles() {
  std::vector<std::filesystem::path> files;
  auto add = [&](const std::filesystem::path &folder) {
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder))
      if (entry.path().extension() == ".json")
        files.push_back(entry.path());
  };
  add("tests/data/dumps");
  if (const char *more = std::getenv("PALLASD_DUMPS"))
    add(more);
  return files;
}

/// As bodyEffects of the dumps: one character for each equation, outer before inner.
std::string effectsText(const jax::Jaxpr &jaxpr) {
  std::string text;
  std::function<void(const jax::Param &)> inner = [&](const jax::Param &param) {
    if (auto body = param.asJaxpr())
      text += effectsText(*body);
    if (auto *items = param.asList())
      for (const auto &item : *items)
        inner(item);
  };
  for (const jax::Eqn &eqn : jaxpr.eqns) {
    jax::Effects effects = effectsOf(jaxpr, eqn);
    text += effects.keep() ? '2' : effects.any() ? '1' : '0';
    for (const auto &[key, param] : eqn.params)
      inner(param);
  }
  return text;
}

} // namespace

TEST_CASE("dumps of real JAX survive reading and writing", "[instance]") {
  size_t instances = 0;
  for (const auto &file : dumpFiles()) {
    INFO(file.string());
    std::string text = contentsOf(file);
    Dump dump = dumpFromJson(text);
    REQUIRE(dump.error == "");
    auto raw = nlohmann::json::parse(text);
    for (size_t k = 0; k < dump.kernels.size(); ++k)
      for (size_t i = 0; i < dump.kernels[k].instances.size(); ++i) {
        ++instances;
        const KernelInstance &instance = dump.kernels[k].instances[i];
        const auto &source = raw["kernels"][k]["instances"][i];
        CHECK(jax::canonicalText(*instance.body) == source["body"].get<std::string>());
        auto again = instanceFromJson(instanceToJson(instance));
        REQUIRE(again.instance);
        CHECK(instanceToJson(*again.instance) == instanceToJson(instance));
        auto written = nlohmann::json::parse(instanceToJson(instance));
        for (const char *key :
             {"grid", "scratch", "aliases", "inAvals", "outAvals", "compilerParams", "mesh", "argNames"})
          CHECK(written[key] == source[key]);
        if (source.contains("bodyScopes"))
          CHECK(written["bodyScopes"] == source["bodyScopes"]);
        for (size_t b = 0; b < source["blocks"].size(); ++b)
          CHECK(written["blocks"][b]["indexMap"] == source["blocks"][b]["indexMap"]);
      }
  }
  CHECK(instances > 20);
}

TEST_CASE("effects of equations are JAX's", "[instance]") {
  for (const auto &file : dumpFiles()) {
    INFO(file.string());
    for (const DumpedKernel &kernel : dumpFromJson(contentsOf(file)).kernels)
      for (size_t i = 0; i < kernel.instances.size(); ++i)
        CHECK(effectsText(*kernel.instances[i].body) == kernel.bodyEffects[i]);
  }
}

TEST_CASE("dead code goes as in JAX", "[instance]") {
  for (const auto &file : dumpFiles()) {
    INFO(file.string());
    for (const DumpedKernel &kernel : dumpFromJson(contentsOf(file)).kernels)
      for (size_t i = 0; i < kernel.instances.size(); ++i) {
        const auto &body = kernel.instances[i].body;
        if (const auto &traced = kernel.tracedBodies[i])
          CHECK(jax::canonicalText(*eliminateDeadCode(traced)) == jax::canonicalText(*body));
        else if (kernel.kind == "pallas_call")
          CHECK(eliminateDeadCode(body) == body);
      }
  }
}

namespace {

/// Whether JAX's text shows objects that a Jaxpr doesn't hold: containers' trees, callables, numpy's wrappers of
/// parameters, literals before they are rounded to their dtype.
bool showsMore(const std::string &text) {
  for (const char *mark :
       {"ft_in=", "PyTreeDef", " at 0x", "jvp=", "fwd=", "np.int64(", "{select(", "-1e+30:f32", "e+38:f32", ":c64["})
    if (text.find(mark) != std::string::npos)
      return true;
  return false;
}

} // namespace

TEST_CASE("bodies read as JAX prints them", "[instance]") {
  size_t total = 0, compared = 0;
  for (const auto &file : dumpFiles()) {
    INFO(file.string());
    for (const DumpedKernel &kernel : dumpFromJson(contentsOf(file)).kernels)
      for (size_t i = 0; i < kernel.instances.size(); ++i, ++total)
        if (!showsMore(kernel.bodyTexts[i])) {
          CHECK(jax::prettyText(*kernel.instances[i].body) == kernel.bodyTexts[i]);
          ++compared;
        }
  }
  CHECK(compared * 2 > total);
}
