//===- ndarray.h - numpy's values in the evaluator --------------*- C++ -*-===//
//
// numpy runs for real at trace time, so its small arrays hold real elements:
// a table of block sizes or a mask decides which kernel is built. Arrays above
// kMaxElements, and those whose contents only a run would know (np.random, files),
// keep dtype and shape but have no elements; reading one gives Unknown(Content).
//
// An element is read in the widest type of its kind (int64 for booleans and
// integers, double for floats), already wrapped or rounded to its dtype.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/aval.h"
#include "analysis/python/interp.h"
#include "analysis/python/numpy/elements.h"

namespace pallasd::python::numpy {

using jax::DType;
using jax::Shape;

/// Arrays with more elements are kept without contents.
inline constexpr int64_t kMaxElements = 1 << 22;

inline bool isFloatElement(DType dtype) { return jax::isFloat(dtype); }

/// Wraps or rounds to `dtype` as numpy's cast does.
Element castElement(Element element, DType from, DType to);
Element elementFromInt(int64_t value, DType dtype);
Element elementFromDouble(double value, DType dtype);
/// As a Python bool, int or float (uint64 above int64 becomes a big integer).
Value elementToPython(Interp &interp, Element element, DType dtype);
/// Nearest value of the float type `dtype` (round to nearest even).
double roundToDType(double value, DType dtype);

/// Dense row-major contents.
struct Contents {
  DType dtype = DType::Float64;
  Shape shape;
  Elements elements;
};
using ContentsPtr = std::shared_ptr<Contents>;

/// np.dtype(...) instances; one object for each dtype and Interp.
struct DTypeObject : Native {
  DType dtype;
  explicit DTypeObject(DType dtype) : dtype(dtype) {}
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> compare(Interp &, syntax::CompareOperator, Value other) override;
  std::optional<uint64_t> hash(Interp &) override;
  bool equals(Interp &, Value other) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};
Value dtypeObject(Interp &interp, DType dtype);

/// What a program may pass where a dtype is meant: np.dtype, np.float32,
/// jnp.float32, 'float32', bool/int/float (with `isPythonScalar`), an object with `.dtype`.
struct DTypeLike {
  DType dtype = DType::Float32;
  bool isPythonScalar = false; ///< the builtin bool, int, float or complex
};
/// nullopt if `value` does not name a dtype (the caller raises TypeError).
std::optional<DTypeLike> toDType(Interp &interp, Value value);
/// The class np.float32 and so on.
Class *scalarClass(Interp &interp, DType dtype);
/// The dtype of which `cls` is the scalar class.
std::optional<DType> dtypeOfScalarClass(Interp &interp, const Class *cls);

/// np.float32(1.5): immutable.
struct NpScalar : Native {
  DType dtype;
  Element element;
  bool known = true; ///< false: content only a run would know
  NpScalar(DType dtype, Element element) : dtype(dtype), element(element) {}
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::optional<Value> unary(Interp &, syntax::UnaryOperator) override;
  std::optional<Value> compare(Interp &, syntax::CompareOperator, Value other) override;
  std::optional<Value> getItem(Interp &, Value key) override;
  std::optional<Value> truth(Interp &) override;
  std::optional<Value> toInt(Interp &) override;
  std::optional<Value> toFloat(Interp &) override;
  std::optional<uint64_t> hash(Interp &) override;
  bool equals(Interp &, Value other) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};

/// np.ndarray. Views are copies; writing through one is not seen by the other,
/// so a write to an array that has views makes those Unknown (see ndarray.cpp).
struct NdArray : Native {
  DType dtype;
  Shape shape;
  ContentsPtr contents; ///< null: unknown
  NdArray(DType dtype, Shape shape, ContentsPtr contents)
      : dtype(dtype), shape(std::move(shape)), contents(std::move(contents)) {}
  std::unique_ptr<Obj> saveState() const override { return std::make_unique<NdArray>(*this); }
  void swapState(Obj &o) override { std::swap(contents, static_cast<NdArray &>(o).contents); }
  Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::optional<Value> unary(Interp &, syntax::UnaryOperator) override;
  std::optional<Value> compare(Interp &, syntax::CompareOperator, Value other) override;
  std::optional<Value> getItem(Interp &, Value key) override;
  bool setItem(Interp &, Value key, Value value) override;
  std::optional<Value> length(Interp &) override;
  std::optional<Value> truth(Interp &) override;
  std::optional<Value> iterate(Interp &) override;
  std::optional<Value> toInt(Interp &) override;
  std::optional<Value> toFloat(Interp &) override;
  std::optional<uint64_t> hash(Interp &) override; ///< raises TypeError
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};

Value makeScalar(Interp &interp, DType dtype, Element element);
Value makeArray(Interp &interp, ContentsPtr contents);
Value makeUnknownArray(Interp &interp, DType dtype, Shape shape);
/// np.asarray of Python numbers, sequences, scalars and arrays. nullopt: not
/// convertible (object arrays), the caller answers Unknown.
std::optional<ContentsPtr> toContents(Interp &interp, Value value, std::optional<DType> dtype = std::nullopt);

} // namespace pallasd::python::numpy
