//===- disk_world.h - A World over the file system --------------*- C++ -*-===//
//
// Reads and parses files as they are on disk, each once.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/world.h"

namespace pallasd::python {

class DiskWorld : public World {
public:
  std::optional<SourceUnit> source(const std::string &path) override;
  bool isFile(const std::string &path) override;
  bool isDirectory(const std::string &path) override;

private:
  std::map<std::string, std::optional<SourceUnit>> cache;
};

} // namespace pallasd::python
