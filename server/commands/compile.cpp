// `pallasd compile`: the modules of a file's kernels through libtpu, for each
// configured chip, without Python, JAX or a TPU. Nothing of the user's code is
// executed: libtpu compiles what pallasd lowered.

#include "server/commands/compile.h"

#include "analysis/query/calls.h"
#include "device/aot.h"
#include "lowering/lower.h"
#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/commands/files.h"
#include "server/commands/interrupt.h"
#include "server/commands/report.h"

#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

using Json = nlohmann::json;
using device::AotResult;
using Verdict = AotResult::Verdict;

namespace {

/// How one kernel fares on one chip.
struct Outcome {
  std::string chip, verdict; ///< "ok", "refused", "not-lowered", "unknown", "died", "timeout"
  AotResult result;
};
struct Kernel {
  std::string name, shapes;
  int32_t line = 0;
  std::vector<Outcome> outcomes;
};

const char *verdictName(Verdict verdict) {
  switch (verdict) {
  case Verdict::Ok:
    return "ok";
  case Verdict::Refused:
    return "refused";
  case Verdict::Died:
    return "died";
  case Verdict::TimedOut:
    return "timeout";
  case Verdict::Cancelled:
    return "cancelled";
  case Verdict::Unavailable:
    break;
  }
  return "unknown";
}

int64_t devicesOf(const kernel::KernelInstance &instance) {
  int64_t count = 1;
  for (const auto &[_, size] : instance.deviceMesh)
    count *= size;
  return count;
}

class Compilation {
public:
  Compilation(const CompileOptions &options, const Target &target, device::AotCompiler &compiler)
      : options(options), target(target), compiler(compiler) {}

  /// False if the file cannot be read.
  bool add(query::Options analysisOptions, const std::string &chip) {
    analysisOptions.chips = {chip};
    auto analyzer = makeAnalyzer(analysisOptions);
    query::FileAnalysis analysis = analyzer->analyze(target.path);
    if (!analyzer->text(target.path))
      return false;
    std::map<std::string, size_t> met;
    for (const query::CallReports &call : query::callsOf(analysis.kernels)) {
      size_t occurrence = met[query::nameOf(call)]++;
      if (!target.kernel.empty() && query::nameOf(call) != target.kernel)
        continue;
      kernelOf(call, occurrence).outcomes.push_back(compile(*analyzer, call, chip));
    }
    return true;
  }
  const std::vector<Kernel> &kernels() const { return found; }
  /// Set if libtpu could not be used at all.
  const std::string &problem() const { return trouble; }

private:
  Kernel &kernelOf(const query::CallReports &call, size_t occurrence) {
    auto [place, isNew] = index.try_emplace({query::nameOf(call), occurrence}, found.size());
    if (isNew)
      found.push_back({query::nameOf(call), call.front()->shapes, call.front()->definition.line, {}});
    return found[place->second];
  }

  Outcome compile(const query::Analyzer &analyzer, const query::CallReports &call, const std::string &chip) {
    const query::KernelReport &report = query::tellingOf(call);
    Outcome outcome{chip, "unknown", {}};
    if (report.error) {
      outcome.verdict = "not-lowered";
      outcome.result.code = report.error->errorClass;
      outcome.result.message = report.error->firstLine;
      if (const auto &at = report.error->innermost)
        outcome.result.place = device::AotPlace{at->path, at->line, at->column - 1, at->endLine, at->endColumn - 1};
      return outcome;
    }
    if (report.status != query::KernelStatus::Complete || !report.instance) {
      outcome.result.message = report.reasons.empty() ? "not followed in full" : report.reasons.front();
      return outcome;
    }
    lowering::LowerOptions lowerOptions;
    lowerOptions.raw = false;
    lowerOptions.stableHlo = true;
    lowerOptions.place = [&](const jax::SourceFrame &frame) { return placed(analyzer, frame); };
    lowering::LowerResult lowered = lowering::lower(query::instancesOf(call), lowerOptions);
    if (!lowered.module || lowered.module->stableHlo.empty()) {
      outcome.result.message = "the form of an argument or of a compiler parameter isn't known";
      return outcome;
    }
    device::AotRequest request{chip, devicesOf(*report.instance), std::move(lowered.module->stableHlo), options.time};
    outcome.result = compiler.compile(request, interruptFlag());
    outcome.verdict = verdictName(outcome.result.verdict);
    if (outcome.result.verdict == Verdict::Unavailable)
      trouble = outcome.result.message;
    return outcome;
  }

