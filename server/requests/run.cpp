// pallasd.run: a script's kernels on a TPU or in interpret mode (device/run.h).
// What is on disk is run: the child knows nothing of editors.

#include "server/commands/run.h"
#include "server/lsp/command.h"
#include "server/lsp/jobs.h"
#include "server/lsp/session.h"
#include "server/lsp/uri.h"

#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace pallasd::lsp {

namespace {

using device::RunStream;

const char *name(RunStream stream) {
  return stream == RunStream::Output ? "stdout" : stream == RunStream::Error ? "stderr" : "pallasd";
}

std::string readFile(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  std::stringstream text;
  text << stream.rdbuf();
  return text.str();
}

Json position(const text::LineIndex &lines, int32_t line, int32_t column, text::Encoding encoding) {
  std::string_view bytes = lines.line(line - 1);
  size_t byte = text::byteOfColumn(bytes, column - 1, text::Encoding::Utf32);
  return {{"line", line - 1}, {"character", text::unitsOf(bytes.substr(0, byte), encoding)}};
}

/// A place of a traceback as an LSP location; the line's text where the columns aren't known.
Json location(const device::TracebackFrame &frame, text::Encoding encoding) {
  std::string text = readFile(frame.path);
  text::LineIndex lines(text);
  int32_t begin = frame.column, endLine = frame.endLine, end = frame.endColumn;
  if (begin <= 0) {
    std::string_view line = lines.line(frame.line - 1);
    size_t indent = std::min(line.find_first_not_of(" \t"), line.size());
    begin = int32_t(indent) + 1;
    endLine = frame.line;
    end = int32_t(text::unitsOf(line, text::Encoding::Utf32)) + 1;
  }
  return {
      {"uri", uriOfPath(frame.path)},
      {"range",
       {{"start", position(lines, frame.line, begin, encoding)}, {"end", position(lines, endLine, end, encoding)}}}};
}

Json resultOf(const device::RunResult &result, text::Encoding encoding) {
  Json frames = Json::array();
  for (const device::TracebackFrame &frame : result.frames) {
    Json json = location(frame, encoding);
    bool innermost = &frame == &result.frames.back();
    json["message"] = innermost ? result.message : fmt::format("in {}", frame.function);
    frames.push_back(std::move(json));
  }
  Json json = {{"exitCode", commands::exitCodeOf(result)}, {"where", result.where}, {"frames", std::move(frames)}};
  if (result.end.signal)
    json["signal"] = result.end.signal;
  return json;
}

RequestResult run(RequestCall &call, const Json &argument) {
  device::RunRequest request;
  request.path = pathOfUri(argument.at("uri").get<std::string>());
  request.kernel = argument.value("kernel", "");
  request.races = argument.value("races", false);
  request.host = argument.value("host", "");
  commands::configure(request, call.session.config());
  const config::Loaded &configuration = call.session.configuration();
  request.importRoots.push_back(configuration.folder);
  request.folder = configuration.folder;
  std::string what = request.path.substr(request.path.rfind('/') + 1);
  auto job = std::make_shared<CommandJob>(call, "Running " + (request.kernel.empty() ? what : request.kernel));
  CommandJob::start(call, job, [request, encoding = call.session.encoding](CommandJob &job) -> RequestResult {
    auto sink = [&](RunStream stream, std::string_view text) {
      job.output(name(stream), text);
      if (stream == RunStream::Pallasd)
        job.report(std::string(text.substr(0, text.find('\n'))));
    };
    device::RunResult result = device::runScript(request, sink, job.cancelled());
    if (!result.problem.empty())
      job.output("pallasd", result.problem + "\n");
    if (result.where.empty())
      return ResponseError{RequestFailed, result.problem, {}};
    return resultOf(result, encoding);
  });
  return AnsweredLater{};
}

const CommandRegistration registration("pallasd.run", Executes::UserCode, run);

} // namespace

} // namespace pallasd::lsp
