// textDocument/documentSymbol: the document's kernels, their instances inside.
// Other functions are left to the Python server beside us.

#include "server/lsp/places.h"
#include "server/lsp/uri.h"

#include <fmt/format.h>

namespace pallasd::lsp {

using query::KernelReport;

namespace {

// SymbolKind of the specification.
constexpr int functionKind = 12, objectKind = 19;

Json instanceSymbol(const Session &session, const KernelReport &kernel, const std::string &path) {
  Json range = session.range(kernel.call.path == path ? kernel.call : kernel.definition);
  return {{"name", kernel.shapes.empty() ? "no operands" : kernel.shapes},
          {"detail", stateOf(kernel)},
          {"kind", objectKind},
          {"range", range},
          {"selectionRange", range}};
}

Json kernelSymbol(const Session &session, const std::vector<const KernelReport *> &instances, const std::string &path) {
  const KernelReport &kernel = *instances.front();
  Json children = Json::array();
  for (const KernelReport *instance : instances)
    children.push_back(instanceSymbol(session, *instance, path));
  return {{"name", kernel.name},
          {"detail", instances.size() == 1 ? stateOf(kernel) : fmt::format("{} instances", instances.size())},
          {"kind", functionKind},
          {"range", session.range(kernel.function)},
          {"selectionRange", session.range(kernel.definition)},
          {"children", std::move(children)}};
}

RequestResult documentSymbol(RequestCall &call) {
  Document *document = call.session.find(call.params.at("textDocument").at("uri"));
  if (!document)
    return Json::array();
  auto analysis = call.session.analysis(*document, call.cancelled);
  if (!analysis)
    return ResponseError{RequestCancelled, "cancelled"};
  bool nests = call.session.clientHas("/textDocument/documentSymbol/hierarchicalDocumentSymbolSupport");
  Json symbols = Json::array();
  for (const auto &instances : kernelsByFunction(*analysis)) {
    Json symbol = kernelSymbol(call.session, instances, document->path);
    if (nests)
      symbols.push_back(std::move(symbol));
    else
      symbols.push_back({{"name", symbol["name"]},
                         {"kind", functionKind},
                         {"location", {{"uri", document->uri}, {"range", symbol["range"]}}}});
  }
  return symbols;
}

void capabilities(Json &server, const ClientInfo &) {
  server["documentSymbolProvider"] = {{"label", "Pallas kernels"}};
}

const RequestRegistration registration("textDocument/documentSymbol", documentSymbol, capabilities);

} // namespace

} // namespace pallasd::lsp
