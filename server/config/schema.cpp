// What the table of keys says, for programs (JSON schema), for the
// documentation, and for users who ask what is in force.

#include "server/config/keys.h"

#include <fmt/format.h>

namespace pallasd::config {

using Json = nlohmann::ordered_json;

namespace {

Json textSchema(const Key &key) {
  Json json = {{"type", "string"}};
  if (key.choices.names)
    json["enum"] = key.choices.names();
  return json;
}

Json textsSchema(const Key &key) { return {{"type", "array"}, {"items", textSchema(key)}}; }

Json typeSchema(const Key &key) {
  switch (key.kind) {
  case Kind::Text:
    return textSchema(key);
  case Kind::Number:
    return {{"type", "integer"}, {"minimum", 0}};
  case Kind::Flag:
    return {{"type", "boolean"}};
  case Kind::Texts:
    return textsSchema(key);
  case Kind::TextMap:
    return {{"type", "object"}, {"additionalProperties", textSchema(key)}};
  case Kind::TextsMap:
    if (key.choices.names)
      return {{"type", "object"}, {"additionalProperties", textsSchema(key)}};
    return {{"type", "object"}, {"additionalProperties", {{"anyOf", {textSchema(key), textsSchema(key)}}}}};
  }
  return {};
}

Json keySchema(const Key &key) {
  Json json = typeSchema(key);
  if (!key.fallback.empty())
    json["default"] = Json::parse(key.fallback);
  json["description"] = key.meaning;
  return json;
}

std::string_view typeText(Kind kind) {
  switch (kind) {
  case Kind::Text:
    return "text";
  case Kind::Number:
    return "number";
  case Kind::Flag:
    return "true or false";
  case Kind::Texts:
    return "list of texts";
  case Kind::TextMap:
    return "table of texts";
  case Kind::TextsMap:
    return "table of lists";
  }
  return "";
}

/// The default as the table shows it.
std::string fallbackText(const Key &key) { return key.fallback.empty() ? "" : fmt::format("`{}`", key.fallback); }

} // namespace

Json schema() {
  Json root = {
      {"$schema", "https://json-schema.org/draft/2020-12/schema"},
      {"title", "pallasd"},
      {"description", "[tool.pallasd] of pyproject.toml, pallasd.toml, and the section pallasd of editors' settings"},
      {"type", "object"},
      {"additionalProperties", false},
      {"properties", Json::object()}};
  for (const Key &key : keys()) {
    size_t dot = key.name.find('.');
    if (dot == std::string_view::npos) {
      root["properties"][std::string(key.name)] = keySchema(key);
      continue;
    }
    Json &table = root["properties"][std::string(key.name.substr(0, dot))];
    if (table.is_null())
      table = {{"type", "object"}, {"additionalProperties", false}, {"properties", Json::object()}};
    table["properties"][std::string(key.name.substr(dot + 1))] = keySchema(key);
  }
  return root;
}

std::string markdownTable() {
  std::string text = "| key | type | default | meaning |\n|---|---|---|---|\n";
  for (const Key &key : keys())
    text += fmt::format("| `{}` | {} | {} | {} |\n", key.name, typeText(key.kind), fallbackText(key), key.meaning);
  return text;
}

Json effective(const Loaded &loaded) {
  Json values = Json::object();
  for (const Key &key : keys()) {
    const Origin &origin = loaded.origins.at(std::string(key.name));
    values[std::string(key.name)] = {{"value", Json::parse(origin.value)}, {"from", origin.text()}};
  }
  return values;
}

} // namespace pallasd::config
