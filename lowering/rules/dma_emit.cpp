//===- dma_emit.cpp - Asynchronous copies of the TensorCore ---------------===//
//
// A local copy has one semaphore, the target's; a remote one has both. Facts:
// lowering section 9.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/release.h"
#include "lowering/rules/copy.h"

namespace pallasd::lowering {
namespace {

/// The semaphore belongs to another core type than the kernel.
bool crossesCores(EqnContext &c, const Copy &copy) {
  const std::string &mesh = innermostAval(c, *copy.slots[TargetSemaphore]).mesh;
  return !mesh.empty() && mesh != kernel::name(c.e.core);
}

Result dmaStart(EqnContext &c) {
  if (c.boolParam("add"))
    return c.e.refuse("dma-add", "NotImplementedError", "DMA with add=True is not supported.");
  Copy copy = copyOf(c);
  copy.priority = c.intParam("priority");
  if (!copy.slots[TargetSemaphore])
    return c.e.refuse("dma-sem", "NotImplementedError", "Local DMA semaphore cannot be None on TensorCore.");
  bool addressed = copyDeviceId(c) || crossesCores(c, copy);
  if (!addressed && copy.slots[SourceSemaphore])
    return c.e.refuse("dma-src-sem", "NotImplementedError", "Source semaphore (`src_sem`) on a local copy");
  if (addressed && mlir::failed(resolveCopyDevice(c, copy)))
    return mlir::failure();
  return emitCopy(c, copy);
}

Result dmaWait(EqnContext &c) {
  Copy copy = copyOf(c);
  copy.wait = true;
  if (writes(c.e.instance, "wait-dma2"))
    return emitOlderWait(c, copy);
  copy.waitsForSource = c.boolParam("is_wait_send");
  bool isRemote = copyDeviceId(c) != nullptr;
  if (copy.waitsForSource && !isRemote)
    return c.e.refuse("dma-wait-read", "NotImplementedError", "`wait_read` on a local copy");
  if (!copy.slots[TargetSemaphore])
    return c.e.refuse("dma-sem", "NotImplementedError", "DMA semaphore cannot be None on TensorCore.");
  if (copy.waitsForSource)
    swapDirection(copy);
  if (isRemote && mlir::failed(resolveCopyDevice(c, copy)))
    return mlir::failure();
  return emitCopy(c, copy);
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kTensor, "dma_start", dmaStart);
  table.add(kTensor, "dma_wait", dmaWait);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
