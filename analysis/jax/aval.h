//===- aval.h - Abstract values: what a jaxpr variable is -------*- C++ -*-===//
//
// An aval is a shaped array (dtype, shape, weak type) or a Ref to one in a
// memory space. Semaphores are Refs whose dtype is a semaphore.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/dtype.h"

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pallasd::jax {

/// A dimension whose size is known only at run time (a traced grid bound).
inline constexpr int64_t kDynamicDim = INT64_MIN;

using Shape = boost::container::small_vector<int64_t, 4>;

/// Number of elements; 1 for rank 0.
int64_t elementCount(const Shape &shape);

/// Memory spaces as a jaxpr prints them: `Ref<vmem>`; None prints plain `Ref`.
enum class MemorySpace : uint8_t {
  None,    ///< no space was given: `Ref{..}`
  Default, ///< BlockSpec without memory_space: `Ref<default>`
  Any,
  Vmem,
  Smem,
  Hbm,
  Cmem,
  Semaphore,
  VmemShared,
  Host,
  Acc,
  Index,
  Key,
  Error,
  Device
};
/// "vmem", "semaphore_mem", "any" …; "" for None.
std::string_view name(MemorySpace space);
/// "" gives None; an unknown word gives Error with `*ok` false.
MemorySpace memorySpaceFromName(std::string_view name, bool *ok = nullptr);

struct Aval {
  DType dtype = DType::Float32;
  bool weakType = false;
  bool isRef = false;
  MemorySpace space = MemorySpace::None; ///< None for an array where JAX puts it on the device
  std::string mesh;                      ///< only if isRef: core type tag of a space given as `X @ mesh`, else empty
  int32_t mxuId = 0;                     ///< only if space is Acc: which MXU's accumulators
  Shape shape;

  static Aval array(DType dtype, Shape shape, bool weakType = false);
  static Aval ref(DType dtype, Shape shape, MemorySpace space);

  bool operator==(const Aval &) const = default;
  /// The aval of what a Ref holds.
  Aval pointee() const;
};

/// As JAX prints avals in a jaxpr: `f32[8,128]`, `i32[]`, `Ref<vmem>{f32[8,128]}`. Weak types don't show.
std::string shortText(const Aval &aval);

/// As the canonical text writes them (docs/jaxpr.md): weak types show, `~f32[]`; memory spaces may carry a core type,
/// `Ref<smem@sc_scalar_subcore>{i32[8]}`, or a matrix unit, `Ref<acc.1>{f32[256,256]}`; unknown sizes are `?`.
std::string canonicalText(const Aval &aval);

/// Reads canonicalText back; nothing else is accepted.
std::optional<Aval> avalFromText(std::string_view text);

} // namespace pallasd::jax
