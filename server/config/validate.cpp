// Settings against the table of keys. Values are checked as JSON, whatever they
// were written in; a complaint names the JSON pointer, which the TOML reader
// turns into a line and a column.

#include "server/config/keys.h"
#include "support/nearest.h"

#include <fmt/format.h>

namespace pallasd::config {

using Json = nlohmann::json;

namespace {

std::string_view kindName(Kind kind) {
  switch (kind) {
  case Kind::Text:
    return "a string";
  case Kind::Number:
    return "a whole number, 0 or more";
  case Kind::Flag:
    return "true or false";
  case Kind::Texts:
    return "a list of strings";
  case Kind::TextMap:
    return "a table of strings";
  case Kind::TextsMap:
    return "a table of lists of strings";
  }
  return "";
}

std::string_view typeName(const Json &value) {
  if (value.is_object())
    return "a table";
  if (value.is_array())
    return "a list";
  if (value.is_string())
    return "a string";
  if (value.is_boolean())
    return "true or false";
  return value.is_null() ? "null" : "a number";
}

std::string escaped(std::string_view token) {
  std::string text;
  for (char c : token)
    text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
  return text;
}

class ValueCheck {
public:
  ValueCheck(const Key &key, const Complain &complain) : key(key), complain(complain) {}

  bool operator()(const Json &value, const std::string &pointer) {
    check(key.kind, value, pointer);
    return sound;
  }

private:
  void fault(const std::string &pointer, const std::string &message) {
    sound = false;
    complain(pointer, message);
  }

  void wrongType(Kind wanted, const Json &value, const std::string &pointer) {
    fault(pointer, fmt::format("`{}` takes {}, not {}", key.name, kindName(wanted), typeName(value)));
  }

  void check(Kind kind, const Json &value, const std::string &pointer) {
    switch (kind) {
    case Kind::Text:
      return value.is_string() ? checkText(value, pointer) : wrongType(key.kind, value, pointer);
    case Kind::Number:
      return value.is_number_integer() && value.get<int64_t>() >= 0 ? void() : wrongType(kind, value, pointer);
    case Kind::Flag:
      return value.is_boolean() ? void() : wrongType(kind, value, pointer);
    case Kind::Texts:
      return checkList(value, pointer);
    case Kind::TextMap:
    case Kind::TextsMap:
      return checkMap(kind, value, pointer);
    }
  }

  void checkList(const Json &value, const std::string &pointer) {
    if (!value.is_array())
      return wrongType(key.kind, value, pointer);
    for (size_t i = 0; i < value.size(); ++i)
      check(Kind::Text, value[i], fmt::format("{}/{}", pointer, i));
  }

  void checkMap(Kind kind, const Json &value, const std::string &pointer) {
    if (!value.is_object())
      return wrongType(kind, value, pointer);
    for (const auto &[name, entry] : value.items()) {
      bool single = kind == Kind::TextMap || (entry.is_string() && !key.choices.names);
      check(single ? Kind::Text : Kind::Texts, entry, pointer + "/" + escaped(name));
    }
  }

  void checkText(const std::string &text, const std::string &pointer) {
    const Choices &choices = key.choices;
    if (!choices.names || (choices.alsoAccepts && choices.alsoAccepts(text)))
      return;
    std::vector<std::string> names = choices.names();
    if (std::find(names.begin(), names.end(), text) != names.end())
      return;
    std::string near = nearest(text, names);
    std::string hint =
        near.empty() ? fmt::format("known: {}", fmt::join(names, ", ")) : fmt::format("did you mean `{}`?", near);
    if (near.empty() && names.size() > 12)
      hint = "`pallasd explain` lists them";
    fault(pointer, fmt::format("there is no {} `{}`; {}", choices.noun, text, hint));
  }

  const Key &key;
  const Complain &complain;
  bool sound = true;
};

bool isTable(const std::string &name) {
  for (const Key &key : keys())
    if (key.name.starts_with(name + "."))
      return true;
  return false;
}

} // namespace

static void
validateTable(const Json &table, const std::string &prefix, const std::string &pointer, const Complain &complain,
              const std::function<void(const Key &, const Json &value, const std::string &pointer)> &accept) {
  for (const auto &[name, value] : table.items()) {
    std::string full = prefix + name, place = pointer + "/" + escaped(name);
    if (const Key *key = findKey(full)) {
      if (!value.is_null() && ValueCheck(*key, complain)(value, place))
        accept(*key, value, place);
    } else if (isTable(full) && value.is_object()) {
      validateTable(value, full + ".", place, complain, accept);
    } else {
      std::vector<std::string> names;
      for (const Key &known : keys())
        names.emplace_back(known.name);
      std::string near = nearest(full, names);
      complain(place + "#key",
               fmt::format("there is no key `{}`{}", full,
                           near.empty() ? "; `pallasd config` lists them" : fmt::format("; did you mean `{}`?", near)));
    }
  }
}

void validate(const Json &settings, const Complain &complain,
              const std::function<void(const Key &, const Json &value, const std::string &pointer)> &accept) {
  if (settings.is_object())
    validateTable(settings, "", "", complain, accept);
  else if (!settings.is_null())
    complain("", fmt::format("settings are a table, not {}", typeName(settings)));
}

} // namespace pallasd::config
