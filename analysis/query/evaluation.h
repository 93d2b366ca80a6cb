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

/// Keeps the interpreter and its heap, since queued kernels live there.
struct Evaluation {
  std::unique_ptr<python::Heap> heap;
  std::unique_ptr<python::Interp> interp;
  python::Module *module = nullptr;
  std::vector<Failure> failures;
  /// In order of `first`; instances before the first one come from calls.
  std::vector<Origin> origins;
  /// Items whose functions were called while the module ran; deferred kernels are not among them.
  std::set<const syntax::Item *> called;
  bool cancelled = false;
  bool libraryFollowed = false; ///< what nothing calls was looked at (library.h)
};

/// The origin of the instance at an index of the queue.
Origin originOf(const Evaluation &evaluation, size_t instance);

/// The call that a directive asks for, "function(arguments)"; empty if no def stands below it.
std::string directiveCall(const syntax::Module &module, const Directive &directive);

/// `shapes`: Options::shapes.
/// `entry`: empty, or a call to lower instead of running as `__main__`.
/// `inPlace`: kernels that write to what their callers see, traced at the call.
std::unique_ptr<Evaluation> evaluateFile(Workspace &workspace, const std::string &path, const std::string &entry,
                                         const Comments &comments,
                                         const std::map<std::string, std::vector<std::string>> &shapes,
                                         const std::set<const syntax::Item *> &inPlace,
                                         const std::atomic<bool> *cancel);

} // namespace pallasd::query
