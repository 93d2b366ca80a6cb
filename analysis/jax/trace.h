//===- trace.h - JAX values and the jaxpr under construction ----*- C++ -*-===//
//
// JAX arrays as the evaluator sees them, and the machinery that turns calls on
// them into equations. Four kinds of array (policies.md C1): JArray with known
// contents, JArray without, Tracer (an atom of a jaxpr under construction), and
// python::Unknown. All but the last share one attribute and operator surface
// (array_methods.cpp), which forwards to jax.numpy as JAX's own arrays do.
//
// A JaxprBuilder is one trace. Builders form a stack in TraceContext; `bind`
// appends to the innermost one. An operand that belongs to an outer trace, or
// an array of rank > 0, becomes a constvar of the inner one and is reported to
// whoever started the trace (TraceResult::consts), who passes it as an operand
// in the way of its primitive: that is how closures are lifted in JAX too.
// Python numbers, numpy scalars and 0-d numpy arrays become literals.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/jaxpr.h"
#include "analysis/jax/pytree.h"
#include "analysis/python/interp.h"
#include "analysis/python/numpy/ndarray.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pallasd::jax {

using python::Interp;
using python::Value;
using python::Values;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// What JArray and Tracer share: jax.Array's attributes, methods and operators.
struct ArrayValue : python::Native {
  Aval aval;
  explicit ArrayValue(Aval aval) : aval(std::move(aval)) {}
  /// Shape entries as Python sees them; a subclass may return symbolic ones.
  virtual Value dimension(size_t i) const { return Value::integer(aval.shape[i]); }
  std::optional<Value> getAttr(Interp &, python::Name) override;
  std::optional<Value> call(Interp &, const python::CallArgs &) override; ///< TypeError: arrays are not callable
  std::optional<Value> binary(Interp &, syntax::Operator, Value other, bool reflected) override;
  std::optional<Value> unary(Interp &, syntax::UnaryOperator) override;
  std::optional<Value> compare(Interp &, syntax::CompareOperator, Value other) override;
  std::optional<Value> getItem(Interp &, Value key) override;
  bool setItem(Interp &, Value key, Value value) override; ///< TypeError: arrays are immutable
  std::optional<Value> length(Interp &) override;
  std::optional<Value> iterate(Interp &) override;
  std::optional<uint64_t> hash(Interp &) override;
};

/// A concrete jax.Array.
struct JArray : ArrayValue {
  std::shared_ptr<const python::numpy::Contents> contents; ///< null: only a run would know
  /// The numpy array that this one stands for, if any: one constant for all its uses.
  const python::Obj *origin = nullptr;
  explicit JArray(Aval aval, std::shared_ptr<const python::numpy::Contents> contents = nullptr)
      : ArrayValue(std::move(aval)), contents(std::move(contents)) {}
  python::Class *pyClass(Interp &) const override;
  std::optional<Value> truth(Interp &) override;
  std::optional<Value> toInt(Interp &) override;
  std::optional<Value> toFloat(Interp &) override;
  std::string repr(Interp &) override;
  uint64_t contentHash(Interp &) const override;
};

class JaxprBuilder;

/// An atom of a jaxpr under construction. A tracer whose aval is a Ref is made
/// by TraceContext::makeRefTracer, so that the layer that models Refs can give
/// it their surface.
struct Tracer : ArrayValue {
  std::shared_ptr<JaxprBuilder> builder;
  Atom atom;
  Tracer(Aval aval, std::shared_ptr<JaxprBuilder> builder, Atom atom)
      : ArrayValue(std::move(aval)), builder(std::move(builder)), atom(atom) {}
  python::Class *pyClass(Interp &) const override;
  std::optional<Value> truth(Interp &) override;   ///< raises TracerBoolConversionError
  std::optional<Value> toInt(Interp &) override;   ///< raises TracerIntegerConversionError
  std::optional<Value> toFloat(Interp &) override; ///< raises ConcretizationTypeError
  std::string repr(Interp &) override;
};

/// The classes `jax.Array` and `jax.core.Tracer` (a subclass here, as isinstance sees it).
python::Class *arrayClass(Interp &interp);
python::Class *tracerClass(Interp &interp);

