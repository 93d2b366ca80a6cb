#include "server/commands/files.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>

namespace pallasd::commands {

namespace fs = std::filesystem;

namespace {

bool isSkippedFolder(const fs::path &folder) {
  static const std::set<std::string> names = {"__pycache__", "node_modules", "site-packages", "venv", "build", "dist"};
  std::string name = folder.filename().string();
  return name.starts_with(".") || names.contains(name);
}

/// `exclude = ["name", ...]` of the folder's pallasd.toml: entries that a walk
/// passes over; a path given by itself is linted all the same.
std::set<std::string> excludedNames(const fs::path &folder, std::vector<std::string> &problems) {
  std::error_code error;
  fs::path path = folder / "pallasd.toml";
  if (!fs::is_regular_file(path, error))
    return {};
  toml::parse_result parsed = toml::parse_file(path.string());
  if (!parsed) {
    problems.push_back(path.string() + ": " + std::string(parsed.error().description()));
    return {};
  }
  std::set<std::string> names;
  if (const toml::array *list = parsed.table()["exclude"].as_array())
    for (const toml::node &entry : *list)
      if (auto name = entry.value<std::string>())
        names.insert(*name);
  return names;
}

void walk(const fs::path &folder, FileList &list) {
  std::error_code error;
  std::vector<std::string> &files = list.files;
  std::set<std::string> excluded = excludedNames(folder, list.problems);
  std::vector<fs::directory_entry> entries;
  for (fs::directory_iterator it(folder, fs::directory_options::skip_permission_denied, error), end;
       !error && it != end; it.increment(error))
    entries.push_back(*it);
  std::sort(entries.begin(), entries.end());
  for (const fs::directory_entry &entry : entries) {
    if (excluded.contains(entry.path().filename().string()))
      continue;
    if (entry.is_directory(error) && !entry.is_symlink(error)) {
      if (!isSkippedFolder(entry.path()))
        walk(entry.path(), list);
    } else if (entry.path().extension() == ".py" && entry.is_regular_file(error)) {
      files.push_back(entry.path().string());
    }
  }
}

} // namespace

Target splitTarget(const std::string &text) {
  size_t separator = text.rfind("::");
  if (separator == std::string::npos)
    return {absolutePath(text), ""};
  return {absolutePath(text.substr(0, separator)), text.substr(separator + 2)};
}

FileList collectPythonFiles(const std::vector<std::string> &paths) {
  FileList list;
  for (const std::string &argument : paths) {
    std::string path = absolutePath(argument);
    std::error_code error;
    if (fs::is_directory(path, error))
      walk(path, list);
    else if (fs::is_regular_file(path, error))
      list.files.push_back(path);
    else
      list.missing.push_back(argument);
  }
  std::set<std::string> seen;
  std::erase_if(list.files, [&](const std::string &file) { return !seen.insert(file).second; });
  return list;
}

std::optional<std::vector<std::string>> pythonFilesOrComplain(const std::vector<std::string> &paths) {
  FileList list = collectPythonFiles(paths);
  for (const std::string &path : list.missing)
    fmt::print(stderr, "pallasd: {} is neither a file nor a folder\n", path);
  for (const std::string &problem : list.problems)
    fmt::print(stderr, "pallasd: {}\n", problem);
  if (!list.missing.empty() || !list.problems.empty())
    return std::nullopt;
  return std::move(list.files);
}

} // namespace pallasd::commands
