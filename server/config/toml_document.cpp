#include "server/config/toml_document.h"

#include "server/lint/texts.h"

#include <fmt/format.h>

#include <sstream>

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>

namespace pallasd::config {

using Json = nlohmann::json;

namespace {

class Converter {
public:
  explicit Converter(TomlDocument &document) : document(document) {}

  Json convert(const toml::node &node, const std::string &pointer) {
    document.places[pointer] = location(node.source());
    if (const toml::table *table = node.as_table())
      return convertTable(*table, pointer);
    if (const toml::array *array = node.as_array())
      return convertArray(*array, pointer);
    if (auto text = node.value_exact<std::string>())
      return *text;
    if (auto flag = node.value_exact<bool>())
      return *flag;
    if (auto number = node.value_exact<int64_t>())
      return *number;
    if (auto number = node.value_exact<double>())
      return *number;
    std::ostringstream text;
    text << toml::node_view<const toml::node>(node);
    return text.str();
  }

private:
  query::Location location(const toml::source_region &region) const {
    return {document.path, int32_t(region.begin.line), int32_t(region.begin.column), int32_t(region.end.line),
            int32_t(region.end.column)};
  }

  Json convertTable(const toml::table &table, const std::string &pointer) {
    Json object = Json::object();
    for (auto &&[key, value] : table) {
      std::string name(key.str()), token;
      for (char c : name)
        token += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
      std::string place = fmt::format("{}/{}", pointer, token);
      document.places[place + "#key"] = location(key.source());
      object[name] = convert(value, place);
    }
    return object;
  }

  Json convertArray(const toml::array &array, const std::string &pointer) {
    Json list = Json::array();
    for (size_t i = 0; i < array.size(); ++i)
      list.push_back(convert(*array.get(i), pointer + "/" + std::to_string(i)));
    return list;
  }

  TomlDocument &document;
};

} // namespace

query::Location TomlDocument::place(std::string pointer) const {
  while (true) {
    if (auto found = places.find(pointer); found != places.end() && found->second.line > 0)
      return found->second;
    size_t slash = pointer.rfind('/');
    if (slash == std::string::npos)
      return {path, 1, 1, 1, 1};
    pointer.resize(slash);
  }
}

const Json *TomlDocument::find(const std::string &pointer) const {
  Json::json_pointer place(pointer);
  return value.contains(place) ? &value[place] : nullptr;
}

TomlDocument parseToml(const std::string &text, const std::string &path) {
  TomlDocument document;
  document.path = path;
  toml::parse_result parsed = toml::parse(text, path);
  if (!parsed) {
    const toml::source_position &begin = parsed.error().source().begin;
    auto line = int32_t(std::max(1u, begin.line)), column = int32_t(std::max(1u, begin.column));
    document.error = {{path, line, column, line, column}, std::string(parsed.error().description())};
    return document;
  }
  document.value = Converter(document).convert(parsed.table(), "");
  return document;
}

TomlDocument readToml(const std::string &path) {
  std::string text;
  if (lint::readFile(path, text))
    return parseToml(text, path);
  TomlDocument document;
  document.path = path;
  document.error = {{path, 1, 1, 1, 1}, "the file cannot be read"};
  return document;
}

} // namespace pallasd::config
