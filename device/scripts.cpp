#include "device/scripts.h"

#include "support/embedded.h"

#include <nlohmann/json.hpp>

namespace pallasd::embedded {
std::span<const EmbeddedFile> deviceScripts();
}

namespace pallasd::device {

std::string_view script(std::string_view name) {
  for (const EmbeddedFile &file : embedded::deviceScripts())
    if (file.name == name)
      return file.text;
  return {};
}

std::vector<std::string> interpreterArguments(const std::vector<std::string> &names) {
  nlohmann::json sources = nlohmann::json::array();
  for (const std::string &name : names)
    sources.push_back({name, script(name)});
  return {"-u", "-c", std::string(script("boot")), sources.dump()};
}

} // namespace pallasd::device
