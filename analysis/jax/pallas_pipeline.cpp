//===- pallas_pipeline.cpp - What emit_pipeline needs of C++ ---------------===//
//
// The pipeline itself is Python (prelude/pallas_pipeline.py). Here is what
// Python can't ask: whether an index map depends on a grid index, a buffer with
// the element type of a ref, the grid that a body sees.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/pallas_trace.h"
#include "analysis/python/known_index.h"

#include <algorithm>

namespace pallasd::jax::pallas {

using python::ModuleBuilder;
using Args = std::span<const Value>;

/// True if an equation or result of the jaxpr uses one of those invars.
static bool usesInput(const Jaxpr &jaxpr, const std::vector<VarId> &inputs) {
  auto isInput = [&](const Atom &atom) {
    return !atom.isLiteral && std::find(inputs.begin(), inputs.end(), atom.index) != inputs.end();
  };
  for (const Eqn &eqn : jaxpr.eqns)
    if (std::any_of(eqn.in.begin(), eqn.in.end(), isInput))
      return true;
  return std::any_of(jaxpr.outvars.begin(), jaxpr.outvars.end(), isInput);
}

/// Arguments: index map, static grid, positions of the dimensions that are walked.
static Value usesIndices(Interp &interp, Args args) {
  PallasTrace::Grid grid;
  for (Value size : interp.toVector(args[1]))
    grid.sizes.push_back(python::knownIndex(interp, size));
  std::vector<TraceInput> inputs(grid.sizes.size(), {Aval::array(DType::Int32, {}), {}});
  GridScope scope(interp, std::move(grid));
  TraceResult result = trace(interp, "index_map", inputs, [&](const Values &indices) {
    return interp.call(args[0], python::CallArgs{indices, {}});
  });
  if (!result.jaxpr)
    return interp.unknown(python::Reason::Internal, "an index map of emit_pipeline");
  for (VarId var : result.jaxpr->constvars)
    if (result.jaxpr->vars[var].isRef)
      return Value::boolean(true);
  std::vector<VarId> walked;
  for (Value position : interp.toVector(args[2]))
    walked.push_back(result.jaxpr->invars[size_t(position.asInt())]);
  return Value::boolean(usesInput(*result.jaxpr, walked));
}

/// Arguments: memory space, shape, the ref whose element type the buffer has or that type itself.
static Value bufferLike(Interp &interp, Args args) {
  auto space = toSpace(args[0]);
  Value unknown;
  std::optional<Shape> shape = toShape(interp, args[1], &unknown);
  RefSurface *ref = asRef(args[2]);
  if (space && !ref)
    return interp.call(args[0], {args[1], args[2]});
  if (!space || !shape)
    return interp.unknown(python::Reason::Internal, "a buffer of emit_pipeline");
  Aval aval = Aval::ref(ref->seen().dtype, *shape, space->first);
  // JAX keeps the weak type of an array's ref, but not of a part of it.
  aval.weakType = ref->seen().weakType && ref->transforms().empty();
  return interp.heap.make<MemoryType>(std::move(aval));
}

static Value enterGrid(Interp &interp, Args args) {
  PallasTrace::Grid grid;
  grid.indices = interp.toVector(args[0]);
  grid.dimensions = interp.toVector(args[1]);
  grid.sizes.assign(grid.indices.size(), kDynamicDim);
  pallasTrace(interp).grids.push_back(std::move(grid));
  return Value::none();
}

static Value leaveGrid(Interp &interp, Args) {
  pallasTrace(interp).grids.pop_back();
  return Value::none();
}

/// Calls the body of a pipeline; refs that don't fit its parameters are its refusal.
static Value callBody(Interp &interp, Args args) {
  Values refs = interp.toVector(args[1]);
  size_t depth = interp.userStack().size();
  try {
    return interp.call(args[0], python::CallArgs{refs, {}});
  } catch (python::PyError &error) {
    bool binding = !error.refusal && error.traceback.size() <= depth && interp.typeName(error.value) == "TypeError";
    if (!binding)
      throw;
    size_t takes = interp.parameterNames(args[0]).size();
    auto info = std::make_shared<python::RefusalInfo>();
    info->rule = "kernel-arity";
    info->message = "The pipeline's body takes " + std::to_string(takes) + (takes == 1 ? " parameter" : " parameters") +
                    ", but its specs give it " + std::to_string(refs.size()) + (refs.size() == 1 ? " ref." : " refs.");
    info->why = "The body of a pipeline gets one ref for each spec, inputs before outputs.";
    info->primary = interp.position();
    info->related.emplace_back(interp.position(), "the pipeline that calls it");
    if (python::Function *function = interp.underlyingFunction(args[0]); function && function->module)
      info->primary = {function->module, function->item,
                       function->def ? function->def->nameRange : function->lambda->range};
    error.refusal = info;
    throw;
  }
}

static Value notModelled(Interp &interp, Args args) {
  Value unknown = interp.unknown(python::Reason::Unmodelled, interp.toStr(args[0]));
  if (JaxprBuilder *builder = traceContext(interp).current())
    builder->markIncomplete(unknown.as<python::Unknown>()->reason);
  return unknown;
}

static void populate(ModuleBuilder &module) {
  module.def("_pallasd_uses_indices(index_map, grid, walked)", usesIndices);
  module.def("_pallasd_buffer(space, shape, ref)", bufferLike);
  module.def("_pallasd_enter_grid(indices, grid)", enterGrid);
  module.def("_pallasd_leave_grid()", leaveGrid);
  module.def("_pallasd_call_body(body, *refs)", callBody);
  module.def("_pallasd_unknown(what)", notModelled);
}

} // namespace pallasd::jax::pallas

PALLASD_MODULE("jax.experimental.pallas.tpu", module) { pallasd::jax::pallas::populate(module); }
