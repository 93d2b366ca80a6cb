#include "server/config/config.h"

#include "device/record.h"
#include "server/config/discovery.h"
#include "server/config/keys.h"
#include "server/config/toml_document.h"
#include "server/lint/paths.h"

#include <filesystem>
#include <fmt/format.h>
#include <spdlog/spdlog.h>

namespace pallasd::config {

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

constexpr std::string_view pyprojectTable = "/tool/pallasd";

bool isPyproject(const std::string &path) { return fs::path(path).filename() == "pyproject.toml"; }

Loaded defaults() {
  Loaded loaded;
  for (const Key &key : keys()) {
    loaded.origins[std::string(key.name)] = {"default", 0, key.fallback.empty() ? "null" : std::string(key.fallback)};
    if (!key.fallback.empty())
      key.store(loaded.config, Json::parse(key.fallback), "");
  }
  return loaded;
}

/// Whether the folder's pyproject.toml is about pallasd. One that cannot be parsed is if it names the table.
bool configures(const TomlDocument &document) { return document.error || document.find(std::string(pyprojectTable)); }

void apply(Loaded &loaded, const TomlDocument &document, const std::string &table) {
  if (document.error) {
    loaded.problems.push_back({document.error->where, document.error->message});
    return;
  }
  const Json *settings = table.empty() ? &document.value : document.find(table);
  if (!settings)
    return;
  auto complain = [&](const std::string &pointer, const std::string &message) {
    loaded.problems.push_back({document.place(table + pointer), message});
  };
  validate(*settings, complain, [&](const Key &key, const Json &value, const std::string &pointer) {
    key.store(loaded.config, value, loaded.folder);
    loaded.origins[std::string(key.name)] = {document.path, document.place(table + pointer).line, value.dump()};
  });
}

Loaded fromDocument(const TomlDocument &document) {
  Loaded loaded = defaults();
  loaded.file = document.path;
  loaded.folder = fs::path(document.path).parent_path().string();
  apply(loaded, document, isPyproject(document.path) ? std::string(pyprojectTable) : "");
  return loaded;
}

} // namespace

std::string describe(const Problem &problem) {
  if (problem.where.path.empty())
    return problem.message;
  return fmt::format("{}:{}:{}: error[configuration]: {}", lint::displayPath(problem.where.path), problem.where.line,
                     problem.where.column, problem.message);
}

std::string Origin::text() const {
  std::string name = source.starts_with('/') ? lint::displayPath(source) : source;
  return line > 0 ? fmt::format("{}:{}", name, line) : name;
}

Loaded loadFile(const std::string &path) { return fromDocument(readToml(path)); }

Loaded load(const std::string &folder) {
  std::error_code error;
  for (fs::path at = folder;; at = at.parent_path()) {
    if (fs::is_regular_file(at / "pallasd.toml", error))
      return loadFile((at / "pallasd.toml").string());
    if (fs::is_regular_file(at / "pyproject.toml", error)) {
      TomlDocument document = readToml((at / "pyproject.toml").string());
      if (configures(document))
        return fromDocument(document);
    }
    if (!at.has_relative_path())
      break;
  }
  Loaded loaded = defaults();
  loaded.folder = folder;
  return loaded;
}

void overlay(Loaded &loaded, const Json &settings, const std::string &source, const std::string &folder) {
  auto complain = [&](const std::string &, const std::string &message) {
    loaded.problems.push_back({{}, fmt::format("{}: {}", source, message)});
  };
  validate(settings, complain, [&](const Key &key, const Json &value, const std::string &) {
    key.store(loaded.config, value, folder);
    loaded.origins[std::string(key.name)] = {source, 0, value.dump()};
  });
}

query::Options analysisOptions(const Loaded &loaded) {
  query::Options options;
  options.jaxRelease = jaxRelease(loaded).used;
  options.chips = loaded.config.chips;
  options.cores = loaded.config.cores;
  options.pythonPath = loaded.config.pythonPath;
  options.environment = loaded.config.environment;
  options.shapes = loaded.config.shapes;
  std::string problem;
  std::string recorded = loaded.folder + "/" + device::recordedShapesFile;
  for (auto &[function, calls] : device::readRecordedShapes(recorded, problem)) {
    std::vector<std::string> &all = options.shapes[function];
    all.insert(all.end(), calls.begin(), calls.end());
  }
  if (!problem.empty())
    spdlog::warn("{}", problem);
  return options;
}

} // namespace pallasd::config