inline ArrayValue *asArray(Value v) {
  auto *native = v.as<python::Native>();
  return native ? dynamic_cast<ArrayValue *>(native) : nullptr;
}
inline Tracer *asTracer(Value v) {
  auto *native = v.as<python::Native>();
  return native ? dynamic_cast<Tracer *>(native) : nullptr;
}
inline JArray *asJArray(Value v) {
  auto *native = v.as<python::Native>();
  return native ? dynamic_cast<JArray *>(native) : nullptr;
}

/// The aval of anything that JAX takes as an array: arrays, tracers, Python and
/// numpy numbers, numpy arrays (x64 canonicalised, Python numbers weak), and
/// objects with shape and dtype. nullopt: not an array type (lists too).
std::optional<Aval> avalOf(Interp &interp, Value value);
/// avalOf, or JAX's TypeError for an argument of `function` at `position`.
Aval requireAval(Interp &interp, Value value, std::string_view function, size_t position);

//===----------------------------------------------------------------------===//
// One trace
//===----------------------------------------------------------------------===//

class JaxprBuilder : public std::enable_shared_from_this<JaxprBuilder> {
public:
  explicit JaxprBuilder(std::string functionName, const python::Frame *base = nullptr);
  /// The frame that started this trace: source stacks end before it, so that an
  /// equation inside a jitted jnp function has no user frame (policies.md D2).
  const python::Frame *const base;

  /// A new invar. Names are debug information (Jaxpr::argNames).
  Value addInput(Interp &interp, Aval aval, std::string name = {});
  /// `value` as an atom of this jaxpr: own tracers, literals, or a new constvar.
  Atom atomOf(Interp &interp, Value value);
  /// Appends an equation; one tracer for each output.
  Values addEqn(Interp &interp, const Primitive *prim, const std::vector<Atom> &in, ParamDict params,
                std::vector<Aval> outAvals, bool hasEffects = false);
  Value tracer(Interp &interp, Aval aval, Atom atom);
  /// A tracer that stands for a constant of this jaxpr.
  Value literalTracer(Interp &interp, Literal literal);
  /// Ends the trace. `outputs` are array-like values.
  JaxprPtr finish(Interp &interp, std::span<const Value> outputs);

  /// Values that became constvars, in order of constvars.
  const Values &constants() const { return consts; }
  const Jaxpr &jaxpr() const { return *building; }
  /// Part of this trace could not be followed: what is built is not what JAX
  /// builds. Spreads to the enclosing trace when this one ends.
  void markIncomplete(std::shared_ptr<const python::Reason> reason) { gaps.push_back(std::move(reason)); }
  const std::vector<std::shared_ptr<const python::Reason>> &incomplete() const { return gaps; }
  bool finished() const { return done; }
  /// Spreads what could not be followed in an inner trace.
  void inherit(const std::vector<std::shared_ptr<const python::Reason>> &inner) {
    gaps.insert(gaps.end(), inner.begin(), inner.end());
  }

private:
  void dropUnusedConstants();
  std::shared_ptr<Jaxpr> building;
  Values consts;
  std::unordered_map<const python::Obj *, Atom> constAtoms;
  std::vector<std::shared_ptr<const python::Reason>> gaps;
  bool done = false;
};

//===----------------------------------------------------------------------===//
// The trace context
//===----------------------------------------------------------------------===//

struct TraceConfig {
  bool x64 = false;
  std::string matmulPrecision;             ///< "" if not set
  std::string dtypePromotion = "standard"; ///< or "strict"
  std::string rankPromotion = "allow";
  std::string prngImpl = "threefry2x32";
  std::string collectiveIds = "no"; ///< jax_pallas_auto_assign_collective_ids
  bool threefryPartitionable = true;
  bool debugChecks = false, poisonBuffers = false; ///< jax_pallas_enable_debug_checks, jax_pallas_poison_buffers
  bool operator==(const TraceConfig &) const = default;
};

