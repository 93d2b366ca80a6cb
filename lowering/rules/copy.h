//===- copy.h - One asynchronous copy, its Refs and their choices -*- C++ -*-===//
//
// Operands of a copy are sliced right before the op: the source semaphore
// first, then the target's, the target, the source. A choice among Refs
// (pl.select_ref) becomes a cascade of scf.if around all that follows. Facts:
// lowering section 9.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/ref_access.h"
#include "lowering/rules/device_id.h"

#include <array>

namespace pallasd::lowering {

enum CopySlot : size_t { Source, Target, TargetSemaphore, SourceSemaphore, NumCopySlots };

struct Copy {
  std::array<const jax::RefUse *, NumCopySlots> slots{}; ///< null where absent
  bool wait = false;
  bool waitsForSource = false;
  bool namesSourceSemaphore = true; ///< pass the source semaphore on to the op
  bool isOlderWait = false;
  int64_t priority = 0;
  DeviceId id;
};

/// The equation's operand tree: source, target, target semaphore, source
/// semaphore, device id.
Copy copyOf(EqnContext &context);
const jax::Param *copyDeviceId(EqnContext &context);

/// The aval of the Ref that is used, of the first choice where there are several.
const jax::Aval &innermostAval(EqnContext &context, const jax::RefUse &use);

/// Undoes the exchange of operands that `wait_send` makes.
void swapDirection(Copy &copy);

/// Fills in `copy.id`.
mlir::LogicalResult resolveCopyDevice(EqnContext &context, Copy &copy);

/// tpu.wait_dma2, what JAX before 0.12.0 makes of a dma_wait. It never names the other semaphore; a wait for a send
/// names device 0.
Result emitOlderWait(EqnContext &context, Copy copy);

/// tpu.enqueue_dma or tpu.wait_dma.
Result emitCopy(EqnContext &context, const Copy &copy);

} // namespace pallasd::lowering
