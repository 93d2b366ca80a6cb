// pallasd-opt: reads a module of the dialects that Mosaic kernels use, verifies
// it, optionally runs passes in the order given, and prints it. For lit tests
// and for holding the dialect to JAX's (tests/lit/dialect).
//
// Exit code: 0 when every module parsed, verified and met its expectations,
// 1 otherwise. Diagnostics go to standard error, modules to standard output.
#include "lowering/dialect/printing.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/ToolUtilities.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"

namespace {

enum class Transform { Canonicalize, Cse, HoistInvariants };

llvm::cl::opt<std::string> inputPath(llvm::cl::Positional, llvm::cl::desc("<module, or - for standard input>"),
                                     llvm::cl::init("-"));
llvm::cl::opt<bool> isGeneric("mlir-print-op-generic", llvm::cl::desc("Print the generic form"));
llvm::cl::opt<bool> verifyDiagnostics("verify-diagnostics",
                                      llvm::cl::desc("Compare diagnostics with expected-* comments"));
llvm::cl::opt<bool> splitInput("split-input-file", llvm::cl::desc("Take `// -----` as the end of a module"));
llvm::cl::list<Transform> transforms(
    llvm::cl::desc("Passes, run in this order:"),
    llvm::cl::values(clEnumValN(Transform::Canonicalize, "canonicalize", "Canonicalise as jaxlib does"),
                     clEnumValN(Transform::Cse, "cse", "Merge equal ops"),
                     clEnumValN(Transform::HoistInvariants, "loop-invariant-code-motion", "Hoist out of loops")));

llvm::LogicalResult apply(Transform transform, mlir::ModuleOp module) {
  mlir::PassManager manager(module.getContext());
  switch (transform) {
  case Transform::Canonicalize:
    return pallasd::tpu::canonicalizeLikeJax(module);
  case Transform::Cse:
    manager.addPass(mlir::createCSEPass());
    break;
  case Transform::HoistInvariants:
    manager.addPass(mlir::createLoopInvariantCodeMotionPass());
    break;
  }
  return manager.run(module);
}

llvm::LogicalResult transformAndPrint(const std::shared_ptr<llvm::SourceMgr> &sources, mlir::MLIRContext &context,
                                      llvm::raw_ostream &os) {
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceFile<mlir::ModuleOp>(sources, &context);
  if (!module)
    return mlir::failure();
  for (Transform transform : transforms)
    if (mlir::failed(apply(transform, *module)))
      return mlir::failure();
  os << (isGeneric ? pallasd::tpu::printGeneric(*module) : pallasd::tpu::printRaw(*module));
  return mlir::success();
}

llvm::LogicalResult processBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer, mlir::MLIRContext &context,
                                  llvm::raw_ostream &os) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  if (!verifyDiagnostics) {
    mlir::SourceMgrDiagnosticHandler handler(*sources, &context);
    return transformAndPrint(sources, context, os);
  }
  mlir::SourceMgrDiagnosticVerifierHandler handler(*sources, &context);
  (void)transformAndPrint(sources, context, os);
  return handler.verify();
}

} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::cl::ParseCommandLineOptions(argc, argv, "pallasd's modular optimizer driver\n");
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> input = mlir::openInputFile(inputPath, &error);
  if (!input) {
    llvm::errs() << error << '\n';
    return 1;
  }
  std::unique_ptr<mlir::MLIRContext> context = pallasd::tpu::makeContext();
  context->printOpOnDiagnostic(!verifyDiagnostics);
  auto process = [&](std::unique_ptr<llvm::MemoryBuffer> chunk, llvm::raw_ostream &os) {
    return processBuffer(std::move(chunk), *context, os);
  };
  // The output of a split input can be split again.
  llvm::StringRef marker = splitInput ? mlir::kDefaultSplitMarker : "";
  llvm::LogicalResult result = mlir::splitAndProcessBuffer(std::move(input), process, llvm::outs(), marker, marker);
  return mlir::failed(result) ? 1 : 0;
}
