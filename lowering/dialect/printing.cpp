// See the header. MLIR 22 prints what jaxlib's MLIR prints but for one op,
// vector.extract_strided_slice, whose custom form changed in between; its lines
// are rewritten in the printed text.
#include "lowering/dialect/printing.h"

#include "lowering/dialect/TpuConversionOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/raw_ostream.h"

namespace pallasd::tpu {

namespace {

constexpr llvm::StringLiteral stridedSlice = "vector.extract_strided_slice ";

std::string print(mlir::ModuleOp module, const mlir::OpPrintingFlags &flags, OpLines *lines) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os.SetBufferSize(1 << 14); // an op is printed in a score of small pieces
  mlir::AsmState::LocationMap places;
  mlir::AsmState state(module, flags, lines ? &places : nullptr);
  module->print(os, state);
  os.flush();
  for (const auto &[op, place] : places)
    (*lines)[op] = place.first;
  return text;
}

// `.. %v {offsets = [0], sizes = [8], strides = [1]} : T to U` becomes
// `.. %v offsets = [0], sizes = [8], strides = [1] : T to U`.
std::string respellStridedSlices(std::string text) {
  size_t first = text.find(stridedSlice);
  if (first == std::string::npos)
    return text;
  std::string out;
  size_t copied = 0;
  for (size_t at = first; at != std::string::npos; at = text.find(stridedSlice, at + 1)) {
    size_t open = text.find('{', at), close = text.find('}', at), end = text.find('\n', at);
    if (open >= end || close >= end)
      continue;
    out.append(text, copied, open - copied);
    out.append(text, open + 1, close - open - 1);
    copied = close + 1;
  }
  return out.append(text, copied);
}

// Rewrites of MLIR 22 that jaxlib's MLIR no longer has in this form; what is
// left of them is in YoungerMlir.cpp.
const std::string givenUp[] = {"(anonymous namespace)::IndexCastOfIndexCast",
                               "(anonymous namespace)::IndexCastUIOfIndexCastUI"};

// arith.truncf(arith.extf x) is x to MLIR 22 and stays to jaxlib. tpu.extf
// computes and folds the same and is no part of that fold, so it stands in for
// arith.extf while the canonicaliser runs. Extensions with fast-math flags,
// which JAX never writes, are left alone.
constexpr llvm::StringLiteral standIn = "pallasd.arith_extf";

void hideExtensions(mlir::ModuleOp module) {
  module.walk([](mlir::arith::ExtFOp op) {
    if (op.getFastmathAttr())
      return;
    mlir::OpBuilder builder(op);
    auto hidden = ExtFOp::create(builder, op.getLoc(), op.getType(), op.getIn());
    hidden->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    hidden->setDiscardableAttr(standIn, builder.getUnitAttr());
    op.replaceAllUsesWith(hidden.getOut());
    op.erase();
  });
}

void restoreExtensions(mlir::ModuleOp module) {
  module.walk([](ExtFOp op) {
    if (!op->removeDiscardableAttr(standIn))
      return;
    mlir::OpBuilder builder(op);
    auto restored = mlir::arith::ExtFOp::create(builder, op.getLoc(), op.getOut().getType(), op.getIn());
    restored->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    op.getOut().replaceAllUsesWith(restored.getOut());
    op.erase();
  });
}

} // namespace

std::unique_ptr<mlir::MLIRContext> makeContext() {
  mlir::DialectRegistry registry;
  registry.insert<TpuDialect, mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect, mlir::func::FuncDialect,
                  mlir::math::MathDialect, mlir::memref::MemRefDialect, mlir::scf::SCFDialect,
                  mlir::vector::VectorDialect>();
  auto context = std::make_unique<mlir::MLIRContext>(registry, mlir::MLIRContext::Threading::DISABLED);
  context->loadAllAvailableDialects();
  return context;
}

std::string printRaw(mlir::ModuleOp module, OpLines *lines) {
  auto flags = mlir::OpPrintingFlags().enableDebugInfo(false).printNameLocAsPrefix().assumeVerified();
  return respellStridedSlices(print(module, flags, lines));
}

std::string printGeneric(mlir::ModuleOp module, OpLines *lines) {
  return print(module, mlir::OpPrintingFlags().enableDebugInfo(false).printGenericOpForm(), lines);
}

static std::unique_ptr<mlir::PassManager> canonicalizing(mlir::MLIRContext &context) {
  auto manager = std::make_unique<mlir::PassManager>(&context);
  // The pass's own defaults, which a configuration given by hand does not start from.
  mlir::GreedyRewriteConfig config;
  config.setUseTopDownTraversal(true).setRegionSimplificationLevel(mlir::GreedySimplifyRegionLevel::Normal);
  manager->addPass(mlir::createCanonicalizerPass(config, givenUp));
  return manager;
}

static llvm::LogicalResult runOn(mlir::PassManager &manager, mlir::ModuleOp module) {
  hideExtensions(module);
  llvm::LogicalResult result = manager.run(module);
  restoreExtensions(module);
  return result;
}

llvm::LogicalResult canonicalizeLikeJax(mlir::ModuleOp module) {
  return runOn(*canonicalizing(*module.getContext()), module);
}

Canonicalizer::Canonicalizer(mlir::MLIRContext &context) : manager(canonicalizing(context)) {
  manager->enableVerifier(false);
}
Canonicalizer::~Canonicalizer() = default;
llvm::LogicalResult Canonicalizer::run(mlir::ModuleOp module) { return runOn(*manager, module); }

} // namespace pallasd::tpu