/// Interp extension: `interp.extension<TraceContext>()`.
struct TraceContext {
  std::vector<std::shared_ptr<JaxprBuilder>> builders;
  JaxprBuilder *current() const { return builders.empty() ? nullptr : builders.back().get(); }
  TraceConfig config;
  /// jax.named_scope names; starts anew in each inner trace, as in JAX.
  std::vector<std::string> nameScopes;
  /// Public functions being called, outermost first ("jnp.cumsum").
  std::vector<std::string> publicNames;
  /// Named axes in scope (meshes, shard_map): name, size. Innermost last.
  std::vector<std::pair<std::string, int64_t>> axes;
  /// Makes the tracer of a Ref; set by the layer that models Refs.
  std::function<Value(Interp &, Aval, std::shared_ptr<JaxprBuilder>, Atom)> makeRefTracer;
  /// Converts other layers' objects (indexed Refs) when one is used where an
  /// array is expected: nullopt if it is none of theirs.
  std::function<std::optional<Value>(Interp &, Value)> loadAsArray;
  /// Told of each jaxpr that runs at once (jit and loops outside a trace); set by
  /// the layer that models kernels, which are lowered then.
  std::function<void(Interp &, const JaxprPtr &)> executed;
  /// Sizes that are only assumed, by value: an axis of that size is taken to be
  /// the assumed one wherever an array has it (policies.md C3).
  std::unordered_map<int64_t, python::SymId> assumedSizes;
  /// Whether a handler stood around the call that began the outermost trace:
  /// what is refused when that trace is lowered is raised there.
  bool loweringGuarded = false;
  /// Axis environment and anything else that owners add to cache keys.
  std::map<std::string, std::string> extraContext;
  PytreeRegistry pytrees;
};
inline TraceContext &traceContext(Interp &interp) { return interp.extension<TraceContext>(); }

/// Raises jax.errors.CLS (UnexpectedTracerError, TracerBoolConversionError …)
/// as a refusal of ours under `rule`.
[[noreturn]] void raiseJaxError(Interp &interp, std::string_view cls, std::string rule, std::string message);

/// Where the user's code stands now, as an equation keeps it.
SourceStack currentSource(Interp &interp);

//===----------------------------------------------------------------------===//
// Binding and tracing
//===----------------------------------------------------------------------===//

/// Appends `prim` to the innermost trace, or computes eagerly outside any: then
/// outputs are JArrays of unknown contents (`lax` folds small known operands
/// itself before it gets here). Operands are anything that avalOf knows.
Values bind(Interp &interp, const Primitive *prim, std::span<const Value> operands, ParamDict params,
            std::vector<Aval> outAvals, bool hasEffects = false);
/// One output.
Value bind1(Interp &interp, std::string_view prim, std::initializer_list<Value> operands, ParamDict params, Aval out);

struct TraceInput {
  Aval aval;
  std::string name;
};
struct TraceResult {
  JaxprPtr jaxpr; ///< null if an output is Unknown (then `incomplete` says why)
  Values consts;  ///< values of jaxpr->constvars, in the enclosing trace
  std::vector<Aval> outAvals;
  TreeDef outTree;
  Values outLeaves;                                              ///< what the function returned, flattened
  std::vector<std::shared_ptr<const python::Reason>> incomplete; ///< empty: followed in full
};
/// Runs `body` with one tracer for each input in a new trace. What it returns is
/// flattened and must consist of arrays: else TypeError, as JAX raises it, or, if
/// part of it is Unknown, an incomplete result. Python exceptions pass through.
TraceResult trace(Interp &interp, std::string functionName, std::span<const TraceInput> inputs,
                  const std::function<Value(const Values &)> &body);
/// Calls `callable(*unflatten(argsTree, tracers))`, argsTree being a tuple of
/// positional arguments; argument names come from the signature.
TraceResult traceToJaxpr(Interp &interp, Value callable, const TreeDef &argsTree, std::span<const Aval> avals);
/// The same jaxpr with constvars moved to the front of the invars, as the
/// primitives with inner jaxprs take them.
JaxprPtr constvarsToInvars(const JaxprPtr &jaxpr);
/// The name that JAX gives a callable in debug information.
std::string callableName(Interp &interp, Value callable);

/// Scope guard: public function name for equations bound inside.
struct PublicName {
  PublicName(Interp &interp, std::string name);
  ~PublicName();
  TraceContext &context;
};

} // namespace pallasd::jax
