//===- module.cpp - From a kernel instance to its Mosaic module -----------===//
//
// Order as in JAX, since the first refusal is the one that counts: block
// checks, kernel function (built, then verified), windows with their transform
// functions, attributes.
//
//===----------------------------------------------------------------------===//
#include "lowering/module.h"
#include "lowering/legal/release.h"

#include "analysis/kernel/checks/mapping_checks.h"
#include "lowering/legal/legal.h"
#include "lowering/legal/module_checks.h"
#include "lowering/legal/scalar_operands.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"

#include <cctype>

namespace pallasd::lowering {

using jax::Aval;
using jax::JaxprPtr;
using kernel::BlockDim;
using kernel::BlockMapping;
using kernel::KernelInstance;

std::string sanitizedName(std::string_view name) {
  std::string result(name);
  for (char &ch : result)
    if (auto byte = static_cast<unsigned char>(ch);
        byte < 0x80 && !std::isalnum(byte) && ch != '_' && ch != '.' && ch != '-')
      ch = '_';
  return result;
}

namespace {

/// An operand without automatic copies.
bool isUnwindowedSpace(jax::MemorySpace space) {
  return space == jax::MemorySpace::Any || space == jax::MemorySpace::Hbm || space == jax::MemorySpace::Semaphore;
}

using Types = llvm::SmallVector<mlir::Type, 8>;

/// Verifies an op; the first diagnostic becomes a refusal of the verifier.
std::optional<Refusal> verify(Emitter &e, mlir::Operation *op) {
  std::optional<Refusal> refusal;
  mlir::ScopedDiagnosticHandler handler(op->getContext(), [&](mlir::Diagnostic &diagnostic) {
    if (refusal || diagnostic.getSeverity() != mlir::DiagnosticSeverity::Error)
      return;
    refusal = refuse("verifier", "VerificationError", diagnostic.str());
    refusal->stage = "verify";
    refusal->eqn = e.eqnAt(diagnostic.getLocation());
    refusal->source = e.sourceAt(diagnostic.getLocation());
  });
  if (mlir::succeeded(mlir::verify(op)))
    return std::nullopt;
  if (!refusal) {
    refusal = refuse("verifier", "VerificationError", "");
    refusal->stage = "verify";
  }
  return refusal;
}

/// Builds one kernel function and what belongs to it into a module.
class KernelBuilder {
public:
  KernelBuilder(mlir::ModuleOp module, const KernelInstance &instance, const EmitFlags &flags)
      : module_(module), instance_(instance), e_(std::make_shared<Emitter>(module.getContext(), instance)) {
    e_->flags = flags;
  }

  /// Null on success.
  std::optional<Refusal> build(std::vector<JaxprPtr> &bodies) {
    if (std::optional<Refusal> refusal = precheck())
      return refusal;
    body_ = loweredBody(instance_);
    bodies.push_back(body_);
    if (std::optional<Refusal> refusal = buildKernelFunction())
      return refusal;
    if (std::optional<Refusal> refusal = setAttributes())
      return refusal;
    if (instance_.mesh)
      setMeshWindows();
    else if (std::optional<Refusal> refusal = buildWindows(bodies))
      return refusal;
    return checkCustomCall(instance_, *body_);
  }

  std::shared_ptr<Emitter> emitter() const { return e_; }

private:
  mlir::OpBuilder &b() { return e_->b; }
  size_t gridRank() const { return instance_.mesh ? instance_.mesh->axes.size() : instance_.grid.size(); }

  /// What later releases took up: the emitting rules know no more of the refusal.
  std::optional<Refusal> refusalOfOldRelease() {
    const ReleaseRules &release = ReleaseRules::of(instance_.jaxRelease);
    if (release.isNewest())
      return std::nullopt;
    for (Refusal &refusal : legalKernel(instance_, /*all=*/true).refusals)
      if (release.writes(refusal.rule))
        return std::move(refusal);
    return std::nullopt;
  }

  std::optional<Refusal> precheck() {
    if (!instance_.mesh) {
      if (std::vector<Refusal> refusals = kernel::checkBlockShapes(instance_, e_->chip); !refusals.empty())
        return refusals.front();
      if (std::vector<Refusal> refusals = kernel::checkDimensionSemantics(instance_); !refusals.empty())
        return refusals.front();
    }
    if (std::optional<Refusal> refusal = refusalOfOldRelease())
      return refusal;
    std::optional<Refusal> refusal = checkKernelSetup(instance_);
    return refusal && ReleaseRules::of(instance_.jaxRelease).holds(refusal->rule) ? refusal : std::nullopt;
  }

