//===- names.h - The public names of JAX's modules ---------------*- C++ -*-===//
//
// Which public names each release of JAX has (extracted from installations by
// tools/make_facts.py): a name that exists but has no model is Unknown, one
// that doesn't exist is AttributeError (policies.md B).
//
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pallasd::facts {

enum class NameStatus {
  NotListed, ///< the module or release is in no table: nothing is known
  Present,
  Absent
};
/// Whether `module` ("jax.numpy") has the public name `name` in `release`.
NameStatus nameStatus(std::string_view release, std::string_view module, std::string_view name);
/// Releases that have the name, oldest first.
std::vector<std::string> releasesWith(std::string_view module, std::string_view name);

} // namespace pallasd::facts
