//===- finding.h - What a check says about a kernel -------------*- C++ -*-===//
//
// A finding is a diagnostic before it is anchored: its places are frames whose
// lines count from a syntax item (jax::SourceFrame), so that an edit above a
// kernel moves a finding without recomputing it. The query layer turns findings
// into query::Diagnostic.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/jaxpr.h"
#include "analysis/kernel/rules.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace pallasd::kernel {

/// How a fix may be applied (messages.md, style 4).
enum class FixSafety : uint8_t {
  Safe,  ///< same numbers, same grid coverage: `--fix` applies it
  Check, ///< numbers or speed may change; the title says how
  Sketch ///< shown, never applied
};

/// Replaces the text of a place. `caller` of the frame is not used.
struct Edit {
  jax::SourceFrame where;
  std::string newText;
};

struct FixProposal {
  std::string title; ///< an imperative that says what changes
  FixSafety safety = FixSafety::Check;
  std::vector<Edit> edits; ///< together or not at all; empty for sketches that name no text
};

struct Finding {
  const Rule *rule = nullptr;
  Severity severity = Severity::Error;
  std::string message;      ///< one sentence (messages.md, style 1)
  std::string why;          ///< the rule or the hardware fact
  std::string stage;        ///< "trace", "lower", "compile", "lint"
  std::string jaxException; ///< "" if JAX raises nothing
  jax::SourceFrame where;   ///< the smallest place that carries the mistake; file empty if unknown
  std::vector<std::pair<jax::SourceFrame, std::string>> related;
  std::vector<FixProposal> fixes;
  std::map<std::string, std::string> data;
  std::vector<std::string> chips; ///< that it is said of; empty: all
};

} // namespace pallasd::kernel
