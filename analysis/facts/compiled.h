//===- compiled.h - Element types that libtpu refuses -----------*- C++ -*-===//
//
// The table compiled_types.tsv: operations of TensorCore kernels that JAX lowers
// and libtpu doesn't compile whatever the shapes, by element types and chip. Made by
// tools/facts/make_compiled.py from libtpu's verdicts on generated kernels
// (tests/data/compile, libtpu 0.0.51 with JAX 0.12.0.1).
//
//===----------------------------------------------------------------------===//
#pragma once

#include <string_view>

namespace pallasd::facts {

/// The class of the exception that ends the compilation; empty where none was measured. `operation` is a primitive,
/// `types` its operand's element type; for dot_general "LEFT RIGHT RESULT PRECISION" ("bfloat16 bfloat16 float32
/// HIGHEST"). `chip` is a name as the configuration has it, "v5e".
std::string_view refusedByCompiler(std::string_view operation, std::string_view types, std::string_view chip);

} // namespace pallasd::facts
