#include "server/lint/cache.h"

#include "server/lint/json.h"
#include "server/lint/texts.h"
#include "support/build_id.h"
#include "support/hash.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::lint {

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

constexpr size_t keptBuilds = 4, maxEntries = 8192;

/// Results of builds that are long gone make room.
void removeOldBuilds(const fs::path &parent) {
  std::error_code error;
  std::vector<std::pair<fs::file_time_type, fs::path>> builds;
  for (fs::directory_iterator it(parent, error), end; !error && it != end; it.increment(error))
    builds.emplace_back(it->last_write_time(error), it->path());
  std::sort(builds.rbegin(), builds.rend());
  for (size_t i = keptBuilds; i < builds.size(); ++i)
    fs::remove_all(builds[i].second, error);
}

/// Results of files that are gone, or of options that nobody uses any more, are the ones not written for long.
void removeOldEntries(const fs::path &folder) {
  std::error_code error;
  std::vector<std::pair<fs::file_time_type, fs::path>> entries;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    entries.emplace_back(it->last_write_time(error), it->path());
  if (entries.size() <= maxEntries)
    return;
  std::sort(entries.begin(), entries.end());
  entries.resize(entries.size() / 2);
  for (const auto &[_, path] : entries)
    fs::remove(path, error);
}

std::string keyOf(const std::string &path, const query::Options &options) {
  Json key = {path,          options.jaxRelease, options.chips, options.cores, options.pythonPath, options.environment,
              options.entry, options.shapes};
  return key.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json toJson(const query::Dependency &dependency) {
  return {int(dependency.kind), dependency.path, dependency.present, fmt::format("{:x}", dependency.hash)};
}

query::Dependency dependencyOf(const Json &json) {
  query::Dependency dependency;
  dependency.kind = query::Dependency::Kind(json.at(0).get<int>());
  dependency.path = json.at(1);
  dependency.present = json.at(2);
  dependency.hash = std::strtoull(json.at(3).get<std::string>().c_str(), nullptr, 16);
  return dependency;
}

/// What the entry says that the analysis asked; nullopt for a damaged entry or another key's.
std::optional<std::vector<query::Dependency>> dependenciesOf(const Json &entry, const std::string &key) {
  // A wrong type in a damaged entry is an exception of the library.
  try {
    if (entry.at("key") != key)
      return std::nullopt;
    std::vector<query::Dependency> dependencies;
    for (const Json &dependency : entry.at("dependencies"))
      dependencies.push_back(dependencyOf(dependency));
    return dependencies;
  } catch (const Json::exception &) {
    return std::nullopt;
  }
}

std::optional<uint64_t> hashOfText(const std::string &path) {
  std::string text;
  if (!readFile(path, text))
    return std::nullopt;
  std::string_view view = text;
  if (view.starts_with("\xEF\xBB\xBF"))
    view.remove_prefix(3);
  return hashBytes(view);
}

} // namespace

std::string defaultCacheFolder() {
  if (const char *cache = std::getenv("XDG_CACHE_HOME"); cache && *cache == '/')
    return fs::path(cache) / "pallasd" / "lint";
  if (const char *home = std::getenv("HOME"); home && *home)
    return fs::path(home) / ".cache" / "pallasd" / "lint";
  return "";
}

Cache::Cache(const std::string &parent) {
  std::string id = buildId();
  if (parent.empty() || id.empty())
    return;
  fs::path own = fs::path(parent) / id;
  std::error_code error;
  bool isNew = fs::create_directories(own, error);
  if (error)
    return;
  folder = own.string();
  if (isNew)
    removeOldBuilds(parent);
  else
    removeOldEntries(folder);
}

std::string Cache::entryPath(const std::string &key) const {
  return fmt::format("{}/{:016x}.json", folder, hashBytes(key));
}

bool Cache::stillHolds(const query::Dependency &dependency) {
  std::error_code error;
  if (dependency.kind == query::Dependency::Kind::IsFile)
    return fs::is_regular_file(dependency.path, error) == dependency.present;
  if (dependency.kind == query::Dependency::Kind::IsDirectory)
    return fs::is_directory(dependency.path, error) == dependency.present;
  if (dependency.kind == query::Dependency::Kind::Names)
    return query::hashOfNames(query::namesIn(dependency.path)) == dependency.hash;
  auto [known, fresh] = textHashes.try_emplace(dependency.path);
  if (fresh)
    known->second = hashOfText(dependency.path);
  return dependency.present ? known->second == dependency.hash : !known->second;
}

std::optional<LintedFile> Cache::find(const std::string &path, const query::Options &options) {
  std::string key = keyOf(path, options), text;
  if (folder.empty() || !readFile(entryPath(key), text))
    return std::nullopt;
  Json entry = Json::parse(text, nullptr, false);
  auto dependencies = dependenciesOf(entry, key);
  if (!dependencies || !std::all_of(dependencies->begin(), dependencies->end(),
                                    [&](const query::Dependency &dependency) { return stillHolds(dependency); }))
    return std::nullopt;
  return entry.contains("file") ? linted(entry["file"]) : std::nullopt;
}

void Cache::keep(const LintedFile &file, const query::Options &options,
                 const std::vector<query::Dependency> &dependencies) {
  if (folder.empty())
    return;
  std::string key = keyOf(file.path, options);
  Json list = Json::array();
  for (const query::Dependency &dependency : dependencies)
    list.push_back(toJson(dependency));
  auto absolute = [](const std::string &path) { return path; };
  Json entry = {{"key", key}, {"dependencies", std::move(list)}, {"file", lint::toJson(file, absolute)}};
  writeFile(entryPath(key), entry.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace pallasd::lint
