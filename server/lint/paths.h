//===- paths.h - How reports name files -------------------------*- C++ -*-===//
#pragma once

#include <string>

namespace pallasd::lint {

/// Absolute, without `.` and `..`.
std::string absolutePath(const std::string &path);
/// `path` relative to the working folder if it lies below it.
std::string displayPath(const std::string &path);
/// The nearest folder above `path` that holds `.git`, else the working folder.
std::string repositoryRoot(const std::string &path);
/// `path` relative to the working folder's repository, with slashes, as services that show findings beside a commit
/// want it; the path itself if it lies elsewhere.
std::string repositoryPath(const std::string &path);

} // namespace pallasd::lint
