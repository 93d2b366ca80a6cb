//===- verify.h - The evaluator held against real JAX -----------*- C++ -*-===//
//
// Two accounts of the same file, kernel by kernel: what pallasd followed without
// running anything, and what JAX traced and lowered. Verdict, jaxpr, module.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance_json.h"
#include "analysis/query/analysis.h"

#include <string>
#include <vector>

namespace pallasd::device {

struct Difference {
  std::string kernel;       ///< name, and "#1" … from the second of that name on; "<script>" for the file
  std::string what;         ///< "kernel", "verdict", "class", "jaxpr", "module" or "script"
  std::string ours, theirs; ///< one line each
  int32_t line = 0;         ///< of the kernel's definition; 0: unknown
};

struct Comparison {
  size_t kernels = 0; ///< that JAX lowered or refused
  size_t equal = 0;   ///< of these, alike in everything
  std::vector<Difference> differences;
};

Comparison compare(const query::FileAnalysis &ours, const kernel::Dump &theirs);

} // namespace pallasd::device
