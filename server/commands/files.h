//===- files.h - Paths on the command line ----------------------*- C++ -*-===//
#pragma once

#include <string>
#include <vector>

namespace pallasd::commands {

struct FileList {
  std::vector<std::string> files;  ///< absolute, sorted within a folder, without repeats
  std::vector<std::string> missing; ///< arguments that name nothing readable
};
/// Python files that the arguments name; folders are walked, without hidden
/// ones, environments and caches.
FileList collectPythonFiles(const std::vector<std::string> &paths);
/// `path` relative to the working folder if it lies below it.
std::string displayPath(const std::string &path);
/// Absolute, without `.` and `..`.
std::string absolutePath(const std::string &path);

} // namespace pallasd::commands
