#include "server/lint/paths.h"

#include <filesystem>

namespace pallasd::lint {

namespace fs = std::filesystem;

namespace {

std::string relativeTo(const fs::path &folder, const std::string &path) {
  std::string text = fs::path(path).lexically_relative(folder).generic_string();
  return text.empty() || text == ".." || text.starts_with("../") ? path : text;
}

fs::path workingFolder() {
  std::error_code error;
  return fs::current_path(error);
}

} // namespace

std::string absolutePath(const std::string &path) {
  std::error_code error;
  fs::path absolute = fs::absolute(path, error);
  std::string text = (error ? fs::path(path) : absolute).lexically_normal().string();
  while (text.size() > 1 && text.ends_with('/'))
    text.pop_back();
  return text;
}

std::string displayPath(const std::string &path) { return relativeTo(workingFolder(), path); }

std::string repositoryRoot(const std::string &path) {
  std::error_code error;
  for (fs::path folder = path;; folder = folder.parent_path()) {
    if (fs::exists(folder / ".git", error))
      return folder.string();
    if (!folder.has_relative_path())
      return workingFolder().string();
  }
}

std::string repositoryPath(const std::string &path) {
  static const std::string root = repositoryRoot(workingFolder().string());
  return relativeTo(root, path);
}

} // namespace pallasd::lint
