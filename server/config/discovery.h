//===- discovery.h - Which JAX release a workspace uses ---------*- C++ -*-===//
//
// Found by reading names and texts of files, never by running Python, in this
// order: the configuration, the workspace's environment (the name of
// `jax-*.dist-info`), a lock file, a requirement in requirements*.txt or
// pyproject.toml, else the newest release with facts. Each is looked for in the
// configuration's folder and above, up to the repository's root.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/config/config.h"

#include <optional>
#include <string>
#include <vector>

namespace pallasd::config {

struct JaxRelease {
  std::string used;  ///< a release with facts: the one found, else the newest before it, else the oldest
  std::string found; ///< "0.11.3", or a requirement such as ">=0.11,<0.12"; empty if nothing was
  std::string from;  ///< "uv.lock:120", "…/jax-0.11.2.dist-info", "newest known"
};

JaxRelease jaxRelease(const Loaded &loaded);

/// Folder of the workspace's Python environment; empty if none is found. VIRTUAL_ENV and CONDA_PREFIX, then `.venv`
/// and `venv` of the folder or above. The interpreter that the configuration names wins.
std::string environmentFolder(const Loaded &loaded);
/// Its folders with installed packages.
std::vector<std::string> sitePackages(const std::string &environment);

// --- for tests -----------------------------------------------------------------

/// The newest of `known` (in order of release) that a requirement such as ">=0.11,<0.12" or "^0.11" takes.
std::optional<std::string> newestOf(const std::string &requirement, const std::vector<std::string> &known);

} // namespace pallasd::config
