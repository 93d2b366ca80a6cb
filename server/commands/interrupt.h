//===- interrupt.h - Ctrl-C ends what a command has started -----*- C++ -*-===//
#pragma once

#include <atomic>

namespace pallasd::commands {

/// Becomes true at the first SIGINT, SIGTERM or SIGHUP, which no longer end
/// this process by themselves once this was called.
const std::atomic<bool> *interruptFlag();

} // namespace pallasd::commands
