//===- batching.h - jax.vmap ------------------------------------*- C++ -*-===//
//
// A function under vmap is traced for one example and its jaxpr is then run with
// a rule for each primitive: operands that are mapped carry the axis along which
// the examples lie, equations that touch none of them are bound as they stand.
// Equations keep the place in the source where the example's stood.
//
// A primitive without rule gives results of the right shapes and marks the
// enclosing trace incomplete.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/trace.h"

namespace pallasd::jax {

/// An operand or result: `dim` is the mapped axis of `value`, kUnmapped for none.
inline constexpr int64_t kUnmapped = -1;
struct Mapped {
  Value value;
  int64_t dim = kUnmapped;
  bool isMapped() const { return dim != kUnmapped; }
};
using MappedValues = std::vector<Mapped>;

struct BatchContext {
  Interp &interp;
  int64_t size;       ///< of the mapped axis
  const Jaxpr &jaxpr; ///< of one example
  const Eqn &eqn;
};
/// At least one operand is mapped. Gives one result for each of the equation's.
using BatchRule = MappedValues (*)(BatchContext &, MappedValues operands);

/// Registers at start-up: `static BatchRuleRegistration r({"add", ...}, rule);`
struct BatchRuleRegistration {
  BatchRuleRegistration(std::initializer_list<std::string_view> primitives, BatchRule rule, bool always = false);
};

/// The entry of TraceContext::extraContext that stands while jax.vmap has a named axis.
std::string batchAxisKey(std::string_view axis);
using NamedAxes = std::vector<std::pair<std::string, int64_t>>;
/// Named axes without those of jax.vmap: no device has an index along them.
NamedAxes deviceAxes(NamedAxes axes, const std::map<std::string, std::string> &extraContext);

/// While a traced equation is bound again: where it stood, and the public
/// function that bound it. Interp extension.
struct Replay {
  struct Origin {
    SourceStack source;
    std::string publicName;
  };
  std::optional<Origin> origin;
};

/// `aval` of one example with the mapped axis at `dim`.
Aval withAxis(Aval aval, int64_t dim, int64_t size);
/// `x` with its mapped axis at `to`; an unmapped one is broadcast.
Value axisAt(BatchContext &context, const Mapped &x, int64_t to);

/// Runs `jaxpr` (operands: constvars, then invars) over mapped values.
/// `scope` is put before the names of the equations ("vmap"), as JAX's
/// transformations do at their own level.
MappedValues runBatched(Interp &interp, const Jaxpr &jaxpr, const MappedValues &operands, int64_t size,
                        std::string_view scope = {});

/// An inner jaxpr over mapped inputs. `wanted`: for each output whether it is to
/// be mapped whatever the body makes of it; empty: as it comes, along any axis.
struct BatchedJaxpr {
  JaxprPtr jaxpr;
  std::vector<int64_t> outDims;
};
BatchedJaxpr batchJaxpr(Interp &interp, const JaxprPtr &jaxpr, const std::vector<int64_t> &inDims, int64_t size,
                        const std::vector<bool> &wanted = {});

} // namespace pallasd::jax
