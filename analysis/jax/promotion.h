//===- promotion.h - JAX's type promotion -----------------------*- C++ -*-===//
//
// Which dtype operands of different dtypes meet in. JAX orders dtypes and the
// three weak types (those of Python's int, float and complex) in a lattice and
// takes the least upper bound. Measured for every pair, weak and strong, both
// modes, with and without 64-bit types: tests/data/promotion.txt.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/dtype.h"

#include <optional>
#include <span>

namespace pallasd::jax {

/// The configuration that promotion depends on.
struct PromotionMode {
  bool x64 = false;    ///< jax_enable_x64
  bool strict = false; ///< jax_numpy_dtype_promotion="strict"
};

/// A dtype as an operand has it. A Python scalar is weak and of the default dtype of its kind, except bool.
struct TypedOperand {
  DType dtype = DType::Float32;
  bool weak = false;
  bool operator==(const TypedOperand &) const = default;
};

/// What the operands of an operation with implicit promotion are converted to; nullopt where JAX raises
/// TypePromotionError. `operands` must not be empty; extended dtypes meet only themselves.
std::optional<TypedOperand> promote(std::span<const TypedOperand> operands, PromotionMode mode = {});

/// jnp.promote_types(a, b) of two dtypes; nullopt where it raises TypePromotionError.
std::optional<DType> promoteTypes(DType a, DType b, PromotionMode mode = {});

/// jnp.result_type: as promote, but a weak result becomes the default dtype of its kind.
std::optional<DType> resultType(std::span<const TypedOperand> operands, PromotionMode mode = {});

/// Without 64-bit types, their 32-bit counterparts; other dtypes stay.
DType canonicalize(DType dtype, bool x64);
/// What a function with inexact results converts to first: ints and bool become float32, 64-bit ints float64 (int2 and
/// uint2 stay, as in JAX), before canonicalisation.
DType toInexact(DType dtype);

DType defaultInt(bool x64);
DType defaultUInt(bool x64);
DType defaultFloat(bool x64);
DType defaultComplex(bool x64);

} // namespace pallasd::jax
