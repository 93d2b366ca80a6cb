//===- custom_call.cpp - A kernel as XLA gets it --------------------------===//
//
// The StableHLO around the kernel is text: MLIR 22's distribution has no
// StableHLO, and the module is three lines. Booleans enter and leave a kernel
// as int32, so they are converted around the call.
//
//===----------------------------------------------------------------------===//
#include "lowering/custom_call.h"

#include "lowering/dialect/TpuAsyncOps.h"
#include "lowering/module.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
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
// backend_config
//===----------------------------------------------------------------------===//

/// The kernel reaches other devices: a DMA or a signal with a device id.
static bool hasCommunication(mlir::ModuleOp module) {
  bool found = false;
  module->walk([&](mlir::Operation *op) {
    if (auto dma = llvm::dyn_cast<tpu::EnqueueDmaOp>(op))
      found |= bool(dma.getDeviceId());
    else if (auto signal = llvm::dyn_cast<tpu::SemSignalOp>(op))
      found |= bool(signal.getDeviceId());
  });
  return found;
}

/// A Python sequence of booleans as JSON.
static std::optional<std::string> booleans(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> words;
  text.trim("()[] ").split(words, ',', -1, false);
  std::string json = "[";
  for (llvm::StringRef word : words) {
    word = word.trim();
    if (word != "True" && word != "False")
      return std::nullopt;
    json += std::string(json.size() > 1 ? "," : "") + (word == "True" ? "true" : "false");
  }
  return json + "]";
}

namespace {

class ConfigWriter {
public:
  ConfigWriter(const KernelInstance &instance, mlir::ModuleOp module)
      : instance_(instance), module_(module), sparse_(instance.core != kernel::CoreType::TensorCore) {}

  std::optional<std::string> write() {
    std::string body = stableBytecode(module_);
    if (body.empty())
      return std::nullopt;
    field("body", "\"" + llvm::encodeBase64(body) + "\"");
    if (hasCommunication(module_))
      field("has_communication", "true");
    if (instance_.compilerParams.collectiveId)
      field("collective_id", std::to_string(*instance_.compilerParams.collectiveId));
    field("serialization_format", "1");
    if (!sparse_)
      field("needs_layout_passes", "true");
    for (const auto &[name, value] : instance_.compilerParams.other)
      if (!parameter(name, value))
        return std::nullopt;
    return "{\"custom_call_config\": {" + inner_ + "}" + outer() + "}";
  }

private:
  void field(llvm::StringRef name, const std::string &json) {
    inner_ += (inner_.empty() ? "\"" : ", \"") + name.str() + "\": " + json;
  }

  /// False: not known how the parameter is handed on.
  bool parameter(llvm::StringRef name, llvm::StringRef value) {
    if (name == "disable_bounds_checks" || name == "disable_semaphore_checks" || name == "skip_device_barrier") {
      field(name, value == "True" ? "true" : "false");
      return true;
    }
    if (name == "internal_scratch_in_bytes") {
      field(name, value.str());
      return true;
    }
    if (name == "allow_input_fusion") {
      std::optional<std::string> json = booleans(value);
      if (json)
        field(name, *json);
      return json.has_value();
    }
    // What the module holds already, and what concerns the call.
    return name == "fuse_transposed_lhs_in_matmul" || name == "has_side_effects" ||
           name == "allow_collective_id_without_custom_barrier" || (name == "needs_layout_passes" && sparse_);
  }

  std::string outer() const {
    std::string text;
    if (sparse_)
      text += R"(, "sparse_core_config": {"tiling": "TILING_COMPACT"}, "device_type": "DEVICE_TYPE_SPARSECORE")";
    if (instance_.compilerParams.vmemLimitBytes)
      text += R"(, "scoped_memory_configs": [{"memory_space":1, "offset": 0, "size": )" +
              std::to_string(*instance_.compilerParams.vmemLimitBytes) + "}]";
    return text;
  }

  const KernelInstance &instance_;
  mlir::ModuleOp module_;
  bool sparse_;
  std::string inner_;
};

} // namespace

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
    each.push_back((aval.shape.empty() ? "dense<> : tensor<" : "dense<[" + order + "]> : tensor<") +
                   std::to_string(aval.shape.size()) + "xindex>");
  }
  return "[" + llvm::join(each, ", ") + "]";
}

