//===- files.h - Paths on the command line ----------------------*- C++ -*-===//
#pragma once

#include "server/lint/paths.h"

#include <optional>
#include <string>
#include <vector>

namespace pallasd::commands {

using lint::absolutePath;
using lint::displayPath;

struct FileList {
  std::vector<std::string> files;    ///< absolute, sorted within a folder, without repeats
  std::vector<std::string> missing;  ///< arguments that name nothing readable
  std::vector<std::string> problems; ///< configuration files that cannot be read, with the reason
};
/// Python files that the arguments name; folders are walked, without hidden
/// ones, environments, caches, and what a folder's pallasd.toml excludes.
FileList collectPythonFiles(const std::vector<std::string> &paths);
/// The same, after saying on standard error what is missing or cannot be read; nullopt if anything is.
std::optional<std::vector<std::string>> pythonFilesOrComplain(const std::vector<std::string> &paths);
/// FILE or FILE::KERNEL.
struct Target {
  std::string path;   ///< absolute
  std::string kernel; ///< empty: all
};
Target splitTarget(const std::string &text);

} // namespace pallasd::commands
