//===- device_id.h - Which device, core and subcore an op addresses -------===//
//
// Facts: lowering section 9 (remote device ids).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/emitter.h"

namespace pallasd::lowering {

struct DeviceId {
  mlir::Value device, core, subcore; ///< each may be null
};

/// `id` is the tree entry that holds the user's device id: an operand, a tuple
/// of them, or a dictionary from axis names. `meshTag` is the core type that
/// the semaphore belongs to, "" for the kernel's own.
mlir::FailureOr<DeviceId> resolveDeviceId(EqnContext &context, const jax::Param *id, std::string_view meshTag);

} // namespace pallasd::lowering
