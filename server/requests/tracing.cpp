// worker.enable: in a trusted workspace, saved files that the evaluator doesn't
// follow in full are traced by the workspace's JAX, in the background. What comes
// of it stands for as long as the file's text is the one that was run.

#include "device/jax_worker.h"
#include "server/commands/worker.h"
#include "server/lsp/jobs.h"
#include "server/lsp/session.h"

#include <fstream>
#include <map>
#include <set>
#include <spdlog/spdlog.h>
#include <sstream>

namespace pallasd::lsp {

namespace {

/// Session extension. The worker is shared with the job that uses it.
struct Tracing {
  std::shared_ptr<device::JaxWorker> worker;
  std::string python;                       ///< setting that the worker was made with
  std::map<std::string, std::string> asked; ///< by path: the last text that JAX was asked about
};

bool isSaved(const std::string &path, const std::string &text) {
  std::ifstream stream(path, std::ios::binary);
  std::stringstream saved;
  saved << stream.rdbuf();
  return stream && saved.str() == text;
}

void take(Session &session, const std::string &path, std::shared_ptr<const kernel::TracedScript> traced) {
  session.analyzer().setTraced(path, std::move(traced));
  for (Document *document : session.all())
    if (document->path == path)
      document->dirty = true;
}

void traceIfWanted(Session &session, Document &document) {
  if (!session.trusted || !session.config().worker || commands::isFollowed(*document.analysis))
    return;
  Tracing &tracing = session.extension<Tracing>();
  const std::string *text = session.analyzer().text(document.path);
  if (!text || text->find("pallas") == std::string::npos || tracing.asked[document.path] == *text ||
      !isSaved(document.path, *text))
    return;
  tracing.asked[document.path] = *text;
  if (!tracing.worker || tracing.python != session.config().python) {
    tracing.python = session.config().python;
    tracing.worker = std::make_shared<device::JaxWorker>(
        commands::workerOptions({}, session.analyzer().options(), session.config()));
  }
  auto cancelled = std::make_shared<std::atomic<bool>>(false);
  session.extension<Jobs>().start(
      cancelled, [worker = tracing.worker, path = document.path, text = *text, post = session.post, cancelled] {
        auto traced = std::make_shared<kernel::TracedScript>(worker->trace(path, text, cancelled.get()));
        if (traced->problem.empty() && !traced->cancelled)
          post([path, traced](Session &session) { take(session, path, traced); });
        else if (!traced->cancelled)
          spdlog::warn("{} could not be traced by JAX: {}", path, traced->problem);
      });
}

const ResultListenerRegistration registration(traceIfWanted);

} // namespace

} // namespace pallasd::lsp
