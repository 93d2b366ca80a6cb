//===- jnp.h - What jax.numpy's models share --------------------*- C++ -*-===//
//
// Argument checks, type and rank promotion, axes, and the functions of jax.numpy
// that other models call. Everything that JAX jits inline runs directly here;
// what it jits as an equation of its own goes through `jitted`.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/lax.h"
#include "analysis/jax/promotion.h"

namespace pallasd::jax::jnp {

using lax::Ints;

PromotionMode promotionMode(Interp &interp);
/// The common type of array-like values; raises TypePromotionError.
TypedOperand resultType(Interp &interp, std::span<const Value> values);
/// Raises TypeError for what is no array, number or numpy array (lists and Refs too).
void checkArrayLike(Interp &interp, std::string_view function, std::span<const Value> values);

enum class Promotion : uint8_t { Any, Inexact, Numeric };
/// Types converted to the common one; in strict order of arguments.
Values promoteDTypes(Interp &interp, std::span<const Value> values, Promotion promotion = Promotion::Any);
/// Ranks made equal where two differ and neither is 0.
Values promoteShapes(Interp &interp, std::span<const Value> values);
/// checkArrayLike, promoteDTypes, promoteShapes.
Values promoteArgs(Interp &interp, std::string_view function, std::span<const Value> values,
                   Promotion promotion = Promotion::Any);

/// jnp.NAME(x, y) of the binary ufuncs ("add", "not_equal", "true_divide", "bitwise_and", ...).
Value binary(Interp &interp, std::string_view name, Value x, Value y);
/// jnp.NAME(x) of the unary ufuncs ("exp", "negative", "invert", ...).
Value unary(Interp &interp, std::string_view name, Value x);
bool isBinary(std::string_view name);
bool isUnary(std::string_view name);

Value where(Interp &interp, Value condition, Value x, Value y);
Value matmul(Interp &interp, Value a, Value b, Value precision, std::optional<DType> preferred);
/// jnp.asarray of numbers, arrays and nested sequences of both.
Value asarray(Interp &interp, Value x, std::optional<DType> dtype = std::nullopt);
Value astype(Interp &interp, Value x, DType dtype);
Value getItem(Interp &interp, Value x, Value key);
/// x.at[key].op(values)
Value scatterUpdate(Interp &interp, std::string_view combine, Value x, Value key, Value values, std::string_view mode,
                    bool sorted, bool unique, bool wrapNegative);
/// x.at[key].get(...)
Value gatherAt(Interp &interp, Value x, Value key, Value mode, Value fillValue, bool sorted, bool unique,
               bool wrapNegative);

/// A dtype argument, canonicalised; None gives nullopt; raises TypeError.
std::optional<DType> dtypeArgument(Interp &interp, Value value);
/// One axis or several, made non-negative; raises ValueError.
int64_t canonicalAxis(Interp &interp, int64_t axis, size_t rank);
Ints axesArgument(Interp &interp, Value axis, size_t rank);
/// Static integers of an int or a sequence (shapes, permutations); nullopt if one is Unknown.
std::optional<Ints> intsArgument(Interp &interp, Value value);
/// The same where nothing can be said without them: throws UnknownUse.
Ints knownInts(Interp &interp, Value value);
Shape toShape(const Ints &ints);

/// A function of jax.numpy (prelude or C++) by name.
Value function(Interp &interp, std::string_view name);

/// A jit equation named `name` around `body`, traced once for each `key` and
/// avals: for models that JAX jits. Operands are array-like.
Values jitted(Interp &interp, const std::string &name, std::span<const Value> operands, const std::string &key,
              const std::function<Value(const Values &)> &body);

} // namespace pallasd::jax::jnp
