//===- arithmetic_emit.cpp - add .. xor, shifts, min, max, neg, clamp -----===//
//
// One op per primitive and kind of dtype. Signedness exists only in the choice
// of the op: every integer is signless in MLIR. Facts: lowering section 3.
//
//===----------------------------------------------------------------------===//
#include "lowering/broadcast.h"
#include "lowering/proxy.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::DTypeKind;

/// Op names by kind of the result's dtype; "" where JAX refuses.
struct OpByKind {
  const char *isFloat, *isSigned, *isUnsigned;
};

const char *pick(const OpByKind &ops, DType dtype) {
  switch (jax::kind(dtype)) {
  case DTypeKind::Float:
    return ops.isFloat;
  case DTypeKind::Signed:
    return ops.isSigned;
  case DTypeKind::Unsigned:
    return ops.isUnsigned;
  default:
    return "";
  }
}

mlir::LogicalResult refuseDType(EqnContext &c, DType dtype) {
  Refusal refusal = refuse("op-dtype", "NotImplementedError", jax::name(dtype));
  return c.e.refuse(refusal.fact("primitive", c.eqn.prim->name).fact("dtype", std::string(jax::name(dtype))));
}

Result binary(EqnContext &c, const OpByKind &ops) {
  Operands operands = broadcastOperands(c);
  llvm::StringRef name = pick(ops, c.out().dtype);
  if (name.empty())
    return refuseDType(c, c.out().dtype);
  return Vals{c.e.value(name, c.e.type(c.out()), {operands.x, operands.y})};
}

Result add(EqnContext &c) { return binary(c, {"arith.addf", "arith.addi", "arith.addi"}); }
Result sub(EqnContext &c) { return binary(c, {"arith.subf", "arith.subi", "arith.subi"}); }
Result div(EqnContext &c) { return binary(c, {"arith.divf", "arith.divsi", "arith.divui"}); }
Result rem(EqnContext &c) { return binary(c, {"arith.remf", "arith.remsi", "arith.remui"}); }
Result max(EqnContext &c) { return binary(c, {"arith.maximumf", "arith.maxsi", "arith.maxui"}); }
Result min(EqnContext &c) { return binary(c, {"arith.minimumf", "arith.minsi", "arith.minui"}); }

/// One op for every dtype.
template <const char *Name> Result anyBinary(EqnContext &c) {
  Operands operands = broadcastOperands(c);
  return Vals{c.e.value(Name, operands.x.getType(), {operands.x, operands.y})};
}
constexpr char kAnd[] = "arith.andi", kOr[] = "arith.ori", kXor[] = "arith.xori", kShl[] = "arith.shli",
               kShrSigned[] = "arith.shrsi", kShrLogical[] = "arith.shrui";

Result mul(EqnContext &c) {
  const jax::Param *outType = c.eqn.param("out_dtype");
  const DType *wanted = outType ? outType->as<DType>() : nullptr;
  if (!wanted)
    return binary(c, {"arith.mulf", "arith.muli", "arith.muli"});
  Operands operands = broadcastOperands(c);
  Proxy proxy(c);
  Traced x = proxy.convert(Proxy::given(operands.x, Aval::array(c.in(0).dtype, c.out().shape)), *wanted);
  Traced y = proxy.convert(Proxy::given(operands.y, Aval::array(c.in(1).dtype, c.out().shape)), *wanted);
  if (proxy.failed())
    return mlir::failure();
  llvm::StringRef name = pick({"arith.mulf", "arith.muli", "arith.muli"}, c.out().dtype);
  return Vals{c.e.value(name, c.e.type(c.out()), {x.val.value, y.val.value})};
}