static std::string types(const std::vector<Aval> &avals, bool inKernel) {
  std::vector<std::string> each;
  for (const Aval &aval : avals)
    each.push_back(tensorType(aval, inKernel && aval.dtype == DType::Bool ? DType::Int32 : aval.dtype));
  return llvm::join(each, ", ");
}

static std::string aliases(const KernelInstance &instance) {
  // Counted from the first argument that isn't a grid bound.
  auto bounds = llvm::count(instance.grid, jax::kDynamicDim);
  std::vector<std::string> each;
  for (auto [input, output] : instance.aliases)
    each.push_back(llvm::formatv("#stablehlo.output_operand_alias<output_tuple_indices = [{0}], operand_index = {1}, "
                                 "operand_tuple_indices = []>",
                                 instance.outAvals.size() > 1 ? std::to_string(output) : "", input + bounds));
  return "[" + llvm::join(each, ", ") + "]";
}

static std::string escaped(llvm::StringRef text) {
  std::string out;
  for (char c : text)
    out += c == '"' ? std::string("\\\"") : c == '\\' ? std::string("\\\\") : std::string(1, c);
  return out;
}

static bool hasSideEffects(const KernelInstance &instance) {
  for (const auto &[name, value] : instance.compilerParams.other)
    if (name == "has_side_effects")
      return value != "False" && !llvm::StringRef(value).ends_with("PURE");
  return false;
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
    text += "    " + name + " = stablehlo.convert " + names[i] + " : (" + from + ") -> " + to + "\n";
    names[i] = name;
  }
  return names;
}

std::optional<std::string> stableHlo(const KernelInstance &instance, mlir::ModuleOp module) {
  if (!llvm::all_of(instance.inAvals, isKnown) || !llvm::all_of(instance.outAvals, isKnown))
    return std::nullopt;
  std::optional<std::string> config = ConfigWriter(instance, module).write();
  if (!config)
    return std::nullopt;
  std::vector<std::string> arguments, parameters, results;
  for (size_t i = 0; i < instance.inAvals.size(); ++i) {
    arguments.push_back("%arg" + std::to_string(i));
    parameters.push_back(arguments.back() + ": " + tensorType(instance.inAvals[i], instance.inAvals[i].dtype));
  }
  size_t count = instance.outAvals.size();
  for (size_t i = 0; i < count; ++i)
    results.push_back(count == 1 ? "%0" : "%0#" + std::to_string(i));
  std::string name = module.getSymName().value_or("kernel").str();
  std::string text = "module @" + sanitizedName(name) + " {\n  func.func public @main(" + llvm::join(parameters, ", ") +
                     ") -> (" + types(instance.outAvals, false) + ") {\n";
  arguments = converted(text, instance.inAvals, arguments, "%in", true);
  text += "    " + std::string(count == 0 ? "" : count == 1 ? "%0 = " : "%0:" + std::to_string(count) + " = ");
  text += "stablehlo.custom_call @tpu_custom_call(" + llvm::join(arguments, ", ") + ") {api_version = 1 : i32, ";
  text += "backend_config = \"" + escaped(*config) + "\", ";
  if (hasSideEffects(instance))
    text += "has_side_effect = true, ";
  text += "kernel_name = \"" + escaped(name) + "\", operand_layouts = " + layouts(instance.inAvals);
  if (!instance.aliases.empty())
    text += ", output_operand_aliases = " + aliases(instance);
  text += ", result_layouts = " + layouts(instance.outAvals) + "} : (" + types(instance.inAvals, true) + ") -> ";
  text += count == 1 ? types(instance.outAvals, true) : "(" + types(instance.outAvals, true) + ")";
  text += "\n";
  results = converted(text, instance.outAvals, results, "%out", false);
  text += "    return";
  if (count)
    text += " " + llvm::join(results, ", ") + " : " + types(instance.outAvals, false);
  return text + "\n  }\n}";
}

} // namespace pallasd::lowering
