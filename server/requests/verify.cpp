// pallasd.verify: one file's kernels held against the workspace's JAX.

#include "device/verify.h"
#include "analysis/kernel/instance_json.h"
#include "server/commands/worker.h"
#include "server/lsp/command.h"
#include "server/lsp/jobs.h"
#include "server/lsp/session.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::lsp {

namespace {

std::string textOf(const device::Difference &difference) {
  return fmt::format("{} {}\n  pallasd: {}\n  JAX:     {}\n", difference.kernel, difference.what, difference.ours,
                     difference.theirs);
}

RequestResult compare(CommandJob &job, const query::FileAnalysis &analysis, const std::string &text,
                      const device::WorkerOptions &options) {
  device::JaxWorker worker(options);
  kernel::TracedScript traced = worker.trace(analysis.path, text, job.cancelled());
  if (!traced.problem.empty()) {
    job.output("pallasd", traced.problem + "\n");
    return ResponseError{RequestFailed, traced.problem, {}};
  }
  kernel::Dump dump = kernel::dumpFromJson(traced.json);
  device::Comparison comparison = device::compare(analysis, dump);
  for (const device::Difference &difference : comparison.differences)
    job.output("stdout", textOf(difference));
  job.output("pallasd", fmt::format("JAX {}: {} of {} kernels alike in verdict, jaxpr and module\n", dump.jax,
                                    comparison.equal, comparison.kernels));
  return Json{
      {"exitCode", comparison.differences.empty() ? 0 : 1}, {"where", "JAX " + dump.jax}, {"frames", Json::array()}};
}

RequestResult verify(RequestCall &call, const Json &argument) {
  Document *document = call.session.find(argument.at("uri"));
  if (!document)
    return ResponseError{InvalidParams, "only an open file can be verified", {}};
  auto analysis = call.session.analysis(*document, call.cancelled);
  if (!analysis)
    return ResponseError{RequestCancelled, "cancelled", {}};
  std::string text = *call.session.analyzer().text(document->path);
  device::WorkerOptions options = commands::workerOptions({}, call.session.analyzer().options(), call.session.config());
  auto job = std::make_shared<CommandJob>(call, "Verifying " + document->path.substr(document->path.rfind('/') + 1));
  CommandJob::start(call, job,
                    [analysis, text, options](CommandJob &job) { return compare(job, *analysis, text, options); });
  return AnsweredLater{};
}

const CommandRegistration registration("pallasd.verify", Executes::UserCode, verify);

} // namespace

} // namespace pallasd::lsp
