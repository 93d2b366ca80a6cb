//===- classes.h - numpy's classes, one set for each Interp ------*- C++ -*-===//
#pragma once

#include "analysis/python/numpy/ndarray.h"

#include <array>
#include <unordered_map>

namespace pallasd::python::numpy {

/// The scalar types' hierarchy, np.ndarray and np.dtype.
struct NumpyClasses {
  Class *generic = nullptr, *number = nullptr, *integer = nullptr, *signedInteger = nullptr, *unsignedInteger = nullptr,
        *inexact = nullptr, *floating = nullptr, *complexFloating = nullptr, *flexible = nullptr;
  Class *ndarray = nullptr, *dtype = nullptr;
  std::array<Class *, size_t(DType::Count)> scalars{};
  std::array<DTypeObject *, size_t(DType::Count)> dtypes{};
  std::unordered_map<const Class *, DType> dtypeOf;
};
NumpyClasses &classes(Interp &interp);

/// The concrete scalar dtypes that programs can name (no extended dtypes).
bool isNumpyDType(DType dtype);

/// np.issubdtype as jax.numpy answers it: narrow floats are np.floating.
/// `cls` is an abstract or concrete scalar class.
bool isSubdtype(Interp &interp, DType dtype, const Class *cls);

/// numpy's promotion; `weak` operands are Python numbers (NEP 50).
DType promote(DType a, DType b);

enum class Fold : uint8_t { Sum, Prod, Max, Min, All, Any };
/// Elementwise operation with numpy's broadcasting. nullopt: not supported.
std::optional<Value> arithmetic(Interp &interp, syntax::Operator op, Value left, Value right);
std::optional<Value> comparison(Interp &interp, syntax::CompareOperator op, Value left, Value right);
/// Applies `fn` to every element as double, giving `dtype` (float64 of integers if nullopt).
Value mapUnary(Interp &interp, Value operand, double (*fn)(double), bool keepIntegers = false);
Value reduceAxes(Interp &interp, Value operand, Fold fold, Value axis, bool keepDims);
Value reshapeArray(Interp &interp, const NdArray &array, Value shape);
Value transposeArray(Interp &interp, const NdArray &array, const std::vector<int64_t> &permutation);
Value broadcastArray(Interp &interp, Value operand, const Shape &shape);
Value castArray(Interp &interp, Value operand, DType dtype);
/// A shape from an int or a sequence of ints; raises TypeError.
Shape shapeOf(Interp &interp, Value value);
Value shapeTuple(Interp &interp, const Shape &shape);
/// Makes 0-d results numpy scalars.
Value scalarOrArray(Interp &interp, ContentsPtr contents);
/// The array of any operand; unknown contents allowed. nullopt: not numeric.
struct Operand {
  DType dtype;
  Shape shape;
  std::shared_ptr<const Contents> contents;
  bool isPython = false; ///< a Python number: weak in promotion
};
std::optional<Operand> operandOf(Interp &interp, Value value);
/// The method or property `name` of an array or scalar.
std::optional<Value> arrayAttribute(Interp &interp, Value self, Name name);

} // namespace pallasd::python::numpy
