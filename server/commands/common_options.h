//===- common_options.h - Options that several verbs share ------*- C++ -*-===//
#pragma once

#include "server/commands/commands.h"
#include "server/config/configurations.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace pallasd::commands {

/// What is given on the command line wins over configuration files.
struct CommonOptions {
  std::optional<std::string> chips, jax, pythonPath;
  std::optional<int64_t> cores;
  std::string configFile, format = "text", entry;

  void add(CLI::App &command, bool withEntry, bool withFormat = true);
  nlohmann::json settings() const;
  /// `more`: settings of the verb's own options.
  config::Configurations configurations(nlohmann::json more) const;
  Format formatKind() const { return format == "json" ? Format::Json : Format::Text; }
};

/// "a:b" as its parts that are not empty.
std::vector<std::string> splitList(const std::string &text, char separator);

} // namespace pallasd::commands
