//===- runner.h - Analyses many files ---------------------------*- C++ -*-===//
//
// Results come in the order of the jobs, however many processes share the work.
// Each process has Analyzers of its own and takes the next file when it is done
// with one. A process that dies takes one file with it: that file is reported as
// failed, and the others are analysed by a new process.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lint/cache.h"
#include "server/lint/result.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::lint {

struct Job {
  std::string path; ///< absolute
  std::shared_ptr<const query::Options> options;
  std::optional<std::string> text; ///< instead of the file's; never cached
};

using MakeAnalyzer = std::function<std::unique_ptr<query::Analyzer>(const query::Options &)>;

std::vector<LintedFile> analyse(const std::vector<Job> &jobs, const MakeAnalyzer &makeAnalyzer, Cache &cache,
                                unsigned processes);

} // namespace pallasd::lint
