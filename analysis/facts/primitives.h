//===- primitives.h - Which primitives a release lowers ---------*- C++ -*-===//
//
// The registrations of Pallas TPU lowering rules in each release of JAX,
// extracted from installed releases by script (tools/facts/make_primitives.py).
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::facts {

/// Bits of a set of core types.
enum CoreBit : uint8_t { TensorCoreBit = 1, ScalarSubcoreBit = 2, VectorSubcoreBit = 4 };

struct RegisteredPrimitive {
  std::string_view name;
  std::string_view variant; ///< "sc": the SparseCore's of two that share a name
  uint8_t cores = 0;        ///< CoreBit set
  uint8_t refusing = 0;     ///< cores whose rule only raises
  std::string_view module;  ///< Python module of the registration, several joined by "+"
};

struct ReleasePrimitives {
  std::string_view release;                    ///< "0.12.0.1"
  std::vector<RegisteredPrimitive> primitives; ///< by name
};

/// In order of release, 0.10.2 to 0.12.0.1.
const std::vector<ReleasePrimitives> &primitiveTables();
/// Null if there is no table of that release.
const ReleasePrimitives *primitiveTable(std::string_view release);
/// First release whose rules cover `name` on all cores of `cores`; empty if none does.
std::string_view firstReleaseWith(std::string_view name, uint8_t cores);

/// Names of the primitives that a release has without a rule on any core, of
/// those that some traced program may hold (tools/facts/list_primitives.py).
const std::vector<std::string_view> &primitivesWithoutRule(std::string_view release);
/// Conditions of JAX 0.12.0.1's rules, by the name of their refusal, that a
/// release was measured to have too: it refuses every sample that 0.12.0.1
/// refuses for them (tools/facts/make_conditions.py). "*": all of them.
const std::vector<std::string_view> &measuredConditions(std::string_view release);

/// In what a release's modules were measured to differ from 0.12.0.1's, by names
/// that the rules of the lowering ask for (tools/facts/make_forms.py).
const std::vector<std::string_view> &olderForms(std::string_view release);

} // namespace pallasd::facts
