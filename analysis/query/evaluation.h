//===- evaluation.h - One file, evaluated -----------------------*- C++ -*-===//
//
// Runs a file the way that reaches its kernels: as `__main__`, then whatever
// directives or `--entry` ask for. A statement that fails ends, what came before
// it stays, and the next statement goes on, since findings behind it are
// findings too. Kernels are only queued; `kernels.h` traces them.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/queue.h"
#include "analysis/python/interp.h"
#include "analysis/query/analysis.h"
#include "analysis/query/comments.h"
#include "analysis/query/workspace.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::query {

/// What ended a statement before its end.
struct Failure {
  std::string exceptionClass, text;
  std::shared_ptr<const python::RefusalInfo> refusal; ///< null: the program's own exception
  std::vector<python::Position> traceback;            ///< user frames, innermost first
  int32_t directiveLine = 0;                          ///< > 0: while a directive was followed
};

/// Where the shapes of queued kernels come from, from `first` on up to the next origin's.
struct Origin {
  size_t first = 0;
  kernel::ShapesFrom from = kernel::ShapesFrom::Call;
  int32_t directiveLine = 0;
  bool dropped = false; ///< of an attempt that led nowhere: not reported
  bool foreign = false; ///< of tests in other files: reported where they pass through this one
};

inline constexpr size_t noStatement = SIZE_MAX;

/// Keeps the interpreter and its heap, since queued kernels live there.
struct Evaluation {
  std::unique_ptr<python::Heap> heap;
  std::unique_ptr<python::Interp> interp;
  python::Module *module = nullptr;
  std::vector<Failure> failures;
  /// In order of `first`; instances before the first one come from calls.
  std::vector<Origin> origins;
  /// By statement of the file: items whose functions were called while it ran, deferred kernels aside.
  /// Behind the last: by tests, directives, the entry and calls with stand-ins.
  std::vector<std::set<const syntax::Item *>> called;
  /// What is left when the file has run, for tracing.
  python::Budget budgetLeft;
  bool cancelled = false;
  bool libraryFollowed = false; ///< what nothing calls was looked at (library.h)
  /// What ran behind the last statement was chosen by looking at the whole text.
  bool restsOnText = false;

  /// The state before a statement ran.
  struct Checkpoint {
    size_t statement = 0;
    python::Heap::Mark heap;
    size_t instances = 0, failures = 0, gaps = 0, conditions = 0;
    std::vector<kernel::LaterUse> uses; ///< of the instances
    python::Budget budget;
  };
  std::vector<Checkpoint> checkpoints; ///< by statement, the first before statement 0
  Checkpoint blank;                    ///< before the program

  /// First statement that called a function of `item`; noStatement if none did.
  size_t firstCallOf(const syntax::Item *item) const;
};

/// The origin of the instance at an index of the queue.
Origin originOf(const Evaluation &evaluation, size_t instance);

/// The call that a directive asks for, "function(arguments)"; empty if no def stands below it.
std::string directiveCall(const syntax::Module &module, const Directive &directive);

/// What is evaluated: a file of the workspace.
struct Program {
  const std::string &path;
  const std::string &entry; ///< empty, or a call to lower instead of running as `__main__`
  const Comments &comments;
  const std::map<std::string, std::vector<std::string>> &shapes; ///< Options::shapes
  const std::atomic<bool> *cancel;
};

/// An evaluation of nothing yet.
std::unique_ptr<Evaluation> blankEvaluation(Workspace &workspace);

/// Loads the models that nearly every kernel's file imports; no program can tell that they are there already.
void loadCommonModels(Evaluation &blank);

/// Makes an evaluation blank again: its models stay loaded. False if it is of no more use.
bool renew(Evaluation &evaluation);

/// Runs a program in a blank evaluation. `inPlace`: kernels that write to what their callers see, traced at the call.
void evaluateFile(Evaluation &blank, Workspace &workspace, const Program &program,
                  const std::set<const syntax::Item *> &inPlace);

/// Goes back to before `statement`, or a little farther, and runs the present text from there on (policies.md E3).
/// The number of queued instances that stand.
size_t replay(Evaluation &evaluation, Workspace &workspace, const Program &program, size_t statement);

} // namespace pallasd::query
