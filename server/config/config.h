//===- config.h - What the user configured ----------------------*- C++ -*-===//
//
// Settings come from defaults, the nearest `pallasd.toml` or `pyproject.toml`
// with `[tool.pallasd]`, the editor's settings, and the command line; a later one
// wins key by key. Every key is declared once, in keys.cpp: how it is read, what
// it may hold, what it means. `pallasd config` shows the values and where each
// comes from.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/analysis.h"

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace pallasd::config {

struct Config {
  // --- the world that programs are evaluated in
  std::string jax; ///< empty: as discovered (discovery.h)
  std::vector<std::string> chips;
  int64_t cores = 0;                   ///< per device; 0: the chip's own
  std::vector<std::string> pythonPath; ///< absolute
  std::map<std::string, std::string> environment;
  std::map<std::string, std::vector<std::string>> shapes; ///< as query::Options has them
  // --- which findings are shown
  std::vector<std::string> exclude, select, ignore, error, warn;
  std::map<std::string, std::vector<std::string>> perFileIgnores; ///< pattern → rules
  // --- editors
  bool inlayHints = true, codeLens = true;
  // --- what executes the user's code, on request and in trusted workspaces only
  bool worker = false, runRaces = false;
  std::string python; ///< interpreter; empty: the environment's
  std::string runHost;
  std::string libtpu; ///< libtpu.so for `pallasd compile`; empty: look for one
};

/// A key of a configuration file or settings object that cannot be used; 1-based
/// place in the file, path empty for settings that are in no file.
struct Problem {
  query::Location where;
  std::string message;
};
/// "pyproject.toml:12:8: message".
std::string describe(const Problem &problem);

/// Where a value comes from.
struct Origin {
  std::string source; ///< "default", a path, "editor", "command line"
  int32_t line = 0;   ///< in the file; 0: none
  std::string value;  ///< as it was written there, as JSON; "null" if unset
  std::string text() const;
};

struct Loaded {
  Config config;
  std::string folder;                    ///< that patterns and relative paths count from
  std::string file;                      ///< the configuration file; empty if there is none
  std::map<std::string, Origin> origins; ///< by key
  std::vector<Problem> problems;
};

/// Defaults and the nearest configuration file of `folder` or above.
Loaded load(const std::string &folder);
/// Reads this file, a pallasd.toml or a pyproject.toml, over the defaults.
Loaded loadFile(const std::string &path);
/// Settings as an object (nested or with dotted keys) over what is loaded; null unsets nothing. Relative paths count
/// from `folder`.
void overlay(Loaded &loaded, const nlohmann::json &settings, const std::string &source, const std::string &folder);

/// For the Analyzer, with the JAX release that configuration names or that was discovered.
query::Options analysisOptions(const Loaded &loaded);

/// JSON schema (2020-12) of `[tool.pallasd]`, of pallasd.toml and of the editor's settings.
nlohmann::ordered_json schema();
/// Markdown table of all keys, for docs/configuration.md.
std::string markdownTable();
/// Every key with its value and origin, in the order of declaration.
nlohmann::ordered_json effective(const Loaded &loaded);

} // namespace pallasd::config
