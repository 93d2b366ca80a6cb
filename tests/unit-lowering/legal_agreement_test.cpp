// The two halves of the rules agree: what the keystroke path refuses is what
// the lowering refuses. The predicates know less, so that they may miss a
// refusal, but never make one up. PALLASD_DUMPS adds directories of dumps,
// separated by colons.
#include "analysis/kernel/instance_json.h"
#include "lowering/legal/legal.h"
#include "lowering/lower.h"

#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

using namespace pallasd;
namespace fs = std::filesystem;

namespace {

/// Of the committed dumps. Raise it when predicates are added.
constexpr size_t kRefusedAlike = 22;

struct Counts {
  size_t legal = 0, refusedAlike = 0, undecided = 0;
  std::map<std::string, size_t> missed, otherwise;
  std::vector<std::string> falselyRefused;

  static size_t total(const std::map<std::string, size_t> &counts) {
    size_t sum = 0;
    for (const auto &entry : counts)
      sum += entry.second;
    return sum;
  }
};

std::vector<fs::path> dumpFiles() {
  std::vector<fs::path> files;
  const char *more = std::getenv("PALLASD_DUMPS");
  std::istringstream directories("tests/data/dumps" + (more ? ":" + std::string(more) : std::string()));
  for (std::string directory; std::getline(directories, directory, ':');)
    for (const auto &entry : fs::directory_iterator(directory))
      if (entry.path().extension() == ".json")
        files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string describe(const kernel::Refusal &refusal) {
  std::string text = refusal.rule + " " + refusal.jaxException;
  return refusal.eqn ? text + " (" + refusal.eqn->prim->name + ")" : text;
}

/// The verifier's conditions have names of their own only in the predicates.
bool alike(const kernel::Refusal &predicted, const kernel::Refusal &real) {
  if (predicted.jaxException != real.jaxException || predicted.stage != real.stage)
    return false;
  return real.stage == "verify" || predicted.rule == real.rule;
}

void judge(const std::string &label, const kernel::KernelInstance &instance, Counts &counts) {
  lowering::LowerResult real = lowering::lower(instance);
  kernel::Verdict verdict = lowering::legalKernel(instance);
  const kernel::Refusal *predicted = verdict.refusals.empty() ? nullptr : &verdict.refusals.front();
  if (real.refusal && real.refusal->jaxException.empty())
    ++counts.undecided;
  else if (!real.refusal && predicted)
    counts.falselyRefused.push_back(label + ": " + describe(*predicted));
  else if (!real.refusal)
    ++counts.legal;
  else if (!predicted)
    ++counts.missed[describe(*real.refusal) + " " + real.refusal->leadingWords];
  else if (alike(*predicted, *real.refusal))
    ++counts.refusedAlike;
  else
    ++counts.otherwise[describe(*real.refusal) + ", not " + describe(*predicted)];
}

void judgeFile(const fs::path &path, Counts &counts) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  kernel::Dump dump = kernel::dumpFromJson(text.str());
  if (!dump.error.empty())
    return;
  std::string chip = nlohmann::json::parse(text.str()).value("/device/kind"_json_pointer, "TPU v6e");
  for (kernel::DumpedKernel &dumped : dump.kernels)
    for (kernel::KernelInstance &instance : dumped.instances) {
      instance.chip = chip;
      judge(path.filename().string() + " " + dumped.name, instance, counts);
    }
}

void print(const Counts &counts) {
  for (const auto &[what, count] : counts.missed)
    std::cout << "missed " << count << ": " << what << "\n";
  for (const auto &[what, count] : counts.otherwise)
    std::cout << "otherwise " << count << ": " << what << "\n";
  for (const std::string &what : counts.falselyRefused)
    std::cout << "falsely refused: " << what << "\n";
  std::cout << "legal " << counts.legal << ", refused alike " << counts.refusedAlike << ", otherwise "
            << Counts::total(counts.otherwise) << ", missed " << Counts::total(counts.missed) << ", falsely refused "
            << counts.falselyRefused.size() << ", undecided " << counts.undecided << "\n";
}

} // namespace

TEST_CASE("predicates refuse what the lowering refuses, and nothing else", "[legal]") {
  Counts counts;
  for (const fs::path &path : dumpFiles())
    judgeFile(path, counts);
  print(counts);
  CHECK(counts.falselyRefused.empty());
  CHECK(counts.refusedAlike >= kRefusedAlike);
}
