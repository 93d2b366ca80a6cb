// Every call of tests/conformance, evaluated in a traced function, gives the jaxpr that JAX traces, or the exception
// class that JAX raises. What pallasd does not model is Unknown and counts as such; a wrong jaxpr or exception is never
// allowed to become more frequent than it was.
#include "analysis/jax/jaxpr_text.h"
#include "analysis/jax/trace.h"
#include "analysis/syntax/parser.h"

#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

using namespace pallasd;
using namespace pallasd::python;
using Json = nlohmann::ordered_json;

namespace {

/// A world of files that exist only in memory.
class TextWorld : public World {
public:
  std::map<std::string, std::string> files;
  std::optional<SourceUnit> source(const std::string &path) override {
    auto text = files.find(path);
    if (text == files.end())
      return std::nullopt;
    auto &unit = parsed[path];
    if (!unit.tree) {
      unit.tree = syntax::parseModule(path, text->second).module;
      unit.text = std::make_shared<const std::string>(text->second);
    }
    return unit;
  }
  bool isFile(const std::string &path) override { return files.contains(path); }
  bool isDirectory(const std::string &) override { return false; }

private:
  std::map<std::string, SourceUnit> parsed;
};

enum class Outcome { Equal, Different, Unknown };
struct Verdict {
  Outcome outcome;
  std::string got;
};

std::string parameters(const Json &args) {
  std::string names;
  for (const auto &[name, aval] : args.items())
    names += (names.empty() ? "" : ", ") + name;
  return names;
}

std::string reasonsOf(const jax::TraceResult &result) {
  std::string text;
  for (const auto &reason : result.incomplete)
    text += reason->what + "; ";
  return text;
}

Verdict run(const Json &test, size_t number, const std::string &release) {
  TextWorld world;
  world.jaxRelease = release;
  std::string path = "case" + std::to_string(number) + ".py";
  world.files[path] = "import functools\nimport jax\nimport jax.numpy as jnp\nimport numpy as np\nfrom jax import lax\n"
                      "from jax.experimental import pallas as pl\nfrom jax.experimental.pallas import tpu as pltpu\n"
                      "f = lambda " +
                      parameters(test["args"]) + ": " + test["call"].get<std::string>() + "\n";
  Heap heap;
  Interp interp(world, heap);
  try {
    Module *module = interp.makeModule("__main__", path);
    for (const syntax::PlacedItem &item : world.source(path)->tree->items)
      interp.runItem(*module, item);
    std::vector<jax::TraceInput> inputs;
    for (const auto &[name, text] : test["args"].items())
      inputs.push_back({*jax::avalFromText(text.get<std::string>()), name});
    Value function = *module->globals.find(intern("f"));
    jax::TraceResult result = jax::trace(
        interp, "f", inputs, [&](const Values &tracers) { return interp.call(function, CallArgs{tracers, {}}); });
    if (!result.jaxpr || !result.incomplete.empty())
      return {Outcome::Unknown, reasonsOf(result)};
    std::string text = jax::canonicalText(*jax::eliminateDeadCode(result.jaxpr, jax::loopPruning(release)));
    if (test.contains("error"))
      return {Outcome::Different, text};
    return {text == test["jaxpr"].get<std::string>() ? Outcome::Equal : Outcome::Different, text};
  } catch (const PyError &error) {
    std::string cls = interp.typeName(error.value);
    bool expected = test.contains("error") && test["error"].get<std::string>() == cls;
    return {expected ? Outcome::Equal : Outcome::Different, cls + ": " + interp.toStr(error.value)};
  } catch (const BudgetError &error) {
    return {Outcome::Unknown, error.reason->what};
  }
}

} // namespace

namespace {

struct Counts {
  size_t equal = 0, unknown = 0, different = 0;
};

/// Runs the cases of `files` under `release`; `overrides`: by call and arguments, the cases that it traces otherwise.
Counts runAll(const std::vector<std::filesystem::path> &files, const std::string &release,
              const std::map<std::string, Json> &overrides = {}) {
  const char *only = std::getenv("PALLASD_CONFORMANCE"); // part of a call: print every case that is not equal
  Counts counts;
  size_t number = 0;
  for (const auto &file : files) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      Json test = Json::parse(line);
      if (!test.contains("call"))
        continue;
      std::string call = test["call"];
      if (only && call.find(only) == std::string::npos)
        continue;
      if (auto own = overrides.find(call + test["args"].dump()); own != overrides.end())
        test = own->second;
      Verdict verdict = run(test, number++, release);
      counts.equal += verdict.outcome == Outcome::Equal;
      counts.unknown += verdict.outcome == Outcome::Unknown;
      counts.different += verdict.outcome == Outcome::Different;
      if (only && verdict.outcome != Outcome::Equal)
        std::cout << (verdict.outcome == Outcome::Unknown ? "UNKNOWN " : "DIFFERENT ") << call << " "
                  << test["args"].dump() << "\n"
                  << verdict.got << "\nJAX: " << test.value("jaxpr", test.value("error", "")) << "\n\n";
    }
  }
  std::cout << "conformance with JAX " << release << ": " << counts.equal << " equal, " << counts.unknown
            << " unknown, " << counts.different << " different\n";
  return counts;
}

std::vector<std::filesystem::path> casesIn(const std::filesystem::path &folder) {
  std::vector<std::filesystem::path> files;
  for (const auto &entry : std::filesystem::directory_iterator(folder))
    if (entry.is_regular_file())
      files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

} // namespace

TEST_CASE("calls trace to the jaxprs of JAX", "[conformance]") {
  const char *folder = std::getenv("PALLASD_CONFORMANCE_AT"); // other cases than the committed ones
  Counts counts = runAll(casesIn(folder ? folder : "tests/conformance"), "0.12.0.1");
  if (folder || std::getenv("PALLASD_CONFORMANCE"))
    return;
  CHECK(counts.equal >= 2115);
  CHECK(counts.different == 0);
}

TEST_CASE("calls trace to the jaxprs of older releases", "[conformance]") {
  for (const auto &file : casesIn("tests/conformance/older")) {
    std::map<std::string, Json> overrides;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
      if (Json test = Json::parse(line); test.contains("call"))
        overrides[test["call"].get<std::string>() + test["args"].dump()] = test;
    Counts counts = runAll(casesIn("tests/conformance"), file.stem().string(), overrides);
    if (std::getenv("PALLASD_CONFORMANCE"))
      continue;
    CHECK(counts.equal >= 2145);
    CHECK(counts.different == 0);
  }
}
