//===- broadcast.cpp - Two operands of one elementwise op -----------------===//
//
// See the header for the order of the ops, which is part of the result.
//
//===----------------------------------------------------------------------===//
#include "lowering/broadcast.h"

namespace pallasd::lowering {

using jax::Aval;
using jax::DType;

static mlir::Value scalar(Emitter &e, const Val &val, const Val &other, DType dtype) {
  if (!val.literal)
    return val.value;
  bool beside = other.value && other.value.getType().isIndex();
  return e.constant(*val.literal, beside ? mlir::Type(e.b.getIndexType()) : e.elementType(dtype));
}

static mlir::Value spread(Emitter &e, mlir::Value value, const Aval &aval, DType dtype, const Aval &out) {
  if (aval.shape == out.shape)
    return value;
  return e.value("vector.broadcast", e.vectorType(out.shape, e.elementType(dtype)), value);
}

Operands broadcastOperands(Emitter &e, const Val &x, const Val &y, const Aval &xAval, const Aval &yAval,
                           const Aval &out) {
  DType xType = xAval.dtype, yType = yAval.dtype;
  if (yAval.weakType)
    yType = xAval.dtype;
  else if (xAval.weakType)
    xType = yAval.dtype;
  Operands made;
  made.x = scalar(e, x, y, xType);
  made.y = scalar(e, y, Val(made.x), yType);
  made.x = spread(e, made.x, xAval, xType, out);
  made.y = spread(e, made.y, yAval, yType, out);
  return made;
}

Operands broadcastOperands(EqnContext &c) {
  return broadcastOperands(c.e, c.operands[0], c.operands[1], c.in(0), c.in(1), c.out());
}

} // namespace pallasd::lowering
