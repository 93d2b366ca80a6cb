//===- result.h - What linting a file gives ---------------------*- C++ -*-===//
//
// A file's analysis as plain data: what reports show, what the cache on disk
// holds, what a process hands to its parent. Unlike query::FileAnalysis it
// refers to no jaxpr, so that a result read from the cache is as good as a new
// one.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/analysis.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace pallasd::lint {

struct LintedKernel {
  std::string name;
  int32_t line = 0, callLine = 0; ///< 1-based
  std::string core;               ///< "tc", "sc_scalar_subcore", "sc_vector_subcore"
  query::KernelStatus status = query::KernelStatus::Unknown;
  std::vector<std::string> reasons; ///< why not complete
  kernel::ShapesFrom shapesFrom = kernel::ShapesFrom::Call;
  std::string shapes;
  bool reachesTpu = true;
  std::map<std::string, int64_t> primitives; ///< equations by primitive

  bool followed() const { return status == query::KernelStatus::Complete || status == query::KernelStatus::Refused; }
};

struct LintedFile {
  std::string path; ///< absolute
  std::vector<query::Diagnostic> diagnostics;
  std::vector<LintedKernel> kernels;
  std::string failure; ///< how the process that analysed it died; empty: it did not
};

/// Counts that summaries print and that the exit code rests on.
struct Totals {
  size_t files = 0, kernels = 0, followed = 0;
  size_t bySeverity[4] = {}; ///< by query::Severity

  void add(const LintedFile &file);
  size_t errors() const { return bySeverity[size_t(query::Severity::Error)]; }
  size_t warnings() const { return bySeverity[size_t(query::Severity::Warning)]; }
  bool hasFindings() const { return errors() + warnings() > 0; }
};

LintedFile withoutJaxprs(query::FileAnalysis analysis);

} // namespace pallasd::lint
