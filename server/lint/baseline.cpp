#include "server/lint/baseline.h"

#include "server/lint/fingerprint.h"

#include <filesystem>
#include <nlohmann/json.hpp>

namespace pallasd::lint {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

bool counts(const query::Diagnostic &diagnostic) { return diagnostic.severity <= query::Severity::Warning; }

} // namespace

Baseline::Baseline(std::string path) : path(std::move(path)) {}

std::string Baseline::nameOf(const std::string &file) const {
  return fs::path(file).lexically_relative(fs::path(path).parent_path()).generic_string();
}

std::optional<std::string> Baseline::read() {
  std::error_code error;
  if (!fs::exists(path, error))
    return "there is no such file; --update-baseline makes it";
  std::string text;
  if (!readFile(path, text))
    return "it cannot be read";
  Json json = Json::parse(text, nullptr, false);
  // A wrong type is an exception of the library.
  try {
    if (json.at("schema") != 1)
      return "it was written by another version of pallasd";
    for (const auto &[name, entries] : json.at("files").items())
      for (const Json &entry : entries)
        files[name][{entry.at("rule"), entry.at("fingerprint")}] = entry.value("count", 1);
  } catch (const Json::exception &) {
    return "it is no baseline";
  }
  return std::nullopt;
}

void Baseline::update(const std::vector<LintedFile> &linted, const Texts &texts) {
  for (const LintedFile &file : linted) {
    std::string name = nameOf(file.path);
    files.erase(name);
    std::vector<Fingerprint> prints = fingerprints(file, name, texts);
    for (size_t i = 0; i < prints.size(); ++i)
      if (counts(file.diagnostics[i]))
        ++files[name][{file.diagnostics[i].rule, prints[i].hash}];
  }
}

bool Baseline::write() const {
  Json list = Json::object();
  for (const auto &[name, entries] : files) {
    Json &file = list[name] = Json::array();
    for (const auto &[entry, count] : entries) {
      file.push_back({{"rule", entry.first}, {"fingerprint", entry.second}});
      if (count > 1)
        file.back()["count"] = count;
    }
  }
  Json json = {{"schema", 1}, {"files", std::move(list)}};
  return writeFile(path, json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
}

Baseline::Counts Baseline::apply(std::vector<LintedFile> &linted, const Texts &texts) const {
  Counts result;
  for (LintedFile &file : linted) {
    auto known = files.find(nameOf(file.path));
    if (known == files.end())
      continue;
    Entries left = known->second;
    std::vector<Fingerprint> prints = fingerprints(file, known->first, texts);
    std::vector<query::Diagnostic> shown;
    for (size_t i = 0; i < prints.size(); ++i) {
      auto entry = left.find({file.diagnostics[i].rule, prints[i].hash});
      bool isKnown = counts(file.diagnostics[i]) && entry != left.end() && entry->second > 0;
      if (isKnown) {
        --entry->second;
        ++result.known;
      } else {
        shown.push_back(std::move(file.diagnostics[i]));
      }
    }
    file.diagnostics = std::move(shown);
    for (const auto &[_, count] : left)
      result.gone += size_t(count);
  }
  return result;
}

} // namespace pallasd::lint
