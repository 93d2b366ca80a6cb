//===- bindings.h - What names in a kernel hold -----------------*- C++ -*-===//
#pragma once

#include "analysis/jax/jaxpr.h"

#include <string>
#include <vector>

namespace pallasd::kernel {

/// What a name of a kernel's code holds in one instance.
struct BoundValue {
  jax::SourceFrame where; ///< the target or parameter
  std::string name;
  bool isParameter = false;
  std::vector<jax::Aval> avals; ///< one for each that the place was bound to, each once, in order
};

} // namespace pallasd::kernel
