//===- queue.h - Kernels met by the evaluator, to be traced -----*- C++ -*-===//
//
// A call of a kernel returns at once: its results follow from out_shape. What it
// would take to trace the kernel is put into this queue with a mark of the heap,
// so that the kernel can be traced later as if at the moment of the call, and
// traced again after an edit without running anything else (policies.md E1).
//
// The query layer drains the queue: traceInstance brings the heap back to the
// mark, traces index maps and kernel in JAX's order of checks, and goes forward.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/trace.h"
#include "analysis/kernel/bindings.h"
#include "analysis/kernel/instance.h"
#include "analysis/kernel/refusal.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::kernel {

/// How the execution that the file makes reaches a kernel (policies.md A2, A3).
enum class Reach : uint8_t {
  Lowered,    ///< JAX lowers it for the TPU
  Traced,     ///< only traced: make_jaxpr, eval_shape, a dead result under jit
  Interpreted ///< interpret mode: never lowered for a TPU
};

/// What JAX raises while it traces, or a Python error in the kernel.
struct TraceRefusal {
  std::string exceptionClass; ///< "ValueError"
  std::string text;           ///< str() of the exception
  /// Null: raised by the program itself or by plain Python (policies.md A5).
  std::shared_ptr<const python::RefusalInfo> info;
  /// Where it is reported; file empty: at the call.
  jax::SourceFrame where;
  std::vector<std::pair<jax::SourceFrame, std::string>> related;
  std::vector<python::Position> traceback; ///< user frames, innermost first
};

struct TracedInstance {
  /// One for each mesh of an mpmd kernel, else one; empty if tracing failed.
  std::vector<std::shared_ptr<const KernelInstance>> instances;
  std::optional<TraceRefusal> refusal;
  /// Known before anything is lowered, not visible in the instance (a dict as
  /// compiler parameters).
  std::vector<Refusal> lowering;
  /// Not empty: parts could not be followed, `instances` are not JAX's.
  std::vector<std::shared_ptr<const python::Reason>> gaps;
  /// The kernel wrote to an object older than the call (policies.md E2).
  bool impure = false;
};

/// One jax.vmap around a call of a kernel.
struct MappedAxis {
  int64_t size = 0;
  std::vector<int64_t> dims; ///< the mapped axis of each operand, jax::kUnmapped for none
};

/// That a derivative is taken of a call without a rule that a wrapper states.
struct DerivativeUse {
  bool reverse = true;    ///< grad or vjp; else jvp
  python::Position place; ///< where the derivative is asked for
  bool operator==(const DerivativeUse &other) const {
    return reverse == other.reverse && place.item == other.place.item && place.range == other.place.range;
  }
};

/// What statements behind a call can still make of it.
struct LaterUse {
  Reach reach = Reach::Traced;
  bool isExample = false; ///< mapped calls made of it have instances of their own
  std::optional<DerivativeUse> derivative;
  bool operator==(const LaterUse &) const = default;
};

struct DeferredInstance {
  uint32_t id = 0;
  std::string kind;      ///< "pallas_call", "pl.kernel", "core_map"
  std::string name;      ///< as KernelInstance::name
  python::Value call;    ///< the callable that was called (its model keeps the description)
  python::Values leaves; ///< operands, flattened
  jax::TreeDef operands; ///< their structure, a tuple
  std::vector<jax::Aval> inAvals, outAvals;
  std::vector<std::string> operandNames; ///< as the user wrote them, by position; "" for expressions
  python::Function *kernel = nullptr;    ///< the function at the bottom of partials, if there is one
  python::Heap::Mark mark;
  jax::TraceConfig config;
  std::vector<std::pair<std::string, int64_t>> axes;
  std::map<std::string, std::string> extraContext;
  std::vector<python::Position> stack; ///< user frames at the call, innermost first
  jax::SourceStack source;             ///< the same
  LaterUse use;
  std::vector<MappedAxis> mapped;                ///< innermost first; the avals are those of one example
  bool interpret = false;                        ///< asked for with `interpret=`
  bool guarded = false;                          ///< a handler around the call may catch what tracing raises
  bool loweringGuarded = false;                  ///< … what lowering raises: one around the outermost jitted call
  std::shared_ptr<const python::Reason> unknown; ///< an operand or part of the description isn't known
  std::shared_ptr<const TracedInstance> traced;  ///< once traced
};

/// Interp extension: `interp.extension<InstanceQueue>()`.
struct InstanceQueue {
  std::vector<std::unique_ptr<DeferredInstance>> instances;
  /// Kernels (by their definition's item) that turned out impure: traced in
  /// place from then on.
  std::set<const syntax::Item *> inPlace;
  DeferredInstance *find(uint32_t id);
};
inline InstanceQueue &instanceQueue(python::Interp &interp) { return interp.extension<InstanceQueue>(); }

/// Traces one instance as of the moment of its call. Raises BudgetError and
/// Cancelled only; what JAX raises is in the result.
std::shared_ptr<const TracedInstance> traceInstance(python::Interp &interp, DeferredInstance &deferred);

/// The tracers and Refs that names of user code are bound to while the instance
/// is traced once more; in the order of first binding. Raises as traceInstance.
std::vector<BoundValue> boundValues(python::Interp &interp, DeferredInstance &deferred);

/// Marks the kernels that an executed jaxpr lowers: those of its pallas_call
/// equations that dead-code elimination leaves. For the models that execute
/// jaxprs (jit, eager control flow).
void markLowered(python::Interp &interp, const jax::JaxprPtr &jaxpr);

/// A place as findings keep it.
jax::SourceFrame frameOf(const python::Position &position);

} // namespace pallasd::kernel
