#include "device/run.h"

#include "analysis/facts/chip.h"
#include "device/interpreter.h"
#include "device/jax_worker.h"
#include "device/records.h"
#include "device/remote.h"
#include "device/scripts.h"

#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::device {

using Json = nlohmann::json;

namespace {

/// Why the script could not run.
std::string problemOf(const Json &event, const RunRequest &request) {
  std::string what = event.value("what", "");
  std::string there = request.host.empty() ? "" : "On " + request.host + ": ";
  if (what == "folder")
    return there + "the folder of the address does not exist";
  if (what == "python")
    return there +
           "there is neither .venv/bin/python in the folder of the address, nor $VIRTUAL_ENV, nor python3; name "
           "one with `--remote-python`";
  if (what != "kernel")
    return there + describeMissing(event);
  return fmt::format("{} defines no function `{}`, and gives no kernel that name", request.path,
                     event.value("kernel", ""));
}

TracebackFrame frameOf(const Json &json) {
  TracebackFrame frame;
  frame.path = json.value("file", "");
  frame.function = json.value("function", "");
  frame.line = json.value("line", 0);
  frame.column = json.value("column", 0);
  frame.endLine = json.value("end_line", frame.line);
  frame.endColumn = json.value("end_column", 0);
  return frame;
}

/// Follows one run: text goes to the sink, records into the result.
class Listener {
public:
  Listener(const RunRequest &request, const std::string &token, const RunSink &sink, RunResult &result)
      : request(request), sink(sink), result(result),
        errors(
            token, [this](std::string_view text) { this->sink(RunStream::Error, text); },
            [this](const Json &event) { take(event); }) {}

  OutputSink output() {
    return [this](Stream stream, std::string_view text) {
      if (stream == Stream::Output)
        sink(RunStream::Output, text);
      else
        errors.add(text);
    };
  }
  void finish() { errors.finish(); }
  std::string localRoot; ///< of the paths that a host reports

private:
  void take(const Json &event) {
    std::string kind = event.value("event", "");
    if (kind == "start")
      started(event);
    else if (kind == "selected")
      selected(event);
    else if (kind == "missing")
      result.problem = problemOf(event, request);
    else if (kind == "error")
      failed(event);
  }
  void started(const Json &event) {
    result.where = event.value("where", "");
    result.jax = event.value("jax", "");
    result.python = event.value("python", "");
    bool interpreted = event["chip"].is_string();
    say(fmt::format("{}{}{} (JAX {}, Python {}){}", result.where,
                    interpreted ? ", answering as a TPU " + event["chip"].get<std::string>() : "",
                    event.value("races", false) ? ", detecting races" : "", result.jax, event.value("version", ""),
                    request.host.empty() ? "" : " on " + request.host));
    if (!interpreted && request.races)
      say("races are detected in interpret mode only, not on a TPU");
  }
  void selected(const Json &event) {
    result.leftOut = event.value("left_out", 0);
    if (result.leftOut)
      say(fmt::format("{} alone: {} statement{} that only serve{} other kernels left out", request.kernel,
                      result.leftOut, result.leftOut == 1 ? "" : "s", result.leftOut == 1 ? "s" : ""));
  }
  void failed(const Json &event) {
    result.errorClass = event.value("error_class", "");
    result.message = event.value("message", "");
    for (const Json &frame : event.value("frames", Json::array())) {
      result.frames.push_back(frameOf(frame));
      std::string &path = result.frames.back().path;
      if (!localRoot.empty() && !path.starts_with('/'))
        path.insert(0, localRoot + "/");
    }
  }
  void say(const std::string &line) { sink(RunStream::Pallasd, line + "\n"); }

  const RunRequest &request;
  const RunSink &sink;
  RunResult &result;
  RecordReader errors;
};

/// The argument of pallasd_runner.py.
Json runnerRequest(const RunRequest &request, const std::string &token) {
  const facts::ChipInfo *chip = facts::chipInfo(request.chip);
  Json json = {{"script", request.path},
               {"arguments", request.arguments},
               {"token", token},
               {"kernel", request.kernel.empty() ? Json() : Json(request.kernel)},
               {"races", request.races},
               {"chip",
                {{"name", request.chip},
                 {"kind", chip->deviceKind},
                 {"cores", request.cores ? request.cores : chip->coresPerDevice}}},
               {"root", nullptr}};
  return json;
}

std::string describeEnd(const ProcessEnd &end, const ProcessLimits &limits) {
  if (end.timedOut)
    return fmt::format("stopped after {} s, the time limit", limits.time.count() / 1000);
  if (end.signal)
    return fmt::format("ended by signal {} ({})", end.signal, strsignal(end.signal));
  return "";
}

void addProblem(RunResult &result, const std::string &problem) {
  if (result.problem.empty())
    result.problem = problem;
}

RunResult runHere(const RunRequest &request, const std::string &token, const RunSink &sink,
                  const std::atomic<bool> *cancelled) {
  RunResult result;
  Interpreter python = findInterpreter(request.python, request.path);
  if (python.path.empty()) {
    result.problem = "No Python to run the script with: " + python.why +
                     ". Make one (`python3 -m venv .venv && .venv/bin/pip install jax`), or name one with the setting "
                     "`python` or `--python`.";
    return result;
  }
  ProcessOptions options;
  options.arguments = interpreterArguments({"pallasd_selection", "pallasd_runner"});
  options.arguments.insert(options.arguments.begin(), python.path);
  options.arguments.push_back(runnerRequest(request, token).dump(-1, ' ', false, Json::error_handler_t::replace));
  options.folder = request.folder;
  options.limits = request.limits;
  options.input = request.inheritInput ? ProcessOptions::Input::Inherit : ProcessOptions::Input::None;
  Listener listener(request, token, sink, result);
  result.end = runProcess(options, listener.output(), cancelled);
  listener.finish();
  return result;
}

RunResult runThere(const RunRequest &request, const std::string &token, const RunSink &sink,
                   const std::atomic<bool> *cancelled) {
  RunResult result;
  std::optional<Host> host = parseHost(request.host);
  if (!host) {
    result.problem = request.host + " is no address of the form ssh://[USER@]HOST[:PORT][/FOLDER]";
    return result;
  }
  ScriptFiles files = filesOfScript(request.path, request.importRoots);
  Listener listener(request, token, sink, result);
  listener.localRoot = files.root;
  RemoteOutcome outcome =
      runRemotely(request, *host, files, runnerRequest(request, token), listener.output(), cancelled);
  listener.finish();
  result.end = outcome.end;
  addProblem(result, outcome.problem);
  return result;
}

} // namespace

RunResult runScript(const RunRequest &request, const RunSink &sink, const std::atomic<bool> *cancelled) {
  RunResult result;
  std::error_code error;
  if (!std::filesystem::is_regular_file(request.path, error))
    result.problem = request.path + " is not a file that can be read";
  else if (!facts::chipInfo(request.chip))
    result.problem = "there is no TPU chip " + request.chip;
  if (!result.problem.empty())
    return result;
  std::string token = randomToken();
  result = request.host.empty() ? runHere(request, token, sink, cancelled) : runThere(request, token, sink, cancelled);
  addProblem(result, result.end.error);
  addProblem(result, describeEnd(result.end, request.limits));
  return result;
}

} // namespace pallasd::device
