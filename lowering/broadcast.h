//===- broadcast.h - Two operands of one elementwise op ---------*- C++ -*-===//
//
// Binary arithmetic, comparisons and bit operations take raw operands: a
// literal becomes a scalar constant of its own dtype, or of the other operand's
// if it is weakly typed; whatever lacks the result's shape is broadcast. Order
// of the ops: x constant, y constant, x broadcast, y broadcast.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/emitter.h"

namespace pallasd::lowering {

struct Operands {
  mlir::Value x, y;
};

Operands broadcastOperands(Emitter &e, const Val &x, const Val &y, const jax::Aval &xAval, const jax::Aval &yAval,
                           const jax::Aval &out);
/// For an equation of two operands.
Operands broadcastOperands(EqnContext &context);

} // namespace pallasd::lowering
