//===- command.h - The server's commands, one file each ---------*- C++ -*-===//
//
// A command of workspace/executeCommand is a file in server/requests that
// registers its name. Whether it executes the workspace's code is part of the
// registration, and the dispatcher (execute_command.cpp) alone decides: in an
// untrusted workspace such a command is neither offered nor run, whatever the
// client sends.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lsp/request.h"

namespace pallasd::lsp {

enum class Executes : uint8_t {
  Nothing, ///< reads and analyses only
  UserCode ///< runs the workspace's Python
};

struct Command {
  const char *name; ///< "pallasd.run"
  Executes executes;
  /// `argument` is the first of the request's arguments, an empty object if
  /// there is none. Runs on the analysis thread: what takes time takes
  /// `call.later()` and another thread.
  RequestResult (*run)(RequestCall &call, const Json &argument);
};

struct CommandRegistration {
  CommandRegistration(const char *name, Executes executes, RequestResult (*run)(RequestCall &, const Json &));
};
const std::vector<Command> &allCommands();
/// Null if there is none, or if it must not run in a workspace of that trust.
const Command *findCommand(const std::string &name, bool trusted);

} // namespace pallasd::lsp
