//===- sc_vector_emit.cpp - Vectors, scans and loops of SparseCore --------===//
//
// Registers hold one row of lanes. Scans and sorts compare unsigned, so signed
// integers have their sign bit flipped around them. Facts: lowering section 11.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/predicates.h"
#include "lowering/ref_access.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"
#include "llvm/ADT/STLExtras.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;

int64_t lanesOf(EqnContext &c) { return c.e.chip && c.e.chip->sparseCore ? c.e.chip->sparseCore->lanes : 0; }

Result iota(EqnContext &c) {
  if (c.out().shape != jax::Shape{lanesOf(c)})
    return c.e.refuse(refuse("sc-iota", "ValueError", "Unsupported iota shape for SC vector subcore.")
                          .fact("lanes", std::to_string(lanesOf(c))));
  return Vals{c.e.value("tpu.iota", c.e.type(c.out()), {}, c.e.i32s("dimensions", {c.intParam("dimension")}))};
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

enum class Kind : uint8_t { Sum, Max, Min };

std::string kindWord(Kind kind, DType dtype) {
  if (kind == Kind::Sum)
    return "sum";
  std::string word = kind == Kind::Max ? "max" : "min";
  return word + (jax::isFloat(dtype) ? "f" : "ui");
}

mlir::Value signBits(EqnContext &c, mlir::Type type) {
  mlir::Value bit = c.e.i32Constant(int64_t(1) << 31);
  return c.e.value("vector.broadcast", type, bit);
}

mlir::Value scan(EqnContext &c, mlir::Value x, mlir::Value mask, const std::string &kind) {
  auto type = mlir::cast<mlir::VectorType>(x.getType());
  return c.e.value("tpu.scan", type, {x, mask},
                   {c.e.attr("kind", c.e.parsed("#tpu.reduction_kind<" + kind + ">")),
                    c.e.attr("dimension", c.e.b.getI64IntegerAttr(type.getRank() - 1))});
}

mlir::FailureOr<mlir::Value> signedScan(EqnContext &c, mlir::Value x, mlir::Value mask, Kind kind) {
  DType dtype = c.in(0).dtype;
  if (!jax::isFloat(dtype) && !jax::isInteger(dtype))
    return c.e.refuse(
        refuse("sc-scan-dtype", "NotImplementedError", "Unsupported dtype:").fact("dtype", dtypeName(dtype)));
  bool flips = kind != Kind::Sum && jax::isSigned(dtype);
  if (!flips)
    return scan(c, x, mask, kindWord(kind, dtype));
  if (jax::bitWidth(dtype) != 32)
    return c.e.refuse("sc-scan-width", "NotImplementedError",
                      "Only 32-bit signed integers are supported for signed reductions.");
  mlir::Value sign = signBits(c, x.getType());
  mlir::Value flipped = c.e.value("arith.xori", x.getType(), {x, sign});
  mlir::Value result = scan(c, flipped, mask, kindWord(kind, dtype));
  return c.e.value("arith.xori", x.getType(), {result, sign});
}

template <Kind K> Result maskedScan(EqnContext &c) {
  mlir::FailureOr<mlir::Value> result = signedScan(c, c.value(0), c.value(1), K);
  if (mlir::failed(result))
    return mlir::failure();
  return Vals{*result};
}

mlir::Value trueMask(EqnContext &c, const jax::Shape &shape) {
  mlir::Value one = c.e.boolConstant(true);
  return c.e.value("vector.broadcast", c.e.vectorType(shape, c.e.b.getI1Type()), one);
}

template <Kind K> Result reduce(EqnContext &c) {
  if (c.intsParam("axes") != std::vector<int64_t>{0})
    return c.e.refuse("sc-reduce-axes", "NotImplementedError", "reductions require axes to be (0,)");
  const Aval &in = c.in(0);
  mlir::FailureOr<mlir::Value> result = signedScan(c, c.value(0), trueMask(c, in.shape), K);
  if (mlir::failed(result))
    return mlir::failure();
  mlir::Type scalar = mlir::cast<mlir::VectorType>((*result).getType()).getElementType();
  return Vals{c.e.value("vector.extract", scalar, *result,
                        c.e.attr("static_position", c.e.b.getDenseI64ArrayAttr({in.shape[0] - 1})))};
}

Result cumsum(EqnContext &c) {
  if (c.intParam("axis") != 0 || c.in(0).shape.size() != 1 || c.boolParam("reverse"))
    return c.e.refuse("sc-cumsum", "NotImplementedError", "SC cumsum:");
  return Vals{scan(c, c.value(0), trueMask(c, c.in(0).shape), "sum")};
}

/// The op gives the mask first.
Result scanCount(EqnContext &c) {
  mlir::Type mask = c.value(1).getType();
  mlir::Type counts = c.e.vectorType(c.in(0).shape, c.e.b.getI32Type());
  mlir::Operation *op = c.e.op("tpu.scan_count", {mask, counts}, {c.value(1), c.value(0)});
  return Vals{op->getResult(1), op->getResult(0)};
}

template <const char *Word> Result allReduce(EqnContext &c) {
  return Vals{c.e.value("tpu.all_reduce", c.e.vectorType(c.out().shape, c.e.b.getI32Type()), c.value(0),
                        {c.e.attr("dim", c.e.b.getI64IntegerAttr(0)),
                         c.e.attr("kind", c.e.parsed(std::string("#tpu.reduction_kind<") + Word + ">"))})};
}
constexpr char kSum[] = "sum", kFirst[] = "find_first_set";

//===----------------------------------------------------------------------===//
// Sorts
//===----------------------------------------------------------------------===//

mlir::Operation *sortOp(EqnContext &c, mlir::Value keys, mlir::Value values, mlir::Value mask, bool descending) {
  return c.e.op("tpu.sort", {mask.getType(), keys.getType(), values.getType()}, {keys, values, mask},
                c.e.attr("descending", c.e.b.getBoolAttr(descending)));
}

mlir::Value splatMask(EqnContext &c) { return c.e.splatInt(c.e.vectorType({lanesOf(c)}, c.e.b.getI1Type()), 1); }

Result sort(EqnContext &c) {
  int64_t dimension = c.intParam("dimension");
  if (dimension != 0 && dimension != -1)
    return c.e.refuse("sc-sort-dimension", "ValueError", "Unsupported dimension:");
  if (c.intParam("num_keys", 1) != 1)
    return c.e.refuse("sc-sort-keys", "NotImplementedError", "Multiple sort keys not supported");
  for (size_t i = 0; i < c.numOperands(); ++i)
    if (c.in(i).shape != jax::Shape{lanesOf(c)})
      return c.e.refuse("sc-sort-shape", "NotImplementedError", "Unsupported shape for operand");
  mlir::Value mask = splatMask(c), keys = c.value(0);
  if (c.numOperands() == 1)
    return Vals{sortOp(c, keys, keys, mask, false)->getResult(1)};
  Vals results;
  for (size_t i = 1; i < c.numOperands(); ++i) {
    mlir::Operation *sorted = sortOp(c, keys, c.value(i), mask, false);
    if (results.empty())
      results.push_back(sorted->getResult(1));
    results.push_back(sorted->getResult(2));
  }
  return results;
}

Result maskedSort(EqnContext &c) {
  bool masked = c.numOperands() > 2;
  mlir::Value mask = masked ? c.value(2) : splatMask(c);
  mlir::Value keys = c.value(0), sign;
  if (c.in(0).dtype == DType::Int32) {
    sign = signBits(c, keys.getType());
    keys = c.e.value("arith.xori", keys.getType(), {keys, sign});
  }
  mlir::Operation *sorted = sortOp(c, keys, c.value(1), mask, c.boolParam("descending"));
  mlir::Value sortedKeys = sorted->getResult(1);
  if (sign)
    sortedKeys = c.e.value("arith.xori", keys.getType(), {sortedKeys, sign});
  Vals results{sortedKeys, sorted->getResult(2)};
  if (masked)
    results.push_back(sorted->getResult(0));
  return results;
}

Result rev(EqnContext &c) {
  if (c.intsParam("dimensions") != std::vector<int64_t>{0})
    return c.e.refuse("sc-rev", "NotImplementedError", "Invalid dimensions for SC lax.rev:");
  mlir::Value last = c.e.i32Constant(lanesOf(c) - 1);
  mlir::Type type = c.e.vectorType({lanesOf(c)}, c.e.b.getI32Type());
  mlir::Value lasts = c.e.value("vector.broadcast", type, last);
  mlir::Value positions = c.e.value("tpu.iota", type, {}, c.e.i32s("dimensions", {0}));
  mlir::Value reversed = c.e.value("arith.subi", type, {lasts, positions});
  return Vals{
      c.e.value("tpu.dynamic_gather", c.value(0).getType(), {c.value(0), reversed}, c.e.i32s("dimensions", {0}))};
}

//===----------------------------------------------------------------------===//
// Packing
//===----------------------------------------------------------------------===//

mlir::LogicalResult checkPacking(EqnContext &c, const char *words) {
  if (c.e.flags.needsLayoutPasses)
    return c.e.refuse("sc-pack", "NotImplementedError", words);
  return mlir::success();
}

mlir::NamedAttribute packFormat(EqnContext &c) {
  std::string word(c.textParam("format"));
  word = word.substr(word.rfind('.') + 1);
  for (char &ch : word)
    ch = char(std::tolower(static_cast<unsigned char>(ch)));
  return c.e.attr("pack_format", c.e.parsed("#tpu.pack_format<" + word + ">"));
}

Result pack(EqnContext &c) {
  if (mlir::failed(checkPacking(c, "plsc.pack is not supported with needs_layout_passes=True.")))
    return mlir::failure();
  return Vals{c.e.value("tpu.pack_subelements", c.e.type(c.out()), {c.value(0), c.value(1)},
                        {c.e.i32s("positions", {0, 1}), packFormat(c)})};
}

Result unpack(EqnContext &c) {
  if (mlir::failed(checkPacking(c, "plsc.unpack is not supported with needs_layout_passes=True.")))
    return mlir::failure();
  Vals results;
  for (int64_t half = 0; half < 2; ++half)
    results.push_back(
        c.e.value("tpu.unpack_subelements", c.e.type(c.out()), c.value(0), {c.e.i32("index", half), packFormat(c)}));
  return results;
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

Result barrier(EqnContext &c) {
  c.e.op("tpu.barrier", {}, c.e.indexConstant(0));
  return Vals{};
}

/// Operand numbers below a tree entry, in order.
void collectOperands(const jax::Param &param, llvm::SmallVectorImpl<uint32_t> &operands) {
  if (std::optional<uint32_t> operand = operandOf(&param)) {
    operands.push_back(*operand);
    return;
  }
  if (const jax::ParamList *list = param.asList())
    for (const jax::Param &entry : *list)
      collectOperands(entry, operands);
  if (const jax::ParamDict *dict = param.asDict())
    for (const auto &entry : *dict)
      collectOperands(entry.second, operands);
}

llvm::SmallVector<uint32_t, 8> operandsAt(EqnContext &c, size_t entry) {
  llvm::SmallVector<uint32_t, 8> operands;
  if (const jax::Param *param = treeEntry(c, "tree", entry))
    collectOperands(*param, operands);
  return operands;
}

Result parallelLoop(EqnContext &c) {
  Emitter &e = c.e;
  const jax::Param *jaxprParam = c.eqn.param("jaxpr");
  jax::JaxprPtr body = jaxprParam ? jaxprParam->asJaxpr() : nullptr;
  llvm::SmallVector<mlir::Value, 8> operands;
  for (size_t bound = 0; bound < 3; ++bound)
    for (uint32_t operand : operandsAt(c, bound))
      operands.push_back(c.value(operand));
  if (!body || operands.size() != 3)
    return e.refuse("malformed", "", "parallel_loop without a jaxpr or bounds");
  llvm::SmallVector<mlir::Type, 8> types, blockTypes{operands[0].getType()};
  for (uint32_t operand : operandsAt(c, 4)) {
    operands.push_back(c.value(operand));
    types.push_back(operands.back().getType());
  }
  llvm::append_range(blockTypes, types);
  mlir::Operation *loop = e.op("scf.for", types, operands,
                               {e.attr("sc.parallel_access", e.b.getUnitAttr()),
                                e.attr("sc.loop_unroll_factor", e.b.getI64IntegerAttr(c.intParam("unroll", 1)))},
                               1);
  mlir::OpBuilder::InsertionGuard guard(e.b);
  llvm::SmallVector<mlir::Location, 8> locations(blockTypes.size(), e.location());
  mlir::Block *block = e.b.createBlock(&loop->getRegion(0), {}, blockTypes, locations);
  llvm::SmallVector<Val, 8> arguments;
  llvm::SmallVector<OptBlockShape, 8> shapes;
  for (uint32_t operand : operandsAt(c, 3)) {
    arguments.push_back(c.operands[operand]);
    shapes.push_back(operand < c.blockShapes.size() ? c.blockShapes[operand] : std::nullopt);
  }
  for (mlir::Value argument : block->getArguments())
    arguments.push_back(argument);
  Result result = e.jaxpr(*body, arguments, shapes);
  if (mlir::failed(result))
    return result;
  llvm::SmallVector<mlir::Value, 8> yielded;
  for (const Val &val : *result)
    yielded.push_back(val.value);
  e.op("scf.yield", {}, yielded);
  Vals results;
  for (mlir::Value value : loop->getResults())
    results.push_back(value);
  return results;
}

/// Ref, value, indices, subcore.
Result fetchAndAdd(EqnContext &c) {
  llvm::SmallVector<mlir::Value, 6> operands{c.value(0)};
  for (size_t i = 2; i + 1 < c.numOperands(); ++i)
    operands.push_back(c.value(i));
  operands.push_back(c.value(1));
  operands.push_back(c.value(c.numOperands() - 1));
  return Vals{c.e.value("tpu.fetch_and_add_sync", c.e.b.getI32Type(), operands)};
}

//===----------------------------------------------------------------------===//
// debug_print
//===----------------------------------------------------------------------===//

mlir::LogicalResult refusePrint(EqnContext &c, const char *what) {
  return c.e.refuse("sc-print", "NotImplementedError", what);
}

Result debugPrint(EqnContext &c) {
  if (c.boolParam("ordered"))
    return refusePrint(c, "pl.debug_print() does not support ordered print");
  if (c.boolParam("has_placeholders"))
    return refusePrint(c, "pl.debug_print() does not support placeholders");
  if (c.numOperands() > 1)
    return refusePrint(c, "pl.debug_print() does not support multiple inputs");
  mlir::NamedAttribute tag = c.e.attr("tag", c.e.b.getStringAttr(std::string(c.textParam("fmt"))));
  if (c.numOperands() == 0 || !c.in(0).isRef) {
    llvm::SmallVector<mlir::Value, 1> inputs;
    if (c.numOperands())
      inputs.push_back(c.value(0));
    c.e.op("tpu.log", {}, inputs, tag);
    return Vals{};
  }
  llvm::SmallVector<int64_t, 4> shape(c.in(0).shape.begin(), c.in(0).shape.end());
  c.e.op("tpu.log_buffer", {}, c.value(0), {c.e.attr("shape", c.e.b.getDenseI64ArrayAttr(shape)), tag});
  return Vals{};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kVectorSubcore, "iota", iota);
  table.add(kVectorSubcore, "reduce_sum", reduce<Kind::Sum>);
  table.add(kVectorSubcore, "reduce_max", reduce<Kind::Max>);
  table.add(kVectorSubcore, "reduce_min", reduce<Kind::Min>);
  table.add(kSparse, "cumsum", cumsum);
  table.add(kSparse, "masked_cumsum", maskedScan<Kind::Sum>);
  table.add(kSparse, "masked_cummax", maskedScan<Kind::Max>);
  table.add(kSparse, "masked_cummin", maskedScan<Kind::Min>);
  table.add(kSparse, "scan_count", scanCount);
  table.add(kSparse, "unique", scanCount); // its name before JAX 0.11.1
  table.add(kSparse, "all_reduce_population_count", allReduce<kSum>);
  table.add(kSparse, "all_reduce_ffs", allReduce<kFirst>);
  table.add(kVectorSubcore, "sort", sort);
  table.add(kSparse, "masked_sort", maskedSort);
  table.add(kVectorSubcore, "rev", rev);
  table.add(kSparse, "pack", pack);
  table.add(kSparse, "unpack", unpack);
  table.add(kSparse, "barrier", barrier);
  table.add(kSparse, "parallel_loop", parallelLoop);
  table.add(kSparse, "sc_fetch_and_add", fetchAndAdd);
  table.add(kSparse, "debug_print", debugPrint);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
