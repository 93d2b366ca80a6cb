//===- instance.h - A kernel instance: the unit of work ---------*- C++ -*-===//
//
// One kernel function with one set of avals and static values, reached through
// one pallas_call / pl.kernel / core_map / emit_pipeline site. Plain data: what
// the checks, `legal`, the lowering and the views consume, whether it came from
// the evaluator, from JAX itself or from a file (tests).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/jaxpr.h"

#include <optional>
#include <string>
#include <vector>

namespace pallasd::kernel {

enum class CoreType : uint8_t { TensorCore, ScalarSubcore, VectorSubcore };
/// "tc", "sc_scalar_subcore", "sc_vector_subcore".
std::string_view name(CoreType core);

struct BlockDim {
  enum Kind : uint8_t { Blocked, Squeezed, Element, BoundedSlice, Indirect } kind = Blocked;
  int64_t size = 1;                ///< elements; 1 for Squeezed
  int64_t padLow = 0, padHigh = 0; ///< Element only
  bool operator==(const BlockDim &) const = default;
};

struct PipelineMode {
  int64_t bufferCount = 2; ///< pl.Buffered(n)
  bool useLookahead = false;
  std::string revisit; ///< "", "immediate" or "any"
  bool operator==(const PipelineMode &) const = default;
};

/// One operand or result of a pallas_call as the lowering sees it.
struct BlockMapping {
  std::string origin;   ///< JAX's path: "args[0]", "args[1]['w']", "outputs", "outputs[1]"
  std::string userName; ///< how the user named the array or ref, for messages: "x", "o_ref"
  std::vector<BlockDim> block;
  jax::Aval array; ///< the whole array (not a Ref)
  jax::MemorySpace space = jax::MemorySpace::Default;
  std::string spaceMesh;  ///< core tag of the space, see jax::Aval::mesh
  bool hasWindow = true;  ///< false for refs given without block (any/hbm/semaphore)
  jax::JaxprPtr indexMap; ///< grid indices then scalar-prefetch refs -> one i32 per array dim
  std::optional<PipelineMode> pipelineMode;
  jax::SourceStack specSource; ///< the BlockSpec(...) expression, if any
};

struct Mesh {
  std::vector<std::pair<std::string, int64_t>> axes; ///< name, size
  CoreType core = CoreType::TensorCore;
};

struct CompilerParams {
  std::vector<std::string> dimensionSemantics; ///< "parallel", "arbitrary", ...
  std::optional<int64_t> vmemLimitBytes;
  std::optional<int64_t> collectiveId;
  std::vector<std::pair<std::string, std::string>> other; ///< everything else that is not the default
  jax::SourceStack source;                                ///< the CompilerParams(...) expression, if any
};

/// How an instance came about: the first of design.md's five sources that applied.
enum class ShapesFrom : uint8_t { Call, Directive, Annotation, Configuration, Symbolic, Worker };
std::string_view name(ShapesFrom from);

struct KernelInstance {
  std::string name; ///< module and function name before escaping
  std::string kind; ///< "pallas_call", "pl.kernel", "core_map", "mpmd_map"
  CoreType core = CoreType::TensorCore;
  std::vector<int64_t> grid; ///< kDynamicDim for a traced bound
  std::vector<std::string> gridNames;
  std::vector<int64_t> vmappedDims; ///< positions in grid
  int64_t numScalarPrefetch = 0;
  int64_t numInputs = 0;            ///< of blocks
  std::vector<BlockMapping> blocks; ///< inputs, then outputs
  std::vector<jax::Aval> scratch;
  /// Arguments: scalar prefetch refs, block refs, scratch refs.
  jax::JaxprPtr body;
  std::optional<Mesh> mesh;                                ///< pl.kernel, core_map
  std::vector<Mesh> otherMeshes;                           ///< mpmd_map: the meshes that run beside this one
  std::vector<std::pair<std::string, int64_t>> deviceMesh; ///< shard_map axes around the call
  CompilerParams compilerParams;
  std::vector<std::pair<int64_t, int64_t>> aliases; ///< input index, output index
  std::vector<jax::Aval> inAvals, outAvals;
  jax::SourceStack callSource; ///< the call that lowers it: `pallas_call(...)(args)`
  ShapesFrom shapesFrom = ShapesFrom::Call;
  std::string chip = "v5e";
  std::string jaxRelease = "0.12.0.1"; ///< whose rules judge it
};

} // namespace pallasd::kernel