  //--- kernel function ---

  mlir::Type argumentType(size_t i, const BlockShape &shape) {
    const Aval &aval = body_->vars[body_->invars[i]];
    if (!aval.isRef)
      return e_->type(aval);
    llvm::SmallVector<int64_t, 4> sizes;
    for (const BlockShapeDim &dim : shape)
      sizes.push_back(dim.size);
    return e_->memrefType(sizes, e_->memoryElementType(aval.dtype), e_->memorySpace(aval.space, aval.mesh));
  }

  mlir::Operation *createFunction(llvm::StringRef name, const Types &arguments, const Types &results) {
    b().setInsertionPointToEnd(module_.getBody());
    auto type = b().getFunctionType(arguments, results);
    mlir::Operation *function = e_->op(
        "func.func", {}, {},
        {e_->attr("sym_name", b().getStringAttr(name)), e_->attr("function_type", mlir::TypeAttr::get(type))}, 1);
    llvm::SmallVector<mlir::Location, 8> locations(arguments.size(), e_->location());
    b().createBlock(&function->getRegion(0), {}, arguments, locations);
    return function;
  }

  void nameArguments(mlir::Block *block) {
    for (auto [argument, name] : llvm::zip(block->getArguments().drop_front(gridRank()), body_->argNames))
      if (!name.empty())
        argument.setLoc(mlir::NameLoc::get(b().getStringAttr(name)));
  }

  std::optional<Refusal> buildKernelFunction() {
    std::vector<BlockShape> shapes = argumentBlockShapes(instance_, *body_);
    Types types(gridRank(), b().getI32Type());
    for (size_t i = 0; i < body_->invars.size(); ++i)
      types.push_back(argumentType(i, shapes[i]));
    function_ = createFunction(functionName(), types, {});
    mlir::Block *block = &function_->getRegion(0).front();
    nameArguments(block);
    e_->gridIndices.emplace();
    for (size_t i = 0; i < gridRank(); ++i)
      if (!llvm::is_contained(instance_.vmappedDims, int64_t(i)))
        e_->gridIndices->push_back(block->getArgument(unsigned(i)));
    llvm::SmallVector<Val, 8> arguments;
    size_t numOperands = body_->invars.size() - std::min(body_->invars.size(), instance_.scratch.size());
    for (mlir::Value argument : block->getArguments().drop_front(gridRank())) {
      if (e_->underMesh() && arguments.size() < numOperands)
        e_->meshRefs.insert(argument);
      arguments.push_back(argument);
    }
    llvm::SmallVector<OptBlockShape, 8> optional(shapes.begin(), shapes.end());
    if (mlir::failed(e_->jaxpr(*body_, arguments, optional)))
      return e_->refusal;
    e_->op("func.return", {}, {});
    // JAX sets the core type of a mesh kernel before it verifies, of others after.
    if (instance_.mesh)
      setCoreType();
    return verify(*e_, function_);
  }

  std::string functionName() const {
    return sanitizedName(instance_.mesh && !instance_.body->functionName.empty() ? instance_.body->functionName
                                                                                 : instance_.name);
  }

  //--- attributes ---

  std::vector<std::string> semantics() const {
    std::vector<std::string> words;
    bool tensor = instance_.core == kernel::CoreType::TensorCore;
    const auto &given = instance_.compilerParams.dimensionSemantics;
    size_t user = 0;
    for (size_t i = 0; i < gridRank(); ++i) {
      if (instance_.mesh)
        words.push_back(tensor ? "parallel" : i == 0 ? "core_parallel" : "subcore_parallel");
      else if (llvm::is_contained(instance_.vmappedDims, int64_t(i)))
        words.push_back("parallel");
      else
        words.push_back(user < given.size() ? given[user] : "arbitrary"), ++user;
    }
    return words;
  }

  std::vector<int64_t> bounds() const {
    std::vector<int64_t> sizes;
    if (instance_.mesh)
      for (const auto &axis : instance_.mesh->axes)
        sizes.push_back(axis.second);
    else
      sizes = instance_.grid; // kDynamicDim is MLIR's own value for a dynamic size
    return sizes;
  }

  void setCoreType() {
    std::string text = "#tpu.core_type<" + std::string(kernel::name(instance_.core)) + ">";
    function_->setAttr("tpu.core_type", e_->parsed(text));
  }

