//===- world.h - What the program under analysis asks about -----*- C++ -*-===//
//
// The one record that answers a program's questions about its surroundings
// (policies.md B): files of the workspace, the environment's packages, the
// release of JAX, the chip, environment variables by configuration. Nothing
// here reads the server's own environment. `pallasd doctor` prints it.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::python {

/// One parsed file as the evaluator imports it.
struct SourceUnit {
  std::shared_ptr<const syntax::Module> tree;
  std::shared_ptr<const std::string> text;
};

class World {
public:
  virtual ~World() = default;

  // --- Configuration -------------------------------------------------------
  std::string jaxRelease = "0.12.0.1";
  std::string chip = "v5e";   ///< "v4", "v5e", "v5p", "v6e", "7x"
  int64_t coresPerDevice = 0; ///< 0: the chip's own
  int64_t deviceCount = 1;
  std::vector<std::string> pythonPath;            ///< workspace roots, then --python-path, then site-packages
  std::map<std::string, std::string> environment; ///< os.environ, by configuration only
  std::vector<std::string> argv;
  bool environmentKnown = false; ///< site-packages were found: an absent package is really absent

  // --- Files ---------------------------------------------------------------
  /// The parsed file at `path` (editor overlay first), or null. Cached.
  virtual std::optional<SourceUnit> source(const std::string &path) = 0;
  virtual bool isFile(const std::string &path) = 0;
  virtual bool isDirectory(const std::string &path) = 0;
};

} // namespace pallasd::python
