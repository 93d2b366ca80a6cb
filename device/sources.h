//===- sources.h - The workspace's files that a script needs ----*- C++ -*-===//
#pragma once

#include <string>
#include <vector>

namespace pallasd::device {

struct ScriptFiles {
  std::string root;               ///< the innermost folder that holds them all, absolute
  std::vector<std::string> files; ///< absolute; the script first
  std::vector<std::string> roots; ///< of `importRoots`, those that modules were found below
};

/// The script and every module below its folder or `importRoots` that it imports
/// by an import statement, directly or through others, wherever that stands.
ScriptFiles filesOfScript(const std::string &script, const std::vector<std::string> &importRoots);

} // namespace pallasd::device
