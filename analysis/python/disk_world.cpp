//===- disk_world.cpp - A World over the file system ------------*- C++ -*-===//
//
// See disk_world.h.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/disk_world.h"

#include "analysis/syntax/parser.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace pallasd::python {

std::optional<SourceUnit> DiskWorld::source(const std::string &path) {
  auto [it, isNew] = cache.try_emplace(path);
  if (!isNew)
    return it->second;
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return std::nullopt;
  std::stringstream text;
  text << file.rdbuf();
  std::string content = text.str();
  if (content.starts_with("\xEF\xBB\xBF"))
    content.erase(0, 3);
  auto parsed = syntax::parseModule(path, content);
  it->second = SourceUnit{parsed.module, std::make_shared<const std::string>(std::move(content))};
  return it->second;
}

bool DiskWorld::isFile(const std::string &path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

bool DiskWorld::isDirectory(const std::string &path) {
  std::error_code error;
  return std::filesystem::is_directory(path, error);
}

} // namespace pallasd::python
