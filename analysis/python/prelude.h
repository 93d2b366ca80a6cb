//===- prelude.h - Library functions written in Python ----------*- C++ -*-===//
//
// Files of analysis/python/prelude and analysis/jax/prelude are embedded in the
// binary by CMake. The first line names the modelled module that a file adds to
// ("# module: jax.nn"); it is evaluated, after the module's C++ registrations
// and in order of file name, when that module is first imported. Frames of such
// code are internal: they never show in a stack, location or message.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <span>
#include <string_view>

namespace pallasd::python {

struct PreludeSource {
  std::string_view file; ///< relative to the repository
  std::string_view text;
};
/// All embedded files, in order of file name.
std::span<const PreludeSource> preludeSources();

} // namespace pallasd::python
