#include "device/sources.h"

#include "analysis/syntax/parser.h"
#include "analysis/syntax/visit.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace pallasd::device {

namespace fs = std::filesystem;

namespace {

std::string readFile(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  std::stringstream text;
  text << stream.rdbuf();
  return text.str();
}

/// A dotted name and the number of dots before it.
struct ModuleName {
  std::string dotted;
  int level = 0;
};

void collectImports(const syntax::Node &node, std::vector<ModuleName> &names) {
  if (node.kind == syntax::NodeKind::Import)
    for (const syntax::Alias &alias : static_cast<const syntax::Import &>(node).names)
      names.push_back({*alias.name, 0});
  if (node.kind == syntax::NodeKind::ImportFrom) {
    auto &from = static_cast<const syntax::ImportFrom &>(node);
    std::string module = from.module ? *from.module : "";
    names.push_back({module, from.level});
    for (const syntax::Alias &alias : from.names) // may be modules too
      names.push_back({module + (module.empty() ? "" : ".") + *alias.name, from.level});
  }
  auto visit = [&](const syntax::Node &child) { collectImports(child, names); };
  syntax::forEachChild(node, visit);
}

class Collector {
public:
  Collector(const std::string &script, const std::vector<std::string> &importRoots) : importRoots(importRoots) {
    scriptFolder = fs::path(script).parent_path().string();
    add(script);
    for (size_t i = 0; i < result.files.size(); ++i)
      follow(std::string(result.files[i]));
    result.root = commonFolder();
  }
  ScriptFiles result;

private:
  void add(const std::string &path) {
    if (known.insert(path).second)
      result.files.push_back(path);
  }

  void follow(const std::string &path) {
    syntax::SourceFile file(path, readFile(path));
    std::vector<ModuleName> names;
    for (const syntax::PlacedItem &placed : file.lastGoodModule()->items)
      if (placed.item->stmt)
        collectImports(*placed.item->stmt, names);
    for (const ModuleName &name : names)
      resolve(path, name);
  }

  void resolve(const std::string &importer, const ModuleName &name) {
    if (name.level > 0) {
      fs::path folder = fs::path(importer).parent_path();
      for (int i = 1; i < name.level; ++i)
        folder = folder.parent_path();
      addModule(folder, name.dotted);
      return;
    }
    if (addModule(scriptFolder, name.dotted))
      return;
    for (const std::string &root : importRoots)
      if (addModule(root, name.dotted)) {
        if (std::find(result.roots.begin(), result.roots.end(), root) == result.roots.end())
          result.roots.push_back(root);
        return;
      }
  }

  /// The file of a module and the packages that it lies in. False if the first
  /// part of the name isn't there.
  bool addModule(fs::path folder, const std::string &dotted) {
    std::istringstream parts(dotted);
    std::string part;
    bool found = false;
    while (std::getline(parts, part, '.')) {
      std::error_code error;
      fs::path package = folder / part, module = folder / (part + ".py");
      if (fs::is_regular_file(package / "__init__.py", error))
        add((package / "__init__.py").string());
      else if (fs::is_regular_file(module, error))
        add(module.string());
      else if (!fs::is_directory(package, error))
        return found;
      found |= !isLibrary(package);
      folder = package;
    }
    return found;
  }

  static bool isLibrary(const fs::path &path) { return path.string().find("site-packages") != std::string::npos; }

  std::string commonFolder() const {
    fs::path common = fs::path(result.files.front()).parent_path();
    std::vector<std::string> inside = result.files;
    for (const std::string &root : result.roots)
      inside.push_back(root + "/.");
    for (const std::string &path : inside)
      while (common != common.parent_path() && !path.starts_with(common.string() + "/"))
        common = common.parent_path();
    return common.string();
  }

  const std::vector<std::string> &importRoots;
  std::string scriptFolder;
  std::set<std::string> known;
};

} // namespace

ScriptFiles filesOfScript(const std::string &script, const std::vector<std::string> &importRoots) {
  return Collector(script, importRoots).result;
}

} // namespace pallasd::device
