//===- compare_emit.cpp - eq .. ge, select_n ------------------------------===//
//
// Float predicates are ordered, also `ne`. Comparisons of bools are boolean
// algebra. Facts: lowering section 3.
//
//===----------------------------------------------------------------------===//
#include "lowering/broadcast.h"
#include "lowering/proxy.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;

/// Numbers of the arith dialect's predicates.
struct Predicates {
  int64_t isSigned, isUnsigned, isFloat;
};

Result booleanAlgebra(EqnContext &c, Operands operands) {
  std::string_view name = c.eqn.prim->name;
  // The avals stay the operands' own though both have been broadcast: a
  // literal's `not` is then a scalar constant, which MLIR refuses.
  Proxy proxy(c);
  Traced x = Proxy::given(operands.x, c.in(0)), y = Proxy::given(operands.y, c.in(1));
  if (name == "eq")
    return proxy.result(proxy.unary("not", proxy.binary("xor", x, y)));
  if (name == "ne")
    return proxy.result(proxy.binary("xor", x, y));
  bool complementsX = name == "lt" || name == "le";
  if (complementsX)
    x = proxy.unary("not", x);
  else
    y = proxy.unary("not", y);
  return proxy.result(proxy.binary(name == "lt" || name == "gt" ? "and" : "or", x, y));
}

Result compare(EqnContext &c, Predicates predicates) {
  Operands operands = broadcastOperands(c);
  DType dtype = c.in(0).dtype;
  if (dtype != c.in(1).dtype)
    return c.e.refuse(refuse("cmp-mixed", "ValueError", "Mixed dtype operands in cmp:")
                          .fact("x", std::string(jax::name(dtype)))
                          .fact("y", std::string(jax::name(c.in(1).dtype))));
  if (dtype == DType::Bool)
    return booleanAlgebra(c, operands);
  mlir::Type type = c.e.type(c.out());
  bool isFloat = jax::isFloat(dtype);
  int64_t predicate = isFloat                  ? predicates.isFloat
                      : jax::isUnsigned(dtype) ? predicates.isUnsigned
                                               : predicates.isSigned;
  return Vals{c.e.value(isFloat ? "arith.cmpf" : "arith.cmpi", type, {operands.x, operands.y},
                        c.e.attr("predicate", c.e.b.getI64IntegerAttr(predicate)))};
}

Result eq(EqnContext &c) { return compare(c, {0, 0, 1}); }
Result ne(EqnContext &c) { return compare(c, {1, 1, 6}); }
Result lt(EqnContext &c) { return compare(c, {2, 6, 4}); }
Result le(EqnContext &c) { return compare(c, {3, 7, 5}); }
Result gt(EqnContext &c) { return compare(c, {4, 8, 2}); }
Result ge(EqnContext &c) { return compare(c, {5, 9, 3}); }

Result selectN(EqnContext &c) {
  if (c.numOperands() > 3)
    return c.e.refuse("select-n", "NotImplementedError", "select_n only supported with <= 2 arguments");
  mlir::Value predicate = c.value(0);
  if (c.in(0).dtype != DType::Bool) {
    Proxy proxy(c);
    Traced nonZero = proxy.compare("ne", proxy.operand(0), proxy.integer(0, c.in(0).dtype));
    if (proxy.failed())
      return mlir::failure();
    predicate = nonZero.val.value;
  }
  if (c.numOperands() < 3)
    return Vals{c.operands[1]};
  mlir::Value onTrue = c.value(2), onFalse = c.value(1);
  return Vals{c.e.value("arith.select", onTrue.getType(), {predicate, onTrue, onFalse})};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kAllCores, "eq", eq);
  table.add(kAllCores, "ne", ne);
  table.add(kAllCores, "lt", lt);
  table.add(kAllCores, "le", le);
  table.add(kAllCores, "gt", gt);
  table.add(kAllCores, "ge", ge);
  table.add(kAllCores, "select_n", selectN);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
