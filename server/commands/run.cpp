// `pallasd run`: the one verb, with record and verify, that executes user code;
// the command line is the user's own word for it.

#include "server/commands/run.h"

#include "server/commands/commands.h"
#include "server/commands/files.h"
#include "server/commands/interrupt.h"

#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::commands {

using Json = nlohmann::json;
using device::RunStream;

namespace {

const char *name(RunStream stream) {
  return stream == RunStream::Output ? "stdout" : stream == RunStream::Error ? "stderr" : "pallasd";
}

void printLine(const Json &json) {
  std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
  std::fputs(text.c_str(), stdout);
  std::fflush(stdout);
}

void passOn(RunStream stream, std::string_view text) {
  if (stream == RunStream::Pallasd)
    std::fputs("pallasd: ", stderr);
  std::FILE *file = stream == RunStream::Output ? stdout : stderr;
  std::fwrite(text.data(), 1, text.size(), file);
  std::fflush(file);
}

} // namespace

void configure(device::RunRequest &request, const config::Config &configuration) {
  if (request.python.empty())
    request.python = configuration.python;
  if (!configuration.chips.empty())
    request.chip = configuration.chips.front();
  request.cores = configuration.cores;
  request.races |= configuration.runRaces;
  if (request.host.empty())
    request.host = configuration.runHost;
  request.importRoots.insert(request.importRoots.end(), configuration.pythonPath.begin(),
                             configuration.pythonPath.end());
}

Json toJson(const device::RunResult &result) {
  Json frames = Json::array();
  for (const device::TracebackFrame &frame : result.frames) {
    Json json = {{"path", frame.path}, {"function", frame.function}, {"line", frame.line}, {"end_line", frame.endLine}};
    if (frame.column)
      json.update({{"column", frame.column}, {"end_column", frame.endColumn}});
    frames.push_back(std::move(json));
  }
  Json json = {{"exit_code", exitCodeOf(result)}, {"where", result.where}, {"jax", result.jax},
               {"python", result.python},         {"frames", frames},      {"statements_left_out", result.leftOut}};
  if (result.end.signal)
    json["signal"] = result.end.signal;
  if (!result.errorClass.empty())
    json.update({{"error_class", result.errorClass}, {"message", result.message}});
  if (!result.problem.empty())
    json["problem"] = result.problem;
  return json;
}

int exitCodeOf(const device::RunResult &result) {
  if (result.end.cancelled)
    return 130;
  if (result.end.timedOut)
    return 124;
  if (result.end.signal)
    return 128 + result.end.signal;
  bool ran = !result.where.empty() && result.end.exitCode >= 0;
  return ran ? result.end.exitCode : Usage;
}

int runCommand(RunOptions options, config::Configurations &configurations) {
  auto [path, kernel] = splitTarget(options.target);
  auto configuration = configurations.of(folderOf(path));
  if (configurations.complain())
    return Usage;
  options.request.path = path;
  options.request.kernel = kernel;
  configure(options.request, configuration->config);
  options.request.importRoots.push_back(configuration->folder);
  options.request.folder = absolutePath(".");
  options.request.inheritInput = true;
  device::RunSink sink = passOn;
  if (options.json)
    sink = [](RunStream stream, std::string_view text) {
      printLine({{"event", "output"}, {"stream", name(stream)}, {"text", text}});
    };
  device::RunResult result = device::runScript(options.request, sink, interruptFlag());
  if (options.json) {
    Json end = toJson(result);
    end["event"] = "end";
    printLine(end);
  } else if (!result.problem.empty()) {
    fmt::print(stderr, "pallasd: {}\n", result.problem);
  }
  return exitCodeOf(result);
}

} // namespace pallasd::commands
