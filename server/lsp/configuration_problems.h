//===- configuration_problems.h - Mistakes in settings ----------*- C++ -*-===//
#pragma once

#include "server/lsp/session.h"

namespace pallasd::lsp {

/// Tells the client what cannot be used of the configuration: in the file where it stands, or in the log for the
/// editor's own settings; and that what it told before is settled. Always pushed: no client pulls for TOML.
void announceConfigurationProblems(Session &session);

} // namespace pallasd::lsp
