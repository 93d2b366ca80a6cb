// `pallasd lsp`: the language server over standard input and output, or on a loopback port.

#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/config/configurations.h"
#include "server/config/keys.h"
#include "server/lint/paths.h"
#include "server/lsp/listen.h"

#include <fmt/format.h>
#include <unistd.h>

namespace pallasd::commands {

namespace {

/// The editor's settings that the table of keys knows: clients send their own (where the server is, tracing) along, and
/// a text that is empty stands for none.
lsp::Json known(const lsp::Json &settings) {
  lsp::Json result = lsp::Json::object();
  if (settings.is_object())
    for (const auto &[name, value] : settings.items())
      for (const config::Key &key : config::keys())
        if ((key.name == name || key.name.starts_with(name + ".")) && value != "")
          result[name] = value;
  return result;
}

} // namespace

int languageServer(config::Configurations &configurations, const std::string &listen) {
  lsp::ServerOptions options;
  options.configuration = [&](const std::vector<std::string> &roots, const lsp::Json &settings) {
    config::Loaded loaded =
        configurations.withEditor(roots.empty() ? lint::absolutePath(".") : roots.front(), known(settings));
    loaded.config.pythonPath.insert(loaded.config.pythonPath.begin(), roots.begin(), roots.end());
    return loaded;
  };
  options.makeAnalyzer = makeAnalyzer;
  if (listen.empty())
    return lsp::serve(STDIN_FILENO, STDOUT_FILENO, options);
  lsp::ListenAddress address = lsp::parseListenAddress(listen);
  std::string error = address.error.empty() ? lsp::listen(address, options) : address.error;
  fmt::print(stderr, "pallasd: {}\n", error);
  return Usage;
}

} // namespace pallasd::commands
