//===- mutable_refs.cpp - Refs that programs make --------------------------===//
//
// jax.new_ref, jax.empty_ref, jax.freeze, jax.free_ref: Refs at the program's
// own level, in wrappers and in kernels. Outside a trace such a Ref is the input
// of a trace that never ends (see trace.cpp).
//
// Facts (JAX 0.12.0.1): a new Ref has the type of its value without weakness and
// no memory space unless one is given; empty_ref prints the type as `ty`.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jit.h"
#include "analysis/jax/pallas_refs.h"

namespace pallasd::jax::pallas {

namespace {

using Args = std::span<const Value>;

Aval refOf(const Aval &value, Value space) {
  Aval ref = Aval::ref(value.dtype, value.shape, MemorySpace::None);
  if (auto given = toSpace(space)) {
    ref.space = given->first;
    ref.mesh = given->second;
  }
  return ref;
}

/// Refs have their surface from the model of Pallas.
void requireRefs(Interp &interp) {
  if (!traceContext(interp).makeRefTracer)
    interp.importModule("jax.experimental.pallas");
}

Param spaceParam(const Aval &ref) {
  return ref.space == MemorySpace::None ? Param() : Param(Symbol{std::string(name(ref.space))});
}

/// JAX 0.11.1 was the first that could pin a ref.
void addPin(Interp &interp, ParamDict &params, Value pin) {
  if (releaseAtLeast(interp, "0.11.1"))
    params.emplace_back("pin", interp.isTrue(pin));
}

/// new_ref(init_val, memory_space, kind, pin)
Value newRef(Interp &interp, Args args) {
  if (args[0].as<python::Unknown>())
    return args[0];
  if (asRef(args[0]))
    refuseHere(interp, "ValueError", "not-an-array", "`jax.new_ref` got a ref where it takes an array.");
  requireRefs(interp);
  Aval ref = refOf(requireAval(interp, args[0], "new_ref", 0), args[1]);
  ParamDict params{{"kind", args[2].isNone() ? Param() : Param(interp.toStr(args[2]))},
                   {"memory_space", spaceParam(ref)}};
  addPin(interp, params, args[3]);
  Values operands{args[0]};
  return bind(interp, primitive("new_ref"), operands, std::move(params), {ref})[0];
}

/// empty_ref(ty, memory_space, pin)
Value emptyRef(Interp &interp, Args args) {
  if (args[0].as<python::Unknown>())
    return args[0];
  std::optional<Aval> type = abstractAval(interp, args[0]);
  if (!type)
    return interp.unknown(python::Reason::Unmodelled, "jax.empty_ref of a " + interp.typeName(args[0]));
  requireRefs(interp);
  Aval ref = refOf(*type, args[1]);
  ParamDict params{{"memory_space", spaceParam(ref)}};
  addPin(interp, params, args[2]);
  params.emplace_back("ty", Aval::array(type->dtype, type->shape));
  return bind(interp, primitive("empty_ref"), {}, std::move(params), {ref})[0];
}

/// freeze(ref): the value that it ends with.
Value freeze(Interp &interp, Args args) {
  RefSurface *ref = asRef(args[0]);
  if (!ref)
    return args[0].as<python::Unknown>() ? args[0]
                                         : interp.unknown(python::Reason::Unmodelled, "jax.freeze of what is no ref");
  Values operands{ref->base()};
  return bind(interp, primitive("freeze"), operands, {}, {ref->seen().pointee()}, true)[0];
}

Value freeRef(Interp &interp, Args args) {
  if (RefSurface *ref = asRef(args[0])) {
    Values operands{ref->base()};
    bind(interp, primitive("free_ref"), operands, {}, {}, true);
  }
  return interp.tuple({});
}

} // namespace

static void populateMutableRefs(python::ModuleBuilder &module) {
  module.def("new_ref(init_val, memory_space, kind, pin)", newRef);
  module.def("empty_ref(ty, memory_space, pin)", emptyRef);
  module.def("freeze(ref)", freeze);
  module.def("free_ref(ref)", freeRef);
}

} // namespace pallasd::jax::pallas

PALLASD_MODULE("_pallasd", module) { pallasd::jax::pallas::populateMutableRefs(module); }
