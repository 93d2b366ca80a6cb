//===- configurations.h - The configuration of each file --------*- C++ -*-===//
//
// A file is judged by the nearest configuration above it, under what the command
// line says. Files of one folder tree share one Loaded.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/config/config.h"

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace pallasd::config {

class Configurations {
public:
  /// `overrides`: settings of the command line. `file`: the configuration for everything; empty: the nearest one.
  /// Relative paths count from `workingFolder`.
  Configurations(nlohmann::json overrides, std::string file, std::string workingFolder);

  std::shared_ptr<const Loaded> of(const std::string &folder);
  /// Read anew, the editor's settings between the file's and the command line's.
  Loaded withEditor(const std::string &folder, const nlohmann::json &settings) const;
  /// Of all that were loaded, each once.
  std::vector<Problem> problems() const;
  /// Writes them to standard error; true if there are any.
  bool complain() const;

private:
  std::shared_ptr<const Loaded> make(const std::string &folder);

  nlohmann::json overrides;
  std::string file, workingFolder;
  std::map<std::string, std::shared_ptr<const Loaded>> byFolder, byFile;
};

} // namespace pallasd::config
