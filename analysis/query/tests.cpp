//===- tests.cpp - Calls that tests make ------------------------*- C++ -*-===//
//
// What a test is and what its cases are is Python (_pallasd_tests of the
// prelude); here each case is called on its own, so that one that ends early
// ends nothing else.
//
//===----------------------------------------------------------------------===//
#include "analysis/query/tests.h"

#include "analysis/python/gap_record.h"
#include "analysis/python/guards.h"

#include <algorithm>
#include <filesystem>

namespace pallasd::query {

using python::Value;
using python::Values;

namespace {

namespace fs = std::filesystem;

/// Statements of one test and of all tests of one analysis: a test that makes data for its kernels takes some
/// thousands.
constexpr uint64_t stepsPerTest = 200'000;
constexpr uint64_t stepsPerFile = 3'000'000;

class TestRunner {
public:
  TestRunner(Evaluation &evaluation, python::Module &module, uint64_t &stepsLeft)
      : evaluation(evaluation), interp(*evaluation.interp), module(module), left(stepsLeft) {}

  void run(const std::function<bool()> &enough) {
    uint64_t before = interp.budget.steps;
    std::vector<std::pair<syntax::Name, Value>> names(module.globals.entries());
    Value fixtures;
    guarded([&] { fixtures = interp.call(helper("Fixtures"), {Value(&module)}); });
    for (const auto &[name, value] : names) {
      if (!name || value.isUndefined() || value.isUnknown() || stop || fixtures.isUndefined())
        continue;
      Values tests;
      guarded([&] {
        Value found = interp.call(helper("collect"), {Value(&module), fixtures, interp.str(*name), value});
        tests = interp.toVector(found);
      });
      for (Value test : tests) {
        runOne(test);
        if (stop || enough()) {
          stop = true;
          break;
        }
      }
    }
    interp.budget.steps = before;
  }

private:
  Value helper(const char *name) { return interp.getAttr(interp.importModule("_pallasd_tests"), name); }

  void runOne(Value test) {
    auto *parts = test.as<python::Tuple>();
    if (!parts || parts->items.size() != 3 || !parts->items[2].isBool())
      return;
    python::GuardedScope expected(interp, parts->items[2].asBool());
    bool fails = parts->items[2].asBool();
    guarded([&] { interp.call(parts->items[1], {}); }, !fails);
  }

  /// `reported`: what JAX refuses within is a finding.
  template <typename Work> void guarded(const Work &work, bool reported = false) {
    interp.budget.steps = std::min(stepsPerTest, left);
    uint64_t begin = interp.budget.steps;
    python::GapRecord noted(interp);
    try {
      work();
    } catch (const python::PyError &error) {
      // Behind a condition that isn't known, which may have skipped the test, nothing is certain.
      if (reported && error.refusal && noted.empty()) {
        Failure failure;
        failure.exceptionClass = interp.typeName(error.value);
        failure.refusal = error.refusal;
        failure.traceback = error.traceback;
        evaluation.failures.push_back(std::move(failure));
      }
    } catch (const python::UnknownUse &) {
    } catch (const python::BudgetError &) {
      std::erase_if(interp.gaps, [](const auto &gap) { return gap.reason->kind == python::Reason::Budget; });
    }
    left -= std::min(left, begin - interp.budget.steps);
    stop |= left == 0;
  }

  Evaluation &evaluation;
  python::Interp &interp;
  python::Module &module;
  uint64_t &left; ///< steps for all tests of one analysis
  bool stop = false;
};

/// Of a repository or a project; a worktree's `.git` is a file.
bool isRoot(Workspace &workspace, const fs::path &folder) {
  return workspace.isDirectory(folder / ".git") || workspace.isFile(folder / ".git") ||
         workspace.isFile(folder / "pyproject.toml");
}

/// The folders where tests of a file in `folder` mostly lie.
std::vector<fs::path> testFolders(Workspace &workspace, const fs::path &file) {
  constexpr int levels = 4;
  std::vector<fs::path> folders = {file.parent_path()};
  fs::path folder = file.parent_path();
  std::error_code error;
  for (int i = 0; i < levels && folder.has_relative_path(); ++i, folder = folder.parent_path()) {
    for (const char *name : {"tests", "test"}) {
      folders.push_back(folder / name);
      fs::path below = fs::relative(file.parent_path(), folder, error);
      if (!error && below != ".")
        folders.push_back(folder / name / below);
    }
    if (isRoot(workspace, folder))
      break;
  }
  return folders;
}

bool wasAsked(python::Interp &interp) {
  Value asked = interp.getAttrOr(interp.importModule("_pallasd_tests"), syntax::intern("asked"));
  return asked.isBool() && asked.asBool();
}

} // namespace

bool isTestFile(const std::string &path) {
  std::string stem = fs::path(path).stem().string();
  return stem.starts_with("test_") || stem.ends_with("_test") || stem.ends_with("_tests");
}

bool runOwnTests(Workspace &workspace, Evaluation &evaluation, const std::string &path) {
  const std::string *text = workspace.text(path);
  auto says = [&](const char *word) { return text && text->find(word) != std::string::npos; };
  bool framework = says("absltest") || says("unittest") || says("pytest");
  if (!evaluation.module || !(isTestFile(path) || (framework && wasAsked(*evaluation.interp))))
    return false;
  python::Interp::ReadSet reads;
  evaluation.interp->recorder = &reads;
  uint64_t stepsLeft = stepsPerFile;
  TestRunner(evaluation, *evaluation.module, stepsLeft).run([] { return false; });
  evaluation.interp->recorder = nullptr;
  evaluation.called.back().merge(reads.items);
  return true;
}

namespace {

/// Files of tests in a folder, in the order of their names.
std::vector<std::string> testsIn(Workspace &workspace, const fs::path &folder, const std::string &without) {
  std::vector<std::string> files;
  for (const std::string &name : workspace.list(folder.string()))
    if (std::string file = (folder / name).string(); file.ends_with(".py") && isTestFile(file) && file != without)
      files.push_back(file);
  return files;
}

/// Packages within which a file lies, outermost first, and its own name.
std::vector<std::string> modulePath(Workspace &workspace, const fs::path &file) {
  std::vector<std::string> parts;
  if (file.stem() != "__init__")
    parts.push_back(file.stem().string());
  for (fs::path folder = file.parent_path(); workspace.isFile((folder / "__init__.py").string());
       folder = folder.parent_path())
    parts.insert(parts.begin(), folder.filename().string());
  return parts;
}

std::string joined(const std::vector<std::string> &parts, size_t count) {
  std::string name;
  for (size_t i = 0; i < count; ++i)
    name += (i ? "." : "") + parts[i];
  return name;
}

/// Finds the tests of one file.
class TestSearch {
public:
  TestSearch(Workspace &workspace, const std::string &path) : workspace(workspace), path(path) {
    std::vector<std::string> parts = modulePath(workspace, path);
    stem = parts.empty() ? fs::path(path).parent_path().filename().string() : parts.back();
    if (parts.size() < 2)
      return;
    std::string package = joined(parts, parts.size() - 1);
    dotted = {package + "." + stem, "from " + package + " import " + stem};
    if (parts.size() > 2)
      packages = {package};
  }

