//===- lax.h - JAX's primitives as functions --------------------*- C++ -*-===//
//
// One function for each lax operation that models call: it checks operands as
// JAX does (TypeError and ValueError with our rule names), computes the aval of
// the result and binds the primitive. Operands are anything that avalOf knows;
// Unknown operands give Unknown. Known eager scalars are folded.
//
// Facts: shapes, dtypes, weak types and error classes measured on JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/literal.h"
#include "analysis/jax/trace.h"

namespace pallasd::jax::lax {

using Ints = std::vector<int64_t>;

Aval aval(Interp &interp, Value value); ///< of an operand; raises TypeError
/// Unknown operand, if any: models return it at once.
Value anyUnknown(std::initializer_list<Value> values);
python::RefusalInfo refusal(std::string rule, std::string message);
[[noreturn]] void typeError(Interp &interp, std::string message);
[[noreturn]] void valueError(Interp &interp, std::string message);
std::string shapeText(const Shape &shape); ///< "(8, 128)"
std::string dtypeText(DType dtype);

// --- Elementwise (lax_elementwise.cpp) ---------------------------------------
/// `prim` with the operand kinds that JAX accepts; out dtype and params by table.
Value unary(Interp &interp, std::string_view prim, Value x, Param accuracy = {});
Value binary(Interp &interp, std::string_view prim, Value x, Value y);
Value integerPow(Interp &interp, Value x, int64_t exponent);
Value select(Interp &interp, Value predicate, Value onTrue, Value onFalse);
/// lax.select_n: cases in the order of the predicate's values.
Value selectN(Interp &interp, Value which, std::span<const Value> cases);
Value clamp(Interp &interp, Value low, Value x, Value high);
/// Same value with another dtype or weak type; folds scalars.
Value convertElementType(Interp &interp, Value x, DType dtype, bool weak = false);
Value bitcastConvertType(Interp &interp, Value x, DType dtype);
/// The value as an array: literal tracer or eager array for scalars, itself for arrays.
Value asArrayValue(Interp &interp, Value x);
/// A constant of the operand's dtype and weak type.
Value constantLike(Interp &interp, Value like, Value constant);
/// Shape of lax's own broadcasting: equal ranks, scalars go with everything.
Shape broadcastShape(Interp &interp, std::string_view name, std::span<const Aval> avals);

// --- Shapes (lax_shape.cpp) ----------------------------------------------------
Value broadcastInDim(Interp &interp, Value x, Shape shape, const Ints &dims);
/// numpy broadcasting to `shape`; raises ValueError.
Value broadcastTo(Interp &interp, Value x, const Shape &shape);
/// Leading dimensions of size 1 up to `rank`.
Value broadcastToRank(Interp &interp, Value x, size_t rank);
/// numpy's result shape; raises ValueError.
Shape numpyBroadcast(Interp &interp, std::span<const Shape> shapes);
Value reshape(Interp &interp, Value x, const Shape &shape);
Value squeeze(Interp &interp, Value x, const Ints &dims);
Value expandDims(Interp &interp, Value x, const Ints &dims);
Value transpose(Interp &interp, Value x, const Ints &permutation);
Value slice(Interp &interp, Value x, const Ints &start, const Ints &limit, const Ints &strides = {});
Value concatenate(Interp &interp, std::span<const Value> xs, int64_t dim);
Value rev(Interp &interp, Value x, const Ints &dims);
Value pad(Interp &interp, Value x, Value fill, const std::vector<std::array<int64_t, 3>> &config);
Value iota(Interp &interp, DType dtype, const Shape &shape, int64_t dim);
/// `fill` converted to `dtype` (kept if nullopt) and broadcast.
Value full(Interp &interp, const Shape &shape, Value fill, std::optional<DType> dtype);

// --- Reductions (lax_reductions.cpp) --------------------------------------------
/// reduce_sum, reduce_max, reduce_min, reduce_prod, reduce_and, reduce_or, reduce_xor.
Value reduce(Interp &interp, std::string_view prim, Value x, const Ints &axes);
Value argReduce(Interp &interp, std::string_view prim, Value x, int64_t axis, DType indexDType);
/// cumsum, cumprod, cummax, cummin, cumlogsumexp.
Value cumulative(Interp &interp, std::string_view prim, Value x, int64_t axis, bool reverse);
Values sort(Interp &interp, std::span<const Value> operands, int64_t dim, bool stable, int64_t numKeys);

// --- Products (lax_dot.cpp) -----------------------------------------------------
struct DotDims {
  Ints lhsContract, rhsContract, lhsBatch, rhsBatch;
};
Value dotGeneral(Interp &interp, Value lhs, Value rhs, const DotDims &dims, Param precision,
                 std::optional<DType> preferred);
/// None, a string, a Precision, a DotAlgorithm or a pair: as the parameter prints it.
Param precisionParam(Interp &interp, Value precision);

// --- Indexing (lax_indexing.cpp) ------------------------------------------------
Value dynamicSlice(Interp &interp, Value x, std::span<const Value> starts, const Ints &sizes, bool wrapNegative = true);
Value dynamicUpdateSlice(Interp &interp, Value x, Value update, std::span<const Value> starts,
                         bool wrapNegative = true);
struct GatherDims {
  Ints offsetDims, collapsedSliceDims, startIndexMap, operandBatchingDims, startIndicesBatchingDims;
};
Value gather(Interp &interp, Value x, Value indices, const GatherDims &dims, const Ints &sliceSizes,
             std::string_view mode, Param fillValue, bool unique, bool sorted);
/// `combine`: "" (scatter), "add", "sub", "mul", "min", "max". Dims by gather's names.
Value scatter(Interp &interp, std::string_view combine, Value x, Value indices, Value updates, const GatherDims &dims,
              std::string_view mode, bool unique, bool sorted);
/// "CLIP", "FILL_OR_DROP" … of what a program passes as `mode`.
std::string gatherMode(Interp &interp, Value mode);

} // namespace pallasd::jax::lax
