//===- pallas_refs.h - Refs and what is applied to them ---------*- C++ -*-===//
//
// A Ref under trace (RefTracer), a Ref seen through transforms (RefView, what
// `ref.at[...]`, `.bitcast`, `.reshape`, `.T` give), and their reading and
// writing as the equations get, swap and addupdate. Checks and implicit casts
// are those that JAX 0.12.0.1 makes while it traces (measured).
//
// Indices are kept as live values until an equation is bound; then dynamic ones
// become operands, in the order in which JAX flattens them.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/pallas_objects.h"

namespace pallasd::jax::pallas {

/// pl.ds(start, size, stride).
struct SliceValue : python::Native {
  Value start, size;
  int64_t stride;
  SliceValue(Value start, Value size, int64_t stride) : start(start), size(size), stride(stride) {}
  python::Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  bool equals(Interp &, Value other) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};
SliceValue *asSlice(Value value);

/// An index of one dimension, not yet flattened.
struct LiveDim {
  DimIndexer::Kind kind = DimIndexer::Slice;
  Value start, size; ///< Index, Array: `start` is the index, a value of the trace; Ref: a Ref that holds indices
  int64_t stride = 1;
  std::optional<int64_t> ignoredValue; ///< plsc.Indices
};
struct LiveTransform {
  RefTransform::Kind kind = RefTransform::Index;
  std::vector<LiveDim> dims;
  Shape arrayShape; ///< JAX's int_indexer_shape
  DType dtype = DType::Float32;
  Shape shape;
  std::vector<int64_t> permutation;
  MemorySpace space = MemorySpace::None;
  std::map<std::string, bool> flags;
};
using LiveTransforms = std::vector<LiveTransform>;

/// What RefTracer and RefView share: the surface of a Ref.
struct RefSurface {
  virtual ~RefSurface() = default;
  /// The aval seen through the transforms; dynamic sizes are kDynamicDim.
  virtual const Aval &seen() const = 0;
  virtual LiveTransforms transforms() const = 0;
  /// The Ref underneath: a RefTracer or, for pl.select_ref, the view itself.
  virtual Value base() = 0;
};

struct RefTracer : Tracer, RefSurface {
  using Tracer::Tracer;
  const Aval &seen() const override { return aval; }
  LiveTransforms transforms() const override { return {}; }
  Value base() override { return this; }
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> getItem(Interp &, Value key) override;
  bool setItem(Interp &, Value key, Value value) override;
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::optional<Value> unary(Interp &, syntax::UnaryOperator) override;
  std::optional<Value> compare(Interp &, syntax::CompareOperator, Value other) override;
  std::optional<Value> iterate(Interp &) override;
  std::optional<Value> truth(Interp &) override;
  std::optional<Value> toInt(Interp &) override;
  std::optional<Value> toFloat(Interp &) override;
};

struct RefView : python::Native, RefSurface {
  Value ref; ///< RefTracer; Undefined for a selection
  LiveTransforms applied;
  Aval type;
  Values choices; ///< pl.select_ref: the Refs or views to select from
  Value selector;
  RefView(Value ref, LiveTransforms applied, Aval type)
      : ref(ref), applied(std::move(applied)), type(std::move(type)) {}
  const Aval &seen() const override { return type; }
  LiveTransforms transforms() const override { return applied; }
  Value base() override { return choices.empty() ? ref : Value(this); }
  python::Class *pyClass(Interp &) const override;
  std::optional<Value> getAttr(Interp &, Name) override;
  std::optional<Value> getItem(Interp &, Value key) override;
  bool setItem(Interp &, Value key, Value value) override;
  std::optional<Value> length(Interp &) override;
  std::string repr(Interp &) override;
};

/// Null if `value` is no Ref.
RefSurface *asRef(Value value);
/// The name that the user knows a Ref by: what stands in the source, else the parameter.
std::string refName(Interp &interp, Value ref);

/// `ref.at[key]` on a Ref of that type: the indexer and the resulting type.
/// Raises what JAX raises.
LiveTransform indexerFor(Interp &interp, Value key, const Aval &type, Value refForMessages);
Aval transformedType(Interp &interp, const LiveTransform &transform, const Aval &type);

/// Operands under construction: appends the transforms' dynamic values.
RefTransforms flattenTransforms(Interp &interp, const LiveTransforms &transforms, Values &operands);
/// Appends a Ref and its transforms' values to `operands`.
Param flattenRef(Interp &interp, Value ref, Values &operands);
/// Appends a value and gives the parameter that names it.
Param operandParam(Value value, Values &operands);

Value readRef(Interp &interp, Value ref, Value key);
/// The old value, as swap gives it.
Value writeRef(Interp &interp, Value ref, Value key, Value value, std::string_view primitive = "swap");
/// `value` as JAX casts it implicitly before a store into `dtype`.
Value implicitCast(Interp &interp, DType dtype, Value value);
/// Raises ValueError (store-mismatch) if `value` doesn't fit what `key` selects.
void checkStore(Interp &interp, const Aval &target, const Aval &value, Value ref, std::string_view primitive);

/// A Python or numpy integer as a value of the trace (a weak i32 literal), as
/// `jnp.asarray` makes it; other values as they are.
Value asTraceScalar(Interp &interp, Value value);
/// A literal of that dtype in the innermost trace; `value` for non-constants.
Value asTraceValue(Interp &interp, Value value, DType dtype);
/// Makes Refs known to the tracer stack; called when jax is imported.
void installRefs(Interp &interp);

/// With a capital letter.
std::string sentence(std::string text);

/// Raises `cls` as a refusal of rule `rule` at the place of the innermost user frame.
[[noreturn]] void refuseHere(Interp &interp, std::string_view cls, std::string_view rule, std::string message,
                             std::string why = {}, std::map<std::string, std::string> facts = {});

} // namespace pallasd::jax::pallas
