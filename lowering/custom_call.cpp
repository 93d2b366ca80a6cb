//===- custom_call.cpp - A kernel as XLA gets it --------------------------===//
//
// The StableHLO around the kernel is text: MLIR 22's distribution has no
// StableHLO, and the module is three lines. Booleans enter and leave a kernel
// as int32, so they are converted around the call.
//
//===----------------------------------------------------------------------===//
#include "lowering/custom_call.h"

#include "lowering/call_config.h"
#include "lowering/legal/block_shape.h"
#include "lowering/module.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

namespace pallasd::lowering {

using jax::Aval;
using jax::DType;
using kernel::KernelInstance;

//===----------------------------------------------------------------------===//
// Stable form
//===----------------------------------------------------------------------===//

static void renameStable(mlir::Operation *op) {
  mlir::OpBuilder b(op);
  mlir::OperationState state(op->getLoc(), ("stable_mosaic." + op->getName().getStringRef()).str());
  state.addOperands(op->getOperands());
  state.addTypes(op->getResultTypes());
  state.addAttributes(op->getAttrDictionary().getValue());
  state.addSuccessors(op->getSuccessors());
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  mlir::Operation *renamed = b.create(state);
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    renamed->getRegion(i).takeBody(op->getRegion(i));
  op->replaceAllUsesWith(renamed);
  op->erase();
}

std::string stableBytecode(mlir::ModuleOp module) {
  mlir::MLIRContext *context = module.getContext();
  bool allowed = context->allowsUnregisteredDialects();
  context->allowUnregisteredDialects();
  mlir::OwningOpRef<mlir::ModuleOp> stable = module.clone();
  llvm::SmallVector<mlir::Operation *> ops;
  stable.get()->walk([&](mlir::Operation *op) {
    if (op != stable->getOperation())
      ops.push_back(op);
  });
  for (mlir::Operation *op : ops)
    renameStable(op);
  stable.get()->setAttr("stable_mosaic.version", mlir::OpBuilder(context).getI64IntegerAttr(kStableFormVersion));
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  if (mlir::failed(mlir::writeBytecodeToFile(*stable, os, mlir::BytecodeWriterConfig("pallasd"))))
    bytes.clear();
  context->allowUnregisteredDialects(allowed);
  return bytes;
}

//===----------------------------------------------------------------------===//
// StableHLO
//===----------------------------------------------------------------------===//

/// An element type of StableHLO; empty if it has none.
static std::string elementType(DType dtype) {
  switch (dtype) {
  case DType::Bool:
    return "i1";
  case DType::Float4E2M1FN:
    return "f4E2M1FN";
  case DType::Float8E3M4:
    return "f8E3M4";
  case DType::Float8E4M3:
    return "f8E4M3";
  case DType::Float8E4M3B11FNUZ:
    return "f8E4M3B11FNUZ";
  case DType::Float8E4M3FN:
    return "f8E4M3FN";
  case DType::Float8E4M3FNUZ:
    return "f8E4M3FNUZ";
  case DType::Float8E5M2:
    return "f8E5M2";
  case DType::Float8E5M2FNUZ:
    return "f8E5M2FNUZ";
  case DType::Float8E8M0FNU:
    return "f8E8M0FNU";
  default:
    break;
  }
  if (jax::isSigned(dtype) || jax::isFloat(dtype))
    return std::string(jax::shortName(dtype));
  if (jax::isUnsigned(dtype))
    return "ui" + std::to_string(jax::bitWidth(dtype));
  return "";
}

static std::string tensorType(const Aval &aval, DType dtype) {
  std::string text = "tensor<";
  for (int64_t size : aval.shape)
    text += std::to_string(size) + "x";
  return text + elementType(dtype) + ">";
}

static bool isKnown(const Aval &aval) {
  return !elementType(aval.dtype).empty() && llvm::all_of(aval.shape, [](int64_t size) { return size >= 0; });
}

/// Row major.
static std::string layouts(const std::vector<Aval> &avals) {
  std::vector<std::string> each;
  for (const Aval &aval : avals) {
    std::string order;
    for (size_t i = aval.shape.size(); i-- > 0;)
      order += std::to_string(i) + (i ? ", " : "");
    std::string list = aval.shape.empty() ? "" : aval.shape.size() == 1 ? "0" : "[" + order + "]";
    each.push_back("dense<" + list + "> : tensor<" + std::to_string(aval.shape.size()) + "xindex>");
  }
  return "[" + llvm::join(each, ", ") + "]";
}

static std::string types(const std::vector<Aval> &avals, bool inKernel) {
  std::vector<std::string> each;
  each.reserve(avals.size());
  for (const Aval &aval : avals)
    each.push_back(tensorType(aval, inKernel && aval.dtype == DType::Bool ? DType::Int32 : aval.dtype));
  return llvm::join(each, ", ");
}

static std::string aliases(const KernelInstance &instance) {
  // Counted from the first argument that isn't a grid bound.
  auto bounds = llvm::count(instance.grid, jax::kDynamicDim);
  std::vector<std::string> each;
  each.reserve(instance.aliases.size());
  for (auto [input, output] : instance.aliases)
    each.push_back(llvm::formatv("#stablehlo.output_operand_alias<output_tuple_indices = [{0}], operand_index = {1}, "
                                 "operand_tuple_indices = []>",
                                 instance.outAvals.size() > 1 ? std::to_string(output) : "", input + bounds));
  return "[" + llvm::join(each, ", ") + "]";
}

static std::string escaped(llvm::StringRef text) {
  std::string out;
  for (char c : text)
    out += c == '"' ? "\\\"" : c == '\\' ? "\\\\" : c == '\n' ? "\\0A" : std::string(1, c);
  return out;
}

/// A key is made of words outside of JAX's types; a semaphore is an int32 to XLA.
static std::vector<Aval> physical(std::vector<Aval> avals) {
  for (Aval &aval : avals) {
    llvm::append_range(aval.shape, physicalElementShape(aval.dtype));
    aval.dtype = isSemaphore(aval.dtype) ? DType::Int32 : physicalElementType(aval.dtype);
  }
  return avals;
}

/// Converts the booleans among `avals` from one side's type to the other's and
/// names what stands for each afterwards.
static std::vector<std::string> converted(std::string &text, const std::vector<Aval> &avals,
                                          std::vector<std::string> names, llvm::StringRef prefix, bool intoKernel) {
  for (size_t i = 0; i < avals.size(); ++i) {
    if (avals[i].dtype != DType::Bool)
      continue;
    std::string from = tensorType(avals[i], intoKernel ? DType::Bool : DType::Int32);
    std::string to = tensorType(avals[i], intoKernel ? DType::Int32 : DType::Bool);
    std::string name = (prefix + std::to_string(i)).str();
    text += llvm::formatv("    {0} = stablehlo.convert {1} : ({2}) -> {3}\n", name, names[i], from, to);
    names[i] = name;
  }
  return names;
}

/// A scalar that a mesh kernel closes over lies in a memory, which holds vectors only. Reshapes those among `avals`
/// and gives them the shape that they have in the kernel.
static void scalarsAsVectors(std::string &text, std::vector<Aval> &avals, std::vector<std::string> &names) {
  for (size_t i = 0; i < avals.size(); ++i) {
    if (!avals[i].shape.empty())
      continue;
    std::string from = tensorType(avals[i], avals[i].dtype);
    avals[i].shape = {1};
    std::string name = "%shaped" + std::to_string(i);
    text += llvm::formatv("    {0} = stablehlo.reshape {1} : ({2}) -> {3}\n", name, names[i], from,
                          tensorType(avals[i], avals[i].dtype));
    names[i] = name;
  }
}

std::optional<std::string> stableHlo(const KernelInstance &instance, mlir::ModuleOp module) {
  std::vector<Aval> inputs = physical(instance.inAvals), outputs = physical(instance.outAvals);
  if (!llvm::all_of(inputs, isKnown) || !llvm::all_of(outputs, isKnown))
    return std::nullopt;
  std::optional<CallConfig> config = callConfig(instance, module);
  if (!config)
    return std::nullopt;
  std::vector<std::string> arguments, parameters, results;
  for (size_t i = 0; i < inputs.size(); ++i) {
    arguments.push_back("%arg" + std::to_string(i));
    parameters.push_back(arguments.back() + ": " + tensorType(inputs[i], inputs[i].dtype));
  }
  size_t count = outputs.size();
  for (size_t i = 0; i < count; ++i)
    results.push_back(count == 1 ? "%0" : "%0#" + std::to_string(i));
  std::string name = sanitizedName(instance.name);
  std::string text = "module @" + name + " {\n  func.func public @main(" + llvm::join(parameters, ", ") + ") -> (" +
                     types(outputs, false) + ") {\n";
  if (instance.mesh)
    scalarsAsVectors(text, inputs, arguments);
  arguments = converted(text, inputs, arguments, "%in", true);
  text += "    " + std::string(count == 0 ? "" : count == 1 ? "%0 = " : "%0:" + std::to_string(count) + " = ");
  text += "stablehlo.custom_call @tpu_custom_call(" + llvm::join(arguments, ", ") + ") {api_version = 1 : i32, ";
  text += "backend_config = \"" + escaped(config->backendConfig) + "\", ";
  if (config->hasSideEffect)
    text += "has_side_effect = true, ";
  text += "kernel_name = \"" + escaped(name) + "\", mhlo.frontend_attributes = {kernel_metadata = \"" +
          escaped(config->metadata) + "\"";
  if (config->removableIfUnused)
    text += ", xla_allow_dce_side_effecting_op = \"true\"";
  text += "}, operand_layouts = " + layouts(inputs);
  if (!instance.aliases.empty())
    text += ", output_operand_aliases = " + aliases(instance);
  text += ", result_layouts = " + layouts(outputs) + "} : (" + types(inputs, true) + ") -> ";
  text += count == 1 ? types(outputs, true) : "(" + types(outputs, true) + ")";
  text += "\n";
  results = converted(text, outputs, results, "%out", false);
  text += "    return";
  if (count)
    text += " " + llvm::join(results, ", ") + " : " + types(outputs, false);
  return text + "\n  }\n}";
}

} // namespace pallasd::lowering
