// textDocument/codeLens: above each kernel function how its instances stand, and
// what can be done with them (docs/protocol.md). Lenses whose command is the
// client's are for clients that say they have it.

#include "server/lsp/command.h"
#include "server/lsp/generated.h"
#include "server/lsp/places.h"

#include <fmt/format.h>

namespace pallasd::lsp {

using query::KernelReport;

namespace {

class Lenses {
public:
  Lenses(Session &session, const Document &document, const query::FileAnalysis &analysis)
      : session(session), document(document), analysis(analysis) {}

  Json all() {
    for (const auto &instances : kernelsByFunction(analysis))
      addKernel(instances);
    return std::move(lenses);
  }

private:
  void addKernel(const std::vector<const KernelReport *> &instances) {
    range = session.range(instances.front()->definition);
    const KernelReport &shown = shownOf(instances);
    if (session.clientHas("/experimental/generatedDocuments")) {
      std::string title = stateOf(shown);
      if (instances.size() > 1)
        title += fmt::format(" (and {} more)", instances.size() - 1);
      add(title, "pallasd.showInstances", {{"uri", document.uri}, {"kernel", shown.name}});
      addView("jaxpr", shown, View::Jaxpr);
      addView("MLIR", shown, View::Mlir);
    }
    addServerCommand("run", "pallasd.run", {{"uri", document.uri}, {"kernel", shown.name}});
    addServerCommand("verify", "pallasd.verify", {{"uri", document.uri}});
  }

  /// The instance that says most: one that is refused, else one that was followed.
  static const KernelReport &shownOf(const std::vector<const KernelReport *> &instances) {
    for (auto status : {query::KernelStatus::Refused, query::KernelStatus::Complete})
      for (const KernelReport *kernel : instances)
        if (kernel->status == status)
          return *kernel;
    return *instances.front();
  }

  void addView(const char *title, const KernelReport &kernel, View view) {
    if (!kernel.instance)
      return;
    std::string uri = uriOf(nameOf(analysis, kernel, document.uri, view));
    add(title, "pallasd.showGenerated", {{"uri", uri}, {"source", {{"uri", document.uri}, {"range", range}}}});
  }

  void addServerCommand(const char *title, const char *command, const Json &argument) {
    if (findCommand(command, session.trusted))
      add(title, command, argument);
  }

  void add(const std::string &title, const char *command, const Json &argument) {
    lenses.push_back({{"range", range},
                      {"command", {{"title", title}, {"command", command}, {"arguments", Json::array({argument})}}}});
  }

  Session &session;
  const Document &document;
  const query::FileAnalysis &analysis;
  Json range, lenses = Json::array();
};

RequestResult codeLens(RequestCall &call) {
  Document *document = call.session.find(call.params.at("textDocument").at("uri"));
  if (!document || !call.session.config().codeLens)
    return Json::array();
  auto analysis = call.session.analysis(*document, call.cancelled);
  if (!analysis)
    return ResponseError{RequestCancelled, "cancelled"};
  return Lenses(call.session, *document, *analysis).all();
}

void capabilities(Json &server, const ClientInfo &) { server["codeLensProvider"] = {{"resolveProvider", false}}; }

const RequestRegistration registration("textDocument/codeLens", codeLens, capabilities);

} // namespace

} // namespace pallasd::lsp
