// `pallasd config`: which settings are in force and where each comes from; the
// JSON schema and the documentation's table of the same keys.

#include "server/config/config.h"

#include "server/commands/commands.h"
#include "server/commands/report.h"
#include "server/config/configurations.h"
#include "server/lint/paths.h"

#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

namespace {

void printText(const config::Loaded &loaded) {
  fmt::print("# {}\n", loaded.file.empty() ? "no configuration file" : lint::displayPath(loaded.file));
  const nlohmann::ordered_json values = config::effective(loaded);
  for (const auto &[name, entry] : values.items())
    fmt::print("{:<18} {:<28} {}\n", name, entry["value"].dump(), entry["from"].get<std::string>());
}

} // namespace

int showConfig(const std::string &path, ConfigOutput output, config::Configurations &configurations) {
  if (output == ConfigOutput::Schema) {
    fmt::print("{}\n", config::schema().dump(2));
    return Clean;
  }
  if (output == ConfigOutput::Markdown) {
    fmt::print("{}", config::markdownTable());
    return Clean;
  }
  std::error_code error;
  std::filesystem::path place = lint::absolutePath(path);
  if (!std::filesystem::exists(place, error)) {
    fmt::print(stderr, "pallasd: {} is neither a file nor a folder\n", path);
    return Usage;
  }
  auto loaded = configurations.of((std::filesystem::is_directory(place, error) ? place : place.parent_path()).string());
  if (output == ConfigOutput::Json)
    fmt::print("{}\n", config::effective(*loaded).dump(1));
  else
    printText(*loaded);
  return configurations.complain() ? Usage : Clean;
}

} // namespace pallasd::commands
