//===- names.cpp - The public names of JAX's modules ------------------*- C++ -*-===//
#include "analysis/facts/names/names.h"

#include <charconv>
#include <iterator>
#include <optional>
#include <unordered_map>
#include <utility>

namespace pallasd::facts {

namespace {

struct ModuleNames {
  std::string_view module, lines;
};
#include "analysis/facts/names/names_data.inc"

using Masks = std::unordered_map<std::string_view, unsigned>;

Masks parse(std::string_view lines) {
  Masks masks;
  while (!lines.empty()) {
    size_t end = lines.find('\n'), blank = lines.find(' ');
    unsigned mask = 0;
    std::from_chars(lines.data() + blank + 1, lines.data() + end, mask, 16);
    masks[lines.substr(0, blank)] = mask;
    lines.remove_prefix(end + 1);
  }
  return masks;
}

const Masks *masksOf(std::string_view module) {
  static const std::unordered_map<std::string_view, Masks> all = [] {
    std::unordered_map<std::string_view, Masks> result;
    for (const ModuleNames &one : kModules)
      result[one.module] = parse(one.lines);
    return result;
  }();
  auto found = all.find(module);
  return found == all.end() ? nullptr : &found->second;
}

std::optional<unsigned> bitOf(std::string_view release) {
  for (unsigned i = 0; i < std::size(kReleases); ++i)
    if (kReleases[i] == release)
      return i;
  return std::nullopt;
}

} // namespace

namespace {

/// Submodules are attributes only once something has imported them, so the
/// tables, made from a fresh import, may lack them.
bool isSubmodule(std::string_view module, std::string_view name) {
  static constexpr std::pair<std::string_view, std::string_view> known[] = {{"jax", "ad_checkpoint"},
                                                                            {"jax", "cloud_tpu_init"},
                                                                            {"jax", "collect_profile"},
                                                                            {"jax", "core"},
                                                                            {"jax", "custom_batching"},
                                                                            {"jax", "custom_derivatives"},
                                                                            {"jax", "debug"},
                                                                            {"jax", "distributed"},
                                                                            {"jax", "dlpack"},
                                                                            {"jax", "dtypes"},
                                                                            {"jax", "errors"},
                                                                            {"jax", "example_libraries"},
                                                                            {"jax", "experimental"},
                                                                            {"jax", "export"},
                                                                            {"jax", "extend"},
                                                                            {"jax", "ffi"},
                                                                            {"jax", "flatten_util"},
                                                                            {"jax", "image"},
                                                                            {"jax", "interpreters"},
                                                                            {"jax", "lax"},
                                                                            {"jax", "lib"},
                                                                            {"jax", "memory"},
                                                                            {"jax", "monitoring"},
                                                                            {"jax", "nn"},
                                                                            {"jax", "numpy"},
                                                                            {"jax", "ops"},
                                                                            {"jax", "profiler"},
                                                                            {"jax", "random"},
                                                                            {"jax", "ref"},
                                                                            {"jax", "scipy"},
                                                                            {"jax", "sharding"},
                                                                            {"jax", "stages"},
                                                                            {"jax", "test_util"},
                                                                            {"jax", "tools"},
                                                                            {"jax", "tree"},
                                                                            {"jax", "tree_util"},
                                                                            {"jax", "typing"},
                                                                            {"jax", "util"},
                                                                            {"jax", "version"},
                                                                            {"jax.experimental.pallas", "fuser"},
                                                                            {"jax.experimental.pallas", "mosaic_gpu"},
                                                                            {"jax.experimental.pallas", "ops"},
                                                                            {"jax.experimental.pallas", "tpu"},
                                                                            {"jax.experimental.pallas", "tpu_sc"},
                                                                            {"jax.experimental.pallas", "triton"},
                                                                            {"jax.lax", "linalg"},
                                                                            {"jax.nn", "initializers"},
                                                                            {"jax.numpy", "fft"},
                                                                            {"jax.numpy", "linalg"}};
  for (auto [parent, child] : known)
    if (parent == module && child == name)
      return true;
  return false;
}

} // namespace

NameStatus nameStatus(std::string_view release, std::string_view module, std::string_view name) {
  const Masks *masks = masksOf(module);
  auto bit = bitOf(release);
  if (!masks || !bit || name.starts_with("_") || isSubmodule(module, name))
    return NameStatus::NotListed;
  auto found = masks->find(name);
  return found != masks->end() && (found->second >> *bit & 1) ? NameStatus::Present : NameStatus::Absent;
}

std::vector<std::string> releasesWith(std::string_view module, std::string_view name) {
  std::vector<std::string> result;
  const Masks *masks = masksOf(module);
  auto found = masks ? masks->find(name) : Masks::const_iterator();
  if (masks && found != masks->end())
    for (unsigned i = 0; i < std::size(kReleases); ++i)
      if (found->second >> i & 1)
        result.emplace_back(kReleases[i]);
  return result;
}

} // namespace pallasd::facts
