//===- toml_document.h - TOML as JSON with places ---------------*- C++ -*-===//
#pragma once

#include "analysis/query/analysis.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace pallasd::config {

struct TomlDocument {
  std::string path;
  nlohmann::json value = nlohmann::json::object(); ///< dates and times as text
  /// By JSON pointer, where the value stands; the key of a value by its pointer and "#key".
  std::map<std::string, query::Location> places;
  struct SyntaxError {
    query::Location where;
    std::string message;
  };
  std::optional<SyntaxError> error;

  /// The place of the pointer or of the nearest thing around it.
  query::Location place(std::string pointer) const;
  /// The value at a pointer such as "/tool/pallasd"; null if there is none.
  const nlohmann::json *find(const std::string &pointer) const;
};

/// An unreadable file is a SyntaxError in line 1.
TomlDocument readToml(const std::string &path);
TomlDocument parseToml(const std::string &text, const std::string &path);

} // namespace pallasd::config