Result mulhi(EqnContext &c) {
  Operands operands = broadcastOperands(c);
  DType dtype = c.out().dtype;
  if (dtype != DType::UInt32 && dtype != DType::Int32)
    return c.e.refuse(refuse("mulhi-dtype", "NotImplementedError", "Unsupported dtype for mulhi:")
                          .fact("dtype", std::string(jax::name(dtype))));
  mlir::Type type = c.e.type(c.out());
  mlir::Operation *op = c.e.op(dtype == DType::UInt32 ? "arith.mului_extended" : "arith.mulsi_extended", {type, type},
                               {operands.x, operands.y});
  return Vals{op->getResult(1)};
}

Result neg(EqnContext &c) {
  const Aval &x = c.in(0);
  jax::Literal zero{Aval::array(x.dtype, {}), 0.0};
  Operands operands = broadcastOperands(c.e, Val(&zero), c.operands[0], zero.aval, x, c.out());
  llvm::StringRef name = pick({"arith.subf", "arith.subi", "arith.subi"}, c.out().dtype);
  if (name.empty())
    return refuseDType(c, c.out().dtype);
  return Vals{c.e.value(name, c.e.type(c.out()), {operands.x, operands.y})};
}

Result abs(EqnContext &c) {
  llvm::StringRef name = pick({"math.absf", "math.absi", "math.absi"}, c.out().dtype);
  if (name.empty())
    return refuseDType(c, c.out().dtype);
  return Vals{c.e.value(name, c.value(0).getType(), c.value(0))};
}

Result square(EqnContext &c) {
  llvm::StringRef name = jax::isInteger(c.in(0).dtype) ? "arith.muli" : "arith.mulf";
  return Vals{c.e.value(name, c.value(0).getType(), {c.value(0), c.value(0)})};
}

Result invert(EqnContext &c) {
  mlir::Value ones = c.e.splatInt(c.e.type(c.out()), -1);
  return Vals{c.e.value("arith.xori", c.value(0).getType(), {c.value(0), ones})};
}

/// max(x, lo), then min(.., hi).
Result clamp(EqnContext &c) {
  Proxy proxy(c);
  Traced low = proxy.binary("max", proxy.operand(1), proxy.operand(0));
  return proxy.result(proxy.binary("min", low, proxy.operand(2)));
}

Result oneMinusSquare(EqnContext &c) {
  Proxy proxy(c);
  Traced one = proxy.integer(1, c.in(0).dtype);
  Traced sum = proxy.binary("add", one, proxy.operand(0));
  Traced difference = proxy.binary("sub", one, proxy.operand(0));
  return proxy.result(proxy.binary("mul", sum, difference));
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kAllCores, "add", add, Raw::Yes);
  table.add(kTensor, "add_any", add, Raw::Yes);
  table.add(kAllCores, "sub", sub, Raw::Yes);
  table.add(kAllCores, "mul", mul, Raw::Yes);
  table.add(kAllCores, "mulhi", mulhi, Raw::Yes);
  table.add(kAllCores, "div", div, Raw::Yes);
  table.add(kAllCores, "rem", rem, Raw::Yes);
  table.add(kAllCores, "max", max, Raw::Yes);
  table.add(kAllCores, "min", min, Raw::Yes);
  table.add(kAllCores, "neg", neg, Raw::Yes);
  table.add(kAllCores, "abs", abs);
  table.add(kTensor, "square", square);
  table.add(kTensor, "one_minus_square", oneMinusSquare);
  table.add(kAllCores, "and", anyBinary<kAnd>, Raw::Yes);
  table.add(kAllCores, "or", anyBinary<kOr>, Raw::Yes);
  table.add(kAllCores, "xor", anyBinary<kXor>, Raw::Yes);
  table.add(kAllCores, "not", invert);
  table.add(kAllCores, "shift_left", anyBinary<kShl>, Raw::Yes);
  table.add(kAllCores, "shift_right_arithmetic", anyBinary<kShrSigned>, Raw::Yes);
  table.add(kAllCores, "shift_right_logical", anyBinary<kShrLogical>, Raw::Yes);
  table.add(kAllCores, "clamp", clamp);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
