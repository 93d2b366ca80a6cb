//===- lower_dump.cpp - Our modules beside JAX's --------------------------===//
//
// lower-dump [--quiet] [--text] FILE...
// lower-dump --json [--hlo] FILE...
//
// Lowers every kernel of the dumps and compares the generic text with what JAX
// built. Prints one line for each kernel that differs, with the first line of
// the difference, and counts at the end; exit code 1 if anything differs.
// Kernels that JAX refused must be refused with the same class. With --json,
// writes one JSON object a kernel instead: file, index, the four texts or the
// refusal, and the names of the conditions that the predicates find; with
// --hlo the custom call too.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/instance_json.h"
#include "lowering/legal/legal.h"
#include "lowering/lower.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

using namespace pallasd;

namespace {

struct Options {
  bool quiet = false, text = false, json = false, hlo = false;
  std::vector<std::string> files;
};

struct Counts {
  size_t equal = 0, different = 0, refusedAlike = 0, refusedOtherwise = 0;
  std::map<std::string, size_t> reasons;
};

std::string readFile(const std::string &path) {
  std::ifstream stream(path);
  std::stringstream text;
  text << stream.rdbuf();
  return text.str();
}

std::string trimmed(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

std::string firstDifference(const std::string &ours, const std::string &theirs) {
  std::istringstream a(ours), b(theirs);
  std::string left, right;
  for (int line = 1;; ++line) {
    bool hasLeft = bool(std::getline(a, left)), hasRight = bool(std::getline(b, right));
    if (!hasLeft && !hasRight)
      return "";
    if (hasLeft != hasRight || left != right)
      return "line " + std::to_string(line) + "\n      ours " + (hasLeft ? left : "(end)") + "\n      JAX  " +
             (hasRight ? right : "(end)");
  }
}

std::string describe(const kernel::Refusal &refusal) {
  std::string text = refusal.rule + " " + refusal.jaxException + " " + refusal.leadingWords;
  for (const auto &[name, value] : refusal.facts)
    text.append(" ").append(name).append("=").append(value);
  return text;
}

void judgeModule(const std::string &label, const lowering::LowerResult &result, const std::string &expected,
                 const Options &options, Counts &counts) {
  if (result && result.module->rawGeneric == expected) {
    ++counts.equal;
    return;
  }
  ++counts.different;
  std::string why = result ? firstDifference(result.module->rawGeneric, expected) : describe(*result.refusal);
  ++counts.reasons[result ? "text" : result.refusal->rule + " " + result.refusal->leadingWords];
  if (!options.quiet)
    std::cout << label << ": " << why << "\n";
  if (options.text && result)
    std::cout << result.module->rawGeneric;
}

std::string lastComponent(const std::string &name) { return name.substr(name.rfind('.') + 1); }

void judgeRefusal(const std::string &label, const lowering::LowerResult &result, const kernel::DumpedKernel &kernel,
                  const Options &options, Counts &counts) {
  if (!result && lastComponent(result.refusal->jaxException) == lastComponent(kernel.errorClass)) {
    ++counts.refusedAlike;
    return;
  }
  ++counts.refusedOtherwise;
  if (!options.quiet)
    std::cout << label << ": JAX refuses with " << kernel.errorClass << " " << kernel.errorText << "; we "
              << (result ? "lower it" : "refuse with " + describe(*result.refusal)) << "\n";
}

std::vector<std::string> conditions(const std::vector<kernel::KernelInstance> &instances) {
  std::vector<std::string> names;
  for (const kernel::KernelInstance &instance : instances)
    for (const kernel::Refusal &refusal : lowering::legalKernel(instance).refusals)
      names.push_back(refusal.rule);
  return names;
}

void writeTexts(const std::string &path, size_t index, const kernel::DumpedKernel &kernel,
                const lowering::LowerResult &result) {
  nlohmann::json out{{"file", path}, {"index", index}, {"conditions", conditions(kernel.instances)}};
  int64_t devices = 1;
  for (const auto &[axis, size] : kernel.instances.front().deviceMesh)
    devices *= size;
  out["devices"] = devices;
  if (result)
    out.update({{"raw", result.module->raw},
                {"raw_generic", result.module->rawGeneric},
                {"canonical", result.module->canonical},
                {"canonical_generic", result.module->canonicalGeneric}});
  if (result && !result.module->stableHlo.empty())
    out["hlo"] = result.module->stableHlo;
  if (!result)
    out["refusal"] = describe(*result.refusal);
  std::cout << out.dump() << "\n";
}

void judgeFile(const std::string &path, const Options &options, Counts &counts) {
  std::string text = readFile(path);
  kernel::Dump dump = kernel::dumpFromJson(text);
  if (!dump.error.empty()) {
    std::cout << path << ": " << dump.error << "\n";
    ++counts.different;
    return;
  }
  nlohmann::json json = nlohmann::json::parse(text);
  std::string chip = json.value("/device/kind"_json_pointer, "TPU v6e");
  size_t number = 0;
  for (kernel::DumpedKernel &kernel : dump.kernels) {
    std::string label = path + "#" + std::to_string(number++) + " " + kernel.name;
    if (kernel.instances.empty() || kernel.stage != "lower")
      continue;
    for (kernel::KernelInstance &instance : kernel.instances)
      instance.chip = chip;
    lowering::LowerOptions lowerOptions;
    lowerOptions.rawGeneric = true;
    lowerOptions.raw = lowerOptions.canonical = lowerOptions.canonicalGeneric = options.json;
    lowerOptions.stableHlo = options.hlo;
    lowering::LowerResult result = lowering::lower(kernel.instances, lowerOptions);
    if (options.json) {
      writeTexts(path, number - 1, kernel, result);
      continue;
    }
    if (kernel.verdict == "ok")
      judgeModule(label, result, trimmed(kernel.rawGeneric), options, counts);
    else if (kernel.verdict == "error")
      judgeRefusal(label, result, kernel, options, counts);
  }
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    std::string_view argument = argv[i];
    if (argument == "--quiet")
      options.quiet = true;
    else if (argument == "--json")
      options.json = true;
    else if (argument == "--hlo")
      options.hlo = true;
    else if (argument == "--text")
      options.text = true;
    else
      options.files.emplace_back(argument);
  }
  Counts counts;
  for (const std::string &file : options.files)
    judgeFile(file, options, counts);
  if (options.json)
    return 0;
  for (const auto &[reason, count] : counts.reasons)
    std::cout << count << "  " << reason << "\n";
  std::cout << "modules equal " << counts.equal << ", different " << counts.different << "; refusals alike "
            << counts.refusedAlike << ", otherwise " << counts.refusedOtherwise << "\n";
  return counts.different || counts.refusedOtherwise ? 1 : 0;
}
