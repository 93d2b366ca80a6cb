//===- axis_index.h - Named axes inside a kernel ----------------*- C++ -*-===//
//
// A grid or mesh axis of the kernel is one of its arguments; an axis of the
// device mesh around it is computed from the device id.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/emitter.h"
#include "lowering/legal/mesh_axes.h"

namespace pallasd::lowering {

mlir::FailureOr<mlir::Value> axisIndex(EqnContext &context, std::string_view axis);

} // namespace pallasd::lowering