  std::optional<Refusal> setAttributes() {
    llvm::SmallVector<mlir::Attribute, 4> words;
    for (const std::string &word : semantics()) {
      words.push_back(e_->parsed("#tpu.dimension_semantics<" + word + ">"));
      if (!words.back())
        return refuse("semantics-word", "MLIRError", "Unable to parse attribute").fact("word", word);
    }
    int64_t numPrefetch = instance_.mesh ? 0 : instance_.numScalarPrefetch;
    setCoreType();
    function_->setAttr("scalar_prefetch", b().getI64IntegerAttr(numPrefetch));
    function_->setAttr("scratch_operands", b().getI64IntegerAttr(int64_t(instance_.scratch.size())));
    function_->setAttr("dimension_semantics", b().getArrayAttr(words));
    if (instance_.mesh || !instance_.grid.empty())
      function_->setAttr("iteration_bounds", b().getDenseI64ArrayAttr(bounds()));
    if (!writes(instance_, "anonymous-module"))
      module_->setAttr("sym_name", b().getStringAttr(functionName()));
    return std::nullopt;
  }

  /// Operands of a mesh kernel have no windows, only the form of one.
  void setMeshWindows() {
    llvm::SmallVector<mlir::Attribute, 8> windows;
    bool tensor = instance_.core == kernel::CoreType::TensorCore;
    size_t count = body_->invars.size() - std::min(body_->invars.size(), instance_.scratch.size());
    for (size_t i = 0; i < count; ++i) {
      const Aval &aval = body_->vars[body_->invars[i]];
      bool unwindowed = aval.space == jax::MemorySpace::None || isUnwindowedSpace(aval.space);
      if (tensor && unwindowed) {
        windows.push_back(b().getDictionaryAttr({}));
        continue;
      }
      mlir::AffineExpr zero = b().getAffineConstantExpr(0);
      auto map = mlir::AffineMap::get(
          unsigned(gridRank()), 0, llvm::SmallVector<mlir::AffineExpr, 4>(aval.shape.size(), zero), b().getContext());
      windows.push_back(b().getDictionaryAttr(e_->attr("transform_indices", mlir::AffineMapAttr::get(map))));
    }
    function_->setAttr("window_params", b().getArrayAttr(windows));
  }

  //--- windows ---

  std::optional<Refusal> buildWindows(std::vector<JaxprPtr> &bodies) {
    if (std::vector<Refusal> refusals = kernel::checkWindows(instance_); !refusals.empty())
      return refusals.front();
    if (instance_.grid.empty())
      return std::nullopt;
    llvm::SmallVector<mlir::Attribute, 8> windows;
    for (size_t i = 0; i < instance_.blocks.size(); ++i) {
      const BlockMapping &block = instance_.blocks[i];
      if (isUnwindowedSpace(kernel::resolvedSpace(block.space, instance_.core))) {
        windows.push_back(b().getDictionaryAttr({}));
        continue;
      }
      bodies.push_back(block.indexMap);
      std::string name = "transform_" + std::to_string(i);
      if (std::optional<Refusal> refusal = buildTransform(*bodies.back(), block, name))
        return refusal;
      windows.push_back(window(block, name));
    }
    function_->setAttr("window_params", b().getArrayAttr(windows));
    return std::nullopt;
  }

  std::optional<Refusal> buildTransform(const jax::Jaxpr &map, const BlockMapping &block, const std::string &name) {
    Types types(gridRank(), b().getI32Type());
    llvm::SmallVector<OptBlockShape, 8> shapes(gridRank());
    for (int64_t i = 0; i < instance_.numScalarPrefetch; ++i) {
      const Aval &aval = body_->vars[body_->invars[size_t(i)]];
      types.push_back(e_->type(aval));
      BlockShape shape = blockShapeOf(aval.shape);
      for (int64_t size : physicalElementShape(aval.dtype))
        shape.push_back({size, false});
      shapes.push_back(std::move(shape));
    }
    mlir::Operation *function = createFunction(name, types, {});
    mlir::Block *body = &function->getRegion(0).front();
    llvm::SmallVector<Val, 8> arguments;
    for (mlir::Value argument : body->getArguments())
      arguments.push_back(argument);
    e_->gridIndices.reset();
    Result results = e_->jaxpr(map, arguments, shapes);
    if (mlir::failed(results))
      return e_->refusal;
    llvm::SmallVector<mlir::Value, 4> indices;
    for (const Val &result : *results)
      indices.push_back(result.value);
    mlir::Value zero = e_->i32Constant(0);
    indices.append(physicalElementShape(block.array.dtype).size(), zero);
    e_->op("func.return", {}, indices);
    Types resultTypes;
    for (mlir::Value index : indices)
      resultTypes.push_back(index.getType());
    function->setAttr("function_type", mlir::TypeAttr::get(b().getFunctionType(types, resultTypes)));
    return verify(*e_, function);
  }

