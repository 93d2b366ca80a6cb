#include "server/config/configurations.h"

#include "server/lint/paths.h"

#include <fmt/format.h>
#include <set>

namespace pallasd::config {

Configurations::Configurations(nlohmann::json overrides, std::string file, std::string workingFolder)
    : overrides(std::move(overrides)), file(std::move(file)), workingFolder(std::move(workingFolder)) {}

std::shared_ptr<const Loaded> Configurations::make(const std::string &folder) {
  auto loaded = std::make_shared<Loaded>(file.empty() ? load(folder) : loadFile(lint::absolutePath(file)));
  std::shared_ptr<const Loaded> &known = byFile[loaded->file.empty() ? folder : loaded->file];
  if (!known) {
    overlay(*loaded, overrides, "command line", workingFolder);
    known = std::move(loaded);
  }
  return known;
}

std::shared_ptr<const Loaded> Configurations::of(const std::string &folder) {
  std::shared_ptr<const Loaded> &known = byFolder[folder];
  if (!known)
    known = make(folder);
  return known;
}

Loaded Configurations::withEditor(const std::string &folder, const nlohmann::json &settings) const {
  Loaded loaded = file.empty() ? load(folder) : loadFile(lint::absolutePath(file));
  overlay(loaded, settings, "editor", folder);
  overlay(loaded, overrides, "command line", workingFolder);
  return loaded;
}

std::vector<Problem> Configurations::problems() const {
  std::vector<Problem> all;
  std::set<std::string> seen;
  for (const auto &[_, loaded] : byFile)
    for (const Problem &problem : loaded->problems)
      if (seen.insert(describe(problem)).second)
        all.push_back(problem);
  return all;
}

bool Configurations::complain() const {
  std::vector<Problem> all = problems();
  for (const Problem &problem : all)
    fmt::print(stderr, "{}{}\n", problem.where.path.empty() ? "pallasd: " : "", describe(problem));
  return !all.empty();
}

} // namespace pallasd::config
