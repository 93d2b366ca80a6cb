//===- jaxpr.h - The narrow waist -------------------------------*- C++ -*-===//
//
// A jaxpr as plain data: no Python value, no MLIR. It comes from the static
// evaluator, from real JAX (the worker) or from canonical text (tests), and
// every consumer (checks, lowering, views) works on all three.
//
// Variables are numbers in a table of avals that each Jaxpr owns. Inner jaxprs
// (branches, loop bodies, jitted calls) are parameters and closed over nothing:
// what they use is passed to their constvars and invars, as in JAX.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/jax/aval.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace pallasd::jax {

struct Jaxpr;
using JaxprPtr = std::shared_ptr<const Jaxpr>;
using VarId = uint32_t;

//===----------------------------------------------------------------------===//
// Where an equation comes from
//===----------------------------------------------------------------------===//

/// One frame of user code. Lines are 1-based, columns 0-based code points, as
/// CPython's positions. `item` is the syntax item (see analysis/syntax) that
/// holds the frame, and lines count from that item's first line when
/// `item >= 0`, so that an edit above moves frames without recomputing them.
struct SourceFrame {
  std::string file;
  std::string function; ///< qualified name as Python prints it, e.g. "body" or "f.<locals>.g"
  int32_t item = -1;
  int32_t line = 0, column = 0, endLine = 0, endColumn = 0;
  std::shared_ptr<const SourceFrame> caller; ///< the next outer user frame
};
/// Innermost user frame first; null where the equation has no user frame
/// (equations inside jitted jnp functions, policies.md D2).
using SourceStack = std::shared_ptr<const SourceFrame>;

//===----------------------------------------------------------------------===//
// Atoms
//===----------------------------------------------------------------------===//

/// A scalar constant in a jaxpr. The aval has rank 0 (weak types included).
struct Literal {
  Aval aval;
  /// bool for Bool, int64_t for signed, uint64_t for unsigned, double for floats
  /// (already rounded to the dtype); complex and others as text.
  std::variant<bool, int64_t, uint64_t, double, std::string> value;
  bool operator==(const Literal &) const = default;
};

/// Operand of an equation: a variable or a literal of the enclosing Jaxpr.
struct Atom {
  bool isLiteral = false;
  uint32_t index = 0; ///< into Jaxpr::vars or Jaxpr::literals
  bool operator==(const Atom &) const = default;
};

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// A number in a ref transform or a copy: static, or one of the equation's
/// operands (a position in Eqn::in; JAX flattens dynamic indices into operands).
struct IndexOperand {
  bool isStatic = true;
  int64_t value = 0;    ///< if static
  uint32_t operand = 0; ///< if not
  bool operator==(const IndexOperand &) const = default;
};

struct RefUse;

/// One dimension of an indexer.
struct DimIndexer {
  enum Kind : uint8_t {
    Slice, ///< start, size, stride; keeps the dimension
    Index, ///< one scalar operand; drops the dimension
    Array, ///< an array operand (integer array indexing)
    Ref    ///< a Ref that holds the indices (SparseCore gathers and scatters)
  } kind = Slice;
  IndexOperand start;                  ///< Slice: first element. Index, Array: the index.
  IndexOperand size;                   ///< Slice only
  int64_t stride = 1;                  ///< Slice only
  std::shared_ptr<const RefUse> ref;   ///< Ref only
  std::optional<int64_t> ignoredValue; ///< Array, Ref: indices of this value are skipped (plsc.Indices)
  bool operator==(const DimIndexer &other) const;
};

/// One step of `ref.at[...]`, `.bitcast`, `.reshape`, ... applied left to right.
struct RefTransform {
  enum Kind : uint8_t { Index, Reshape, Bitcast, Transpose, MemorySpaceCast, Annotate, SubcoreSlice } kind = Index;
  std::vector<DimIndexer> dims;          ///< Index
  Shape intIndexerShape;                 ///< Index: shape of array indices after broadcasting, JAX's int_indexer_shape
  DType dtype = DType::Float32;          ///< Bitcast: dtype of the result
  Shape shape;                           ///< Reshape: shape of the result
  std::vector<int64_t> permutation;      ///< Transpose
  MemorySpace space = MemorySpace::None; ///< MemorySpaceCast
  std::map<std::string, bool> flags;     ///< Annotate
  bool operator==(const RefTransform &) const = default;
};
using RefTransforms = std::vector<RefTransform>;

/// A Ref operand with its transforms, for equations over several Refs (DMA,
/// semaphores): operand number in Eqn::in plus what is applied to it.
struct RefUse {
  uint32_t operand = 0;        ///< unless choices
  std::vector<RefUse> choices; ///< pl.select_ref: the Refs to choose from
  IndexOperand choice;         ///< if choices: which one
  RefTransforms transforms;    ///< applied to the chosen Ref
  bool operator==(const RefUse &) const = default;
};

struct Param;
using ParamList = std::vector<Param>;
using ParamDict = std::vector<std::pair<std::string, Param>>; ///< in the order that the text prints

