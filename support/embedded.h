//===- embedded.h - Text files that are part of the binary ------*- C++ -*-===//
//
// CMake's pallasd_embed() compiles text files (rule pages, fact tables, prelude
// sources) into the library that uses them, so that the binary stays one file.
// Each list is a function `pallasd::embedded::NAME()`, declared by its user.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <span>
#include <string_view>

namespace pallasd {

struct EmbeddedFile {
  std::string_view name; ///< base name without extension
  std::string_view text;
};

} // namespace pallasd
