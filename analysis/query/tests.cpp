//===- tests.cpp - Calls that tests make ------------------------*- C++ -*-===//
//
// What a test is and what its cases are is Python (_pallasd_tests of the
// prelude); here each case is called on its own, so that one that ends early
// ends nothing else.
//
//===----------------------------------------------------------------------===//
#include "analysis/query/tests.h"

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
    size_t gaps = interp.gaps.size();
    try {
      work();
    } catch (const python::PyError &error) {
      // Behind a condition that isn't known, which may have skipped the test, nothing is certain.
      if (reported && error.refusal && interp.gaps.size() == gaps) {
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

bool mentionsModule(const std::string &text, const std::string &stem) {
  for (size_t at = text.find(stem); at != std::string::npos; at = text.find(stem, at + 1)) {
    auto isWord = [&](size_t i) {
      return i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) || text[i] == '_');
    };
    if ((at == 0 || !isWord(at - 1)) && !isWord(at + stem.size()))
      return true;
  }
  return false;
}

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

std::vector<std::string> testFilesOf(Workspace &workspace, const std::string &path) {
  constexpr size_t maxFiles = 4, maxLooked = 400;
  std::vector<std::string> found;
  std::string stem = fs::path(path).stem() == "__init__" ? fs::path(path).parent_path().filename().string()
                                                         : fs::path(path).stem().string();
  size_t looked = 0;
  for (const fs::path &folder : testFolders(workspace, path)) {
    std::vector<std::string> files;
    for (const std::string &name : workspace.list(folder.string()))
      if (std::string file = (folder / name).string(); file.ends_with(".py") && isTestFile(file) && file != path)
        files.push_back(file);
    for (const std::string &file : files) {
      if (++looked > maxLooked || found.size() == maxFiles)
        return found;
      const std::string *text = workspace.text(file);
      if (text && mentionsModule(*text, stem) && std::ranges::find(found, file) == found.end())
        found.push_back(file);
    }
  }
  return found;
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
