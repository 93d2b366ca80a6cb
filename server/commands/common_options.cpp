#include "server/commands/common_options.h"

#include "server/lint/paths.h"

#include <CLI/CLI.hpp>

namespace pallasd::commands {

void CommonOptions::add(CLI::App &command, bool withEntry, bool withFormat) {
  command.add_option("--chip,--chips", chips, "TPU chips, separated by commas: v4, v5e, v5p, v6e, 7x (default: v5e)");
  command.add_option("--jax", jax, "release of JAX to answer for (default: the workspace's)");
  command.add_option("--python-path", pythonPath, "folders to import from, separated by colons");
  command.add_option("--cores", cores, "TensorCores per device (default: the chip's)");
  command.add_option("--config", configFile,
                     "configuration file (default: the nearest pallasd.toml or pyproject.toml)");
  if (withFormat)
    command.add_option("--format", format, "text or json")->check(CLI::IsMember({"text", "json"}));
  if (withEntry)
    command.add_option("--entry", entry, "expression to evaluate in the module, such as 'mm(f32[512,512], 128)'");
}

nlohmann::json CommonOptions::settings() const {
  nlohmann::json settings = nlohmann::json::object();
  if (chips)
    settings["chips"] = splitList(*chips, ',');
  if (jax)
    settings["jax"] = *jax;
  if (pythonPath)
    settings["pythonPath"] = splitList(*pythonPath, ':');
  if (cores)
    settings["cores"] = *cores;
  return settings;
}

config::Configurations CommonOptions::configurations(nlohmann::json more) const {
  more.update(settings());
  return {std::move(more), configFile, lint::absolutePath(".")};
}

std::vector<std::string> splitList(const std::string &text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  for (char c : text + separator) {
    if (c != separator) {
      part += c;
      continue;
    }
    if (!part.empty())
      parts.push_back(part);
    part.clear();
  }
  return parts;
}

} // namespace pallasd::commands
