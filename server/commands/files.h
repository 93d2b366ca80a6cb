//===- files.h - Paths on the command line ----------------------*- C++ -*-===//
#pragma once

#include "server/config/configurations.h"
#include "server/lint/paths.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::commands {

using lint::absolutePath;
using lint::displayPath;

/// A Python file and the configuration that it is judged by.
struct SourcePath {
  std::string path; ///< absolute
  std::shared_ptr<const config::Loaded> configuration;
};

struct FileRequest {
  std::vector<std::string> paths;   ///< files, folders and patterns
  std::vector<std::string> exclude; ///< patterns that count from the working folder
  bool forceExclude = false;        ///< what is excluded is not linted even if it is named
};
/// Python files that the arguments name, sorted within a folder, without repeats; folders are walked, without hidden
/// ones, environments, caches, and what their configurations exclude. Says on standard error what is missing and
/// which configuration cannot be used; nullopt if anything is.
std::optional<std::vector<SourcePath>> pythonFilesOrComplain(const FileRequest &request,
                                                             config::Configurations &configurations);

/// FILE or FILE::KERNEL.
struct Target {
  std::string path;   ///< absolute
  std::string kernel; ///< empty: all
};
Target splitTarget(const std::string &text);

std::string folderOf(const std::string &path);
query::Options optionsOf(const config::Loaded &configuration, const std::string &entry);
/// What the configurations say about one file; nullopt after a complaint.
std::optional<query::Options> optionsOrComplain(const std::string &path, const std::string &entry,
                                                config::Configurations &configurations);

} // namespace pallasd::commands