/// Any value that a parameter can hold. An enum or other named object that JAX
/// prints by name is a Symbol ("GatherScatterMode.CLIP"); a str is a string.
struct Symbol {
  std::string text;
  bool operator==(const Symbol &) const = default;
};
struct Param {
  std::variant<std::monostate /*None*/, bool, int64_t, double, std::string, Symbol, DType, Aval, IndexOperand, JaxprPtr,
               std::shared_ptr<const RefTransforms>, std::shared_ptr<const RefUse>, std::shared_ptr<const ParamList>,
               std::shared_ptr<const ParamDict>>
      value;

  Param() = default;
  template <typename T> Param(T v) : value(std::move(v)) {}
  Param(int v) : value(int64_t(v)) {}
  Param(const char *v) : value(std::string(v)) {}
  static Param list(ParamList items) { return {std::make_shared<const ParamList>(std::move(items))}; }
  static Param dict(ParamDict items) { return {std::make_shared<const ParamDict>(std::move(items))}; }
  static Param transforms(RefTransforms t) { return {std::make_shared<const RefTransforms>(std::move(t))}; }
  static Param refUse(RefUse use) { return {std::make_shared<const RefUse>(std::move(use))}; }
  static Param ints(const std::vector<int64_t> &values);
  static Param shape(const Shape &shape);

  bool isNone() const { return std::holds_alternative<std::monostate>(value); }
  template <typename T> const T *as() const { return std::get_if<T>(&value); }
  std::optional<int64_t> asInt() const;
  std::optional<bool> asBool() const;
  const ParamList *asList() const;
  const ParamDict *asDict() const;
  const RefTransforms *asTransforms() const;
  const RefUse *asRefUse() const;
  JaxprPtr asJaxpr() const;
  /// A list of integers (tuples of ints print and compare as lists).
  std::optional<std::vector<int64_t>> asInts() const;
};
/// Structural equality; jaxprs compare by content.
bool operator==(const Param &a, const Param &b);

//===----------------------------------------------------------------------===//
// Primitives and equations
//===----------------------------------------------------------------------===//

/// A primitive *object*: two primitives may share a name (`gather`, `swap`), as
/// in JAX. Interned; compare by address.
struct Primitive {
  std::string name;    ///< as a jaxpr prints it
  std::string variant; ///< "" or what tells it from its namesake ("sc")
};
/// The one Primitive of that name and variant; made on first use. Thread-safe.
const Primitive *primitive(std::string_view name, std::string_view variant = {});

enum class Effect : uint8_t { Read = 1, Write = 2, Other = 4 };

struct Eqn {
  const Primitive *prim = nullptr;
  std::vector<Atom> in;
  std::vector<VarId> out;
  ParamDict params; ///< sorted by name
  SourceStack source;
  std::string nameStack; ///< jax.named_scope and transform names, "a/b"
  /// The public function whose call bound this equation ("jnp.cumsum",
  /// "jax.nn.elu"), for messages; empty if the user called lax itself.
  std::string publicName;
  /// True for an equation that must not be removed though unused: it writes to
  /// a Ref, copies, signals, prints … A mere read is no such effect (measured:
  /// JAX drops an unused `ref[...]`). See effects.h.
  bool hasEffects = false;

  const Param *param(std::string_view name) const;
};

struct Jaxpr {
  std::vector<Aval> vars; ///< the aval of every variable
  std::vector<Literal> literals;
  std::vector<VarId> constvars, invars;
  std::vector<Eqn> eqns;
  std::vector<Atom> outvars;
  std::vector<std::string> argNames; ///< debug info: parameter names of invars, may be empty
  std::string functionName;          ///< debug info

  const Aval &aval(const Atom &atom) const { return atom.isLiteral ? literals[atom.index].aval : vars[atom.index]; }
  VarId newVar(Aval aval) {
    vars.push_back(std::move(aval));
    return VarId(vars.size() - 1);
  }
  Atom newLiteral(Literal literal) {
    literals.push_back(std::move(literal));
    return {true, uint32_t(literals.size() - 1)};
  }
  static Atom var(VarId id) { return {false, id}; }
};

/// Hash of the content: positions, names and debug information excluded.
uint64_t contentHash(const Jaxpr &jaxpr);

/// Number of equations, inner jaxprs included.
size_t eqnCount(const Jaxpr &jaxpr);

/// `{name: count}` over all equations, inner jaxprs included.
std::map<std::string, int64_t> primitiveCounts(const Jaxpr &jaxpr);

enum class LoopPruning { All, Scans };
/// Dead-code elimination as JAX does it when it has traced a kernel: equations
/// whose outputs are unused and that have no effect go, loop carries nobody
/// uses are pruned, a run_scoped that touches only its own allocations goes.
/// Inputs stay. JAX applies it to kernels of pallas_call and to index maps, not
/// to those of pl.kernel, core_map and mpmd_map.
JaxprPtr eliminateDeadCode(const JaxprPtr &jaxpr, LoopPruning loops = LoopPruning::All);
/// Before JAX 0.12.0 a `while` stays as it is.
LoopPruning loopPruning(std::string_view release);

} // namespace pallasd::jax
