//===- legality.h - The question that the lowering answers ------*- C++ -*-===//
//
// `analysis` asks whether JAX would lower a traced kernel; the layer above
// answers (lowering/legal). The interface stands here so that the includes
// point one way; whoever composes the program hands an implementation in.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/kernel/instance.h"
#include "analysis/kernel/refusal.h"

#include <vector>

namespace pallasd::kernel {

struct Verdict {
  jax::JaxprPtr body;            ///< after dead-code elimination; owns the equations that `refusals` point at
  std::vector<Refusal> refusals; ///< in JAX's order
  /// If there are none: what libtpu refuses of the module that JAX builds, in the order of the body. Their stage is
  /// "compile"; the class is "abort" where libtpu ends the process.
  std::vector<Refusal> ofCompiler = {};
};

class Legality {
public:
  virtual ~Legality() = default;
  /// `isWholeProgram`: XLA compiles the call alone (whole_program.h).
  virtual Verdict check(const KernelInstance &instance, bool isWholeProgram = false) const = 0;
};

} // namespace pallasd::kernel
