// experimental/serverStatus (docs/protocol.md): what the last touched document's
// kernels came to, and whether the configuration can be used. Sent when it
// changes, to clients that ask for it.

#include "server/lsp/places.h"
#include "server/lsp/uri.h"

#include <fmt/format.h>

namespace pallasd::lsp {

namespace {

struct LastStatus {
  Json sent;
};

std::string countOf(const query::FileAnalysis &analysis) {
  size_t refused = 0, followed = 0;
  for (const query::KernelReport &kernel : analysis.kernels) {
    refused += kernel.status == query::KernelStatus::Refused;
    followed += kernel.status == query::KernelStatus::Refused || kernel.status == query::KernelStatus::Complete;
  }
  if (analysis.kernels.empty())
    return "no kernels";
  std::string text = fmt::format("{} of {} kernels followed in full", followed, analysis.kernels.size());
  return refused ? fmt::format("{}, {} refused", text, refused) : text;
}

void report(Session &session, Document &document) {
  if (!session.clientHas("/experimental/serverStatusNotification") || session.nextDirty())
    return;
  Document *shown = session.find(session.lastTouchedUri());
  const config::Loaded &configuration = session.configuration();
  Json status = {{"health", "ok"}, {"quiescent", true}};
  if (!configuration.problems.empty()) {
    status["health"] = "warning";
    status["message"] = config::describe(configuration.problems.front());
  } else {
    status["message"] = countOf(*(shown && shown->analysis ? *shown : document).analysis);
  }
  Json &sent = session.extension<LastStatus>().sent;
  if (sent != status || std::exchange(session.statusWithdrawn, false))
    session.client->notify("experimental/serverStatus", sent = std::move(status));
}

const ResultListenerRegistration registration(report);

} // namespace

} // namespace pallasd::lsp
