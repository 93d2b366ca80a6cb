//===- instance.cpp - Names of a kernel instance's enumerations -------------===//
//
// The words are those of JAX's own texts, so that they compare with the oracle.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/instance.h"

namespace pallasd::kernel {

std::string_view name(CoreType core) {
  switch (core) {
  case CoreType::TensorCore:
    return "tc";
  case CoreType::ScalarSubcore:
    return "sc_scalar_subcore";
  case CoreType::VectorSubcore:
    break;
  }
  return "sc_vector_subcore";
}

std::string_view name(ShapesFrom from) {
  switch (from) {
  case ShapesFrom::Call:
    return "call";
  case ShapesFrom::Directive:
    return "directive";
  case ShapesFrom::Annotation:
    return "annotation";
  case ShapesFrom::Configuration:
    return "configuration";
  case ShapesFrom::Symbolic:
    return "symbolic";
  case ShapesFrom::Worker:
    break;
  }
  return "worker";
}

} // namespace pallasd::kernel
