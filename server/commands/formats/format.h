//===- format.h - Output formats of `pallasd lint` --------------*- C++ -*-===//
//
// A format is one file of this folder: a function from a report to text that
// registers itself by name. `--format` offers what is registered.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lint/result.h"
#include "server/lint/texts.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::commands {

struct LintReport {
  std::string jax;
  std::vector<std::string> chips;
  std::vector<lint::LintedFile> files; ///< in the order of the command line
  lint::Totals totals;
  const lint::Texts &texts;
  bool colours = false; ///< for formats that a terminal shows
};

struct LintFormat {
  std::string_view name;
  std::string_view summary; ///< for --help and docs/ci.md
  std::string (*render)(const LintReport &report);
};

/// In order of name.
std::vector<LintFormat> lintFormats();
/// Null if there is no such format.
const LintFormat *findLintFormat(std::string_view name);

struct LintFormatRegistration {
  explicit LintFormatRegistration(const LintFormat &format);
};

/// JSON that ends with a line end; bytes that are no UTF-8 are replaced.
std::string jsonText(const nlohmann::json &json, int indent);
/// "path:12:8: error[block-shape]: message" without a line end.
std::string conciseLine(const query::Diagnostic &diagnostic);
/// The message and, where several instances exist, the one that it is about.
std::string messageText(const query::Diagnostic &diagnostic);
/// Control characters made visible: a quoted source may not steer a terminal.
std::string printable(std::string_view text);

} // namespace pallasd::commands
