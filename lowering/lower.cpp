//===- lower.cpp - Lowering a kernel: the layer's front door --------------===//
//
// One MLIR context per thread, replaced after a number of modules, since what
// a context has uniqued never dies.
//
//===----------------------------------------------------------------------===//
#include "lowering/lower.h"

#include "lowering/custom_call.h"
#include "lowering/dialect/printing.h"
#include "lowering/module.h"

#include "mlir/IR/Diagnostics.h"

namespace pallasd::lowering {

namespace {

constexpr int kModulesPerContext = 256;

/// A context and what is made for it once.
struct Workbench {
  std::unique_ptr<mlir::MLIRContext> context = tpu::makeContext();
  tpu::Canonicalizer canonicalizer{*context};
  int modules = 0;
};

Workbench &workbench() {
  thread_local std::unique_ptr<Workbench> current;
  if (!current || ++current->modules > kModulesPerContext)
    current = std::make_unique<Workbench>();
  return *current;
}

mlir::MLIRContext &threadContext() { return *workbench().context; }

std::vector<MappedOp> mapOps(const BuiltModule &built, const tpu::OpLines &lines, const tpu::OpLines &genericLines) {
  std::vector<MappedOp> map;
  built.module.get()->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    OpSource source = built.sourceOf(op);
    map.push_back({std::move(source.op), std::move(source.primitive), std::move(source.source), lines.lookup(op),
                   genericLines.lookup(op)});
  });
  return map;
}

using Place = std::function<std::optional<jax::SourceFrame>(const jax::SourceFrame &)>;

/// The innermost frame, called from those of its callers: each a range in a file, named after its function.
mlir::Location callStack(mlir::MLIRContext *context, const jax::SourceFrame *frame, const Place &place) {
  std::optional<mlir::Location> stack;
  llvm::SmallVector<mlir::Location, 4> frames;
  for (; frame; frame = frame->caller.get()) {
    std::optional<jax::SourceFrame> placed = place(*frame);
    if (!placed)
      continue;
    mlir::Location range =
        mlir::FileLineColRange::get(mlir::StringAttr::get(context, placed->file), unsigned(placed->line),
                                    unsigned(placed->column), unsigned(placed->endLine), unsigned(placed->endColumn));
    frames.push_back(mlir::NameLoc::get(mlir::StringAttr::get(context, frame->function), range));
  }
  for (mlir::Location outer : llvm::reverse(frames))
    stack = stack ? mlir::CallSiteLoc::get(outer, *stack) : outer;
  return stack.value_or(mlir::UnknownLoc::get(context));
}

/// A copy whose ops say where they come from in the files as they are.
mlir::OwningOpRef<mlir::ModuleOp> withPlaces(const BuiltModule &built, const Place &place) {
  mlir::MLIRContext *context = built.module.get()->getContext();
  llvm::SmallVector<mlir::Location> locations;
  built.module.get()->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    OpSource source = built.sourceOf(op);
    mlir::Location stack = callStack(context, source.source.get(), place);
    bool named = !source.primitive.empty();
    locations.push_back(named ? mlir::NameLoc::get(mlir::StringAttr::get(context, source.primitive + ":"), stack)
                              : stack);
  });
  mlir::OwningOpRef<mlir::ModuleOp> placed(built.module.get().clone());
  size_t next = 0;
  placed.get()->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) { op->setLoc(locations[next++]); });
  return placed;
}

size_t countOps(mlir::ModuleOp module) {
  size_t count = 0;
  module->walk([&](mlir::Operation *) { ++count; });
  return count;
}

/// The oracle's texts end without a line break.
std::string trimmed(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

LoweredModule texts(const kernel::KernelInstance &instance, BuiltModule &built, const LowerOptions &options,
                    tpu::Canonicalizer &canonicalizer) {
  LoweredModule lowered;
  mlir::ModuleOp module = *built.module;
  lowered.ops = countOps(module);
  tpu::OpLines lines, genericLines;
  if (options.raw)
    lowered.raw = trimmed(tpu::printRaw(module, options.map ? &lines : nullptr));
  if (options.rawGeneric)
    lowered.rawGeneric = trimmed(tpu::printGeneric(module, options.map ? &genericLines : nullptr));
  if (options.map)
    lowered.map = mapOps(built, lines, genericLines);
  if (options.stableHlo)
    lowered.stableHlo = stableHlo(instance, options.place ? *withPlaces(built, options.place) : module).value_or("");
  if ((options.canonical || options.canonicalGeneric) && mlir::succeeded(canonicalizer.run(module))) {
    lines.clear();
    genericLines.clear();
    if (options.canonical)
      lowered.canonical = trimmed(tpu::printRaw(module, options.map ? &lines : nullptr));
    if (options.canonicalGeneric)
      lowered.canonicalGeneric = trimmed(tpu::printGeneric(module, options.map ? &genericLines : nullptr));
    if (options.map)
      lowered.canonicalMap = mapOps(built, lines, genericLines);
  }
  return lowered;
}

} // namespace

LowerResult lower(std::span<const kernel::KernelInstance> instances, const LowerOptions &options) {
  Workbench &bench = workbench();
  mlir::MLIRContext &context = *bench.context;
  mlir::ScopedDiagnosticHandler quiet(&context, [](mlir::Diagnostic &) {});
  llvm::SmallVector<const kernel::KernelInstance *, 2> pointers;
  for (const kernel::KernelInstance &instance : instances)
    pointers.push_back(&instance);
  BuiltModule built = buildModule(context, pointers);
  LowerResult result;
  if (built.module)
    result.module = texts(instances.front(), built, options, bench.canonicalizer);
  result.refusal = std::move(built.refusal);
  result.bodies = std::move(built.bodies);
  return result;
}

std::string typeText(const jax::Aval &aval, const kernel::KernelInstance &instance) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Emitter(&threadContext(), instance).type(aval).print(os);
  return text;
}

LowerResult lower(const kernel::KernelInstance &instance, const LowerOptions &options) {
  return lower(std::span(&instance, 1), options);
}

} // namespace pallasd::lowering
