//===- compile.h - Would libtpu compile this module? ------------*- C++ -*-===//
//
// JAX lowers more than libtpu compiles. The predicates here state conditions of
// libtpu's Mosaic compiler on what JAX made of a kernel, as far as they were
// measured: each family of conditions has its generated kernels and libtpu's
// verdicts on them, per chip, in tests/data/compile (written by
// tests/oracle/measure_compile.py), and a test holds the claims to them.
//
// What lies outside of the measured region is not refused, and what may have gone
// before the condition is met isn't either: an equation counts only if libtpu
// compiles it for certain (scope.h). Source: libtpu 0.0.51 with JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/compile/scope.h"

#include <initializer_list>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace pallasd::lowering {

/// What a predicate may ask: that of `legal`, and where values come from.
struct CompileContext : LegalContext {
  const Scope *scope = nullptr; ///< that of `jaxpr`

  Value value(const jax::Eqn &eqn, size_t i) const { return {scope, eqn.in[i]}; }
};

/// nullopt: nothing is known against the equation.
using CompileRule = std::optional<Refusal> (*)(const CompileContext &, const jax::Eqn &);
/// About the kernel as a whole.
struct KernelContext {
  const kernel::KernelInstance &instance;
  const facts::ChipInfo &chip;
  bool isWholeProgram = false; ///< see kernel/whole_program.h
};
using KernelCompileRule = std::optional<Refusal> (*)(const KernelContext &);

class CompileTable {
public:
  void add(std::string_view primitive, CompileRule rule);
  void add(std::initializer_list<std::string_view> primitives, CompileRule rule);
  /// Asked of every equation, after the rules of its primitive.
  void addForAll(CompileRule rule);
  void addForKernel(KernelCompileRule rule);

  /// The first refusal of the equation.
  std::optional<Refusal> check(const CompileContext &context, const jax::Eqn &eqn) const;
  const std::vector<KernelCompileRule> &kernelRules() const { return kernelRules_; }

  /// All families. Built once.
  static const CompileTable &standard();

private:
  std::unordered_map<std::string_view, std::vector<CompileRule>> rules_;
  std::vector<CompileRule> forAll_;
  std::vector<KernelCompileRule> kernelRules_;
};

/// Adds a family's predicates to the standard table; a static object of the
/// file that defines them.
struct CompileFamily {
  using Add = void (*)(CompileTable &);
  explicit CompileFamily(Add add);
};

/// What libtpu refuses of a TensorCore kernel that JAX lowers, for the instance's
/// chip: equations in the order of the body, then the kernel as a whole. `body`
/// is what JAX lowered.
std::vector<Refusal> compilerRefusals(const kernel::KernelInstance &instance, const jax::Jaxpr &body,
                                      bool isWholeProgram);

/// A refusal of the compiler. `exceptionClass`: MosaicError where libtpu names the operation, JaxRuntimeError where it
/// doesn't, "abort" where it ends the process.
Refusal refuseAtCompile(std::string_view rule, std::string_view exceptionClass, std::string_view leadingWords);

} // namespace pallasd::lowering
