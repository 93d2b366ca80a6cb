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
/// The public names of `module` in `release`, sorted; empty if it is in no table.
std::vector<std::string> namesOf(std::string_view release, std::string_view module);
/// Releases that have the name, oldest first.
std::vector<std::string> releasesWith(std::string_view module, std::string_view name);

/// Whether a public function or class of that name, in whichever of JAX's modules, has a parameter that can be given by
/// name. Absent: none that is called so has one, nor takes `**kwargs` (tools/make_parameters.py).
NameStatus parameterStatus(std::string_view release, std::string_view function, std::string_view parameter);
bool isNewest(std::string_view release);
/// Whether the newest release's function of that name has the parameter and `release`'s hasn't.
bool isLaterParameter(std::string_view release, std::string_view function, std::string_view parameter);
/// Names that can be given, sorted; empty if no function is called so.
std::vector<std::string> parametersOf(std::string_view release, std::string_view function);
/// Releases in which the parameter is Present, oldest first.
std::vector<std::string> releasesWithParameter(std::string_view function, std::string_view parameter);

} // namespace pallasd::facts
