// `pallasd verify`: the evaluator against real JAX over whole folders.
//
// The file of expected differences has one a line, `FILE::KERNEL WHAT REASON`,
// FILE relative to the folder that was asked for. It may only shrink: a line
// whose difference is gone fails the run as a new difference does.

#include "server/commands/verify.h"

#include "analysis/kernel/instance_json.h"
#include "device/verify.h"
#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/commands/files.h"
#include "server/commands/interrupt.h"
#include "server/commands/report.h"
#include "server/commands/worker.h"

#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

namespace pallasd::commands {

using Json = nlohmann::json;

namespace {

struct ExpectedLine {
  std::string text, reason;
  bool met = false;
};

/// By "FILE::KERNEL WHAT", with comments and blank lines left to `read`.
class Expected {
public:
  /// An error text, or nothing.
  std::string read(const std::string &file) {
    std::ifstream stream(file);
    if (!stream)
      return file + " cannot be read";
    std::string line;
    for (int number = 1; std::getline(stream, line); ++number) {
      std::istringstream words(line);
      std::string place, what, reason;
      if (!(words >> place) || place.front() == '#')
        continue;
      words >> what;
      std::getline(words >> std::ws, reason);
      if (what.empty() || reason.empty())
        return fmt::format("{}:{}: a line is FILE::KERNEL WHAT REASON", file, number);
      lines[fmt::format("{} {}", place, what)] = {line, reason};
    }
    return "";
  }
  /// The reason, if the difference is expected.
  const std::string *meet(const std::string &key) {
    auto found = lines.find(key);
    if (found == lines.end())
      return nullptr;
    found->second.met = true;
    return &found->second.reason;
  }
  std::vector<std::string> gone(const std::vector<std::string> &checkedFiles) const {
    std::vector<std::string> result;
    for (const auto &[key, line] : lines) {
      bool checked = std::any_of(checkedFiles.begin(), checkedFiles.end(),
                                 [&](const std::string &file) { return key.starts_with(file + "::"); });
      if (!line.met && checked)
        result.push_back(key);
    }
    return result;
  }

private:
  std::map<std::string, ExpectedLine> lines;
};

struct VerifiedFile {
  std::string name; ///< relative to the folder that was asked for
  SourcePath source;
};

/// nullopt after a complaint.
std::optional<std::vector<VerifiedFile>> filesOf(const std::vector<std::string> &paths,
                                                 config::Configurations &configurations) {
  std::vector<VerifiedFile> result;
  for (const std::string &path : paths) {
    auto files = pythonFilesOrComplain({{path}, {}, false}, configurations);
    if (!files)
      return std::nullopt;
    std::error_code error;
    std::string root = absolutePath(path);
    std::string base = std::filesystem::is_directory(root, error) ? root : folderOf(root);
    for (SourcePath &file : *files)
      result.push_back({std::filesystem::path(file.path).lexically_relative(base).string(), std::move(file)});
  }
  return result;
}

/// What one configuration's files are analysed with.
struct Tools {
  std::unique_ptr<query::Analyzer> analyzer;
  std::unique_ptr<device::JaxWorker> worker;
};

class Verification {
public:
  Verification(const VerifyOptions &options, config::Configurations &configurations)
      : options(options), configurations(configurations) {}

  int run() {
    if (!options.expected.empty())
      if (std::string problem = expected.read(options.expected); !problem.empty())
        return complain(problem);
    auto files = filesOf(options.paths, configurations);
    if (!files)
      return Usage;
    auto begin = std::chrono::steady_clock::now();
    for (const VerifiedFile &file : *files) {
      verifyFile(file, toolsOf(file));
      if (*interruptFlag())
        return 130;
      if (!fatal.empty())
        return complain(fatal);
    }
    seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    gone = expected.gone(checked);
    options.json ? printAsJson() : printSummary();
    return unexpected || !gone.empty() ? Findings : Clean;
  }

private:
  Tools &toolsOf(const VerifiedFile &file) {
    const config::Loaded *configuration = file.source.configuration.get();
    Tools &tools = byConfiguration[configuration];
    if (!tools.analyzer) {
      query::Options analysis = optionsOf(*configuration, "");
      tools.analyzer = makeAnalyzer(analysis);
      tools.worker =
          std::make_unique<device::JaxWorker>(workerOptions(options.worker, analysis, configuration->config));
    }
    return tools;
  }

  static int complain(const std::string &problem) {
    fmt::print(stderr, "pallasd: {}\n", problem);
    return Usage;
  }

  void verifyFile(const VerifiedFile &file, Tools &tools) {
    const std::string &path = file.source.path;
    query::FileAnalysis ours = tools.analyzer->analyze(path);
    const std::string *text = tools.analyzer->text(path);
    if (!text || text->find("pallas") == std::string::npos)
      return;
    kernel::TracedScript traced = tools.worker->trace(path, *text, interruptFlag());
    tools.analyzer->close(path);
    checked.push_back(file.name);
    release = tools.worker->release();
    if (release.empty()) {
      fatal = traced.problem;
      return;
    }
    if (!traced.problem.empty())
      return add(file, {"<script>", "script", "", traced.problem, 0});
    kernel::Dump dump = kernel::dumpFromJson(traced.json);
    if (!dump.error.empty())
      return add(file, {"<script>", "script", "JAX's answer cannot be read", dump.error, 0});
    device::Comparison comparison = device::compare(ours, dump);
    kernels += comparison.kernels;
    equal += comparison.equal;
    for (const device::Difference &difference : comparison.differences)
      add(file, difference);
  }

  void add(const VerifiedFile &file, const device::Difference &difference) {
    std::string key = fmt::format("{}::{} {}", file.name, difference.kernel, difference.what);
    const std::string *reason = expected.meet(key);
    unexpected += !reason;
    Json json = {{"file", file.name},        {"kernel", difference.kernel},
                 {"what", difference.what},  {"pallasd", difference.ours},
                 {"jax", difference.theirs}, {"expected", reason ? Json(*reason) : Json()}};
    if (difference.line)
      json["line"] = difference.line;
    differences.push_back(std::move(json));
    if (!options.json && !reason)
      fmt::print("{}\n  pallasd: {}\n  JAX:     {}\n", key, difference.ours, difference.theirs);
  }

  void printSummary() const {
    for (const std::string &key : gone)
      fmt::print("{}\n  no longer differs: remove its line from {}\n", key, options.expected);
    fmt::print("JAX {}: {} kernels in {} files, {} alike in verdict, jaxpr and module; {} differences, {} of them "
               "unexpected, {} expected ones gone; {:.0f} s\n",
               release, kernels, checked.size(), equal, differences.size(), unexpected, gone.size(), seconds);
  }
  void printAsJson() const {
    printJson({{"schema", 1},
               {"jax", release},
               {"files", checked.size()},
               {"kernels", kernels},
               {"alike", equal},
               {"differences", differences},
               {"unexpected", unexpected},
               {"gone", gone},
               {"seconds", seconds}});
  }

  const VerifyOptions &options;
  config::Configurations &configurations;
  std::map<const config::Loaded *, Tools> byConfiguration;
  std::string release;
  Expected expected;
  std::vector<std::string> checked, gone;
  Json differences = Json::array();
  size_t kernels = 0, equal = 0, unexpected = 0;
  double seconds = 0;
  std::string fatal;
};

} // namespace

int verify(const VerifyOptions &options, config::Configurations &configurations) {
  return Verification(options, configurations).run();
}

} // namespace pallasd::commands
