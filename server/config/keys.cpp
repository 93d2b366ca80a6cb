#include "server/config/keys.h"

#include "analysis/facts/chip.h"
#include "analysis/facts/primitives.h"
#include "analysis/kernel/rules.h"

#include <algorithm>
#include <filesystem>

namespace pallasd::config {

using Json = nlohmann::json;

std::vector<std::string> chipNames() { return {"v4", "v5e", "v5p", "v6e", "7x"}; }

namespace {

bool isChip(const std::string &text) { return facts::chipInfo(text) != nullptr; }

std::vector<std::string> ruleNames() {
  std::vector<std::string> names = {"all"};
  for (const kernel::Rule *rule : kernel::allRules())
    names.emplace_back(rule->name);
  return names;
}

std::vector<std::string> releaseNames() {
  std::vector<std::string> names;
  for (const facts::ReleasePrimitives &table : facts::primitiveTables())
    names.emplace_back(table.release);
  return names;
}

constexpr Choices chips{"chip", chipNames, isChip}, rules{"rule", ruleNames}, releases{"JAX release", releaseNames};

std::string absolute(const std::string &path, const std::string &folder) {
  return (std::filesystem::path(folder) / path).lexically_normal().string();
}

void storePythonPath(Config &config, const Json &value, const std::string &folder) {
  config.pythonPath.clear();
  for (const Json &path : value)
    config.pythonPath.push_back(absolute(path, folder));
}

/// A text is a list of one.
void storeShapes(Config &config, const Json &value, const std::string &folder) {
  config.shapes.clear();
  for (const auto &[name, instances] : value.items()) {
    size_t separator = name.rfind("::");
    bool relative = separator != std::string::npos && separator > 0 && name.find('/') < separator;
    std::string key = relative ? absolute(name.substr(0, separator), folder) + name.substr(separator) : name;
    if (instances.is_string())
      config.shapes[key] = {instances.get<std::string>()};
    else
      config.shapes[key] = instances.get<std::vector<std::string>>();
  }
}

/// A name alone is looked for on PATH; anything with a slash is a path.
void storePython(Config &config, const Json &value, const std::string &folder) {
  std::string text = value;
  config.python = text.find('/') == std::string::npos ? text : absolute(text, folder);
}

void storeLibtpu(Config &config, const Json &value, const std::string &folder) {
  config.libtpu = absolute(value, folder);
}

template <auto Member> void storeAs(Config &config, const Json &value, const std::string &) {
  config.*Member = value.get<std::decay_t<decltype(config.*Member)>>();
}

void storePerFileIgnores(Config &config, const Json &value, const std::string &) {
  config.perFileIgnores.clear();
  for (const auto &[pattern, names] : value.items())
    config.perFileIgnores[pattern] = names.get<std::vector<std::string>>();
}

} // namespace

const std::vector<Key> &keys() {
  static const std::vector<Key> all = {
      {"jax", Kind::Text,
       "The JAX release to answer for. Unset: the one that the workspace's environment, lock file or pyproject.toml "
       "names.",
       "", releases, storeAs<&Config::jax>},
      {"chips", Kind::Texts, "The TPU chips to answer for.", R"(["v5e"])", chips, storeAs<&Config::chips>},
      {"cores", Kind::Number, "TensorCores per device; 0: as many as the chip has.", "0", {}, storeAs<&Config::cores>},
      {"pythonPath",
       Kind::Texts,
       "Folders to import from, before those of the workspace's environment.",
       "[]",
       {},
       storePythonPath},
      {"environment",
       Kind::TextMap,
       "Environment variables that programs see; no others exist.",
       "{}",
       {},
       storeAs<&Config::environment>},
      {"shapes",
       Kind::TextsMap,
       "Instances to judge, by `function` or `path::function`: arguments as a directive writes them, `x=f32[512,512], "
       "bm=128`.",
       "{}",
       {},
       storeShapes},
      {"exclude",
       Kind::Texts,
       "Files and folders that are not linted: names, or patterns with `*`, `?` and `**` that count from the "
       "configuration file.",
       "[]",
       {},
       storeAs<&Config::exclude>},
      {"select", Kind::Texts, "Rules that are reported, or `all`.", R"(["all"])", rules, storeAs<&Config::select>},
      {"ignore", Kind::Texts, "Rules that are not reported.", "[]", rules, storeAs<&Config::ignore>},
      {"error", Kind::Texts, "Rules whose findings count as errors.", "[]", rules, storeAs<&Config::error>},
      {"warn", Kind::Texts, "Rules whose findings count as warnings.", "[]", rules, storeAs<&Config::warn>},
      {"per-file-ignores", Kind::TextsMap, "Rules that are not reported in files that match a pattern.", "{}", rules,
       storePerFileIgnores},
      {"inlayHints.enable",
       Kind::Flag,
       "Show the shape and dtype of values inside kernels.",
       "true",
       {},
       storeAs<&Config::inlayHints>},
      {"codeLens.enable",
       Kind::Flag,
       "Show lenses above kernels: shapes, jaxpr, MLIR, run.",
       "true",
       {},
       storeAs<&Config::codeLens>},
      {"worker.enable",
       Kind::Flag,
       "Let the workspace's own JAX trace kernels that can't be followed otherwise. Executes the workspace's code; "
       "only in trusted workspaces.",
       "false",
       {},
       storeAs<&Config::worker>},
      {"python",
       Kind::Text,
       "The Python interpreter with JAX for run, verify and the worker. Unset: that of the workspace's environment.",
       "",
       {},
       storePython},
      {"libtpu",
       Kind::Text,
       "The `libtpu.so` that `pallasd compile` loads. Unset: that of the workspace's environment.",
       "",
       {},
       storeLibtpu},
      {"run.host",
       Kind::Text,
       "Where to run: ssh://[user@]host[:port] of a TPU VM. Unset: this machine.",
       "",
       {},
       storeAs<&Config::runHost>},
      {"run.races", Kind::Flag, "Look for races in TPU interpret mode.", "false", {}, storeAs<&Config::runRaces>},
  };
  return all;
}

const Key *findKey(std::string_view name) {
  for (const Key &key : keys())
    if (key.name == name)
      return &key;
  return nullptr;
}

} // namespace pallasd::config
