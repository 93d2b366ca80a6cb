//===- lint_options.h - Options of `pallasd lint` ---------------*- C++ -*-===//
#pragma once

#include "server/commands/commands.h"

namespace CLI {
class App;
}

namespace pallasd::commands {

/// Declares them on the command; parsing fills `options`.
void addLintOptions(CLI::App &command, LintOptions &options);

} // namespace pallasd::commands
