//===- files.h - Paths on the command line ----------------------*- C++ -*-===//
#pragma once

#include <string>
#include <vector>

namespace pallasd::commands {

struct FileList {
  std::vector<std::string> files;    ///< absolute, sorted within a folder, without repeats
  std::vector<std::string> missing;  ///< arguments that name nothing readable
  std::vector<std::string> problems; ///< configuration files that cannot be read, with the reason
};
/// Python files that the arguments name; folders are walked, without hidden
/// ones, environments, caches, and what a folder's pallasd.toml excludes.
FileList collectPythonFiles(const std::vector<std::string> &paths);
/// `path` relative to the working folder if it lies below it.
std::string displayPath(const std::string &path);
/// Absolute, without `.` and `..`.
std::string absolutePath(const std::string &path);

} // namespace pallasd::commands
