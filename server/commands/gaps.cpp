// `pallasd explain-gaps`: what could not be followed, ranked by the kernels that
// it costs, so that users know what a directive, a call or a model would win.

#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/commands/files.h"
#include "server/commands/report.h"
#include "server/lint/json.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace pallasd::commands {

namespace {

struct Cause {
  std::string what, kind;
  std::set<std::string> kernels; ///< "path::kernel"
  std::vector<query::Location> places;
};

std::vector<Cause> rank(std::map<std::string, Cause> causes) {
  std::vector<Cause> ranked;
  ranked.reserve(causes.size());
  for (auto &[_, cause] : causes)
    ranked.push_back(std::move(cause));
  std::stable_sort(ranked.begin(), ranked.end(), [](const Cause &a, const Cause &b) {
    return std::pair(a.kernels.size(), a.places.size()) > std::pair(b.kernels.size(), b.places.size());
  });
  return ranked;
}

void collect(const query::FileAnalysis &file, std::map<std::string, Cause> &causes) {
  for (const query::Gap &gap : file.gaps) {
    Cause &cause = causes[gap.what];
    cause.what = gap.what;
    cause.kind = gap.kind;
    cause.places.push_back(gap.where);
    for (const std::string &kernel : gap.kernels)
      cause.kernels.insert(file.path + "::" + kernel);
  }
}

nlohmann::json toJson(const Cause &cause) {
  nlohmann::json places = nlohmann::json::array();
  for (const query::Location &place : cause.places) {
    nlohmann::json entry = lint::toJson(place);
    entry["path"] = displayPath(place.path);
    places.push_back(std::move(entry));
  }
  return {{"what", cause.what}, {"kind", cause.kind}, {"kernels", cause.kernels}, {"places", std::move(places)}};
}

} // namespace

int explainGaps(const FileRequest &request, const std::string &entry, config::Configurations &configurations,
                Format format) {
  auto files = pythonFilesOrComplain(request, configurations);
  if (!files)
    return Usage;
  std::map<const config::Loaded *, std::unique_ptr<query::Analyzer>> analyzers;
  std::map<std::string, Cause> causes;
  for (const SourcePath &file : *files) {
    std::unique_ptr<query::Analyzer> &analyzer = analyzers[file.configuration.get()];
    if (!analyzer)
      analyzer = makeAnalyzer(optionsOf(*file.configuration, entry));
    collect(analyzer->analyze(file.path), causes);
    analyzer->close(file.path);
  }
  std::vector<Cause> ranked = rank(std::move(causes));
  if (format == Format::Json) {
    nlohmann::json json = nlohmann::json::array();
    for (const Cause &cause : ranked)
      json.push_back(toJson(cause));
    printJson({{"schema", 1}, {"gaps", std::move(json)}});
    return Clean;
  }
  for (const Cause &cause : ranked) {
    fmt::print("{} ({}): {} kernel{}\n", cause.what, cause.kind, cause.kernels.size(),
               cause.kernels.size() == 1 ? "" : "s");
    for (const query::Location &place : cause.places)
      fmt::print("    {}:{}\n", displayPath(place.path), place.line);
  }
  if (ranked.empty())
    fmt::print("nothing: everything was followed\n");
  return Clean;
}

} // namespace pallasd::commands
