//===- conversion_emit.cpp - convert_element_type, bitcasts, packing ------===//
//
// Facts: lowering section 4 and the matrix of all dtype pairs.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/release.h"
#include "lowering/proxy.h"

#include <algorithm>
#include <array>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;

mlir::LogicalResult refuseCast(EqnContext &c, DType from, DType to) {
  return c.e.refuse(refuse("cast-pair", "NotImplementedError", "Unsupported cast:")
                        .fact("from", std::string(jax::name(from)))
                        .fact("to", std::string(jax::name(to))));
}

/// "" where nothing is to be done, nullptr where no single op converts.
const char *castOp(DType from, DType to) {
  unsigned narrow = jax::bitWidth(from), wide = jax::bitWidth(to);
  if (jax::isFloat(from) && jax::isFloat(to))
    return narrow < wide ? "arith.extf" : narrow > wide ? "arith.truncf" : nullptr;
  if (jax::isInteger(from) && jax::isInteger(to)) {
    if (narrow < wide)
      return jax::isUnsigned(from) ? "arith.extui" : "arith.extsi";
    return narrow > wide ? "arith.trunci" : "";
  }
  if (jax::isFloat(from) && jax::isInteger(to))
    return jax::isSigned(to) ? "arith.fptosi" : "arith.fptoui";
  if (jax::isInteger(from) && jax::isFloat(to))
    return jax::isSigned(from) ? "arith.sitofp" : "arith.uitofp";
  if (from == DType::Bool && jax::isInteger(to))
    return "arith.extui";
  return nullptr;
}

Traced toBool(Proxy &proxy, Traced x) {
  DType dtype = x.aval.dtype;
  if (jax::bitWidth(dtype) < 32)
    x = proxy.convert(x, jax::isFloat(dtype) ? DType::Float32 : DType::Int32);
  return proxy.compare("ne", x, proxy.integer(0, x.aval.dtype));
}

/// bool to float: through int32 and float32.
Traced boolToFloat(Proxy &proxy, Traced x, DType to) {
  x = proxy.convert(x, DType::Int32);
  if (jax::bitWidth(to) < 32)
    x = proxy.convert(x, DType::Float32);
  return proxy.convert(x, to);
}

Result convertElementType(EqnContext &c) {
  DType from = c.in(0).dtype, to = c.out().dtype;
  if (from == to)
    return Vals{c.operands[0]};
  if (jax::itemSize(to) == 8)
    return c.e.refuse(refuse("cast-64", "NotImplementedError", "64-bit types are not supported")
                          .fact("to", std::string(jax::name(to))));
  if (const char *name = castOp(from, to))
    return *name ? Vals{c.e.value(name, c.e.type(c.out()), c.value(0))} : Vals{c.operands[0]};
  Proxy proxy(c);
  if (from == DType::Bool && jax::isFloat(to))
    return proxy.result(boolToFloat(proxy, proxy.operand(0), to));
  if (to == DType::Bool && (jax::isFloat(from) || jax::isInteger(from)))
    return proxy.result(toBool(proxy, proxy.operand(0)));
  return refuseCast(c, from, to);
}

Result bitcastConvertType(EqnContext &c) {
  mlir::Type outType = c.e.type(c.out());
  if (c.value(0).getType() == outType && !writes(c.e.instance, "identity-bitcast"))
    return Vals{c.operands[0]};
  if (jax::bitWidth(c.in(0).dtype) != jax::bitWidth(c.out().dtype))
    return c.e.refuse("bitcast-width", "NotImplementedError", "Changing bitwidths not supported.");
  return Vals{c.e.value(c.in(0).shape.empty() ? "arith.bitcast" : "tpu.bitcast", outType, c.value(0))};
}

/// pltpu.bitcast along one dimension.
Result bitcast(EqnContext &c) {
  mlir::Type outType = c.e.type(c.out());
  if (c.value(0).getType() == outType && !writes(c.e.instance, "identity-bitcast"))
    return Vals{c.operands[0]};
  // Before JAX 0.12.0 the TensorCore's bitcast had no other dimension, and the SparseCore's no second-minor one.
  int64_t rank = int64_t(c.in(0).shape.size());
  if (c.intParam("dim", c.e.core == kernel::CoreType::TensorCore ? rank - 2 : rank - 1) == rank - 2)
    return Vals{c.e.value("tpu.bitcast", outType, c.value(0))};
  if (c.e.core != kernel::CoreType::TensorCore)
    return Vals{c.e.value("vector.bitcast", outType, c.value(0))};
  if (jax::bitWidth(c.in(0).dtype) != jax::bitWidth(c.out().dtype))
    return c.e.refuse("pltpu-bitcast-minor", "NotImplementedError", "Bitcasting along the minormost dimension");
  return Vals{c.e.value("tpu.bitcast", outType, c.value(0))};
}

DType dtypeParam(EqnContext &c, std::string_view name) {
  const jax::Param *param = c.eqn.param(name);
  const DType *dtype = param ? param->as<DType>() : nullptr;
  return dtype ? *dtype : c.out().dtype;
}

Result packElementwise(EqnContext &c) {
  llvm::SmallVector<mlir::Value> sources;
  for (size_t i = 0; i < c.numOperands(); ++i)
    sources.push_back(c.value(i));
  mlir::Type type = c.e.vectorType(c.in(0).shape, c.e.elementType(c.out().dtype));
  mlir::Type target = c.e.elementType(dtypeParam(c, "packed_dtype"));
  return Vals{c.e.value("tpu.pack_elementwise", type, sources, c.e.attr("target_type", mlir::TypeAttr::get(target)))};
}

Result unpackElementwise(EqnContext &c) {
  mlir::Type type = c.e.vectorType(c.in(0).shape, c.e.elementType(dtypeParam(c, "unpacked_dtype")));
  mlir::Type source = c.e.elementType(dtypeParam(c, "packed_dtype"));
  return Vals{c.e.value("tpu.unpack_elementwise", type, c.value(0),
                        {c.e.i32("index", c.intParam("index")), c.e.attr("source_type", mlir::TypeAttr::get(source))})};
}

Result stochasticRound(EqnContext &c) {
  if (c.in(0).dtype != DType::Float32)
    return c.e.refuse("sround-in", "ValueError", "Only float32 input is supported.");
  constexpr std::array kTargets = {DType::BFloat16,          DType::Float8E5M2,   DType::Float8E4M3FN,
                                   DType::Float8E4M3B11FNUZ, DType::Float4E2M1FN, DType::Int4};
  DType target = dtypeParam(c, "target_dtype");
  if (std::find(kTargets.begin(), kTargets.end(), target) == kTargets.end())
    return c.e.refuse(
        refuse("sround-out", "ValueError", "Unsupported target dtype:").fact("to", std::string(jax::name(target))));
  mlir::Type type = c.e.vectorType(c.in(1).shape, c.e.elementType(target));
  return Vals{c.e.value("tpu.stochastic_convert", type, {c.value(0), c.value(1)})};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kAllCores, "convert_element_type", convertElementType);
  table.add(kAllCores, "bitcast_convert_type", bitcastConvertType);
  table.add(kAllCores, "bitcast", bitcast);
  table.add(kTensor, "pack_elementwise", packElementwise);
  table.add(kTensor, "unpack_elementwise", unpackElementwise);
  table.add(kTensor, "stochastic_round", stochasticRound);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
