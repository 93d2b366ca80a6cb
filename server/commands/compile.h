//===- compile.h - `pallasd compile` ----------------------------*- C++ -*-===//
#pragma once

#include "server/config/configurations.h"

#include <chrono>
#include <string>

namespace pallasd::commands {

struct CompileOptions {
  std::string target;            ///< FILE or FILE::KERNEL
  std::string entry;             ///< of query::Options
  std::string libtpu;            ///< libtpu.so; empty: look for one
  std::string python;            ///< whose environment has one; empty: the configuration's
  std::chrono::seconds time{60}; ///< for one kernel and chip
  bool json = false;
};
/// 1 if a kernel is refused, by JAX or by libtpu; 2 if nothing could be compiled for want of a file or of libtpu.
int compileCommand(const CompileOptions &options, config::Configurations &configurations);

} // namespace pallasd::commands
