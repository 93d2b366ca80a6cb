//===- emitter.h - The state of building one kernel's ops -------*- C++ -*-===//
//
// A rule turns one equation into ops. Rules are plain functions in a table by
// core type and primitive; what they share is here: the op builder with the
// equation's location, the environment walk over jaxprs, constants, constant
// folding as far as JAX does it, refusals.
//
// JAX builds the ops of most equations in a detached function and inlines it.
// The text shows nothing of that, with one exception: a rule that asks whether
// a value is a constant can't see past the arguments of the detached function.
// `Emitter::Detached` marks such a boundary.
//
// Errors: a rule that refuses records a Refusal and returns failure; nothing
// is thrown.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/facts/chip.h"
#include "lowering/legal/block_shape.h"
#include "lowering/legal/refusal.h"
#include "lowering/legal/release.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

#include <memory>
#include <optional>
#include <unordered_map>

namespace pallasd::lowering {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// An accumulator of the matrix unit: no memory, an address (7x and later).
struct Accumulator {
  int64_t baseAddress = 0;
  jax::Shape shape;
  jax::DType dtype = jax::DType::Float32;
  int64_t mxu = 0;
};

/// What a jaxpr variable stands for while its kernel is lowered.
struct Val {
  mlir::Value value;                     ///< the usual case
  const jax::Literal *literal = nullptr; ///< an operand that is still a literal (rules with raw operands)
  std::shared_ptr<const Accumulator> accumulator;
  std::shared_ptr<const llvm::SmallVector<mlir::Value, 2>> key; ///< a key<pl>: its scalars

  Val() = default;
  Val(mlir::Value v) : value(v) {}
  explicit Val(const jax::Literal *l) : literal(l) {}
};
using Vals = llvm::SmallVector<Val, 2>;
using Result = mlir::FailureOr<Vals>;
using OptBlockShape = std::optional<BlockShape>;

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

class Emitter;

/// One equation under way. `operands` are MLIR values, except for rules that
/// take raw operands, where literals stay literals.
struct EqnContext {
  Emitter &e;
  const jax::Jaxpr &jaxpr;
  const jax::Eqn &eqn;
  llvm::ArrayRef<Val> operands;
  llvm::ArrayRef<OptBlockShape> blockShapes; ///< by operand

  const jax::Aval &in(size_t i) const { return jaxpr.aval(eqn.in[i]); }
  const jax::Aval &out(size_t i = 0) const { return jaxpr.vars[eqn.out[i]]; }
  mlir::Value value(size_t i) const { return operands[i].value; }
  size_t numOperands() const { return operands.size(); }
  /// Block shape of a Ref operand: its own shape when nothing else is known.
  BlockShape blockShape(size_t i) const {
    return i < blockShapes.size() && blockShapes[i] ? *blockShapes[i] : blockShapeOf(in(i).shape);
  }
  /// Integer and flag parameters; `fallback` where the parameter is absent.
  int64_t intParam(std::string_view name, int64_t fallback = 0) const;
  bool boolParam(std::string_view name, bool fallback = false) const;
  std::vector<int64_t> intsParam(std::string_view name) const;
  std::string_view textParam(std::string_view name) const;
};

using EmitRule = Result (*)(EqnContext &);

struct EmitEntry {
  EmitRule rule = nullptr;
  bool rawOperands = false; ///< literals are handed over unmade
  bool cached = true;       ///< JAX builds it in a detached function
};

enum class Raw : bool { No, Yes };
enum class Cached : bool { No, Yes };

class EmitTable {
public:
  /// `cores` is a set of 1 << CoreType.
  void add(unsigned cores, std::string_view primitive, EmitRule rule, Raw raw = Raw::No, Cached cached = Cached::Yes,
           std::string_view variant = {});
  const EmitEntry *find(kernel::CoreType core, const jax::Primitive *primitive) const;
  static const EmitTable &standard();

private:
  std::unordered_map<const jax::Primitive *, EmitEntry> rules_[3];
};

inline constexpr unsigned kTensor = 1, kScalarSubcore = 2, kVectorSubcore = 4, kSparse = 6, kAllCores = 7;

//===----------------------------------------------------------------------===//
// Emitter
//===----------------------------------------------------------------------===//

/// Process-wide settings of JAX that change what is built.
struct EmitFlags {
  bool debugChecks = false;
  bool poisonBuffers = false;
  bool fuseTransposedLhs = false;
  bool accurateErfInv = false;
  bool needsLayoutPasses = true; ///< SparseCore only
};

class Emitter {
public:
  Emitter(mlir::MLIRContext *context, const kernel::KernelInstance &instance);

