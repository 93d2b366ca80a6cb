#include "device/record.h"

#include "device/scripts.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>

extern char **environ;

namespace pallasd::device {

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

/// A folder that is removed with everything in it.
class TemporaryFolder {
public:
  TemporaryFolder() {
    std::error_code error;
    std::string pattern = (fs::temp_directory_path(error) / "pallasd-XXXXXX").string();
    if (mkdtemp(pattern.data()))
      path = pattern;
  }
  ~TemporaryFolder() {
    std::error_code error;
    if (!path.empty())
      fs::remove_all(path, error);
  }
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;
  std::string path; ///< empty: it could not be made
};

std::vector<std::string> environmentWith(const std::string &folder) {
  std::vector<std::string> environment;
  std::string path = folder;
  for (char **variable = environ; *variable; ++variable) {
    std::string_view text = *variable;
    if (text.starts_with("PYTHONPATH="))
      path += ":" + std::string(text.substr(strlen("PYTHONPATH=")));
    else
      environment.emplace_back(text);
  }
  environment.push_back("PYTHONPATH=" + path);
  return environment;
}

void add(RecordedShapes &all, const std::string &function, const std::string &text) {
  std::vector<std::string> &texts = all[function];
  if (std::find(texts.begin(), texts.end(), text) == texts.end())
    texts.push_back(text);
}

RecordedShapes shapesOf(const Json &json) {
  RecordedShapes shapes;
  for (const auto &[function, texts] : json.at("shapes").items())
    for (const Json &text : texts)
      add(shapes, function, text.get<std::string>());
  return shapes;
}

void collect(const std::string &folder, RecordResult &result) {
  std::error_code error;
  for (const fs::directory_entry &entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".json")
      continue;
    std::ifstream stream(entry.path());
    Json json = Json::parse(stream, nullptr, false);
    if (json.is_discarded())
      continue;
    result.jax = json.value("jax", "");
    for (const auto &[function, texts] : shapesOf(json))
      for (const std::string &text : texts)
        add(result.shapes, function, text);
  }
}

} // namespace

RecordResult record(const std::vector<std::string> &command, const ProcessLimits &limits, const OutputSink &sink,
                    const std::atomic<bool> *cancelled) {
  RecordResult result;
  TemporaryFolder folder;
  std::ofstream site(folder.path + "/sitecustomize.py");
  site << "FOLDER = " << Json(folder.path).dump() << "\n" << script("pallasd_recorder");
  site.close();
  if (folder.path.empty() || !site) {
    result.problem = "no temporary folder can be made";
    return result;
  }
  ProcessOptions options;
  options.arguments = command;
  options.environment = environmentWith(folder.path);
  options.limits = limits;
  options.input = ProcessOptions::Input::Inherit;
  result.end = runProcess(options, sink, cancelled);
  result.problem = result.end.error;
  collect(folder.path, result);
  return result;
}

RecordedShapes readRecordedShapes(const std::string &file, std::string &problem) {
  std::ifstream stream(file);
  if (!stream)
    return {};
  try {
    return shapesOf(Json::parse(stream));
  } catch (const Json::exception &error) {
    problem = fmt::format("{}: {}", file, error.what());
    return {};
  }
}

std::string writeRecordedShapes(const std::string &file, const std::string &folder, const RecordResult &result) {
  std::string problem;
  RecordedShapes all = readRecordedShapes(file, problem);
  if (!problem.empty())
    return problem;
  for (const auto &[function, texts] : result.shapes) {
    bool below = function.starts_with(folder + "/");
    for (const std::string &text : texts)
      add(all, below ? function.substr(folder.size() + 1) : function, text);
  }
  std::error_code error;
  fs::create_directories(fs::path(file).parent_path(), error);
  std::ofstream stream(file);
  stream << Json({{"schema", 1}, {"jax", result.jax}, {"shapes", all}}).dump(2) << "\n";
  stream.close();
  return stream ? "" : file + " cannot be written";
}

} // namespace pallasd::device
