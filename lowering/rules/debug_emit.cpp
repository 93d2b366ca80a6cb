//===- debug_emit.cpp - debug_print, trace_value, checks ------------------===//
//
// The chip's log takes `$s0` for a signed argument 0, `$u`, `$f` likewise. A
// vector is copied to VMEM first. Facts: lowering section 8.
//
//===----------------------------------------------------------------------===//
#include "lowering/emitter.h"
#include "lowering/legal/print_format.h"
#include "lowering/legal/release.h"

#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;

//===----------------------------------------------------------------------===//
// Format strings
//===----------------------------------------------------------------------===//

char logLetter(DType dtype) { return jax::isFloat(dtype) ? 'f' : jax::isUnsigned(dtype) ? 'u' : 's'; }

mlir::FailureOr<std::string> logFormat(EqnContext &c, std::string_view format) {
  std::optional<std::vector<FormatPiece>> pieces = parseFormat(format);
  if (!pieces)
    return c.e.refuse("print-format", "ValueError", "");
  if (std::optional<Refusal> refusal = checkPieces(*pieces, c.numOperands()))
    return c.e.refuse(std::move(*refusal));
  for (size_t i = 0; i < c.numOperands(); ++i) {
    mlir::Type type = c.value(i).getType();
    if (!type.isInteger(32) && !type.isF32())
      return c.e.refuse(refuse("print-dtype", "TypeError", "All arguments must be 32-bit integers or floats")
                            .fact("dtype", std::string(jax::name(c.in(i).dtype))));
  }
  // JAX numbers fields by their piece, so that a doubled brace shifts those after it.
  std::string text;
  for (size_t i = 0; i < pieces->size(); ++i) {
    text += (*pieces)[i].text;
    if (!(*pieces)[i].hasField)
      continue;
    if (i >= c.numOperands())
      return c.e.refuse("print-braces", "IndexError", "tuple index out of range");
    text += "$";
    if (!writes(c.e.instance, "untyped-log-fields"))
      text += logLetter(c.in(i).dtype);
    text += std::to_string(i);
  }
  return text;
}

//===----------------------------------------------------------------------===//
// debug_print
//===----------------------------------------------------------------------===//

Result printScalars(EqnContext &c, bool placeholders) {
  std::string text(c.textParam("fmt"));
  if (placeholders) {
    mlir::FailureOr<std::string> formatted = logFormat(c, text);
    if (mlir::failed(formatted))
      return mlir::failure();
    text = *formatted;
  }
  llvm::SmallVector<mlir::Value, 4> inputs;
  for (size_t i = 0; i < c.numOperands(); ++i)
    inputs.push_back(c.value(i));
  c.e.op("tpu.log", {}, inputs,
         {c.e.attr("tag", c.e.b.getStringAttr(text)), c.e.attr("formatted", c.e.b.getBoolAttr(placeholders))});
  return Vals{};
}

Result printVector(EqnContext &c, bool placeholders) {
  std::string_view format = c.textParam("fmt");
  if (!placeholders || !format.ends_with("{}"))
    return c.e.refuse("print-vector", "ValueError", "For vector input, the format string must end with {}.");
  Emitter &e = c.e;
  const Aval &aval = c.in(0);
  mlir::Operation *region = e.op("tpu.region", {}, {}, {}, 1);
  mlir::OpBuilder::InsertionGuard guard(e.b);
  e.b.createBlock(&region->getRegion(0));
  mlir::Type type = e.memrefType(aval.shape, e.elementType(aval.dtype), e.memorySpace(jax::MemorySpace::Vmem));
  mlir::Value buffer = e.value("memref.alloca", type, {}, e.segments({0, 0}));
  mlir::Value zero = e.indexConstant(0);
  llvm::SmallVector<mlir::Value, 6> operands{c.value(0), buffer};
  operands.append(aval.shape.size(), zero);
  e.op("vector.store", {}, operands);
  llvm::SmallVector<int64_t, 4> shape(aval.shape.begin(), aval.shape.end());
  e.op("tpu.log_buffer", {}, buffer,
       {e.attr("shape", e.b.getDenseI64ArrayAttr(shape)),
        e.attr("tag", e.b.getStringAttr(std::string(format.substr(0, format.size() - 2))))});
  e.op("tpu.yield", {}, {});
  return Vals{};
}

Result debugPrint(EqnContext &c) {
  if (c.boolParam("ordered"))
    return c.e.refuse("print-ordered", "NotImplementedError", "Ordered debug_print is not supported on Pallas.");
  size_t scalars = 0;
  for (size_t i = 0; i < c.numOperands(); ++i)
    scalars += c.in(i).shape.empty() && !c.in(i).isRef;
  bool placeholders = c.boolParam("has_placeholders");
  if (scalars == c.numOperands())
    return printScalars(c, placeholders);
  if (c.numOperands() != 1 || c.in(0).isRef)
    return c.e.refuse("print-mixed", "ValueError", "All inputs to debug_print must be all scalars or a single vector");
  return printVector(c, placeholders);
}

Result traceValue(EqnContext &c) {
  c.e.op("tpu.trace_value", {}, c.value(0), c.e.attr("label", c.e.b.getStringAttr(std::string(c.textParam("label")))));
  return Vals{};
}

Result check(EqnContext &c) {
  if (!c.boolParam("debug"))
    return c.e.refuse("checkify", "NotImplementedError", "Non-debug checks are not supported by the Mosaic backend.");
  if (!c.e.flags.debugChecks)
    return Vals{};
  if (!c.eqn.param("_message"))
    return c.e.refuse("not-modelled", "", "a debug check whose message isn't known");
  mlir::Value fails = c.value(0);
  mlir::Value holds = c.e.value("arith.xori", fails.getType(), {fails, c.e.boolConstant(true)});
  c.e.op("cf.assert", {}, holds, c.e.attr("msg", c.e.b.getStringAttr(std::string(c.textParam("_message")))));
  return Vals{};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kTensor, "debug_print", debugPrint);
  table.add(kAllCores, "trace_value", traceValue);
  table.add(kAllCores, "check", check);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
