#include "server/lsp/jobs.h"

#include "server/lsp/session.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace pallasd::lsp {

namespace {

/// How many bytes at the end of a text belong to a UTF-8 character that goes on.
size_t unfinished(std::string_view text) {
  for (size_t back = 1; back <= 3 && back <= text.size(); ++back) {
    auto byte = static_cast<unsigned char>(text[text.size() - back]);
    if (byte < 0x80)
      return 0;
    if (byte >= 0xC0) {
      size_t length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2;
      return length > back ? back : 0;
    }
  }
  return 0;
}

} // namespace

Jobs::~Jobs() {
  for (Job &job : jobs)
    *job.cancelled = true;
  for (Job &job : jobs)
    job.thread.join();
}

void Jobs::start(Flag cancelled, std::function<void()> work) {
  for (auto job = jobs.begin(); job != jobs.end();) {
    if (!*job->ended) {
      ++job;
      continue;
    }
    job->thread.join();
    job = jobs.erase(job);
  }
  auto ended = std::make_shared<std::atomic<bool>>(false);
  jobs.push_back({std::move(cancelled), ended, std::thread([work = std::move(work), ended]() mutable {
                    work();
                    work = nullptr; // lets go of the answer before the job counts as ended
                    *ended = true;
                  })});
}

CommandJob::CommandJob(RequestCall &call, const std::string &title)
    : answer(call.later()), progressToken(call.params.value("workDoneToken", Json())),
      token(progressToken.is_null() ? call.id : progressToken) {
  progress({{"kind", "begin"}, {"title", title}, {"cancellable", true}});
}

void CommandJob::start(RequestCall &call, const std::shared_ptr<CommandJob> &job,
                       std::function<RequestResult(CommandJob &)> work) {
  job->answer->onCancel([flag = job->flag] { *flag = true; });
  call.session.extension<Jobs>().start(job->flag, [job, work = std::move(work)] {
    RequestResult result = work(*job);
    job->progress({{"kind", "end"}});
    if (*job->flag)
      job->answer->respond(ResponseError{RequestCancelled, "cancelled by the client", {}});
    else
      job->answer->respond(result);
  });
}

void CommandJob::output(const char *stream, std::string_view text) {
  std::string_view name = stream;
  std::string &rest = held[name == "stdout" ? 0 : name == "stderr" ? 1 : 2];
  rest += text;
  size_t whole = rest.size() - unfinished(rest);
  if (whole == 0)
    return;
  answer->notify("pallasd/output", {{"token", token}, {"stream", stream}, {"text", rest.substr(0, whole)}});
  rest.erase(0, whole);
}

void CommandJob::report(const std::string &message) { progress({{"kind", "report"}, {"message", message}}); }

void CommandJob::progress(const Json &value) {
  if (!progressToken.is_null())
    answer->notify("$/progress", {{"token", progressToken}, {"value", value}});
}

} // namespace pallasd::lsp
