//===- dma_legal.cpp - Which copies of the TensorCore lower ---------------===//
//
// A local copy has one semaphore, the target's; both ends have one shape and
// one element type, which MLIR's verifier sees to. A choice among Refs
// (pl.select_ref) is not looked into. Facts: lowering sections 9 and 14.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/mesh_axes.h"
#include "lowering/legal/predicates.h"
#include "lowering/legal/ref_shape.h"
#include "lowering/legal/release.h"

#include <algorithm>
#include <array>

namespace pallasd::lowering {
namespace {

using jax::DType;
using jax::Eqn;
using jax::RefUse;
using MaybeRefusal = std::optional<Refusal>;

enum Slot : size_t { Source, Target, TargetSemaphore, SourceSemaphore, NumSlots };
using Slots = std::array<const RefUse *, NumSlots>; ///< null where absent

Slots slotsOf(const Eqn &eqn) {
  Slots slots{};
  for (size_t slot = 0; slot < NumSlots; ++slot)
    if (const jax::Param *param = treeParam(eqn, "tree", slot))
      slots[slot] = param->asRefUse();
  return slots;
}

const jax::Param *deviceIdOf(const Eqn &eqn) { return treeParam(eqn, "tree", 4); }

/// The core type tag of the semaphore, of the first choice where there are several.
std::string_view meshOf(const LegalContext &context, const Eqn &eqn, const RefUse &use) {
  return use.choices.empty() ? std::string_view(context.in(eqn, use.operand).mesh)
                             : meshOf(context, eqn, use.choices.front());
}

//===----------------------------------------------------------------------===//
// Transfer
//===----------------------------------------------------------------------===//

/// The element type that MLIR compares; nullopt where memory holds another one
/// than the dtype's (bool, PRNG keys).
std::optional<std::string> elementWord(DType dtype) {
  if (dtype == DType::Bool || !physicalElementShape(dtype).empty())
    return std::nullopt;
  if (jax::isSigned(dtype) || jax::isUnsigned(dtype))
    return "i" + std::to_string(jax::bitWidth(dtype));
  return std::string(jax::name(dtype));
}

/// Shapes that the block or the kernel decides are not compared.
std::optional<jax::Shape> knownShape(const RefShape &ref) {
  jax::Shape shape;
  for (const BlockShapeDim &dim : ref.shape) {
    if (dim.squeezed || dim.size == jax::kDynamicDim)
      return std::nullopt;
    shape.push_back(dim.size);
  }
  return shape;
}

std::string shapeText(const jax::Shape &shape) {
  std::string text = "(";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + (shape.size() == 1 ? ",)" : ")");
}

MaybeRefusal checkEnds(const RefShape &source, const RefShape &target) {
  std::optional<std::string> from = elementWord(source.aval.dtype), to = elementWord(target.aval.dtype);
  if (from && to && *from != *to)
    return refuseAtVerify("dma-type", "DMA source and target element type mismatch")
        .fact("source", std::string(jax::name(source.aval.dtype)))
        .fact("target", std::string(jax::name(target.aval.dtype)));
  std::optional<jax::Shape> fromShape = knownShape(source), toShape = knownShape(target);
  if (fromShape && toShape && *fromShape != *toShape)
    return refuseAtVerify("dma-shape", "DMA source and target shape mismatch.")
        .fact("source", shapeText(*fromShape))
        .fact("target", shapeText(*toShape));
  return std::nullopt;
}

bool isSqueezed(const LegalContext &context, const Eqn &eqn, size_t operand) {
  BlockShape block = context.blockShape(eqn, operand);
  return std::any_of(block.begin(), block.end(), [](const BlockShapeDim &dim) { return dim.squeezed; });
}

/// JAX slices the source semaphore first, then the target's, the target, the source.
MaybeRefusal checkTransfer(const LegalContext &context, const Eqn &eqn, const Slots &slots) {
  for (const RefUse *use : slots)
    if (use && !use->choices.empty())
      return std::nullopt;
  std::array<RefShape, NumSlots> refs;
  bool comparable = slots[Source] && slots[Target];
  for (size_t slot = NumSlots; slot-- > 0;) {
    const RefUse *use = slots[slot];
    if (!use)
      continue;
    const jax::Aval &aval = context.in(eqn, use->operand);
    refs[slot] = {aval, blockShapeOf(aval.shape)};
    if (MaybeRefusal refusal = applyTransforms(context, eqn, refs[slot], use->transforms))
      return refusal;
    comparable &= slot > Target || !isSqueezed(context, eqn, use->operand);
  }
  return comparable ? checkEnds(refs[Source], refs[Target]) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

MaybeRefusal checkDevice(const LegalContext &context, const Eqn &eqn, const Slots &slots) {
  bool namesCore = false;
  return checkDeviceId(context, eqn, deviceIdOf(eqn), meshOf(context, eqn, *slots[TargetSemaphore]), namesCore);
}

/// Two queues locally, one to another device.
MaybeRefusal checkPriority(const LegalContext &context, const Eqn &eqn) {
  int64_t priority = intParam(eqn, "priority");
  bool isRemote = deviceIdOf(eqn) && !context.instance.deviceMesh.empty();
  if (priority > 1 || (isRemote && priority != 0))
    return refuseAtVerify("dma-priority", "priority").fact("priority", std::to_string(priority));
  return std::nullopt;
}

MaybeRefusal dmaStart(const LegalContext &context, const Eqn &eqn) {
  if (boolParam(eqn, "add"))
    return refuse("dma-add", "NotImplementedError", "DMA with add=True is not supported.");
  Slots slots = slotsOf(eqn);
  if (!slots[TargetSemaphore])
    return refuse("dma-sem", "NotImplementedError", "Local DMA semaphore cannot be None on TensorCore.");
  std::string_view mesh = meshOf(context, eqn, *slots[TargetSemaphore]);
  bool crossesCores = !mesh.empty() && mesh != kernel::name(context.core);
  if (!deviceIdOf(eqn) && !crossesCores && slots[SourceSemaphore])
    return refuse("dma-src-sem", "NotImplementedError", "Source semaphore (`src_sem`) on a local copy");
  if (MaybeRefusal refusal = checkDevice(context, eqn, slots))
    return refusal;
  if (crossesCores)
    return std::nullopt;
  if (MaybeRefusal refusal = checkTransfer(context, eqn, slots))
    return refusal;
  return checkPriority(context, eqn);
}

MaybeRefusal dmaWait(const LegalContext &context, const Eqn &eqn) {
  Slots slots = slotsOf(eqn);
  // Before 0.12.0 an equation that waits for a send is lowered with its operands as they are, for device 0.
  bool inOlderForm = writes(context.instance, "wait-dma2");
  bool waitsForSource = !inOlderForm && boolParam(eqn, "is_wait_send");
  bool isRemote = deviceIdOf(eqn) && !(inOlderForm && boolParam(eqn, "insert_dummy_device"));
  if (waitsForSource && !isRemote)
    return refuse("dma-wait-read", "NotImplementedError", "`wait_read` on a local copy");
  if (!slots[TargetSemaphore])
    return refuse("dma-sem", "NotImplementedError", "DMA semaphore cannot be None on TensorCore.");
  if (waitsForSource) {
    std::swap(slots[Source], slots[Target]);
    std::swap(slots[TargetSemaphore], slots[SourceSemaphore]);
  }
  if (isRemote && slots[TargetSemaphore])
    if (MaybeRefusal refusal = checkDevice(context, eqn, slots))
      return refusal;
  return checkTransfer(context, eqn, slots);
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::Tensor, "dma_start", dmaStart);
  table.add(Cores::Tensor, "dma_wait", dmaWait);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
