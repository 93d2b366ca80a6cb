//===- instance_json.h - Kernel instances as JSON ---------------*- C++ -*-===//
//
// The exchange form of a KernelInstance: what tests/oracle/dump_jaxpr.py writes
// under real JAX, what the JAX worker sends, and what tests read. One object
// with the fields of instance.h by name; jaxprs are canonical text
// (docs/jaxpr.md), avals their canonical text, a traced grid bound "dynamic".
// Fields that the struct doesn't know are left alone by the reader.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::kernel {

std::string instanceToJson(const KernelInstance &instance);

struct ReadInstance {
  std::optional<KernelInstance> instance;
  std::string error; ///< what is wrong with the text, if no instance
};
ReadInstance instanceFromJson(std::string_view text);

/// A kernel of a dump: what JAX did with it, and its instances (one for each mesh of an mpmd_map, else one; none if
/// tracing it failed).
struct DumpedKernel {
  std::string name, kind, stage;    ///< stage: "trace", "lower" or "interpret"
  std::string verdict, errorClass;  ///< of lowering (or tracing): "ok", "error" or "skipped"
  std::string errorText;            ///< first line of JAX's message
  std::optional<int32_t> errorLine; ///< innermost line of the script, if the error has one
  jax::SourceStack errorSource;     ///< user frames of the error; null if the dump doesn't say
  jax::SourceStack callSource;      ///< of the call; null if the dump doesn't say
  /// Where a function is defined: file and 1-based line; 0 if the dump doesn't say.
  using Definition = std::pair<std::string, int32_t>;
  Definition definition;               ///< of a kernel that was not traced in full
  std::vector<Definition> definitions; ///< of each instance
  std::string unspelled;  ///< why there are no instances although tracing went well: a value without spelling
  std::string rawGeneric; ///< the module in generic form without locations; empty if it wasn't lowered
  std::vector<KernelInstance> instances;
  /// Of each instance: per equation of its body, outer before inner, '0' without effects, '1' with effects that
  /// dead-code elimination ignores, '2' with others. Empty if the dump doesn't say.
  std::vector<std::string> bodyEffects;
  /// Of each instance: the body as traced, before dead-code elimination; null if that changed nothing.
  std::vector<jax::JaxprPtr> tracedBodies;
  /// Of each instance: the body as JAX prints it.
  std::vector<std::string> bodyTexts;
};
struct Dump {
  std::string jax;                                    ///< release that wrote it
  std::string source;                                 ///< file name of the script
  std::string scriptVerdict;                          ///< how it ended: "ok", "exit", "assertion", "error"
  std::string scriptErrorClass, scriptErrorFirstLine; ///< for the last two
  std::vector<DumpedKernel> kernels;
  std::string error; ///< non-empty: the text is no dump
};
/// `place`, if given, sees every source frame of instances and errors before it is shared, and may change it.
Dump dumpFromJson(std::string_view text, const std::function<void(jax::SourceFrame &)> &place = {});

} // namespace pallasd::kernel
