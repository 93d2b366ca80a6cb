// `pallasd lsp`: the language server over standard input and output.

#include "server/commands/commands.h"
#include "server/commands/compose.h"
#include "server/lsp/server.h"

#include <unistd.h>

namespace pallasd::commands {

int languageServer(const query::Options &analysis) {
  lsp::ServerOptions options;
  options.makeAnalyzer = [&](const std::vector<std::string> &roots) {
    query::Options withRoots = analysis;
    withRoots.pythonPath.insert(withRoots.pythonPath.begin(), roots.begin(), roots.end());
    return makeAnalyzer(withRoots);
  };
  return lsp::serve(STDIN_FILENO, STDOUT_FILENO, options);
}

} // namespace pallasd::commands
