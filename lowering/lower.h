//===- lower.h - Lowering a kernel: the layer's front door ------*- C++ -*-===//
//
// From a KernelInstance (whoever traced it) to the Mosaic module that JAX
// 0.12.0.1 builds, op for op: the generic text without locations equals JAX's
// byte for byte, before canonicalisation (what JAX serialises) and after (what
// debug=True prints).
//
// Errors: a Refusal, as JAX would raise it. A refusal with the rule
// "not-modelled" and no exception class says that pallasd can't tell; it must
// not be reported as JAX's.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance.h"
#include "lowering/legal/refusal.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pallasd::lowering {

struct LowerOptions {
  /// Which texts are made; each costs a print, the canonical ones a pass.
  bool raw = true, canonical = false, rawGeneric = false, canonicalGeneric = false;
  bool stableHlo = false; ///< the custom call that XLA gets
  bool map = false;       ///< fill LoweredModule::map
  /// Where a frame stands in its file, for the locations in `stableHlo`, which libtpu repeats in its errors: 1-based
  /// lines, 0-based columns, as JAX writes them. nullopt: nowhere any more. Absent: frames as they are.
  std::function<std::optional<jax::SourceFrame>(const jax::SourceFrame &)> place;
};

/// Where an op comes from; in the order of the text's ops.
struct MappedOp {
  std::string op;        ///< "vector.load"
  std::string primitive; ///< "get"; empty for ops of no equation
  jax::SourceStack source;
  uint32_t line = 0;        ///< 1-based, in the custom form; 0: not printed, or no such text was asked for
  uint32_t genericLine = 0; ///< the same in the generic form
};

struct LoweredModule {
  std::string raw, canonical;               ///< custom form, values named after their primitive
  std::string rawGeneric, canonicalGeneric; ///< generic form without locations
                                            ///< (no text ends with a line break)
  std::string stableHlo;                    ///< empty if the call's form isn't known
  size_t ops = 0;                           ///< of the raw module
  std::vector<MappedOp> map;                ///< of the raw module
  std::vector<MappedOp> canonicalMap;       ///< of the canonical one, if a canonical text was asked for
};

struct LowerResult {
  std::optional<LoweredModule> module;
  std::optional<Refusal> refusal;    ///< set if no module
  std::vector<jax::JaxprPtr> bodies; ///< own the equations that `refusal` points at
  explicit operator bool() const { return module.has_value(); }
};

/// Thread-safe; MLIR state is per thread and reused between calls.
LowerResult lower(const kernel::KernelInstance &instance, const LowerOptions &options = {});
/// The instances of one mpmd_map, one per mesh, into one module.
LowerResult lower(std::span<const kernel::KernelInstance> instances, const LowerOptions &options = {});

/// The MLIR type of what a variable of that aval is in the instance's module: `vector<8x128xf32>`,
/// `memref<8x128xf32, #tpu.memory_space<vmem>>`, `i32`. Shapes have to be known.
std::string typeText(const jax::Aval &aval, const kernel::KernelInstance &instance);

} // namespace pallasd::lowering
