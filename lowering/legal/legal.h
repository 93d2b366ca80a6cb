//===- legal.h - Would JAX lower this equation? -----------------*- C++ -*-===//
//
// The keystroke path: a predicate per primitive and core type, without MLIR.
// Each rule family declares its predicates in rules/FAMILY_legal.cpp beside the
// ops it builds in rules/FAMILY_emit.cpp, and registers them there (LegalFamily).
//
// Two questions: has the release a rule for the primitive on the core (release.h;
// without one it is refused as unimplemented-primitive), and do the operands meet
// the rule's conditions? The predicates state those of JAX 0.12.0.1; another
// release is held to the ones that it was measured to have.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/facts/chip.h"
#include "analysis/kernel/legality.h"
#include "lowering/legal/block_shape.h"
#include "lowering/legal/refusal.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <unordered_map>

namespace pallasd::lowering {

/// What a predicate may ask: the equation's jaxpr, its kernel and the target.
struct LegalContext {
  const kernel::KernelInstance &instance;
  kernel::CoreType core;
  const facts::ChipInfo *chip = nullptr; ///< null if the chip is unknown: rules that need it stay silent
  const jax::Jaxpr *jaxpr = nullptr;     ///< the jaxpr that holds the equation
  bool inIndexMap = false;               ///< an index map has no grid indices of its own
  /// By VarId of `jaxpr`; nullopt for values and for Refs of unknown block.
  std::vector<std::optional<BlockShape>> blockShapes = {};
  /// By VarId of `jaxpr`: arguments that the lowering may know as constants.
  std::vector<bool> mayBeConstant = {};

  const jax::Aval &in(const jax::Eqn &eqn, size_t i) const { return jaxpr->aval(eqn.in[i]); }
  const jax::Aval &out(const jax::Eqn &eqn, size_t i) const { return jaxpr->vars[eqn.out[i]]; }
  const jax::Literal *literal(const jax::Eqn &eqn, size_t i) const {
    return eqn.in[i].isLiteral ? &jaxpr->literals[eqn.in[i].index] : nullptr;
  }
  /// Block shape of a Ref operand; its own shape when nothing else is known.
  BlockShape blockShape(const jax::Eqn &eqn, size_t i) const;
};

/// nullopt: JAX lowers the equation. Never guess: a condition that cannot be
/// decided from the context is not a refusal.
using LegalRule = std::optional<Refusal> (*)(const LegalContext &, const jax::Eqn &);

enum class Cores : uint8_t { Tensor = 1, Scalar = 2, Vector = 4, TensorAndVector = 5, Sparse = 6, All = 7 };

class LegalTable {
public:
  /// Sets the predicate of a primitive.
  void add(Cores cores, std::string_view primitive, LegalRule rule, std::string_view variant = {});
  void add(Cores cores, std::initializer_list<std::string_view> primitives, LegalRule rule);
  /// Null if no condition is known for the primitive on that core.
  LegalRule find(kernel::CoreType core, const jax::Primitive *primitive) const;

  /// All families. Built once.
  static const LegalTable &standard();

private:
  std::unordered_map<const jax::Primitive *, LegalRule> rules_[3];
};

/// What no type of MLIR stands for among the results of an equation: complex numbers, and vectors without elements.
std::optional<Refusal> checkResultTypes(const jax::Jaxpr &jaxpr, const jax::Eqn &eqn, kernel::CoreType core);

/// An inner jaxpr of an equation and where its arguments come from: operand
/// positions of the equation, -1 for what the equation itself makes (a
/// run_scoped allocation, a loop index).
struct InnerJaxpr {
  jax::JaxprPtr jaxpr;
  std::vector<int> operandOfArgument; ///< by constvars, then invars
};
/// Every jaxpr that the lowering enters for this equation, in JAX's order.
std::vector<InnerJaxpr> innerJaxprs(const jax::Eqn &eqn);

/// Refusals of one kernel in JAX's order: blocks, the kernel as a whole, the
/// equations of the lowered body with those of inner jaxprs, windows, the custom
/// call. `all` false stops at the first equation that is refused.
kernel::Verdict legalKernel(const kernel::KernelInstance &instance, bool all = true);

/// The answer to what `analysis` asks.
class TableLegality : public kernel::Legality {
public:
  kernel::Verdict check(const kernel::KernelInstance &instance, bool isWholeProgram = false) const override;
};

//===----------------------------------------------------------------------===//
// Families
//===----------------------------------------------------------------------===//

/// Adds a family's predicates to the standard table; a static object of the
/// file that defines them. No two families declare the same primitive on a core.
struct LegalFamily {
  using Add = void (*)(LegalTable &);
  explicit LegalFamily(Add add);
};

} // namespace pallasd::lowering
