// `pallasd doctor`: the world that programs are evaluated in, so that a surprising
// answer can be traced to what pallasd assumed.

#include "analysis/facts/primitives.h"
#include "server/commands/commands.h"
#include "server/commands/report.h"
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

int doctor(const query::Options &analysis, Format format) {
  Json report = {{"pallasd", version()},
                 {"jax", analysis.jaxRelease},
                 {"known_jax_releases", knownReleases()},
                 {"chips", analysis.chips},
                 {"default_backend", "tpu"},
                 {"cores_per_device", analysis.cores ? Json(analysis.cores) : Json("the chip's")},
                 {"python_path", pathEntries(analysis.pythonPath)},
                 {"environment", analysis.environment},
                 {"executes_user_code", false}};
  if (format == Format::Json) {
    printJson(report);
    return Clean;
  }
  for (const auto &[name, value] : report.items())
    fmt::print("{:<22} {}\n", name, lineOf(value));
  return Clean;
}

} // namespace pallasd::commands
