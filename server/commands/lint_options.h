//===- lint_options.h - Options of `pallasd lint` ---------------*- C++ -*-===//
#pragma once

#include "server/commands/commands.h"

#include <nlohmann/json_fwd.hpp>

namespace CLI {
class App;
}

namespace pallasd::commands {

/// Declares them on the command; parsing fills `options`.
void addLintOptions(CLI::App &command, LintOptions &options);
/// What they set of the configuration's keys.
nlohmann::json ruleSettings(const LintOptions &options);

} // namespace pallasd::commands
