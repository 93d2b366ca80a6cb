//===- predicates.h - What several families of predicates share ---*- C++ -*-===//
//
// Parameters of an equation with the fallbacks that the emit rules use, and
// conditions that more than one family asks for.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "lowering/legal/refusal.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::lowering {

int64_t intParam(const jax::Eqn &eqn, std::string_view name, int64_t fallback = 0);
bool boolParam(const jax::Eqn &eqn, std::string_view name, bool fallback = false);
std::vector<int64_t> intsParam(const jax::Eqn &eqn, std::string_view name);
std::string_view textParam(const jax::Eqn &eqn, std::string_view name);
/// The integers under `key` of a dictionary parameter; empty if there are none.
std::vector<int64_t> dictInts(const jax::Eqn &eqn, std::string_view name, std::string_view key);
/// A string's or a symbol's text; empty for other parameters and for null.
std::string_view symbolText(const jax::Param *param);
/// As facts of refusals have it, "uint8".
std::string dtypeName(jax::DType dtype);
/// The i-th item of a list parameter; null if there is none.
const jax::Param *itemAt(const jax::Param *param, size_t i);

/// JAX builds the ops, and MLIR's verifier objects to one of them.
Refusal refuseAtVerify(std::string_view rule, std::string_view leadingWords);

/// convert_element_type between two types; nullopt where the cast exists.
std::optional<Refusal> castRefusal(jax::DType from, jax::DType to);

} // namespace pallasd::lowering