  static std::optional<jax::SourceFrame> placed(const query::Analyzer &analyzer, const jax::SourceFrame &frame) {
    auto place = analyzer.locate(frame);
    if (!place)
      return std::nullopt;
    jax::SourceFrame absolute = frame;
    absolute.file = place->path;
    absolute.line = place->line;
    absolute.column = place->column - 1;
    absolute.endLine = place->endLine;
    absolute.endColumn = place->endColumn - 1;
    return absolute;
  }

  const CompileOptions &options;
  const Target &target;
  device::AotCompiler &compiler;
  std::vector<Kernel> found;
  std::map<std::pair<std::string, size_t>, size_t> index;
  std::string trouble;
};

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

Json orNull(const std::optional<int64_t> &value) { return value ? Json(*value) : Json(); }

Json toJson(const Outcome &outcome) {
  const AotResult &result = outcome.result;
  Json json = {{"chip", outcome.chip},
               {"verdict", outcome.verdict},
               {"error", nullptr},
               {"vmem_bytes", orNull(result.vmemBytes)},
               {"code_bytes", orNull(result.codeBytes)},
               {"seconds", result.seconds}};
  if (outcome.verdict == "ok")
    return json;
  json["error"] = {{"code", result.code}, {"message", result.message}};
  if (const auto &place = result.place)
    json["error"].update({{"path", displayPath(place->path)},
                          {"line", place->line},
                          {"column", place->column + 1},
                          {"end_line", place->endLine},
                          {"end_column", place->endColumn + 1}});
  return json;
}

void printReport(const std::vector<Kernel> &kernels) {
  auto kibibytes = [](const std::optional<int64_t> &bytes) {
    return bytes ? fmt::format("{:.1f} KiB", double(*bytes) / 1024) : std::string("?");
  };
  for (const Kernel &kernel : kernels) {
    fmt::print("{} (line {}, {})\n", kernel.name, kernel.line, kernel.shapes);
    for (const Outcome &outcome : kernel.outcomes) {
      const AotResult &result = outcome.result;
      std::string text = fmt::format("  {:<4} {:<11} ", outcome.chip, outcome.verdict);
      if (outcome.verdict == "ok") {
        text += fmt::format("VMEM {}, code {}", kibibytes(result.vmemBytes), kibibytes(result.codeBytes));
      } else {
        if (const auto &place = result.place)
          text += fmt::format("{}:{}:{}: ", displayPath(place->path), place->line, place->column + 1);
        text += result.code + (result.code.empty() ? "" : " ") + result.message.substr(0, result.message.find('\n'));
      }
      fmt::print("{}\n", text);
    }
  }
}

bool isRefused(const Outcome &outcome) {
  return outcome.verdict == "refused" || outcome.verdict == "not-lowered" || outcome.verdict == "died";
}

} // namespace

int compileCommand(const CompileOptions &options, config::Configurations &configurations) {
  Target target = splitTarget(options.target);
  auto analysisOptions = optionsOrComplain(target.path, options.entry, configurations);
  if (!analysisOptions)
    return Usage;
  const config::Config &configuration = configurations.of(folderOf(target.path))->config;
  device::FoundLibtpu libtpu =
      device::findLibtpu(options.libtpu.empty() ? configuration.libtpu : options.libtpu, analysisOptions->pythonPath,
                         options.python.empty() ? configuration.python : options.python, target.path);
  if (libtpu.path.empty()) {
    fmt::print(stderr, "pallasd: {}\n", libtpu.why);
    return Usage;
  }
  device::AotCompiler compiler(libtpu.path);
  Compilation compilation(options, target, compiler);
  for (const std::string &chip : analysisOptions->chips)
    if (!compilation.add(*analysisOptions, chip)) {
      fmt::print(stderr, "pallasd: {} cannot be read\n", options.target);
      return Usage;
    }
  if (!compilation.problem().empty()) {
    fmt::print(stderr, "pallasd: {} cannot be used: {}\n", libtpu.path, compilation.problem());
    return Usage;
  }
  bool refused = false;
  Json kernels = Json::array();
  for (const Kernel &kernel : compilation.kernels()) {
    Json chips = Json::array();
    for (const Outcome &outcome : kernel.outcomes) {
      refused |= isRefused(outcome);
      chips.push_back(toJson(outcome));
    }
    kernels.push_back({{"name", kernel.name}, {"line", kernel.line}, {"shapes", kernel.shapes}, {"chips", chips}});
  }
  if (options.json)
    printJson({{"schema", 1},
               {"jax", analysisOptions->jaxRelease},
               {"libtpu", libtpu.path},
               {"path", displayPath(target.path)},
               {"kernels", std::move(kernels)}});
  else
    printReport(compilation.kernels());
  return refused ? Findings : Clean;
}

} // namespace pallasd::commands
