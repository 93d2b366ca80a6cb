// workspace/executeCommand: finds the command and sees to trust (command.h).

#include "server/lsp/command.h"
#include "server/lsp/session.h"

namespace pallasd::lsp {

namespace {

bool exists(const std::string &name) { return findCommand(name, /*trusted=*/true); }

RequestResult executeCommand(RequestCall &call) {
  std::string name = call.params.at("command");
  const Command *command = findCommand(name, call.session.trusted);
  if (!command && exists(name))
    return ResponseError{RequestFailed,
                         name + " executes the workspace's code, and this workspace is not trusted: trust it in the "
                                "editor, or start the client with initializationOptions.trusted = true",
                         {}};
  if (!command)
    return ResponseError{InvalidParams, "pallasd has no command " + name};
  const Json &arguments = call.params.contains("arguments") ? call.params["arguments"] : Json::array();
  return command->run(call, arguments.empty() ? Json::object() : arguments.at(0));
}

void capabilities(Json &server, const ClientInfo &client) {
  Json names = Json::array();
  for (const Command &command : allCommands())
    if (findCommand(command.name, client.trusted))
      names.push_back(command.name);
  if (!names.empty())
    server["executeCommandProvider"] = {{"commands", std::move(names)}, {"workDoneProgress", true}};
}

const RequestRegistration registration("workspace/executeCommand", executeCommand, capabilities);

} // namespace

} // namespace pallasd::lsp