  mlir::Attribute window(const BlockMapping &block, const std::string &name) {
    llvm::SmallVector<int64_t, 4> sizes;
    for (const BlockDim &dim : block.block)
      sizes.push_back(dim.size);
    llvm::append_range(sizes, physicalElementShape(block.array.dtype));
    llvm::SmallVector<mlir::NamedAttribute, 5> entries{
        e_->attr("window_bounds", b().getDenseI64ArrayAttr(sizes)),
        e_->attr("transform_indices", mlir::FlatSymbolRefAttr::get(b().getContext(), name))};
    if (llvm::any_of(block.block, [](const BlockDim &dim) { return dim.kind == BlockDim::Element; }))
      entries.push_back(e_->attr("window_kind", elementWindow(block)));
    addPipelineMode(block, entries);
    return b().getDictionaryAttr(entries);
  }

  mlir::Attribute elementWindow(const BlockMapping &block) {
    std::string low, high;
    for (const BlockDim &dim : block.block) {
      bool element = dim.kind == BlockDim::Element;
      low += (low.empty() ? "" : ", ") + std::to_string(element ? dim.padLow : 0);
      high += (high.empty() ? "" : ", ") + std::to_string(element ? dim.padHigh : 0);
    }
    return e_->parsed("#tpu.element_window<[" + low + "],[" + high + "]>");
  }

  /// A trivial window in VMEM is never double buffered, whatever was asked for.
  void addPipelineMode(const BlockMapping &block, llvm::SmallVectorImpl<mlir::NamedAttribute> &entries) {
    bool forced =
        kernel::resolvedSpace(block.space, instance_.core) == jax::MemorySpace::Vmem && kernel::hasTrivialWindow(block);
    if (!forced && !block.pipelineMode)
      return;
    bool single = forced || block.pipelineMode->bufferCount == 1;
    entries.push_back(e_->attr("pipeline_mode", e_->parsed(single ? "#tpu.pipeline_mode<synchronous>"
                                                                  : "#tpu.pipeline_mode<double_buffered>")));
    if (!forced && !block.pipelineMode->revisit.empty())
      entries.push_back(e_->attr("revisit_mode", e_->parsed("#tpu.revisit_mode<" + block.pipelineMode->revisit + ">")));
  }

  mlir::ModuleOp module_;
  const KernelInstance &instance_;
  std::shared_ptr<Emitter> e_;
  JaxprPtr body_;
  mlir::Operation *function_ = nullptr;
};

EmitFlags flagsOf(const KernelInstance &instance) {
  EmitFlags flags;
  for (const auto &[name, value] : instance.compilerParams.other) {
    if (name == "fuse_transposed_lhs_in_matmul")
      flags.fuseTransposedLhs = value == "True";
    if (name == "needs_layout_passes")
      flags.needsLayoutPasses = value != "False";
    flags.debugChecks |= name == "debug_checks";
    flags.poisonBuffers |= name == "poison_buffers";
  }
  return flags;
}

OpSource sourceOf(const std::vector<std::shared_ptr<Emitter>> &emitters, mlir::Operation *op) {
  OpSource source{op->getName().getStringRef().str(), {}, nullptr, nullptr};
  for (const auto &emitter : emitters)
    if (const jax::Eqn *eqn = emitter->eqnAt(op->getLoc())) {
      source.primitive = eqn->prim->name;
      source.eqn = eqn;
      source.source = emitter->sourceAt(op->getLoc());
      return source;
    }
  return source;
}

} // namespace

BuiltModule buildModule(mlir::MLIRContext &context, llvm::ArrayRef<const KernelInstance *> instances) {
  BuiltModule built;
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  std::vector<std::shared_ptr<Emitter>> emitters;
  for (const KernelInstance *instance : instances) {
    KernelBuilder builder(*module, *instance, flagsOf(*instance));
    emitters.push_back(builder.emitter());
    built.refusal = builder.build(built.bodies);
    if (built.refusal)
      return built;
  }
  built.module = std::move(module);
  built.sourceOf = [emitters](mlir::Operation *op) { return sourceOf(emitters, op); };
  return built;
}

} // namespace pallasd::lowering
