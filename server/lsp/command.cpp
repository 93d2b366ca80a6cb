#include "server/lsp/command.h"

namespace pallasd::lsp {

namespace {

std::vector<Command> &table() {
  static std::vector<Command> commands;
  return commands;
}

} // namespace

CommandRegistration::CommandRegistration(const char *name, Executes executes,
                                         RequestResult (*run)(RequestCall &, const Json &)) {
  table().push_back({name, executes, run});
}

const std::vector<Command> &allCommands() { return table(); }

const Command *findCommand(const std::string &name, bool trusted) {
  for (const Command &command : table())
    if (name == command.name && (trusted || command.executes == Executes::Nothing))
      return &command;
  return nullptr;
}

} // namespace pallasd::lsp
