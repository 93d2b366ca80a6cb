//===- requirements.h - Version requirements of Python packages -*- C++ -*-===//
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pallasd::config {

/// Whether a release meets ">=0.11,<0.12", "==0.11.*", "~=0.11.1", or Poetry's "^0.11" and "~0.11". An empty
/// requirement takes every release; nullopt for what is none of these (a URL).
std::optional<bool> meets(std::string_view release, std::string_view requirement);

/// What a dependency line asks of `package`: the versions of "jax[tpu]>=0.11; python_version > '3.10'"; nullopt if
/// the line is about another package.
std::optional<std::string> requirementOf(std::string_view line, std::string_view package);

} // namespace pallasd::config
