#include "server/commands/files.h"

#include "server/config/patterns.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace pallasd::commands {

namespace fs = std::filesystem;

namespace {

bool isSkippedFolder(const fs::path &folder) {
  static const std::set<std::string> names = {"__pycache__", "node_modules", "site-packages", "venv", "build", "dist"};
  std::string name = folder.filename().string();
  return name.starts_with(".") || names.contains(name);
}

/// Patterns and the folder that they count from.
struct Exclusion {
  std::string folder;
  const std::vector<std::string> *patterns;

  std::string relative(const fs::path &path) const { return path.lexically_relative(folder).generic_string(); }
  bool means(const fs::path &path) const {
    return std::any_of(patterns->begin(), patterns->end(),
                       [&](const std::string &pattern) { return config::matchesPath(pattern, relative(path)); });
  }
  bool coversPath(const fs::path &path) const {
    return std::any_of(patterns->begin(), patterns->end(),
                       [&](const std::string &pattern) { return config::covers(pattern, relative(path)); });
  }
};

class Collector {
public:
  Collector(const FileRequest &request, config::Configurations &configurations)
      : request(request), configurations(configurations), workingFolder(absolutePath(".")) {}

  void collect() {
    for (const std::string &argument : request.paths)
      add(argument);
    std::set<std::string> seen;
    std::erase_if(files, [&](const SourcePath &file) { return !seen.insert(file.path).second; });
  }

  std::vector<SourcePath> files;
  std::vector<std::string> missing;

private:
  void add(const std::string &argument) {
    std::string path = absolutePath(argument);
    std::error_code error;
    if (fs::is_directory(path, error))
      walk(path, exclusionsOf(path), nullptr);
    else if (fs::is_regular_file(path, error))
      addNamedFile(path);
    else if (config::isGlob(argument))
      addMatches(argument, path);
    else
      missing.push_back(argument);
  }

  std::shared_ptr<const config::Loaded> configurationOf(const fs::path &folder) {
    return configurations.of(folder.string());
  }

  std::vector<Exclusion> exclusionsOf(const fs::path &folder) {
    auto configuration = configurationOf(folder);
    return {{workingFolder, &request.exclude}, {configuration->folder, &configuration->config.exclude}};
  }

  void addNamedFile(const fs::path &path) {
    std::vector<Exclusion> exclusions = exclusionsOf(path.parent_path());
    bool excluded = std::any_of(exclusions.begin(), exclusions.end(),
                                [&](const Exclusion &exclusion) { return exclusion.coversPath(path); });
    if (!request.forceExclude || !excluded)
      files.push_back({path.string(), configurationOf(path.parent_path())});
  }

  /// Walks the folder before the first name with a pattern in it.
  void addMatches(const std::string &argument, const fs::path &pattern) {
    fs::path folder;
    for (const fs::path &part : pattern) {
      if (config::isGlob(part.string()))
        break;
      folder /= part;
    }
    size_t before = files.size();
    std::string glob = pattern.generic_string();
    if (std::error_code error; fs::is_directory(folder, error))
      walk(folder, exclusionsOf(folder), &glob);
    if (files.size() == before)
      missing.push_back(argument);
  }

  void walk(const fs::path &folder, std::vector<Exclusion> exclusions, const std::string *glob) {
    auto configuration = configurationOf(folder);
    if (configuration->folder == folder && exclusions.back().folder != folder)
      exclusions.push_back({configuration->folder, &configuration->config.exclude});
    std::error_code error;
    std::vector<fs::directory_entry> entries;
    for (fs::directory_iterator it(folder, fs::directory_options::skip_permission_denied, error), end;
         !error && it != end; it.increment(error))
      entries.push_back(*it);
    std::sort(entries.begin(), entries.end());
    for (const fs::directory_entry &entry : entries) {
      if (std::any_of(exclusions.begin(), exclusions.end(),
                      [&](const Exclusion &exclusion) { return exclusion.means(entry.path()); }))
        continue;
      if (entry.is_directory(error) && !entry.is_symlink(error)) {
        if (!isSkippedFolder(entry.path()))
          walk(entry.path(), exclusions, glob);
      } else if (entry.path().extension() == ".py" && entry.is_regular_file(error)) {
        if (!glob || config::matchesGlob(*glob, entry.path().generic_string()))
          files.push_back({entry.path().string(), configuration});
      }
    }
  }

  const FileRequest &request;
  config::Configurations &configurations;
  std::string workingFolder;
};

} // namespace

std::optional<std::vector<SourcePath>> pythonFilesOrComplain(const FileRequest &request,
                                                             config::Configurations &configurations) {
  Collector collector(request, configurations);
  collector.collect();
  for (const std::string &path : collector.missing)
    fmt::print(stderr, "pallasd: {} is neither a file nor a folder\n", path);
  if (configurations.complain() || !collector.missing.empty())
    return std::nullopt;
  return std::move(collector.files);
}

Target splitTarget(const std::string &text) {
  size_t separator = text.rfind("::");
  if (separator == std::string::npos)
    return {absolutePath(text), ""};
  return {absolutePath(text.substr(0, separator)), text.substr(separator + 2)};
}

std::string folderOf(const std::string &path) { return fs::path(path).parent_path().string(); }

query::Options optionsOf(const config::Loaded &configuration, const std::string &entry) {
  query::Options options = config::analysisOptions(configuration);
  options.entry = entry;
  return options;
}

std::optional<query::Options> optionsOrComplain(const std::string &path, const std::string &entry,
                                                config::Configurations &configurations) {
  auto configuration = configurations.of(folderOf(path));
  if (configurations.complain())
    return std::nullopt;
  return optionsOf(*configuration, entry);
}

} // namespace pallasd::commands
