#include "server/commands/report.h"

#include "server/commands/formats/format.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

void printJson(const nlohmann::json &json) {
  std::string text = jsonText(json, 1);
  std::fwrite(text.data(), 1, text.size(), stdout);
}

} // namespace pallasd::commands