  mlir::OpBuilder b;
  const kernel::KernelInstance &instance;
  kernel::CoreType core;
  const facts::ChipInfo *chip; ///< null if unknown
  EmitFlags flags;
  /// What program_id(n) is; nullopt in index maps.
  std::optional<llvm::SmallVector<mlir::Value, 4>> gridIndices;
  /// Next free entry per MXU; made by the first allocation.
  std::vector<int64_t> accumulatorOffsets;

  /// Refs to whole arrays that lie on the devices of a mesh: the operands of a
  /// kernel inside shard_map, but not its scratch. JAX compares the avals of
  /// what it loads and stores, and takes these for different from plain ones.
  llvm::DenseSet<mlir::Value> meshRefs;
  bool underMesh() const { return !instance.deviceMesh.empty(); }

  //--- refusals ---
  mlir::LogicalResult refuse(Refusal refusal);
  mlir::LogicalResult refuse(std::string_view rule, std::string_view jaxException, std::string_view leadingWords) {
    return refuse(lowering::refuse(rule, jaxException, leadingWords));
  }
  std::optional<Refusal> refusal;

  //--- walking ---
  /// Lowers a jaxpr's equations at the builder's position; the arguments are
  /// its constvars, then its invars. Literal results become constants.
  Result jaxpr(const jax::Jaxpr &jaxpr, llvm::ArrayRef<Val> arguments, llvm::ArrayRef<OptBlockShape> shapes);
  /// Lowers an equation that a rule states `outer` through; its location and
  /// its source are inside the outer equation's.
  Result nested(const jax::Jaxpr &jaxpr, const jax::Eqn &eqn, llvm::ArrayRef<Val> operands, const jax::Eqn &outer);
  /// Lowers one equation at the present location with operands given.
  Result equation(const jax::Jaxpr &jaxpr, const jax::Eqn &eqn, llvm::ArrayRef<Val> operands,
                  llvm::ArrayRef<OptBlockShape> shapes);

  /// Jaxprs that rules make live as long as the emitter: sources point into them.
  void keep(jax::JaxprPtr jaxpr) { kept_.push_back(std::move(jaxpr)); }

  //--- ops ---
  mlir::Operation *op(llvm::StringRef name, mlir::TypeRange results, mlir::ValueRange operands,
                      llvm::ArrayRef<mlir::NamedAttribute> attributes = {}, unsigned regions = 0);
  mlir::Value value(llvm::StringRef name, mlir::Type result, mlir::ValueRange operands,
                    llvm::ArrayRef<mlir::NamedAttribute> attributes = {}) {
    return op(name, result, operands, attributes)->getResult(0);
  }
  /// An attribute by its text (`#tpu.memory_space<vmem>`), parsed once.
  mlir::Attribute parsed(llvm::StringRef text);
  mlir::NamedAttribute attr(llvm::StringRef name, mlir::Attribute value) { return b.getNamedAttr(name, value); }
  mlir::NamedAttribute i32(llvm::StringRef name, int64_t value) {
    return attr(name, b.getI32IntegerAttr(int32_t(value)));
  }
  mlir::NamedAttribute i32s(llvm::StringRef name, llvm::ArrayRef<int64_t> values);
  mlir::NamedAttribute segments(llvm::ArrayRef<int32_t> values) {
    return attr("operandSegmentSizes", b.getDenseI32ArrayAttr(values));
  }

  //--- types ---
  mlir::Type elementType(jax::DType dtype);
  /// bool as it is stored in memory: i32.
  mlir::Type memoryElementType(jax::DType dtype);
  /// Scalars for rank 0, else vectors. Refs give memrefs.
  mlir::Type type(const jax::Aval &aval);
  mlir::Type vectorType(llvm::ArrayRef<int64_t> shape, mlir::Type element);
  mlir::Type memrefType(llvm::ArrayRef<int64_t> shape, mlir::Type element, mlir::Attribute space);
  mlir::Attribute memorySpace(jax::MemorySpace space, std::string_view mesh = {});

