//===- interpreter.h - Which Python is the workspace's ----------*- C++ -*-===//
#pragma once

#include <string>

namespace pallasd::device {

struct Interpreter {
  std::string path; ///< absolute; empty: none was found
  std::string why;  ///< where it comes from, or what was looked for
};

/// The interpreter for a file: the setting (a path, or a name on PATH), else
/// .venv/bin/python in the file's folder or one above, $VIRTUAL_ENV, python3.
Interpreter findInterpreter(const std::string &setting, const std::string &file);

} // namespace pallasd::device
