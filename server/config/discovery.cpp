#include "server/config/discovery.h"

#include "analysis/facts/primitives.h"
#include "server/config/requirements.h"
#include "server/config/toml_document.h"
#include "server/lint/paths.h"
#include "server/lint/texts.h"
#include "support/releases.h"
#include "support/text.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>

namespace pallasd::config {

namespace fs = std::filesystem;

namespace {

struct Finding {
  std::string requirement; ///< "==0.11.2", ">=0.11"
  std::string from;
};

std::vector<std::string> knownReleases() {
  std::vector<std::string> names;
  for (const facts::ReleasePrimitives &table : facts::primitiveTables())
    names.emplace_back(table.release);
  return names;
}

/// The folder and those above it, up to the root of its repository.
std::vector<fs::path> upwards(const std::string &folder) {
  std::vector<fs::path> folders;
  std::error_code error;
  for (fs::path at = folder;; at = at.parent_path()) {
    folders.push_back(at);
    if (!at.has_relative_path() || fs::exists(at / ".git", error))
      return folders;
  }
}

std::vector<fs::path> entries(const fs::path &folder, const std::string &prefix, const std::string &suffix) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    std::string name = it->path().filename().string();
    if (name.starts_with(prefix) && name.ends_with(suffix) && name.size() >= prefix.size() + suffix.size())
      found.push_back(it->path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::optional<Finding> inEnvironment(const Loaded &loaded) {
  for (const std::string &folder : sitePackages(environmentFolder(loaded)))
    for (const fs::path &entry : entries(folder, "jax-", ".dist-info")) {
      std::string name = entry.filename().string();
      std::string version = name.substr(4, name.size() - 4 - std::string_view(".dist-info").size());
      return Finding{"==" + version, entry.string()};
    }
  return std::nullopt;
}

std::string at(const fs::path &file, size_t line) { return fmt::format("{}:{}", file.string(), line); }

std::string unquoted(std::string_view line, std::string_view key) {
  line.remove_prefix(key.size());
  size_t begin = line.find('"'), end = line.rfind('"');
  return begin < end && end != std::string_view::npos ? std::string(line.substr(begin + 1, end - begin - 1)) : "";
}

/// Lock files in TOML all have a table of name and version for each package.
std::optional<Finding> inTomlLock(const fs::path &file) {
  std::string text;
  if (!lint::readFile(file.string(), text))
    return std::nullopt;
  text::LineIndex lines(text);
  bool isJax = false;
  for (size_t i = 0; i < lines.lineCount(); ++i) {
    std::string_view line = lines.line(i);
    if (line.starts_with("[["))
      isJax = false;
    else if (line.starts_with("name = "))
      isJax = unquoted(line, "name = ") == "jax";
    else if (isJax && line.starts_with("version = "))
      return Finding{"==" + unquoted(line, "version = "), at(file, i + 1)};
  }
  return std::nullopt;
}

std::optional<Finding> inLock(const fs::path &folder) {
  std::vector<fs::path> files = {folder / "uv.lock", folder / "poetry.lock"};
  for (const fs::path &file : entries(folder, "pylock", ".toml"))
    files.push_back(file);
  for (const fs::path &file : files)
    if (auto found = inTomlLock(file))
      return found;
  return std::nullopt;
}

std::optional<Finding> inRequirements(const fs::path &folder) {
  for (const fs::path &file : entries(folder, "requirements", ".txt")) {
    std::string text;
    if (!lint::readFile(file.string(), text))
      continue;
    text::LineIndex lines(text);
    for (size_t i = 0; i < lines.lineCount(); ++i)
      if (auto requirement = requirementOf(lines.line(i), "jax"); requirement && !requirement->empty())
        return Finding{*requirement, at(file, i + 1)};
  }
  return std::nullopt;
}

/// Requirements in a pyproject.toml: lists of lines wherever the standards have them, and Poetry's tables.
class PyprojectSearch {
public:
  explicit PyprojectSearch(const fs::path &file) : document(readToml(file.string())) {}

  std::optional<Finding> run() {
    if (document.error)
      return std::nullopt;
    searchList("/project/dependencies");
    searchLists("/project/optional-dependencies");
    searchLists("/dependency-groups");
    searchPoetry("/tool/poetry/dependencies/jax");
    return found;
  }

private:
  void searchList(const std::string &pointer) {
    const nlohmann::json *list = document.find(pointer);
    if (!list || !list->is_array())
      return;
    for (size_t i = 0; i < list->size() && !found; ++i)
      if ((*list)[i].is_string())
        take(requirementOf((*list)[i].get<std::string>(), "jax"), fmt::format("{}/{}", pointer, i));
  }
  void searchLists(const std::string &pointer) {
    if (const nlohmann::json *table = document.find(pointer); table && table->is_object())
      for (const auto &[name, _] : table->items())
        searchList(fmt::format("{}/{}", pointer, name));
  }
  void searchPoetry(const std::string &pointer) {
    const nlohmann::json *value = document.find(pointer);
    if (value && value->is_object())
      value = document.find(pointer + "/version");
    if (value && value->is_string())
      take(value->get<std::string>(), pointer);
  }
  void take(std::optional<std::string> requirement, const std::string &pointer) {
    if (!found && requirement && !requirement->empty())
      found = Finding{*requirement, at(document.path, size_t(document.place(pointer).line))};
  }

  TomlDocument document;
  std::optional<Finding> found;
};

std::optional<Finding> inPyproject(const fs::path &folder) {
  std::error_code error;
  fs::path file = folder / "pyproject.toml";
  return fs::is_regular_file(file, error) ? PyprojectSearch(file).run() : std::nullopt;
}

std::optional<Finding> search(const Loaded &loaded) {
  if (auto found = inEnvironment(loaded))
    return found;
  for (auto where : {inLock, inRequirements, inPyproject})
    for (const fs::path &folder : upwards(loaded.folder))
      if (auto found = where(folder))
        return found;
  return std::nullopt;
}

std::string pinned(const std::string &requirement) {
  bool isPin = requirement.starts_with("==") && requirement.find_first_of(",*") == std::string::npos;
  return isPin ? requirement.substr(requirement.find_first_not_of('=')) : "";
}

/// The newest known release that is not newer than `release`, else the oldest known.
std::string nearestKnown(const std::string &release, const std::vector<std::string> &known) {
  std::string best = known.front();
  for (const std::string &candidate : known)
    if (compareReleases(candidate, release) <= 0)
      best = candidate;
  return best;
}

std::string variable(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

} // namespace

std::optional<std::string> newestOf(const std::string &requirement, const std::vector<std::string> &known) {
  for (auto candidate = known.rbegin(); candidate != known.rend(); ++candidate)
    if (meets(*candidate, requirement).value_or(false))
      return *candidate;
  return std::nullopt;
}

JaxRelease jaxRelease(const Loaded &loaded) {
  std::vector<std::string> known = knownReleases();
  if (!loaded.config.jax.empty())
    return {nearestKnown(loaded.config.jax, known), loaded.config.jax, loaded.origins.at("jax").text()};
  std::optional<Finding> found = search(loaded);
  if (!found)
    return {known.back(), "", "newest known"};
  if (std::string release = pinned(found->requirement); !release.empty())
    return {nearestKnown(release, known), release, lint::displayPath(found->from)};
  return {newestOf(found->requirement, known).value_or(known.back()), found->requirement,
          lint::displayPath(found->from)};
}

std::string environmentFolder(const Loaded &loaded) {
  std::error_code error;
  if (fs::path python = loaded.config.python; python.is_absolute())
    return python.parent_path().parent_path().string();
  for (const char *name : {"VIRTUAL_ENV", "CONDA_PREFIX"})
    if (std::string folder = variable(name); !folder.empty() && fs::is_directory(folder, error))
      return folder;
  for (const fs::path &folder : upwards(loaded.folder))
    for (const char *name : {".venv", "venv"})
      if (fs::exists(folder / name / "pyvenv.cfg", error))
        return (folder / name).string();
  return "";
}

std::vector<std::string> sitePackages(const std::string &environment) {
  std::vector<std::string> folders;
  if (environment.empty())
    return folders;
  std::error_code error;
  for (const char *library : {"lib", "lib64"})
    for (const fs::path &python : entries(fs::path(environment) / library, "python3", ""))
      for (const char *packages : {"site-packages", "dist-packages"})
        if (fs::is_directory(python / packages, error))
          folders.push_back((python / packages).string());
  return folders;
}

} // namespace pallasd::config
