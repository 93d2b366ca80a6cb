// pallasd/instances: the kernels of a document with what each was traced for.

#include "server/lsp/generated.h"
#include "server/lsp/places.h"

namespace pallasd::lsp {

namespace {

RequestResult instances(RequestCall &call) {
  Document *document = call.session.find(call.params.at("textDocument").at("uri"));
  if (!document)
    return Json::array();
  auto analysis = call.session.analysis(*document, call.cancelled);
  if (!analysis)
    return ResponseError{RequestCancelled, "cancelled"};
  Json list = Json::array();
  for (const query::KernelReport &kernel : analysis->kernels) {
    const query::Location &place = kernel.definition.path == document->path ? kernel.definition : kernel.call;
    GeneratedName jaxpr = nameOf(*analysis, kernel, document->uri, View::Jaxpr), module = jaxpr;
    module.view = View::Mlir;
    Json entry = {{"kernel", kernel.name},
                  {"instance", jaxpr.instance},
                  {"shapes", kernel.shapes},
                  {"shapesFrom", kernel::name(kernel.shapesFrom)},
                  {"status", query::name(kernel.status)},
                  {"state", stateOf(kernel)},
                  {"range", call.session.range(place)}};
    if (kernel.instance)
      entry["jaxpr"] = uriOf(jaxpr);
    if (kernel.status == query::KernelStatus::Complete)
      entry["mlir"] = uriOf(module);
    list.push_back(std::move(entry));
  }
  return list;
}

const RequestRegistration registration("pallasd/instances", instances);

} // namespace

} // namespace pallasd::lsp
