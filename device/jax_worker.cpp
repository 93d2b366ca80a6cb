#include "device/jax_worker.h"

#include "analysis/facts/chip.h"
#include "device/scripts.h"

#include <deque>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace pallasd::device {

using Json = nlohmann::json;

/// The running child and what it has told but nobody has read.
class JaxWorker::Child {
public:
  explicit Child(const ProcessOptions &options, const std::string &token)
      : process(options),
        records(token, [](std::string_view) {}, [this](const Json &event) { events.push_back(event); }) {}

  bool send(const Json &line) {
    return process.write(line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
  }
  /// Waits for the next record; none if the child ended or `stop` answers true.
  std::optional<Json> next(const std::function<bool()> &stop) {
    bool ended = false;
    while (events.empty() && !ended)
      if (ended = process.pump(sink(), [&] { return !events.empty() || stop(); }); !ended && events.empty())
        return std::nullopt;
    if (events.empty())
      return std::nullopt;
    Json event = std::move(events.front());
    events.pop_front();
    return event;
  }
  const ProcessEnd &end() const { return process.end(); }

private:
  OutputSink sink() {
    return [this](Stream stream, std::string_view text) {
      if (stream == Stream::Error)
        records.add(text);
    };
  }
  Process process;
  std::deque<Json> events;
  RecordReader records;
};

JaxWorker::JaxWorker(WorkerOptions options) : options(std::move(options)) {}
JaxWorker::~JaxWorker() = default;

std::string JaxWorker::release() const {
  std::lock_guard lock(mutex);
  return jaxRelease;
}

bool JaxWorker::start(const std::string &path, std::string &problem, const std::atomic<bool> *cancelled) {
  Interpreter python = findInterpreter(options.python, path);
  if (python.path.empty()) {
    problem = "No Python for the JAX worker: " + python.why;
    return false;
  }
  std::string token = randomToken();
  ProcessOptions process;
  process.arguments =
      interpreterArguments({"pallasd_canonical", "pallasd_instances", "pallasd_tracing", "pallasd_worker"});
  process.arguments.insert(process.arguments.begin(), python.path);
  process.arguments.push_back(Json({{"token", token}}).dump());
  process.input = ProcessOptions::Input::Pipe;
  process.limits.memoryBytes = options.memoryBytes;
  child = std::make_unique<Child>(process, token);
  std::optional<Json> event = child->next([&] { return cancelled && cancelled->load(); });
  if (event && event->value("event", "") == "ready") {
    jaxRelease = event->value("jax", "");
    return true;
  }
  problem = event                            ? describeMissing(*event)
            : cancelled && cancelled->load() ? "cancelled"
            : !child->end().error.empty()    ? child->end().error
                                             : python.path + " ended before JAX was imported";
  child.reset();
  return false;
}

kernel::TracedScript JaxWorker::trace(const std::string &path, const std::string &text,
                                      const std::atomic<bool> *cancelled) {
  std::lock_guard lock(mutex);
  kernel::TracedScript traced;
  traced.source = text;
  const facts::ChipInfo *chip = facts::chipInfo(options.chip);
  if (!chip)
    traced.problem = "there is no TPU chip " + options.chip;
  else if (!child)
    start(path, traced.problem, cancelled);
  auto stopped = [&] { return cancelled && cancelled->load(); };
  traced.cancelled = stopped();
  if (!traced.problem.empty() || traced.cancelled)
    return traced;
  int64_t id = ++lastId;
  child->send({{"id", id},
               {"path", path},
               {"text", text},
               {"chip",
                {{"name", options.chip},
                 {"kind", chip->deviceKind},
                 {"cores", options.cores ? options.cores : chip->coresPerDevice}}},
               {"devices", options.devices},
               {"seconds", options.seconds}});
  while (std::optional<Json> event = child->next(stopped)) {
    if (event->value("id", int64_t(0)) != id)
      continue; // of a request that was given up
    traced.jax = jaxRelease;
    traced.problem = event->value("problem", "");
    if (traced.problem.empty())
      traced.json = event->dump();
    return traced;
  }
  traced.cancelled = stopped();
  if (traced.cancelled) {
    child->send({{"cancel", id}});
  } else {
    traced.problem = "the JAX worker died";
    child.reset();
  }
  return traced;
}

std::string describeMissing(const Json &event) {
  std::string what = event.value("what", ""), python = event.value("python", "");
  if (what == "jax")
    return fmt::format(
        "JAX is not installed for {} (Python {}). Install it there: `{} -m pip install jax` (on a TPU VM "
        "`\"jax[tpu]\"`), or name another interpreter with the setting `python` or `--python`.",
        python, event.value("version", ""), python);
  if (what == "pallas")
    return fmt::format("JAX {} of {} has no Pallas for TPUs that pallasd can use ({}). Install a newer one: `{} -m pip "
                       "install -U jax`.",
                       event.value("jax", ""), python, event.value("reason", ""), python);
  return fmt::format("JAX {} of {} finds no device: {}. Unset JAX_PLATFORMS to run on the CPU.", event.value("jax", ""),
                     python, event.value("reason", ""));
}

} // namespace pallasd::device
