// `pallasd doctor`: the world that programs are evaluated in and where each part
// of it was found, so that a surprising answer can be traced to what pallasd
// assumed.

#include "analysis/facts/primitives.h"
#include "server/commands/commands.h"
#include "server/commands/report.h"
#include "server/config/configurations.h"
#include "server/config/discovery.h"
#include "server/lint/paths.h"
#include "support/version.h"

#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

using Json = nlohmann::json;

namespace {

Json knownReleases() {
  Json releases = Json::array();
  for (const facts::ReleasePrimitives &table : facts::primitiveTables())
    releases.push_back(table.release);
  return releases;
}

Json pathEntries(const std::vector<std::string> &paths) {
  Json entries = Json::array();
  for (const std::string &path : paths) {
    std::error_code error;
    entries.push_back({{"path", path}, {"exists", std::filesystem::is_directory(path, error)}});
  }
  return entries;
}

std::string lineOf(const Json &value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

} // namespace

int doctor(const std::string &folder, config::Configurations &configurations, Format format) {
  auto loaded = configurations.of(folder);
  query::Options analysis = config::analysisOptions(*loaded);
  config::JaxRelease release = config::jaxRelease(*loaded);
  std::string environment = config::environmentFolder(*loaded);
  Json report = {{"pallasd", version()},
                 {"configuration", loaded->file.empty() ? "none" : loaded->file},
                 {"jax", analysis.jaxRelease},
                 {"jax_found", release.found.empty() ? Json() : Json(release.found)},
                 {"jax_from", release.from},
                 {"known_jax_releases", knownReleases()},
                 {"python_environment", environment.empty() ? "none" : environment},
                 {"chips", analysis.chips},
                 {"chips_from", loaded->origins.at("chips").text()},
                 {"default_backend", "tpu"},
                 {"cores_per_device", analysis.cores ? Json(analysis.cores) : Json("the chip's")},
                 {"python_path", pathEntries(analysis.pythonPath)},
                 {"environment", analysis.environment},
                 {"executes_user_code", false}};
  if (format == Format::Json)
    printJson(report);
  else
    for (const auto &[name, value] : report.items())
      fmt::print("{:<22} {}\n", name, lineOf(value));
  return configurations.complain() ? Usage : Clean;
}

} // namespace pallasd::commands
