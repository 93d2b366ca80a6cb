// Kernels are matched by name in the order in which they are met; one whose jaxpr
// is equal is taken first, since JAX and the evaluator may meet them in another
// order (a jitted function is lowered when all of it is traced).

#include "device/verify.h"

#include "analysis/jax/jaxpr_text.h"
#include "analysis/query/calls.h"
#include "lowering/lower.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <sstream>

namespace pallasd::device {

using kernel::DumpedKernel;
using query::KernelReport;
using query::KernelStatus;

namespace {

std::string lastComponent(const std::string &name) { return name.substr(name.rfind('.') + 1); }

std::string trimmed(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

using Call = query::CallReports;

/// The evaluator's calls that JAX lowers.
std::vector<Call> loweredCalls(const query::FileAnalysis &analysis) {
  std::vector<Call> calls = query::callsOf(analysis.kernels);
  std::erase_if(calls, [](const Call &call) { return !call.front()->reachesTpu; });
  return calls;
}

std::string bodyText(const kernel::KernelInstance *instance) {
  return instance && instance->body ? jax::canonicalText(*instance->body) : "";
}

bool sameBodies(const Call &call, const DumpedKernel &kernel) {
  if (call.size() != kernel.instances.size())
    return false;
  for (size_t i = 0; i < call.size(); ++i)
    if (bodyText(call[i]->instance.get()) != bodyText(&kernel.instances[i]))
      return false;
  return true;
}

/// "line 3: ours | theirs" of the first line that differs.
std::pair<std::string, std::string> firstDifference(const std::string &ours, const std::string &theirs) {
  std::istringstream a(ours), b(theirs);
  std::string left, right;
  for (int line = 1;; ++line) {
    bool hasLeft = bool(std::getline(a, left)), hasRight = bool(std::getline(b, right));
    if (!hasLeft && !hasRight)
      return {};
    if (hasLeft != hasRight || left != right)
      return {fmt::format("line {}: {}", line, hasLeft ? left : "(end)"),
              fmt::format("line {}: {}", line, hasRight ? right : "(end)")};
  }
}

std::string verdictText(const std::string &verdict, const std::string &errorClass) {
  return verdict == "error" ? "refused with " + errorClass : "lowered";
}

class Comparer {
public:
  Comparer(const query::FileAnalysis &ours, const kernel::Dump &theirs) : calls(loweredCalls(ours)), theirs(theirs) {}

  Comparison run() {
    taken.resize(calls.size());
    std::vector<const DumpedKernel *> kernels;
    for (const DumpedKernel &kernel : theirs.kernels)
      if (kernel.stage != "interpret")
        kernels.push_back(&kernel);
    std::vector<size_t> partners = match(kernels);
    for (size_t i = 0; i < kernels.size(); ++i) {
      size_t before = result.differences.size();
      compareKernel(*kernels[i], partners[i]);
      ++result.kernels;
      result.equal += result.differences.size() == before;
    }
    for (size_t i = 0; i < calls.size(); ++i)
      if (!taken[i] && !isRepeated(i))
        addExtra(calls[i]);
    addScript();
    return std::move(result);
  }

private:
  static constexpr size_t none = size_t(-1);

  std::vector<size_t> match(const std::vector<const DumpedKernel *> &kernels) {
    std::vector<size_t> partners(kernels.size(), none);
    for (bool onlyEqual : {true, false})
      for (size_t i = 0; i < kernels.size(); ++i)
        for (size_t j = 0; j < calls.size() && partners[i] == none; ++j)
          if (!taken[j] && query::nameOf(calls[j]) == kernels[i]->name &&
              (!onlyEqual || sameBodies(calls[j], *kernels[i]))) {
            partners[i] = j;
            taken[j] = true;
          }
    return partners;
  }

  std::string label(const std::string &name) {
    size_t number = seen[name]++;
    return number ? fmt::format("{}#{}", name, number) : name;
  }

  void compareKernel(const DumpedKernel &kernel, size_t partner) {
    current = {label(kernel.name), "", "", "", 0};
    std::string verdict = verdictText(kernel.verdict, kernel.errorClass);
    if (partner == none)
      return add("kernel", "not met", verdict);
    const Call &call = calls[partner];
    const KernelReport &report = query::tellingOf(call);
    current.line = report.definition.line;
    if (report.status == KernelStatus::Unknown || report.status == KernelStatus::Partial)
      return add("verdict", "not followed" + (report.reasons.empty() ? "" : ": " + report.reasons.front()), verdict);
    bool refused = report.status == KernelStatus::Refused, refusedThere = kernel.verdict == "error";
    std::string ourClass = report.error ? report.error->errorClass : "";
    if (refused != refusedThere)
      return add("verdict", verdictText(refused ? "error" : "ok", ourClass), verdict);
    if (refused && lastComponent(ourClass) != lastComponent(kernel.errorClass))
      add("class", ourClass, kernel.errorClass);
    if (!kernel.unspelled.empty() || kernel.instances.empty() || !report.instance)
      return;
    compareBodies(call, kernel);
    if (!refused)
      compareModules(call, kernel);
  }

  void compareBodies(const Call &call, const DumpedKernel &kernel) {
    for (size_t i = 0; i < std::max(call.size(), kernel.instances.size()); ++i) {
      auto [ours, theirs] = firstDifference(i < call.size() ? bodyText(call[i]->instance.get()) : "",
                                            i < kernel.instances.size() ? bodyText(&kernel.instances[i]) : "");
      if (!ours.empty())
        return add("jaxpr", ours, theirs);
    }
    if (call.size() == 1 && kernel.instances.size() == 1)
      compareIndexMaps(*call.front()->instance, kernel.instances.front());
  }

  void compareIndexMaps(const kernel::KernelInstance &a, const kernel::KernelInstance &b) {
    for (size_t i = 0; i < std::min(a.blocks.size(), b.blocks.size()); ++i) {
      if (!a.blocks[i].indexMap || !b.blocks[i].indexMap)
        continue;
      auto [ours, theirs] =
          firstDifference(jax::canonicalText(*a.blocks[i].indexMap), jax::canonicalText(*b.blocks[i].indexMap));
      if (!ours.empty())
        return add("jaxpr", fmt::format("index map of {}, {}", a.blocks[i].origin, ours),
                   fmt::format("index map of {}, {}", b.blocks[i].origin, theirs));
    }
  }

  void compareModules(const Call &call, const DumpedKernel &kernel) {
    lowering::LowerOptions options;
    options.raw = false;
    options.rawGeneric = true;
    lowering::LowerResult lowered = lowering::lower(query::instancesOf(call), options);
    if (!lowered.module)
      return add("module", "not built: " + lowered.refusal->rule, "built");
    auto [ours, theirs] = firstDifference(trimmed(lowered.module->rawGeneric), trimmed(kernel.rawGeneric));
    if (!ours.empty())
      add("module", ours, theirs);
  }

  /// JAX lowers equal calls once.
  bool isRepeated(size_t index) const {
    for (size_t i = 0; i < calls.size(); ++i)
      if (taken[i] && query::nameOf(calls[i]) == query::nameOf(calls[index]) &&
          bodyText(calls[i].front()->instance.get()) == bodyText(calls[index].front()->instance.get()))
        return true;
    return false;
  }

  /// Lowered or refused by the evaluator alone. What it did not follow is no claim.
  void addExtra(const Call &call) {
    const KernelReport &report = *call.front();
    if (report.status == KernelStatus::Unknown || report.status == KernelStatus::Partial)
      return;
    current = {label(query::nameOf(call)), "", "", "", report.definition.line};
    bool refused = report.status == KernelStatus::Refused;
    add("kernel", verdictText(refused ? "error" : "ok", report.error ? report.error->errorClass : ""), "not met");
  }

  /// A script that JAX did not get through says nothing of what comes after.
  void addScript() {
    if (theirs.scriptVerdict != "error")
      return;
    current = {"<script>", "", "", "", 0};
    add("script", "", fmt::format("{}: {}", theirs.scriptErrorClass, theirs.scriptErrorFirstLine));
  }

  void add(const char *what, const std::string &ours, const std::string &theirs) {
    Difference difference = current;
    difference.what = what;
    difference.ours = ours;
    difference.theirs = theirs;
    result.differences.push_back(std::move(difference));
  }

  std::vector<Call> calls;
  const kernel::Dump &theirs;
  std::vector<bool> taken;
  std::map<std::string, size_t> seen;
  Difference current;
  Comparison result;
};

} // namespace

Comparison compare(const query::FileAnalysis &ours, const kernel::Dump &theirs) { return Comparer(ours, theirs).run(); }

} // namespace pallasd::device
