//===- call_config.cpp - How a kernel's custom call is configured ---------===//
//
// Compiler parameters are texts as Python prints them (CompilerParams::other);
// each has one way into the JSON. Keys stand in JAX's order.
//
//===----------------------------------------------------------------------===//
#include "lowering/call_config.h"

#include "lowering/custom_call.h"
#include "lowering/dialect/TpuAsyncOps.h"
#include "lowering/dialect/TpuDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/JSON.h"

#include <set>

namespace pallasd::lowering {

using jax::Aval;
using jax::MemorySpace;
using kernel::CoreType;
using kernel::KernelInstance;

namespace {

//===----------------------------------------------------------------------===//
// Texts of parameters
//===----------------------------------------------------------------------===//

/// A Python number, boolean or string as JSON.
std::optional<llvm::json::Value> scalar(llvm::StringRef text) {
  text = text.trim();
  if (text == "True" || text == "False")
    return llvm::json::Value(text == "True");
  int64_t integer;
  if (!text.getAsInteger(10, integer))
    return llvm::json::Value(integer);
  double number;
  if (!text.getAsDouble(number))
    return llvm::json::Value(number);
  return std::nullopt;
}

/// "(True, False)".
std::optional<llvm::json::Array> booleans(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> words;
  text.trim("()[] ").split(words, ',', -1, false);
  llvm::json::Array array;
  for (llvm::StringRef word : words) {
    std::optional<llvm::json::Value> value = scalar(word);
    if (!value || !value->getAsBoolean())
      return std::nullopt;
    array.push_back(std::move(*value));
  }
  return array;
}

/// "{'xla_some_flag': True}", perhaps within "FrozenDict(...)".
std::optional<llvm::json::Array> flagConfigs(llvm::StringRef text) {
  size_t open = text.find('{'), close = text.rfind('}');
  if (open == text.npos || close == text.npos)
    return std::nullopt;
  llvm::SmallVector<llvm::StringRef> entries;
  text.slice(open + 1, close).split(entries, ',', -1, false);
  llvm::json::Array flags;
  for (llvm::StringRef entry : entries) {
    auto [name, valueText] = entry.split(':');
    std::optional<llvm::json::Value> value = scalar(valueText);
    if (!value)
      return std::nullopt;
    const char *kind = value->getAsBoolean()   ? "boolean_value"
                       : value->getAsInteger() ? "integer_value"
                                               : "double_value";
    flags.push_back(llvm::json::Object{{"flag_type", name.trim(" '\"").str()},
                                       {"value", llvm::json::Object{{kind, std::move(*value)}}}});
  }
  return flags;
}

std::string printed(const llvm::json::Value &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

//===----------------------------------------------------------------------===//
// Memory spaces
//===----------------------------------------------------------------------===//

CoreType coreOf(const Aval &aval, CoreType kernels) {
  for (CoreType core : {CoreType::TensorCore, CoreType::ScalarSubcore, CoreType::VectorSubcore})
    if (aval.mesh == kernel::name(core))
      return core;
  return kernels;
}

/// XLA's number of where an array lies; nullopt where that is XLA's choice.
std::optional<int> color(const Aval &aval, CoreType kernels) {
  CoreType core = coreOf(aval, kernels);
  switch (aval.space) {
  case MemorySpace::Hbm:
    return 0;
  case MemorySpace::Vmem:
    return 1;
  case MemorySpace::Smem:
    return core == CoreType::ScalarSubcore ? 11 : core == CoreType::VectorSubcore ? 12 : 4;
  case MemorySpace::Semaphore:
    return core == CoreType::ScalarSubcore ? 8 : core == CoreType::VectorSubcore ? 10 : 2;
  case MemorySpace::Host:
    return 5;
  default:
    return std::nullopt;
  }
}

struct Colors {
  std::vector<std::optional<int>> inputs, outputs;

  explicit Colors(const KernelInstance &instance) {
    for (const Aval &aval : instance.inAvals)
      inputs.push_back(aval.space == MemorySpace::Host ? std::nullopt : color(aval, instance.core));
    for (const Aval &aval : instance.outAvals)
      outputs.push_back(color(aval, instance.core));
    auto bounds = llvm::count(instance.grid, jax::kDynamicDim);
    for (auto [input, output] : instance.aliases) {
      std::optional<int> &in = inputs[size_t(input + bounds)], &out = outputs[size_t(output)];
      if (!out)
        out = in;
      if (!in)
        in = out;
    }
  }

  llvm::json::Array outputColors() const {
    llvm::json::Array colors;
    for (auto [i, color] : llvm::enumerate(outputs)) {
      if (!color)
        continue;
      llvm::json::Object entry{{"color", *color}};
      if (outputs.size() > 1)
        entry["shape_index"] = llvm::json::Array{int64_t(i)};
      colors.push_back(std::move(entry));
    }
    return colors;
  }

  llvm::json::Array inputColors() const {
    llvm::json::Array colors;
    for (auto [i, color] : llvm::enumerate(inputs))
      if (color && (*color == 0 || *color == 1))
        colors.push_back(llvm::json::Object{{"operand_index", int64_t(i)}, {"color", *color}});
    return colors;
  }
};

//===----------------------------------------------------------------------===//
// What the module says
//===----------------------------------------------------------------------===//

/// The kernel reaches other devices: a DMA or a signal with a device id.
bool hasCommunication(mlir::ModuleOp module) {
  bool found = false;
  module->walk([&](mlir::Operation *op) {
    if (auto dma = llvm::dyn_cast<tpu::EnqueueDmaOp>(op))
      found |= bool(dma.getDeviceId());
    else if (auto signal = llvm::dyn_cast<tpu::SemSignalOp>(op))
      found |= bool(signal.getDeviceId());
  });
  return found;
}

/// The bound of the dimension that cores share, if there is one.
std::optional<int64_t> coreCount(mlir::ModuleOp module) {
  std::optional<int64_t> count;
  module->walk([&](mlir::func::FuncOp function) {
    auto bounds = function->getAttrOfType<mlir::DenseI64ArrayAttr>("iteration_bounds");
    auto semantics = function->getAttrOfType<mlir::ArrayAttr>("dimension_semantics");
    if (!bounds || !semantics)
      return;
    for (auto [bound, attribute] : llvm::zip(bounds.asArrayRef(), semantics))
      if (auto kind = llvm::dyn_cast<tpu::DimensionSemanticsAttr>(attribute);
          kind && kind.getValue() == tpu::DimensionSemantics::CoreParallel)
        count = bound;
  });
  return count;
}

//===----------------------------------------------------------------------===//
// Metadata
//===----------------------------------------------------------------------===//

class UsedAxes {
public:
  explicit UsedAxes(const KernelInstance &instance) : instance_(instance) { visit(*instance.body); }
  std::set<std::string> names;

private:
  void note(llvm::StringRef axes) {
    llvm::SmallVector<llvm::StringRef> each;
    axes.split(each, ',');
    for (llvm::StringRef axis : each)
      if (llvm::any_of(instance_.deviceMesh, [&](const auto &entry) { return entry.first == axis; }))
        names.insert(axis.str());
  }

  void visit(const jax::Param &param) {
    if (const jax::ParamDict *dict = param.asDict())
      for (const auto &[key, value] : *dict)
        note(key);
    else if (const jax::ParamList *list = param.asList())
      for (const jax::Param &entry : *list)
        visit(entry);
  }

  void visit(const jax::Jaxpr &jaxpr) {
    for (const jax::Eqn &eqn : jaxpr.eqns) {
      const std::string &name = eqn.prim->name;
      if (const jax::Param *axis = eqn.param("axis_name"))
        if (const std::string *text = axis->as<std::string>(); text && name == "axis_index")
          note(*text);
      bool namesDevices = name == "dma_start" || name == "dma_wait" || name == "semaphore_signal";
      for (const auto &[key, param] : eqn.params) {
        if (namesDevices)
          visit(param);
        visitInner(param);
      }
    }
  }

  void visitInner(const jax::Param &param) {
    if (const jax::JaxprPtr inner = param.asJaxpr())
      visit(*inner);
    else if (const jax::ParamList *list = param.asList())
      for (const jax::Param &entry : *list)
        visitInner(entry);
  }

  const KernelInstance &instance_;
};

/// Strings by name, a line an entry, as Python's json writes with an indent of zero.
std::optional<std::string> metadata(const KernelInstance &instance, llvm::StringRef given) {
  std::map<std::string, std::string> entries;
  if (!given.empty()) {
    llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(given);
    if (!parsed || !parsed->getAsObject()) {
      llvm::consumeError(parsed.takeError());
      return std::nullopt;
    }
    for (const auto &[key, value] : *parsed->getAsObject()) {
      std::optional<llvm::StringRef> text = value.getAsString();
      if (!text)
        return std::nullopt;
      entries[key.str()] = text->str();
    }
  }
  UsedAxes axes(instance);
  if (!axes.names.empty()) {
    std::vector<std::string> quoted;
    quoted.reserve(axes.names.size());
    for (const std::string &axis : axes.names)
      quoted.push_back("\"" + axis + "\"");
    entries["mesh_axes"] = "[" + llvm::join(quoted, ", ") + "]";
  }
  std::vector<std::string> lines;
  lines.reserve(entries.size());
  for (const auto &[key, value] : entries)
    lines.push_back(printed(key) + ":" + printed(value));
  return lines.empty() ? "{}" : "{\n" + llvm::join(lines, ",\n") + "\n}";
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

class ConfigWriter {
public:
  ConfigWriter(const KernelInstance &instance, mlir::ModuleOp module)
      : instance_(instance), module_(module), sparse_(instance.core != CoreType::TensorCore), colors_(instance) {
    for (const auto &[name, value] : instance.compilerParams.other)
      given_[name] = value;
  }

  std::optional<CallConfig> write() {
    std::string body = stableBytecode(module_);
    if (body.empty())
      return std::nullopt;
    config_.backendConfig = "{\"custom_call_config\": {\"body\": \"" + llvm::encodeBase64(body) + "\"";
    writeCall();
    config_.backendConfig += "}";
    writeOuter();
    config_.backendConfig += "}";
    sideEffects(take("has_side_effects"));
    std::optional<std::string> data = metadata(instance_, take("metadata"));
    // The module holds these already.
    take("fuse_transposed_lhs_in_matmul");
    take("debug_checks");
    take("poison_buffers");
    take("allow_collective_id_without_custom_barrier");
    if (!known_ || !data || !given_.empty())
      return std::nullopt;
    config_.metadata = *data;
    return config_;
  }

private:
  std::string take(const char *name) {
    auto found = given_.find(name);
    if (found == given_.end())
      return "";
    std::string text = found->second;
    given_.erase(found);
    return text;
  }

  void field(llvm::StringRef name, const llvm::json::Value &value) {
    config_.backendConfig += ", \"" + name.str() + "\": " + printed(value);
  }

  template <typename T> void fieldIfKnown(llvm::StringRef name, std::optional<T> value) {
    known_ &= value.has_value();
    if (value)
      field(name, std::move(*value));
  }

  /// A parameter whose text is its JSON.
  void plain(const char *name) {
    std::string text = take(name);
    if (!text.empty())
      fieldIfKnown(name, scalar(text));
  }

  void writeCall() {
    if (hasCommunication(module_))
      field("has_communication", true);
    if (instance_.compilerParams.collectiveId)
      field("collective_id", *instance_.compilerParams.collectiveId);
    if (std::string cost = take("cost_estimate"); !cost.empty()) {
      llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(cost);
      known_ &= bool(parsed);
      if (parsed)
        field("cost_estimate", *parsed);
      else
        llvm::consumeError(parsed.takeError());
    }
    if (std::string format = take("serialization_format"); !format.empty())
      fieldIfKnown("serialization_format", scalar(format));
    else
      field("serialization_format", 1);
    if (take("needs_layout_passes") != "False" || !sparse_)
      field("needs_layout_passes", true);
    plain("shape_invariant_numerics");
    if (std::string fusion = take("allow_input_fusion"); !fusion.empty())
      fieldIfKnown("allow_input_fusion", booleans(fusion));
    plain("internal_scratch_in_bytes");
    if (llvm::json::Array colors = colors_.outputColors(); !colors.empty())
      field("output_memory_space_colors", std::move(colors));
    if (llvm::json::Array colors = colors_.inputColors(); !colors.empty())
      field("input_memory_space_colors", std::move(colors));
    plain("disable_bounds_checks");
    plain("disable_semaphore_checks");
    plain("skip_device_barrier");
  }

  void writeOuter() {
    std::string tiling = take("use_tc_tiling_on_sc"), level = take("opt_level");
    if (sparse_) {
      llvm::json::Object sparse;
      if (!level.empty())
        sparse["comp_env"] = llvm::json::Object{{"backend_opt_level", level.substr(level.rfind('.') + 1)}};
      if (coreCount(module_) == 1)
        sparse["core_ids"] = llvm::json::Array{"0"};
      sparse["tiling"] = tiling == "False" ? "TILING_SPARSE_CORE" : "TILING_COMPACT";
      field("sparse_core_config", std::move(sparse));
      field("device_type", "DEVICE_TYPE_SPARSECORE");
    }
    if (instance_.compilerParams.vmemLimitBytes)
      field("scoped_memory_configs",
            llvm::json::Array{llvm::json::Object{
                {"memory_space", 1}, {"offset", 0}, {"size", *instance_.compilerParams.vmemLimitBytes}}});
    if (std::string flags = take("flags"); !flags.empty())
      fieldIfKnown("flag_configs", flagConfigs(flags));
  }

  /// A boolean, or SideEffectType.PURE, DATAFLOW_SIDE_EFFECTING or SIDE_EFFECTING.
  void sideEffects(llvm::StringRef text) {
    config_.hasSideEffect = !text.empty() && text != "False" && !text.ends_with(".PURE");
    config_.removableIfUnused = text.ends_with("DATAFLOW_SIDE_EFFECTING");
  }

  const KernelInstance &instance_;
  mlir::ModuleOp module_;
  bool sparse_, known_ = true;
  Colors colors_;
  std::map<std::string, std::string> given_;
  CallConfig config_;
};

} // namespace

std::optional<CallConfig> callConfig(const KernelInstance &instance, mlir::ModuleOp module) {
  return ConfigWriter(instance, module).write();
}

} // namespace pallasd::lowering
