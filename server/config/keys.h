//===- keys.h - The declaration of every configuration key ------*- C++ -*-===//
//
// One table: reading, validation, the JSON schema, the documentation's table,
// `pallasd config` and the editor's settings all come from it.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/config/config.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::config {

enum class Kind : uint8_t { Text, Number, Flag, Texts, TextMap, TextsMap };

/// What a text may be, beyond its type.
struct Choices {
  std::string_view noun;                         ///< "chip"
  std::vector<std::string> (*names)() = nullptr; ///< null: anything
  /// Accepts more than `names`; null: nothing else.
  bool (*alsoAccepts)(const std::string &text) = nullptr;
};

struct Key {
  std::string_view name; ///< "run.host": key `host` of the table `run`
  Kind kind;
  std::string_view meaning;  ///< Markdown, one or two sentences
  std::string_view fallback; ///< the default as JSON; empty: unset
  Choices choices;
  void (*store)(Config &config, const nlohmann::json &value, const std::string &folder);
};

const std::vector<Key> &keys();
const Key *findKey(std::string_view name);

/// Of the chips to choose from; facts::chipInfo knows more spellings.
std::vector<std::string> chipNames();

/// Reports that the value at a JSON pointer below the validated object cannot be used.
using Complain = std::function<void(const std::string &pointer, const std::string &message)>;
/// Calls `accept` for each key with a usable value.
void validate(const nlohmann::json &settings, const Complain &complain,
              const std::function<void(const Key &, const nlohmann::json &value, const std::string &pointer)> &accept);

} // namespace pallasd::config
