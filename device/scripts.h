//===- scripts.h - Our Python, which runs under the user's ------*- C++ -*-===//
//
// device/python/*.py are part of the binary and are handed to an interpreter by
// `-c`: nothing is written to disk, on this machine or a remote one.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pallasd::device {

/// The text of device/python/NAME.py.
std::string_view script(std::string_view name);

/// Arguments for an interpreter that load the named scripts as modules, in this
/// order; the last does the work. They are followed by its own arguments.
std::vector<std::string> interpreterArguments(const std::vector<std::string> &names);

} // namespace pallasd::device
