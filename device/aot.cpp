#include "device/aot.h"

#include "device/interpreter.h"
#include "device/process.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <regex>
#include <unistd.h>

namespace pallasd::device {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using Verdict = AotResult::Verdict;

//===----------------------------------------------------------------------===//
// Finding libtpu
//===----------------------------------------------------------------------===//

namespace {

std::string libraryIn(const fs::path &folder) {
  fs::path library = folder / "libtpu" / "libtpu.so";
  std::error_code error;
  return fs::is_regular_file(library, error) ? library.string() : std::string();
}

/// In lib/python3*/site-packages of the environment whose interpreter this is.
std::string libraryBeside(const std::string &python) {
  std::error_code error;
  fs::path lib = fs::path(python).parent_path().parent_path() / "lib";
  for (const fs::directory_entry &entry : fs::directory_iterator(lib, error))
    if (entry.path().filename().string().starts_with("python3"))
      if (std::string found = libraryIn(entry.path() / "site-packages"); !found.empty())
        return found;
  return {};
}

} // namespace

FoundLibtpu findLibtpu(const std::string &setting, const std::vector<std::string> &pythonPath,
                       const std::string &python, const std::string &file) {
  if (!setting.empty()) {
    std::error_code error;
    bool there = fs::is_regular_file(setting, error);
    return {there ? setting : "", there ? "the setting `libtpu`" : setting + " is not there"};
  }
  for (const std::string &folder : pythonPath)
    if (std::string found = libraryIn(folder); !found.empty())
      return {found, "found in " + folder};
  Interpreter interpreter = findInterpreter(python, file);
  if (std::string found = interpreter.path.empty() ? "" : libraryBeside(interpreter.path); !found.empty())
    return {found, "found in the environment of " + interpreter.path};
  if (const char *path = std::getenv("TPU_LIBRARY_PATH"); path && *path)
    return findLibtpu(path, {}, {}, {});
  return {"", "no libtpu was found: `pip install libtpu` into the workspace's environment, or name its libtpu.so with "
              "`--libtpu` or the setting `libtpu`"};
}

//===----------------------------------------------------------------------===//
// What libtpu says
//===----------------------------------------------------------------------===//

namespace {

std::string statusName(int code) {
  static constexpr std::array names = {
      "OK",        "CANCELLED",      "UNKNOWN",           "INVALID_ARGUMENT",   "DEADLINE_EXCEEDED",
      "NOT_FOUND", "ALREADY_EXISTS", "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION",
      "ABORTED",   "OUT_OF_RANGE",   "UNIMPLEMENTED",     "INTERNAL",           "UNAVAILABLE",
      "DATA_LOSS", "UNAUTHENTICATED"};
  return code >= 0 && size_t(code) < names.size() ? names[size_t(code)] : std::to_string(code);
}

int32_t number(const std::ssub_match &text) {
  int32_t value = 0;
  std::from_chars(&*text.first, &*text.first + text.length(), value);
  return value;
}

/// loc("f.py":8:9 to 9:33), loc("f.py":8:9 to :33), loc("f.py":8:9); the first place is the innermost.
std::optional<AotPlace> placeIn(const std::string &location) {
  static const std::regex pattern(R"re("([^"]+)":(\d+):(\d+)(?: to (\d*):(\d+))?)re");
  std::smatch found;
  if (!std::regex_search(location, found, pattern))
    return std::nullopt;
  AotPlace place{found[1], number(found[2]), number(found[3]), number(found[2]), number(found[3])};
  if (found[5].matched) {
    place.endLine = found[4].length() ? number(found[4]) : place.line;
    place.endColumn = number(found[5]);
  }
  return place;
}

std::string trimmed(const std::string &text) {
  size_t begin = text.find_first_not_of(" \n\t"), end = text.find_last_not_of(" \n\t");
  return begin == std::string::npos ? "" : text.substr(begin, end - begin + 1);
}

} // namespace

void readRefusal(int code, const std::string &text, AotResult &result) {
  result.verdict = Verdict::Refused;
  static const std::regex numbered(R"(\bE\d{4}\b)");
  std::smatch found;
  result.code = std::regex_search(text, found, numbered) ? found[0].str() : statusName(code);
  // "… MLIR module name: X, HLO name: Y: MESSAGE\n\nat location: loc(…)\n\nThe MLIR operation involved: …"
  std::string message = text.substr(0, text.find("\n\nat location:"));
  message = message.substr(0, message.find("\n\nThe MLIR operation involved:"));
  if (size_t name = message.find("HLO name"); name != std::string::npos)
    if (size_t colon = message.find(": ", name + std::string_view("HLO name:").size()); colon != std::string::npos)
      message = message.substr(colon + 2);
  // "E2003: NameOfTheError: …"
  static const std::regex codeAndName(R"(^\s*E\d{4}: \w+: )");
  result.message = trimmed(std::regex_replace(message, codeAndName, ""));
  if (size_t at = text.find("at location:"); at != std::string::npos)
    result.place = placeIn(text.substr(at, text.find('\n', at) - at));
}

//===----------------------------------------------------------------------===//
// The child
//===----------------------------------------------------------------------===//

namespace {

/// Without these libtpu asks a metadata server for minutes, locks out other processes, and fills a folder with logs.
std::vector<std::string> childEnvironment() {
  std::vector<std::string> variables = {"TPU_SKIP_MDS_QUERY=1", "ALLOW_MULTIPLE_LIBTPU_LOAD=1",
                                        "TPU_WORKER_HOSTNAMES=localhost", "TPU_ACCELERATOR_TYPE=v5litepod-1",
                                        "TPU_MIN_LOG_LEVEL=3"};
  auto isSet = [&](std::string_view entry) {
    std::string_view name = entry.substr(0, entry.find('='));
    for (const std::string &own : variables)
      if (std::string_view(own).starts_with(name) && own[name.size()] == '=')
        return true;
    return false;
  };
  std::vector<std::string> all;
  for (char **entry = environ; *entry; ++entry)
    if (!isSet(*entry))
      all.emplace_back(*entry);
  all.insert(all.end(), variables.begin(), variables.end());
  return all;
}

std::string topologyName(const std::string &chip, bool several) {
  std::string version = chip == "7x" ? "tpu7x" : chip;
  bool cube = chip == "v4" || chip == "v5p" || chip == "7x";
  if (several || chip == "7x")
    return version + (cube ? ":2x2x1" : ":2x2");
  return version + (cube ? ":1x1x1" : ":1x1");
}

} // namespace

class AotCompiler::Child {
public:
  explicit Child(const std::string &libtpu) : process(options(libtpu)) {}

  bool send(const Json &line) { return process.write(line.dump() + "\n"); }
  /// The next line; none if the child ended or `stop` answers true.
  std::optional<Json> next(const std::function<bool()> &stop) {
    while (lines.empty() && !process.pump(sink(), [&] { return !lines.empty() || stop(); }))
      if (lines.empty() && stop())
        return std::nullopt;
    if (lines.empty())
      return std::nullopt;
    Json line = Json::parse(lines.front(), nullptr, false);
    lines.pop_front();
    return line;
  }
  const ProcessEnd &end() const { return process.end(); }
  const std::string &lastWords() const { return errors; }

private:
  static ProcessOptions options(const std::string &libtpu) {
    ProcessOptions options;
    options.arguments = {"/proc/self/exe", "aot-child", libtpu};
    options.environment = childEnvironment();
    options.input = ProcessOptions::Input::Pipe;
    return options;
  }
  OutputSink sink() {
    return [this](Stream stream, std::string_view text) {
      if (stream == Stream::Error) {
        constexpr size_t kept = 4096;
        errors.append(text);
        errors.erase(0, errors.size() > kept ? errors.size() - kept : 0);
        return;
      }
      partial.append(text);
      for (size_t end; (end = partial.find('\n')) != std::string::npos; partial.erase(0, end + 1))
        lines.push_back(partial.substr(0, end));
    };
  }

  Process process;
  std::string partial, errors;
  std::deque<std::string> lines;
};

AotCompiler::AotCompiler(std::string libtpu) : libtpu(std::move(libtpu)) {}
AotCompiler::~AotCompiler() = default;

AotResult AotCompiler::compile(const AotRequest &request, const std::atomic<bool> *cancelled) {
  using Clock = std::chrono::steady_clock;
  AotResult result;
  auto start = Clock::now();
  auto isCancelled = [&] { return cancelled && cancelled->load(); };
  auto stop = [&] { return isCancelled() || Clock::now() - start > request.time; };
  auto ended = [&] {
    result.verdict = isCancelled() ? Verdict::Cancelled : stop() ? Verdict::TimedOut : Verdict::Died;
    if (result.verdict == Verdict::Died)
      result.message = fmt::format("libtpu ended its process ({})",
                                   child->end().signal ? fmt::format("signal {}", child->end().signal)
                                                       : fmt::format("exit code {}", child->end().exitCode));
    child.reset();
    return result;
  };
  if (!child) {
    child = std::make_unique<Child>(libtpu);
    std::optional<Json> first = child->next(stop);
    if (!first)
      return ended();
    if (first->contains("problem")) {
      result.message = first->value("problem", "");
      child.reset();
      return result;
    }
  }
  int64_t id = ++lastId;
  bool several = request.devices > 1;
  child->send({{"id", id},
               {"topology", topologyName(request.chip, several)},
               {"partitions", several ? 4 : 1},
               {"program", request.program}});
  std::optional<Json> answer = child->next(stop);
  if (!answer)
    return ended();
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  if (answer->contains("code")) {
    readRefusal(answer->value("code", 0), answer->value("message", ""), result);
    return result;
  }
  result.verdict = Verdict::Ok;
  if (answer->contains("codeBytes"))
    result.codeBytes = answer->at("codeBytes").get<int64_t>();
  if (answer->contains("vmemBytes"))
    result.vmemBytes = answer->at("vmemBytes").get<int64_t>();
  return result;
}

} // namespace pallasd::device
