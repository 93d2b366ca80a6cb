#include "device/interpreter.h"

#include "device/process.h"

#include <cstdlib>
#include <filesystem>

namespace pallasd::device {

namespace fs = std::filesystem;

namespace {

/// Absolute without resolving links: a virtual environment is known by its own path.
std::string absolute(const std::string &path) {
  std::error_code error;
  fs::path result = fs::absolute(path, error);
  return error ? path : result.lexically_normal().string();
}

std::string inFolderOrAbove(const std::string &file) {
  fs::path folder = fs::path(absolute(file)).parent_path();
  while (true) {
    std::string candidate = findProgram((folder / ".venv/bin/python").string());
    if (!candidate.empty() || folder == folder.parent_path())
      return candidate;
    folder = folder.parent_path();
  }
}

} // namespace

Interpreter findInterpreter(const std::string &setting, const std::string &file) {
  if (!setting.empty()) {
    std::string found = findProgram(setting);
    if (found.empty())
      return {"", "the setting `python` names " + setting + ", which is not a program that can be run"};
    return {absolute(found), "the setting `python`"};
  }
  if (std::string found = inFolderOrAbove(file); !found.empty())
    return {found, "the workspace's .venv"};
  if (const char *environment = std::getenv("VIRTUAL_ENV"))
    if (std::string found = findProgram(std::string(environment) + "/bin/python"); !found.empty())
      return {absolute(found), "$VIRTUAL_ENV"};
  if (std::string found = findProgram("python3"); !found.empty())
    return {absolute(found), "python3 on PATH"};
  return {"", "there is no .venv in the workspace, no $VIRTUAL_ENV and no python3 on PATH"};
}

} // namespace pallasd::device
