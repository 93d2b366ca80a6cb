//===- pallas_trace.h - What a kernel's code knows about its call -*- C++ -*-===//
//
// State of the trace that only Pallas has: the grid around a kernel or index
// map, and the meshes that kernels run on.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/pallas_refs.h"

namespace pallasd::jax::pallas {

/// Interp extension.
struct PallasTrace {
  struct Grid {
    std::vector<int64_t> sizes;  ///< kDynamicDim for a traced bound
    std::vector<int64_t> mapped; ///< added by vmap, outermost first
    /// Inside emit_pipeline: the indices and sizes that program_id and num_programs give.
    Values indices{}, dimensions{};
  };
  std::vector<Grid> grids; ///< innermost last; empty outside kernels
};
inline PallasTrace &pallasTrace(Interp &interp) { return interp.extension<PallasTrace>(); }

/// Scope guard for a grid.
struct GridScope {
  GridScope(Interp &interp, PallasTrace::Grid grid) : trace(pallasTrace(interp)) {
    trace.grids.push_back(std::move(grid));
  }
  ~GridScope() { trace.grids.pop_back(); }
  GridScope(const GridScope &) = delete;
  PallasTrace &trace;
};

/// A mesh as the model keeps it. nullopt: `value` is no mesh of Pallas.
struct MeshInfo {
  std::vector<std::pair<std::string, int64_t>> axes;
  std::string coreType; ///< "tc", "sc_scalar_subcore", "sc_vector_subcore"
};
std::optional<MeshInfo> toMesh(Interp &interp, Value value);

/// TensorCores of one JAX device: configured, else the chip's.
int64_t coresPerDevice(Interp &interp);

/// Traces `callable(*refs)` with freshly allocated Refs and binds run_scoped.
Value runScoped(Interp &interp, Value callable, const python::CallArgs &types, Value collectiveAxes);

/// Shared by semaphores and copies; see pallas_primitives.cpp.
Param deviceIdOperands(Interp &interp, Value id, Values &operands);
Value maskedLoad(Interp &interp, Value ref, Value key, Value mask, Value other);
Value maskedSwap(Interp &interp, Value ref, Value key, Value value, Value mask);

} // namespace pallasd::jax::pallas