  std::vector<std::string> run() {
    for (const fs::path &folder : testFolders(workspace, path))
      take(testsIn(workspace, folder, path), isTelling() ? std::vector{stem} : dotted);
    if (found.size() == maxFiles || dotted.empty())
      return found;
    std::vector<std::string> all;
    for (const fs::path &folder : projectTestFolders())
      addBelow(folder, 0, all);
    take(all, dotted);
    take(all, packages);
    return found;
  }

private:
  /// Whether the name of the module alone says enough.
  bool isTelling() const {
    static constexpr std::string_view common[] = {"kernel", "kernels", "wrapper", "util", "utils",  "common", "api",
                                                  "core",   "base",    "ops",     "main", "config", "impl",   "pallas"};
    return dotted.empty() || std::ranges::find(common, stem) == std::end(common);
  }

  std::vector<fs::path> projectTestFolders() {
    constexpr int levels = 10;
    std::vector<fs::path> folders;
    fs::path folder = fs::path(path).parent_path();
    for (int i = 0; i < levels && folder.has_relative_path(); ++i, folder = folder.parent_path()) {
      for (const char *name : {"tests", "test"})
        if (workspace.isDirectory((folder / name).string()))
          folders.push_back(folder / name);
      if (isRoot(workspace, folder))
        return folders;
    }
    return {};
  }

  void addBelow(const fs::path &folder, int depth, std::vector<std::string> &all) {
    constexpr int deepest = 5;
    for (const std::string &name : workspace.list(folder.string())) {
      if (all.size() > maxLooked || name.starts_with('.') || name == "__pycache__")
        continue;
      std::string below = (folder / name).string();
      if (name.ends_with(".py") ? isTestFile(below) && below != path : false)
        all.push_back(below);
      else if (name.find('.') == std::string::npos && depth < deepest && workspace.isDirectory(below))
        addBelow(below, depth + 1, all);
    }
  }

  void take(const std::vector<std::string> &files, const std::vector<std::string> &words) {
    for (const std::string &file : files) {
      if (found.size() == maxFiles || ++looked > 2 * maxLooked || words.empty())
        return;
      if (std::ranges::find(found, file) == found.end() && workspace.mentions(file, words))
        found.push_back(file);
    }
  }

  static constexpr size_t maxFiles = 6, maxLooked = 600;
  Workspace &workspace;
  const std::string &path;
  std::string stem;
  std::vector<std::string> dotted, packages; ///< how tests name the module; how they name its package
  std::vector<std::string> found;
  size_t looked = 0;
};

} // namespace

std::vector<std::string> testFilesOf(Workspace &workspace, const std::string &path) {
  return TestSearch(workspace, path).run();
}

void runTestsBeside(Workspace &workspace, Evaluation &evaluation, const std::string &path,
                    const std::function<bool()> &enough) {
  python::Interp &interp = *evaluation.interp;
  python::Interp::ReadSet reads;
  size_t failures = evaluation.failures.size();
  uint64_t stepsLeft = stepsPerFile;
  for (const std::string &file : testFilesOf(workspace, path)) {
    auto unit = workspace.source(file);
    if (!unit)
      continue;
    evaluation.origins.push_back(
        {kernel::instanceQueue(interp).instances.size(), kernel::ShapesFrom::Call, 0, false, true});
    interp.recorder = &reads;
    python::Module *module = interp.makeModule(fs::path(file).stem().string(), file);
    for (const syntax::PlacedItem &item : unit->tree->items) {
      try {
        interp.runItem(*module, item);
      } catch (const python::PyError &) {
      } catch (const python::UnknownUse &) {
      } catch (const python::BudgetError &) {
        break;
      }
    }
    TestRunner(evaluation, *module, stepsLeft).run(enough);
    interp.recorder = nullptr;
    if (stepsLeft == 0 || enough())
      break;
  }
  evaluation.called.back().merge(reads.items);
  // What fails in a test outside of a kernel of this file is that test's file's to report.
  evaluation.failures.resize(failures);
}

} // namespace pallasd::query
