//===- call.h - What a kernel call is made of -------------------*- C++ -*-===//
//
// The callables that pl.pallas_call and pl.kernel return, and the steps by
// which their description becomes a KernelInstance. Internal to analysis/kernel.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/pallas_trace.h"
#include "analysis/kernel/queue.h"

namespace pallasd::kernel {

using jax::pallas::Record;
using python::CallArgs;
using python::Interp;
using python::Position;
using python::Value;
using python::Values;

/// What is common to calls of all kinds.
struct KernelCall : python::Native {
  std::string kind;
  Value kernel, outShape, interpret, name, compilerParams, scratch, debug, costEstimate, metadata;
  Position made; ///< the pl.pallas_call(...) or pl.kernel(...) expression
  python::Class *pyClass(Interp &) const override;
  std::optional<Value> call(Interp &, const CallArgs &) override;
  std::optional<Value> getAttr(Interp &, python::Name) override;
  std::string repr(Interp &) override { return "<function " + kind + ".<locals>.wrapped>"; }
  /// Traces; Python exceptions are what JAX raises.
  virtual void trace(Interp &, DeferredInstance &, TracedInstance &) = 0;
  /// A name for messages and for KernelInstance::name.
  virtual std::string kernelName(Interp &) const;
};

struct PallasCall : KernelCall {
  Value gridSpec;           ///< a Record GridSpec or PrefetchScalarGridSpec
  bool ownGridSpec = false; ///< made from grid= and the like: scratch keeps its own structure
  Value aliases;
  Position aliasesPlace, specsPlace;
  void trace(Interp &, DeferredInstance &, TracedInstance &) override;
};

struct MeshCall : KernelCall {
  std::vector<std::pair<Value, Value>> bodies;     ///< mesh, function
  std::string kernelName(Interp &) const override; ///< all functions' names
  void trace(Interp &, DeferredInstance &, TracedInstance &) override;
};

/// out_shape flattened: one aval a leaf. Raises ValueError (out-shape); an
/// unknown part goes to `unknown`.
struct OutTypes {
  std::vector<jax::pallas::ShapeAndDType> types;
  jax::TreeDef tree;
  Value unknown;
};
OutTypes outTypes(Interp &interp, Value outShape, const Position &place);

/// One BlockSpec against one array: everything that JAX checks, in its order.
struct SpecContext {
  std::vector<int64_t> grid;
  std::vector<jax::TraceInput> indexInputs; ///< grid indices, then prefetch Refs
  jax::TreeDef indexArgs;                   ///< structure of the index map's arguments, a tuple
};
BlockMapping blockMapping(Interp &interp, Value spec, const jax::Aval &array, std::string origin, std::string userName,
                          const SpecContext &context, std::vector<std::shared_ptr<const python::Reason>> &gaps);

/// Raises as JAX would, with the place where the mistake stands.
[[noreturn]] void refuseAt(Interp &interp, std::string_view cls, std::string_view rule, std::string message,
                           std::string why, const Position &place, std::map<std::string, std::string> facts = {});
/// The definition of a callable: the name of a def, a lambda.
std::optional<Position> definitionOf(Interp &interp, Value callable);
/// With what the call says of its cost and its metadata, as JSON.
CompilerParams compilerParams(Interp &interp, const KernelCall &call);
/// "f32[8,128]".
std::string text(const jax::Aval &aval);

} // namespace pallasd::kernel
