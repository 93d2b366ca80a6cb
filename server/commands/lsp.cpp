// `pallasd lsp`: the language server over standard input and output.

#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/config/configurations.h"
#include "server/lint/paths.h"
#include "server/lsp/server.h"

#include <unistd.h>

namespace pallasd::commands {

int languageServer(config::Configurations &configurations) {
  lsp::ServerOptions options;
  options.makeAnalyzer = [&](const std::vector<std::string> &roots) {
    // A configuration that cannot be used in part is used as far as it can.
    auto loaded = configurations.of(roots.empty() ? lint::absolutePath(".") : roots.front());
    query::Options withRoots = config::analysisOptions(*loaded);
    withRoots.pythonPath.insert(withRoots.pythonPath.begin(), roots.begin(), roots.end());
    return makeAnalyzer(withRoots);
  };
  return lsp::serve(STDIN_FILENO, STDOUT_FILENO, options);
}

} // namespace pallasd::commands