  //--- constants ---
  mlir::Value indexConstant(int64_t value);
  mlir::Value i32Constant(int64_t value);
  mlir::Value intConstant(int64_t value, mlir::Type type);
  mlir::Value floatConstant(double value, mlir::Type type);
  mlir::Value boolConstant(bool value);
  /// The literal as a scalar of `type` (float, integer or index).
  mlir::Value constant(const jax::Literal &literal, mlir::Type type);
  /// A vector (or scalar) constant with one value everywhere.
  mlir::Value splat(mlir::Type type, double value);
  mlir::Value splatInt(mlir::Type type, int64_t value);
  /// The operand as an MLIR value; a literal becomes a constant of its dtype.
  Val materialize(const Val &val, const jax::Aval &aval);

  /// JAX's folding of i32 constants through max and min, or nullopt.
  std::optional<int64_t> foldedConstant(mlir::Value value);
  /// While one lives, values from before it are arguments of a detached
  /// function, and all ops take the name of the equation that it is inlined for.
  class Detached {
  public:
    explicit Detached(Emitter &e, bool active = true) : e_(e), visibleFrom_(e.visibleFrom_), inlinedAs_(e.inlinedAs_) {
      if (!active)
        return;
      e.visibleFrom_ = e.nextSerial_;
      if (!e.inlinedAs_)
        e.inlinedAs_ = e.currentName_;
    }
    ~Detached() {
      e_.visibleFrom_ = visibleFrom_;
      e_.inlinedAs_ = inlinedAs_;
    }

  private:
    Emitter &e_;
    uint64_t visibleFrom_;
    mlir::StringAttr inlinedAs_;
  };

  //--- locations ---
  mlir::Location location() const { return location_; }
  /// The equations behind a location made here; null for others.
  const jax::Eqn *eqnAt(mlir::Location location) const;
  /// User frame to show for it: the equation's own or the enclosing one's.
  jax::SourceStack sourceAt(mlir::Location location) const;

private:
  struct Origin {
    const jax::Eqn *eqn;
    jax::SourceStack source;
  };
  /// What an equation's locations are called; most equations of a primitive lie in the same scopes.
  struct EqnNames {
    std::string nameStack;
    mlir::StringAttr path, prefix; ///< "SCOPES/PRIM" and "PRIM:"
  };
  const EqnNames &namesOf(const jax::Eqn &eqn);
  mlir::StringAttr fileName(const std::string &file);
  mlir::Location locate(const jax::Eqn &eqn, const jax::Eqn &origin);
  Result located(const jax::Jaxpr &jaxpr, const jax::Eqn &eqn, llvm::ArrayRef<Val> env,
                 llvm::ArrayRef<OptBlockShape> blockShapes, std::vector<std::string> &scopes);
  void blame(const jax::Eqn &eqn);
  void openScopes(std::vector<std::string> &current, const std::string &nameStack);
  void closeScopes(size_t count);
  Val read(const jax::Jaxpr &jaxpr, llvm::ArrayRef<Val> env, const jax::Atom &atom);

  const ReleaseRules &release_;
  std::unordered_map<const jax::Primitive *, EqnNames> names_;
  mlir::StringAttr file_; ///< the one that was last asked for
  mlir::Location location_;
  mlir::StringAttr currentName_; ///< "PRIM:" of the equation under way
  mlir::StringAttr inlinedAs_;   ///< name of the equation that the detached function is inlined for
  jax::SourceStack enclosing_;
  llvm::DenseMap<mlir::Attribute, Origin> origins_;
  std::vector<jax::JaxprPtr> kept_;
  llvm::StringMap<mlir::Attribute> parsedAttributes_;
  llvm::DenseMap<mlir::Operation *, uint64_t> serials_; ///< ops that constant folding may look at
  uint64_t nextSerial_ = 1, visibleFrom_ = 0;
};

//===----------------------------------------------------------------------===//
// Families
//===----------------------------------------------------------------------===//

/// Adds a family's rules to the standard table; a static object of the file that
/// defines them. No two families declare the same primitive on a core.
struct EmitFamily {
  using Add = void (*)(EmitTable &);
  explicit EmitFamily(Add add);
};

} // namespace pallasd::lowering
